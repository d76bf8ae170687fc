//! Parses the fragment of the page's address (after the `#`) as a request for a new game.

use super::{AddressError, GameAddress};
use crate::app::settings::seating::{Orientation, Seating};
use crate::app::settings::{Settings, StartPosition};
use crate::game::{ClockPress, FirstIncrement, FirstMove, Preset, RuleOptionError, Seat, TimeControl};
use crate::opponent::OpponentLevel;
use crate::rules::pgn::ReadNote;
use crate::rules::{PastedFen, Position};
use crate::words::{Language, visible_name};
use percent_encoding::percent_decode_str;

/// Maximum length of the address's fragment (after the `#`), in bytes. A fragment with all settings
/// is several times shorter.
const MAX_FRAGMENT_LENGTH: usize = 4_096;

impl GameAddress {
    /// Parses the fragment of the page's address (after the `#`) as a request for a new game;
    /// `None` if the fragment is empty.
    ///
    /// `base` supplies the rules and clock settings that the fragment does not set. The fragment
    /// can set them one by one or by a preset of rules. Without a position in the fragment, the
    /// game starts from the initial position.
    ///
    /// # Errors
    /// The first fault found. The length and the encoding of the fragment are checked first, then
    /// `rules`, then the other settings in the order of the address. The start position is checked
    /// last, under the requested rules.
    pub fn parse(fragment: &str, base: &Settings) -> Result<Option<GameAddress>, AddressError> {
        if fragment.is_empty() {
            return Ok(None);
        }
        if fragment.len() > MAX_FRAGMENT_LENGTH {
            return Err(AddressError::TooLong);
        }
        let fields = split_settings(fragment)?;
        let mut wanted = AddressSettings::new(base);
        // The preset of rules is applied first, wherever it is in the address, so that the other
        // settings can change its rules and its clock.
        let (rule_sets, others): (Vec<_>, Vec<_>) =
            fields.into_iter().partition(|(name, _)| *name == "rules");
        for (name, value) in rule_sets.into_iter().chain(others) {
            wanted.apply_setting(name, value)?;
        }
        wanted.into_address().map(Some)
    }
}

/// Splits the fragment of the page's address into the names of settings and their decoded values.
/// An error names the first setting whose value is not UTF-8 text.
fn split_settings(fragment: &str) -> Result<Vec<(&str, String)>, AddressError> {
    let field = |part| {
        let (name, value) = str::split_once(part, '=').unwrap_or((part, ""));
        let value = percent_decode_str(value).decode_utf8();
        let value = value.map_err(|_| AddressError::NotText(visible_name(name)))?;
        Ok((name, value.into_owned()))
    };
    fragment.split('&').filter(|part| !part.is_empty()).map(field).collect()
}

/// The settings of a new game, while they are read from the fragment of the page's address.
struct AddressSettings {
    /// The base settings with the rules and the clock of the address.
    settings: Settings,
    /// The FEN of the start position, if the address contains a FEN.
    fen: Option<String>,
    /// The number of the Chess960 start position, 0 to 959, if the address contains that number.
    chess960_number: Option<u16>,
    seats: Option<Seating>,
    orientation: Option<Orientation>,
    /// The names of White and Black, each with the seat (a person or the computer).
    players: [Option<(String, Seat)>; 2],
    language: Option<Language>,
    /// The languages of the announcements to White and to Black.
    own_languages: [Option<Language>; 2],
}

impl AddressSettings {
    /// Creates the settings of a requested game from `base`, before any setting of the address is
    /// applied.
    fn new(base: &Settings) -> AddressSettings {
        AddressSettings {
            settings: base.clone(),
            fen: None,
            chess960_number: None,
            seats: None,
            orientation: None,
            players: [None, None],
            language: None,
            own_languages: [None; 2],
        }
    }

