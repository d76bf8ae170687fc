//! What is said about stepping through games, and about games that go out and come in.

use super::{color, spoken_move, to_move};
use crate::game::pgn::{PgnGame, Score};
use crate::game::{Game, Headers, Spot};

/// Name of the score sheet for screen readers.
pub const SCORE_SHEET: &str = "Score sheet: left and right arrows step through the game";
/// Name of the row of buttons that step through the game.
pub const STEPS: &str = "Step through the game";
/// Label of the button that goes to the start.
pub const FIRST: &str = "To the start";
/// Label of the button that goes a half-move back.
pub const PREVIOUS: &str = "One move back";
/// Label of the button that goes a half-move on.
pub const NEXT: &str = "One move on";
/// Label of the button that goes to the end.
pub const LAST: &str = "To the end";
/// Label of the button that goes back to the game in progress.
pub const LIVE: &str = "Back to the game";
/// Label of the button that starts a game from the position looked at.
pub const PLAY_ON: &str = "Play on";
/// Label of the button that shows the mate that was still possible.
pub const SHOW_MATE: &str = "Show the mate";
/// Heading over an earlier position of the game.
pub const LOOKING_BACK_AT: &str = "Looking back";
/// Heading over the mate that was still possible.
pub const MATE_LINE: &str = "A mate that was possible";
/// Heading over the move that was declared with a claim.
pub const INTENDED_LINE: &str = "Intended move";
/// Said where a move is tried in a position that is looked at.
pub const LOOKING_BACK: &str = "You are looking back: no move can be made here.";
/// Said where a move is tried in a game from elsewhere.
pub const LOOKING_AT_ANOTHER: &str = "You are looking at another game: no move can be made in it.";

/// Label of the button that opens the dialog in which games go out and come in, and its heading.
pub const GAME: &str = "Score sheet";
/// Label of the field for a player's name.
pub const WHITE_PLAYER: &str = "White";
/// Label of the field for a player's name.
pub const BLACK_PLAYER: &str = "Black";
/// Label of the field for the event.
pub const EVENT: &str = "Event";
/// Label of the field for the date.
pub const DATE: &str = "Date";
/// Name of the field with the game as PGN.
pub const PGN: &str = "This game, as PGN";
/// Label of the button that copies the PGN.
pub const COPY_PGN: &str = "Copy PGN";
/// Label of the button that hands the PGN over as a file.
pub const DOWNLOAD: &str = "Save .pgn";
/// Label of the button that copies the position shown.
pub const COPY_FEN: &str = "Copy FEN";
/// Heading over what lets games in.
pub const IMPORT: &str = "Look at another game";
/// What can be given there.
pub const IMPORT_HINT: &str = "Paste games in PGN, or a position in FEN";
/// Label of the button that opens a file.
pub const OPEN_FILE: &str = "Open a file…";
/// Label of the button that reads what was pasted.
pub const READ: &str = "Look at it";
/// Said when something has been put on the clipboard.
pub const COPIED: &str = "Copied.";
/// Said when the clipboard is out of reach.
pub const NOT_COPIED: &str = "This browser does not let it be copied. Select the text and copy it by hand.";
/// Said when a file has been handed over.
pub const DOWNLOADED: &str = "Saved with your downloads.";
/// Why a file is not read that is too large.
pub const TOO_LARGE: &str = "it is larger than 16 MB";
/// Said when the text that was given is empty.
pub const NOTHING_TO_READ: &str = "There is nothing to read. Paste a PGN or a FEN first.";
/// Name of the list of games that one is to be chosen from.
pub const CHOOSE: &str = "Choose a game";
/// Name of the row of buttons that show the positions of a proof.
pub const PROOF: &str = "The same position";
/// Said when not all games of a text were read.
pub const AND_MORE: &str = "There are more games in it than are read at once.";

/// One time that a position was on the board, in a word or two: `2… Ng8`, `Start`.
pub fn occurrence(game: &Game, ply: usize) -> String {
    match game.numbered_san(ply) {
        Some(san) => san.to_string(),
        None if ply == 0 => "Start".to_owned(),
        None => "Intended move".to_owned(),
    }
}

/// Where one is, for the page: `After 12… Nf6`.
pub fn place(shown: &Spot<'_>) -> String {
    let Some(played) = shown.last() else { return "The start".to_owned() };
    let before = shown.before();
    let dots = before.turn().fold(".", "…");
    format!("After {}{dots} {}", before.fullmove_number(), played.san)
}

/// Where one is, read aloud: `Move 12, Black: knight g8 to f6.`
pub fn spoken_place(shown: &Spot<'_>) -> String {
    match shown.last() {
        None => format!("The start. {}.", to_move(shown.start.turn(), shown.start.is_check())),
        Some(played) => {
            let before = shown.before();
            format!("Move {}, {}", before.fullmove_number(), spoken_move(before, played))
        }
    }
}

/// Said when one is back in the game in progress.
pub fn back_in_the_game(game: &Game) -> String {
    match game.outcome() {
        Some(_) => "Back in the game, at its end.".to_owned(),
        None => format!("Back in the game. {}.", to_move(game.turn(), game.position().is_check())),
    }
}

/// A game in a few words: `Ada – Alan, 1–0`, or only `Position`.
pub fn title(headers: &Headers, score: Score) -> String {
    let name = |name: &str, side| if name.is_empty() { color(side).to_owned() } else { name.to_owned() };
    let players = format!(
        "{} – {}",
        name(&headers.white, crate::rules::Color::White),
        name(&headers.black, crate::rules::Color::Black)
    );
    match score {
        Score::Unknown => players,
        Score::Draw => players + ", ½–½",
        Score::Win(winner) => players + winner.fold(", 1–0", ", 0–1"),
    }
}

/// What is known of a game beyond its players: when and where it was played, and how long it is.
pub fn particulars(record: &PgnGame) -> String {
    let headers = Headers::from_pgn(record);
    let length = match record.main.moves.len().div_ceil(2) {
        0 => "a position".to_owned(),
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    let known = [headers.event, headers.date, length];
    known.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// How many games were found in a text, and the first thing that is wrong with it.
pub fn found(games: usize, fault: Option<&String>) -> String {
    let games = match games {
        0 => "Nothing could be read".to_owned(),
        1 => "One game was read".to_owned(),
        games => format!("{games} games were read"),
    };
    match fault {
        Some(fault) => format!("{games}. {fault}."),
        None => format!("{games}. Choose one."),
    }
}

/// A file that could not be read.
pub fn cannot_read(why: &str) -> String {
    format!("That file could not be read: {why}.")
}

/// How many faults are not shown.
pub fn more_faults(number: usize) -> String {
    format!("and {number} more")
}
