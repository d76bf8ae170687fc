//! Pairing of the next round of a tournament.

use std::collections::BTreeMap;

use crate::club::berger;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::club::swiss::{PairingImpossible, SwissTournament, accelerated_players};
use crate::rules::Color;

use super::match_play::Match;
use super::random::RandomSource;
use super::setup::EventFormat;
use super::state::{ROUND_OF_FINAL_NUMBERS, Tournament, occasion};
use super::step::{EventRefusal, RoundPairings};

impl Tournament {
    /// Pairs the next round of the tournament as its format requires. Does not change the
    /// tournament: [`EventStep::PairRound`](super::EventStep::PairRound) adds the round.
    ///
    /// # Errors
    /// If there is no next round, if results or players are missing, or if no pairing is legal.
    pub fn pair_round(&self) -> Result<RoundPairings, EventRefusal> {
        self.check_may_pair()?;
        match self.setup.format {
            EventFormat::RoundRobin { .. } | EventFormat::MostWins => self.round_robin_pairings(),
            EventFormat::Knockout { .. } => Ok(self.knockout_pairings()),
            EventFormat::Swiss { rounds } => self.swiss_pairings(rounds),
        }
    }

    /// Pairs the last round of the tournament again, with the current results, withdrawals and
    /// byes. Does not change the tournament:
    /// [`EventStep::PairRoundAgain`](super::EventStep::PairRoundAgain) replaces the old pairings.
    ///
    /// # Errors
    /// If no round has been paired, or the round cannot be paired again.
    pub fn pair_last_round_again(&self) -> Result<RoundPairings, EventRefusal> {
        self.without_last_round()?.pair_round()
    }

    /// Returns a copy of the tournament without its last round. Fails if no round has been paired.
    pub(super) fn without_last_round(&self) -> Result<Tournament, EventRefusal> {
        let mut before = self.clone();
        before.rounds.pop().ok_or(EventRefusal::NoSuchGame)?;
        if before.rounds.is_empty() {
            before.berger_order.clear();
            before.accelerated.clear();
            before.bracket.clear();
        }
        if before.rounds.len() < ROUND_OF_FINAL_NUMBERS {
            before.numbers.clear();
        }
        Ok(before)
    }

    /// Returns the total number of rounds of the tournament. Returns `None` in a knockout, which
    /// lasts until one player is left.
    pub fn total_rounds(&self) -> Option<usize> {
        match self.setup.format {
            EventFormat::Swiss { rounds } => Some(rounds),
            EventFormat::Knockout { .. } => None,
            EventFormat::RoundRobin { double } => Some(self.cycle_rounds() * if double { 2 } else { 1 }),
            EventFormat::MostWins => Some(self.cycle_rounds()),
        }
    }

    /// Returns the number of rounds in which each player of a round robin meets each other player
    /// once.
    fn cycle_rounds(&self) -> usize {
        let players =
            if self.berger_order.is_empty() { self.players_to_pair().len() } else { self.berger_order.len() };
        if players < 2 { 0 } else { players.next_multiple_of(2) - 1 }
    }

    /// Checks that the next round of the tournament can be paired: the required results have been
    /// entered, rounds are left, and there are at least two players. Even then, a Swiss may have no
    /// legal pairing.
    ///
    /// # Errors
    /// If the round cannot be paired.
    pub fn check_may_pair(&self) -> Result<(), EventRefusal> {
        let next = self.rounds.len();
        let is_knockout = matches!(self.setup.format, EventFormat::Knockout { .. });
        let is_everyone = matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
        if !is_everyone {
            for round in 0..next {
                // In a Swiss, an adjourned game counts as a draw until it is finished. A knockout
                // needs the winner.
                let missing =
                    self.next_games_of_round(round).find(|&(.., adjourned)| is_knockout || !adjourned);
                if let Some((place, ..)) = missing {
                    return Err(EventRefusal::ResultMissing(place));
                }
            }
        }
        if next > 0 && self.total_rounds().is_some_and(|all| next >= all) {
            return Err(EventRefusal::NoMoreRounds);
        }
        let waiting =
            if is_everyone && next > 0 { self.berger_order.len() } else { self.players_to_pair().len() };
        match waiting {
            0 | 1 if is_knockout && next > 0 => Err(EventRefusal::NoMoreRounds),
            0 | 1 => Err(EventRefusal::TooFew),
            _ => Ok(()),
        }
    }

