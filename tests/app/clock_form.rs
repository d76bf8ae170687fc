//! Fields of the form for a custom clock.

use super::page::Page;
use tabiya::app::dialogs::{
    Kind,
    settings::{ClockDraft, Msg},
};
use tabiya::app::{AnnouncementItem, FocusTarget, StoredData};
use tabiya::game::{Span, TimeControl};
use tabiya::rules::Color;

/// Returns the text of the field for the time of White's first stage.
fn typed(page: &Page) -> &str {
    &page.form().clock.as_ref().unwrap().side_draft(Color::White).stages[0].time
}

#[test]
fn a_custom_clock_is_the_next_games_as_soon_as_it_can_be_read() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "custom");
    assert_eq!(
        page.next_game().time_control,
        TimeControl::with_total(Span::from_mins(5)),
        "it begins somewhere"
    );
    page.set("white-0-time", "0:4").set("white-0-time", "0:4x");
    assert_eq!(
        page.next_game().time_control,
        TimeControl::with_total(Span::from_secs(4)),
        "the last good one stays"
    );
    assert_eq!(typed(&page), "0:4x");

    page.start_game();
    assert!(page.asks_for(FocusTarget::Fault));
    assert_eq!(typed(&page), "0:4x", "first the field, then the game");
    assert_eq!(page.said(), [AnnouncementItem::InvalidFormField]);

    page.set("white-0-time", "0:40").set("white-0-bonus", "delay").set("white-0-amount", "2.5");
    page.set("same-time", "off").set("black-0-bonus", "hourglass").set("black-per-move", "10");
    page.in_settings(Msg::AddStage(Color::White)).set("white-0-moves", "3").start_game();
    let clock = page.game().clock().unwrap().control().clone();
    assert_eq!(clock.allowance(Color::White).to_pgn(), "3/40d2.5:1800d2.5");
    assert_eq!(clock.allowance(Color::Black).to_pgn(), "*40:10/move");
    // The fields survive a reload.
    let stored = StoredData { settings: Some(page.settings().clone()), ..StoredData::default() };
    let mut again = Page::opened(stored, page.now, 0);
    again.open(Kind::NewGame);
    assert_eq!(again.form().clock, Some(ClockDraft::of(&clock)));
    assert_eq!(again.game().clock().unwrap().control(), &clock, "the board is laid with them");
}

#[test]
fn what_was_typed_stays_until_the_dialog_is_closed() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "custom").set("white-0-time", "soon");
    page.open(Kind::Sheet).open(Kind::NewGame);
    assert_eq!(typed(&page), "soon", "another dialog takes their place");
    page.open(Kind::NewGame);
    assert_eq!(typed(&page), "soon", "they are open already");
    page.set("clock", "5+3").open(Kind::Sheet).open(Kind::NewGame);
    assert_eq!(page.form().clock, None, "a clock of the list has taken its place");
    page.set("clock", "custom").set("white-0-time", "soon").close().open(Kind::NewGame);
    assert_eq!(page.form().clock, None, "closing it drops the clock");
    page.set("clock", "custom").set("white-0-time", "soon").address("clock=61").open(Kind::NewGame);
    assert_eq!(
        page.form().clock,
        Some(ClockDraft::of(&page.settings().time_control)),
        "so has one from an address"
    );
}
