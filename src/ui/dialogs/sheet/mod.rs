//! Score sheet dialog of a game: the headers of the game, export, links, and the printed score
//! sheet.

mod paper;
mod practice;

use crate::app::dialogs::Kind;
use crate::app::dialogs::sheet::SheetDialogView;
use crate::app::dialogs::sheet::{self, SharedLink};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{AnnouncementItem, CoachView, Msg, PageMsg, dialogs};
use crate::club::codes::Ticket;
use crate::game::Headers;
use crate::game::link::LinkError;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::buttons::{button, press_callback};
use crate::ui::dialogs::club::ClubScreen;
use crate::ui::dialogs::coach::{Coach, CoachPlace};
use crate::ui::dialogs::modal::modal;
use crate::ui::dialogs::qr_code::qr_code_image;
use crate::ui::dialogs::wording;
use crate::words::Words;
use paper::printed_score_sheet;
use practice::PracticeRatingChange;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Renders the score sheet dialog: the coach's review, the game's editable headers, and the buttons
/// that export, print or share the game.
///
/// `club` is the code of the club dialog, and `book` holds the names of openings. Both load on
/// demand.
pub(in crate::ui::dialogs) fn sheet_dialog(
    view: &SheetDialogView,
    coach: &Rc<CoachView>,
    (club, book): (&Lazy<ClubScreen>, &Lazy<PtrEqRc<Openings>>),
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let share = |action, label, msg| button("button", action, label, press_callback(on, send(msg)));
    let is_of_event = Ticket::has_ticket(&view.headers);
    let is_result = !view.is_unfinished && is_of_event;
    let is_first = |linked: &SharedLink| linked.is_result || linked.is_move;
    let make = if is_result { words.link_result() } else { words.link_make() };
    let content = html! {
        <>
            <div class="dialog-body">
                <Coach view={coach.clone()} book={book.clone()} at={CoachPlace::Head} words={words.clone()} on={on.clone()} />
                <PracticeRatingChange review={coach.review.clone()} part={club.clone()} club={view.sheet.club.clone()} words={words.clone()} on={on.clone()} />
                // A link with a result, or with a game that moves to another device, is at the top
                // of the dialog.
                if let Some(linked) = view.sheet.link.as_ref().filter(|linked| is_first(linked)) {
                    { link_section(linked, view, words, on) }
                }
                { header_fields(&view.headers, words, on) }
                <textarea class="pgn" name="pgn" rows="6" readonly=true aria-label={words.pgn()} value={view.pgn.clone()} />
                <div class="dialog-actions">
                    { share("copy-pgn", words.copy_pgn(), sheet::Msg::CopyPgn) }
                    { share("download-pgn", words.save_pgn(), sheet::Msg::Download) }
                    { share("copy-fen", words.copy_fen(), sheet::Msg::CopyFen) }
                    { share("picture-svg", words.picture_svg(), sheet::Msg::Picture(false)) }
                    { share("picture-png", words.picture_png(), sheet::Msg::Picture(true)) }
                    { share("make-link", make, sheet::Msg::MakeLink) }
                    if view.is_unfinished && is_of_event {
                        { share("move-game", words.link_move(), sheet::Msg::Move) }
                    }
                    { button("button", "print-sheet", words.paper_print(), press_callback(on, PageMsg::Print)) }
                    if view.is_unfinished {
                        { button("button", "arbiter", words.arbiter(), press_callback(on, PageMsg::OpenDialog(Kind::Arbiter))) }
                    }
                </div>
                if let Some(linked) = view.sheet.link.as_ref().filter(|linked| !is_first(linked)) {
                    { link_section(linked, view, words, on) }
                }
                <p class="said" data-said={view.sheet.said.as_ref().map_or("", AnnouncementItem::code)}>{ view.sheet.said.as_ref().map(|said| wording::announcement_text(words, said, &Default::default())) }</p>
            </div>
            <div class="dialog-actions">
                <Coach view={coach.clone()} book={book.clone()} at={CoachPlace::Foot} words={words.clone()} on={on.clone()} />
                if view.is_reviewable {
                    { button("button", "review", words.review(), press_callback(on, PageMsg::OpenDialog(Kind::Review))) }
                }
                { button("button", "open-import", words.open_game(), press_callback(on, PageMsg::OpenDialog(Kind::Import))) }
            </div>
            { printed_score_sheet(view, words) }
        </>
    };
    modal("game", words.score_sheet(), words, on, content)
}

