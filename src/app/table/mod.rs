//! The game on the board, and everything that two people do around it.
//!
//! | file | what it answers |
//! |---|---|
//! | `session` | the only place that changes a game: which is on the board, and how is it saved? |
//! | `seats` | how do the players sit, what is each asked, and what was each told? |
//! | `input` | what is held, selected or waiting for its promotion? |
//! | `review`, `look` | what is on the board in place of the game in progress, and how does one step through it? |
//! | `notices` | which message stands? |
//! | `resign`, `answers`, `wake` | who wants to resign, what does an answer do, and what ends by itself? |
//! | `claim/` | which move does a player claim a draw with? |
//! | `tell`, `start` | what do the players see and hear of an event, and of another game? |
//! | `inquiry` | what does a player ask at a key who does not see the board? |
//! | `cursor`, `pieces`, `captured` | where is the keyboard, which piece is which, what was taken? |
//! | `msg`, `update`, `board` | the way in, and what each message does |
//! | `view/` | what does the screen show of it? |

mod answers;
mod board;
mod captured;
mod claim;
mod cursor;
mod input;
mod inquiry;
mod look;
mod msg;
mod notices;
mod pieces;
mod resign;
mod review;
mod seats;
mod session;
mod start;
mod tell;
mod update;
pub mod view;
mod wake;
mod why;

pub use answers::DEAF_MS;
pub use captured::Captured;
pub use claim::{ClaimStep, Claiming};
pub use cursor::{Step, place, square_at};
pub use input::{Input, Pending, Promotion, Selection};
pub use inquiry::{Inquiry, Jump};
pub use msg::Msg;
pub use notices::Notices;
pub use pieces::{PieceId, TrackedPiece};
pub use review::{About, Look, Looking};
pub use seats::{Ask, Resigning, Seat, Seats};
pub use session::{Keeping, PutAside, Session};
pub use update::update;

use super::kept::GameId;
use super::settings::Settings;
use crate::app::announcements::Said;
use crate::app::settings::seating::Orientation;
use crate::game::{Instant, Setup, Spot};
use crate::rules::{Bitboard, Color, Square};
use pieces::TrackedPieces;
use std::rc::Rc;

/// The table: the game, the seats, and what is in everybody's hands.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game on the board and those put aside.
    pub session: Session,
    /// How the players sit, and what each was told.
    pub seats: Seats,
    /// What is held, selected, or waiting for its promotion.
    pub input: Input,
    /// What is on the board in place of the game in progress; `None`: that game itself.
    pub looking: Option<Looking>,
    /// The messages over the board.
    pub notices: Notices,
    /// A claim of a draw whose move is being chosen.
    pub claiming: Option<Claiming>,
    /// The instant before the time of day jumped last, as far as the page knows.
    clock_jump: Option<Instant>,
    /// Whether the card on the board has been put away: the result, or what is asked while the clocks stand still.
    card_away: bool,
    /// The squares that show why the game is over, once somebody has asked.
    why: Option<Bitboard>,
    /// A resignation that waits to be confirmed.
    pub resigning: Option<Resigning>,
    /// What each player is asked.
    asked: [seats::Asked; 2],
    /// Until when the end of the game can be undone.
    undo_until: Option<crate::game::Instant>,
    /// Whose time has been said to run low.
    warned: [bool; 2],
    pieces: TrackedPieces,
    /// The game as it ended, for those who tell of it.
    ended: Option<Rc<crate::game::Game>>,
}

impl Table {
    /// A table with a new game under these settings.
    pub fn new(settings: &Settings) -> Table {
        let mut table = Table {
            session: Session::new(settings.setup()),
            seats: Seats::new(settings.seating(), settings.near()),
            input: Input::default(),
            looking: None,
            notices: Notices::default(),
            claiming: None,
            clock_jump: None,
            card_away: false,
            why: None,
            resigning: None,
            asked: [None; 2],
            undo_until: None,
            warned: [false; 2],
            pieces: TrackedPieces::default(),
            ended: None,
        };
        table.seats.tell_both(vec![Said::new_game(table.session.game())]);
        table.follow();
        table
    }

