//! The `update` function of the coach: requests to its workers, and the answers.

use super::hint::{Hint, HintContent};
use super::mate_search::{NoMateSearch, SearchStep};
use super::review::{ChosenMistake, CoachReview, ReviewedGame, can_be_studied, has_left_king_in_check};
use super::{
    CoachRequest, CoachState, CoachSubject, can_give_hint, can_review, has_given_hint, has_opponent,
};
use crate::app::action::PageAction;
use crate::app::context::GameContext;
use crate::app::effect::{CoachEffect, Effect};
use crate::app::update::Update;
use crate::game::{Event, Game, Verdict};
use crate::opponent::{OpponentLevel, StudyResult, review_game};
use crate::rules::{Color, RepetitionKey};
use std::rc::Rc;

/// Limits of the engine's search for a hint: number of positions, and milliseconds.
const HINT_LIMITS: (u64, u32) = (60_000, 2_500);
/// Limits of the engine's search for each position of a reviewed game: number of positions, and
/// milliseconds.
const REVIEW_LIMITS: (u64, u32) = (16_000, 800);

/// Messages to the coach: requests of people, and answers of its workers.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A request for a hint, or for the next step of a hint.
    AskHint,
    /// A request for a review of the game.
    AskReview,
    /// A request to stop the hint or review.
    Stop,
    /// A player chose a mistake in the review, and the number of half-moves of its better line to
    /// show.
    ShowMistake(ChosenMistake),
    /// The engine's result, as text, for the position that the worker searched.
    Studied(String),
    /// The worker that searches positions has died, or could not be started.
    Failed,
    /// The answer of the web worker that examines whether a player can still mate; `None` if the
    /// worker has given no answer.
    Judged(Option<Verdict>),
}

/// Handles a message to the coach.
pub fn update(state: &mut CoachState, msg: Msg, ctx: &GameContext<'_>) -> Update {
    match msg {
        Msg::AskHint => state.start_hint(ctx.game),
        Msg::AskReview => {
            let begun = matches!(state.review, Some(CoachReview::InProgress(..) | CoachReview::Finished(_)));
            if begun || !can_review(ctx.game) || state.pending.is_some() {
                return Update::none();
            }
            let positions = ctx.game.moves().len() + 1 - ctx.game.last_correction_ply();
            state.review = Some(CoachReview::InProgress(Vec::new(), positions));
            state.study_next_position(ctx)
        }
        Msg::Stop => stop_coach(state).into(),
        Msg::ShowMistake(chosen) => {
            if let Some(CoachReview::Finished(reviewed)) = &state.review {
                state.chosen_mistake = reviewed.find_mistake(chosen).map(|_| chosen).or(state.chosen_mistake);
            }
            Update::none()
        }
        Msg::Studied(text) => state.handle_study(Some(&text), ctx),
        Msg::Failed => state.handle_study(None, ctx),
        Msg::Judged(verdict) => state.handle_verdict(ctx.game, verdict.as_ref()),
    }
}

/// Adapts the coach to the game on the board: drops a hint or review of another position or game,
/// and records a hint in the headers of a game that has just been saved. `is_shown` says whether
/// the review is on the screen. If not, drops the chosen mistake.
pub fn observe_game(state: &mut CoachState, is_shown: bool, ctx: &GameContext<'_>) -> Update {
    let mut update = Update::none();
    state.chosen_mistake.take_if(|_| !is_shown);
    let subject = Some(CoachSubject::of_game(ctx));
    if subject != state.subject {
        update.extend(stop_coach(state));
        state.subject = subject;
        // Forgets `unmarked_start` unless the game on the board begins at that position, and has
        // just been saved for the first time.
        state.unmarked_start.take_if(|start| !has_just_begun(ctx, *start));
    }
    if ctx.id.is_some() && state.unmarked_start.take().is_some() {
        update.push_action(record_hint(ctx.game));
    }
    update
}

/// Returns the action that records a hint in the headers of the game. A game with such a record
/// does not change a rating.
fn record_hint(game: &Game) -> PageAction {
    PageAction::ApplyEvent(Event::SetHeaders(OpponentLevel::with_hint_given(game.headers())))
}

/// Drops the coach's hint and review, and returns the effects that stop their workers.
pub fn stop_coach(state: &mut CoachState) -> Vec<Effect> {
    let study = state.pending.take().map(|_| CoachEffect::EndStudy.into());
    let proof = state.proof.take().map(|_| CoachEffect::EndProof.into());
    (state.hint, state.review, state.is_first_hint, state.chosen_mistake) = (None, None, false, None);
    study.into_iter().chain(proof).collect()
}

/// Whether the game on the board has just been saved for the first time: it has an id, at most one
/// move, and the start position `start`.
fn has_just_begun(ctx: &GameContext<'_>, start: RepetitionKey) -> bool {
    ctx.id.is_some() && ctx.game.moves().len() <= 1 && ctx.game.start().repetition_key() == start
}

