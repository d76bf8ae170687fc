//! What each message does.

mod act;
mod board;
mod clocks;
mod device;
mod dialogs;
mod draws;
mod look;
mod settings;
mod sharing;
mod start;
mod storage;
mod version;

use super::effect::{Effect, Focus};
use super::model::Model;
use super::msg::Msg;
use super::notice::Notice;
use crate::game::{Event, Instant};

/// Changes the model as the message asks, and says what the world outside is to do.
///
/// `now` is a monotonic instant. No message is an error in any state: what makes no sense is ignored.
pub fn update(model: &mut Model, msg: Msg, now: Instant) -> Vec<Effect> {
    let mut effects = Vec::new();
    let effects_of = &mut effects;
    match msg {
        Msg::Press(square) => board::press(model, square, now, effects_of),
        Msg::Drop { from, to } => board::put_down(model, from, to, now, effects_of),
        Msg::Deselect => model.selection = None,
        Msg::Promote(role) => board::promote(model, role, now, effects_of),
        Msg::CancelPromotion => board::cancel_promotion(model, effects_of),
        Msg::Escape => dialogs::escape(model, effects_of),
        Msg::Step(step) => {
            model.cursor = step.from(model.cursor, model.orientation);
            effects.push(Effect::Focus(Focus::Square(model.cursor)));
        }
        Msg::NewGame => start::new(model, now, effects_of),
        Msg::RestoreGame => start::restore(model, now, effects_of),
        Msg::Flip => settings::flip(model, effects_of),
        Msg::OpenAddress(fragment) => start::open_address(model, &fragment, now, effects_of),
        Msg::OpenSettings => settings::open(model, effects_of),
        Msg::CloseDialog => dialogs::close(model, effects_of),
        Msg::Setting { name, value } => settings::set(model, &name, &value, now, effects_of),
        Msg::AddStage(color) => settings::stages(model, color, true, now, effects_of),
        Msg::RemoveStage(color) => settings::stages(model, color, false, now, effects_of),
        Msg::StartGame => settings::start_game(model, now, effects_of),
        Msg::OpenClocks => clocks::open(model, effects_of),
        Msg::SetClock { color, typed } => clocks::set(model, color, &typed, now, effects_of),
        Msg::DismissNotice => {
            model.dismiss_notice();
        }
        Msg::Wake => wake(model, now, effects_of),
        Msg::Act(event) => {
            act::act(model, event, now, effects_of);
        }
        Msg::Resign(by) => act::resign(model, by, now, effects_of),
        Msg::ClaimDraw(by) => draws::claim(model, by, now, effects_of),
        Msg::ClaimWith(number) => draws::claim_with(model, number, now, effects_of),
        Msg::Look(step) => look::look(model, step, effects_of),
        Msg::PlayOn => look::play_on(model, now, effects_of),
        Msg::OpenGame => sharing::open(model, effects_of),
        Msg::SetHeaders(headers) => sharing::set_headers(model, headers, now, effects_of),
        Msg::Today(date) => model.today = date,
        Msg::CopyPgn => effects.push(Effect::Copy(model.game.pgn())),
        Msg::CopyFen => effects.push(Effect::Copy(model.shown().position().to_fen())),
        Msg::DownloadPgn => sharing::download(model, effects_of),
        Msg::Copied(done) => sharing::copied(model, done),
        Msg::Import(text) => sharing::import(model, &text, effects_of),
        Msg::ImportFailed(why) => sharing::import_failed(model, &why),
        Msg::LookAt(number) => sharing::choose(model, number, effects_of),
        Msg::Answer { game, question, verdict } => {
            if model.keeping.id == Some(game) {
                // An answer takes no time: a press that was made before it came, and is heard of after it, counts from
                // when it was made.
                let asked = model.game.last_change();
                act::act(model, Event::Answer { question, verdict }, asked, effects_of);
            }
        }
        Msg::Opened(stored) => storage::opened(model, *stored, now, effects_of),
        Msg::TakenOver => storage::taken_over(model, effects_of),
        Msg::TakeOver => effects.push(Effect::TakeOver),
        Msg::StorageFailed(why) => storage::failed(model, &why),
        Msg::StorageWorks => storage::works(model, now),
        Msg::Device(device) => model.device = device,
        Msg::ExportAll => device::export(model, effects_of),
        Msg::ImportAll(file) => device::import(model, file, effects_of),
        Msg::BackupFailed(why) => device::failed(model, &why, effects_of),
        Msg::UpdateReady => version::ready(model, now),
        Msg::TakeUpdate => version::take(model, now, effects_of),
        Msg::Gap { from } => storage::gap(model, from, now, effects_of),
    }
    settle(model, now, &mut effects);
    effects
}

/// What was to end by itself ends; a flag may fall.
fn wake(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    model.wake = None;
    if model.notice.as_ref().is_some_and(|notice| notice.until.is_some_and(|until| until <= now)) {
        model.notice = None;
    }
    if model.resigning.is_some_and(|resigning| resigning.until <= now) {
        model.resigning = None;
    }
    clocks::warn(model, now, effects);
    if deadline(model).is_some_and(|deadline| deadline <= now) {
        act::act(model, Event::Tick, now, effects);
    }
}

/// Whatever happened: asks to be woken when the next thing ends by itself, and says whether a clock runs.
fn settle(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    let notice = model.notice.as_ref().and_then(|notice| notice.until);
    let resigning = model.resigning.map(|resigning| resigning.until);
    let low = clocks::next_warning(model, now);
    let next = notice.into_iter().chain(resigning).chain(deadline(model)).chain(low).min();
    if let Some(next) = next
        && model.wake != Some(next)
    {
        model.wake = Some(next);
        effects.push(Effect::WakeAt(next.max(now)));
    }
    let running = model.game.clock().is_some_and(|clock| clock.running().is_some());
    let beating = model.keeping.id.filter(|_| running && !model.elsewhere);
    if beating != model.beating {
        model.beating = beating;
        effects.push(Effect::Heartbeat(beating));
    }
}

/// When the flag of the running clock falls.
fn deadline(model: &Model) -> Option<Instant> {
    model.game.clock().filter(|_| !model.elsewhere)?.deadline()
}

/// Shows a notice and tells a screen reader.
fn notify(model: &mut Model, notice: Notice) {
    model.tell(notice.text.clone());
    model.notice = Some(notice);
}
