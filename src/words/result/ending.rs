//! Texts of the app about the result of a game and its reason, and about the score of a series.

use crate::game::pgn::PgnResult;
use crate::game::{EndReason, Explanation, Game, GameResult, HalfPoints, Outcome};
use crate::rules::Color;
use crate::words::visible_names::visible_name_beside;
use crate::words::{TextDirection, Words};

/// Returns the result of a game with typographic signs: `1–0`, `½–½`.
pub fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Color::White) => "1–0",
        GameResult::Win(Color::Black) => "0–1",
        GameResult::Draw => "½–½",
        GameResult::BothLose => "0–0",
        GameResult::HalfPoint(Color::White) => "½–0",
        GameResult::HalfPoint(Color::Black) => "0–½",
    }
}

/// Returns the result of a PGN game with typographic signs, such as `1–0`; `None` for `*`, the
/// unknown result.
pub fn score_text(score: PgnResult) -> Option<&'static str> {
    match score {
        PgnResult::Unknown => None,
        PgnResult::Draw => Some(result_text(GameResult::Draw)),
        PgnResult::Win(winner) => Some(result_text(GameResult::Win(winner))),
    }
}

impl Words {
    /// Returns a text that says who has won a game or a series, in the app's language: `Anna wins`,
    /// or `Draw` without a winner.
    ///
    /// If the winner has no name, the text gives the winner's colour: `White wins`.
    pub fn winner_text(&self, winner: Option<(Color, &str)>) -> String {
        winner.map_or_else(
            || self.drawn().to_owned(),
            |(color, name)| self.wins(&self.name_or_color(color, name)),
        )
    }

    /// Returns the displayed name of a player; without a name, the name of the player's colour in
    /// the app's language.
    pub(in crate::words) fn name_or_color(&self, color: Color, name: &str) -> String {
        let name = visible_name_beside(name);
        if name.is_empty() { self.side(color) } else { name }
    }

    /// Returns the running score of a series of games, in the app's language: `Anna 2½ – Ben 1½`.
    ///
    /// `players` are the names and points of White and Black. If a player has no name, the text
    /// gives the player's colour.
    pub fn tally_text(&self, players: [(&str, HalfPoints); 2]) -> String {
        let said = |color: Color| {
            let (name, points) = players[color as usize];
            let points = self.number_text(&points);
            match self.language().direction() {
                TextDirection::LeftToRight => format!("{} {points}", self.name_or_color(color, name)),
                // Without these marks, right-to-left text would show the digits and `½` in the
                // wrong order.
                TextDirection::RightToLeft => {
                    format!("{} \u{2066}{points}\u{2069}", self.name_or_color(color, name))
                }
            }
        };
        let (white, black) = (said(Color::White), said(Color::Black));
        self.players(&black, &white)
    }

    /// Returns why the game is over, without a full stop, in the app's language:
    /// `Draw by stalemate`.
    ///
    /// `explanation` is the explanation of the result; it names, for example, the player who
    /// resigned.
    pub fn result_reason(&self, outcome: Outcome, explanation: Option<&Explanation>) -> String {
        self.result_reason_by(outcome, explanation.and_then(Explanation::ended_by))
    }

    /// Returns why the game is over, without a full stop, in the app's language:
    /// `Draw by stalemate`.
    ///
    /// `ended_by` is the player whose flag fell, who resigned or who left the king in check, if
    /// there is one.
    fn result_reason_by(&self, outcome: Outcome, ended_by: Option<Color>) -> String {
        let winner = outcome.winner();
        let draw = match (outcome.reason, winner) {
            (EndReason::Checkmate, Some(winner)) => return self.ended_checkmate(winner),
            (EndReason::Resignation, Some(winner)) => return self.ended_resignation(winner),
            (EndReason::FlagFall, Some(winner)) => return self.ended_flag_fall(winner),
            (EndReason::LeftKingInCheck, Some(winner)) => return self.ended_left_king_in_check(!winner),
            (EndReason::FlagFall, None) => match ended_by {
                Some(fallen) => return self.ended_flag_fall_draw(fallen),
                None => self.ended_flag_fall_draw_unknown(),
            },
            (EndReason::Resignation, None) => match ended_by {
                Some(by) => return self.ended_resignation_draw(by),
                None => result_text(outcome.result),
            },
            (EndReason::LeftKingInCheck, None) => match ended_by {
                Some(by) => return self.ended_left_king_in_check_draw(by),
                None => result_text(outcome.result),
            },
            (EndReason::Stalemate, _) => self.ended_stalemate(),
            (EndReason::Arbiter, _) => self.ended_arbiter(),
            (EndReason::Reported, _) => self.ended_reported(),
            (EndReason::Agreement, _) => self.ended_agreement(),
            (EndReason::DeadPosition, _) => self.ended_dead_position(),
            (EndReason::InsufficientMaterial, _) => self.ended_insufficient_material(),
            (EndReason::Threefold, _) => self.ended_threefold(),
            (EndReason::Fivefold, _) => self.ended_fivefold(),
            (EndReason::FiftyMoves, _) => self.ended_fifty_moves(),
            (EndReason::SeventyFiveMoves, _) => self.ended_seventy_five_moves(),
            // No game ends by checkmate without a winner.
            (EndReason::Checkmate, None) => result_text(outcome.result),
        };
        draw.to_owned()
    }

    /// Returns why the game is over, in the app's language: `Checkmate`. The text is shown below
    /// the winner's name, so it does not repeat who has won.
    ///
    /// `explanation` is the explanation of the result.
    pub fn reason_below_winner(&self, outcome: Outcome, explanation: Option<&Explanation>) -> String {
        match outcome.reason {
            EndReason::Checkmate => self.won_by_checkmate().to_owned(),
            EndReason::FlagFall => self.won_on_time().to_owned(),
            EndReason::LeftKingInCheck => self.won_by_king_in_check().to_owned(),
            _ => self.result_reason(outcome, explanation),
        }
    }

    /// Returns the result of a game and its reason in one sentence, in the app's language:
    /// `1–0: White wins on time.`
    ///
    /// `None` while the game is in progress.
    pub fn result_sentence(&self, game: &Game) -> Option<String> {
        Some(self.result_sentence_by(game.outcome()?, game.explanation().and_then(Explanation::ended_by)))
    }

    /// Returns the result of a game and its reason in one sentence, in the app's language:
    /// `1–0: White wins on time.`
    ///
    /// `ended_by` is the player whose flag fell, who resigned or who left the king in check, if
    /// there is one.
    pub fn result_sentence_by(&self, outcome: Outcome, ended_by: Option<Color>) -> String {
        self.result(&self.result_reason_by(outcome, ended_by), &result_text(outcome.result))
    }
}
