//! The clock of the app beside a wooden board: presses without moves, byo-yomi (periods after the
//! main time, each lost only if a move uses it up), illegal moves, and the result that the players
//! enter. Random games are compared with a model that counts in plain numbers.

use tabiya::game::{
    ClockStop, EndReason, Event, FirstMove, Game, GameResult, GameSetup, Headers, HouseRules, Instant,
    Journal, Refusal, Span, TimeAllowance, TimeBonus, TimeControl, TimeFault, TimeStage, link::SharedGame,
};
use tabiya::rules::Color::{self, Black, White};

use super::common::Random;
use super::desk::Desk;

fn clock_only(time: TimeControl) -> Desk {
    Desk::with(GameSetup { time, is_clock_only: true, ..GameSetup::default() })
}

fn byo_yomi(secs: u64, periods: u32, period: u64) -> TimeControl {
    let bonus = TimeBonus::ByoYomi { periods, time: Span::from_secs(period) };
    TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(secs), bonus)).unwrap()
}

fn moves(desk: &Desk) -> [u32; 2] {
    [White, Black].map(|color| desk.game.clock().unwrap().reading(color, desk.now).moves)
}

/// Displayed time in milliseconds, and the number of byo-yomi periods left (`None` before byo-yomi
/// begins).
fn shown(desk: &Desk, color: Color) -> (u64, Option<u32>) {
    let reading = desk.game.clock().unwrap().reading(color, desk.now);
    (reading.displayed.unwrap().as_millis(), reading.periods_left)
}

#[test]
fn black_starts_the_clock_and_each_press_ends_a_turn() {
    let mut desk = clock_only(TimeControl::fischer(Span::from_mins(5), Span::from_secs(3)));
    desk.wait(1_000).ok(Event::Press(Black));
    assert_eq!(desk.game.clock().unwrap().running(), Some(White));
    assert_eq!(moves(&desk), [0, 0]);
    desk.wait(10_000).ok(Event::Press(White));
    desk.wait(20_000).ok(Event::Press(Black));
    assert_eq!((desk.left(White), desk.left(Black)), (293_000, 283_000));
    assert_eq!(moves(&desk), [1, 1]);
    assert_eq!(desk.game.clock().unwrap().running(), Some(White));
}

#[test]
fn a_first_press_of_white_is_a_free_move() {
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(5)));
    desk.ok(Event::Press(White));
    assert_eq!((moves(&desk), desk.game.clock().unwrap().running()), ([1, 0], Some(Black)));
}

#[test]
fn of_two_presses_at_once_the_first_counts() {
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(5)));
    desk.ok(Event::Press(Black));
    desk.wait(5_000).ok(Event::Press(White));
    desk.wait(99);
    assert_eq!(desk.apply(Event::Press(Black)), Err(Refusal::NothingToPress));
    assert_eq!(desk.apply(Event::Press(White)), Err(Refusal::NothingToPress));
    desk.wait(1).ok(Event::Press(Black));
    assert_eq!(moves(&desk), [1, 1]);
}

#[test]
fn there_are_no_moves_offers_or_claims_without_a_board() {
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(5)));
    let mv = desk.mv("e4");
    let claim = Event::Claim { by: White, intended: None };
    let put_right = Event::CorrectPosition { fen: desk.game.position().to_fen(), why: String::new() };
    for event in [Event::Move(mv), Event::OfferDraw(White), Event::Resign(White), claim, put_right] {
        assert_eq!(desk.apply(event), Err(Refusal::NotLegal));
    }
    assert!(!desk.game.accepts_moves());
}

#[test]
fn a_fallen_flag_waits_for_the_players() {
    for (result, end) in [
        (GameResult::Win(Black), "0-1 flag-fall"),
        (GameResult::Draw, "1/2-1/2 flag-fall"),
        (GameResult::Win(White), "1-0 reported"),
    ] {
        let mut desk = clock_only(TimeControl::with_total(Span::from_mins(1)));
        desk.ok(Event::Press(Black));
        let changes = desk.wait(60_000).ok(Event::Tick);
        assert_eq!((changes.flag_fell, desk.outcome().as_str()), (Some(White), "*"));
        assert_eq!(desk.apply(Event::Press(White)), Err(Refusal::FlagFallen(White)));
        desk.wait(9_000).ok(Event::Decide { result, why: String::new() });
        assert_eq!(desk.outcome(), end);
    }
}

