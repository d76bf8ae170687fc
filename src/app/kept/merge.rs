//! What of a backup comes in.
//!
//! A backup holds the records of each store as they are, under the store's name. What comes in is never written over
//! a game that is here: it can add a game, or what comes after the last event that is known here.

use super::at_hand::{AT_HAND_MOST, AtHand};
use super::faults::BackupFault;
use super::records::{Record, Singles, VERSION};
use super::stored::GameId;
use super::writing::StoreName;

/// A record as it lies on a disk or in a file, readable or not: it comes in as it is.
pub trait RawRecord: Clone {
    /// The number in a field of it.
    fn number(&self, field: &str) -> Option<f64>;
    /// Whether it is the same record to the last letter.
    fn same(&self, other: &Self) -> bool;
}

/// The records of a backup, or of as much of this device as a backup may touch.
#[derive(Clone, Debug)]
pub struct Backup<R> {
    /// How games began.
    pub games: Vec<R>,
    /// What happened in them.
    pub entries: Vec<R>,
    /// What was damaged.
    pub damaged: Vec<R>,
}

/// What a game of a backup is to this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It was not here, and has come.
    Added,
    /// It is the one that is here.
    Same,
    /// It goes on after what is here, by so many events, and they have come.
    GoesOn(usize),
    /// What is here goes on further, and stays.
    Behind,
    /// It is another one than the one of that name that is here, which stays.
    Differs,
}

/// What is written, and what it is.
#[derive(Clone, Debug)]
pub struct Merge<R> {
    /// The records that come in as they are.
    pub records: Vec<(StoreName, R)>,
    /// The records that are written anew: the settings, and which games are at hand.
    pub singles: Vec<Record>,
    /// What became of each game of the backup.
    pub games: Vec<(GameId, Arrival)>,
}

/// Whether the version that a file names is one that can be read; a file without any is no backup.
///
/// # Errors
/// What is wrong with it.
pub fn check_mark(version: Option<f64>) -> Result<(), BackupFault> {
    match version {
        Some(version) if version > f64::from(VERSION) => Err(BackupFault::LaterVersion),
        Some(_) => Ok(()),
        None => Err(BackupFault::NotABackup),
    }
}

/// What of the backup `there` comes in `here`. Of what is here only the games that it names count, and of those all
/// the entries, in the order of their numbers.
pub fn merge<R: RawRecord>(
    there: Backup<R>,
    here: &Backup<R>,
    singles_there: &Singles,
    singles_here: &Singles,
) -> Merge<R> {
    let mut merge = Merge { records: Vec::new(), singles: Vec::new(), games: Vec::new() };
    for begun in there.games {
        let Some(game) = game_of(&begun) else { continue };
        if merge.games.iter().any(|(known, _)| *known == game) {
            continue;
        }
        let known = here.games.iter().any(|record| game_of(record) == Some(game));
        if !known {
            merge.records.push((StoreName::Games, begun));
        }
        let (arrival, new) = arrive(known, entries_of(&here.entries, game), in_order(&there.entries, game));
        merge.games.push((game, arrival));
        merge.records.extend(new.into_iter().map(|record| (StoreName::Entries, record.clone())));
    }
    merge.records.extend(there.damaged.into_iter().map(|damage| (StoreName::Damaged, damage)));
    merge.singles.extend(singles_there.settings().map(Record::of_settings));
    if let Some((game, aside)) = at_hand(singles_there.current(), singles_here.current()) {
        merge.singles.push(Record::of_current(game, &aside));
    }
    merge
}

/// Which games are at hand then: the one on the board of the backup; the one that was on the board here is put aside,
/// not lost, and what was put aside here and there stays within reach.
fn at_hand(there: Option<AtHand>, here: Option<AtHand>) -> Option<AtHand> {
    let (game, aside) = there?;
    let game = game?;
    let (on_board, before) = here.unwrap_or_default();
    let mut all = Vec::new();
    for other in on_board.into_iter().chain(before).chain(aside) {
        if other != game && !all.contains(&other) {
            all.push(other);
        }
    }
    all.truncate(AT_HAND_MOST);
    Some((Some(game), all))
}

