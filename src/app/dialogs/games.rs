//! All that is saved on this device: the unfinished games first, then by date.

use crate::app::context::Context;
use crate::app::kept::{Found, GameId, Listing, PER_PAGE, Saved};
use crate::app::upshot::Upshot;
use crate::game::pgn::Score;
use crate::game::{Game, Headers, salvage};

/// The list, as far as it has been read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// What is shown; `None` while it is being read.
    pub shown: Option<Shown>,
    /// The same as the disk gave it back.
    listing: Listing,
}

/// A part of the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// How long the whole list is.
    pub total: usize,
    /// The place of the first row, from 0.
    pub from: usize,
    /// The rows.
    pub rows: Vec<Row>,
}

/// One game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it is.
    pub name: Saved,
    /// Who plays, and when; nothing where a later version has saved the game.
    pub headers: Headers,
    /// How it ended, if it has.
    pub score: Score,
    /// How many half-moves were played.
    pub plies: usize,
    /// A later version of the app has saved it: it is left alone.
    pub later: bool,
    /// It has been deleted just now.
    pub deleted: bool,
}

/// What happens in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A part of the list has been read.
    Listed(Box<Listing>),
    /// Show the part before this one, or after it.
    Turn(bool),
    /// Put this one on the board, by its row.
    Open(usize),
    /// Save this one as PGN.
    Save(usize),
    /// Delete this one; not the game on the board.
    Delete(usize),
    /// Take that back.
    Undelete(usize),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// Read the part of the list that begins there.
    Read(usize),
    /// Put this on the board, or look at it, and close the dialog.
    Open(Box<Found>),
    /// The game's PGN goes to a file.
    Save {
        /// Who plays, and when.
        headers: Headers,
        /// The game.
        pgn: String,
    },
    /// Delete this.
    Delete(Saved),
    /// Save this again.
    Undelete(Saved),
}

impl Row {
    fn of(found: &Found) -> Row {
        let game = played(found);
        Row {
            name: found.name(),
            headers: game.as_ref().map(|game| game.headers().clone()).unwrap_or_default(),
            score: score(game.as_ref()),
            plies: game.map_or(0, |game| game.moves().len()),
            later: matches!(found, Found::Game(stored) if stored.later),
            deleted: false,
        }
    }

    /// The game, if it is one.
    pub fn game(&self) -> Option<GameId> {
        match self.name {
            Saved::Game(game) => Some(game),
            Saved::Rescued(_) => None,
        }
    }
}

/// The game as far as its records make any sense; none where a later version has written them, or only its PGN is left.
fn played(found: &Found) -> Option<Game> {
    match found {
        Found::Game(stored) if !stored.later => Some(salvage(stored.setup.clone().ok(), &stored.entries)),
        _ => None,
    }
}

fn score(game: Option<&Game>) -> Score {
    match game.and_then(Game::outcome).map(|outcome| outcome.winner) {
        None => Score::Unknown,
        Some(None) => Score::Draw,
        Some(Some(winner)) => Score::Win(winner),
    }
}

/// Changes the list as the message asks. A message to a row that is not there does nothing.
pub(super) fn update(games: &mut Games, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    let mark = match msg {
        Msg::Delete(number) => Some((number, true)),
        Msg::Undelete(number) => Some((number, false)),
        _ => None,
    };
    let done = match msg {
        Msg::Listed(listing) => {
            let rows = listing.found.iter().map(Row::of).collect();
            games.shown = Some(Shown { total: listing.total, from: listing.from, rows });
            games.listing = *listing;
            None
        }
        Msg::Turn(on) => {
            let from = games.listing.from;
            Some(Done::Read(if on { from + PER_PAGE } else { from.saturating_sub(PER_PAGE) }))
        }
        Msg::Open(number) => games.found(number, false).map(|found| Done::Open(Box::new(found.clone()))),
        Msg::Save(number) => games.found(number, false).map(save),
        Msg::Delete(number) => games
            .found(number, false)
            .map(Found::name)
            .filter(|name| ctx.current.is_none_or(|current| *name != Saved::Game(current)))
            .map(Done::Delete),
        Msg::Undelete(number) => games.found(number, true).map(|found| Done::Undelete(found.name())),
    };
    if let (Some(shown), Some((number, deleted)), Some(_)) = (&mut games.shown, mark, &done) {
        shown.rows[number].deleted = deleted;
    }
    done.map_or_else(Upshot::none, Upshot::done)
}

impl Games {
    /// What a row stands for, if it can be dealt with and is, or is not, deleted.
    fn found(&self, number: usize, deleted: bool) -> Option<&Found> {
        let row = self.shown.as_ref()?.rows.get(number)?;
        (!row.later && row.deleted == deleted).then(|| self.listing.found.get(number))?
    }
}

fn save(found: &Found) -> Done {
    let game = played(found);
    let headers = game.as_ref().map(|game| game.headers().clone()).unwrap_or_default();
    let pgn = match found {
        Found::Game(_) => game.map(|game| game.pgn()).unwrap_or_default(),
        Found::Rescued { pgn, .. } => pgn.clone(),
    };
    Done::Save { headers, pgn }
}
