//! Games of one person alone against a partner, and the rating that comes of them: a scale of its own, which never mixes with
//! games between people.

use crate::app::kept::{GameId, GameSummary};
use crate::club::glicko::GlickoRating;
use crate::club::people::practised;
use crate::club::roll::PlayerRegister;
use crate::game::{EndReason, Instant};
use crate::partner::OpponentLevel;
use crate::rules::{Color, Position};
use std::collections::BTreeMap;

/// A finished game against a partner that counts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PracticeGame {
    id: GameId,
    /// What the person was called then; empty for who had no name.
    pub(super) name: String,
    level: OpponentLevel,
    half_points: u8,
}

/// The rating after a game against a partner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PracticeRating {
    /// The game.
    pub id: GameId,
    /// Half points of the person: 0, 1 or 2.
    pub half_points: u8,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

impl PracticeGame {
    /// What there is to know of a game; `None` for one that does not count: it goes on, begins or was put right in an
    /// unusual way, was ended by the arbiter, moves of it were taken back, or the partner has given a hint in it.
    pub(super) fn of(summary: &GameSummary) -> Option<PracticeGame> {
        let (headers, facts) = (&summary.archived.headers, &summary.facts);
        let (person, level) = match Color::ALL.map(|color| OpponentLevel::of_color(headers, color)) {
            [Some(level), None] => (Color::Black, level),
            [None, Some(level)] => (Color::White, level),
            _ => return None,
        };
        let outcome = facts.outcome.filter(|outcome| outcome.reason != EndReason::Arbiter)?;
        let start = summary.archived.up_to_ply(0)?.start;
        if facts.was_helped || facts.was_corrected || !has_all(&start) {
            return None;
        }
        let name = person.by_color(&headers.white, &headers.black).trim().to_owned();
        let half_points = outcome.points(person).halves() as u8;
        Some(PracticeGame { id: summary.game, name, level, half_points })
    }

    /// When it began.
    pub(super) fn began(&self) -> Instant {
        Instant::from_micros(self.id.0)
    }
}

/// Whether both sides begin with all their pieces, as at the usual start and those of Chess960: with odds nobody is rated.
fn has_all(start: &Position) -> bool {
    let initial = Position::initial();
    let count = |position: &Position| {
        let mut counts = [0; 12];
        position.pieces().for_each(|(_, piece)| counts[piece.role.index() * 2 + piece.color.index()] += 1);
        counts
    };
    start.fullmove_number() == 1 && count(start) == count(&initial)
}

/// Everyone's ratings, by number; `None`: of who has no name. The games in the order in which they began.
pub(super) fn rated(
    games: &[PracticeGame],
    roll: &mut PlayerRegister,
) -> BTreeMap<Option<u64>, Vec<PracticeRating>> {
    let mut now: BTreeMap<Option<u64>, GlickoRating> = BTreeMap::new();
    let mut steps: BTreeMap<Option<u64>, Vec<PracticeRating>> = BTreeMap::new();
    for game in games {
        let number = roll.meet(&game.name, game.began());
        // Games of who is deleted name nobody.
        if number.is_none() && !game.name.is_empty() {
            continue;
        }
        let rating = now.entry(number).or_default();
        let before = rating.rating;
        *rating = practised(*rating, f64::from(game.level.rating), game.half_points);
        let step =
            PracticeRating { id: game.id, half_points: game.half_points, before, after: rating.rating };
        steps.entry(number).or_default().push(step);
    }
    steps
}
