//! Merges a backup file into the device's storage, game by game.
//!
//! A restored game never overwrites a saved game. A restore can add a game, the missing setup of a
//! saved game, or entries after the last saved entry. If a game differs from the saved game with
//! the same id, it is added under another id. So no data is lost, and restoring a backup a second
//! time changes nothing.

use crate::app::storage::faults::BackupFault;
use crate::app::storage::open_games::OpenGames;
use crate::app::storage::records::{Record, StateRecords};
use crate::app::storage::store_records::StoreName;
use crate::app::storage::stored::GameId;
use std::collections::BTreeMap;

/// Version of the backup file format. A file is a JSON object. From version 3 on, the first line
/// has everything but games and club journals (such as those of tournaments), and each further line
/// has one game or one club journal. So neither the writer nor the reader of a file needs the whole
/// file in memory.
///
/// | version | content, or difference from the previous version |
/// |---|---|
/// | 0 to 2 | the records of each store, under the store's name |
/// | 3 | a line for each game, after a first line with all other records |
/// | 4 | after the games, a line for each club journal |
/// | 5 | notes on games may have variations |
/// | 6 | notes on games may contain notes from another device |
pub const BACKUP_VERSION: u32 = 6;

/// A database record as it was written to the disk or to a backup file. The record may be damaged:
/// a restore checks only its id, number and version, and copies it unchanged or with another id.
pub trait RawRecord: Clone {
    /// Returns the number in the field with this name; `None` if the field is missing or is no
    /// number.
    fn number_field(&self, field: &str) -> Option<f64>;
    /// Whether both records have equal fields. In the browser, records are JavaScript objects, for
    /// which `==` would compare only identities.
    fn is_same(&self, other: &Self) -> bool;
    /// Returns a copy of the record with the id of another game.
    fn with_game(&self, game: GameId) -> Self;
}

/// The saved records of one game: its setup, and its journal entries (moves and other events). Also
/// the records of one club journal, which has entries but no setup.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRecords<R> {
    /// The record with the setup (rules, clock, players), if there is one.
    pub setup_record: Option<R>,
    /// The records of the journal entries.
    pub entries: Vec<R>,
}

impl<R> Default for GameRecords<R> {
    fn default() -> GameRecords<R> {
        GameRecords { setup_record: None, entries: Vec::new() }
    }
}

/// Outcome of restoring one game of a backup. A restore never overwrites a game saved on the
/// device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameMerge {
    /// The device does not have the game, so the game is added.
    Added,
    /// The game in the backup continues the game saved on the device. The further entries are
    /// added, and the setup if the saved game has none.
    Extended,
    /// The device has a different game under this id, so the game is added under another id.
    AddedUnderNewId,
    /// The device has the same entries. Nothing changes, except that a missing setup is added.
    Unchanged,
    /// The game saved on the device continues the game in the backup. Nothing changes, except that
    /// a missing setup is added.
    SavedIsLonger,
}

impl GameMerge {
    /// All variants.
    pub const ALL: [GameMerge; 5] = [
        GameMerge::Added,
        GameMerge::Extended,
        GameMerge::AddedUnderNewId,
        GameMerge::Unchanged,
        GameMerge::SavedIsLonger,
    ];
}

/// Checks that this app can read a backup file of this version. A file without a version (`None`)
/// is no backup.
///
/// # Errors
/// If the version is missing, or is later than [`BACKUP_VERSION`].
pub fn check_backup_version(version: Option<f64>) -> Result<(), BackupFault> {
    match version {
        Some(version) if version > f64::from(BACKUP_VERSION) => Err(BackupFault::LaterVersion),
        Some(_) => Ok(()),
        None => Err(BackupFault::NotABackup),
    }
}

/// Groups saved records by game, for the lines of a backup file. `games` are setup records,
/// `entries` are journal entries (moves and other events). Leaves out records without a valid id.
pub fn group_by_game<R: RawRecord>(games: Vec<R>, entries: Vec<R>) -> BTreeMap<GameId, GameRecords<R>> {
    let mut all: BTreeMap<GameId, GameRecords<R>> = BTreeMap::new();
    for begun in games {
        if let Some(game) = game_id_of(&begun) {
            // The first of two records with the same id wins.
            all.entry(game).or_default().setup_record.get_or_insert(begun);
        }
    }
    for entry in entries {
        if let Some(game) = game_id_of(&entry) {
            all.entry(game).or_default().entries.push(entry);
        }
    }
    all
}

impl<R: RawRecord> GameRecords<R> {
    /// Returns the id of the game from its records; `None` if no record has a valid id.
    pub fn game_id(&self) -> Option<GameId> {
        self.setup_record.iter().chain(&self.entries).find_map(game_id_of)
    }

