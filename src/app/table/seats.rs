//! The two players at the device: their seating, their announcements, and the questions to them.

use crate::app::announcements::{Announcement, AnnouncementItem};
use crate::app::settings::seating::{Orientation, Seating};
use crate::game::{EndReason, Game, Instant, RequestKind};
use crate::rules::{Color, Square};

/// An open question to a player, such as whether to accept a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerQuestion {
    /// The opponent offers a draw.
    Draw,
    /// The opponent's request, such as a takeback.
    Request(RequestKind),
    /// Whether to make the move that the board shows.
    ConfirmMove,
    /// Whether to resign.
    ConfirmResignation,
    /// Whether to undo the end of the game. Contains the reason for the end.
    UndoEnd(EndReason),
    /// Whether to agree to undo the agreed draw, as the opponent requests.
    GrantUndo,
}

impl PlayerQuestion {
    /// Whether the question appears in the player's strip (name, clock and buttons) beside the
    /// board. The questions whether to resign and whether to undo the end of the game appear
    /// elsewhere, away from the button that the player has just pressed.
    pub(in crate::app) fn is_asked_in_strip(self) -> bool {
        !matches!(self, PlayerQuestion::ConfirmResignation | PlayerQuestion::UndoEnd(_))
    }
}

/// The open question to one player, such as a draw offer, and the instant when it was asked; `None`
/// if no question is open.
pub(super) type OpenQuestion = Option<(PlayerQuestion, Instant)>;

/// A player's wish to resign, which the player must confirm before it expires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingResignation {
    /// The player who wants to resign.
    pub by: Color,
    /// The instant at which the question expires.
    pub expires_at: Instant,
}

/// One player's last announcement, and the keyboard cursor, which both players share.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSeat {
    /// The last announcement to the player.
    pub announcement: Announcement,
    /// The square of the keyboard cursor, the same for both players.
    pub cursor: Square,
}

/// The two players at the device: their last announcements, the keyboard cursor, and how they sit
/// around the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Seats {
    seating: Seating,
    /// The player at the bottom of the screen according to the settings (or at its left, for
    /// players side by side).
    near_player: Color,
    /// The seats of White and Black.
    seats: [PlayerSeat; 2],
    /// The player who got the last announcement; Black after an announcement to both players. If
    /// both players look from one side, screen readers read out only this player's announcement.
    last_announced_to: Color,
}

impl Seats {
    /// Creates the seats of both players, without announcements. `near_player` is the player at the
    /// bottom of the screen (or at its left, for players side by side).
    pub(super) fn new(seating: Seating, near_player: Color) -> Seats {
        let seat = PlayerSeat { announcement: Announcement::default(), cursor: Square::E2 };
        Seats { seating, near_player, seats: [seat.clone(), seat], last_announced_to: Color::White }
    }

    /// Returns how the two players sit around the screen, for example face to face.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Sets how the players sit around the screen. `chosen` is the player at the bottom of the
    /// screen (or at its left, for players side by side).
    pub(in crate::app) fn set_seating(&mut self, seating: Seating, chosen: Color) {
        (self.seating, self.near_player) = (seating, chosen);
    }

    /// Returns the player whose side of the board is at the bottom of the screen (or at its left,
    /// for players side by side). If the players pass the device to each other, this is `turn`, the
    /// player to move.
    pub fn near_player(&self, turn: Color) -> Color {
        self.seating.near_player(self.near_player, turn)
    }

    /// Returns the orientation of the board while `turn` is to move.
    pub fn orientation(&self, turn: Color) -> Orientation {
        self.seating.orientation(self.near_player(turn))
    }

    /// Returns the player who reads the screen from its top edge. Text for this player is turned by
    /// 180°. `None` if both players read the screen upright.
    pub fn turned_player(&self) -> Option<Color> {
        self.seating.turns_far_player().then_some(!self.near_player)
    }

    /// Returns the last announcement and the keyboard cursor of one player.
    pub fn seat(&self, color: Color) -> &PlayerSeat {
        &self.seats[color as usize]
    }

    /// Returns the latest announcement that was made to either player.
    pub fn last_announcement(&self) -> &Announcement {
        &self.seat(self.last_announced_to).announcement
    }

    /// Replaces the last announcement to one player by these items, for the screen and screen
    /// readers.
    pub(in crate::app) fn announce_to(&mut self, color: Color, said: Vec<AnnouncementItem>) {
        self.seats[color as usize].announcement.replace_items(said);
        self.last_announced_to = color;
    }

    /// Replaces the last announcements to both players by these items, for the screen and screen
    /// readers.
    pub(in crate::app) fn announce_to_both(&mut self, said: Vec<AnnouncementItem>) {
        for color in Color::ALL {
            self.announce_to(color, said.clone());
        }
    }

    /// Returns the square of the keyboard cursor on the board. The players share the cursor,
    /// because there is only one keyboard.
    pub(super) fn cursor(&self) -> Square {
        self.seat(self.near_player).cursor
    }

    pub(super) fn move_cursor(&mut self, square: Square) {
        for seat in &mut self.seats {
            seat.cursor = square;
        }
    }
}

/// Returns the open question to the player `color`, such as a draw offer; `None` if no question is
/// open.
///
/// - `resigning` is a resignation that waits for confirmation.
/// - `can_undo_end` says whether the end of the game can still be undone.
/// - `awaits_confirmation` says whether a move waits for the confirmation of the player to move.
pub(super) fn question_for(
    game: &Game,
    resigning: Option<PendingResignation>,
    can_undo_end: bool,
    awaits_confirmation: bool,
    color: Color,
) -> Option<PlayerQuestion> {
    if let Some(outcome) = game.outcome() {
        let granted = game.undoable_end().is_some_and(|(undo, _)| undo.asked_by().is_some());
        // If the arbiter's correction of the position ended the game, the reason for the end is the
        // arbiter's decision, even if the corrected position is, for example, checkmate.
        let was_corrected_since = |before: &Game| before.corrections().len() < game.corrections().len();
        let decided = game.undoable_end().is_some_and(|(undo, _)| was_corrected_since(undo.game_before()));
        let reason = if decided { EndReason::Arbiter } else { outcome.reason };
        let ask = if granted { PlayerQuestion::GrantUndo } else { PlayerQuestion::UndoEnd(reason) };
        return (can_undo_end && game.may_undo_end(color)).then_some(ask);
    }
    if game.pending_result().is_some() {
        return None;
    }
    if game.draw_offer().is_some_and(|offer| offer.is_delivered && offer.by != color) {
        return Some(PlayerQuestion::Draw);
    }
    if let Some(request) = game.open_request().filter(|request| request.by != color) {
        return Some(PlayerQuestion::Request(request.kind));
    }
    let resigns =
        resigning.filter(|resigning| resigning.by == color).map(|_| PlayerQuestion::ConfirmResignation);
    resigns.or((awaits_confirmation && game.turn() == color).then_some(PlayerQuestion::ConfirmMove))
}
