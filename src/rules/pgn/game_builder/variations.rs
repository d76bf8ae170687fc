//! Variations of a PGN game that is being read: their beginning and end, and their unreadable
//! parts, which become comments. The open line is the line to which the next word belongs: the
//! main line, or the innermost variation that is not closed yet.

use super::super::result::ResultWord;
use super::super::writer::tidy_comment;
use super::super::{PgnFault, PgnResult, ReadNote, TextPlace};
use super::game::{GameBuilder, ReadOptions};
use super::open_line::{OpenLine, UnreadableRest};

/// Greatest depth of nested variations that the PGN reader keeps.
const MAX_VARIATION_DEPTH: usize = 100;

impl GameBuilder {
    /// If the open line has unreadable text, which becomes a comment, adds a PGN word to this text
    /// and returns `true`. Drops the word if the limit of annotations is reached.
    ///
    /// If the open line has no unreadable text, does nothing and returns `false`.
    pub(super) fn add_unreadable(&mut self, word: &str) -> bool {
        if self.current_line().is_none_or(|level| level.unread.is_none()) {
            return false;
        }
        let fits = self.reserve_annotation_bytes(word.len() + 1);
        if let Some(unread) = self.current_line().filter(|_| fits).and_then(|level| level.unread.as_mut()) {
            if !unread.text.is_empty() && !unread.text.ends_with('(') && word != ")" {
                unread.text.push(' ');
            }
            unread.text.push_str(word);
        }
        true
    }

    /// Whether the reader is in a PGN variation whose unreadable text becomes a comment.
    ///
    /// `false` outside variations. `false` also without a limit of annotations: then unreadable
    /// text is a fault of the game.
    pub(super) fn is_in_repairable_variation(&self) -> bool {
        self.options.annotation_limit.is_some() && self.open_variations > 0
    }

    /// Marks the rest of the open line of the PGN game, from `word` on, as unreadable text that
    /// becomes a comment.
    pub(super) fn abandon_variation(&mut self, word: &str) {
        if let Some(level) = self.current_line() {
            level.unread = Some(UnreadableRest::default());
        }
        self.add_unreadable(word);
    }

    /// Records a fault after which the open line of the PGN game cannot be read. Depending on the
    /// options of the reader, the rest of the line, from `word` on, becomes a comment.
    pub(super) fn abandon_line(&mut self, place: TextPlace, word: &str, fault: PgnFault) {
        let ReadOptions { keeps_unread_moves, returns_faulty_games, annotation_limit, .. } = self.options;
        if keeps_unread_moves && returns_faulty_games && annotation_limit.is_some() {
            self.abandon_variation(word);
        }
        self.record_fault(place, fault);
    }

    /// Makes the unreadable text of the open PGN line, if there is any, a comment after the last
    /// move.
    pub(super) fn end_unreadable(&mut self) {
        let unread = self.current_line().and_then(|level| level.unread.as_mut());
        let Some(text) = unread.map(|unread| std::mem::take(&mut unread.text)) else { return };
        self.add_comment_unlimited(tidy_comment(&text));
        if let Some(level) = self.current_line() {
            level.unread = None;
        }
    }

    /// Turns a game result within a variation of the PGN into a comment, unless the last comment is
    /// the same result. Without a limit of annotations, ignores the result.
    pub(in crate::rules::pgn) fn add_variation_result(&mut self, score: PgnResult) {
        if !self.is_in_repairable_variation() {
            return;
        }
        let text = score.to_string();
        let line = self.current_line().map(|level| &level.line);
        let last = line.map(|line| line.moves.last().map_or(&line.comments, |step| &step.comments));
        if last.and_then(|comments| comments.last()) != Some(&text) {
            self.comment(text);
        }
    }

    /// Begins a variation of the PGN game at a `(`, as an alternative to the last move. `place` is
    /// the place of the `(`.
    pub(in crate::rules::pgn) fn open_variation(&mut self, place: TextPlace) {
        self.begin_movetext(place);
        if self.options.annotation_limit.is_some() && self.open_unreadable() {
            return;
        }
        if self.options.keeps_variations && self.open_variations == MAX_VARIATION_DEPTH {
            self.record_fault(place, PgnFault::TooDeep);
        }
        let keeps = self.options.keeps_variations;
        if let Some(level) = self.current_line().filter(|_| keeps) {
            if level.line.moves.is_empty() {
                self.record_fault(place, PgnFault::VariationOfNothing);
            } else {
                let level = OpenLine::new(level.before.clone(), level.alphabet);
                self.begin_movetext(place).push(level);
            }
        }
        if self.open_variations == 0 {
            self.outermost = place;
        }
        self.open_variations += 1;
    }

