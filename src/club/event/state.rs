//! The state of an event, and simple queries about it.

use std::collections::BTreeMap;

use crate::club::record::{self, Bye, Pairing, PairingResult};

use super::match_play::{Match, MatchLength, MatchState};
use super::random::RandomSource;
use super::setup::{EventFormat, EventSetup, EventSetupError, PairingNumbers};
use super::step::{Entrant, EventStep, GamePlace};

/// The round of a Swiss, counted from 1, whose pairing makes the pairing numbers final (FIDE
/// C.04.2).
pub(super) const ROUNDS_WITH_NEW_NUMBERS: usize = 4;

/// Purposes of random numbers; each has its own sequence.
pub(super) mod occasion {
    /// Random choice of the colour of the first player in the first round of a Swiss.
    pub(in super::super) const COLOR_STREAM: u64 = 0;
    /// Random order of the pairing numbers.
    pub(in super::super) const NUMBER_STREAM: u64 = 1;
    /// Random pairings and byes of a knockout round.
    pub(in super::super) const ROUND_STREAM: u64 = 2;
    /// Random winner of a knockout match that games do not decide.
    pub(in super::super) const TIE_STREAM: u64 = 3;
}

/// A paired round of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventRound {
    /// Matches, in board order.
    pub boards: Vec<Match>,
    /// Players without a game, each with the kind of bye. The free player of a round robin is
    /// listed with a zero-point bye.
    pub byes: Vec<(usize, Bye)>,
}

/// Two players whom the arbiter forbids to be paired in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenPair {
    /// The two players, the lower number first.
    pub pair: [usize; 2],
    /// The first and the last forbidden round, from 0; `None` for all rounds.
    pub rounds: Option<[usize; 2]>,
}

/// A tournament with its complete state, which follows from its setup and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubEvent {
    pub(super) setup: EventSetup,
    /// Players in the order of entry.
    pub(super) entrants: Vec<Entrant>,
    /// Whether each player has withdrawn.
    pub(super) withdrawn: Vec<bool>,
    /// Paired rounds.
    pub(super) rounds: Vec<EventRound>,
    /// Requested byes, by round and player.
    pub(super) bye_requests: BTreeMap<(usize, usize), Bye>,
    pub(super) forbidden: Vec<ForbiddenPair>,
    /// Players of a round robin by Berger number; fixed with the first round.
    pub(super) berger_order: Vec<usize>,
    /// Players of a Swiss by pairing number; empty until the fourth round is paired, which makes
    /// the numbers final.
    pub(super) numbers: Vec<usize>,
    /// Players of a Swiss with virtual points; fixed with the first round.
    pub(super) accelerated: Vec<usize>,
    /// Places of a seeded bracket; fixed with the first round.
    pub(super) bracket: Vec<Option<usize>>,
    /// Pairs that the arbiter has fixed, by round.
    pub(super) fixed: BTreeMap<usize, Vec<Pairing>>,
    /// Steps in effect, without those taken back.
    pub(super) steps_in_force: Vec<EventStep>,
    /// All accepted steps, including [`EventStep::Undo`].
    pub(super) journal: Vec<EventStep>,
}

