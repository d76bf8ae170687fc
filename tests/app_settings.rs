//! The settings and the clocks, message by message, without a browser.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use tabiya::app::{ClockDraft, Dialog, Effect, Focus, Keep, Model, Msg, Settings, Sound, Stored, update};
use tabiya::game::{
    Bonus, ClockPress, DrawRule, Event, FirstMove, HouseRules, Instant, Knob, Preset, Span, TIME_PRESETS,
    TimeControl, Verdict,
};
use tabiya::rules::{Color, Square};

struct Table {
    model: Model,
    now: u64,
    effects: Vec<Effect>,
}

impl Table {
    fn new() -> Table {
        Table { model: Model::new(), now: 1_000, effects: Vec::new() }
    }

    fn tell(&mut self, msg: Msg) -> &mut Table {
        self.effects = update(&mut self.model, msg, Instant::from_millis(self.now));
        self
    }

    fn set(&mut self, name: &str, value: &str) -> &mut Table {
        self.tell(Msg::Setting { name: name.to_owned(), value: value.to_owned() })
    }

    fn wait(&mut self, millis: u64) -> &mut Table {
        self.now += millis;
        self
    }

    fn play(&mut self, moves: &str) -> &mut Table {
        for uci in moves.split_whitespace() {
            let square = |name: &str| name.parse::<Square>().expect("a square");
            self.tell(Msg::Drop { from: square(&uci[..2]), to: square(&uci[2..4]) });
        }
        self
    }

    /// What the clock of a player shows.
    fn shown(&self, color: Color) -> String {
        let reading =
            self.model.game.clock().expect("a clock").reading(color, Instant::from_millis(self.now));
        reading.shown().expect("a time").to_string()
    }

    /// The settings as they were last told to the disk.
    fn kept(&self) -> Option<&Settings> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Keep(Keep::Settings(settings)) => Some(settings.as_ref()),
            _ => None,
        })
    }

    fn heard(&self) -> Vec<Sound> {
        let sounds = self.effects.iter().filter_map(|effect| match effect {
            Effect::Sound(sound) => Some(*sound),
            _ => None,
        });
        sounds.collect()
    }
}

#[test]
fn every_knob_takes_every_value_it_names_and_no_other() {
    for knob in Knob::ALL {
        for value in knob.values().iter().map(|value| value.name()) {
            let mut table = Table::new();
            table.set(knob.name(), value);
            assert_eq!(table.model.settings.rules.knob(knob.name()), Some(value), "{knob}");
            assert_eq!(table.kept(), Some(&table.model.settings), "{knob} is kept");
            let before = table.model.settings.clone();
            table.set(knob.name(), "perhaps");
            assert_eq!((&table.model.settings, table.kept()), (&before, None), "{knob}");
        }
    }
}

#[test]
fn a_preset_sets_every_knob_and_one_knob_more_makes_it_custom() {
    let mut table = Table::new();
    for preset in Preset::ALL {
        table.set("rules", preset.name());
        assert_eq!(table.model.settings.rules, preset.rules());
        assert!(!table.model.custom_rules);
    }
    table.set("check-warnings", "off");
    assert!(table.model.custom_rules);
    assert_eq!(table.model.settings.rules, HouseRules { check_warnings: false, ..HouseRules::lobby() });
    table.set("check-warnings", "on");
    assert!(!table.model.custom_rules, "the last knob back is the preset again");
    table.set("rules", "custom");
    assert!(table.model.custom_rules);
    assert_eq!(table.model.settings.rules, HouseRules::lobby(), "custom rules begin as what they were");
}

#[test]
fn a_game_under_way_keeps_its_rules_and_its_clock() {
    let mut table = Table::new();
    table.play("e2e4").set("rules", "lobby").set("clock", "5+3").set("white-name", "Ana");
    assert_eq!(table.model.game.rules(), &HouseRules::fide());
    assert!(table.model.game.clock().is_none());
    table.tell(Msg::OpenSettings).tell(Msg::StartGame);
    assert_eq!(table.model.dialog, None);
    assert_eq!(table.model.game.rules(), &HouseRules::lobby());
    assert_eq!((table.shown(Color::White), table.shown(Color::Black)), ("5:00".into(), "5:00".into()));
    assert_eq!(table.model.game.headers().white, "Ana");
    assert!(table.model.game.pgn().contains("[White \"Ana\"]"));
}

