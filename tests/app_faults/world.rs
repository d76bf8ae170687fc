//! Two tabs and one disk, and their invariants.

use super::actions::{Action, Answer, Settled};
use super::disk::Disk;
use super::tab::{Storage, Tab};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseError;
use std::collections::BTreeMap;
use tabiya::app::storage::{MAX_ASIDE_READ, StoreName};
use tabiya::app::table::{self, Table};
use tabiya::app::{App, GameId, Msg};
use tabiya::game::{Event, Game, Instant, Verdict, reopen_game};
use tabiya::rules::Role;

type Checked = Result<(), TestCaseError>;

/// Two tabs, their disk and their clock. One tab is in front.
pub(crate) struct World {
    disk: Disk,
    tabs: [Tab; 2],
    front: usize,
    now: Instant,
    /// Fingerprint of each game that a tab showed. The key is the game and the number of its last
    /// event.
    seen: BTreeMap<(GameId, u32), u32>,
    /// Number of events of each game that have reached the disk.
    acknowledged: BTreeMap<GameId, usize>,
    /// Whether a page has started without the saved games. Unfinished games may then be neither on
    /// the board nor put aside.
    late: bool,
}

impl World {
    pub(crate) fn new() -> Result<World, TestCaseError> {
        let mut world = World {
            disk: Disk::default(),
            tabs: [Tab::new(), Tab::new()],
            front: 0,
            // A day in 2026, in microseconds.
            now: Instant::from_micros(1_790_000_000_000_000),
            seen: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            late: false,
        };
        world.open()?;
        Ok(world)
    }

    fn tab(&mut self) -> &mut Tab {
        &mut self.tabs[self.front]
    }

    fn table(&self) -> &Table {
        table_of(&self.tabs[self.front])
    }

    pub(crate) fn act(&mut self, action: &Action) -> Checked {
        self.now = self.now.plus_millis(1);
        match action {
            Action::Pass(ms) => self.pass(*ms),
            Action::Play(index) => self.play(index)?,
            Action::Send(msg) => self.tell(msg.clone())?,
            Action::Disk(settled) => self.settle(*settled)?,
            Action::Worker(answer) => self.answer(*answer)?,
            Action::Kill(index) => self.kill(index)?,
            Action::Steal { heard } => self.steal(*heard)?,
            Action::PlayBehind(index) => self.play_behind(index)?,
            Action::LateDisk(index) => self.open_late(index)?,
            Action::FullDisk(index) => self.open_full(index)?,
        }
        self.check()
    }

    /// Advances the time. Saves a heartbeat (the instant at which the page still ran) of the front
    /// tab if that tab owns the disk and has no transaction under way.
    fn pass(&mut self, ms: u64) {
        self.now = self.now.plus_millis(ms);
        let tab = &self.tabs[self.front];
        let idle = matches!(&tab.storage, Storage::Open(open) if open.under_way.is_empty());
        if let Some(game) = tab.heartbeat_game.filter(|_| idle && tab.mark == self.disk.owner) {
            self.disk.beat(game, self.now);
        }
    }

    fn tell(&mut self, msg: Msg) -> Checked {
        let now = self.now;
        let session = &table_of(self.tab()).session;
        let (keeping, mut left) = (session.save_state().clone(), session.game().clone());
        self.tab().tell(msg, now)?;
        self.look();
        // A game that leaves the board must be put aside, unless it is over, has no moves, or at
        // least `MAX_ASIDE_READ` games are aside. `Suspend` lets a flag fall if the time is up, so
        // that `left` shows whether the game is over.
        let session = &table_of(self.tab()).session;
        let gone = |id| {
            session.save_state().id != Some(id)
                && !session.games_aside().iter().any(|it| it.save_state.id == Some(id))
        };
        if let Some(id) = keeping.id.filter(|id| gone(*id))
            && left.apply(now, Event::Suspend { from: now }).is_ok()
        {
            let no_need = left.moves().is_empty() || session.games_aside().len() >= MAX_ASIDE_READ;
            prop_assert!(left.outcome().is_some() || no_need, "{id:?} is out of reach");
            self.seen.entry((id, keeping.saved_entries)).or_insert_with(|| left.fingerprint());
        }
        Ok(())
    }