#[test]
fn a_mistaken_result_can_be_undone() {
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(1)));
    desk.ok(Event::Press(Black));
    desk.wait(10_000).ok(Event::Decide { result: GameResult::Draw, why: String::new() });
    assert_eq!(desk.outcome(), "1/2-1/2 reported");
    desk.wait(4_000).ok(Event::UndoEnd(White));
    assert_eq!((desk.outcome().as_str(), desk.left(White)), ("*", 50_000));
    desk.wait(1_000).ok(Event::Press(White));
    assert_eq!(desk.left(White), 49_000);
}

#[test]
fn an_illegal_move_gives_the_move_back_and_the_opponent_time() {
    let rules = HouseRules { wrong_claim_penalty: Some(Span::from_mins(2)), ..HouseRules::fide() };
    let time = TimeControl::with_total(Span::from_mins(5));
    let setup = GameSetup { rules, time, is_clock_only: true, ..GameSetup::default() };
    let mut desk = Desk::with(setup);
    desk.ok(Event::Press(Black));
    assert_eq!(desk.apply(Event::IllegalMove(Black)), Err(Refusal::NothingToPress));
    desk.wait(10_000).ok(Event::Press(White));
    assert_eq!(desk.apply(Event::IllegalMove(Black)), Err(Refusal::NothingToPress));
    desk.wait(4_000);
    assert_eq!(desk.ok(Event::IllegalMove(White)).time_given_to, Some(Black));
    assert_eq!((desk.game.illegal_move_count(White), desk.game.clock_stop()), (1, ClockStop::Paused));
    assert_eq!((moves(&desk), desk.left(Black)), ([0, 0], 296_000 + 120_000));
    desk.ok(Event::Resume);
    assert_eq!(desk.game.clock().unwrap().running(), Some(White));
    // These rules have no penalty for an illegal move, so the clocks only stop.
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(5)));
    desk.ok(Event::Press(White));
    assert_eq!(desk.wait(1_000).ok(Event::IllegalMove(White)).time_given_to, None);
    assert_eq!(desk.left(Black), 299_000);
}

#[test]
fn a_board_knows_no_illegal_move_of_a_wooden_one() {
    let mut desk = Desk::with(GameSetup { time: "300".parse().unwrap(), ..GameSetup::default() });
    desk.play("e4");
    assert_eq!(desk.apply(Event::IllegalMove(White)), Err(Refusal::NotLegal));
}

#[test]
fn a_move_within_a_period_costs_nothing_and_a_period_that_passes_is_lost() {
    let mut desk = clock_only(byo_yomi(60, 3, 30));
    assert_eq!((shown(&desk, White), desk.left(White)), ((60_000, None), 150_000));
    desk.ok(Event::Press(Black));
    desk.wait(59_000);
    assert_eq!(shown(&desk, White), (1_000, None));
    desk.wait(1_000);
    assert_eq!(shown(&desk, White), (30_000, Some(3)));
    desk.wait(29_999);
    assert_eq!(shown(&desk, White), (1, Some(3)));
    desk.ok(Event::Press(White));
    assert_eq!(shown(&desk, White), (30_000, Some(3)));
    desk.wait(1_000).ok(Event::Press(Black));
    desk.wait(30_000);
    assert_eq!(shown(&desk, White), (30_000, Some(2)));
    desk.wait(5_000).ok(Event::Press(White));
    assert_eq!(shown(&desk, White), (30_000, Some(2)));
    assert_eq!(shown(&desk, Black), (59_000, None));
    desk.wait(1_000).ok(Event::Press(Black));
    desk.wait(60_000);
    assert_eq!(desk.ok(Event::Tick).flag_fell, Some(White));
}

#[test]
fn byo_yomi_begins_again_behind_a_time_that_is_set() {
    let mut desk = clock_only(byo_yomi(10, 2, 30));
    desk.ok(Event::Press(Black));
    desk.wait(45_000);
    assert_eq!(shown(&desk, White), (25_000, Some(1)));
    desk.ok(Event::SetClock { color: White, left: Span::from_secs(20) });
    assert_eq!((shown(&desk, White), desk.left(White)), ((20_000, None), 80_000));
}

#[test]
fn byo_yomi_is_for_the_last_stage() {
    let period = |moves, periods, secs| TimeStage {
        moves,
        time: Span::from_mins(5),
        bonus: TimeBonus::ByoYomi { periods, time: Span::from_secs(secs) },
    };
    for stage in [period(Some(40), 3, 30), period(None, 0, 30), period(None, 3, 0)] {
        let stages = TimeAllowance { stages: vec![stage], per_move: None };
        let fault = TimeControl::same_for_both(stages).unwrap_err();
        assert_eq!((fault.fault, fault.code()), (TimeFault::ByoYomi { stage: 0 }, "byo-yomi"));
    }
    assert_eq!(byo_yomi(300, 3, 30).allowance(White).to_pgn(), "300y3x30");
    let first = TimeStage { moves: Some(1), time: Span::from_secs(60), bonus: TimeBonus::None };
    let stages = vec![first, period(None, 2, 10)];
    let time = TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap();
    let mut desk = clock_only(time);
    desk.ok(Event::Press(Black));
    desk.wait(10_000).ok(Event::Press(White));
    assert_eq!((shown(&desk, White), desk.left(White)), ((350_000, None), 370_000));
}

