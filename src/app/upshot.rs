//! What comes of one message to a feature.

use super::effect::Effect;

/// What a feature answers with: effects for the world outside, and what its parent has to act on.
///
/// (The word `Outcome` belongs to the end of a game.)
#[derive(Clone, Debug, PartialEq)]
pub struct Upshot<D> {
    /// What the world outside is to do.
    pub effects: Vec<Effect>,
    /// What the parent has to act on, in order.
    pub done: Vec<D>,
}

impl<D> Upshot<D> {
    /// Nothing to do for anybody.
    pub fn none() -> Upshot<D> {
        Upshot { effects: Vec::new(), done: Vec::new() }
    }

    /// One thing for the parent to act on.
    pub fn done(done: D) -> Upshot<D> {
        Upshot { effects: Vec::new(), done: vec![done] }
    }

    /// One thing for the world outside to do.
    pub fn effect(effect: impl Into<Effect>) -> Upshot<D> {
        Upshot { effects: vec![effect.into()], done: Vec::new() }
    }

    /// The same, as the parent of the feature hands it on.
    pub fn map<E>(self, then: impl Fn(D) -> E) -> Upshot<E> {
        Upshot { effects: self.effects, done: self.done.into_iter().map(then).collect() }
    }

    /// Adds something for the world outside to do.
    pub fn push(&mut self, effect: impl Into<Effect>) {
        self.effects.push(effect.into());
    }
}
