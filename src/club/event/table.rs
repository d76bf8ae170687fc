//! Standings and crosstable of a tournament, and the points on which they are based. Also the games
//! that count for ratings, and the rounds for the FIDE report file.

use std::cmp::Reverse;

use crate::club::record::{Pairing, PairingResult, PlayerRound, TournamentKind, player_rounds};
use crate::club::tiebreak::{RoundContribution, TieBreak, TieBreakValue, TournamentResults};
use crate::rules::Color;

use super::match_play::MatchState;
use super::setup::{EventFormat, TieResolution};
use super::state::Tournament;

/// Row of a tournament's standings: a player with place, points and tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// The place, from 1. Players who tie share the best of their places.
    pub place: usize,
    /// The number of the player.
    pub player: usize,
    /// The score in half-points, by the point system of the tournament.
    pub half_points: u32,
    /// The numbers of games won, drawn and lost over the board.
    pub wins_draws_losses: [usize; 3],
    /// Values of the tie-breaks, in the order of the tournament's setup; `None` if the player has
    /// no value. Empty in a knockout.
    pub tie_break_values: Vec<Option<TieBreakValue>>,
}

/// One game of a player in a tournament's crosstable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrosstableCell {
    /// The round, from 0.
    pub round: usize,
    /// The game of the match, from 0; always 0 except in a knockout.
    pub game: usize,
    /// The number of the opponent.
    pub opponent: usize,
    /// The player's colour.
    pub color: Color,
    /// The result; `None` if the game is not finished.
    pub score: Option<PairingResult>,
}

impl Tournament {
    /// Returns the standings of the tournament, best player first. Players are ranked by points,
    /// then by tie-breaks. Instead of points, [`EventFormat::MostWins`] uses the number of wins,
    /// and a knockout uses the number of rounds that the player survived. Players who tie share a
    /// place and are in the order of their pairing numbers.
    ///
    /// In a Swiss, tie-breaks count only the rounds before the first unfinished round.
    pub fn standings_table(&self) -> Vec<StandingsRow> {
        let order = self.pairing_order();
        let points = self.points();
        let games = self.games_won_drawn_lost();
        let keys = self.ranking_keys();
        let columns = match self.results_for_tie_breaks() {
            Some(standings) => self.tie_break_columns(&standings, &keys, &self.setup.tie_breaks),
            None => Vec::new(),
        };
        let values = |player: usize| columns.iter().map(|column| column[player]).collect::<Vec<_>>();
        let rank = |player: usize| {
            let values = values(player).into_iter().zip(&self.setup.tie_breaks);
            // A player without a value ranks last, whether high or low values are better.
            let ordered = values.map(|(value, one)| match one.is_lower_better() {
                true => (value.map(Reverse), None),
                false => (None, value),
            });
            (keys[player], ordered.collect::<Vec<_>>())
        };
        let mut ranked: Vec<_> = order.into_iter().map(|player| (Reverse(rank(player)), player)).collect();
        ranked.sort_by(|one, other| one.0.cmp(&other.0));
        let row = |(rank, player): &(_, usize)| StandingsRow {
            place: 1 + ranked.partition_point(|(other, _)| other < rank),
            player: *player,
            half_points: points[*player],
            wins_draws_losses: games[*player],
            tie_break_values: values(*player),
        };
        ranked.iter().map(row).collect()
    }

    /// Returns the tie-breaks of the standings in the order of the columns. Empty in a knockout,
    /// even if its setup lists tie-breaks.
    pub fn standings_tie_breaks(&self) -> &[TieBreak] {
        match self.setup.format {
            EventFormat::Knockout { .. } => &[],
            _ => &self.setup.tie_breaks,
        }
    }

