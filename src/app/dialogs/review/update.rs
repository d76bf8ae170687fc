//! Applies messages to the review.

use super::message::{LoadedReview, Msg};
use super::state::{ReviewFault, ReviewState};
use super::{open_game, steps};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::lazy_screen::LazyScreen;
use crate::app::dialogs::sheet::file_name;
use crate::app::effect::{CoachEffect, FocusTarget, Share, StoreEffect};
use crate::app::storage::{GameId, SaveCommand};
use crate::app::update::Update;
use crate::club::ArchivedGame;
use crate::game::Instant;
use crate::game::pgn::{PgnGame, pgn_without_ticket};
use crate::game::tree::{NodeId, Shape};
use std::rc::Rc;

/// Maximum length of a player's comment on a move, in characters. A longer comment in an imported
/// game can be changed, but not made longer.
const MAX_COMMENT_CHARS: usize = 4_000;

/// Effect of a message on the review's tree of moves. A changed tree must be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeChange {
    /// The tree is unchanged.
    None,
    /// The tree may have changed.
    Changed,
    /// The tree refused the change.
    Refused,
}

impl ReviewState {
    /// Returns a review without a game.
    pub fn empty_content() -> LoadedReview {
        LoadedReview::new(ReviewState::default())
    }
}

impl LazyScreen<Msg> for ReviewState {
    /// Applies a message, and returns the new state of the review with the effects and actions of
    /// the message.
    fn update(self: Rc<ReviewState>, msg: Msg, ctx: &Context<'_>) -> (LoadedReview, Update) {
        let mut review = Rc::unwrap_or_clone(self);
        let update = update(&mut review, msg, ctx);
        (LoadedReview::new(review), update)
    }
}

/// Applies a message to the review. Saves the players' notes if the tree of moves or the tags have
/// changed.
fn update(review: &mut ReviewState, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Loaded(_) => return Update::none(),
        Msg::Open(game) => return open_game::open(review, *game),
        Msg::OpenSaved(game) => return open_game::open_saved(review, game),
        Msg::RefuseGameInProgress => {
            review.fault = Some(ReviewFault::InProgress);
            return Update::none();
        }
        Msg::Whole(found) => {
            open_game::store_game(review, found.as_deref());
            return Update::none();
        }
        Msg::Notes(game, records) => {
            open_game::store_notes(review, game, &records);
            return Update::none();
        }
        Msg::NotRead => {
            if review.tree.is_none() {
                review.fault = Some(ReviewFault::NotRead);
            }
            return Update::none();
        }
        Msg::Done => {
            let close = if review.from_list { PageAction::ShowGames } else { PageAction::CloseDialog };
            return Update::action(close).with_effect(CoachEffect::EndEvaluation);
        }
        Msg::ToggleEvaluation => return review.toggle_evaluation(),
        Msg::ToggleLineCount => return review.toggle_line_count(),
        Msg::Evaluated(answer) => return review.store_evaluation(answer.as_deref()),
        Msg::SavePgn => return export_pgn(review).into(),
        Msg::Tags(text) => return save(review, Some(&text), ctx.now),
        _ => {}
    }
    if review.tree.is_none() {
        return Update::none();
    }
    review.fault = None;
    // A press of a square does not move the keyboard focus, so that the arrow keys still step
    // through the moves.
    let moves_focus = matches!(msg, Msg::Promote(_) | Msg::Cursor(_));
    let was_promoting = review.promotion.is_some();
    let change = change(review, msg);
    let mut update = Update::none();
    if change == TreeChange::Changed {
        review.rebuild_lines();
        update.extend(save(review, None, ctx.now));
    }
    update.extend(review.evaluate_shown_position());
    if review.promotion.is_some() && !was_promoting {
        update.push(FocusTarget::PromotionPicker);
    } else if moves_focus {
        update.push(FocusTarget::DialogSquare(review.cursor));
    }
    update
}