impl ClubEvent {
    /// Creates a tournament without players or rounds.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn new(setup: EventSetup) -> Result<ClubEvent, EventSetupError> {
        setup.check()?;
        Ok(ClubEvent {
            setup,
            entrants: Vec::new(),
            withdrawn: Vec::new(),
            rounds: Vec::new(),
            bye_requests: BTreeMap::new(),
            forbidden: Vec::new(),
            berger_order: Vec::new(),
            numbers: Vec::new(),
            accelerated: Vec::new(),
            bracket: Vec::new(),
            fixed: BTreeMap::new(),
            steps_in_force: Vec::new(),
            journal: Vec::new(),
        })
    }

    /// Returns the setup of the tournament.
    pub const fn setup(&self) -> &EventSetup {
        &self.setup
    }

    /// Returns the players of the tournament in the order of entry.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Whether a player has withdrawn from the tournament; `true` for an unknown player.
    pub fn has_withdrawn(&self, player: usize) -> bool {
        self.withdrawn.get(player).copied().unwrap_or(true)
    }

    /// Returns the bye that a player has requested for `round`, from 0; `None` without a request.
    pub fn bye_request(&self, player: usize, round: usize) -> Option<Bye> {
        self.bye_requests.get(&(round, player)).copied()
    }

    /// Returns the pairs of players that are forbidden in the next round or a later one, without
    /// duplicates.
    pub fn forbidden_pairs(&self) -> Vec<[usize; 2]> {
        let mut pairs = Vec::new();
        for ForbiddenPair { pair, .. } in self.future_forbidden_pairs() {
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// Returns the forbidden pairs of players with their rounds, except those only for past rounds.
    pub fn future_forbidden_pairs(&self) -> impl Iterator<Item = ForbiddenPair> {
        let next = self.rounds.len();
        self.forbidden.iter().copied().filter(move |one| one.rounds.is_none_or(|[_, last]| last >= next))
    }

    /// Returns the pairs of players that are forbidden in the next round.
    pub(super) fn current_forbidden_pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let next = self.rounds.len();
        let holds =
            move |one: &&ForbiddenPair| one.rounds.is_none_or(|[first, last]| (first..=last).contains(&next));
        self.forbidden.iter().filter(holds).map(|one| one.pair)
    }

    /// Returns the paired rounds of the tournament.
    pub fn rounds(&self) -> &[EventRound] {
        &self.rounds
    }

    /// Returns all accepted steps of the tournament, including [`EventStep::Undo`], for storage.
    pub fn journal(&self) -> &[EventStep] {
        &self.journal
    }

    /// Returns how many games the match at a board of a round has: one game, except in a knockout.
    /// `round` and `board` count from 0.
    pub(super) fn match_length(&self, round: usize, board: usize) -> MatchLength<'_> {
        match &self.setup.format {
            EventFormat::Knockout { games, ties } => {
                let lot =
                    RandomSource::new(self.setup.seed, &[occasion::TIE_STREAM, round as u64, board as u64])
                        .below(2);
                MatchLength::Match { games: *games, ties, lot }
            }
            _ => MatchLength::Game,
        }
    }

    /// Returns the state of the match at a board of a round, both from 0; `None` if there is no
    /// such board. In a knockout, a player who withdraws loses an unfinished match.
    pub fn match_state(&self, round: usize, board: usize) -> Option<MatchState> {
        let contest = self.rounds.get(round)?.boards.get(board)?;
        let stand = contest.state(self.match_length(round, board));
        if let (MatchState::Open(_), EventFormat::Knockout { .. }) = (stand, &self.setup.format) {
            let pair = [contest.pairing.white, contest.pairing.black];
            let mut left = pair.into_iter().filter(|&player| !self.has_withdrawn(player));
            match (left.next(), left.next()) {
                (Some(_), Some(_)) => {}
                (winner, _) => return Some(MatchState::Over { winner, is_random: false }),
            }
        }
        Some(stand)
    }

    /// Returns the next game of each unfinished match of a round, which counts from 0. Each item is
    /// the place of the game in the tournament, its players, and `true` if the game is adjourned.
    pub(super) fn next_games_of_round(
        &self,
        round: usize,
    ) -> impl Iterator<Item = (GamePlace, super::match_play::NextGame, bool)> {
        let boards = self.rounds.get(round).map_or(&[][..], |round| &round.boards);
        boards.iter().enumerate().filter_map(move |(board, contest)| {
            match self.match_state(round, board)? {
                MatchState::Open(next) => {
                    Some((GamePlace { round, board, game: contest.scores.len() }, next, contest.adjourned))
                }
                MatchState::Over { .. } => None,
            }
        })
    }

    /// Returns all players of the tournament by pairing number. Once the fourth round of a Swiss is
    /// paired, numbers do not change (FIDE C.04.2), and later entrants get the last ones.
    pub fn pairing_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        if !self.numbers.is_empty() {
            order.retain(|player| !self.numbers.contains(player));
            return [self.numbers.clone(), order].concat();
        }
        match self.setup.numbering {
            PairingNumbers::AsEntered => {}
            PairingNumbers::ByRating => {
                order.sort_by_key(|&player| std::cmp::Reverse(self.entrants[player].rating));
            }
            PairingNumbers::Random => order.sort_by_key(|&player| {
                RandomSource::new(self.setup.seed, &[occasion::NUMBER_STREAM, player as u64])
                    .below(usize::MAX)
            }),
        }
        order
    }

    /// Returns the players to pair in the next round of the tournament, by pairing number: without
    /// withdrawals, requested byes, and players out of a knockout.
    pub(super) fn players_to_pair(&self) -> Vec<usize> {
        let next = self.rounds.len();
        let is_left = |player: usize| match (&self.setup.format, self.rounds.last()) {
            (EventFormat::Knockout { .. }, Some(last)) => {
                last.byes.iter().any(|&(free, _)| free == player)
                    || (0..last.boards.len()).any(|board| {
                        matches!(self.match_state(next - 1, board),
                            Some(MatchState::Over { winner: Some(winner), .. }) if winner == player)
                    })
            }
            _ => true,
        };
        let is_in = |&player: &usize| {
            !self.withdrawn[player] && !self.bye_requests.contains_key(&(next, player)) && is_left(player)
        };
        self.pairing_order().into_iter().filter(is_in).collect()
    }

    /// Returns the paired rounds with their results so far, for pairings and tie-breaks.
    ///
    /// An adjourned game without a result gets the result `adjourned`; with `None`, it is left out,
    /// as are all other games without a result.
    pub(super) fn played_rounds(&self, adjourned: Option<PairingResult>) -> Vec<record::PlayedRound> {
        let is_everyone = matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
        let round = |round: &EventRound| {
            let mut games = Vec::new();
            for contest in &round.boards {
                let waits = adjourned.filter(|_| contest.adjourned && contest.scores.is_empty());
                if let Some(score) = contest.scores.first().copied().or(waits) {
                    games.push((contest.pairing, score));
                }
            }
            // The free player of a round robin does not have a bye.
            record::PlayedRound { games, byes: if is_everyone { Vec::new() } else { round.byes.clone() } }
        };
        self.rounds.iter().map(round).collect()
    }
}
