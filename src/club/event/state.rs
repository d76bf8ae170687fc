//! What an event holds, and the simplest questions about it.

use std::collections::BTreeMap;

use crate::club::record::{self, Bye, Pairing, PairingResult};

use super::match_play::{Match, MatchLength, MatchState};
use super::random::RandomSource;
use super::setup::{EventFormat, EventSetup, EventSetupError, PairingNumbers};
use super::step::{Entrant, EventStep, GamePlace};

/// The rounds of a Swiss after which no number changes.
pub(super) const ROUNDS_WITH_NEW_NUMBERS: usize = 4;

/// What lots are drawn for: each occasion has its own.
pub(super) mod occasion {
    pub(in super::super) const COLOR_STREAM: u64 = 0;
    pub(in super::super) const NUMBER_STREAM: u64 = 1;
    pub(in super::super) const ROUND_STREAM: u64 = 2;
    pub(in super::super) const TIE_STREAM: u64 = 3;
}

/// A round that is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventRound {
    /// What is played, by board.
    pub boards: Vec<Match>,
    /// Who has a bye, or is free.
    pub byes: Vec<(usize, Bye)>,
}

/// Two players who are not to be paired with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenPair {
    /// The two, the lower number first.
    pub pair: [usize; 2],
    /// The first and the last round in which they are not, from 0; `None`: in all.
    pub rounds: Option<[usize; 2]>,
}

/// An event: what was agreed, and what has happened. It is a function of its setup and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubEvent {
    pub(super) setup: EventSetup,
    pub(super) entrants: Vec<Entrant>,
    pub(super) withdrawn: Vec<bool>,
    pub(super) rounds: Vec<EventRound>,
    pub(super) asked: BTreeMap<(usize, usize), Bye>,
    pub(super) forbidden: Vec<ForbiddenPair>,
    /// Who plays everyone, by Berger number; fixed by the first draw.
    pub(super) circle: Vec<usize>,
    /// The players of a Swiss by their numbers; fixed by the fourth draw.
    pub(super) numbers: Vec<usize>,
    /// The players of a Swiss who begin with virtual points; fixed by the first draw.
    pub(super) accelerated: Vec<usize>,
    /// The places of a seeded bracket; fixed by the first draw.
    pub(super) bracket: Vec<Option<usize>>,
    /// The pairs that are to meet, by round.
    pub(super) fixed: BTreeMap<usize, Vec<Pairing>>,
    /// The steps that count.
    pub(super) done: Vec<EventStep>,
    /// All steps.
    pub(super) journal: Vec<EventStep>,
}

impl ClubEvent {
    /// An event in which nothing has happened.
    ///
    /// # Errors
    /// When it cannot begin like this.
    pub fn new(setup: EventSetup) -> Result<ClubEvent, EventSetupError> {
        setup.check()?;
        Ok(ClubEvent {
            setup,
            entrants: Vec::new(),
            withdrawn: Vec::new(),
            rounds: Vec::new(),
            asked: BTreeMap::new(),
            forbidden: Vec::new(),
            circle: Vec::new(),
            numbers: Vec::new(),
            accelerated: Vec::new(),
            bracket: Vec::new(),
            fixed: BTreeMap::new(),
            done: Vec::new(),
            journal: Vec::new(),
        })
    }

    /// What was agreed.
    pub const fn setup(&self) -> &EventSetup {
        &self.setup
    }

    /// Who has entered, in that order.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Whether somebody has withdrawn; so has who does not exist.
    pub fn has_withdrawn(&self, player: usize) -> bool {
        self.withdrawn.get(player).copied().unwrap_or(true)
    }

    /// The bye that somebody has asked for in a round, from 0.
    pub fn bye_request(&self, player: usize, round: usize) -> Option<Bye> {
        self.asked.get(&(round, player)).copied()
    }