    /// What is on the board of the screen.
    pub fn shown(&self) -> Spot<'_> {
        review::spot(self.session.game(), self.looking.as_ref())
    }

    /// The end of the game on the board, whatever is looked at.
    pub(super) fn end(&self) -> Spot<'_> {
        review::spot(self.session.game(), None)
    }

    /// Whether the pieces on the board may be moved now.
    pub fn accepts_moves(&self) -> bool {
        self.looking.is_none() && self.session.game().accepts_moves()
    }

    /// Whether the player to move can write on the score sheet that they resign: in the game as it stands, once it has begun.
    fn may_write_resignation(&self) -> bool {
        let game = self.session.game();
        let goes_on = game.outcome().is_none() && game.waiting().is_none() && !game.moves().is_empty();
        goes_on && self.looking.is_none() && self.asked(game.turn()).is_none()
    }

    /// Lets the next game, where nothing has happened in it yet, begin as the settings say now.
    pub(super) fn renew(&mut self, settings: &Settings) {
        if self.session.renew(settings) {
            self.input = Input::default();
            self.follow();
        }
    }

    /// Puts games on the table that were saved; a new one where there is none.
    pub(super) fn put(
        &mut self,
        current: Option<PutAside>,
        aside: Vec<PutAside>,
        settings: &Settings,
        last_id: GameId,
    ) {
        self.session = Session::with(current, aside, settings.setup(), last_id);
        self.notices = Notices::default();
        self.board_changed();
    }

    /// Nothing stays in a player's hand.
    pub(super) fn let_go(&mut self) {
        self.input = Input::default();
        self.board_changed();
    }

    /// Drops what has been begun and not finished for the player to move: the computer sits there.
    pub(super) fn drop_begun(&mut self) {
        let turn = self.session.game().turn();
        self.input = Input::default();
        self.claiming.take_if(|claiming| claiming.by == turn);
        self.resigning.take_if(|resigning| resigning.by == turn);
    }

    /// Another game is on the board.
    fn board_changed(&mut self) {
        self.looking = None;
        self.input.drop_begun();
        self.resigning = None;
        self.claiming = None;
        self.undo_until = None;
        self.why = None;
        self.warned = [false; 2];
        self.follow();
        // It tells of an end that is seen to come, not of one that is found.
        self.card_away = self.ended.is_some();
    }

    /// The board follows the game: nothing stays in the hand that may not be played any more.
    fn follow(&mut self) {
        let shown = review::spot(self.session.game(), self.looking.as_ref()).position().clone();
        self.pieces.follow(&shown);
        let accepts = self.accepts_moves();
        let game = self.session.game();
        // Whatever has come from elsewhere meanwhile (an answer, an offer), a piece that may still do all that it
        // could stays in the hand.
        let held = self.input.selection.take().filter(|_| accepts);
        self.input.selection = held.filter(|held| game.playable_from(held.from).iter().eq(held.moves.iter()));
        if let Some(promotion) = self.input.promotion
            && game.playable_from(promotion.from).iter().all(|mv| mv.to() != promotion.to)
        {
            self.input.promotion = None;
        }
        self.input
            .pending
            .take_if(|pending| !accepts || !game.playable_from(pending.mv.from()).contains(&pending.mv));
        claim::follow(&mut self.claiming, game);
        if game.outcome().is_none() {
            self.ended = None;
            self.why = None;
            self.card_away = false;
        } else {
            self.resigning = None;
            if self.ended.as_deref() != Some(game) {
                self.ended = Some(Rc::new(game.clone()));
            }
        }
    }

    /// The game as it ended, if it has.
    pub fn ended(&self) -> Option<&Rc<crate::game::Game>> {
        self.ended.as_ref()
    }

    /// The squares that show why the game is over, while its end is on the board.
    fn pointed_out(&self) -> Bitboard {
        self.why.filter(|_| self.looking.is_none()).unwrap_or_default()
    }

    /// Whether the card with the result lies on the board: until it is put away, and while nothing else is asked or
    /// looked at there.
    fn shows_card(&self) -> bool {
        let asked = Color::ALL.into_iter().any(|color| self.asked(color).is_some());
        self.ended.is_some() && !self.card_away && self.looking.is_none() && !asked
    }

    /// The keyboard's place on the board.
    pub fn cursor(&self) -> Square {
        self.seats.cursor()
    }

    /// How the board lies. Where the screen is passed on, it is turned towards whoever is to move in the game.
    pub fn orientation(&self) -> Orientation {
        self.seats.orientation(self.session.game().turn())
    }

    /// Who is near: at the bottom of the screen, or at its left.
    pub fn near(&self) -> Color {
        self.orientation().near()
    }

    /// What a game begins with that goes on from the position shown.
    fn setup_from_here(&self, settings: &Settings) -> Setup {
        Setup { start: self.shown().position().clone(), ..settings.setup() }
    }
}
