//! The sheet for a new game: who plays, with which clock, under which rules, and one button that begins it.
//!
//! Its fields are those of the settings: what is chosen is what the next game begins with, and stands there again the
//! next time. The sheet adds the two things that are no field.

use super::settings::Form;
use crate::app::context::Context;
use crate::app::effect::Focus;
use crate::app::settings::Settings;
use crate::app::told::Said;
use crate::app::upshot::Upshot;

/// What happens in it, beside what happens in its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The players change colours.
    Swap,
    /// The new game begins.
    Play,
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The players have chosen these settings.
    Changed(Box<Settings>),
    /// A new game with these settings; the dialog is to be closed.
    Play,
    /// The players are told something.
    Say(Said),
}

/// Deals with what is no field.
pub(super) fn update(form: &Form, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    match msg {
        Msg::Swap => {
            let mut settings = ctx.settings.clone();
            settings.swap_players();
            Upshot::done(Done::Changed(Box::new(settings)))
        }
        Msg::Play => play(form),
    }
}

/// Begins the game, unless a field of its clock holds no time, or that of its start no number: then that is where the keyboard goes.
fn play(form: &Form) -> Upshot<Done> {
    if form.not_a_start.is_some() || form.clock.as_ref().is_some_and(|draft| draft.read().is_err()) {
        let mut upshot = Upshot::done(Done::Say(Said::FieldWrong));
        upshot.push(Focus::Fault);
        return upshot;
    }
    Upshot::done(Done::Play)
}
