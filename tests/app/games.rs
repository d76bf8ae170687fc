//! The list of saved games: games that are played, imported, damaged or deleted.

use super::page::Page;
use std::collections::{BTreeMap, BTreeSet};
use tabiya::app::dialogs::games::{ArchiveRow, ArchiveState, GameList, ImportBatch, ImportState, Msg};
use tabiya::app::dialogs::{self, Dialog, Kind, club};
use tabiya::app::ptr_eq_rc::PtrEqRc;
use tabiya::app::storage::{
    GameSummary, ListedGame, MAX_ASIDE_READ, SavedGamesPart, SavedItem, SummaryRow, order_saved_games,
    select_pages,
};
use tabiya::app::table::ReviewStep;
use tabiya::app::{
    BackgroundEffect, Effect, GameId, NoticeAction, NoticeContent, SaveCommand, Share, StoreEffect,
    StoredGame, table,
};
use tabiya::club::ArchivedGame;
use tabiya::game::pgn::{ImportedGame, ImportedGames, PgnResult};
use tabiya::game::{Event, GameSetup, JournalEntry};
use tabiya::openings::Openings;
use tabiya::rules::Color;

/// A page with a simulated disk.
pub(super) struct Device {
    pub(super) page: Page,
    games: BTreeMap<GameId, (GameSetup, Vec<JournalEntry>)>,
    rescued: BTreeMap<u32, String>,
    pub(super) imported: BTreeMap<GameId, String>,
    deleted: Vec<SavedItem>,
    put_aside: Vec<GameId>,
    /// Games of the chosen file that are not read yet; they are read two at a time.
    file: Vec<ImportedGame>,
    /// How often the page has read the list or a saved game.
    read_count: usize,
    /// Saved lines of the club (steps of tournaments, changes to players) and of notes on games, by
    /// the id of their journal and the number of the line.
    pub(super) lines: BTreeMap<(GameId, u32), String>,
}

impl Device {
    pub(super) fn new() -> Device {
        Device {
            page: Page::new(),
            games: BTreeMap::new(),
            rescued: BTreeMap::new(),
            imported: BTreeMap::new(),
            file: Vec::new(),
            read_count: 0,
            lines: BTreeMap::from([((GameId(5), 0), "\"Players\"".to_owned())]),
            deleted: Vec::new(),
            put_aside: Vec::new(),
        }
    }

    pub(super) fn send(&mut self, msg: impl Into<tabiya::app::Msg>) -> &mut Device {
        self.page.send(msg);
        for effect in std::mem::take(&mut self.page.effects) {
            match effect {
                Effect::Store(StoreEffect::Save(keep)) => self.keep(keep),
                Effect::Store(StoreEffect::DeleteItem(what)) => self.deleted.push(what),
                Effect::Store(StoreEffect::UndeleteItem(what)) => self.deleted.retain(|other| *other != what),
                Effect::Store(StoreEffect::List { from, pages, whole, unfinished }) => {
                    self.read_count += 1;
                    let listing = self.read(from, pages, whole, &unfinished);
                    self.send(dialogs::Msg::Games(Msg::Listed(Box::new(listing))));
                }
                Effect::Store(StoreEffect::ReadSaved(name)) => {
                    self.read_count += 1;
                    let found = Some(Box::new(self.found(&name, true)));
                    self.send(dialogs::Msg::Games(Msg::Whole(found)));
                }
                Effect::Store(StoreEffect::StopReading | StoreEffect::Summarize(_)) => {}
                Effect::Store(StoreEffect::ReadClub(of)) => {
                    let asked =
                        |(journal, number): &(GameId, u32)| of.map_or(*number == 0, |of| of == *journal);
                    let lines = self.lines.iter().filter(|(key, _)| asked(key));
                    let lines =
                        lines.map(|((journal, number), text)| (*journal, *number, text.clone())).collect();
                    let read = club::ReadClubData { of, lines, ..club::ReadClubData::default() };
                    self.send(dialogs::Msg::Club(club::Msg::Read(Box::new(read))));
                }
                Effect::Store(StoreEffect::AddImportedGames(lines)) => {
                    for (game, line) in lines {
                        assert!(self.imported.insert(game, line).is_none(), "no name is given twice");
                    }
                    self.send(dialogs::Msg::Games(Msg::Added));
                }
                Effect::Background(BackgroundEffect::StartImport | BackgroundEffect::ContinueImport) => {
                    let some: Vec<_> = self.file.drain(..self.file.len().min(2)).collect();
                    let lines =
                        some.iter().map(|game| ArchivedGame::from_imported(game, None).to_line()).collect();
                    let batch = ImportBatch { lines, faults: 0, last: self.file.is_empty() };
                    self.send(dialogs::Msg::Games(Msg::Batch(Some(batch))));
                }
                other => self.page.effects.push(other),
            }
        }
        self
    }

