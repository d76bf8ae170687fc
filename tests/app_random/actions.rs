//! Random actions: the messages that reach the page, except those that the module `coverage` leaves
//! out.

use super::setups::rules;
use super::strategies::{color, junk_move, span, square};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabiya::app::dialogs::{
    Kind, Msg as Dialog, arbiter, chess_clock, editor, import, learn, lock, menu, new_game, settings, sheet,
    typed,
};
use tabiya::app::table::{BoardQuestion, ClaimStep, CursorJump, CursorStep, Msg as Table, ReviewStep};
use tabiya::app::{
    BackupFault, ChosenMistake, DiskMsg, FileTarget, Msg, PageMsg, ShareResult, ShownTranslation,
    StorageFault, coach, device,
};
use tabiya::game::{Event, GameResult, Headers, HouseRules, Instant, Span};
use tabiya::rules::{Color, Rank, Role};
use tabiya::words::Language;

/// A random message, or an action that the test turns into messages for the current position.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// A pseudo-legal move by drag. A promotion then waits for the choice of a piece.
    Drag(Index),
    /// A pseudo-legal move by two presses.
    Tap(Index),
    /// A draw claim with an intended move.
    Claim(Color, Index),
    /// The background worker's answer to the last question of the app, whether a mate is still
    /// possible. The number is the verdict: 0 unwinnable, 1 undetermined, above 1 winnable. A
    /// winnable verdict comes with a line of one move, which the index chooses.
    Answer(u8, Index),
    /// Reports a gap, in which the players could not play, from this span ago until now
    /// (`Table::PlayGap`).
    Gap(Span),
    /// Applies [`Event::Suspend`] for such a gap.
    Suspend(Span),
    /// Switches announcements of checks on or off.
    Announce(bool),
    /// Reloads the page.
    Reload,
    Send(Msg),
}

fn address() -> impl Strategy<Value = String> {
    select(vec![
        "",
        "fen=8/PPP2k2/8/8/8/8/2K2ppp/8%20w%20-%20-%200%201",
        "fen=4k3/4r3/8/8/8/8/4N3/4K3%20w%20-%20-%200%201&rules=lobby&check-warnings=off&clock=2",
        "fen=4k3/2pp4/8/4P3/5p2/8/4P1P1/4K3%20b%20-%20-%200%201&en-passant=off",
        "fen=4k3/8/8/8/8/8/8/4K2R%20w%20K%20-%2097%2060&rules=lobby",
        "fen=4k3/8/8/8/8/8/8/4K2R%20w%20-%20-%20147%2090&clock=20+0.5",
        "fen=k7/8/1K6/8/8/8/8/1R6%20w%20-%20-%200%201&announce-check=on&clock=1+3",
        "fen=8/8/4k3/3b4/8/3KB3/8/8%20w%20-%20-%200%201&clock=5&rules=fp-club",
        "fen=nonsense",
        "settings",
        "sheet",
        "about",
        "clock=300+3",
        "clock=none",
        "clock=soon",
        "rules=fly-or-die&clock=3",
        "%%%&&==",
    ])
    .prop_map(str::to_owned)
}

fn step() -> impl Strategy<Value = CursorStep> {
    use CursorStep::{Bottom, Down, Left, Right, RowEnd, RowStart, Top, Up};
    select(vec![Up, Down, Left, Right, RowStart, RowEnd, Top, Bottom])
}

fn look() -> impl Strategy<Value = ReviewStep> {
    prop_oneof![
        select(vec![
            ReviewStep::First,
            ReviewStep::Previous,
            ReviewStep::Next,
            ReviewStep::Last,
            ReviewStep::Mate,
            ReviewStep::BackToGame
        ]),
        (0_usize..12).prop_map(ReviewStep::ToPly),
        (0_usize..12).prop_map(ReviewStep::GamePly),
    ]
}

