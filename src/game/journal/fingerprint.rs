//! Fingerprint of a game: a hash of its whole state, stored with its events to detect damage.

use std::hash::Hasher as _;

use hash32::{FnvHasher, Hasher as _};

use crate::game::wire::later_rules;
use crate::game::wire::v1::{self, values as wire};
use crate::game::{Clock, ClockStop, EndReason, Game, Headers, Instant, PendingResult, RequestKind, Seat};
use crate::rules::{Color, Position};

impl Game {
    /// Returns the fingerprint of the game: a 32-bit hash of its whole state, stored to detect
    /// damaged records.
    ///
    /// Two different games have the same hash with a probability of one in four thousand million.
    pub fn fingerprint(&self) -> u32 {
        let mut print = FingerprintHasher::default();
        print.position(&self.start);
        for played in &self.played {
            print.text(&wire::mv::write(played.mv));
            print.number(played.clock.map_or(u64::MAX, |left| left.as_micros()));
        }
        print.position(self.position());
        for group in &self.undone {
            print.number(group.len() as u64);
            group.iter().for_each(|played| print.text(&wire::mv::write(played.mv)));
        }
        self.add_rules(&mut print);
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
        self.add_requests_and_result(&mut print);
        print.number(self.clock_edits.len() as u64);
        if let Some((undoable, _)) = self.undoable_end() {
            undoable.asked_by().into_iter().for_each(|by| print.color(Some(by)));
        }
        self.incomplete_moves.into_iter().for_each(|incomplete| print.byte(incomplete.into()));
        print.number(self.undecided_absence_time().map_or(0, |away| 1 + away.as_micros()));
        for (ply, played) in (0..).zip(&self.played).filter(|(_, played)| played.offered_by.is_some()) {
            print.number(ply);
            print.color(played.offered_by);
        }
        if self.offer_to_note.is_some() {
            print.color(self.offer_to_note);
        }
        self.add_pending_result(&mut print);
        for correction in &self.corrections {
            print.number(correction.ply as u64);
            print.position(&correction.position);
            print.text(&correction.reason);
        }
        if let Some(clock) = self.clock.as_ref().filter(|_| self.is_clock_only) {
            print.color(Some(clock.turn()));
            for color in Color::ALL {
                print.number(clock.reading(color, self.last_change_at).moves.into());
                print.number(self.illegal_move_count(color).into());
            }
        }
        // Most games have empty headers, which add nothing to the hash.
        if self.headers != Headers::default() {
            print.headers(&self.headers);
        }
        print.finish()
    }

    /// Adds the house rules to the game's hash, each by its name and value. A rule newer than
    /// storage format version 1 is left out if it has the value that applies to older games.
    ///
    /// Does not add the name of a preset, since later versions of the program may change the rules
    /// of the preset.
    fn add_rules(&self, print: &mut FingerprintHasher) {
        let rules = v1::HouseRulesV1::from(self.rules.clone());
        for ((name, values), number) in v1::rules::RULES.iter().zip(rules.numbers()) {
            print.text(name);
            print.text(values[number]);
        }
        for (name, value) in later_rules::later_rules_to_store(&self.rules)
            .into_iter()
            .filter_map(later_rules::later_rule_names)
        {
            print.text(name);
            print.text(value);
        }
    }

    /// Adds to the game's hash the open draw offer, the open request to take moves back or make
    /// them again, the number of the open question about possible mates, the player whose flag has
    /// fallen, and the result with its reason.
    fn add_requests_and_result(&self, print: &mut FingerprintHasher) {
        print.color(self.offer.map(|offer| offer.by));
        print.number(self.offer.is_some_and(|offer| offer.is_delivered).into());
        print.color(self.request.map(|request| request.by));
        print.number(self.request.map_or(0, |request| match request.kind {
            RequestKind::Takeback(plies) => 2 + plies as u64,
            RequestKind::Redo => 1,
        }));
        print.number(self.question.as_ref().map_or(0, |question| question.id.into()));
        print.color(self.flag_fallen());
        print.text(self.outcome().map_or("*", |outcome| wire::result::name(outcome.result)));
        print.text(self.outcome().map_or("", |outcome| reason_name(outcome.reason)));
    }