    fn keep(&mut self, keep: SaveCommand) {
        match keep {
            SaveCommand::BeginGame { game, setup } => drop(self.games.insert(game, (*setup, Vec::new()))),
            SaveCommand::AddEvent { game, entry } => {
                let entries = &mut self.games.get_mut(&game).unwrap().1;
                assert_eq!(entry.number as usize, entries.len(), "no entry is written over another");
                entries.push(entry);
            }
            SaveCommand::SetOpenGames { aside, .. } => self.put_aside = aside,
            SaveCommand::AddClubLines { journal, number, text } => {
                assert_eq!(
                    self.lines.insert((journal, number), text),
                    None,
                    "no record is written over another"
                );
            }
            _ => {}
        }
    }

    fn read(&self, from: usize, pages: usize, whole: bool, unfinished: &[GameId]) -> SavedGamesPart {
        let there = |name: &SavedItem| !self.deleted.contains(name);
        let games = self.games.keys().chain(self.imported.keys()).copied();
        let games: BTreeSet<_> = games.filter(|id| there(&SavedItem::Game(*id))).collect();
        let games: Vec<_> = games.into_iter().collect();
        let rescued: Vec<_> =
            self.rescued.keys().copied().filter(|it| there(&SavedItem::Rescued(*it))).collect();
        let list = order_saved_games(unfinished, &rescued, &games);
        let (from, part) = select_pages(&list, from, pages);
        let found = part.iter().map(|name| self.found(name, whole));
        SavedGamesPart { total_count: list.len(), first_index: from, items: found.collect() }
    }

    /// Returns a game from the disk. For a game that was played in the app, returns only the
    /// summary unless `whole` is true.
    fn found(&self, name: &SavedItem, whole: bool) -> ListedGame {
        match name {
            SavedItem::Game(id) => match self.imported.get(id) {
                Some(line) => ListedGame::Imported { game: *id, line: line.clone() },
                None if whole => ListedGame::Whole(Box::new(self.stored(*id))),
                None => {
                    let row = GameSummary::derive_from(&self.stored(*id)).unwrap().to_row();
                    match SummaryRow::read(*id, row.version.into(), row.text.as_deref()) {
                        Some(SummaryRow::Played(summary)) => ListedGame::Summary(summary),
                        other => panic!("{other:?}"),
                    }
                }
            },
            SavedItem::Rescued(number) => {
                ListedGame::Rescued { number: *number, pgn: self.rescued[number].clone() }
            }
        }
    }

    fn stored(&self, id: GameId) -> StoredGame {
        let (setup, entries) = &self.games[&id];
        let entries = entries.iter().cloned().map(Ok).collect();
        StoredGame { id, setup: Ok(setup.clone()), entries, last_heartbeat: None, is_later_version: false }
    }

    /// Plays these moves, in SAN, in a new game. Returns the id of the game.
    pub(super) fn play(&mut self, moves: &str) -> GameId {
        self.send(table::Msg::NewGame);
        for san in moves.split_whitespace() {
            let mv = self.page.game().position().parse_san(san).unwrap();
            self.send(table::Msg::ApplyEvent(Event::Move(mv)));
        }
        self.page.id().unwrap()
    }

