//! The result of a feature's `update`.

use super::action::PageAction;
use super::effect::Effect;

/// The result of a feature's `update` function: effects for the browser, and actions that the page
/// carries out.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct Update {
    /// Effects for the browser to carry out, in order.
    pub effects: Vec<Effect>,
    /// Actions for the page to carry out, in order.
    pub actions: Vec<PageAction>,
}

impl Update {
    /// Returns an update that does nothing.
    pub fn none() -> Update {
        Update::default()
    }

    /// Returns an update with one effect and no actions.
    pub fn effect(effect: impl Into<Effect>) -> Update {
        Update { effects: vec![effect.into()], ..Update::none() }
    }

    /// Returns an update with one action and no effects.
    pub fn action(action: PageAction) -> Update {
        Update { actions: vec![action], ..Update::none() }
    }

    /// Adds an effect at the end of this update.
    pub fn push(&mut self, effect: impl Into<Effect>) {
        self.effects.push(effect.into());
    }

    /// Adds an action for the page at the end of this update.
    pub fn push_action(&mut self, action: PageAction) {
        self.actions.push(action);
    }

    /// Adds the effects and actions of `more` at the end of this update.
    pub fn extend(&mut self, more: impl Into<Update>) {
        let more = more.into();
        self.effects.extend(more.effects);
        self.actions.extend(more.actions);
    }

    /// Adds `more`, the update that a function has returned together with `value`, at the end of
    /// this one. Returns `value`.
    pub fn extend_with<T>(&mut self, (value, more): (T, Update)) -> T {
        self.extend(more);
        value
    }

    /// Returns this update with one more effect at the end.
    pub fn with_effect(mut self, effect: impl Into<Effect>) -> Update {
        self.push(effect);
        self
    }

    /// Returns this update followed by the effects and actions of `more`.
    pub fn then(mut self, more: impl Into<Update>) -> Update {
        self.extend(more);
        self
    }
}

impl From<Effect> for Update {
    /// Returns an update with this one effect and no actions.
    fn from(effect: Effect) -> Update {
        Update::effect(effect)
    }
}

impl From<PageAction> for Update {
    /// Returns an update with this one action and no effects.
    fn from(action: PageAction) -> Update {
        Update::action(action)
    }
}

impl From<Vec<Effect>> for Update {
    /// Returns an update with these effects, in this order, and no actions.
    fn from(effects: Vec<Effect>) -> Update {
        Update { effects, ..Update::none() }
    }
}

/// `None` becomes the update that does nothing.
impl<T: Into<Update>> From<Option<T>> for Update {
    /// Returns the update in `update`; without one, the update that does nothing.
    fn from(update: Option<T>) -> Update {
        update.map_or_else(Update::none, Into::into)
    }
}
