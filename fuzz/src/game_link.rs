//! Fuzz target for links that contain a whole game: the link of any game restores that game. The
//! input chooses the setup and the events.

use tabiya::game::link::SharedGame;
use tabiya::game::{
    ClockPress, Event, FirstMove, Game, GameResult, GameSetup, HouseRules, Instant, Preset, Span,
    TimeAllowance, TimeBonus, TimeControl, TimeStage, Verdict,
};
use tabiya::rules::{Color, Position};

/// Maximum number of events.
const MOST: usize = 80;

/// Plays a game whose setup and events the input chooses. Asserts that the link of the game
/// restores the game, at the end and after event number `MOST / 4` (counted from 0).
pub fn check(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut game = Game::new(setup(&mut bytes));
    let mut now = Instant::default();
    for number in 0..MOST {
        let (Some(what), Some(how)) = (bytes.next(), bytes.next()) else { break };
        now = now + Span::from_micros(u64::from(how).pow(u32::from(what >> 6)));
        // A refused event changes nothing.
        let _ = game.apply(now, event(&game, now, what & 63, how));
        if number == MOST / 4 {
            check_link(&game, now);
        }
    }
    check_link(&game, now);
}

/// Asserts that the link of a game is read as the same game.
fn check_link(game: &Game, now: Instant) {
    let shared = SharedGame::from_game(game, now);
    let link = shared.to_link().expect("a short game makes a link");
    assert_eq!(SharedGame::from_link(&link).as_ref(), Ok(&shared), "{link}");
    let replay = shared.to_journal().replay();
    assert_eq!(replay.fault, None, "{link}");
    if shared.saved_journal.is_some() {
        let again = SharedGame::from_game(&replay.game, replay.game.last_change());
        assert_eq!(again, shared, "{link}");
    }
}

/// Builds the setup of a game (rules, clocks, starting position) from the first four input bytes.
fn setup(bytes: &mut impl Iterator<Item = u8>) -> GameSetup {
    let mut next = || bytes.next().unwrap_or(0);
    let (preset, clock, how, start) = (next(), next(), next(), next());
    let rules =
        HouseRules { check_warnings: preset & 4 == 0, ..Preset::ALL[usize::from(preset % 4)].rules() };
    let [second, time] = [1, u64::from(clock) + 1].map(Span::from_secs);
    let bonus = [
        TimeBonus::None,
        TimeBonus::Increment(second),
        TimeBonus::Bronstein(second),
        TimeBonus::Delay(second),
        TimeBonus::Hourglass,
    ][usize::from(how % 5)];
    let stages = vec![TimeStage { moves: Some(2), time, bonus }, TimeStage { moves: None, time, bonus }];
    let allowance = TimeAllowance { stages, per_move: (how & 8 != 0).then_some(time) };
    let other = if how & 16 == 0 { allowance.clone() } else { TimeAllowance::default() };
    let time = if how & 32 == 0 {
        TimeControl::new(allowance, other).unwrap_or_default()
    } else {
        TimeControl::without_clocks()
    };
    let press = if how & 64 == 0 { ClockPress::Move } else { ClockPress::Tap };
    let first_move = if how & 128 == 0 { FirstMove::Free } else { FirstMove::Timed };
    let start = Position::chess960(u16::from(start) * 3 + 1).unwrap_or_default();
    GameSetup {
        rules,
        start,
        time: time.with_press(press).with_first_move(first_move),
        ..GameSetup::default()
    }
}

/// Returns the game event that two input bytes choose. `what` chooses the type of the event; `how`
/// chooses details such as the colour, the move or a time.
fn event(game: &Game, now: Instant, what: u8, how: u8) -> Event {
    let color = Color::ALL[usize::from(how % 2)];
    let moves = game.position().pseudo_legal_moves();
    let mv = moves.get(usize::from(how) % moves.len().max(1)).copied();
    let micros = u64::from(how) * 10_007;
    let question = game.question().map_or(0, |question| question.id);
    match what {
        0 => Event::Start,
        1 => Event::Resign(color),
        2 => Event::OfferDraw(color),
        3 => Event::AcceptDraw(color),
        4 => Event::DeclineDraw(color),
        5 => Event::Claim { by: color, intended: mv },
        6 => Event::Claim { by: color, intended: None },
        7 => Event::AskTakeback(color),
        8 => Event::AskRedo(color),
        9 | 10 => Event::GrantRequest(color),
        11 => Event::DeclineRequest(color),
        12 => Event::Pause,
        13 | 14 => Event::Resume,
        15 => Event::Suspend { from: Instant::from_micros(now.as_micros().saturating_sub(micros)) },
        16 | 17 => Event::EndAbsence { refund: how.is_multiple_of(2) },
        18 => Event::GiveTime { to: color, time: Span::from_micros(micros) },
        19 => Event::SetClock { color, left: Span::from_micros(micros) },
        20 => Event::Decide { result: GameResult::ALL[usize::from(how % 6)], why: "x".repeat(how.into()) },
        21 => Event::CorrectPosition { fen: game.position().to_fen(), why: String::new() },
        22 => Event::CorrectPosition { fen: Position::initial().to_fen(), why: "?".to_owned() },
        23 => Event::Answer { question, verdict: Verdict::Unwinnable },
        24 => Event::Answer { question, verdict: Verdict::Undetermined },
        25..=28 => Event::Answer { question, verdict: Verdict::Winnable { line: mv.into_iter().collect() } },
        29 => {
            Event::ChangeRules(HouseRules { announce_check: how.is_multiple_of(2), ..game.rules().clone() })
        }
        30 | 31 => Event::UndoEnd(color),
        32 => Event::Tick,
        33..=40 => Event::Press(color),
        _ => mv.map_or(Event::Tick, Event::Move),
    }
}
