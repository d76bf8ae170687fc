//! Keyboard commands for a player who cannot see the board: jumps of the cursor, and questions
//! about the position.

use super::{Table, review};
use crate::app::announcements::{AnnouncementItem, BoardAnswer};
use crate::app::context::Context;
use crate::rules::{Bitboard, Color, File, Rank, Role, Square};

/// A jump of the keyboard cursor on the board to a rank, a file or a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorJump {
    /// To the next piece of this role. The search goes from square to square, a1 to h1, then a2 and
    /// so on to h8, and starts again at a1.
    Piece {
        /// The role.
        role: Role,
        /// Whether the search goes backwards.
        back: bool,
    },
    /// To this rank, on the same file.
    Rank(Rank),
    /// To this file, on the same rank.
    File(File),
}

/// A question that a player who cannot see the board asks by keyboard. It is about the position, or
/// about the square of the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardQuestion {
    /// Which pieces are on the cursor's rank?
    Rank,
    /// Which pieces are on the cursor's file?
    File,
    /// Where are the pieces of one player?
    Pieces {
        /// Whether to list the pieces of the player to move; `false` lists the pieces of the
        /// opponent.
        own: bool,
    },
    /// Which pieces attack the cursor's square?
    Attackers,
    /// Where can the piece on the cursor's square go?
    Moves {
        /// Whether to list only captures.
        captures: bool,
    },
    /// What times do the clocks show?
    Clocks,
    /// What was the last move?
    LastMove,
}

/// Moves the keyboard cursor on the board to the next piece of a role; with `back`, to the previous
/// piece. Returns whether there is such a piece. If there is none, announces this.
pub(super) fn jump_to_piece(table: &mut Table, role: Role, back: bool) -> bool {
    let found = next_square(table.shown().position().by_role(role), table.cursor(), back);
    match found {
        Some(square) => table.seats.move_cursor(square),
        None => announce_answer(table, BoardAnswer::NoSuchPiece(role)),
    }
    found.is_some()
}

/// Returns the first of `squares` after `here`, in the order a1 to h1, a2 to h2 and so on; after
/// h8, the search continues at a1. With `back`, the search goes the other way. `here` itself comes
/// last. `None` if `squares` is empty.
fn next_square(squares: Bitboard, here: Square, back: bool) -> Option<Square> {
    let distance = |square: &Square| {
        let (to, from) = (square.index() + 64, here.index());
        // The next square in this direction has the distance 0, and `here` itself has 63.
        if back { (from + 63).wrapping_sub(to - 64) % 64 } else { (to - from + 63) % 64 }
    };
    squares.iter().min_by_key(distance)
}

/// Announces the answer to a keyboard question about the board, such as which pieces attack the
/// cursor's square.
pub(super) fn answer_inquiry(table: &mut Table, inquiry: BoardQuestion, ctx: &Context<'_>) {
    let here = table.cursor();
    let (game, shown) = (table.session.game(), table.shown());
    let position = shown.position();
    let on = |squares: Bitboard| {
        squares.iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect()
    };
    let found = match inquiry {
        BoardQuestion::Rank => BoardAnswer::Rank(here.rank(), on(Bitboard::rank(here.rank()))),
        BoardQuestion::File => BoardAnswer::File(here.file(), on(Bitboard::file(here.file()))),
        BoardQuestion::Pieces { own } => {
            let color = if own { position.turn() } else { !position.turn() };
            BoardAnswer::Pieces(color, on(position.by_color(color)))
        }
        BoardQuestion::Attackers => {
            let by = |color| position.attackers(here, color);
            BoardAnswer::Attackers(here, on(by(Color::White) | by(Color::Black)))
        }
        BoardQuestion::Moves { captures } => {
            // In the present position of the game, the house rules decide which moves are possible.
            // In a review (of an earlier position or another line), the laws of chess alone decide.
            let moves = if table.board_review.is_none() {
                game.playable_from(here)
            } else {
                position.legal_moves_from(here)
            };
            let fits = |mv: &&crate::rules::Move| !captures || position.captured_by(**mv).is_some();
            let sans = moves.iter().filter(fits).map(|mv| position.san(*mv)).collect();
            BoardAnswer::Moves { from: here, captures, sans }
        }
        BoardQuestion::Clocks => {
            let shown = |color| game.clock().and_then(|clock| clock.reading(color, ctx.now).to_display());
            BoardAnswer::Clocks([shown(Color::White), shown(Color::Black)])
        }
        BoardQuestion::LastMove => BoardAnswer::LastMove(review::place_of(&shown)),
    };
    announce_answer(table, found);
}

/// Announces the answer to a keyboard question about the board. Announces it only to the side to
/// move in the position shown, because this player is assumed to use the only keyboard.
fn announce_answer(table: &mut Table, answer: BoardAnswer) {
    let turn = table.shown().position().turn();
    table.seats.announce_to(turn, vec![AnnouncementItem::Answer(Box::new(answer))]);
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
            assert_eq!(next_square(squares, here, false), Some(on), "from {here}");
            assert_eq!(next_square(squares, here, true), Some(back), "back from {here}");
        }
        assert_eq!(next_square(Bitboard::EMPTY, Square::A1, false), None);
        assert_eq!(
            next_square(Bitboard::from(Square::E4), Square::E4, false),
            Some(Square::E4),
            "the only one"
        );
    }
}
