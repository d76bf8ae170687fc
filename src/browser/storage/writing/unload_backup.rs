//! Backup of records that are not in the database when the user leaves the page. The backup is in
//! local storage, which can be written synchronously while the page closes. The app writes these
//! records to the database when it is opened again.

use super::collisions::write_or_set_aside;
use crate::app::records::OWNER_KEY;
use crate::app::storage::{Collisions, StoreName, StoreRecord};
use crate::browser::storage::database::keys::to_js_record;
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::storage::local_storage::LocalStorage;
use crate::browser::web::js_field;
use js_sys::{Array, JSON};
use wasm_bindgen::prelude::*;

/// The local storage key of the backup of unwritten records.
const STORAGE_KEY: &str = "tabiya.left";

/// The backup, in local storage, of records that are not in the database when the user leaves the
/// page.
#[derive(Clone)]
pub(crate) struct UnloadBackup(LocalStorage);

impl UnloadBackup {
    /// Creates a handle for the backup in this local storage.
    pub(crate) fn new(storage: LocalStorage) -> UnloadBackup {
        UnloadBackup(storage)
    }

    /// Backs up unwritten records in local storage. `tab` is the number that marks this tab as the
    /// owner of the database, the only tab that may write. Returns whether the backup was saved.
    pub(crate) fn back_up<'a>(&self, tab: u32, unwritten: impl Iterator<Item = &'a StoreRecord>) -> bool {
        self.write_to_local_storage(Array::of1(&tab.into()), unwritten)
    }

    /// Backs up unwritten records like [`UnloadBackup::back_up`], but while the database is still
    /// opening. [`UnloadBackup::write`] accepts such a backup even if no tab is marked as the owner
    /// of the database. Returns whether the backup was saved.
    pub(crate) fn back_up_while_opening<'a>(
        &self,
        tab: u32,
        unwritten: impl Iterator<Item = &'a StoreRecord>,
    ) -> bool {
        self.write_to_local_storage(Array::of2(&tab.into(), &JsValue::TRUE), unwritten)
    }

    /// Saves a backup of unwritten records to local storage. `backup` starts with the number of the
    /// tab, followed by `true` if the database is still opening; this function appends each record
    /// with the name of its object store. Returns whether the backup was saved.
    fn write_to_local_storage<'a>(
        &self,
        backup: Array,
        unwritten: impl Iterator<Item = &'a StoreRecord>,
    ) -> bool {
        for written in unwritten {
            backup.push(&Array::of2(&written.store.name().into(), &to_js_record(&written.record)));
        }
        let text = JSON::stringify(&backup).ok().map(String::from);
        text.is_some_and(|text| self.0.with(|storage| storage.set_item(STORAGE_KEY, &text)).is_some())
    }

    /// Deletes the backup of unwritten records from local storage.
    pub(crate) fn delete(&self) {
        // Removing an item does not fail.
        let _ = self.0.with(|storage| storage.remove_item(STORAGE_KEY));
    }

    /// Whether local storage holds a backup of unwritten records.
    pub(crate) fn is_there(&self) -> bool {
        self.text().is_some()
    }

    /// Returns the text of the backup of unwritten records from local storage; `None` if there is
    /// no backup.
    fn text(&self) -> Option<String> {
        self.0.with(|storage| storage.get_item(STORAGE_KEY)).flatten()
    }

    /// Writes the records of the backup to the database if the tab that saved the backup is still
    /// marked as the owner, or if no tab is marked and the backup was saved while the database was
    /// opening. Never overwrites saved records of games and club journals. Returns whether a record
    /// was moved to the store of damaged records.
    pub(crate) async fn write(&self, transaction: &Transaction) -> Result<bool, idb::Error> {
        let left = self.text().and_then(|text| JSON::parse(&text).ok()).and_then(|left| left.dyn_into().ok());
        let Some(left): Option<Array> = left else { return Ok(false) };
        let owner = transaction.store(StoreName::State)?.get(JsValue::from_str(OWNER_KEY))?.await?;
        let mark = owner.and_then(|owner| js_field(&owner, "number").as_f64());
        let is_of_its_tab = mark.map_or(left.get(1) == JsValue::TRUE, |mark| left.get(0) == mark);
        if !is_of_its_tab {
            return Ok(false);
        }
        let (mut collisions, mut set_aside) = (Collisions::default(), false);
        for written in left.into_iter().filter_map(|written| written.dyn_into::<Array>().ok()) {
            let is_its = |store: &StoreName| written.get(0) == store.name();
            if let Some(store) = StoreName::ALL.into_iter().find(is_its) {
                set_aside |= write_or_set_aside(transaction, store, &written.get(1), &mut collisions).await?;
            }
        }
        Ok(set_aside)
    }
}
