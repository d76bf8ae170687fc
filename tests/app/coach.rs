//! Hints, one step at a time, and a look back at a game that is over; both are forgotten when the board changes.

use super::page::Page;
use std::rc::Rc;
use tabiya::app::{Back, Coach, CoachNews, CoachOrder, CoachView, Hint, PageMsg, Wanted, Whereabouts};
use tabiya::game::{Event, Headers, Question};
use tabiya::openings::Openings;
use tabiya::partner::{Cost, Level, Study};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Color, Role};

/// What stands between the page and a coach.
#[derive(Default)]
struct Host {
    coach: Coach,
    view: Rc<CoachView>,
    asked: Option<String>,
    asks: usize,
    ends: usize,
    /// What the arbiter was asked and has not answered.
    inquired: Option<Question>,
    /// What is to be written on the score sheet.
    marked: Option<Headers>,
}

impl Host {
    fn hears(&mut self, page: &Page, news: Option<CoachNews>) {
        for order in self.coach.look(&page.app, news) {
            match order {
                CoachOrder::Ask(text) => (self.asked, self.asks) = (Some(text), self.asks + 1),
                CoachOrder::End => (self.asked, self.ends) = (None, self.ends + 1),
                CoachOrder::Inquire(question) => self.inquired = Some(*question),
                CoachOrder::EndInquiry => self.inquired = None,
                CoachOrder::Mark(headers) => self.marked = Some(headers),
                CoachOrder::Show(view) => self.view = view,
            }
        }
        assert_eq!(self.view, self.coach.shown());
    }

    /// What is to be written on the score sheet is, and the page looked at again; whether anything was.
    fn marks(&mut self, page: &mut Page) -> bool {
        let Some(headers) = self.marked.take() else { return false };
        page.act(Event::SetHeaders(headers));
        self.hears(page, None);
        true
    }

    fn wants(&mut self, page: &Page, wanted: Wanted) {
        self.hears(page, Some(CoachNews::Wanted(wanted)));
    }

    /// The worker answers, until nothing more is asked of it.
    fn goes_on(&mut self, page: &Page) {
        while let Some(text) = self.asked.take() {
            let said = Study::read(&text).expect("a study").answer(&mut || false).expect("a move");
            self.hears(page, Some(CoachNews::Said(said)));
        }
    }

    /// The arbiter answers, until nothing more is asked of it; how often it was asked.
    fn is_judged(&mut self, page: &Page) -> usize {
        let mut asked = 0;
        while let Some(question) = self.inquired.take() {
            let verdict = question.answer(&Budget { nodes: 100_000, ..Budget::default() });
            self.hears(page, Some(CoachNews::Judged(Some(verdict))));
            asked += 1;
        }
        asked
    }
}

fn at(address: &str) -> (Page, Host) {
    let page = Page::with(address);
    let mut host = Host::default();
    host.hears(&page, None);
    (page, host)
}

#[test]
fn hints_are_for_who_practises() {
    for (address, may) in [
        ("clock=none", true),
        ("clock=300", false),
        ("clock=300&black=Partner ③", true),
        ("clock=none&white=Partner ③", false),
    ] {
        let (page, mut host) = at(address);
        assert_eq!(host.view.may_hint, may, "{address}");
        host.wants(&page, Wanted::Hint);
        assert_eq!(host.asked.is_some(), may, "{address}");
        assert!(!host.view.may_look_back);
    }
}

#[test]
fn a_hint_comes_step_by_step_and_is_for_one_position() {
    let (mut page, mut host) = at("fen=6k1/5ppp/8/8/8/8/5PPP/R5K1%20w%20-%20-%200%201&clock=none");
    host.wants(&page, Wanted::Hint);
    host.wants(&page, Wanted::Hint);
    assert_eq!((host.asks, &host.view.hint), (1, &Some(Hint::Thinking)), "it is asked once");
    host.goes_on(&page);
    for step in [1, 2, 3, 3] {
        let Some(Hint::Told(told, clue)) = host.view.hint else { panic!("{:?}", host.view) };
        assert_eq!(told, step);
        assert_eq!((clue.mate, clue.place), (Some(1), Whereabouts::QueenSide));
        assert_eq!((clue.piece.1.role, clue.san.to_string().as_str()), (Role::Rook, "Ra8#"));
        host.wants(&page, Wanted::Hint);
    }
    page.play("h3");
    host.hears(&page, None);
    assert_eq!(host.view.hint, None);
    // What comes too late is not told, and a worker that fails ends the hint alone.
    host.wants(&page, Wanted::Hint);
    page.play("h6");
    host.hears(&page, None);
    assert_eq!(host.ends, 1);
    host.hears(&page, Some(CoachNews::Said("0 0 g1h2".to_owned())));
    assert_eq!(host.view.hint, None);
    host.wants(&page, Wanted::Hint);
    host.hears(&page, Some(CoachNews::Failed));
    assert_eq!(host.view.hint, Some(Hint::Missing));
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    assert!(matches!(host.view.hint, Some(Hint::Told(1, _))));
}

