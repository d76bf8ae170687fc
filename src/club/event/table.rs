//! Who stands where, and how that came about.

use std::cmp::Reverse;

use crate::club::record::{Entry, Kind, Score, cards};
use crate::club::tiebreak::{Standings, TieBreak, Value};
use crate::rules::Color;

use super::contest::Stand;
use super::setup::Format;
use super::state::Event;

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1; equals share the best.
    pub place: usize,
    /// Who.
    pub player: usize,
    /// The half points of the event's own scale.
    pub half_points: u32,
    /// Games won, drawn and lost over the board.
    pub games: [usize; 3],
    /// The values of the tie-breaks, in the order agreed; `None` where there is none.
    pub values: Vec<Option<Value>>,
}

/// What a round adds to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The round, from 0.
    pub round: usize,
    /// Against whom; `None` without an opponent.
    pub opponent: Option<usize>,
    /// What it adds, in quarters.
    pub quarters: u32,
    /// Whether it is cut, and so adds nothing.
    pub is_cut: bool,
}

/// A cell of the crosstable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The round, from 0.
    pub round: usize,
    /// Which game of a match, from 0.
    pub game: usize,
    /// Against whom.
    pub opponent: usize,
    /// With which colour.
    pub color: Color,
    /// The result; `None` if it is to come.
    pub score: Option<Score>,
}

impl Event {
    /// The standings, best first. Equal players stand in the order of their numbers and share a place.
    ///
    /// In a Swiss the tie-breaks count the rounds that are complete.
    pub fn table(&self) -> Vec<Row> {
        let order = self.order();
        let reached = self.reached();
        let points = self.points();
        let wins = self.sides(|score, color| score.half_points(color) == 2);
        let games = self.tally();
        let key = |player: usize| match self.setup.format {
            Format::Knockout { .. } => reached[player],
            Format::MostWins => wins[player],
            _ => points[player],
        };
        let keys: Vec<u32> = (0..order.len()).map(key).collect();
        let standings = self.standings();
        let columns: Vec<Vec<Option<Value>>> = match &standings {
            Some(standings) => {
                self.setup.tie_breaks.iter().map(|one| column(standings, *one, &keys)).collect()
            }
            None => Vec::new(),
        };
        let values = |player: usize| columns.iter().map(|column| column[player]).collect::<Vec<_>>();
        // In direct encounter the lower rank is the better one; everywhere else more is better.
        let rank = |player: usize| {
            let values = values(player).into_iter().zip(&self.setup.tie_breaks);
            let signed = values.map(|(value, one)| {
                let quarters = value.map_or(-1, |value| i64::from(value.quarters()));
                if *one == TieBreak::DirectEncounter { -quarters } else { quarters }
            });
            (keys[player], signed.collect::<Vec<i64>>())
        };
        let mut ranked: Vec<_> = order.into_iter().map(|player| (Reverse(rank(player)), player)).collect();
        ranked.sort_by(|one, other| one.0.cmp(&other.0));
        let row = |(rank, player): &(_, usize)| Row {
            place: 1 + ranked.partition_point(|(other, _)| other < rank),
            player: *player,
            half_points: points[*player],
            games: games[*player],
            values: values(*player),
        };
        ranked.iter().map(row).collect()
    }

    /// A player's row of the crosstable: each game that was drawn, in order.
    pub fn cells(&self, player: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (round, drawn) in self.rounds.iter().enumerate() {
            for (board, contest) in drawn.boards.iter().enumerate().filter(|(_, one)| one.has(player)) {
                let is_open = matches!(self.stand(round, board), Some(Stand::Open(_)));
                for game in 0..contest.scores.len() + usize::from(is_open) {
                    let pairing = contest.colors(game);
                    let (opponent, color) = if pairing.white == player {
                        (pairing.black, Color::White)
                    } else {
                        (pairing.white, Color::Black)
                    };
                    cells.push(Cell {
                        round,
                        game,
                        opponent,
                        color,
                        score: contest.scores.get(game).copied(),
                    });
                }
            }
        }
        cells
    }