#[test]
fn a_pgn_has_tags_only_and_no_link_holds_the_game() {
    let headers = Headers { white: "Ada".to_owned(), black: "Bo".to_owned(), ..Headers::default() };
    let time = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let mut desk = Desk::with(GameSetup { headers, time, is_clock_only: true, ..GameSetup::default() });
    desk.ok(Event::Press(Black));
    desk.wait(1_000).ok(Event::Press(White));
    desk.ok(Event::Decide { result: GameResult::Win(White), why: String::new() });
    let pgn = desk.game.pgn();
    for tag in ["[White \"Ada\"]", "[Result \"1-0\"]", "[TimeControl \"300+3\"]", "[Termination \"normal\"]"]
    {
        assert!(pgn.contains(tag), "{pgn}");
    }
    assert_eq!(pgn.lines().filter(|line| !line.starts_with('[')).collect::<String>(), "1-0");
    assert!(!pgn.contains("FEN"), "{pgn}");
    assert!(SharedGame::from_game(&desk.game, desk.now).to_link().is_err());
    let byo_yomi = Game::new(GameSetup { time: byo_yomi(60, 3, 30), ..GameSetup::default() });
    assert!(SharedGame::from_game(&byo_yomi, desk.now).to_link().is_err());
}

/// A model of both clocks, in microseconds, without the code of the app.
#[derive(Clone, Debug)]
struct Model {
    bonus: TimeBonus,
    main: [i64; 2],
    periods: [i64; 2],
    moves: [u32; 2],
    turn: usize,
    /// Time used in the current turn.
    used: i64,
    runs: bool,
    begun: bool,
}

impl Model {
    fn new(bonus: TimeBonus, main: i64) -> Model {
        let periods = if let TimeBonus::ByoYomi { periods, .. } = bonus { i64::from(periods) } else { 0 };
        let (main, periods) = ([main; 2], [periods; 2]);
        Model { bonus, main, periods, moves: [0; 2], turn: 0, used: 0, runs: false, begun: false }
    }

    fn length(&self) -> i64 {
        match self.bonus {
            TimeBonus::ByoYomi { time, .. } => time.as_micros() as i64,
            TimeBonus::Delay(delay) => delay.as_micros() as i64,
            _ => 0,
        }
    }

    /// Time until the flag of each player would fall.
    fn left(&self) -> [i64; 2] {
        let used = if matches!(self.bonus, TimeBonus::Delay(_)) {
            (self.used - self.length()).max(0)
        } else {
            self.used
        };
        let mut left = [0, 1].map(|side| self.main[side] + self.periods[side] * self.period());
        left[self.turn] -= used;
        if self.bonus == TimeBonus::Hourglass {
            left[1 - self.turn] += used;
        }
        left
    }

    fn period(&self) -> i64 {
        if matches!(self.bonus, TimeBonus::ByoYomi { .. }) { self.length() } else { 0 }
    }

    /// Lets time pass. Returns whether the flag of the player to move has fallen.
    fn wait(&mut self, micros: i64) -> bool {
        if self.runs {
            self.used += micros;
        }
        self.runs && self.left()[self.turn] <= 0
    }

    /// Charges the time of the turn without completing a move.
    fn charge(&mut self) {
        let after = self.left();
        match self.bonus {
            TimeBonus::ByoYomi { .. } => {
                let lost = (self.used - self.main[self.turn]).max(0);
                self.main[self.turn] = (self.main[self.turn] - self.used).max(0);
                self.periods[self.turn] -= lost / self.length();
                // A negative main time is the used part of the current byo-yomi period.
                self.main[self.turn] -= lost % self.length();
            }
            _ => self.main = after,
        }
        self.used = 0;
    }

    fn press(&mut self, by: usize) {
        let starts = !self.begun && by == 1;
        self.begun = true;
        self.runs = true;
        if starts {
            return;
        }
        let used = self.used;
        self.charge();
        match self.bonus {
            TimeBonus::Increment(time) => self.main[by] += time.as_micros() as i64,
            TimeBonus::Bronstein(most) => self.main[by] += used.min(most.as_micros() as i64),
            TimeBonus::ByoYomi { .. } => self.main[by] = self.main[by].max(0),
            _ => {}
        }
        self.moves[by] += 1;
        self.turn = 1 - by;
    }
}

