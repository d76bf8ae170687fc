//! Manual pairing by the arbiter: changes of a tournament round, and breaches of the rules of the
//! Swiss system.

use crate::club::record::{Bye, Pairing, PairingResult, PlayerRound, player_rounds};

use super::match_play::Match;
use super::setup::EventFormat;
use super::state::Tournament;
use super::step::{EventRefusal, RoundPairings};

/// Breach of a rule of the Swiss system by the pairings of a round, for example because two players
/// have met before. Players are given by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleBreach {
    /// The two players have met over the board before (FIDE Dutch criterion C1).
    PlayedBefore(Pairing),
    /// The arbiter has forbidden the pairing of these players.
    Forbidden(Pairing),
    /// A player gets the same colour for the third time in a row, or gets one colour in three games
    /// more than the other (C3).
    ColorNotAllowed(usize),
    /// A player gets the pairing-allocated bye after an earlier pairing-allocated bye, full-point
    /// bye or win by forfeit (C2).
    SecondBye(usize),
    /// Two paired players have different scores.
    DifferentScores(Pairing),
    /// A player takes part in the round, but has neither an opponent nor a bye.
    NotPaired(usize),
}

impl Tournament {
    /// Returns the breaches of the Swiss rules by the pairings of the last round. Empty if no round
    /// is paired, or if the tournament is not a Swiss.
    pub fn rule_breaches(&self) -> Vec<RuleBreach> {
        match (self.without_last_round(), self.rounds.last()) {
            (Ok(before), Some(last)) => {
                let pairs = last.boards.iter().map(|board| board.pairing).collect();
                before.rule_breaches_of(&RoundPairings { pairs, byes: last.byes.clone() })
            }
            _ => Vec::new(),
        }
    }

    /// Returns the breaches of the Swiss rules that these pairings would cause as the next round.
    /// Empty if the tournament is not a Swiss.
    pub fn rule_breaches_of(&self, pairings: &RoundPairings) -> Vec<RuleBreach> {
        let record = self.played_rounds(Some(PairingResult::Draw));
        let (EventFormat::Swiss { .. }, Ok(cards)) =
            (&self.setup.format, player_rounds(self.entrants.len(), &record))
        else {
            return Vec::new();
        };
        let mut breaches = Vec::new();
        let points = self.points();
        for pair in &pairings.pairs {
            let (white, black) = (pair.white, pair.black);
            let has_met = |entry: &PlayerRound| matches!(entry, PlayerRound::Game { opponent, .. } if *opponent == black);
            if cards[white].iter().any(has_met) {
                breaches.push(RuleBreach::PlayedBefore(*pair));
            }
            if self.current_forbidden_pairs().any(|two| two.contains(&white) && two.contains(&black)) {
                breaches.push(RuleBreach::Forbidden(*pair));
            }
            let colors = [(white, crate::rules::Color::White), (black, crate::rules::Color::Black)];
            let is_wrong = |&(player, color): &(usize, crate::rules::Color)| {
                let had = cards[player].iter().filter_map(|entry| match entry {
                    PlayerRound::Game { color, .. } => Some(*color),
                    _ => None,
                });
                let had: Vec<_> = had.chain([color]).collect();
                let same = had.iter().filter(|one| **one == color).count();
                2 * same > had.len() + 2 || matches!(had[..], [.., a, b, c] if a == b && b == c)
            };
            breaches.extend(
                colors
                    .iter()
                    .filter(|one| is_wrong(one))
                    .map(|(player, _)| RuleBreach::ColorNotAllowed(*player)),
            );
            if points[white] != points[black] {
                breaches.push(RuleBreach::DifferentScores(*pair));
            }
        }
        for &(player, bye) in &pairings.byes {
            let had =
                |entry: &PlayerRound| !matches!(entry, PlayerRound::Game { .. }) && entry.half_points() >= 2;
            if bye == Bye::PairingAllocated && cards[player].iter().any(had) {
                breaches.push(RuleBreach::SecondBye(player));
            }
        }
        let has_place = |player: usize| {
            pairings.pairs.iter().any(|pair| pair.white == player || pair.black == player)
                || pairings.byes.iter().any(|&(free, _)| free == player)
        };
        let field = self.players_to_pair().into_iter();
        breaches.extend(field.filter(|&player| !has_place(player)).map(RuleBreach::NotPaired));
        breaches
    }

    /// Returns the pairs of players that the arbiter has fixed for the next round of the
    /// tournament.
    pub fn fixed_pairs(&self) -> &[Pairing] {
        self.fixed.get(&self.rounds.len()).map_or(&[], Vec::as_slice)
    }

    /// Fixes a pair with its colours for the next round of a Swiss, by decision of the arbiter. The
    /// app pairs the other players. Refuses if one of the two players has withdrawn or is already
    /// in a fixed pair.
    pub(super) fn fix_pair(&mut self, pairing: Pairing) -> Result<(), EventRefusal> {
        self.check_swiss_pair(pairing)?;
        if self.fixed_pairs().contains(&pairing) {
            return Err(EventRefusal::NoChange);
        }
        for player in [pairing.white, pairing.black] {
            let is_fixed = self.fixed_pairs().iter().any(|pair| pair.white == player || pair.black == player);
            if is_fixed || self.withdrawn[player] {
                return Err(EventRefusal::NotExactlyOnce { player });
            }
        }
        self.fixed.entry(self.rounds.len()).or_default().push(pairing);
        Ok(())
    }