    /// Opens the list; returns the number of its rows.
    pub(super) fn list(&mut self) -> usize {
        self.send(tabiya::app::PageMsg::OpenDialog(Kind::Games));
        self.in_list(Msg::Loaded(ArchiveState::empty_content()));
        self.shown().rows.len()
    }

    fn archive(&self) -> &ArchiveState {
        match self.page.dialog() {
            Some(Dialog::Games(games)) => {
                games.list.as_ref().and_then(|list| list.get()).expect("its code is here")
            }
            other => panic!("the list is not open: {other:?}"),
        }
    }

    fn shown(&self) -> &GameList {
        self.archive().list.as_ref().expect("the list has been read")
    }

    fn import(&self) -> &ImportState {
        self.archive().import.as_ref().expect("games have come")
    }

    /// Rows read so far.
    pub(super) fn rows(&self) -> Vec<ArchiveRow> {
        self.shown().rows.iter().flatten().map(|row| ArchiveRow::clone(row)).collect()
    }

    /// Indexes of the rows that match the search; `None` if there is no search.
    pub(super) fn hits(&self) -> Option<Vec<usize>> {
        self.shown().hits.as_ref().map(|hits| hits.to_vec())
    }

    /// Content of the file that the last message saved.
    pub(super) fn file(&self) -> Option<String> {
        self.page.effects.iter().find_map(|effect| match effect {
            Effect::Share(Share::Download { text, .. }) => Some(text.clone()),
            _ => None,
        })
    }

    pub(super) fn in_list(&mut self, msg: Msg) -> &mut Device {
        self.send(dialogs::Msg::Games(msg))
    }
}

fn names(rows: &[ArchiveRow]) -> Vec<GameId> {
    rows.iter().filter_map(ArchiveRow::game_id).collect()
}

#[test]
fn unfinished_games_come_first_and_then_the_others_by_date() {
    let mut device = Device::new();
    let first = device.play("e4 e5");
    let mate = device.play("f3 e5 g4 Qh4");
    let last = device.play("d4");
    let other = device.play("c4");
    device.send(table::Msg::ApplyEvent(Event::Resign(Color::Black)));
    while device.page.game().question().is_some() {
        let id = device.page.game().question().unwrap().id;
        let verdict = tabiya::game::Verdict::Winnable { line: Vec::new() };
        device.send(table::Msg::Verdict { game: other, question: id, verdict });
    }
    assert_eq!(
        {
            device.list();
            names(&device.rows())
        },
        [last, first, other, mate]
    );
    let scores: Vec<_> = device.rows().iter().map(|row| (row.score, row.plies)).collect();
    let unknown = PgnResult::Unknown;
    assert_eq!(
        scores,
        [(unknown, 1), (unknown, 2), (PgnResult::Win(Color::White), 1), (PgnResult::Win(Color::Black), 4)]
    );
}

#[test]
fn however_many_games_are_put_aside_each_is_reachable() {
    let mut device = Device::new();
    let count = MAX_ASIDE_READ + 15;
    let played: Vec<GameId> = (0..count).map(|_| device.play("e4")).collect();
    device.play("d4 d5");
    assert_eq!((device.list(), device.rows().len()), (count + 1, 25), "only what is in sight is read");
    device.in_list(Msg::RowInView(count));
    assert_eq!(device.rows().len(), count + 1);
    device.in_list(Msg::RowInView(count + 1));
    let oldest = count;
    assert_eq!(device.rows()[oldest].game_id(), Some(played[0]));
    device.in_list(Msg::Open(oldest));
    assert!(device.page.dialog().is_none());
    assert_eq!(device.page.id(), Some(played[0]));
    assert_eq!(device.page.sans(), ["e4"]);
    // The opened game continues, and all other games stay in the list.
    let mv = device.page.game().position().parse_san("e5").unwrap();
    device.send(table::Msg::ApplyEvent(Event::Move(mv)));
    assert_eq!(device.put_aside.len(), count);
    assert_eq!(device.list(), count + 1);
    // If the address sets a position, the page puts the game on the board aside.
    device.send(dialogs::Msg::Close);
    device.send(tabiya::app::PageMsg::Address("fen=4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201".to_owned()));
    assert_eq!(device.put_aside.len(), count + 1);
}

