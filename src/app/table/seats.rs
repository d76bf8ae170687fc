//! How the players sit, and what each of them is asked and told.

use crate::app::announcements::{Said, Told};
use crate::app::settings::seating::{Orientation, Seating};
use crate::game::{Game, Instant, Reason, Wish};
use crate::rules::{Color, Square};

/// Something that a player is asked and has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The opponent offers a draw.
    Draw,
    /// The opponent wants something.
    Wish(Wish),
    /// Whether the move that is shown is to be made.
    Move,
    /// Whether the player means to resign.
    Resign,
    /// Whether the player wants to undo the end of the game, which has this reason.
    UndoEnd(Reason),
    /// The opponent wants to undo the draw that both agreed on.
    GrantUndo,
}

/// A question to one player, and since when it has been asked.
pub(super) type Asked = Option<(Ask, Instant)>;

/// A resignation that waits to be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resigning {
    /// Who wants to resign.
    pub by: Color,
    /// When the page forgets it.
    pub until: Instant,
}

/// One player's seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// What the player was told last.
    pub told: Told,
    /// The player's keyboard place on the board.
    pub cursor: Square,
}

/// Both seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Seats {
    seating: Seating,
    /// Who was chosen to be near: at the bottom, or side by side at the left.
    chosen: Color,
    seats: [Seat; 2],
    /// Who was told something last: where both look from one side, that is what is read out.
    last_told: Color,
}

impl Seats {
    /// Two seats at which nobody was told anything.
    pub(super) fn new(seating: Seating, chosen: Color) -> Seats {
        let seat = Seat { told: Told::default(), cursor: Square::E2 };
        Seats { seating, chosen, seats: [seat.clone(), seat], last_told: Color::White }
    }

    /// How the players sit.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// From now on they sit like this.
    pub(in crate::app) fn sit(&mut self, seating: Seating, chosen: Color) {
        (self.seating, self.chosen) = (seating, chosen);
    }

    /// Who is near when this side is to move: at the bottom of the screen, or at its left.
    pub fn near(&self, turn: Color) -> Color {
        self.seating.near(self.chosen, turn)
    }

    /// How the board lies when this side is to move.
    pub fn orientation(&self, turn: Color) -> Orientation {
        self.seating.orientation(self.near(turn))
    }

    /// Who reads the screen from its other side.
    pub fn turned(&self) -> Option<Color> {
        self.seating.turns_far().then_some(!self.chosen)
    }

    /// One player's seat.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color as usize]
    }

    /// What the last one was told who was told anything.
    pub fn last_told(&self) -> &Told {
        &self.seat(self.last_told).told
    }

    /// Tells one player something.
    pub(in crate::app) fn tell(&mut self, color: Color, said: Vec<Said>) {
        self.seats[color as usize].told.tell(said);
        self.last_told = color;
    }

    /// Tells both players something.
    pub(in crate::app) fn tell_both(&mut self, said: Vec<Said>) {
        for color in Color::ALL {
            self.tell(color, said.clone());
        }
    }

    /// The place of the keyboard: there is one keyboard, so both seats share it.
    pub(super) fn cursor(&self) -> Square {
        self.seat(self.chosen).cursor
    }

    pub(super) fn move_cursor(&mut self, square: Square) {
        for seat in &mut self.seats {
            seat.cursor = square;
        }
    }
}

/// What this player is asked now. A question to one player leaves the other free to play. `undoes` says whether there is
/// still time to undo the end of the game, `shows` whether a move is shown that waits to be confirmed.
pub(super) fn asked(
    game: &Game,
    resigning: Option<Resigning>,
    undoes: bool,
    shows: bool,
    color: Color,
) -> Option<Ask> {
    if let Some(outcome) = game.outcome() {
        let granted = game.slip().is_some_and(|(slip, _)| slip.asked().is_some());
        // A position that ended the game is the arbiter's, whatever the reason that it brought about.
        let put_right = |before: &Game| before.corrections().len() < game.corrections().len();
        let decided = game.slip().is_some_and(|(slip, _)| put_right(slip.before()));
        let reason = if decided { Reason::Arbiter } else { outcome.reason };
        let ask = if granted { Ask::GrantUndo } else { Ask::UndoEnd(reason) };
        return (undoes && game.may_undo_end(color)).then_some(ask);
    }
    if game.waiting().is_some() {
        return None;
    }
    if game.offer().is_some_and(|offer| offer.delivered && offer.by != color) {
        return Some(Ask::Draw);
    }
    if let Some(request) = game.request().filter(|request| request.by != color) {
        return Some(Ask::Wish(request.what));
    }
    let resigns = resigning.filter(|resigning| resigning.by == color).map(|_| Ask::Resign);
    resigns.or((shows && game.turn() == color).then_some(Ask::Move))
}
