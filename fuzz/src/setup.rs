//! Fuzz target for composed positions: a placement of pieces is either refused, or accepted as a
//! position whose moves can be played. A setup is a position that is not tested for legality.

use tabiya::rules::{CastlingSide, Color, File, Laws, Piece, Position, PositionSetup, Role, Square};

/// Maximum number of half-moves that are played from an accepted position.
const MOST_PLIES: usize = 12;

/// Builds a setup from the input. If the position is legal, plays moves that the remaining bytes
/// choose. Asserts that each position is the same after it is converted to a setup and back.
pub fn check(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let setup = setup(&mut bytes);
    // Some setups that are not legal positions cannot be expressed as text, for example a castling
    // right on the wrong side. So the conversion to text is tested only with the setup that was
    // read from a text.
    if let Ok(read) = setup.to_string().parse::<PositionSetup>() {
        let text = read.to_string();
        assert_eq!(text.parse::<PositionSetup>().as_ref(), Ok(&read), "{text}");
    }
    let Ok(mut position) = setup.position(Laws::default()) else { return };
    for choice in bytes.chain([0; MOST_PLIES]).take(MOST_PLIES) {
        check_position(&position);
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { return };
        position = position.play_unchecked(*mv);
    }
}

/// Asserts that a position is the same after it is converted to a setup and back, and that the
/// setup is the same after it is converted to text and back.
fn check_position(position: &Position) {
    let setup = PositionSetup::from(position);
    let again = setup.position(Laws::default());
    assert_eq!(again.as_ref(), Ok(position), "{setup}");
    let read = setup.to_string().parse::<PositionSetup>();
    assert_eq!(read.as_ref(), Ok(&setup), "{setup}");
}

/// Builds a setup from input bytes: a byte for each square, then the castling rights, the side to
/// move, the en passant square and the move counters.
fn setup(bytes: &mut impl Iterator<Item = u8>) -> PositionSetup {
    let mut board = [None; 64];
    for square in &mut board {
        *square = piece(bytes.next().unwrap_or(0));
    }
    let mut next = || bytes.next().unwrap_or(0);
    let file = |byte: u8| (byte < 8).then(|| File::ALL[usize::from(byte)]);
    let castling = Color::ALL.map(|_| CastlingSide::ALL.map(|_| file(next())));
    PositionSetup {
        board,
        turn: Color::ALL[usize::from(next() & 1)],
        castling,
        en_passant: Square::ALL.get(usize::from(next())).copied(),
        halfmove_clock: u16::from_le_bytes([next(), next()]),
        fullmove_number: u16::from_le_bytes([next(), next()]),
    }
}

/// Returns the piece with this letter in a FEN; `None` (an empty square) for any other byte.
fn piece(byte: u8) -> Option<Piece> {
    let role = Role::ALL.into_iter().find(|role| role.char() == char::from(byte.to_ascii_lowercase()))?;
    let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(Piece { color, role })
}
