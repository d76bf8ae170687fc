//! Results of games that are final only after the answer to a question about possible mates.
//!
//! A dead position ends the game as a draw at the move that produces it (FIDE 5.2.2). So no other
//! end is final while the question is open whether the position is dead: no resignation, agreement,
//! claim or decision, no fallen flag and no move into check. If the position is not dead, or the
//! answer is undetermined, the pending result takes effect.

use super::{EndReason, Explanation, GameResult};
use crate::rules::{Color, Move};

/// Result of a game that is not final until a search has told whether a mate is still possible.
///
/// For example, a fallen flag is a loss, but a draw if the opponent could not have mated. If the
/// app is only the clock of a game on a wooden board, it knows no position; a fallen flag is then
/// pending until the players give the result.
#[derive(Clone, Debug, PartialEq)]
pub enum PendingResult {
    /// The fall of this player's flag.
    Flag(Color),
    /// The resignation of this player.
    Resignation(Color),
    /// A draw by agreement or by claim: the reason and, for a claim, its explanation.
    Draw(EndReason, Option<Explanation>),
    /// The arbiter's decision: the result and the arbiter's reason, which may be empty.
    Decision(GameResult, String),
    /// A move that leaves the mover's own king in check, under house rules that allow such a move.
    /// The move is not on the board yet.
    KingLeftInCheck(Move),
}
