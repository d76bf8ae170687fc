//! The state of a tournament, and simple queries about it.

use std::collections::BTreeMap;

use crate::club::record::{self, Bye, Pairing, PairingResult};

use super::initial_ranking::initial_rank;
use super::match_play::{Match, MatchLength, MatchState};
use super::random::RandomSource;
use super::setup::{EventFormat, EventSetup, EventSetupError, PairingNumbers};
use super::step::{Entrant, EventStep, GamePlace};

/// The number of a round, from 1. When this round of a Swiss is paired, the pairing numbers become
/// final (FIDE C.04.2).
pub(super) const ROUND_OF_FINAL_NUMBERS: usize = 4;

/// Purposes of random numbers in a tournament. Each purpose has its own sequence of numbers.
pub(super) mod occasion {
    /// The colour of the first player in the first round of a Swiss.
    pub(in super::super) const COLOR_STREAM: u64 = 0;
    /// The order of the pairing numbers.
    pub(in super::super) const NUMBER_STREAM: u64 = 1;
    /// The pairings and byes of a knockout round.
    pub(in super::super) const ROUND_STREAM: u64 = 2;
    /// The winner of a knockout match that no game decides.
    pub(in super::super) const TIE_STREAM: u64 = 3;
}

/// A paired round of a tournament: its matches with the results so far, and its byes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventRound {
    /// The matches, in the order of the boards.
    pub boards: Vec<Match>,
    /// The numbers of the players with a bye, and their byes. In a round robin, the player without
    /// an opponent has a zero-point bye in this list.
    pub byes: Vec<(usize, Bye)>,
}

/// Two players who must not be paired with each other, by decision of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenPair {
    /// The numbers of the two players, the lower first.
    pub pair: [usize; 2],
    /// The first and the last forbidden round, from 0; `None` for all rounds.
    pub rounds: Option<[usize; 2]>,
}

/// A tournament: players, paired rounds, results and requests. Its setup and the steps in its
/// journal determine everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub(super) setup: EventSetup,
    /// The players in the order of entry. The index of a player is the player's number in all
    /// fields and methods of this type.
    pub(super) entrants: Vec<Entrant>,
    /// Whether each player has withdrawn.
    pub(super) withdrawn: Vec<bool>,
    /// The paired rounds.
    pub(super) rounds: Vec<EventRound>,
    /// Byes that players have requested. The key is the round, from 0, and the player.
    pub(super) bye_requests: BTreeMap<(usize, usize), Bye>,
    /// Pairs of players who must not meet, by decision of the arbiter.
    pub(super) forbidden: Vec<ForbiddenPair>,
    /// Players of a round robin in the order of the Berger table. Fixed when the first round is
    /// paired.
    pub(super) berger_order: Vec<usize>,
    /// Players of a Swiss in the order of their pairing numbers. Empty until the fourth round is
    /// paired, which makes the numbers final.
    pub(super) numbers: Vec<usize>,
    /// Players who get virtual points in an accelerated Swiss, in the order of their pairing
    /// numbers. The last player in this list is fixed when the first round is paired.
    pub(super) accelerated: Vec<usize>,
    /// Players of a seeded knockout in the places of the bracket, from top to bottom; `None` for an
    /// empty place. Fixed when the first round is paired.
    pub(super) bracket: Vec<Option<usize>>,
    /// Pairs that the arbiter has fixed. The key is the round, from 0.
    pub(super) fixed: BTreeMap<usize, Vec<Pairing>>,
    /// The accepted steps that have not been undone.
    pub(super) steps_in_force: Vec<EventStep>,
    /// All accepted steps, in order, including [`EventStep::Undo`].
    pub(super) journal: Vec<EventStep>,
}

