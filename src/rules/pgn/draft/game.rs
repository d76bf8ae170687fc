//! What is known of a game that is being read, and what is wrong with it.

use super::super::{Fault, Glyph, Note, PgnError, PgnGame, Place, Score};
use super::level::Level;
use crate::rules::{Laws, Position};

/// What is made of a game that is read.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules::pgn) struct Keeps {
    /// Its variations, or they are passed over.
    pub(in crate::rules::pgn) variations: bool,
    /// All of its tags, or the first of each that says something of a game in a list.
    pub(in crate::rules::pgn) tags: bool,
    /// So many half-moves; a game with more of them is broken.
    pub(in crate::rules::pgn) plies: usize,
    /// What could be read of a broken game, or only what is wrong with it.
    pub(in crate::rules::pgn) broken: bool,
    /// All that is said of it in so many bytes, with what cannot be read in variations as comments;
    /// `None`: all of it, and what cannot be read breaks the game.
    pub(in crate::rules::pgn) said: Option<usize>,
}

/// A game that is being read.
pub(in crate::rules::pgn) struct Draft {
    pub(super) laws: Laws,
    pub(super) keeps: Keeps,
    /// Where it begins; none while only comments have been seen.
    pub(in crate::rules::pgn) place: Option<Place>,
    pub(super) tags: Vec<(String, String)>,
    /// Where its tags stand.
    pub(super) section: Section,
    /// What is said before there is a position.
    pub(super) comments: Vec<String>,
    /// The start and the lines that are open, the game first; none while only tags have been seen.
    pub(super) board: Option<(Position, Vec<Level>)>,
    /// How many variations are open, and where the outermost one begins.
    pub(in crate::rules::pgn) open: usize,
    pub(super) outermost: Place,
    /// The moves that were played, as they stand there, with white space and perhaps numbers
    /// between.
    pub(super) texts: String,
    /// Whether the letters of its pieces have been guessed.
    pub(super) knows_letters: bool,
    /// How many words outside variations may be moves.
    pub(in crate::rules::pgn) words: usize,
    pub(super) notes: Vec<Note>,
    /// What may still be said of it, in bytes.
    pub(super) room: usize,
    /// Move numbers have a bracket behind them: `1) e4`.
    pub(super) brackets_numbers: bool,
    /// What is wrong: the first thing that ends it, else the first thing at all.
    pub(super) fault: Option<PgnError>,
}

/// Where the tags of a game stand: behind an empty line, or behind words, another game may begin.
#[derive(Debug, Default)]
pub(super) struct Section {
    /// The line of the last tag; 0 where words stand behind it.
    pub(super) last: usize,
    /// Which of the tags that every game has have been seen, a bit for each.
    pub(super) seen: u8,
    /// The same before the last gap.
    pub(super) before_gap: u8,
    /// So many tags stand before the last gap, and where the first one behind it stands.
    pub(super) gap: Option<(usize, Place)>,
    /// Where each tag behind that gap stands.
    pub(super) places: Vec<Place>,
    /// Where the kind of chess is said.
    pub(super) variant: Option<Place>,
    /// Where the position is said.
    pub(super) fen: Option<Place>,
}

impl Draft {
    pub(in crate::rules::pgn) fn new(laws: Laws, keeps: Keeps) -> Draft {
        Draft {
            laws,
            keeps,
            place: None,
            tags: Vec::new(),
            comments: Vec::new(),
            board: None,
            open: 0,
            outermost: Place::START,
            texts: String::new(),
            knows_letters: false,
            brackets_numbers: false,
            section: Section::default(),
            words: 0,
            notes: Vec::new(),
            room: keeps.said.unwrap_or(usize::MAX),
            fault: None,
        }
    }

    /// Whether the tags are over.
    pub(in crate::rules::pgn) fn has_begun(&self) -> bool {
        self.board.is_some()
    }

    pub(super) fn fault(&mut self, place: Place, fault: Fault) {
        if self.fault.is_none() || !self.is_over() && fault.ends_the_game() {
            self.fault = Some(PgnError { place, fault });
        }
    }

