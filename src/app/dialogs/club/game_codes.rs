//! Game codes, which give tournament games to other devices, and result codes from those devices.
//!
//! Each game code contains a secret that the app derives from a secret key of the tournament. By
//! that secret, the app recognizes the result codes for its own games.

use super::codes::CodeOutcome;
use super::journal_line::JournalLine;
use super::open_event::{OpenEvent, replayed_game};
use crate::app::address::BOARD_PREFIX;
use crate::app::context::Context;
use crate::app::effect::{BackgroundEffect, Effect, StoreEffect};
use crate::app::storage::GameId;
use crate::club::ArchivedGame;
use crate::club::codes::{GameCode, ResultCode, Ticket};
use crate::club::event::{EventStep, GamePlace};
use crate::game::link::SharedGame;

impl OpenEvent {
    /// Shows the game code for the tournament game at `place` (round, board, game), or hides the
    /// code if it is shown. The code is a link, also drawn as a QR code, that lets another device
    /// play the game.
    ///
    /// If the tournament has no secret key yet, returns the effect that generates the key; the code
    /// is shown afterwards. Otherwise returns `None`. Does nothing if the journal of the tournament
    /// is damaged.
    pub(super) fn toggle_code(&mut self, place: GamePlace) -> Option<Effect> {
        if self.is_damaged || self.codes.shown.take_if(|(shown, _)| *shown == place).is_some() {
            return None;
        }
        if self.codes.key.is_none() {
            self.codes.wanted = Some(place);
            return Some(BackgroundEffect::DrawKey.into());
        }
        self.codes.shown = self.board_fragment(place).map(|text| (place, text));
        None
    }

    /// Returns the fragment of the web address that lets another device play a tournament game.
    /// `None` if the game is not the next game of an unfinished match, if the tournament has no
    /// secret key, or if the code cannot be written as text.
    fn board_fragment(&self, place: GamePlace) -> Option<String> {
        let pairing = self.event.next_games().into_iter().find(|ahead| ahead.place == place)?.pairing;
        let ticket = Ticket::new(self.codes.key?, self.id.0, place, pairing);
        let setup = self.game_setup(place, &self.head.date)?;
        // A game that has begun on this device continues on the other device.
        let begun = self.local_game(place).and_then(|local| replayed_game(local.stored.as_ref()?));
        let running = begun
            .and_then(|game| GameCode::with_game(ticket, SharedGame::from_game(&game, game.last_change())));
        let code = running.unwrap_or_else(|| GameCode::new(ticket, setup));
        Some(format!("{BOARD_PREFIX}{}", code.to_text().ok()?))
    }

    /// Stores the new random key of the tournament, unless the tournament already has a key. Then
    /// shows the code that was requested before there was a key.
    ///
    /// `key` is `None` if the browser has no secure random numbers. If there is no stored key
    /// either, the dialog shows that no code can be made.
    pub(super) fn store_drawn_key(&mut self, key: Option<u64>) -> Option<Effect> {
        let place = self.codes.wanted.take()?;
        let Some(key) = key.or(self.codes.key) else {
            self.codes.last_outcome = Some(CodeOutcome::NoKey);
            return None;
        };
        if self.codes.key.is_none() {
            let line = JournalLine::Key(key);
            self.write_line(&line);
            self.apply_line(line);
        }
        self.toggle_code(place)
    }

    /// Enters the result of a tournament game from the result code `text` of another device, and
    /// returns the effect that saves the received game.
    ///
    /// `None` if the journal of the tournament is damaged, or if the code or the result is refused;
    /// the dialog then shows the reason for the refusal.
    pub(super) fn enter_result_code(&mut self, text: &str, ctx: &Context<'_>) -> Option<Effect> {
        if self.is_damaged {
            return None;
        }
        let code = match ResultCode::from_text(text) {
            Ok(code) => code,
            Err(fault) => {
                self.codes.last_outcome = Some(CodeOutcome::Unreadable(fault));
                return None;
            }
        };
        let event = (self.id.0, self.codes.key);
        let scored = code.verified_result(
            event,
            &self.event,
            |place| self.game_setup(place, ""),
            self.codes.received.iter(),
        );
        let score = match scored {
            Ok(score) => score,
            Err(why) => {
                self.codes.last_outcome = Some(CodeOutcome::Refused(why));
                return None;
            }
        };
        let place = code.place;
        self.apply_step(EventStep::Result { place, score });
        if self.refused.is_some() {
            return None;
        }
        let line = JournalLine::Received(text.to_owned());
        self.write_line(&line);
        self.apply_line(line);
        self.codes.last_outcome = Some(CodeOutcome::Taken(place, score));
        self.codes.shown.take_if(|(shown, _)| *shown == place);
        (self.round, self.board) = (place.round, None);
        // Also adds the received game to the list of saved games.
        let game = ArchivedGame::from_pgn(code.game.to_pgn_game()).to_line();
        Some(StoreEffect::AddImportedGames(vec![(GameId(ctx.now.as_micros()), game)]).into())
    }
}
