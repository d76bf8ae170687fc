//! Dialog that imports games and positions.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, WorkerEffect};
use crate::app::update::Update;
use crate::game::pgn::{ImportedGame, ImportedGames};
use std::rc::Rc;

/// What has come in so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportDialog {
    /// What came of the last thing that was done there.
    pub said: Option<AnnouncementItem>,
    /// What was found in the text that was read last.
    pub import: Rc<ImportedGames>,
    /// How many of its games are in sight.
    pub in_sight: usize,
    /// How far the worker is with the text that it is reading.
    pub reading: Option<Progress>,
}

/// How much of a text has been read, in megabytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Megabytes read so far.
    pub read: u32,
    /// Size of the text in megabytes; 0 if unknown.
    pub of: u32,
}

/// Messages to the dialog.
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
    Read(Option<Box<ImportedGames>>),
    /// The players cancel reading.
    StopReading,
    /// The players ask to list more of the games.
    ShowMore,
    /// The players open the game with that index, from 0.
    LookAt(usize),
}

/// Number of games added to the list at a time, because drawing all of them is slow.
const IN_SIGHT: usize = 100;

impl Screen for ImportDialog {
    type Msg = Msg;
    type View = ImportDialog;

    const FRAGMENT: &'static str = "import";
    const OPENER: FocusTarget = FocusTarget::SheetButton;

    fn open(_: &DialogContext<'_>) -> Option<ImportDialog> {
        Some(ImportDialog::default())
    }

    fn opened() -> Update {
        PageAction::ReleasePiece.into()
    }

    /// Stops the worker.
    fn closed(&self) -> Update {
        if self.reading.is_some() { Update::effect(WorkerEffect::StopReading) } else { Update::none() }
    }

    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Pasted => self.begin(WorkerEffect::StopReading),
            Msg::FileChosen => self.begin(WorkerEffect::ReadFile),
            Msg::Text(text) if text.trim().is_empty() => self.end(AnnouncementItem::NothingToRead),
            Msg::Text(text) => self.begin(WorkerEffect::ReadText(text)),
            Msg::ShowMore => {
                self.in_sight += IN_SIGHT;
                Update::none()
            }
            // What a worker says may come in a dialog that asks for nothing.
            Msg::Progress(_) | Msg::Read(_) | Msg::StopReading if self.reading.is_none() => Update::none(),
            Msg::Progress(progress) => {
                self.reading = Some(progress);
                Update::none()
            }
            Msg::Read(Some(import)) => self.found(*import),
            Msg::Read(None) => self.end(AnnouncementItem::ReaderFailed),
            Msg::StopReading => {
                Update::effect(WorkerEffect::StopReading).then(self.end(AnnouncementItem::ReadingStopped))
            }
            Msg::LookAt(number) => self.import.games.get(number).cloned().map(look_at).into(),
        }
    }

    fn view(&self, _: &DialogContext<'_>) -> ImportDialog {
        self.clone()
    }
}

/// Closes the dialog and opens the game for replay.
fn look_at(game: ImportedGame) -> Update {
    Update::action(PageAction::CloseDialog).then(PageAction::ReviewImportedGame(Box::new(game)))
}

impl ImportDialog {
    /// From now on the worker reads.
    fn begin(&mut self, job: WorkerEffect) -> Update {
        let update = Update::effect(job).then(self.end(AnnouncementItem::ReadingText));
        self.reading = Some(Progress::default());
        update
    }

    /// Nothing is being read any more, and nothing was found; the players are told so much.
    fn end(&mut self, said: AnnouncementItem) -> Update {
        *self = ImportDialog { said: Some(said.clone()), ..ImportDialog::default() };
        PageAction::Announce(said).into()
    }

    /// A text has been read. One game alone is looked at; of several one is to be chosen; what is wrong is said, and
    /// nothing in progress is touched.
    fn found(&mut self, mut import: ImportedGames) -> Update {
        match (&import.games[..], import.faults.first()) {
            ([], None) => self.end(AnnouncementItem::NothingToRead),
            ([_], None) => {
                *self = ImportDialog::default();
                look_at(import.games.remove(0))
            }
            (found, fault) => {
                let said = AnnouncementItem::GamesFound(found.len(), fault.cloned().map(Box::new));
                *self =
                    ImportDialog { import: Rc::new(import), in_sight: IN_SIGHT, ..ImportDialog::default() };
                PageAction::Announce(said).into()
            }
        }
    }
}
