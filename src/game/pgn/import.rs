//! Games read from PGN.

use super::super::{Event, Headers, HouseRules, Instant, Journal, Setup};
use super::token::{Token, Tokens};
use super::{Fault, PgnError};
use crate::rules::{Color, Laws, Move, Position};

/// A game as a PGN tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// Its tags, in order.
    pub tags: Vec<(String, String)>,
    /// The position it started from.
    pub start: Position,
    /// Its moves, all of them legal.
    pub moves: Vec<Move>,
    /// How it ended, as the PGN says.
    pub score: Score,
}

impl Record {
    /// The value of the first tag of that name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        find(&self.tags, name)
    }

    /// The same moves as a journal under house rules of one's own, without clocks: to look at, or to play on from.
    /// Rules that end the game earlier refuse the moves after that.
    pub fn journal(&self, rules: HouseRules) -> Journal {
        let told =
            |name| self.tag(name).filter(|value| !value.starts_with('?')).unwrap_or_default().to_owned();
        let headers = Headers {
            event: told("Event"),
            site: told("Site"),
            date: told("Date"),
            round: told("Round"),
            white: told("White"),
            black: told("Black"),
        };
        let setup = Setup { rules, start: self.start.clone(), headers, ..Setup::default() };
        let events = self.moves.iter().map(|mv| (Instant::default(), Event::Move(*mv))).collect();
        Journal { setup, events }
    }
}

/// How a game ended, as a PGN says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// `*`, or nothing.
    Unknown,
    /// `1-0` or `0-1`.
    Win(Color),
    /// `1/2-1/2`.
    Draw,
}

impl Score {
    fn read(text: &str) -> Score {
        match text {
            "1-0" => Score::Win(Color::White),
            "0-1" => Score::Win(Color::Black),
            "1/2-1/2" => Score::Draw,
            _ => Score::Unknown,
        }
    }
}

/// Reads all games of a PGN, one after the other, under `laws`. A game that is broken is an error with its line,
/// and reading goes on with the next one.
///
/// ```
/// use tabiya::game::pgn;
/// use tabiya::rules::Laws;
///
/// let text = "1. e4 e5 {the open game} (1... c5) 2. Nf3 *\n\n[Event \"Second\"]\n\n1. e5 1-0\n";
/// let mut games = pgn::games(text, Laws::default());
/// assert_eq!(games.next().unwrap()?.moves.len(), 3);
/// let broken = games.next().unwrap().unwrap_err();
/// assert!(broken.to_string().starts_with("line 5: e5: "));
/// assert!(games.next().is_none());
/// # Ok::<(), pgn::PgnError>(())
/// ```
pub fn games(text: &str, laws: Laws) -> Games<'_> {
    Games { tokens: Tokens::new(text), laws }
}

/// The games of a PGN, in order: see [`games`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    tokens: Tokens<'a>,
    laws: Laws,
}

impl Iterator for Games<'_> {
    type Item = Result<Record, PgnError>;

    fn next(&mut self) -> Option<Result<Record, PgnError>> {
        let (line, _) = self.tokens.clone().next()?;
        let mut draft =
            Draft { line, laws: self.laws, tags: Vec::new(), board: None, depth: Vec::new(), fault: None };
        let mut score = None;
        loop {
            // A tag after moves belongs to the next game and is left for it.
            let ahead = self.tokens.clone();
            let Some((line, token)) = self.tokens.next() else { break };
            match token {
                Token::Tag(..) if draft.board.is_some() => {
                    self.tokens = ahead;
                    break;
                }
                Token::Tag(name, value) => draft.tag(line, name, value),
                Token::Move(text) => draft.mv(line, text),
                Token::Result(text) if draft.depth.is_empty() => {
                    score = Some(Score::read(text));
                    break;
                }
                Token::Result(_) => {}
                Token::Open => draft.open(line),
                Token::Close if draft.depth.pop().is_some() => {}
                Token::Close => draft.fault(line, Fault::Unopened(')')),
                Token::Bad(fault) => {
                    let opens_no_game = fault != Fault::Tag;
                    draft.fault(line, fault);
                    if opens_no_game {
                        draft.begin();
                    }
                }
            }
        }
        Some(draft.finish(score))
    }
}

/// A game that is being read.
struct Draft {
    line: usize,
    laws: Laws,
    tags: Vec<(String, String)>,
    /// The start, the position reached and the moves; none while only tags have been seen.
    board: Option<(Position, Position, Vec<Move>)>,
    /// The lines of the variations that are open.
    depth: Vec<usize>,
    /// The first thing that is wrong.
    fault: Option<PgnError>,
}

impl Draft {
    fn fault(&mut self, line: usize, fault: Fault) {
        self.fault.get_or_insert(PgnError { line, fault });
    }

    fn tag(&mut self, line: usize, name: &str, value: String) {
        match name {
            "FEN" => {
                if let Err(fault) = Position::from_fen_with(&value, self.laws) {
                    self.fault(line, Fault::Fen(fault));
                }
            }
            "Variant" if !is_chess(&value) => self.fault(line, Fault::Variant(value.clone())),
            _ => {}
        }
        self.tags.push((name.to_owned(), value));
    }

    /// The tags are complete.
    fn begin(&mut self) -> &mut (Position, Position, Vec<Move>) {
        let (tags, laws) = (&self.tags, self.laws);
        self.board.get_or_insert_with(|| {
            let fen = find(tags, "FEN").filter(|_| find(tags, "SetUp") != Some("0"));
            let initial = || {
                let initial = Position::initial();
                Position::from_fen_with(&initial.to_fen(), laws).unwrap_or(initial)
            };
            let start = fen.and_then(|fen| Position::from_fen_with(fen, laws).ok()).unwrap_or_else(initial);
            (start.clone(), start, Vec::new())
        })
    }

    fn mv(&mut self, line: usize, text: &str) {
        if !self.depth.is_empty() {
            return;
        }
        let broken = self.fault.is_some();
        let (_, position, moves) = self.begin();
        if broken {
            return;
        }
        match position.parse_san(text) {
            Ok(mv) => {
                *position = position.play_unchecked(mv);
                moves.push(mv);
            }
            Err(fault) => self.fault(line, Fault::Move { text: text.to_owned(), fault }),
        }
    }

    fn open(&mut self, line: usize) {
        self.begin();
        self.depth.push(line);
    }

    fn finish(mut self, score: Option<Score>) -> Result<Record, PgnError> {
        if let Some(line) = self.depth.first() {
            self.fault(*line, Fault::OpenVariation);
        }
        let (start, _, moves) = self.begin().clone();
        match self.fault {
            Some(fault) => Err(fault),
            None => {
                let said = score.or_else(|| find(&self.tags, "Result").map(Score::read));
                let score = said.unwrap_or(Score::Unknown);
                Ok(Record { line: self.line, tags: self.tags, start, moves, score })
            }
        }
    }
}

fn find<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
}

/// The names that programs give to chess as it is played here.
fn is_chess(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase().replace([' ', '-', '_'], "");
    matches!(
        name.as_str(),
        "" | "standard" | "chess" | "normal" | "fromposition" | "chess960" | "fischerandom"
    )
}
