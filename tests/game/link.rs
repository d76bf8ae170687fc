//! Links that hold a game: each is short and restores the game, and malformed links are refused. A
//! link of version 1 (a short link) holds the setup, the moves, the clock times and the result. A
//! link of version 2 (a whole game) holds all events of the game.

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::Path;

use proptest::prelude::*;
use tabiya::game::link::{LinkError, SharedGame};
use tabiya::game::pgn::{ImportedGame, ImportedGames};
use tabiya::game::{
    ClockPress, EndReason, Event, FirstIncrement, FirstMove, GameSetup, Headers, HouseRules, Instant, Preset,
    RuleOption, RuleOptionValue, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
};
use tabiya::rules::pgn::{PgnReader, PgnResult};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Color, Move, MoveKind, Position, Square};

use super::desk::Desk;
use crate::common::Random;
use crate::strategies;

/// Length of the random games, in half-moves. A link of such a game has at most 90 characters, or
/// 230 with clock times. The environment variable `TABIYA_LINKS` sets the number of games.
const PLIES: usize = 80;

fn there_and_back(game: &SharedGame) -> String {
    let link = game.to_link().unwrap();
    assert_eq!(SharedGame::from_link(&link).as_ref(), Ok(game), "{link}");
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')));
    link
}

fn plain(moves: Vec<Move>, score: PgnResult) -> SharedGame {
    SharedGame::from(ImportedGame { moves, score, ..ImportedGame::from_position(Position::initial()) })
}

fn random_game(random: &mut Random, plies: usize) -> Vec<Move> {
    let mut position = Position::initial();
    let mut played = Vec::new();
    while played.len() < plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return random_game(random, plies);
        }
        let mv = moves[random.below(moves.len())];
        position = position.play_unchecked(mv);
        played.push(mv);
    }
    played
}

/// Adds clock times like those of real games: most moves take little time, some a lot.
fn with_clocks(mut game: SharedGame, random: &mut Random, time: &str) -> SharedGame {
    game.setup.time = time.parse().unwrap();
    let (total, bonus) =
        time.split_once('+').map(|(a, b)| (a.parse::<u64>().unwrap(), b.parse::<u64>().unwrap())).unwrap();
    let mut left = [total * 10; 2];
    game.clocks = (0..game.moves.len())
        .map(|ply| {
            let own = &mut left[ply % 2];
            let most = (*own / [30, 30, 12, 6][random.below(4)]).max(2);
            *own = *own - random.below(most as usize) as u64 + bonus * 10;
            Some(Span::from_millis(*own * 100))
        })
        .collect();
    game.time_left = Some(left.map(|left| Span::from_millis(left * 100 - random.below(99) as u64)));
    game.with_rounded_times()
}

fn median(mut lengths: Vec<usize>) -> (usize, usize) {
    lengths.sort_unstable();
    (lengths[lengths.len() / 2], lengths[lengths.len() - 1])
}

#[test]
fn eighty_half_moves_fit_into_ninety_characters() {
    let count = std::env::var("TABIYA_LINKS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut bare, mut clocked) = (Vec::new(), Vec::new());
    for number in 0..count {
        let game = plain(random_game(&mut random, PLIES), PgnResult::Draw);
        bare.push(there_and_back(&game).len());
        let time = ["300+3", "5400+30", "60+0", "900+10"][number % 4];
        clocked.push(there_and_back(&with_clocks(game, &mut random, time)).len());
    }
    let (bare, clocked) = (median(bare), median(clocked));
    println!("{count} random games of {PLIES} half-moves: median {}, longest {}", bare.0, bare.1);
    println!("the same with clocks: median {}, longest {}", clocked.0, clocked.1);
    assert!(bare.1 <= 90 && clocked.1 <= 230, "{bare:?} {clocked:?}");
}

/// PGN of a few games of the repository and, if the file exists, of the games in
/// `../shared/data/games/real.pgn.gz`.
pub(crate) fn real_games_pgn() -> String {
    let own = include_str!("data/games.pgn");
    let mut text = own.to_owned();
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/games/real.pgn.gz");
    if let Ok(file) = std::fs::File::open(shared) {
        flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    }
    text
}

fn real_games() -> Vec<ImportedGame> {
    let games = real_games_pgn();
    PgnReader::new(games.as_bytes()).map(|game| ImportedGame::from(game.unwrap())).collect()
}

#[test]
fn games_of_people_come_back_and_are_short() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let (mut whole, mut bare, mut clocked, mut bits) = (Vec::new(), Vec::new(), Vec::new(), 0.0);
    let games = real_games();
    let mut plies = 0;
    for game in games {
        let game = plain(game.moves, game.score);
        let length = there_and_back(&game).len();
        whole.push(length);
        plies += game.moves.len();
        bits += 6.0 * length as f64;
        if game.moves.len() >= PLIES {
            let game =
                SharedGame { moves: game.moves[..PLIES].to_vec(), pgn_result: PgnResult::Unknown, ..game };
            bare.push(there_and_back(&game).len());
            clocked.push(there_and_back(&with_clocks(game, &mut random, "5400+30")).len());
        }
    }
    println!(
        "{} real games: median {:?}, {:.2} bits for a half-move",
        whole.len(),
        median(whole.clone()),
        bits / plies as f64
    );
    if !bare.is_empty() {
        println!(
            "the first {PLIES} half-moves of {}: median and longest {:?}",
            bare.len(),
            median(bare.clone())
        );
        println!("the same with clocks: median and longest {:?}", median(clocked.clone()));
    }
    assert!(bare.iter().all(|length| *length <= 90) && clocked.iter().all(|length| *length <= 230));
}