    /// Returns a player's row of the crosstable: the player's games in the paired rounds, in order.
    pub fn crosstable_row(&self, player: usize) -> Vec<CrosstableCell> {
        let mut cells = Vec::new();
        for (round, drawn) in self.rounds.iter().enumerate() {
            for (board, match_) in drawn.boards.iter().enumerate().filter(|(_, one)| one.has_player(player)) {
                let is_open = matches!(self.match_state(round, board), Some(MatchState::Open(_)));
                for game in 0..match_.results.len() + usize::from(is_open) {
                    let pairing = match_.pairing_of_game(game);
                    let (opponent, color) = if pairing.white == player {
                        (pairing.black, Color::White)
                    } else {
                        (pairing.white, Color::Black)
                    };
                    cells.push(CrosstableCell {
                        round,
                        game,
                        opponent,
                        color,
                        score: match_.results.get(game).copied(),
                    });
                }
            }
        }
        cells
    }

    /// Returns the ranking key of each player, by player number. The key decides before any
    /// tie-break: points, wins or survived rounds, depending on the format.
    fn ranking_keys(&self) -> Vec<u32> {
        match self.setup.format {
            EventFormat::Knockout { .. } => self.rounds_survived(),
            EventFormat::MostWins => self.count_results(|score, color| score.half_points(color) == 2),
            _ => self.points(),
        }
    }

    /// Returns the contribution of each round to a player's value of a tie-break, to explain the
    /// standings. For the direct encounter, returns the games against players who are tied with
    /// this player after all earlier tie-breaks.
    ///
    /// `column` is the index of the tie-break in [`standings_tie_breaks`]. (The tie-break itself
    /// would be ambiguous, because the direct encounter can be listed twice.) The result is empty
    /// if the column does not exist.
    ///
    /// [`standings_tie_breaks`]: Tournament::standings_tie_breaks
    pub fn tie_break_contributions(&self, player: usize, column: usize) -> Vec<RoundContribution> {
        let (Some(standings), Some(&tie_break)) =
            (self.results_for_tie_breaks(), self.standings_tie_breaks().get(column))
        else {
            return Vec::new();
        };
        if player >= self.entrants.len() {
            return Vec::new();
        }
        if tie_break.without_forfeits() != TieBreak::DirectEncounter {
            return standings.contributions(player, tie_break);
        }
        let keys = self.ranking_keys();
        let columns = self.tie_break_columns(&standings, &keys, &self.setup.tie_breaks[..column]);
        let groups = tied_groups(&keys, &columns);
        let card = standings.player_rounds()[player].iter().enumerate();
        let game = |(round, entry): (usize, &PlayerRound)| {
            let opponent = entry.opponent().filter(|&other| groups[other] == groups[player])?;
            let is_meeting =
                matches!(entry, PlayerRound::Game { .. }) || standings.are_forfeits_meetings(tie_break);
            let value =
                TieBreakValue::from_quarters(2 * i64::from(self.setup.points.points_of_round(*entry)));
            let game = RoundContribution { round, opponent: Some(opponent), value, is_cut: false };
            is_meeting.then_some(game)
        };
        card.filter_map(game).collect()
    }

    /// Returns the columns of the standings for `tie_breaks`. Each column contains the values of
    /// all players, by player number. `keys` are the ranking keys of the players.
    fn tie_break_columns(
        &self,
        standings: &TournamentResults,
        keys: &[u32],
        tie_breaks: &[TieBreak],
    ) -> Vec<Vec<Option<TieBreakValue>>> {
        let mut columns = Vec::with_capacity(tie_breaks.len());
        for &one in tie_breaks {
            let column = self.tie_break_column(standings, one, keys, &columns);
            columns.push(column);
        }
        columns
    }

    /// Returns a column of the standings: each player's value of a tie-break, by player number.
    /// `None` for a player without a value.
    ///
    /// `keys` are the ranking keys of the players, and `before` contains the columns of the earlier
    /// tie-breaks. The direct encounter compares players whose keys and earlier tie-breaks are all
    /// equal (FIDE C.07, 6).
    fn tie_break_column(
        &self,
        standings: &TournamentResults,
        tie_break: TieBreak,
        keys: &[u32],
        before: &[Vec<Option<TieBreakValue>>],
    ) -> Vec<Option<TieBreakValue>> {
        match tie_break {
            TieBreak::DirectEncounter | TieBreak::DirectEncounterWithForfeits => {
                standings.direct_encounter(&tied_groups(keys, before), tie_break)
            }
            TieBreak::PairingNumber | TieBreak::PairingNumberReversed => {
                let mut numbers = vec![None; keys.len()];
                for (place, player) in self.pairing_order().into_iter().enumerate() {
                    numbers[player] = Some(TieBreakValue::from_whole(place as i64 + 1));
                }
                numbers
            }
            _ => standings.tie_break_values(tie_break),
        }
    }

