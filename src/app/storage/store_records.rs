//! The object stores of the database, and the records that a save command writes to them.

use super::open_games::OpenGames;
use super::records::{OPEN_GAMES_KEY, Record};
use super::stored::SaveCommand;

/// An object store (table) of the app's IndexedDB database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreName {
    /// The setups of games, and whole imported games, with the game as key.
    Games,
    /// The journal entries of games, with game and number as key.
    Entries,
    /// Records of which there is only one of each kind, such as the settings, each with a fixed
    /// text as key.
    State,
    /// Damaged records and records that could not be written, unchanged.
    Damaged,
    /// The journals of the club, with journal and number of the record as key.
    Club,
    /// Summaries of games for lists, with the game as key. They are computed from the other
    /// records, so backups do not contain them.
    Summaries,
}

impl StoreName {
    /// All stores. The last one, which backups do not contain, is `Summaries`.
    pub const ALL: [StoreName; 6] = [
        StoreName::Games,
        StoreName::Entries,
        StoreName::State,
        StoreName::Damaged,
        StoreName::Club,
        StoreName::Summaries,
    ];

    /// Returns the name of this object store in the IndexedDB database and in backup files.
    pub fn name(self) -> &'static str {
        match self {
            StoreName::Games => "games",
            StoreName::Entries => "entries",
            StoreName::State => "state",
            StoreName::Damaged => "damaged",
            StoreName::Club => "club",
            StoreName::Summaries => "summaries",
        }
    }
}

/// A database record, and the object store (table) that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct StoreRecord {
    /// The object store.
    pub store: StoreName,
    /// The record.
    pub record: Record,
}

impl StoreRecord {
    /// Returns the record that lists the open games: the game on the board, and the unfinished
    /// games that were put aside.
    pub fn of_open_games((game, aside): &OpenGames) -> StoreRecord {
        StoreRecord { store: StoreName::State, record: Record::of_open_games(*game, aside) }
    }

    /// Whether this is the record that lists the open games.
    pub fn is_open_games(&self) -> bool {
        self.record.key.as_deref() == Some(OPEN_GAMES_KEY)
    }
}

/// Returns the records that the save command `command` writes to the disk. Returns none for
/// `SetDamagedAside`, because other code carries out this command. Updates `open_games` (the ids of
/// the game on the board, and of the games put aside) if the command changes them.
pub fn records_to_save(command: SaveCommand, open_games: &mut OpenGames) -> Vec<StoreRecord> {
    match command {
        SaveCommand::BeginGame { game, setup } => {
            open_games.0 = Some(game);
            let begun = StoreRecord { store: StoreName::Games, record: Record::of_setup(game, *setup) };
            vec![begun, StoreRecord::of_open_games(open_games)]
        }
        SaveCommand::AddEvent { game, entry } => {
            vec![StoreRecord { store: StoreName::Entries, record: Record::of_entry(game, entry) }]
        }
        SaveCommand::SetOpenGames { game, aside } => {
            *open_games = (game, aside);
            vec![StoreRecord::of_open_games(open_games)]
        }
        SaveCommand::Settings(settings) => {
            vec![StoreRecord { store: StoreName::State, record: Record::of_settings(*settings) }]
        }
        SaveCommand::AddClubLines { journal, number, text } => {
            vec![StoreRecord { store: StoreName::Club, record: Record::of_club_line(journal, number, text) }]
        }
        SaveCommand::SetDamagedAside { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::GameId;
    use crate::game::{Event, GameSetup, Instant, JournalEntry};

    #[test]
    fn begin_game_saves_open_games() {
        let mut open_games = (Some(GameId(1)), vec![GameId(2), GameId(1)]);
        let begin = SaveCommand::BeginGame { game: GameId(3), setup: Box::new(GameSetup::default()) };
        let written = records_to_save(begin, &mut open_games);
        assert_eq!(open_games, (Some(GameId(3)), vec![GameId(2), GameId(1)]), "what was put aside stays");
        let stores: Vec<_> = written.iter().map(|written| written.store).collect();
        assert_eq!(stores, [StoreName::Games, StoreName::State], "in this order");
        assert_eq!(written[1].record, Record::of_open_games(Some(GameId(3)), &[GameId(2), GameId(1)]));
    }

    #[test]
    fn everything_else_makes_one_record_in_its_store() {
        let mut open_games = (None, vec![]);
        let entry = JournalEntry {
            number: 0,
            at: Instant::default(),
            event: Event::Pause,
            fingerprint_after: Some(1),
        };
        let one = |written: Vec<StoreRecord>| (written.len(), written[0].store);
        let event = SaveCommand::AddEvent { game: GameId(3), entry };
        assert_eq!(one(records_to_save(event, &mut open_games)), (1, StoreName::Entries));
        let settings = SaveCommand::Settings(Box::default());
        assert_eq!(one(records_to_save(settings, &mut open_games)), (1, StoreName::State));
        assert_eq!(open_games, (None, vec![]));
        let current = SaveCommand::SetOpenGames { game: None, aside: vec![GameId(3)] };
        assert_eq!(one(records_to_save(current, &mut open_games)), (1, StoreName::State));
        assert_eq!(open_games, (None, vec![GameId(3)]));
        let damage = SaveCommand::SetDamagedAside {
            game: GameId(3),
            good: 0,
            pgn: String::new(),
            fault: String::new(),
        };
        assert!(records_to_save(damage, &mut open_games).is_empty());
    }
}
