//! A game while it is read.

use super::alphabet::Alphabet;
use super::dress::{self, without_number};
use super::{Fault, Glyph, Movetext, Note, PgnError, PgnGame, Place, Score};
use crate::rules::{Laws, Move, Position, Role, San};

/// How many variations may stand within one another where they are kept.
const DEEPEST: usize = 100;

/// What is made of a game that is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keeps {
    /// Its variations, or they are passed over.
    pub(super) variations: bool,
    /// All of its tags, or the first of each that says something of a game in a list.
    pub(super) tags: bool,
    /// So many half-moves; a game with more of them is broken.
    pub(super) plies: usize,
    /// What could be read of a broken game, or only what is wrong with it.
    pub(super) broken: bool,
    /// All that is said of it in so many bytes, with what cannot be read in variations as comments; `None`: all of it, and what
    /// cannot be read breaks the game.
    pub(super) said: Option<usize>,
}

/// Whether a tag is one of a game in a list, or says what its moves mean.
fn is_usual_tag(name: &str) -> bool {
    matches!(
        name,
        "Event" | "Site" | "Date" | "Round" | "White" | "Black" | "Result" | "FEN" | "SetUp" | "Variant"
    )
}

/// There is room for so many tags of a game at once.
const USUAL_TAGS: usize = 10;

/// There is room for so many half-moves of a game at once.
const USUAL_PLIES: usize = 64;

/// A line that is being read.
struct Level {
    line: Movetext,
    /// The position before its last move.
    before: Position,
    /// The position after it.
    after: Position,
    /// The letters of its pieces.
    alphabet: Alphabet,
    /// Of a variation: its words from the first one on that cannot be read.
    unread: Option<Unread>,
}

/// The end of a variation, which cannot be read.
#[derive(Default)]
struct Unread {
    text: String,
    /// So many variations are open within it.
    open: usize,
    /// It is all of the variation, and that of no move.
    of_nothing: bool,
}

impl Level {
    fn new(start: Position, alphabet: Alphabet) -> Level {
        Level { line: Movetext::default(), before: start.clone(), after: start, alphabet, unread: None }
    }

    /// Adds a legal move.
    fn play(&mut self, mv: Move) {
        self.before.clone_from(&self.after);
        self.after.advance(mv);
        self.line.push(mv);
    }

    /// Puts other moves in the place of those that were read.
    fn replay(&mut self, start: &Position, moves: &[Move]) {
        (self.before, self.after) = (start.clone(), start.clone());
        for (step, &mv) in self.line.moves.iter_mut().zip(moves) {
            let after = self.after.play_unchecked(mv);
            self.before = std::mem::replace(&mut self.after, after);
            step.mv = mv;
        }
    }
}

/// Reads a game again in the letters in which `text` is its next move, if there are any.
/// Variations of other positions than now go, with `loses`, or there are no such letters.
fn other_letters(
    main: &mut Level,
    start: &Position,
    texts: &str,
    text: &str,
    loses: &mut bool,
) -> Option<Alphabet> {
    let has_variations = main.line.moves.iter().any(|step| !step.variations.is_empty());
    let (alphabet, moves) = main.alphabet.others().find_map(|alphabet| {
        alphabet.to_english(text)?;
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in texts.split_ascii_whitespace().map(without_number).filter(|text| !text.is_empty()) {
            let (mv, _) = dress::read(&position, text, alphabet).ok()?;
            position = position.play_unchecked(mv);
            moves.push(mv);
        }
        // What variations were read from must not be another position now.
        let is_other = main.line.moves.iter().zip(&moves).any(|(step, mv)| step.mv != *mv);
        if has_variations && is_other && !*loses {
            return None;
        }
        dress::read(&position, text, alphabet).ok()?;
        Some((alphabet, moves))
    })?;
    let same = main.line.moves.iter().zip(&moves).take_while(|(step, mv)| step.mv == **mv).count();
    *loses = false;
    for step in main.line.moves.iter_mut().skip(same + 1).filter(|step| !step.variations.is_empty()) {
        step.variations.clear();
        *loses = true;
    }
    main.replay(start, &moves);
    main.alphabet = alphabet;
    Some(alphabet)
}