#[test]
fn a_board_that_nobody_has_touched_takes_the_settings_at_once() {
    let mut table = Table::new();
    table.set("threefold", "at-once").set("clock", "3+2");
    assert_eq!(table.model.game.rules().threefold, DrawRule::AtOnce);
    assert_eq!(table.shown(Color::White), "3:00");
    // Also one from an address, with its position, unless a question about that is open already.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    table
        .tell(Msg::OpenAddress(format!("rules=fp-club&fen={}", fen.replace(' ', "%20"))))
        .set("clock", "1+0");
    assert_eq!(
        (table.model.game.position().to_fen().as_str(), table.shown(Color::Black)),
        (fen, "1:00".into())
    );
}

#[test]
fn what_holds_at_once_holds_in_the_game_on_the_board() {
    let mut table = Table::new();
    table.play("e2e4").set("announce-check", "on");
    assert!(table.model.game.rules().announce_check);
    table.set("orientation", "black");
    assert_eq!(table.model.orientation, Color::Black);
    table.tell(Msg::Flip);
    assert!(table.kept().is_some_and(|settings| !settings.black_at_bottom), "the button says it too");
    // A preset without announcements takes them away again, at once.
    table.set("rules", "fp-club");
    assert!(!table.model.game.rules().announce_check);
    assert_eq!(table.model.game.rules(), &HouseRules::fide());
}

#[test]
fn every_clock_of_the_list_can_be_chosen_and_is_found_again() {
    for preset in TIME_PRESETS {
        let mut table = Table::new();
        table.set("clock", preset.name).set("press", "tap").set("first-move", "timed");
        let time = preset.control().with_press(ClockPress::Tap).with_first_move(FirstMove::Timed);
        assert_eq!(table.model.settings.time, time);
        assert_eq!(table.model.settings.clock_name(), preset.name, "whatever presses it");
        table.set("clock", "none");
        assert_eq!(table.model.settings.clock_name(), "none");
    }
}

#[test]
fn a_custom_clock_is_the_next_games_as_soon_as_it_can_be_read() {
    let mut table = Table::new();
    table.tell(Msg::OpenSettings).set("clock", "custom");
    assert_eq!(table.model.settings.time, TimeControl::total(Span::from_mins(5)), "it begins somewhere");
    table.set("white-0-time", "0:4");
    table.set("white-0-time", "0:4x");
    assert_eq!(table.model.settings.time, TimeControl::total(Span::from_secs(4)), "the last good one stays");
    assert_eq!(table.model.clock_draft.as_ref().unwrap().side(Color::White).stages[0].time, "0:4x");

    table.tell(Msg::StartGame);
    assert_eq!(table.effects.last(), Some(&Effect::Focus(Focus::Fault)));
    assert_eq!(table.model.dialog, Some(Dialog::Settings), "first the field, then the game");
    assert_eq!(table.model.status, "A field of the clock cannot be read yet.");
    table.tell(Msg::CloseDialog).tell(Msg::OpenSettings);
    let draft = table.model.clock_draft.as_ref().unwrap();
    assert_eq!(draft.side(Color::White).stages[0].time, "0:4x", "nothing that was typed is lost");

    table.set("white-0-time", "0:40").set("white-0-bonus", "delay").set("white-0-amount", "2.5");
    table.set("same-time", "off").set("black-0-bonus", "hourglass").set("black-per-move", "10");
    table.tell(Msg::AddStage(Color::White)).set("white-0-moves", "3").tell(Msg::StartGame);
    let clock = table.model.game.clock().unwrap().control().clone();
    assert_eq!(clock.allowance(Color::White).to_pgn(), "3/40d2.5:1800d2.5");
    assert_eq!(clock.allowance(Color::Black).to_pgn(), "*40:10/move");
    // A reload finds the fields again.
    let settings = table.model.settings.clone();
    let mut again = Table::new();
    again.tell(Msg::Opened(Box::new(Stored { settings: Some(settings), ..Stored::default() })));
    again.tell(Msg::OpenSettings);
    assert_eq!(again.model.clock_draft, Some(ClockDraft::of(&clock)));
    assert_eq!(again.model.game.clock().unwrap().control(), &clock, "the board is laid with them");
}

