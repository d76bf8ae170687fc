//! Fuzz target for move notation (SAN and UCI): a move that is read is legal, and is the same after
//! it is written and read again.

use tabiya::rules::Position;

/// Plays the lines of the input as moves in SAN. Asserts that every legal move of the last position
/// is the same after it is written and read again. If the first line is a FEN, the game starts from
/// that position.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut lines = text.split('\n').peekable();
    let start = lines.peek().and_then(|fen| Position::from_fen(fen).ok());
    if start.is_some() {
        lines.next();
    }
    let mut position = start.unwrap_or_default();
    for line in lines.take(40) {
        let _ = position.parse_uci(line).map(|m| assert!(position.is_legal(m)));
        match position.parse_san(line) {
            Ok(m) => {
                assert!(position.is_legal(m), "{position:?}: {line:?}");
                position = position.play(m).expect("a legal move is played");
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
    for fen in [position.to_fen(), position.to_shredder_fen()] {
        let again = Position::from_fen(&fen).unwrap_or_else(|fault| panic!("{fen:?}: {fault}"));
        assert_eq!(again.to_fen(), position.to_fen());
        assert_eq!(again.legal_moves(), position.legal_moves(), "{fen:?}");
    }
    for m in position.legal_moves() {
        let san = position.san(m);
        assert_eq!(san.to_string().parse(), Ok(san));
        assert_eq!(position.parse_san(&san.to_string()), Ok(m), "{position:?}: {san}");
        for uci in [position.uci(m), position.uci_chess960(m)] {
            assert_eq!(position.parse_uci(&uci), Ok(m), "{position:?}: {uci}");
        }
    }
}
