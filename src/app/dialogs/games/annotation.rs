//! Annotation of a game in the list.

use super::message::Msg;
use super::notes::{GameAnnotation, NotesByGame};
use super::reading;
use super::state::{AfterReading, ArchiveState};
use crate::app::effect::{Effect, StoreEffect};
use crate::app::storage::{GameId, ListedGame};
use crate::app::update::Update;
use std::rc::Rc;

/// Handles the messages about annotations.
pub(super) fn update_notes(games: &mut ArchiveState, msg: Msg) -> Update {
    match msg {
        Msg::Said(None, lines) => {
            let read = |game| Effect::from(StoreEffect::ReadClub(Some(game)));
            Update::from(NotesByGame::journals_to_read(&lines).into_iter().map(read).collect::<Vec<_>>())
        }
        Msg::Said(Some(_), lines) => {
            games.said.take_journal(&lines).map(|game| take_notes(games, game)).into()
        }
        Msg::Note(number) => {
            games.noting = None;
            match games.row(number, false) {
                Some(row) if row.is_own() => {
                    reading::request_whole_game(games, number, AfterReading::Note).into()
                }
                _ => {
                    begin_annotating(games, number, None);
                    Update::none()
                }
            }
        }
        Msg::NoteMove(ply) => {
            games.noting.iter_mut().for_each(|(_, noting)| noting.choose_move(ply));
            Update::none()
        }
        Msg::NoteSign(sign) => change_annotation(games, |noting, said| noting.toggle_sign(sign, said)),
        Msg::NoteWord(word) => change_annotation(games, |noting, said| noting.set_comment(word, said)),
        Msg::Tags(text) => change_annotation(games, |noting, said| noting.set_tags(&text, said)),
        Msg::NotesDone => {
            games.noting = None;
            reading::search(games)
        }
        _ => Update::none(),
    }
}

/// Changes the annotations of the open game with `say`, and shows them in its row.
fn change_annotation(
    games: &mut ArchiveState,
    say: impl FnOnce(&mut GameAnnotation, &mut NotesByGame) -> Option<Effect>,
) -> Update {
    let Some((number, noting)) = games.noting.as_mut() else { return Update::none() };
    let kept = say(noting, &mut games.said);
    if let Some(Some(row)) = Rc::make_mut(&mut games.rows).get_mut(*number) {
        Rc::make_mut(row).set_notes(games.said.notes_of(noting.game));
    }
    kept.into()
}

/// Updates the rows of a game whose annotations have been read.
fn take_notes(games: &mut ArchiveState, game: GameId) -> Update {
    if games.rows.iter().flatten().any(|row| row.game() == Some(game)) {
        let rows = Rc::make_mut(&mut games.rows).iter_mut().flatten();
        rows.filter(|row| row.game() == Some(game))
            .for_each(|row| Rc::make_mut(row).set_notes(games.said.notes_of(game)));
    }
    reading::search(games)
}

/// Opens the game in row `number` for annotation.
pub(super) fn begin_annotating(games: &mut ArchiveState, number: usize, found: Option<&ListedGame>) {
    let noting = games.row(number, false).and_then(|row| GameAnnotation::begin(row, found, &games.said));
    games.noting = noting.map(|noting| (number, noting));
}