    /// Records the fingerprint of each game that the front tab has on the board or aside.
    fn look(&mut self) {
        for (event, fingerprint) in in_sight(&self.tabs[self.front]) {
            self.seen.entry(event).or_insert(fingerprint);
        }
    }

    fn play(&mut self, index: &Index) -> Checked {
        let moves = self.table().session.game().position().legal_moves();
        if moves.is_empty() {
            return Ok(());
        }
        let mv = moves[index.index(moves.len())];
        self.tell(table::Msg::Drop { from: mv.from(), to: mv.to() }.into())?;
        if self.table().input.promotion.is_some() {
            self.tell(table::Msg::Promote(Role::Queen).into())?;
        }
        Ok(())
    }

    fn settle(&mut self, settled: Settled) -> Checked {
        let (now, front) = (self.now, self.front);
        match settled {
            Settled::Written => self.tabs[front].written(&mut self.disk, now)?,
            Settled::Failed => {
                self.tabs[front].failed(&self.disk, now)?;
            }
            Settled::Misreported => self.tabs[front].misreported(&mut self.disk, now)?,
            Settled::AllWritten => {
                self.tabs[front].try_again();
                while matches!(&self.tabs[front].storage, Storage::Open(open) if !open.under_way.is_empty()) {
                    self.tabs[front].written(&mut self.disk, now)?;
                }
            }
        }
        self.look();
        self.acknowledge();
        Ok(())
    }

    /// Records all events on the disk as acknowledged.
    fn acknowledge(&mut self) {
        for (id, (_, entries)) in &self.disk.games {
            self.acknowledged.insert(*id, entries.len());
        }
    }

    fn answer(&mut self, answer: Answer) -> Checked {
        let asked = &self.tab().asked;
        let (last, old) = (asked.last().copied(), asked.first().copied());
        let Some((game, question)) = (match answer {
            Answer::Old => old,
            _ => last,
        }) else {
            return Ok(());
        };
        let verdict = match answer {
            Answer::Settled(true) => Verdict::Unwinnable,
            Answer::Settled(false) => Verdict::Winnable { line: Vec::new() },
            _ => Verdict::Undetermined,
        };
        let question = if let Answer::Unasked = answer { question + 7 } else { question };
        let before = self.table().session.game().clone();
        self.tell(table::Msg::Verdict { game, question, verdict }.into())?;
        if before.question().is_none_or(|open| open.id != question) {
            prop_assert!(self.table().session.game() == &before, "an answer to no question changes nothing");
        }
        Ok(())
    }

    /// Ends the front tab without warning and loads it again. The index chooses how many
    /// transactions under way reach the disk, oldest first.
    fn kill(&mut self, index: &Index) -> Checked {
        let tab = &mut self.tabs[self.front];
        let count = match &tab.storage {
            Storage::Open(open) => index.index(open.under_way.len() + 1),
            Storage::Closed | Storage::Opening(_) => 0,
        };
        for _ in 0..count {
            tab.written(&mut self.disk, self.now)?;
        }
        *tab = Tab::new();
        self.open()
    }

    /// Opens the storage in the front tab.
    fn open(&mut self) -> Checked {
        let (now, front) = (self.now, self.front);
        self.let_go_of_what_was_not_saved();
        self.tabs[front].open(&mut self.disk, now)?;
        prop_assert!(self.tabs[front].app.ready().is_some());
        self.compare()?;
        self.look();
        Ok(())
    }

    /// Forgets the fingerprints of events that never reached the disk. Other events may take the
    /// numbers of these events.
    fn let_go_of_what_was_not_saved(&mut self) {
        let games = &self.disk.games;
        self.seen.retain(|(id, number), _| {
            games.get(id).is_some_and(|(_, entries)| (*number as usize) < entries.len())
        });
    }