/// Reads links of version 1 that earlier versions of the app wrote: every link that was ever
/// published stays readable.
#[test]
fn links_that_were_sent_are_read() {
    let mut written = String::new();
    for (line, game) in include_str!("data/links.txt").lines().zip(samples()) {
        assert_eq!(SharedGame::from_link(line).as_ref(), Ok(&game), "{line}");
    }
    for game in samples() {
        let _ = writeln!(written, "{}", there_and_back(&game));
    }
    // The links of earlier versions of the app may end in `-` or `_`. The present version appends
    // `A` to such a link.
    let mut sent = include_str!("data/links.txt").replace("-\n", "-A\n");
    sent = sent.replace("_\n", "_A\n");
    assert_eq!(written, sent, "the same game makes the same link");
}

fn samples() -> Vec<SharedGame> {
    let read = |text: &str| SharedGame::from(ImportedGames::read(text).games.remove(0));
    let names = read(
        "[Event \"Club\"]\n[Date \"2026.11.23\"]\n[White \"Lovelace, Ada\"]\n[Black \"Zoë 龙\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2",
    );
    let mut end = read("[FEN \"4k3/1P6/8/8/8/8/8/4K2R w K - 3 40\"]\n\n40. O-O Kd7 41. b8=N+ *");
    end.setup.time = "300+3".parse().unwrap();
    end.clocks = [3030, 2990, 2761].map(|tenths| Some(Span::from_millis(tenths * 100))).to_vec();
    end.time_left = Some([Span::from_millis(276_012), Span::from_millis(299_999)]);
    let mut lobby = read("1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0");
    lobby.setup.rules = HouseRules::lobby();
    lobby.reason = Some(EndReason::Checkmate);
    let mut warned = lobby.clone();
    warned.setup.rules.check_warnings = false;
    warned
        .setup
        .rules
        .set_option(RuleOption::WrongClaimPenalty, RuleOptionValue::Penalty(Some(Span::from_secs(77))))
        .unwrap();
    let long = SharedGame::from(ImportedGames::read(include_str!("data/games.pgn")).games.remove(0));
    vec![plain(Vec::new(), PgnResult::Unknown), names, end, lobby, warned, long]
}

#[test]
fn a_move_into_check_is_handed_on_where_nobody_is_warned() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let mut desk = Desk::new(rules);
    desk.play("e4 e5 Qh5 d6 Qxf7");
    desk.ok(Event::Move(Move::new(Square::E8, Square::E7, MoveKind::Normal)));
    let game = SharedGame::from_game(&desk.game, desk.game.last_change());
    assert_eq!((game.reason, game.moves.len()), (Some(EndReason::LeftKingInCheck), 6));
    there_and_back(&game);
    let mut beyond = game.clone();
    beyond.moves.push(beyond.moves[0]);
    assert_eq!(beyond.to_link(), Err(LinkError::MovesAfterTheEnd));
}