    /// Handles a `)` directly after a move number of a PGN. `place` is the place of the `)`.
    ///
    /// Outside variations the `)` belongs to the number, as in `1) e4`. In a variation it belongs
    /// to the number only if an earlier `)` of the game belonged to a number; otherwise it closes
    /// the variation.
    pub(in crate::rules::pgn) fn close_number(&mut self, place: TextPlace) {
        if self.open_variations > 0 && !self.brackets_numbers {
            return self.close_variation(place);
        }
        self.brackets_numbers = true;
        self.note(ReadNote::StraySigns);
    }

    /// Ends the innermost open variation of the PGN game at a `)`, and adds the variation to the
    /// move that it replaces. `place` is the place of the `)`.
    ///
    /// If no variation is open, the `)` is a fault. Before the beginning of the game, it only gives
    /// a note for the user.
    pub(in crate::rules::pgn) fn close_variation(&mut self, place: TextPlace) {
        if self.open_variations == 0 {
            if self.place.is_none() {
                return self.note(ReadNote::StraySigns);
            }
            self.begin_movetext(place);
            return self.record_fault(place, PgnFault::Unopened(')'));
        }
        if self.close_unreadable() {
            return;
        }
        self.open_variations -= 1;
        if !self.options.keeps_variations || self.ignores_rest() {
            return;
        }
        let open_lines = self.begin_movetext(place);
        let closed = open_lines.pop().map(|level| level.line).filter(|line| !line.is_empty());
        let Some(line) = closed else { return };
        // A result in brackets, such as `(1-0)`, is no variation but a comment.
        if let (true, [result]) = (line.moves.is_empty(), &line.comments[..])
            && ResultWord::from_word(result).is_some()
        {
            return self.add_comment_unlimited(result.clone());
        }
        if let Some(step) = open_lines.last_mut().and_then(|level| level.line.moves.last_mut()) {
            step.variations.push(line);
        }
    }

    /// Handles a `(` of a PGN if the variation becomes a comment, because it is within unreadable
    /// text, is nested too deeply, or has no move to replace. Then returns `true`.
    ///
    /// Otherwise changes nothing and returns `false`.
    fn open_unreadable(&mut self) -> bool {
        let is_deep = self.open_variations >= MAX_VARIATION_DEPTH;
        let Some(level) = self.current_line() else { return false };
        let opens_in_unread = level.unread.is_some();
        if !opens_in_unread && !is_deep && !level.line.moves.is_empty() {
            return false;
        }
        if opens_in_unread {
            self.add_unreadable("(");
            if let Some(unread) = self.current_line().and_then(|level| level.unread.as_mut()) {
                unread.open += 1;
            }
        } else {
            let mut level = OpenLine::new(level.after.clone(), level.alphabet);
            level.unread = Some(UnreadableRest { is_whole_variation: true, ..UnreadableRest::default() });
            if let Some((_, open_lines)) = &mut self.board {
                open_lines.push(level);
            }
        }
        self.open_variations += 1;
        true
    }

    /// Handles a `)` of a PGN if the open line has unreadable text: adds the `)` to this text, or
    /// makes the text a comment.
    ///
    /// Returns `true` if the `)` needs no further handling, and `false` if the caller still has to
    /// close the variation.
    fn close_unreadable(&mut self) -> bool {
        let unread = self.current_line().and_then(|level| level.unread.as_mut());
        let Some(unread) = unread else { return false };
        if unread.open > 0 {
            unread.open -= 1;
            self.add_unreadable(")");
            self.open_variations -= 1;
            return true;
        }
        if !unread.is_whole_variation {
            self.end_unreadable();
            return false;
        }
        let text = tidy_comment(&std::mem::take(&mut unread.text));
        if let Some((_, open_lines)) = &mut self.board {
            open_lines.pop();
        }
        self.open_variations -= 1;
        self.add_comment_unlimited(format!("({text})"));
        true
    }
}
