//! Everything the page knows.

use super::notice::Notice;
use super::pieces::TrackedPieces;
use super::selection::{Promotion, Selection};
use super::settings::Settings;
use crate::game::{Game, Setup};
use crate::rules::{Color, Position, Square};
use crate::text;

/// A dialog that lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The settings.
    Settings,
}

/// Everything the page knows. Changed by [`update`](super::update) alone.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game on the board.
    pub game: Game,
    /// An unfinished game that a new one has put aside.
    pub put_aside: Option<Box<Game>>,
    /// The piece that is held or selected.
    pub selection: Option<Selection>,
    /// A pawn that waits for its new role.
    pub promotion: Option<Promotion>,
    /// Who sits at the bottom of the screen.
    pub orientation: Color,
    /// The keyboard's place on the board.
    pub cursor: Square,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The message over the board.
    pub notice: Option<Notice>,
    /// What a screen reader was last told.
    pub status: String,
    /// What the players have chosen.
    pub settings: Settings,
    pub(super) pieces: TrackedPieces,
}

impl Model {
    /// A page with a new game from the start position, ready to be played.
    pub fn new() -> Model {
        let settings = Settings::default();
        let mut model = Model {
            game: Game::new(new_game(&settings)),
            put_aside: None,
            selection: None,
            promotion: None,
            orientation: Color::White,
            cursor: Square::E2,
            dialog: None,
            notice: None,
            status: text::GAME_READY.to_owned(),
            settings,
            pieces: TrackedPieces::default(),
        };
        model.pieces.follow(model.game.position());
        model
    }

    /// Whether a game is on the board that would be a loss to lose: begun and not over.
    pub fn game_in_progress(&self) -> bool {
        self.game.outcome().is_none() && !self.game.moves().is_empty()
    }

    /// Tells a screen reader something. The same words twice running get a trailing space, or they would
    /// not be read again.
    pub(super) fn tell(&mut self, words: String) {
        self.status = if self.status == words { words + " " } else { words };
    }
}

impl Default for Model {
    fn default() -> Model {
        Model::new()
    }
}

/// What a new game under the current settings starts from.
pub(super) fn new_game(settings: &Settings) -> Setup {
    let start = Position::initial_with(settings.rules.laws());
    Setup { rules: settings.rules.clone(), start, ..Setup::default() }
}