    /// Returns the results from which the tie-breaks are computed. Returns `None` in a knockout,
    /// which has no tie-breaks.
    fn results_for_tie_breaks(&self) -> Option<TournamentResults> {
        let ratings: Vec<u32> = self.entrants.iter().map(|entrant| entrant.rating).collect();
        let mut played = self.played_rounds(None);
        let (kind, rounds) = match self.setup.format {
            EventFormat::Knockout { .. } => return None,
            EventFormat::Swiss { rounds } => {
                let complete =
                    (0..self.rounds.len()).find(|&round| self.next_games_of_round(round).next().is_some());
                played.truncate(complete.unwrap_or(self.rounds.len()));
                (TournamentKind::Swiss, rounds)
            }
            _ => (TournamentKind::RoundRobin, self.total_rounds().unwrap_or(0)),
        };
        let annulled = self.annulled_players();
        for round in &mut played {
            round.games.retain(|(pairing, _)| !annulled[pairing.white] && !annulled[pairing.black]);
        }
        Some(TournamentResults::new(kind, rounds, ratings, &played).ok()?.with_points(self.setup.points))
    }

    /// Returns for each player whether the player's games are annulled: the standings ignore them,
    /// but the crosstable shows them. This happens in a round robin if the player has withdrawn
    /// before playing half of the scheduled games (FIDE Competition Rules, 6.6).
    pub fn annulled_players(&self) -> Vec<bool> {
        let opponents = self.berger_order.len().saturating_sub(1);
        let games = match self.setup.format {
            EventFormat::RoundRobin { double: true } => 2 * opponents,
            EventFormat::RoundRobin { double: false } | EventFormat::MostWins => opponents,
            EventFormat::Knockout { .. } | EventFormat::Swiss { .. } => 0,
        };
        let mut played = vec![0; self.entrants.len()];
        for match_ in self.rounds.iter().flat_map(|round| &round.boards) {
            let count = match_.results.iter().filter(|score| score.is_game()).count();
            played[match_.pairing.white] += count;
            played[match_.pairing.black] += count;
        }
        let is_annulled = |player: usize| self.withdrawn[player] && 2 * played[player] < games;
        (0..played.len()).map(is_annulled).collect()
    }

    /// Returns the games of a player that count for a rating: games over the board against rated
    /// opponents. Each item contains the opponent's rating and the player's score in half-points,
    /// with 2 for a win.
    ///
    /// Includes annulled games. Of tie-break games, includes only games of
    /// [`TieResolution::Rematch`]. Other tie-break games do not count, because they have their own
    /// time control or Black wins with a draw.
    pub fn rated_games(&self, player: usize) -> Vec<(u32, u32)> {
        let rated = |cell: CrosstableCell| {
            let score = cell.score.filter(|score| score.is_game())?;
            let rating = self.entrants[cell.opponent].rating;
            let is_regular =
                matches!(self.tie_resolution_of_cell(player, cell), None | Some(TieResolution::Rematch));
            (rating > 0 && is_regular).then_some((rating, score.half_points(cell.color)))
        };
        self.crosstable_row(player).into_iter().filter_map(rated).collect()
    }

    /// Returns the tie resolution of a game in a player's row of the crosstable; `None` if it is
    /// not a tie-break game.
    fn tie_resolution_of_cell(&self, player: usize, cell: CrosstableCell) -> Option<TieResolution> {
        let boards = &self.rounds.get(cell.round)?.boards;
        let board = boards.iter().position(|match_| match_.has_player(player))?;
        boards[board].tie_resolution_of_game(cell.game, self.match_length(cell.round, board))
    }

    /// Returns each player's score in half-points, by the point system of the tournament, without
    /// [annulled](Tournament::annulled_players) games.
    pub fn points(&self) -> Vec<u32> {
        let annulled = self.annulled_players();
        self.points_where(|pairing| !annulled[pairing.white] && !annulled[pairing.black])
    }

