//! What the players have chosen.

mod appearance;
pub mod seating;
mod start;
pub(in crate::app) mod tally;
mod voices;

pub use appearance::{CHOICES, Choice, Looks};
pub use start::Start;
pub use tally::Tally;
pub use voices::{Aloud, SpokenLine, Voices};

use crate::game::{Edition, Headers, HouseRules, Preset, Seat, Setup, TIME_PRESETS, TimeControl};
use crate::partner::Level;
use crate::rules::{Color, Position};
use crate::words::Language;
use seating::Seating;

/// The players' choices, beside the game that is being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Which edition of the rulings they were chosen under.
    pub edition: Edition,
    /// The house rules of the next game. Whether a check is announced is in force at once.
    pub rules: HouseRules,
    /// The clocks of the next game.
    pub time: TimeControl,
    /// Where the pieces of the next game stand when it begins.
    pub start: Start,
    /// The name of who plays White in the next game; empty where nothing was said.
    pub white: String,
    /// The name of who plays Black.
    pub black: String,
    /// Whether a person or the computer plays White in the next game, and Black.
    pub players: [Seat; 2],
    /// Whether colours are drawn by lot for each new game.
    pub by_lot: bool,
    /// Who has played here, the last one first; to be offered again.
    pub known_players: Vec<String>,
    /// The score before the game on the board of the two who play it.
    pub tally: Tally,
    /// Whether Black is near: at the bottom of the screen, or at its left.
    pub black_at_bottom: bool,
    /// How the players sit; `None`: nobody has chosen.
    pub seats: Option<Seating>,
    /// Whether this device lies flat between two people as a rule: how they sit while nobody has chosen. The device says so
    /// anew at each visit.
    pub flat: bool,
    /// Whether the players have been told how the device suggests that they sit.
    pub told_seats: bool,
    /// How many games have been played here since the last backup, or since the players were reminded of one.
    pub games_since_backup: u32,
    /// Whether moves and the end of the game are heard, and an announced check is said aloud.
    pub sounds: bool,
    /// Whether a player is warned by a sound that the time runs low.
    pub low_time_sound: bool,
    /// What is said aloud, and to whom.
    pub voices: Voices,
    /// Whether the board is hidden while the clocks are stopped.
    pub hide_board: bool,
    /// How the board looks and answers.
    pub looks: Looks,
    /// The language of the page; `None`: the one that the browser asks for.
    pub language: Option<Language>,
    /// The language that White is spoken to in; `None`: that of the page.
    pub white_language: Option<Language>,
    /// The language that Black is spoken to in.
    pub black_language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            edition: Edition::default(),
            rules: HouseRules::default(),
            time: TimeControl::none().with_first_move(Preset::default().first_move()),
            start: Start::Usual,
            white: String::new(),
            black: String::new(),
            players: [Seat::Person; 2],
            by_lot: false,
            known_players: Vec::new(),
            tally: Tally::default(),
            black_at_bottom: false,
            seats: None,
            flat: false,
            told_seats: false,
            games_since_backup: 0,
            sounds: false,
            low_time_sound: false,
            voices: Voices::default(),
            hide_board: false,
            looks: Looks::default(),
            language: None,
            white_language: None,
            black_language: None,
        }
    }
}

/// So many players are offered again.
const MOST_KNOWN: usize = 24;

/// The clocks that most games are played with, by their names in the list.
const USUAL_CLOCKS: [&str; 10] =
    ["none", "1+0", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "25+10", "90+30"];

impl Settings {
    /// The same under the present edition: a set of rules that was chosen under an earlier one is still that set.
    #[must_use]
    pub(in crate::app) fn brought_up_to_date(self) -> Settings {
        let rules = self.rules.brought_up_to_date(self.edition);
        let first_move = match self.edition {
            // No set timed the first move.
            Edition::First => rules.nearest_preset().first_move().max(self.time.first_move()),
            _ => self.time.first_move(),
        };
        let time = self.time.with_first_move(first_move);
        Settings { edition: Edition::default(), rules, time, ..self }
    }

    /// How the players sit: as they have chosen, or as the device suggests.
    pub fn seating(&self) -> Seating {
        self.seats.unwrap_or(if self.flat { Seating::FaceToFace } else { Seating::OneSide })
    }

    /// The languages that White and Black are spoken to in; `None`: that of the page.
    pub fn own_languages(&self) -> [Option<Language>; 2] {
        [self.white_language, self.black_language]
    }

    /// Who is near: at the bottom of the screen, or at its left.
    pub fn near(&self) -> Color {
        if self.black_at_bottom { Color::Black } else { Color::White }
    }

