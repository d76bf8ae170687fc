//! Codes that the director's device and the devices at the boards exchange: game codes and result
//! codes. A game code has a ticket, which names the game of the tournament and holds the secret
//! that signs the result code. Valid codes are read back unchanged, all others are refused.

use data_encoding::BASE64URL_NOPAD;
use proptest::prelude::*;
use tabiya::club::codes::{CodeRefusal, GameCode, ResultCode, Ticket, pgn_round};
use tabiya::club::event::{
    self, Entrant, EventFormat, EventSetup, EventStep, GamePlace, PairingNumbers, PairingRules, PointSystem,
    RoundPairings,
};
use tabiya::club::record::{Pairing, PairingResult};
use tabiya::game::link::{LinkError, SharedGame};
use tabiya::game::{
    self, EndReason, Event, FirstIncrement, FirstMove, Game, GameResult, Headers, HouseRules, Instant,
    SelfCheck, Span, TimeControl, Verdict,
};
use tabiya::rules::{Color, pgn};

use crate::common::Random;

const KEY: u64 = 0x9e37_79b9_7f4a_7c15;
const EVENT: u64 = 1_790_000_000_123_456;

fn time() -> TimeControl {
    "5400+30".parse().unwrap()
}

fn setup() -> game::GameSetup {
    let headers = Headers {
        event: "Club championship".to_owned(),
        date: "2026.11.24".to_owned(),
        white: "Ада Лавлейс".to_owned(),
        black: "Ben".to_owned(),
        ..Headers::default()
    };
    game::GameSetup { headers, time: time(), ..game::GameSetup::default() }
}

const PAIRING: Pairing = Pairing { white: 2, black: 0 };
const PLACE: GamePlace = GamePlace { round: 0, board: 1, game: 0 };

/// A Swiss tournament of four players. Its first round is paired.
fn event() -> event::Tournament {
    let setup = EventSetup {
        format: EventFormat::Swiss { rounds: 3 },
        points: PointSystem::default(),
        tie_breaks: Vec::new(),
        numbering: PairingNumbers::AsEntered,
        seed: 1,
        pairing: PairingRules::default(),
    };
    let mut event = event::Tournament::new(setup).unwrap();
    for name in ["Ben", "Cleo", "Ада Лавлейс", "Dan"] {
        event.apply(EventStep::AddPlayer(Entrant { name: name.to_owned(), ..Entrant::default() })).unwrap();
    }
    let pairs = vec![Pairing { white: 1, black: 3 }, PAIRING];
    event.apply(EventStep::PairRound(RoundPairings { pairs, byes: Vec::new() })).unwrap();
    event
}

/// Plays a game from the game code `board`: up to `plies` random half-moves, then Black resigns.
fn played(board: &str, plies: usize, seed: u64) -> SharedGame {
    let code = GameCode::from_text(board).unwrap();
    let mut random = Random(seed);
    let mut position = code.setup.start.clone();
    let (mut moves, mut clocks) = (Vec::new(), Vec::new());
    let mut left = [5_400_000_u64; 2];
    for ply in 0..plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[random.below(legal.len())];
        position = position.play_unchecked(mv);
        moves.push(mv);
        left[ply % 2] -= random.below(60_000) as u64;
        clocks.push(Some(Span::from_millis(left[ply % 2])));
    }
    let (score, reason) = (pgn::PgnResult::Win(Color::White), Some(EndReason::Resignation));
    SharedGame { moves, clocks, pgn_result: score, reason, ..SharedGame::new(code.setup) }
        .with_rounded_times()
}

fn board() -> String {
    GameCode::new(Ticket::new(KEY, EVENT, PLACE, PAIRING), setup()).to_text().unwrap()
}

fn result() -> String {
    ResultCode::from_finished_game(&played(&board(), 80, 7)).unwrap().to_text().unwrap()
}

fn take(text: &str, event: &event::Tournament, taken: &[ResultCode]) -> Result<PairingResult, CodeRefusal> {
    let code = ResultCode::from_text(text).unwrap();
    code.verified_result((EVENT, Some(KEY)), event, |_| Some(setup()), taken.iter())
}

