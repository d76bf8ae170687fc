//! Games in addresses: a page makes the link of its game, and another page opens it.

use super::page::Page;
use tabiya::app::dialogs::qr_code::QrCode;
use tabiya::app::dialogs::sheet::{self, SharedLink};
use tabiya::app::dialogs::{Dialog, Kind, Msg, link};
use tabiya::app::ptr_eq_rc::PtrEqRc;
use tabiya::app::table::{BoardReview, LineKind, ReviewStep};
use tabiya::app::{
    BackgroundEffect, Effect, GAME_PREFIX, NoticeAction, PageEffect, PageMsg, Route, SaveCommand, Share,
};
use tabiya::game::link::SharedGame;
use tabiya::game::{ClockStop, Event, Game, GameResult, Headers, Instant, Span, Verdict, reopen_game};
use tabiya::rules::Color;

/// Address fragment of a link that shares the game of `page`.
fn fragment(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
    let shared = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Link(shared)) => Some(shared.clone()),
        _ => None,
    });
    format!("{GAME_PREFIX}{}", shared.expect("a game").to_link().expect("a link"))
}

/// Opens a link on `page`, and sends the page the answer of the worker that reads links.
fn receive(page: &mut Page, fragment: &str) {
    page.address(fragment);
    let given = page.effects.iter().find_map(|effect| match effect {
        Effect::Background(BackgroundEffect::ReadLink(text)) => Some(text.clone()),
        _ => None,
    });
    let read = link::read_link(&given.expect("something is to be read"));
    page.send(Msg::Link(link::Msg::Read(read)));
}

fn opened(page: &Page) -> &link::LinkDialog {
    match page.dialog() {
        Some(Dialog::Link(link)) => link,
        other => panic!("no link is open: {other:?}"),
    }
}

fn is_unfinished(page: &Page) -> bool {
    matches!(opened(page).read.as_deref(), Some(Ok(opened)) if opened.is_unfinished)
}

fn clears_the_address(page: &Page) -> bool {
    page.effects.contains(&PageEffect::ClearAddress.into())
}

#[test]
fn a_game_goes_out_and_is_played_on_elsewhere() {
    let mut here = Page::new();
    here.open(Kind::Sheet).in_sheet(sheet::Msg::SetHeaders(Headers {
        white: "Ada".to_owned(),
        black: "Alan".to_owned(),
        ..Headers::default()
    }));
    here.close().play("e4 e5 Nf3");
    let link = fragment(&mut here);

    let mut there = Page::new();
    receive(&mut there, &link);
    assert!(is_unfinished(&there));
    assert_eq!(there.ready().route(), Route::Table, "the address still says the game");
    assert!(there.sans().is_empty(), "nothing happens before the players say so");
    there.send(Msg::Link(link::Msg::PlayOn));
    assert_eq!((there.dialog(), there.sans()), (None, here.sans()));
    assert_eq!(there.game().headers(), here.game().headers());
    assert!(clears_the_address(&there));
    let begun = there.kept().filter(|keep| matches!(keep, SaveCommand::BeginGame { .. })).count();
    let events = there.kept().filter(|keep| matches!(keep, SaveCommand::AddEvent { .. })).count();
    assert_eq!((begun, events), (1, 3), "it is on the disk");
    there.play("Nc6");
    assert_eq!(there.sans().len(), 4);
}

#[test]
fn clocks_are_handed_over_as_they_stand() {
    let mut here = Page::with("clock=300+3");
    here.play("e4").wait(7_000).play("e5").wait(1_500);
    let link = fragment(&mut here);
    let at = here.instant();
    let left = |page: &Page, at: Instant| {
        Color::ALL.map(|color| page.game().clock().and_then(|clock| clock.reading(color, at).left))
    };
    let handed = left(&here, at);
    // White's first move costs no time and earns the increment.
    let rest = |left: Option<Span>| left.map(|left| left.as_millis());
    assert_eq!(handed.map(rest), [Some(301_300), Some(295_900)]);

    let mut there = Page::new();
    receive(&mut there, &link);
    there.send(Msg::Link(link::Msg::PlayOn));
    assert_eq!(there.game().clock_stop(), ClockStop::Paused, "no one's time goes before they are ready");
    there.wait(60_000);
    assert_eq!(left(&there, there.instant()), handed);
    there.act(Event::Resume).wait(10_000);
    let [white, black] = left(&there, there.instant());
    assert_eq!(black, handed[1]);
    assert!(white < handed[0], "White's clock runs");
}

/// Restores the game from the records that the last message saved.
fn saved(page: &Page) -> Game {
    let mut begun = None;
    let mut entries = Vec::new();
    for keep in page.kept() {
        match keep {
            SaveCommand::BeginGame { setup, .. } => begun = Some((**setup).clone()),
            SaveCommand::AddEvent { entry, .. } => entries.push(Ok(entry.clone())),
            _ => {}
        }
    }
    let reopened = reopen_game(begun.expect("it is saved"), &entries);
    assert_eq!(reopened.fault, None);
    reopened.game
}

