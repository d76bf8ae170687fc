//! The players' settings for the next game, the page's appearance, its sounds and its speech.

mod appearance;
mod own_colors;
pub(in crate::app) mod running_score;
pub mod seating;
mod speech;
mod start_position;

pub use appearance::{APPEARANCE_CHOICES, Appearance, AppearanceChoice};
pub use own_colors::{OwnColor, Rgb, SquareColors};
pub use running_score::RunningScore;
pub use speech::{SpeechKind, SpeechSettings, SpokenLine};
pub use start_position::StartPosition;

use crate::game::{Edition, GameSetup, Headers, HouseRules, Preset, Seat, Span, TIME_PRESETS, TimeControl};
use crate::opponent::OpponentLevel;
use crate::rules::{Color, Position};
use crate::words::Language;
use seating::Seating;

/// The saved settings of the app: rules, clock and players of the next game, and how the page looks
/// and sounds. Also contains other data that the page keeps between visits, such as solved
/// exercises.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The edition (version) of the program's rulings under which the rules were chosen. Rulings
    /// are decisions on questions that the house rules leave open.
    pub edition: Edition,
    /// The house rules of the next game. The rule whether check is announced also applies at once
    /// to the game on the board.
    pub rules: HouseRules,
    /// The time control of the next game.
    pub time_control: TimeControl,
    /// The start position of the next game.
    pub start: StartPosition,
    /// The name of White in the next game; empty if unknown.
    pub white: String,
    /// The name of Black in the next game; empty if unknown.
    pub black: String,
    /// The seats of White and Black in the next game: a person or the computer.
    pub player_seats: [Seat; 2],
    /// Whether colours are drawn at random for each new game.
    pub draws_colors: bool,
    /// Names of earlier players, most recent first, which the settings suggest.
    pub known_players: Vec<String>,
    /// The running score of the two players, without the game on the board.
    pub running_score: RunningScore,
    /// Whether Black's side of the board is at the bottom of the screen, or at the left if the
    /// players sit side by side.
    pub black_at_bottom: bool,
    /// The seating that the players chose; `None` if they chose none.
    pub chosen_seating: Option<Seating>,
    /// Whether the device usually lies flat between two people. This decides the seating if the
    /// players have chosen none. Not saved: the device reports it at each visit.
    pub is_flat: bool,
    /// Whether the notice has been shown that the app uses the seating for a flat device.
    pub is_seating_notice_shown: bool,
    /// The number of games since the last backup, or since the last reminder to save a backup.
    pub games_since_backup: u32,
    /// The names of the exercises of the chess course that are solved.
    pub solved_exercises: Vec<String>,
    /// Whether moves and the end of the game have sounds, and an announced check is spoken.
    pub has_sounds: bool,
    /// Whether low time has a sound.
    pub has_low_time_sound: bool,
    /// The kinds of announcements that are spoken, and to whom.
    pub speech: SpeechSettings,
    /// Whether the board is hidden while the players have paused the game.
    pub hides_board: bool,
    /// Appearance and behaviour of the board.
    pub appearance: Appearance,
    /// The language of the page; `None`: the language that the browser prefers.
    pub language: Option<Language>,
    /// The language of announcements to White; `None`: the language of the page.
    pub white_language: Option<Language>,
    /// The language of announcements to Black; `None`: the language of the page.
    pub black_language: Option<Language>,
}

impl Default for Settings {
    /// Returns the settings before the players have changed any: the rules of the default preset,
    /// no clock, the initial position, and two people.
    fn default() -> Settings {
        Settings {
            edition: Edition::default(),
            rules: HouseRules::default(),
            time_control: TimeControl::without_clocks().with_first_move(Preset::default().first_move()),
            start: StartPosition::Initial,
            white: String::new(),
            black: String::new(),
            player_seats: [Seat::Person; 2],
            draws_colors: false,
            known_players: Vec::new(),
            running_score: RunningScore::default(),
            black_at_bottom: false,
            chosen_seating: None,
            is_flat: false,
            is_seating_notice_shown: false,
            games_since_backup: 0,
            solved_exercises: Vec::new(),
            has_sounds: false,
            has_low_time_sound: false,
            speech: SpeechSettings::default(),
            hides_board: false,
            appearance: Appearance::default(),
            language: None,
            white_language: None,
            black_language: None,
        }
    }
}