#[test]
fn a_game_is_opened_where_it_was_left_and_a_finished_one_too() {
    let mut device = Device::new();
    let mate = device.play("f3 e5 g4 Qh4");
    let first = device.play("e4 e5 Nf3");
    device.play("d4");
    device.list();
    let place = device.rows().iter().position(|row| row.game_id() == Some(mate)).unwrap();
    device.in_list(Msg::Open(place));
    assert_eq!((device.page.id(), device.page.result()), (Some(mate), Some(("0-1", "checkmate"))));
    device.list();
    let place = device.rows().iter().position(|row| row.game_id() == Some(first)).unwrap();
    device.in_list(Msg::Open(place));
    assert_eq!(device.page.sans(), ["e4", "e5", "Nf3"]);
    assert_eq!(device.list(), 3, "none is there twice, none is gone");
}

#[test]
fn the_game_that_was_on_the_board_is_offered_back_beside_the_opened_one() {
    let mut device = Device::new();
    let mate = device.play("f3 e5 g4 Qh4");
    let first = device.play("e4 e5");
    let last = device.play("d4");
    device.send(table::Msg::DismissNotice);
    let open = |device: &mut Device, game| {
        device.list();
        let place = device.rows().iter().position(|row| row.game_id() == Some(game)).unwrap();
        device.in_list(Msg::Open(place));
        assert_eq!(device.page.id(), Some(game));
        device.page.notice().map(|notice| (notice.content.clone(), notice.action))
    };
    let way_back = Some((NoticeContent::PutAside, Some(NoticeAction::Restore)));
    assert_eq!(open(&mut device, mate), way_back);
    assert_eq!(open(&mut device, mate), way_back, "a second press does not lose it");
    assert_eq!(open(&mut device, first), way_back, "nor does another game");
    device.send(table::Msg::Restore(0));
    assert_eq!((device.page.id(), device.page.notice()), (Some(last), None));
    // Opening the very game that the notice offers leaves no notice.
    open(&mut device, mate);
    assert_eq!(open(&mut device, last), None);
}

#[test]
fn what_is_deleted_can_be_had_back() {
    let mut device = Device::new();
    let first = device.play("e4 e5");
    device.play("d4");
    device.list();
    assert_eq!(device.page.id(), device.rows()[0].game_id());
    device.in_list(Msg::Delete(0));
    assert!(!device.rows()[0].deleted && device.deleted.is_empty(), "the game on the board stays");
    device.in_list(Msg::Delete(1));
    assert!(device.rows()[1].deleted);
    assert_eq!((&device.deleted[..], &device.put_aside[..]), (&[SavedItem::Game(first)][..], &[][..]));
    device.in_list(Msg::Open(1)).in_list(Msg::Save(1));
    assert!(device.page.dialog().is_some(), "what is deleted is neither opened nor saved");
    device.in_list(Msg::Undelete(1));
    assert!(!device.rows()[1].deleted);
    assert_eq!((&device.deleted[..], &device.put_aside[..]), (&[][..], &[first][..]));
    device.in_list(Msg::Open(1));
    assert_eq!(device.page.sans(), ["e4", "e5"]);
    device.list();
    device.in_list(Msg::Delete(1)).send(dialogs::Msg::Close);
    assert_eq!(device.list(), 1, "it is gone");
}

