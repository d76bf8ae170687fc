//! An event hands codes to the devices at its boards, and takes in what they hand back.

use super::line::Line;
use super::running::Running;
use super::slips::Heard;
use crate::app::context::Context;
use crate::app::effect::{Effect, Job, StoreEffect};
use crate::app::kept::GameId;
use crate::app::route::BOARD;
use crate::club::Archived;
use crate::club::event::{Place, Step};
use crate::club::slip::{BoardSlip, ResultSlip, Ticket};

impl Running {
    /// Shows the code of a board, or no more.
    pub(super) fn show_slip(&mut self, place: Place, effects: &mut Vec<Effect>) {
        if self.is_damaged || self.slips.shown.take_if(|(shown, _)| *shown == place).is_some() {
            return;
        }
        if self.slips.key.is_none() {
            self.slips.wanted = Some(place);
            effects.push(Job::DrawKey.into());
            return;
        }
        self.slips.shown = self.slip(place).map(|text| (place, text));
    }

    /// The fragment of the address that says what a board is to play.
    fn slip(&self, place: Place) -> Option<String> {
        let pairing = self.event.missing().into_iter().find(|ahead| ahead.place == place)?.pairing;
        let ticket = Ticket::new(self.slips.key?, self.id.0, place, pairing);
        let setup = self.setup(place, &self.head.date)?;
        Some(format!("{BOARD}{}", BoardSlip::new(ticket, setup).to_text().ok()?))
    }

    /// A number that nobody can guess has been drawn.
    pub(super) fn have_key(&mut self, key: u64, effects: &mut Vec<Effect>) {
        let Some(place) = self.slips.wanted.take() else { return };
        if self.slips.key.is_none() {
            let line = Line::Key(key);
            self.write(&line, effects);
            self.happens(line);
        }
        self.show_slip(place, effects);
    }

    /// A result has come from another device: it is taken in, or it is said why not.
    pub(super) fn take_slip(&mut self, text: &str, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
        if self.is_damaged {
            return;
        }
        let slip = match ResultSlip::from_text(text) {
            Ok(slip) => slip,
            Err(fault) => return self.slips.said = Some(Heard::Unreadable(fault)),
        };
        let event = (self.id.0, self.slips.key);
        let scored =
            slip.score_in(event, &self.event, |place| self.setup(place, ""), self.slips.received.iter());
        let score = match scored {
            Ok(score) => score,
            Err(why) => return self.slips.said = Some(Heard::Refused(why)),
        };
        let place = slip.place;
        self.step(Step::Result { place, score }, effects);
        if self.refused.is_none() {
            let line = Line::Received(text.to_owned());
            self.write(&line, effects);
            self.happens(line);
            // It is among the games of this device too.
            let game = Archived::of_pgn(slip.game.record()).to_line();
            effects.push(StoreEffect::Add(vec![(GameId(ctx.now.as_micros()), game)]).into());
            self.slips.said = Some(Heard::Taken(place, score));
            self.slips.shown.take_if(|(shown, _)| *shown == place);
            (self.round, self.board) = (place.round, None);
        }
    }
}
