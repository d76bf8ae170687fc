//! Remarks on a report, and reasons why a text is none.

use std::fmt;

/// A remark on something in a report that does not add up, or that has no effect here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportNote {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of remark.
    pub kind: ReportNoteKind,
}

/// The kind of a [`ReportNote`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReportNoteKind {
    /// A name was padded by bytes, or by what is seen of it, so that the columns after it are shifted.
    ColumnsShifted,
    /// A field of a player holds something else than a number.
    FieldUnreadable,
    /// A round of a player holds something unknown.
    ResultUnreadable,
    /// The lines of two players do not say the same of their game. The line of White counts.
    LinesDiffer,
    /// A game was played with no colour given.
    ColorMissing,
    /// No player has the number of this opponent.
    OpponentUnknown,
    /// A bye is written as programs did before 2016.
    OldBye,
    /// The letter of a bye stands beside an opponent. It counts as a forfeit.
    ByeWithOpponent,
    /// The total of a player is not the sum of the rounds.
    PointsDiffer,
    /// The number of players or rounds is not the one that the report states.
    CountDiffers,
    /// A record cannot be read, or names players who do not exist. It is kept as text.
    RecordUnreadable,
    /// These points cannot be used here. They are kept as text.
    PointsUnusable,
    /// Acceleration is kept as text; rounds are paired without it.
    Acceleration,
    /// Records of teams are kept as text; the event is one of single players.
    Teams,
    /// The event has another system. It continues here as a Swiss by the Dutch system.
    OtherSystem,
}

impl ReportNoteKind {
    /// Every kind.
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

    /// The code of the kind, the same in every language.
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

/// The reason why a text is no report, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReportError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The kind of reason.
    pub kind: ReportErrorKind,
}

/// The kind of a [`RecordError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReportErrorKind {
    /// There is no text.
    Empty,
    /// A line begins with no code of three characters, and no player has come before.
    NotARecord,
    /// There are fewer than two players (record 001).
    TooFewPlayers,
    /// There are more players than an event takes.
    TooManyPlayers,
    /// The starting number of a player is none.
    BadNumber,
    /// Two players have the same starting number.
    NumberTwice,
}

impl ReportErrorKind {
    /// The code of the kind, the same in every language.
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind.code())
    }
}

impl std::error::Error for ReportError {}
