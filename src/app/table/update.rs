//! Handles messages to the board screen and its game.

use super::inquiry::CursorJump;
use super::msg::Msg;
use super::{Table, answers, apply, board, claim, inquiry, resign, review, review_steps, wake};
use crate::app::action::{OpenedGame, PageAction};
use crate::app::context::Context;
use crate::app::cursor::CursorMove;
use crate::app::effect::FocusTarget;
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::game::{Event, Verdict};
use crate::rules::Move;

/// Handles a message to the board screen, such as the press of a square. Returns the effects for
/// the browser, and the actions that the page must carry out.
pub fn update(table: &mut Table, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Press(square) => return board::press_square(table, square, ctx),
        Msg::Drop { from, to } => return board::drop_piece(table, from, to, ctx),
        Msg::Deselect | Msg::DropOutside(_) => table.input.release_selection(),
        Msg::Promote(role) => return board::promote_pawn(table, role, ctx),
        Msg::CancelPromotion => return board::cancel_begun_move(table),
        Msg::FocusSquare(square) => table.seats.move_cursor(square),
        Msg::StepCursor(step) => return move_cursor(table, CursorMove::Step(step)),
        Msg::JumpCursor(CursorJump::Rank(rank)) => return move_cursor(table, CursorMove::Rank(rank)),
        Msg::JumpCursor(CursorJump::File(file)) => return move_cursor(table, CursorMove::File(file)),
        Msg::JumpCursor(CursorJump::Piece { role, back }) => {
            if inquiry::jump_to_piece(table, role, back) {
                return Update::effect(FocusTarget::Square(table.cursor()));
            }
        }
        Msg::AskAboutBoard(inquiry) => inquiry::answer_inquiry(table, inquiry, ctx),
        Msg::StepReview(look) => {
            table.is_card_or_overlay_closed |= table.ended_game.is_some();
            review_steps::step_review(table, look);
        }
        Msg::PutCardAway => table.is_card_or_overlay_closed = true,
        Msg::ExplainResult { step } => table.explain_result(step),
        Msg::CloseExplanation => table.explained_step = None,
        Msg::DismissNotice => {
            table.notices.dismiss();
        }
        msg => return update_game(table, msg, ctx),
    }
    Update::none()
}

/// Moves the keyboard cursor on the board, and moves the keyboard focus to its square.
fn move_cursor(table: &mut Table, cursor_move: CursorMove) -> Update {
    table.seats.move_cursor(cursor_move.apply_to(table.cursor(), table.orientation()));
    Update::effect(FocusTarget::Square(table.cursor()))
}

/// Handles the messages to the board screen that change the game or put another game on the board,
/// such as game events, new games, resignations and answers.
fn update_game(table: &mut Table, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::PlayFromReview => PageAction::PlayFromReview.into(),
        Msg::NewGame => table.press_new_game(ctx),
        Msg::Restore(number) => {
            let (was_there, mut update) = table.restore_game(number, ctx);
            if was_there {
                update.push_action(PageAction::RemoveDialog);
            }
            update
        }
        Msg::ApplyEvent(event) => {
            if let Event::OfferDraw(by) = event {
                table.draw_choices_opened_at[by.index()] = None;
            }
            if let Some(refusal) = answers::refusal_while_open(table.session.game(), &event) {
                apply::show_refusal(table, &event, refusal, ctx.now);
                return Update::none();
            }
            apply::apply_event(table, event, ctx)
        }
        Msg::Resign(by) => resign::ask_confirmation(table, by, ctx),
        Msg::AnswerQuestion { by, yes } => answers::answer_question(table, by, yes, ctx),
        Msg::ToggleDrawChoices(by) => {
            let ply = table.session.game().moves().len();
            table.draw_choices_opened_at[by.index()] = (!table.has_draw_choices(by)).then_some(ply);
            // On small screens, a notice would cover the buttons of this choice.
            table.notices.clear_temporary();
            Update::effect(FocusTarget::EdgeButtons(by))
        }
        Msg::ClaimDraw(by) => claim::begin_claim(table, by, ctx),
        Msg::ChooseClaimMove(step) => claim::handle_claim_step(table, step, ctx),
        Msg::Wake => wake::expire_and_warn(table, ctx),
        Msg::PlayGap { from } => table.handle_gap(from, ctx),
        Msg::ClockJumped { from } => {
            table.clock_jump = Some(from);
            table.handle_gap(from, ctx)
        }
        Msg::Verdict { game, question, verdict } => apply_verdict(table, game, question, verdict, ctx),
        _ => Update::none(),
    }
}