fn text() -> impl Strategy<Value = String> {
    select(vec![
        "",
        "1. e4 e5 2. Nf3 *",
        "[White \"Ada\"]\n\n1. e4 *\n\n1. e5 *\n\n1. d4 d5 1/2-1/2",
        "8/PPP2k2/8/8/8/8/2K2ppp/8 w - - 0 1",
        "9/8/8/8/8/8/8/8 w - - 0 1",
        "Ke9",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ])
    .prop_map(str::to_owned)
}

/// Valid and invalid FENs for the arbiter's correction and for the position editor.
fn fen() -> impl Strategy<Value = String> {
    select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2",
        "4k3/8/8/8/8/8/8/4K2R w - - 147 90",
        "8/PPP2k2/8/8/8/8/2K2ppp/8 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "4k3/8/8/8/3P4/8/8/4K3 b - d3 5 9",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "people",
        "computer",
        "sound",
        "nonsense",
        "",
    ])
    .prop_map(str::to_owned)
}

fn headers() -> impl Strategy<Value = Headers> {
    select(vec!["", "Ada", "A]\"\\\n{", "2026.11.21"]).prop_map(|text| Headers {
        white: text.to_owned(),
        date: text.to_owned(),
        ..Headers::default()
    })
}

/// Events of the players and of the arbiter, with random moves that are usually illegal.
fn event() -> impl Strategy<Value = Event> {
    let plain = select(vec![Event::Start, Event::Pause, Event::Resume, Event::Tick]);
    prop_oneof![
        8 => color().prop_map(Event::Press),
        1 => color().prop_map(Event::Resign),
        4 => color().prop_map(Event::OfferDraw),
        1 => color().prop_map(Event::AcceptDraw),
        2 => color().prop_map(Event::DeclineDraw),
        2 => color().prop_map(|by| Event::Claim { by, intended: None }),
        4 => color().prop_map(Event::AskTakeback),
        4 => color().prop_map(Event::AskRedo),
        6 => color().prop_map(Event::GrantRequest),
        1 => color().prop_map(Event::DeclineRequest),
        4 => color().prop_map(Event::UndoEnd),
        2 => color().prop_map(Event::IllegalMove),
        8 => plain,
        4 => any::<bool>().prop_map(|refund| Event::EndAbsence { refund }),
        2 => (color(), span()).prop_map(|(to, time)| Event::GiveTime { to, time }),
        2 => (color(), span()).prop_map(|(color, left)| Event::SetClock { color, left }),
        1 => select(&GameResult::ALL).prop_map(|result| Event::Decide { result, why: "}".to_owned() }),
        2 => fen().prop_map(|fen| Event::CorrectPosition { fen, why: "{late}".to_owned() }),
        1 => junk_move().prop_map(Event::Move),
        1 => rules().prop_map(Event::ChangeRules),
        1 => headers().prop_map(Event::SetHeaders),
        1 => (0_u32..4).prop_map(|question| {
            Event::Answer { question, verdict: tabiya::game::Verdict::Undetermined }
        }),
    ]
}

/// Names of the settings that [`setting`] changes.
pub(crate) const SETTINGS: [&str; 47] = [
    "settings-page",
    "players",
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
    "seats",
    "sounds",
    "low-time-sound",
    "hide-board",
    "same-time",
    "white-0-time",
    "white-0-moves",
    "white-0-bonus",
    "black-0-bonus",
    "black-0-amount",
    "white-0-periods",
    "black-per-move",
    "white-name",
    "wrong-claim-penalty",
    "language",
    "confirm",
    "auto-queen",
    "touch-move",
    "children",
    "vibration",
    "lasting",
    "notation",
    "digits",
    "board",
    "pieces",
    "dark-squares",
    "first-increment",
    "start",
    "chess960",
    "by-lot",
    "black-name",
    "partner",
    "aloud-to",
    "white-language",
    "black-language",
];

