//! Everything the page knows.

use super::clock_draft::ClockDraft;
use super::device::Device;
use super::look::Looking;
use super::notice::Notice;
use super::pieces::TrackedPieces;
use super::selection::{Promotion, Selection};
use super::settings::Settings;
use super::sharing::Sharing;
use super::stored::GameId;
use crate::game::{Game, Instant, Setup};
use crate::rules::{Color, Position, Square};
use crate::text;

/// A dialog that lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The settings.
    Settings,
    /// The game on the board as PGN, and games from elsewhere.
    Game,
    /// The choice of the move that a player claims a draw with.
    Claim(Color),
    /// The arbiter sets the clocks. A player whose field holds no time is named.
    Clocks(Option<Color>),
    /// The game is open in another tab.
    Elsewhere,
}

/// How a game is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Keeping {
    /// Its name; `None` until something has happened in it: an untouched board is not worth a record.
    pub id: Option<GameId>,
    /// How many events of it are kept.
    pub entries: u32,
    /// What it started from.
    pub setup: Setup,
}

impl Keeping {
    /// Of a game that nothing is kept of yet.
    pub(super) fn none(setup: Setup) -> Keeping {
        Keeping { id: None, entries: 0, setup }
    }
}

/// An unfinished game that a new one has put aside.
#[derive(Clone, Debug, PartialEq)]
pub struct PutAside {
    /// The game.
    pub game: Game,
    /// How it is kept.
    pub keeping: Keeping,
}

/// A resignation that waits for the second tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resigning {
    /// Who wants to resign.
    pub by: Color,
    /// When it is forgotten.
    pub until: Instant,
}

/// Everything the page knows. Changed by [`update`](super::update) alone.
#[derive(Clone, Debug)]
pub struct Model {
    /// The game on the board.
    pub game: Game,
    /// How it is kept.
    pub keeping: Keeping,
    /// An unfinished game that a new one has put aside.
    pub put_aside: Option<Box<PutAside>>,
    /// What is looked at in place of the game in progress; `None`: that game itself.
    pub looking: Option<Looking>,
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
    /// What the dialog knows in which games go out and come in.
    pub sharing: Sharing,
    /// The message over the board, if something has just happened. What is to be shown is [`Model::notice_shown`].
    pub notice: Option<Notice>,
    /// That the game cannot be kept, from when that was found out until it can be again or it was closed.
    pub unkept: Option<Notice>,
    /// A resignation that waits for the second tap.
    pub resigning: Option<Resigning>,
    /// What a screen reader was last told.
    pub status: String,
    /// What the players have chosen.
    pub settings: Settings,
    /// Whether the settings say that the house rules are custom ones, also while they are those of a preset.
    pub custom_rules: bool,
    /// The fields of a custom clock.
    pub clock_draft: Option<ClockDraft>,
    /// Whether another tab keeps the game: nothing may be changed here then.
    pub elsewhere: bool,
    /// What this device keeps, as it was last found out.
    pub device: Device,
    /// Whether a new version of the page is ready to be taken.
    pub update_ready: bool,
    /// The day that it is, as PGN writes it; empty while nobody has said.
    pub(super) today: String,
    pub(super) pieces: TrackedPieces,
    /// The wake that was asked for last.
    pub(super) wake: Option<Instant>,
    /// Whose time has been said to run low.
    pub(super) warned: [bool; 2],
    /// The game that is known to be alive.
    pub(super) beating: Option<GameId>,
    /// The largest name given to a game so far.
    pub(super) last_id: GameId,
}

impl Model {
    /// A page with a new game from the start position, ready to be played.
    pub fn new() -> Model {
        let settings = Settings::default();
        let setup = new_game(&settings);
        let mut model = Model {
            game: Game::new(setup.clone()),
            keeping: Keeping::none(setup),
            put_aside: None,
            looking: None,
            selection: None,
            promotion: None,
            orientation: Color::White,
            cursor: Square::E2,
            dialog: None,
            sharing: Sharing::default(),
            notice: None,
            unkept: None,
            resigning: None,
            status: text::GAME_READY.to_owned(),
            settings,
            custom_rules: false,
            clock_draft: None,
            elsewhere: false,
            device: Device::default(),
            update_ready: false,
            today: String::new(),
            pieces: TrackedPieces::default(),
            wake: None,
            warned: [false; 2],
            beating: None,
            last_id: GameId(0),
        };
        model.pieces.follow(model.game.position());
        model
    }

    /// Whether a game is on the board that would be a loss to lose: begun and not over.
    pub fn game_in_progress(&self) -> bool {
        self.game.outcome().is_none() && !self.game.moves().is_empty()
    }

    /// Whether the pieces on the board may be moved now.
    pub fn accepts_moves(&self) -> bool {
        !self.elsewhere && self.looking.is_none() && self.game.accepts_moves()
    }

    /// The message over the board. What was said last goes before what has been so for a while.
    pub fn notice_shown(&self) -> Option<&Notice> {
        self.notice.as_ref().or(self.unkept.as_ref())
    }

    /// Closes the message over the board. Whether there was one.
    pub(super) fn dismiss_notice(&mut self) -> bool {
        self.notice.take().or_else(|| self.unkept.take()).is_some()
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
    Setup { rules: settings.rules.clone(), start, time: settings.time.clone(), headers: settings.headers() }
}