#[test]
fn a_whole_game_is_handed_on_and_saved() {
    let mut here = Page::with("clock=300+3&press=tap&first-move=timed&rules=fp-club");
    here.act(Event::Start).play("e4").act(Event::Press(Color::White)).wait(4_000).play("e5");
    here.act(Event::OfferDraw(Color::Black))
        .act(Event::SetClock { color: Color::White, left: Span::from_secs(90) });
    here.wait(2_500);
    let link = fragment(&mut here);
    assert!(link.starts_with("game=2"), "{link}");
    let at = here.instant();

    let mut there = Page::new();
    there.wait(3_600_000);
    receive(&mut there, &link);
    assert!(is_unfinished(&there));
    there.send(Msg::Link(link::Msg::PlayOn));
    assert_eq!(saved(&there), *there.game());
    assert_eq!(there.game().awaited_press(), Some(Color::Black));
    assert_eq!(there.game().draw_offer(), here.game().draw_offer());
    assert_eq!(there.game().last_change(), there.instant(), "no time is lost on the way");
    let left = |game: &Game, at| Color::ALL.map(|color| game.clock().unwrap().reading(color, at).left);
    assert_eq!(left(there.game(), there.instant()), left(here.game(), at));
    // The same events have the same effect in both games.
    for page in [&mut here, &mut there] {
        if page.game().clock_stop() == ClockStop::Paused {
            page.act(Event::Resume);
        }
        if let Some(offer) = page.game().draw_offer() {
            page.act(Event::DeclineDraw(!offer.by));
        }
        page.act(Event::Press(Color::Black))
            .act(Event::AskTakeback(Color::White))
            .act(Event::GrantRequest(Color::Black));
        assert_eq!(page.sans(), [""; 0]);
    }
    let last = |page: &Page| left(page.game(), page.game().last_change());
    assert_eq!(last(&there), last(&here));
}

#[test]
fn a_flag_that_is_being_settled_is_settled_elsewhere() {
    let mut here = Page::with("clock=60&first-move=free&rules=fide");
    here.play("e4 e5").answer_open_questions_winnable().wait(61_000).act(Event::Tick);
    let link = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &link);
    there.send(Msg::Link(link::Msg::PlayOn));
    assert_eq!(there.game().flag_fallen(), Some(Color::White));
    let asked = there
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Background(BackgroundEffect::AskQuestion { .. })));
    assert!(asked, "the question is asked again");
    there.answer(Verdict::Winnable { line: Vec::new() });
    assert_eq!(there.result(), Some(("0-1", "flag-fall")));
}

#[test]
fn a_result_that_pgn_does_not_know_is_an_end() {
    let mut here = Page::with("rules=fp-club");
    here.play("e4 e5").act(Event::Decide { result: GameResult::BothLose, why: String::new() }).wait(10_000);
    let link = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &link);
    assert!(!is_unfinished(&there));
    let Some(Ok(opened)) = opened(&there).read.as_deref() else { panic!("it is read") };
    let game = opened.shared.to_journal().replay().game;
    assert_eq!(game.outcome().map(|outcome| outcome.score()), Some("0-0"));
}

#[test]
fn a_game_in_progress_is_put_aside() {
    let mut here = Page::new();
    here.play("d4 d5");
    let link = fragment(&mut here);
    let mut there = Page::new();
    there.play("e4 e5");
    let own = there.sans();
    receive(&mut there, &link);
    there.close();
    assert_eq!(there.sans(), own, "to look at it costs nothing");
    assert!(clears_the_address(&there));

    receive(&mut there, &link);
    there.send(Msg::Link(link::Msg::PlayOn));
    assert_eq!(there.sans(), here.sans());
    assert_eq!(there.notice().and_then(|notice| notice.action), Some(NoticeAction::Restore));
    there.send(tabiya::app::table::Msg::Restore(0));
    assert_eq!(there.sans(), own);
}

#[test]
fn what_takes_the_place_of_a_link_leaves_the_address() {
    let mut here = Page::new();
    here.play("e4");
    let first = fragment(&mut here);
    here.close().play("e5");
    let second = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &first);
    there.address(&second);
    assert!(!clears_the_address(&there), "the address is that of the second link");
    there.address("settings");
    assert!(!clears_the_address(&there) && there.dialog().is_some());
}

#[test]
fn what_is_over_is_looked_through() {
    let mut here = Page::new();
    here.play("f3 e5 g4 Qh4");
    let link = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &link);
    assert!(!is_unfinished(&there));
    there.send(Msg::Link(link::Msg::PlayOn));
    assert!(there.sans().is_empty() && there.dialog().is_some(), "there is nothing to play");
    there.send(Msg::Link(link::Msg::LookThrough));
    let Some(BoardReview::OtherLine { line, about: LineKind::ImportedGame(_), .. }) =
        &there.table().board_review
    else {
        panic!("{:?}", there.table().board_review)
    };
    assert_eq!(line.moves().len(), 4);
    assert_eq!(there.goes_to(), Some(Route::OpenItem));
    // The browser's Back button brings the address of the link back, so the page reads the link
    // again.
    receive(&mut there, &link);
    assert!(!is_unfinished(&there));
}