/// Changes in the dialogs of the settings and of the arbiter, with valid and invalid values.
fn setting() -> impl Strategy<Value = Msg> {
    let values = vec![
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
        "byo-yomi",
        "bronstein",
        "de",
        "auto",
        "page",
        "both",
        "518",
        "3",
        "people",
        "computer",
        "sound",
        "own",
        "#102030",
        "nonsense",
        "",
    ];
    let setting = (select(&SETTINGS), select(values))
        .prop_map(|(name, value)| settings::Msg::Set { name: (*name).to_owned(), value: value.to_owned() });
    let typed = select(vec!["0:05", "", "1:1:1:1", "90"]);
    let set =
        (color(), typed).prop_map(|(color, typed)| arbiter::Msg::Set { color, typed: typed.to_owned() });
    let choose = proptest::option::of(select(&GameResult::ALL)).prop_map(arbiter::Msg::Choose);
    let decide = select(vec!["", "late"]).prop_map(|why| arbiter::Msg::Decide(why.to_owned()));
    let add = color().prop_map(arbiter::Msg::Add);
    let correct = fen().prop_map(|fen| arbiter::Msg::CorrectPosition { fen, why: "a knight".to_owned() });
    let stages = color().prop_map(settings::Msg::AddStage);
    let fewer = color().prop_map(settings::Msg::RemoveStage);
    let setting = prop_oneof![8 => setting, 1 => stages, 1 => fewer].prop_map(Dialog::Settings);
    let clock =
        prop_oneof![2 => set, 1 => add, 2 => choose, 1 => decide, 1 => correct].prop_map(Dialog::Arbiter);
    prop_oneof![10 => setting, 1 => clock].prop_map(Msg::Dialog)
}

/// Exercises, the position editor, and typed moves.
fn playing_elsewhere() -> impl Strategy<Value = Msg> {
    let drop = |(from, to)| Dialog::Learn(learn::Msg::Drop { from, to });
    let learn = prop_oneof![
        2 => (0_usize..30).prop_map(|task| Dialog::Learn(learn::Msg::OpenExercise(task))),
        1 => select(vec![learn::LearnPage::Home, learn::LearnPage::Exercise, learn::LearnPage::Rules, learn::LearnPage::RuleSets])
            .prop_map(|page| Dialog::Learn(learn::Msg::Show(page))),
        1 => Just(Dialog::Learn(learn::Msg::Continue)),
        4 => square().prop_map(|square| Dialog::Learn(learn::Msg::Press(square))),
        4 => (square(), square()).prop_map(drop),
        1 => select(Role::ALL.to_vec()).prop_map(|role| Dialog::Learn(learn::Msg::Promote(Some(role)))),
    ];
    let plain = select(vec![editor::Msg::Clear, editor::Msg::Reset, editor::Msg::Play, editor::Msg::Choose]);
    let set = fen().prop_map(|value| editor::Msg::Set { name: "position".to_owned(), value });
    let editor = prop_oneof![
        2 => plain,
        4 => (square(), square()).prop_map(|(from, to)| editor::Msg::Drop { from, to }),
        2 => square().prop_map(editor::Msg::Press),
        1 => square().prop_map(editor::Msg::Empty),
        2 => set,
    ];
    let typed = select(vec!["e4", "Nf3", "e8=Q", "O-O", "nonsense", ""]).prop_map(|text| {
        let spellings = vec![text.to_owned()];
        Dialog::Typed(typed::Msg::Play { text: text.to_owned(), spellings })
    });
    let line =
        select(vec!["e4", "1. e4 e5 2. Nf3", "e4 nonsense e5", "Nf3 Nf6 Ng1 Ng8", ""]).prop_map(|text| {
            let line = typed::TypedLine::split(text, |word| vec![word.to_owned()]);
            Dialog::Typed(typed::Msg::PlayLine(Box::new(line)))
        });
    let several = any::<bool>().prop_map(|several| Dialog::Typed(typed::Msg::TakeSeveral(several)));
    let typed = prop_oneof![2 => typed, 2 => line, 1 => several];
    prop_oneof![2 => learn, 2 => editor.prop_map(Dialog::Editor), 1 => typed].prop_map(Msg::Dialog)
}

