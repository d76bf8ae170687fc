//! Offers of a draw (FIDE 9.1): one open at a time, answered by word or declined by moving.

use super::Offer;
use crate::game::{Changes, DrawOffers, Game, Instant, Outcome, Reason, Refusal};
use crate::rules::Color;

impl Game {
    /// The draw that is offered, if one is.
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Whether `by` may offer a draw now.
    pub fn may_offer_draw(&self, by: Color) -> bool {
        let in_turn = self.rules().draw_offers == DrawOffers::AnyTime || self.turn() == by;
        self.outcome().is_none() && self.flag_fallen().is_none() && self.offer.is_none() && in_turn
    }

    pub(in crate::game) fn offer_draw(&mut self, by: Color) -> Result<Changes, Refusal> {
        let way = self.rules().draw_offers;
        // First: an offer that is not delivered yet stays secret.
        if way != DrawOffers::AnyTime && self.turn() != by {
            return Err(Refusal::NotYourTurn);
        }
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        let offer = Offer { by, delivered: way != DrawOffers::WithMove };
        self.offer = Some(offer);
        Ok(Changes { offered: Some(offer), ..Changes::some() })
    }

    /// A wrong claim is an offer (FIDE 9.1.2.3), unless the opponent's own lies on the table.
    pub(super) fn offer_by_claim(&mut self, by: Color) -> Option<Offer> {
        if self.offer.is_none_or(|open| open.by == by || !open.delivered) {
            self.offer = Some(Offer { by, delivered: true });
            return self.offer;
        }
        None
    }

    pub(in crate::game) fn accept_draw(&mut self, now: Instant, by: Color) -> Result<Changes, Refusal> {
        self.offer_to(by)?;
        Ok(self.end(now, Outcome::draw(Reason::Agreement), None))
    }

    pub(in crate::game) fn decline_draw(&mut self, by: Color) -> Result<Changes, Refusal> {
        let declined = Some(self.offer_to(by)?);
        self.offer = None;
        Ok(Changes { declined, ..Changes::some() })
    }

    /// What a move of `by` makes of the open offer: one of their own is delivered, one of the opponent's is declined.
    pub(in crate::game) fn move_answers_offer(&mut self, by: Color, changes: &mut Changes) {
        match self.offer {
            Some(offer) if offer.by != by => {
                self.offer = None;
                changes.declined = Some(offer);
            }
            Some(offer) if !offer.delivered => {
                self.offer = Some(Offer { delivered: true, ..offer });
                changes.offered = self.offer;
            }
            _ => {}
        }
    }

    fn offer_to(&self, by: Color) -> Result<Offer, Refusal> {
        self.offer.filter(|offer| offer.by != by && offer.delivered).ok_or(Refusal::NoOffer)
    }
}
