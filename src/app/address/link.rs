//! Builds a link that starts a game with the current settings, for example for a teacher's class.

use crate::app::settings::{Settings, StartPosition};
use crate::game::{ClockPress, FirstMove, TimeControl};
use crate::rules::Color;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// Returns the fragment (after the `#`) of a web address that starts a game with these settings.
/// The address does not contain the names of the players.
///
/// `None` if an address cannot express the settings: for example a clock with several stages or a
/// delay, different clocks for the players, or a start position drawn at random.
pub fn game_link(settings: &Settings) -> Option<String> {
    let Settings { rules, time_control: time, start, .. } = settings;
    let preset = rules.nearest_preset();
    let mut parts = vec![format!("rules={}", preset.name())];
    parts.extend(
        rules.differences(&preset.rules()).iter().map(|(option, value)| format!("{}={value}", option.name())),
    );
    parts.push(format!("clock={}", clock_in_address(time)?));
    let press = if time.press() == ClockPress::Tap { "tap" } else { "move" };
    let first_move = if time.first_move() == FirstMove::Timed { "timed" } else { "free" };
    parts.extend([format!("press={press}"), format!("first-move={first_move}")]);
    parts.push(format!("first-increment={}", time.first_increment().name()));
    match start {
        StartPosition::Initial => {}
        StartPosition::RandomChess960 => return None,
        StartPosition::Chess960(number) => parts.push(format!("chess960={number}")),
        StartPosition::Position(fen) => {
            parts.push(format!("fen={}", utf8_percent_encode(fen, NON_ALPHANUMERIC)))
        }
    }
    parts.extend(settings.chosen_seating.map(|seats| format!("seats={}", seats.name())));
    parts.push(format!("orientation={}", settings.near_player().by_color("white", "black")));
    parts.extend(settings.language.map(|language| format!("lang={}", language.tag())));
    for (name, language) in ["white-lang", "black-lang"].into_iter().zip(settings.player_languages()) {
        parts.extend(language.map(|language| format!("{name}={}", language.tag())));
    }
    Some(parts.join("&"))
}

/// Returns a time control as the text in a web address, such as `300+3` (in seconds); `None` if no
/// text expresses the time control.
fn clock_in_address(time: &TimeControl) -> Option<String> {
    let [white, black] = Color::ALL.map(|color| time.allowance(color).to_pgn());
    let text = if time.is_without_clocks() { "none".to_owned() } else { white.clone() };
    let read: TimeControl = text.parse().ok()?;
    let same = read.with_clock_options_of(time) == *time;
    (white == black && same).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::address::GameAddress;
    use crate::app::settings::seating::Seating;
    use crate::game::{FirstIncrement, Preset, RuleOption, TIME_PRESETS};
    use crate::rules::Position;
    use crate::words::Language;

    #[test]
    fn every_link_starts_a_game_with_the_settings() {
        let starts = [StartPosition::Initial, StartPosition::Chess960(0), StartPosition::Chess960(518)];
        let starts: Vec<_> = starts
            .into_iter()
            .chain(StartPosition::ODDS.map(|(_, fen)| StartPosition::Position(fen.to_owned())))
            .collect();
        let (mut number, mut unsaid) = (0, 0);
        for preset in Preset::ALL {
            for option in RuleOption::ALL {
                for value in option.values() {
                    number += 1;
                    let clock = &TIME_PRESETS[number % TIME_PRESETS.len()];
                    let mut settings = Settings { rules: preset.rules(), ..Settings::default() };
                    settings.rules.set_by_name(option.name(), value.name()).expect("a value of it");
                    let press = if number % 2 == 0 { ClockPress::Move } else { ClockPress::Tap };
                    let first_move = if number % 3 == 0 { FirstMove::Free } else { FirstMove::Timed };
                    let first =
                        if number % 5 == 0 { FirstIncrement::AtStart } else { FirstIncrement::AfterMove };
                    let time = clock.control().with_press(press).with_first_move(first_move);
                    settings.time_control = time.with_first_increment(first);
                    settings.start = starts[number % starts.len()].clone();
                    settings.chosen_seating = Some(Seating::ALL[number % 5]);
                    settings.black_at_bottom = number % 7 > 3;
                    settings.language = Some(Language::ALL[number % Language::ALL.len()]);
                    settings.white_language = (number % 2 == 0).then_some(Language::De);
                    settings.black_language = (number % 3 == 0).then_some(Language::En);
                    let Some(link) = game_link(&settings) else {
                        unsaid += 1;
                        assert!(clock.name.contains('/'), "{}", clock.name);
                        continue;
                    };
                    let address =
                        GameAddress::parse(&link, &Settings::default()).expect(&link).expect("something");
                    assert_eq!(
                        (&address.rules, &address.time_control),
                        (&settings.rules, &settings.time_control),
                        "{link}"
                    );
                    let laws = settings.rules.laws();
                    let start =
                        settings.start.position(laws, 0).unwrap_or_else(|| Position::initial_with(laws));
                    assert_eq!(address.start, start, "{link}");
                    assert_eq!(
                        (address.seats, address.near_player),
                        (settings.chosen_seating, Some(settings.near_player())),
                        "{link}"
                    );
                    assert_eq!(address.player_languages, settings.player_languages(), "{link}");
                    assert_eq!((address.language, address.white), (settings.language, None), "{link}");
                }
            }
        }
        assert!(number > 100 && unsaid < number / 2, "{unsaid} of {number}");
    }

    #[test]
    fn settings_no_address_expresses_have_no_link() {
        let settings = Settings { start: StartPosition::RandomChess960, ..Settings::default() };
        assert_eq!(game_link(&settings), None);
        let settings = Settings { time_control: TimeControl::default(), ..Settings::default() };
        assert!(game_link(&settings).is_some_and(|link| link.contains("clock=none")));
    }
}
