//! Describes the board on the screen in one line of text, which the page stores. At the next visit,
//! the page paints the board from the stored line before the app has loaded.

use super::settings::seating::Seating;
use super::table::view::PositionHighlights;
use super::{App, ReadyPage};
use crate::game::ClockStop;
use crate::rules::Bitboard;
use std::fmt::Write;

/// Returns six words that describe the board with the game, separated by spaces. The words are:
///
/// - the piece placement field of the FEN,
/// - the orientation,
/// - the squares of the last move in ascending order (a1 to h1, then a2 and so on), such as `e2e4`,
/// - the square of the king in check,
/// - two characters: `c` if there are clocks, and `o` if the game is over,
/// - how the players sit around the screen, as they chose in the settings.
///
/// A missing word or character is `-`. The text is empty if the position is hidden. It is also
/// empty if saving has failed, because the next visit may then show another game. `None` if another
/// tab has the game, or if the storage is not open yet.
pub fn first_paint(app: &App) -> Option<String> {
    app.ready().map(first_paint_of)
}

/// Returns the text from which the next visit paints the board, in the form of [`first_paint`];
/// empty if the position must not be shown.
fn first_paint_of(ready: &ReadyPage) -> String {
    let table = &ready.table;
    let game = table.session.game();
    let is_hidden = ready.settings.hides_board && game.clock_stop() == ClockStop::Paused;
    if is_hidden || table.notices.has_unsaved_notice() {
        return String::new();
    }
    let end = table.game_end();
    let PositionHighlights { last_move, check } = PositionHighlights::of_place(table, &end, true);
    let fen = end.position().to_fen();
    let placement = fen.split(' ').next().unwrap_or_default();
    let mut text = format!("{placement} {} ", table.orientation().name());
    for squares in [last_move, check.map_or(Bitboard::EMPTY, Bitboard::from)] {
        for square in squares.iter() {
            // Writing to a `String` never fails.
            let _ = write!(text, "{square}");
        }
        text.push_str(if squares.is_empty() { "- " } else { " " });
    }
    text.push(if game.clock().is_some() { 'c' } else { '-' });
    text.push(if game.outcome().is_some() { 'o' } else { '-' });
    let _ = write!(text, " {}", ready.settings.chosen_seating.map_or("-", Seating::name));
    text
}