    /// Returns the pairings of the next round of a round robin.
    ///
    /// Normally uses the next round of the Berger table. After imported rounds, players who are
    /// paired in that round may already have met. In this case, uses another round of the table or,
    /// if none fits, pairs without the table.
    fn round_robin_pairings(&self) -> Result<RoundPairings, EventRefusal> {
        let circle =
            if self.berger_order.is_empty() { self.players_to_pair() } else { self.berger_order.clone() };
        let table = berger::berger_rounds(circle.len());
        let (round, cycle) = (self.rounds.len(), table.len());
        let double = matches!(self.setup.format, EventFormat::RoundRobin { double: true });
        let usual = match round {
            // The last two rounds of the first cycle are swapped (FIDE C.05, Annex 1), so that no
            // player has the same colour three times in a row.
            _ if double && cycle > 1 && round == cycle - 2 => cycle - 1,
            _ if double && cycle > 1 && round == cycle - 1 => cycle - 2,
            _ => round % cycle,
        };
        let is_second = round >= cycle;
        let row = |row: &Vec<berger::BergerBoard>| {
            let mut pairings = RoundPairings::default();
            for board in row {
                match (board.white, board.black) {
                    (Some(white), Some(black)) => {
                        let (white, black) = (circle[white - 1], circle[black - 1]);
                        let (white, black) = if is_second { (black, white) } else { (white, black) };
                        pairings.pairs.push(Pairing { white, black });
                    }
                    (free, other) => {
                        pairings.byes.extend(free.or(other).map(|free| (circle[free - 1], Bye::Zero)))
                    }
                }
            }
            pairings
        };
        let usual = row(table.get(usual).ok_or(EventRefusal::NoMoreRounds)?);
        // The maximum number of times that two players may have met before this round.
        let most = round / cycle;
        let may_be =
            |pairings: &RoundPairings| pairings.pairs.iter().all(|pair| self.count_meetings(*pair) <= most);
        if may_be(&usual) {
            return Ok(usual);
        }
        match table.iter().map(row).find(may_be) {
            Some(other) => Ok(other),
            None => self.remaining_round_robin(&circle, most),
        }
    }

    /// Returns the pairings of the next round of a knockout: by the seeded bracket or at random.
    fn knockout_pairings(&self) -> RoundPairings {
        if self.setup.pairing.is_seeded {
            return self.seeded_pairings();
        }
        let mut random =
            RandomSource::new(self.setup.seed, &[occasion::ROUND_STREAM, self.rounds.len() as u64]);
        let mut field = self.players_to_pair();
        let mut byes = Vec::new();
        if field.len() % 2 == 1 {
            let may = self.bye_candidates();
            let free = may[random.below(may.len())];
            field.retain(|&player| player != free);
            byes.push((free, Bye::PairingAllocated));
        }
        random.shuffle(&mut field);
        let pairs = field.chunks_exact(2).map(|two| Pairing { white: two[0], black: two[1] });
        RoundPairings { pairs: pairs.collect(), byes }
    }

    /// Returns the numbers of the players who may get the bye of a knockout round: the players with
    /// the fewest byes so far.
    pub(super) fn bye_candidates(&self) -> Vec<usize> {
        let mut had = BTreeMap::new();
        for &(player, _) in self.rounds.iter().flat_map(|round| &round.byes) {
            *had.entry(player).or_insert(0) += 1;
        }
        let times = |player: &usize| had.get(player).copied().unwrap_or(0);
        let field = self.players_to_pair();
        let fewest = field.iter().map(times).min();
        field.into_iter().filter(|player| Some(times(player)) == fewest).collect()
    }

