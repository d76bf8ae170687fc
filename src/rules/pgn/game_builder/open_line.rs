//! Open line of a PGN game that is being read: the main line, or a variation not closed yet.

use super::super::Movetext;
use super::super::alphabet::PieceLetters;
use crate::rules::{Move, Position};

/// Open line of a PGN game that is being read: the main line, or a variation not closed yet.
pub(super) struct OpenLine {
    /// The moves read so far.
    pub(super) line: Movetext,
    /// The position before the last move.
    pub(super) before: Position,
    /// The position after the last move.
    pub(super) after: Position,
    /// The piece letters of the line.
    pub(super) alphabet: PieceLetters,
    /// The text of the line from its first unreadable word on; `None` if no word is unreadable.
    pub(super) unread: Option<UnreadableRest>,
}

/// Text of a PGN line from its first unreadable word on, which becomes a comment.
#[derive(Default)]
pub(super) struct UnreadableRest {
    /// The text so far.
    pub(super) text: String,
    /// The number of variations within the text that are not closed yet.
    pub(super) open: usize,
    /// Whether the text is a whole variation, because the variation is nested too deeply or has no
    /// move to replace.
    pub(super) is_whole_variation: bool,
}

impl OpenLine {
    /// Creates an open line of a PGN game, without moves, that begins in the position `start`.
    ///
    /// `alphabet` are the piece letters in which the moves of the line are written.
    pub(super) fn new(start: Position, alphabet: PieceLetters) -> OpenLine {
        OpenLine { line: Movetext::default(), before: start.clone(), after: start, alphabet, unread: None }
    }

    /// Appends a legal move to this line of the PGN game being read, and makes the move on the
    /// position of the line.
    pub(super) fn play(&mut self, mv: Move) {
        self.before.clone_from(&self.after);
        self.after.advance(mv);
        self.line.push(mv);
    }

    /// Replaces the moves of this line of a PGN game by `moves`: the same text, read in the piece
    /// letters of another language.
    ///
    /// `moves` begin in the position `start`. Drops the variations of all moves after the first
    /// changed move, because the new moves do not reach the positions in which these variations
    /// begin. Returns whether any variation was dropped.
    pub(super) fn replace_moves(&mut self, start: &Position, moves: &[Move]) -> bool {
        let same = self.line.moves.iter().zip(moves).take_while(|(step, mv)| step.mv == **mv).count();
        let mut drops_any = false;
        for step in self.line.moves.iter_mut().skip(same + 1).filter(|step| !step.variations.is_empty()) {
            step.variations.clear();
            drops_any = true;
        }
        (self.before, self.after) = (start.clone(), start.clone());
        for (step, &mv) in self.line.moves.iter_mut().zip(moves) {
            let after = self.after.play_unchecked(mv);
            self.before = std::mem::replace(&mut self.after, after);
            step.mv = mv;
        }
        drops_any
    }
}