#[test]
fn a_game_goes_to_a_file_and_what_was_rescued_too() {
    let mut device = Device::new();
    device.play("e4 e5");
    device.rescued.insert(3, "[White \"Ada\"]\n\n1. d4 d5 *\n".to_owned());
    device.list();
    let saved = |device: &mut Device, row| device.in_list(Msg::Save(row)).file().expect("a file");
    assert!(saved(&mut device, 0).contains("1. e4 e5"));
    assert!(saved(&mut device, 1).contains("1. d4 d5"));
    assert_eq!(device.rows()[1].item, SavedItem::Rescued(3));
    // The readable part of the damaged game can be viewed.
    device.in_list(Msg::Open(1));
    let text = device.page.given().expect("it is being read");
    device.page.effects.clear();
    assert!(matches!(device.page.dialog(), Some(Dialog::Import(incoming)) if incoming.reading.is_some()));
    assert!(text.contains("1. d4 d5"));
    device.list();
    device.in_list(Msg::Delete(1));
    assert_eq!(device.deleted, [SavedItem::Rescued(3)]);
}

#[test]
fn a_game_that_a_later_version_has_saved_is_left_alone() {
    let mut device = Device::new();
    let first = device.play("e4");
    device.play("d4");
    let mut later = device.stored(first);
    later.is_later_version = true;
    device.list();
    let listing =
        SavedGamesPart { total_count: 1, first_index: 0, items: vec![ListedGame::Whole(Box::new(later))] };
    device.page.effects.clear();
    device.in_list(Msg::Listed(Box::new(listing)));
    assert!(device.rows()[0].later);
    for msg in [Msg::Open(0), Msg::Save(0), Msg::Delete(0), Msg::Undelete(0), Msg::Open(7), Msg::Delete(7)] {
        device.in_list(msg);
        assert!(device.page.dialog().is_some() && device.deleted.is_empty());
        assert!(device.page.effects.is_empty());
    }
}

