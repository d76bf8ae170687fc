//! The parts of the screen that have no state of their own.
//!
//! They share one component, [`PartOf`], that is told which part it is: it draws itself again when its view has changed,
//! and a component for each would make the page a fifth larger.

use super::announce::announce;
use super::claim::claim;
use super::dialogs::elsewhere_dialog;
use super::dialogs_part::{Dialogs, Ended, announcement_text};
use super::halt::halted;
use super::looking::{looking, steps};
use super::menu::menu;
use super::player_edge::edge;
use super::question::question;
use super::score_sheet::{RowView, row};
use super::status::status;
use super::toast::toast;
use crate::app::dialogs::DialogView;
use crate::app::table::view::{
    ClaimView, EdgeView, QuestionView, ReviewView, StatusChips, StatusView, StepButtonsView,
    StoppedOverlayView,
};
use crate::app::{Announcement, AnnouncementItem, CoachView, MenuView, Msg, Notice};
use crate::rules::Color;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A part with what it shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// The bar with what belongs to both players.
    Menu(MenuView),
    /// Everything at one player's edge of the board.
    Edge {
        /// What it shows.
        view: Rc<EdgeView>,
        /// Whether it is at the far side of the board.
        far: bool,
    },
    /// What lies over the board while the clocks stand still.
    Halt(StoppedOverlayView),
    /// What is seen at the end of a game, and what draws it.
    Ended(Ended, Dialogs),
    /// What a player is asked on the board.
    Question(QuestionView),
    /// The choice of a move to claim a draw with.
    Claim(Rc<ClaimView>),
    /// How the game stands.
    Status(Rc<StatusView>, Rc<StatusChips>, Option<Dialogs>),
    /// What is looked at.
    Looking(Rc<ReviewView>),
    /// One line of the score sheet.
    Row(RowView),
    /// The buttons that step.
    Steps(StepButtonsView),
    /// The message over the board.
    Toast {
        /// What it says.
        notice: Rc<Notice>,
        /// Whether it is said to a player who reads the screen from its other side.
        far: bool,
        /// The code that has the text.
        dialogs: Option<Dialogs>,
    },
    /// What screen readers are told; one player alone, where the two are spoken to in different languages.
    Announce(Rc<Announcement>, Option<Color>, Option<Dialogs>),
    /// The dialog over the page, its announcements, the coach, whether something could not be read, and the code that draws it.
    Dialog(Rc<DialogView>, Rc<Announcement>, Rc<CoachView>, bool, Dialogs),
    /// Another tab has the game. The page can do nothing else then, so it loads nothing to say so.
    Elsewhere,
}

#[derive(Properties, PartialEq)]
pub(super) struct ScreenPartProps {
    pub(super) part: Part,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Draws a part.
#[component]
pub(super) fn PartOf(ScreenPartProps { part, words, on }: &ScreenPartProps) -> Html {
    match part {
        Part::Menu(view) => menu(*view, words, on),
        Part::Edge { view, far } => edge(view, *far, words, on),
        Part::Halt(view) => halted(*view, words, on),
        Part::Ended(shown, dialogs) => dialogs.part().ended(shown, words, on),
        Part::Question(view) => question(*view, words, on),
        Part::Claim(view) => claim(view, words, on),
        Part::Status(view, chip, dialogs) => status(view, chip, dialogs.as_ref(), words, on),
        Part::Looking(view) => looking(view, words, on),
        Part::Row(view) => row(*view, words),
        Part::Steps(view) => steps(*view, words, on),
        Part::Toast { notice, far, dialogs } => toast(notice, *far, dialogs.as_ref(), words, on),
        Part::Announce(told, to, dialogs) => {
            let text = |said: &AnnouncementItem| announcement_text(dialogs.as_ref(), words, said);
            announce(told, *to, text, words)
        }
        Part::Dialog(view, told, coach, not_read, dialogs) => {
            dialogs.part().draw(view, (told, coach, *not_read), words, on)
        }
        Part::Elsewhere => elsewhere_dialog(words, on),
    }
}