/// What a game is to this device, and which of its events come in. The two must be one game as far as both go: the last
/// event of the shorter is the same in the longer.
fn arrive<'a, R: RawRecord>(known: bool, here: Vec<&R>, there: Vec<&'a R>) -> (Arrival, Vec<&'a R>) {
    let both = here.len().min(there.len());
    let agree = both == 0 || here[both - 1].same(there[both - 1]);
    let new = there.len() - both;
    let arrival = match (agree, known || !here.is_empty()) {
        (false, _) => Arrival::Differs,
        (true, false) => Arrival::Added,
        (true, true) if here.len() > there.len() => Arrival::Behind,
        (true, true) if new == 0 => Arrival::Same,
        (true, true) => Arrival::GoesOn(new),
    };
    let come = if agree { there[both..].to_vec() } else { Vec::new() };
    (arrival, come)
}

fn entries_of<R: RawRecord>(entries: &[R], game: GameId) -> Vec<&R> {
    entries.iter().filter(|record| game_of(*record) == Some(game)).collect()
}

/// The entries of a game by their numbers, one for each: a second one would be written over the first.
fn in_order<R: RawRecord>(entries: &[R], game: GameId) -> Vec<&R> {
    let number = |record: &R| record.number("number").unwrap_or(f64::MAX);
    let mut in_order: Vec<&R> = Vec::new();
    for entry in entries_of(entries, game) {
        // A backup has them in order already, so nearly every one goes to the end.
        let place = in_order.partition_point(|other| number(other) < number(entry));
        if in_order.get(place).is_none_or(|other| number(other) != number(entry)) {
            in_order.insert(place, entry);
        }
    }
    in_order
}

