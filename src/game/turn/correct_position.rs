//! Corrections of the position by the arbiter. After a correction, claims and takebacks do not use
//! positions before the correction, as if the game had started from the corrected position.

use super::PositionCorrection;
use crate::game::ending::GameEnding;
use crate::game::{ClockStop, Game, GameChanges, Instant, Refusal};
use crate::rules::{FenError, Position};

impl Game {
    /// Returns the arbiter's corrections of the position in this game, in order.
    pub fn corrections(&self) -> &[PositionCorrection] {
        &self.corrections
    }

    /// Returns the number of half-moves before the arbiter's last correction of the position; 0
    /// without a correction.
    ///
    /// Positions before the correction do not count as repetitions, and moves before the correction
    /// cannot be taken back.
    pub fn last_correction_ply(&self) -> usize {
        self.corrections.last().map_or(0, |correction| correction.ply)
    }

    /// Parses a FEN under this game's house rule that says whether en passant is allowed.
    ///
    /// # Errors
    /// If the FEN is invalid, or the position cannot occur in a game.
    pub fn read_fen(&self, fen: &str) -> Result<Position, FenError> {
        Position::from_fen_of_game(fen, self.rules.laws())
    }

    /// Applies a correction of the position by the arbiter: the game continues from the position in
    /// the FEN `fen`.
    ///
    /// `why` is the arbiter's reason. Open offers and requests are closed. Refuses during an
    /// interruption, and if the FEN is not valid.
    pub(in crate::game) fn correct_position(
        &mut self,
        now: Instant,
        fen: &str,
        why: String,
    ) -> Result<GameChanges, Refusal> {
        if let ClockStop::Suspended(_) = self.clock_stop {
            return Err(Refusal::Suspended);
        }
        // This code also accepts positions that cannot occur in a game: a stored game is rebuilt
        // from its events, so every correction that was accepted once must be accepted again. For a
        // new correction, `read_fen` refuses such positions before the event is created.
        let position = Position::from_fen_with(fen, self.rules.laws()).map_err(Refusal::BadPosition)?;
        if position.turn() != self.turn() {
            // A correction that changes the side to move ends the turn, so no move waits for a
            // clock press.
            self.incomplete_moves = [false; 2];
            if let Some(clock) = &mut self.clock {
                clock.give_turn_to(position.turn(), now);
            }
        }
        self.corrections.push(PositionCorrection { ply: self.played.len(), position, reason: why });
        self.offer = None;
        self.offer_to_note = None;
        self.declared_move = None;
        self.request = None;
        self.undone.clear();
        self.is_undecided = false;
        Ok(match self.ending_by_position() {
            Some(GameEnding { outcome, explanation }) => self.end_game(now, outcome, explanation),
            None => GameChanges { question: self.ask_dead_position(), ..GameChanges::without_details() },
        })
    }
}
