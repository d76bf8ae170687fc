//! Clocks in a game, and the arbiter, who changes the clocks or ends the game.

use super::page::{Page, square};
use tabiya::app::dialogs::{self, Dialog, DialogView, Kind, arbiter};
use tabiya::app::table::ReviewStep;
use tabiya::app::table::view::StoppedOverlayView;
use tabiya::app::{Effect, FocusTarget, PageMsg, table};
use tabiya::game::{ClockDisplay, EndReason, Event, Explanation, GameResult, Span, TimeBonus, Verdict};
use tabiya::rules::Color;

fn fault(page: &Page) -> Option<Color> {
    match page.dialog() {
        Some(Dialog::Arbiter(arbiter)) => arbiter.fault,
        other => panic!("the clocks are not open: {other:?}"),
    }
}

#[test]
fn a_flag_falls_by_itself() {
    let mut page = Page::timed();
    page.set("clock", "1+0").drag("e2e4");
    // A low-time warning comes first.
    let low = page.woken_at().expect("a wake").as_millis();
    assert!(low < 61_000, "{low}");
    page.wait(low - 999).send(table::Msg::Wake);
    assert_eq!(page.woken_at().map(|at| at.as_millis()), Some(61_000));
    page.wait(60_999 - low).send(table::Msg::Wake);
    assert_eq!(page.result(), None, "that is asked first");
    assert_eq!(page.game().flag_fallen(), Some(Color::Black));
    assert!(page.game().question().is_some());
    assert_eq!(page.clock(Color::Black), "0:00.0");
}

#[test]
fn time_away_is_shown_whole_and_charged_as_it_is_shown() {
    let mut page = Page::timed();
    page.address("rules=lobby&clock=7200").play("e4 e5");
    let (from, left) =
        (page.instant(), page.game().clock().unwrap().reading(Color::White, page.instant()).left);
    // The page is hidden for an hour. It reports this gap, in which the players could not play,
    // after three seconds, and again when it is shown.
    page.wait(3_000).send(table::Msg::PlayGap { from });
    assert!(
        matches!(page.view().stopped_overlay, Some(StoppedOverlayView::Suspended(gap)) if gap.length == Span::from_secs(3))
    );
    page.wait(3_597_000).send(table::Msg::PlayGap { from });
    assert!(
        matches!(page.view().stopped_overlay, Some(StoppedOverlayView::Suspended(gap)) if gap.length == Span::from_secs(3_600))
    );
    // The time until the players decide whether the gap counts is not charged.
    page.wait(60_000).act(Event::EndAbsence { refund: false });
    let after = page.game().clock().unwrap().reading(Color::White, page.instant()).left;
    assert_eq!(left.unwrap() - after.unwrap(), Span::from_secs(3_600));
}

#[test]
fn what_lies_over_the_board_while_the_clocks_stand_goes_with_escape_and_comes_back_with_a_press() {
    let mut page = Page::timed();
    page.address("clock=600&first-move=free").play("e4 e5").act(Event::Pause);
    let away = |page: &mut Page| {
        page.send(PageMsg::Escape);
        page.view().stopped_overlay
    };
    assert_eq!(away(&mut page), None);
    page.press("g1");
    assert_eq!(page.view().stopped_overlay, Some(StoppedOverlayView::Paused));
    page.show_position(ReviewStep::Previous);
    assert_eq!(page.view().stopped_overlay, Some(StoppedOverlayView::Paused));
    page.show_position(ReviewStep::BackToGame);
    assert_eq!(away(&mut page), None);
    page.act(Event::Resume).act(Event::Pause);
    assert_eq!(page.view().stopped_overlay, Some(StoppedOverlayView::Paused), "each pause is said");
    page.act(Event::Resume);

    let from = page.instant();
    page.wait(3_000).send(table::Msg::PlayGap { from });
    let asks = page.view().stopped_overlay;
    assert_eq!((asks.is_some(), away(&mut page)), (true, None));
    page.press("g1");
    assert_eq!(page.view().stopped_overlay, asks);
}