    /// Releases a pair that the arbiter has fixed for the next round of a Swiss, so that the app
    /// pairs these two players. Refuses if the pair is not fixed.
    pub(super) fn release_pair(&mut self, pairing: Pairing) -> Result<(), EventRefusal> {
        let pairs = self.fixed.get_mut(&self.rounds.len()).ok_or(EventRefusal::NoChange)?;
        let place = pairs.iter().position(|pair| *pair == pairing).ok_or(EventRefusal::NoChange)?;
        pairs.remove(place);
        Ok(())
    }

    /// Checks that the tournament is a Swiss, and that the two players of a pair exist and differ.
    fn check_swiss_pair(&self, pairing: Pairing) -> Result<(), EventRefusal> {
        self.swiss_players_in_order([pairing.white, pairing.black]).map(drop)
    }

    /// Swaps two players, given by number, in the last round of the tournament, and deletes the
    /// results on their boards. Two players at the same board swap colours. Refuses a player who
    /// does not take part in the round. In a round robin, refuses two players of different boards.
    pub(super) fn swap_players(&mut self, one: usize, other: usize) -> Result<(), EventRefusal> {
        let is_known = one.max(other) < self.entrants.len();
        if one == other || !is_known {
            return Err(EventRefusal::NoSuchPlayer);
        }
        let round = self.rounds.last_mut().ok_or(EventRefusal::NoSuchGame)?;
        let board_of = |player: usize| round.boards.iter().position(|board| board.has_player(player));
        let boards = [board_of(one), board_of(other)];
        match (&self.setup.format, boards) {
            (_, [None, None]) => return Err(EventRefusal::NoChange),
            (EventFormat::RoundRobin { .. } | EventFormat::MostWins, [Some(a), Some(b)]) if a == b => {}
            (EventFormat::RoundRobin { .. } | EventFormat::MostWins, _) => {
                return Err(EventRefusal::OtherFormat);
            }
            _ => {}
        }
        for (player, board) in [one, other].into_iter().zip(boards) {
            // A player with a requested bye, a withdrawn player, and a loser in a knockout do not
            // take part in the round.
            let bye = round.byes.iter().find(|&&(free, _)| free == player).map(|(_, bye)| *bye);
            let is_in = match bye {
                Some(bye) => bye == Bye::PairingAllocated,
                None => board.is_some() || matches!(self.setup.format, EventFormat::Swiss { .. }),
            };
            if !is_in || board.is_none() && self.withdrawn[player] {
                return Err(EventRefusal::NotExactlyOnce { player });
            }
        }
        let swapped = |player: usize| match player {
            player if player == one => other,
            player if player == other => one,
            player => player,
        };
        for board in boards.into_iter().flatten() {
            let Pairing { white, black } = round.boards[board].pairing;
            let pairing = match boards[0] == boards[1] {
                true => Pairing { white: black, black: white },
                false => Pairing { white: swapped(white), black: swapped(black) },
            };
            round.boards[board] = Match::new(pairing);
            if boards[0] == boards[1] {
                return Ok(());
            }
        }
        round.byes.iter_mut().for_each(|(player, _)| *player = swapped(*player));
        for slot in self.bracket.iter_mut().flatten() {
            *slot = swapped(*slot);
        }
        Ok(())
    }

    /// Pairs two players at a board of the last round. The players who had this board take the
    /// previous places of the new players. `board` counts from 0; in a Swiss, a `board` equal to
    /// the number of boards adds a board. Refuses in a round robin.
    pub(super) fn set_board(&mut self, board: usize, pairing: Pairing) -> Result<(), EventRefusal> {
        let Pairing { white, black } = pairing;
        if white == black || white.max(black) >= self.entrants.len() {
            return Err(EventRefusal::NoSuchPlayer);
        }
        if matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins) {
            return Err(EventRefusal::OtherFormat);
        }
        let last = self.rounds.last().ok_or(EventRefusal::NoSuchGame)?;
        if board == last.boards.len() {
            return self.add_board(pairing);
        }
        if last.boards.get(board).ok_or(EventRefusal::NoSuchGame)?.pairing == pairing {
            return Err(EventRefusal::NoChange);
        }
        // Works on a copy, so that the first swap has no effect if the second swap is refused.
        let mut after = self.clone();
        let seated = |event: &Tournament| event.rounds[event.rounds.len() - 1].boards[board].pairing;
        if seated(&after).white != white {
            after.swap_players(seated(&after).white, white)?;
        }
        if seated(&after).black != black {
            after.swap_players(seated(&after).black, black)?;
        }
        *self = after;
        Ok(())
    }

    /// Adds a board to the last round of a Swiss, for two players who have no board in this round,
    /// such as the player with the bye and a late entrant. Refuses players who have a board or have
    /// withdrawn.
    fn add_board(&mut self, pairing: Pairing) -> Result<(), EventRefusal> {
        self.check_swiss_pair(pairing).map_err(|_| EventRefusal::NoSuchGame)?;
        let two = [pairing.white, pairing.black];
        let round = self.rounds.last_mut().ok_or(EventRefusal::NoSuchGame)?;
        for player in two {
            if self.withdrawn[player] || round.boards.iter().any(|board| board.has_player(player)) {
                return Err(EventRefusal::NotExactlyOnce { player });
            }
        }
        round.byes.retain(|(player, _)| !two.contains(player));
        round.boards.push(Match::new(pairing));
        Ok(())
    }
}
