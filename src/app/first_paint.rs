//! What the next visit paints before the app is there: the board as it stands, in one line of text.

use super::settings::seating::Seating;
use super::table::view::Marks;
use super::{App, Ready};
use crate::game::Halt;
use crate::rules::Bitboard;
use std::fmt::Write;

/// The board as it stands in the game on it, whatever is being looked at, in six words: the placement as FEN writes it, how
/// it lies, the squares of the last move, the king in check, and what else takes room (`c`: clocks, `o`: a game
/// that is over), how the players have chosen to sit. What there is none of is `-`. Empty where the position is hidden, or where the
/// next visit may find another one, as this one is not saved; `None` where the game is not here.
pub fn first_paint(app: &App) -> Option<String> {
    app.ready().map(of_ready)
}

fn of_ready(ready: &Ready) -> String {
    let table = &ready.table;
    let game = table.session.game();
    let is_hidden = ready.settings.hide_board && game.halt() == Halt::Paused;
    if is_hidden || table.notices.is_unsaved() {
        return String::new();
    }
    let end = table.end();
    let Marks { last_move, check } = Marks::of(table, &end, true);
    let fen = end.position().to_fen();
    let placement = fen.split(' ').next().unwrap_or_default();
    let mut text = format!("{placement} {} ", table.orientation().name());
    for squares in [last_move, check.map_or(Bitboard::EMPTY, Bitboard::from)] {
        for square in squares.iter() {
            // A text takes whatever is written to it.
            let _ = write!(text, "{square}");
        }
        text.push_str(if squares.is_empty() { "- " } else { " " });
    }
    text.push(if game.clock().is_some() { 'c' } else { '-' });
    text.push(if game.outcome().is_some() { 'o' } else { '-' });
    let _ = write!(text, " {}", ready.settings.seats.map_or("-", Seating::name));
    text
}
