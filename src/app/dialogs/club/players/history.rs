//! Games that were played on this device, as far as profiles need them.

use crate::app::kept::GameSummary;
use crate::club::roll::PlayerRegister;
use crate::game::{HouseRules, Instant, TimeControl};
use crate::openings::Openings;
use crate::rules::{Color, Move, Position};

/// So many half-moves are held of a game, to find its opening.
const HELD: usize = 60;

/// What is needed of a game that was played here, finished or not.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlayedGame {
    pub(super) began: Instant,
    pub(super) names: [String; 2],
    /// The half points of White; `None` for a game that is not over.
    pub(super) white: Option<u8>,
    pub(super) rules: HouseRules,
    pub(super) time: TimeControl,
    pub(super) is_rated: bool,
    /// How it began, until its opening has been looked for.
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    pub(super) opening: Option<String>,
}

/// The last game of two who are still here.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LastGame {
    pub(super) names: [String; 2],
    /// Who stays at the board when somebody else is asked: who won, or had White in a draw.
    pub(super) stays: Color,
    pub(super) rules: HouseRules,
    pub(super) time: TimeControl,
}

impl PlayedGame {
    pub(super) fn of(summary: &GameSummary, names: Option<&Openings>) -> PlayedGame {
        let (headers, facts) = (&summary.archived.headers, &summary.facts);
        let read = summary.archived.up_to_ply(HELD);
        let (start, moves) = read.map(|read| (read.start, read.moves)).unwrap_or_default();
        let mut played = PlayedGame {
            began: Instant::from_micros(summary.game.0),
            names: [headers.white.clone(), headers.black.clone()],
            white: facts
                .outcome
                .filter(|end| end.result.is_decisive_or_draw())
                .map(|end| end.points(Color::White).halves() as u8),
            rules: facts.rules.clone(),
            time: facts.time_control.clone(),
            // A tournament need not have a name, but its games have a round.
            is_rated: !headers.event.trim().is_empty() || !headers.round.trim().is_empty(),
            start,
            moves,
            opening: None,
        };
        if let Some(names) = names {
            played.name(names);
        }
        played
    }

    /// Its opening by the name that all its variations have in common; what it was found by is held no longer.
    pub(super) fn name(&mut self, names: &Openings) {
        let moves = std::mem::take(&mut self.moves);
        if let Some((_, opening)) = names.name_of_game(&self.start, &moves).filter(|_| !moves.is_empty()) {
            let family = opening.name.split_once(':').map_or(opening.name, |(family, _)| family);
            self.opening = Some(family.to_owned());
        }
    }
}

impl LastGame {
    /// The last game of two, if both are here and are not one.
    pub(super) fn of(game: &PlayedGame, roll: &mut PlayerRegister) -> Option<LastGame> {
        let players = [0, 1].map(|side| roll.meet(&game.names[side], game.began));
        let [Some(white), Some(black)] = players else { return None };
        let name = |number: u64| roll.people().find(number).map(|(_, person)| person.name.clone());
        let names = [name(white)?, name(black)?];
        let stays = if game.white == Some(0) { Color::Black } else { Color::White };
        // Who had more time has it with the other colour too.
        let (rules, time) = (game.rules.clone(), game.time.clone().swapped());
        (white != black).then_some(LastGame { names, stays, rules, time })
    }
}
