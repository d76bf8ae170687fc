//! Summaries of games: the facts of each game for the list of saved games, its search and the
//! players' profiles.
//!
//! A summary is computed from the records of a game and stored in a separate record. So the page
//! can list 3,000 games without replaying them. Backups never contain summaries. A summary that is
//! missing, damaged or of another version is computed again, so the format may change with
//! [`SUMMARY_VERSION`]. A test compares the present format with a stored sample.

use super::records::Record;
use super::stored::{GameId, StoredGame};
use crate::club::ArchivedGame;
use crate::game::pgn::PgnResult;
use crate::game::wire::v1;
use crate::game::{
    EndReason, Event, Explanation, Game, GameResult, Headers, HouseRules, Outcome, Preset, Seat, TimeControl,
    replay_leniently,
};
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use serde::{Deserialize, Serialize};

/// The version of new summary records in the database. A summary of another version counts as
/// missing, and is computed again.
///
/// | version | difference from the previous version |
/// |---|---|
/// | 1 | |
/// | 2 | the seats (a person or the computer) are a field |
pub const SUMMARY_VERSION: u32 = 2;

/// The summary of a game that was played in the app, for lists, searches and players' profiles.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// The id of the game.
    pub game: GameId,
    /// Names, dates, result and moves as in a PGN, and data by which a search finds positions.
    pub archived: ArchivedGame,
    /// How the game was played and how it ended.
    pub facts: GameFacts,
}

/// How a saved game was played and how it ended, apart from its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct GameFacts {
    /// The number of half-moves.
    pub plies: usize,
    /// The outcome; `None` for an unfinished game.
    pub outcome: Option<Outcome>,
    /// The player whose flag fell, who left the king in check, or who resigned. A resignation
    /// counts here only under house rules that ask whether the opponent could still mate. `None`
    /// for any other end.
    pub ended_by: Option<Color>,
    /// The house rules.
    pub rules: HouseRules,
    /// The time control.
    pub time_control: TimeControl,
    /// Whether a player asked for a takeback, or the coach gave a hint.
    pub was_helped: bool,
    /// Whether the arbiter corrected the position after a move.
    pub was_corrected: bool,
    /// Whether the page was only the clock of a game on a wooden board.
    pub is_clock_only: bool,
}

/// A summary record in the database, so that lists need not read the whole game.
#[derive(Clone, Debug, PartialEq)]
pub enum SummaryRow {
    /// The game was played in the app.
    Played(Box<GameSummary>),
    /// The game was imported. The record has no summary text, because the game itself is one short
    /// line.
    Imported,
}

/// The JSON text of a summary record in version 2. Each field is a plain value or has its own
/// frozen format. So a change of the app's types, such as [`GameFacts`], does not change this
/// format.
#[derive(Serialize, Deserialize)]
struct RowText {
    /// The game, as the line that [`ArchivedGame::to_line`] returns.
    line: String,
    /// The seats of White and Black; missing if two people play.
    #[serde(default, skip_serializing_if = "are_people")]
    seats: [Seat; 2],
    /// The number of half-moves.
    plies: usize,
    /// The identifier of the reason for the end of the game; missing if the game is unfinished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The result, such as `1-0` or `1/2-0`; missing if the game is unfinished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    /// The player in [`GameFacts::ended_by`], `w` or `b`; missing if `ended_by` is `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended_by: Option<char>,
    /// The nearest preset of rules, and the differences from it, separated by semicolons. Example:
    /// `lobby; check-warnings=off`.
    rules: String,
    /// The time control, in the same format as in the setup record of a game.
    control: v1::TimeControlV1,
    /// Whether a player asked for a takeback, or the coach gave a hint.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    helped: bool,
    /// Whether the arbiter corrected the position after a move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    corrected: bool,
    /// Whether the page was only the clock of a game on a wooden board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    clock_only: bool,
}

impl GameSummary {
    /// Computes the summary of a saved game from its readable records. `None` if a later version of
    /// the app wrote part of the game.
    pub fn derive_from(stored: &StoredGame) -> Option<GameSummary> {
        if stored.is_later_version {
            return None;
        }
        let game = replay_leniently(stored.setup.clone().ok(), &stored.entries);
        let outcome = game.outcome();
        let score = outcome.map_or(PgnResult::Unknown, |outcome| outcome.result.to_pgn());
        let facts = GameFacts {
            plies: game.moves().len(),
            outcome,
            ended_by: game.explanation().and_then(Explanation::ended_by),
            rules: game.rules().clone(),
            time_control: game.clock().map(|clock| clock.control().clone()).unwrap_or_default(),
            was_helped: was_helped(&game, stored),
            was_corrected: game.last_correction_ply() > 0,
            is_clock_only: game.is_clock_only(),
        };
        let archived = ArchivedGame::from_game(&game, score).without_annotations();
        Some(GameSummary { game: stored.id, archived, facts })
    }

