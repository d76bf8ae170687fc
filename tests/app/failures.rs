//! Failures of the page's effects (what the app asks the browser to do), and what players learn of
//! each failure.

use super::page::{Page, square};
use tabiya::app::dialogs::{self, Kind, about, club, games, import, link, sheet, typed};
use tabiya::app::ptr_eq_rc::PtrEqRc;
use tabiya::app::storage::{BackupFault, StorageFault, StorageTrouble};
use tabiya::app::{
    BackgroundEffect, CoachEffect, DiskMsg, Effect, Msg, OpponentEffect, PageEffect, PageMsg, Share,
    ShareResult, SpeechEffect, StoreEffect, StoredData, TimeEffect, coach, device, opponent, table,
};

/// What players learn of a failure.
enum Failure {
    /// The page shows the failure. The function prepares a page and returns the message that
    /// reports the failure.
    Shown(fn(&mut Page) -> Msg),
    /// The test file with this name covers the failure.
    TestedIn(&'static str),
    /// Players need not learn of the failure, for this reason.
    Silent(&'static str),
}
use Failure::{Shown, Silent, TestedIn};

/// Lists every effect with what players learn if it fails. The test does not compile if an effect
/// is missing in the list.
macro_rules! failures {
    ($($pattern:pat => $name:literal: $failure:expr,)*) => {
        fn name(effect: &Effect) -> &'static str {
            match effect {
                $($pattern => $name,)*
            }
        }

        const FAILURES: &[(&str, Failure)] = &[$(($name, $failure),)*];
    };
}

failures! {
    Effect::Time(TimeEffect::WakeAt(_)) => "wake-at": Silent("a timer cannot fail"),
    Effect::Time(TimeEffect::ExpireUnlockAfter(_)) => "expire-unlock": Silent("a timer cannot fail"),
    Effect::Time(TimeEffect::Heartbeat(_)) => "heartbeat": Silent("moves that are not saved say so"),
    Effect::Store(StoreEffect::Save(_)) => "keep": Shown(|_| DiskMsg::SaveFailed(StorageFault::NoAnswer).into()),
    Effect::Store(StoreEffect::TakeOver) => "take-over": Shown(|_| {
        let trouble = Some(StorageTrouble::Storage(StorageFault::NoAnswer));
        DiskMsg::Opened(Box::new(StoredData { trouble, ..StoredData::default() })).into()
    }),
    Effect::Store(StoreEffect::Measure) => "measure": Silent("what is not known is not shown"),
    Effect::Store(StoreEffect::List { .. }) => "list": Shown(list_not_read),
    Effect::Store(StoreEffect::ReadSaved(_)) => "read-saved": Shown(list_not_read),
    Effect::Store(StoreEffect::AddImportedGames(_)) => "add": Shown(not_written),
    Effect::Store(StoreEffect::DeleteItem(_)) => "delete": Shown(not_written),
    Effect::Store(StoreEffect::UndeleteItem(_)) => "undelete": Shown(not_written),
    Effect::Store(StoreEffect::ReadClub(_)) => "read-club": Shown(club_not_read),
    Effect::Store(StoreEffect::ReadGames(_)) => "read-games": Shown(club_not_read),
    Effect::Store(StoreEffect::ReadSummaries) => "read-summaries": Shown(club_not_read),
    Effect::Store(StoreEffect::StopReading) => "stop-reading": Silent("nothing is waited for"),
    Effect::Store(StoreEffect::Summarize(_)) => "summarize": Silent("the list derives what is missing"),
    Effect::Store(StoreEffect::DeleteTournament(_)) => "delete-club": Shown(not_written),
    Effect::Store(StoreEffect::SaveBackup) => "export": Shown(|_| {
        device::Msg::Failed(BackupFault::FileNotSaved).into()
    }),
    Effect::Store(StoreEffect::RestoreBackup) => "import": Shown(not_written),
    Effect::Store(StoreEffect::StopBackup) => "stop": Silent("the export or the import says how it ended"),
    Effect::Background(BackgroundEffect::AskQuestion { .. }) => "ask": TestedIn("stalls.rs"),
    Effect::Background(BackgroundEffect::ReadText(_)) => "read": Shown(no_reader),
    Effect::Background(BackgroundEffect::ReadFile) => "read-file": Shown(no_reader),
    Effect::Background(BackgroundEffect::StopReading) => "stop-reading-text": Silent("nothing is waited for"),
    Effect::Background(BackgroundEffect::StartImport) => "bring-in": TestedIn("games.rs"),
    Effect::Background(BackgroundEffect::ContinueImport) => "bring-more": TestedIn("games.rs"),
    Effect::Background(BackgroundEffect::SearchRatingList(_)) => "search-rating-list": TestedIn("club/rating_list.rs"),
    Effect::Background(BackgroundEffect::ContinueRatingList) => "search-on": TestedIn("club/rating_list.rs"),
    Effect::Background(BackgroundEffect::DrawKey) => "draw-key": TestedIn("club/codes.rs"),
    Effect::Background(BackgroundEffect::ReadLink(_)) => "read-link": Shown(|page| {
        page.address("game=nonsense");
        dialogs::Msg::Link(link::Msg::Read(link::read_link("game=nonsense"))).into()
    }),
    Effect::Background(BackgroundEffect::TryTranslation) => "try-translation": Shown(|_| PageMsg::CodeNotLoaded.into()),
    Effect::Background(BackgroundEffect::EndTranslation) => "end-translation": Silent("a reload ends it"),
    Effect::Opponent(OpponentEffect::Think { .. }) => "think": Shown(|page| {
        *page = Page::with("white=computer-1&first-move=free");
        page.send(opponent::Msg::Failed);
        opponent::Msg::Failed.into()
    }),
    Effect::Opponent(OpponentEffect::Stop) => "stop-thinking": Silent("nothing is waited for"),
    Effect::Coach(CoachEffect::Study { .. }) => "study": Shown(|page| {
        page.send(coach::Msg::AskHint);
        coach::Msg::Failed.into()
    }),
    Effect::Coach(CoachEffect::EndStudy) => "end-study": Silent("nothing is waited for"),
    Effect::Coach(CoachEffect::Evaluate(_)) => "evaluate": TestedIn("review.rs"),
    Effect::Coach(CoachEffect::EndEvaluation) => "end-evaluation": Silent("nothing is waited for"),
    Effect::Coach(CoachEffect::Prove(_)) => "prove": Silent("a review says only what is proved"),
    Effect::Coach(CoachEffect::EndProof) => "end-proof": Silent("nothing is waited for"),
    Effect::Share(Share::Copy(_)) => "copy": Shown(|_| dialogs::Msg::Shared(ShareResult::Copied(false)).into()),
    Effect::Share(Share::Download { .. }) => "download": Shown(not_downloaded),
    Effect::Share(Share::Picture { .. }) => "picture": Shown(not_downloaded),
    Effect::Share(Share::MoveCode(_)) => "board": TestedIn("club/codes.rs"),
    Effect::Share(Share::Link(_)) => "link": Shown(|page| {
        page.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
        dialogs::Msg::Sheet(sheet::Msg::Linked(PtrEqRc::new(sheet::SharedLink::default()))).into()
    }),
    Effect::Share(Share::SendLink(_)) => "send": Silent("the other program says so"),
    Effect::Speech(SpeechEffect::Say { .. }) => "say": Silent("the page shows what it says"),
    Effect::Speech(SpeechEffect::AnnounceCheck) => "announce-check": Silent("the page shows the check"),
    Effect::Speech(SpeechEffect::FollowFocus(_)) => "follow-focus": Silent("the page shows the focus"),
    Effect::Speech(SpeechEffect::CanListen) => "can-listen": Shown(|page| {
        page.open(Kind::Typed);
        dialogs::Msg::Typed(typed::Msg::CanListen(false)).into()
    }),
    Effect::Speech(SpeechEffect::Listen) => "listen": Shown(|page| {
        page.open(Kind::Typed).send(dialogs::Msg::Typed(typed::Msg::Listen));
        dialogs::Msg::Typed(typed::Msg::Heard(None)).into()
    }),
    Effect::Speech(SpeechEffect::StopListening) => "stop-listening": Silent("nothing is waited for"),
    Effect::Appearance(_) => "appearance": Shown(|_| PageMsg::CodeNotLoaded.into()),
    Effect::KeepAwake(_) => "keep-awake": Silent("the screen goes dark, as it does elsewhere"),
    Effect::PrepareSounds => "prepare-sounds": Silent("the page shows what sounds say"),
    Effect::Sound(_) => "sound": Silent("the page shows what sounds say"),
    Effect::Vibrate(_) => "feel": Silent("the page shows what sounds say"),
    Effect::Focus(_) => "focus": Silent("the focus stays where it is"),
    Effect::Page(PageEffect::ClearAddress) => "clear-address": Silent("the address only names what is shown"),
    Effect::Page(PageEffect::GoToRoute(_)) => "go": Silent("the address only names what is shown"),
    Effect::Page(PageEffect::HoldPgn(_)) => "hold-pgn": Silent("it is read where the page crashes"),
    Effect::Page(PageEffect::LoadLicences) => "load-licences": Shown(|page| {
        page.open(Kind::About);
        dialogs::Msg::About(about::Msg::Loaded(None)).into()
    }),
    Effect::Page(PageEffect::ShowDialog) => "show-dialog": Silent("part of drawing the page"),
    Effect::Page(PageEffect::Print) => "print": Silent("the browser says so"),
    Effect::Page(PageEffect::ToggleFullScreen) => "fill-screen": Silent("the screen shows it"),
    Effect::Page(PageEffect::SetFullScreen(_)) => "set-full-screen": Silent("the screen shows it"),
    Effect::Page(PageEffect::InstallUpdate) => "take-update": Silent("the running version stays"),
    Effect::Page(PageEffect::EraseEverything) => "erase-everything": TestedIn("../e2e/tests/end_to_end/erase.rs"),
    Effect::Page(PageEffect::SetLanguage(_)) => "speak": Shown(|_| PageMsg::CodeNotLoaded.into()),
    Effect::Page(PageEffect::SetPlayerLanguages(_)) => "speak-to": Shown(|_| PageMsg::CodeNotLoaded.into()),
}

fn list_not_read(page: &mut Page) -> Msg {
    page.open(Kind::Games)
        .send(dialogs::Msg::Games(games::Msg::Loaded(games::ArchiveState::empty_content())));
    dialogs::Msg::Games(games::Msg::NotRead).into()
}

fn club_not_read(page: &mut Page) -> Msg {
    page.open(Kind::Club).send(dialogs::Msg::Club(club::Msg::Loaded(None, club::ClubState::empty_content())));
    dialogs::Msg::Club(club::Msg::NotRead).into()
}

fn not_written(page: &mut Page) -> Msg {
    page.open(Kind::Games);
    device::Msg::Failed(BackupFault::StorageUnavailable).into()
}

fn no_reader(page: &mut Page) -> Msg {
    let text = import::Msg::Text("1. e4 *".to_owned());
    page.open(Kind::Import).send(dialogs::Msg::Import(text));
    dialogs::Msg::Import(import::Msg::Read(None)).into()
}

fn not_downloaded(_: &mut Page) -> Msg {
    dialogs::Msg::Shared(ShareResult::FileNotSaved).into()
}

#[test]
fn every_failure_is_shown_or_needs_no_word() {
    for (name, failure) in FAILURES {
        match failure {
            Shown(fail) => {
                let mut page = Page::new();
                let msg = fail(&mut page);
                let before = page.view();
                page.send(msg);
                assert!(page.view() != before, "{name}: the page shows nothing");
            }
            TestedIn(file) => {
                let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app").join(file);
                assert!(file.is_file(), "{name}: there is no {}", file.display());
            }
            Silent(why) => assert!(!why.is_empty(), "{name}"),
        }
    }
}

/// The effects of a move have the expected names.
#[test]
fn effects_have_names() {
    let mut page = Page::timed();
    page.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
    let names: Vec<_> = page.effects.iter().map(name).collect();
    assert!(names.contains(&"keep") && names.contains(&"hold-pgn"), "{names:?}");
}
