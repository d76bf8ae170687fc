//! Writer of the players' lines in a FIDE report file (record 001).

use crate::club::record::{Bye, Pairing, PairingResult};
use crate::rules::Color;

use super::card::{PlayerLine, columns, half_points_text};
use super::cell::{ResultLetter, RoundCell};
use super::records;
use super::rounds::{PlayerResult, ReportGame};
use super::tournament::ReportTournament;
use super::write::ReportWriter;

impl ReportWriter<'_> {
    /// Whether a player has the same games and byes in the tournament as in the FIDE report file
    /// from which the tournament was imported.
    pub(super) fn has_unchanged_rounds(&self, source: &ReportTournament, player: usize) -> bool {
        let count = source.rounds.len().max(self.rounds.len());
        (0..count).filter(|round| !self.must_keep_round(source, *round)).all(|round| {
            self.result_of_player(round, player) == result_in_source(source, round, player)
                && (round < self.rounds.len()) == (round < source.paired_rounds)
        })
    }

    /// Whether an update of the imported FIDE report file must keep the columns of a round
    /// unchanged: those of a round that is not paired, neither in the report nor in the tournament.
    /// Columns of a future Swiss round may change, because they hold requested byes. `round` counts
    /// from 0.
    fn must_keep_round(&self, source: &ReportTournament, round: usize) -> bool {
        round >= self.rounds.len().max(source.paired_rounds) && !self.is_future_swiss_round(round)
    }

    /// Returns a player's game or bye in a round of the tournament. In a future round, this is the
    /// bye that the player has requested, or a zero-point bye. `round` counts from 0.
    fn result_of_player(&self, round: usize, player: usize) -> PlayerResult {
        match self.rounds.get(round) {
            Some(played) => played.result_of_player(player),
            None => PlayerResult::Bye(self.event.bye_request(player, round).unwrap_or(Bye::Zero)),
        }
    }

    /// Updates a player's line of the imported FIDE report file, so that it contains the present
    /// state of the tournament.
    ///
    /// `card` is the line. `place` is the index of the player in the report `source`, and `player`
    /// the index in the tournament. `is_as_read` says that the rounds of all players are unchanged
    /// since the import.
    pub(super) fn update_line(
        &mut self,
        card: &mut PlayerLine,
        source: &ReportTournament,
        place: usize,
        player: usize,
        is_as_read: bool,
    ) {
        let entrant = &self.event.entrants()[player];
        let read = &source.players[place];
        if entrant.name != read.name {
            card.write_left_aligned(columns::NAME, &entrant.name);
        }
        if entrant.rating != read.rating {
            card.write_right_aligned(columns::RATING, &rating_columns(entrant.rating));
        }
        if entrant.details != read.details {
            card.set_details(&entrant.details);
        }
        let next = self.event.rounds().len();
        for round in 0..source.rounds.len().max(next) {
            if self.must_keep_round(source, round) {
                continue;
            }
            let (now, was) = (self.result_of_player(round, player), result_in_source(source, round, place));
            let is_said = round < source.rounds.len() && (round >= source.paired_rounds) == (round >= next);
            if now != was || !is_said {
                let cell = if round < next { self.round_cell(now) } else { RoundCell::Blank };
                let cell =
                    if is_unrated_in_source(source, round, place, now) { cell.unrated() } else { cell };
                card.write_round_cell(round, cell);
            } else if round >= next && !matches!(card.round_cell(round), None | Some(RoundCell::Blank)) {
                self.unwritten_byes.remove(&(round, player));
            }
        }
        if !is_as_read {
            let mut now = self.points[player];
            // In a report, the total score includes the byes in future rounds that are on the
            // player's line.
            for round in next..source.rounds.len() {
                if let (Some(RoundCell::Free(_)), PlayerResult::Bye(bye)) =
                    (card.round_cell(round), result_in_source(source, round, place))
                {
                    now += source.points.points_of_bye(bye);
                }
            }
            // Keep the points that record 299 adds to the player's score or subtracts from it.
            if records::has_abnormal_points(&source.report, read.number)
                && let Some(total) = read.half_points
            {
                now = (now + total).saturating_sub(source.half_points_in(place, &source.rounds));
            }
            if read.half_points != Some(now) {
                card.write_right_aligned(columns::POINTS, &half_points_text(now));
            }
            card.write_right_aligned(columns::RANK, &self.ranks[player].to_string());
        }
        if !is_as_read || card.is_shifted() {
            card.trim();
        }
    }

    /// Creates a player's line for a FIDE report file: for every player of a new report, or for a
    /// player whom the imported report does not contain.
    pub(super) fn new_player_line(&self, player: usize) -> PlayerLine {
        let entrant = &self.event.entrants()[player];
        let mut card = PlayerLine::new(self.numbers[player]);
        card.set_details(&entrant.details);
        card.write_left_aligned(columns::NAME, &entrant.name);
        card.write_right_aligned(columns::RATING, &rating_columns(entrant.rating));
        card.write_right_aligned(columns::POINTS, &half_points_text(self.points[player]));
        card.write_right_aligned(columns::RANK, &self.ranks[player].to_string());
        for round in 0..self.rounds.len() {
            card.write_round_cell(round, self.round_cell(self.result_of_player(round, player)));
        }
        card.trim();
        card
    }

    /// Converts a player's game or bye in a round to the columns of a FIDE report file.
    fn round_cell(&self, result: PlayerResult) -> RoundCell {
        match result {
            PlayerResult::Bye(Bye::PairingAllocated) => RoundCell::Free(ResultLetter::Allocated),
            PlayerResult::Bye(Bye::Full) => RoundCell::Free(ResultLetter::Full),
            PlayerResult::Bye(Bye::Half) => RoundCell::Free(ResultLetter::Half),
            PlayerResult::Bye(Bye::Zero) => RoundCell::Free(ResultLetter::Zero),
            PlayerResult::Against(opponent, color, score) => RoundCell::Against {
                opponent: self.numbers[opponent],
                color: Some(color),
                letter: score.map(|score| result_letter(score, color)),
            },
        }
    }
}

