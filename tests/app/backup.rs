//! Protection of saved games: the request to the browser for persistent storage, and reminders to
//! save a backup.

use super::page::Page;
use tabiya::app::dialogs::{Kind, new_game};
use tabiya::app::{
    Effect, FileTarget, GameId, NoticeAction, NoticeContent, PageMsg, SaveCommand, StoreEffect, device,
    dialogs,
};
use tabiya::game::{Event, GameSetup};
use tabiya::rules::Color;

/// Number of new games after which the players are reminded to save a backup.
const MANY: usize = 30;

#[test]
fn the_browser_is_asked_to_keep_whatever_would_be_a_loss() {
    let game = GameId(1);
    let begun = SaveCommand::BeginGame { game, setup: Box::new(GameSetup::default()) };
    let line = SaveCommand::AddClubLines { journal: game, number: 0, text: String::new() };
    let settings = SaveCommand::Settings(Box::default());
    for (effect, is_worth_keeping) in [
        (Effect::from(begun), true),
        (Effect::from(line), true),
        (StoreEffect::AddImportedGames(vec![(game, String::new())]).into(), true),
        (StoreEffect::RestoreBackup.into(), true),
        (settings.into(), false),
        (StoreEffect::Measure.into(), false),
    ] {
        assert_eq!(effect.saves_important_data(), is_worth_keeping, "{effect:?}");
    }
    let asks = |page: &Page| page.effects.iter().any(Effect::saves_important_data);
    let mut page = Page::new();
    assert!(!asks(page.open(Kind::Settings).set("sounds", "on")), "settings are soon chosen again");
    assert!(asks(page.close().play("e4")), "a game");
    assert!(!asks(page.play("e5")), "its moves come after it");
    assert!(asks(page.send(device::Msg::FileChosen)), "a backup");
}

/// Ends a game by resignation after one move, and begins another.
fn another(page: &mut Page) {
    page.play("e4").act(Event::Resign(Color::Black)).answer_open_questions_winnable();
    page.open(Kind::NewGame).send(dialogs::Msg::NewGame(new_game::Msg::Play));
}

#[test]
fn players_are_reminded_of_a_backup_after_many_games() {
    let mut page = Page::new();
    for _ in 1..MANY {
        another(&mut page);
        assert_eq!(page.what(), None);
    }
    another(&mut page);
    assert_eq!(page.what(), Some(&NoticeContent::BackupAdvised));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::SaveBackup));
    assert_eq!(page.kept_settings().map(|settings| settings.games_since_backup), Some(0), "once");
    another(&mut page);
    assert_eq!(page.what(), None);
}

#[test]
fn a_backup_begins_the_count_again() {
    let mut page = Page::new();
    for _ in 1..MANY {
        another(&mut page);
    }
    page.send(device::Msg::BackupSaved(Some(FileTarget::Downloads)));
    assert_eq!(page.kept_settings().map(|settings| settings.games_since_backup), Some(0));
    another(&mut page);
    assert_ne!(page.what(), Some(&NoticeContent::BackupAdvised));
}

#[test]
fn rematches_count_and_an_unfinished_game_comes_first() {
    let mut page = Page::new();
    for _ in 1..MANY {
        page.play("e4")
            .act(Event::Resign(Color::Black))
            .answer_open_questions_winnable()
            .send(PageMsg::Rematch);
    }
    page.play("e4").open(Kind::NewGame).send(dialogs::Msg::NewGame(new_game::Msg::Play));
    assert_eq!(page.what(), Some(&NoticeContent::PutAside), "the way back to it is not hidden");
    another(&mut page);
    assert_eq!(page.what(), Some(&NoticeContent::BackupAdvised));
}
