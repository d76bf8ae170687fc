//! Game in PGN as data: tags, moves, comments and variations.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use super::{Glyph, PgnError, PgnResult, ReadNote, TextPlace};
use crate::rules::{Move, Position};

/// Game in PGN: tags, moves, comments, variations and result. The PGN reader returns it, and
/// `Display` writes it as PGN.
///
/// ```
/// use tabiya::rules::Position;
/// use tabiya::rules::pgn::{PgnGame, PgnResult};
///
/// let mut record = PgnGame::from_position(Position::initial());
/// record.tags.push(("White".to_owned(), "Ada \"A\" Lovelace".to_owned()));
/// let m = record.start.parse_san("e4")?;
/// record.main.push(m).comments.push("[%clk 0:05:00]".to_owned());
/// record.score = PgnResult::Draw;
/// assert_eq!(
///     record.to_string(),
///     "[White \"Ada \\\"A\\\" Lovelace\"]\n\n1. e4 {[%clk 0:05:00]} 1/2-1/2\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// The place in the PGN text where the game begins.
    pub place: TextPlace,
    /// The tags in their order, each with name and value.
    pub tags: Vec<(String, String)>,
    /// The start position.
    pub start: Position,
    /// The moves played, with annotations.
    pub main: Movetext,
    /// The result that the PGN states.
    pub score: PgnResult,
    /// Notes for the user on what the reader guessed where the text deviates from the PGN standard.
    pub notes: Vec<ReadNote>,
    /// The fault of the game; `None` without a fault. Only a reader with
    /// [`up_to_faults`](super::PgnReader::up_to_faults) sets this field.
    ///
    /// This is the first fault that [ends the game](super::PgnFault::ends_the_game). If there is no
    /// such fault, this is the first fault that the reader skipped. With
    /// [`keeping_unread_moves`](super::PgnReader::keeping_unread_moves), the last comment has the
    /// moves that cannot be read.
    pub fault: Option<PgnError>,
}

impl PgnGame {
    /// Creates a PGN game without tags and moves that begins in the position `start`.
    pub fn from_position(start: Position) -> PgnGame {
        PgnGame {
            place: TextPlace::START,
            tags: Vec::new(),
            start,
            main: Movetext::default(),
            score: PgnResult::Unknown,
            notes: Vec::new(),
            fault: None,
        }
    }

    /// Returns the value of the game's first PGN tag with this name, such as `White`; `None` if the
    /// game has no such tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Returns the moves that were played in the game, without variations and annotations.
    pub fn moves(&self) -> Vec<Move> {
        self.main.moves.iter().map(|step| step.mv).collect()
    }
}

/// Line of moves in a PGN game with their annotations: the main line or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movetext {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<AnnotatedMove>,
    /// If the line is a variation: comments after its closing bracket. Empty for the main line.
    pub comments_after: Vec<String>,
}

impl Movetext {
    /// Appends a move to this line of a PGN game, and returns the appended move so that the caller
    /// can add annotations.
    pub fn push(&mut self, mv: Move) -> &mut AnnotatedMove {
        let last = self.moves.len();
        self.moves.push(AnnotatedMove { mv, annotations: None });
        &mut self.moves[last]
    }

    /// Whether this line of a PGN game has no moves, and no comments before the first move.
    pub fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.moves.is_empty()
    }
}

/// Move in a PGN game with its annotations.
///
/// The move dereferences to its [`Annotations`], so that their fields can be used directly, as in
/// `step.comments`.
#[derive(Clone, Debug)]
pub struct AnnotatedMove {
    /// The move.
    pub mv: Move,
    /// The annotations; `None` for most moves, to save memory.
    annotations: Option<Box<Annotations>>,
}

/// Empty annotations. A move without annotations dereferences to them.
static NO_ANNOTATIONS: Annotations =
    Annotations { glyphs: Vec::new(), comments: Vec::new(), variations: Vec::new() };

impl Deref for AnnotatedMove {
    type Target = Annotations;

    /// Returns the annotations of the PGN move; empty annotations if the move has none.
    fn deref(&self) -> &Annotations {
        self.annotations.as_deref().unwrap_or(&NO_ANNOTATIONS)
    }
}

impl DerefMut for AnnotatedMove {
    /// Returns the annotations of the PGN move for changing; creates empty annotations if the move
    /// has none.
    fn deref_mut(&mut self) -> &mut Annotations {
        self.annotations.get_or_insert_default()
    }
}

impl PartialEq for AnnotatedMove {
    /// Whether both PGN moves and their annotations are equal. Missing and empty annotations are
    /// equal.
    fn eq(&self, other: &AnnotatedMove) -> bool {
        self.mv == other.mv && **self == **other
    }
}

impl Eq for AnnotatedMove {}

/// Annotations of a move in a PGN game: glyphs such as `!?`, comments and variations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Judgements of the move, such as `!?`.
    pub glyphs: Vec<Glyph>,
    /// Comments after the move, with words separated by one space. A `}` is written as `)`, because
    /// PGN comments cannot contain `}`. Comments after a variation are in
    /// [`Movetext::comments_after`].
    pub comments: Vec<String>,
    /// Variations that replace the move.
    pub variations: Vec<Movetext>,
}

impl Annotations {
    /// Returns the value of a PGN command in the comments after the move, such as `0:04:58` of the
    /// command `clk` (the clock time) in `[%clk 0:04:58]`.
    ///
    /// Comments after the variations of the move are included. If several commands have this name,
    /// returns the value of the first; `None` if there is no such command.
    pub fn command(&self, name: &str) -> Option<&str> {
        let comments_after = self.variations.iter().flat_map(|variation| &variation.comments_after);
        self.comments.iter().chain(comments_after).find_map(|comment| command_value(comment, name))
    }

    /// Returns the time left on the player's clock after the move, from the PGN command `%clk` in a
    /// comment; `None` if no comment has this command, or if its value is no time with a colon.
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
        self.command("clk").filter(|time| time.contains(':')).and_then(parse_time)
    }

    /// Returns the time that the player used for the move, from the PGN command `%emt` in a
    /// comment; `None` if no comment has this command, or if its value is no time.
    pub fn time_used(&self) -> Option<Duration> {
        self.command("emt").and_then(parse_time)
    }
}

/// Returns the value of the first command with this name in a PGN comment, such as `0:04:58` of the
/// command `clk` in `[%clk 0:04:58]`. `None` if the comment has no such command.
pub(crate) fn command_value<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    comment.split("[%").skip(1).find_map(|rest| {
        let (inside, _) = rest.split_once(']')?;
        let value = inside.strip_prefix(name)?;
        value.starts_with(char::is_whitespace).then(|| value.trim())
    })
}

/// Returns the time that a PGN command such as `%emt` states, in hours, minutes and seconds, such
/// as `1:02:03.5`, `2:03` or `45`. The seconds may have a decimal comma. `None` if the value is no
/// time.
pub(crate) fn parse_time(value: &str) -> Option<Duration> {
    let mut fields = value.rsplit(':');
    let seconds: f64 = fields.next()?.replace(',', ".").parse().ok()?;
    let minutes: u32 = fields.next().unwrap_or("0").parse().ok()?;
    let hours: u32 = fields.next().unwrap_or("0").parse().ok()?;
    let whole = u64::from(hours) * 3_600 + u64::from(minutes) * 60;
    let rest = Duration::try_from_secs_f64(seconds).ok()?;
    if fields.next().is_some() { None } else { Duration::from_secs(whole).checked_add(rest) }
}
