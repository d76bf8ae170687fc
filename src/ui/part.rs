//! Parts of the screen without state of their own, such as the menu bar.
//!
//! All these parts share one component, [`DrawnPart`], which receives the part to draw and renders
//! when the data of this part changes. A separate component for each part would make the program
//! larger.

use super::announcements::status_region;
use super::bar::bar;
use super::claim::claim_panel;
use super::clock_stop::stopped_panel;
use super::dialogs::elsewhere_dialog;
use super::dialogs_part::{Dialogs, EndOfGame, announcement_text};
use super::player_edge::player_edge;
use super::question::question_panel;
use super::score_sheet::{RowView, sheet_row};
use super::status::status_line;
use super::toast::notice_toast;
use super::viewed_position::{step_buttons, viewed_position};
use crate::app::dialogs::DialogView;
use crate::app::table::view::{
    ClaimView, PlayerEdgeView, QuestionView, ReviewView, StatusChips, StatusView, StepButtonsView,
    StoppedOverlayView,
};
use crate::app::{Announcement, AnnouncementItem, BarView, CoachView, Msg, Notice};
use crate::rules::Color;
use crate::words::{PlayerName, Words};
use std::rc::Rc;
use yew::prelude::*;

/// One part of the screen, such as the menu bar, with the data that it shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ScreenPart {
    /// Menu bar with the controls that both players share.
    Bar(BarView),
    /// Strip beside the board for one player: name, captured pieces, clock and buttons.
    Edge {
        /// View of the strip.
        view: Rc<PlayerEdgeView>,
        /// Whether the strip is at the far side of the board.
        far: bool,
        /// Card with the result and the next steps, for a player on the far side, and the code that
        /// renders the card; `None` if there is no card.
        ended: Option<(EndOfGame, Dialogs)>,
    },
    /// Overlay on the board while the clocks are stopped.
    StoppedClocks(StoppedOverlayView),
    /// Content at the end of a game, and the code that renders this content.
    Ended(EndOfGame, Dialogs),
    /// Question to a player whether to resign, or to undo the end of the game.
    Question(QuestionView),
    /// Panel for a draw claim, with the choice of the move to declare.
    Claim(Rc<ClaimView>),
    /// Status of the game, the rules in force, and the code with the explanation of a result, if it
    /// has loaded.
    Status(Rc<StatusView>, Rc<StatusChips>, Option<Dialogs>),
    /// Heading of a position or line that is shown in place of the game's current position.
    ViewedPosition(Rc<ReviewView>),
    /// Line of the score sheet.
    Row(RowView),
    /// Buttons that step through the moves.
    Steps(StepButtonsView),
    /// Notice (short message over the page).
    Toast {
        /// Content of the notice.
        notice: Rc<Notice>,
        /// Whether the notice addresses a player on the far side of the screen.
        far: bool,
        /// Names of White and Black.
        names: Rc<[PlayerName; 2]>,
        /// Code that contains the text of the notice, if it has loaded.
        dialogs: Option<Dialogs>,
    },
    /// Announcements for screen readers; the player who receives the announcements (`None` for both
    /// players); the code with the texts, if it has loaded; and the names of White and Black.
    Announce(Rc<Announcement>, Option<Color>, Option<Dialogs>, Rc<[PlayerName; 2]>),
    /// Dialog over the page, its announcements, the coach, whether some saved data could not be
    /// read, and the code that renders the dialog.
    Dialog(Rc<DialogView>, Rc<Announcement>, Rc<CoachView>, bool, Dialogs),
    /// Dialog which says that the game is open in another tab. Unlike the code of the other
    /// dialogs, the code of this dialog loads with the page.
    Elsewhere,
}

/// Properties of [`DrawnPart`], which renders one part of the screen.
#[derive(Properties, PartialEq)]
pub(super) struct ScreenPartProps {
    pub(super) part: ScreenPart,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

/// Renders one part of the screen, such as the menu bar.
#[component]
pub(super) fn DrawnPart(ScreenPartProps { part, words, on }: &ScreenPartProps) -> Html {
    match part {
        ScreenPart::Bar(view) => bar(view, words, on),
        ScreenPart::Edge { view, far, ended } => {
            let ended =
                ended.as_ref().map(|(shown, dialogs)| dialogs.part().draw_end_of_game(shown, words, on));
            player_edge(view, *far, ended, words, on)
        }
        ScreenPart::StoppedClocks(view) => stopped_panel(*view, words, on),
        ScreenPart::Ended(shown, dialogs) => dialogs.part().draw_end_of_game(shown, words, on),
        ScreenPart::Question(view) => question_panel(view, words, on),
        ScreenPart::Claim(view) => claim_panel(view, words, on),
        ScreenPart::Status(view, chip, dialogs) => status_line(view, chip, dialogs.as_ref(), words, on),
        ScreenPart::ViewedPosition(view) => viewed_position(view, words, on),
        ScreenPart::Row(view) => sheet_row(*view, words),
        ScreenPart::Steps(view) => step_buttons(*view, words, on),
        ScreenPart::Toast { notice, far, names, dialogs } => {
            notice_toast(notice, (*far, &**names), dialogs.as_ref(), words, on)
        }
        ScreenPart::Announce(told, to, dialogs, names) => {
            let text = |said: &AnnouncementItem| announcement_text(dialogs.as_ref(), words, said, names);
            status_region(told, *to, text, words)
        }
        ScreenPart::Dialog(view, told, coach, not_read, dialogs) => {
            dialogs.part().draw(view, (told, coach, *not_read), words, on)
        }
        ScreenPart::Elsewhere => elsewhere_dialog(words, on),
    }
}
