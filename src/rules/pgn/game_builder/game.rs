//! Builder of a PGN game: holds the parts and the faults of the game while the reader reads it.

use super::super::{Glyph, PgnError, PgnFault, PgnGame, PgnResult, ReadNote, TextPlace};
use super::open_line::OpenLine;
use crate::rules::{Laws, Position};

/// Options of the PGN reader: which parts of a game it keeps, and how it treats faulty games.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules::pgn) struct ReadOptions {
    /// Whether variations are kept; otherwise they are skipped.
    pub(in crate::rules::pgn) keeps_variations: bool,
    /// Whether all tags are kept. Otherwise the reader keeps only tags that a list of games shows
    /// or that change the meaning of the moves, and only the first tag of each name.
    pub(in crate::rules::pgn) keeps_all_tags: bool,
    /// The greatest number of half-moves of the main line and of each variation. A longer line is a
    /// fault. With an `annotation_limit`, a longer variation is no fault; its further moves become a
    /// comment.
    pub(in crate::rules::pgn) max_plies: usize,
    /// Whether the reader returns the readable part of a faulty game. Otherwise it returns only the
    /// fault.
    pub(in crate::rules::pgn) returns_faulty_games: bool,
    /// Whether the rest of a main line that cannot be read becomes a comment. Has an effect only if
    /// `returns_faulty_games` is set and `annotation_limit` is not `None`.
    pub(in crate::rules::pgn) keeps_unread_moves: bool,
    /// Limit of all annotations of a game, in bytes. With a limit, unreadable text in a variation
    /// becomes a comment. With `None` there is no limit, and unreadable text in a variation is a
    /// fault.
    pub(in crate::rules::pgn) annotation_limit: Option<usize>,
}

/// Builder of a PGN game. The reader passes the words of the text to the builder, one after the
/// other.
pub(in crate::rules::pgn) struct GameBuilder {
    /// The laws of the game: with or without en passant.
    pub(super) laws: Laws,
    /// The options of the reader.
    pub(super) options: ReadOptions,
    /// The place where the game begins; `None` as long as only comments have been read.
    pub(in crate::rules::pgn) place: Option<TextPlace>,
    /// The tags read so far, each with name and value.
    pub(super) tags: Vec<(String, String)>,
    /// Data to tell whether a further tag begins the next game.
    pub(super) section: TagSection,
    /// Comments before the first move; the main line takes them when the moves begin.
    pub(super) comments: Vec<String>,
    /// The start position, and the main line followed by the open variations; `None` as long as
    /// only tags and comments have been read.
    pub(super) board: Option<(Position, Vec<OpenLine>)>,
    /// The number of variations that are not closed yet.
    pub(in crate::rules::pgn) open_variations: usize,
    /// The place where the outermost open variation begins.
    pub(super) outermost: TextPlace,
    /// The text of the moves of the main line, to read it again in the piece letters of another
    /// language. Moves are separated by white space; move numbers may be among them.
    pub(super) main_line_text: String,
    /// Whether the reader has already tried to guess the language of the piece letters of the main
    /// line. It tries only once.
    pub(super) has_guessed_letters: bool,
    /// The number of words outside variations that may be moves.
    pub(in crate::rules::pgn) main_line_words: usize,
    /// Notes for the user on what the reader guessed.
    pub(super) notes: Vec<ReadNote>,
    /// The number of bytes that further annotations may have.
    pub(super) annotation_bytes_left: usize,
    /// Whether the game has closing brackets after move numbers: `1) e4`.
    pub(super) brackets_numbers: bool,
    /// The first fault after which the rest of the game is ignored. If there is no such fault, the
    /// first fault that can be skipped.
    pub(super) fault: Option<PgnError>,
}

