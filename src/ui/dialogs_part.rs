//! What comes with the code of the dialogs: what draws them, and what the first moves of a game do not need.

use crate::app::dialogs::DialogView;
use crate::app::table::view::{CardView, ProofView, SheetView};
use crate::app::{CoachView, DialogCode, Msg, Said, Tally, Told, What};
use crate::game::Game;
use crate::words::Words;
use std::fmt;
use std::rc::Rc;
use yew::prelude::*;

/// What comes with the code of the dialogs.
#[derive(Clone)]
pub struct Dialogs(Rc<dyn DialogsPart>);

/// Draws the dialogs, and what comes with them. Its implementation alone names that code, so that a program can load it on
/// demand.
pub(super) trait DialogsPart {
    /// Code that only dialogs need, in the model.
    fn code(&self) -> DialogCode;
    /// Draws the open dialog.
    fn draw(&self, view: &DialogView, around: Around<'_>, words: &Words, on: &Callback<Msg>) -> Html;
    /// Draws what stands by the score sheet.
    fn beside(&self, shown: Beside<'_>, words: &Words, on: &Callback<Msg>) -> Html;
    /// Seldom words, and what is seen at the end of a game.
    fn rare(&self) -> &dyn Rare;
}

/// Words for what is seldom said, and what is seen at the end of a game.
pub(super) trait Rare {
    /// Words of an announcement that [`Said::is_rare`].
    fn said(&self, words: &Words, said: &Said) -> String;
    /// What a notice says, where [`What::is_rare`].
    fn notice(&self, words: &Words, what: &What) -> String;
    /// What lies behind the result of a game, as sentences; `None` where the board says it all.
    fn behind(&self, words: &Words, game: &Game) -> Option<String>;
    /// Draws what is seen at the end of a game.
    fn ended(&self, shown: &Ended, words: &Words, on: &Callback<Msg>) -> Html;
}

/// Surroundings of a dialog: announcements for screen readers, the coach, and whether something could not be read.
pub(super) type Around<'a> = (&'a Told, &'a Rc<CoachView>, bool);

/// What is shown by the score sheet beside its lines.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    pub(super) sheet: &'a Rc<SheetView>,
    pub(super) coach: &'a Rc<CoachView>,
}

/// What is seen at the end of a game, besides its result.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ended {
    /// The card with the result.
    Card(Rc<(CardView, Tally)>),
    /// What lies behind the result.
    Proof(Rc<ProofView>),
}

impl Dialogs {
    /// What this part does.
    pub(super) fn of(part: impl DialogsPart + 'static) -> Dialogs {
        Dialogs(Rc::new(part))
    }

    /// What draws the dialogs.
    pub(super) fn part(&self) -> &dyn DialogsPart {
        &*self.0
    }

    /// Seldom words, and what is seen at the end of a game.
    pub(super) fn rare(&self) -> &dyn Rare {
        self.0.rare()
    }

    /// Code that only dialogs need, in the model.
    pub fn code(&self) -> DialogCode {
        self.0.code()
    }
}

/// Clones are equal.
impl PartialEq for Dialogs {
    fn eq(&self, other: &Dialogs) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Dialogs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dialogs")
    }
}
