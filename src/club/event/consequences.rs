//! Which game is next, what is missing, and what follows from a step.

use crate::club::record::Pairing;

use super::manual_pairing::RuleBreach;
use super::match_play::MatchState;
use super::setup::{EventFormat, TieResolution};
use super::state::ClubEvent;
use super::step::{EventRefusal, EventStep, GamePlace, RoundPairings};

/// A game that is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PendingGame {
    /// Which.
    pub place: GamePlace,
    /// Its colours.
    pub pairing: Pairing,
    /// The tie in a match that it is to break.
    pub tie: Option<TieResolution>,
    /// Whether it has begun and will be finished later.
    pub adjourned: bool,
}

/// Something that follows from a step, to be told before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// Results that are there now are lost.
    Dropped {
        /// In which round, from 0.
        round: usize,
        /// How many.
        games: usize,
    },
    /// Somebody else wins a match, or nobody.
    Winner {
        /// In which round.
        round: usize,
        /// On which board.
        board: usize,
        /// Who wins now.
        from: Option<usize>,
        /// Who will have won.
        to: Option<usize>,
    },
    /// The rules of the Swiss do not allow that, or do not want it.
    Breaks(RuleBreach),
    /// A round was drawn from what is changed. It stays as it is until it is drawn anew.
    DrawnBefore {
        /// Which.
        round: usize,
    },
}

impl ClubEvent {
    /// All games of the rounds drawn so far that have no result, in order.
    pub fn missing_games(&self) -> Vec<PendingGame> {
        let rounds = 0..self.rounds.len();
        let ahead = |(place, next, adjourned): (GamePlace, super::match_play::NextGame, bool)| PendingGame {
            place,
            pairing: next.pairing,
            tie: next.tie,
            adjourned,
        };
        rounds.flat_map(|round| self.open(round).map(ahead).collect::<Vec<_>>()).collect()
    }

    /// The next game at the board: the first that has not begun, else the first that is adjourned.
    pub fn next(&self) -> Option<PendingGame> {
        let missing = self.missing_games();
        missing.iter().find(|ahead| !ahead.adjourned).or(missing.first()).copied()
    }

    /// What would follow from a step, besides itself.
    ///
    /// # Errors
    /// When it would be refused.
    pub fn consequences(&self, step: &EventStep) -> Result<Vec<Consequence>, EventRefusal> {
        let mut after = self.clone();
        after.apply(step.clone())?;
        let mut follows = Vec::new();
        for round in 0..self.rounds.len() {
            self.compare_states(&after, round, step, &mut follows);
        }
        let breaches = match step {
            EventStep::SwapPlayers(..) | EventStep::SetBoard { .. } => after.breaches(),
            EventStep::FixPair(pair) => {
                let alone = RoundPairings { pairs: vec![*pair], byes: Vec::new() };
                let mut breaches = after.breaches_of(&alone);
                breaches.retain(|breach| !matches!(breach, RuleBreach::NotPaired(_)));
                breaches
            }
            _ => Vec::new(),
        };
        let before = self.breaches();
        follows.extend(breaches.into_iter().filter(|one| !before.contains(one)).map(Consequence::Breaks));
        Ok(follows)
    }

    fn compare_states(
        &self,
        after: &ClubEvent,
        round: usize,
        step: &EventStep,
        follows: &mut Vec<Consequence>,
    ) {
        let scores = |event: &ClubEvent| {
            let boards = event.rounds.get(round).map_or(&[][..], |round| &round.boards);
            boards.iter().map(|board| board.scores.len()).sum::<usize>()
        };
        let is_redrawn = matches!(step, EventStep::Redraw(_)) && round + 1 == self.rounds.len();
        let kept = if is_redrawn { 0 } else { scores(after) };
        if let Some(games) = scores(self).checked_sub(kept).filter(|games| *games > 0) {
            follows.push(Consequence::Dropped { round, games });
        }
        let Some(now) = self.rounds.get(round) else { return };
        if is_redrawn || after.rounds.len() <= round {
            return;
        }
        let is_knockout = matches!(self.setup.format, EventFormat::Knockout { .. });
        let winner = |event: &ClubEvent, board: usize| match event.stand(round, board) {
            Some(MatchState::Over { winner, .. }) => winner,
            _ => None,
        };
        let mut has_changed = false;
        for board in 0..now.boards.len() {
            let (from, to) = (winner(self, board), winner(after, board));
            if is_knockout && from.is_some() && from != to {
                follows.push(Consequence::Winner { round, board, from, to });
                has_changed = true;
            }
            has_changed |= matches!(self.setup.format, EventFormat::Swiss { .. })
                && after.rounds[round].boards.get(board) != Some(&now.boards[board]);
        }
        if has_changed {
            let later = round + 1..self.rounds.len().min(after.rounds.len());
            follows.extend(later.map(|round| Consequence::DrawnBefore { round }));
        }
    }
}