/// A hundred thousand random presses, pauses, absences and gifts of time, in games with random
/// kinds of bonus, agree with the model.
#[test]
fn a_hundred_thousand_random_events_agree_with_the_model() {
    let secs = Span::from_secs;
    let bonuses = [
        TimeBonus::None,
        TimeBonus::Increment(secs(2)),
        TimeBonus::Bronstein(secs(3)),
        TimeBonus::Delay(secs(2)),
        TimeBonus::Hourglass,
        TimeBonus::ByoYomi { periods: 3, time: secs(4) },
    ];
    let mut random = Random(51);
    let mut between = |from: i64, to: i64| from + random.below((to - from) as usize) as i64;
    let (mut events, mut flags, mut lost_periods) = (0, 0, 0);
    while events < 100_000 {
        let bonus = bonuses[between(0, 6) as usize];
        let main = between(5, 120) * 1_000_000;
        let time = TimeAllowance::with_total(Span::from_micros(main as u64), bonus);
        let time = TimeControl::same_for_both(time).unwrap().with_first_move(FirstMove::Timed);
        let mut game = Game::new(GameSetup { time, is_clock_only: true, ..GameSetup::default() });
        let mut model = Model::new(bonus, main);
        let mut now = Instant::from_millis(1_790_000_000_000);
        for _ in 0..400 {
            events += 1;
            let wait = match between(0, 10) {
                0 => between(0, 99_999),
                1 => between(0, 9_000_000),
                _ => between(100_000, 1_500_000),
            };
            let was_used = model.used;
            now = Instant::from_micros(now.as_micros() + wait as u64);
            if model.wait(wait) {
                let fallen = Color::ALL[model.turn];
                assert_eq!(game.apply(now, Event::Tick).unwrap().flag_fell, Some(fallen));
                assert_eq!(game.flag_fallen(), Some(fallen));
                flags += 1;
                break;
            }
            let is_paused = model.begun && !model.runs;
            match between(0, 20) {
                0 if model.runs => {
                    game.apply(now, Event::Pause).unwrap();
                    model.runs = false;
                }
                1 if model.runs => {
                    // An absence, in which the app does not run; its time is refunded.
                    let from = Instant::from_micros(now.as_micros() - wait as u64);
                    game.apply(now, Event::Suspend { from }).unwrap();
                    game.apply(now, Event::EndAbsence { refund: true }).unwrap();
                    model.used = was_used;
                }
                _ if is_paused => {
                    assert_eq!(game.apply(now, Event::Press(White)), Err(Refusal::Paused));
                    game.apply(now, Event::Resume).unwrap();
                    model.runs = true;
                }
                // Added time also restores byo-yomi periods. The model does not, so games with
                // byo-yomi get no added time.
                2 if model.runs && !matches!(bonus, TimeBonus::ByoYomi { .. }) => {
                    let of = between(0, 2) as usize;
                    game.apply(now, Event::GiveTime { to: Color::ALL[of], time: secs(15) }).unwrap();
                    model.main[of] += 15_000_000;
                }
                _ => {
                    let by = if between(0, 5) == 0 { 1 - model.turn } else { model.turn };
                    let periods = model.periods;
                    let result = game.apply(now, Event::Press(Color::ALL[by]));
                    let counts = !model.begun || by == model.turn && model.used >= 100_000;
                    assert_eq!(result.is_ok(), counts, "{model:?}");
                    if counts {
                        model.press(by);
                        lost_periods += periods.iter().sum::<i64>() - model.periods.iter().sum::<i64>();
                    }
                }
            }
            let readings = Color::ALL.map(|color| game.clock().unwrap().reading(color, now));
            let left = readings.map(|reading| reading.left.unwrap().as_micros() as i64);
            assert_eq!(
                (left, readings.map(|reading| reading.moves)),
                (model.left(), model.moves),
                "{model:?}"
            );
        }
        let journal: Journal = game.journal();
        assert_eq!(journal.replay().game, game);
        assert_eq!(journal.replay().game.fingerprint(), game.fingerprint());
    }
    assert!(flags > 30 && lost_periods > 30, "{flags} flags, {lost_periods} periods");
}

#[test]
fn a_result_without_a_flag_has_its_own_reason() {
    assert_eq!(EndReason::Reported.code(), "reported");
    let mut desk = clock_only(TimeControl::with_total(Span::from_mins(1)));
    desk.ok(Event::Press(Black));
    desk.ok(Event::Decide { result: GameResult::BothLose, why: String::new() });
    assert_eq!(desk.outcome(), "0-0 reported");
}