#[test]
fn a_board_is_played_and_its_result_is_taken_in_once() {
    let (board, result) = (board(), result());
    println!("board: {} characters, result of 80 half-moves with clocks: {}", board.len(), result.len());
    assert!(board.len() <= 130 && result.len() <= 400, "{board}\n{result}");
    let code = GameCode::from_text(&board).unwrap();
    assert_eq!((code.ticket.event, code.ticket.place, code.ticket.pairing), (EVENT, PLACE, PAIRING));
    let headers = &code.setup.headers;
    assert_eq!((headers.round.as_str(), headers.white.as_str()), ("1.2", "Ада Лавлейс"));
    assert_eq!((&code.setup.time, &code.setup.rules), (&time(), &HouseRules::fide()));
    assert_eq!(Ticket::from_headers(headers), Some(code.ticket), "the game bears the ticket");

    let mut event = event();
    assert_eq!(take(&result, &event, &[]), Ok(PairingResult::WhiteWins));
    event.apply(EventStep::Result { place: PLACE, score: PairingResult::WhiteWins }).unwrap();
    let code = ResultCode::from_text(&result).unwrap();
    assert_eq!(code.game.setup.headers.site, "", "the ticket stays at the board");
    assert_eq!(take(&result, &event, &[code]), Err(CodeRefusal::AlreadyAccepted));
    assert_eq!(take(&result, &event, &[]), Err(CodeRefusal::HasResult));
    event.apply(EventStep::Undo).unwrap();
    assert_eq!(
        take(&result, &event, &[]),
        Ok(PairingResult::WhiteWins),
        "what was taken back can come again"
    );
}

/// A result is accepted whether the first increment comes at the start or after the first move,
/// because result codes do not hold that rule.
#[test]
fn a_result_is_taken_in_wherever_the_first_increment_stands() {
    for first_increment in [FirstIncrement::AfterMove, FirstIncrement::AtStart] {
        let setup = || game::GameSetup { time: time().with_first_increment(first_increment), ..setup() };
        let board = GameCode::new(Ticket::new(KEY, EVENT, PLACE, PAIRING), setup()).to_text().unwrap();
        let result = ResultCode::from_finished_game(&played(&board, 80, 7)).unwrap();
        let score = result.verified_result((EVENT, Some(KEY)), &event(), |_| Some(setup()), [].iter());
        assert_eq!(score, Ok(PairingResult::WhiteWins), "{first_increment:?}");
    }
}

/// The codes of this board and this result stay the same, because codes of version 1 are in use.
#[test]
fn codes_that_were_shown_are_read() {
    let shown = include_str!("data/codes.txt");
    assert_eq!(format!("{}\n{}\n", board(), result()), shown, "the same game makes the same code");
}

/// Moves a running game to another device, continues the game there, and reports its result. The
/// code of the running game has version 2 and stays as it is in `data/running.txt`.
#[test]
fn a_running_game_is_moved_with_its_moves_and_clocks() {
    let left = Some([Span::from_secs(4_321), Span::from_millis(61_500)]);
    let over = played(&board(), 20, 7);
    let game =
        SharedGame { time_left: left, pgn_result: pgn::PgnResult::Unknown, reason: None, ..over.clone() };
    let code = GameCode::from_running_game(&game).unwrap();
    let text = code.to_text().unwrap();
    assert_eq!(text, include_str!("data/running.txt").trim_end());
    let read = GameCode::from_text(&text).unwrap();
    assert_eq!((&read, read.running.as_ref()), (&code, Some(&game)));
    assert_eq!(Ticket::from_headers(&read.setup.headers), Some(code.ticket));
    let ended =
        SharedGame { time_left: None, pgn_result: over.pgn_result, reason: over.reason, ..game.clone() };
    let result = ResultCode::from_finished_game(&ended).unwrap().to_text().unwrap();
    assert_eq!(take(&result, &event(), &[]), Ok(PairingResult::WhiteWins));

    // A code whose version prefix `2` is removed or added by hand is refused.
    assert!(GameCode::from_text(&text[1..]).is_err());
    assert!(GameCode::from_text(&format!("2{}", board())).is_err());
    for cut in 0..text.len() {
        assert!(GameCode::from_text(&text[..cut]).is_err(), "{cut}");
    }
    assert_eq!(GameCode::from_running_game(&ended), None, "it is over");
    let begins = SharedGame { moves: Vec::new(), clocks: Vec::new(), time_left: None, ..game.clone() };
    assert_eq!(GameCode::from_running_game(&begins), None, "it has not begun");
    let mut moved = game;
    moved.setup.headers.ticket.clear();
    assert_eq!(GameCode::from_running_game(&moved), None, "it has no ticket");
}