    /// Returns the database record with this summary.
    pub fn to_row(&self) -> Record {
        let GameFacts {
            plies,
            outcome,
            ended_by,
            rules,
            time_control: control,
            was_helped,
            was_corrected,
            is_clock_only,
        } = &self.facts;
        let text = RowText {
            line: self.archived.to_line(),
            seats: self.archived.headers.seats,
            plies: *plies,
            reason: outcome.map(|outcome| outcome.reason.code().to_owned()),
            result: outcome.map(|outcome| outcome.score().to_owned()),
            ended_by: ended_by.map(Color::to_char),
            rules: rules.to_string(),
            control: control.clone().into(),
            helped: *was_helped,
            corrected: *was_corrected,
            clock_only: *is_clock_only,
        };
        summary_record(self.game, serde_json::to_string(&text).ok())
    }
}

impl SummaryRow {
    /// Returns the summary record of an imported game. The record has no summary text, because
    /// lists read the imported game itself, which is one short line.
    pub fn imported_game_row(game: GameId) -> Record {
        summary_record(game, None)
    }

    /// Reads a summary from the version and the JSON text of its record. `None` if the record is
    /// damaged or of another version.
    ///
    /// Without text, returns [`SummaryRow::Imported`].
    pub fn read(game: GameId, version: f64, text: Option<&str>) -> Option<SummaryRow> {
        if version != f64::from(SUMMARY_VERSION) {
            return None;
        }
        let Some(text) = text else { return Some(SummaryRow::Imported) };
        let text: RowText = serde_json::from_str(text).ok()?;
        let color = |letter: char| Color::from_char(letter);
        let outcome = match text.reason.zip(text.result) {
            Some((reason, result)) => {
                let reason = EndReason::ALL.into_iter().find(|known| known.code() == reason)?;
                Some(Outcome { result: GameResult::from_name(&result)?, reason })
            }
            None => None,
        };
        let facts = GameFacts {
            plies: text.plies,
            outcome,
            ended_by: text.ended_by.and_then(color),
            rules: read_rules(&text.rules)?,
            time_control: text.control.try_into().ok()?,
            was_helped: text.helped,
            was_corrected: text.corrected,
            is_clock_only: text.clock_only,
        };
        let mut archived = ArchivedGame::from_line(&text.line)?;
        archived.headers.seats = text.seats;
        Some(SummaryRow::Played(Box::new(GameSummary { game, archived, facts })))
    }
}

/// Whether both players are people. The saved summary omits such seats.
fn are_people(seats: &[Seat; 2]) -> bool {
    *seats == [Seat::Person; 2]
}

/// Returns the summary record of a game. `text` is the summary in JSON; `None` for an imported
/// game.
fn summary_record(game: GameId, text: Option<String>) -> Record {
    Record { version: SUMMARY_VERSION, game: Some(game), text, ..Record::default() }
}

/// Parses the house rules in a summary, in the format of the `Display` implementation of
/// [`HouseRules`]. `None` if the text is not valid.
fn read_rules(text: &str) -> Option<HouseRules> {
    let mut parts = text.split("; ");
    let mut rules = Preset::from_name(parts.next()?)?.rules();
    for part in parts {
        let (option, value) = part.split_once('=')?;
        rules.set_by_name(option, value).ok()?;
    }
    Some(rules)
}

