//! Fuzz target for links to a game: any text after the `#` of an address is refused, or is a game
//! whose moves can be played.

use tabiya::game::link::SharedGame;

/// Fuzz target: reads the input as a link to a game, both as text and as the content of a link with
/// a valid checksum, in the short form and in the form of a whole game.
pub fn check(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        one(text);
    }
    one(&SharedGame::with_checksum(data));
    one(&SharedGame::with_checksum_whole(data));
}

/// Reads a text as a link to a game, and asserts that its moves are legal and that it is written
/// and read back as the same game.
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
