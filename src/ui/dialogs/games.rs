//! All that is saved on this device: the unfinished games first, then by date.

use super::modal::modal;
use crate::app::dialogs::games::{self, Row};
use crate::app::dialogs::view::GamesView;
use crate::app::kept::{Arrival, PER_PAGE, Saved};
use crate::app::{Msg, dialogs};
use crate::game::pgn::Score;
use crate::ui::press::{aside, button, press};
use crate::words::{Words, choice};
use yew::prelude::*;

/// How much is saved, and a part of it, game by game.
pub(super) fn games_dialog(view: &GamesView, words: &Words, on: &Callback<Msg>) -> Html {
    let device = &view.device;
    let paged = view.shown.as_ref().filter(|shown| shown.total > PER_PAGE);
    let close = if paged.is_some() { "button" } else { "button primary" };
    let content = html! {
        <>
            <div class="dialog-body">
                <p class="hint" data-device="">{ words.device(device.used, device.persistent, device.from_file) }</p>
                if let Some(restored) = &view.restored {
                    <ul class="said" data-restored="">{ for Arrival::ALL.iter().filter_map(|arrival| {
                        let count = Some(restored.count(*arrival)).filter(|count| *count > 0)?;
                        let (code, kind) = named(*arrival);
                        Some(html! { <li key={code} data-arrival={code}>{ words.restored_games(kind, count) }</li> })
                    }) }</ul>
                }
                if let Some(shown) = &view.shown {
                    <p data-games={shown.total.to_string()}>
                        { words.games_saved(shown.total as u64) }
                        if paged.is_some() {
                            { " " }
                            { words.games_shown(&(shown.from + 1), &(shown.from + shown.rows.len())) }
                        }
                    </p>
                    <ol class="games">
                        { for shown.rows.iter().enumerate().map(|(number, row)| one(number, row, view, words, on)) }
                    </ol>
                }
            </div>
            <div class="dialog-actions">
                if let Some(shown) = paged {
                    { turn("newer-games", words.newer_games(), false, shown.from == 0, on) }
                    { turn("older-games", words.older_games(), true, shown.from + PER_PAGE >= shown.total, on) }
                }
                { button(close, "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("games", words.all_games(), on, content)
}

fn turn(action: &'static str, label: &'static str, ahead: bool, disabled: bool, on: &Callback<Msg>) -> Html {
    aside(action, None, label, disabled, press(on, send(games::Msg::Turn(ahead))))
}

fn one(number: usize, row: &Row, view: &GamesView, words: &Words, on: &Callback<Msg>) -> Html {
    let on_board = row.game().is_some() && row.game() == view.current;
    let (kind, title) = match row.name {
        Saved::Rescued(_) => ("rescued", words.rescued_game().to_owned()),
        Saved::Game(_) if row.later => ("later", words.saved_by_newer().to_owned()),
        Saved::Game(_) => {
            let kind = if row.score == Score::Unknown { "unfinished" } else { "over" };
            (kind, words.title(&row.headers, row.score))
        }
    };
    let arrival = row.game().and_then(|game| Some(named(*view.restored.as_ref()?.0.get(&game)?)));
    let does = |action, label, msg| button("button", action, label, press(on, send(msg)));
    html! {
        <li key={number} data-saved={kind} data-on-board={on_board.then_some("")}>
            if row.deleted {
                <span>{ words.game_deleted(&title) }</span>
                { does("undelete", words.undo_delete(), games::Msg::Undelete(number)) }
            } else {
                <button type="button" data-action="open-game" disabled={row.later}
                    onclick={press(on, send(games::Msg::Open(number)))}>
                    <b>{ title }</b>
                    if row.plies > 0 {
                        <small>{ words.particulars(&row.headers, row.plies) }</small>
                    }
                    if let Some((code, kind)) = arrival {
                        <small data-arrival={code}>{ words.restored_games(kind, 1) }</small>
                    }
                </button>
                if !row.later {
                    { does("save-game", words.save_game(), games::Msg::Save(number)) }
                    if !on_board {
                        { does("delete-game", words.delete_game(), games::Msg::Delete(number)) }
                    }
                }
            }
        </li>
    }
}

/// What was done with a game of a backup, for programs and for people.
fn named(arrival: Arrival) -> (&'static str, choice::Arrival) {
    match arrival {
        Arrival::Added => ("added", choice::Arrival::Added),
        Arrival::GoesOn => ("goes-on", choice::Arrival::GoesOn),
        Arrival::Differs => ("differs", choice::Arrival::Differs),
        Arrival::Same => ("same", choice::Arrival::Same),
        Arrival::Behind => ("behind", choice::Arrival::Behind),
    }
}

fn send(msg: games::Msg) -> Msg {
    dialogs::Msg::Games(msg).into()
}
