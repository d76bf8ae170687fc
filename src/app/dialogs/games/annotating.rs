//! The game of the list that is being annotated.

use super::inside::{Inside, Wanted};
use super::message::Msg;
use super::notes::{Noting, Said};
use crate::app::effect::{Effect, StoreEffect};
use crate::app::kept::{Found, GameId};
use crate::app::update::Update;
use std::rc::Rc;

impl Inside {
    /// Changes what is said of games as the message asks.
    pub(super) fn update_notes(&mut self, msg: Msg) -> Update {
        match msg {
            Msg::Said(None, lines) => {
                let read = |game| Effect::from(StoreEffect::ReadClub(Some(game)));
                Update::from(Said::begun(&lines).into_iter().map(read).collect::<Vec<_>>())
            }
            Msg::Said(Some(_), lines) => self.said.take(&lines).map(|game| self.note_again(game)).into(),
            Msg::Note(number) => {
                self.noting = None;
                match self.row(number, false) {
                    Some(row) if row.is_own() => self.want(number, Wanted::Note).into(),
                    _ => {
                        self.note(number, None);
                        Update::none()
                    }
                }
            }
            Msg::NoteMove(ply) => {
                self.noting.iter_mut().for_each(|(_, noting)| noting.choose(ply));
                Update::none()
            }
            Msg::NoteSign(sign) => self.annotate(|noting, said| noting.sign(sign, said)),
            Msg::NoteWord(word) => self.annotate(|noting, said| noting.word(word, said)),
            Msg::Tags(text) => self.annotate(|noting, said| noting.tag(&text, said)),
            Msg::NotesDone => {
                self.noting = None;
                self.search()
            }
            _ => Update::none(),
        }
    }

    /// Something is said of the game that is being annotated.
    fn annotate(&mut self, say: impl FnOnce(&mut Noting, &mut Said) -> Option<Effect>) -> Update {
        let Some((number, noting)) = self.noting.as_mut() else { return Update::none() };
        let kept = say(noting, &mut self.said);
        if let Some(Some(row)) = Rc::make_mut(&mut self.rows).get_mut(*number) {
            Rc::make_mut(row).note(self.said.of(noting.game));
        }
        kept.into()
    }

    /// What is said of a game has been read.
    fn note_again(&mut self, game: GameId) -> Update {
        if self.rows.iter().flatten().any(|row| row.game() == Some(game)) {
            let rows = Rc::make_mut(&mut self.rows).iter_mut().flatten();
            rows.filter(|row| row.game() == Some(game))
                .for_each(|row| Rc::make_mut(row).note(self.said.of(game)));
        }
        self.search()
    }

    /// Begins to annotate the game at this place.
    pub(super) fn note(&mut self, number: usize, found: Option<&Found>) {
        let noting = self.row(number, false).and_then(|row| Noting::begin(row, found, &self.said));
        self.noting = noting.map(|noting| (number, noting));
    }
}
