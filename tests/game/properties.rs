//! Random games by the thousand: whatever happens in whatever order, the game holds together.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --no-default-features --test game properties` for millions.

use proptest::prelude::*;
use tabiya::game::{
    Event, Game, Halt, HouseRules, Instant, Journal, Refusal, Request, Setup, Span, Verdict, Wish,
};
use tabiya::rules::{Color, Move, Position, Square};

use super::ledger::Ledger;
use super::strategies::{Wait, color, junk_move, mixture, span, time, wait};

/// Something to try; moves are chosen from what the position offers.
#[derive(Clone, Debug)]
enum Action {
    Legal(usize),
    Pseudo(usize),
    Junk(Move),
    Claim(Color, Option<usize>),
    Answer(u32, Verdict),
    Suspend(u64),
    Announce(bool),
    Forbidden,
    Plain(Event),
}

const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k2r/8/8/8/8/8/8/4K2R b Kk - 97 60",
    "4k3/8/8/8/8/8/8/4K2R w - - 147 90",
    "8/5k2/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1",
    "8/PPP2k2/8/8/8/8/2K2ppp/8 w - - 0 1",
    "4k3/2pp4/8/4P3/5p2/8/4P1P1/4K3 b - - 0 1",
    "k7/8/1K6/8/8/8/8/1R6 w - - 0 1",
    "8/8/4k3/3b4/8/3KB3/8/8 w - - 0 1",
];

