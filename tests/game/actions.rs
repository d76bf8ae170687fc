//! Actions of random games, and their times. The actions are all kinds of events except
//! `Event::IllegalMove`. The game may refuse an action.

use proptest::prelude::*;
use tabiya::game::{Event, Game, GameResult, GameSetup, Headers, HouseRules, Instant, Span, Verdict};
use tabiya::rules::{Color, Move, Position};

use super::strategies::{Wait, color, house_rules, junk_move, span, time};

/// An action to try in a random game. The number in `Legal`, `Pseudo` and `Claim` chooses a move of
/// the position.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    Legal(usize),
    Pseudo(usize),
    Junk(Move),
    Claim(Color, Option<usize>),
    Answer(u32, Verdict),
    Suspend(u64),
    Announce(bool),
    Forbidden,
    /// The arbiter's correction of the position. The number chooses the FEN: a start position, a
    /// text that is no position, or a recent position of the game with either side to move.
    CorrectPosition(usize),
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

fn headers() -> impl Strategy<Value = Headers> {
    let texts = vec!["", "Ada", "A]\"\\\n{", "2026.11.21"];
    proptest::sample::select(texts).prop_map(|text| Headers {
        white: text.to_owned(),
        date: text.to_owned(),
        ..Headers::default()
    })
}

pub(crate) fn action() -> impl Strategy<Value = Action> {
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
        8 => color().prop_map(|color| Action::Plain(Event::GrantRequest(color))),
        1 => color().prop_map(|color| Action::Plain(Event::DeclineRequest(color))),
        3 => Just(Action::Plain(Event::Pause)),
        5 => Just(Action::Plain(Event::Resume)),
        3 => (0_u64..3_000_000).prop_map(Action::Suspend),
        5 => any::<bool>().prop_map(|refund| Action::Plain(Event::EndAbsence { refund })),
        3 => (color(), span()).prop_map(|(to, time)| Action::Plain(Event::GiveTime { to, time })),
        2 => (color(), span()).prop_map(|(color, left)| Action::Plain(Event::SetClock { color, left })),
        1 => proptest::sample::select(&GameResult::ALL).prop_map(|result| {
            Action::Plain(Event::Decide { result, why: "}".to_owned() })
        }),
        6 => (0_u32..2, verdict()).prop_map(|(off, verdict)| Action::Answer(off, verdict)),
        1 => any::<bool>().prop_map(Action::Announce),
        1 => Just(Action::Forbidden),
        2 => any::<usize>().prop_map(Action::CorrectPosition),
        2 => color().prop_map(|color| Action::Plain(Event::UndoEnd(color))),
        1 => headers().prop_map(|headers| Action::Plain(Event::SetHeaders(headers))),
        2 => Just(Action::Plain(Event::Start)),
        3 => Just(Action::Plain(Event::Tick)),
    ]
}

pub(crate) fn setup() -> impl Strategy<Value = GameSetup> {
    (house_rules(), time(), 0..STARTS.len()).prop_map(|(rules, time, start)| {
        let start = Position::from_fen(STARTS[start]).expect("a position");
        GameSetup { rules, time, start, ..GameSetup::default() }
    })
}

pub(crate) fn event(game: &Game, now: Instant, action: &Action) -> Event {
    let position = game.position();
    match action {
        // If the end of the game can be undone, a random side asks to undo it.
        Action::Legal(number) if game.undoable_end().is_some() => Event::UndoEnd(Color::ALL[number % 2]),
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
        Action::CorrectPosition(number) => {
            let why = if number % 2 == 0 { String::new() } else { "a {piece} had slipped".to_owned() };
            Event::CorrectPosition { fen: correction_fen(game, number / 2), why }
        }
        Action::Plain(event) => event.clone(),
    }
}

const NO_POSITIONS: [&str; 6] = [
    "",
    "nonsense",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
    "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqZ - 0 1",
];

fn correction_fen(game: &Game, number: usize) -> String {
    let ago = game.position_at(game.moves().len().saturating_sub(number / 4 % 5)).expect("it stood there");
    let fen = ago.to_fen();
    match number % 4 {
        0 => STARTS[number / 4 % STARTS.len()].to_owned(),
        1 => NO_POSITIONS[number / 4 % NO_POSITIONS.len()].to_owned(),
        2 => fen,
        _ if fen.contains(" w ") => fen.replacen(" w ", " b ", 1),
        _ => fen.replacen(" b ", " w ", 1),
    }
}

pub(crate) fn moment(game: &Game, now: Instant, wait: Wait) -> Instant {
    match wait {
        Wait::Micros(micros) => now + Span::from_micros(micros),
        Wait::Deadline(off) => {
            let deadline = game.clock().and_then(|clock| clock.deadline());
            let at = deadline.map(|deadline| deadline.as_micros().saturating_add_signed(off));
            at.map_or(now, |at| now.max(Instant::from_micros(at)))
        }
    }
}
