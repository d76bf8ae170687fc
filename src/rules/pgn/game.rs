//! A game as a PGN tells it.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use super::{Glyph, Note, PgnError, Place, Score};
use crate::rules::{Move, Position};

/// A game as a PGN tells it. Written by its `Display`.
///
/// ```
/// use tabiya::rules::Position;
/// use tabiya::rules::pgn::{PgnGame, Score};
///
/// let mut record = PgnGame::from_position(Position::initial());
/// record.tags.push(("White".to_owned(), "Ada \"A\" Lovelace".to_owned()));
/// let m = record.start.parse_san("e4")?;
/// record.main.push(m).comments.push("[%clk 0:05:00]".to_owned());
/// record.score = Score::Draw;
/// assert_eq!(
///     record.to_string(),
///     "[White \"Ada \\\"A\\\" Lovelace\"]\n\n1. e4 {[%clk 0:05:00]} 1/2-1/2\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// Where it was read from.
    pub place: Place,
    /// Its tags, in order.
    pub tags: Vec<(String, String)>,
    /// The position it started from.
    pub start: Position,
    /// The moves that were played, with what is said of them.
    pub main: Movetext,
    /// How it ended, as the PGN says.
    pub score: Score,
    /// What was guessed when it was read.
    pub notes: Vec<Note>,
    /// What is wrong with it, where a reader was to read [up to
    /// faults](super::Reader::up_to_faults).
    pub fault: Option<PgnError>,
}

impl PgnGame {
    /// A game that is still to be told.
    pub fn from_position(start: Position) -> PgnGame {
        PgnGame {
            place: Place::START,
            tags: Vec::new(),
            start,
            main: Movetext::default(),
            score: Score::Unknown,
            notes: Vec::new(),
            fault: None,
        }
    }

    /// The value of the first tag of that name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The moves that were played.
    pub fn moves(&self) -> Vec<Move> {
        self.main.moves.iter().map(|step| step.mv).collect()
    }
}

/// Moves one after the other: the game, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movetext {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<AnnotatedMove>,
    /// Of a variation: what is said behind it, before the next one or the next move.
    pub behind: Vec<String>,
}

impl Movetext {
    /// Adds a move that nothing is said of yet.
    pub fn push(&mut self, mv: Move) -> &mut AnnotatedMove {
        let last = self.moves.len();
        self.moves.push(AnnotatedMove { mv, said: None });
        &mut self.moves[last]
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.moves.is_empty()
    }
}

/// A move and what is said of it, whose fields are at hand as its own: `step.comments`.
#[derive(Clone, Debug)]
pub struct AnnotatedMove {
    /// The move.
    pub mv: Move,
    /// Of most moves nothing is said, and then this takes no room.
    said: Option<Box<Annotations>>,
}

/// Nothing said, for the moves of which nothing is.
static NOTHING: Annotations =
    Annotations { glyphs: Vec::new(), comments: Vec::new(), variations: Vec::new() };

impl Deref for AnnotatedMove {
    type Target = Annotations;

    fn deref(&self) -> &Annotations {
        self.said.as_deref().unwrap_or(&NOTHING)
    }
}

impl DerefMut for AnnotatedMove {
    fn deref_mut(&mut self) -> &mut Annotations {
        self.said.get_or_insert_default()
    }
}

impl PartialEq for AnnotatedMove {
    fn eq(&self, other: &AnnotatedMove) -> bool {
        self.mv == other.mv && **self == **other
    }
}

impl Eq for AnnotatedMove {}

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Signs behind it.
    pub glyphs: Vec<Glyph>,
    /// Comments behind it: words with one space between. PGN has no way to write a `}` in a
    /// comment; it is written as `)`. Those that stand behind a variation are
    /// [there](Movetext::behind).
    pub comments: Vec<String>,
    /// What could have been played in its place.
    pub variations: Vec<Movetext>,
}

impl Annotations {
    /// What a command in the comments says, such as `0:04:58` in `{[%clk 0:04:58]}`; the first if
    /// there are several.
    pub fn command(&self, name: &str) -> Option<&str> {
        let behind = self.variations.iter().flat_map(|variation| &variation.behind);
        self.comments.iter().chain(behind).find_map(|comment| {
            comment.split("[%").skip(1).find_map(|rest| {
                let (inside, _) = rest.split_once(']')?;
                let value = inside.strip_prefix(name)?;
                value.starts_with(char::is_whitespace).then(|| value.trim())
            })
        })
    }

    /// What the player had left on the clock after the move, if `%clk` says.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tabiya::rules::pgn::games;
    ///
    /// let record = games("1. e4 {[%eval 0.2] [%clk 1:02:03.5]} *", Default::default()).next().unwrap()?;
    /// assert_eq!(record.main.moves[0].clock(), Some(Duration::from_millis(3_723_500)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clock(&self) -> Option<Duration> {
        let mut fields = self.command("clk")?.rsplit(':');
        let seconds: f64 = fields.next()?.parse().ok()?;
        let minutes: u32 = fields.next()?.parse().ok()?;
        let hours: u32 = fields.next().unwrap_or("0").parse().ok()?;
        let whole = u64::from(hours) * 3_600 + u64::from(minutes) * 60;
        let rest = Duration::try_from_secs_f64(seconds).ok()?;
        if fields.next().is_some() { None } else { Duration::from_secs(whole).checked_add(rest) }
    }
}