#[test]
fn a_running_game_is_handed_over_with_its_clocks() {
    for press in [ClockPress::Move, ClockPress::Tap] {
        let time = TimeControl::fischer(Span::from_secs(300), Span::from_secs(3))
            .with_press(press)
            .with_first_move(FirstMove::Timed);
        let headers = Headers { white: "Ada".to_owned(), black: "Alan".to_owned(), ..Headers::default() };
        let mut desk = Desk::with(GameSetup { time, headers, ..GameSetup::default() });
        desk.ok(Event::Start);
        for (color, san) in [(Color::White, "e4"), (Color::Black, "e5"), (Color::White, "Nf3")] {
            desk.wait(12_345);
            desk.play(san);
            if press == ClockPress::Tap {
                desk.ok(Event::Press(color));
            }
        }
        let now = Instant::from_micros(desk.game.last_change().as_micros() + 7_000_000);
        let shared = SharedGame::from_game(&desk.game, now);
        assert!(shared.time_left.is_some() && shared.clocks.len() == 3);
        let link = there_and_back(&shared);
        let replay = SharedGame::from_link(&link).unwrap().to_journal().replay();
        assert_eq!(replay.fault, None, "{press:?}");
        let game = replay.game;
        assert_eq!((game.position(), game.headers()), (desk.game.position(), desk.game.headers()));
        let left = |game: &tabiya::game::Game, now| {
            Color::ALL.map(|color| game.clock().unwrap().reading(color, now).left.unwrap().as_millis())
        };
        assert_eq!(left(&game, game.last_change()), left(&desk.game, now));
        assert_eq!(game.outcome(), None);
    }
}

/// Replays games with tapped clocks whose last move ends the game without a tap.
#[test]
fn a_tapped_game_that_its_last_move_ends_replays() {
    let mate = "f3 e5 g4 Qh4#";
    let stalemate = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";
    let repeated = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let warned = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let games = [
        (HouseRules::fide(), mate, "0-1 checkmate"),
        (HouseRules::fp_club(), mate, "0-1 checkmate"),
        (HouseRules::fide(), stalemate, "1/2-1/2 stalemate"),
        (HouseRules::lobby(), repeated, "1/2-1/2 threefold"),
        (warned, "e4 e5 Qh5 d6 Qxf7 e8e7", "1-0 left-king-in-check"),
    ];
    for (rules, moves, outcome) in games {
        // Either both players tap after each move, or neither does. Without a tap, the player's
        // next move completes the turn.
        for taps in [true, false] {
            let (first, press) = (FirstMove::Timed, ClockPress::Tap);
            let time = TimeControl::with_total(Span::from_secs(300)).with_press(press).with_first_move(first);
            let mut desk = Desk::with(GameSetup { rules: rules.clone(), time, ..GameSetup::default() });
            for text in moves.split(' ') {
                desk.play(text);
                for color in Color::ALL.into_iter().filter(|_| taps) {
                    let _ = desk.apply(Event::Press(color));
                }
            }
            assert_eq!(desk.outcome(), outcome, "{moves}");
            let shared = SharedGame::from_game(&desk.game, desk.game.last_change());
            let link = there_and_back(&shared);
            let replay = SharedGame::from_link(&link).unwrap().to_journal().replay();
            assert_eq!(replay.fault, None, "{moves}, tapped: {taps}");
            // A move into check is played only after the verdict that the position before it is not
            // dead.
            let mut game = replay.game;
            game.answer_open_questions(game.last_change(), &Budget::default());
            assert_eq!(game.position(), desk.game.position(), "{moves}");
        }
    }
}

#[test]
fn what_no_link_can_hold_is_refused() {
    let mut game = plain(Vec::new(), PgnResult::Unknown);
    game.moves = vec![Move::new(Square::E2, Square::E5, MoveKind::Normal)];
    assert_eq!(game.to_link(), Err(LinkError::Meaningless));
    let knights = ImportedGames::read(&("Nf3 Nf6 Ng1 Ng8 ".repeat(1_001) + "*")).games.remove(0);
    let mut long = plain(knights.moves, PgnResult::Unknown);
    assert_eq!(long.moves.len(), 4_000);
    there_and_back(&long);
    long.moves.push(Position::initial().parse_san("Nf3").unwrap());
    assert_eq!(long.to_link(), Err(LinkError::TooLong));
    let mut named = plain(Vec::new(), PgnResult::Unknown);
    named.setup.headers.site = "x".repeat(1_021);
    assert_eq!(named.to_link(), Err(LinkError::Text));
}