/// A game against a partner in which a hint was given says so on its score sheet, and the person is told with the first hint.
#[test]
fn a_hint_against_a_partner_is_written_down_and_told_once() {
    let (mut page, mut host) = at("clock=none&white=Ada&black=Partner ③");
    let names = |page: &Page| {
        let headers = page.game().headers();
        [headers.white.clone(), headers.black.clone()]
    };
    let helped = || ["Ada".to_owned(), "Partner ③ with hints".to_owned()];
    page.play("e4 e5");
    host.hears(&page, None);
    // A worker that fails gives no hint.
    host.wants(&page, Wanted::Hint);
    assert!(host.view.is_unrated, "told while it is looked for");
    host.hears(&page, Some(CoachNews::Failed));
    assert!(!host.view.is_unrated && !host.marks(&mut page));
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    assert!(host.marks(&mut page) && host.view.is_unrated);
    assert!(matches!(host.view.hint, Some(Hint::Told(1, _))), "the hint stays");
    assert_eq!(names(&page), helped());
    host.wants(&page, Wanted::Hint);
    assert!(host.marked.is_none());
    // The next hint says it no more; a takeback does not undo it.
    page.play("Nf3 Nc6");
    host.hears(&page, None);
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    assert!(!host.view.is_unrated && !host.marks(&mut page));
    page.act(Event::AskTakeback(Color::White)).act(Event::Consent(Color::Black));
    host.hears(&page, None);
    assert_eq!((page.game().moves().len(), names(&page)), (2, helped()));
    assert!(page.game().pgn().contains("[Black \"Partner ③ with hints\"]"));
    assert_eq!(Level::seated(page.game().headers(), Color::Black), Some(Level::ALL[2]), "it plays on");

    // The next game begins anew, and the two go on counting their games.
    page.act(Event::Resign(Color::White));
    let score = |page: &Page| {
        Color::ALL.map(|color| page.app.ready().map(|ready| ready.settings.tally.points(color)))
    };
    page.send(PageMsg::Rematch);
    host.hears(&page, None);
    assert_eq!(names(&page), ["Partner ③".to_owned(), "Ada".to_owned()]);
    let after_one = score(&page);
    page.play("e4 e5").act(Event::Resign(Color::Black)).send(PageMsg::Rematch);
    assert_eq!(score(&page)[1].map(|points| points.halves()), after_one[0].map(|points| points.halves() + 2));
}

/// Before the first move there is no record that could say it: it is said with that move, and the game has its date all the same.
#[test]
fn a_hint_for_the_first_move_is_written_down_with_it() {
    let (mut page, mut host) = at("clock=none&black=Partner ③");
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    assert!(host.view.is_unrated && host.marked.is_none());
    page.play("e4");
    host.hears(&page, None);
    assert!(host.marks(&mut page));
    assert!(Level::has_helped(page.game().headers(), Color::Black));

    // Another board is another game.
    let (mut page, mut host) = at("clock=none&black=Partner ③");
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    page.address("clock=none&black=Partner ③&fen=6k1/5ppp/8/8/8/8/5PPP/R5K1%20w%20-%20-%200%201");
    host.hears(&page, None);
    page.play("Ra2");
    host.hears(&page, None);
    assert!(host.marked.is_none());

    // Where no partner plays nothing is written.
    let (mut page, mut host) = at("clock=none");
    page.play("e4 e5");
    host.hears(&page, None);
    host.wants(&page, Wanted::Hint);
    host.goes_on(&page);
    assert!(matches!(host.view.hint, Some(Hint::Told(1, _))));
    assert!(!host.view.is_unrated && host.marked.is_none());
}

