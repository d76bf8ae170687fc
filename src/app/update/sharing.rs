//! Games go out and come in.

use super::{act, dialogs, look, settings};
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Model};
use crate::app::sharing::{Import, Sharing, file_name};
use crate::game::{Event, Game, Headers, Instant};
use crate::text;

/// Opens the dialog.
pub(super) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    model.selection = None;
    model.sharing = Sharing::default();
    model.dialog = Some(Dialog::Game);
    effects.push(Effect::Focus(Focus::Dialog));
}

/// The players write at the head of the score sheet. The names are taken over into the next game.
pub(super) fn set_headers(model: &mut Model, headers: Headers, now: Instant, effects: &mut Vec<Effect>) {
    if model.elsewhere {
        return;
    }
    let Headers { event, site, date, round, white, black } = headers;
    let [event, site, date, round, white, black] =
        [event, site, date, round, white, black].map(|text| settings::name_of(&text));
    let headers = Headers { event, site, date, round, white, black };
    model.settings.white.clone_from(&headers.white);
    model.settings.black.clone_from(&headers.black);
    settings::keep(model, effects);
    head(model, headers, now, effects);
}

/// Of a game that nothing is kept of yet it is where it starts from; else it is something that happens to it.
fn head(model: &mut Model, headers: Headers, now: Instant, effects: &mut Vec<Effect>) {
    if model.keeping.id.is_some() {
        act::act(model, Event::SetHeaders(headers), now, effects);
        return;
    }
    model.keeping.setup.headers = headers;
    model.game = Game::new(model.keeping.setup.clone());
    act::follow(model, effects);
}

/// A game that has no date gets that of the day on which its first move is made. To be called before that move.
pub(super) fn date(model: &mut Model) {
    if model.keeping.id.is_none() && model.keeping.setup.headers.date.is_empty() && !model.today.is_empty() {
        model.keeping.setup.headers.date.clone_from(&model.today);
        model.game = Game::new(model.keeping.setup.clone());
    }
}

/// The PGN of the game on the board goes out as a file.
pub(super) fn download(model: &mut Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Download { name: file_name(model.game.headers()), text: model.game.pgn() });
    said(model, text::DOWNLOADED.to_owned());
}

/// What became of a copy.
pub(super) fn copied(model: &mut Model, done: bool) {
    said(model, if done { text::COPIED } else { text::NOT_COPIED }.to_owned());
}

fn said(model: &mut Model, words: String) {
    model.tell(words.clone());
    model.sharing.said = Some(words);
}

/// Reads what was pasted or opened. One game alone is looked at; of several one is to be chosen; what is wrong is
/// said, and nothing in progress is touched.
pub(super) fn import(model: &mut Model, given: &str, effects: &mut Vec<Effect>) {
    if model.dialog != Some(Dialog::Game) {
        return;
    }
    let import = Import::read(given);
    model.sharing = Sharing::default();
    match (&import.found[..], import.faults.first()) {
        ([], None) => said(model, text::NOTHING_TO_READ.to_owned()),
        ([only], None) => {
            let only = only.clone();
            dialogs::close(model, effects);
            look::look_at(model, &only, effects);
        }
        (found, fault) => {
            model.tell(text::found(found.len(), fault));
            model.sharing.import = import;
        }
    }
}

/// A file could not be read.
pub(super) fn import_failed(model: &mut Model, why: &str) {
    if model.dialog == Some(Dialog::Game) {
        model.sharing = Sharing::default();
        said(model, text::cannot_read(why));
    }
}

/// One of several games has been chosen.
pub(super) fn choose(model: &mut Model, number: usize, effects: &mut Vec<Effect>) {
    let chosen = model.sharing.import.found.get(number).cloned();
    if let (Some(record), Some(Dialog::Game)) = (chosen, model.dialog) {
        dialogs::close(model, effects);
        look::look_at(model, &record, effects);
    }
}
