//! The import dialog, for games and positions as PGN or FEN.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::{GameSource, OpenedGame, PageAction};
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::effect::{BackgroundEffect, FocusTarget};
use crate::app::update::Update;
use crate::game::pgn::{ImportedGame, ImportedGames};
use std::rc::Rc;

/// State of the import dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportDialog {
    /// Outcome of the last action in the dialog.
    pub said: Option<AnnouncementItem>,
    /// Games and faults found in the last text.
    pub import: Rc<ImportedGames>,
    /// Number of the found games that the dialog lists. [`Msg::ShowMore`] increases the number.
    pub in_sight: usize,
    /// Progress of the web worker that reads the text; `None` if no text is being read.
    pub reading: Option<Progress>,
}

/// Progress of reading a text, in mebibytes (2²⁰ bytes), rounded up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Mebibytes read.
    pub read: u32,
    /// Size of the text in mebibytes; 0 if it is not yet known.
    pub of: u32,
}

/// A message to the import dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A text that is too long for the field was pasted. The browser code makes a file of the text;
    /// [`Msg::FileChosen`] follows.
    Pasted,
    /// A file with games has been chosen.
    FileChosen,
    /// Read a text with games in PGN, or positions in FEN.
    Text(String),
    /// The progress of the web worker.
    Progress(Progress),
    /// The web worker has read the text, and found these games and faults; `None` if the worker did
    /// not answer.
    Read(Option<Box<ImportedGames>>),
    /// Stop reading.
    StopReading,
    /// List more of the found games.
    ShowMore,
    /// Show a found game on the board, by its index from 0.
    LookAt(usize),
}

/// Number of imported games that are added to the shown list at a time. Drawing thousands of games
/// at once would be slow.
const SHOWN_GAMES: usize = 100;

impl Screen for ImportDialog {
    type Msg = Msg;
    type View = ImportDialog;

    const FRAGMENT: &'static str = "import";
    const OPENER: FocusTarget = FocusTarget::SheetButton;

    /// Opens an empty import dialog; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<ImportDialog> {
        Some(ImportDialog::default())
    }

    /// Deselects the piece that a player has selected on the board.
    fn on_open() -> Update {
        PageAction::ReleasePiece.into()
    }

    /// Stops the web worker if it is still reading a text.
    fn on_close(&self) -> Update {
        if self.reading.is_some() { Update::effect(BackgroundEffect::StopReading) } else { Update::none() }
    }

    /// Applies a message to the import dialog.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Pasted => self.begin_reading(BackgroundEffect::StopReading),
            Msg::FileChosen => self.begin_reading(BackgroundEffect::ReadFile),
            Msg::Text(text) if text.trim().is_empty() => self.end_reading(AnnouncementItem::NothingToRead),
            Msg::Text(text) => self.begin_reading(BackgroundEffect::ReadText(text)),
            Msg::ShowMore => {
                self.in_sight += SHOWN_GAMES;
                Update::none()
            }
            // Ignores answers of the worker that arrive after reading has ended.
            Msg::Progress(_) | Msg::Read(_) | Msg::StopReading if self.reading.is_none() => Update::none(),
            Msg::Progress(progress) => {
                self.reading = Some(progress);
                Update::none()
            }
            Msg::Read(Some(import)) => self.show_found_games(*import),
            Msg::Read(None) => self.end_reading(AnnouncementItem::ReaderFailed),
            Msg::StopReading => Update::effect(BackgroundEffect::StopReading)
                .then(self.end_reading(AnnouncementItem::ReadingStopped)),
            Msg::LookAt(number) => self.import.games.get(number).cloned().map(view_game).into(),
        }
    }

    /// Returns a copy of the import dialog as its view.
    fn view(&self, _: &DialogContext<'_>) -> ImportDialog {
        self.clone()
    }
}

/// Closes the import dialog, and shows the imported game on the board as a review.
fn view_game(game: ImportedGame) -> Update {
    let opened = OpenedGame { game, source: GameSource::Unsaved(None) };
    Update::action(PageAction::CloseDialog).then(PageAction::ReviewImportedGame(Box::new(opened)))
}

impl ImportDialog {
    /// Returns `Some(0)`, the index of the game, if the text has only one game and an error cuts
    /// this game short after at least one readable move. The readable moves can then be opened.
    /// `None` for any other text.
    pub fn readable_part(&self) -> Option<usize> {
        let [game] = &self.import.games[..] else { return None };
        (self.import.is_cut_short(game) && !game.moves.is_empty()).then_some(0)
    }

    /// Begins to read a text with games, and shows the progress. `job` is the effect that makes the
    /// web worker read the text. After [`Msg::Pasted`], `job` only stops the worker, because the
    /// text arrives later as a file.
    fn begin_reading(&mut self, job: BackgroundEffect) -> Update {
        let update = Update::effect(job).then(self.end_reading(AnnouncementItem::ReadingText));
        self.reading = Some(Progress::default());
        update
    }

    /// Ends the reading of a text: removes the progress, games and faults of the last text. Then
    /// shows and announces `said`, for example that reading was stopped, or that a new text is
    /// being read.
    fn end_reading(&mut self, said: AnnouncementItem) -> Update {
        *self = ImportDialog { said: Some(said.clone()), ..ImportDialog::default() };
        PageAction::Announce(said).into()
    }

    /// Shows the games that were found in a text.
    ///
    /// A single game without faults is shown on the board as a review at once. Otherwise the dialog
    /// lists the games and faults, and announces the number of games and the first fault. Without
    /// games and faults, the dialog announces that there is nothing to read.
    fn show_found_games(&mut self, mut import: ImportedGames) -> Update {
        match (&import.games[..], import.faults.first()) {
            ([], None) => self.end_reading(AnnouncementItem::NothingToRead),
            ([_], None) => {
                *self = ImportDialog::default();
                view_game(import.games.remove(0))
            }
            (found, fault) => {
                let said = AnnouncementItem::GamesFound(found.len(), fault.cloned().map(Box::new));
                *self = ImportDialog {
                    import: Rc::new(import),
                    in_sight: SHOWN_GAMES,
                    ..ImportDialog::default()
                };
                PageAction::Announce(said).into()
            }
        }
    }
}
