//! A partner at the table: what it does in a game with one person alone, and what happens without its worker.

use super::page::Page;
use std::collections::VecDeque;
use tabiya::app::dialogs::{self, Kind, new_game, typed};
use tabiya::app::{Company, Msg, News, Order, PageMsg, Shown, What, table};
use tabiya::game::Event;
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

    /// The worker decides, and the time passes that the partner seems to think.
    fn goes_on(&mut self, page: &mut Page) {
        if let Some(text) = self.asked.take() {
            let said = Task::read(&text).expect("a task").decide(&mut || false).unwrap_or_default();
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
