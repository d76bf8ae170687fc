//! The board screen: the game on the board, and all input of the players.
//!
//! | file | contents |
//! |---|---|
//! | `session` | the game on the board and how it is saved: the only place that changes a game |
//! | `seats` | the players' seats, questions and announcements |
//! | `input` | the selected piece, a pending promotion, an unconfirmed move |
//! | `review`, `review_steps` | reviews of other positions, and the steps through them |
//! | `notices` | the notice over the board |
//! | `resign`, `answers`, `wake` | resignations, answers to questions, and timed changes |
//! | `claim/` | draw claims, and the choice of an intended move |
//! | `apply`, `start` | applies game events and announces the results; starts and restores games |
//! | `inquiry`, `explanation` | keyboard questions about the board; why the game is over |
//! | `pieces`, `captured` | ids of the pieces for animated moves; captured material |
//! | `msg`, `update`, `board` | messages to the board screen, and their handling |
//! | `view/` | views for the screen |

mod answers;
mod apply;
mod board;
mod captured;
mod claim;
mod explanation;
mod input;
mod inquiry;
mod msg;
mod notices;
mod pieces;
mod resign;
mod review;
mod review_steps;
mod seats;
mod session;
mod start;
mod update;
pub mod view;
mod wake;

pub use crate::app::cursor::{CursorMove, CursorStep, screen_place, square_at};
pub use answers::MIN_ANSWER_DELAY_MS;
pub use captured::CapturedMaterial;
pub use claim::{ClaimStep, PendingClaim};
pub use input::{BoardInput, PendingPromotion, Selection, UnconfirmedMove};
pub use inquiry::{BoardQuestion, CursorJump};
pub use msg::Msg;
pub use notices::Notices;
pub use pieces::{PieceId, TrackedPiece};
pub use review::{BoardReview, LineKind, ReviewStep};
pub use seats::{PendingResignation, PlayerQuestion, PlayerSeat, Seats};
pub use session::{SaveState, Session, SessionGame};
pub use update::update;

use super::settings::Settings;
use super::storage::GameId;
use crate::app::action::OpenedGame;
use crate::app::announcements::AnnouncementItem;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::settings::seating::Orientation;
use crate::game::{Instant, LineCursor};
use crate::rules::{Color, Square};
use pieces::TrackedPieces;
use std::rc::Rc;

/// State of the board screen: the game on the board, its two players, their unfinished input, and
/// the unfinished games that were put aside.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game on the board and the games that were put aside.
    pub session: Session,
    /// The seats of the players, with their announcements.
    pub seats: Seats,
    /// The selected piece, a pending promotion, an unconfirmed move.
    pub input: BoardInput,
    /// The review that the board shows: an earlier position, or another line. `None`: the board
    /// shows the last position of the game.
    pub board_review: Option<BoardReview>,
    /// The notices over the board.
    pub notices: Notices,
    /// For White and for Black: the number of half-moves played when the player opened the choice
    /// between a draw offer and a draw claim. The next move closes the choice.
    draw_choices_opened_at: [Option<usize>; 2],
    /// A draw claim whose move is being chosen.
    pub pending_claim: Option<PendingClaim>,
    /// The instant before the last jump of the time of day; `None` if there was no jump. The time of
    /// day jumps if the device sleeps or its clock is changed.
    clock_jump: Option<Instant>,
    /// Whether a player has closed the card with the result of the game, or the overlay that covers
    /// the board while the clocks are stopped.
    is_card_or_overlay_closed: bool,
    /// The current step of the explanation why the game is over, counted from 0; `None` if no
    /// explanation is shown.
    explained_step: Option<usize>,
    /// A resignation that waits for confirmation.
    pub pending_resignation: Option<PendingResignation>,
    /// The open questions to White and to Black.
    open_questions: [seats::OpenQuestion; 2],
    /// The instant until which the end of the game can be undone; `None` if it cannot be undone.
    undo_until: Option<crate::game::Instant>,
    /// Whether White and Black have been warned of low time.
    low_time_warned: [bool; 2],
    /// The pieces of the position shown, with the ids by which the screen animates moves.
    pieces: TrackedPieces,
    /// The game on the board if it is over, shared with views and announcements; otherwise `None`.
    ended_game: Option<Rc<crate::game::Game>>,
}

impl Table {
    /// Creates the board screen with a new game under these settings.
    pub fn new(settings: &Settings) -> Table {
        let mut table = Table {
            session: Session::new(settings.next_setup()),
            seats: Seats::new(settings.seating(), settings.near_player()),
            input: BoardInput::default(),
            board_review: None,
            notices: Notices::default(),
            draw_choices_opened_at: [None; 2],
            pending_claim: None,
            clock_jump: None,
            is_card_or_overlay_closed: false,
            explained_step: None,
            pending_resignation: None,
            open_questions: [None; 2],
            undo_until: None,
            low_time_warned: [false; 2],
            pieces: TrackedPieces::default(),
            ended_game: None,
        };
        table.seats.announce_to_both(vec![AnnouncementItem::new_game(table.session.game())]);
        table.update_after_change();
        table
    }

