//! Games read from PGN.

use std::io::BufRead;

use super::lexer::{Lexer, Token};
use super::{Fault, Glyph, Movetext, PgnError, PgnGame, Place, Score};
use crate::rules::{Laws, Position};

/// How many variations may stand within one another where they are kept.
const DEEPEST: usize = 100;

/// Reads all games of a text, one after the other, under `laws`, and skips their variations. A game that is broken is an
/// error with its place, and reading goes on with the next one.
///
/// ```
/// use tabiya::rules::Laws;
/// use tabiya::rules::pgn::{self, games};
///
/// let text = "1. e4 e5 {the open game} (1... c5) 2. Nf3 *\n\n[Event \"Second\"]\n\n1. e5 1-0\n";
/// let mut games = games(text, Laws::default());
/// assert_eq!(games.next().unwrap()?.moves().len(), 3);
/// let broken = games.next().unwrap().unwrap_err();
/// assert!(broken.to_string().starts_with("line 5, column 4: e5: "));
/// assert!(games.next().is_none());
/// # Ok::<(), pgn::PgnError>(())
/// ```
pub fn games(text: &str, laws: Laws) -> Reader<&[u8]> {
    Reader::new(text.as_bytes()).under(laws).skipping_variations()
}

/// The games of a PGN, one after the other, as they come off a stream of bytes: an iterator of records and errors. A game
/// that is broken is an error with its place, and reading goes on with the next one.
///
/// ```no_run
/// use std::fs::File;
/// use std::io::BufReader;
/// use tabiya::rules::pgn::Reader;
///
/// for game in Reader::new(BufReader::new(File::open("games.pgn")?)) {
///     match game {
///         Ok(record) => println!("{record}"),
///         Err(fault) => eprintln!("{fault}"),
///     }
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    tokens: Lexer<R>,
    /// A word that belongs to the next game.
    ahead: Option<(Place, Token)>,
    laws: Laws,
    keeps: Keeps,
}

/// What is made of a game that is read.
#[derive(Clone, Copy, Debug)]
struct Keeps {
    /// Its variations, or they are passed over.
    variations: bool,
    /// All of its tags, or the first of each that says something of a game in a list.
    tags: bool,
    /// So many half-moves; a game with more of them is broken.
    plies: usize,
}

/// The tags of a game in a list, and those that say what its moves mean.
const USUAL_TAGS: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];

impl<R: BufRead> Reader<R> {
    /// Reads under the FIDE laws and keeps variations.
    pub fn new(input: R) -> Reader<R> {
        let keeps = Keeps { variations: true, tags: true, plies: usize::MAX };
        Reader { tokens: Lexer::new(input), ahead: None, laws: Laws::default(), keeps }
    }

    /// Reads games that were played under these laws.
    #[must_use]
    pub fn under(self, laws: Laws) -> Reader<R> {
        Reader { laws, ..self }
    }

    /// Passes over variations, whatever stands in them.
    #[must_use]
    pub fn skipping_variations(self) -> Reader<R> {
        Reader { keeps: Keeps { variations: false, ..self.keeps }, ..self }
    }

    /// Passes over all but the moves, of which a game may have so many half-moves, and the tags that a list of games shows.
    /// So what is at hand of a game never grows with what is said of it, however much that is.
    #[must_use]
    pub fn moves_alone(self, plies: usize) -> Reader<R> {
        let keeps = Keeps { variations: false, tags: false, plies };
        Reader { keeps, tokens: self.tokens.skipping_comments(), ..self }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Result<PgnGame, PgnError>> {
        let mut draft = Draft::new(self.laws, self.keeps);
        while let Some((place, token)) = self.ahead.take().or_else(|| self.tokens.next()) {
            // A tag after moves belongs to the next game and is left for it; so does one that is broken, at the start of
            // a line.
            let begins =
                matches!(token, Token::Tag(..)) || token == Token::Bad(Fault::Tag) && place.column == 1;
            if begins && draft.has_begun() {
                self.ahead = Some((place, token));
                break;
            }
            match token {
                Token::Comment(text) => draft.comment(text),
                Token::Glyph(glyph) => draft.glyph(glyph),
                Token::Tag(name, value) => draft.tag(place, name, value),
                Token::Move(text) => draft.mv(place, text),
                Token::Score(score) if draft.open == 0 => {
                    return Some(draft.finish(place, Some(score)));
                }
                Token::Score(_) => {}
                Token::Open => draft.open(place),
                Token::Close => draft.close(place),
                Token::Bad(fault) => draft.bad(place, fault),
            }
        }
        // Comments alone are no game.
        draft.place.map(|place| draft.finish(place, None))
    }
}

/// A line that is being read.
struct Level {
    line: Movetext,
    /// The position before its last move.
    before: Position,
    /// The position after it.
    after: Position,
}

impl Level {
    fn new(start: Position) -> Level {
        Level { line: Movetext::default(), before: start.clone(), after: start }
    }
}

/// A game that is being read.
struct Draft {
    laws: Laws,
    keeps: Keeps,
    /// Where it begins; none while only comments have been seen.
    place: Option<Place>,
    tags: Vec<(String, String)>,
    /// What is said before there is a position.
    comments: Vec<String>,
    /// The start and the lines that are open, the game first; none while only tags have been seen.
    board: Option<(Position, Vec<Level>)>,
    /// How many variations are open, and where the outermost one begins.
    open: usize,
    outermost: Place,
    /// The first thing that is wrong.
    fault: Option<PgnError>,
}

impl Draft {
    fn new(laws: Laws, keeps: Keeps) -> Draft {
        let (tags, comments, outermost) = (Vec::new(), Vec::new(), Place::START);
        Draft { laws, keeps, place: None, tags, comments, board: None, open: 0, outermost, fault: None }
    }