    /// Returns a copy of the records of this game under the id of another game.
    #[must_use]
    pub fn with_game(&self, game: GameId) -> GameRecords<R> {
        GameRecords {
            setup_record: self.setup_record.as_ref().map(|begun| begun.with_game(game)),
            entries: self.entries.iter().map(|entry| entry.with_game(game)).collect(),
        }
    }

    /// Compares this game of a backup with the game saved on the device under the same id (`here`).
    /// Returns how the two games relate, and the records to write. `None` if the games are
    /// different, so that the game of the backup needs another id.
    pub fn merge_with(&self, here: &GameRecords<R>) -> Option<(GameMerge, Vec<(StoreName, R)>)> {
        let there = entries_by_number(&self.entries);
        let both = here.entries.len().min(there.len());
        // The two games are the same only if all entries are equal, up to the end of the shorter
        // game.
        let agree = here.entries.iter().zip(&there).all(|(here, there)| here.is_same(there));
        let begun = here.setup_record.as_ref().zip(self.setup_record.as_ref());
        if !agree || begun.is_some_and(|(here, there)| !here.is_same(there)) {
            return None;
        }
        let arrival = match there.len() - both {
            _ if here.setup_record.is_none() && here.entries.is_empty() => GameMerge::Added,
            0 if here.entries.len() > both => GameMerge::SavedIsLonger,
            0 => GameMerge::Unchanged,
            _ => GameMerge::Extended,
        };
        let begun = self.setup_record.clone().filter(|_| here.setup_record.is_none());
        let begun = begun.map(|begun| (StoreName::Games, begun));
        let entries = there[both..].iter().map(|entry| (StoreName::Entries, (*entry).clone()));
        Some((arrival, begun.into_iter().chain(entries).collect()))
    }
}

/// Returns the ids under which to try to save a game of a backup, in order. Another game on the
/// device may already have some of these ids.
///
/// The ids are the game's own id, the next 64 ids, and then ids at doubling distances. The sequence
/// is always the same. So a second restore of the backup finds the game under the id that the first
/// restore chose.
pub fn candidate_ids(game: GameId) -> impl Iterator<Item = GameId> {
    let steps = (0..=64).chain((7..u64::BITS - 1).map(|power| 1 << power));
    let steps = steps.take_while(|step| *step < GameId::LATEST.0);
    steps.map(move |step| GameId((game.0 - 1 + step) % GameId::LATEST.0 + 1))
}

/// Merges the settings and the ids of the open games in a backup (`there`) with those on the device
/// (`here`). Returns the records to write: the settings of the backup, and the open games of both.
/// Open games are the game on the board and the unfinished games that were put aside.
///
/// `renamed` maps the id of a game in the backup to the other id under which it was restored.
/// `is_here` says whether a game is saved on the device; only saved games can be open.
pub fn merge_state_records(
    there: &StateRecords,
    here: &StateRecords,
    renamed: &BTreeMap<GameId, GameId>,
    is_here: impl Fn(GameId) -> bool,
) -> Vec<Record> {
    let name = |game: GameId| Some(renamed.get(&game).copied().unwrap_or(game)).filter(|game| is_here(*game));
    let from_there = there
        .open_games()
        .map(|(game, aside)| (game.and_then(name), aside.into_iter().filter_map(name).collect()));
    let mut singles: Vec<Record> = there.settings().map(Record::of_settings).into_iter().collect();
    if let Some((game, aside)) = merge_open_games(from_there, here.open_games()) {
        singles.push(Record::of_open_games(game, &aside));
    }
    singles
}

/// Merges the ids of the open games in a backup (`there`) and on the device (`here`). The game on
/// the board of the backup comes to the board. All other open games of both are put aside. `None`
/// if the backup has no game on its board; the open games of the device then stay.
fn merge_open_games(there: Option<OpenGames>, here: Option<OpenGames>) -> Option<OpenGames> {
    let (game, aside) = there?;
    let game = game?;
    let (on_board, before) = here.unwrap_or_default();
    let mut known = std::collections::BTreeSet::from([game]);
    let all = on_board.into_iter().chain(before).chain(aside).filter(|other| known.insert(*other));
    Some((Some(game), all.collect()))
}

/// Returns the journal entries (moves and other events) of a game in the order of their numbers. Of
/// several entries with the same number, keeps the first.
fn entries_by_number<R: RawRecord>(entries: &[R]) -> Vec<&R> {
    let number = |record: &R| record.number_field("number").unwrap_or(f64::MAX);
    let mut numbered: Vec<(f64, &R)> = entries.iter().map(|entry| (number(entry), entry)).collect();
    numbered.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    numbered.dedup_by(|(next, _), (before, _)| next == before);
    numbered.into_iter().map(|(_, entry)| entry).collect()
}

