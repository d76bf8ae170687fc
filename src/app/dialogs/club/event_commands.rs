//! Applies commands to the open tournament.

use super::exports;
use super::manual_pairing;
use super::message::{ClubCommand, ExportFile};
use super::open_event::{EventTab, GamesFile, OpenEvent};
use super::personal::PersonalForm;
use super::roster::roster;
use super::seating::set_player_languages;
use super::state::RegisterStepsByJournal;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::{Effect, Share, Sound, StoreEffect};
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::club::event::{Entrant, EventStep, GamePlace};
use crate::club::export::PageWords;
use crate::club::player_list::{read_details, read_name};
use crate::club::player_register::PlayerRegister;

/// Applies a command of the user to the open tournament. Ignores commands for other screens.
///
/// `register_edits` are the edits to the saved players. They include the languages in which the app
/// addresses these players.
pub(super) fn perform_event_command(
    running: &mut OpenEvent,
    act: ClubCommand,
    register_edits: &RegisterStepsByJournal,
    ctx: &Context<'_>,
) -> Update {
    running.is_fresh = false;
    let toggled = |open: Option<usize>, number: usize| (open != Some(number)).then_some(number);
    let mut update = Update::none();
    match act {
        ClubCommand::Show(tab) => (running.tab, running.player, running.board) = (tab, None, None),
        ClubCommand::Round(round) => (running.round, running.board) = (round, None),
        ClubCommand::Board(board) => running.board = toggled(running.board, board),
        ClubCommand::Player(player) => toggle_player(running, player),
        ClubCommand::Next => {
            if let Some(ahead) = running.event.next_game() {
                update.extend(play_game(running, ahead.place, register_edits, ctx));
            }
        }
        ClubCommand::Play(place) => update.extend(play_game(running, place, register_edits, ctx)),
        ClubCommand::Code(place) => update.extend(running.toggle_code(place)),
        ClubCommand::Result(place, score) => {
            running.ask_or_apply_step(EventStep::Result { place, score });
            running.board = None;
        }
        ClubCommand::ClearResult(place) => running.ask_or_apply_step(EventStep::ClearResult(place)),
        ClubCommand::Adjourn(place) => {
            running.ask_or_apply_step(EventStep::Adjourn(place));
            running.board = None;
        }
        ClubCommand::Wall(wall) => {
            running.is_wall = wall;
            running.now = ctx.now;
        }
        ClubCommand::StartClock => running.start_clock(ctx.now),
        ClubCommand::StopClock => running.stop_clock(ctx.now),
        ClubCommand::ResetClock => running.reset_clock(),
        ClubCommand::Tick => update.extend(tick_round_clock(running, ctx)),
        ClubCommand::PairRound => running.pair_round(false),
        ClubCommand::PairRoundAgain => running.pair_round(true),
        ClubCommand::Cancel => running.ask_or_apply_step(EventStep::CancelRound),
        ClubCommand::Undo => running.ask_or_apply_step(EventStep::Undo),
        ClubCommand::Confirm => {
            if let Some((step, _)) = running.asked.take() {
                running.apply_step(step);
            }
        }
        ClubCommand::DismissQuestion => (running.asked, running.refused) = (None, None),
        ClubCommand::SearchRatingList => update.extend(running.rating_list.search()),
        ClubCommand::Save(out) => update.extend(save_file(running, out, ctx)),
        act => perform_player_command(running, act),
    }
    update
}

/// Shows the details of a player of the tournament, or hides them if they are shown.
///
/// Fills the fields with the player's personal data. On the tab with the list of players, also
/// fills the field for the name when the details are shown; otherwise empties this field.
fn toggle_player(running: &mut OpenEvent, player: usize) {
    running.player = (running.player != Some(player)).then_some(player);
    let entrant = running.event.entrants().get(player);
    let is_edited = running.player.is_some() && running.tab == EventTab::Players;
    running.typed = entrant.filter(|_| is_edited).map(|entrant| entrant.name.clone()).unwrap_or_default();
    if let Some(entrant) = entrant {
        running.personal = PersonalForm::of(&entrant.details);
    }
}

/// Updates the time on the clock of the shown round. Returns the effect of a sound if the clock has
/// just run out and sounds are on.
fn tick_round_clock(running: &mut OpenEvent, ctx: &Context<'_>) -> Update {
    let is_time_left = |running: &OpenEvent| {
        running.shown_round_clock().is_some_and(|clock| !clock.time_left(running.now).is_zero())
    };
    let was_left = is_time_left(running);
    running.now = ctx.now;
    let is_over = was_left && !is_time_left(running) && ctx.settings.has_sounds;
    if is_over { Update::effect(Sound::End) } else { Update::none() }
}

