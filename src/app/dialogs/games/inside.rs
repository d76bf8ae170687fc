//! The list, as it is read, searched, and changed.

use super::coming::Coming;
use super::message::{Msg, Sealed};
use super::notes::{Noting, Said};
use super::out::{self, Out};
use super::row::Row;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::same::Same;
use crate::app::dialogs::sealed::{Hidden, Opaque};
use crate::app::dialogs::sheet::file_name;
use crate::app::effect::{Share, StoreEffect};
use crate::app::kept::{Found, GameId, Listing, MANY_PAGES, PER_PAGE, Saved};
use crate::app::update::Update;
use crate::club::{Duplicates, Query};
use crate::game::Headers;
use crate::game::pgn::{Score, without_ticket};
use crate::openings::Openings;
use crate::words::Words;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

/// The list, and what is done with it.
#[derive(Clone, Debug, Default)]
pub struct Inside {
    /// The list; `None` while nothing of it has been read.
    list: Option<List>,
    /// What is searched for.
    search: Search,
    /// Games that come in from a file, or have come.
    pub(super) coming: Option<Coming>,
    /// Every game there is, shared with [`List`]: it is copied where it changes only.
    pub(super) rows: Rc<Vec<Option<Rc<Row>>>>,
    /// The parts that have been asked for, by their numbers.
    asked: BTreeSet<usize>,
    pub(super) names: Option<Same<Openings>>,
    /// The words of the reader's language, by which games are found too.
    words: Option<Opaque>,
    /// The places of those that are searched for.
    hits: Option<Vec<usize>>,
    /// All that is to be saved as PGN, as far as it has been gathered.
    out: Option<Out>,
    /// The game that is being read whole, its place, and what is done with it then.
    wanted: Option<(Saved, usize, Wanted)>,
    /// Whether the file is being read: before that the whole list has to be known.
    pub(super) begun: bool,
    /// What is here already, as far as the list has been read.
    pub(super) seen: Duplicates,
    /// Whether games have been deleted or had back since.
    pub(super) is_seen_stale: bool,
    /// What is said of the games.
    pub(super) said: Said,
    /// The game that is being annotated, and its place.
    pub(super) noting: Option<(usize, Noting)>,
    /// The name that was given last to a game from elsewhere.
    pub(super) last: u64,
}

/// What is done with a game as soon as all of it has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Open,
    Save,
    Note,
}

/// The list, as far as it has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// Every game there is; `None` where it has not been read.
    pub rows: Same<Vec<Option<Rc<Row>>>>,
    /// The places of those that are searched for, as far as they have been found; `None`: nothing is searched for.
    pub hits: Option<Same<Vec<usize>>>,
    /// How many have been read.
    pub read: usize,
}

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Search {
    /// Words.
    pub text: String,
    /// A result.
    pub score: Option<Score>,
}

/// All that is shown of it.
#[derive(Clone, Debug)]
pub struct Archive {
    /// The list, as far as it has been read; `None` while nothing of it has been.
    pub list: Option<List>,
    /// What is searched for.
    pub search: Search,
    /// Games that come in from a file, or have come.
    pub coming: Option<Coming>,
    /// The game that is being annotated.
    pub noting: Option<(Noting, Rc<Row>)>,
}

impl Hidden<Msg> for Inside {
    fn hear(self: Rc<Inside>, msg: Msg, ctx: &Context<'_>) -> (Sealed, Update) {
        let mut inside = Rc::unwrap_or_clone(self);
        let update = update(&mut inside, msg, ctx);
        (Sealed::new(inside), update)
    }

    fn shown(self: Rc<Inside>) -> Opaque {
        let Inside { list, search, coming, noting, rows, .. } = &*self;
        let noting = noting.clone().and_then(|(number, noting)| Some((noting, rows.get(number)?.clone()?)));
        Opaque::new(Archive { list: list.clone(), search: search.clone(), coming: coming.clone(), noting })
    }
}

/// Changes the list as the message asks. A message to a row that is not there does nothing.
fn update(games: &mut Inside, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Here(_) => read_page(0).with(StoreEffect::ReadClub(None)),
        Msg::Listed(listing) => games.listed(*listing),
        Msg::Sight(number) => games.ask(number),
        Msg::Names(names) => games.name_openings(&names),
        Msg::Words(words) => {
            games.words = Some(words);
            games.say_again();
            games.search()
        }
        Msg::Search(text) => {
            games.search.text = text;
            games.search()
        }
        Msg::Score(score) => {
            games.search.score = score;
            games.search()
        }
        Msg::Whole(found) => games.have_whole(found.as_deref()).into(),
        Msg::NotRead => games.reading_failed(),
        Msg::Open(number) => games.open(number).into(),
        Msg::Save(number) => games.save(number).into(),
        Msg::SaveAll => {
            games.out = Some(Out::default());
            games.go_on()
        }
        Msg::Delete(number) => games.delete(number, ctx.current).into(),
        Msg::Undelete(number) => games.undelete(number).into(),
        Msg::FileChosen => {
            (games.coming, games.begun) = (Some(Coming::default()), false);
            match &games.list {
                None => read_page(0),
                Some(_) if games.is_whole() => games.begin(),
                Some(_) => games.all_read(),
            }
        }
        Msg::Batch(batch) => games.take(batch, ctx.now),
        Msg::Added => games.added(),
        Msg::StopComing => games.stop_coming(),
        msg => games.update_notes(msg),
    }
}

