//! Lock against stray touches: what a locked page ignores, and what unlocks it.

use super::page::Page;
use tabiya::app::dialogs::lock::LockView;
use tabiya::app::dialogs::{self, Dialog, DialogView, Kind, lock};
use tabiya::app::table::{self, ReviewStep};
use tabiya::app::{FocusTarget, PageEffect, PageMsg, TimeEffect};
use tabiya::game::{ClockStop, Event};
use tabiya::rules::Color;

/// A locked page with a game in progress.
fn locked(address: &str) -> Page {
    let mut page = Page::with(address);
    page.play("e4 e5");
    assert!(!page.view().is_locked());
    page.open(Kind::Lock);
    assert!(is_locked(&page));
    page
}

fn is_locked(page: &Page) -> bool {
    let is_locked = page.view().is_locked();
    assert_eq!(matches!(page.dialog(), Some(Dialog::Lock(_))), is_locked);
    is_locked
}

fn press(page: &mut Page) -> &mut Page {
    page.send(dialogs::Msg::Lock(lock::Msg::Press))
}

fn is_pressed_once(page: &Page) -> bool {
    page.view().dialog.as_deref() == Some(&DialogView::Lock(LockView { is_pressed_once: true }))
}

#[test]
fn locked_page_fills_the_screen_and_plays_moves() {
    let mut page = locked("clock=60");
    assert!(page.asks_for(PageEffect::SetFullScreen(true)) && page.asks_for(FocusTarget::Board));
    page.drag("g1f3").press("b8").press("c6");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6"]);
    assert!(is_locked(&page));
}

#[test]
fn locked_page_accepts_presses_of_the_clock() {
    let mut page = Page::with("clock=60&press=tap");
    page.play("e4").act(Event::Press(Color::White)).open(Kind::Lock);
    page.play("e5").act(Event::Press(Color::Black));
    assert_eq!(
        (page.game().turn(), page.game().clock().expect("a clock").running()),
        (Color::White, Some(Color::White))
    );
}

#[test]
fn locked_page_ignores_everything_else() {
    let mut page = locked("clock=60");
    let before = (page.game().clone(), page.settings().clone(), page.view().board);
    for kind in Kind::ALL {
        page.send(PageMsg::OpenDialog(*kind));
        assert!(is_locked(&page), "{kind:?}");
    }
    let by = Color::White;
    for event in [
        Event::Pause,
        Event::Resign(by),
        Event::OfferDraw(by),
        Event::AskTakeback(Color::Black),
        Event::Claim { by, intended: None },
    ] {
        page.send(table::Msg::ApplyEvent(event.clone()));
        assert!(page.effects.is_empty(), "{event:?}");
    }
    for msg in [
        table::Msg::StepReview(ReviewStep::First),
        table::Msg::NewGame,
        table::Msg::Resign(by),
        table::Msg::AnswerQuestion { by, yes: true },
        table::Msg::ToggleDrawChoices(by),
        table::Msg::ClaimDraw(by),
    ] {
        page.send(msg.clone());
        assert!(page.effects.is_empty(), "{msg:?}");
    }
    page.send(PageMsg::FlipBoard).send(PageMsg::Rematch);
    assert_eq!((page.game().clone(), page.settings().clone(), page.view().board), before);
}

#[test]
fn move_on_a_locked_page_can_be_confirmed_at_the_edge() {
    let mut page = Page::new();
    page.set("confirm", "on").open(Kind::Lock).drop("g1", "f3");
    page.wait(600).send(table::Msg::AnswerQuestion { by: Color::White, yes: true });
    assert_eq!(page.sans(), ["Nf3"]);
}

#[test]
fn two_presses_unlock_the_page_and_a_double_tap_does_not() {
    let mut page = locked("clock=60");
    press(&mut page);
    assert!(is_pressed_once(&page));
    press(&mut page);
    assert!(is_locked(&page), "a double tap");
    page.wait(500);
    press(&mut page);
    assert_eq!((page.dialog(), page.asks_for(PageEffect::SetFullScreen(false))), (None, true));
    page.open(Kind::Sheet);
    assert!(matches!(page.dialog(), Some(Dialog::Sheet(_))));
}

#[test]
fn press_that_no_second_one_follows_expires() {
    let mut page = locked("clock=60");
    let starts_timer = |page: &Page| page.asks_for(TimeEffect::ExpireUnlockAfter(4_000));
    press(&mut page);
    assert!(is_pressed_once(&page) && starts_timer(&page));
    press(&mut page);
    assert!(!starts_timer(&page), "a double tap");
    page.wait(4_000).send(dialogs::Msg::Lock(lock::Msg::Expire));
    assert!(!is_pressed_once(&page));
    page.wait(500);
    press(&mut page);
    assert!(is_locked(&page) && is_pressed_once(&page) && starts_timer(&page));
}

#[test]
fn escape_and_the_way_back_unlock_the_page() {
    for msg in [PageMsg::Escape, PageMsg::Address(String::new())] {
        let mut page = locked("clock=60");
        page.send(msg.clone());
        assert_eq!((page.dialog(), page.asks_for(PageEffect::SetFullScreen(false))), (None, true), "{msg:?}");
    }
}

#[test]
fn page_is_unlocked_when_the_game_ends_or_its_clocks_stop() {
    let mut page = Page::with("clock=60");
    page.play("f3 e5 g4").open(Kind::Lock).play("Qh4");
    assert_eq!(page.dialog(), None, "mate");
    let mut page = locked("clock=60");
    let from = page.instant();
    page.wait(30_000).send(table::Msg::PlayGap { from });
    assert!(page.game().clock_stop() != ClockStop::None && !is_locked(&page), "a gap");
}

#[test]
fn page_is_locked_only_while_a_game_can_be_played() {
    let mut page = Page::new();
    page.play("f3 e5 g4 Qh4").open(Kind::Lock);
    assert_eq!(page.dialog(), None, "the game is over");
    let mut page = Page::with("clock=60");
    page.play("e4 e5").act(Event::Pause).open(Kind::Lock);
    assert_eq!(page.dialog(), None, "the clocks stand still");
}

#[test]
fn locked_page_shows_the_game_in_progress() {
    let mut page = Page::with("clock=60");
    page.play("e4 e5").show_position(ReviewStep::First);
    page.open(Kind::Lock);
    assert_eq!(page.board().fen, page.game().position().to_fen());
    page.drag("g1f3");
    assert_eq!(page.sans().len(), 3);
}
