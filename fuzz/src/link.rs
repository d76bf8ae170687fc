//! Fuzz target for links to a game: a text after the `#` of an address is either refused, or read
//! as a game whose moves can be played.

use tabiya::game::link::SharedGame;

/// Reads the input as a link to a game in three ways: as the text of a link, as the bytes of a link
/// with the moves of a game, and as the bytes of a link with all events of a game. For the bytes, a
/// valid checksum is added.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&SharedGame::with_checksum(data));
    one(&SharedGame::with_checksum_whole(data));
}

/// Asserts that the moves of the game in a link are legal, and that the game is the same after it
/// is written and read again. Under rules without check warnings, the last move may leave the
/// king in check.
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
    // The reader ignores text that mail programs append to a link. So the written link may be
    // shorter than `text`, but it is read as the same game.
    let link = game.to_link().expect("what was read can be written");
    assert_eq!(SharedGame::from_link(&link).as_ref(), Ok(&game), "{text}");
    let _ = game.to_journal().replay();
}
