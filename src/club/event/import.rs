//! Imports tournament rounds that another program paired, and pairs a round robin after imported
//! rounds.

use crate::club::matching::{Graph, Matching};
use crate::club::record::{Bye, Pairing};

use super::setup::EventFormat;
use super::state::Tournament;
use super::step::{EventRefusal, RoundPairings};

impl Tournament {
    /// Checks that imported pairings can be the next round of the tournament: each player exists
    /// and appears at most once, and the tournament has rounds left. Refuses in a knockout.
    pub(super) fn check_import(&self, pairings: &RoundPairings) -> Result<(), EventRefusal> {
        if matches!(self.setup.format, EventFormat::Knockout { .. }) {
            return Err(EventRefusal::OtherFormat);
        }
        if self.total_rounds().is_some_and(|all| self.rounds.len() >= all) {
            return Err(EventRefusal::NoMoreRounds);
        }
        let mut seen = vec![false; self.entrants.len()];
        let pairs = pairings.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        for player in pairs.chain(pairings.byes.iter().map(|&(player, _)| player)) {
            let seen = seen.get_mut(player).ok_or(EventRefusal::NoSuchPlayer)?;
            if std::mem::replace(seen, true) {
                return Err(EventRefusal::NotExactlyOnce { player });
            }
        }
        Ok(())
    }

    /// Returns the number of rounds in which two players have been paired with each other.
    pub(super) fn count_meetings(&self, pair: Pairing) -> usize {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.filter(|board| board.has_player(pair.white) && board.has_player(pair.black)).count()
    }

    /// Pairs a round of a round robin without the Berger table. Used if no round of the table fits
    /// after the imported rounds. `circle` lists the players' numbers.
    ///
    /// Pairs only players who have met at most `most` times. If the number of players is odd, one
    /// player stays without a game, but only a player who has had at most `most` rounds without a
    /// game so far. In each pair, the player with fewer games with White gets White. With equal
    /// numbers, the player who comes first in `circle` gets White.
    ///
    /// # Errors
    /// If no such pairings exist.
    pub(super) fn remaining_round_robin(
        &self,
        circle: &[usize],
        most: usize,
    ) -> Result<RoundPairings, EventRefusal> {
        let count = circle.len();
        let mut graph = Graph::new(count.next_multiple_of(2), 1);
        for other in 0..count {
            for one in 0..other {
                if self.count_meetings(Pairing { white: circle[one], black: circle[other] }) <= most {
                    graph.set_edge(one, other, &[0]);
                }
            }
            let was_free =
                |round: &super::EventRound| !round.boards.iter().any(|board| board.has_player(circle[other]));
            if count % 2 == 1 && self.rounds.iter().filter(|round| was_free(round)).count() <= most {
                graph.set_edge(other, count, &[0]);
            }
        }
        let matching = Matching::greatest_perfect(graph).ok_or(EventRefusal::NoLegalPairing)?;
        let whites = |player: usize| {
            let boards = self.rounds.iter().flat_map(|round| &round.boards);
            boards.filter(|board| board.pairing.white == player).count()
        };
        let mut pairings = RoundPairings::default();
        for one in 0..count {
            let other = matching.matched_vertex(one);
            if other == count {
                pairings.byes.push((circle[one], Bye::Zero));
            } else if one < other {
                let (one, other) = (circle[one], circle[other]);
                let (white, black) = if whites(one) <= whites(other) { (one, other) } else { (other, one) };
                pairings.pairs.push(Pairing { white, black });
            }
        }
        Ok(pairings)
    }
}