/// Exporting and importing games.
fn sharing() -> impl Strategy<Value = Msg> {
    let plain = select(vec![
        PageMsg::OpenDialog(Kind::Sheet).into(),
        PageMsg::OpenDialog(Kind::Import).into(),
        Table::PlayFromReview.into(),
        PageMsg::Today("2026.11.22".to_owned()).into(),
        PageMsg::Today(String::new()).into(),
    ]);
    let sheet = select(vec![
        sheet::Msg::CopyPgn,
        sheet::Msg::CopyFen,
        sheet::Msg::Download,
        sheet::Msg::Picture(true),
    ]);
    let sheet = prop_oneof![2 => sheet, 1 => headers().prop_map(sheet::Msg::SetHeaders)];
    let import = select(vec![
        import::Msg::FileChosen,
        import::Msg::StopReading,
        import::Msg::Pasted,
        import::Msg::Progress(import::Progress { read: 1, of: 50 }),
        import::Msg::Read(None),
        import::Msg::ShowMore,
    ]);
    let import = prop_oneof![
        3 => import,
        3 => text().prop_map(import::Msg::Text),
        2 => (0_usize..4).prop_map(import::Msg::LookAt),
    ];
    prop_oneof![
        4 => plain,
        4 => sheet.prop_map(|msg| Dialog::Sheet(msg).into()),
        6 => import.prop_map(|msg| Dialog::Import(msg).into()),
    ]
}

