//! Games of a tournament that can be played next, and side effects of a step (a change of the
//! tournament, such as a result).

use crate::club::record::Pairing;

use super::manual_pairing::RuleBreach;
use super::match_play::MatchState;
use super::setup::{EventFormat, TieResolution};
use super::state::Tournament;
use super::step::{EventRefusal, EventStep, GamePlace, RoundPairings};

/// A tournament game that can be played next: the next game of an unfinished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PendingGame {
    /// The place of the game in the tournament.
    pub place: GamePlace,
    /// The numbers of the players with White and with Black.
    pub pairing: Pairing,
    /// The method by which this game decides a tied match; `None` if it is not a tie-break game.
    pub tie_resolution: Option<TieResolution>,
    /// Whether the game has been adjourned.
    pub is_adjourned: bool,
}

/// Side effect of a tournament step, which the app shows to the arbiter before the step is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// Results of a round are deleted.
    ResultsDeleted {
        /// The round, from 0.
        round: usize,
        /// The number of deleted results.
        games: usize,
    },
    /// The winner of a knockout match changes.
    WinnerChanged {
        /// The round, from 0.
        round: usize,
        /// The board, from 0.
        board: usize,
        /// The number of the winner before the step; never `None`.
        from: Option<usize>,
        /// The number of the winner after the step; `None` if there is no winner.
        to: Option<usize>,
    },
    /// A rule of the Swiss system is broken.
    RuleBroken(RuleBreach),
    /// The step changes results or pairings on which the pairings of a later round are based. The
    /// later round keeps its pairings until the arbiter pairs it again.
    LaterRoundAffected {
        /// The later round, from 0.
        round: usize,
    },
}

impl Tournament {
    /// Returns the next game of each unfinished match of the tournament, in the order of rounds and
    /// boards.
    pub fn next_games(&self) -> Vec<PendingGame> {
        let rounds = 0..self.rounds.len();
        let ahead = |(place, next, is_adjourned): (GamePlace, super::match_play::NextMatchGame, bool)| {
            PendingGame { place, pairing: next.pairing, tie_resolution: next.tie_resolution, is_adjourned }
        };
        rounds.flat_map(|round| self.next_games_of_round(round).map(ahead).collect::<Vec<_>>()).collect()
    }

    /// Returns the tournament game to play next: the first open game that is not adjourned, or else
    /// the first adjourned game. Returns `None` if every match of the paired rounds is over.
    pub fn next_game(&self) -> Option<PendingGame> {
        let missing = self.next_games();
        missing.iter().find(|ahead| !ahead.is_adjourned).or(missing.first()).copied()
    }

    /// Returns the side effects that a step would have on the tournament. Does not apply the step.
    ///
    /// # Errors
    /// If the tournament refuses the step.
    pub fn consequences(&self, step: &EventStep) -> Result<Vec<Consequence>, EventRefusal> {
        let mut after = self.clone();
        after.apply(step.clone())?;
        let mut follows = Vec::new();
        for round in 0..self.rounds.len() {
            self.collect_consequences(&after, round, step, &mut follows);
        }
        let breaches = match step {
            EventStep::SwapPlayers(..) | EventStep::SetBoard { .. } => after.rule_breaches(),
            EventStep::FixPair(pair) => {
                let alone = RoundPairings { pairs: vec![*pair], byes: Vec::new() };
                let mut breaches = after.rule_breaches_of(&alone);
                breaches.retain(|breach| !matches!(breach, RuleBreach::NotPaired(_)));
                breaches
            }
            _ => Vec::new(),
        };
        let before = self.rule_breaches();
        follows.extend(breaches.into_iter().filter(|one| !before.contains(one)).map(Consequence::RuleBroken));
        Ok(follows)
    }

    /// Appends to `follows` the side effects of a tournament step on one round: deleted results,
    /// changed winners, and later rounds that depend on the change.
    ///
    /// `self` is the tournament before the step, and `after` is the tournament after the step.
    /// `round` counts from 0.
    fn collect_consequences(
        &self,
        after: &Tournament,
        round: usize,
        step: &EventStep,
        follows: &mut Vec<Consequence>,
    ) {
        let scores = |event: &Tournament| {
            let boards = event.rounds.get(round).map_or(&[][..], |round| &round.boards);
            boards.iter().map(|board| board.results.len()).sum::<usize>()
        };
        let is_redrawn = matches!(step, EventStep::PairRoundAgain(_)) && round + 1 == self.rounds.len();
        let kept = if is_redrawn { 0 } else { scores(after) };
        if let Some(games) = scores(self).checked_sub(kept).filter(|games| *games > 0) {
            follows.push(Consequence::ResultsDeleted { round, games });
        }
        let Some(now) = self.rounds.get(round) else { return };
        if is_redrawn || after.rounds.len() <= round {
            return;
        }
        let is_knockout = matches!(self.setup.format, EventFormat::Knockout { .. });
        let winner = |event: &Tournament, board: usize| match event.match_state(round, board) {
            Some(MatchState::Over { winner, .. }) => winner,
            _ => None,
        };
        let mut has_changed = false;
        for board in 0..now.boards.len() {
            let (from, to) = (winner(self, board), winner(after, board));
            if is_knockout && from.is_some() && from != to {
                follows.push(Consequence::WinnerChanged { round, board, from, to });
                has_changed = true;
            }
            has_changed |= matches!(self.setup.format, EventFormat::Swiss { .. })
                && after.rounds[round].boards.get(board) != Some(&now.boards[board]);
        }
        if has_changed {
            let later = round + 1..self.rounds.len().min(after.rounds.len());
            follows.extend(later.map(|round| Consequence::LaterRoundAffected { round }));
        }
    }
}
