//! Opens what the page's address requests: a screen, a new game, or a game in a link.

use super::{ReadyPage, dialog};
use crate::app::address::{AddressContent, GameAddress, Route};
use crate::app::announcements::{Notice, NoticeContent};
use crate::app::dialogs::{Dialog, link};
use crate::app::effect::{BackgroundEffect, PageEffect};
use crate::app::settings::seating::Seating;
use crate::app::update::Update;
use crate::game::{GameSetup, Instant};
use crate::rules::Color;

/// Opens what the fragment of the page's address requests: a screen, a new game, or a game in a
/// link. Shows a notice if the fragment is unreadable.
pub(super) fn open_address(ready: &mut ReadyPage, fragment: &str, now: Instant) -> Update {
    match AddressContent::read(fragment, &ready.settings) {
        Ok(AddressContent::Route(route)) => open_route(ready, route),
        Ok(AddressContent::GameLink(text)) => {
            ready.route = Route::Table;
            let shown = dialog::show_dialog(ready, Dialog::Link(link::LinkDialog::default()));
            shown.with_effect(BackgroundEffect::ReadLink(text))
        }
        Ok(AddressContent::NewGame(address)) => {
            let mut update = Update::none();
            if ready.route != Route::Table || ready.dialog.is_some() {
                // The browser already shows the new address, so closing the dialog must not change
                // the address.
                ready.route = Route::Table;
                update.extend(dialog::close_dialog(ready));
            }
            update.extend(start_by_address(ready, *address, now));
            update
        }
        Err(fault) => {
            let playing = ready.table.session.is_in_progress();
            ready.table.notify(Notice::permanent(NoticeContent::BadAddress { fault, playing }));
            Update::none()
        }
    }
}

/// Shows the screen that the page's address names: opens or closes a dialog, or closes what is open
/// on the board screen, such as a pending draw claim.
fn open_route(ready: &mut ReadyPage, route: Route) -> Update {
    if route == ready.route && !matches!(ready.dialog, Some(Dialog::Link(_))) {
        return Update::none();
    }
    // The browser already shows the address of this route, so the page must not set that address
    // again.
    ready.route = route;
    match route {
        Route::Dialog(kind) => dialog::open_dialog(ready, kind),
        Route::Table if ready.dialog.is_some() => dialog::close_dialog(ready),
        // The Back button closes an open item on the board screen. The Forward button cannot reopen
        // that item, and shows the game in progress instead.
        Route::Table | Route::OpenItem => ready.table.handle_back(),
    }
}

/// Starts the new game that the page's address describes: position, rules, clock, players, seating
/// and languages. Saves all of these, except the position, as the settings.
fn start_by_address(ready: &mut ReadyPage, address: GameAddress, now: Instant) -> Update {
    let mut update = Update::none();
    let GameAddress {
        start,
        note,
        rules,
        time_control: time,
        seats,
        near_player: near,
        white,
        black,
        language,
        player_languages: own_languages,
    } = address;
    let settings = &mut ready.settings;
    for (color, player) in [(Color::White, white), (Color::Black, black)] {
        if let Some((name, seat)) = player {
            settings.set_seat(color, name, seat);
        }
    }
    if language.is_some() {
        settings.language = language;
        update.extend(ready.device.translation.end());
        update.push(PageEffect::SetLanguage(language));
    }
    let [to_white, to_black] = own_languages;
    settings.white_language = to_white.or(settings.white_language);
    settings.black_language = to_black.or(settings.black_language);
    if own_languages != [None; 2] {
        update.push(PageEffect::SetPlayerLanguages(settings.player_languages()));
    }
    ready.settings.rules = rules;
    ready.settings.time_control = time;
    // Against the computer, only one person sits at the screen.
    let alone = ready.settings.opponent_level().map(|_| Seating::OneSide);
    ready.settings.chosen_seating = seats.or(alone).or(ready.settings.chosen_seating);
    ready.settings.black_at_bottom = near.map_or(ready.settings.black_at_bottom, |near| near == Color::Black);
    ready.table.seats.set_seating(ready.settings.seating(), ready.settings.near_player());
    // Saves the settings, so that they are the same when the page is opened later without this
    // address.
    update.extend(ready.save_settings());
    let setup = GameSetup { start, ..ready.settings.next_setup() };
    let (table, ctx) = ready.table_and_context(now);
    update.extend(table.start_game(setup, &ctx));
    if let Some(note) = note {
        table.note_loose_fen(note, now);
    }
    update
}