    /// Asserts that the page shows the games on the disk, and that the disk has all acknowledged
    /// events.
    fn compare(&self) -> Checked {
        for (id, count) in &self.acknowledged {
            let there = self.disk.games.get(id).map_or(0, |(_, entries)| entries.len());
            prop_assert!(there >= *count, "{there} of {count} events of {id:?} are there");
        }
        let (current, aside) = self.disk.open_games();
        let table = self.table();
        if let Some(id) = current {
            prop_assert_eq!(table.session.save_state().id, Some(id));
        }
        let back: Vec<_> =
            table.session.games_aside().iter().filter_map(|aside| aside.save_state.id).collect();
        prop_assert_eq!(&back[..], &aside[..aside.len().min(MAX_ASIDE_READ)]);
        for (id, (setup, entries)) in &self.disk.games {
            let Some(last) = entries.len().checked_sub(1) else { continue };
            let records: Vec<_> = entries.iter().cloned().map(Ok).collect();
            let again = reopen_game(setup.clone(), &records);
            prop_assert_eq!(again.fault, None);
            let seen = self.seen.get(&(*id, last as u32));
            prop_assert_eq!(Some(&again.game.fingerprint()), seen, "{:?} is not what was on the screen", id);
            // An unfinished game is on the board or aside.
            let unfinished = again.game.outcome().is_none() && !again.game.moves().is_empty();
            if unfinished && !self.late && aside.len() < MAX_ASIDE_READ {
                let is_open = current == Some(*id) || aside.contains(id);
                prop_assert!(is_open, "{:?} is out of reach", id);
            }
        }
        Ok(())
    }

    /// Brings the other tab to the front and lets it take over the game. If `heard` is true, the
    /// tab behind learns of the takeover at once.
    fn steal(&mut self, heard: bool) -> Checked {
        let behind = self.front;
        self.front = 1 - behind;
        self.open()?;
        if heard {
            self.tabs[behind].lose(self.now)?;
        }
        Ok(())
    }

    /// Lets the tab behind play on and save, if it has not learned of the takeover. Its first write
    /// must tell it, and must not change the disk.
    fn play_behind(&mut self, index: &Index) -> Checked {
        let tab = &mut self.tabs[1 - self.front];
        if !matches!(tab.storage, Storage::Open(_)) {
            return Ok(());
        }
        play_on(tab, index, self.now, &mut Vec::new())?;
        let saves = matches!(&tab.storage, Storage::Open(open) if !open.under_way.is_empty());
        let before = self.disk.games.clone();
        tab.written(&mut self.disk, self.now)?;
        prop_assert_eq!(saves, matches!(tab.app, App::TakenOver(_)));
        prop_assert!(self.disk.games == before, "a tab behind changed the disk");
        Ok(())
    }

    fn open_late(&mut self, index: &Index) -> Checked {
        let now = self.now.plus_millis(4_000);
        (self.now, self.late) = (now, true);
        let front = self.front;
        self.tabs[front] = Tab::new();
        self.let_go_of_what_was_not_saved();
        let mut seen = Vec::new();
        self.tabs[front].open_late(&mut self.disk, now, |tab| play_on(tab, index, now, &mut seen))?;
        self.seen.extend(seen);
        Ok(())
    }

    fn open_full(&mut self, index: &Index) -> Checked {
        let (now, front) = (self.now, self.front);
        self.tabs[front] = Tab::new();
        self.let_go_of_what_was_not_saved();
        let (current, aside) = self.disk.open_games();
        let mut seen = Vec::new();
        self.tabs[front].open_full(&mut self.disk, now, |tab| {
            let session = &table_of(tab).session;
            prop_assert_eq!(session.save_state().id, current, "the game that was saved is on the board");
            let back = session.games_aside().iter().filter_map(|aside| aside.save_state.id);
            prop_assert!(back.eq(aside.iter().copied().take(MAX_ASIDE_READ)));
            play_on(tab, index, now, &mut seen)
        })?;
        self.seen.extend(seen);
        Ok(())
    }

