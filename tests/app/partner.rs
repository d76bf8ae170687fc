//! A partner at the table: what it does in a game with one person alone, and what happens without its worker.

use super::page::Page;
use std::collections::VecDeque;
use tabiya::app::dialogs::{self, Kind, new_game, sheet, typed};
use tabiya::app::{Company, Msg, News, Order, PageMsg, Shown, What, table};
use tabiya::game::{Event, Headers, Wish};
use tabiya::partner::{Level, Task};
use tabiya::rules::Color;

/// What stands between the page and a partner, with a worker that answers at once.
#[derive(Default)]
struct Host {
    company: Company,
    shown: Shown,
    /// What the worker was asked and has not answered.
    asked: Option<String>,
    asks: usize,
    ends: usize,
    /// In how many milliseconds it is to be told that the time is over.
    wait: Option<u32>,
    /// Whether the worker is told to stop as soon as it asks.
    is_short: bool,
}

impl Host {
    fn look(&mut self, page: &mut Page, news: Option<News>) {
        let mut all = VecDeque::from([news]);
        while let Some(news) = all.pop_front() {
            let now = page.instant();
            for order in self.company.look(&page.app, news, now) {
                match order {
                    Order::Ask(text) => (self.asked, self.asks) = (Some(text), self.asks + 1),
                    Order::End => (self.asked, self.ends) = (None, self.ends + 1),
                    Order::Wait(millis) => self.wait = Some(millis),
                    Order::Show(shown) => self.shown = shown,
                    Order::Send(msg) => {
                        page.send(msg);
                        all.push_back(None);
                    }
                }
            }
        }
    }

    /// A person does something, if it is theirs to do. Whether it was.
    fn try_to(&mut self, page: &mut Page, msg: impl Into<Msg>) -> bool {
        let msg = msg.into();
        let admitted = self.company.admits(&page.app, &msg);
        if admitted {
            page.send(msg);
            self.look(page, None);
        }
        admitted
    }

    /// A person plays.
    fn play(&mut self, page: &mut Page, sans: &str) {
        page.play(sans);
        self.look(page, None);
    }

    /// Whether it is at the partner to do something.
    fn has_to_act(&self, page: &Page) -> bool {
        let game = page.game();
        self.asked.is_some() || game.unpressed() == Some(Color::Black) || game.turn() == Color::Black
    }

    /// The worker decides, and the time passes that the partner seems to think.
    fn goes_on(&mut self, page: &mut Page) {
        if let Some(text) = self.asked.take() {
            let said = Task::read(&text).expect("a task").decide(&mut || self.is_short).unwrap_or_default();
            self.look(page, Some(News::Said(said)));
        }
        let wait = self.wait.take().expect("it has something to do");
        page.wait(u64::from(wait));
        self.look(page, Some(News::Rang));
    }
}

/// A game against a partner of that level, who plays that colour.
fn against(level: usize, color: Color, more: &str) -> (Page, Host) {
    let name = Level::ALL[level].name();
    let mut page = Page::with(&format!("{}={name}&first-move=free{more}", color.fold("white", "black")));
    let mut host = Host::default();
    host.look(&mut page, None);
    (page, host)
}

#[test]
fn it_answers_moves_as_a_person_would() {
    let (mut page, mut host) = against(0, Color::Black, "&clock=60+1");
    assert_eq!((host.asks, host.shown.seats), (0, [false, true]));
    for move_number in 1..6 {
        let mv = page.game().position().legal_moves().into_iter().next().expect("a move");
        page.act(Event::Move(mv));
        host.look(&mut page, None);
        assert_eq!((host.asks, host.shown.thinks), (move_number, Some(Color::Black)));
        host.goes_on(&mut page);
        assert_eq!(page.game().moves().len(), 2 * move_number);
    }
    let spent = 60_000 + 5_000
        - page
            .game()
            .clock()
            .expect("a clock")
            .reading(Color::Black, page.instant())
            .left
            .expect("time")
            .as_micros()
            / 1_000;
    assert!((500..20_000).contains(&spent), "{spent} ms");
}