    /// Returns the position on the screen, with the moves before and after it. These are moves of
    /// the game on the board or, while the board shows another line, moves of that line.
    pub fn shown(&self) -> LineCursor<'_> {
        review::shown_cursor(self.session.game(), self.board_review.as_ref())
    }

    /// Returns the imported game that the board shows as a review; `None` if the board shows no
    /// imported game.
    pub fn opened_game(&self) -> Option<&PtrEqRc<OpenedGame>> {
        match &self.board_review {
            Some(BoardReview::OtherLine { about: LineKind::ImportedGame(opened), .. }) => Some(opened),
            _ => None,
        }
    }

    /// Returns the last position of the game on the board, with its moves. The screen may show
    /// another position, in a review.
    pub(super) fn game_end(&self) -> LineCursor<'_> {
        review::shown_cursor(self.session.game(), None)
    }

    /// Whether the player to move may move pieces. Requires that the game accepts moves, and that
    /// the board shows the game itself, not an earlier position or another line.
    pub fn accepts_moves(&self) -> bool {
        self.board_review.is_none() && self.session.game().accepts_moves()
    }

    /// Whether the player `color` sees the choice between a draw offer and a draw claim.
    fn has_draw_choices(&self, color: Color) -> bool {
        self.draw_choices_opened_at[color.index()] == Some(self.session.game().moves().len())
    }

    /// Whether the player to move can resign by a press on the score sheet. Requires that the game
    /// has moves, is not over, and is on the screen, and that no question to this player is open.
    fn can_resign_on_sheet(&self) -> bool {
        let game = self.session.game();
        let is_unfinished =
            game.outcome().is_none() && game.pending_result().is_none() && !game.moves().is_empty();
        is_unfinished && self.board_review.is_none() && self.question_to(game.turn()).is_none()
    }

    /// Applies new settings to the game on the board, if this game is not over and has no id yet. A
    /// game gets its id when it is first saved, usually at its first event.
    pub(super) fn apply_settings(&mut self, settings: &Settings) {
        if self.session.apply_settings(settings) {
            self.input = BoardInput::default();
            self.update_after_change();
        }
    }

    /// Replaces all games of the board screen by saved games. `current` is put on the board; `None`
    /// puts a new game there. `aside` are the unfinished games that were put aside. `last_id` is
    /// the largest id in use.
    pub(super) fn set_games(
        &mut self,
        current: Option<SessionGame>,
        aside: Vec<SessionGame>,
        settings: &Settings,
        last_id: GameId,
    ) {
        self.session = Session::with_games(current, aside, settings.next_setup(), last_id);
        self.notices = Notices::default();
        self.reset_for_game();
    }

    /// Drops all unfinished input of both players on the board screen, such as a selected piece or
    /// a pending resignation. Also ends a review.
    pub(super) fn drop_input(&mut self) {
        self.input = BoardInput::default();
        self.reset_for_game();
    }

    /// Drops the unfinished input for the side to move, such as a selected piece, because the
    /// computer plays this side.
    pub(super) fn drop_computer_input(&mut self) {
        let turn = self.session.game().turn();
        self.input = BoardInput::default();
        self.pending_claim.take_if(|claiming| claiming.by == turn);
        self.pending_resignation.take_if(|resigning| resigning.by == turn);
    }

    /// Drops a begun move, a review, a pending resignation, a pending claim, and similar state.
    /// Called when another game comes to the board, or when the page stops.
    fn reset_for_game(&mut self) {
        self.board_review = None;
        self.input.cancel_begun_move();
        self.pending_resignation = None;
        self.pending_claim = None;
        self.draw_choices_opened_at = [None; 2];
        self.undo_until = None;
        self.explained_step = None;
        self.low_time_warned = [false; 2];
        self.update_after_change();
        // The card with the result appears only when the game ends in front of the players, not
        // when a finished game is restored.
        self.is_card_or_overlay_closed = self.ended_game.is_some();
    }

    /// Updates the board screen after a change of the game or of the position shown. Drops input
    /// that has become impossible. Also updates the tracked pieces and `ended_game`.
    fn update_after_change(&mut self) {
        let shown = review::shown_cursor(self.session.game(), self.board_review.as_ref()).position().clone();
        self.pieces.update_to(&shown);
        let accepts = self.accepts_moves();
        let game = self.session.game();
        // The piece stays selected if its moves have not changed, for example after a draw offer.
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
        claim::drop_outdated_claim(&mut self.pending_claim, game);
        if game.outcome().is_none() {
            self.ended_game = None;
            self.explained_step = None;
            self.is_card_or_overlay_closed = false;
        } else {
            self.pending_resignation = None;
            if self.ended_game.as_deref() != Some(game) {
                self.ended_game = Some(Rc::new(game.clone()));
            }
        }
    }

    /// Returns the game on the board if it is over; otherwise `None`.
    pub fn ended(&self) -> Option<&Rc<crate::game::Game>> {
        self.ended_game.as_ref()
    }

    /// Whether the card with the result of the game is shown beside the board. A player can close
    /// the card. The card is hidden while the screen shows a question or another position.
    fn is_card_shown(&self) -> bool {
        let asked = Color::ALL.into_iter().any(|color| self.question_to(color).is_some());
        self.ended_game.is_some() && !self.is_card_or_overlay_closed && self.board_review.is_none() && !asked
    }

    /// Returns the square of the keyboard cursor on the board.
    pub fn cursor(&self) -> Square {
        self.seats.cursor()
    }

    /// Returns the orientation of the board. If the players pass the device to each other, the side
    /// of the player to move is at the bottom.
    pub fn orientation(&self) -> Orientation {
        self.seats.orientation(self.session.game().turn())
    }

    /// Returns the player whose side of the board is at the bottom of the screen (or at its left,
    /// for players side by side).
    pub fn near_player(&self) -> Color {
        self.orientation().near_player()
    }
}