    /// Whether the tags are over.
    fn has_begun(&self) -> bool {
        self.board.is_some()
    }

    fn fault(&mut self, place: Place, fault: Fault) {
        self.fault.get_or_insert(PgnError { place, fault });
    }

    fn tag(&mut self, place: Place, name: String, value: String) {
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
        let is_usual = |name: &str| USUAL_TAGS.contains(&name);
        if self.keeps.tags || is_usual(&name) && self.tags.iter().all(|(known, _)| *known != name) {
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
            let mut level = Level::new(start.clone());
            level.line.comments = std::mem::take(comments);
            (start, vec![level])
        });
        levels
    }

    /// The line that is being read, unless it is skipped or the game is broken.
    fn level(&mut self) -> Option<&mut Level> {
        let skipped = !self.keeps.variations && self.open > 0;
        if skipped || self.fault.is_some() {
            return None;
        }
        self.board.as_mut().and_then(|(_, levels)| levels.last_mut())
    }

    fn comment(&mut self, text: String) {
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
    fn glyph(&mut self, glyph: Glyph) {
        if let Some(step) = self.level().and_then(|level| level.line.moves.last_mut()) {
            step.glyphs.push(glyph);
        }
    }

    fn mv(&mut self, place: Place, text: String) {
        self.begin(place);
        let most = self.keeps.plies;
        let Some(level) = self.level() else { return };
        if level.line.moves.len() >= most {
            return self.fault(place, Fault::TooLong(most));
        }
        match level.after.parse_san(&text) {
            Ok(mv) => {
                let after = level.after.play_unchecked(mv);
                level.before = std::mem::replace(&mut level.after, after);
                level.line.push(mv);
            }
            Err(fault) => self.fault(place, Fault::Move { text: shortened(&text), fault }),
        }
    }

    fn open(&mut self, place: Place) {
        self.begin(place);
        if self.keeps.variations && self.open == DEEPEST {
            self.fault(place, Fault::TooDeep);
        }
        let keeps = self.keeps.variations;
        if let Some(level) = self.level().filter(|_| keeps) {
            if level.line.moves.is_empty() {
                self.fault(place, Fault::VariationOfNothing);
            } else {
                let start = level.before.clone();
                self.begin(place).push(Level::new(start));
            }
        }
        if self.open == 0 {
            self.outermost = place;
        }
        self.open += 1;
    }

    fn close(&mut self, place: Place) {
        if self.open == 0 {
            self.begin(place);
            self.fault(place, Fault::Unopened(')'));
        }
        self.open = self.open.saturating_sub(1);
        if !self.keeps.variations || self.fault.is_some() {
            return;
        }
        let levels = self.begin(place);
        let closed = levels.pop().map(|level| level.line).filter(|line| !line.is_empty());
        let replaced = levels.last_mut().and_then(|level| level.line.moves.last_mut());
        if let (Some(line), Some(step)) = (closed, replaced) {
            step.variations.push(line);
        }
    }

    fn bad(&mut self, place: Place, fault: Fault) {
        let skipped = !self.keeps.variations && self.open > 0;
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

    fn finish(mut self, end: Place, score: Option<Score>) -> Result<PgnGame, PgnError> {
        if self.open > 0 {
            self.fault(self.outermost, Fault::OpenVariation);
        }
        self.begin(end);
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let (start, levels) = self.board.unwrap_or_else(|| (Position::initial_with(self.laws), Vec::new()));
        let main = levels.into_iter().next().map(|level| level.line).unwrap_or_default();
        let place = self.place.unwrap_or(end);
        let mut record = PgnGame { place, tags: self.tags, start, main, score: Score::Unknown };
        record.score = score.or_else(|| record.tag("Result").map(Score::read)).unwrap_or(Score::Unknown);
        Ok(record)
    }
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
