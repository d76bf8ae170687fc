//! Data of games between people, for the players' profiles and for rematches.

use crate::app::storage::GameSummary;
use crate::club::player_register::PlayerRegister;
use crate::game::{HouseRules, Instant, TimeControl};
use crate::openings::Openings;
use crate::rules::{Color, Move, Position};

/// Maximum number of half-moves that are kept of a game, to find its opening.
const OPENING_PLIES: usize = 60;

/// A finished or unfinished game between people on this device, with the data that players'
/// profiles need.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlayedGame {
    pub(super) began: Instant,
    /// Names of White and Black.
    pub(super) names: [String; 2],
    /// Half points of White: 0, 1 or 2. `None` if the game is unfinished, or if its result is
    /// neither a win nor a draw; profiles do not count such a game.
    pub(super) white: Option<u8>,
    pub(super) rules: HouseRules,
    pub(super) time: TimeControl,
    /// Whether the game changes ratings. Only tournament games do.
    pub(super) is_rated: bool,
    /// Starting position, used to find the opening.
    pub(super) start: Position,
    /// The first `OPENING_PLIES` half-moves; empty after the search for the opening.
    pub(super) moves: Vec<Move>,
    /// Name of the opening without its variation; `None` if the opening is unknown.
    pub(super) opening: Option<String>,
}

/// The last game between two people who are still saved players, with the data for the next game
/// between them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LastGame {
    /// Names of White and Black in this game.
    pub(super) names: [String; 2],
    /// Colour of the player who meets a third person in the next game, if a third person joins:
    /// Black if Black won this game, otherwise White.
    pub(super) stays: Color,
    pub(super) rules: HouseRules,
    /// Clock for the rematch: the clock of this game with the times of White and Black exchanged.
    pub(super) time: TimeControl,
}

impl PlayedGame {
    /// Creates the data of a game from its summary. `names` are the opening names; without them,
    /// the opening must be found later.
    pub(super) fn of(summary: &GameSummary, names: Option<&Openings>) -> PlayedGame {
        let (headers, facts) = (&summary.archived.headers, &summary.facts);
        let read = summary.archived.to_imported_game_up_to(OPENING_PLIES);
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
            // Only tournament games are rated. A game belongs to a tournament if it has an event
            // or, because a tournament may have no name, a round.
            is_rated: !headers.event.trim().is_empty() || !headers.round.trim().is_empty(),
            start,
            moves,
            opening: None,
        };
        if let Some(names) = names {
            played.store_opening(names);
        }
        played
    }

    /// Looks up the opening of the game in `names`, and stores the opening's name without its
    /// variation. Then clears `moves`, which only this search needs.
    pub(super) fn store_opening(&mut self, names: &Openings) {
        let moves = std::mem::take(&mut self.moves);
        if let Some((_, opening)) = names.name_of_game(&self.start, &moves).filter(|_| !moves.is_empty()) {
            let family = opening.name.split_once(':').map_or(opening.name, |(family, _)| family);
            self.opening = Some(family.to_owned());
        }
    }
}

impl LastGame {
    /// Creates the data for a rematch of `game`. Players who are not in `register` are added to the
    /// register. `None` if a name is invalid, if a player was deleted after the game, or if both
    /// names belong to one person.
    pub(super) fn of(game: &PlayedGame, register: &mut PlayerRegister) -> Option<LastGame> {
        let players = [0, 1].map(|side| register.find_or_add_for_game(&game.names[side], game.began));
        let [Some(white), Some(black)] = players else { return None };
        let name = |number: u64| register.people().find(number).map(|(_, person)| person.name.clone());
        let names = [name(white)?, name(black)?];
        let stays = if game.white == Some(0) { Color::Black } else { Color::White };
        // A rematch swaps the colours, so each player's clock must change sides too.
        let (rules, time) = (game.rules.clone(), game.time.clone().swapped());
        (white != black).then_some(LastGame { names, stays, rules, time })
    }
}
