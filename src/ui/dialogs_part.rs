//! Handle to the code that loads with the dialogs, later than the page. That code renders the
//! dialogs, and has other functions that the first moves of a game do not need.

use crate::app::dialogs::DialogView;
use crate::app::table::view::{BoardView, ResultCardView, ResultExplanationView, ScoreSheetView};
use crate::app::{Announcement, AnnouncementItem, CoachView, DialogCode, Msg, NoticeContent, RunningScore};
use crate::game::Game;
use crate::words::{DigitWriter, Language, PlayerName, Words};
use std::fmt;
use std::rc::Rc;
use yew::prelude::*;

/// A handle to the code that renders the dialogs. The code includes other functions that load with
/// the dialogs, such as the texts of notices.
#[derive(Clone)]
pub struct Dialogs(Rc<dyn DialogsPart>);

/// Functions of the code that renders the dialogs, and of other code loaded together with it.
///
/// This is a trait because a direct call would link that code into the part of the program that is
/// loaded first.
pub(super) trait DialogsPart {
    /// Returns a handle to the code that updates the dialogs. That code loads later than the rest
    /// of the `app` module, and `app` calls that code only through this handle.
    fn code(&self) -> DialogCode;
    /// Renders the open dialog. See [`DialogSurroundings`] for `around`.
    fn draw(
        &self,
        view: &DialogView,
        around: DialogSurroundings<'_>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html;
    /// Renders the name of the opening, and the coach (hints and reviews), beside the score sheet.
    fn draw_beside_score_sheet(&self, shown: BesideScoreSheet<'_>, words: &Words, on: &Callback<Msg>)
    -> Html;
    /// Returns the text of a notice (short message over the page). `names` are the names of White
    /// and Black, each empty if unknown.
    fn notice_text(&self, words: &Words, what: &NoticeContent, names: &[PlayerName; 2]) -> String;
    /// Returns the text of an announcement for screen readers. `names` are the names of White and
    /// Black, each empty if unknown.
    fn announcement_text(&self, words: &Words, said: &AnnouncementItem, names: &[PlayerName; 2]) -> String;
    /// Returns the explanation of a game's result; `None` if the result needs none.
    fn result_explanation(&self, words: &Words, game: &Game) -> Option<String>;
    /// Renders the card with the next steps at the end of a game, or the explanation of the result.
    fn draw_end_of_game(&self, shown: &EndOfGame, words: &Words, on: &Callback<Msg>) -> Html;
    /// Renders the arrow of the last move on the board, if the players have switched it on.
    fn draw_last_move_arrow(&self, view: &BoardView) -> Html;
    /// Returns the writer of numbers in the digits of a language's own script; `None` if the script
    /// uses 0–9.
    fn own_digits(&self, language: Language) -> Option<&'static dyn DigitWriter>;
}

/// What a dialog shows besides its own content: the announcements for screen readers, the coach
/// (hints and reviews), and whether some saved data could not be read, in this order.
pub(super) type DialogSurroundings<'a> = (&'a Announcement, &'a Rc<CoachView>, bool);

/// What to show beside the moves of the score sheet: the opening and the coach (hints and reviews).
#[derive(Clone, Copy)]
pub(super) struct BesideScoreSheet<'a> {
    pub(super) sheet: &'a Rc<ScoreSheetView>,
    pub(super) coach: &'a Rc<CoachView>,
}

/// What the page shows at the end of a game: a card with the next steps, or the explanation of the
/// result.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum EndOfGame {
    /// Card with the running score and the next steps.
    Card(Rc<(ResultCardView, RunningScore)>),
    /// Card with the result and the next steps, in the strip of a player on the far side of the
    /// screen.
    FarCard(ResultCardView),
    /// Explanation of the result.
    Explanation(Rc<ResultExplanationView>),
}

impl Dialogs {
    /// Creates a handle to the code of the dialogs from its implementation `part`.
    pub(super) fn of(part: impl DialogsPart + 'static) -> Dialogs {
        Dialogs(Rc::new(part))
    }

    /// Returns the functions of the loaded code of the dialogs.
    pub(super) fn part(&self) -> &dyn DialogsPart {
        &*self.0
    }

    /// Returns a handle to the code that updates the dialogs. That code loads later than the rest
    /// of the `app` module, and `app` calls that code only through this handle.
    pub fn code(&self) -> DialogCode {
        self.0.code()
    }

    /// Returns a copy of `words` that writes numbers in the digits of the language's own script.
    pub fn with_own_digits(&self, words: &Words) -> Words {
        words.with_digits(self.0.own_digits(words.language()))
    }
}

/// Returns the text of a notice (short message over the page). `names` are the names of White and
/// Black, each empty if unknown.
///
/// `dialogs` is the code with these texts. Before this code has loaded, the result is empty, except
/// for the notice that the loading failed.
pub(super) fn notice_text(
    dialogs: Option<&Dialogs>,
    words: &Words,
    what: &NoticeContent,
    names: &[PlayerName; 2],
) -> String {
    match (dialogs, what) {
        (Some(dialogs), what) => dialogs.part().notice_text(words, what, names),
        (None, NoticeContent::CodeNotLoaded) => words.part_missing().to_owned(),
        (None, _) => String::new(),
    }
}

/// Returns the sentence that a screen reader reads for an announcement. `names` are the names of
/// White and Black, each empty if unknown.
///
/// `dialogs` is the code with these sentences. Before this code has loaded, the result is empty,
/// except for the notice that the loading failed.
pub(super) fn announcement_text(
    dialogs: Option<&Dialogs>,
    words: &Words,
    said: &AnnouncementItem,
    names: &[PlayerName; 2],
) -> String {
    match (dialogs, said) {
        (Some(dialogs), said) => dialogs.part().announcement_text(words, said, names),
        (None, AnnouncementItem::Notice(what)) => notice_text(None, words, what, names),
        (None, _) => String::new(),
    }
}

impl PartialEq for Dialogs {
    /// Whether both handles refer to the same loaded code.
    fn eq(&self, other: &Dialogs) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Dialogs {
    /// Writes only the name of the type, because the code itself has nothing to show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dialogs")
    }
}
