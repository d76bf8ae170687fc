//! An independent, slow count of positions, with which random games are compared: every position
//! since the start or the arbiter's last correction, and how often each has occurred.

use tabiya::game::{DrawProof, Event, Game, GameChanges, GameSetup, Refusal, RequestKind, SamePosition};
use tabiya::rules::{Color, Position};

/// Positions of a game, and the positions that a takeback removed and a redo can restore.
#[derive(Clone)]
pub(crate) struct Boards {
    /// Positions that count for repetitions. The first is the start position or the corrected
    /// position.
    positions_since_correction: Vec<Position>,
    undone: Vec<Vec<Position>>,
    /// Number of half-moves on the score sheet before the first position of
    /// `positions_since_correction`.
    before: usize,
    /// State before the arbiter's last correction, for undoing the correction.
    uncorrected: Option<Box<Boards>>,
}

impl Boards {
    pub(crate) fn new(setup: &GameSetup) -> Boards {
        let positions_since_correction = vec![lawful(&setup.start.to_fen(), setup)];
        Boards { positions_since_correction, undone: Vec::new(), before: 0, uncorrected: None }
    }

    pub(crate) fn position(&self) -> &Position {
        self.positions_since_correction.last().expect("what was put there")
    }

    /// Number of half-moves on the score sheet.
    pub(crate) fn plies(&self) -> usize {
        self.before + self.positions_since_correction.len() - 1
    }

    /// Updates the positions for `event`, which changed the game from `before` to `after`.
    pub(crate) fn keep(&mut self, before: &Game, after: &Game, event: &Event, changes: &GameChanges) {
        if changes.is_too_late || before.outcome().is_some() {
            if after.corrections().len() < before.corrections().len() {
                *self = *self.uncorrected.take().expect("what the arbiter put right ended the game");
            }
            return;
        }
        match (event, before.open_request()) {
            (Event::CorrectPosition { fen, .. }, _) => {
                self.uncorrected = Some(Box::new(self.clone()));
                self.before = self.plies();
                let start = Position::from_fen_with(fen, before.rules().laws()).expect("it was accepted");
                self.positions_since_correction = vec![start];
                self.undone.clear();
            }
            (Event::GrantRequest(_), Some(request)) => match request.kind {
                RequestKind::Takeback(plies) => self.undone.push(
                    self.positions_since_correction.split_off(self.positions_since_correction.len() - plies),
                ),
                RequestKind::Redo => {
                    self.positions_since_correction.extend(self.undone.pop().expect("something to redo"))
                }
            },
            // A new move. A move that waits for the verdict whether a side can mate is made when
            // the verdict arrives, so the event need not be a move.
            _ if after.moves().len() > before.moves().len() => {
                let mv = after.last_move().expect("it was made");
                self.positions_since_correction.push(self.position().play_unchecked(mv));
                self.undone.clear();
            }
            _ => {}
        }
    }

    /// Describes the first difference between the game and these positions, if any.
    pub(crate) fn differ(&self, game: &Game) -> Option<String> {
        if game.position() != self.position() || game.moves().len() != self.plies() {
            return Some(format!(
                "on the board: {}, not {}",
                game.position().to_fen(),
                self.position().to_fen()
            ));
        }
        for (at, position) in self.positions_since_correction.iter().enumerate() {
            if game.position_at(self.before + at) != Some(position) {
                return Some(format!("after {} half-moves stood {}", self.before + at, position.to_fen()));
            }
        }
        for by in Color::ALL {
            let plies = if self.position().turn() == by { 2 } else { 1 };
            let can = game.outcome().is_none() && self.positions_since_correction.len() > plies;
            if game.takeback_plies(by).is_some() != can {
                return Some(format!("{by} can take back: {:?}", game.takeback_plies(by)));
            }
        }
        let counted = counted(game)?;
        let times =
            self.positions_since_correction.iter().filter(|other| same(game, other, self.position())).count();
        (counted != times).then(|| format!("the position was there {counted} times, not {times}"))
    }
}

fn same(game: &Game, one: &Position, other: &Position) -> bool {
    match game.rules().same_position {
        SamePosition::SameMoves => one.repetition_key() == other.repetition_key(),
        SamePosition::Placement => one.placement() == other.placement(),
    }
}

/// Number of occurrences of the current position, which the game reports when it checks a claim;
/// `None` if it does not report this number.
fn counted(game: &Game) -> Option<usize> {
    match game.check_draw_claim(game.turn(), None) {
        Ok(DrawProof::Repetition(times)) => Some(times.len()),
        Err(Refusal::WrongClaim(wrong)) => wrong.occurrences.map(|times| times as usize),
        _ => None,
    }
}

fn lawful(fen: &str, setup: &GameSetup) -> Position {
    Position::from_fen_with(fen, setup.rules.laws()).unwrap_or_else(|_| setup.start.clone())
}
