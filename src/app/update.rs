//! The result of handling a message: effects for the browser, and actions for the page.

use super::action::PageAction;
use super::effect::Effect;

/// What a feature's `update` function returns: effects (requests to the browser), and actions that
/// the page carries out.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct Update {
    /// Effects for the browser to carry out, in order.
    pub effects: Vec<Effect>,
    /// Actions for the page to carry out, in order.
    pub actions: Vec<PageAction>,
}

impl Update {
    /// Returns an update that does nothing: no effects for the browser, and no actions for the
    /// page.
    pub fn none() -> Update {
        Update::default()
    }

    /// Returns an update with one effect (request to the browser) and no actions for the page.
    pub fn effect(effect: impl Into<Effect>) -> Update {
        Update { effects: vec![effect.into()], ..Update::none() }
    }

    /// Returns an update with one action for the page to carry out, and no effects.
    pub fn action(action: PageAction) -> Update {
        Update { actions: vec![action], ..Update::none() }
    }

    /// Appends an effect (request to the browser) to this update.
    pub fn push(&mut self, effect: impl Into<Effect>) {
        self.effects.push(effect.into());
    }

    /// Appends to this update an action that the page carries out.
    pub fn push_action(&mut self, action: PageAction) {
        self.actions.push(action);
    }

    /// Appends the effects and actions of the update `more` to this update.
    pub fn extend(&mut self, more: impl Into<Update>) {
        let more = more.into();
        self.effects.extend(more.effects);
        self.actions.extend(more.actions);
    }

    /// Appends the effects and actions of the update `more` to this update, and returns `value`.
    /// Used on the result of a function that returns both a value and an update.
    pub fn extend_with<T>(&mut self, (value, more): (T, Update)) -> T {
        self.extend(more);
        value
    }

    /// Returns this update with `effect` (a request to the browser) appended.
    pub fn with_effect(mut self, effect: impl Into<Effect>) -> Update {
        self.push(effect);
        self
    }

    /// Returns this update followed by the effects and actions of the update `more`.
    pub fn then(mut self, more: impl Into<Update>) -> Update {
        self.extend(more);
        self
    }
}

impl From<Effect> for Update {
    /// Returns an update with this one effect (request to the browser) and no actions.
    fn from(effect: Effect) -> Update {
        Update::effect(effect)
    }
}

impl From<PageAction> for Update {
    /// Returns an update with this one action for the page to carry out, and no effects.
    fn from(action: PageAction) -> Update {
        Update::action(action)
    }
}

impl From<Vec<Effect>> for Update {
    /// Returns an update with these effects (requests to the browser), in this order, and no
    /// actions.
    fn from(effects: Vec<Effect>) -> Update {
        Update { effects, ..Update::none() }
    }
}

impl<T: Into<Update>> From<Option<T>> for Update {
    /// Converts the value in the option to an update; `None` becomes the update that does nothing.
    fn from(update: Option<T>) -> Update {
        update.map_or_else(Update::none, Into::into)
    }
}
