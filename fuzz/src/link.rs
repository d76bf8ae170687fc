//! Fuzz target for links to a game: any text after the `#` of an address is refused, or is a game
//! whose moves can be played.

use tabiya::game::link::SharedGame;

/// Fuzz target: reads the input as a link to a game, both as text and as the content of a link with
/// a valid checksum. A link has one of two forms: with the moves, or with all events of a game.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&SharedGame::with_checksum(data));
    one(&SharedGame::with_checksum_whole(data));
}

/// Reads a text as a link to a game. Asserts that the moves are legal (except the last one, if the
/// rules let a king stay in check), and that the game is unchanged when written and read back.
fn one(text: &str) {
    let game = match SharedGame::from_link(text) {
        Ok(game) => game,
        Err(fault) => return assert!(fault.to_string().starts_with("bad link: ")),
    };
    let mut position = game.setup.start.clone();
    for (number, mv) in game.moves.iter().enumerate() {
        let is_last = number + 1 == game.moves.len();
        assert!(position.is_legal(*mv) || is_last && !game.setup.rules.check_warnings, "{text}: {mv}");
        position = position.play_unchecked(*mv);
    }
    assert!(game.clocks.is_empty() || game.clocks.len() == game.moves.len(), "{text}");
    // Reading ignores what mail programs append to a link. So the link that is written may be
    // shorter than the text, but it is read as the same game.
    let link = game.to_link().expect("what was read can be written");
    assert_eq!(SharedGame::from_link(&link).as_ref(), Ok(&game), "{text}");
    let _ = game.to_journal().replay();
}
