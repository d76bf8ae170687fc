//! Notes on a FIDE report file (TRF), and reasons why a text is no such file.

use std::fmt;

/// A note on a contradiction in a FIDE report file, or on a part of it that the tournament cannot
/// use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportNote {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of note.
    pub kind: ReportNoteKind,
}

/// The kind of a [`ReportNote`], a note on a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReportNoteKind {
    /// The columns after a name are shifted: the program that wrote the file counted the bytes of
    /// the name instead of its characters, or did not count its combining accents.
    ColumnsShifted,
    /// A number field of a player holds no number.
    FieldUnreadable,
    /// What a player's line says about a round cannot be parsed.
    ResultUnreadable,
    /// The lines of two opponents contradict each other. If both give a result, the line of White
    /// counts.
    LinesDiffer,
    /// A game was played, but neither line gives a colour.
    ColorMissing,
    /// No player has the number of this opponent.
    OpponentUnknown,
    /// A bye is written in the style before 2016.
    OldBye,
    /// A player's line names an opponent, but has the letter of a bye. `F` and `U` count as a win
    /// by forfeit, `Z` as a loss by forfeit, and `H` as a half-point bye instead of a game.
    ByeWithOpponent,
    /// A player's total of points differs from the sum of the rounds.
    PointsDiffer,
    /// The report states a number of players, of rated players or of rounds that contradicts the
    /// players' lines.
    CountDiffers,
    /// A record cannot be parsed, or names unknown players. It is kept as text.
    RecordUnreadable,
    /// Points for results or byes, as in record 162, cannot be parsed, or no event can use them.
    /// They are kept as text.
    PointsUnusable,
    /// Virtual points (records 250, `XXA`) are kept as text; rounds are paired without them.
    Acceleration,
    /// Records of teams are kept as text; the event is for individual players.
    Teams,
    /// The report has an unsupported pairing system. The event continues as a Swiss by the Dutch
    /// system.
    OtherSystem,
}

impl ReportNoteKind {
    /// All kinds.
    pub const ALL: [ReportNoteKind; 15] = [
        ReportNoteKind::ColumnsShifted,
        ReportNoteKind::FieldUnreadable,
        ReportNoteKind::ResultUnreadable,
        ReportNoteKind::LinesDiffer,
        ReportNoteKind::ColorMissing,
        ReportNoteKind::OpponentUnknown,
        ReportNoteKind::OldBye,
        ReportNoteKind::ByeWithOpponent,
        ReportNoteKind::PointsDiffer,
        ReportNoteKind::CountDiffers,
        ReportNoteKind::RecordUnreadable,
        ReportNoteKind::PointsUnusable,
        ReportNoteKind::Acceleration,
        ReportNoteKind::Teams,
        ReportNoteKind::OtherSystem,
    ];

    /// Returns the identifier of this kind of note on a FIDE report file, such as `old-bye`. The
    /// same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            ReportNoteKind::ColumnsShifted => "columns-shifted",
            ReportNoteKind::FieldUnreadable => "field-unreadable",
            ReportNoteKind::ResultUnreadable => "result-unreadable",
            ReportNoteKind::LinesDiffer => "lines-differ",
            ReportNoteKind::ColorMissing => "color-missing",
            ReportNoteKind::OpponentUnknown => "opponent-unknown",
            ReportNoteKind::OldBye => "old-bye",
            ReportNoteKind::ByeWithOpponent => "bye-with-opponent",
            ReportNoteKind::PointsDiffer => "points-differ",
            ReportNoteKind::CountDiffers => "count-differs",
            ReportNoteKind::RecordUnreadable => "record-unreadable",
            ReportNoteKind::PointsUnusable => "points-unusable",
            ReportNoteKind::Acceleration => "acceleration",
            ReportNoteKind::Teams => "teams",
            ReportNoteKind::OtherSystem => "other-system",
        }
    }
}

/// The reason why a text is no FIDE report file, with the position of the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of reason.
    pub kind: ReportErrorKind,
}

/// The kind of a [`ReportError`]: why a text is no FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReportErrorKind {
    /// The text is blank.
    Empty,
    /// The text has no player's line, and this line does not begin with the code of a record, which
    /// has three characters.
    NotARecord,
    /// There are fewer than two players (record 001).
    TooFewPlayers,
    /// There are more players than an event can have.
    TooManyPlayers,
    /// A starting number is missing, or is no number above 0.
    BadNumber,
    /// Two players have the same starting number.
    NumberTwice,
}

impl ReportErrorKind {
    /// Returns the identifier of this reason why a text is no FIDE report file, such as
    /// `too-few-players`. The same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            ReportErrorKind::Empty => "empty",
            ReportErrorKind::NotARecord => "not-a-record",
            ReportErrorKind::TooFewPlayers => "too-few-players",
            ReportErrorKind::TooManyPlayers => "too-many-players",
            ReportErrorKind::BadNumber => "bad-number",
            ReportErrorKind::NumberTwice => "number-twice",
        }
    }
}

impl fmt::Display for ReportError {
    /// Writes the position and the identifier of the fault: `line 3, column 5: bad-number`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind.code())
    }
}

impl std::error::Error for ReportError {}
