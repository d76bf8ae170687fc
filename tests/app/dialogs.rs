//! Dialogs: opening, closing, focus, and their addresses.

use super::faults;
use super::page::Page;
use tabiya::app::dialogs::{Kind, Msg, arbiter, new_game, settings, sheet};
use tabiya::app::{FocusTarget, NoticeContent, PageEffect, PageMsg, Route, device};
use tabiya::game::Span;
use tabiya::rules::Color;

/// One message to each of four dialogs.
fn messages() -> [(Kind, Msg); 4] {
    let set = settings::Msg::Set { name: "sounds".to_owned(), value: "on".to_owned() };
    [
        (Kind::NewGame, Msg::NewGame(new_game::Msg::Swap)),
        (Kind::Settings, Msg::Settings(set)),
        (Kind::Sheet, Msg::Sheet(sheet::Msg::CopyPgn)),
        (Kind::Arbiter, Msg::Arbiter(arbiter::Msg::Add(Color::White))),
    ]
}

#[test]
fn a_message_to_another_dialog_than_the_open_one_is_nothing() {
    for open in [None, Some(Kind::Settings), Some(Kind::Sheet), Some(Kind::Arbiter), Some(Kind::About)] {
        for (kind, msg) in messages() {
            let mut page = Page::with("clock=60");
            page.play("e4");
            if let Some(open) = open {
                page.open(open);
            }
            let before = (page.dialog().cloned(), page.game().clone(), page.settings().clone());
            page.send(msg);
            let after = (page.dialog().cloned(), page.game().clone(), page.settings().clone());
            let meant = open == Some(kind);
            assert_eq!(!page.effects.is_empty(), meant, "{open:?}, {kind:?}");
            assert!(meant || before == after, "{open:?}, {kind:?}");
        }
        let mut page = Page::new();
        page.close();
        assert!(page.effects.is_empty(), "nothing is open");
    }
}

#[test]
fn each_dialog_gives_the_focus_back_to_what_opened_it() {
    for (kind, focus) in [
        (Kind::NewGame, FocusTarget::NewGameButton),
        (Kind::Settings, FocusTarget::SettingsButton),
        (Kind::About, FocusTarget::MenuButton),
        (Kind::Menu, FocusTarget::MenuButton),
        (Kind::Games, FocusTarget::MenuButton),
        (Kind::Sheet, FocusTarget::SheetButton),
        (Kind::Arbiter, FocusTarget::ResumeButton),
    ] {
        let mut page = Page::with("clock=60");
        page.play("e4").open(kind);
        assert!(page.asks_for(PageEffect::ShowDialog));
        page.send(PageMsg::Escape);
        assert_eq!((page.dialog(), page.asks_for(focus)), (None, true), "{kind:?}");
    }
}

#[test]
fn a_backup_that_cannot_be_restored_closes_the_dialog_and_says_so() {
    let mut page = Page::new();
    let settings = page.settings().clone();
    page.open(Kind::Settings).send(device::Msg::Failed(faults::backup()));
    assert_eq!((page.dialog(), page.what()), (None, Some(&NoticeContent::BackupFailed(faults::backup()))));
    assert_eq!(page.settings(), &settings);
}

#[test]
fn the_arbiter_gives_the_usual_time() {
    let mut page = Page::with("clock=60");
    page.play("e4").open(Kind::Arbiter).send(Msg::Arbiter(arbiter::Msg::Add(Color::White)));
    let edit = page.game().clock_edits().last().copied().expect("written down");
    assert_eq!(edit.after, edit.before + Span::from_secs(15));
}

#[test]
fn a_dialog_that_cannot_be_drawn_closes_and_can_be_opened_again() {
    for kind in [Kind::NewGame, Kind::Settings, Kind::Sheet, Kind::Arbiter, Kind::About] {
        let mut page = Page::with("clock=60");
        page.play("e4").open(kind);
        let open = page.dialog().cloned();
        page.send(PageMsg::CodeNotLoaded);
        assert_eq!((page.dialog(), page.what()), (None, Some(&NoticeContent::CodeNotLoaded)), "{kind:?}");
        assert_ne!(page.goes_to(), None, "{kind:?}: the address no longer says that it is open");
        page.open(kind);
        assert_eq!(page.dialog().cloned(), open, "{kind:?}");
        page.close().play("e5");
        assert_eq!(page.sans(), ["e4", "e5"]);
    }
    // The page may learn more than once that a part of its code did not load, also when no dialog
    // is open.
    let mut page = Page::new();
    page.send(PageMsg::CodeNotLoaded);
    assert_eq!((page.dialog(), page.what()), (None, Some(&NoticeContent::CodeNotLoaded)));
}

/// Name of a dialog in the markup: `new-game` for `NewGame`.
fn code(kind: Kind) -> String {
    let mut code = String::new();
    for letter in format!("{kind:?}").chars() {
        if letter.is_uppercase() && !code.is_empty() {
            code.push('-');
        }
        code.extend(letter.to_lowercase());
    }
    code
}

#[test]
fn every_dialog_is_among_the_screens_that_end_to_end_tests_look_at() {
    let screens = include_str!("../e2e/tests/end_to_end/screens.rs");
    for kind in Kind::ALL {
        let by_address = format!("go(page, \"{}\")", kind.fragment());
        // In the markup, the arbiter's dialog is called `clocks`.
        let name = if *kind == Kind::Arbiter { "clocks".to_owned() } else { code(*kind) };
        let by_name = format!("[data-dialog={name}]");
        let is_there = screens.contains(&by_address) || screens.contains(&by_name);
        assert!(is_there, "add {kind:?} to tests/e2e/tests/end_to_end/screens.rs");
    }
}

#[test]
fn every_address_leads_to_one_dialog() {
    for kind in Kind::ALL {
        match kind.fragment() {
            "" | "open" => {}
            fragment => assert_eq!(Route::from_fragment(fragment), Some(Route::Dialog(*kind))),
        }
    }
}

#[test]
fn every_dialog_can_be_opened_by_a_player() {
    fn read(path: &std::path::Path, text: &mut String) {
        if path.is_dir() {
            for entry in std::fs::read_dir(path).expect("a folder") {
                read(&entry.expect("an entry").path(), text);
            }
        } else {
            *text += &std::fs::read_to_string(path).expect("a source");
        }
    }
    let mut text = String::new();
    ["src/ui", "src/app/board_keys.rs"].iter().for_each(|path| read(path.as_ref(), &mut text));
    let is_opened = |kind: &Kind| {
        text.split("Kind::").any(|rest| {
            let after = rest.strip_prefix(&*format!("{kind:?}"));
            after.is_some_and(|after| !after.starts_with(char::is_alphanumeric))
        })
    };
    let others: Vec<_> = Kind::ALL.iter().filter(|kind| !is_opened(kind)).collect();
    assert_eq!(others, [&Kind::Link], "an address opens it");
}
