//! Changes at certain instants: notices expire, questions whether to resign expire, low time is
//! announced, and flags fall.

use super::{Table, apply, resign};
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::effect::Sound;
use crate::app::settings::{Appearance, Settings};
use crate::app::update::Update;
use crate::game::{Event, Instant};
use crate::rules::Color;

/// Handles the page's timer. Removes an expired notice or an expired question whether to resign,
/// warns of low time on a chess clock, and lets a flag fall.
pub(super) fn expire_and_warn(table: &mut Table, ctx: &Context<'_>) -> Update {
    if !ctx.settings.appearance.has(Appearance::LASTING_NOTICES) {
        table.notices.expire(ctx.now);
        resign::expire_resignation(table, ctx.now);
    }
    let mut update = warn_low_time(table, ctx.settings, ctx.now);
    if table.session.flag_fall_at().is_some_and(|deadline| deadline <= ctx.now) {
        update.extend(apply::apply_event(table, Event::Tick, ctx));
    }
    update
}

impl Table {
    /// Returns the next instant at which the board screen changes without input: a notice or a
    /// question whether to resign expires, the end of the game can no longer be undone, the time on
    /// a clock becomes low, or a flag falls. `None` if there is no such instant. `looks` says
    /// whether notices and questions expire at all.
    pub(in crate::app) fn next_wake(&mut self, looks: &Appearance, now: Instant) -> Option<Instant> {
        let notice = self.notices.expires_at();
        let resigning = self.pending_resignation.map(|resigning| resigning.expires_at);
        let low = next_warning(self, now);
        notice
            .into_iter()
            .chain(resigning)
            .filter(|_| !looks.has(Appearance::LASTING_NOTICES))
            .chain(self.undo_until)
            .chain(self.session.flag_fall_at())
            .chain(low)
            .min()
    }
}

/// Announces once that the player whose clock runs has little time left. Returns the effects for
/// sound and vibration, if the settings allow them.
fn warn_low_time(table: &mut Table, settings: &Settings, now: Instant) -> Update {
    let mut update = Update::none();
    if next_warning(table, now).is_some_and(|at| at <= now)
        && let Some(color) = table.session.game().clock().and_then(|clock| clock.running())
    {
        table.low_time_warned[color as usize] = true;
        table.seats.announce_to_both(vec![AnnouncementItem::LowTime(color)]);
        update.extend(Sound::LowTime.effects(settings.has_low_time_sound, &settings.appearance));
    }
    update
}

/// Returns the instant of the next low-time warning, which is for the player whose clock runs.
/// `None` if this player has already been warned, or if no clock runs. A player who gains enough
/// time can be warned again later.
fn next_warning(table: &mut Table, now: Instant) -> Option<Instant> {
    let clock = table.session.game().clock()?;
    for color in Color::ALL {
        table.low_time_warned[color as usize] &= !clock.reading(color, now).is_ample;
    }
    let running = clock.running()?;
    clock.becomes_low_at().filter(|_| !table.low_time_warned[running as usize])
}
