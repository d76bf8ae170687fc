//! Games come in from a file, some at a time: those that are here already do not.

use super::coming::Batch;
use super::inside::Inside;
use super::message::Done;
use crate::app::effect::Job;
use crate::app::kept::GameId;
use crate::app::upshot::Upshot;
use crate::club::{Archived, Duplicates};
use crate::game::Instant;

impl Inside {
    /// Whether games are to come as soon as it is known what is here.
    pub(super) fn waits_to_come(&self) -> bool {
        !self.begun && self.coming.as_ref().is_some_and(|coming| !coming.over)
    }

    /// All that is here is known: the file is read.
    pub(super) fn begin(&mut self) -> Upshot<Done> {
        self.begun = true;
        if std::mem::take(&mut self.is_seen_stale) {
            self.seen = Duplicates::default();
            for row in self.rows.iter().flatten().filter(|row| !row.later && !row.deleted) {
                self.seen.add_archived(&row.game);
            }
        }
        Upshot::effect(Job::BringIn)
    }

    /// Some games of the file have been read.
    pub(super) fn take(&mut self, batch: Option<Batch>, now: Instant) -> Upshot<Done> {
        let Some(coming) = self.coming.as_mut().filter(|coming| self.begun && !coming.over) else {
            return Upshot::none();
        };
        let Some(batch) = batch else {
            coming.failed = true;
            return self.stop_coming().map_or_else(Upshot::none, Upshot::done);
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
        if fresh.is_empty() { self.added() } else { Upshot::done(Done::Add(fresh)) }
    }

    /// They are saved: the next ones may come.
    pub(super) fn added(&mut self) -> Upshot<Done> {
        match &self.coming {
            Some(coming) if !coming.over && !coming.last => Upshot::effect(Job::BringMore),
            _ => self.stop_coming().map_or_else(Upshot::none, Upshot::done),
        }
    }

    /// No more come; the list is read anew.
    pub(super) fn stop_coming(&mut self) -> Option<Done> {
        self.coming.as_mut().filter(|coming| !coming.over)?.over = true;
        self.begun = false;
        Some(Done::Read(0))
    }
}
