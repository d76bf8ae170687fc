//! Random messages in any order through `app::update`: the page never breaks.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --no-default-features --test app_random` for millions.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use proptest::prelude::*;
use std::collections::HashMap;
use tabiya::app::{BoardView, Effect, Keep, Model, Msg, Step, update};
use tabiya::game::{Entry, Event, Instant, Setup, Span, reopen};
use tabiya::rules::{Color, Role, Square};

/// Something to send: a message, or one that fits what is on the board.
#[derive(Clone, Debug)]
enum Action {
    /// A legal move by drag; a promotion waits for its choice.
    Drag(usize),
    /// A legal move by two presses.
    Tap(usize),
    Send(Msg),
}

fn square() -> impl Strategy<Value = Square> {
    (0..64_usize).prop_map(|index| Square::ALL[index])
}

/// What may be chosen or typed in the settings, sensible or not.
fn setting() -> impl Strategy<Value = Msg> {
    let name = proptest::sample::select(vec![
        "rules",
        "clock",
        "en-passant",
        "check-warnings",
        "announce-check",
        "threefold",
        "flag-fall",
        "press",
        "first-move",
        "orientation",
        "sounds",
        "low-time-sound",
        "hide-board",
        "same-time",
        "white-0-time",
        "white-0-moves",
        "black-0-bonus",
        "black-per-move",
        "white-name",
    ]);
    let value = proptest::sample::select(vec![
        "on",
        "off",
        "lobby",
        "fide",
        "custom",
        "none",
        "5+3",
        "1+0",
        "tap",
        "move",
        "timed",
        "black",
        "at-once",
        "loss",
        "0",
        "0:03",
        "7",
        "delay",
        "hourglass",
        "nonsense",
        "",
    ]);
    (name, value).prop_map(|(name, value)| Msg::Setting { name: name.to_owned(), value: value.to_owned() })
}

/// A hand on the clocks, or a word between the players.
fn event() -> impl Strategy<Value = Msg> {
    let (white, black) = (Color::White, Color::Black);
    let left = Span::from_secs(3);
    let act = proptest::sample::select(vec![
        Event::Start,
        Event::Press(white),
        Event::Press(black),
        Event::Pause,
        Event::Resume,
        Event::GiveTime { to: black, time: left },
        Event::SetClock { color: white, left },
        Event::OfferDraw(white),
        Event::AskTakeback(black),
        Event::Consent(white),
        Event::Tick,
    ]);
    let typed = proptest::sample::select(vec!["0:05", "", "1:1:1:1", "90"]);
    let set = typed.prop_map(|typed| Msg::SetClock { color: Color::Black, typed: typed.to_owned() });
    prop_oneof![5 => act.prop_map(Msg::Act), 1 => set]
}

fn role() -> impl Strategy<Value = Role> {
    proptest::sample::select(Role::ALL.to_vec())
}

fn address() -> impl Strategy<Value = String> {
    proptest::sample::select(vec![
        "",
        "fen=8/PPP2k2/8/8/8/8/2K2ppp/8%20w%20-%20-%200%201",
        "fen=4k3/4r3/8/8/8/8/4N3/4K3%20w%20-%20-%200%201&rules=lobby&check-warnings=off",
        "fen=4k3/2pp4/8/4P3/5p2/8/4P1P1/4K3%20b%20-%20-%200%201&en-passant=off",
        "fen=4k3/8/8/8/8/8/8/4K2R%20w%20K%20-%2097%2060&rules=lobby",
        "fen=k7/8/1K6/8/8/8/8/1R6%20w%20-%20-%200%201&announce-check=on",
        "fen=nonsense",
        "rules=fly-or-die",
        "clock=5+1",
        "%%%&&==",
    ])
    .prop_map(str::to_owned)
}

fn step() -> impl Strategy<Value = Step> {
    use Step::{Bottom, Down, Left, Right, RowEnd, RowStart, Top, Up};
    proptest::sample::select(vec![Up, Down, Left, Right, RowStart, RowEnd, Top, Bottom])
}

