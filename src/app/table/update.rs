//! What each message at the table does.

use super::msg::{Done, Msg};
use super::{Table, answers, board, claim, inquiry, look, resign, review, tell, wake};
use crate::app::context::Context;
use crate::app::effect::{Effect, Focus};
use crate::app::kept::GameId;
use crate::app::upshot::Upshot;
use crate::game::{Event, Verdict};
use crate::rules::Move;

/// Changes the table as the message asks.
pub fn update(table: &mut Table, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    let mut upshot = Upshot::none();
    let effects = &mut upshot.effects;
    match msg {
        Msg::Press(square) => board::press(table, square, ctx, effects),
        Msg::Drop { from, to } => board::put_down(table, from, to, ctx, effects),
        Msg::Deselect | Msg::Off(_) => table.input.release(),
        Msg::Promote(role) => board::promote(table, role, ctx, effects),
        Msg::CancelPromotion => board::take_back_begun(table, effects),
        Msg::Here(square) => table.seats.move_cursor(square),
        Msg::Step(step) => {
            table.seats.move_cursor(step.from(table.cursor(), table.orientation()));
            effects.push(Focus::Square(table.cursor()).into());
        }
        Msg::Jump(jump) => {
            if inquiry::jump(table, jump) {
                effects.push(Focus::Square(table.cursor()).into());
            }
        }
        Msg::Inquire(inquiry) => inquiry::inquire(table, inquiry, ctx),
        Msg::Look(look) => {
            table.card_away |= table.ended.is_some();
            look::look(table, look);
        }
        Msg::PutCardAway => table.card_away = true,
        Msg::PlayOn => look::play_on(table, ctx, effects),
        Msg::NewGame => table.start_another(ctx, effects),
        Msg::Restore(number) => {
            upshot.done.extend(table.restore(number, ctx, effects).then_some(Done::Restored));
        }
        Msg::Act(event) => tell::act(table, event, ctx, effects),
        Msg::Resign(by) => resign::tap(table, by, ctx, effects),
        Msg::Reply { by, yes } => answers::reply(table, by, yes, ctx, effects),
        Msg::ClaimDraw(by) => claim::begin(table, by, ctx, effects),
        Msg::Claim(step) => claim::step(table, step, ctx, effects),
        Msg::DismissNotice => {
            table.notices.dismiss();
        }
        Msg::Wake => wake::wake(table, ctx, effects),
        Msg::Gap { from } => table.gap(from, ctx, effects),
        Msg::ClockJumped { from } => {
            table.clock_jump = Some(from);
            table.gap(from, ctx, effects);
        }
        Msg::Answer { game, question, verdict } => answer(table, game, question, verdict, ctx, effects),
    }
    upshot
}

fn answer(
    table: &mut Table,
    game: GameId,
    question: u32,
    verdict: Verdict,
    ctx: &Context<'_>,
    effects: &mut Vec<Effect>,
) {
    if table.session.keeping().id == Some(game) {
        // An answer takes no time: a press that was made before it came, and is heard of after it, counts from when it
        // was made.
        let asked = table.session.game().last_change();
        tell::act_at(table, Event::Answer { question, verdict }, asked, ctx, effects);
    }
}

impl Table {
    /// Applies an event that a dialog asks for.
    pub(in crate::app) fn act(&mut self, event: Event, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
        tell::act(self, event, ctx, effects);
    }

    /// Plays a move that was typed, as if its piece had been put down.
    pub(in crate::app) fn play(&mut self, mv: Move, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
        board::play(self, mv, ctx, effects);
    }

    /// Escape, where no dialog is open: takes back or closes what is open, innermost first.
    pub(in crate::app) fn escape(&mut self, effects: &mut Vec<Effect>) {
        let held = self.input.selection.take_if(|held| !held.touched);
        if held.is_some()
            || self.close_claim(effects)
            || self.resigning.take().is_some()
            || self.notices.dismiss()
        {
            return;
        }
        if self.shows_card() || super::view::HaltView::of(self).is_some() {
            self.card_away = true;
        } else {
            look::look(self, review::Look::Live);
        }
    }

    /// The browser's way back, where no dialog is open: closes what has an entry in the browser's history.
    pub(in crate::app) fn back(&mut self, effects: &mut Vec<Effect>) {
        if !self.escape_begun(effects) && !self.close_claim(effects) {
            look::look(self, review::Look::Live);
        }
    }

    /// Whether anything is open that the browser's way back closes.
    pub(in crate::app) fn is_open(&self) -> bool {
        self.input.promotion.is_some()
            || self.claiming.is_some()
            || matches!(self.looking, Some(review::Looking::Aside { .. }))
    }

    /// Closes the choice of a move to claim with. Whether it was open.
    fn close_claim(&mut self, effects: &mut Vec<Effect>) -> bool {
        let open = self.claiming.is_some();
        if open {
            claim::close(self, effects);
        }
        open
    }

    /// Escape, before any dialog: a move that is begun and not made yet goes back. Whether one did.
    pub(in crate::app) fn escape_begun(&mut self, effects: &mut Vec<Effect>) -> bool {
        let waits = self.input.is_between();
        board::take_back_begun(self, effects);
        waits
    }

    /// Looks at a game from elsewhere.
    pub(in crate::app) fn look_at(&mut self, game: crate::game::pgn::ReadGame) {
        look::look_at(self, game);
    }

    /// Shows a notice and tells it to both players.
    pub(in crate::app) fn notify(&mut self, notice: crate::app::notice::Notice) {
        tell::notify(self, notice);
    }

    /// Writes what stands at the head of the score sheet.
    pub(in crate::app) fn set_headers(
        &mut self,
        headers: crate::game::Headers,
        ctx: &Context<'_>,
        effects: &mut Vec<Effect>,
    ) {
        self.session.set_headers(headers, ctx, effects);
        self.follow();
    }
}