#[test]
fn a_flag_falls_by_itself() {
    let mut table = Table::new();
    table.set("clock", "1+0").play("e2e4").wait(60_000);
    assert!(table.effects.iter().any(|effect| *effect == Effect::WakeAt(Instant::from_millis(61_000))));
    table.tell(Msg::Wake);
    let outcome = table.model.game.outcome();
    assert_eq!(outcome.map(|outcome| (outcome.score(), outcome.reason.code())), None, "that is asked first");
    assert_eq!(table.model.game.flag_fallen(), Some(Color::Black));
    assert!(table.effects.iter().any(|effect| matches!(effect, Effect::Ask { .. })));
    assert_eq!(table.shown(Color::Black), "0:00.0");
}

#[test]
fn a_tap_on_the_clock_completes_the_move() {
    let mut table = Table::new();
    table.set("clock", "1+0").set("press", "tap").set("first-move", "timed");
    assert!(table.model.game.waits_for_start());
    table.tell(Msg::Act(Event::Start)).wait(2_000).play("e2e4").wait(3_000);
    assert_eq!(table.model.game.unpressed(), Some(Color::White));
    table.play("e7e5");
    assert_eq!(table.model.game.moves().len(), 1, "Black waits for the clock");
    table.tell(Msg::Act(Event::Press(Color::White))).wait(10_000).play("e7e5");
    assert_eq!((table.shown(Color::White), table.shown(Color::Black)), ("0:55".into(), "0:50".into()));
}

#[test]
fn the_arbiter_sets_a_clock_and_it_is_written_down() {
    let mut table = Table::new();
    table.set("clock", "5+0").play("e2e4").wait(20_000).tell(Msg::Act(Event::Pause));
    table.tell(Msg::OpenClocks);
    assert_eq!(table.model.dialog, Some(Dialog::Clocks(None)));
    let typed = |typed: &str| Msg::SetClock { color: Color::Black, typed: typed.to_owned() };
    for bad in ["", "soon", "0", "5:60"] {
        table.tell(typed(bad));
        assert_eq!(
            table.model.dialog,
            Some(Dialog::Clocks(Some(Color::Black))),
            "{bad:?} is told at the field"
        );
        assert_eq!(table.effects, [Effect::Focus(Focus::Fault)]);
    }
    table.tell(typed("2:30"));
    assert_eq!(table.model.dialog, Some(Dialog::Clocks(None)));
    table.tell(Msg::Act(Event::GiveTime { to: Color::White, time: Span::from_secs(15) }));
    let edits: Vec<_> = table.model.game.clock_edits().to_vec();
    let words: Vec<_> = edits.iter().map(|edit| tabiya::text::clock_edit(edit, &table.model.game)).collect();
    assert_eq!(words, ["After 1. e4: Black 4:40 → 2:30", "After 1. e4: White 5:00 → 5:15"]);
    table.tell(Msg::CloseDialog);
    assert_eq!(table.effects, [Effect::Focus(Focus::ResumeButton)]);
    table.wait(60_000).tell(Msg::Act(Event::Resume)).wait(1_000);
    assert_eq!(table.shown(Color::Black), "2:29", "the pause costs nothing");
}

