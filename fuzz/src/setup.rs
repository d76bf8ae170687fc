//! Fuzz target for composed positions: any placement of pieces is refused, or becomes a position
//! that can be played and that survives conversion to a setup and to text.

use tabiya::rules::{CastlingSide, Color, File, Laws, Piece, Position, PositionSetup, Role, Square};

/// Maximum number of half-moves that are played from an accepted position.
const MOST_PLIES: usize = 12;

/// Fuzz target: builds a composed position from the input, and plays moves that the remaining bytes
/// choose, if the position is legal. Asserts that each position survives conversion to a setup.
pub fn check(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let setup = setup(&mut bytes);
    // A FEN cannot express every setup that is not a legal position, for example a castling right
    // on the wrong side. So only a setup that was read from text must survive conversion to text.
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

/// Asserts that a position reached by play is unchanged after conversion to a setup and back, and
/// that the setup is unchanged after conversion to text and back.
fn check_position(position: &Position) {
    let setup = PositionSetup::from(position);
    let again = setup.position(Laws::default());
    assert_eq!(again.as_ref(), Ok(position), "{setup}");
    let read = setup.to_string().parse::<PositionSetup>();
    assert_eq!(read.as_ref(), Ok(&setup), "{setup}");
}

/// Builds a composed position from input bytes: a piece for each square, then the side to move,
/// castling rights, en passant square and move counters.
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

/// Returns the piece with this letter in a FEN; `None`, an empty square, for any other byte.
fn piece(byte: u8) -> Option<Piece> {
    let role = Role::ALL.into_iter().find(|role| role.char() == char::from(byte.to_ascii_lowercase()))?;
    let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(Piece { color, role })
}