/// Applies a worker's answer `verdict` to a question, such as whether a player can still mate.
/// `question` is the number of the question. Ignores answers about games that are not on the board.
fn apply_verdict(
    table: &mut Table,
    game: GameId,
    question: u32,
    verdict: Verdict,
    ctx: &Context<'_>,
) -> Update {
    let mut update = Update::none();
    if table.session.save_state().id == Some(game) {
        // The verdict takes effect at the last change of the game, so that the wait for it costs no
        // clock time. A clock press during the wait keeps its own instant, even if it is handled
        // after the verdict.
        let asked = table.session.game().last_change();
        update.extend(apply::apply_event_at(table, Event::Answer { question, verdict }, asked, ctx));
    }
    update
}

impl Table {
    /// Applies a game event that does not come from the board screen, such as a correction by the
    /// arbiter.
    pub(in crate::app) fn apply_event(&mut self, event: Event, ctx: &Context<'_>) -> Update {
        apply::apply_event(self, event, ctx)
    }

    /// Plays a move that was typed or spoken. Shows a notice instead if the board shows an earlier
    /// position or a line of moves other than the game, such as an imported game, or if another
    /// piece has to move under touch-move.
    pub(in crate::app) fn play_typed_move(&mut self, mv: Move, ctx: &Context<'_>) -> Update {
        board::play_typed_move(self, mv, ctx)
    }

    /// Handles the Escape key while no dialog is open. Cancels or closes one thing, such as a
    /// selection, a draw claim or a notice. If nothing is open, shows the game in progress again.
    pub(in crate::app) fn handle_escape(&mut self) -> Update {
        if self.input.selection.take_if(|held| !held.must_move).is_some() {
            return Update::none();
        }
        if self.pending_claim.is_some() {
            return claim::close_claim(self);
        }
        if self.pending_resignation.take().is_some() || self.notices.dismiss() {
            return Update::none();
        }
        if self.is_card_shown() || super::view::StoppedOverlayView::of_table(self).is_some() {
            self.is_card_or_overlay_closed = true;
        } else {
            review_steps::step_review(self, review::ReviewStep::BackToGame);
        }
        Update::none()
    }

    /// Handles the browser's Back button while no dialog is open. Cancels a begun move (such as a
    /// promotion without a chosen role) or a draw claim. If there is neither, ends the review, so
    /// that the board shows the game in progress.
    pub(in crate::app) fn handle_back(&mut self) -> Update {
        if self.input.has_begun_move() {
            return board::cancel_begun_move(self);
        }
        if self.pending_claim.is_some() {
            return claim::close_claim(self);
        }
        review_steps::step_review(self, review::ReviewStep::BackToGame);
        Update::none()
    }

    /// Shows the game in progress on the board. Closes a pending draw claim, the question whether
    /// to resign, and the choice between a draw offer and a draw claim. Moves the keyboard focus to
    /// the board.
    pub(in crate::app) fn show_game_in_progress(&mut self) -> Update {
        self.pending_claim = None;
        self.pending_resignation = None;
        self.draw_choices_opened_at = [None; 2];
        review_steps::step_review(self, review::ReviewStep::BackToGame);
        Update::effect(FocusTarget::Board)
    }

    /// Whether the browser's Back button must close something on the board screen: the choice of a
    /// promotion, a draw claim, or a line of moves other than the game, such as an imported game.
    pub(in crate::app) fn has_history_entry(&self) -> bool {
        self.input.promotion.is_some()
            || self.pending_claim.is_some()
            || matches!(self.board_review, Some(review::BoardReview::OtherLine { .. }))
    }

    /// Handles the Escape key for a begun move: cancels a promotion without a chosen role, or a
    /// move that waits for confirmation. `None` if there is neither; Escape then closes something
    /// else, such as a dialog.
    pub(in crate::app) fn escape_begun_move(&mut self) -> Option<Update> {
        self.input.has_begun_move().then(|| board::cancel_begun_move(self))
    }

    /// Shows the last position of an imported game on the board, as a review. The game in progress
    /// stays.
    pub(in crate::app) fn review_imported_game(&mut self, opened: OpenedGame) {
        review_steps::review_imported_game(self, opened);
    }

    /// Shows a notice over the board, and announces it to both players.
    pub(in crate::app) fn notify(&mut self, notice: crate::app::announcements::Notice) {
        apply::notify_both(self, notice);
    }

    /// Sets the headers of the score sheet of the game on the board.
    pub(in crate::app) fn set_headers(&mut self, headers: crate::game::Headers, ctx: &Context<'_>) -> Update {
        let update = self.session.set_headers(headers, ctx);
        self.update_after_change();
        update
    }
}