#[test]
fn a_wake_that_comes_early_is_asked_for_again() {
    let mut page = Page::timed();
    page.set("clock", "1+0").drag("e2e4").wait(59_999).send(table::Msg::Wake);
    assert_eq!(page.game().flag_fallen(), None);
    assert_eq!(page.woken_at().map(|at| at.as_millis()), Some(61_000), "or the flag would never fall");
}

#[test]
fn a_tap_on_the_clock_completes_the_move() {
    let mut page = Page::timed();
    page.set("clock", "1+0").set("press", "tap").set("first-move", "timed");
    assert!(page.game().waits_for_start());
    page.act(Event::Start).wait(2_000).drag("e2e4").wait(3_000);
    assert_eq!(page.game().awaited_press(), Some(Color::White));
    assert_eq!(page.edge(Color::White).clock.as_ref().map(|clock| clock.is_awaited), Some(true));
    page.act(Event::Press(Color::White)).wait(10_000).drag("e7e5");
    assert_eq!((page.clock(Color::White), page.clock(Color::Black)), ("0:55".into(), "0:50".into()));
    // White replies before Black has tapped: Black's clock keeps running.
    page.wait(10_000).drag("g1f3");
    assert_eq!(page.game().moves().len(), 3);
    assert_eq!((page.clock(Color::White), page.clock(Color::Black)), ("0:55".into(), "0:40".into()));
}

#[test]
fn the_arbiter_sets_a_clock_and_it_is_written_down() {
    let mut page = Page::timed();
    page.set("clock", "5+0").drag("e2e4").wait(20_000).act(Event::Pause).open(Kind::Arbiter);
    assert_eq!(fault(&page), None);
    let set = |typed: &str| {
        dialogs::Msg::Arbiter(arbiter::Msg::Set { color: Color::Black, typed: typed.to_owned() })
    };
    for bad in ["", "soon", "0", "5:60"] {
        page.send(set(bad));
        assert_eq!(fault(&page), Some(Color::Black), "{bad:?} is reported at the field");
        assert_eq!(page.effects, [Effect::Focus(FocusTarget::Fault)]);
    }
    page.send(set("2:30"));
    assert_eq!(fault(&page), None);
    page.send(dialogs::Msg::Arbiter(arbiter::Msg::Add(Color::White)));
    let Some(DialogView::Arbiter(view)) = page.view().dialog.as_deref().cloned() else { panic!("closed") };
    let shown = |left: Span| ClockDisplay::new(left).to_string();
    let edits: Vec<_> = view
        .edits
        .iter()
        .map(|(edit, after)| {
            let after = after.map(|san| san.to_string());
            (after, edit.color, shown(edit.before), shown(edit.after))
        })
        .collect();
    let after = || Some("1. e4".to_owned());
    assert_eq!(
        edits,
        [
            (after(), Color::Black, "4:40".into(), "2:30".into()),
            (after(), Color::White, "5:00".into(), "5:15".into())
        ]
    );
    page.close();
    assert!(page.asks_for(FocusTarget::ResumeButton));
    page.wait(60_000).act(Event::Resume).wait(1_000);
    assert_eq!(page.clock(Color::Black), "2:29", "the pause costs nothing");
}

#[test]
fn without_clocks_there_are_none_to_set() {
    let mut page = Page::timed();
    page.drag("e2e4").open(Kind::Arbiter);
    let Some(DialogView::Arbiter(view)) = page.view().dialog.as_deref().cloned() else { panic!("closed") };
    assert!(view.clocks.is_empty());
}

