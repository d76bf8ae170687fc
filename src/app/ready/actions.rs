//! Carries out the page's actions ([`PageAction`]), such as closing a dialog. Features such as the
//! board screen or the computer opponent request actions that they cannot carry out alone.

use super::open_address::open_address;
use super::{ReadyPage, dialog, next_game, play_from_review, typed_moves};
use crate::app::action::PageAction;
use crate::app::announcements::{Notice, NoticeContent};
use crate::app::dialogs::{self, Dialog, Kind, club, import, new_game, review};
use crate::app::effect::{Effect, FocusTarget, Share, ShareResult, StoreEffect};
use crate::app::replay::replay_game;
use crate::app::storage::{SavedItem, StoredGame};
use crate::app::update::Update;
use crate::club::event::GamePlace;
use crate::game::link::SharedGame;
use crate::game::{ClockStop, Event, GameSetup, Headers, Instant};
use crate::rules::Move;
use crate::rules::pgn::ReadNote;

/// Carries out the actions in `update` (the result of handling a message), such as closing a
/// dialog, and the actions that follow from them. Returns all effects (requests to storage, workers
/// and browser), in order.
pub(super) fn carry_out_all(ready: &mut ReadyPage, update: Update, now: Instant) -> Vec<Effect> {
    let Update { mut effects, actions } = update;
    for action in actions {
        let update = carry_out_action(ready, action, now);
        effects.extend(carry_out_all(ready, update, now));
    }
    effects
}

