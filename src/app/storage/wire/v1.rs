//! Version 1 of the saved settings. If a key is missing, the setting has the value that was the
//! default when the key was introduced.

use serde::{Deserialize, Serialize};

use crate::app::settings::{self, Appearance, SpeechSettings, StartPosition, running_score, seating};
use crate::game::wire::frozen::{frozen_enum, stored_as};
use crate::game::wire::v1::seat;
use crate::game::{Edition, FirstMove, HouseRules, Instant, Seat, TimeControl};
use crate::words::Language;

frozen_enum! {
    /// How the players sit around the screen.
    Seating for seating::Seating {
        OneSide = "one-side" => seating::Seating::OneSide,
        FaceToFace = "face-to-face" => seating::Seating::FaceToFace,
        SideBySide = "side-by-side" => seating::Seating::SideBySide,
        Passing = "passing" => seating::Seating::Passing,
        ClockFirst = "clock-first" => seating::Seating::ClockFirst,
    }
}

/// The running score of two players over several games, in its saved form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// The names of White and Black; empty if unknown.
    names: [String; 2],
    /// The points of White and Black, in half-points.
    halves: [u32; 2],
    /// The instant at which the last counted game ended. In old records: the id of that game, which
    /// is the instant at which the game began.
    last: Option<Instant>,
}

/// The players' settings in their saved form. Keys and values of this form never change, so that
/// later versions of the app can read old settings. New keys can be added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The edition (version) of the program's rulings under which the rules were chosen. Rulings
    /// are decisions on questions that the house rules leave open.
    edition: Edition,
    rules: HouseRules,
    /// The time control of the next game.
    time: TimeControl,
    #[serde(skip_serializing_if = "StartPosition::is_initial")]
    start: StartPosition,
    /// The name of White in the next game; empty if unknown.
    white: String,
    /// The name of Black in the next game; empty if unknown.
    black: String,
    /// The seats of White and Black. If the field is missing, the names say who plays, because
    /// early records give the computer special names. Later records omit the field only if two
    /// people play and neither has such a special name.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[Seat; 2]>,
    /// Whether colours are drawn at random for each new game.
    #[serde(rename = "by-lot", skip_serializing_if = "is_off")]
    by_lot: bool,
    #[serde(rename = "known-players", skip_serializing_if = "Vec::is_empty")]
    known_players: Vec<String>,
    /// The running score of the two players.
    #[serde(skip_serializing_if = "running_score::RunningScore::is_empty")]
    tally: running_score::RunningScore,
    #[serde(rename = "black-at-bottom")]
    black_at_bottom: bool,
    /// The seating that the players chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<seating::Seating>,
    /// Whether the notice has been shown that the app uses the seating for a flat device.
    #[serde(rename = "told-seats", skip_serializing_if = "is_off")]
    told_seats: bool,
    #[serde(rename = "games-since-backup", skip_serializing_if = "is_zero")]
    games_since_backup: u32,
    #[serde(rename = "solved-exercises", skip_serializing_if = "Vec::is_empty")]
    solved_exercises: Vec<String>,
    sounds: bool,
    #[serde(rename = "low-time-sound")]
    low_time_sound: bool,
    /// What is spoken aloud, and to whom.
    #[serde(skip_serializing_if = "SpeechSettings::is_default")]
    voices: SpeechSettings,
    #[serde(rename = "hide-board")]
    hide_board: bool,
    /// The appearance of the board.
    #[serde(skip_serializing_if = "Appearance::is_default")]
    looks: Appearance,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<Language>,
    #[serde(rename = "white-language", skip_serializing_if = "Option::is_none")]
    white_language: Option<Language>,
    #[serde(rename = "black-language", skip_serializing_if = "Option::is_none")]
    black_language: Option<Language>,
}

/// Whether an on/off setting is off, so that its saved form omits it.
fn is_off(switch: &bool) -> bool {
    !switch
}