pub(crate) fn action() -> impl Strategy<Value = Action> {
    let plain = select(vec![
        Table::Deselect.into(),
        Table::CancelPromotion.into(),
        PageMsg::Escape.into(),
        PageMsg::CodeNotLoaded.into(),
        Table::NewGame.into(),
        Table::Restore(0).into(),
        Table::Restore(1).into(),
        PageMsg::FlipBoard.into(),
        Dialog::Close.into(),
        Dialog::PressOutside.into(),
        Dialog::Escape.into(),
        Dialog::Shared(ShareResult::Copied(false)).into(),
        Dialog::Shared(ShareResult::FileSaved(FileTarget::Downloads)).into(),
        Dialog::NewGame(new_game::Msg::Swap).into(),
        Dialog::NewGame(new_game::Msg::Play).into(),
        Dialog::Menu(menu::Msg::PlayComputer).into(),
        Dialog::Menu(menu::Msg::Flip).into(),
        Dialog::Menu(menu::Msg::Pause).into(),
        Dialog::Lock(lock::Msg::Press).into(),
        Dialog::Lock(lock::Msg::Expire).into(),
        Dialog::ChessClock(chess_clock::Msg::Start).into(),
        Dialog::ChessClock(chess_clock::Msg::Leave).into(),
        PageMsg::Rematch.into(),
        Table::PutCardAway.into(),
        PageMsg::SuggestFaceToFace(true).into(),
        PageMsg::Print.into(),
        coach::Msg::AskHint.into(),
        coach::Msg::AskReview.into(),
        coach::Msg::Stop.into(),
        coach::Msg::ShowMistake(ChosenMistake { color: Color::Black, index: 0, steps: 1 }).into(),
        coach::Msg::Failed.into(),
        PageMsg::DialogsLoaded.into(),
        Table::ExplainResult { step: 1 }.into(),
        Table::CloseExplanation.into(),
        Table::DismissNotice.into(),
        Table::Wake.into(),
        DiskMsg::TakeOver.into(),
        device::Msg::UpdateReady.into(),
        device::Msg::TranslationChosen.into(),
        device::Msg::TranslationShown(Box::new(ShownTranslation {
            language: "Polski".to_owned(),
            missing: vec!["close".to_owned()],
            page_language: Language::De,
        }))
        .into(),
        device::Msg::TranslationFaulty(vec![(7, "close: the message says nothing".to_owned())]).into(),
        device::Msg::EndTranslation.into(),
        device::Msg::TakeUpdate.into(),
        DiskMsg::SaveFailed(StorageFault::Denied("full".to_owned())).into(),
        DiskMsg::SavingRecovered.into(),
        device::Msg::SaveBackup.into(),
        device::Msg::FileChosen.into(),
        device::Msg::Stop.into(),
        device::Msg::Progress(7).into(),
        device::Msg::Restored(Box::default()).into(),
        device::Msg::BackupSaved(Some(FileTarget::Downloads)).into(),
        device::Msg::BackupSaved(None).into(),
        device::Msg::ShowEraseQuestion(true).into(),
        device::Msg::Failed(BackupFault::NotABackup).into(),
        Table::PlayGap { from: Instant::from_micros(0) }.into(),
        Table::ClockJumped { from: Instant::from_micros(0) }.into(),
    ]);
    prop_oneof![
        30 => any::<Index>().prop_map(Action::Drag),
        15 => any::<Index>().prop_map(Action::Tap),
        25 => event().prop_map(|event| Action::Send(Table::ApplyEvent(event).into())),
        5 => select(Role::ALL.to_vec()).prop_map(|role| Action::Send(Table::Promote(role).into())),
        4 => square().prop_map(|square| Action::Send(Table::Press(square).into())),
        2 => (square(), square()).prop_map(|(from, to)| Action::Send(Table::Drop { from, to }.into())),
        1 => step().prop_map(|step| Action::Send(Table::StepCursor(step).into())),
        1 => address().prop_map(|address| Action::Send(PageMsg::Address(address).into())),
        8 => plain.prop_map(Action::Send),
        4 => select(Kind::ALL).prop_map(|kind| Action::Send(PageMsg::OpenDialog(kind).into())),
        3 => playing_elsewhere().prop_map(Action::Send),
        1 => square().prop_map(|square| Action::Send(Table::DropOutside(square).into())),
        1 => square().prop_map(|square| Action::Send(Table::FocusSquare(square).into())),
        1 => select(vec![CursorJump::Piece { role: Role::Knight, back: false }, CursorJump::Rank(Rank::Third)]).prop_map(|jump| Action::Send(Table::JumpCursor(jump).into())),
        1 => select(vec![BoardQuestion::Clocks]).prop_map(|inquiry| Action::Send(Table::AskAboutBoard(inquiry).into())),
        6 => look().prop_map(|look| Action::Send(Table::StepReview(look).into())),
        4 => sharing().prop_map(Action::Send),
        4 => setting().prop_map(Action::Send),
        1 => color().prop_map(|by| Action::Send(Table::Resign(by).into())),
        2 => color().prop_map(|by| Action::Send(Table::ClaimDraw(by).into())),
        1 => color().prop_map(|by| Action::Send(Table::ToggleDrawChoices(by).into())),
        2 => (0_usize..40).prop_map(|number| Action::Send(Table::ChooseClaimMove(ClaimStep::Choose(number)).into())),
        2 => select(vec![ClaimStep::ClaimDraw, ClaimStep::Cancel]).prop_map(|step| Action::Send(Table::ChooseClaimMove(step).into())),
        8 => (color(), any::<bool>()).prop_map(|(by, yes)| Action::Send(Table::AnswerQuestion { by, yes }.into())),
        2 => (color(), any::<Index>()).prop_map(|(by, number)| Action::Claim(by, number)),
        6 => (0_u8..5, any::<Index>()).prop_map(|(kind, number)| Action::Answer(kind, number)),
        2 => span().prop_map(Action::Gap),
        2 => span().prop_map(Action::Suspend),
        1 => any::<bool>().prop_map(Action::Announce),
        1 => Just(Action::Reload),
        1 => Just(Action::Send(DiskMsg::TakenOver.into())),
    ]
}

/// `rules` with this value of `announce_check`, the only option that may change during a game.
pub(crate) fn announcing(rules: &HouseRules, announce_check: bool) -> HouseRules {
    HouseRules { announce_check, ..rules.clone() }
}
