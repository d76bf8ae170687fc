//! Notice, a short message over the page. The style sheet places the notice over the panel beside
//! the board, or at a player's edge of the board.

use super::buttons::{button, press_callback};
use super::dialogs_part::{Dialogs, notice_text};
use super::icon::icon_button;
use super::renders;
use crate::app::dialogs::Kind;
use crate::app::table::{self, ReviewStep};
use crate::app::{Msg, Notice, NoticeAction, NoticeTone, PageMsg, device};
use crate::words::{PlayerName, Words};
use yew::prelude::*;

/// Renders a notice (short message over the page), with an optional action and a button that closes
/// the notice. `far` is true if the notice is turned towards the player on the far side of the
/// screen. `names` are the names of White and Black. Screen readers read the notice from the status
/// region, not from this element.
pub(super) fn notice_toast(
    notice: &Notice,
    (far, names): (bool, &[PlayerName; 2]),
    dialogs: Option<&Dialogs>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("toast");
    let (class, tone) = match notice.content.tone() {
        NoticeTone::Info => ("toast toast-info", "info"),
        NoticeTone::Refusal => ("toast toast-refusal", "refusal"),
        NoticeTone::Error => ("toast toast-error", "error"),
    };
    let offer = notice.action.map(|action| {
        let (name, label, msg): (_, _, Msg) = match action {
            NoticeAction::Restore => ("restore", words.back_to_it(), table::Msg::Restore(0).into()),
            NoticeAction::SaveBackup => ("export-all", words.save_backup(), device::Msg::SaveBackup.into()),
            NoticeAction::Update => ("update", words.update(), device::Msg::TakeUpdate.into()),
            NoticeAction::ChooseSeating => {
                ("choose-seats", words.seats(), PageMsg::OpenDialog(Kind::Settings).into())
            }
            NoticeAction::BackToGame => {
                ("live", words.back_to_game(), table::Msg::StepReview(ReviewStep::BackToGame).into())
            }
        };
        button("button", name, label, press_callback(on, msg))
    });
    let dismiss = press_callback(on, table::Msg::DismissNotice);
    html! {
        <div {class} data-notice={notice.content.code()} data-tone={tone} data-far={far.then_some("")}>
            <p>{ notice_text(dialogs, words, &notice.content, names) }</p>
            { offer.unwrap_or_default() }
            { icon_button("dismiss", "close", words.close(), dismiss) }
        </div>
    }
}
