//! Games as lines of text for the computer opponent's web worker: rules, start position, moves.

use crate::game::{Event, Game, GameSetup, HouseRules, Instant, Preset, TimeControl};
use crate::rules::{Move, PositionSetup, Square};
use std::fmt::Write as _;

/// Writes a game as three lines of text for the computer opponent's web worker: house rules, start
/// position, moves.
///
/// The written start position is the start position of the game or, if the arbiter has corrected
/// the board, the position after the last correction. The moves are those from the written position
/// up to half-move number `plies` of the game, counted from 1.
pub(super) fn write_game_text(game: &Game, plies: usize) -> String {
    let rules = game.rules();
    let preset = rules.nearest_preset();
    let mut text = preset.name().to_owned();
    for (option, value) in rules.differences(&preset.rules()) {
        // Writing to memory does not fail.
        let _ = write!(text, " {}={value}", option.name());
    }
    let from = game.last_correction_ply();
    let start = game.position_at(from).unwrap_or(game.position());
    let _ = write!(text, "\n{}\n", PositionSetup::from(start));
    for (ply, played) in game.moves().iter().enumerate().take(plies).skip(from) {
        let position = game.position_at(ply).unwrap_or(start);
        let _ = write!(text, "{} ", position.uci(played.mv));
    }
    text
}

/// Reads a game, without clocks, from the three lines of text that [`write_game_text`] writes;
/// `None` if the lines are invalid.
pub(super) fn read_game_text<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Option<Game> {
    let mut options = lines.next()?.split(' ');
    let mut rules: HouseRules = Preset::from_name(options.next()?)?.rules();
    for option in options {
        let (name, value) = option.split_once('=')?;
        rules.set_by_name(name, value).ok()?;
    }
    let start: PositionSetup = lines.next()?.parse().ok()?;
    let start = start.position(rules.laws()).ok()?;
    // The page keeps the time, so this copy of the game has no clocks.
    let mut game =
        Game::new(GameSetup { rules, start, time: TimeControl::without_clocks(), ..GameSetup::default() });
    for uci in lines.next()?.split_whitespace() {
        let mv = playable_move(&game, uci)?;
        game.apply(Instant::default(), Event::Move(mv)).ok()?;
    }
    Some(game)
}

/// Returns the move with this UCI notation if the house rules accept it in the game's present
/// position, otherwise `None`. Some house rules accept a move that leaves the king in check.
pub(super) fn playable_move(game: &Game, uci: &str) -> Option<Move> {
    let from: Square = uci.get(..2)?.parse().ok()?;
    game.playable_from(from).into_iter().find(|&mv| game.position().uci(mv) == uci)
}