    /// Returns the pairings of the next round of a Swiss by the Dutch system. Keeps the pairs that
    /// the arbiter has fixed. `rounds` is the announced number of rounds.
    fn swiss_pairings(&self, rounds: usize) -> Result<RoundPairings, EventRefusal> {
        let order = self.pairing_order();
        let mut number = vec![0; order.len()];
        for (place, &player) in order.iter().enumerate() {
            number[player] = place;
        }
        let next = self.rounds.len();
        let mut played = self.played_rounds(Some(PairingResult::Draw));
        for round in &mut played {
            for (pairing, _) in &mut round.games {
                *pairing = Pairing { white: number[pairing.white], black: number[pairing.black] };
            }
            round.byes.iter_mut().for_each(|(player, _)| *player = number[*player]);
        }
        let asked: Vec<(usize, Bye)> = self
            .bye_requests
            .range((next, 0)..(next + 1, 0))
            .map(|(&(_, player), &bye)| (player, bye))
            .collect();
        let field = self.players_to_pair();
        let is_there = |pair: &&Pairing| field.contains(&pair.white) && field.contains(&pair.black);
        let fixed: Vec<Pairing> = self.fixed_pairs().iter().filter(is_there).copied().collect();
        let fixed_players: Vec<usize> =
            fixed.iter().flat_map(|pair| [number[pair.white], number[pair.black]]).collect();
        let swiss = SwissTournament {
            players: order.len(),
            rounds,
            initial_color: self.initial_color(),
            played,
            absent: (0..order.len())
                .filter(|player| !field.contains(player))
                .map(|player| number[player])
                .collect(),
            forbidden: self.current_forbidden_pairs().map(|pair| pair.map(|player| number[player])).collect(),
            points: self.setup.points,
            accelerated: self.accelerated_players().into_iter().map(|player| number[player]).collect(),
        };
        let paired = swiss.pair_other_players(&fixed_players).map_err(|why| match why {
            PairingImpossible::NoLegalPairing | PairingImpossible::Fault(_) => EventRefusal::NoLegalPairing,
        })?;
        let seat = |board: &Pairing| Pairing { white: order[board.white], black: order[board.black] };
        let mut byes: Vec<(usize, Bye)> =
            asked.into_iter().filter(|&(player, _)| !self.withdrawn[player]).collect();
        byes.extend(paired.bye.map(|free| (order[free], Bye::PairingAllocated)));
        let mut pairs: Vec<Pairing> = paired.boards.iter().map(seat).collect();
        let points = self.points();
        let scores = |pair: &Pairing| {
            let (white, black) = (points[pair.white], points[pair.black]);
            (white.max(black), white.min(black))
        };
        for pair in fixed {
            let board = pairs.iter().position(|other| scores(other) < scores(&pair)).unwrap_or(pairs.len());
            pairs.insert(board, pair);
        }
        Ok(RoundPairings { pairs, byes })
    }

    /// Returns the numbers of the players who get virtual points in the first rounds of an
    /// accelerated Swiss, in the order of their pairing numbers. Empty without acceleration.
    ///
    /// These are the upper half of the players who are present when the first round is paired. A
    /// late entrant also gets the points if the entrant's pairing number is lower than the highest
    /// pairing number in this half (FIDE C.04.7, 1.3).
    pub fn accelerated_players(&self) -> Vec<usize> {
        if !self.setup.pairing.is_accelerated {
            return Vec::new();
        }
        let mut players = self.pairing_order();
        if !self.rounds.is_empty() {
            let last = players.iter().position(|player| self.accelerated.last() == Some(player));
            players.truncate(last.map_or(0, |last| last + 1));
            return players;
        }
        players.retain(|&player| !self.withdrawn[player]);
        players.truncate(accelerated_players(players.len()));
        players
    }

    /// Returns the colour of the first player in the first round of a Swiss. The published seed
    /// determines this random colour (FIDE C.04.3, 5.1). In a seeded knockout, this is the colour
    /// of the higher seed at the first board of each round.
    pub fn initial_color(&self) -> Color {
        let random = RandomSource::new(self.setup.seed, &[occasion::COLOR_STREAM]).below(2);
        if random == 0 { Color::White } else { Color::Black }
    }

