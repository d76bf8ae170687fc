//! The arbiter puts a position right. The game goes on from there as from a start: nothing looks back behind it, no claim,
//! no takeback.

use super::Correction;
use crate::game::ending::Ending;
use crate::game::{Changes, Game, Halt, Instant, Refusal};
use crate::rules::{FenError, Position};

impl Game {
    /// Every position that the arbiter has put right, in order.
    pub fn corrections(&self) -> &[Correction] {
        &self.corrections
    }

    /// The half-move after which the game goes on from what the arbiter has put on the board; 0 where the arbiter has not.
    pub fn goes_on_from(&self) -> usize {
        self.corrections.last().map_or(0, |correction| correction.ply)
    }

    /// The position that a FEN describes, under the laws of this game: one that a game can reach.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_fen(&self, fen: &str) -> Result<Position, FenError> {
        Position::from_fen_of_game(fen, self.rules.laws())
    }

    pub(in crate::game) fn put_right(
        &mut self,
        now: Instant,
        fen: &str,
        why: String,
    ) -> Result<Changes, Refusal> {
        if let Halt::Suspended(_) = self.halt {
            return Err(Refusal::Suspended);
        }
        // Whether a game can reach it is asked before it comes here: a journal is read again whatever is thought of that later.
        let position = Position::from_fen_with(fen, self.rules.laws()).map_err(Refusal::BadPosition)?;
        if position.turn() != self.turn() {
            // The turn that was on is over, and no move completes it.
            self.incomplete = [false; 2];
            if let Some(clock) = &mut self.clock {
                clock.hand_over(position.turn(), now);
            }
        }
        self.corrections.push(Correction { ply: self.played.len(), position, why });
        self.offer = None;
        self.unwritten = None;
        self.declared = None;
        self.request = None;
        self.undone.clear();
        self.undecided = false;
        Ok(match self.judge() {
            Some(Ending { outcome, explanation }) => self.end(now, outcome, explanation),
            None => Changes { question: self.ask_dead(), ..Changes::some() },
        })
    }
}