fn game_of<R: RawRecord>(record: &R) -> Option<GameId> {
    record.number("game").and_then(GameId::from_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Settings;

    /// A record that says one thing beside its game and number.
    #[derive(Clone, Debug, PartialEq)]
    struct Raw(f64, Option<f64>, &'static str);

    impl RawRecord for Raw {
        fn number(&self, field: &str) -> Option<f64> {
            match field {
                "game" => Some(self.0),
                _ => self.1,
            }
        }

        fn same(&self, other: &Raw) -> bool {
            self == other
        }
    }

    fn game(name: u32, moves: &[&'static str]) -> Backup<Raw> {
        let name = f64::from(name);
        let entries = moves.iter().zip(0..).map(|(said, number)| Raw(name, Some(f64::from(number)), said));
        Backup { games: vec![Raw(name, None, "begun")], entries: entries.collect(), damaged: vec![] }
    }

    fn nothing() -> Backup<Raw> {
        Backup { games: vec![], entries: vec![], damaged: vec![] }
    }

    fn singles() -> Singles {
        Singles::of_records(Vec::new())
    }

    /// What becomes of the one game of the backup, and which records come in.
    fn arrival(there: Backup<Raw>, here: &Backup<Raw>) -> (Arrival, Vec<(StoreName, &'static str)>) {
        let merge = merge(there, here, &singles(), &singles());
        assert!(merge.singles.is_empty());
        assert_eq!(merge.games.len(), 1);
        (merge.games[0].1, merge.records.iter().map(|(store, record)| (*store, record.2)).collect())
    }

    const BEGUN: (StoreName, &str) = (StoreName::Games, "begun");

    fn entry(said: &str) -> (StoreName, &str) {
        (StoreName::Entries, said)
    }

    #[test]
    fn a_game_that_is_not_here_is_added() {
        let come = arrival(game(1, &["e4", "e5"]), &game(2, &["d4"]));
        assert_eq!(come, (Arrival::Added, vec![BEGUN, entry("e4"), entry("e5")]));
        assert_eq!(arrival(game(1, &[]), &nothing()), (Arrival::Added, vec![BEGUN]));
    }

    #[test]
    fn a_game_that_is_here_stays_and_takes_what_comes_after_it() {
        let here = game(1, &["e4", "e5"]);
        assert_eq!(arrival(game(1, &["e4", "e5"]), &here), (Arrival::Same, vec![]));
        assert_eq!(arrival(game(1, &["e4", "e5", "Nf3"]), &here), (Arrival::GoesOn(1), vec![entry("Nf3")]));
        assert_eq!(arrival(game(1, &["e4"]), &here), (Arrival::Behind, vec![]));
        assert_eq!(arrival(game(1, &[]), &here), (Arrival::Behind, vec![]));
        assert_eq!(arrival(game(1, &["e4"]), &game(1, &[])), (Arrival::GoesOn(1), vec![entry("e4")]));
    }

    #[test]
    fn another_game_of_the_same_name_is_left_out() {
        let here = game(1, &["e4", "e5"]);
        assert_eq!(arrival(game(1, &["e4", "c5", "Nf3"]), &here), (Arrival::Differs, vec![]));
        assert_eq!(arrival(game(1, &["d4"]), &here), (Arrival::Differs, vec![]));
    }

    #[test]
    fn a_game_without_its_beginning_gets_it_back() {
        let mut here = game(1, &["e4", "e5"]);
        here.games.clear();
        let come = arrival(game(1, &["e4", "e5", "Nf3"]), &here);
        assert_eq!(come, (Arrival::GoesOn(1), vec![BEGUN, entry("Nf3")]));
    }

    #[test]
    fn entries_may_lie_in_any_order_and_one_that_is_there_twice_is_not_written_over() {
        let mut there = game(1, &["e4", "e5", "Nf3"]);
        there.entries.push(Raw(1.0, Some(1.0), "c5"));
        there.entries.push(Raw(7.0, Some(0.0), "another game"));
        there.entries.reverse();
        there.entries.swap(1, 3);
        let come = arrival(there, &game(1, &["e4"]));
        assert_eq!(come.0, Arrival::GoesOn(2));
        assert_eq!(come.1.len(), 2);
        assert_eq!(come.1[1], entry("Nf3"));
    }

    #[test]
    fn a_game_that_is_there_twice_comes_once_and_what_has_no_name_does_not() {
        let mut there = game(1, &["e4"]);
        there.games.push(Raw(1.0, None, "again"));
        there.games.push(Raw(f64::NAN, None, "nameless"));
        assert_eq!(arrival(there, &nothing()), (Arrival::Added, vec![BEGUN, entry("e4")]));
    }

    #[test]
    fn damage_comes_along() {
        let mut there = nothing();
        there.damaged.push(Raw(1.0, None, "torn"));
        let merge = merge(there, &nothing(), &singles(), &singles());
        assert_eq!(merge.records, [(StoreName::Damaged, Raw(1.0, None, "torn"))]);
    }

    #[test]
    fn settings_come_and_the_game_on_the_board_is_put_aside() {
        let settings = Settings { sounds: true, ..Settings::default() };
        let of = |game: Option<GameId>, aside: &[GameId]| Record::of_current(game, aside);
        let names @ [one, two, three] = [GameId(1), GameId(2), GameId(3)];
        let [first, _, third] = names.map(Some);
        let singles_of = |there: Vec<Record>, here: Vec<Record>| {
            let (there, here) = (Singles::of_records(there), Singles::of_records(here));
            merge(nothing(), &nothing(), &there, &here).singles
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
    }

    #[test]
    fn only_what_says_its_version_is_a_backup() {
        assert_eq!(check_mark(Some(f64::from(VERSION))), Ok(()));
        assert_eq!(check_mark(Some(0.0)), Ok(()));
        assert_eq!(check_mark(Some(f64::from(VERSION) + 1.0)), Err(BackupFault::LaterVersion));
        assert_eq!(check_mark(None), Err(BackupFault::NotABackup));
    }
}
