//! The data of each game that players' profiles need.

use crate::app::storage::GameSummary;
use crate::club::player_register::PlayerRegister;
use crate::game::{HouseRules, Instant, TimeControl};
use crate::openings::Openings;
use crate::rules::{Color, Move, Position};

/// Number of half-moves of a game that are kept to find its opening.
const OPENING_PLIES: usize = 60;

/// A finished or unfinished game between people on this device, with the data that players'
/// profiles need.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlayedGame {
    pub(super) began: Instant,
    /// Names of White and Black.
    pub(super) names: [String; 2],
    /// Half points of White. `None` if the game is unfinished, or if its result is neither a win
    /// nor a draw. Profiles do not count these games.
    pub(super) white: Option<u8>,
    pub(super) rules: HouseRules,
    pub(super) time: TimeControl,
    /// Whether the game changes ratings, because it belongs to a tournament.
    pub(super) is_rated: bool,
    /// Starting position, used to find the opening.
    pub(super) start: Position,
    /// First moves; empty once the opening has been searched.
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
    /// Colour, in this game, of the player who stays for a game against a third person: Black if
    /// Black won, otherwise White.
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
            // Tournament games are rated. They have a round, even if the tournament has no name.
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

    /// Finds the opening of the game in `names`, and stores the opening's name without its
    /// variation. Removes the moves of the game, which are then not needed.
    pub(super) fn store_opening(&mut self, names: &Openings) {
        let moves = std::mem::take(&mut self.moves);
        if let Some((_, opening)) = names.name_of_game(&self.start, &moves).filter(|_| !moves.is_empty()) {
            let family = opening.name.split_once(':').map_or(opening.name, |(family, _)| family);
            self.opening = Some(family.to_owned());
        }
    }
}

impl LastGame {
    /// Creates the data for a rematch of `game`. Adds players who are not in `register` to it.
    /// `None` if a name is invalid, if a player was deleted after the game, or if both names belong
    /// to one person.
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