    /// What a new game under these settings starts from.
    pub(in crate::app) fn setup(&self) -> Setup {
        let start = Position::initial_with(self.rules.laws());
        Setup {
            rules: self.rules.clone(),
            start,
            time: self.time.clone(),
            headers: self.headers(),
            ..Setup::default()
        }
    }

    /// The names of White and Black in the next game.
    pub(in crate::app) fn names(&self) -> [String; 2] {
        [self.white.clone(), self.black.clone()]
    }

    /// The players change colours.
    pub(in crate::app) fn swap_players(&mut self) {
        std::mem::swap(&mut self.white, &mut self.black);
        self.players.swap(0, 1);
    }

    /// Those who play this game play the next one.
    pub(in crate::app) fn take_players(&mut self, headers: &Headers) {
        let mut headers = headers.clone();
        Level::begin_game(&mut headers);
        (self.white, self.black, self.players) = (headers.white, headers.black, headers.seats);
    }

    /// A person or the computer plays this colour in the next game, under this name.
    pub(in crate::app) fn seat(&mut self, color: Color, name: String, seat: Seat) {
        match color {
            Color::White => self.white = name,
            Color::Black => self.black = name,
        }
        self.players[color.index()] = seat;
    }

    /// A name is written for this colour: a person's, unless it is the one that is there.
    pub(in crate::app) fn call(&mut self, color: Color, name: String) {
        if name != *color.fold(&self.white, &self.black) {
            self.seat(color, name, Seat::Person);
        }
    }

    /// The level of the computer in the next game, if it plays.
    pub fn partner(&self) -> Option<Level> {
        let [white, black] = self.players.map(Level::of_seat);
        black.or(white)
    }

    /// From the next game on this partner plays, or none: White where a partner plays White already, else Black.
    pub(in crate::app) fn seat_partner(&mut self, partner: Option<Level>) {
        let color = if self.players[0] == Seat::Person { Color::Black } else { Color::White };
        match partner {
            Some(level) => self.seat(color, level.name(), level.seat()),
            None if self.players[color.index()] != Seat::Person => {
                self.seat(color, String::new(), Seat::Person);
            }
            None => {}
        }
        if partner.is_some() {
            // Nobody else is at the screen.
            self.seats = Some(Seating::OneSide);
        }
    }

    /// Those who play next are offered again from now on.
    pub(in crate::app) fn remember_players(&mut self) {
        let people = self.names().into_iter().zip(self.players).filter(|(_, seat)| *seat == Seat::Person);
        for (name, _) in people.rev().filter(|(name, _)| !name.trim().is_empty()) {
            self.known_players.retain(|known| *known != name);
            self.known_players.insert(0, name);
        }
        self.known_players.truncate(MOST_KNOWN);
    }

    /// The clocks that are offered at once, by their names in the list: those of the set of rules first, then the usual
    /// ones, and the one that is chosen.
    pub fn offered_clocks(&self) -> Vec<&'static str> {
        let own = self.rules.nearest_preset().clocks();
        let all = own.iter().chain(&USUAL_CLOCKS).copied().chain([self.clock_name()]);
        let mut offered: Vec<&'static str> = Vec::new();
        for clock in all.filter(|clock| *clock != "custom") {
            if !offered.contains(&clock) {
                offered.push(clock);
            }
        }
        offered
    }

    /// The names that the next game's score sheet begins with.
    fn headers(&self) -> Headers {
        let [white, black] = self.names();
        let mut headers = Headers { white, black, seats: self.players, ..Headers::default() };
        Level::begin_game(&mut headers);
        headers
    }

    /// The clock of the next game by its name in the list: `none`, that of a preset, or `custom`. What presses the
    /// clocks and whether the first move is timed is chosen beside it.
    pub fn clock_name(&self) -> &'static str {
        if self.time.is_none() {
            return "none";
        }
        self.time.name_in_list().unwrap_or("custom")
    }

    /// Chooses a clock by that name; `None` if no clock of the list has it.
    pub(in crate::app) fn choose_clock(&mut self, name: &str) -> Option<()> {
        let chosen = match name {
            "none" => TimeControl::none(),
            _ => TIME_PRESETS.iter().find(|preset| preset.name == name)?.control(),
        };
        self.set_clock(chosen);
        Some(())
    }

    /// Chooses a set of rules, with its usual clock and how that is started.
    pub(in crate::app) fn choose_rules(&mut self, preset: Preset) {
        self.rules = preset.rules();
        self.time = preset.clock().handled_as(&self.time).with_first_move(preset.first_move());
    }

    /// Another clock, handled as before.
    fn set_clock(&mut self, time: TimeControl) {
        self.time = time.handled_as(&self.time);
    }
}
