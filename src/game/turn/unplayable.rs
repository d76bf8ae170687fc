//! Reasons why a piece cannot make a move in the present position of a game.

use crate::game::Game;
use crate::rules::{Bitboard, CastlingSide, Square, WhyIllegal};

/// Reason why a chess piece cannot move from one square to another in the present position of a
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayableReason {
    /// The laws of chess forbid the move in this position.
    Illegal(WhyIllegal),
    /// Castling is not possible because the king has moved (FIDE 3.8.2.1).
    KingHasMoved,
    /// Castling is not possible because the rook on that side has moved (FIDE 3.8.2.1).
    RookHasMoved,
    /// Castling is not possible because the rook on that side was captured, or because the start
    /// position or a correction by the arbiter does not give this castling right.
    NoCastlingThere,
}

impl UnplayableReason {
    /// Returns the name of the reason, such as `castling-king-has-moved`, for programs, tests and
    /// the web page.
    pub const fn code(&self) -> &'static str {
        match self {
            UnplayableReason::Illegal(why) => why.code(),
            UnplayableReason::KingHasMoved => "castling-king-has-moved",
            UnplayableReason::RookHasMoved => "castling-rook-has-moved",
            UnplayableReason::NoCastlingThere => "no-castling-there",
        }
    }

    /// Returns the squares that the board highlights to show the reason, such as the squares of
    /// attackers.
    pub fn squares(&self) -> Bitboard {
        match self {
            UnplayableReason::Illegal(why) => why.squares(),
            _ => Bitboard::EMPTY,
        }
    }
}

impl Game {
    /// Returns why the piece on `from` cannot move to `to` now. `None` if the piece can move there,
    /// if `from` is empty or equals `to`, and if only the state of the game, such as a pause,
    /// prevents the move.
    ///
    /// For castling, the reason also depends on the moves of the game: whether the king or the rook
    /// has moved.
    pub fn why_unplayable(&self, from: Square, to: Square) -> Option<UnplayableReason> {
        if self.playable_from(from).iter().any(|mv| mv.to() == to) {
            return None;
        }
        Some(match self.position().why_illegal(from, to)? {
            WhyIllegal::CastlingRightLost(side) => self.castling_lost(side),
            why => UnplayableReason::Illegal(why),
        })
    }

    /// Returns why the player to move has lost the right to castle on `side`: the king moved, the
    /// rook moved, or another reason.
    fn castling_lost(&self, side: CastlingSide) -> UnplayableReason {
        let us = self.position().turn();
        // Whether the piece that started on `square` has moved. The first move from or to this
        // square moves the piece or captures it.
        let has_left = |square: Square| {
            let mut moves = self.played.iter().map(|played| played.mv);
            moves.find(|mv| mv.from() == square || mv.to() == square).is_some_and(|mv| mv.from() == square)
        };
        match self.start.castling_rights().rook(us, side) {
            None => UnplayableReason::NoCastlingThere,
            Some(_) if has_left(self.start.king(us)) => UnplayableReason::KingHasMoved,
            Some(rook) if has_left(rook) => UnplayableReason::RookHasMoved,
            Some(_) => UnplayableReason::NoCastlingThere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Event, GameSetup, Instant};

    /// Returns a test game in which these moves, in UCI notation, were played.
    fn played(moves: &str) -> Game {
        let mut game = Game::new(GameSetup::default());
        for uci in moves.split_whitespace() {
            let mv = game.position().parse_uci(uci).expect(uci);
            game.apply(Instant::default(), Event::Move(mv)).expect(uci);
        }
        game
    }

    #[test]
    fn the_game_knows_which_of_the_two_has_moved() {
        let there = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7";
        let short = |moves: &str| played(&format!("{there} {moves}")).why_unplayable(Square::E1, Square::G1);
        assert_eq!(short(""), None);
        assert_eq!(short("e1f1 e8f8 f1e1 f8e8"), Some(UnplayableReason::KingHasMoved));
        assert_eq!(short("h1g1 h8g8 g1h1 g8h8"), Some(UnplayableReason::RookHasMoved));
        // The rook is captured on h1; then White's bishop recaptures there and leaves.
        let captured = "e2e4 b7b6 g2g3 c8b7 f1g2 b7e4 g1f3 e4f3 g2f1 f3h1 f1g2 a7a6 g2h1 a6a5 h1g2 a5a4";
        assert_eq!(
            played(captured).why_unplayable(Square::E1, Square::G1),
            Some(UnplayableReason::NoCastlingThere)
        );
        let game = played(there);
        assert_eq!(
            game.why_unplayable(Square::E1, Square::C1),
            Some(UnplayableReason::Illegal(WhyIllegal::CastlingBlocked(Square::D1)))
        );
    }
}
