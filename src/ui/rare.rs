//! What the first moves of a game do not need: the words for what is seldom said, and what is seen at its end. It comes with the
//! dialogs, see [`Dialogs`](super::Dialogs).

use crate::app::table::view::{CardView, ProofView};
use crate::app::{Msg, Said, Tally, What};
use crate::game::Game;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The ways into it. Only whoever makes one names what they lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rare {
    /// What a player is told, where [`Said::is_rare`].
    pub(super) said: fn(&Words, &Said) -> String,
    /// What a notice says, where [`What::is_rare`].
    pub(super) notice: fn(&Words, &What) -> String,
    /// What lies behind the result of a game, as sentences; `None` where the board says it all.
    pub(super) behind: fn(&Words, &Game) -> Option<String>,
    /// Draws what is seen at the end of a game.
    pub(super) ended: fn(&Ended, &Words, &Callback<Msg>) -> Html,
}

/// There is only one.
impl PartialEq for Rare {
    fn eq(&self, _: &Rare) -> bool {
        true
    }
}

/// What is seen at the end of a game, besides its result.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ended {
    /// The card with the result.
    Card(Rc<(CardView, Tally)>),
    /// What lies behind the result.
    Proof(Rc<ProofView>),
}