/// A game that is being read.
pub(super) struct Draft {
    laws: Laws,
    keeps: Keeps,
    /// Where it begins; none while only comments have been seen.
    pub(super) place: Option<Place>,
    tags: Vec<(String, String)>,
    /// What is said before there is a position.
    comments: Vec<String>,
    /// The start and the lines that are open, the game first; none while only tags have been seen.
    board: Option<(Position, Vec<Level>)>,
    /// How many variations are open, and where the outermost one begins.
    pub(super) open: usize,
    outermost: Place,
    /// The moves that were played, as they stand there, with white space and perhaps numbers between.
    texts: String,
    /// Letters were changed for a move with English letters, after so many half-moves: until one with others comes it may as
    /// well be an illegal move.
    doubt: Option<(usize, PgnError)>,
    /// How many words outside variations may be moves.
    pub(super) words: usize,
    notes: Vec<Note>,
    /// What may still be said of it, in bytes.
    room: usize,
    /// What is wrong: the first thing that ends it, else the first thing at all.
    fault: Option<PgnError>,
}

impl Draft {
    pub(super) fn new(laws: Laws, keeps: Keeps) -> Draft {
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
            doubt: None,
            words: 0,
            notes: Vec::new(),
            room: keeps.said.unwrap_or(usize::MAX),
            fault: None,
        }
    }

    /// Whether the tags are over.
    pub(super) fn has_begun(&self) -> bool {
        self.board.is_some()
    }

    fn fault(&mut self, place: Place, fault: Fault) {
        if self.fault.is_none() || !self.is_over() && fault.ends_the_game() {
            self.fault = Some(PgnError { place, fault });
        }
    }

    pub(super) fn note(&mut self, note: Note) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Whether nothing more of it is read.
    fn is_over(&self) -> bool {
        self.fault.as_ref().is_some_and(|error| !self.keeps.broken || error.fault.ends_the_game())
    }

    pub(super) fn tag(&mut self, place: Place, name: String, value: String) {
        if self.place.is_none() {
            self.place = Some(place);
            // What was said before the tags was said of the game before.
            self.comments.clear();
        }
        match name.as_str() {
            "FEN" => {
                if let Err(fault) = Position::from_fen_with(&value, self.laws) {
                    self.fault(place, Fault::Fen { text: shortened(&value), fault });
                }
            }
            "Variant" if !is_chess(&value) => self.fault(place, Fault::Variant(shortened(&value))),
            _ => {}
        }
        if self.tags.is_empty() {
            self.tags.reserve(USUAL_TAGS);
        }
        let keeps = self.keeps.tags && self.fits(name.len() + value.len());
        if keeps || is_usual_tag(&name) && self.tags.iter().all(|(known, _)| *known != name) {
            self.tags.push((name, value));
        }
    }

    /// The tags are complete.
    fn begin(&mut self, place: Place) -> &mut Vec<Level> {
        self.place.get_or_insert(place);
        let (tags, laws, comments) = (&self.tags, self.laws, &mut self.comments);
        let (_, levels) = self.board.get_or_insert_with(|| {
            let value = |name| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
            let fen = value("FEN").filter(|_| value("SetUp") != Some("0"));
            let start = fen.and_then(|fen| Position::from_fen_with(fen, laws).ok());
            let start = start.unwrap_or_else(|| Position::initial_with(laws));
            let mut level = Level::new(start.clone(), Alphabet::ENGLISH);
            level.line.comments = std::mem::take(comments);
            level.line.moves.reserve(USUAL_PLIES);
            (start, vec![level])
        });
        levels
    }

    /// The number of the first move stands behind the tags, if there are any.
    pub(super) fn first_number(&mut self) {
        if let Some(place) = self.place {
            self.begin(place);
        }
    }

    /// The line that is being read, unless it is skipped or the game is broken.
    fn level(&mut self) -> Option<&mut Level> {
        let skipped = !self.keeps.variations && self.open > 0;
        if skipped || self.is_over() {
            return None;
        }
        self.board.as_mut().and_then(|(_, levels)| levels.last_mut())
    }

    /// Whether so many bytes may still be said of the game; they are said then.
    fn fits(&mut self, bytes: usize) -> bool {
        let fits = bytes <= self.room;
        if fits {
            self.room -= bytes;
        } else {
            self.room = 0;
            self.note(Note::Shortened);
        }
        fits
    }

    /// Adds a word to what cannot be read of the variation that is open. Whether there is such a thing.
    fn unread(&mut self, word: &str) -> bool {
        if self.level().is_none_or(|level| level.unread.is_none()) {
            return false;
        }
        let fits = self.fits(word.len() + 1);
        if let Some(unread) = self.level().filter(|_| fits).and_then(|level| level.unread.as_mut()) {
            if !unread.text.is_empty() && !unread.text.ends_with('(') && word != ")" {
                unread.text.push(' ');
            }
            unread.text.push_str(word);
        }
        true
    }

    /// Whether what cannot be read now is only a part of a variation, which is a comment from there on.
    fn is_aside(&self) -> bool {
        self.keeps.said.is_some() && self.open > 0
    }

    /// The variation that is open cannot be read from this word on.
    fn read_no_further(&mut self, word: &str) {
        if let Some(level) = self.level() {
            level.unread = Some(Unread::default());
        }
        self.unread(word);
    }

    /// A result stands in a variation.
    pub(super) fn score_aside(&mut self, score: Score) {
        if self.is_aside() {
            self.comment(score.to_string());
        }
    }

    pub(super) fn comment(&mut self, text: String) {
        if self.unread(&text) || !self.fits(text.len() + 3) {
            return;
        }
        self.put_comment(text);
    }

    fn put_comment(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        if !self.has_begun() {
            self.comments.push(text);
        } else if let Some(level) = self.level() {
            match level.line.moves.last_mut() {
                Some(step) => step.comments.push(text),
                None => level.line.comments.push(text),
            }
        }
    }

    /// A sign before any move is of nothing.
    pub(super) fn glyph(&mut self, glyph: Glyph) {
        if self.unread(&glyph.to_string()) || !self.fits(4) {
            return;
        }
        if let Some(step) = self.level().and_then(|level| level.line.moves.last_mut()) {
            step.glyphs.push(glyph);
        }
    }

    pub(super) fn mv(&mut self, place: Place, text: String) {
        self.begin(place);
        self.words += usize::from(self.open == 0);
        let (most, is_main) = (self.keeps.plies, self.open == 0);
        if self.unread(&text) {
            return;
        }
        let is_aside = self.is_aside();
        if is_aside && !self.fits(8) {
            return self.read_no_further("");
        }
        let Some(level) = self.level() else { return };
        let plies = level.line.moves.len();
        if plies >= most {
            if is_aside {
                return self.read_no_further(&text);
            }
            return self.fault(place, Fault::TooLong(most));
        }
        match dress::read(&level.after, &text, level.alphabet) {
            Ok((mv, engine)) => {
                level.play(mv);
                if engine {
                    self.note(Note::EngineMoves);
                }
                if is_main {
                    self.doubt.take_if(|_| Alphabet::shows(&text));
                    keep_text(&mut self.texts, &text);
                }
            }
            Err(_) if is_aside && dress::is_null_move(&text) => self.read_no_further(&text),
            Err(_) if dress::is_null_move(&text) => self.fault(place, Fault::NullMove),
            Err(fault) if self.changes_letters(&text) => {
                if !Alphabet::shows(&text) && !Alphabet::shows(&self.texts) {
                    let fault = Fault::Move { text: shortened(&text), fault };
                    self.doubt.get_or_insert((plies, PgnError { place, fault }));
                }
                self.mv_again(place, text);
            }
            Err(_) if is_aside => self.read_no_further(&text),
            Err(fault) => self.fault(place, Fault::Move { text: shortened(&text), fault }),
        }
    }

    /// The plain moves that come now, if they can be read with no more than what they say.
    pub(super) fn plain_moves(&mut self) -> Option<PlainMoves<'_>> {
        let is_main = self.open == 0;
        let (most, in_doubt) = (self.keeps.plies, self.doubt.is_some());
        let skipped = !self.keeps.variations && !is_main || self.is_over();
        // There each move is counted.
        if self.is_aside() {
            return None;
        }
        let level = self.board.as_mut().and_then(|(_, levels)| levels.last_mut())?;
        if !skipped && (level.alphabet != Alphabet::ENGLISH || in_doubt) {
            return None;
        }
        let (texts, words) = (&mut self.texts, &mut self.words);
        let level = (!skipped).then_some(level);
        Some(PlainMoves { level, played: None, is_main, most, texts, words })
    }

    /// A word that can be read now.
    fn mv_again(&mut self, place: Place, text: String) {
        self.words -= usize::from(self.open == 0);
        self.mv(place, text);
    }

    /// Finds letters in which this word is a move, and in the game itself all before it are; whether there are any. The
    /// game tries no letters twice: those that have failed fail for ever. What a variation is written in changes nothing
    /// outside it.
    fn changes_letters(&mut self, text: &str) -> bool {
        let Some((start, levels)) = &mut self.board else { return false };
        let mut loses = self.keeps.said.is_some();
        let found = match &mut levels[..] {
            [main] => other_letters(main, start, &self.texts, text, &mut loses),
            [.., last] if Alphabet::shows(text) => last.alphabet.others().find(|alphabet| {
                let read = dress::read(&last.after, text, *alphabet);
                read.map(|_| last.alphabet = *alphabet).is_ok()
            }),
            _ => None,
        };
        let Some(alphabet) = found else { return false };
        if loses && self.open == 0 {
            self.note(Note::Shortened);
        }
        self.notes.retain(|note| !matches!(note, Note::Letters(_)));
        if alphabet != Alphabet::ENGLISH {
            self.note(Note::Letters(alphabet.letters()));
        }
        true
    }

    pub(super) fn open(&mut self, place: Place) {
        self.begin(place);
        if self.keeps.said.is_some() && self.opens_aside() {
            return;
        }
        if self.keeps.variations && self.open == DEEPEST {
            self.fault(place, Fault::TooDeep);
        }
        let keeps = self.keeps.variations;
        if let Some(level) = self.level().filter(|_| keeps) {
            if level.line.moves.is_empty() {
                self.fault(place, Fault::VariationOfNothing);
            } else {
                let level = Level::new(level.before.clone(), level.alphabet);
                self.begin(place).push(level);
            }
        }
        if self.open == 0 {
            self.outermost = place;
        }
        self.open += 1;
    }

    pub(super) fn close(&mut self, place: Place) {
        if self.open == 0 {
            self.begin(place);
            self.fault(place, Fault::Unopened(')'));
        }
        let is_one = self.open > 0;
        if self.closes_unread() {
            return;
        }
        self.open = self.open.saturating_sub(1);
        if !self.keeps.variations || self.is_over() || !is_one {
            return;
        }
        let levels = self.begin(place);
        let closed = levels.pop().map(|level| level.line).filter(|line| !line.is_empty());
        let replaced = levels.last_mut().and_then(|level| level.line.moves.last_mut());
        if let (Some(line), Some(step)) = (closed, replaced) {
            step.variations.push(line);
        }
    }

    /// A variation opens within what cannot be read, or cannot be read itself. Whether that is so.
    fn opens_aside(&mut self) -> bool {
        let is_deep = self.open >= DEEPEST;
        let Some(level) = self.level() else { return false };
        let opens_in_unread = level.unread.is_some();
        if !opens_in_unread && !is_deep && !level.line.moves.is_empty() {
            return false;
        }
        if opens_in_unread {
            self.unread("(");
            if let Some(unread) = self.level().and_then(|level| level.unread.as_mut()) {
                unread.open += 1;
            }
        } else {
            let mut level = Level::new(level.after.clone(), level.alphabet);
            level.unread = Some(Unread { of_nothing: true, ..Unread::default() });
            if let Some((_, levels)) = &mut self.board {
                levels.push(level);
            }
        }
        self.open += 1;
        true
    }

    /// A bracket closes something that cannot be read, or what ends so. Whether it does.
    fn closes_unread(&mut self) -> bool {
        let unread = self.level().and_then(|level| level.unread.as_mut());
        let Some(unread) = unread else { return false };
        if unread.open > 0 {
            unread.open -= 1;
            self.unread(")");
            self.open -= 1;
            return true;
        }
        let Unread { text, of_nothing, .. } = std::mem::take(unread);
        if let Some(level) = self.level() {
            level.unread = None;
        }
        if !of_nothing {
            self.put_comment(text);
            return false;
        }
        if let Some((_, levels)) = &mut self.board {
            levels.pop();
        }
        self.open -= 1;
        self.put_comment(format!("({text})"));
        true
    }

    pub(super) fn bad(&mut self, place: Place, fault: Fault) {
        let skipped = (!self.keeps.variations || self.keeps.said.is_some()) && self.open > 0;
        if skipped && matches!(fault, Fault::Glyph | Fault::Unopened(_)) {
            return;
        }
        if fault == Fault::Tag {
            self.place.get_or_insert(place);
        } else {
            self.begin(place);
        }
        self.fault(place, fault);
    }

    pub(super) fn finish(mut self, end: Place, score: Option<Score>) -> Result<PgnGame, PgnError> {
        let is_open = self.open > 0;
        // What stands in it is kept all the same.
        while self.keeps.said.is_some() && self.open > 0 && self.level().is_some() {
            self.close(end);
        }
        if is_open {
            self.fault(self.outermost, Fault::OpenVariation);
        }
        self.begin(end);
        if let Some((plies, error)) = self.doubt.take() {
            self.begin(end)[0].line.moves.truncate(plies);
            self.notes.retain(|note| !matches!(note, Note::Letters(_)));
            self.fault = Some(error);
        }
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

/// Plain moves, as nearly all are, of a line that is being read.
pub(super) struct PlainMoves<'a> {
    /// The line, unless it is passed over.
    level: Option<&'a mut Level>,
    /// The last move, which is still to be made on the board: so the position before it is copied for the last one alone.
    played: Option<Move>,
    is_main: bool,
    most: usize,
    texts: &'a mut String,
    words: &'a mut usize,
}

