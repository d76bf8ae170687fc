//! Brings a game to the board: a new game, a game that was put aside, a saved game, or a game from
//! another device.

use super::{SessionGame, Table, apply};
use crate::app::announcements::{AnnouncementItem, Notice, NoticeAction, NoticeContent};
use crate::app::context::Context;
use crate::app::effect::PageEffect;
use crate::app::storage::{GameId, LivenessMonitor};
use crate::app::update::Update;
use crate::game::{ClockStop, Event, GameSetup, Instant, Journal};
use crate::rules::pgn::ReadNote;

impl Table {
    /// Puts a new game on the board and announces it. If the old game on the board is in progress,
    /// it is put aside, and a notice offers to reopen it.
    pub(in crate::app) fn start_game(&mut self, setup: GameSetup, ctx: &Context<'_>) -> Update {
        let mut update = Update::none();
        let put_aside = update.extend_with(self.session.start_game(setup, ctx));
        self.notices.clear();
        self.reset_for_game();
        let said = match self.ended() {
            Some(game) => AnnouncementItem::GameOver(game.clone()),
            None => AnnouncementItem::new_game(self.session.game()),
        };
        self.seats.announce_to_both(vec![said]);
        if put_aside {
            self.offer_way_back(ctx.now);
        }
        update
    }

    /// Shows a notice that offers to reopen the unfinished game that was put aside last.
    pub(in crate::app) fn offer_way_back(&mut self, now: Instant) {
        self.notices.show(Notice {
            expires_at: Some(now.plus_millis(2 * Notice::DURATION_MS)),
            ..Notice::permanent(NoticeContent::PutAside).with_action(NoticeAction::Restore)
        });
    }

    /// Whether a notice offers to reopen the unfinished game that was put aside last.
    pub(in crate::app) fn offers_way_back(&self) -> bool {
        self.notices.current().is_some_and(|notice| notice.action == Some(NoticeAction::Restore))
    }

    /// Puts a new game on the board and saves it at once. (Usually, a new game is saved only at its
    /// first event.) Returns the game's id, for example for a club tournament.
    pub(in crate::app) fn start_saved_game(
        &mut self,
        setup: GameSetup,
        ctx: &Context<'_>,
    ) -> (GameId, Update) {
        let mut update = self.start_game(setup, ctx);
        let game = update.extend_with(self.session.ensure_id(ctx.now));
        (game, update)
    }

    /// Shows and announces a notice that says what is unusual in the FEN of the position on the
    /// board, and how the app has read this FEN. Repeats the last announcement together with this
    /// notice.
    pub(in crate::app) fn note_loose_fen(&mut self, note: ReadNote, now: Instant) {
        let what = NoticeContent::LooseFen(note);
        let mut said = self.seats.last_announcement().items.clone();
        said.push(AnnouncementItem::Notice(what.clone()));
        self.seats.announce_to_both(said);
        // The new notice takes over the button of the old notice, for example the button that
        // reopens the game put aside.
        let action = self.notices.current().and_then(|notice| notice.action);
        self.notices.show(Notice {
            content: what,
            action,
            expires_at: Some(now.plus_millis(2 * Notice::DURATION_MS)),
        });
    }

    /// Puts a game from another device on the board. If the old game on the board is in progress,
    /// it is put aside, and the players can reopen it.
    ///
    /// The times of the received events are shifted so that the last event is at the present
    /// instant. So the transfer costs no clock time.
    pub(in crate::app) fn receive_game(&mut self, journal: Journal, ctx: &Context<'_>) -> Update {
        let update = self.start_from_journal(journal, ctx);
        self.seats.announce_to_both(vec![match self.ended() {
            Some(game) => AnnouncementItem::GameOver(game.clone()),
            None => AnnouncementItem::GameIsBack,
        }]);
        update
    }

    /// Puts a new game with the moves of `journal` on the board, and announces it. If the old game
    /// on the board is in progress, it is put aside, and the players can reopen it.
    pub(in crate::app) fn start_continued_game(&mut self, journal: Journal, ctx: &Context<'_>) -> Update {
        let update = self.start_from_journal(journal, ctx);
        self.seats.announce_to_both(vec![match self.ended() {
            Some(game) => AnnouncementItem::GameOver(game.clone()),
            None => AnnouncementItem::new_game(self.session.game()),
        }]);
        update
    }

    /// Puts a game on the board and plays the events of its journal. The times of these events are
    /// shifted so that the last event is at the present instant. If the old game on the board is in
    /// progress, it is put aside.
    fn start_from_journal(&mut self, journal: Journal, ctx: &Context<'_>) -> Update {
        let Journal { setup, events } = journal.ending_at(ctx.now);
        let mut update = self.start_game(setup, ctx);
        update.extend(self.session.play_events(events, ctx.now));
        self.reset_for_game();
        update.with_effect(PageEffect::ClearAddress)
    }

