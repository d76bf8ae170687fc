//! The dialog in which games and positions come in from elsewhere.

use crate::app::effect::{Effect, Job};
use crate::app::told::Said;
use crate::app::upshot::Upshot;
use crate::game::pgn::{Import, ReadGame};
use std::rc::Rc;

/// What has come in so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Incoming {
    /// What came of the last thing that was done there.
    pub said: Option<Said>,
    /// What was found in the text that was read last.
    pub import: Rc<Import>,
    /// How many of its games are in sight.
    pub in_sight: usize,
    /// How far the worker is with the text that it is reading.
    pub reading: Option<Progress>,
}

/// How much of a text has been read, in megabytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// So much of it.
    pub read: u32,
    /// Of so much; 0 where that is not known yet.
    pub of: u32,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A text that is too long for a field has been pasted: it is made a file that is chosen.
    Pasted,
    /// A file with games has been chosen.
    FileChosen,
    /// A text with games in PGN, or positions in FEN, is to be read.
    Text(String),
    /// So much of it has been read.
    Progress(Progress),
    /// What was found in it; `None` if whoever was to read it did not answer.
    Read(Option<Box<Import>>),
    /// The players wait for it no longer.
    StopReading,
    /// More of the games that were read are to be in sight.
    ShowMore,
    /// Of the games that were read this one is to be looked at, by its number from 0.
    LookAt(usize),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A game is to be looked at, and the dialog closed.
    LookAt(Box<ReadGame>),
    /// The players are told something.
    Say(Said),
}

/// So many games more are in sight at a time: a list of all of them takes longer to draw than anybody likes to wait.
const IN_SIGHT: usize = 100;

pub(super) fn update(incoming: &mut Incoming, msg: Msg) -> Upshot<Done> {
    let done = match msg {
        Msg::Pasted => return incoming.begin(Job::StopReading),
        Msg::FileChosen => return incoming.begin(Job::ReadFile),
        Msg::Text(text) if text.trim().is_empty() => incoming.end(Said::NothingToRead),
        Msg::Text(text) => return incoming.begin(Job::Read(text)),
        Msg::ShowMore => {
            incoming.in_sight += IN_SIGHT;
            return Upshot::none();
        }
        // What a worker says may come in a dialog that asks for nothing.
        Msg::Progress(_) | Msg::Read(_) | Msg::StopReading if incoming.reading.is_none() => {
            return Upshot::none();
        }
        Msg::Progress(progress) => {
            incoming.reading = Some(progress);
            return Upshot::none();
        }
        Msg::Read(Some(import)) => incoming.found(*import),
        Msg::Read(None) => incoming.end(Said::ReaderFailed),
        Msg::StopReading => {
            let done = vec![incoming.end(Said::ReadingStopped)];
            return Upshot { effects: vec![Job::StopReading.into()], done };
        }
        Msg::LookAt(number) => match incoming.import.found.get(number) {
            Some(record) => Done::LookAt(Box::new(record.clone())),
            None => return Upshot::none(),
        },
    };
    Upshot::done(done)
}

impl Incoming {
    /// The dialog is about to close: the worker reads no further.
    pub(in crate::app) fn leave(&self, effects: &mut Vec<Effect>) {
        if self.reading.is_some() {
            effects.push(Job::StopReading.into());
        }
    }

    /// From now on the worker reads.
    fn begin(&mut self, job: Job) -> Upshot<Done> {
        let done = self.end(Said::Reading);
        self.reading = Some(Progress::default());
        Upshot { effects: vec![job.into()], done: vec![done] }
    }

    /// Nothing is being read any more, and nothing was found; the players are told so much.
    fn end(&mut self, said: Said) -> Done {
        *self = Incoming { said: Some(said.clone()), ..Incoming::default() };
        Done::Say(said)
    }

    /// A text has been read. One game alone is looked at; of several one is to be chosen; what is wrong is said, and
    /// nothing in progress is touched.
    fn found(&mut self, mut import: Import) -> Done {
        match (&import.found[..], import.faults.first()) {
            ([], None) => self.end(Said::NothingToRead),
            ([_], None) => {
                *self = Incoming::default();
                Done::LookAt(Box::new(import.found.remove(0)))
            }
            (found, fault) => {
                let said = Said::Found(found.len(), fault.cloned().map(Box::new));
                *self = Incoming { import: Rc::new(import), in_sight: IN_SIGHT, ..Incoming::default() };
                Done::Say(said)
            }
        }
    }
}