impl PlainMoves<'_> {
    /// Reads `text`, which says `san`. Whether it is read with that; what has more to it is left for [`Draft::mv`], which
    /// would have done the same.
    #[inline(always)]
    pub(super) fn read(&mut self, text: &str, san: San) -> bool {
        if let Some(level) = &mut self.level {
            // What begins with a square may be a move as engines write it.
            let may_be_uci =
                san.role() == Role::Pawn && text.len() == 4 && text.as_bytes()[1].is_ascii_digit();
            if may_be_uci || level.line.moves.len() >= self.most {
                return false;
            }
            if let Some(last) = self.played.take() {
                level.after.advance(last);
            }
            // Otherwise `mv` plays what comes now or ends the game: nobody asks for the position before the last move.
            let Some(mv) = level.after.only_meant(san) else { return false };
            level.line.push(mv);
            self.played = Some(mv);
        }
        *self.words += usize::from(self.is_main);
        true
    }

    /// Comes to the position after the last move.
    pub(super) fn finish(mut self) {
        if let (Some(level), Some(last)) = (&mut self.level, self.played) {
            level.before.clone_from(&level.after);
            level.after.advance(last);
        }
    }

    /// Keeps what the moves of the game itself were read from.
    pub(super) fn keep_text(&mut self, text: &str) {
        if self.is_main && self.level.is_some() {
            keep_text(self.texts, text);
        }
    }
}

fn keep_text(texts: &mut String, text: &str) {
    if texts.is_empty() {
        texts.reserve(USUAL_PLIES * 8);
    }
    texts.push_str(text);
    texts.push('\n');
}

/// As much of a text as a sentence about it can hold; no position and no move is as long.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 100;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The names that programs give to chess as it is played here.
fn is_chess(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase().replace([' ', '-', '_'], "");
    matches!(
        name.as_str(),
        "" | "standard" | "chess" | "normal" | "fromposition" | "chess960" | "fischerandom" | "fischerrandom"
    )
}