    pub(in crate::rules::pgn) fn note(&mut self, note: Note) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Whether nothing more of it is read.
    pub(super) fn is_over(&self) -> bool {
        self.fault.as_ref().is_some_and(|error| !self.keeps.broken || error.fault.ends_the_game())
    }

    /// The line that is being read, unless it is skipped or the game is broken.
    pub(super) fn level(&mut self) -> Option<&mut Level> {
        let skipped = !self.keeps.variations && self.open > 0;
        if skipped || self.is_over() {
            return None;
        }
        self.board.as_mut().and_then(|(_, levels)| levels.last_mut())
    }

    /// Whether so many bytes may still be said of the game; they are said then.
    pub(super) fn fits(&mut self, bytes: usize) -> bool {
        let fits = bytes <= self.room;
        if fits {
            self.room -= bytes;
        } else {
            self.room = 0;
            self.note(Note::Shortened);
        }
        fits
    }

    pub(in crate::rules::pgn) fn comment(&mut self, text: String) {
        if self.unread(&text) || !self.fits(text.len() + 3) {
            return;
        }
        self.put_comment(text);
    }

    pub(super) fn put_comment(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        if !self.has_begun() {
            self.comments.push(text);
        } else if let Some(level) = self.level() {
            match level.line.moves.last_mut() {
                None => level.line.comments.push(text),
                Some(step) if step.variations.is_empty() => step.comments.push(text),
                Some(step) => {
                    if let Some(variation) = step.variations.last_mut() {
                        variation.behind.push(text);
                    }
                }
            }
        }
    }

    /// A sign before any move is of nothing.
    pub(in crate::rules::pgn) fn glyph(&mut self, glyph: Glyph) {
        if self.unread(&glyph.to_string()) || !self.fits(4) {
            return;
        }
        let step = self.level().and_then(|level| level.line.moves.last_mut());
        // The same one may stand there as a sign and as a number: `?! $6`.
        if let Some(step) = step.filter(|step| !step.glyphs.contains(&glyph)) {
            step.glyphs.push(glyph);
        }
    }

    pub(in crate::rules::pgn) fn bad(&mut self, place: Place, fault: Fault) {
        let skipped = (!self.keeps.variations || self.keeps.said.is_some()) && self.open > 0;
        if skipped && matches!(fault, Fault::Glyph | Fault::Unopened(_)) {
            return;
        }
        if matches!(fault, Fault::Unopened(_)) && self.place.is_none() {
            return self.note(Note::StraySigns);
        }
        if fault == Fault::Tag {
            self.place.get_or_insert(place);
        } else {
            self.begin(place);
        }
        self.fault(place, fault);
    }

    pub(in crate::rules::pgn) fn finish(
        mut self,
        end: Place,
        score: Option<Score>,
    ) -> Result<PgnGame, PgnError> {
        let is_open = self.open > 0;
        // What stands in it is kept all the same.
        while self.keeps.said.is_some() && self.open > 0 && self.level().is_some() {
            self.close(end);
        }
        if is_open {
            self.fault(self.outermost, Fault::OpenVariation);
        }
        self.begin(end);
        let has_moves = self.board.as_ref().is_some_and(|(_, levels)| !levels[0].line.moves.is_empty());
        let is_handed_out =
            |error: &PgnError| self.keeps.broken && has_moves && !error.fault.is_of_the_whole_game();
        if let Some(error) = self.fault.take_if(|error| !is_handed_out(error)) {
            return Err(error);
        }
        let (start, levels) = self.board.unwrap_or_else(|| (Position::initial_with(self.laws), Vec::new()));
        let main = levels.into_iter().next().map(|level| level.line).unwrap_or_default();
        let place = self.place.unwrap_or(end);
        let (notes, fault) = (self.notes, self.fault);
        let mut record = PgnGame { place, tags: self.tags, start, main, score: Score::Unknown, notes, fault };
        record.score = score.or_else(|| record.tag("Result").map(Score::read)).unwrap_or(Score::Unknown);
        Ok(record)
    }
}

/// As much of a text as a sentence about it can hold; no position and no move is as long.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 100;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
