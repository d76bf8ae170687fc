//! One game of the list.

use crate::app::kept::{Found, GameId, Saved};
use crate::club::{Archived, Notes, Query};
use crate::game::pgn::Score;
use crate::game::{Game, Headers, salvage};
use crate::openings::Openings;
use crate::words::Words;

/// One game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it is.
    pub name: Saved,
    /// Who plays, and when, the moves, and what they are called; nothing where a later version has saved the game.
    pub game: Archived,
    /// How it ended, if it has.
    pub score: Score,
    /// How many half-moves were played.
    pub plies: usize,
    /// A later version of the app has saved it: it is left alone.
    pub later: bool,
    /// More is said of it on the disk than is at hand here.
    pub(super) is_annotated: bool,
    /// It has been deleted just now.
    pub deleted: bool,
    /// What the people at this device say of it.
    pub notes: Option<Box<Notes>>,
    /// How it ended and under which rules it was played, as far as that is known.
    more: Vec<String>,
    /// All of it, to be searched.
    known: String,
}

impl Row {
    pub(super) fn of(found: &Found, names: Option<&Openings>, words: Option<&Words>) -> Row {
        let own = played(found);
        let score = own.as_ref().map_or(Score::Unknown, score);
        let game = match (found, &own) {
            (Found::Elsewhere { line, .. }, _) => Archived::from_line(line),
            (_, Some(game)) => Some(Archived::of_game(game, score)),
            _ => None,
        };
        let unread = matches!(found, Found::Elsewhere { .. }) && game.is_none();
        let game = game.unwrap_or_else(Archived::unknown);
        let is_annotated = game.is_annotated();
        let game = game.without_annotations();
        let mut more = Vec::new();
        if let Some(own) = &own {
            more.extend(own.outcome().map(|outcome| outcome.reason.code().replace('-', " ")));
            more.push(own.rules().to_string());
            if let Some(words) = words {
                let control = own.clock().map(|clock| clock.control().clone()).unwrap_or_default();
                more.extend(words.result_of(own));
                more.push(words.rules_in_force(own.rules(), &control));
            }
        }
        let mut row = Row {
            name: found.name(),
            score: game.score,
            plies: own.map_or_else(|| game.plies(), |own| own.moves().len()),
            later: unread || matches!(found, Found::Game(stored) if stored.later),
            is_annotated,
            deleted: false,
            notes: None,
            known: String::new(),
            more,
            game,
        };
        row.call(names);
        row
    }

    /// Names its opening, if the names are here; from then on it is found by that too.
    pub(super) fn call(&mut self, names: Option<&Openings>) {
        let found = names.filter(|_| self.game.opening.0.is_empty()).and_then(|names| {
            let game = self.game.as_far_as(names.deepest())?;
            let (_, opening) = names.of_game(&game.start, &game.moves)?;
            Some((opening.code.to_owned(), opening.name.to_owned()))
        });
        if let Some(opening) = found {
            self.game.opening = opening;
        }
        let Headers { event, site, date, round, white, black } = &self.game.headers;
        let (code, name) = &self.game.opening;
        let score = self.score.to_string();
        let parts = [white, black, date, event, site, round, &score, code, name];
        let noted = self.notes.iter().flat_map(|notes| notes.words());
        self.known = Query::known(parts.into_iter().chain(&self.more).map(String::as_str).chain(noted));
    }

    /// This is said of it; from now on it is found by that too.
    pub(super) fn note(&mut self, notes: Option<&Notes>) {
        self.notes = notes.cloned().map(Box::new);
        self.call(None);
    }

    /// The game, if it is one.
    pub fn game(&self) -> Option<GameId> {
        match self.name {
            Saved::Game(game) => Some(game),
            Saved::Rescued(_) => None,
        }
    }

    /// Whether it is among those that are searched for.
    pub(super) fn is_found(&self, query: &Query, score: Option<Score>) -> bool {
        score.is_none_or(|score| score == self.score) && query.finds(&self.known) && query.reaches(&self.game)
    }
}

/// The game as far as its records make any sense; none where a later version has written them, or it is no game of this
/// device.
pub(super) fn played(found: &Found) -> Option<Game> {
    match found {
        Found::Game(stored) if !stored.later => Some(salvage(stored.setup.clone().ok(), &stored.entries)),
        _ => None,
    }
}

fn score(game: &Game) -> Score {
    game.outcome().map_or(Score::Unknown, |outcome| outcome.result.in_pgn())
}