/// Whether a player of this saved game asked for a takeback, or the coach gave a hint. A hint
/// counts even if a later change has removed it from the headers.
fn was_helped(game: &Game, stored: &StoredGame) -> bool {
    let has_helped =
        |headers: &Headers| Color::ALL.iter().any(|color| OpponentLevel::has_given_hint(headers, *color));
    let helps = |event: &Event| match event {
        Event::AskTakeback(_) => true,
        Event::SetHeaders(headers) => has_helped(headers),
        _ => false,
    };
    has_helped(game.headers()) || stored.entries.iter().flatten().any(|entry| helps(&entry.event))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameSetup, Instant, JournalEntry};

    /// Returns the records of a game with these moves, followed by the events `then`.
    fn stored(moves: &str, then: impl IntoIterator<Item = Event>) -> StoredGame {
        let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
        let headers =
            Headers { white: "Ada".to_owned(), black: "Ben; \"B\"".to_owned(), ..Headers::default() };
        let setup =
            GameSetup { rules, headers, time: "300+3".parse().expect("a clock"), ..GameSetup::default() };
        let mut game = Game::new(setup.clone());
        let mut entries = Vec::new();
        let mut happen = |event: Event, game: &mut Game| {
            let at = Instant::from_millis(1_000 * (entries.len() as u64 + 1));
            game.apply(at, event.clone()).expect("it can happen");
            let after = Some(game.fingerprint());
            entries.push(Ok(JournalEntry {
                number: entries.len() as u32,
                at,
                event,
                fingerprint_after: after,
            }));
        };
        for san in moves.split_whitespace() {
            let mv = game.position().parse_san(san).expect("a move");
            happen(Event::Move(mv), &mut game);
        }
        for event in then {
            happen(event, &mut game);
        }
        StoredGame { id: GameId(7), setup: Ok(setup), entries, last_heartbeat: None, is_later_version: false }
    }

    /// Reads the summary in this record of game 7.
    fn read(record: &Record) -> Option<SummaryRow> {
        SummaryRow::read(GameId(7), f64::from(record.version), record.text.as_deref())
    }

    #[test]
    fn a_summary_is_read_from_its_row_as_it_was_derived() {
        for game in [
            stored("e4 e5", []),
            stored("f3 e5 g4 Qh4#", []),
            stored("e4 e5", [Event::Resign(Color::White)]),
            StoredGame { setup: Err("damaged".to_owned()), ..stored("e4", []) },
        ] {
            let summary = GameSummary::derive_from(&game).expect("a summary");
            assert_eq!(read(&summary.to_row()), Some(SummaryRow::Played(Box::new(summary))));
        }
        assert_eq!(read(&SummaryRow::imported_game_row(GameId(7))), Some(SummaryRow::Imported));
    }

    #[test]
    fn rules_are_read_as_they_are_written() {
        let mut rules = HouseRules::fide();
        for (option, value) in HouseRules::lobby().differences(&HouseRules::fp_club()) {
            let _ = rules.set_by_name(option.name(), value.name());
            assert_eq!(read_rules(&rules.to_string()), Some(rules.clone()), "{rules}");
        }
        for preset in Preset::ALL {
            assert_eq!(read_rules(&preset.rules().to_string()), Some(preset.rules()));
        }
        assert_eq!(read_rules("nothing"), None);
        assert_eq!(read_rules("fide; en-passant=sometimes"), None);
    }

    /// A summary record that version 2 of the format wrote.
    const SAMPLE: &str = include_str!("../../../tests/golden/summaries/v2.json");

    #[test]
    fn the_sample_of_version_2_is_read_and_written_to_the_letter() {
        let mut game = stored("f3 e5 g4 Qh4#", []);
        let computer = Seat::Computer { level: 3, hinted: false };
        game.setup.as_mut().expect("good").headers.seats = [Seat::Person, computer];
        let summary = GameSummary::derive_from(&game).expect("a summary");
        let row = summary.to_row();
        assert_eq!(serde_json::to_string(&row).expect("JSON"), SAMPLE.trim_end());
        let sample: Record = serde_json::from_str(SAMPLE).expect("a record");
        assert_eq!(read(&sample), Some(SummaryRow::Played(Box::new(summary))));
    }

    #[test]
    fn a_row_of_another_version_or_one_that_is_damaged_is_missing() {
        let row = GameSummary::derive_from(&stored("e4", [])).expect("a summary").to_row();
        let text = row.text.as_deref().expect("a text");
        for version in [0.0, 1.0, 3.0, f64::NAN] {
            assert_eq!(SummaryRow::read(GameId(7), version, Some(text)), None);
        }
        for damaged in ["", "{}", "null", &text[..text.len() / 2], &text.replace("lobby", "hall")] {
            assert_eq!(
                SummaryRow::read(GameId(7), f64::from(SUMMARY_VERSION), Some(damaged)),
                None,
                "{damaged}"
            );
        }
    }

    #[test]
    fn a_game_of_a_later_version_has_no_summary() {
        assert_eq!(
            GameSummary::derive_from(&StoredGame { is_later_version: true, ..stored("e4", []) }),
            None
        );
    }
}