/// A person who moves by lot plays a whole game against it. Now and then the clocks stop while it thinks, its worker dies
/// or is told to stop at once, a move is taken back, a draw is offered: it always goes on. How the game ended, and how
/// many stops there were.
fn whole_game(address: &str, seed: u64) -> (String, usize) {
    let (mut page, mut host) = against(4, Color::Black, address);
    let mut state = seed;
    let mut lot = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let (taps, mut stops) = (address.contains("press=tap"), 0);
    for _ in 0..300 {
        if let Some(outcome) = page.game().outcome() {
            return (outcome.reason.code().to_owned(), stops);
        }
        assert_eq!(page.game().turn(), Color::White, "{address}: it is stuck after {:?}", page.sans());
        let moves = page.game().position().legal_moves();
        let mv = moves[lot(moves.len())];
        page.act(Event::Move(mv));
        if taps {
            page.act(Event::Press(Color::White));
        }
        host.look(&mut page, None);
        let due = page.game().accepts_moves().then(|| lot(8));
        match due {
            Some(0) if page.game().clock().is_some() => {
                page.act(Event::Pause);
                host.look(&mut page, None);
                assert_eq!(host.shown.thinks, None);
                page.wait(60_000).act(Event::Resume);
                host.look(&mut page, None);
            }
            Some(1) => host.look(&mut page, Some(News::Failed)),
            Some(2) => host.is_short = true,
            _ => {}
        }
        stops += usize::from(due.is_some_and(|due| due < 3));
        // Its move, and where clocks are tapped, its tap; what else it is asked comes first.
        for _ in 0..4 {
            if host.wait.is_some() && page.game().outcome().is_none() && host.has_to_act(&page) {
                host.goes_on(&mut page);
            }
        }
        host.is_short = false;
        if page.game().accepts_moves() && lot(12) == 0 {
            let plies = page.game().moves().len();
            page.act(Event::AskTakeback(Color::White));
            host.look(&mut page, None);
            host.goes_on(&mut page);
            assert_eq!(page.game().moves().len(), plies - 2, "{address}: a takeback is granted");
            stops += 1;
        }
    }
    panic!("{address}: no end after {:?}", page.sans());
}

#[test]
fn whole_games_come_to_their_end_under_each_set_of_rules() {
    let lobby = "&rules=lobby&check-warnings=off&en-passant=off";
    let tables = [
        "&rules=fide&clock=none",
        "&rules=fide&clock=300%2B2&press=tap",
        "&rules=fp-club&clock=60",
        "&rules=fly-or-die&clock=none",
        "&rules=lobby&clock=180",
        lobby,
    ];
    let mut mates = 0;
    let mut stops = 0;
    for (seed, table) in (1..).zip(tables) {
        let (reason, stopped) = whole_game(table, seed);
        assert_ne!(reason, "time", "{table}");
        mates += usize::from(reason == "checkmate");
        stops += stopped;
    }
    assert!(mates >= 3 && stops >= 20, "{mates} mates, {stops} stops");
}

/// With hardly any time it moves as quickly as that asks for.
#[test]
fn its_flag_does_not_fall() {
    let (mut page, mut host) = against(1, Color::Black, "&clock=3");
    for _ in 0..20 {
        if !page.game().accepts_moves() {
            break;
        }
        let mv = page.game().position().legal_moves().into_iter().next().expect("a move");
        page.act(Event::Move(mv));
        host.look(&mut page, None);
        if page.game().accepts_moves() {
            host.goes_on(&mut page);
        }
    }
    assert!(page.sans().len() > 20, "{:?}", page.sans());
    let reading = page.game().clock().expect("a clock").reading(Color::Black, page.instant());
    assert!(reading.left.expect("a total").as_micros() > 0, "{:?}", page.game().outcome());
}

#[test]
fn it_begins_with_white_and_the_person_is_near() {
    let (mut page, mut host) = against(3, Color::White, "");
    assert_eq!(page.settings().near(), Color::Black, "the board was turned");
    host.goes_on(&mut page);
    assert_eq!(page.game().moves().len(), 1);
    page.send(PageMsg::Flip);
    host.look(&mut page, None);
    assert_eq!(page.settings().near(), Color::White, "who turns it back is left alone");
}

