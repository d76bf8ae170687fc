//! Notes on a FIDE report file (TRF), and reasons why a text is not such a file.

use std::fmt;

/// A note on a FIDE report file, for the user: a contradiction, or a part that the tournament
/// cannot use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportNote {
    /// The line of the file, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: ReportNoteKind,
}

/// The kind of a [`ReportNote`]: what is wrong in a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReportNoteKind {
    /// The columns after a name are shifted: the program that wrote the file counted the bytes of
    /// the name instead of its characters, did not count its combining accents, or did not cut a
    /// long name.
    ColumnsShifted,
    /// A numeric field of a player contains no number.
    FieldUnreadable,
    /// The columns of a round on a player's line cannot be parsed.
    ResultUnreadable,
    /// The lines of two opponents contradict each other. If both lines give a result, White's line
    /// usually counts.
    LinesDiffer,
    /// A game was played, but the lines of both players leave out the colours.
    ColorMissing,
    /// The opponent's starting number on a player's line belongs to no player.
    OpponentUnknown,
    /// The file writes a bye in the form from before 2016: with the letter of a result.
    OldBye,
    /// A player's line names an opponent, but has the letter of a bye. `F` and `U` count as a win
    /// by forfeit, and `Z` as a loss by forfeit. `H` counts as a half-point bye, without the
    /// opponent.
    ByeWithOpponent,
    /// A player's total score differs from the sum of the points in the rounds.
    PointsDiffer,
    /// The stated number of players, rated players or rounds contradicts the players' lines.
    CountDiffers,
    /// A record cannot be parsed, or names unknown players or tie-breaks. The record is kept as
    /// text.
    RecordUnreadable,
    /// Points for results or byes, as in record 162, cannot be parsed, or the app cannot use them.
    /// They are kept as text.
    PointsUnusable,
    /// The report has extra points (records 250, `XXA`) of an acceleration other than Baku. They
    /// are kept as text, and rounds are paired without them.
    Acceleration,
    /// The report has records of teams. They are kept as text, and the tournament has only
    /// individual players.
    Teams,
    /// The report states an unsupported pairing system. The tournament continues as a Swiss by the
    /// Dutch system.
    OtherSystem,
}

impl ReportNoteKind {
    /// All kinds of notes.
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
    /// identifier is the same in every language.
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

/// Reason why a text is not a valid FIDE report file, with the place of the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: ReportErrorKind,
}

/// The kind of a [`ReportError`]: why a text is not a valid FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReportErrorKind {
    /// The text is blank.
    Empty,
    /// The text has no player's line. The error points to the first line that does not begin with
    /// the three-character code of a record.
    NotARecord,
    /// There are fewer than two players (record 001).
    TooFewPlayers,
    /// There are more players than a tournament can have.
    TooManyPlayers,
    /// A starting number is missing, or is not a number above 0.
    BadNumber,
    /// Two players have the same starting number.
    NumberTwice,
}

impl ReportErrorKind {
    /// Returns the identifier of this reason why a text is not a valid FIDE report file, such as
    /// `too-few-players`. The identifier is the same in every language.
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
    /// Writes the place and the identifier of the fault, such as `line 3, column 5: bad-number`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind.code())
    }
}

impl std::error::Error for ReportError {}