    /// What each round adds to a player's value of a tie-break. Those that are not cut add up to the value, but for
    /// the average rating, which is their mean, and the direct encounter, where they are the games that count in it.
    pub fn parts(&self, player: usize, tie_break: TieBreak) -> Vec<Part> {
        let Some(standings) = self.standings() else { return Vec::new() };
        let Some(card) = standings.cards().get(player) else { return Vec::new() };
        let opponent = |round: usize| match card.get(round) {
            Some(Entry::Game { opponent, .. } | Entry::Forfeit { opponent, .. }) => Some(*opponent),
            _ => None,
        };
        let part =
            |round: usize, quarters: u32| Part { round, opponent: opponent(round), quarters, is_cut: false };
        if matches!(
            tie_break,
            TieBreak::Buchholz
                | TieBreak::BuchholzCut1
                | TieBreak::BuchholzMedian1
                | TieBreak::SonnebornBerger
        ) {
            let kept: Vec<usize> = standings.kept(player, tie_break);
            let quarters = |share: &crate::club::tiebreak::Share| match tie_break {
                TieBreak::SonnebornBerger => share.half_points * share.result,
                _ => share.half_points * 2,
            };
            let shares = standings.shares(player);
            let parts = shares.iter().map(|share| Part {
                is_cut: !kept.contains(&share.round),
                ..part(share.round, quarters(share))
            });
            return parts.collect();
        }
        let keys = self.points();
        let mut sum = 0;
        let mut parts = Vec::new();
        for (round, entry) in card.iter().enumerate() {
            sum += entry.half_points();
            let is_game = matches!(entry, Entry::Game { .. });
            let is_over_board_or_all = is_game || standings.kind() == Kind::RoundRobin;
            let quarters = match tie_break {
                TieBreak::Points => Some(entry.half_points() * 2),
                TieBreak::Wins => (entry.half_points() >= 2).then_some(4),
                TieBreak::GamesWon => (is_game && entry.half_points() == 2).then_some(4),
                TieBreak::BlackGames => matches!(entry, Entry::Game { color: Color::Black, .. }).then_some(4),
                TieBreak::Progressive => Some(sum * 2),
                TieBreak::Koya => opponent(round)
                    .filter(|&other| standings.scores()[other] as usize + 1 >= self.entrants.len())
                    .map(|_| entry.half_points() * 2),
                TieBreak::AverageRating => {
                    opponent(round).filter(|_| is_game).map(|other| self.entrants[other].rating * 4)
                }
                TieBreak::DirectEncounter => opponent(round)
                    .filter(|&other| is_over_board_or_all && keys[other] == keys[player])
                    .map(|_| entry.half_points() * 2),
                _ => None,
            };
            parts.extend(quarters.map(|quarters| part(round, quarters)));
        }
        parts
    }

    /// The standings as tie-breaks take them; `None` in a knockout, which has no tie-breaks.
    fn standings(&self) -> Option<Standings> {
        let ratings: Vec<u32> = self.entrants.iter().map(|entrant| entrant.rating).collect();
        let mut played = self.record(None);
        let (kind, rounds) = match self.setup.format {
            Format::Knockout { .. } => return None,
            Format::Swiss { rounds } => {
                let complete = (0..self.rounds.len()).find(|&round| self.open(round).next().is_some());
                played.truncate(complete.unwrap_or(self.rounds.len()));
                (Kind::Swiss, rounds)
            }
            _ => (Kind::RoundRobin, self.announced().unwrap_or(0)),
        };
        Standings::new(kind, rounds, ratings, &played).ok()
    }

    /// Everyone's half points on the event's own scale.
    pub fn points(&self) -> Vec<u32> {
        let scale = self.setup.points;
        let mut points = vec![0; self.entrants.len()];
        for round in &self.rounds {
            for contest in &round.boards {
                for (game, score) in contest.scores.iter().enumerate() {
                    let pairing = contest.colors(game);
                    for (player, color) in [(pairing.white, Color::White), (pairing.black, Color::Black)] {
                        points[player] += scale.of_score(*score, color);
                    }
                }
            }
            let is_knockout = matches!(self.setup.format, Format::Knockout { .. });
            for &(player, bye) in round.byes.iter().filter(|_| !is_knockout) {
                points[player] += scale.of_bye(bye);
            }
        }
        points
    }

    /// How often each player has a result that counts.
    fn sides(&self, counts: impl Fn(Score, Color) -> bool) -> Vec<u32> {
        let mut times = vec![0; self.entrants.len()];
        for contest in self.rounds.iter().flat_map(|round| &round.boards) {
            for (game, &score) in contest.scores.iter().enumerate() {
                let pairing = contest.colors(game);
                times[pairing.white] += u32::from(counts(score, Color::White));
                times[pairing.black] += u32::from(counts(score, Color::Black));
            }
        }
        times
    }

    fn tally(&self) -> Vec<[usize; 3]> {
        let by = |points: u32| {
            self.sides(move |score, color| score.is_game() && score.half_points(color) == points)
        };
        let [won, drawn, lost] = [by(2), by(1), by(0)].map(Vec::into_iter);
        won.zip(drawn)
            .zip(lost)
            .map(|((won, drawn), lost)| [won, drawn, lost].map(|games| games as usize))
            .collect()
    }

    /// In a knockout, how many rounds each player has come through.
    fn reached(&self) -> Vec<u32> {
        let mut reached = vec![0; self.entrants.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            for (board, _) in round.boards.iter().enumerate() {
                if let Some(Stand::Over { winner: Some(winner), .. }) = self.stand(number, board) {
                    reached[winner] += 1;
                }
            }
            for &(player, _) in &round.byes {
                reached[player] += 1;
            }
        }
        reached
    }

    /// The entries of everyone's card, round by round, as reports write them; `None` in a knockout, which has matches
    /// instead.
    pub fn entries(&self) -> Option<Vec<Vec<Entry>>> {
        if matches!(self.setup.format, Format::Knockout { .. }) {
            return None;
        }
        cards(self.entrants.len(), &self.record(None)).ok()
    }
}

/// The values of a tie-break, with groups of players who are equal before it.
fn column(standings: &Standings, tie_break: TieBreak, keys: &[u32]) -> Vec<Option<Value>> {
    if tie_break == TieBreak::DirectEncounter {
        let ranks = standings.direct_encounter(keys);
        return ranks.into_iter().map(|rank| Some(Value::rank(rank))).collect();
    }
    standings.values(tie_break)
}
