//! Colours, odds and languages for a game between two saved players.

use crate::app::settings::{Settings, StartPosition};
use crate::club::player_register::PlayerRegister;
use crate::rules::Color;
use crate::words::Language;

/// Names of White and Black in the next game, and the name of the odds, if one player gives odds.
pub(super) type SeatedPair = ([String; 2], Option<&'static str>);

/// Decides colours and odds of a game between two saved players. `names` are their names in the
/// proposed order: White, Black. `register` contains the odds that each player usually receives
/// from stronger opponents.
///
/// The player with the greater usual odds receives these odds, and gets the colour of the side that
/// these odds favour. If both players have the same usual odds, the game has no odds, and the
/// proposed colours stay.
pub(super) fn seat_pair(register: &PlayerRegister, names: [String; 2]) -> SeatedPair {
    let used_to = |name: &String| {
        let odds = register.person_of(name).and_then(|person| person.odds.as_deref());
        odds.and_then(|odds| StartPosition::ODDS.iter().position(|(name, _)| *name == odds))
    };
    let [white, black] = [used_to(&names[0]), used_to(&names[1])];
    if white == black {
        return (names, None);
    }
    let taker = if white > black { Color::White } else { Color::Black };
    let Some((odds, _)) = white.max(black).and_then(|odds| StartPosition::ODDS.get(odds)) else {
        return (names, None);
    };
    let [white, black] = names;
    let names = if taker == color_with_odds(odds) { [white, black] } else { [black, white] };
    (names, Some(odds))
}

/// Returns the colour of the player who receives these odds. White receives pawn odds, because
/// Black plays without a pawn. Black receives all other odds: White plays without a piece, or Black
/// moves first.
fn color_with_odds(odds: &str) -> Color {
    if odds == "pawn" { Color::White } else { Color::Black }
}

/// Sets the start position in `settings` to the position for these odds. `register` contains the
/// saved players.
///
/// If `odds` is `None` and the start position in `settings` is a position with odds, sets the
/// initial position, but only if some saved player usually receives odds. Otherwise, the users have
/// chosen the position with odds themselves, and it stays.
pub(super) fn set_odds_position(register: &PlayerRegister, odds: Option<&str>, settings: &mut Settings) {
    let is_used = |name: &str| StartPosition::ODDS.iter().any(|(odds, _)| *odds == name);
    let anyone =
        register.people().all_people().any(|(_, person)| person.odds.as_deref().is_some_and(is_used));
    match odds.and_then(StartPosition::from_name) {
        Some(start) => settings.start = start,
        None if anyone && is_used(settings.start.name()) => settings.start = StartPosition::Initial,
        None => {}
    }
}

/// Sets in `settings` the languages in which the app addresses the players `names` (White first).
/// Keeps the languages if no saved player in `register` has chosen a language.
pub(super) fn set_player_languages(register: &PlayerRegister, names: &[String; 2], settings: &mut Settings) {
    let language = |person: &crate::club::people::Person| Language::from_tag(person.language.as_deref()?);
    if register.people().all_people().any(|(_, person)| language(person).is_some()) {
        let [white, black] = [0, 1].map(|side| register.person_of(&names[side]).and_then(language));
        (settings.white_language, settings.black_language) = (white, black);
    }
}