/// Reads the page of the list that begins there.
pub(super) fn read_page(from: usize) -> Update {
    PageAction::ListGames { from, pages: 1, whole: false }.into()
}

/// Saves this PGN as a file that is named after the game.
fn download(headers: &Headers, text: String) -> Update {
    Update::effect(Share::Download { name: file_name(headers), text })
}

impl Inside {
    /// A list of which nothing has been read.
    pub fn sealed() -> Sealed {
        Sealed::new(Inside::default())
    }

    /// A row that can be dealt with and is, or is not, deleted.
    pub(super) fn row(&self, number: usize, deleted: bool) -> Option<&Row> {
        self.rows.get(number)?.as_deref().filter(|row| !row.later && row.deleted == deleted)
    }

    /// Puts the game at this place on the board, or looks at it; at once or as soon as all of it has been read.
    fn open(&mut self, number: usize) -> Option<Update> {
        let row = self.row(number, false)?;
        if row.game().is_none() || row.is_own() {
            return self.want(number, Wanted::Open);
        }
        let game = row.game.game()?;
        Some(Update::action(PageAction::CloseDialog).then(PageAction::LookAt(Box::new(game))))
    }

    /// The game at this place as PGN, at once or as soon as all of it has been read.
    fn save(&mut self, number: usize) -> Option<Update> {
        if self.row(number, false)?.is_whole() {
            self.saved(number, None)
        } else {
            self.want(number, Wanted::Save)
        }
    }

    /// Has all of the game at this place read.
    pub(super) fn want(&mut self, number: usize, wanted: Wanted) -> Option<Update> {
        let name = self.row(number, false)?.name;
        self.wanted = Some((name, number, wanted));
        Some(Update::effect(StoreEffect::ReadSaved(name)))
    }

    /// All of a game has been read.
    fn have_whole(&mut self, found: Option<&Found>) -> Option<Update> {
        let (name, number, wanted) =
            self.wanted.take_if(|(name, ..)| found.is_none_or(|found| found.name() == *name))?;
        let found = found?;
        // Another list may have been read meanwhile.
        self.row(number, false).filter(|row| row.name == name)?;
        match wanted {
            Wanted::Open => Some(open(found.clone())),
            Wanted::Save => self.saved(number, Some(found)),
            Wanted::Note => {
                self.note(number, Some(found));
                None
            }
        }
    }

    fn saved(&self, number: usize, found: Option<&Found>) -> Option<Update> {
        let row = self.row(number, false)?;
        Some(download(&row.game.headers, out::pgn(row, found)))
    }

    /// Deletes the game at this place, but not the one on the board.
    fn delete(&mut self, number: usize, current: Option<GameId>) -> Option<Update> {
        let name = self.row(number, false)?.name;
        if current.is_some_and(|current| name == Saved::Game(current)) {
            return None;
        }
        self.mark(number, true);
        Some(PageAction::Delete(name).into())
    }

    /// Saves the game at this place again.
    fn undelete(&mut self, number: usize) -> Option<Update> {
        let name = self.row(number, true)?.name;
        self.mark(number, false);
        Some(PageAction::Undelete(name).into())
    }

    fn mark(&mut self, number: usize, deleted: bool) {
        if let Some(row) = Rc::make_mut(&mut self.rows)[number].as_mut() {
            Rc::make_mut(row).deleted = deleted;
        }
        self.is_seen_stale = true;
        self.show();
    }

    /// The names of openings are here.
    fn name_openings(&mut self, names: &Opaque) -> Update {
        self.names = names.get::<Same<Openings>>().cloned();
        for row in Rc::make_mut(&mut self.rows).iter_mut().flatten() {
            Rc::make_mut(row).call(self.names.as_deref());
        }
        self.search()
    }

