//! Change of the id of a game that is being saved, because another game on the disk has the same
//! id.

use super::open_games::OpenGames;
use super::store_records::{StoreName, StoreRecord};
use super::stored::GameId;

/// A change of the id of a game that is being saved, because another game on the disk has the same
/// id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRename {
    /// The old id, which is also the id of another game on the disk.
    pub from: GameId,
    /// The new id.
    pub to: GameId,
}

impl GameRename {
    /// Returns the new id if `game` is the id that changes; otherwise returns `game` itself.
    pub fn new_id(self, game: GameId) -> GameId {
        if game == self.from { self.to } else { game }
    }

    /// Returns the ids of the open games (the game on the board, and the unfinished games that were
    /// put aside) with the new id in place of the old id.
    pub fn rename_open_games(self, (game, aside): OpenGames) -> OpenGames {
        (game.map(|game| self.new_id(game)), aside.into_iter().map(|game| self.new_id(game)).collect())
    }

    /// Returns the record `written` with the new game id in place of the old id. Does not change
    /// records of the club's journals, for example of tournaments.
    pub fn rename_record(self, mut written: StoreRecord) -> StoreRecord {
        let record = &mut written.record;
        if written.store != StoreName::Club {
            record.game = record.game.map(|game| self.new_id(game));
            record.aside = record.aside.map(|game| self.new_id(game));
            record.before.iter_mut().for_each(|game| *game = self.new_id(*game));
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::records::Record;
    use crate::game::{Event, Instant, JournalEntry};

    const OTHER: GameRename = GameRename { from: GameId(1), to: GameId(9) };

    /// Returns an arbitrary journal entry for tests.
    fn entry() -> JournalEntry {
        JournalEntry { number: 0, at: Instant::default(), event: Event::Pause, fingerprint_after: Some(0) }
    }

    #[test]
    fn records_of_game_and_open_games_get_new_id() {
        let written = |store, record| StoreRecord { store, record };
        let entry = |game| written(StoreName::Entries, Record::of_entry(GameId(game), entry()));
        assert_eq!(OTHER.rename_record(entry(1)), entry(9));
        let open_games = |game, aside: [u64; 2]| {
            StoreRecord::of_open_games(&(Some(GameId(game)), aside.map(GameId).to_vec()))
        };
        assert_eq!(OTHER.rename_record(open_games(2, [3, 1])), open_games(2, [3, 9]));
        assert_eq!(OTHER.rename_record(open_games(1, [1, 3])), open_games(9, [9, 3]));
        let line = written(StoreName::Club, Record::of_club_line(GameId(1), 0, String::new()));
        assert_eq!(OTHER.rename_record(line.clone()), line);
    }
}
