//! Random actions of the players, the disk, another tab, and the worker (the background thread that
//! decides whether a mate is still possible).

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabiya::app::dialogs::{Kind, Msg as Dialog, settings};
use tabiya::app::{Msg, PageMsg, table};
use tabiya::game::{Event, Span};
use tabiya::rules::Color;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Lets this many milliseconds pass.
    Pass(u64),
    /// Plays a legal move, which the index chooses.
    Play(Index),
    /// Sends another message of the players.
    Send(Msg),
    /// Ends transactions that have been sent to the disk.
    Disk(Settled),
    /// The worker answers a question whether a mate is possible.
    Worker(Answer),
    /// Ends the page without warning and loads it again. The index chooses how many of the
    /// transactions that have been sent reach the disk, oldest first.
    Kill(Index),
    /// Another tab takes over the game. If `heard` is false, this tab does not learn of the
    /// takeover.
    Steal { heard: bool },
    /// The tab behind, if it has not learned of the takeover, plays on and tries to save. The index
    /// chooses how many moves it plays.
    PlayBehind(Index),
    /// Loads the page while the disk does not answer: the page starts without the saved games. The
    /// index chooses how many moves are played before the disk answers.
    LateDisk(Index),
    /// Loads the page while the disk is full: the page shows the saved games. The index chooses how
    /// many moves are played before the page can save again.
    FullDisk(Index),
}

/// How transactions that have been sent to the disk end: only the oldest one, except for
/// `AllWritten`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Settled {
    Written,
    Failed,
    /// Written, but reported as failed.
    Misreported,
    /// All transactions are written. Those that failed before are first sent again.
    AllWritten,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    /// The last question stays undecided.
    Undetermined,
    /// The last question is decided: `true` means that mate is impossible.
    Settled(bool),
    /// An answer to an earlier question.
    Old,
    /// An answer to a question that was never asked.
    Unasked,
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        3 => select(vec![Event::Start, Event::Pause, Event::Resume, Event::Tick]),
        2 => any::<bool>().prop_map(|refund| Event::EndAbsence { refund }),
        3 => color().prop_map(Event::Press),
        1 => color().prop_map(Event::Resign),
        1 => color().prop_map(Event::OfferDraw),
        1 => color().prop_map(Event::AcceptDraw),
        2 => color().prop_map(Event::AskTakeback),
        3 => color().prop_map(Event::GrantRequest),
        1 => color().prop_map(Event::UndoEnd),
        1 => color().prop_map(|to| Event::GiveTime { to, time: Span::from_secs(5) }),
    ]
}

fn address() -> impl Strategy<Value = String> {
    select(vec![
        "clock=60",
        "clock=5+1&press=tap",
        "clock=none",
        "fen=8/PPP2k2/8/8/8/8/2K2ppp/8%20w%20-%20-%200%201",
        "fen=4k3/8/8/8/8/8/8/4K2R%20w%20K%20-%2097%2060&clock=20",
        "fen=8/8/4k3/3b4/8/3KB3/8/8%20w%20-%20-%200%201&clock=5",
        "rules=lobby&check-warnings=off&clock=9",
        "fen=nonsense",
    ])
    .prop_map(str::to_owned)
}

fn setting() -> impl Strategy<Value = Msg> {
    select(vec![
        ("sounds", "on"),
        ("sounds", "off"),
        ("white-name", "Ada"),
        ("clock", "5+3"),
        ("rules", "fide"),
    ])
    .prop_map(|(name, value)| settings::Msg::Set { name: name.to_owned(), value: value.to_owned() })
    .prop_map(|msg| Dialog::Settings(msg).into())
}

pub(crate) fn action() -> impl Strategy<Value = Action> {
    let plain = select(vec![
        table::Msg::NewGame.into(),
        table::Msg::Restore(0).into(),
        table::Msg::Restore(1).into(),
        table::Msg::Wake.into(),
        PageMsg::OpenDialog(Kind::Settings).into(),
        PageMsg::Rematch.into(),
        PageMsg::FlipBoard.into(),
        Dialog::Close.into(),
    ]);
    let settled = select(vec![
        Settled::Written,
        Settled::Written,
        Settled::Written,
        Settled::Failed,
        Settled::Failed,
        Settled::Misreported,
        Settled::AllWritten,
    ]);
    let answer = prop_oneof![
        3 => any::<bool>().prop_map(Answer::Settled),
        1 => Just(Answer::Undetermined),
        1 => Just(Answer::Old),
        1 => Just(Answer::Unasked),
    ];
    prop_oneof![
        6 => prop_oneof![0_u64..3_000, 0_u64..60_000].prop_map(Action::Pass),
        30 => any::<Index>().prop_map(Action::Play),
        8 => event().prop_map(|event| Action::Send(table::Msg::ApplyEvent(event).into())),
        5 => plain.prop_map(Action::Send),
        2 => address().prop_map(|address| Action::Send(PageMsg::Address(address).into())),
        3 => setting().prop_map(Action::Send),
        20 => settled.prop_map(Action::Disk),
        6 => answer.prop_map(Action::Worker),
        4 => any::<Index>().prop_map(Action::Kill),
        3 => any::<bool>().prop_map(|heard| Action::Steal { heard }),
        2 => any::<Index>().prop_map(Action::PlayBehind),
        1 => any::<Index>().prop_map(Action::LateDisk),
        1 => any::<Index>().prop_map(Action::FullDisk),
    ]
}