#[test]
fn the_arbiter_ends_the_game_once_that_is_confirmed() {
    let mut page = Page::new();
    page.play("e4 e5").answer_open_questions_winnable().open(Kind::Arbiter);
    let send = dialogs::Msg::Arbiter;
    page.send(send(arbiter::Msg::Decide("nothing chosen".to_owned())));
    page.send(send(arbiter::Msg::Choose(Some(GameResult::Win(Color::White)))));
    page.send(send(arbiter::Msg::Choose(None))).send(send(arbiter::Msg::Decide(String::new())));
    assert_eq!(page.result(), None, "not before it is confirmed");
    page.send(send(arbiter::Msg::Choose(Some(GameResult::Win(Color::Black)))));
    assert_eq!(page.result(), None);
    page.send(send(arbiter::Msg::Decide("a telephone".to_owned())));
    assert_eq!((page.result(), page.dialog()), (Some(("0-1", "arbiter")), None));
    let why = Explanation::Arbiter { why: "a telephone".to_owned() };
    assert_eq!(page.game().explanation(), Some(&why));
    // The decision can be undone for five seconds, on White's side of the board only.
    assert_eq!(
        page.table().question_to(Color::White),
        Some(table::PlayerQuestion::UndoEnd(EndReason::Arbiter))
    );
    assert_eq!(page.table().question_to(Color::Black), None);
    page.wait(600).send(table::Msg::AnswerQuestion { by: Color::White, yes: true });
    assert_eq!(page.result(), None);
    page.send(send(arbiter::Msg::Choose(Some(GameResult::Draw)))).open(Kind::Arbiter);
    assert_eq!(page.dialog(), Some(&Dialog::Arbiter(arbiter::ArbiterDialog::default())));
}

#[test]
fn a_delay_is_shown_while_it_waits() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("clock", "custom").set("white-0-bonus", "delay");
    page.set("white-0-amount", "3").start_game().drag("e2e4");
    let waits = |page: &Page| {
        let clock = page.game().clock().unwrap();
        (clock.reading(Color::Black, page.instant()).delay_left, clock.next_wake(page.instant()))
    };
    assert_eq!(
        page.settings().time_control.allowance(Color::White).stages[0].bonus,
        TimeBonus::Delay(Span::from_secs(3))
    );
    for second in [3, 2, 1] {
        let (left, wake) = waits(&page);
        assert_eq!(left, Span::from_secs(second));
        assert_eq!(wake, Some(page.instant().plus_millis(1_000)), "it looks different in a second");
        page.wait(1_000);
    }
    assert!(waits(&page).0.is_zero());
    assert_eq!(page.clock(Color::Black), "5:00");
    page.wait(1_000);
    assert_eq!(page.clock(Color::Black), "4:59");
}

#[test]
fn a_press_that_is_heard_of_after_an_answer_counts_from_when_it_was_made() {
    let mut page = Page::timed();
    page.set("clock", "1+0").drag("e2e4");
    let (game, question) = page.asked().expect("FIDE asks whether the position is dead");
    let verdict = Verdict::Winnable { line: Vec::new() };
    page.wait(500).send(table::Msg::Verdict { game, question, verdict });
    page.now -= 100;
    page.send(table::Msg::Drop { from: square("e7"), to: square("e5") });
    let reading = page.game().clock().unwrap().reading(Color::Black, page.instant());
    assert_eq!(reading.spent, Span::from_millis(400));
}

/// A jump of the time of day has two possible causes: the device slept, or its clock was set. The
/// page reports the jump, and the players can take the time back.
#[test]
fn a_jump_of_the_time_of_day_is_not_told_as_an_absence() {
    let mut page = Page::timed();
    page.set("clock", "5+0").play("e4 e5");
    let before = page.clock(Color::White);
    let from = page.instant();
    page.wait(3_600_000).send(table::Msg::ClockJumped { from });
    assert!(
        matches!(page.view().stopped_overlay, Some(StoppedOverlayView::ClockJumped(gap)) if gap.length == Span::from_secs(3_600))
    );
    page.act(Event::EndAbsence { refund: true });
    assert_eq!((page.view().stopped_overlay, page.clock(Color::White)), (None, before));
    // A later gap in which the page is hidden is not reported as a jump of the time of day.
    let from = page.instant();
    page.wait(3_600_000).send(table::Msg::PlayGap { from });
    assert!(
        matches!(page.view().stopped_overlay, Some(StoppedOverlayView::Suspended(gap)) if gap.length == Span::from_secs(3_600))
    );
}
