//! Claiming a draw: as the position stands, or with a move that is declared and not played (FIDE 9.2.1.1, 9.3.1).

use super::{Table, tell};
use crate::app::context::Context;
use crate::app::effect::{Effect, Focus};
use crate::game::{DrawRule, Event, Game};
use crate::rules::{Color, Move};

/// A claim whose move is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claiming {
    /// Who claims.
    pub by: Color,
    /// The move that was chosen, on the board or in the list.
    pub chosen: Option<Move>,
    /// How many half-moves had been played when the claim began.
    ply: usize,
}

/// What happens while a move to claim with is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This move is meant, by its number among the legal ones; any other number means none.
    Choose(usize),
    /// The claim is made with the move that was chosen.
    Declare,
    /// There is no claim.
    Cancel,
}

/// A player claims: at once if the position proves it, or where nothing can be declared; else a move is to be chosen,
/// whether one would bring the draw about or not.
pub(super) fn begin(table: &mut Table, by: Color, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    let game = table.session.game();
    if game.outcome().is_some() {
        return;
    }
    if !game.claims(by).is_empty() || !may_declare(game, by) {
        return tell::act(table, Event::Claim { by, intended: None }, ctx, effects);
    }
    let ply = game.moves().len();
    table.looking = None;
    table.claiming = Some(Claiming { by, chosen: None, ply });
    table.input.selection = None;
    table.follow();
    effects.push(Focus::Dialog.into());
}

/// Whether the player may declare a move under these rules.
fn may_declare(game: &Game, by: Color) -> bool {
    let rules = game.rules();
    let declared = [rules.threefold, rules.fifty_moves].contains(&DrawRule::IntendedMoveToo);
    declared && game.turn() == by && game.flag_fallen().is_none()
}

/// Goes on with the choice.
pub(super) fn step(table: &mut Table, step: Step, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    let Some(claiming) = &mut table.claiming else { return };
    match step {
        Step::Choose(number) => {
            claiming.chosen = table.session.game().position().legal_moves().get(number).copied();
        }
        Step::Declare => {
            let Claiming { by, chosen: Some(mv), .. } = *claiming else { return };
            close(table, effects);
            tell::act(table, Event::Claim { by, intended: Some(mv) }, ctx, effects);
        }
        Step::Cancel => close(table, effects),
    }
}

/// Closes the choice.
pub(super) fn close(table: &mut Table, effects: &mut Vec<Effect>) {
    table.claiming = None;
    effects.push(Focus::Square(table.cursor()).into());
}

/// The game may have changed: the choice is among the moves of the position on the board, as long as it makes sense.
pub(super) fn follow(claiming: &mut Option<Claiming>, game: &Game) {
    *claiming = claiming.take().filter(|claiming| may_declare(game, claiming.by) && game.outcome().is_none());
    if let Some(claiming) = claiming {
        let ply = game.moves().len();
        claiming.chosen = claiming.chosen.filter(|_| claiming.ply == ply);
        claiming.ply = ply;
    }
}
