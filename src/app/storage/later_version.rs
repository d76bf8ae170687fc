//! Records that a later version of the app wrote. These records are not damaged, but this version
//! cannot interpret them, and leaves them unchanged.

use super::backup::RawRecord;
use super::records;
use super::store_records::{StoreName, StoreRecord};

/// Whether this version of the app must leave a saved record unchanged, because a later version of
/// the app wrote it. Also `true` for an imported game, and for a record with all entries of a
/// finished game. Other code handles these two kinds.
pub fn is_left_unchanged(record: &impl RawRecord) -> bool {
    // The cast turns a negative number or NaN into version 0. Such a number is a sign of damage,
    // not of a later version. The cast turns a number that is too large into the greatest version,
    // which counts as later.
    record.number_field("version").is_some_and(|version| records::must_stay_unchanged(version as u32))
}

/// Keys of the records, such as the settings, that this version of the app must not overwrite,
/// because a later version wrote them. The database has one record of each of these kinds, with a
/// fixed text as key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProtectedKeys(Vec<String>);

impl ProtectedKeys {
    /// Makes the set of the keys of the records, such as the settings, that must not be
    /// overwritten.
    pub fn new(keys: Vec<String>) -> ProtectedKeys {
        ProtectedKeys(keys)
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a record may be written, because it overwrites no protected record.
    pub fn allows_writing(&self, written: &StoreRecord) -> bool {
        let StoreRecord { store, record } = written;
        *store != StoreName::State || record.key.as_ref().is_none_or(|key| !self.0.contains(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Settings;
    use crate::app::records::{
        CLOCK_GAME_VERSION, IMPORTED_GAME_VERSION, PLAYED_GAME_VERSION, RECORD_VERSION, Record, SETTINGS_KEY,
    };

    /// A record for tests that has only a version.
    #[derive(Clone)]
    struct TestRecord(Option<f64>);

    impl RawRecord for TestRecord {
        fn number_field(&self, field: &str) -> Option<f64> {
            self.0.filter(|_| field == "version")
        }

        /// Returns `false`. Never called, because these tests compare no records.
        fn is_same(&self, _: &TestRecord) -> bool {
            false
        }

        /// Returns the record unchanged. Never called, because these tests change no game ids.
        fn with_game(&self, _: crate::app::GameId) -> TestRecord {
            self.clone()
        }
    }

    #[test]
    fn only_a_later_version_is_later() {
        for (version, later) in [
            (None, false),
            (Some(0.0), false),
            (Some(f64::from(RECORD_VERSION)), false),
            (Some(f64::from(IMPORTED_GAME_VERSION)), true),
            (Some(f64::from(PLAYED_GAME_VERSION)), false),
            (Some(f64::from(PLAYED_GAME_VERSION) + 1.0), true),
            (Some(f64::from(CLOCK_GAME_VERSION)), false),
            (Some(f64::from(CLOCK_GAME_VERSION) + 1.0), true),
            (Some(1e300), true),
            (Some(f64::NAN), false),
            (Some(-1.0), false),
        ] {
            assert_eq!(is_left_unchanged(&TestRecord(version)), later, "{version:?}");
        }
    }

    #[test]
    fn settings_of_a_later_version_stay_and_everything_else_is_written() {
        let protected_keys = ProtectedKeys::new(vec![SETTINGS_KEY.to_owned()]);
        let settings =
            StoreRecord { store: StoreName::State, record: Record::of_settings(Settings::default()) };
        assert!(!protected_keys.allows_writing(&settings));
        assert!(ProtectedKeys::default().allows_writing(&settings));
        assert!(protected_keys.allows_writing(&StoreRecord::of_open_games(&(None, Vec::new()))));
    }
}