    /// Checks that these pairings can be the next round of the tournament by the rules of its
    /// format.
    pub(super) fn check_pairings(&self, pairings: &RoundPairings) -> Result<(), EventRefusal> {
        self.check_may_pair()?;
        let mut times = vec![0; self.entrants.len()];
        let pairs = pairings.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        for player in pairs.chain(pairings.byes.iter().map(|&(player, _)| player)) {
            *times.get_mut(player).ok_or(EventRefusal::NoSuchPlayer)? += 1;
        }
        let misplaced = |player| Err(EventRefusal::NotExactlyOnce { player });
        let unlike = |wanted: &dyn Fn(usize) -> bool| {
            times.iter().enumerate().find(|&(player, &times)| times != i32::from(wanted(player)))
        };
        match self.setup.format {
            EventFormat::RoundRobin { .. } | EventFormat::MostWins => {
                // The table determines the pairs. The arbiter may change only colours and boards.
                let table = self.round_robin_pairings()?;
                if unordered_pairs(pairings) != unordered_pairs(&table) {
                    let first = pairings.pairs.first().or(table.pairs.first());
                    return misplaced(first.map_or(0, |pair| pair.white));
                }
            }
            EventFormat::Knockout { .. } if self.setup.pairing.is_seeded => {
                // The bracket determines the pairs. The arbiter may change only colours and boards.
                let bracket = self.seeded_pairings();
                if unordered_pairs(pairings) != unordered_pairs(&bracket) {
                    let first = pairings.pairs.first().or(bracket.pairs.first());
                    return misplaced(first.map_or(0, |pair| pair.white));
                }
            }
            EventFormat::Knockout { .. } => {
                let field = self.players_to_pair();
                if let Some((player, _)) = unlike(&|player| field.contains(&player)) {
                    return misplaced(player);
                }
                let may = self.bye_candidates();
                let is_wrong =
                    |&&(player, bye): &&(usize, Bye)| bye != Bye::PairingAllocated || !may.contains(&player);
                if let Some(&(player, _)) = pairings.byes.iter().find(is_wrong) {
                    return misplaced(player);
                }
                if pairings.byes.len() != field.len() % 2 {
                    return misplaced(pairings.byes.first().map_or(0, |&(player, _)| player));
                }
            }
            EventFormat::Swiss { .. } => self.check_swiss_pairings(pairings, &times)?,
        }
        Ok(())
    }

    /// Checks that these pairings can be the next round of a Swiss. `times` contains the number of
    /// times that each player appears in the pairings.
    fn check_swiss_pairings(&self, pairings: &RoundPairings, times: &[i32]) -> Result<(), EventRefusal> {
        let next = self.rounds.len();
        let field = self.players_to_pair();
        for (player, &times) in times.iter().enumerate() {
            let asked = self.bye_requests.get(&(next, player)).filter(|_| !self.withdrawn[player]);
            let mut byes = pairings.byes.iter().filter(|&&(free, _)| free == player).map(|(_, bye)| bye);
            let is_right = match (asked, field.contains(&player)) {
                (Some(asked), _) => times == 1 && byes.next() == Some(asked),
                (None, true) => times == 1 && byes.all(|&bye| bye == Bye::PairingAllocated),
                (None, false) => times == 0,
            };
            if !is_right {
                return Err(EventRefusal::NotExactlyOnce { player });
            }
        }
        let allocated = pairings.byes.iter().filter(|&&(_, bye)| bye == Bye::PairingAllocated);
        let mut allocated = allocated.skip(field.len() % 2);
        if let Some(&(player, _)) = allocated.next() {
            return Err(EventRefusal::NotExactlyOnce { player });
        }
        for pair in &pairings.pairs {
            let is_this = |match_: &Match| match_.has_player(pair.white) && match_.has_player(pair.black);
            let boards = self.rounds.iter().flat_map(|round| &round.boards);
            let met = boards.filter(|board| is_this(board)).any(|board| {
                board.is_adjourned || board.results.first().is_some_and(|score| score.is_game())
            });
            let both = [pair.white, pair.black];
            let is_forbidden =
                self.current_forbidden_pairs().any(|two| both.iter().all(|player| two.contains(player)));
            if (met || is_forbidden) && !self.fixed_pairs().contains(pair) {
                return Err(EventRefusal::PairNotAllowed(*pair));
            }
        }
        Ok(())
    }
}

/// Returns the pairs of a tournament round without colours and board order, and its byes, for
/// comparison with other pairings of the round.
fn unordered_pairs(pairings: &RoundPairings) -> (Vec<[usize; 2]>, Vec<(usize, Bye)>) {
    let sorted = |pair: &Pairing| [pair.white.min(pair.black), pair.white.max(pair.black)];
    let mut pairs: Vec<[usize; 2]> = pairings.pairs.iter().map(sorted).collect();
    pairs.sort_unstable();
    (pairs, pairings.byes.clone())
}