fn action() -> impl Strategy<Value = Action> {
    let plain = proptest::sample::select(vec![
        Msg::Deselect,
        Msg::CancelPromotion,
        Msg::Escape,
        Msg::NewGame,
        Msg::RestoreGame,
        Msg::Flip,
        Msg::OpenSettings,
        Msg::CloseDialog,
        Msg::AddStage(Color::White),
        Msg::RemoveStage(Color::Black),
        Msg::StartGame,
        Msg::OpenClocks,
        Msg::DismissNotice,
        Msg::Wake,
    ]);
    prop_oneof![
        20 => any::<usize>().prop_map(Action::Drag),
        20 => any::<usize>().prop_map(Action::Tap),
        6 => role().prop_map(|role| Action::Send(Msg::Promote(role))),
        5 => square().prop_map(|square| Action::Send(Msg::Press(square))),
        3 => (square(), square()).prop_map(|(from, to)| Action::Send(Msg::Drop { from, to })),
        2 => step().prop_map(|step| Action::Send(Msg::Step(step))),
        1 => address().prop_map(|address| Action::Send(Msg::OpenAddress(address))),
        3 => plain.prop_map(Action::Send),
        3 => event().prop_map(Action::Send),
        3 => setting().prop_map(Action::Send),
    ]
}

fn messages(model: &Model, action: &Action) -> Vec<Msg> {
    let moves = model.game.position().pseudo_legal_moves();
    let chosen = |number: &usize| moves.get(number % moves.len().max(1)).copied();
    match action {
        Action::Drag(number) => chosen(number).map_or_else(Vec::new, |mv| {
            vec![Msg::Press(mv.from()), Msg::Drop { from: mv.from(), to: mv.to() }]
        }),
        Action::Tap(number) => {
            chosen(number).map_or_else(Vec::new, |mv| vec![Msg::Press(mv.from()), Msg::Press(mv.to())])
        }
        Action::Send(msg) => vec![msg.clone()],
    }
}

fn check(model: &Model) -> Result<(), TestCaseError> {
    let view = BoardView::of(model);
    let game = &model.game;
    // The pieces drawn are those of the position.
    let mut drawn: Vec<_> = view.pieces.iter().map(|piece| (piece.on.index(), piece.piece)).collect();
    drawn.sort_by_key(|(index, _)| *index);
    let there: Vec<_> = game.position().pieces().map(|(square, piece)| (square.index(), piece)).collect();
    prop_assert_eq!(drawn, there);
    // What may be moved to is what the house rules let be played.
    if let Some(from) = view.selected {
        let playable = game.playable_from(from);
        prop_assert!(view.targets.iter().all(|to| playable.iter().any(|mv| mv.to() == to)));
    }
    if game.outcome().is_some() {
        prop_assert!(view.movable.is_empty() && view.targets.is_empty() && model.promotion.is_none());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_messages_in_any_order(actions in proptest::collection::vec((0_u64..3_000, action()), 1..150)) {
        let mut model = Model::new();
        let mut now = Instant::from_millis(0);
        let mut kept: HashMap<u64, (Setup, Vec<Result<Entry, String>>)> = HashMap::new();
        for (wait, action) in &actions {
            now = now.after(*wait);
            for msg in messages(&model, action) {
                let (over, plies) = (model.game.outcome(), model.game.moves().len());
                let starts =
                    matches!(msg, Msg::NewGame | Msg::StartGame | Msg::RestoreGame | Msg::OpenAddress(_));
                for effect in update(&mut model, msg, now) {
                    match effect {
                        Effect::Keep(Keep::Begin { game, setup }) => {
                            kept.insert(game.0, (*setup, Vec::new()));
                        }
                        Effect::Keep(Keep::Event { game, entry }) => {
                            kept.get_mut(&game.0).expect("a game that has begun").1.push(Ok(entry));
                        }
                        _ => {}
                    }
                }
                if over.is_some() && !starts {
                    prop_assert_eq!((model.game.outcome(), model.game.moves().len()), (over, plies));
                }
            }
            check(&model)?;
        }
        // The game on the board is a function of what was kept of it.
        if let Some((setup, entries)) = model.keeping.id.and_then(|game| kept.remove(&game.0)) {
            let again = reopen(setup, &entries);
            prop_assert_eq!(again.fault, None);
            prop_assert_eq!(&again.game, &model.game);
        } else {
            prop_assert!(model.game.moves().is_empty());
        }
    }
}