    /// A part of the list has been read.
    fn listed(&mut self, listing: Listing) -> Update {
        let Listing { total, from, found } = listing;
        let to = from + found.len();
        // Others are there than before: it is another list.
        if total != self.rows.len() || self.rows.get(from..to).is_none() {
            self.rows = Rc::new(vec![None; total]);
            self.seen = Duplicates::default();
            self.asked.clear();
            self.hits = self.hits.take().map(|_| Vec::new());
        }
        let mut read = Vec::with_capacity(found.len());
        for found in &found {
            let mut row = Row::of(found, self.names.as_deref(), self.words());
            if let Some(notes) = row.game().and_then(|game| self.said.of(game)) {
                row.note(Some(notes));
            }
            if !row.later {
                // A row that is read again is the same as itself.
                self.seen.add_archived(&row.game);
            }
            read.push(Some(Rc::new(row)));
        }
        if let Some(places) = Rc::make_mut(&mut self.rows).get_mut(from..to) {
            places.clone_from_slice(&read);
        }
        self.asked.extend(from / PER_PAGE..to.div_ceil(PER_PAGE));
        self.find(from..to);
        self.show();
        if let Some(out) = &mut self.out {
            out.take(from..to, &self.rows, &found, self.hits.as_deref());
        }
        if self.waits_to_come() && self.is_whole() {
            return self.begin();
        }
        self.go_on()
    }

    fn words(&self) -> Option<&Words> {
        self.words.as_ref()?.get()
    }

    /// What is said of games of this device is said in another language.
    fn say_again(&mut self) {
        let words = self.words.clone();
        for row in Rc::make_mut(&mut self.rows).iter_mut().flatten() {
            if row.is_own() {
                Rc::make_mut(row).say_again(words.as_ref().and_then(Opaque::get));
            }
        }
    }

    /// Those of these rows that are searched for are among the hits.
    fn find(&mut self, rows: Range<usize>) {
        let Some(hits) = &mut self.hits else { return };
        let (query, score) = (Query::new(&self.search.text), self.search.score);
        hits.retain(|hit| !rows.contains(hit));
        hits.extend(rows.filter(|number| {
            let row = self.rows.get(*number).and_then(Option::as_ref);
            row.is_some_and(|row| row.is_found(&query, score))
        }));
        hits.sort_unstable();
    }

    /// Shows the list as it is.
    fn show(&mut self) {
        let read = self.rows.iter().flatten().count();
        let hits = self.hits.clone().map(Same::new);
        self.list = Some(List { rows: self.rows.clone().into(), hits, read });
    }

    fn is_whole(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }

    /// Something else is searched for.
    pub(super) fn search(&mut self) -> Update {
        if self.list.is_none() {
            return Update::none();
        }
        let Search { text, score } = &self.search;
        let searched = !Query::new(text).is_empty() || score.is_some();
        self.hits = searched.then(Vec::new);
        self.find(0..self.rows.len());
        self.show();
        self.go_on()
    }

    /// What is to be read next, if all of the list is needed; a file with all that is found, once it is there.
    fn go_on(&mut self) -> Update {
        if let Some(out) = &mut self.out {
            return match out.next(&self.rows, self.hits.as_deref()) {
                Some(from) => PageAction::ListGames { from, pages: 1, whole: true }.into(),
                None => self.out.take().map(|out| download(&Headers::default(), out.done())).into(),
            };
        }
        if self.hits.is_some() || self.waits_to_come() { self.all_read() } else { Update::none() }
    }

    /// Many pages, from the first that has neither been read nor asked for.
    fn all_read(&mut self) -> Update {
        let parts = self.rows.len().div_ceil(PER_PAGE);
        let missing = (0..parts).find(|part| {
            let rows = self.rows.iter().skip(part * PER_PAGE).take(PER_PAGE);
            rows.into_iter().any(Option::is_none) && !self.asked.contains(part)
        });
        let Some(missing) = missing else { return Update::none() };
        self.asked.extend(missing..parts.min(missing + MANY_PAGES));
        PageAction::ListGames { from: missing * PER_PAGE, pages: MANY_PAGES, whole: false }.into()
    }

    /// Something could not be read. It is asked for again when it comes into sight or is searched for.
    fn reading_failed(&mut self) -> Update {
        self.asked.clear();
        (self.wanted, self.out) = (None, None);
        if self.waits_to_come() {
            self.coming = None;
        }
        PageAction::ShowNotRead.into()
    }

    /// Has the part read in which this place is.
    fn ask(&mut self, number: usize) -> Update {
        let part = number / PER_PAGE;
        let fresh = number < self.rows.len() && self.asked.insert(part);
        if fresh { read_page(part * PER_PAGE) } else { Update::none() }
    }
}

/// Puts a saved game on the board; what is left of a damaged one goes to the dialog in which games come in.
fn open(found: Found) -> Update {
    let close = Update::action(PageAction::CloseDialog);
    match found {
        Found::Game(game) => close.then(PageAction::BringGame(game)),
        Found::Rescued { pgn, .. } => close.then(PageAction::ImportText(without_ticket(&pgn))),
        // A game from elsewhere is looked at; a summary is no game to play on.
        Found::Elsewhere { .. } | Found::Summary(_) => close,
    }
}
