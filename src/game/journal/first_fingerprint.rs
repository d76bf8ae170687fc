//! Fingerprints (hashes of a game) as records of storage format version 1 contain them, for tests.
//!
//! These fingerprints contain the position hash of the Polyglot opening-book format. The web app
//! does not contain the table of random numbers for this hash. The app checks games of version 1 by
//! a replay, without the fingerprint.

use super::fingerprint::FingerprintHasher;
use crate::game::wire::v1::{self, values as wire};
use crate::game::{ClockStop, Edition, Game, Headers, RequestKind};
use crate::rules::Position;

impl Game {
    /// Returns the fingerprint of the game as records of storage format version 1 contain it: a
    /// 32-bit hash of its state.
    ///
    /// Only tests need this fingerprint: the app checks records of version 1 by a replay.
    pub fn fingerprint_v1(&self) -> u32 {
        let mut print = FingerprintHasher::default();
        add_position(&mut print, &self.start);
        for played in &self.played {
            print.text(&wire::mv::write(played.mv));
            print.number(played.clock.map_or(u64::MAX, |left| left.as_micros()));
        }
        add_position(&mut print, self.position());
        for group in &self.undone {
            print.number(group.len() as u64);
            group.iter().for_each(|played| print.text(&wire::mv::write(played.mv)));
        }
        print.text(&self.rules.text_in_edition(Edition::First));
        print.number(self.last_change_at.as_micros());
        if let Some(clock) = &self.clock {
            print.clock(clock, self.last_change_at);
        }
        print.number(match self.clock_stop {
            ClockStop::None => 0,
            ClockStop::Paused => 1,
            ClockStop::Suspended(from) => 2 + from.as_micros(),
        });
        print.color(self.awaited_press());
        if let Some(declared) = self.declared_move {
            print.text(&wire::mv::write(declared));
        }
        print.color(self.offer.map(|offer| offer.by));
        print.number(self.offer.is_some_and(|offer| offer.is_delivered).into());
        print.color(self.request.map(|request| request.by));
        print.number(self.request.map_or(0, |request| match request.kind {
            RequestKind::Takeback(plies) => 2 + plies as u64,
            RequestKind::Redo => 1,
        }));
        print.number(self.question.as_ref().map_or(0, |question| question.id.into()));
        print.color(self.flag_fallen());
        print.text(self.outcome().map_or("*", |outcome| outcome.score()));
        print.text(self.outcome().map_or("", |outcome| outcome.reason.code()));
        print.number(self.clock_edits.len() as u64);
        // Most games have empty headers, which add nothing to the hash.
        if self.headers != Headers::default() {
            let texts = v1::HeadersV1::from(self.headers.clone());
            texts.texts().into_iter().for_each(|text| print.text(text));
        }
        print.finish()
    }
}

/// Adds a chess position to a game's hash: its Polyglot hash (Zobrist hash) and its move counters.
fn add_position(print: &mut FingerprintHasher, position: &Position) {
    print.number(position.zobrist());
    print.number(position.halfmove_clock().into());
    print.number(position.fullmove_number().into());
}
