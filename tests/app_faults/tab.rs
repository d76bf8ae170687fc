//! A browser tab: the app, and the transactions that it sends to the simulated disk.

use super::disk::Disk;
use proptest::prop_assert_eq;
use proptest::test_runner::TestCaseError;
use serde_json::Value;
use std::collections::VecDeque;
use tabiya::app::records::Record;
use tabiya::app::storage::{
    AutosaveQueue, OpenGames, RawRecord, StorageFault, WriteBatch, WriteDecision, put_board_aside,
    records_to_save,
};
use tabiya::app::{
    App, BackgroundEffect, DiskMsg, Effect, GameId, Msg, SaveCommand, Settings, StorageTrouble, StoreEffect,
    StoredData, TimeEffect, update,
};
use tabiya::game::Instant;

/// A record as JSON.
#[derive(Clone)]
struct Raw(Value);

impl Raw {
    fn of(record: &Record) -> Raw {
        Raw(serde_json::to_value(record).unwrap())
    }
}

impl RawRecord for Raw {
    fn number_field(&self, field: &str) -> Option<f64> {
        self.0[field].as_f64()
    }

    fn is_same(&self, other: &Raw) -> bool {
        self.0 == other.0
    }

    fn with_game(&self, _: GameId) -> Raw {
        self.clone()
    }
}

pub(crate) struct Tab {
    pub(crate) app: App,
    /// Equals [`Disk::owner`] while this tab owns the disk.
    pub(crate) mark: u32,
    pub(crate) storage: Storage,
    /// Questions sent to the worker, whether a mate is still possible: the game, and the number of
    /// the question.
    pub(crate) asked: Vec<(GameId, u32)>,
    /// Settings that the page last saved or found on the disk.
    pub(crate) settings: Option<Settings>,
    /// The game whose clock runs, if any.
    pub(crate) heartbeat_game: Option<GameId>,
}

/// State of the tab's storage.
pub(crate) enum Storage {
    /// Not opened yet, or owned by another tab.
    Closed,
    /// Opening. Save commands wait here until the storage is open.
    Opening(Vec<SaveCommand>),
    Open(Open),
}

#[derive(Default)]
pub(crate) struct Open {
    open_games: OpenGames,
    pub(crate) outbox: AutosaveQueue,
    /// Transactions that have been sent and have not ended, oldest first.
    pub(crate) under_way: VecDeque<WriteBatch>,
}

type Checked = Result<(), TestCaseError>;

impl Tab {
    /// A tab that has not opened the storage.
    pub(crate) fn new() -> Tab {
        Tab {
            app: App::default(),
            mark: 0,
            storage: Storage::Closed,
            asked: Vec::new(),
            settings: None,
            heartbeat_game: None,
        }
    }

    /// Opens the storage and makes this tab the owner of the disk.
    pub(crate) fn open(&mut self, disk: &mut Disk, now: Instant) -> Checked {
        self.own(disk);
        self.storage = Storage::Open(Open { open_games: disk.open_games(), ..Open::default() });
        let found = disk.found();
        self.settings.clone_from(&found.settings);
        self.asked.clear();
        self.tell(DiskMsg::Opened(Box::new(found)).into(), now)
    }

    /// Starts without the saved games, performs `meanwhile`, and then opens the storage.
    pub(crate) fn open_late(
        &mut self,
        disk: &mut Disk,
        now: Instant,
        meanwhile: impl FnOnce(&mut Tab) -> Checked,
    ) -> Checked {
        let trouble = Some(StorageTrouble::Storage(StorageFault::NoAnswer));
        let nothing = StoredData { trouble, ..StoredData::default() };
        self.open_in_the_end(nothing, put_board_aside(disk.open_games()), disk, now, meanwhile)
    }

    /// Opens the storage while the disk is full, performs `meanwhile`, and then saves.
    pub(crate) fn open_full(
        &mut self,
        disk: &mut Disk,
        now: Instant,
        meanwhile: impl FnOnce(&mut Tab) -> Checked,
    ) -> Checked {
        let found = StoredData {
            trouble: Some(StorageTrouble::Storage(StorageFault::Full(String::new()))),
            ..disk.found()
        };
        self.settings.clone_from(&found.settings);
        self.open_in_the_end(found, disk.open_games(), disk, now, meanwhile)
    }

    fn open_in_the_end(
        &mut self,
        found: StoredData,
        open_games: OpenGames,
        disk: &mut Disk,
        now: Instant,
        meanwhile: impl FnOnce(&mut Tab) -> Checked,
    ) -> Checked {
        self.storage = Storage::Opening(Vec::new());
        self.tell(DiskMsg::Opened(Box::new(found)).into(), now)?;
        meanwhile(self)?;
        self.own(disk);
        let open = Open { open_games, ..Open::default() };
        if let Storage::Opening(waiting) = std::mem::replace(&mut self.storage, Storage::Open(open)) {
            waiting.into_iter().for_each(|keep| self.keep(keep));
        }
        Ok(())
    }

    fn own(&mut self, disk: &mut Disk) {
        disk.owner += 1;
        self.mark = disk.owner;
    }