    fn check(&self) -> Checked {
        for (index, tab) in self.tabs.iter().enumerate() {
            let Storage::Open(open) = &tab.storage else {
                let started = !matches!(tab.app, App::Opening(_));
                prop_assert!(!started || matches!(tab.app, App::TakenOver(_)), "it plays and saves nothing");
                continue;
            };
            if tab.mark != self.disk.owner {
                continue;
            }
            prop_assert_eq!(index, self.front);
            // Every event of the current game is on the disk, in a transaction under way, or
            // waiting.
            let session = &table_of(tab).session;
            let Some(id) = session.save_state().id else { continue };
            let mut numbers: Vec<u32> =
                (0..self.disk.games.get(&id).map_or(0, |(_, it)| it.len() as u32)).collect();
            let waiting = open.outbox.clone().next_batch(Vec::new(), true, &(None, Vec::new()));
            for batch in open.under_way.iter().chain([&waiting]) {
                let entries = batch.records.iter().map(|(_, written)| written);
                let entries =
                    entries.filter(|it| it.store == StoreName::Entries && it.record.game == Some(id));
                numbers.extend(entries.filter_map(|it| it.record.number));
            }
            numbers.sort_unstable();
            // An entry that was written but reported as failed occurs twice: on the disk, and among
            // the waiting entries.
            numbers.dedup();
            let all: Vec<u32> = (0..session.save_state().saved_entries).collect();
            prop_assert_eq!(numbers, all, "every event is saved");
        }
        Ok(())
    }

    /// Writes all transactions, reloads the page, and asserts that settings and game are restored.
    pub(crate) fn end(&mut self) -> Checked {
        let owner = self.tabs.iter().position(|tab| tab.mark == self.disk.owner).unwrap_or_default();
        self.front = owner;
        self.settle(Settled::AllWritten)?;
        let table = self.table();
        let (id, game, events) = (
            table.session.save_state().id,
            table.session.game().clone(),
            table.session.save_state().saved_entries,
        );
        let settings = self.tabs[owner].settings.as_ref();
        prop_assert!(
            settings.is_none() || self.disk.settings() == settings,
            "the last settings are on the disk"
        );
        self.tabs[owner] = Tab::new();
        self.open()?;
        let table = self.table();
        if let Some(id) = id {
            prop_assert_eq!(table.session.save_state().id, Some(id));
            prop_assert!(table.session.save_state().saved_entries >= events);
            let moves = |game: &Game| game.moves().iter().map(|played| played.mv).collect::<Vec<_>>();
            prop_assert_eq!(moves(table.session.game()), moves(&game));
            // A flag may have fallen since the last event. The reload notices the fall.
            let outcome = table.session.game().outcome();
            let mut noticed = game.clone();
            let fell = noticed.apply(self.now, Event::Tick).is_ok() && outcome == noticed.outcome();
            prop_assert!(fell || outcome == game.outcome(), "{outcome:?}, not {:?}", game.outcome());
        }
        Ok(())
    }
}

/// The last event of each game on the board or aside, and the fingerprint of the game after this
/// event.
fn in_sight(tab: &Tab) -> Vec<((GameId, u32), u32)> {
    let session = &table_of(tab).session;
    let aside = session.games_aside().iter().map(|aside| (&aside.save_state, &aside.game));
    let all = [(session.save_state(), session.game())].into_iter().chain(aside);
    all.filter_map(|(keeping, game)| {
        Some(((keeping.id?, keeping.saved_entries.checked_sub(1)?), game.fingerprint()))
    })
    .collect()
}

/// Plays up to three legal moves, and records the fingerprints of the games in `seen`.
fn play_on(tab: &mut Tab, index: &Index, now: Instant, seen: &mut Vec<((GameId, u32), u32)>) -> Checked {
    seen.extend(in_sight(tab));
    for _ in 0..index.index(4) {
        let moves = table_of(tab).session.game().position().legal_moves();
        if moves.is_empty() {
            break;
        }
        let event = Event::Move(moves[index.index(moves.len())]);
        tab.tell(table::Msg::ApplyEvent(event).into(), now)?;
        seen.extend(in_sight(tab));
    }
    Ok(())
}

/// The table of a tab, also after another tab has taken over the game.
fn table_of(tab: &Tab) -> &Table {
    match &tab.app {
        App::Ready(ready) => &ready.table,
        App::TakenOver(elsewhere) => elsewhere.table(),
        App::Opening(_) => panic!("the page was opened before anything else"),
    }
}
