//! A move that nobody makes.

use super::{App, DiskMsg, PageView, first_paint, table, update_with};
use crate::game::Instant;
use crate::rules::Square;

/// Plays the first move of a game in an app of its own, which it answers with. A browser compiles code when it first runs:
/// after this, what a first move needs has run once, and the players' own is as quick as any later one.
pub fn rehearse(now: Instant) -> App {
    let mut app = App::default();
    let (from, to) = (Square::E2, Square::E4);
    let moves = [table::Msg::Press(from).into(), table::Msg::Drop { from, to }.into()];
    for msg in [DiskMsg::Opened(Box::default()).into()].into_iter().chain(moves) {
        drop(update_with(&mut app, msg, now, None));
        drop((PageView::of(&app), first_paint(&app)));
    }
    app
}