/// Renders the section of the score sheet dialog with the link that contains the game or its
/// result. The user can copy, share or scan the link. If the game is too long for a link, the
/// section says so.
fn link_section(linked: &SharedLink, view: &SheetDialogView, words: &Words, on: &Callback<Msg>) -> Html {
    let SharedLink { url, code, sends, is_result, is_move } = linked;
    if url.is_empty() {
        return html! { <p role="alert" data-notice={LinkError::TooLong.code()}>{ words.link_fault(&LinkError::TooLong) }</p> };
    }
    let title = if *is_result {
        words.link_result()
    } else if *is_move {
        words.link_move()
    } else {
        words.link_url()
    };
    let hint = if *is_result {
        words.link_result_hint()
    } else if *is_move {
        words.link_move_hint()
    } else if Ticket::has_ticket(&view.headers) {
        words.link_hint_board()
    } else if url.starts_with("file:") {
        words.link_from_file()
    } else {
        words.link_hint()
    };
    html! {
        <>
            <h3 data-result-link={is_result.then_some("")} data-move-link={is_move.then_some("")}>{ title }</h3>
            <p class="hint">{ hint }</p>
            <textarea class="pgn" name="link" rows="3" readonly=true aria-label={words.link_url()} value={url.clone()} />
            <div class="dialog-actions">
                { button("button", "copy-link", words.link_copy(), press_callback(on, send(sheet::Msg::CopyLink))) }
                if *is_result {
                    { button("button", "save-link", words.link_save(), press_callback(on, send(sheet::Msg::SaveLink))) }
                }
                if *is_move {
                    { button("button", "moved", words.link_moved(), press_callback(on, send(sheet::Msg::Moved))) }
                }
                if *sends {
                    { button("button", "send-link", words.link_send(), press_callback(on, send(sheet::Msg::SendLink))) }
                }
            </div>
            if let Some(code) = code {
                <div class="dialog-actions start">
                    { qr_code_image(code, words.link_code()) }
                </div>
            }
        </>
    }
}

/// Renders the fields of the score sheet dialog for the game's players, event and date.
fn header_fields(headers: &Headers, words: &Words, on: &Callback<Msg>) -> Html {
    let field =
        |name: &'static str, label: &'static str, kind: &'static str, value: String, set: SetHeader| {
            let headers = headers.clone();
            let onchange = on.reform(move |event: Event| {
                let mut headers = headers.clone();
                set(&mut headers, event.target_unchecked_into::<HtmlInputElement>().value());
                send(sheet::Msg::SetHeaders(headers))
            });
            html! {
                <label key={name}>
                    <span>{ label }</span>
                    <input {name} type={kind} {value} maxlength="60" autocomplete="off" {onchange} />
                </label>
            }
        };
    html! {
        <div class="head">
            { field("white", words.white_player(), "text", headers.white.clone(), |head, name| head.white = name) }
            { field("black", words.black_player(), "text", headers.black.clone(), |head, name| head.black = name) }
            { field("event", words.event(), "text", headers.event.clone(), |head, name| head.event = name) }
            // A date input separates year, month and day with dashes, PGN with periods.
            { field("date", words.date(), "date", headers.date.replace('.', "-"), |head, date| {
                head.date = date.replace('-', ".");
            }) }
        </div>
    }
}

/// Function that sets one header field of the game.
type SetHeader = fn(&mut Headers, String);

/// Wraps a message of the score sheet dialog as a message of the app.
fn send(msg: sheet::Msg) -> Msg {
    dialogs::Msg::Sheet(msg).into()
}
