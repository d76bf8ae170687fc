//! The computer opponent: it follows the house rules, finds mates, makes the same choice for the
//! same seed, answers requests, and stops on request. Its tasks and decisions are read from text.
#![allow(clippy::unwrap_used)]

use tabiya::game::{
    ClockPress, Event, FirstMove, Game, GameSetup, HouseRules, Instant, Preset, RuleOption, Span, TimeControl,
};
use tabiya::opponent::{
    ComputerOpponent, DecisionTask, OpponentDecision, OpponentLevel, ThinkingContext, task_text,
    thinking_time,
};
use tabiya::rules::{Color, Position};

fn next_random(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

fn at(fen: &str) -> Game {
    Game::new(GameSetup { start: fen.parse().unwrap(), ..GameSetup::default() })
}

/// A random time control: no clocks in a quarter of the games, otherwise three seconds, ten seconds
/// with an increment of one second, or a minute.
fn clock(state: &mut u64) -> TimeControl {
    let second = |count: u64| Span::from_millis(1_000 * count);
    let time = match next_random(state) % 4 {
        0 => return TimeControl::without_clocks(),
        1 => TimeControl::with_total(second(3)),
        2 => TimeControl::fischer(second(10), second(1)),
        _ => TimeControl::with_total(second(60)),
    };
    let press = if next_random(state).is_multiple_of(2) { ClockPress::Tap } else { time.press() };
    let first_move = if next_random(state).is_multiple_of(2) { FirstMove::Timed } else { time.first_move() };
    time.with_press(press).with_first_move(first_move)
}

/// The instant at which the opponent moves: `now` plus the opponent's thinking time.
fn moved_at(game: &Game, now: Instant, seed: u64) -> Instant {
    let left = game.clock().and_then(|clock| clock.reading(game.turn(), now).left);
    let choices = game.position().legal_moves().len();
    let hand = ThinkingContext { time_left: left, playable_moves: choices, plies: game.moves().len() };
    Instant::from_micros(now.as_micros() + thinking_time(hand, seed).as_micros())
}

/// Plays a game between random levels under random rules and with a random time control; returns
/// the number of half-moves.
fn random_game(seed: u64) -> usize {
    let mut state = seed;
    let mut rules: HouseRules = Preset::ALL[next_random(&mut state) as usize % Preset::ALL.len()].rules();
    for option in RuleOption::ALL {
        let values = option.values();
        if next_random(&mut state).is_multiple_of(3) {
            rules.set_option(option, values[next_random(&mut state) as usize % values.len()]).unwrap();
        }
    }
    // The game must accept every choice. The quality of the choices does not matter, so a few nodes
    // for each choice are enough.
    let computers = [0, 1].map(|_| {
        let level = OpponentLevel::from_number((next_random(&mut state) % 7) as u8).unwrap();
        ComputerOpponent::new(
            level.with_node_limit(20 + next_random(&mut state) % 40),
            next_random(&mut state),
        )
    });
    let mut game = Game::new(GameSetup { rules, time: clock(&mut state), ..GameSetup::default() });
    let mut now = Instant::from_millis(1);
    if game.waits_for_start() {
        game.apply(now, Event::Start).unwrap();
    }
    for ply in 0..160 {
        let us = game.turn();
        now = moved_at(&game, now, seed);
        if next_random(&mut state).is_multiple_of(16) && game.may_offer_draw(us) {
            game.apply(now, Event::OfferDraw(us)).unwrap();
            if let Some(answer) =
                computers[us.other().index()].answer_request(&game, us.other(), &mut || false)
            {
                // Before both players have moved, the game refuses an agreement (FIDE 5.2.3).
                let early = game.moves().len() < 2;
                assert!(game.apply(now, answer).is_ok() || early, "seed {seed}");
            }
        }
        if game.outcome().is_some() || game.pending_result().is_some() {
            break;
        }
        let us = game.turn();
        let choice = computers[us.index()].choose_action(&game, &mut || false).unwrap();
        let accepted = game.apply(now, choice.event.clone());
        assert!(accepted.is_ok(), "seed {seed}, ply {ply}: {:?} {accepted:?}", choice.event);
        if let Some(by) = game.awaited_press() {
            game.apply(now, Event::Press(by)).unwrap_or_else(|why| panic!("seed {seed}, ply {ply}: {why:?}"));
        }
        assert_eq!(game.flag_fallen(), None, "seed {seed}, ply {ply}");
        if game.outcome().is_some() || game.pending_result().is_some() {
            break;
        }
    }
    game.moves().len()
}

/// The game accepts every choice of every level under any house rules, and no flag falls. The
/// environment variables `TABIYA_PARTNER_GAMES` and `TABIYA_PARTNER_GAMES_FROM` set the number of
/// games and the first seed.
#[test]
fn games_between_levels_break_no_rule() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (games, from) =
        (read("TABIYA_PARTNER_GAMES").unwrap_or(2_000), read("TABIYA_PARTNER_GAMES_FROM").unwrap_or(0));
    let plies: usize = (from..from + games).map(random_game).sum();
    println!("{games} games, seeds {from} to {}: {plies} half-moves", from + games - 1);
    assert!(plies as u64 > 25 * games, "{plies}");
}

