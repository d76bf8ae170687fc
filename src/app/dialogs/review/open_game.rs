//! Opens the game to review, with its saved notes.

use super::super::games::replayed_game;
use super::state::{ReviewFault, ReviewState};
use super::times::{times_of_game, times_of_pgn};
use crate::app::action::{GameSource, OpenedGame};
use crate::app::dialogs::DialogContext;
use crate::app::effect::StoreEffect;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{GameId, ListedGame, SavedItem};
use crate::app::update::Update;
use crate::club::{ArchivedGame, NotesJournal};
use crate::game::pgn::{PgnGame, PgnReader};
use crate::game::tree::NodeId;
use crate::game::{Game, Span};
use crate::rules::{Color, Laws};
use std::rc::Rc;

/// A game to review, with the position to show first.
#[derive(Clone, Debug, PartialEq)]
pub struct GameToReview {
    /// The id under which the game is saved; `None` if it is not saved.
    pub id: Option<GameId>,
    /// The game.
    pub game: GameOfReview,
    /// The colour at the bottom of the board.
    pub near: Color,
    /// Number of half-moves before the position to show first.
    pub ply: usize,
    /// Whether the review was opened from the list of games. The list is then shown again after the
    /// review.
    pub from_list: bool,
}

/// A game to review that is in the page's memory.
#[derive(Clone, Debug, PartialEq)]
pub enum GameOfReview {
    /// A game that was played in the app.
    Played(Box<Game>),
    /// An imported game, shown on the board.
    Imported(PtrEqRc<OpenedGame>),
}

impl GameToReview {
    /// Returns the current game of the app (`page.game`) for a review, with the position to show
    /// first. An imported game that the board shows is not the current game.
    pub(super) fn of_board(page: &DialogContext<'_>) -> GameToReview {
        let (near, ply) = (page.near, page.shown.ply);
        let game = GameOfReview::Played(Box::new(page.game.clone()));
        GameToReview { id: page.current_game_id, game, near, ply, from_list: false }
    }

    /// Returns the game to review: the imported game that the board shows, if any, otherwise the
    /// current game of the app.
    pub(super) fn of_screen(page: &DialogContext<'_>) -> GameToReview {
        let Some(opened) = page.opened else { return GameToReview::of_board(page) };
        let id = match opened.source {
            GameSource::Archive(id) => Some(id),
            GameSource::Unsaved(_) => None,
        };
        let game = GameOfReview::Imported(opened.clone());
        GameToReview { id, game, near: page.near, ply: page.shown.ply, from_list: false }
    }
}

/// Opens the review of a game in memory, and requests the players' notes on the game from storage.
pub(super) fn open(review: &mut ReviewState, game: GameToReview) -> Update {
    let GameToReview { id, game, near, ply, from_list } = game;
    *review = ReviewState { id, near, from_list, first_ply: ply, ..ReviewState::default() };
    let read = match game {
        GameOfReview::Played(game) => played_game(&game),
        GameOfReview::Imported(opened) => imported_game(&ArchivedGame::from_imported(&opened.game, None)),
    };
    store_read_game(review, read);
    match id {
        Some(id) => Update::effect(StoreEffect::ReadClub(Some(id))),
        None => {
            review.journal = Some(NotesJournal::default());
            show(review);
            Update::none()
        }
    }
}

/// Opens the review of the saved game with this id: requests the game and the players' notes from
/// storage.
pub(super) fn open_saved(review: &mut ReviewState, id: GameId) -> Update {
    *review = ReviewState { id: Some(id), from_list: true, first_ply: usize::MAX, ..ReviewState::default() };
    Update::effect(StoreEffect::ReadSaved(SavedItem::Game(id))).with_effect(StoreEffect::ReadClub(Some(id)))
}

/// Stores `found`, the game to review, and shows it if the notes on the game have also been read.
/// `found` is `None` if the game is not in storage; the review then shows an error. Ignores a game
/// that is not the game to review.
pub(super) fn store_game(review: &mut ReviewState, found: Option<&ListedGame>) {
    if review.game.is_some()
        || found.is_some_and(|found| Some(found.item()) != review.id.map(SavedItem::Game))
    {
        return;
    }
    let read = match found {
        Some(ListedGame::Imported { line, .. }) => {
            ArchivedGame::from_line(line).and_then(|game| imported_game(&game))
        }
        Some(found) => replayed_game(found).and_then(|game| played_game(&game)),
        None => None,
    };
    store_read_game(review, read);
    show(review);
}

/// Stores the players' notes on the reviewed game, and shows the game if it has also been read.
/// `records` are the records of the journal of notes. `game` is the id of the game with these
/// notes. Notes on a game that is not reviewed are ignored.
pub(super) fn store_notes(review: &mut ReviewState, game: Option<GameId>, records: &[(GameId, u32, String)]) {
    if review.journal.is_some() || game != review.id {
        return;
    }
    review.journal =
        Some(NotesJournal::read(records.iter().map(|(_, number, text)| (*number, text.as_str()))));
    show(review);
}

/// Shows the reviewed game with the players' notes as a tree of moves. Does nothing until the game
/// and the notes have been read.
fn show(review: &mut ReviewState) {
    let (Some(game), Some(journal)) = (&review.game, &review.journal) else { return };
    match journal.notes.tree(game) {
        Ok(tree) => {
            let played = tree.line_from(NodeId::START).take(review.first_ply.min(game.main.moves.len()) + 1);
            review.at = played.last().unwrap_or(NodeId::START);
            review.tree = Some(Rc::new(tree));
            review.move_cursor_to_shown_move();
            review.rebuild_lines();
        }
        Err(fault) => review.fault = Some(ReviewFault::Refused(fault)),
    }
}

/// A game in PGN form, and the time used for each of its half-moves; `None` if the game cannot be
/// read.
type ReadGame = Option<(PgnGame, Vec<Option<Span>>)>;

/// Stores the game to review. If `read` is `None`, stores the error for the review to show.
fn store_read_game(review: &mut ReviewState, read: ReadGame) {
    match read {
        Some((game, times)) => (review.game, review.times_used) = (Some(Rc::new(game)), times.into()),
        None => review.fault = Some(ReviewFault::NotRead),
    }
}

/// Converts a game that was played in the app to PGN form.
fn played_game(game: &Game) -> ReadGame {
    Some((read_first_game(&game.pgn(), game.rules().laws())?, times_of_game(game)))
}

/// Converts an imported game with its annotations to PGN form.
fn imported_game(game: &ArchivedGame) -> ReadGame {
    let game = read_first_game(&game.pgn(), Laws::default())?;
    let times = times_of_pgn(&game);
    Some((game, times))
}

/// Parses the first game of a PGN text under `laws`, up to the first fault; `None` if the text has
/// no game.
fn read_first_game(pgn: &str, laws: Laws) -> Option<PgnGame> {
    let reader = PgnReader::new(pgn.as_bytes()).with_laws(laws);
    reader.with_annotations_up_to(usize::MAX, usize::MAX).up_to_faults().flatten().next()
}