/// Moves a running game to another device, with an open draw offer, a running clock and times to
/// the microsecond.
#[test]
fn a_running_game_is_moved_with_all_that_it_holds() {
    let mut game = game::Game::new(GameCode::from_text(&board()).unwrap().setup);
    let at = |seconds: u64| game::Instant::from_micros(seconds * 1_000_000 + 1);
    let events = [some_move(&game), game::Event::OfferDraw(Color::White)];
    for (second, event) in (0..).zip(events) {
        game.apply(at(second), event).unwrap();
    }
    let shared = SharedGame::from_game(&game, at(5));
    assert!(shared.saved_journal.is_some());
    let code = GameCode::from_running_game(&shared).unwrap();
    let read = GameCode::from_text(&code.to_text().unwrap()).unwrap();
    assert_eq!(read, code);
    let moved = read.running.unwrap().to_journal().replay().game;
    assert_eq!(moved.draw_offer(), game.draw_offer());
    assert_eq!(moved.headers().ticket, game.headers().ticket);
}

fn some_move(game: &game::Game) -> game::Event {
    game::Event::Move(game.position().legal_moves()[0])
}

#[test]
fn no_changed_character_is_read() {
    let letters = BASE64URL_NOPAD.specification().symbols;
    for text in [board(), result()] {
        for at in 0..text.len() {
            for letter in letters.chars() {
                let mut other = text.clone();
                other.replace_range(at..=at, letter.encode_utf8(&mut [0; 4]));
                if other != text {
                    assert!(
                        GameCode::from_text(&other).is_err() && ResultCode::from_text(&other).is_err(),
                        "{other}"
                    );
                }
            }
            let cut = &text[..at];
            assert!(GameCode::from_text(cut).is_err() && ResultCode::from_text(cut).is_err(), "{cut}");
        }
    }
    assert_eq!(ResultCode::from_text(&board()), Err(LinkError::Incomplete), "one is not the other");
    assert_eq!(GameCode::from_text(&result()), Err(LinkError::Incomplete));
    assert_eq!(SharedGame::from_link(&result()), Err(LinkError::Incomplete));
    assert_eq!(GameCode::from_text("9abc"), Err(LinkError::LaterVersion('9')));
}

