//! Making and answering draw offers (FIDE 9.1). At most one offer is open at a time. The opponent
//! accepts or declines it expressly, or declines it by making a move.
//!
//! The program's rulings are its decisions on questions that the house rules leave open. They have
//! several editions (versions), and a game keeps its edition.

use super::DrawOffer;
use crate::game::{DrawOffers, EndReason, Game, GameChanges, Instant, PendingResult, Refusal};
use crate::rules::Color;

impl Game {
    /// Returns the draw offer that is neither accepted nor declined yet; `None` if there is none.
    pub fn draw_offer(&self) -> Option<DrawOffer> {
        self.offer
    }

    /// Whether player `by` may offer a draw now: no offer is open, the game is neither over nor
    /// waiting for its result, and the house rules allow an offer at this time.
    pub fn may_offer_draw(&self, by: Color) -> bool {
        let in_turn = self.rules().draw_offers == DrawOffers::AnyTime || self.player_on_turn() == by;
        self.outcome().is_none() && self.pending_result().is_none() && self.offer.is_none() && in_turn
    }

    /// Applies [`Event::OfferDraw`](crate::game::Event::OfferDraw): player `by` offers a draw,
    /// which is delivered at once or, if the house rules say so, with the player's next move.
    pub(in crate::game) fn offer_draw(&mut self, by: Color) -> Result<GameChanges, Refusal> {
        let way = self.rules().draw_offers;
        // Checked first, so that the refusal does not reveal an offer that is not delivered yet.
        if way != DrawOffers::AnyTime && self.player_on_turn() != by {
            return Err(Refusal::NotYourTurn);
        }
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        let offer = DrawOffer { by, is_delivered: way != DrawOffers::WithMove };
        self.offer = Some(offer);
        if offer.is_delivered {
            self.mark_offer(by, self.is_yet_to_move(by));
        }
        Ok(GameChanges { offered: Some(offer), ..GameChanges::without_details() })
    }

    /// Turns a wrong draw claim of player `by` into a draw offer (FIDE 9.1.2.3), and returns the
    /// offer.
    ///
    /// Returns `None`, and changes nothing, if a delivered offer of the opponent is open.
    pub(super) fn offer_by_wrong_claim(&mut self, by: Color) -> Option<DrawOffer> {
        if self.offer.is_none_or(|open| open.by == by || !open.is_delivered) {
            self.offer = Some(DrawOffer { by, is_delivered: true });
            self.mark_offer(by, self.is_yet_to_move(by));
            return self.offer;
        }
        None
    }

    /// Applies [`Event::AcceptDraw`](crate::game::Event::AcceptDraw): player `by` accepts the
    /// opponent's offer, and the game ends as a draw. If draws may be offered at any time, refuses
    /// until both players have moved; the first edition of the program's
    /// [rulings](crate::game::Rulings) does not refuse.
    pub(in crate::game) fn accept_draw(&mut self, now: Instant, by: Color) -> Result<GameChanges, Refusal> {
        self.offer_awaiting(by)?;
        if self.rulings.agreement_needs_moves
            && self.rules().draw_offers == DrawOffers::AnyTime
            && !Color::ALL.into_iter().all(|color| self.has_moved(color))
        {
            return Err(Refusal::TooEarlyToAgree);
        }
        Ok(self.end_or_wait(now, PendingResult::Draw(EndReason::Agreement, None)))
    }

    /// Applies [`Event::DeclineDraw`](crate::game::Event::DeclineDraw): player `by` declines the
    /// opponent's draw offer.
    pub(in crate::game) fn decline_draw(&mut self, by: Color) -> Result<GameChanges, Refusal> {
        let declined = Some(self.offer_awaiting(by)?);
        self.offer = None;
        Ok(GameChanges { declined, ..GameChanges::without_details() })
    }

    /// Updates the open draw offer as player `by` makes a move, and reports the update in
    /// `changes`.
    ///
    /// The move declines the opponent's delivered offer. Under the first edition of the program's
    /// rulings, the move also declines an offer of the opponent that is not delivered yet. An offer
    /// of `by` that waits for this move is delivered.
    pub(in crate::game) fn answer_offer_by_move(&mut self, by: Color, changes: &mut GameChanges) {
        let is_known_to_opponent =
            |offer: &DrawOffer| offer.is_delivered || !self.rulings.secret_offer_survives_reply;
        match self.offer.filter(|offer| offer.by != by && is_known_to_opponent(offer)) {
            Some(offer) => {
                self.offer = None;
                changes.declined = Some(offer);
            }
            None => self.deliver_offer(by, changes),
        }
    }

    /// Delivers to the opponent the draw offer of player `by` that was to be delivered with this
    /// player's next move.
    ///
    /// Called at that move, or at the clock press that completes the move. Reports the offer in
    /// `changes`; does nothing if no offer of `by` waits.
    pub(in crate::game) fn deliver_offer(&mut self, by: Color, changes: &mut GameChanges) {
        if let Some(offer) = self.offer.filter(|offer| offer.by == by && !offer.is_delivered) {
            self.offer = Some(DrawOffer { is_delivered: true, ..offer });
            changes.offered = self.offer;
            self.mark_offer(by, false);
        }
    }

    /// Marks the draw offer of player `by` on the score sheet, beside the move with which the
    /// player offers the draw (FIDE 9.1.2.2).
    ///
    /// If `yet_to_move`, the player has not made that move yet, and the mark waits for the move.
    fn mark_offer(&mut self, by: Color, yet_to_move: bool) {
        if !self.rulings.offers_are_written {
            // Under the first edition of the rulings, draw offers are not noted on the score sheet.
        } else if yet_to_move {
            self.offer_to_note = Some(by);
        } else {
            if let Some(played) = self.played.iter_mut().rfind(|played| played.position.turn() != by) {
                played.offered_by = Some(by);
            }
        }
    }

    /// Whether player `color` has made a move in this game.
    fn has_moved(&self, color: Color) -> bool {
        self.played.iter().any(|played| played.position.turn() != color)
    }

    /// Whether player `by` is to move, and no earlier move of that player still waits for a clock
    /// press.
    fn is_yet_to_move(&self, by: Color) -> bool {
        self.turn() == by && !self.incomplete_moves[by as usize]
    }

    /// Returns the opponent's delivered draw offer, which player `by` can accept or decline;
    /// refuses if there is none.
    fn offer_awaiting(&self, by: Color) -> Result<DrawOffer, Refusal> {
        self.offer.filter(|offer| offer.by != by && offer.is_delivered).ok_or(Refusal::NoOffer)
    }
}