    /// Applies one setting of the page's address to the requested game. `name` is the name of the
    /// setting, such as `fen` or `rules`. Fails if there is no setting with this name, or if the
    /// setting cannot have this value.
    fn apply_setting(&mut self, name: &str, value: String) -> Result<(), AddressError> {
        match name {
            // HTML forms write a space as a plus sign. Some people write an underscore.
            "fen" => self.fen = Some(value.replace(['+', '_'], " ")),
            "chess960" => {
                self.chess960_number =
                    Some(parse_known(name, value, StartPosition::parse_number, &["0–959"])?)
            }
            "rules" => {
                let preset = parse_known(name, value, Preset::from_name, &Preset::ALL.map(Preset::name))?;
                self.settings.choose_rules(preset);
            }
            "clock" | "press" | "first-move" | "first-increment" => return self.set_clock(name, value),
            "seats" => {
                let names = Seating::ALL.map(Seating::name);
                self.seats = Some(parse_known(name, value, Seating::from_name, &names)?);
            }
            "orientation" => {
                let names = Orientation::ALL.map(Orientation::name);
                self.orientation = Some(parse_known(name, value, Orientation::from_name, &names)?);
            }
            "white" => self.players[0] = Some(parse_player(name, value)?),
            "black" => self.players[1] = Some(parse_player(name, value)?),
            "lang" => self.language = Some(parse_language(name, value)?),
            "white-lang" => self.own_languages[0] = Some(parse_language(name, value)?),
            "black-lang" => self.own_languages[1] = Some(parse_language(name, value)?),
            _ => {
                let rules = &mut self.settings.rules;
                rules.set_by_name(name, &value).map_err(|fault| rule_option_error(fault, name, value))?;
            }
        }
        Ok(())
    }

    /// Applies a setting of the chess clock from the page's address: `name` is `clock`, `press`,
    /// `first-move` or `first-increment`.
    fn set_clock(&mut self, name: &str, value: String) -> Result<(), AddressError> {
        let time = self.settings.time_control.clone();
        self.settings.time_control = match name {
            "press" => time.with_press(parse_known(name, value, ClockPress::from_name, &["move", "tap"])?),
            "first-move" => {
                time.with_first_move(parse_known(name, value, FirstMove::from_name, &["free", "timed"])?)
            }
            "first-increment" => {
                let names = ["after-move", "at-start"];
                time.with_first_increment(parse_known(name, value, FirstIncrement::from_name, &names)?)
            }
            // The setting `clock`. HTML forms can turn the plus sign of `300+3` into a space.
            _ => {
                let clock: TimeControl = value.replace(' ', "+").parse().map_err(AddressError::Clock)?;
                clock.with_clock_options_of(&time)
            }
        };
        Ok(())
    }

    /// Returns the start position that the page's address requests, and a note if its FEN is not
    /// quite standard.
    fn start_position(&self) -> Result<(Position, Option<ReadNote>), AddressError> {
        let laws = self.settings.rules.laws();
        match (&self.fen, self.chess960_number) {
            (Some(_), Some(_)) => Err(AddressError::ConflictingStarts("fen", "chess960")),
            (Some(fen), None) => {
                let pasted = PastedFen::new(fen);
                Ok((pasted.to_position(laws).map_err(AddressError::Fen)?, pasted.note()))
            }
            (None, number) => {
                let numbered = number.and_then(|number| Position::chess960_with(number, laws));
                Ok((numbered.unwrap_or_else(|| Position::initial_with(laws)), None))
            }
        }
    }

    /// Converts the collected settings to the requested game. Fails if the start position is
    /// invalid.
    fn into_address(self) -> Result<GameAddress, AddressError> {
        let (start, note) = self.start_position()?;
        let AddressSettings { settings, seats, orientation, players, language, own_languages, .. } = self;
        let [white, black] = players;
        // A board turned by 90 degrees implies seating side by side.
        let sideways = orientation.is_some_and(Orientation::is_sideways).then_some(Seating::SideBySide);
        Ok(GameAddress {
            start,
            note,
            rules: settings.rules,
            time_control: settings.time_control,
            seats: seats.or(sideways),
            near_player: orientation.map(Orientation::near_player),
            white,
            black,
            language,
            player_languages: own_languages,
        })
    }
}

