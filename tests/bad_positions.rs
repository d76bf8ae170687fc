//! Errors of invalid FENs. The end-to-end test `address` opens the same FENs, except for two that
//! the page corrects: side to move `W`, and move number 0.

use tabiya::rules::{Color, FenError, Position, Rank, Square};

#[test]
fn each_fault_is_named() {
    let facts = [
        ("", FenError::Fields { count: 1 }),
        ("hello", FenError::Fields { count: 1 }),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", FenError::Fields { count: 1 }),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 extra", FenError::Fields { count: 7 }),
        ("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenError::Ranks { count: 7 }),
        ("rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenError::Ranks { count: 9 }),
        (
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::RankLength { rank: Rank::Seventh, files: 9 },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::RankLength { rank: Rank::Fourth, files: 7 },
        ),
        (
            "rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::RankLength { rank: Rank::Fifth, files: 9 },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/44/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::SplitGap { rank: Rank::Fourth },
        ),
        (
            "rnbqkbnr/pppppppp/8/0p7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::NotAPiece { rank: Rank::Fifth, found: '0' },
        ),
        (
            "rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::NotAPiece { rank: Rank::Seventh, found: 'x' },
        ),
        (
            "rnbqkbnr/pppppppp/8/3♞4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenError::NotAPiece { rank: Rank::Fifth, found: '♞' },
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", FenError::Turn),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1", FenError::Turn),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1", FenError::Castling { found: 'x' }),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1", FenError::Castling { found: 'K' }),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenError::CastlingRight { color: Color::White, found: 'K' }),
        ("r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", FenError::CastlingRight { color: Color::White, found: 'K' }),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1", FenError::EnPassant),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
            FenError::EnPassantSquare { square: Square::E3 },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
            FenError::EnPassantSquare { square: Square::E6 },
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1", FenError::HalfmoveClock),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1", FenError::HalfmoveClock),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0", FenError::FullmoveNumber),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999999999999",
            FenError::FullmoveNumber,
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Kings { color: Color::Black, count: 0 }),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", FenError::Kings { color: Color::White, count: 0 }),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", FenError::Kings { color: Color::White, count: 2 }),
        ("8/8/8/8/8/8/8/8 w - - 0 1", FenError::Kings { color: Color::White, count: 0 }),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FenError::OpponentInCheck { color: Color::Black }),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", FenError::OpponentInCheck { color: Color::Black }),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", FenError::PawnOnBackRank { square: Square::A8 }),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", FenError::Pawns { color: Color::Black, count: 9 }),
    ];
    for (fen, fault) in facts {
        assert_eq!(Position::from_fen(fen).err(), Some(fault), "{fen:?}");
    }
}