/// Applies `msg` to the tree of moves or to the dialog, for example to the shown position. Returns
/// whether the tree may have changed.
fn change(review: &mut ReviewState, msg: Msg) -> TreeChange {
    let at = review.at;
    match msg {
        Msg::Press(square) => return review.press_square(square),
        Msg::Drop { from, to } => return review.drop_piece(from, to),
        Msg::Promote(role) => return review.promote(role),
        Msg::Deselect => review.selected = None,
        Msg::Cursor(by) => review.cursor = by.apply_to(review.cursor, review.orientation()),
        Msg::Flip => review.near = !review.near,
        Msg::GoTo(node) => review.go_to(node),
        Msg::Step(step) => {
            if let Some(tree) = &review.tree {
                let node = steps::step(tree, at, step);
                review.go_to(node);
            }
        }
        Msg::Fold(first) => {
            if !review.folded.remove(&first) {
                review.folded.insert(first);
            }
            review.rebuild_lines();
        }
        Msg::MoveVariationUp => return review.change_tree(|tree| tree.promote_variation(at).map(drop)),
        Msg::Delete => return delete(review),
        Msg::Undo | Msg::Redo => {
            let Some(tree) = review.tree.as_mut().map(Rc::make_mut) else { return TreeChange::None };
            let shown = if msg == Msg::Undo { tree.undo() } else { tree.redo() };
            let Some(shown) = shown else { return TreeChange::None };
            review.go_to(shown);
            return TreeChange::Changed;
        }
        Msg::Sign(sign) => return review.change_tree(|tree| tree.toggle_sign(at, sign)),
        Msg::Comment(text) => {
            // A comment in an imported game may already be longer than the limit, and must not be
            // cut.
            let present = review.tree.as_ref().map_or(0, |tree| tree.comment(at).chars().count());
            let text: String = text.chars().take(present.max(MAX_COMMENT_CHARS)).collect();
            return review.change_tree(|tree| tree.set_comment(at, &text));
        }
        Msg::Color(color) => review.color = color,
        Msg::Draw { from, to, color } => {
            review.selected = None;
            let to = Some(to).filter(|to| *to != from);
            return review.toggle_shape(Shape { color: color.unwrap_or(review.color), from, to });
        }
        Msg::DrawAtCursor => match review.drawing_from.take() {
            None => review.drawing_from = Some(review.cursor),
            Some(from) => {
                let to = Some(review.cursor).filter(|to| *to != from);
                return review.toggle_shape(Shape { color: review.color, from, to });
            }
        },
        Msg::ClearDrawings => return review.change_tree(|tree| tree.set_shapes(at, &[])),
        Msg::AddLine(index) => return review.add_computer_line(index),
        _ => {}
    }
    TreeChange::None
}

/// Deletes the shown move and all moves after it from the tree. Then shows the position before the
/// deleted move.
fn delete(review: &mut ReviewState) -> TreeChange {
    let at = review.at;
    let change = review.change_tree(|tree| tree.delete_line_from(at));
    if change == TreeChange::Changed
        && let Some(tree) = &review.tree
    {
        let before = tree.parent(at).unwrap_or(NodeId::START);
        // In PGN, a variation replaces a move of the game. So moves that were added after the end
        // of the game are a variation that begins with a copy of the last played move. If this copy
        // was deleted, the review shows the position after the played move.
        let played = tree.children(before).iter().find(|node| tree.move_at(**node) == tree.move_at(at));
        let shown = played.copied().unwrap_or(before);
        review.go_to(shown);
    }
    change
}

/// Exports the reviewed game with the players' notes and variations as a PGN file. `None` until the
/// game and its notes have been read.
fn export_pgn(review: &ReviewState) -> Option<Update> {
    let mut record = PgnGame::clone(review.game.as_ref()?);
    review.journal.as_ref()?.notes.add_to(&mut record);
    let text = pgn_without_ticket(&record.to_string());
    Some(Update::effect(Share::Download { name: file_name(&review.headers()), text }))
}

/// Saves the players' notes on the reviewed game, if they differ from the saved notes. `tags` is
/// the typed text of the tags, if the players have edited the tags. If the game itself is not saved
/// yet, also saves the game.
fn save(review: &mut ReviewState, tags: Option<&str>, now: Instant) -> Update {
    let (Some(tree), Some(journal), Some(game)) = (&review.tree, &mut review.journal, &review.game) else {
        return Update::none();
    };
    let mut notes = journal.notes.clone();
    if let Some(tags) = tags {
        notes.set_tags(tags);
    }
    notes.set_tree(tree);
    let Some((number, text)) = journal.set(notes) else { return Update::none() };
    let mut update = Update::none();
    let journal = *review.id.get_or_insert_with(|| {
        let id = GameId::next_after(now, GameId(0));
        let line = ArchivedGame::from_pgn(PgnGame::clone(game)).to_line();
        update.push(StoreEffect::AddImportedGames(vec![(id, line)]));
        id
    });
    update.with_effect(SaveCommand::AddClubLines { journal, number, text })
}