/// The computer plays both sides, and mates in one or in two moves.
#[test]
fn mates_are_found() {
    let mates = [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 1),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1),
        ("6k1/8/8/8/8/8/1R6/R5K1 w - - 0 1", 2),
        ("7k/8/5K2/8/8/8/8/1Q6 w - - 0 1", 2),
        ("4k3/8/8/8/8/8/RR6/4K3 w - - 0 1", 2),
    ];
    for (fen, moves) in mates {
        let computer = ComputerOpponent::new(OpponentLevel::ALL[6].with_node_limit(200_000), 1);
        let mut game = at(fen);
        for ply in 0..2 * moves - 1 {
            let choice = computer.choose_action(&game, &mut || false).unwrap();
            game.apply(Instant::from_millis(ply), choice.event).unwrap();
        }
        let outcome = game.outcome().unwrap_or_else(|| panic!("{fen}: {:?}", game.position()));
        assert_eq!(outcome.reason.code(), "checkmate", "{fen}");
    }
}

#[test]
fn the_same_seed_makes_the_same_choice() {
    let game = at("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    for level in OpponentLevel::ALL {
        let choose = |seed| ComputerOpponent::new(level, seed).choose_action(&game, &mut || false).unwrap();
        assert_eq!(choose(5), choose(5));
    }
    let events: Vec<_> = (0..20)
        .map(|seed| {
            ComputerOpponent::new(OpponentLevel::ALL[0], seed)
                .choose_action(&game, &mut || false)
                .unwrap()
                .event
        })
        .collect();
    assert!(
        events.iter().any(|event| *event != events[0]),
        "a weak one errs in other places with another seed"
    );
}

/// The opponent chooses a legal move soon after the request to stop. At least every 256 nodes, it
/// calls the callback that reports the request.
#[test]
fn it_stops_when_told() {
    let game = Game::new(GameSetup::default());
    let computer = ComputerOpponent::new(OpponentLevel::ALL[6].with_node_limit(u64::from(u32::MAX)), 1);
    let mut asked = 0;
    let choice = computer
        .choose_action(&game, &mut || {
            asked += 1;
            asked > 3
        })
        .unwrap();
    assert!(choice.nodes <= 4 * 256, "{}", choice.nodes);
    assert!(game.clone().apply(Instant::default(), choice.event).is_ok());
}

/// With check warnings off, the weakest level sometimes leaves its king in check; two stronger
/// levels never do.
#[test]
fn only_the_weak_forget_their_king() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let start: Position = "4r1k1/8/8/8/8/8/4K3/8 w - - 0 1".parse().unwrap();
    let game = Game::new(GameSetup { rules, start, ..GameSetup::default() });
    let lost = |level: usize| {
        let chosen = (0..200).map(|seed| {
            ComputerOpponent::new(OpponentLevel::ALL[level], seed)
                .choose_action(&game, &mut || false)
                .unwrap()
        });
        chosen
            .filter(|choice| matches!(choice.event, Event::Move(mv) if !game.position().is_legal(mv)))
            .count()
    };
    assert!(lost(0) > 0);
    assert_eq!((lost(3), lost(6)), (0, 0));
}

