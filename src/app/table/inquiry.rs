//! What a player who does not see the board asks at a key, and the answers.

use super::{Table, review};
use crate::app::announcements::{Answer, Said};
use crate::app::context::Context;
use crate::rules::{Bitboard, Color, File, Rank, Role, Square};

/// Where the keyboard's place jumps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// To the next piece of that kind, square by square from a1 to h8 and round again.
    Piece {
        /// The kind.
        role: Role,
        /// Whether the way is the other way round.
        back: bool,
    },
    /// Along its file to this rank.
    Rank(Rank),
    /// Along its rank to this file.
    File(File),
}

/// A question about what is on the board. *Here* is the keyboard's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// What stands on this rank?
    Rank,
    /// What stands on this file?
    File,
    /// Where are the pieces of the player to move, or those of the other one?
    Pieces {
        /// Whether it is the player to move.
        own: bool,
    },
    /// Which pieces attack this square?
    Attackers,
    /// Where can the piece here go?
    Moves {
        /// Only where it captures.
        captures: bool,
    },
    /// What do the clocks say?
    Clocks,
    /// What was the last move?
    LastMove,
}

/// The keyboard's place jumps. Whether it did: there may be no such piece, and then the player is told so.
pub(super) fn jump(table: &mut Table, jump: Jump) -> bool {
    let here = table.cursor();
    let to = match jump {
        Jump::Rank(rank) => Some(Square::new(here.file(), rank)),
        Jump::File(file) => Some(Square::new(file, here.rank())),
        Jump::Piece { role, back } => next(table.shown().position().by_role(role), here, back),
    };
    match (to, jump) {
        (Some(square), _) => table.seats.move_cursor(square),
        (None, Jump::Piece { role, .. }) => answer(table, Answer::NoSuchPiece(role)),
        (None, _) => {}
    }
    to.is_some()
}

/// The next of these squares after this one.
fn next(squares: Bitboard, here: Square, back: bool) -> Option<Square> {
    let distance = |square: &Square| {
        let (to, from) = (square.index() + 64, here.index());
        // The square itself comes last.
        if back { (from + 63).wrapping_sub(to - 64) % 64 } else { (to - from + 63) % 64 }
    };
    squares.iter().min_by_key(distance)
}

/// Answers a question.
pub(super) fn inquire(table: &mut Table, inquiry: Inquiry, ctx: &Context<'_>) {
    let here = table.cursor();
    let (game, shown) = (table.session.game(), table.shown());
    let position = shown.position();
    let on = |squares: Bitboard| {
        squares.iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect()
    };
    let found = match inquiry {
        Inquiry::Rank => Answer::Rank(here.rank(), on(Bitboard::rank(here.rank()))),
        Inquiry::File => Answer::File(here.file(), on(Bitboard::file(here.file()))),
        Inquiry::Pieces { own } => {
            let color = if own { position.turn() } else { !position.turn() };
            Answer::Pieces(color, on(position.by_color(color)))
        }
        Inquiry::Attackers => {
            let by = |color| position.attackers(here, color);
            Answer::Attackers(here, on(by(Color::White) | by(Color::Black)))
        }
        Inquiry::Moves { captures } => {
            // Of a position that is only looked at, the laws alone say what could be played.
            let moves = if table.looking.is_none() {
                game.playable_from(here)
            } else {
                position.legal_moves_from(here)
            };
            let fits = |mv: &&crate::rules::Move| !captures || position.captured_by(**mv).is_some();
            let sans = moves.iter().filter(fits).map(|mv| position.san(*mv)).collect();
            Answer::Moves { from: here, captures, sans }
        }
        Inquiry::Clocks => {
            let shown = |color| game.clock().and_then(|clock| clock.reading(color, ctx.now).shown());
            Answer::Clocks([shown(Color::White), shown(Color::Black)])
        }
        Inquiry::LastMove => Answer::LastMove(review::place(&shown)),
    };
    answer(table, found);
}

/// Who is to move has asked: there is one keyboard.
fn answer(table: &mut Table, answer: Answer) {
    let turn = table.shown().position().turn();
    table.seats.tell(turn, vec![Said::Answer(Box::new(answer))]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_piece_is_found_round_the_board_and_back() {
        let squares: Bitboard = [Square::B1, Square::G1, Square::B8].into_iter().collect();
        for (here, on, back) in [
            (Square::A1, Square::B1, Square::B8),
            (Square::B1, Square::G1, Square::B8),
            (Square::E4, Square::B8, Square::G1),
            (Square::B8, Square::B1, Square::G1),
            (Square::H8, Square::B1, Square::B8),
        ] {
            assert_eq!(next(squares, here, false), Some(on), "from {here}");
            assert_eq!(next(squares, here, true), Some(back), "back from {here}");
        }
        assert_eq!(next(Bitboard::EMPTY, Square::A1, false), None);
        assert_eq!(next(Bitboard::from(Square::E4), Square::E4, false), Some(Square::E4), "the only one");
    }
}