/// Whether a number is 0, so that its saved form omits it.
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Default for Settings {
    /// Returns the values for keys that a saved record does not contain. These values must never
    /// change, because old records rely on them.
    fn default() -> Settings {
        Settings {
            edition: Edition::First,
            // If the rules are missing, the FIDE preset applies.
            rules: HouseRules::fide(),
            time: TimeControl::without_clocks().with_first_move(FirstMove::Timed),
            start: StartPosition::Initial,
            white: String::new(),
            black: String::new(),
            players: None,
            by_lot: false,
            known_players: Vec::new(),
            tally: running_score::RunningScore::default(),
            black_at_bottom: false,
            seats: None,
            told_seats: false,
            games_since_backup: 0,
            solved_exercises: Vec::new(),
            sounds: false,
            low_time_sound: false,
            voices: SpeechSettings::default(),
            hide_board: false,
            looks: Appearance::default(),
            language: None,
            white_language: None,
            black_language: None,
        }
    }
}

impl From<settings::Settings> for Settings {
    /// Converts the settings of the running app into their saved form.
    fn from(today: settings::Settings) -> Settings {
        let settings::Settings {
            edition,
            rules,
            time_control: time,
            start,
            white,
            black,
            player_seats: players,
            draws_colors: by_lot,
            known_players,
            running_score: tally,
            black_at_bottom,
            chosen_seating: seats,
            is_seating_notice_shown: told_seats,
            games_since_backup,
            solved_exercises,
            has_sounds: sounds,
            has_low_time_sound: low_time_sound,
            speech: voices,
            hides_board: hide_board,
            appearance: looks,
            language,
            white_language,
            black_language,
            is_flat: _,
        } = today;
        let is_said_by_names = players == [Seat::Person; 2] && [seat(&white), seat(&black)] == players;
        let players = (!is_said_by_names).then_some(players);
        Settings {
            edition,
            rules,
            time,
            start,
            white,
            black,
            players,
            by_lot,
            known_players,
            tally,
            black_at_bottom,
            seats,
            told_seats,
            games_since_backup,
            solved_exercises,
            sounds,
            low_time_sound,
            voices,
            hide_board,
            looks,
            language,
            white_language,
            black_language,
        }
    }
}

impl From<Settings> for settings::Settings {
    /// Converts saved settings into the settings of the running app. `is_flat` is not saved,
    /// because the device reports it at each visit.
    fn from(saved: Settings) -> settings::Settings {
        let Settings {
            edition,
            rules,
            time,
            start,
            white,
            black,
            players,
            by_lot,
            known_players,
            tally,
            black_at_bottom,
            seats,
            told_seats,
            games_since_backup,
            solved_exercises,
            sounds,
            low_time_sound,
            voices,
            hide_board,
            looks,
            language,
            white_language,
            black_language,
        } = saved;
        let is_person = |name: &String| seat(name) == Seat::Person;
        let players = players.unwrap_or_else(|| [seat(&white), seat(&black)]);
        let known_players = known_players.into_iter().filter(is_person).collect();
        settings::Settings {
            edition,
            rules,
            time_control: time,
            start,
            white,
            black,
            player_seats: players,
            draws_colors: by_lot,
            known_players,
            running_score: tally,
            black_at_bottom,
            chosen_seating: seats,
            is_seating_notice_shown: told_seats,
            games_since_backup,
            solved_exercises,
            has_sounds: sounds,
            has_low_time_sound: low_time_sound,
            speech: voices,
            hides_board: hide_board,
            appearance: looks,
            language,
            white_language,
            black_language,
            is_flat: false,
        }
    }
}

impl From<running_score::RunningScore> for Tally {
    /// Converts the running score of the app into its saved form.
    fn from(today: running_score::RunningScore) -> Tally {
        let (names, halves, last) = today.into_parts();
        Tally { names, halves, last }
    }
}

impl From<Tally> for running_score::RunningScore {
    /// Converts the saved form of a running score into the running score of the app.
    fn from(Tally { names, halves, last }: Tally) -> running_score::RunningScore {
        running_score::RunningScore::from_parts(names, halves, last)
    }
}

stored_as!(running_score::RunningScore => Tally);
stored_as!(settings::Settings => Settings);