/// Data on the tags (headers) of a PGN game read so far. From these data, the reader tells whether
/// a further tag belongs to this game or begins the next game.
///
/// The next game usually begins after a gap. A gap between two tags is an empty line, or something
/// other than a tag.
#[derive(Debug, Default)]
pub(super) struct TagSection {
    /// The line number of the last tag; 0 if something other than a tag follows this tag.
    pub(super) last: usize,
    /// The tags of PGN's Seven Tag Roster read so far, one bit for each.
    pub(super) seen: u8,
    /// The tags of the Seven Tag Roster before the last gap, one bit for each.
    pub(super) before_gap: u8,
    /// The number of tags before the last gap, and the place of the first tag after the gap; `None`
    /// if there is no gap.
    pub(super) gap: Option<(usize, TextPlace)>,
    /// The places of the tags after the last gap.
    pub(super) places: Vec<TextPlace>,
    /// The place of the tag `Variant`, which names the chess variant.
    pub(super) variant: Option<TextPlace>,
    /// The place of the tag `FEN`, which states the start position.
    pub(super) fen: Option<TextPlace>,
}

impl GameBuilder {
    /// Creates the builder of a PGN game; nothing of the game has been read yet.
    ///
    /// `laws` say whether the game has en passant, `options` which parts of the game are kept.
    pub(in crate::rules::pgn) fn new(laws: Laws, options: ReadOptions) -> GameBuilder {
        GameBuilder {
            laws,
            options,
            place: None,
            tags: Vec::new(),
            comments: Vec::new(),
            board: None,
            open_variations: 0,
            outermost: TextPlace::START,
            main_line_text: String::new(),
            has_guessed_letters: false,
            brackets_numbers: false,
            section: TagSection::default(),
            main_line_words: 0,
            notes: Vec::new(),
            annotation_bytes_left: options.annotation_limit.unwrap_or(usize::MAX),
            fault: None,
        }
    }

    /// Whether the moves of the PGN game being read have begun, so that its tags are complete.
    pub(in crate::rules::pgn) fn has_begun(&self) -> bool {
        self.board.is_some()
    }

    /// Records a fault of the PGN game being read, unless a fault is recorded already. But a fault
    /// that ends the game replaces a recorded fault that can be skipped.
    pub(super) fn record_fault(&mut self, place: TextPlace, fault: PgnFault) {
        if self.fault.is_none() || !self.ignores_rest() && fault.ends_the_game() {
            self.fault = Some(PgnError { place, fault });
        }
    }

    /// Adds a note for the user on what the PGN reader guessed, unless the game has this note
    /// already.
    pub(in crate::rules::pgn) fn note(&mut self, note: ReadNote) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Whether the PGN game being read has a fault after which the rest of the game is ignored.
    pub(super) fn ignores_rest(&self) -> bool {
        self.fault
            .as_ref()
            .is_some_and(|error| !self.options.returns_faulty_games || error.fault.ends_the_game())
    }

    /// Returns the main line or variation to which the next move of the PGN belongs. `None` in
    /// these cases:
    /// * The moves of the game have not begun.
    /// * The reader skips the variation.
    /// * The reader ignores the rest of the game after a fault, and the rest becomes no comment.
    pub(super) fn current_line(&mut self) -> Option<&mut OpenLine> {
        let skipped = !self.options.keeps_variations && self.open_variations > 0;
        let ignored = self.ignores_rest();
        let line = self.board.as_mut().and_then(|(_, open_lines)| open_lines.last_mut());
        line.filter(|line| !skipped && (!ignored || line.unread.is_some()))
    }

    /// Whether nothing of the PGN game has been read yet, not even a comment.
    pub(in crate::rules::pgn) fn is_empty(&self) -> bool {
        self.place.is_none() && self.comments.is_empty()
    }

    /// Subtracts `bytes` from the number of bytes that annotations of this PGN game may still have.
    /// Returns `false` if this number is less than `bytes`.
    ///
    /// If the result is `false`, drops all further annotations and adds the note
    /// [`ReadNote::Shortened`].
    pub(super) fn reserve_annotation_bytes(&mut self, bytes: usize) -> bool {
        let fits = bytes <= self.annotation_bytes_left;
        if fits {
            self.annotation_bytes_left -= bytes;
        } else {
            self.annotation_bytes_left = 0;
            self.note(ReadNote::Shortened);
        }
        fits
    }

    /// Adds a comment to the PGN game being read: after the last move or variation, or before the
    /// first move. Drops the comment if the limit of annotations is reached.
    pub(in crate::rules::pgn) fn comment(&mut self, text: String) {
        if self.add_unreadable(&text) || !self.reserve_annotation_bytes(text.len() + 3) {
            return;
        }
        self.add_comment_unlimited(text);
    }