#[test]
fn time_controls_of_every_kind_come_back() {
    let stage = |moves, mins, bonus| TimeStage { moves, time: Span::from_mins(mins), bonus };
    let second = Span::from_secs(1);
    for bonus in [
        TimeBonus::None,
        TimeBonus::Increment(second),
        TimeBonus::Bronstein(second),
        TimeBonus::Delay(second),
        TimeBonus::Hourglass,
    ] {
        let allowance = TimeAllowance {
            stages: vec![stage(Some(40), 90, bonus), stage(None, 30, bonus)],
            per_move: None,
        };
        let other = TimeAllowance { stages: Vec::new(), per_move: Some(Span::from_micros(1_234_567)) };
        let mut game = plain(Vec::new(), PgnResult::Unknown);
        game.setup.time = TimeControl::new(allowance, other).unwrap().with_press(ClockPress::Tap);
        there_and_back(&game);
    }
}

/// Reads links of version 2 after one bit was flipped, or one byte removed or added. The checksum
/// matches the changed bytes.
#[test]
fn no_changed_whole_game_does_harm() {
    for link in include_str!("data/links-2.txt").lines().filter_map(|line| line.split_once(" 2")) {
        let text = link.1.strip_suffix("-A").map(|text| format!("{text}-")).unwrap_or(link.1.to_owned());
        let text = text.strip_suffix("_A").map(|text| format!("{text}_")).unwrap_or(text);
        let bytes = data_encoding::BASE64URL_NOPAD.decode(text.as_bytes()).unwrap().split_off(3);
        assert!(SharedGame::from_link(&SharedGame::with_checksum_whole(&bytes)).is_ok(), "{}", link.0);
        for bit in 0..8 * bytes.len() {
            let mut bytes = bytes.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            reads_only_what_is_written(&bytes);
        }
        reads_only_what_is_written(&bytes[..bytes.len() - 1]);
        for more in [0, 1, 0x80, 0xff] {
            reads_only_what_is_written(&[&bytes[..], &[more]].concat());
        }
    }
}

/// Asserts that bytes are read as a link of version 2 only if writing the game produces the same
/// bytes.
fn reads_only_what_is_written(bytes: &[u8]) {
    let link = SharedGame::with_checksum_whole(bytes);
    match SharedGame::from_link(&link) {
        Ok(game) => {
            assert_eq!(game.to_link().as_ref(), Ok(&link));
            assert_eq!(game.to_journal().replay().fault, None, "{link}");
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
}

/// Random texts: of the characters that links use, of ASCII characters, or of any characters.
fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[12][A-Za-z0-9_-]{0,120}", "[1-9a-z]?[ -~]{0,40}", any::<String>(),]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_rules_and_clocks_come_back(rules in strategies::house_rules(), time in strategies::time(), names in "\\PC{0,40}") {
        let mut game = plain(Vec::new(), PgnResult::Unknown);
        // Links of version 1 have no fields for the first increment and for `self_check`. Reading
        // such a link sets the default first increment, and takes `self_check` from the preset
        // whose other options differ least from `rules`.
        let time = time.with_first_increment(FirstIncrement::AfterMove);
        let others = Preset::ALL.into_iter().min_by_key(|preset| {
            let differences = rules.differences(&preset.rules());
            differences.iter().filter(|(option, _)| *option != RuleOption::SelfCheck).count()
        });
        let rules = HouseRules { self_check: others.unwrap().rules().self_check, ..rules };
        game.setup = GameSetup { rules, time, ..GameSetup::default() };
        game.setup.start = Position::initial_with(game.setup.rules.laws());
        game.setup.headers.white = names;
        there_and_back(&game);
    }

    #[test]
    fn no_text_does_harm(text in text()) {
        if let Ok(game) = SharedGame::from_link(&text) {
            let link = game.to_link().unwrap();
            prop_assert!(text.starts_with(link.trim_end_matches('A')) || text.contains(char::is_whitespace));
        }
    }

    /// Reads random bytes with a valid checksum as a link of version 2.
    #[test]
    fn no_forged_whole_game_does_harm(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        reads_only_what_is_written(&bytes);
    }

    /// Reads random bytes with a valid checksum as a link of version 1.
    #[test]
    fn no_forged_link_does_harm(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        match SharedGame::from_link(&SharedGame::with_checksum(&bytes)) {
            Ok(game) => {
                let mut position = game.setup.start.clone();
                for (number, mv) in game.moves.iter().enumerate() {
                    let legal = position.is_legal(*mv);
                    prop_assert!(legal || number + 1 == game.moves.len() && !game.setup.rules.check_warnings);
                    position = position.play_unchecked(*mv);
                }
                there_and_back(&game);
                let _ = game.to_journal().replay();
            }
            Err(fault) => prop_assert!(!fault.to_string().is_empty()),
        }
    }
}
