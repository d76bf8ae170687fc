//! Applies events to the game on the board. Shows and announces the results, and returns their
//! sounds.

use super::{BoardInput, Table};
use crate::app::announcements::{AnnouncementItem, Notice, NoticeContent, PlayedMove, declares_move};
use crate::app::context::Context;
use crate::app::effect::{Sound, SpeechEffect};
use crate::app::settings::{Settings, SpeechKind};
use crate::app::update::Update;
use crate::game::{Event, GameChanges, Instant, PendingResult, Refusal};
use crate::rules::{Color, Move, Position};

/// Applies a game event, such as a move, at the present instant. Shows and announces the result, or
/// shows why the game refuses the event.
pub(super) fn apply_event(table: &mut Table, event: Event, ctx: &Context<'_>) -> Update {
    apply_event_at(table, event, ctx.now, ctx)
}

/// Applies a game event, such as a move, as if it had happened at the instant `at`. The chess
/// clocks count until that instant.
pub(super) fn apply_event_at(table: &mut Table, event: Event, at: Instant, ctx: &Context<'_>) -> Update {
    let game = table.session.game();
    let (before, plies) = (game.position().clone(), game.moves().len());
    let mut update = Update::none();
    match update.extend_with(table.session.apply_event(event.clone(), at, ctx)) {
        Err(refusal) => show_refusal(table, &event, refusal, ctx.now),
        Ok(changes) => {
            if changes.ended.is_some() || table.session.game().moves().len() != plies {
                table.board_review = None;
            }
            if let Event::CorrectPosition { .. } = event {
                // Pending input belongs to the position before the correction.
                table.board_review = None;
                table.input = BoardInput::default();
                table.pending_resignation = None;
                table.pending_claim = None;
            }
            if let Event::Pause = event {
                // The overlay of a pause would cover the question whether to resign.
                table.pending_resignation = None;
            }
            // A draw offer that the house rules deliver with the player's next move stays secret
            // until that move.
            let asked =
                changes.requested.is_some() || changes.offered.is_some_and(|offer| offer.is_delivered);
            if changes.ended.is_some() || event == Event::Start || asked {
                // Older notices must not cover the result, the running clock or the next question.
                table.notices.clear_temporary();
            }
            table.update_after_change();
            let moved = move_made_by(table, plies, &event);
            announce_changes(table, &before, moved, &event, &changes, ctx.now);
            update.extend(play_sound(table, &before, (&event, moved), &changes, ctx.settings));
        }
    }
    update
}

/// Returns the move that the game event `event` has just made; `None` if it made no move. `plies`
/// is the number of half-moves before the event.
///
/// A move may have to wait for a worker's answer whether the game was already drawn. In this case,
/// the event with that answer makes the move.
fn move_made_by(table: &Table, plies: usize, event: &Event) -> Option<Move> {
    let makes = matches!(event, Event::Move(_) | Event::Answer { .. });
    let game = table.session.game();
    game.last_move().filter(|_| makes && game.moves().len() > plies)
}

/// Shows and announces on the board screen what a game event has changed. `before` is the position
/// before the event, and `moved` is the move that the event made.
fn announce_changes(
    table: &mut Table,
    before: &Position,
    moved: Option<Move>,
    event: &Event,
    changes: &GameChanges,
    now: Instant,
) {
    let mut said = Vec::new();
    if let Some(mv) = moved {
        table.seats.move_cursor(mv.to());
        table.notices.clear();
        if let Some(played) = table.session.game().moves().last() {
            said.push(AnnouncementItem::Moved(Box::new(PlayedMove {
                before: before.clone(),
                played: played.clone(),
            })));
        }
        if changes.check.is_some() {
            table.notices.show(Notice::temporary(NoticeContent::Check, now));
        }
    }
    if changes.flag_fell.is_some() || changes.has_changes && !matches!(event, Event::Answer { .. }) {
        said.extend(table.session.game().pending_result().map(|waiting| match waiting {
            PendingResult::Flag(fallen) if table.session.game().is_clock_only() => {
                AnnouncementItem::WoodenBoardFlagFell(*fallen)
            }
            PendingResult::Flag(fallen) => AnnouncementItem::FlagFell(*fallen),
            PendingResult::Resignation(by) => AnnouncementItem::Resigns(*by),
            _ => AnnouncementItem::AwaitingVerdict,
        }));
    }
    let over = table.session.game().outcome().is_some();
    if let Some(what) = NoticeContent::of_changes(changes, event, table.session.game()) {
        if !is_visible_without_notice(changes, event, over) {
            table.notices.show(Notice::temporary(what.clone(), now));
        }
        said.push(AnnouncementItem::Notice(what));
    }
    if changes.ended.is_some() {
        said.extend(table.ended().cloned().map(AnnouncementItem::GameOver));
    }
    if !said.is_empty() {
        table.seats.announce_to_both(said);
    }
}