/// The opponent grants a takeback, accepts a draw when it is losing, and declines a draw when it is
/// winning.
#[test]
fn it_answers() {
    let computer = ComputerOpponent::new(OpponentLevel::ALL[6], 1);
    let mut game = Game::new(GameSetup::default());
    assert_eq!(computer.answer_request(&game, Color::Black, &mut || false), None);
    let e4 = game.position().parse_san("e4").unwrap();
    game.apply(Instant::default(), Event::Move(e4)).unwrap();
    game.apply(Instant::default(), Event::AskTakeback(Color::White)).unwrap();
    assert_eq!(
        computer.answer_request(&game, Color::Black, &mut || false),
        Some(Event::GrantRequest(Color::Black))
    );

    for (fen, answer) in [
        ("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", Event::AcceptDraw(Color::Black)),
        ("qq2k3/8/8/8/8/8/8/4K3 w - - 0 1", Event::DeclineDraw(Color::Black)),
    ] {
        let mut game = at(fen);
        game.apply(Instant::default(), Event::OfferDraw(Color::White)).unwrap();
        assert_eq!(computer.answer_request(&game, Color::Black, &mut || false), Some(answer));
    }
}

/// Tasks and decisions that are written as text and read back are unchanged, under any rules and
/// from any start.
#[test]
fn tasks_travel_as_text() {
    let (mut moves, mut others) = (0, 0);
    for seed in 0..200_u64 {
        let mut state = seed;
        let mut rules = Preset::ALL[next_random(&mut state) as usize % Preset::ALL.len()].rules();
        rules.en_passant = seed % 2 == 0;
        rules.check_warnings = seed % 3 == 0;
        let start = Position::chess960_with((seed * 4 % 960) as u16, rules.laws()).unwrap();
        let mut game = Game::new(GameSetup { rules, start, ..GameSetup::default() });
        for ply in 0..40 {
            let level = OpponentLevel::ALL[(next_random(&mut state) % 7) as usize];
            let text = task_text(&game, level, seed, None, 5);
            let read = DecisionTask::read(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(read.millis, 5);
            let mut asked = 0;
            let mut soon = || {
                asked += 1;
                asked > 0
            };
            let Some(answer) = read.decide_as_text(&mut soon) else { break };
            let event =
                match OpponentDecision::read(&answer, &game).unwrap_or_else(|| panic!("{answer}: {text}")) {
                    OpponentDecision::Move { mv, .. } => Event::Move(mv),
                    OpponentDecision::Claim => Event::Claim { by: game.turn(), intended: None },
                    OpponentDecision::Resign => Event::Resign(game.turn()),
                    OpponentDecision::AnswerDraw(_) => panic!("nothing is offered"),
                };
            if let Event::Move(_) = event {
                moves += 1
            } else {
                others += 1
            }
            assert!(game.apply(Instant::from_millis(ply), event).is_ok(), "{answer}: {text}");
            if !game.accepts_moves() {
                break;
            }
        }
    }
    assert!(moves > 2_000, "{moves} and {others}");

    let game = at("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1");
    let offered =
        DecisionTask::read(&task_text(&game, OpponentLevel::ALL[6], 1, Some(Color::Black), 50)).unwrap();
    let answer = offered.decide_as_text(&mut || false).unwrap();
    assert_eq!(OpponentDecision::read(&answer, &game), Some(OpponentDecision::AnswerDraw(true)));
    for text in ["", "nonsense", "9 1 1\nfide\n8/8 w\n\n ", "1 1 1\nfide\nx\n\n "] {
        assert_eq!(DecisionTask::read(text), None, "{text}");
    }
    for text in ["", "e2e5", "é", "e1e2 draw draw"] {
        assert_eq!(OpponentDecision::read(text, &game), None, "{text}");
    }
}