#[test]
fn game_played_from_a_link_has_its_rules() {
    let mut here = Page::with("rules=lobby");
    here.play("e4 e5 Nf3 Nc6");
    let link = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &link);
    there.send(Msg::Link(link::Msg::LookThrough)).show_position(ReviewStep::ToPly(3));
    there.send(tabiya::app::table::Msg::PlayFromReview);
    assert_eq!((there.sans().len(), there.game().rules().to_string()), (3, "lobby".to_owned()));
}

#[test]
fn the_way_back_from_a_link_closes_it() {
    let mut here = Page::new();
    here.play("d4");
    let link = fragment(&mut here);
    let mut there = Page::new();
    receive(&mut there, &link);
    there.address("");
    assert_eq!(there.dialog(), None);
    receive(&mut there, &link);
    there.send(PageMsg::Escape);
    assert_eq!(there.dialog(), None);
    receive(&mut there, &link);
    there.address("clock=60");
    assert_eq!(there.dialog(), None, "another address takes its place");
}

#[test]
fn a_bad_link_says_why_and_touches_nothing() {
    let mut here = Page::new();
    here.play("e4 e5 Nf3 Nc6");
    let link = fragment(&mut here);
    let mut cut = link.clone();
    cut.pop();
    let mut there = Page::new();
    there.play("a4");
    for (bad, code) in [
        ("game=".to_owned(), "link-empty"),
        (cut, "link-incomplete"),
        (format!("game={}", "1".repeat(1 << 20)), "link-too-long"),
        ("game=9abc".to_owned(), "link-later"),
        ("game=1AB%20".to_owned(), "link-character"),
        (format!("game={}", SharedGame::with_checksum(&[0xff; 40])), "link-senseless"),
    ] {
        receive(&mut there, &bad);
        let Some(Err(fault)) = opened(&there).read.as_deref() else { panic!("{:?}", opened(&there)) };
        assert_eq!(fault.code(), code, "{fault}");
        for msg in [link::Msg::PlayOn, link::Msg::LookThrough] {
            there.send(Msg::Link(msg));
        }
        assert_eq!(there.sans(), ["a4"]);
    }
}

#[test]
fn a_link_is_copied_and_handed_on() {
    let mut page = Page::new();
    page.play("e4");
    let link = fragment(&mut page);
    page.in_sheet(sheet::Msg::CopyLink);
    assert!(page.effects.is_empty(), "there is none yet");
    let url = format!("https://example.org/chess/#{link}");
    let linked = SharedLink { url: url.clone(), code: None, sends: true, ..SharedLink::default() };
    page.in_sheet(sheet::Msg::Linked(PtrEqRc::new(linked)));
    page.in_sheet(sheet::Msg::CopyLink);
    assert!(page.effects.contains(&Share::Copy(url.clone()).into()));
    page.in_sheet(sheet::Msg::SendLink);
    assert!(page.effects.contains(&Share::SendLink(url).into()));
    page.in_sheet(sheet::Msg::Linked(PtrEqRc::new(SharedLink::default()))).in_sheet(sheet::Msg::CopyLink);
    assert!(page.effects.is_empty(), "the game was too long");
}

/// Returns the text of a QR code, as another library decodes it from an image. Each module (small
/// square) of the code is `pixels` pixels wide and high in the image.
fn decoded(code: &QrCode, pixels: usize) -> String {
    let size = code.size;
    let mut dark = vec![false; size * size];
    for bar in code.path.split('M').skip(1) {
        let (x, rest) = bar.split_once(' ').expect("a place");
        let (y, rest) = rest.split_once('h').expect("a bar");
        let (length, _) = rest.split_once('v').expect("its height");
        let [x, y, length] = [x, y, length].map(|number| number.parse::<usize>().expect("a number"));
        dark[y * size + x..y * size + x + length].fill(true);
    }
    let side = size * pixels;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        if dark[y / pixels * size + x / pixels] { 0 } else { 255 }
    });
    let found = picture.detect_grids();
    let [grid] = found.as_slice() else { panic!("{} codes", found.len()) };
    grid.decode().expect("a code").1
}

#[test]
fn cameras_read_the_code() {
    let long = format!("https://example.org/tabiya/#game={}", "1bHfKMXt0fOm7NwAm2kZw_-".repeat(10));
    for text in ["https://example.org/#game=1OKcc", &long] {
        let code = QrCode::of(text).expect("it fits");
        assert_eq!(decoded(&code, 3), text);
    }
    assert_eq!(QrCode::of(&"x".repeat(3_000)), None, "no code is so long");
}