#[test]
fn sounds_are_made_for_those_who_want_them() {
    let mut table = Table::new();
    table.play("e2e4");
    assert!(table.heard().is_empty());
    table.set("sounds", "on").play("d7d5");
    assert_eq!(table.heard(), [Sound::Move]);
    table.play("e4d5");
    assert_eq!(table.heard(), [Sound::Capture]);
    table.play("a7a6 f1b5");
    assert!(
        !table.effects.iter().any(|effect| matches!(effect, Effect::Speak(_))),
        "nobody wants it announced"
    );
    table.set("announce-check", "on").play("c7c6 d5c6 a6a5 c6b7");
    assert!(table.effects.contains(&Effect::Speak("Check".to_owned())));
    table.tell(Msg::Act(Event::Resign(Color::Black)));
    assert_eq!(table.heard(), [Sound::End]);
}

#[test]
fn a_player_is_warned_once_and_again_after_having_had_time() {
    let mut table = Table::new();
    table.set("clock", "5+0").set("low-time-sound", "on").play("e2e4");
    // An eighth of five minutes.
    let low = Instant::from_millis(1_000 + 262_500);
    let woken = table
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::WakeAt(at) if *at > low && *at <= low.after(1)));
    assert!(woken, "{:?}", table.effects);
    table.wait(262_501).tell(Msg::Wake);
    assert_eq!(table.heard(), [Sound::LowTime]);
    table.wait(1_000).tell(Msg::Wake);
    assert!(table.heard().is_empty(), "once");
    table.play("e7e5 g1f3").wait(1_000).tell(Msg::Wake);
    assert!(table.heard().is_empty(), "not at every move");
    table.tell(Msg::Act(Event::GiveTime { to: Color::Black, time: Span::from_mins(2) }));
    table.wait(121_000).tell(Msg::Wake);
    assert_eq!(table.heard(), [Sound::LowTime], "there was time enough between");
}

#[test]
fn a_limit_for_each_move_warns_too() {
    let mut table = Table::new();
    table.set("clock", "custom").tell(Msg::RemoveStage(Color::White)).set("white-per-move", "30");
    let limit = table.model.settings.time.allowance(Color::White).clone();
    assert_eq!((limit.per_move, limit.stages.len()), (Some(Span::from_secs(30)), 0));
    table.set("low-time-sound", "on").play("e2e4").wait(24_001).tell(Msg::Wake);
    assert_eq!(table.heard(), [Sound::LowTime]);
    assert!(table.model.game.clock().unwrap().reading(Color::Black, Instant::from_millis(table.now)).low);
}

#[test]
fn a_delay_is_shown_while_it_waits() {
    let mut table = Table::new();
    table.set("clock", "custom").set("white-0-bonus", "delay").set("white-0-amount", "3").play("e2e4");
    let note = |table: &Table| {
        let clock = table.model.game.clock().unwrap();
        let now = Instant::from_millis(table.now);
        (tabiya::text::clock_note(&clock.reading(Color::Black, now)), clock.next_wake(now))
    };
    assert_eq!(
        table.model.settings.time.allowance(Color::White).stages[0].bonus,
        Bonus::Delay(Span::from_secs(3))
    );
    for second in [3, 2, 1] {
        let (words, wake) = note(&table);
        assert_eq!(words, format!("waits {second}"));
        assert_eq!(wake, Some(Instant::from_millis(table.now + 1_000)), "it looks different in a second");
        table.wait(1_000);
    }
    assert_eq!(note(&table).0, "");
    assert_eq!(table.shown(Color::Black), "5:00");
    table.wait(1_000);
    assert_eq!(table.shown(Color::Black), "4:59");
}

#[test]
fn a_press_that_is_heard_of_after_an_answer_counts_from_when_it_was_made() {
    let mut table = Table::new();
    table.set("clock", "1+0").play("e2e4");
    let asked = table.effects.iter().find_map(|effect| match effect {
        Effect::Ask { game, question } => Some((*game, question.id)),
        _ => None,
    });
    let (game, question) = asked.expect("FIDE asks whether the position is dead");
    table.wait(500).tell(Msg::Answer { game, question, verdict: Verdict::Winnable { line: Vec::new() } });
    table.now -= 100;
    table.play("e7e5");
    let reading = table.model.game.clock().unwrap().reading(Color::Black, Instant::from_millis(table.now));
    assert_eq!(reading.spent, Span::from_millis(400));
}
