//! Games come in from a file, some at a time: those that are here already do not.

use super::coming::Batch;
use super::inside::{Inside, read_page};
use crate::app::effect::{Job, StoreEffect};
use crate::app::kept::GameId;
use crate::app::update::Update;
use crate::club::{Archived, Duplicates};
use crate::game::Instant;

impl Inside {
    /// Whether games are to come as soon as it is known what is here.
    pub(super) fn waits_to_come(&self) -> bool {
        !self.begun && self.coming.as_ref().is_some_and(|coming| !coming.over)
    }

    /// All that is here is known: the file is read.
    pub(super) fn begin(&mut self) -> Update {
        self.begun = true;
        if std::mem::take(&mut self.is_seen_stale) {
            self.seen = Duplicates::default();
            for row in self.rows.iter().flatten().filter(|row| !row.later && !row.deleted) {
                self.seen.add_archived(&row.game);
            }
        }
        Update::effect(Job::BringIn)
    }

    /// Some games of the file have been read.
    pub(super) fn take(&mut self, batch: Option<Batch>, now: Instant) -> Update {
        let Some(coming) = self.coming.as_mut().filter(|coming| self.begun && !coming.over) else {
            return Update::none();
        };
        let Some(batch) = batch else {
            coming.failed = true;
            return self.stop_coming();
        };
        coming.faults += batch.faults;
        coming.last = batch.last;
        let mut fresh = Vec::new();
        for mut game in batch.lines.iter().filter_map(|line| Archived::from_line(line)) {
            if self.seen.add_archived(&game).is_some() {
                coming.same += 1;
                continue;
            }
            coming.new += 1;
            if let Some(names) = &self.names
                && let Some(read) = game.as_far_as(names.deepest())
                && let Some((_, opening)) = names.of_game(&read.start, &read.moves)
            {
                game.opening = (opening.code.to_owned(), opening.name.to_owned());
            }
            self.last = GameId::next(now, GameId(self.last)).0;
            fresh.push((GameId(self.last), game.to_line()));
        }
        if fresh.is_empty() { self.added() } else { Update::effect(StoreEffect::Add(fresh)) }
    }

    /// They are saved: the next ones may come.
    pub(super) fn added(&mut self) -> Update {
        match &self.coming {
            Some(coming) if !coming.over && !coming.last => Update::effect(Job::BringMore),
            _ => self.stop_coming(),
        }
    }

    /// No more come; the list is read anew.
    pub(super) fn stop_coming(&mut self) -> Update {
        let Some(coming) = self.coming.as_mut().filter(|coming| !coming.over) else { return Update::none() };
        coming.over = true;
        self.begun = false;
        read_page(0)
    }
}