/// Maximum number of earlier players' names that the settings suggest.
const MAX_KNOWN_PLAYERS: usize = 24;

/// Names of the most common time controls, as in the list of the settings.
const COMMON_CLOCKS: [&str; 6] = ["none", "3+2", "5+3", "10+5", "15+10", "90+30"];

impl Settings {
    /// Returns the settings for the current edition (version) of the program's rulings. A preset of
    /// rules that was chosen under an earlier edition becomes the same preset of the current
    /// edition.
    #[must_use]
    pub(in crate::app) fn brought_up_to_date(self) -> Settings {
        let rules = self.rules.upgraded_from(self.edition);
        let first_move = match self.edition {
            // No preset of the first edition times the first move, but the current preset may.
            Edition::First => rules.nearest_preset().first_move().max(self.time_control.first_move()),
            _ => self.time_control.first_move(),
        };
        let time = self.time_control.with_first_move(first_move);
        Settings { edition: Edition::default(), rules, time_control: time, ..self }
    }

    /// Returns how the players sit around the screen: as they have chosen, or as the device
    /// suggests.
    pub fn seating(&self) -> Seating {
        self.chosen_seating.unwrap_or(if self.is_flat { Seating::FaceToFace } else { Seating::OneSide })
    }

    /// Returns the languages of the announcements to White and to Black; `None`: the language of
    /// the page.
    pub fn player_languages(&self) -> [Option<Language>; 2] {
        [self.white_language, self.black_language]
    }

    /// Returns the player whose side of the board is at the bottom of the screen, or at its left.
    pub fn near_player(&self) -> Color {
        if self.black_at_bottom { Color::Black } else { Color::White }
    }

    /// Returns the setup (rules, clock, players) of a new game under these settings, from the
    /// initial position.
    pub(in crate::app) fn next_setup(&self) -> GameSetup {
        let start = Position::initial_with(self.rules.laws());
        GameSetup {
            rules: self.rules.clone(),
            start,
            time: self.time_control.clone(),
            headers: self.headers(),
            ..GameSetup::default()
        }
    }

    /// Returns the setup of a game on a wooden board, for which the app is only the clock. Without
    /// a chosen time control, each player has five minutes, plus three seconds for each move.
    pub(in crate::app) fn clock_setup(&self) -> GameSetup {
        let blitz = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
        let time = if self.time_control.is_without_clocks() { blitz } else { self.time_control.clone() };
        let of_person = |color: Color, name: &String| match self.player_seats[color.index()] {
            Seat::Person => name.clone(),
            Seat::Computer { .. } => String::new(),
        };
        let white = of_person(Color::White, &self.white);
        let black = of_person(Color::Black, &self.black);
        let headers = Headers { white, black, ..Headers::default() };
        GameSetup { time, headers, is_clock_only: true, ..self.next_setup() }
    }

    /// Returns these settings with the next game of `chosen`: its players, seats, seating, clock,
    /// rules and start position, and whether colours are drawn at random.
    pub(in crate::app) fn with_next_game_of(&self, chosen: &Settings) -> Settings {
        let Settings { rules, time_control, start, white, black, player_seats, .. } = chosen.clone();
        Settings {
            rules,
            time_control,
            start,
            white,
            black,
            player_seats,
            draws_colors: chosen.draws_colors,
            chosen_seating: chosen.chosen_seating,
            ..self.clone()
        }
    }

    /// Returns the names of the players of the next game, White's first.
    pub(in crate::app) fn names(&self) -> [String; 2] {
        [self.white.clone(), self.black.clone()]
    }

    /// Swaps the colours of the players for the next game.
    pub(in crate::app) fn swap_players(&mut self) {
        std::mem::swap(&mut self.white, &mut self.black);
        self.player_seats.swap(0, 1);
    }

    /// Copies the players in the headers of a game to the settings for the next game.
    pub(in crate::app) fn set_players_of_game(&mut self, headers: &Headers) {
        let mut headers = headers.clone();
        OpponentLevel::clear_hints(&mut headers);
        (self.white, self.black, self.player_seats) = (headers.white, headers.black, headers.seats);
    }