/// Applies a command about the players of the open tournament (such as a withdrawal or a new name)
/// or about a pairing by hand. Ignores other commands.
fn perform_player_command(running: &mut OpenEvent, act: ClubCommand) {
    match act {
        ClubCommand::Withdraw(player) => running.ask_or_apply_step(EventStep::Withdraw(player)),
        ClubCommand::Return(player) => running.ask_or_apply_step(EventStep::Return(player)),
        ClubCommand::RequestBye(player, bye) => {
            let round = running.event.rounds().len();
            running.apply_step(EventStep::RequestBye { player, round, bye });
        }
        ClubCommand::AddPlayers => {
            for entrant in roster(&std::mem::take(&mut running.typed)) {
                running.apply_step(EventStep::AddPlayer(entrant));
            }
        }
        ClubCommand::AddListedPlayer(number) => {
            let listed = running.rating_list.found.get(number).cloned();
            if let Some(entrant) = listed.filter(|listed| !running.has_listed_player(listed)) {
                running.apply_step(EventStep::AddPlayer(entrant));
            }
        }
        ClubCommand::Rename(player) => update_entrant(running, player),
        ClubCommand::Forbid => {
            if let [Ok(one), Ok(other)] = [0, 1].map(|side| running.pair[side].parse()) {
                running.apply_step(EventStep::Forbid(one, other));
                if running.refused.is_none() {
                    running.pair = Default::default();
                }
            }
        }
        ClubCommand::Allow(one, other) => running.apply_step(EventStep::Allow(one, other)),
        act => manual_pairing::perform_pairing_command(running, act),
    }
}

/// Replaces the name and the rating of a tournament player by the typed name and rating. Without a
/// typed rating, the player keeps the old rating. If this player's details are shown, also replaces
/// the personal data.
///
/// If a field of the personal data is invalid, only marks that field. If the name is invalid, the
/// tournament refuses the change.
fn update_entrant(running: &mut OpenEvent, player: usize) {
    let Some(before) = running.event.entrants().get(player).cloned() else { return };
    let name = read_name(&running.typed).unwrap_or_default();
    let rating = if name.rating > 0 { name.rating } else { before.rating };
    let details = match running.player == Some(player) {
        true => read_details(&running.personal.typed),
        false => Ok(before.details),
    };
    match details {
        Ok(details) => running
            .apply_step(EventStep::CorrectPlayer { player, entrant: Entrant { rating, details, ..name } }),
        Err(field) => {
            running.personal.wrong = Some(field);
            return;
        }
    }
    if running.refused.is_none() {
        running.player = None;
        running.typed.clear();
    }
}

/// Returns the effect that downloads the tournament as a file. For PGN, the result may instead be
/// the effect that first reads the games from storage. `None` for a FIDE report (TRF) of a
/// knockout, which that format cannot express.
fn save_file(running: &mut OpenEvent, out: ExportFile, ctx: &Context<'_>) -> Option<Effect> {
    let (name, text) = match out {
        ExportFile::Pgn => return read_games_for_file(running, GamesFile::Pgn),
        ExportFile::Trf => exports::trf_file(running, ctx.today)?,
    };
    Some(Share::Download { name, text }.into())
}

/// Exports the tournament as a web page with the texts `words`: returns the effect that reads the
/// games from storage or, if no games were played on this device, downloads the page. Never `None`.
pub(super) fn save_page(running: &mut OpenEvent, words: PageWords) -> Option<Effect> {
    read_games_for_file(running, GamesFile::Page(Box::new(words)))
}

/// Starts the export of a file with the games of the tournament. Returns the effect that reads the
/// games from storage, after which the file is downloaded. Storage has only games played on this
/// device. If there are none, returns the effect that downloads the file at once. Never `None`.
fn read_games_for_file(running: &mut OpenEvent, file: GamesFile) -> Option<Effect> {
    let games: Vec<GameId> = running.local_games.iter().map(|local| local.game).collect();
    running.wants_games = Some(file);
    if games.is_empty() {
        return export_waiting_file(running);
    }
    Some(StoreEffect::ReadGames(games).into())
}

/// Puts the tournament game at `place` (round, board, game) on the page's board: continues it if it
/// has begun, otherwise starts it. If the game has begun but is not yet read from storage, only
/// requests it from storage. Does nothing if the journal of the tournament is damaged.
///
/// `register_edits` are the edits to the saved players. They include the languages in which the app
/// addresses these players.
fn play_game(
    running: &mut OpenEvent,
    place: GamePlace,
    register_edits: &RegisterStepsByJournal,
    ctx: &Context<'_>,
) -> Update {
    if running.is_damaged {
        return Update::none();
    }
    let mut update = Update::none();
    if let Some(local) = running.local_game(place) {
        match local.stored.clone() {
            Some(stored) => {
                update.push_action(PageAction::CloseDialog);
                update.push_action(PageAction::BringSavedGame(Box::new(stored)));
            }
            // The game is still being read. To start a game here would give this place a second
            // game.
            None => update.extend(running.read_unsettled_games()),
        }
        return update;
    }
    if let Some(setup) = running.game_setup(place, ctx.today) {
        running.board = None;
        let mut settings = ctx.settings.clone();
        let names = [&setup.headers.white, &setup.headers.black].map(String::clone);
        set_player_languages(
            &PlayerRegister::from_journals(register_edits.values().map(Vec::as_slice)),
            &names,
            &mut settings,
        );
        if settings != *ctx.settings {
            update.push_action(PageAction::SetSettings(Box::new(settings)));
        }
        update.push_action(PageAction::StartEventGame(place, Box::new(setup)));
    }
    update
}

/// Returns the effect that downloads the file (PGN or web page) that has waited until the
/// tournament's games were read from storage. `None` if no file waits.
pub(super) fn export_waiting_file(running: &mut OpenEvent) -> Option<Effect> {
    let (name, text) = match running.wants_games.take()? {
        GamesFile::Pgn => exports::pgn_file(running),
        GamesFile::Page(words) => exports::web_page_file(running, &words),
    };
    Some(Share::Download { name, text }.into())
}