impl Tournament {
    /// Creates a tournament without players and rounds.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn new(setup: EventSetup) -> Result<Tournament, EventSetupError> {
        setup.check()?;
        Ok(Tournament {
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

    /// Returns the setup of the tournament: format, point system, tie-breaks and options.
    pub const fn setup(&self) -> &EventSetup {
        &self.setup
    }

    /// Returns the players of the tournament in the order of entry.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Whether a player, given by number, has withdrawn from the tournament. `true` if no player
    /// has this number.
    pub fn has_withdrawn(&self, player: usize) -> bool {
        self.withdrawn.get(player).copied().unwrap_or(true)
    }

    /// Returns the bye that a player has requested for a round of the tournament; `None` if there
    /// is no request. `round` counts from 0.
    pub fn bye_request(&self, player: usize, round: usize) -> Option<Bye> {
        self.bye_requests.get(&(round, player)).copied()
    }

    /// Returns the pairs of players who must not meet in the next round or in a later round. Each
    /// pair appears once.
    pub fn forbidden_pairs(&self) -> Vec<[usize; 2]> {
        let mut pairs = Vec::new();
        for ForbiddenPair { pair, .. } in self.future_forbidden_pairs() {
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// Returns the pairs of players who must not meet, with the forbidden rounds. Leaves out pairs
    /// that were forbidden only in past rounds.
    pub fn future_forbidden_pairs(&self) -> impl Iterator<Item = ForbiddenPair> {
        let next = self.rounds.len();
        self.forbidden.iter().copied().filter(move |one| one.rounds.is_none_or(|[_, last]| last >= next))
    }

    /// Returns the pairs of players who must not meet in the next round of the tournament.
    pub(super) fn current_forbidden_pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let next = self.rounds.len();
        let holds =
            move |one: &&ForbiddenPair| one.rounds.is_none_or(|[first, last]| (first..=last).contains(&next));
        self.forbidden.iter().filter(holds).map(|one| one.pair)
    }

    /// Returns the paired rounds of the tournament, with the results so far.
    pub fn rounds(&self) -> &[EventRound] {
        &self.rounds
    }

    /// Returns all accepted steps of the tournament in order, including [`EventStep::Undo`], for
    /// storage.
    pub fn journal(&self) -> &[EventStep] {
        &self.journal
    }

    /// Returns the length of the match at a board: one game, or several in a knockout. `round` and
    /// `board` count from 0.
    pub(super) fn match_length(&self, round: usize, board: usize) -> MatchLength<'_> {
        match &self.setup.format {
            EventFormat::Knockout { games, ties } => {
                let random_winner =
                    RandomSource::new(self.setup.seed, &[occasion::TIE_STREAM, round as u64, board as u64])
                        .below(2);
                MatchLength::Match { games: *games, ties, random_winner }
            }
            _ => MatchLength::Game,
        }
    }

    /// Returns the state of the match at a board: its winner or its next game. `round` and `board`
    /// count from 0. Returns `None` if the board does not exist. In a knockout, a player who
    /// withdraws loses an unfinished match.
    pub fn match_state(&self, round: usize, board: usize) -> Option<MatchState> {
        let match_ = self.rounds.get(round)?.boards.get(board)?;
        let stand = match_.state(self.match_length(round, board));
        if let (MatchState::Open(_), EventFormat::Knockout { .. }) = (stand, &self.setup.format) {
            let pair = [match_.pairing.white, match_.pairing.black];
            let mut left = pair.into_iter().filter(|&player| !self.has_withdrawn(player));
            match (left.next(), left.next()) {
                (Some(_), Some(_)) => {}
                (winner, _) => return Some(MatchState::Over { winner, is_random: false }),
            }
        }
        Some(stand)
    }

    /// Returns the next game of each unfinished match in a round. `round` counts from 0. Each item
    /// contains the place of the game, its players, and whether it is adjourned.
    pub(super) fn next_games_of_round(
        &self,
        round: usize,
    ) -> impl Iterator<Item = (GamePlace, super::match_play::NextMatchGame, bool)> {
        let boards = self.rounds.get(round).map_or(&[][..], |round| &round.boards);
        boards.iter().enumerate().filter_map(move |(board, match_)| match self.match_state(round, board)? {
            MatchState::Open(next) => {
                Some((GamePlace { round, board, game: match_.results.len() }, next, match_.is_adjourned))
            }
            MatchState::Over { .. } => None,
        })
    }

    /// Returns the numbers of all players in the order of their pairing numbers. In a Swiss, the
    /// pairing numbers become final when the fourth round is paired (FIDE C.04.2); later entrants
    /// get the highest numbers.
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
            PairingNumbers::ByRatingAndTitle => {
                order.sort_by_cached_key(|&player| initial_rank(&self.entrants[player]));
            }
            PairingNumbers::Random => order.sort_by_key(|&player| {
                RandomSource::new(self.setup.seed, &[occasion::NUMBER_STREAM, player as u64])
                    .below(usize::MAX)
            }),
        }
        order
    }

    /// Returns the numbers of the players to pair in the next round, in the order of their pairing
    /// numbers. Leaves out withdrawn players and players with a requested bye. In a knockout, also
    /// leaves out players who neither won their match nor had a bye in the last round.
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

    /// Returns the tournament's rounds with their results so far, for the calculation of pairings
    /// and tie-breaks.
    ///
    /// Leaves out games without a result. But if `adjourned` is `Some`, each adjourned game gets
    /// this result. Not for knockouts, because the returned rounds contain only the first game of
    /// each match.
    pub(super) fn played_rounds(&self, adjourned: Option<PairingResult>) -> Vec<record::PlayedRound> {
        let is_everyone = matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
        let round = |round: &EventRound| {
            let mut games = Vec::new();
            for match_ in &round.boards {
                let waits = adjourned.filter(|_| match_.is_adjourned && match_.results.is_empty());
                if let Some(score) = match_.results.first().copied().or(waits) {
                    games.push((match_.pairing, score));
                }
            }
            // In a round robin, the tie-break rules do not treat a round without an opponent as a
            // bye.
            record::PlayedRound { games, byes: if is_everyone { Vec::new() } else { round.byes.clone() } }
        };
        self.rounds.iter().map(round).collect()
    }
}
