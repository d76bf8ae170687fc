//! Who keeps a person company at the table, and where that is done: not here, but the dialogs bring the way to it.

use crate::app::{App, Msg};
use crate::words::Words;
use yew::Callback;

/// The words that the page speaks in, and those that White and Black are spoken to in where they have chosen.
pub type SpokenIn<'a> = (&'a Words, &'a [Option<Words>; 2]);

/// The ways to it. Only whoever makes one names what they lead to.
#[derive(Clone, Copy, Debug)]
pub struct Guest {
    /// Has it look at the page after a change, with the words that the page, White and Black are spoken to in; what it does
    /// comes as messages.
    pub looks: fn(&App, SpokenIn<'_>, &Callback<Msg>),
}