    /// Sends a message to the app and carries out the effects.
    pub(crate) fn tell(&mut self, msg: Msg, now: Instant) -> Checked {
        let stands_still = matches!(self.app, App::TakenOver(_)) && !matches!(msg, Msg::Disk(_));
        for effect in update(&mut self.app, msg, now) {
            match effect {
                Effect::Store(StoreEffect::Save(SaveCommand::SetDamagedAside { fault, .. })) => {
                    return Err(TestCaseError::fail(format!("a good game was set aside: {fault}")));
                }
                Effect::Store(StoreEffect::Save(_)) if stands_still => {
                    return Err(TestCaseError::fail("it writes while another tab has the game"));
                }
                Effect::Store(StoreEffect::Save(keep)) => self.keep(keep),
                Effect::Background(BackgroundEffect::AskQuestion { game, question }) => {
                    self.asked.push((game, question.id))
                }
                Effect::Time(TimeEffect::Heartbeat(game)) => self.heartbeat_game = game,
                _ => {}
            }
        }
        Ok(())
    }

    fn keep(&mut self, keep: SaveCommand) {
        if let SaveCommand::Settings(settings) = &keep {
            self.settings = Some((**settings).clone());
        }
        match &mut self.storage {
            Storage::Closed => {}
            Storage::Opening(waiting) => waiting.push(keep),
            Storage::Open(open) => {
                let new = records_to_save(keep, &mut open.open_games);
                let batch = open.outbox.next_batch(new, false, &open.open_games);
                open.under_way.push_back(batch);
            }
        }
    }

    /// Carries out the oldest transaction under way, unless another tab owns the disk.
    pub(crate) fn written(&mut self, disk: &mut Disk, now: Instant) -> Checked {
        let Storage::Open(open) = &mut self.storage else { return Ok(()) };
        let Some(batch) = open.under_way.pop_front() else { return Ok(()) };
        if disk.owner != self.mark {
            return self.lose(now);
        }
        if batch.records.iter().any(|(_, written)| disk.same_key(written).is_some()) {
            return self.collided(batch, disk, now);
        }
        disk.carry_out(&batch)?;
        if open.outbox.note_success() { self.tell(DiskMsg::SavingRecovered.into(), now) } else { Ok(()) }
    }

    /// Handles a transaction with a record that is already on the disk: takes the records of all
    /// transactions under way one by one, and writes those that are not on the disk.
    fn collided(&mut self, batch: WriteBatch, disk: &mut Disk, now: Instant) -> Checked {
        let Storage::Open(open) = &mut self.storage else { return Ok(()) };
        open.under_way.push_front(batch);
        for batch in open.under_way.drain(..) {
            let said =
                open.outbox.requeue_failed(batch.worth_retrying(), StorageFault::Unwritable(String::new()));
            prop_assert_eq!(said, None, "the players need not know");
        }
        while let Some((turn, written)) = open.outbox.next_single_record() {
            let (record, found) = (Raw::of(&written.record), disk.same_key(&written).as_ref().map(Raw::of));
            match open.outbox.decide(written.store, &record, found.as_ref()) {
                WriteDecision::Write => {
                    disk.carry_out(&WriteBatch { records: vec![(turn, written)], is_strict: true })?
                }
                WriteDecision::Skip => {}
                WriteDecision::SetAside(why) => return Err(TestCaseError::fail(format!("set aside: {why}"))),
            }
            open.outbox.remove_record(turn);
        }
        if open.outbox.note_success() { self.tell(DiskMsg::SavingRecovered.into(), now) } else { Ok(()) }
    }

    /// Carries out the oldest transaction under way, but reports it as failed.
    pub(crate) fn misreported(&mut self, disk: &mut Disk, now: Instant) -> Checked {
        if let Storage::Open(open) = &self.storage
            && let Some(batch) = open.under_way.front()
            && disk.owner == self.mark
            && !batch.records.iter().any(|(_, written)| disk.same_key(written).is_some())
        {
            disk.carry_out(batch)?;
        }
        self.failed(disk, now)
    }

    /// Fails the oldest transaction under way, which aborts all later ones.
    pub(crate) fn failed(&mut self, disk: &Disk, now: Instant) -> Checked {
        let Storage::Open(open) = &mut self.storage else { return Ok(()) };
        if open.under_way.is_empty() {
            return Ok(());
        }
        if disk.owner != self.mark {
            return self.lose(now);
        }
        let mut faults = Vec::new();
        for batch in open.under_way.drain(..) {
            faults.extend(
                open.outbox.requeue_failed(batch.worth_retrying(), StorageFault::Full(String::new())),
            );
        }
        faults.into_iter().try_for_each(|fault| self.tell(DiskMsg::SaveFailed(fault).into(), now))
    }

    /// Sends the records of failed transactions again.
    pub(crate) fn try_again(&mut self) {
        if let Storage::Open(open) = &mut self.storage
            && open.outbox.is_waiting()
        {
            let batch = open.outbox.next_batch(Vec::new(), true, &open.open_games);
            open.under_way.push_back(batch);
        }
    }

    /// Stops writing, because another tab owns the disk.
    pub(crate) fn lose(&mut self, now: Instant) -> Checked {
        self.storage = Storage::Closed;
        self.heartbeat_game = None;
        self.tell(DiskMsg::TakenOver.into(), now)
    }
}
