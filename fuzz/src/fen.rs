//! Fuzz target for FEN: a position that is read from a text is the same after it is written and
//! read again.

use tabiya::rules::{Laws, Position, PositionSetup};

/// Reads the input as a FEN, under laws with and without en passant captures. Asserts that each
/// position is the same after it is written and read again, and that the column of an error is in
/// the text or just after its end.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(setup) = text.parse::<PositionSetup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup), "{text:?}");
    }
    for en_passant in [true, false] {
        let laws = Laws { en_passant };
        match Position::from_fen_with(text, laws) {
            Ok(position) => {
                assert_eq!(PositionSetup::from(&position).position(laws).as_ref(), Ok(&position), "{text:?}");
                let written = position.to_fen();
                let again = Position::from_fen_with(&written, laws)
                    .unwrap_or_else(|fault| panic!("{text:?}, written {written:?}: {fault}"));
                assert_eq!(again.to_fen(), written, "{text:?}");
                assert_eq!(again.repetition_key(), position.repetition_key(), "{text:?}");
                assert_eq!(again.legal_moves(), position.legal_moves(), "{text:?}");
                // `to_fen` omits the en passant square if the capturing pawns are pinned. Then
                // `again` lacks the pseudo-legal capture, and is not equal to `position`.
                let pseudo = |position: &Position| position.pseudo_legal_moves().len();
                if pseudo(&again) == pseudo(&position) {
                    assert_eq!(again, position, "{text:?}");
                }
            }
            Err(fault) => {
                assert!(fault.to_string().starts_with("bad FEN: "));
                assert!((1..=text.chars().count() + 1).contains(&fault.column(text)), "{text:?}: {fault}");
            }
        }
    }
}