/// Parses the value of the address setting `name` with the function `read`, which returns `None`
/// for an unknown value. The error lists the `expected` values.
fn parse_known<T>(
    name: &str,
    value: String,
    read: impl Fn(&str) -> Option<T>,
    expected: &[&'static str],
) -> Result<T, AddressError> {
    read(&value).ok_or_else(|| bad_value(name, value, expected))
}

/// Parses a language tag such as `de` in the page's address. `name` is the name of the address
/// setting, for the error.
fn parse_language(name: &str, value: String) -> Result<Language, AddressError> {
    parse_known(name, value, Language::from_tag, &Language::ALL.map(Language::tag))
}

/// Parses the name of a player or the level of the computer, such as `computer-3`, in the page's
/// address. `name` is the name of the address setting, for the error.
fn parse_player(name: &str, value: String) -> Result<(String, Seat), AddressError> {
    match OpponentLevel::from_address(&value) {
        Some(level) => Ok((level.name(), level.to_seat())),
        None if value.starts_with("computer-") => Err(bad_value(name, value, &OpponentLevel::ADDRESSES)),
        None => Ok((visible_name(&value), Seat::Person)),
    }
}

/// Returns the error that an address setting cannot have this value. `expected` are the possible
/// values.
fn bad_value(name: &str, value: String, expected: &[&'static str]) -> AddressError {
    AddressError::BadValue {
        name: visible_name(name),
        value: visible_name(&value),
        expected: expected.to_vec(),
    }
}

/// Converts the error about a house rule to an error about the address setting `name`.
fn rule_option_error(fault: RuleOptionError, name: &str, value: String) -> AddressError {
    match fault {
        RuleOptionError::Unknown => AddressError::UnknownSetting(visible_name(name)),
        RuleOptionError::BadValue(option) => {
            let expected: Vec<_> = option.values().iter().map(|value| value.name()).collect();
            bad_value(name, value, &expected)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Span;

    /// Parses the fragment of an address with the default settings as base.
    fn parse(fragment: &str) -> Result<Option<GameAddress>, AddressError> {
        GameAddress::parse(fragment, &Settings::default())
    }

    #[test]
    fn empty_fragment_requests_nothing() {
        assert_eq!(parse(""), Ok(None));
    }

    #[test]
    fn long_input_is_refused_with_a_short_message() {
        for long in ["fen=".to_owned() + &"p".repeat(4_096), "x".repeat(2_000_000), "&".repeat(5_000)] {
            assert_eq!(parse(&long), Err(AddressError::TooLong));
        }
        let long = "x".repeat(4_000);
        assert_eq!(parse(&long), Err(AddressError::UnknownSetting("x".repeat(60))));
        let Err(AddressError::BadValue { value, .. }) = parse(&format!("rules={long}")) else {
            panic!("bad")
        };
        assert_eq!(value.len(), 60);
        let Err(AddressError::BadValue { value, .. }) = parse(&format!("en-passant=\u{202e}{long}")) else {
            panic!("bad")
        };
        assert_eq!(value, "x".repeat(60));
    }

    #[test]
    fn blanks_of_a_fen_may_be_plus_signs_or_strokes() {
        for blank in ["%20", "+", "_", "%2B"] {
            let fragment = "fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".replace(' ', blank);
            let address = parse(&fragment).expect("good").expect("something");
            assert_eq!(address.start.to_fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "{fragment}");
        }
    }

    #[test]
    fn only_a_loose_fen_has_a_note() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
            " 4k3/8/8/8/8/8/4P3/4K3 w - - 12 40 ",
            "4k3/8/8/8/8/8/4P3/4K3 w - -",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "r3k2r/8/8/8/8/8/8/R3K2R b qK - 0 1",
        ] {
            let address = parse(&format!("fen={fen}")).expect("good").expect("something");
            let strict = Position::from_fen_of_game(fen, address.rules.laws());
            assert_eq!((Ok(address.start), address.note), (strict, None), "{fen}");
        }
        let address = parse("fen=FEN: 4k3/8/8/8/8/8/4P3/4K3 w – –").expect("good").expect("something");
        assert_eq!(address.note, Some(ReadNote::LooseFen));
    }

    #[test]
    fn a_position_and_a_knob() {
        let fragment = "fen=4k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3%20w%20-%20-%200%201&en-passant=off";
        let address = parse(fragment).expect("good").expect("something");
        assert_eq!(address.start.to_fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert!(!address.rules.en_passant);
    }

    #[test]
    fn the_computer_plays_at_its_level() {
        for (level, first) in OpponentLevel::ALL.into_iter().zip('①'..='⑦') {
            for value in [format!("computer-{}", level.number + 1), format!("Partner%20{first}")] {
                let address = parse(&format!("white={value}&black=Ben")).expect("good").expect("something");
                assert_eq!(address.white, Some((level.name(), level.to_seat())), "{value}");
                assert_eq!(address.black, Some(("Ben".to_owned(), Seat::Person)));
            }
        }
        for value in ["computer-0", "computer-8", "computer-", "computer-03", "computer-three"] {
            let expected = OpponentLevel::ADDRESSES.to_vec();
            let fault =
                AddressError::BadValue { name: "black".to_owned(), value: value.to_owned(), expected };
            assert_eq!(parse(&format!("black={value}")), Err(fault));
        }
    }

    #[test]
    fn players_and_language() {
        let address =
            parse("white=Anna%20B.&black=%e2%80%aeBen&lang=de-AT").expect("good").expect("something");
        let person = |name: &str| Some((name.to_owned(), Seat::Person));
        assert_eq!(address.white, person("Anna B."));
        assert_eq!(address.black, person("Ben"), "what turns the words round it is left out");
        assert_eq!(address.language, Some(Language::De));
        let address = parse("clock=60").expect("good").expect("something");
        assert_eq!((address.white, address.black, address.language), (None, None, None));
    }

    #[test]
    fn every_start_of_chess960_has_its_number() {
        for number in 0..960 {
            let address =
                parse(&format!("chess960={number}&en-passant=off")).expect("good").expect("something");
            assert_eq!(Some(address.start.to_fen()), Position::chess960(number).map(|start| start.to_fen()));
            assert!(!address.start.laws().en_passant);
        }
        for number in ["960", "65536", "-1", "+1", "5.5", "", "x"] {
            let fault = parse(&format!("chess960={number}")).expect_err("bad");
            assert!(matches!(&fault, AddressError::BadValue { name, .. } if name == "chess960"), "{fault:?}");
        }
        let both = parse("fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3%20w%20-%20-&chess960=518");
        assert_eq!(both, Err(AddressError::ConflictingStarts("fen", "chess960")));
    }

    #[test]
    fn a_clock() {
        let address = parse("clock=300+3").expect("good").expect("something");
        let five_and_three = TimeControl::fischer(Span::from_secs(300), Span::from_secs(3));
        assert_eq!(
            address.time_control,
            five_and_three.with_first_move(FirstMove::Timed),
            "under FIDE rules"
        );
        assert!(parse("clock=none").expect("good").expect("something").time_control.is_without_clocks());
    }

    #[test]
    fn a_knob_holds_before_and_after_the_rule_set() {
        for fragment in ["en-passant=off&rules=lobby", "rules=lobby&en-passant=off"] {
            let address = parse(fragment).expect("good").expect("something");
            assert!(!address.rules.en_passant, "{fragment}");
        }
    }

    #[test]
    fn faults_are_named() {
        let fault = |fragment| parse(fragment).expect_err("bad").to_string();
        assert_eq!(fault("colour=red"), "unknown setting “colour”");
        assert_eq!(fault("en-passant=maybe"), "“en-passant” cannot be “maybe”, only on or off");
        assert_eq!(
            fault("draw-offers=no"),
            "“draw-offers” cannot be “no”, only any-time or own-turn or with-move"
        );
        assert!(fault("rules=house").starts_with("“rules” cannot be “house”"));
        assert_eq!(fault("fen=%ff"), "the value of “fen” is not text");
        assert_eq!(fault("clock=soon"), "bad clock: the time is not a number of seconds");
        assert!(fault("fen=9/8").contains("FEN"), "{}", fault("fen=9/8"));
    }
}
