//! Ends of games by the position itself: mate, stalemate, insufficient material, repetition, and
//! moves without a capture or pawn move. `Game::end_game` ends games for other reasons too.

use super::{EndReason, Explanation, GameEnding, Outcome, material};
use crate::game::draws::FIFTY_MOVE_PLIES;
use crate::game::{DeadPosition, DrawProof, DrawRule, Game, GameChanges, Instant};

/// Seventy-five moves of each player without a capture or a pawn move (FIDE 9.6.2), in half-moves.
const SEVENTY_FIVE_MOVE_PLIES: u32 = 150;

impl Game {
    /// Returns the end of the game that its present position causes, such as mate or stalemate;
    /// `None` if the game continues.
    ///
    /// A mate has priority over every draw by the same move.
    pub(in crate::game) fn ending_by_position(&self) -> Option<GameEnding> {
        let position = self.position();
        let plain = |outcome| Some(GameEnding { outcome, explanation: None });
        // A generator that stops at the first legal move would be faster, but would enlarge the
        // download of the app.
        if position.legal_moves().is_empty() {
            return plain(if position.is_check() {
                Outcome::win(!position.turn(), EndReason::Checkmate)
            } else {
                Outcome::draw(EndReason::Stalemate)
            });
        }
        if material::is_dead(position, self.rules.dead_position) {
            return plain(Outcome::draw(match self.rules.dead_position {
                DeadPosition::Exact => EndReason::DeadPosition,
                DeadPosition::Material | DeadPosition::ListedMaterial => EndReason::InsufficientMaterial,
            }));
        }
        let (reason, proof) = self.repetition_draw().or_else(|| self.no_progress_draw())?;
        Some(GameEnding { outcome: Outcome::draw(reason), explanation: Some(Explanation::Automatic(proof)) })
    }

    /// Returns the automatic draw by the third or fifth occurrence of the present position: its
    /// reason and proof.
    ///
    /// `None` if there were fewer occurrences, or if the house rules have no such draw.
    fn repetition_draw(&self) -> Option<(EndReason, DrawProof)> {
        let at_once = self.rules.threefold == DrawRule::AtOnce;
        if !at_once && !self.rules.fivefold {
            return None;
        }
        let occurrences = self.occurrences(self.position(), self.played.len());
        let reason = match occurrences.len() {
            3.. if at_once => EndReason::Threefold,
            5.. if self.rules.fivefold => EndReason::Fivefold,
            _ => return None,
        };
        Some((reason, DrawProof::Repetition(occurrences)))
    }

    /// Returns the automatic draw by fifty or seventy-five moves without a capture or a pawn move:
    /// its reason and proof.
    ///
    /// `None` if there were fewer moves, or if the house rules have no such draw.
    fn no_progress_draw(&self) -> Option<(EndReason, DrawProof)> {
        let halfmoves = self.position().halfmove_clock();
        let reason = match halfmoves {
            FIFTY_MOVE_PLIES.. if self.rules.fifty_moves == DrawRule::AtOnce => EndReason::FiftyMoves,
            SEVENTY_FIVE_MOVE_PLIES.. if self.rules.seventy_five_moves => EndReason::SeventyFiveMoves,
            _ => return None,
        };
        Some((reason, DrawProof::NoProgress(halfmoves)))
    }

    /// Ends the game with `outcome`: stops the clocks and closes offers, requests and the open
    /// question.
    ///
    /// `explanation` explains the result if the final position does not show the reason.
    pub(in crate::game) fn end_game(
        &mut self,
        now: Instant,
        outcome: Outcome,
        explanation: Option<Explanation>,
    ) -> GameChanges {
        self.stop_everything(now);
        self.question = None;
        self.pending_result = None;
        // A player has offered a draw, to be noted beside this player's next move. That move is
        // never made, so the last move of the game gets the note.
        if let Some(by) = self.offer_to_note.take()
            && let Some(last) = self.played.last_mut()
        {
            last.offered_by = Some(by);
        }
        self.ending = Some(GameEnding { outcome, explanation });
        GameChanges { ended: Some(outcome), ..GameChanges::without_details() }
    }
}