    /// Sets the name of the player of this colour in the next game, and whether a person or the
    /// computer plays.
    pub(in crate::app) fn set_seat(&mut self, color: Color, name: String, seat: Seat) {
        match color {
            Color::White => self.white = name,
            Color::Black => self.black = name,
        }
        self.player_seats[color.index()] = seat;
    }

    /// Sets the name of the player of this colour in the next game. If the name changes, a person
    /// plays this colour.
    pub(in crate::app) fn set_name(&mut self, color: Color, name: String) {
        if name != *color.by_color(&self.white, &self.black) {
            self.set_seat(color, name, Seat::Person);
        }
    }

    /// Returns the level of the computer in the next game; `None` if two people play.
    pub fn opponent_level(&self) -> Option<OpponentLevel> {
        let [white, black] = self.player_seats.map(OpponentLevel::from_seat);
        black.or(white)
    }

    /// Makes the computer with this level a player of the next game. The computer keeps the colour
    /// that it already has, or else plays Black. Also sets the seating to [`Seating::OneSide`].
    ///
    /// With `None`, a person replaces the computer.
    pub(in crate::app) fn seat_opponent(&mut self, level: Option<OpponentLevel>) {
        let color = if self.player_seats[0] == Seat::Person { Color::Black } else { Color::White };
        match level {
            Some(level) => self.set_seat(color, level.name(), level.to_seat()),
            None if self.player_seats[color.index()] != Seat::Person => {
                self.set_seat(color, String::new(), Seat::Person);
            }
            None => {}
        }
        if level.is_some() {
            self.chosen_seating = Some(Seating::OneSide);
        }
    }

    /// Adds the people who play the next game to the names that the settings suggest.
    pub(in crate::app) fn remember_players(&mut self) {
        let people =
            self.names().into_iter().zip(self.player_seats).filter(|(_, seat)| *seat == Seat::Person);
        for (name, _) in people.rev().filter(|(name, _)| !name.trim().is_empty()) {
            self.known_players.retain(|known| *known != name);
            self.known_players.insert(0, name);
        }
        self.known_players.truncate(MAX_KNOWN_PLAYERS);
    }

    /// Returns the names of the time controls that the settings suggest: first the usual ones for
    /// the preset of rules, then the common ones, then the current one.
    pub fn suggested_clocks(&self) -> Vec<&'static str> {
        let own = self.rules.nearest_preset().time_control_names();
        let all = own.iter().chain(&COMMON_CLOCKS).copied().chain([self.clock_name()]);
        let mut offered: Vec<&'static str> = Vec::new();
        for clock in all.filter(|clock| *clock != "custom") {
            if !offered.contains(&clock) {
                offered.push(clock);
            }
        }
        offered
    }

    /// Returns the headers (as in a PGN) of the next game: the names of its players, and whether
    /// each is a person or the computer.
    fn headers(&self) -> Headers {
        let [white, black] = self.names();
        let mut headers = Headers { white, black, seats: self.player_seats, ..Headers::default() };
        OpponentLevel::clear_hints(&mut headers);
        headers
    }

    /// Returns the name of the time control in the list of the settings: `none`, a preset such as
    /// `5+3`, or `custom`.
    pub fn clock_name(&self) -> &'static str {
        if self.time_control.is_without_clocks() {
            return "none";
        }
        self.time_control.preset_name().unwrap_or("custom")
    }

    /// Sets the time control to the one with this name in the list of the settings. Returns `None`
    /// if there is no such name.
    pub(in crate::app) fn choose_clock(&mut self, name: &str) -> Option<()> {
        let chosen = match name {
            "none" => TimeControl::without_clocks(),
            _ => TIME_PRESETS.iter().find(|preset| preset.name == name)?.control(),
        };
        self.set_clock(chosen);
        Some(())
    }

    /// Sets the rules of a preset, and the usual time control of this preset. The preset also
    /// decides whether the first move is timed; other options of the clock stay.
    pub(in crate::app) fn choose_rules(&mut self, preset: Preset) {
        self.rules = preset.rules();
        self.time_control = preset
            .usual_time_control()
            .with_clock_options_of(&self.time_control)
            .with_first_move(preset.first_move());
    }

    /// Sets another time control, but keeps how the clock is pressed, whether the first move is
    /// timed, and when the first increment is added.
    fn set_clock(&mut self, time: TimeControl) {
        self.time_control = time.with_clock_options_of(&self.time_control);
    }
}
