//! Starts a game that continues from a position of an imported game, and saves the imported game.

use super::ReadyPage;
use crate::app::action::{GameSource, OpenedGame};
use crate::app::effect::StoreEffect;
use crate::app::update::Update;
use crate::club::ArchivedGame;
use crate::game::pgn::ImportedGame;
use crate::game::{Game, GameSetup, Headers, Instant, Journal, LineCursor, Seat};
use crate::rules::Move;

/// Starts a game from the position of an imported game that the board shows. The new game has the
/// moves up to that position. Also saves the imported game, unless it has no moves or was read from
/// the saved games. Does nothing if the board shows no imported game.
///
/// The rules come from the imported game, if they are known, otherwise from the settings.
/// Clocks and players come from the settings. If two people play and neither has a name, the names
/// come from the imported game.
pub(super) fn play_from_review(ready: &mut ReadyPage, now: Instant) -> Update {
    let Some(opened) = ready.table.opened_game().cloned() else { return Update::none() };
    let OpenedGame { game, source } = &*opened;
    let mut setup = ready.settings.next_setup();
    if let GameSource::Unsaved(Some(rules)) = source {
        setup.rules = rules.clone();
    }
    setup.headers.date.clone_from(&ready.today);
    if is_nameless(&setup.headers) {
        setup.headers.white.clone_from(&game.headers.white);
        setup.headers.black.clone_from(&game.headers.black);
    }
    let journal = journal_from(setup, ready.table.shown());
    let mut update = Update::none();
    if let GameSource::Unsaved(_) = source
        && !game.moves.is_empty()
    {
        update.extend(save_once(ready, game, now));
    }
    let (table, ctx) = ready.table_and_context(now);
    update.then(table.start_continued_game(journal, &ctx))
}

/// Whether two people play whose names are unknown.
fn is_nameless(headers: &Headers) -> bool {
    headers.seats == [Seat::Person; 2] && headers.white.is_empty() && headers.black.is_empty()
}

/// Returns the journal of a new game with `setup` that continues from the position `shown`. The new
/// game contains the moves that led to this position. If the rules in `setup` forbid one of these
/// moves, or end the game after the last of them, the new game starts from the position `shown`,
/// without moves.
fn journal_from(setup: GameSetup, shown: LineCursor<'_>) -> Journal {
    let moves: Vec<Move> = shown.moves.iter().take(shown.ply).map(|played| played.mv).collect();
    if !moves.is_empty() {
        let setup = GameSetup { start: shown.start.clone(), ..setup.clone() };
        let journal = Journal::continuing(setup, &moves);
        let replayed = journal.replay();
        if replayed.fault.is_none() && is_open(&replayed.game) {
            return journal;
        }
    }
    Journal { setup: GameSetup { start: shown.position().clone(), ..setup }, events: Vec::new() }
}

/// Whether a game is not over, and no result waits until a web worker has found out whether a mate
/// is still possible.
fn is_open(game: &Game) -> bool {
    game.outcome().is_none() && game.pending_result().is_none()
}

/// Saves an imported game, unless it was already saved since the page was opened.
fn save_once(ready: &mut ReadyPage, game: &ImportedGame, now: Instant) -> Update {
    let line = ArchivedGame::from_imported(game, None).to_line();
    if ready.played_from.contains(&line) {
        return Update::none();
    }
    ready.played_from.push(line.clone());
    let id = ready.table.session.take_next_id(now);
    Update::effect(StoreEffect::AddImportedGames(vec![(id, line)]))
}