    /// Returns each player's score in half-points, by the point system of the tournament, including
    /// [annulled](Tournament::annulled_players) games.
    pub fn points_of_all_games(&self) -> Vec<u32> {
        self.points_where(|_| true)
    }

    /// Returns each player's score in half-points, by the point system of the tournament. A match
    /// counts only if `counts` accepts its pairing. Byes always count, except in a knockout.
    fn points_where(&self, counts: impl Fn(Pairing) -> bool) -> Vec<u32> {
        let scale = self.setup.points;
        let mut points = vec![0; self.entrants.len()];
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        for match_ in boards.filter(|board| counts(board.pairing)) {
            for (game, score) in match_.results.iter().enumerate() {
                let pairing = match_.pairing_of_game(game);
                points[pairing.white] += scale.points_of_result(*score, Color::White);
                points[pairing.black] += scale.points_of_result(*score, Color::Black);
            }
        }
        let is_knockout = matches!(self.setup.format, EventFormat::Knockout { .. });
        let byes = self.rounds.iter().flat_map(|round| &round.byes);
        for &(player, bye) in byes.filter(|_| !is_knockout) {
            points[player] += scale.points_of_bye(bye);
        }
        points
    }

    /// Returns for each player the number of results that `counts` accepts, such as wins. `counts`
    /// receives the result of a game and the player's colour.
    ///
    /// Leaves out annulled games.
    fn count_results(&self, counts: impl Fn(PairingResult, Color) -> bool) -> Vec<u32> {
        let mut times = vec![0; self.entrants.len()];
        let annulled = self.annulled_players();
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        for match_ in boards.filter(|board| !annulled[board.pairing.white] && !annulled[board.pairing.black])
        {
            for (game, &score) in match_.results.iter().enumerate() {
                let pairing = match_.pairing_of_game(game);
                times[pairing.white] += u32::from(counts(score, Color::White));
                times[pairing.black] += u32::from(counts(score, Color::Black));
            }
        }
        times
    }

    /// Returns for each player the numbers of games won, drawn and lost over the board.
    fn games_won_drawn_lost(&self) -> Vec<[usize; 3]> {
        let by = |points: u32| {
            self.count_results(move |score, color| score.is_game() && score.half_points(color) == points)
        };
        let [won, drawn, lost] = [by(2), by(1), by(0)].map(Vec::into_iter);
        won.zip(drawn)
            .zip(lost)
            .map(|((won, drawn), lost)| [won, drawn, lost].map(|games| games as usize))
            .collect()
    }

    /// Returns for each player the number of knockout rounds that the player has won or passed with
    /// a bye.
    fn rounds_survived(&self) -> Vec<u32> {
        let mut reached = vec![0; self.entrants.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            for (board, _) in round.boards.iter().enumerate() {
                if let Some(MatchState::Over { winner: Some(winner), .. }) = self.match_state(number, board) {
                    reached[winner] += 1;
                }
            }
            for &(player, _) in &round.byes {
                reached[player] += 1;
            }
        }
        reached
    }

    /// Returns what each player did in each round of the tournament, for the FIDE report file. The
    /// result has one list per player. Returns `None` in a knockout, which has matches instead of
    /// single games.
    pub fn rounds_by_player(&self) -> Option<Vec<Vec<PlayerRound>>> {
        if matches!(self.setup.format, EventFormat::Knockout { .. }) {
            return None;
        }
        player_rounds(self.entrants.len(), &self.played_rounds(None)).ok()
    }
}

/// Returns a group number for each player, by player number. Players are in the same group if they
/// have equal ranking `keys` and equal values in all tie-break `columns`.
fn tied_groups(keys: &[u32], columns: &[Vec<Option<TieBreakValue>>]) -> Vec<u32> {
    let is_tied = |one: usize, other: usize| {
        keys[one] == keys[other] && columns.iter().all(|column| column[one] == column[other])
    };
    // The number of a group is the number of its first player.
    let group = |player: usize| (0..player).find(|&first| is_tied(first, player)).unwrap_or(player);
    (0..keys.len()).map(|player| group(player) as u32).collect()
}
