//! The page after another tab has taken over the game.

use super::faults;
use super::page::Page;
use proptest::prelude::*;
use proptest::sample::select;
use tabiya::app::dialogs::{self, DialogView, Kind, new_game, settings};
use tabiya::app::table::{self, CursorStep, ReviewStep, view::EdgeActions};
use tabiya::app::{
    App, DiskMsg, Effect, Msg, PageEffect, PageMsg, PageView, StorageTrouble, StoreEffect, StoredData,
    TimeEffect, device,
};
use tabiya::game::{Event, Instant};
use tabiya::rules::{Bitboard, Color, Role, Square};

/// A page after another tab has taken over its game. Before that, a clock ran, a piece was selected
/// and a dialog was open.
fn elsewhere() -> Page {
    let mut page = Page::with("clock=60");
    page.play("e4 e5").press("g1").open(Kind::Settings).send(DiskMsg::TakenOver);
    page
}

#[test]
fn the_page_stands_still() {
    let page = elsewhere();
    assert!(page.asks_for(TimeEffect::Heartbeat(None)));
    assert!(page.asks_for(PageEffect::ShowDialog));
    let view = page.view();
    assert!(matches!(view.dialog.as_deref(), Some(DialogView::Elsewhere)));
    assert_eq!((view.board.movable, view.board.selected), (Bitboard::EMPTY, None));
    assert!(view.board.fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3"), "the game is still to be seen");
    assert!(view.edges.iter().all(|edge| edge.actions == EdgeActions::None));
    assert_eq!((view.bar.pause, view.stopped_overlay), (None, None));
}

#[test]
fn the_players_take_the_game_over() {
    let mut page = elsewhere();
    page.send(DiskMsg::TakeOver);
    assert_eq!(page.effects, [Effect::Store(StoreEffect::TakeOver)]);
    page.send(PageMsg::Today("2026.11.22".to_owned()));
    page.send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert!(page.game().moves().is_empty(), "what the disk says is what is");
    page.play("d4");
    assert_eq!(page.game().headers().date, "2026.11.22", "the day has changed meanwhile");
}

#[test]
fn the_copy_for_the_crash_page_is_of_the_game_on_the_board() {
    let copies = |page: &Page| -> Vec<usize> {
        let moves = |effect: &Effect| match effect {
            Effect::Page(PageEffect::HoldPgn(game)) => Some(game.moves().len()),
            _ => None,
        };
        page.effects.iter().filter_map(moves).collect()
    };
    let mut page = Page::opened(StoredData::default(), 0, 100);
    assert_eq!(copies(&page), [0; 0], "a first new game needs no copy");
    page.play("e4");
    assert_eq!(copies(&page), [1]);
    page.send(DiskMsg::TakenOver).send(DiskMsg::TakeOver);
    page.send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert_eq!(copies(&page), [0], "the game that was on the board is gone");
}

#[test]
fn escape_leaves_a_way_on() {
    for closing in [dialogs::Msg::Close.into(), Msg::from(PageMsg::Escape)] {
        let mut page = elsewhere();
        page.send(closing);
        assert_eq!(page.effects, [Effect::Page(PageEffect::ShowDialog)], "the dialog opens again");
        assert!(matches!(page.view().dialog.as_deref(), Some(DialogView::Elsewhere)));
    }
}

#[test]
fn a_storage_that_cannot_be_read_leaves_the_game_on_the_board() {
    let mut page = elsewhere();
    page.send(DiskMsg::TakeOver);
    page.send(DiskMsg::Opened(Box::new(StoredData {
        trouble: Some(StorageTrouble::Storage(faults::unsaved())),
        ..StoredData::default()
    })));
    assert_eq!(page.sans(), ["e4", "e5"]);
    page.play("Nf3");
    assert_eq!(page.sans().len(), 3, "the game continues");
}

#[test]
fn a_page_may_find_the_game_elsewhere_at_once() {
    let trouble = Some(StorageTrouble::OtherTab);
    let mut page = Page::opened(StoredData { trouble, ..StoredData::default() }, 0, 100);
    assert!(page.app.ready().is_none() && PageView::of_app(&page.app).is_some());
    page.send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert!(page.app.ready().is_some());
}

fn any_message() -> impl Strategy<Value = Msg> {
    let square = || (0..64_usize).prop_map(|index| Square::ALL[index]);
    let color = || select(Color::ALL.to_vec());
    let set = |(name, value): (&str, &str)| {
        let set = settings::Msg::Set { name: name.to_owned(), value: value.to_owned() };
        Msg::from(dialogs::Msg::Settings(set))
    };
    let plain: Vec<Msg> = vec![
        table::Msg::Deselect.into(),
        table::Msg::Promote(Role::Queen).into(),
        table::Msg::StepCursor(CursorStep::Up).into(),
        table::Msg::StepReview(ReviewStep::First).into(),
        table::Msg::NewGame.into(),
        table::Msg::Restore(0).into(),
        table::Msg::DismissNotice.into(),
        table::Msg::Wake.into(),
        table::Msg::PlayGap { from: Instant::from_micros(0) }.into(),
        dialogs::Msg::Close.into(),
        dialogs::Msg::NewGame(new_game::Msg::Play).into(),
        dialogs::Msg::NewGame(new_game::Msg::Swap).into(),
        table::Msg::PutCardAway.into(),
        PageMsg::Rematch.into(),
        device::Msg::SaveBackup.into(),
        device::Msg::FileChosen.into(),
        device::Msg::Failed(faults::backup()).into(),
        device::Msg::TakeUpdate.into(),
        device::Msg::ShowEraseQuestion(true).into(),
        device::Msg::Erase.into(),
        DiskMsg::SaveFailed(faults::unsaved()).into(),
        DiskMsg::SavingRecovered.into(),
        PageMsg::Escape.into(),
        PageMsg::FlipBoard.into(),
    ];
    let events = vec![Event::Pause, Event::Resume, Event::Tick, Event::Start];
    let kinds = vec![Kind::NewGame, Kind::Settings, Kind::Sheet, Kind::Arbiter, Kind::About];
    prop_oneof![
        select(plain),
        select(events).prop_map(|event| table::Msg::ApplyEvent(event).into()),
        color().prop_map(|by| table::Msg::ApplyEvent(Event::OfferDraw(by)).into()),
        color().prop_map(|by| table::Msg::Resign(by).into()),
        color().prop_map(|by| table::Msg::ClaimDraw(by).into()),
        square().prop_map(|square| table::Msg::Press(square).into()),
        (square(), square()).prop_map(|(from, to)| table::Msg::Drop { from, to }.into()),
        select(kinds).prop_map(|kind| PageMsg::OpenDialog(kind).into()),
        select(vec![("sounds", "on"), ("clock", "none"), ("announce-check", "on")]).prop_map(set),
        select(vec!["", "settings", "clock=300", "nowhere"])
            .prop_map(|fragment| PageMsg::Address(fragment.to_owned()).into()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_else_reaches_the_game(messages in proptest::collection::vec(any_message(), 1..30)) {
        let mut page = elsewhere();
        let before = (page.view(), format!("{:?}", page.app));
        for msg in messages {
            page.send(msg);
            // The only allowed effect is that the page shows its dialog again.
            page.effects.retain(|effect| *effect != Effect::Page(PageEffect::ShowDialog));
            prop_assert!(page.effects.is_empty(), "{:?}", page.effects);
            prop_assert!(matches!(page.app, App::TakenOver(_)));
        }
        prop_assert_eq!((page.view(), format!("{:?}", page.app)), before);
    }
}

#[test]
fn a_new_version_that_comes_meanwhile_is_not_forgotten() {
    let mut page = elsewhere();
    page.send(device::Msg::UpdateReady);
    page.send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert!(page.ready().device.is_update_ready);
}

#[test]
fn a_backup_can_be_saved_after_another_was_cut_short() {
    let mut page = Page::new();
    page.send(device::Msg::Progress(3)).send(DiskMsg::TakenOver).send(DiskMsg::TakeOver);
    page.send(DiskMsg::Opened(Box::<StoredData>::default()));
    assert_eq!(page.ready().device.progress, None);
    assert!(page.send(device::Msg::SaveBackup).asks_for(StoreEffect::SaveBackup));
}