/// Carries out one action, such as closing a dialog. Returns its effects and further actions. Some
/// actions need the code that is loaded with the dialogs. Until that code is loaded, these actions
/// do nothing.
fn carry_out_action(ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update {
    match action {
        PageAction::ApplyEvent(event) => return ready.apply_event(event, now),
        PageAction::CloseDialog => return dialog::close_dialog(ready),
        PageAction::ShowGames => return dialog::open_dialog(ready, Kind::Games),
        PageAction::FlipBoard => return ready.flip_board(),
        PageAction::NoteBackup => return next_game::note_backup(ready),
        PageAction::RemoveDialog => return ready.take_dialog().1,
        PageAction::ClearPage => {
            ready.table.notices.clear();
            return ready.take_dialog().1;
        }
        PageAction::Notify(notice) => ready.table.notify(notice),
        PageAction::Announce(said) => ready.table.seats.announce_to_both(vec![said]),
        PageAction::AnnounceShared { shared, shown } => announce_shared(ready, shared, shown),
        PageAction::ReleasePiece => ready.table.input.release_selection(),
        // All other actions come from dialogs, or from the review of an imported game, which only a
        // dialog can open. So the code of these actions is loaded with the dialogs.
        action => return ready.dialog_code.map(|code| code.0.carry_out_action(ready, action, now)).into(),
    }
    Update::none()
}

/// Carries out an action of a dialog, such as deleting a saved game. The code of this function is
/// loaded with the dialogs, not at the start of the page.
pub(super) fn carry_out_dialog_action(ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update {
    match action {
        PageAction::ImportText(text) => {
            let opened = dialog::open_dialog(ready, Kind::Import);
            opened.then(dialog::update_dialog(ready, dialogs::Msg::Import(import::Msg::Text(text)), now))
        }
        PageAction::OpenClubResult(fragment) => {
            let club = club::ClubDialog { pending_code: Some(fragment), ..club::ClubDialog::default() };
            dialog::show_dialog(ready, Dialog::Club(club))
        }
        PageAction::ReviewGame(game) => {
            let review = review::ReviewDialog { game: Some(game), ..review::ReviewDialog::default() };
            dialog::show_dialog(ready, Dialog::Review(review))
        }
        PageAction::OpenAddress(fragment) => open_address(ready, &fragment, now),
        PageAction::SetSettings(settings) => next_game::apply_settings(ready, *settings, now),
        PageAction::ShowNewGame(choices) => {
            let (settings, form) = *choices;
            let new_game = new_game::NewGameDialog { settings: Box::new(settings), form };
            dialog::show_dialog(ready, Dialog::NewGame(new_game))
        }
        PageAction::ShowReadFailure => {
            ready.has_read_failed = true;
            Update::none()
        }
        PageAction::RememberEvent(event) => {
            ready.last_tournament = event;
            Update::none()
        }
        PageAction::RememberTypesSeveral(several) => {
            ready.types_several = several;
            Update::none()
        }
        PageAction::ListGames { from, pages, whole } => {
            let unfinished = ready.table.session.unfinished_games();
            Update::effect(StoreEffect::List { from, pages, whole, unfinished })
        }
        PageAction::DeleteItem(what) => delete_item(ready, what),
        PageAction::UndeleteItem(what) => undelete_item(ready, what),
        action => carry_out_game_action(ready, action, now),
    }
}

/// Carries out an action of a dialog that changes, shares or replaces the game on the board, or
/// shows another game there. Does nothing for actions of other kinds.
fn carry_out_game_action(ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update {
    match action {
        PageAction::CorrectPosition { event, note } => correct_position(ready, event, note, now),
        PageAction::PlayMove(mv) => play_move(ready, mv, now),
        PageAction::PlayLine(line) => typed_moves::play_line(ready, &line, now),
        PageAction::SetHeaders(headers) => set_headers(ready, headers, now),
        PageAction::MoveGameToDevice => move_game(ready, now),
        PageAction::DropTicket => drop_ticket(ready, now),
        PageAction::StartClock => next_game::start_clock(ready, now),
        PageAction::LeaveClock => next_game::leave_clock(ready, now),
        PageAction::StartGameWith(settings) => next_game::start_game_with(ready, *settings, now),
        PageAction::StartGameFrom(position) => next_game::start_game_from(ready, *position, now),
        PageAction::StartSavedGame(setup) => {
            let (table, ctx) = ready.table_and_context(now);
            // The game is saved at once, not at its first event. Otherwise a reload would lose the
            // club's ticket, which links the game to its tournament.
            table.start_saved_game(*setup, &ctx).1
        }
        PageAction::StartEventGame(place, setup) => start_event_game(ready, place, *setup, now),
        PageAction::ReceiveGame(shared) => {
            let (table, ctx) = ready.table_and_context(now);
            table.receive_game(shared.to_journal(), &ctx)
        }
        PageAction::BringSavedGame(game) => bring_saved_game(ready, *game, now),
        PageAction::ReviewImportedGame(opened) => {
            ready.table.review_imported_game(*opened);
            Update::none()
        }
        PageAction::PlayFromReview => play_from_review::play_from_review(ready, now),
        PageAction::ShowGameInProgress => ready.table.show_game_in_progress(),
        // Other functions handle these actions. The list makes the compiler report an action that
        // no function handles.
        PageAction::ApplyEvent(_)
        | PageAction::CloseDialog
        | PageAction::ShowGames
        | PageAction::FlipBoard
        | PageAction::NoteBackup
        | PageAction::RemoveDialog
        | PageAction::ClearPage
        | PageAction::Notify(_)
        | PageAction::Announce(_)
        | PageAction::AnnounceShared { .. }
        | PageAction::ReleasePiece
        | PageAction::ImportText(_)
        | PageAction::OpenClubResult(_)
        | PageAction::ReviewGame(_)
        | PageAction::OpenAddress(_)
        | PageAction::SetSettings(_)
        | PageAction::ShowNewGame(_)
        | PageAction::ShowReadFailure
        | PageAction::RememberEvent(_)
        | PageAction::RememberTypesSeveral(_)
        | PageAction::ListGames { .. }
        | PageAction::DeleteItem(_)
        | PageAction::UndeleteItem(_) => Update::none(),
    }
}

/// Announces whether copying or downloading (a game, a link, a file) has succeeded. `shown` says
/// whether a dialog shows the result. A failure that no dialog shows becomes a notice on the board.
fn announce_shared(ready: &mut ReadyPage, shared: ShareResult, shown: bool) {
    match shared {
        ShareResult::Copied(false) if !shown => {
            ready.table.notify(Notice::permanent(NoticeContent::NotCopied))
        }
        ShareResult::FileNotSaved if !shown => {
            ready.table.notify(Notice::permanent(NoticeContent::NotDownloaded))
        }
        _ => ready.table.seats.announce_to_both(vec![shared.into()]),
    }
}

/// Applies `event`, by which the arbiter corrects the position. Then shows `note`, which says what
/// is unusual in the entered FEN. Does not show `note` if the game has refused the correction
/// or is over.
fn correct_position(ready: &mut ReadyPage, event: Event, note: Option<ReadNote>, now: Instant) -> Update {
    let corrections = |ready: &ReadyPage| ready.table.session.game().corrections().len();
    let before = corrections(ready);
    let update = ready.apply_event(event, now);
    // A refusal, or the end of the game, has its own announcement.
    let is_corrected = corrections(ready) > before && ready.table.session.is_in_progress();
    if let Some(note) = note.filter(|_| is_corrected) {
        ready.table.note_loose_fen(note, now);
    }
    update
}

/// Plays a move that was typed in a dialog, and focuses the square of the keyboard cursor. Playing
/// the move puts the cursor on the target square.
fn play_move(ready: &mut ReadyPage, mv: Move, now: Instant) -> Update {
    let (table, ctx) = ready.table_and_context(now);
    let update = table.play_typed_move(mv, &ctx);
    update.with_effect(FocusTarget::Square(table.cursor()))
}

/// Sets the headers of the score sheet of the game on the board, and saves the players' names for
/// the next game.
fn set_headers(ready: &mut ReadyPage, headers: Headers, now: Instant) -> Update {
    // The settings hold the names for the next game.
    ready.settings.set_players_of_game(&headers);
    let kept = ready.save_settings();
    let (table, ctx) = ready.table_and_context(now);
    kept.then(table.set_headers(headers, &ctx))
}

/// Shares the game on the board as a link that continues the game on another device. A running
/// clock is paused first.
fn move_game(ready: &mut ReadyPage, now: Instant) -> Update {
    let game = ready.table.session.game();
    let runs =
        game.clock_stop() == ClockStop::None && game.clock().is_some_and(|clock| clock.running().is_some());
    let mut update = if runs { ready.apply_event(Event::Pause, now) } else { Update::none() };
    let shared = SharedGame::from_game(ready.table.session.game(), now);
    update.push(Share::MoveCode(Box::new(shared)));
    update
}

/// Removes the club's ticket, which links the game to a tournament, from the headers of the game on
/// the board. Used when another device continues the game and reports its result.
fn drop_ticket(ready: &mut ReadyPage, now: Instant) -> Update {
    let headers = Headers { ticket: String::new(), ..ready.table.session.game().headers().clone() };
    let (table, ctx) = ready.table_and_context(now);
    table.set_headers(headers, &ctx)
}

/// Starts the tournament game at `place` (round, board and game). Passes the id of the new game to
/// the open club dialog, and then closes that dialog.
fn start_event_game(ready: &mut ReadyPage, place: GamePlace, setup: GameSetup, now: Instant) -> Update {
    let (table, ctx) = ready.table_and_context(now);
    let (game, update) = table.start_saved_game(setup, &ctx);
    let told = dialog::update_dialog(ready, dialogs::Msg::Club(club::Msg::Began(place, game)), now);
    update.then(told).then(dialog::close_dialog(ready))
}

/// Puts a saved game on the board. A game that was put aside comes from memory; any other game is
/// rebuilt by replaying its stored records. Unreadable records are moved to the store of damaged
/// records, with a notice. If an unfinished game was on the board, a notice offers to reopen it.
/// Does nothing if the game is on the board already.
fn bring_saved_game(ready: &mut ReadyPage, game: StoredGame, now: Instant) -> Update {
    let session = &ready.table.session;
    if session.save_state().id == Some(game.id) {
        return Update::none();
    }
    let aside = session.position_in_games_aside(game.id);
    // If the game on the board is unfinished, a notice offers to return to that game. Otherwise, a
    // notice may already offer to return to the game put aside last (index 0). The offer stays,
    // unless the game put aside last is the one that comes to the board.
    let has_way_back = session.is_in_progress() || ready.table.offers_way_back() && aside != Some(0);
    let counted = next_game::count_result(ready);
    if let Some(number) = aside {
        let (table, ctx) = ready.table_and_context(now);
        let update = counted.then(table.restore_game(number, &ctx).1);
        if has_way_back {
            table.offer_way_back(now);
        }
        return update;
    }
    let replayed = replay_game(game);
    let mut update = counted.then(replayed.set_aside_effect);
    if let Some((game, _)) = replayed.game_and_heartbeat {
        let (table, ctx) = ready.table_and_context(now);
        update.extend(table.bring_saved_game(game, &ctx));
        if has_way_back {
            table.offer_way_back(now);
        }
    }
    if let Some(fault) = replayed.fault {
        // This notice replaces the offer to return to the previous game, but keeps the button of
        // that offer.
        let action = ready.table.notices.current().and_then(|notice| notice.action);
        ready.table.notify(Notice { action, ..Notice::permanent(NoticeContent::Damaged(fault)) });
    }
    update
}

/// Deletes an item of the list of saved games, such as a game, from the storage. [`undelete_item`]
/// can restore it.
fn delete_item(ready: &mut ReadyPage, what: SavedItem) -> Update {
    let mut update = Update::none();
    if let SavedItem::Game(game) = what {
        update.push(ready.table.session.remove_deleted(game));
    }
    update.push(StoreEffect::DeleteItem(what));
    update
}

/// Restores an item of the list of saved games, such as a game, that [`delete_item`] has deleted.
fn undelete_item(ready: &mut ReadyPage, what: SavedItem) -> Update {
    let mut update = Update::effect(StoreEffect::UndeleteItem(what));
    if let SavedItem::Game(game) = what {
        update.push(ready.table.session.restore_deleted(game));
    }
    update
}
