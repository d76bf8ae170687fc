//! Row of the list of saved games.

use crate::app::dialogs::games::GamesView;
use crate::app::dialogs::games::{self, ArchiveRow};
use crate::app::storage::{GameMerge, SavedItem};
use crate::app::{Msg, dialogs};
use crate::game::pgn::PgnResult;
use crate::ui::buttons::{button, press_callback};
use crate::ui::dialogs::date::date_text;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders one row of the list of saved games, or a placeholder until the data of the game has
/// loaded.
///
/// `number` is the index of the game among all saved games. `place` is the number of the row in the
/// shown list, counted from 1, and `of` is the number of rows in the shown list; both are for
/// screen readers.
pub(super) fn game_row(
    number: usize,
    row: Option<&ArchiveRow>,
    (place, of): (usize, usize),
    view: &GamesView,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let (place, of) = (place.to_string(), of.to_string());
    let Some(row) = row else {
        return html! { <li key={number} aria-posinset={place} aria-setsize={of}>{ "…" }</li> };
    };
    let on_board = row.game_id().is_some() && row.game_id() == view.current;
    let (kind, title) = match row.item {
        SavedItem::Rescued(_) => ("rescued", words.rescued_game().to_owned()),
        SavedItem::Game(_) if row.later => ("later", words.saved_by_newer().to_owned()),
        SavedItem::Game(_) => {
            let kind = if row.score == PgnResult::Unknown { "unfinished" } else { "over" };
            (kind, words.game_title(&row.game.headers, row.score))
        }
    };
    let send = |msg| Msg::from(dialogs::Msg::Games(msg));
    let does = |action, label, msg| button("button", action, label, press_callback(on, send(msg)));
    html! {
        <li key={number} data-saved={kind} data-on-board={on_board.then_some("")} aria-posinset={place} aria-setsize={of}>
            if row.deleted {
                <span>{ words.game_deleted(&title) }</span>
                { does("undelete", words.undo_delete(), games::Msg::Undelete(number)) }
            } else {
                <button type="button" data-action="open-game" disabled={row.later}
                    onclick={press_callback(on, send(games::Msg::Open(number)))}>
                    <b title={title.clone()}>{ title }</b>
                    { game_details(row, view, words) }
                </button>
                if !row.later {
                    // Players may not analyse their game while it is in progress (FIDE 11.3.1).
                    if row.game_id().is_some() && !(on_board && row.score == PgnResult::Unknown) {
                        <button type="button" class="button" data-action="note-game" aria-label={words.review()}
                            title={words.review()} onclick={press_callback(on, send(games::Msg::Review(number)))}>{ "✎" }</button>
                    }
                    { does("save-game", words.save_game(), games::Msg::Save(number)) }
                    if !on_board {
                        { does("delete-game", words.delete_game(), games::Msg::Delete(number)) }
                    }
                }
            }
        </li>
    }
}

/// Renders the details of a saved game other than its players, for a row of the saved-games list.
fn game_details(row: &ArchiveRow, view: &GamesView, words: &Words) -> Html {
    let (code, opening) = &row.game.opening;
    let arrival =
        row.game_id().and_then(|game| Some(arrival_name(*view.restored.as_ref()?.games.get(&game)?)));
    html! {
        <>
            if row.plies > 0 {
                <small>{ words.game_details(&row.game.headers, &date_text(&row.game.headers.date, words), row.plies) }</small>
            }
            if !code.is_empty() {
                <small data-opening={code.clone()} lang="en">{ code }{ " " }{ opening }</small>
            }
            if let Some(notes) = row.notes.as_ref().filter(|notes| !notes.tags.is_empty()) {
                <small data-tags="">{ notes.tags.join(" · ") }</small>
            }
            if let Some((code, kind)) = arrival {
                <small data-arrival={code}>{ words.restored_games(kind, 1) }</small>
            }
        </>
    }
}

/// Returns how restoring a backup has changed a saved game, as an attribute value and as a
/// translation key.
pub(super) fn arrival_name(arrival: GameMerge) -> (&'static str, choice::Arrival) {
    match arrival {
        GameMerge::Added => ("added", choice::Arrival::Added),
        GameMerge::Extended => ("goes-on", choice::Arrival::GoesOn),
        GameMerge::AddedUnderNewId => ("differs", choice::Arrival::Differs),
        GameMerge::Unchanged => ("same", choice::Arrival::Same),
        GameMerge::SavedIsLonger => ("behind", choice::Arrival::Behind),
    }
}