fn verdict() -> impl Strategy<Value = Verdict> {
    prop_oneof![
        4 => Just(Verdict::Winnable { line: Vec::new() }),
        1 => Just(Verdict::Unwinnable),
        1 => Just(Verdict::Undetermined),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        60 => any::<usize>().prop_map(Action::Legal),
        3 => any::<usize>().prop_map(Action::Pseudo),
        2 => junk_move().prop_map(Action::Junk),
        12 => color().prop_map(|color| Action::Plain(Event::Press(color))),
        1 => color().prop_map(|color| Action::Plain(Event::Resign(color))),
        4 => color().prop_map(|color| Action::Plain(Event::OfferDraw(color))),
        1 => color().prop_map(|color| Action::Plain(Event::AcceptDraw(color))),
        2 => color().prop_map(|color| Action::Plain(Event::DeclineDraw(color))),
        4 => (color(), proptest::option::of(any::<usize>())).prop_map(|(by, intended)| Action::Claim(by, intended)),
        5 => color().prop_map(|color| Action::Plain(Event::AskTakeback(color))),
        4 => color().prop_map(|color| Action::Plain(Event::AskRedo(color))),
        8 => color().prop_map(|color| Action::Plain(Event::Consent(color))),
        1 => color().prop_map(|color| Action::Plain(Event::Dissent(color))),
        3 => Just(Action::Plain(Event::Pause)),
        5 => Just(Action::Plain(Event::Resume)),
        3 => (0_u64..3_000_000).prop_map(Action::Suspend),
        5 => any::<bool>().prop_map(|refund| Action::Plain(Event::Return { refund })),
        3 => (color(), span()).prop_map(|(to, time)| Action::Plain(Event::GiveTime { to, time })),
        2 => (color(), span()).prop_map(|(color, left)| Action::Plain(Event::SetClock { color, left })),
        6 => (0_u32..2, verdict()).prop_map(|(off, verdict)| Action::Answer(off, verdict)),
        1 => any::<bool>().prop_map(Action::Announce),
        1 => Just(Action::Forbidden),
        2 => Just(Action::Plain(Event::Start)),
        3 => Just(Action::Plain(Event::Tick)),
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    (mixture(), time(), 0..STARTS.len()).prop_map(|(rules, time, start)| {
        let start = Position::from_fen(STARTS[start]).expect("a position");
        Setup { rules, time, start, ..Setup::default() }
    })
}

fn event(game: &Game, now: Instant, action: &Action) -> Event {
    let position = game.position();
    match action {
        Action::Legal(number) => {
            let moves = position.legal_moves();
            moves.get(number % moves.len().max(1)).map_or(Event::Tick, |mv| Event::Move(*mv))
        }
        Action::Pseudo(number) => {
            let moves = position.pseudo_legal_moves();
            moves.get(number % moves.len().max(1)).map_or(Event::Tick, |mv| Event::Move(*mv))
        }
        Action::Junk(mv) => Event::Move(*mv),
        Action::Claim(by, intended) => {
            let moves = position.legal_moves();
            let intended = intended.and_then(|number| moves.get(number % moves.len().max(1)).copied());
            Event::Claim { by: *by, intended }
        }
        Action::Answer(off, verdict) => {
            let question = game.question().map_or(0, |question| question.id).wrapping_add(*off);
            Event::Answer { question, verdict: verdict.clone() }
        }
        Action::Suspend(back) => {
            Event::Suspend { from: Instant::from_micros(now.as_micros().saturating_sub(*back)) }
        }
        Action::Announce(announce_check) => {
            Event::ChangeRules(HouseRules { announce_check: *announce_check, ..game.rules().clone() })
        }
        Action::Forbidden => {
            Event::ChangeRules(HouseRules { en_passant: !game.rules().en_passant, ..game.rules().clone() })
        }
        Action::Plain(event) => event.clone(),
    }
}

fn moment(game: &Game, now: Instant, wait: Wait) -> Instant {
    match wait {
        Wait::Micros(micros) => now + Span::from_micros(micros),
        Wait::Deadline(off) => {
            let deadline = game.clock().and_then(|clock| clock.deadline());
            let at = deadline.map(|deadline| deadline.as_micros().saturating_add_signed(off));
            at.map_or(now, |at| now.max(Instant::from_micros(at)))
        }
    }
}

/// Keeps the second account in step with what the game has accepted.
#[allow(clippy::too_many_arguments)]
fn keep(
    ledger: &mut Ledger,
    before: &Game,
    after: &Game,
    event: &Event,
    now: Instant,
    request: Option<Request>,
) {
    let fell = before.clock().and_then(|clock| clock.deadline());
    let over = after.outcome().is_some() || after.waiting().is_some();
    let mover = before.turn();
    match event {
        Event::Suspend { from } => {
            let from = (*from).clamp(before.last_change(), now);
            if over {
                ledger.advance(fell.expect("a flag fell").as_micros());
                ledger.accepted(&Event::Tick, mover, true);
            } else if before.time_away().is_some() {
                ledger.still_away(now.as_micros());
            } else {
                ledger.suspended(from.as_micros(), now.as_micros());
            }
        }
        _ if fell.is_some_and(|deadline| deadline <= now) && over => {
            ledger.advance(fell.expect("a flag fell").as_micros());
            ledger.accepted(&Event::Tick, mover, true);
        }
        Event::Return { refund } => {
            ledger.advance(now.as_micros());
            ledger.returned(*refund);
            ledger.accepted(&Event::Tick, mover, over);
        }
        Event::Consent(_) => {
            ledger.advance(now.as_micros());
            match request.expect("a request was open").what {
                Wish::Takeback(plies) => ledger.took_back(plies),
                Wish::Redo => ledger.redid(),
            }
        }
        Event::Claim { by, .. } if !over => {
            ledger.advance(now.as_micros());
            let penalty = before.rules().wrong_claim_penalty.expect("a wrong claim was accepted");
            ledger.penalty(!*by, penalty.as_micros());
        }
        _ => {
            ledger.advance(now.as_micros());
            ledger.accepted(event, mover, over);
        }
    }
}

fn check_clocks(game: &Game, ledger: &Ledger, now: Instant) -> Result<(), TestCaseError> {
    let Some(clock) = game.clock() else { return Ok(()) };
    let accounts = ledger.accounts(clock.deadline().map_or(now, |deadline| deadline.min(now)).as_micros());
    for color in Color::ALL {
        let reading = clock.reading(color, now);
        let account = accounts[color as usize];
        prop_assert_eq!(i128::from(reading.spent.as_micros()), account.spent, "{:?} spent", color);
        if let Some(left) = reading.left {
            prop_assert_eq!(i128::from(left.as_micros()), account.left, "{:?} left", color);
            prop_assert_eq!(i128::from(reading.given.as_micros()), account.given, "{:?} given", color);
            prop_assert_eq!(left + reading.spent, reading.given, "{:?}: left + spent = given", color);
        }
    }
    if let Some(wake) = clock.next_wake(now) {
        prop_assert!(wake > now);
        // Until then no clock looks different.
        let last = Instant::from_micros(wake.as_micros() - 1);
        for color in Color::ALL {
            let shown = |at| clock.reading(color, at).shown();
            prop_assert_eq!(shown(now), shown(last), "{:?} from {:?} to {:?}", color, now, last);
        }
    }
    Ok(())
}

fn cases() -> ProptestConfig {
    // PROPTEST_CASES overrides the default of 256.
    ProptestConfig { failure_persistence: None, max_shrink_iters: 20_000, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_events_in_any_order(
        setup in setup(),
        actions in proptest::collection::vec((wait(), action()), 1..120),
    ) {
        let mut game = Game::new(setup.clone());
        let mut ledger = Ledger::new(&setup.time, setup.start.turn());
        let mut journal = Journal { setup, events: Vec::new() };
        let mut states = vec![game.clone()];
        let mut now = Instant::from_micros(0);
        for (wait, action) in &actions {
            now = moment(&game, now, *wait);
            let before = game.clone();
            let event = event(&game, now, action);
            match game.apply(now, event.clone()) {
                Err(refusal) => {
                    prop_assert!(before == game, "{:?} was refused ({}) and changed something", event, refusal);
                }
                Ok(changes) => {
                    prop_assert!(before.outcome().is_none(), "a finished game accepts nothing");
                    prop_assert_eq!(changes.any, before != game);
                    prop_assert_eq!(changes.ended, game.outcome());
                    if changes.any {
                        keep(&mut ledger, &before, &game, &event, now, before.request());
                        journal.events.push((now, event));
                        states.push(game.clone());
                    }
                }
            }
            if let Some(outcome) = game.outcome() {
                prop_assert_eq!(game.apply(now, Event::Tick), Err(Refusal::GameOver(outcome)));
                prop_assert!(game.question().is_none() && game.offer().is_none() && game.request().is_none());
                prop_assert!(Square::ALL.into_iter().all(|square| game.playable_from(square).is_empty()));
                prop_assert!(game.clock().is_none_or(|clock| clock.running().is_none()));
            } else if game.accepts_moves() {
                prop_assert!(game.position().has_legal_move());
            }
            prop_assert!(game.halt() == Halt::None || game.clock().is_some_and(|clock| clock.running().is_none()));
            check_clocks(&game, &ledger, now)?;
        }
        // The journal, through its text, makes the same game again, from every prefix.
        let text = serde_json::to_string(&journal).expect("a journal is serialisable");
        let read: Journal = serde_json::from_str(&text).expect("and readable");
        prop_assert_eq!(&read.events, &journal.events);
        let mut again = Game::new(read.setup.clone());
        for (number, (at, event)) in read.events.iter().enumerate() {
            prop_assert!(again == states[number], "after {} events", number);
            prop_assert!(again.apply(*at, event.clone()).is_ok());
        }
        prop_assert_eq!(format!("{again:?}"), format!("{game:?}"));
        prop_assert_eq!(again.pgn(), game.pgn());
        let replay = read.replay();
        prop_assert_eq!(replay.fault, None);
        prop_assert!(replay.game == game);
        // Its PGN is readable, unless a losing king-in-check move ended it.
        let readable = game.outcome().is_none_or(|outcome| outcome.reason.code() != "left-king-in-check");
        if readable {
            let record = tabiya::game::pgn::games(&game.pgn(), game.rules().laws()).next();
            let record = record.expect("a game").map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert_eq!(record.moves(), game.moves().iter().map(|played| played.mv).collect::<Vec<_>>());
        }
    }

    #[test]
    fn any_text_as_pgn(text in "(\\[Event \"[a-z]*\"\\]\n|[1-9]\\. |[a-h][1-8] |O-O |N[a-h][1-8] |\\(|\\)|\\{|\\}|;|\n|%|\"|\\*|1-0|\\$[0-9]|\\PC){0,60}") {
        let lines = text.lines().count().max(1);
        for game in tabiya::game::pgn::games(&text, Default::default()) {
            match game {
                Ok(record) => prop_assert!((1..=lines).contains(&record.place.line)),
                Err(fault) => prop_assert!((1..=lines).contains(&fault.place.line)),
            }
        }
    }
}