/// Returns the id of the game that a saved record belongs to; `None` if the record has no valid id.
pub(in crate::app::storage) fn game_id_of<R: RawRecord>(record: &R) -> Option<GameId> {
    record.number_field("game").and_then(GameId::from_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Settings;

    /// A record for tests: the id of its game, its number (`None` for a setup), and its content.
    #[derive(Clone, Debug, PartialEq)]
    struct Raw(f64, Option<f64>, &'static str);

    impl RawRecord for Raw {
        fn number_field(&self, field: &str) -> Option<f64> {
            match field {
                "game" => Some(self.0),
                "number" => self.1,
                _ => None,
            }
        }

        fn is_same(&self, other: &Raw) -> bool {
            self == other
        }

        fn with_game(&self, game: GameId) -> Raw {
            Raw(game.0 as f64, self.1, self.2)
        }
    }

    /// Returns the test records of the game with the id `name`: its setup and one entry for each
    /// move.
    fn game(name: u32, moves: &[&'static str]) -> GameRecords<Raw> {
        let name = f64::from(name);
        let entries = moves.iter().zip(0..).map(|(said, number)| Raw(name, Some(f64::from(number)), said));
        GameRecords { setup_record: Some(Raw(name, None, "begun")), entries: entries.collect() }
    }

    fn nothing() -> GameRecords<Raw> {
        GameRecords::default()
    }

    /// Returns how the game `there` of a backup relates to the saved game `here`, and the contents
    /// of the records to write.
    fn arrival(there: &GameRecords<Raw>, here: &GameRecords<Raw>) -> Option<(GameMerge, Vec<&'static str>)> {
        let (arrival, come) = there.merge_with(here)?;
        let right = |(store, record): &(StoreName, Raw)| (*store == StoreName::Games) == record.1.is_none();
        assert!(come.iter().all(right));
        Some((arrival, come.iter().map(|(_, record)| record.2).collect()))
    }

    #[test]
    fn a_game_that_is_not_here_is_added() {
        let come = arrival(&game(1, &["e4", "e5"]), &nothing());
        assert_eq!(come, Some((GameMerge::Added, vec!["begun", "e4", "e5"])));
        assert_eq!(arrival(&game(1, &[]), &nothing()), Some((GameMerge::Added, vec!["begun"])));
    }

    #[test]
    fn saved_game_takes_later_entries() {
        let here = game(1, &["e4", "e5"]);
        assert_eq!(arrival(&game(1, &["e4", "e5"]), &here), Some((GameMerge::Unchanged, vec![])));
        let longer = game(1, &["e4", "e5", "Nf3"]);
        assert_eq!(arrival(&longer, &here), Some((GameMerge::Extended, vec!["Nf3"])));
        assert_eq!(arrival(&game(1, &["e4"]), &here), Some((GameMerge::SavedIsLonger, vec![])));
        assert_eq!(arrival(&game(1, &[]), &here), Some((GameMerge::SavedIsLonger, vec![])));
        assert_eq!(arrival(&game(1, &["e4"]), &game(1, &[])), Some((GameMerge::Extended, vec!["e4"])));
    }

    #[test]
    fn different_game_with_same_id_is_added_once() {
        let here = game(1, &["e4", "e5"]);
        let there = game(1, &["e4", "c5", "Nf3"]);
        assert_eq!(arrival(&there, &here), None);
        assert_eq!(arrival(&game(1, &["d4"]), &here), None);
        assert_eq!(arrival(&game(1, &["d4", "e5"]), &here), None, "only the last event is the same");
        let mut begun_otherwise = game(1, &[]);
        begun_otherwise.setup_record = Some(Raw(1.0, None, "begun otherwise"));
        assert_eq!(arrival(&begun_otherwise, &game(1, &[])), None);
        let beside = there.with_game(candidate_ids(GameId(1)).nth(1).unwrap());
        assert_eq!(beside.game_id(), Some(GameId(2)));
        assert_eq!(arrival(&beside, &nothing()), Some((GameMerge::Added, vec!["begun", "e4", "c5", "Nf3"])));
        assert_eq!(arrival(&beside, &beside.clone()), Some((GameMerge::Unchanged, vec![])));
    }

    #[test]
    fn a_game_without_its_beginning_gets_it_back() {
        let here = GameRecords { setup_record: None, ..game(1, &["e4", "e5"]) };
        let come = arrival(&game(1, &["e4", "e5", "Nf3"]), &here);
        assert_eq!(come, Some((GameMerge::Extended, vec!["begun", "Nf3"])));
    }

    #[test]
    fn unordered_and_duplicate_entries_are_merged() {
        let mut there = game(1, &["e4", "e5", "Nf3"]);
        there.entries.push(Raw(1.0, Some(1.0), "c5"));
        there.entries.swap(0, 2);
        let come = arrival(&there, &game(1, &["e4"]));
        assert_eq!(come, Some((GameMerge::Extended, vec!["e5", "Nf3"])));
    }

    #[test]
    fn a_backup_is_taken_apart_by_its_games() {
        let (one, other) = (game(1, &["e4"]), game(7, &["d4", "d5"]));
        let begun = [&other, &one, &one].into_iter().filter_map(|game| game.setup_record.clone());
        let nameless = Raw(f64::NAN, None, "nameless");
        let entries = other.entries.iter().chain(&one.entries).cloned().chain([nameless.clone()]);
        let all = group_by_game(begun.chain([nameless.clone()]).collect(), entries.collect());
        assert_eq!(all, BTreeMap::from([(GameId(1), one), (GameId(7), other)]));
    }

    #[test]
    fn settings_come_and_the_game_on_the_board_is_put_aside() {
        let settings = Settings { has_sounds: true, ..Settings::default() };
        let of = |game: Option<GameId>, aside: &[GameId]| Record::of_open_games(game, aside);
        let names @ [one, two, three] = [GameId(1), GameId(2), GameId(3)];
        let [first, _, third] = names.map(Some);
        let singles_of = |there: Vec<Record>, here: Vec<Record>| {
            let (there, here) = (StateRecords::of_records(there), StateRecords::of_records(here));
            merge_state_records(&there, &here, &BTreeMap::new(), |_| true)
        };
        let there = vec![Record::of_settings(settings.clone()), of(first, &[two])];
        let here = vec![Record::of_settings(Settings::default()), of(third, &[])];
        assert_eq!(singles_of(there, here), [Record::of_settings(settings), of(first, &[three, two])]);
        let same = singles_of(vec![of(first, &[two])], vec![of(first, &[two])]);
        assert_eq!(same, [of(first, &[two])], "it is the same one");
        assert_eq!(singles_of(vec![of(first, &[two])], vec![]), [of(first, &[two])]);
        let both = singles_of(vec![of(first, &[two])], vec![of(None, &[three, one])]);
        assert_eq!(both, [of(first, &[three, two])], "each once");
        assert_eq!(singles_of(vec![of(None, &[two])], vec![of(first, &[])]), [], "its board was untouched");
        assert_eq!(singles_of(vec![], vec![of(first, &[])]), []);
        let there = StateRecords::of_records(vec![of(first, &[two])]);
        let renamed = merge_state_records(&there, &there, &BTreeMap::from([(one, three)]), |_| true);
        assert_eq!(renamed, [of(third, &[one, two])], "the game of the backup is the one beside");
    }

    #[test]
    fn a_game_that_is_not_here_is_not_at_hand() {
        let names = [GameId(1), GameId(2), GameId(3)];
        let there = StateRecords::of_records(vec![Record::of_open_games(Some(names[0]), &names[1..])]);
        let merged = |here: &[GameId]| {
            let is_here = |game| here.contains(&game);
            merge_state_records(&there, &StateRecords::of_records(Vec::new()), &BTreeMap::new(), is_here)
        };
        assert_eq!(merged(&[names[0], names[2]]), [Record::of_open_games(Some(names[0]), &[names[2]])]);
        assert_eq!(merged(&names[1..]), [], "the one on the board is not here");
    }

    #[test]
    fn candidate_ids_are_few_and_plausible() {
        for game in [1, 7, 1_790_000_000_000_000, GameId::LATEST.0 - 1, GameId::LATEST.0].map(GameId) {
            let names: Vec<GameId> = candidate_ids(game).collect();
            assert_eq!(names[0], game);
            assert!(names.iter().all(|name| name.could_be_assigned()), "{names:?}");
            let different: std::collections::BTreeSet<_> = names.iter().collect();
            assert!(
                different.len() == names.len() && names.len() > 100 && names.len() < 120,
                "{}",
                names.len()
            );
        }
        let next: Vec<u64> = candidate_ids(GameId(7)).skip(1).take(3).map(|name| name.0).collect();
        assert_eq!(next, [8, 9, 10]);
    }

    #[test]
    fn file_without_version_is_no_backup() {
        for version in 0..=BACKUP_VERSION {
            assert_eq!(check_backup_version(Some(f64::from(version))), Ok(()));
        }
        assert_eq!(
            check_backup_version(Some(f64::from(BACKUP_VERSION) + 1.0)),
            Err(BackupFault::LaterVersion)
        );
        assert_eq!(check_backup_version(None), Err(BackupFault::NotABackup));
    }
}
