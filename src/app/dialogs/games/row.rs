//! One game of the list.

use crate::app::kept::{GameFacts, GameId, GameSummary, ListedGame, SavedItem};
use crate::club::{ArchivedGame, GameNotes, GameQuery};
use crate::game::pgn::PgnResult;
use crate::game::{Game, Headers, salvage_game};
use crate::openings::Openings;
use crate::words::Words;

/// One game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ArchiveRow {
    /// What it is.
    pub name: SavedItem,
    /// Who plays, and when, the moves, and what they are called; nothing where a later version has saved the game.
    pub game: ArchivedGame,
    /// How it ended, if it has.
    pub score: PgnResult,
    /// How many half-moves were played.
    pub plies: usize,
    /// A later version of the app has saved it: it is left alone.
    pub later: bool,
    /// More is said of it on the disk than is at hand here.
    pub(super) is_annotated: bool,
    /// It has been deleted just now.
    pub deleted: bool,
    /// What the people at this device say of it.
    pub notes: Option<Box<GameNotes>>,
    /// How it was played and how it ended, where that was on this device.
    facts: Option<Box<GameFacts>>,
    /// What is searched beside the headers: how it ended, and under which rules it was played.
    more: Vec<String>,
    /// All of it, to be searched.
    known: String,
}

impl ArchiveRow {
    pub(super) fn of(found: &ListedGame, names: Option<&Openings>, words: Option<&Words>) -> ArchiveRow {
        let (game, facts) = match found {
            ListedGame::Imported { line, .. } => (ArchivedGame::from_line(line), None),
            ListedGame::Whole(stored) => split(GameSummary::derive_from(stored)),
            ListedGame::Summary(summary) => split(Some(GameSummary::clone(summary))),
            ListedGame::Rescued { .. } => (None, None),
        };
        let later = game.is_none() && !matches!(found, ListedGame::Rescued { .. });
        let game = game.unwrap_or_else(ArchivedGame::unknown);
        let is_annotated = game.is_annotated();
        let game = game.without_annotations();
        let mut row = ArchiveRow {
            name: found.item(),
            score: game.score,
            plies: facts.as_ref().map_or_else(|| game.plies(), |facts| facts.plies),
            later,
            is_annotated,
            deleted: false,
            notes: None,
            known: String::new(),
            more: Vec::new(),
            facts: facts.map(Box::new),
            game,
        };
        row.say(words);
        row.call(names);
        row
    }

    /// Says how the game ended and under which rules it was played, also in the reader's language.
    fn say(&mut self, words: Option<&Words>) {
        let Some(GameFacts { outcome, ended_by, rules, time_control: control, .. }) = self.facts.as_deref()
        else {
            return;
        };
        let mut more = Vec::new();
        more.extend(outcome.map(|outcome| outcome.reason.code().replace('-', " ")));
        more.push(rules.to_string());
        if let Some(words) = words {
            more.extend(outcome.map(|outcome| words.result_sentence_by(outcome, *ended_by)));
            more.push(words.rules_in_force(rules, control));
        }
        self.more = more;
    }

    /// Says the same in another language; from then on the row is found by that.
    pub(super) fn say_again(&mut self, words: Option<&Words>) {
        if self.facts.is_some() {
            self.say(words);
            self.call(None);
        }
    }

    /// Whether the row holds everything that there is of its game: of a game from elsewhere without annotations.
    pub(super) fn is_whole(&self) -> bool {
        self.facts.is_none() && !self.is_annotated && self.game().is_some()
    }

    /// Whether the game was played on this device.
    pub(super) fn is_own(&self) -> bool {
        self.facts.is_some()
    }

    /// Names its opening, if the names are here; from then on it is found by that too.
    pub(super) fn call(&mut self, names: Option<&Openings>) {
        let found = names.filter(|_| self.game.opening.0.is_empty()).and_then(|names| {
            let game = self.game.up_to_ply(names.last_named_ply())?;
            let (_, opening) = names.name_of_game(&game.start, &game.moves)?;
            Some((opening.code.to_owned(), opening.name.to_owned()))
        });
        if let Some(opening) = found {
            self.game.opening = opening;
        }
        let Headers { event, site, date, round, white, black, .. } = &self.game.headers;
        let (code, name) = &self.game.opening;
        let score = self.score.to_string();
        let parts = [white, black, date, event, site, round, &score, code, name];
        let noted = self.notes.iter().flat_map(|notes| notes.searchable_words());
        self.known =
            GameQuery::searchable_text(parts.into_iter().chain(&self.more).map(String::as_str).chain(noted));
    }

    /// This is said of it; from now on it is found by that too.
    pub(super) fn note(&mut self, notes: Option<&GameNotes>) {
        self.notes = notes.cloned().map(Box::new);
        self.call(None);
    }

    /// The game, if it is one.
    pub fn game(&self) -> Option<GameId> {
        match self.name {
            SavedItem::Game(game) => Some(game),
            SavedItem::Rescued(_) => None,
        }
    }

    /// Whether it is among those that are searched for.
    pub(super) fn is_found(&self, query: &GameQuery, score: Option<PgnResult>) -> bool {
        score.is_none_or(|score| score == self.score)
            && query.matches(&self.known)
            && query.matches_position(&self.game)
    }
}

/// The game as far as its records make any sense; none where a later version has written them, or it is no game of this
/// device.
pub(super) fn played(found: &ListedGame) -> Option<Game> {
    match found {
        ListedGame::Whole(stored) if !stored.is_later_version => {
            Some(salvage_game(stored.setup.clone().ok(), &stored.entries))
        }
        _ => None,
    }
}

fn split(summary: Option<GameSummary>) -> (Option<ArchivedGame>, Option<GameFacts>) {
    summary.map(|summary| (summary.archived, summary.facts)).unzip()
}