#[test]
fn its_pieces_and_answers_are_its_own() {
    let (mut page, mut host) = against(0, Color::Black, "");
    let drop = |from: &str, to: &str| table::Msg::Drop {
        from: from.parse().expect("a square"),
        to: to.parse().expect("a square"),
    };
    assert!(host.try_to(&mut page, drop("e2", "e4")));
    assert_eq!(page.sans(), ["e4"]);
    assert!(!host.try_to(&mut page, drop("e7", "e5")), "that is the partner's");
    let typed = typed::Msg::Play { text: "e5".to_owned(), spellings: vec!["e5".to_owned()] };
    assert!(!host.try_to(&mut page, dialogs::Msg::Typed(typed)));
    assert!(!host.try_to(&mut page, table::Msg::Resign(Color::Black)));
    assert!(!host.try_to(&mut page, table::Msg::Reply { by: Color::Black, yes: true }));
    assert!(host.try_to(&mut page, table::Msg::Resign(Color::White)));
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn takebacks_are_granted_and_draws_weighed() {
    let (mut page, mut host) = against(6, Color::Black, "");
    host.play(&mut page, "e4");
    host.goes_on(&mut page);
    page.act(Event::AskTakeback(Color::White));
    assert_eq!(page.game().request().map(|request| request.what), Some(Wish::Takeback(2)));
    host.look(&mut page, None);
    host.goes_on(&mut page);
    assert_eq!(page.game().moves().len(), 0);
    let name = Level::ALL[6].name();
    for (pieces, accepts) in [("4k3/8/8/8/8/8/8/QQ2K3", true), ("qq2k3/8/8/8/8/8/8/4K3", false)] {
        let mut page = Page::with(&format!("fen={pieces}%20w%20-%20-%200%201&rules=lobby&black={name}"));
        let mut host = Host::default();
        page.act(Event::OfferDraw(Color::White));
        host.look(&mut page, None);
        if page.game().offer().is_some_and(|offer| !offer.delivered) {
            host.play(&mut page, "Kf2");
        }
        host.goes_on(&mut page);
        assert_eq!(page.game().outcome().is_some(), accepts, "{pieces}");
        assert!(page.game().offer().is_none());
    }
}

#[test]
fn a_worker_that_fails_is_started_again_once_and_then_people_play_by_hand() {
    let (mut page, mut host) = against(2, Color::Black, "");
    host.play(&mut page, "e4");
    host.look(&mut page, Some(News::Failed));
    assert_eq!((host.asks, host.ends, page.what()), (2, 1, None));
    host.look(&mut page, Some(News::Failed));
    assert_eq!((host.asks, host.ends, page.what()), (2, 2, Some(&What::PartnerMissing)));
    assert_eq!(host.shown, Shown::default());
    let e5 = table::Msg::Drop { from: "e7".parse().expect("a square"), to: "e5".parse().expect("a square") };
    assert!(host.try_to(&mut page, e5), "its move is played by hand");
    assert_eq!(page.sans(), ["e4", "e5"]);
    host.play(&mut page, "Nf3");
    assert_eq!(host.asks, 3, "at its next move it is asked again");
    host.goes_on(&mut page);
    assert_eq!(page.sans().len(), 4);
    // Nonsense, and silence, are failures too.
    host.play(&mut page, "Bc4");
    host.look(&mut page, Some(News::Said("e9e9".to_owned())));
    host.wait = None;
    host.look(&mut page, Some(News::Rang));
    assert_eq!(page.what(), Some(&What::PartnerMissing));
}

#[test]
fn what_it_thinks_of_is_called_off() {
    let (mut page, mut host) = against(5, Color::Black, "&clock=60");
    host.play(&mut page, "e4");
    page.act(Event::Pause);
    host.look(&mut page, None);
    assert_eq!((host.ends, host.shown.thinks), (1, None), "nobody thinks while the clocks stand still");
    host.look(&mut page, Some(News::Rang));
    host.look(&mut page, Some(News::Said("e7e5".to_owned())));
    assert_eq!(page.sans(), ["e4"], "what came too late is not played");
    page.act(Event::Resume);
    host.look(&mut page, None);
    host.goes_on(&mut page);
    assert_eq!(page.sans().len(), 2);
}

/// Words have no meaning: neither a name that somebody types nor one in a PGN seats the computer.
#[test]
fn a_name_like_its_own_is_that_of_a_person() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("black-name", "Partner ③");
    assert_eq!(page.settings().partner(), None);
    page.start_game();
    assert_eq!(page.game().headers().black, "Partner ③");
    assert!(!Level::may_sit(page.game().headers()));
    let pgn = page.game().pgn();
    assert!(pgn.contains("[Black \"Partner ③\"]"), "{pgn}");
    let read = tabiya::game::pgn::Import::read("[Black \"Partner ③\"]\n\n1. e4 e5 *").found.remove(0);
    assert_eq!((read.headers.black.as_str(), Level::may_sit(&read.headers)), ("Partner ③", false));
}

#[test]
fn a_person_takes_its_seat_by_a_name_on_the_score_sheet() {
    let mut page = Page::timed();
    page.address("black=computer-3");
    assert_eq!(Level::seated(page.game().headers(), Color::Black), Some(Level::ALL[2]));
    page.play("e4").open(Kind::Sheet);
    let headers = page.game().headers().clone();
    page.in_sheet(sheet::Msg::SetHeaders(Headers { date: "2026.11.26".to_owned(), ..headers.clone() }));
    assert_eq!(Level::seated(page.game().headers(), Color::Black), Some(Level::ALL[2]), "it stays");
    page.in_sheet(sheet::Msg::SetHeaders(Headers { black: "Bob".to_owned(), ..headers }));
    assert_eq!((page.game().headers().black.as_str(), page.settings().partner()), ("Bob", None));
    assert!(!Level::may_sit(page.game().headers()));
}

#[test]
fn it_is_chosen_in_the_sheet_and_kept_with_the_names() {
    let mut page = Page::timed();
    page.open(Kind::NewGame);
    page.set("white-name", "Anna").set("seats", "face-to-face").set("partner", "3");
    assert_eq!(page.settings().partner(), Some(Level::ALL[2]));
    assert_eq!(page.settings().seating().name(), "one-side");
    for nonsense in ["0", "8", "x"] {
        page.set("partner", nonsense);
    }
    page.send(dialogs::Msg::NewGame(new_game::Msg::Swap)).set("partner", "7");
    assert_eq!((page.settings().white.as_str(), page.settings().black.as_str()), ("Partner ⑦", "Anna"));
    page.start_game();
    assert_eq!(Level::seated(page.game().headers(), Color::White), Some(Level::ALL[6]));
    let mut host = Host::default();
    host.look(&mut page, None);
    host.goes_on(&mut page);
    assert_eq!(page.game().moves().len(), 1);
    page.open(Kind::NewGame).set("partner", "none");
    assert_eq!((page.settings().white.as_str(), page.settings().black.as_str()), ("", "Anna"));
    page.set("partner", "none");
    assert_eq!(page.settings().black, "Anna", "a person's name stays");
}