impl CoachState {
    /// Starts the engine's search for a hint, or reveals the next step of the hint on the screen.
    fn start_hint(&mut self, game: &Game) -> Update {
        let mut update = Update::none();
        match &mut self.hint {
            Some(hint @ Hint::Revealed(..)) => hint.reveal_next_step(),
            Some(Hint::Unavailable) | None if can_give_hint(game) && self.pending.is_none() => {
                self.is_first_hint =
                    has_opponent(game) && !has_given_hint(game) && self.unmarked_start.is_none();
                self.hint = Some(Hint::Thinking);
                self.pending = Some(CoachRequest::Hint);
                let (nodes, millis) = HINT_LIMITS;
                let plies = game.moves().len();
                update.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
            }
            Some(Hint::Thinking | Hint::Unavailable) | None => {}
        }
        update
    }

    /// Handles the engine's result for a position: shows the hint, or continues the review. `text`
    /// is the result, or `None` if the worker failed. Without a valid result, the hint or the
    /// review becomes unavailable.
    fn handle_study(&mut self, text: Option<&str>, ctx: &GameContext<'_>) -> Update {
        let game = ctx.game;
        let mut update = Update::none();
        match self.pending.take() {
            Some(CoachRequest::Hint) => {
                // Ends the worker, because the next task may start another worker, and a phone may
                // lack the memory for two.
                update.push(CoachEffect::EndStudy);
                let seen = text.and_then(|text| StudyResult::read(text, game.position()));
                let clue = seen.and_then(|seen| HintContent::of_best_move(game.position(), &seen));
                if clue.is_some() && self.is_first_hint {
                    match ctx.id {
                        None => self.unmarked_start = Some(game.start().repetition_key()),
                        Some(_) => update.push_action(record_hint(game)),
                    }
                }
                self.hint = Some(clue.map_or(Hint::Unavailable, |clue| Hint::Revealed(1, clue)));
            }
            Some(CoachRequest::Review) => {
                let Some(CoachReview::InProgress(seen, _)) = &mut self.review else { return update };
                let position = game.position_at(game.last_correction_ply() + seen.len());
                match text.zip(position).and_then(|(text, position)| StudyResult::read(text, position)) {
                    Some(new) => {
                        seen.push(Some(new));
                        update.extend(self.study_next_position(ctx));
                    }
                    None => {
                        self.review = Some(CoachReview::Unavailable);
                        update.push(CoachEffect::EndStudy);
                    }
                }
            }
            None => {}
        }
        update
    }

    /// Asks the worker to search the next position of the reviewed game that [can be
    /// studied](can_be_studied). After the last position, finishes the review.
    fn study_next_position(&mut self, ctx: &GameContext<'_>) -> Update {
        let Some(CoachReview::InProgress(seen, positions)) = &mut self.review else { return Update::none() };
        let (game, from) = (ctx.game, ctx.game.last_correction_ply());
        let mut update = Update::none();
        while seen.len() < *positions {
            if can_be_studied(game, from + seen.len()) {
                let (nodes, millis) = REVIEW_LIMITS;
                let plies = from + seen.len();
                update.push(CoachEffect::Study { game: Box::new(game.clone()), plies, nodes, millis });
                self.pending = Some(CoachRequest::Review);
                return update;
            }
            seen.push(None);
        }
        let found = review_game(game, from, seen);
        self.review = Some(CoachReview::Finished(Rc::new(ReviewedGame {
            id: ctx.id,
            game: game.clone(),
            mistakes: found,
        })));
        update.push(CoachEffect::EndStudy);
        // Searches for no proof in two cases. After checkmate, the review does not say from which
        // position a player could no longer mate. After a move that left a king in check, the
        // worker cannot examine the last position, with which the search begins.
        if !game.position().is_checkmate() && !has_left_king_in_check(game, game.moves().len()) {
            update.extend(self.start_proof(game, Color::White));
        }
        update
    }

    /// Starts the search for the position of the reviewed game from which the player `color` could
    /// no longer mate.
    fn start_proof(&mut self, game: &Game, color: Color) -> Update {
        let search = NoMateSearch::new(game, color);
        self.proof = Some(search);
        ask_mate_worker(&search, game)
    }

    /// Handles the web worker's answer whether a player can still mate in a position: asks about
    /// another position or the other player, or adds the result to the review.
    fn handle_verdict(&mut self, game: &Game, verdict: Option<&Verdict>) -> Update {
        let Some(search) = &mut self.proof else { return Update::none() };
        let color = search.color;
        let mut update = Update::none();
        match search.apply_verdict(game, verdict) {
            SearchStep::AskNext => return ask_mate_worker(search, game),
            SearchStep::Found(since) => {
                if let (Some(CoachReview::Finished(reviewed)), Some(since)) = (&mut self.review, since) {
                    Rc::make_mut(reviewed).mistakes.set_unwinnable_from(color, since);
                }
            }
        }
        match color {
            Color::White => update.extend(self.start_proof(game, Color::Black)),
            Color::Black => {
                self.proof = None;
                update.push(CoachEffect::EndProof);
            }
        }
        update
    }
}

/// Sends the search's next question, whether a player can still mate in a position, to the web
/// worker. Does nothing if there is no next position.
fn ask_mate_worker(search: &NoMateSearch, game: &Game) -> Update {
    search.question(game).map(|question| Effect::from(CoachEffect::Prove(Box::new(question)))).into()
}