const FEW: &str = "[White \"Ada\"]\n[Black \"Alan\"]\n[Date \"1951.02.03\"]\n\n1. Nf3 e5 2. e4 1-0\n
    [White \"Grace\"]\n\n1. d4 1/2-1/2\n
    [White \"Ada L.\"]\n[Black \"Alan\"]\n\n1. Nf3 e5 2. e4 1-0\n
    [SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N Ke7 *\n
    [White \"Ada\"]\n[Black \"Alan\"]\n\n1. e4 e5 2. Nf3 1-0\n";

fn names_of_openings() -> Msg {
    let names = "openings 1\nC20 0King's Pawn Game\nC40 0King's Knight Opening\n\ne4 e5= Nf3=\n";
    Msg::Names(PtrEqRc::new(Openings::read(names.as_bytes()).unwrap()))
}

/// Returns a device with two played games and the imported games in [`FEW`].
fn archive() -> Device {
    let mut device = Device::new();
    device.play("f3 e5 g4 Qh4");
    device.play("e4 e5");
    device.list();
    device.in_list(names_of_openings());
    device.file = ImportedGames::read(FEW).games;
    device.in_list(Msg::FileChosen);
    device
}

#[test]
fn games_come_in_from_a_file_and_none_twice() {
    let mut device = archive();
    let came = device.import();
    // The same moves in another order make another game.
    assert_eq!((came.new, came.same, came.over, came.failed), (4, 1, true, false));
    assert_eq!(device.shown().rows.len(), 6);
    device.file = ImportedGames::read(FEW).games;
    device.in_list(Msg::FileChosen);
    assert_eq!((device.import().new, device.import().same), (0, 5), "all of it is here");
    // A deleted game can be restored and viewed.
    let rows = device.rows();
    let place = rows.iter().position(|row| row.game.headers.white == "Grace").unwrap();
    device.in_list(Msg::Delete(place));
    assert_eq!(device.deleted, [rows[place].item]);
    device.in_list(Msg::Undelete(place));
    assert!(device.deleted.is_empty());
    device.in_list(Msg::Open(place));
    assert!(device.page.dialog().is_none());
    assert_eq!(device.page.game().moves().len(), 2, "the game on the board stays");
    assert_eq!(device.page.fen(), "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    let saved = device.imported.len();
    device.send(table::Msg::PlayFromReview);
    assert_eq!((device.page.sans(), device.imported.len()), (vec!["d4".to_owned()], saved));
}

#[test]
fn a_game_without_moves_is_no_duplicate_of_a_rescued_one() {
    let mut device = Device::new();
    device.rescued.insert(3, "[White \"Ada\"]\n\n1. d4 d5 *\n".to_owned());
    device.list();
    device.file = ImportedGames::read("[Event \"?\"]\n\n*\n").games;
    assert_eq!(device.file.len(), 1);
    device.in_list(Msg::FileChosen);
    assert_eq!((device.import().new, device.import().same), (1, 0));
}

/// If the players start a new game from a position of an imported game, the app also saves the
/// imported game.
#[test]
fn game_that_was_played_from_is_found_in_the_list() {
    let mut device = Device::new();
    device.page.import("[White \"Grace\"]\n\n1. d4 d5 2. c4 *");
    device.page.show_position(ReviewStep::ToPly(2));
    device.send(table::Msg::PlayFromReview);
    assert_eq!(device.list(), 2);
    let rows = device.rows();
    let plies: Vec<usize> =
        rows.iter().filter(|row| row.game.headers.white == "Grace").map(|row| row.game.plies()).collect();
    assert_eq!(plies, [2, 3], "the new game, and the imported one");
}

#[test]
fn a_file_that_cannot_be_read_to_its_end_leaves_what_has_come() {
    let mut device = archive();
    device.file = ImportedGames::read("[White \"Emmy\"]\n\n1. c4 *\n\n1. c4 c5 *\n\n1. b3 *\n").games;
    device.page.send(dialogs::Msg::Games(Msg::FileChosen));
    let asked = std::mem::take(&mut device.page.effects);
    assert!(asked.contains(&BackgroundEffect::StartImport.into()), "{asked:?}");
    device.in_list(Msg::StopImport);
    assert_eq!(device.shown().rows.len(), 6, "stopped before the first one");
    device.in_list(Msg::Batch(Some(ImportBatch::default())));
    device.in_list(Msg::FileChosen);
    device.file.clear();
    device.page.send(dialogs::Msg::Games(Msg::FileChosen));
    device.in_list(Msg::Batch(None));
    let import = device.import();
    assert!(import.over && import.failed);
    assert_eq!(device.shown().rows.len(), 9, "what had come is there");
}

#[test]
fn games_are_found_by_what_is_known_of_them() {
    let mut device = archive();
    for (text, score, whites) in [
        ("ada", None, vec!["Ada", "Ada"]),
        ("king's knight", None, vec!["Ada", "Ada"]),
        ("C20", None, vec![""]),
        ("1951-02", None, vec!["Ada"]),
        ("alan 1-0", None, vec!["Ada", "Ada"]),
        ("checkmate", None, vec![""]),
        ("", Some(PgnResult::Draw), vec!["Grace"]),
        ("grace", Some(PgnResult::Win(Color::White)), vec![]),
        ("fide", None, vec!["", ""]),
    ] {
        device.in_list(Msg::Search(text.to_owned())).in_list(Msg::Score(score));
        let hits = device.hits().unwrap();
        let found: Vec<_> = hits.iter().map(|hit| device.rows()[*hit].game.headers.white.clone()).collect();
        assert_eq!(found, whites, "{text} {score:?}");
    }
    device.in_list(Msg::Search(" ".to_owned())).in_list(Msg::Score(None));
    assert_eq!(device.hits(), None, "nothing is searched for");
}

#[test]
fn what_is_searched_for_is_looked_for_in_all_of_a_long_list() {
    let mut device = Device::new();
    for number in 0..120 {
        let game = ImportedGames::read("1. e4 *").games.remove(0);
        let mut game = ArchivedGame::from_imported(&game, None);
        game.headers.white = format!("Player {number}");
        device.imported.insert(GameId(1_000 + number), game.to_line());
    }
    device.list();
    assert_eq!((device.rows().len(), device.read_count), (25, 1));
    device.in_list(Msg::Search("player 7".to_owned()));
    assert_eq!((device.rows().len(), device.read_count), (120, 2), "what is left is read at once");
    assert_eq!(device.hits().map(|hits| hits.len()), Some(21), "with a 7 in its number");
    device.in_list(Msg::SaveAll);
    let text = device.file().expect("a file");
    assert_eq!(ImportedGames::read(&text).games.len(), 21);
    assert!(text.contains("[White \"Player 7\"]") && !text.contains("[White \"Player 8\"]"));
}

#[test]
fn all_that_is_found_goes_to_one_file_with_its_openings() {
    let mut device = archive();
    device.in_list(Msg::SaveAll);
    let text = device.file().expect("a file");
    let read = ImportedGames::read(&text);
    assert_eq!((read.games.len(), read.faults.len()), (6, 0));
    assert!(text.contains("[ECO \"C40\"]\n[Opening \"King's Knight Opening\"]"), "{text}");
    assert!(text.contains("[ECO \"C20\"]"), "a game on the device has one too");
    assert!(text.contains("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]") && text.contains("1. a8=N"));
    device.in_list(Msg::Search("grace".to_owned())).in_list(Msg::SaveAll);
    assert_eq!(ImportedGames::read(&device.file().unwrap()).games.len(), 1);
}

#[test]
fn what_is_said_of_a_game_from_elsewhere_is_saved_with_it() {
    let mut device = Device::new();
    let text =
        "[White \"Ada\"]\n[Annotator \"Grace\"]\n\n1. e4! {[%clk 0:04:58] the best} e5 (1... c5) 1-0\n";
    for (number, game) in ArchivedGame::pgn_games(text.as_bytes()).enumerate() {
        let line = ArchivedGame::from_pgn(game.unwrap()).to_line();
        device.imported.insert(GameId(1_000 + number as u64), line);
    }
    device.play("d4");
    device.list();
    for msg in [Msg::Save(1), Msg::SaveAll] {
        device.page.effects.clear();
        device.in_list(msg);
        let saved = device.file().expect("a file");
        assert!(saved.contains("[Annotator \"Grace\"]"), "{saved}");
        assert!(saved.contains("1. e4 $1 {[%clk 0:04:58] the best} 1... e5 (1... c5) 1-0"), "{saved}");
    }
    assert_eq!(device.read_count, 3, "what is said is read when it is wanted");
}

#[test]
fn games_are_found_by_a_position_and_by_words_of_any_language() {
    let mut device = archive();
    let all = device.rows().len();
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    device.in_list(Msg::Search(fen.to_owned()));
    let open = device.hits().unwrap();
    let rows = device.rows();
    for (number, row) in rows.iter().enumerate() {
        let read = row.game.to_imported_game().unwrap();
        let moves: Vec<_> = read.moves.iter().take(2).map(|mv| mv.uci()).collect();
        assert_eq!(open.contains(&number), moves == ["e2e4", "e7e5"], "{number}");
    }
    assert!(!open.is_empty() && open.len() < all, "{open:?} of {all}");
    let words = tabiya::words::Words::english(std::rc::Rc::new(|_, _| tabiya::words::PluralForm::Other));
    device.in_list(Msg::Search("wins by".to_owned()));
    let before = device.hits().unwrap();
    device.in_list(Msg::Words(words));
    let after = device.hits().unwrap();
    assert_eq!((before.len(), after.len()), (0, 1), "a mate is said in words");
    assert_eq!(device.rows()[after[0]].score, PgnResult::Win(Color::Black));
}

#[test]
fn the_club_does_not_mistake_notes_on_a_game_for_a_tournament() {
    let mut device = Device::new();
    device.lines.insert((GameId(7), 0), "Notes\tendgame\t2\t0 0\t1. e4 *".to_owned());
    device.send(tabiya::app::PageMsg::OpenDialog(Kind::Club));
    device.send(dialogs::Msg::Club(club::Msg::Loaded(None, club::ClubState::empty_content())));
    let Some(Dialog::Club(club)) = device.page.dialog() else { panic!("it is open") };
    let club = club.inside.as_ref().unwrap().get::<club::ClubState>().unwrap();
    assert_eq!(club.events, Some(Vec::new()));
}