#[test]
fn a_game_is_looked_back_at_and_a_new_one_ends_that() {
    let (mut page, mut host) = at("clock=300&rules=fide&first-move=free");
    page.play("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    host.hears(&page, None);
    assert!(host.view.may_look_back && !host.view.may_hint);
    host.wants(&page, Wanted::LookBack);
    assert_eq!(host.view.back, Some(Back::Reading(Vec::new(), 8)));
    host.goes_on(&page);
    let Some(Back::Done(story)) = host.view.back.clone() else { panic!("{:?}", host.view) };
    assert_eq!((host.asks, host.ends), (7, 1), "nobody can move in the last position");
    let slip = &story.found.slips[Color::Black as usize][0];
    assert_eq!((slip.ply, slip.cost), (5, Cost::LetMate(1)));
    let names = Openings::read(include_bytes!("../../src/openings/openings.txt")).expect("the names");
    let (plies, opening) = story.opening(&names).expect("a name");
    assert_eq!(opening.code, "C20");
    let named = |ply| names.of_position(story.game.position_at(ply).expect("a position"));
    assert_eq!(named(plies), Some(opening));
    assert!((plies + 1..=7).all(|ply| named(ply).is_none()), "the last that has one");
    let (shown, sans) = story.better(slip.ply, &slip.better, 1).expect("a line");
    assert_eq!((sans.len(), sans[0].number), (slip.better.len(), 3));
    assert_eq!(shown.turn(), Color::White);
    host.wants(&page, Wanted::Nothing);
    assert_eq!(host.view.back, None);

    host.wants(&page, Wanted::LookBack);
    page.start_game();
    host.hears(&page, None);
    assert_eq!((host.view.back.is_none(), host.asked.is_none()), (true, true), "a new game ends it");
    assert!(!host.view.may_look_back);
}

#[test]
fn every_end_of_a_game_can_be_looked_back_at() {
    // A king that was left to be taken, a resignation, a draw by agreement, a stalemate.
    let lobby = "rules=lobby&check-warnings=off&clock=none";
    let (mut page, mut host) = at(lobby);
    page.play("e4 e5 Qh5");
    let into_check = page.game().playable_from("f7".parse().expect("a square"));
    page.act(Event::Move(into_check[0]));
    assert!(page.game().outcome().is_some());
    host.wants(&page, Wanted::LookBack);
    host.goes_on(&page);
    assert!(matches!(host.view.back, Some(Back::Done(_))), "{:?}", host.view);

    let (mut page, mut host) = at("clock=none");
    page.play("e4 e5 Nf3 Nc6").act(Event::Resign(Color::White));
    host.wants(&page, Wanted::LookBack);
    host.goes_on(&page);
    let Some(Back::Done(story)) = &host.view.back else { panic!("{:?}", host.view) };
    assert_eq!((story.found.curve.len(), &story.found.slips), (5, &[vec![], vec![]]));
    assert!((350..650).contains(&story.found.curve[4]), "resigning is no mistake of the board");

    // A worker that fails in between ends the look back; it can be asked for again.
    host.wants(&page, Wanted::Nothing);
    host.wants(&page, Wanted::LookBack);
    host.hears(&page, Some(CoachNews::Failed));
    assert_eq!(host.view.back, Some(Back::Missing));
    host.wants(&page, Wanted::LookBack);
    host.goes_on(&page);
    assert!(matches!(host.view.back, Some(Back::Done(_))));
}

/// Who could mate no more is proved, not judged: the half-move is found from which it was so.
#[test]
fn who_could_mate_no_more_is_proved() {
    // Only the pawn keeps White's hopes alive, and after it is taken nobody can mate; this set of rules lets them play on.
    let pawn = "8/8/8/3k4/8/3K4/4P3/8%20w%20-%20-%200%201";
    let (mut page, mut host) =
        at(&format!("fen={pawn}&rules=fp-club&dead-position=listed-material&clock=none"));
    page.play("e4 Ke5 Ke3 Ke6 Kd3 Ke5 Kc3 Kxe4");
    if page.game().outcome().is_none() {
        page.act(Event::Resign(Color::Black));
    }
    host.wants(&page, Wanted::LookBack);
    host.goes_on(&page);
    assert!(host.is_judged(&page) >= 2);
    let Some(Back::Done(story)) = &host.view.back else { panic!("{:?}", host.view) };
    assert_eq!(story.found.hopeless, [Some(8), Some(0)], "Black never had what mates");
    assert_eq!(story.found.dead(), Some(8));
    assert_eq!(story.found.curve[8], 500);
    assert!(story.found.curve.iter().all(|chance| *chance >= 500));

    // A new game ends that as well, and a worker that cannot say proves nothing.
    host.wants(&page, Wanted::Nothing);
    host.wants(&page, Wanted::LookBack);
    host.goes_on(&page);
    host.hears(&page, Some(CoachNews::Judged(None)));
    host.hears(&page, Some(CoachNews::Judged(None)));
    let Some(Back::Done(story)) = &host.view.back else { panic!("{:?}", host.view) };
    assert_eq!((story.found.hopeless, host.inquired.is_none()), ([None; 2], true));
}