    /// Adds to the game's hash the pending result, which a search may still turn into a draw.
    ///
    /// A fallen flag adds only a zero, because the player whose flag fell is already in the hash.
    fn add_pending_result(&self, print: &mut FingerprintHasher) {
        match &self.pending_result {
            None | Some(PendingResult::Flag(_)) => print.byte(0),
            Some(PendingResult::Resignation(by)) => print.color(Some(*by)),
            Some(PendingResult::Draw(why, _)) => print.text(reason_name(*why)),
            Some(PendingResult::Decision(result, why)) => {
                print.color(result.winner());
                if !result.is_decisive_or_draw() {
                    print.text(wire::result::name(*result));
                }
                print.text(why);
            }
            Some(PendingResult::KingLeftInCheck(mv)) => print.text(&wire::mv::write(*mv)),
        }
    }
}

/// Returns the name of `reason` that is added to a game's hash. The name never changes.
pub(super) fn reason_name(reason: EndReason) -> &'static str {
    v1::EndReason::from(reason).name()
}

/// Hasher for a game's fingerprint: FNV-1a with 32 bits. It gives the same hash on every machine.
#[derive(Default)]
pub(super) struct FingerprintHasher(FnvHasher);

impl FingerprintHasher {
    /// Returns the 32-bit hash of everything that was added to the game's hash.
    pub(super) fn finish(&self) -> u32 {
        self.0.finish32()
    }

    /// Adds a byte to the game's hash.
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.write(&[byte]);
    }

    /// Adds a number to the game's hash, as eight bytes, the low byte first.
    pub(super) fn number(&mut self, number: u64) {
        self.0.write(&number.to_le_bytes());
    }

    /// Adds a text to the game's hash, with a byte that marks its end.
    pub(super) fn text(&mut self, text: &str) {
        self.0.write(text.as_bytes());
        self.byte(0xff);
    }

    /// Adds a player's colour to the game's hash: its letter `w` or `b`, or `-` for `None`.
    pub(super) fn color(&mut self, color: Option<Color>) {
        self.byte(color.map_or(b'-', |color| color.to_char() as u8));
    }

    /// Adds the headers of the score sheet to the game's hash: the texts of storage format version
    /// 1 (names, event, place, round and date).
    ///
    /// In version 1, the ticket (secret code) of a tournament board replaces the place, and a name
    /// tells whether a player is the computer. If the texts do not determine all headers, also adds
    /// whether each player is a person or the computer, the place, and the ticket.
    fn headers(&mut self, headers: &Headers) {
        let first = v1::HeadersV1::from(headers.clone());
        first.texts().into_iter().for_each(|text| self.text(text));
        if Headers::from(first) == *headers {
            return;
        }
        for seat in headers.seats {
            match seat {
                Seat::Person => self.byte(0),
                Seat::Computer { level, hinted } => {
                    self.byte(level);
                    self.byte(hinted.into());
                }
            }
        }
        self.text(&headers.site);
        self.text(&headers.ticket);
    }

    /// Adds a chess position to the game's hash, as the text of its FEN.
    fn position(&mut self, position: &Position) {
        self.text(&position.to_fen());
    }

    /// Adds the chess clock at instant `at` to the game's hash: time left and time spent of each
    /// player, and whose clock runs.
    pub(super) fn clock(&mut self, clock: &Clock, at: Instant) {
        for color in Color::ALL {
            let reading = clock.reading(color, at);
            self.number(reading.left.map_or(u64::MAX, |left| left.as_micros()));
            self.number(reading.spent.as_micros());
        }
        self.color(clock.running());
    }
}
