//! Rated games of people against the computer. The ratings from these games have their own scale,
//! separate from the ratings from games between people.

use crate::app::storage::{GameId, GameSummary};
use crate::club::glicko::GlickoRating;
use crate::club::people::practice_rating;
use crate::club::player_register::PlayerRegister;
use crate::game::{EndReason, Instant};
use crate::opponent::OpponentLevel;
use crate::rules::{Color, Position};
use std::collections::BTreeMap;

/// A finished, rated game of a person against the computer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PracticeGame {
    id: GameId,
    /// Name of the person; empty if the person has no name.
    pub(super) name: String,
    level: OpponentLevel,
    /// Half points of the person: 0, 1 or 2.
    half_points: u8,
}

/// The change of a person's rating after one game against the computer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PracticeRating {
    /// Id of the game.
    pub id: GameId,
    /// Half points of the person: 0, 1 or 2.
    pub half_points: u8,
    /// Rating before the game.
    pub before: f64,
    /// Rating after the game.
    pub after: f64,
}

impl PracticeGame {
    /// Returns the rated game of a person against the computer that `summary` describes.
    ///
    /// `None` unless exactly one side is the computer. Also `None` for games that are not rated:
    ///
    /// - an unfinished game,
    /// - a game that does not begin at move 1 with all pieces,
    /// - a game that the arbiter ended, or whose position the arbiter corrected after a move,
    /// - a game in which the person asked for a takeback or got a hint from the coach.
    pub(super) fn of(summary: &GameSummary) -> Option<PracticeGame> {
        let (headers, facts) = (&summary.archived.headers, &summary.facts);
        let (person, level) = match Color::ALL.map(|color| OpponentLevel::playing_color(headers, color)) {
            [Some(level), None] => (Color::Black, level),
            [None, Some(level)] => (Color::White, level),
            _ => return None,
        };
        let outcome = facts.outcome.filter(|outcome| outcome.reason != EndReason::Arbiter)?;
        let start = summary.archived.to_imported_game_up_to(0)?.start;
        if facts.was_helped || facts.was_corrected || !has_all_pieces(&start) {
            return None;
        }
        let name = person.by_color(&headers.white, &headers.black).trim().to_owned();
        let half_points = outcome.points(person).halves() as u8;
        Some(PracticeGame { id: summary.game, name, level, half_points })
    }

    /// Returns the time at which the game against the computer began.
    pub(super) fn began_at(&self) -> Instant {
        Instant::from_micros(self.id.0)
    }
}

/// Whether `start` is at move 1 and has all pieces of both sides, as in standard chess and
/// Chess960.
fn has_all_pieces(start: &Position) -> bool {
    let initial = Position::initial();
    let count = |position: &Position| {
        let mut counts = [0; 12];
        position.pieces().for_each(|(_, piece)| counts[piece.role.index() * 2 + piece.color.index()] += 1);
        counts
    };
    start.fullmove_number() == 1 && count(start) == count(&initial)
}

/// Returns each person's rating changes from games against the computer. The key is the person's
/// number in `register`, or `None` for persons without a name.
///
/// `games` are sorted by the time at which they began. `register` contains the saved players.
/// Persons in `games` who are not in `register` are added to it.
pub(super) fn practice_ratings(
    games: &[PracticeGame],
    register: &mut PlayerRegister,
) -> BTreeMap<Option<u64>, Vec<PracticeRating>> {
    let mut now: BTreeMap<Option<u64>, GlickoRating> = BTreeMap::new();
    let mut steps: BTreeMap<Option<u64>, Vec<PracticeRating>> = BTreeMap::new();
    for game in games {
        let number = register.find_or_add_for_game(&game.name, game.began_at());
        // The name is invalid, or the person was deleted after the game began. Such a game is not
        // rated.
        if number.is_none() && !game.name.is_empty() {
            continue;
        }
        let rating = now.entry(number).or_default();
        let before = rating.rating;
        *rating = practice_rating(*rating, f64::from(game.level.rating), game.half_points);
        let step =
            PracticeRating { id: game.id, half_points: game.half_points, before, after: rating.rating };
        steps.entry(number).or_default().push(step);
    }
    steps
}
