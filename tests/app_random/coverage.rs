//! Checks that the random tests send every message and change every setting.
//!
//! The table below gives each message a name; without a line for each message, this file does not
//! compile. `Action::Send` never sends a message whose name begins with `-`; a comment above the
//! message gives the reason.

use crate::actions::{Action, SETTINGS, action};
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use std::collections::BTreeSet;
use tabiya::app::dialogs::Msg as Dialog;
use tabiya::app::table::Msg as Table;
use tabiya::app::{DiskMsg, Msg, PageMsg, coach, device};

/// Generates the function `name`, which names a message, and the list `NAMES`.
macro_rules! messages {
    ($($pattern:pat => $name:literal,)*) => {
        fn name(msg: &Msg) -> &'static str {
            match msg {
                $($pattern => $name,)*
            }
        }

        const NAMES: &[&str] = &[$($name,)*];
    };
}

messages! {
    Msg::Table(Table::Press(_)) => "press",
    Msg::Table(Table::Drop { .. }) => "drop",
    Msg::Table(Table::Deselect) => "deselect",
    Msg::Table(Table::ToggleDrawChoices(_)) => "toggle-draw-choices",
    Msg::Table(Table::DropOutside(_)) => "off",
    Msg::Table(Table::Promote(_)) => "promote",
    Msg::Table(Table::CancelPromotion) => "cancel-promotion",
    Msg::Table(Table::FocusSquare(_)) => "here",
    Msg::Table(Table::StepCursor(_)) => "step",
    Msg::Table(Table::JumpCursor(_)) => "jump",
    Msg::Table(Table::AskAboutBoard(_)) => "inquire",
    Msg::Table(Table::StepReview(_)) => "look",
    Msg::Table(Table::PlayFromReview) => "play-on",
    Msg::Table(Table::NewGame) => "new-game",
    Msg::Table(Table::Restore(_)) => "restore",
    Msg::Table(Table::ApplyEvent(_)) => "act",
    Msg::Table(Table::Resign(_)) => "resign",
    Msg::Table(Table::AnswerQuestion { .. }) => "reply",
    Msg::Table(Table::ClaimDraw(_)) => "claim-draw",
    Msg::Table(Table::ChooseClaimMove(_)) => "claim",
    Msg::Table(Table::PutCardAway) => "put-card-away",
    Msg::Table(Table::ExplainResult { .. }) => "why",
    Msg::Table(Table::CloseExplanation) => "close-why",
    Msg::Table(Table::DismissNotice) => "dismiss-notice",
    Msg::Table(Table::Wake) => "wake",
    Msg::Table(Table::PlayGap { .. }) => "gap",
    Msg::Table(Table::ClockJumped { .. }) => "clock-jumped",
    // `Action::Answer` sends this message.
    Msg::Table(Table::Verdict { .. }) => "-answer",
    Msg::Dialog(Dialog::Close) => "close",
    Msg::Dialog(Dialog::PressOutside) => "beside",
    Msg::Dialog(Dialog::Escape) => "escape-in-dialog",
    Msg::Dialog(Dialog::Shared(_)) => "shared",
    Msg::Dialog(Dialog::NewGame(_)) => "in-new-game",
    Msg::Dialog(Dialog::Settings(_)) => "in-settings",
    Msg::Dialog(Dialog::Sheet(_)) => "in-sheet",
    Msg::Dialog(Dialog::Import(_)) => "in-import",
    Msg::Dialog(Dialog::Arbiter(_)) => "in-clocks",
    Msg::Dialog(Dialog::Learn(_)) => "in-learn",
    Msg::Dialog(Dialog::Editor(_)) => "in-editor",
    Msg::Dialog(Dialog::Typed(_)) => "in-typed",
    Msg::Dialog(Dialog::ChessClock(_)) => "in-chess-clock",
    Msg::Dialog(Dialog::Menu(_)) => "in-menu",
    Msg::Dialog(Dialog::Lock(_)) => "in-lock",
    // These dialogs show data from the disk, the worker or a file, and have their own tests.
    Msg::Dialog(Dialog::Games(_)) => "-in-games",
    Msg::Dialog(Dialog::About(_)) => "-in-about",
    Msg::Dialog(Dialog::Club(_)) => "-in-club",
    Msg::Dialog(Dialog::Link(_)) => "-in-link",
    Msg::Dialog(Dialog::Review(_)) => "-in-review",
    // The message type of this dialog has no values.
    Msg::Dialog(Dialog::Keys(_)) => "-in-keys",
    // Only a browser can measure its storage.
    Msg::Device(device::Msg::Measured(_)) => "-measured",
    Msg::Device(device::Msg::SaveBackup) => "export",
    Msg::Device(device::Msg::FileChosen) => "file-chosen",
    Msg::Device(device::Msg::Stop) => "stop",
    Msg::Device(device::Msg::Progress(_)) => "progress",
    Msg::Device(device::Msg::Restored(_)) => "restored",
    Msg::Device(device::Msg::BackupSaved(_)) => "exported",
    Msg::Device(device::Msg::Failed(_)) => "backup-failed",
    Msg::Device(device::Msg::ShowEraseQuestion(_)) => "ask-to-erase",
    // Erases all saved data, which ends the random game.
    Msg::Device(device::Msg::Erase) => "-erase",
    Msg::Device(device::Msg::UpdateReady) => "update-ready",
    Msg::Device(device::Msg::TakeUpdate) => "take-update",
    Msg::Device(device::Msg::TranslationChosen) => "translation-chosen",
    Msg::Device(device::Msg::TranslationShown(_)) => "translation-shown",
    Msg::Device(device::Msg::TranslationFaulty(_)) => "translation-faulty",
    Msg::Device(device::Msg::EndTranslation) => "end-translation",
    // `Action::Reload` opens the page with its saved data.
    Msg::Disk(DiskMsg::Opened(_)) => "-opened",
    Msg::Disk(DiskMsg::TakenOver) => "taken-over",
    Msg::Disk(DiskMsg::TakeOver) => "take-over",
    Msg::Disk(DiskMsg::SaveFailed(_)) => "failed",
    Msg::Disk(DiskMsg::SavingRecovered) => "works",
    // `tests/app/saved_data/names.rs` covers this message.
    Msg::Disk(DiskMsg::RecordSetAside(_)) => "-set-aside",
    // The random tests simulate neither the computer opponent nor the coach.
    // `tests/app/opponent.rs` and `tests/app/coach.rs` cover `-opponent`, `-studied` and `-judged`.
    Msg::Opponent(_) => "-opponent",
    Msg::Coach(coach::Msg::AskHint) => "hint",
    Msg::Coach(coach::Msg::AskReview) => "review",
    Msg::Coach(coach::Msg::Stop) => "stop-coach",
    Msg::Coach(coach::Msg::ShowMistake(_)) => "look-at-mistake",
    Msg::Coach(coach::Msg::Studied(_)) => "-studied",
    Msg::Coach(coach::Msg::Failed) => "coach-failed",
    Msg::Coach(coach::Msg::Judged(_)) => "-judged",
    Msg::Page(PageMsg::Address(_)) => "address",
    Msg::Page(PageMsg::Escape) => "escape",
    Msg::Page(PageMsg::Today(_)) => "today",
    Msg::Page(PageMsg::SuggestFaceToFace(_)) => "flat",
    Msg::Page(PageMsg::OpenDialog(_)) => "open",
    Msg::Page(PageMsg::Rematch) => "rematch",
    Msg::Page(PageMsg::FlipBoard) => "flip",
    Msg::Page(PageMsg::Print) => "print",
    Msg::Page(PageMsg::DialogsLoaded) => "dialogs-loaded",
    Msg::Page(PageMsg::CodeNotLoaded) => "part-missing",
}

#[test]
fn every_message_comes_at_random() {
    let mut runner = TestRunner::deterministic();
    let mut drawn = BTreeSet::new();
    for _ in 0..20_000 {
        if let Action::Send(msg) = action().new_tree(&mut runner).unwrap().current() {
            drawn.insert(name(&msg));
        }
    }
    let expected: BTreeSet<_> = NAMES.iter().copied().filter(|name| !name.starts_with('-')).collect();
    assert_eq!(drawn, expected);
}

/// Names of the settings in the source code of `choose_setting`.
fn fields() -> BTreeSet<String> {
    let source = include_str!("../../src/app/dialogs/settings/mod.rs");
    let (_, choose) = source.split_once("fn choose_setting(").expect("the function that reads the fields");
    let (choose, _) = choose.split_once("fn speech_setting(").expect("the function after those for fields");
    let arms = choose.lines().filter_map(|line| line.strip_prefix("        \"")?.split_once('"'));
    arms.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn every_setting_comes_at_random() {
    let fields = fields();
    assert!(fields.len() > 20, "{fields:?}");
    let forgotten: Vec<_> = fields.iter().filter(|field| !SETTINGS.contains(&field.as_str())).collect();
    assert_eq!(forgotten, Vec::<&String>::new());
}
