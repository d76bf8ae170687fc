//! What is said aloud of what happens, to whom, and what gives way to it.
//!
//! It looks at the page after each change, as the partner does, and changes nothing: speech takes no time of the game.

use super::aloud::Aloud;
use super::dialogs::Dialog;
use super::told::{Said, Told};
use super::{App, Ready};
use crate::rules::{CheckSign, Color, SanError};

/// Something to be said aloud.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// What a player was told.
    Said(Said),
    /// That a move gives check, where moves are not said.
    Check,
    /// Why the text that was typed is no move.
    Typed(String, SanError),
}

/// What is to be said now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Speech {
    /// Whether what is still being said gives way: it is of what was before.
    pub hushes: bool,
    /// One after the other, each to a player.
    pub lines: Vec<(Color, Line)>,
}

/// Knows what has been said.
#[derive(Clone, Debug, Default)]
pub struct Voice {
    seen: Option<Seen>,
}

#[derive(Clone, Debug, PartialEq)]
struct Seen {
    told: [Told; 2],
    typed: Option<(String, SanError, bool)>,
}

impl Voice {
    /// Looks at the page after a change. What was there when it looks for the first time is not news.
    pub fn look(&mut self, app: &App) -> Speech {
        let Some(ready) = app.ready() else {
            self.seen = None;
            return Speech::default();
        };
        let now = Seen::of(ready);
        let before = self.seen.replace(now.clone());
        let mut speech = Speech::default();
        let Some(before) = before else { return speech };
        let voices = ready.settings.voices;
        for to in Color::ALL {
            let told = &now.told[to as usize];
            if *told != before.told[to as usize] {
                let lines = told.said.iter().filter_map(|said| line(said, |what| voices.says(what, to)));
                speech.lines.extend(lines.map(|line| (to, line)));
                speech.hushes |= told.said.iter().any(is_of_the_board);
            }
        }
        if let Some((text, fault, _)) = now.typed.as_ref().filter(|_| now.typed != before.typed) {
            let to = ready.table.session.game().turn();
            let line = Line::Typed(text.clone(), *fault);
            speech.lines.extend(voices.says(Aloud::Messages, to).then_some((to, line)));
        }
        speech
    }
}

impl Seen {
    fn of(ready: &Ready) -> Seen {
        let typed = match &ready.dialog {
            Some(Dialog::Typed(typed)) => typed.fault.clone().map(|(text, fault)| (text, fault, typed.again)),
            _ => None,
        };
        Seen { told: Color::ALL.map(|color| ready.table.seats.seat(color).told.clone()), typed }
    }
}

/// What is said of this, where kinds are chosen; nothing where its kind is not.
fn line(said: &Said, says: impl Fn(Aloud) -> bool) -> Option<Line> {
    let kind = match said {
        Said::Moved(moved) if !says(Aloud::Moves) => {
            let check = moved.played.san.sign == Some(CheckSign::Check);
            return (check && says(Aloud::Checks)).then_some(Line::Check);
        }
        said if is_of_the_board(said) => Aloud::Moves,
        Said::LowTime(_) => Aloud::Time,
        Said::FlagFell(_) | Said::Resigns(_) | Said::BeingSettled | Said::Over(_) | Said::Why(_) => {
            Aloud::Results
        }
        _ => Aloud::Messages,
    };
    says(kind).then(|| Line::Said(said.clone()))
}

/// Whether it says what is on the board now: what was on it before is of no more use.
fn is_of_the_board(said: &Said) -> bool {
    matches!(
        said,
        Said::Moved(_) | Said::NewGame { .. } | Said::GameIsBack | Said::At(_) | Said::BackInGame { .. }
    )
}
