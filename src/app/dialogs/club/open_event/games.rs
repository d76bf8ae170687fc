//! Tournament games that are played on this device.

use super::{LocalGame, OpenEvent};
use crate::app::dialogs::club::journal_line::JournalLine;
use crate::app::effect::{Effect, StoreEffect};
use crate::app::storage::{GameId, StoredGame};
use crate::club::codes::pgn_round;
use crate::club::event::{EventStep, GamePlace, PendingGame, TieResolution};
use crate::club::record::PairingResult;
use crate::game::{Game, GameResult, GameSetup, Headers, Span, TimeControl, replay_leniently};
use crate::rules::{Color, Position};

impl OpenEvent {
    /// Returns the setup (players, rules, clock) of the tournament game at `place` (round, board,
    /// game). `None` unless this game is the next game to play in its match. `today` is the date in
    /// PGN form, such as `2026.03.01`.
    pub fn game_setup(&self, place: GamePlace, today: &str) -> Option<GameSetup> {
        let ahead = self.event.next_games().into_iter().find(|ahead| ahead.place == place)?;
        let name =
            |player: usize| self.event.entrants().get(player).map(|one| one.name.clone()).unwrap_or_default();
        let rules = self.head.rules.clone();
        let headers = Headers {
            event: self.head.name.clone(),
            date: today.to_owned(),
            round: pgn_round(place),
            white: name(ahead.pairing.white),
            black: name(ahead.pairing.black),
            ..Headers::default()
        };
        let start = Position::initial_with(rules.laws());
        Some(GameSetup { rules, start, time: self.time_control(ahead), headers, ..GameSetup::default() })
    }

    /// Returns the time control of the unfinished tournament game `ahead`. A game that decides a
    /// tied knockout match can have its own time control. Any other game has the time control of
    /// the tournament.
    fn time_control(&self, ahead: PendingGame) -> TimeControl {
        let usual = &self.head.time;
        let fischer = |seconds: u32, increment: u32| {
            let [seconds, increment] =
                [seconds, increment].map(|seconds| Span::from_secs(u64::from(seconds)));
            TimeControl::fischer(seconds, increment)
        };
        let time = match ahead.tie_resolution {
            Some(TieResolution::Shorter { seconds }) => fischer(seconds, 0),
            Some(TieResolution::Games { seconds, increment, .. }) => fischer(seconds, increment),
            Some(TieResolution::TimedArmageddon { white, black, increment }) => {
                let [white, black] = [(white, Color::White), (black, Color::Black)]
                    .map(|(seconds, color)| fischer(seconds, increment).allowance(color).clone());
                // For zero seconds, `fischer` returns a player without a clock. `TimeControl::new`
                // accepts all results of `fischer`, so the default is never used.
                TimeControl::new(white, black).unwrap_or_default()
            }
            Some(TieResolution::Rematch | TieResolution::Armageddon | TieResolution::RandomChoice) | None => {
                return usual.clone();
            }
        };
        time.with_clock_options_of(usual)
    }

    /// Returns the tournament game at `place` (round, board, game) if the game has begun on this
    /// device. `None` if its result has already been entered, or if the game was deleted.
    pub fn local_game(&self, place: GamePlace) -> Option<&LocalGame> {
        let pairing = self.event.next_games().into_iter().find(|ahead| ahead.place == place)?.pairing;
        self.local_games
            .iter()
            .rev()
            .find(|local| local.place == place && local.pairing == pairing && !local.is_settled)
    }

    /// Records in the tournament's journal (the saved list of its changes) that the saved game
    /// `game` is the tournament game at `place` (round, board, game). When the saved game ends, its
    /// result is entered in the tournament. Does nothing if no game can be played at `place` next,
    /// or if the journal is damaged.
    pub fn note_begun(&mut self, place: GamePlace, game: GameId) {
        let ahead = self.event.next_games().into_iter().find(|ahead| ahead.place == place);
        if let Some(PendingGame { pairing, .. }) = ahead.filter(|_| !self.is_damaged) {
            let line = JournalLine::Board { place, pairing, game };
            self.write_line(&line);
            self.apply_line(line);
        }
    }

    /// Returns the effect that reads from storage the saved games that began on this device and
    /// have no result in the tournament yet. `None` if there are no such games, or if the journal
    /// of the tournament is damaged.
    pub fn read_unsettled_games(&self) -> Option<Effect> {
        let games: Vec<GameId> =
            self.local_games.iter().filter(|local| !local.is_settled).map(|local| local.game).collect();
        let asks = !games.is_empty() && !self.is_damaged;
        asks.then(|| StoreEffect::ReadGames(games).into())
    }

    /// Stores the tournament games that have been read from storage, and enters the results of
    /// finished games. A result that the tournament already has is not replaced.
    pub fn store_read_games(&mut self, games: Vec<StoredGame>) {
        for game in games {
            for local in self.local_games.iter_mut().filter(|local| local.game == game.id) {
                // Storage returns a deleted game without setup and entries. It gives no result.
                let is_gone = game.setup.is_err() && game.entries.is_empty() && !game.is_later_version;
                local.is_settled |= is_gone;
                local.stored = Some(game.clone()).filter(|_| !is_gone);
            }
        }
        let over = |local: &LocalGame| {
            Some((local.place, local.pairing, result_of_game(&replayed_game(local.stored.as_ref()?)?)?))
        };
        let over: Vec<_> =
            self.local_games.iter().filter(|local| !local.is_settled).filter_map(over).collect();
        for (place, pairing, score) in over {
            if self.event.next_games().iter().any(|ahead| ahead.place == place && ahead.pairing == pairing) {
                self.apply_step(EventStep::Result { place, score });
            }
        }
    }
}

/// Replays a saved game as far as its records are readable. `None` if a later version of the app
/// saved the game.
pub(in crate::app::dialogs::club) fn replayed_game(stored: &StoredGame) -> Option<Game> {
    (!stored.is_later_version).then(|| replay_leniently(stored.setup.clone().ok(), &stored.entries))
}

/// Converts the outcome of a game to a tournament result; `None` while the game is unfinished.
fn result_of_game(game: &Game) -> Option<PairingResult> {
    let outcome = game.outcome()?;
    Some(match outcome.result {
        GameResult::Win(winner) => winner.by_color(PairingResult::WhiteWins, PairingResult::BlackWins),
        GameResult::Draw => PairingResult::Draw,
        GameResult::BothLose => PairingResult::BothLose,
        GameResult::HalfPoint(of) => of.by_color(PairingResult::HalfForWhite, PairingResult::HalfForBlack),
    })
}