    /// Pairs that are not to meet in the next round or a later one.
    pub fn forbidden_pairs(&self) -> Vec<[usize; 2]> {
        let mut pairs = Vec::new();
        for ForbiddenPair { pair, .. } in self.forbidden_to_come() {
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// The same, with the rounds.
    pub fn forbidden_to_come(&self) -> impl Iterator<Item = ForbiddenPair> {
        let next = self.rounds.len();
        self.forbidden.iter().copied().filter(move |one| one.rounds.is_none_or(|[_, last]| last >= next))
    }

    /// Pairs that are not to meet in the next round.
    pub(super) fn forbidden_now(&self) -> impl Iterator<Item = [usize; 2]> {
        let next = self.rounds.len();
        let holds =
            move |one: &&ForbiddenPair| one.rounds.is_none_or(|[first, last]| (first..=last).contains(&next));
        self.forbidden.iter().filter(holds).map(|one| one.pair)
    }

    /// The rounds that are drawn.
    pub fn rounds(&self) -> &[EventRound] {
        &self.rounds
    }

    /// All steps that were accepted, [`EventStep::Undo`] too: what storage holds.
    pub fn journal(&self) -> &[EventStep] {
        &self.journal
    }

    /// What a contest of a round is.
    pub(super) fn length(&self, round: usize, board: usize) -> MatchLength<'_> {
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

    /// How a board stands; `None` where there is none. In a knockout, who withdraws has lost what is not over.
    pub fn stand(&self, round: usize, board: usize) -> Option<MatchState> {
        let contest = self.rounds.get(round)?.boards.get(board)?;
        let stand = contest.state(self.length(round, board));
        if let (MatchState::Open(_), EventFormat::Knockout { .. }) = (stand, &self.setup.format) {
            let pair = [contest.pairing.white, contest.pairing.black];
            let mut left = pair.into_iter().filter(|&player| !self.has_withdrawn(player));
            match (left.next(), left.next()) {
                (Some(_), Some(_)) => {}
                (winner, _) => return Some(MatchState::Over { winner, by_lot: false }),
            }
        }
        Some(stand)
    }

    /// The boards of a round that a game is to come on, with how they stand.
    pub(super) fn open(
        &self,
        round: usize,
    ) -> impl Iterator<Item = (GamePlace, super::match_play::NextGame, bool)> {
        let boards = self.rounds.get(round).map_or(&[][..], |round| &round.boards);
        boards.iter().enumerate().filter_map(move |(board, contest)| match self.stand(round, board)? {
            MatchState::Open(next) => {
                Some((GamePlace { round, board, game: contest.scores.len() }, next, contest.adjourned))
            }
            MatchState::Over { .. } => None,
        })
    }

    /// Everyone in the order of their numbers. Once the fourth round of a Swiss is drawn, no number changes any more
    /// (C.04.2), and players who enter later have the last ones.
    pub fn order(&self) -> Vec<usize> {
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
            PairingNumbers::ByLot => order.sort_by_key(|&player| {
                RandomSource::new(self.setup.seed, &[occasion::NUMBER_STREAM, player as u64])
                    .below(usize::MAX)
            }),
        }
        order
    }

    /// Who is to be in the next round of a Swiss or a knockout, by number.
    pub(super) fn field(&self) -> Vec<usize> {
        let next = self.rounds.len();
        let is_left = |player: usize| match (&self.setup.format, self.rounds.last()) {
            (EventFormat::Knockout { .. }, Some(last)) => {
                last.byes.iter().any(|&(free, _)| free == player)
                    || (0..last.boards.len()).any(|board| {
                        matches!(self.stand(next - 1, board),
                            Some(MatchState::Over { winner: Some(winner), .. }) if winner == player)
                    })
            }
            _ => true,
        };
        let is_in = |&player: &usize| {
            !self.withdrawn[player] && !self.asked.contains_key(&(next, player)) && is_left(player)
        };
        self.order().into_iter().filter(is_in).collect()
    }

    /// The rounds as pairings and tie-breaks take them: results as they are, and `adjourned` for games that have none
    /// yet because they will be finished later.
    pub(super) fn record(&self, adjourned: Option<PairingResult>) -> Vec<record::PlayedRound> {
        let is_everyone = matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
        let round = |round: &EventRound| {
            let mut games = Vec::new();
            for contest in &round.boards {
                let waits = adjourned.filter(|_| contest.adjourned && contest.scores.is_empty());
                if let Some(score) = contest.scores.first().copied().or(waits) {
                    games.push((contest.pairing, score));
                }
            }
            // Who is free in a round robin has no bye.
            record::PlayedRound { games, byes: if is_everyone { Vec::new() } else { round.byes.clone() } }
        };
        self.rounds.iter().map(round).collect()
    }
}
