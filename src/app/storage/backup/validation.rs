//! Checks the id, the entry numbers and the versions in a line of a backup, which has the records
//! of one game or of one club journal, such as that of a tournament.

use super::merge::{GameRecords, RawRecord, game_id_of};
use crate::app::storage::faults::LineFault;
use crate::app::storage::stored::GameId;

impl<R: RawRecord> GameRecords<R> {
    /// Checks the ids, numbers and versions in the records of a game or club journal from a backup,
    /// and returns the common id. All records must have the same id, and this id must be in the
    /// range that the app assigns. Numbers and versions must be whole numbers from 0 to 2³² − 1.
    /// Two different entries must not have the same number. Other fields are checked when the
    /// records are read.
    ///
    /// # Errors
    /// The first fault.
    pub fn check_keys(&self) -> Result<GameId, LineFault> {
        let records = || self.setup_record.iter().chain(&self.entries);
        let first = records().next().ok_or(LineFault::Unreadable)?;
        let name =
            game_id_of(first).filter(|name| name.could_be_assigned()).ok_or(LineFault::InvalidGameId)?;
        if records().any(|record| game_id_of(record) != Some(name)) {
            return Err(LineFault::SeveralGames);
        }
        if records()
            .any(|record| record.number_field("version").is_some_and(|version| !is_valid_number(version)))
        {
            return Err(LineFault::InvalidVersion);
        }
        let number = |entry: &R| entry.number_field("number").filter(|number| is_valid_number(*number));
        let numbered: Option<Vec<_>> =
            self.entries.iter().map(|entry| Some((number(entry)?, entry))).collect();
        let mut numbered = numbered.ok_or(LineFault::InvalidNumber)?;
        numbered.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let is_double = |pair: &[(f64, &R)]| pair[0].0 == pair[1].0 && !pair[0].1.is_same(pair[1].1);
        if numbered.windows(2).any(is_double) { Err(LineFault::InvalidNumber) } else { Ok(name) }
    }
}

/// Whether `number` is a valid number of a journal entry or version of a record: a whole number
/// from 0 to 2³² − 1.
fn is_valid_number(number: f64) -> bool {
    number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: f64 = 1_790_000_000_000_000.0;

    /// A record for tests: the id of the game, the number of the entry, the version, and the
    /// content.
    #[derive(Clone, Debug, PartialEq)]
    struct TestRecord(f64, f64, f64, &'static str);

    impl RawRecord for TestRecord {
        fn number_field(&self, field: &str) -> Option<f64> {
            match field {
                "game" => Some(self.0),
                "number" => Some(self.1),
                _ => Some(self.2),
            }
        }

        fn is_same(&self, other: &TestRecord) -> bool {
            self == other
        }

        /// Returns the record unchanged. Never called, because these tests change no game ids.
        fn with_game(&self, _: GameId) -> TestRecord {
            self.clone()
        }
    }

    /// Checks a test game with the id `NOW`, a setup, two valid entries, and `entries`.
    fn check(entries: &[TestRecord]) -> Result<GameId, LineFault> {
        let begun = Some(TestRecord(NOW, f64::NAN, 2.0, "begun"));
        let sound = [TestRecord(NOW, 0.0, 2.0, "e4"), TestRecord(NOW, 1.0, 2.0, "e5")];
        GameRecords { setup_record: begun, entries: sound.iter().chain(entries).cloned().collect() }
            .check_keys()
    }

    #[test]
    fn a_name_that_this_page_does_not_give_is_refused() {
        let names = [0.0, -1.0, NOW + 0.5, 9_007_199_254_740_991.0, 7_258_118_400_000_001.0, 1e300];
        for name in names.into_iter().chain([f64::NAN, f64::INFINITY]) {
            let record = TestRecord(name, 0.0, 2.0, "e4");
            let alone = GameRecords { setup_record: Some(record.clone()), entries: vec![record.clone()] };
            assert_eq!(alone.check_keys(), Err(LineFault::InvalidGameId), "{name}");
            let headless = GameRecords { setup_record: None, entries: vec![record.clone()] };
            assert_eq!(headless.check_keys(), Err(LineFault::InvalidGameId), "{name}");
            let within = TestRecord(name, 2.0, 2.0, "Nf3");
            assert_eq!(check(&[within]), Err(LineFault::SeveralGames), "{name}");
        }
        assert_eq!(GameRecords::<TestRecord>::default().check_keys(), Err(LineFault::Unreadable));
    }

    #[test]
    fn an_entry_of_another_game_is_refused() {
        assert_eq!(check(&[TestRecord(NOW, 2.0, 2.0, "Nf3")]), Ok(GameId(NOW as u64)));
        assert_eq!(check(&[TestRecord(NOW + 1.0, 2.0, 2.0, "Nf3")]), Err(LineFault::SeveralGames));
    }

    #[test]
    fn numbers_and_versions_that_this_page_does_not_write_are_refused() {
        for number in [-1.0, 2.5, 4_294_967_296.0, f64::NAN, f64::INFINITY] {
            assert_eq!(
                check(&[TestRecord(NOW, number, 2.0, "Nf3")]),
                Err(LineFault::InvalidNumber),
                "{number}"
            );
            assert_eq!(
                check(&[TestRecord(NOW, 2.0, number, "Nf3")]),
                Err(LineFault::InvalidVersion),
                "{number}"
            );
        }
        assert_eq!(check(&[TestRecord(NOW, 2.0, 99.0, "Nf3")]), Ok(GameId(NOW as u64)), "of a later version");
    }

    #[test]
    fn two_entries_with_one_number_are_refused_unless_they_are_the_same() {
        assert_eq!(check(&[TestRecord(NOW, 1.0, 2.0, "e5")]), Ok(GameId(NOW as u64)));
        assert_eq!(check(&[TestRecord(NOW, 1.0, 2.0, "c5")]), Err(LineFault::InvalidNumber));
    }
}
