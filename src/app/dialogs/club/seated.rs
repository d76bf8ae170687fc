//! What those who are about to play have said of themselves: their languages, and the odds that one gives the other.

use crate::app::settings::{Settings, StartPosition};
use crate::club::roll::PlayerRegister;
use crate::rules::Color;
use crate::words::Language;

/// Who plays White and who plays Black, and the odds by name, if one gives the other any.
pub(super) type SeatedPair = ([String; 2], Option<&'static str>);

/// These two as they sit down: whoever is used to greater odds than the other is given them, and sits where the odds want
/// it; otherwise they sit as they are named.
pub(super) fn seated(roll: &PlayerRegister, names: [String; 2]) -> SeatedPair {
    let used_to = |name: &String| {
        let odds = roll.person(name).and_then(|person| person.handicap.as_deref());
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
    let names = if taker == sits(odds) { [white, black] } else { [black, white] };
    (names, Some(odds))
}

/// Where somebody sits who is given these odds: Black lacks the pawn, White the pieces, and Black has the first move.
fn sits(odds: &str) -> Color {
    if odds == "pawn" { Color::White } else { Color::Black }
}

/// The settings for a game between these two with these odds. Where nobody of this device is used to any, where the pieces
/// stand is as it was.
pub(super) fn with_odds(roll: &PlayerRegister, odds: Option<&str>, settings: &mut Settings) {
    let is_used = |name: &str| StartPosition::ODDS.iter().any(|(odds, _)| *odds == name);
    let anyone = roll.people().all().any(|(_, person)| person.handicap.as_deref().is_some_and(is_used));
    match odds.and_then(StartPosition::from_name) {
        Some(start) => settings.start = start,
        None if anyone && is_used(settings.start.name()) => settings.start = StartPosition::Initial,
        None => {}
    }
}

/// White and Black are spoken to in their own languages. Where nobody of this device has one, they stay as they were.
pub(super) fn spoken_to(roll: &PlayerRegister, names: &[String; 2], settings: &mut Settings) {
    let language = |person: &crate::club::people::Person| Language::from_tag(person.language.as_deref()?);
    if roll.people().all().any(|(_, person)| language(person).is_some()) {
        let [white, black] = [0, 1].map(|side| roll.person(&names[side]).and_then(language));
        (settings.white_language, settings.black_language) = (white, black);
    }
}