/// Whether the screen shows the changes of a game event even without a notice. Such changes are
/// only announced, for screen readers. For example, the clocks show that they stop or resume, and
/// the part of the screen for each player shows a question to that player. `over` says whether the
/// game is over.
fn is_visible_without_notice(changes: &GameChanges, event: &Event, over: bool) -> bool {
    let undo_asked = matches!(event, Event::UndoEnd(_)) && over;
    let asked = changes.requested.is_some() || changes.wrong_claim.is_none() && changes.offered.is_some();
    asked || undo_asked || matches!(event, Event::Pause | Event::Resume | Event::EndAbsence { .. })
}

/// Returns the effects that play the sound of a game event and announce a check, if the settings
/// allow this. `before` is the position before the event, and `moved` is the move that the event
/// made.
fn play_sound(
    table: &Table,
    before: &Position,
    (event, moved): (&Event, Option<Move>),
    changes: &GameChanges,
    settings: &Settings,
) -> Update {
    let game = table.session.game();
    let cue = if changes.ended.is_some() {
        // If the end can be undone, the sound plays only when the end is final.
        game.undoable_end().is_none().then_some(Sound::End)
    } else if game.is_clock_only() {
        match event {
            Event::Press(_) => Some(Sound::Move),
            _ => changes.flag_fell.map(|_| Sound::End),
        }
    } else {
        moved.map(|mv| match before.captured_by(mv) {
            _ if game.position().is_check() => Sound::Check,
            Some(_) => Sound::Capture,
            None => Sound::Move,
        })
    };
    let mut update = Update::none();
    if let Some(sound) = cue {
        update.extend(sound.effects(settings.has_sounds, &settings.appearance));
    }
    // If moves or checks are spoken anyway, the check is not announced a second time.
    let is_said =
        [SpeechKind::Moves, SpeechKind::Checks].into_iter().any(|what| settings.speech.speaks(what));
    if changes.check.is_some() && settings.has_sounds && !is_said {
        update.push(SpeechEffect::AnnounceCheck);
    }
    update
}

/// Shows why the game refuses an event, such as an illegal move. The notice goes to the player who
/// made the event; if the event names no player, to the side to move.
///
/// Shows nothing if no player made the event, if the game is over, or if the app is only the clock
/// of a game on a wooden board. While a notice offers to return to the previous game, shows only
/// refusals of moves.
pub(super) fn show_refusal(table: &mut Table, event: &Event, refusal: Refusal, now: Instant) {
    if matches!(event, Event::Answer { .. } | Event::Tick | Event::Suspend { .. })
        || matches!(refusal, Refusal::GameOver(_))
        // If the app is only the clock, a press that does not count needs no explanation.
        || table.session.game().is_clock_only()
    {
        return;
    }
    if table.offers_way_back() && !matches!(event, Event::Move(_)) {
        // The second press of a double click on Play can hit another button. The refusal of that
        // press must not replace the notice that offers to return to the previous game.
        return;
    }
    let by = event.player().unwrap_or(table.session.game().turn());
    let what = NoticeContent::Refused { by, refusal, declared: declares_move(event) };
    notify_one(table, by, Notice::temporary(what, now));
}

/// Shows a notice over the board, and announces it to both players.
pub(super) fn notify_both(table: &mut Table, notice: Notice) {
    table.seats.announce_to_both(vec![AnnouncementItem::Notice(notice.content.clone())]);
    table.notices.show(notice);
}

/// Shows a notice over the board, and announces it to one player.
pub(super) fn notify_one(table: &mut Table, color: Color, notice: Notice) {
    table.seats.announce_to(color, vec![AnnouncementItem::Notice(notice.content.clone())]);
    table.notices.show(notice);
}
