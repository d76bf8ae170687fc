//! Menu of the app.

use super::icon::icon;
use super::modal::modal;
use crate::app::dialogs::menu::{MenuView, Msg as MenuMsg};
use crate::app::dialogs::{self, Kind};
use crate::app::{Msg, PageMsg};
use crate::rules::Color;
use crate::ui::buttons::press_callback;
use crate::ui::names::side_name;
use crate::words::Words;
use yew::prelude::*;

/// One entry of the menu. `action` is the name of the entry for tests and style sheets, `picture`
/// the name of the icon.
struct Entry {
    action: &'static str,
    picture: &'static str,
    label: String,
    /// Player to whom the entry belongs; `None` if the entry belongs to both players.
    side: Option<Color>,
    /// Text at the end of the entry, such as `3/24`; `None` if there is no text.
    count: Option<String>,
    msg: Msg,
}

/// Renders the menu: entries for the screens of the app, for the current game, and for the import
/// and set-up of other games and positions. The menu for children has only a few large entries.
pub(super) fn menu_dialog(view: &MenuView, words: &Words, on: &Callback<Msg>) -> Html {
    let entry = |action, picture, label: &str, msg| Entry {
        action,
        picture,
        label: label.to_owned(),
        side: None,
        count: None,
        msg,
    };
    let to = |action, picture, label, kind| entry(action, picture, label, PageMsg::OpenDialog(kind).into());
    let act = |action, picture, label, msg| entry(action, picture, label, dialogs::Msg::Menu(msg).into());
    let screens = [
        to("new-game", "plus", words.new_game(), Kind::NewGame),
        act("play-computer", "computer", words.play_computer(), MenuMsg::PlayComputer),
        to("chess-clock", "clock", words.wooden_board_clock(), Kind::ChessClock),
        to("club", "tournament", words.club_title(), Kind::Club),
        to("games", "games", words.all_games(), Kind::Games),
        Entry {
            count: Some(format!("{}/{}", view.exercises.0, view.exercises.1)),
            ..to("learn", "learn", words.rules_and_lessons(), Kind::Learn)
        },
    ];
    let pause = view.is_clock_running.then(|| act("menu-pause", "pause", words.pause(), MenuMsg::Pause));
    let lock = view.is_lockable.then(|| to("lock", "lock", words.lock_screen(), Kind::Lock));
    let about = [
        to("settings", "settings", words.settings(), Kind::Settings),
        to("keys", "keyboard", words.key_list(), Kind::Keys),
        to("about", "about", words.about(), Kind::About),
    ];
    if view.is_for_children {
        let [new_game, computer, _, _, games, learn] = screens;
        let [settings, ..] = about;
        let more = act("menu-more", "menu", words.menu_more(), MenuMsg::ShowAll);
        let entries =
            [new_game, computer].into_iter().chain(pause).chain(lock).chain([learn, games, settings, more]);
        let content = html! {
            <div class="dialog-body"><ul class="menu-entries large">{ for entries.map(|entry| menu_entry(&entry, on)) }</ul></div>
        };
        return modal("menu", words.menu(), words, on, content);
    }
    let arbiter = view.is_in_progress.then(|| to("arbiter", "arbiter", words.arbiter(), Kind::Arbiter));
    // An entry for each player `to` who can get extra time. The entry belongs to the opponent, who
    // gives the time.
    let presents = Color::ALL.into_iter().zip(&view.can_get_time).filter_map(|(to, name)| {
        Some(Entry {
            label: words.give_time_text(to, &words.player_name(name.as_ref()?)),
            side: Some(!to),
            ..act("give-time", "give", "", MenuMsg::GiveTime(to))
        })
    });
    let mut this_game: Vec<Entry> = pause.into_iter().chain(lock).collect();
    this_game.extend([
        act("flip", "flip", words.flip(), MenuMsg::Flip),
        to("type-move", "keyboard", words.type_move(), Kind::Typed),
        to("game", "sheet", words.score_sheet(), Kind::Sheet),
    ]);
    this_game.extend(view.is_reviewable.then(|| to("review", "next", words.review(), Kind::Review)));
    this_game.extend(presents);
    this_game.extend(arbiter);
    let bring_in = [
        to("open-import", "open", words.open_game(), Kind::Import),
        to("editor", "editor", words.editor(), Kind::Editor),
    ];
    let list = |entries: &[Entry]| {
        html! { <ul class="menu-entries">{ for entries.iter().map(|entry| menu_entry(entry, on)) }</ul> }
    };
    let content = html! {
        <div class="dialog-body">
            { list(&screens) }
            <h3>{ words.menu_this_game() }</h3>
            { list(&this_game) }
            <h3>{ words.menu_bring_in() }</h3>
            { list(&bring_in) }
            <hr />
            { list(&about) }
        </div>
    };
    modal("menu", words.menu(), words, on, content)
}

/// Renders one entry of the menu.
fn menu_entry(entry: &Entry, on: &Callback<Msg>) -> Html {
    let Entry { action, picture, label, side, count, msg } = entry;
    html! {
        <li key={format!("{action}{side:?}")}>
            <button class="menu-entry" data-action={*action} data-side={side.map(side_name)} onclick={press_callback(on, msg.clone())}>
                { icon(picture) }{ label }
                if let Some(count) = count {
                    <small>{ count }</small>
                }
            </button>
        </li>
    }
}
