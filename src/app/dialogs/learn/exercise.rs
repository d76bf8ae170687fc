//! Exercises of the chess course, and the check whether a move reaches the goal of a step.

use crate::rules::{CastlingSide, Move, MoveKind, Position, Role, Square};

/// Exercise of the chess course: a position and the moves to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Name of the exercise, also the key of its text, such as `en-passant`.
    pub name: &'static str,
    /// Start position, as FEN.
    pub fen: &'static str,
    /// Steps of the exercise, in order.
    pub steps: &'static [ExerciseStep],
}

/// Step of a chess exercise: a goal (a move to find or a square to point at), and the reply of the
/// other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseStep {
    /// Goal of the step.
    pub goal: ExerciseGoal,
    /// Reply of the other side, in UCI notation; `None` after the last step.
    pub reply: Option<&'static str>,
}

/// Goal of a step of a chess exercise: a kind of move to play, or a square to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseGoal {
    /// Move a piece of this role to this square.
    Go(Role, Square),
    /// Capture on this square.
    Take(Square),
    /// Capture en passant.
    EnPassant,
    /// Promote to this role.
    Promote(Role),
    /// Castle on this side.
    Castle(CastlingSide),
    /// Give check.
    Check,
    /// Move the king out of check.
    Flee,
    /// Move another piece between the king and the checking piece.
    Block,
    /// Give checkmate.
    Mate,
    /// Give stalemate.
    Stalemate,
    /// Point at this square, without a move.
    Point(Square),
}

impl ExerciseGoal {
    /// Whether the legal move `mv` reaches this goal of a chess exercise. `before` is the position
    /// before the move.
    pub fn is_done_by(self, before: &Position, mv: Move) -> bool {
        let after = before.play_unchecked(mv);
        let takes = before.captured_by(mv);
        let role = before.piece_at(mv.from()).map(|piece| piece.role);
        match self {
            ExerciseGoal::Go(kind, to) => role == Some(kind) && mv.to() == to,
            ExerciseGoal::Take(on) => takes.is_some_and(|(square, _)| square == on),
            ExerciseGoal::EnPassant => mv.kind() == MoveKind::EnPassant,
            ExerciseGoal::Promote(to) => mv.promotion() == Some(to),
            ExerciseGoal::Castle(CastlingSide::KingSide) => mv.kind() == MoveKind::CastleKingSide,
            ExerciseGoal::Castle(CastlingSide::QueenSide) => mv.kind() == MoveKind::CastleQueenSide,
            ExerciseGoal::Check => after.is_check(),
            ExerciseGoal::Flee => before.is_check() && role == Some(Role::King),
            ExerciseGoal::Block => before.is_check() && role != Some(Role::King) && takes.is_none(),
            ExerciseGoal::Mate => after.is_checkmate(),
            ExerciseGoal::Stalemate => after.is_stalemate(),
            ExerciseGoal::Point(_) => false,
        }
    }
}

/// Creates the last step of a chess exercise. The other side does not reply to this step.
const fn last_step(goal: ExerciseGoal) -> ExerciseStep {
    ExerciseStep { goal, reply: None }
}

/// Creates an exercise of the chess course from its name, its start position as FEN, and its steps.
const fn new_exercise(name: &'static str, fen: &'static str, steps: &'static [ExerciseStep]) -> Exercise {
    Exercise { name, fen, steps }
}

/// Chapters of the chess course, each with its name and the number of its exercises. The exercises
/// are in the same order in [`EXERCISES`].
///
/// If a chapter has the name of a section of the rules, the page shows the heading of that section
/// over the chapter.
pub const CHAPTERS: [(&str, usize); 5] =
    [("pieces", 5), ("pawn", 5), ("castling", 4), ("check", 4), ("mate", 6)];

