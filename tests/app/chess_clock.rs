//! The clock for a game on a wooden board: how it begins, what it shows, how the game ends, and how
//! the players leave the clock.

use super::page::Page;
use tabiya::app::dialogs::chess_clock::{ChessClockView, Msg as Clock};
use tabiya::app::dialogs::{Dialog, DialogView, Kind, Msg, arbiter, new_game};
use tabiya::app::{AnnouncementItem, NoticeAction, PageMsg, Settings, game_link, table};
use tabiya::game::{
    ClockStop, EndReason, Event, GameResult, Outcome, Span, TimeAllowance, TimeBonus, TimeControl,
};
use tabiya::rules::Color::{Black, White};

fn view(page: &Page) -> ChessClockView {
    match page.view().dialog.as_deref() {
        Some(DialogView::ChessClock(view)) => view.clone(),
        other => panic!("the clock is not open: {other:?}"),
    }
}

fn is_open(page: &Page) -> bool {
    matches!(page.dialog(), Some(Dialog::ChessClock(_)))
}

/// Returns a page with an open chess clock. Black has pressed, so White's time runs.
fn running() -> Page {
    let mut page = Page::timed();
    page.open(Kind::ChessClock).act(Event::Press(Black));
    page
}

#[test]
fn two_presses_lead_to_a_running_clock() {
    let page = running();
    let game = view(&page).game.expect("a game");
    assert_eq!(game.clock().map(|clock| clock.running()), Some(Some(White)));
    assert_eq!((page.clock(White).as_str(), page.clock(Black).as_str()), ("5:00", "5:00"));
    assert!(page.id().is_some(), "it is saved");
}

#[test]
fn new_game_begins_a_clock_with_its_names_and_time() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "10+5").set("white-name", "Ada");
    page.set("players", "clock").send(Msg::NewGame(new_game::Msg::Play));
    assert!(is_open(&page) && page.game().is_clock_only());
    assert_eq!((page.clock(White).as_str(), page.game().headers().white.as_str()), ("10:00", "Ada"));
}

#[test]
fn a_faulty_time_begins_no_clock() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "custom").set("white-0-time", "soon");
    page.set("players", "clock").send(Msg::NewGame(new_game::Msg::Play));
    assert!(!page.game().is_clock_only());
    assert!(matches!(page.dialog(), Some(Dialog::NewGame(_))));
}

#[test]
fn byo_yomi_is_entered_in_the_form_and_has_no_link() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "custom").set("same-time", "on");
    for (name, value) in [("time", "10"), ("bonus", "byo-yomi"), ("amount", "30"), ("periods", "0")] {
        page.set(&format!("white-0-{name}"), value);
    }
    page.set("players", "clock").send(Msg::NewGame(new_game::Msg::Play));
    assert!(!page.game().is_clock_only(), "no period is a fault");
    page.set("white-0-periods", "3").set("players", "clock").send(Msg::NewGame(new_game::Msg::Play));
    let bonus = TimeBonus::ByoYomi { periods: 3, time: Span::from_secs(30) };
    let time = TimeControl::same_for_both(TimeAllowance::with_total(Span::from_mins(10), bonus)).unwrap();
    assert_eq!(
        page.game().clock().map(|clock| clock.control().allowance(White)),
        Some(time.allowance(White))
    );
    assert_eq!(game_link(&Settings { time_control: time, ..Settings::default() }), None);
}

#[test]
fn escape_and_the_back_button_do_not_leave_a_clock() {
    let mut page = running();
    page.send(Msg::ChessClock(Clock::Leave));
    assert!(page.game().is_clock_only(), "it runs");
    page.act(Event::Pause);
    page.send(PageMsg::Escape);
    assert!(is_open(&page) && page.game().is_clock_only());
    page.address("");
    assert!(is_open(&page) && page.game().is_clock_only(), "the back button");
    // Another dialog opens over the clock and closes again.
    page.open(Kind::Settings).close();
    assert!(is_open(&page));
}

#[test]
fn a_clock_that_stands_is_put_aside_and_comes_back() {
    let mut page = running();
    let id = page.id();
    page.wait(7_000).act(Event::Pause).send(Msg::ChessClock(Clock::Leave));
    assert_eq!((page.dialog(), page.game().is_clock_only()), (None, false));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::Restore));
    page.send(table::Msg::Restore(0));
    assert!(is_open(&page));
    assert_eq!((page.id(), page.game().clock_stop()), (id, ClockStop::Paused));
    assert_eq!(page.clock(White), "4:53");
}

#[test]
fn a_clock_that_has_not_begun_leaves_nothing_behind() {
    let mut page = Page::timed();
    page.open(Kind::ChessClock).send(Msg::ChessClock(Clock::Leave));
    assert_eq!((page.dialog(), page.game().is_clock_only(), page.id()), (None, false, None));
    assert_eq!(page.notice(), None);
}

#[test]
fn a_game_on_the_board_is_not_put_aside_without_a_question() {
    let mut page = Page::timed();
    page.play("e4").open(Kind::ChessClock);
    assert_eq!((view(&page).game, page.sans().len()), (None, 1));
    page.close();
    assert_eq!((page.dialog(), page.sans().len()), (None, 1));
    page.open(Kind::ChessClock).send(Msg::ChessClock(Clock::Start));
    assert!(view(&page).game.is_some());
    page.send(Msg::ChessClock(Clock::Leave)).send(table::Msg::Restore(0));
    assert_eq!((page.dialog(), page.sans().len()), (None, 1));
}

#[test]
fn a_fallen_flag_is_shown_and_the_players_say_the_result() {
    let mut page = running();
    page.wait(300_000).send(table::Msg::Wake);
    assert_eq!(page.said(), [AnnouncementItem::WoodenBoardFlagFell(White)], "mate is not looked for");
    let game = view(&page).game.expect("a game");
    assert_eq!((game.flag_fallen(), game.outcome(), game.question()), (Some(White), None, None));
    page.wait(60_000).send(table::Msg::Wake);
    assert_eq!(page.game().outcome(), None, "not judged without a board");
    page.act(Event::Decide { result: GameResult::Draw, why: String::new() });
    let outcome = Outcome { result: GameResult::Draw, reason: EndReason::FlagFall };
    assert_eq!(page.game().outcome(), Some(outcome));
    assert!(view(&page).can_undo);
    page.act(Event::UndoEnd(White));
    assert_eq!((page.game().outcome(), page.game().flag_fallen()), (None, Some(White)));
}

#[test]
fn a_rematch_is_a_clock_again() {
    let mut page = running();
    page.wait(5_000).act(Event::Decide { result: GameResult::Win(Black), why: String::new() });
    page.wait(60_000).send(PageMsg::Rematch);
    assert!(is_open(&page) && page.game().is_clock_only());
    assert_eq!((page.game().outcome(), page.clock(White).as_str()), (None, "5:00"));
}

#[test]
fn the_arbiter_sets_the_clocks_and_no_position() {
    let mut page = running();
    page.act(Event::Pause).open(Kind::Arbiter);
    let Some(DialogView::Arbiter(view)) = page.view().dialog.as_deref().cloned() else { panic!("not open") };
    assert_eq!((view.fen, view.clocks.len()), (None, 2));
    page.send(Msg::Arbiter(arbiter::Msg::Set { color: Black, typed: "1:00".to_owned() })).close();
    assert!(is_open(&page));
    assert_eq!(page.clock(Black), "1:00");
}