#[test]
fn what_was_forged_or_belongs_elsewhere_is_refused() {
    let event = event();
    let game = played(&board(), 20, 3);
    let told = |ticket: Ticket, change: fn(&mut SharedGame)| {
        let mut game = game.clone();
        game.setup.headers.ticket = ticket.to_text();
        game.setup.headers.round = pgn_round(ticket.place);
        change(&mut game);
        ResultCode::from_finished_game(&game).map(|code| code.to_text().unwrap())
    };
    let ticket = |key, event, board, pairing| Ticket::new(key, event, GamePlace { board, ..PLACE }, pairing);
    let same = |_: &mut SharedGame| {};
    // The ticket is signed with another key than the key of the event.
    let forged = told(ticket(KEY + 1, EVENT, 1, PAIRING), same).unwrap();
    assert_eq!(take(&forged, &event, &[]), Err(CodeRefusal::Forged));
    let other = told(ticket(KEY, EVENT + 1, 1, PAIRING), same).unwrap();
    assert_eq!(take(&other, &event, &[]), Err(CodeRefusal::OtherEvent));
    let nowhere = told(ticket(KEY, EVENT, 2, PAIRING), same).unwrap();
    assert_eq!(take(&nowhere, &event, &[]), Err(CodeRefusal::NoSuchBoard));
    let redrawn = told(ticket(KEY, EVENT, 1, Pairing { white: 0, black: 2 }), same).unwrap();
    assert_eq!(take(&redrawn, &event, &[]), Err(CodeRefusal::OtherPairing));
    // With the right ticket, the game must also have the clocks and the rules of the board. The
    // announcement of check may differ.
    let here = told(ticket(KEY, EVENT, 1, PAIRING), same).unwrap();
    let good = ticket(KEY, EVENT, 1, PAIRING);
    assert_eq!(take(&here, &event, &[]), Ok(PairingResult::WhiteWins));
    let faster = told(good, |game| game.setup.time = "60+0".parse().unwrap()).unwrap();
    assert_eq!(take(&faster, &event, &[]), Err(CodeRefusal::OtherRules));
    let lobby = told(good, |game| game.setup.rules.en_passant = false);
    assert!(lobby.is_some_and(|text| take(&text, &event, &[]) == Err(CodeRefusal::OtherRules)));
    let announced = told(good, |game| game.setup.rules.announce_check ^= true).unwrap();
    assert_eq!(take(&announced, &event, &[]), Ok(PairingResult::WhiteWins), "that is the players' business");
    // Without clocks, the rule for the first move does not matter.
    let without =
        ResultCode::from_text(&told(good, |game| game.setup.time = TimeControl::without_clocks()).unwrap())
            .unwrap();
    let untimed = |place: GamePlace| {
        assert_eq!(place, PLACE);
        Some(game::GameSetup {
            time: TimeControl::without_clocks().with_first_move(FirstMove::Timed),
            ..setup()
        })
    };
    assert_eq!(
        without.verified_result((EVENT, Some(KEY)), &event, untimed, [].iter()),
        Ok(PairingResult::WhiteWins)
    );
    // The rule for moves into check does not matter in a game without such a move.
    let code = ResultCode::from_text(&here).unwrap();
    for self_check in [SelfCheck::Exact, SelfCheck::Loss] {
        let rules = HouseRules { self_check, ..setup().rules };
        let chosen = |_: GamePlace| Some(game::GameSetup { rules: rules.clone(), ..setup() });
        assert_eq!(
            code.verified_result((EVENT, Some(KEY)), &event, chosen, [].iter()),
            Ok(PairingResult::WhiteWins)
        );
    }
    // No code is made of an unfinished game, or of a game whose headers have a ticket but no round.
    assert_eq!(told(good, |game| game.pgn_result = pgn::PgnResult::Unknown), None);
    assert_eq!(told(good, |game| game.setup.headers.round.clear()), None);
    // An event without a key has issued no codes, and accepts none.
    let code = ResultCode::from_text(&here).unwrap();
    let refused = code.verified_result((EVENT, None), &event, |_| Some(setup()), [].iter());
    assert_eq!(refused, Err(CodeRefusal::OtherEvent));
}

/// Results that PGN cannot express are accepted. Their codes have version 2.
#[test]
fn the_arbiters_results_are_taken_in() {
    let (event, code) = (event(), GameCode::from_text(&board()).unwrap());
    for (result, score) in [
        (GameResult::BothLose, PairingResult::BothLose),
        (GameResult::HalfPoint(Color::White), PairingResult::HalfForWhite),
        (GameResult::HalfPoint(Color::Black), PairingResult::HalfForBlack),
    ] {
        let mut game = Game::new(code.setup.clone());
        let now = Instant::from_micros(1_790_000_000_000_000);
        game.apply(now, Event::Move(game.position().parse_san("e4").unwrap())).unwrap();
        game.apply(now, Event::Decide { result, why: "a fight".to_owned() }).unwrap();
        // The game may first ask whether the position is dead.
        if let Some(question) = game.question().map(|question| question.id) {
            game.apply(now, Event::Answer { question, verdict: Verdict::Undetermined }).unwrap();
        }
        let reported =
            ResultCode::from_finished_game(&SharedGame::from_game(&game, now)).expect("the game is over");
        let text = reported.to_text().unwrap();
        assert!(text.starts_with('2'), "{text}");
        assert_eq!(ResultCode::from_text(&text), Ok(reported));
        assert_eq!(take(&text, &event, &[]), Ok(score));
        // A code of version 1 with the prefix of version 2 is refused.
        assert!(ResultCode::from_text(&format!("2{}", self::result())).is_err());
    }
}