/// Exercises of the chess course, in order. The player moves White in all of them.
pub const EXERCISES: [Exercise; 24] = [
    new_exercise("rook", "8/8/k7/8/3p4/8/8/K2R4 w - - 0 1", &[last_step(ExerciseGoal::Take(Square::D4))]),
    new_exercise("bishop", "7k/8/8/6p1/8/8/3B4/K7 w - - 0 1", &[last_step(ExerciseGoal::Take(Square::G5))]),
    new_exercise("queen", "7k/8/8/8/p7/8/8/3QK3 w - - 0 1", &[last_step(ExerciseGoal::Take(Square::A4))]),
    new_exercise(
        "knight",
        "7k/8/2ppp3/2pNp3/2ppp3/8/4K3/8 w - - 0 1",
        &[last_step(ExerciseGoal::Go(Role::Knight, Square::F6))],
    ),
    new_exercise("king", "7k/8/8/8/8/8/p7/K7 w - - 0 1", &[last_step(ExerciseGoal::Take(Square::A2))]),
    new_exercise(
        "pawn-first",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        &[last_step(ExerciseGoal::Go(Role::Pawn, Square::E4))],
    ),
    new_exercise(
        "pawn-takes",
        "4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1",
        &[last_step(ExerciseGoal::Take(Square::D5))],
    ),
    new_exercise("en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", &[last_step(ExerciseGoal::EnPassant)]),
    new_exercise("promote", "8/P6k/8/8/8/8/8/K7 w - - 0 1", &[last_step(ExerciseGoal::Promote(Role::Queen))]),
    new_exercise(
        "promote-knight",
        "8/k1P5/3q4/8/8/8/8/K7 w - - 0 1",
        &[last_step(ExerciseGoal::Promote(Role::Knight))],
    ),
    new_exercise(
        "castle-short",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        &[last_step(ExerciseGoal::Castle(CastlingSide::KingSide))],
    ),
    new_exercise(
        "castle-long",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        &[last_step(ExerciseGoal::Castle(CastlingSide::QueenSide))],
    ),
    new_exercise(
        "castle-which",
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[last_step(ExerciseGoal::Castle(CastlingSide::QueenSide))],
    ),
    new_exercise(
        "castle-why-not",
        "4k3/8/8/8/6b1/8/8/R3K3 w Q - 0 1",
        &[last_step(ExerciseGoal::Point(Square::G4))],
    ),
    new_exercise("check", "5k2/8/8/8/8/8/8/R6K w - - 0 1", &[last_step(ExerciseGoal::Check)]),
    new_exercise("flee", "4r1k1/8/8/8/8/8/8/B3K3 w - - 0 1", &[last_step(ExerciseGoal::Flee)]),
    new_exercise("block", "4r1k1/8/8/8/8/8/5P2/3QKB2 w - - 0 1", &[last_step(ExerciseGoal::Block)]),
    new_exercise(
        "take-checker",
        "4r1k1/8/8/8/Q7/8/8/4K3 w - - 0 1",
        &[last_step(ExerciseGoal::Take(Square::E8))],
    ),
    new_exercise("mate-back", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", &[last_step(ExerciseGoal::Mate)]),
    new_exercise("mate-queen", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", &[last_step(ExerciseGoal::Mate)]),
    new_exercise("mate-rooks", "7k/R7/8/8/8/8/8/1R4K1 w - - 0 1", &[last_step(ExerciseGoal::Mate)]),
    new_exercise("mate-not-stalemate", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", &[last_step(ExerciseGoal::Mate)]),
    new_exercise("stalemate", "k7/8/8/1Q6/8/8/8/K7 w - - 0 1", &[last_step(ExerciseGoal::Stalemate)]),
    new_exercise(
        "mate-in-two",
        "8/7k/R7/1R6/8/8/8/K7 w - - 0 1",
        &[
            ExerciseStep { goal: ExerciseGoal::Go(Role::Rook, Square::B7), reply: Some("h7g8") },
            last_step(ExerciseGoal::Mate),
        ],
    ),
];