/// Returns a player's game or bye in a round of the imported FIDE report file. `round` counts from
/// 0; `player` is the index of the player in the report. A round that the report does not contain
/// is a zero-point bye, like blank columns.
fn result_in_source(source: &ReportTournament, round: usize, player: usize) -> PlayerResult {
    match source.rounds.get(round) {
        Some(read) => read.result_of_player(player),
        None => PlayerResult::Bye(Bye::Zero),
    }
}

/// Whether the imported FIDE report file marks a player's game in a round as not rated. `round`
/// counts from 0; `player` is the index of the player in the report. `now` is the player's game or
/// bye in the tournament. `false` if the player has another opponent in the report.
fn is_unrated_in_source(source: &ReportTournament, round: usize, player: usize, now: PlayerResult) -> bool {
    let PlayerResult::Against(opponent, ..) = now else { return false };
    let is_this = |game: &ReportGame| {
        let Pairing { white, black } = game.pairing;
        [white, black] == [player, opponent] || [black, white] == [player, opponent]
    };
    let read = source.rounds.get(round).and_then(|read| read.games.iter().find(|game| is_this(game)));
    read.is_some_and(|game| !game.is_rated)
}

/// Formats a rating for the four columns on a player's line of a FIDE report file. The text is
/// empty for 0. Ratings above 9999 become `9999`.
fn rating_columns(rating: u32) -> String {
    if rating == 0 { String::new() } else { rating.min(9999).to_string() }
}

/// Returns the letter, such as `1` or `=`, that stands for a result on a player's line of a FIDE
/// report file. `color` is the colour of this player: a win of White is `1` on White's line and `0`
/// on Black's.
fn result_letter(score: PairingResult, color: Color) -> ResultLetter {
    match (score.is_game(), score.half_points(color)) {
        (true, 2) => ResultLetter::Win,
        (true, 1) => ResultLetter::Draw,
        (true, _) => ResultLetter::Loss,
        (false, 2) => ResultLetter::ForfeitWin,
        (false, _) => ResultLetter::ForfeitLoss,
    }
}