/// A game code with the first increment at the start has version 2, because version 1 has no field
/// for this rule.
#[test]
fn a_game_code_holds_the_first_increment() {
    let time = time().with_first_increment(FirstIncrement::AtStart);
    let code = GameCode::new(Ticket::new(KEY, EVENT, PLACE, PAIRING), game::GameSetup { time, ..setup() });
    let text = code.to_text().unwrap();
    assert!(text.starts_with('2'), "{text}");
    assert_eq!(GameCode::from_text(&text), Ok(code));
}

/// A valid result code is refused after a change of any bit, even with a new checksum.
#[test]
fn a_true_result_with_a_byte_changed_and_a_right_checksum_is_refused() {
    let text = result();
    let bytes = decoded(&text);
    assert_eq!(ResultCode::with_checksum(&bytes), text);
    let (mut read, event) = (0, event());
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut other = bytes.clone();
            other[at] ^= 1 << bit;
            let forged = ResultCode::with_checksum(&other);
            let Ok(code) = ResultCode::from_text(&forged) else { continue };
            read += 1;
            assert!(!code.is_authentic(KEY), "{at} {bit}");
            assert!(take(&forged, &event, &[]).is_err());
        }
    }
    assert!(read > 48, "at least anyone who changes the seal is read: {read}");
}

/// Bytes of a result code after its version and its checksum.
fn decoded(text: &str) -> Vec<u8> {
    let letters = text.strip_prefix('1').unwrap();
    // A code that would end in `-` or `_` has an `A` appended, which adds no whole byte.
    let without_end = letters.strip_suffix('A').unwrap_or(letters);
    let decode = |letters: &str| BASE64URL_NOPAD.decode(letters.as_bytes());
    decode(letters).or_else(|_| decode(without_end)).unwrap().split_off(3)
}

proptest! {
    #[test]
    fn any_code_comes_back_and_opens_nothing_else(
        key: u64, event in 0..1_u64 << 62, round in 0..100_usize, board in 0..500_usize, game in 0..20_usize,
        white in 0..1000_usize, black in 0..1000_usize, plies in 0..30_usize, seed: u64, other: u64,
        name in "\\PC{0,40}",
    ) {
        let place = GamePlace { round, board, game };
        let ticket = Ticket::new(key, event, place, Pairing { white, black });
        let mut setup = setup();
        setup.headers.white = name;
        let text = GameCode::new(ticket, setup).to_text().unwrap();
        let code = GameCode::from_text(&text).unwrap();
        prop_assert_eq!(code.ticket, ticket);
        let played = played(&text, plies, seed | 1);
        let result = ResultCode::from_finished_game(&played).unwrap();
        let back = ResultCode::from_text(&result.to_text().unwrap()).unwrap();
        prop_assert_eq!(&back, &result);
        prop_assert!(back.is_authentic(key));
        prop_assert!(key == other || !back.is_authentic(other));
        prop_assert_eq!(&back.game.moves, &played.moves);
        prop_assert_eq!(&back.game.clocks, &played.clocks);
    }

    #[test]
    fn any_text_is_a_code_or_an_error(text: String, bytes: Vec<u8>) {
        for text in [text, ResultCode::with_checksum(&bytes), GameCode::with_checksum(&bytes)] {
            if let Ok(code) = ResultCode::from_text(&text) {
                prop_assert_eq!(code.to_text(), Ok(text.clone()));
                prop_assert!(!code.is_authentic(KEY));
            }
            if let Ok(code) = GameCode::from_text(&text) {
                prop_assert_eq!(code.to_text(), Ok(text));
            }
        }
    }
}
