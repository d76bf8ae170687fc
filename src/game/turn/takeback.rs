//! Takes moves back, or makes them again, with the opponent's consent. The clocks are restored.

use super::{PlayedHalfMove, PlayerRequest, RequestKind};
use crate::game::{ClockStop, Game, GameChanges, Instant, Refusal};
use crate::rules::Color;

impl Game {
    /// Returns the request to take moves back, or to make them again, that the opponent has not
    /// answered yet; `None` if there is none.
    pub fn open_request(&self) -> Option<PlayerRequest> {
        self.request
    }

    /// Returns how many half-moves would be taken back if player `by` asked for a takeback now.
    ///
    /// `None` if that player has no move to take back since the arbiter's last correction of the
    /// position, or the game is over.
    pub fn takeback_plies(&self, by: Color) -> Option<usize> {
        let plies = if self.turn() == by { 2 } else { 1 };
        let behind = self.moves().len() - self.last_correction_ply();
        (self.outcome().is_none() && behind >= plies).then_some(plies)
    }

    /// Whether there are moves that were taken back and can be made again; `false` once the game is
    /// over.
    pub fn can_redo(&self) -> bool {
        self.outcome().is_none() && !self.undone.is_empty()
    }

    /// Opens the request of player `by` to take back that player's last move. The move is taken back
    /// only when the opponent consents.
    pub(in crate::game) fn ask_takeback(&mut self, by: Color) -> Result<GameChanges, Refusal> {
        let plies = self.takeback_plies(by).ok_or(Refusal::NothingToTakeBack)?;
        self.ask_consent(PlayerRequest { by, kind: RequestKind::Takeback(plies) })
    }

    /// Opens the request of player `by` to make the moves again that the last takeback removed. The
    /// moves are made only when the opponent consents.
    pub(in crate::game) fn ask_redo(&mut self, by: Color) -> Result<GameChanges, Refusal> {
        if self.undone.is_empty() {
            return Err(Refusal::NothingToRedo);
        }
        self.ask_consent(PlayerRequest { by, kind: RequestKind::Redo })
    }

    /// Applies the consent of player `by` to the opponent's request: takes moves back or makes them
    /// again.
    pub(in crate::game) fn grant_request(&mut self, now: Instant, by: Color) -> Result<GameChanges, Refusal> {
        let request = self.request_awaiting(by)?;
        self.request = None;
        self.offer = None;
        self.offer_to_note = None;
        self.declared_move = None;
        match request.kind {
            RequestKind::Takeback(plies) => self.take_back(now, plies),
            RequestKind::Redo => self.redo(now),
        }
        Ok(GameChanges { question: self.ask_dead_position(), ..GameChanges::without_details() })
    }

    /// Closes the open request to take moves back or to make them again, without granting the
    /// request. The opponent has declined, or the player who asked has withdrawn the request.
    pub(in crate::game) fn decline_request(&mut self) -> Result<GameChanges, Refusal> {
        let declined = self.request.take().ok_or(Refusal::NoRequest)?;
        Ok(GameChanges { declined_request: Some(declined), ..GameChanges::without_details() })
    }

    /// Opens the request to take moves back or to make them again, which the opponent can grant;
    /// refuses if a request is open already.
    fn ask_consent(&mut self, request: PlayerRequest) -> Result<GameChanges, Refusal> {
        if self.request.is_some() {
            return Err(Refusal::RequestOpen);
        }
        self.request = Some(request);
        Ok(GameChanges { requested: Some(request), ..GameChanges::without_details() })
    }

    /// Returns the opponent's request, to take moves back or make them again, that player `by` can
    /// grant or decline; refuses if there is none.
    fn request_awaiting(&self, by: Color) -> Result<PlayerRequest, Refusal> {
        self.request.filter(|request| request.by != by).ok_or(Refusal::NoRequest)
    }

    /// Takes back the last `plies` half-moves and restores the clocks to their state before these
    /// half-moves.
    fn take_back(&mut self, now: Instant, plies: usize) {
        let group: Vec<PlayedHalfMove> = self.played.split_off(self.played.len().saturating_sub(plies));
        if let (Some(clock), Some(first)) = (&mut self.clock, group.first())
            && let Some(before) = first.clock_before
        {
            match &mut self.absence {
                // The game was interrupted, and the players still have to decide whether the time
                // of the interruption is charged. The takeback changes only whether a clock starts
                // after their decision.
                Some(away) => away.restarts_clock = before.was_running,
                None if !before.was_running => self.clock_stop = ClockStop::None,
                None => {}
            }
            clock.restore(before.state, before.was_running && self.clock_stop == ClockStop::None, now);
            self.incomplete_moves = before.incomplete_moves;
        }
        self.undone.push(group);
    }

    /// Makes the half-moves again that the last takeback removed, and restores the clocks to their
    /// state after these half-moves.
    fn redo(&mut self, now: Instant) {
        let group = self.undone.pop().unwrap_or_default();
        if let (Some(clock), Some(last)) = (&mut self.clock, group.last())
            && let Some(after) = last.clock_after
        {
            clock.restore(after.state, after.was_running && self.clock_stop == ClockStop::None, now);
            self.incomplete_moves = after.incomplete_moves;
            if let Some(away) = &mut self.absence {
                away.restarts_clock = after.was_running;
            }
        }
        self.played.extend(group);
    }
}