    /// Adds a comment to the PGN game being read, even if the limit of annotations is reached:
    /// after the last move or variation, or before the first move.
    pub(super) fn add_comment_unlimited(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        if !self.has_begun() {
            self.comments.push(text);
        } else if let Some(level) = self.current_line() {
            match level.line.moves.last_mut() {
                None => level.line.comments.push(text),
                Some(step) if step.variations.is_empty() => step.comments.push(text),
                Some(step) => {
                    if let Some(variation) = step.variations.last_mut() {
                        variation.comments_after.push(text);
                    }
                }
            }
        }
    }

    /// Adds a glyph of the PGN, such as `$1` for `!`, to the last move. A glyph before the first
    /// move is dropped.
    pub(in crate::rules::pgn) fn glyph(&mut self, glyph: Glyph) {
        if self.add_unreadable(&glyph.to_string()) || !self.reserve_annotation_bytes(4) {
            return;
        }
        let step = self.current_line().and_then(|level| level.line.moves.last_mut());
        // Some programs write a glyph twice, as a sign and as a number: `?! $6`.
        if let Some(step) = step.filter(|step| !step.glyphs.contains(&glyph)) {
            step.glyphs.push(glyph);
        }
    }

    /// Records a fault that the lexer found in the PGN text. Ignores faulty glyphs and brackets in
    /// two kinds of variations: those that are skipped, and those whose unreadable text becomes a
    /// comment. A closing bracket before the beginning of the game only gives a note for the user.
    pub(in crate::rules::pgn) fn set_fault(&mut self, place: TextPlace, fault: PgnFault) {
        let skipped = (!self.options.keeps_variations || self.options.annotation_limit.is_some())
            && self.open_variations > 0;
        if skipped && matches!(fault, PgnFault::Glyph | PgnFault::Unopened(_)) {
            return;
        }
        if matches!(fault, PgnFault::Unopened(_)) && self.place.is_none() {
            return self.note(ReadNote::StraySigns);
        }
        if fault == PgnFault::Tag {
            self.place.get_or_insert(place);
        } else {
            self.begin_movetext(place);
        }
        self.record_fault(place, fault);
    }

    /// Completes the PGN game and returns it, or its fault.
    ///
    /// `end` is the place where the game ends in the text; `score` is the result found at this
    /// place. If `score` is `None`, the tag `Result` states the result.
    pub(in crate::rules::pgn) fn finish(
        mut self,
        end: TextPlace,
        score: Option<PgnResult>,
    ) -> Result<PgnGame, PgnError> {
        let is_open = self.open_variations > 0;
        // With a limit of annotations, variations without a closing bracket are kept.
        while self.options.annotation_limit.is_some()
            && self.open_variations > 0
            && self.current_line().is_some()
        {
            self.close_variation(end);
        }
        self.end_unreadable();
        if is_open {
            self.record_fault(self.outermost, PgnFault::OpenVariation);
        }
        self.begin_movetext(end);
        let has_moves =
            self.board.as_ref().is_some_and(|(_, open_lines)| !open_lines[0].line.moves.is_empty());
        let is_handed_out = |error: &PgnError| {
            self.options.returns_faulty_games && has_moves && !error.fault.is_of_the_whole_game()
        };
        if let Some(error) = self.fault.take_if(|error| !is_handed_out(error)) {
            return Err(error);
        }
        let (start, open_lines) =
            self.board.unwrap_or_else(|| (Position::initial_with(self.laws), Vec::new()));
        let main = open_lines.into_iter().next().map(|level| level.line).unwrap_or_default();
        let place = self.place.unwrap_or(end);
        let (notes, fault) = (self.notes, self.fault);
        let mut record =
            PgnGame { place, tags: self.tags, start, main, score: PgnResult::Unknown, notes, fault };
        record.score =
            score.or_else(|| record.tag("Result").map(PgnResult::read)).unwrap_or(PgnResult::Unknown);
        Ok(record)
    }
}

/// Returns a text of the PGN for an error message. A text of more than 100 characters is cut to 100
/// characters, followed by `…`.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 100;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