    /// Starts a new game on the board with the current settings. If the old game on the board is in
    /// progress, it is put aside, and the players can reopen it.
    pub(in crate::app) fn start_next_game(&mut self, ctx: &Context<'_>) -> Update {
        let mut update = self.start_game(ctx.settings.next_setup(), ctx);
        update.push(PageEffect::ClearAddress);
        update
    }

    /// Handles a press of the button for a new game. Usually starts a new game. But if the game on
    /// the board is not saved yet and has the start position that the settings choose, only applies
    /// the current settings to this game. So a second press of the button does not hide the notice
    /// that offers to reopen the game that the first press put aside.
    ///
    /// Always starts a new game if the app is only the clock of the game on the board, if a move is
    /// begun but not finished, or if the board shows a review.
    pub(super) fn press_new_game(&mut self, ctx: &Context<'_>) -> Update {
        let (setup, next) = (&self.session.save_state().setup, ctx.settings.next_setup());
        let has_board = !setup.is_clock_only;
        let same = has_board
            && setup.start == next.start
            && self.board_review.is_none()
            && !self.input.has_begun_move();
        let mut update = Update::none();
        if same && self.session.is_untouched() {
            self.apply_settings(ctx.settings);
            update.push(PageEffect::ClearAddress);
        } else {
            update.extend(self.start_next_game(ctx));
        }
        update
    }

    /// Puts an unfinished game back on the board, and announces it. `number` is the index of the
    /// game among the games put aside; 0 is the game put aside last. If the old game on the board
    /// is in progress, it is put aside, and the players can reopen it.
    ///
    /// Returns whether there is a game with this index.
    pub(in crate::app) fn restore_game(&mut self, number: usize, ctx: &Context<'_>) -> (bool, Update) {
        let mut update = Update::none();
        let there = update.extend_with(self.session.restore_aside(number, ctx));
        if there {
            update.extend(self.announce_return(ctx));
        }
        (there, update)
    }

    /// Puts a saved game on the board, and announces it. If the old game on the board is in
    /// progress, it is put aside, and the players can reopen it.
    pub(in crate::app) fn bring_saved_game(&mut self, game: SessionGame, ctx: &Context<'_>) -> Update {
        let mut update = self.session.bring_game(game, ctx);
        update.extend(self.announce_return(ctx));
        update
    }

    /// Announces that a saved game is back on the board. If its clock was running when the game
    /// left the board, asks the players how the time in between counts.
    fn announce_return(&mut self, ctx: &Context<'_>) -> Update {
        self.notices.clear();
        self.reset_for_game();
        self.seats.announce_to_both(vec![match self.ended() {
            Some(game) => AnnouncementItem::GameOver(game.clone()),
            None => AnnouncementItem::GameIsBack,
        }]);
        let mut update = Update::effect(PageEffect::ClearAddress);
        // If a clock was running when the game was put aside, the clock was stopped. The time
        // since then is one interruption, up to the present instant, and the players are asked how
        // it counts.
        let game = self.session.game();
        let last = game.last_change();
        if game.undecided_absence_time().is_some() {
            update.extend(apply::apply_event(self, Event::Suspend { from: last }, ctx));
        }
        update.extend(self.handle_gap(last, ctx));
        update.extend(self.session.repeat_question());
        update
    }

    /// Continues the saved game on the board after the page has opened. `alive` is the last saved
    /// instant at which the page was running. If a chess clock was running at that instant, and
    /// more than [`LivenessMonitor::MAX_SILENCE`] has passed since, asks the players how the time
    /// in between counts.
    pub(in crate::app) fn continue_saved_game(
        &mut self,
        alive: Option<Instant>,
        ctx: &Context<'_>,
    ) -> Update {
        let said = match self.ended() {
            Some(game) => AnnouncementItem::GameOver(game.clone()),
            None => AnnouncementItem::GameIsBack,
        };
        self.seats.announce_to_both(vec![said]);
        let last = alive.unwrap_or_default().max(self.session.game().last_change());
        let mut update = Update::none();
        // A short interruption, as in a reload, needs no question to the players.
        if ctx.now > last + LivenessMonitor::MAX_SILENCE {
            update.extend(self.handle_gap(last, ctx));
        }
        update.extend(self.session.repeat_question());
        update
    }

    /// Stops a running chess clock at the past instant `from`, because there was a gap: the game
    /// could not be played since `from`, for example because the device slept. The players decide
    /// how this time counts.
    pub(super) fn handle_gap(&mut self, from: Instant, ctx: &Context<'_>) -> Update {
        let game = self.session.game();
        // The page may report a gap while it is still hidden. A later report of a gap with the same
        // beginning makes the gap longer.
        let is_still_suspended = game.clock_stop() == ClockStop::Suspended(from);
        let mut update = Update::none();
        if is_still_suspended || game.clock().is_some_and(|clock| clock.running().is_some()) {
            update.extend(apply::apply_event(self, Event::Suspend { from }, ctx));
        }
        update
    }
}
