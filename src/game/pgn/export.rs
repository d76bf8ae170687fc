//! Exports games as PGN.

use std::fmt::Write as _;

use super::super::wire::v1;
use super::super::{EndReason, Explanation, Game, NumberedSan, Span};
use crate::rules::pgn::{PgnGame, PgnResult};
use crate::rules::{Color, Position};

impl Game {
    /// Returns the game as PGN text, with its tags, house rules, moves and times left.
    ///
    /// The tags are the seven standard tags, `SetUp` and `FEN` for a start position other than the
    /// usual one, `TimeControl` (with `WhiteTimeControl` and `BlackTimeControl` where these
    /// differ), `Termination` and `HouseRules`. A draw offer is the comment `(=)` after its move.
    /// The reason of the end is a comment after the last move. A move that ended the game by
    /// leaving the king in check is written as a comment. A result that PGN does not know, such as
    /// `0-0`, is a comment too. The PGN result is then `*`, and the `Termination` is `adjudication`
    /// if the arbiter gave the result. If the app is only the clock of a game, the PGN has only
    /// tags and the result.
    ///
    /// In PGN, a game has one start position, and every move must be legal. So a game whose
    /// position the arbiter has corrected is written from the last correction on, with `SetUp` and
    /// `FEN`; the moves before are in comments.
    pub fn pgn(&self) -> String {
        to_pgn_game(self).to_string()
    }

    /// Returns the game as PGN text like [`pgn`](Game::pgn), with the time that the player used for
    /// each move, as the command `%emt` (elapsed move time).
    pub fn pgn_with_times_used(&self) -> String {
        pgn_game(self, true).to_string()
    }
}

/// Removes the [ticket](v1::ticket_in_pgn), a secret code of a tournament board, from a PGN text.
///
/// Old PGN texts of this program have the ticket in the `Site` tag, and players pass PGN texts on
/// to others.
pub fn pgn_without_ticket(pgn: &str) -> String {
    let is_ticket = |line: &str| {
        let site = line.strip_prefix("[Site \"").and_then(|rest| rest.trim_end().strip_suffix("\"]"));
        site.and_then(v1::ticket_in_pgn).is_some()
    };
    let lines = pgn.split_inclusive('\n');
    lines.map(|line| if is_ticket(line) { "[Site \"?\"]\n" } else { line }).collect()
}

/// Converts a game to a PGN game, with the tags and comments that [`Game::pgn`] writes.
pub(in crate::game) fn to_pgn_game(game: &Game) -> PgnGame {
    pgn_game(game, false)
}

/// Converts a game to a PGN game. If `has_times_used` is true, the PGN game contains the time that
/// the player used for each move.
fn pgn_game(game: &Game, has_times_used: bool) -> PgnGame {
    let begins = game.last_correction_ply();
    let mut record = PgnGame::from_position(game.cursor_at(begins).position().clone());
    record.main.comments = moves_before_corrections(game);
    record.tags =
        pgn_tags(game, &record.start).into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let (moves, illegal) = match game.moves().get(begins..).unwrap_or_default() {
        // A move that leaves the king in check is written as a comment, because other programs
        // cannot read it.
        [moves @ .., last] if game.outcome().is_some_and(|end| end.reason == EndReason::LeftKingInCheck) => {
            (moves, Some(last))
        }
        moves => (moves, None),
    };
    for played in moves {
        let step = record.main.push(played.mv);
        let left = played.clock.map(|left| format!("[%clk {}]", clock_command(left)));
        let used = played.time_used.filter(|_| has_times_used);
        let used = used.map(|used| format!("[%emt {}]", clock_command(used)));
        // Both times go into one comment, as other programs write them.
        let times: Vec<String> = left.into_iter().chain(used).collect();
        if !times.is_empty() {
            step.comments.push(times.join(" "));
        }
        step.comments.extend(played.offered_by.map(|_| "(=)".to_owned()));
    }
    record.score = pgn_result(game);
    if let Some(outcome) = game.outcome().filter(|_| !game.is_clock_only()) {
        let said = record.main.moves.last_mut().map_or(&mut record.main.comments, |step| &mut step.comments);
        let mut reason = outcome.reason.code().replace('-', " ");
        if !outcome.result.is_decisive_or_draw() {
            let _ = write!(reason, " {}", outcome.score());
        }
        if let Some(Explanation::Arbiter { why }) = game.explanation() {
            reason += ": ";
            reason += why;
        }
        said.push(match illegal {
            Some(played) => format!("{} {reason}", played.san),
            None => reason,
        });
    }
    record
}

/// Returns one PGN comment for each correction of the game's position by the arbiter.
///
/// A comment holds the moves since the previous correction, and the arbiter's reason, because PGN
/// allows no new position within a game.
fn moves_before_corrections(game: &Game) -> Vec<String> {
    let (mut from, mut start) = (0, game.start());
    let mut comments = Vec::new();
    for correction in game.corrections() {
        let mut comment =
            if is_initial_position(start) { String::new() } else { format!("from {}: ", start.to_fen()) };
        for ply in from + 1..=correction.ply {
            let Some(NumberedSan { number, color, san }) = game.numbered_san(ply) else { break };
            if color == Color::White || ply == from + 1 {
                let _ = write!(comment, "{number}{} ", color.by_color(".", "..."));
            }
            let _ = write!(comment, "{san} ");
        }
        comment += "the arbiter put the position right";
        if !correction.reason.is_empty() {
            comment += ": ";
            comment += &correction.reason;
        }
        comments.push(comment);
        (from, start) = (correction.ply, &correction.position);
    }
    comments
}

/// Whether `start` is the usual start position of a chess game.
fn is_initial_position(start: &Position) -> bool {
    start.to_fen() == Position::initial().to_fen()
}

/// Returns the PGN tags of the game, as pairs of name and value; `start` is the position before the
/// first move in the PGN.
fn pgn_tags(game: &Game, start: &Position) -> Vec<(&'static str, String)> {
    let headers = game.headers();
    let or = |text: &str, unknown: &str| if text.is_empty() { unknown.to_owned() } else { text.to_owned() };
    let mut tags = vec![
        ("Event", or(&headers.event, "?")),
        ("Site", or(&headers.site, "?")),
        ("Date", or(&headers.date, "????.??.??")),
        ("Round", or(&headers.round, "?")),
        ("White", or(&headers.white, "?")),
        ("Black", or(&headers.black, "?")),
        ("Result", pgn_result(game).to_string()),
    ];
    if !is_initial_position(start) {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", start.to_fen()));
    }
    match game.clock().map(|clock| clock.control()) {
        None => tags.push(("TimeControl", "-".to_owned())),
        Some(control) => match Color::ALL.map(|color| control.allowance(color).to_pgn()) {
            [white, black] if white == black => tags.push(("TimeControl", white)),
            [white, black] => {
                tags.push(("TimeControl", "?".to_owned()));
                tags.push(("WhiteTimeControl", white));
                tags.push(("BlackTimeControl", black));
            }
        },
    }
    tags.push(("Termination", termination_tag(game).to_owned()));
    tags.push(("HouseRules", game.rules.text_in_edition(game.edition)));
    tags
}

/// Returns the result of the game for PGN: `*`, the unknown result, while the game is not over, and
/// if PGN does not know the result.
fn pgn_result(game: &Game) -> PgnResult {
    game.outcome().map_or(PgnResult::Unknown, |outcome| outcome.result.to_pgn())
}

/// Returns the value of the game's PGN tag `Termination`, such as `time forfeit`.
fn termination_tag(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.reason) {
        None => "unterminated",
        Some(EndReason::FlagFall) => "time forfeit",
        Some(EndReason::Arbiter) => "adjudication",
        Some(EndReason::LeftKingInCheck) => "rules infraction",
        Some(_) => "normal",
    }
}

/// Returns a length of time as the PGN comment commands `%clk` (time left) and `%emt` (time used)
/// contain it: `1:05:30`, or with decimals `1:05:30.25`.
pub(in crate::game) fn clock_command(left: Span) -> String {
    let (secs, millis) = (left.as_secs(), left.as_millis() % 1_000);
    let mut text = format!("{}:{:02}:{:02}", secs / 3_600, secs / 60 % 60, secs % 60);
    if millis > 0 {
        let decimals = format!("{millis:03}");
        let _ = write!(text, ".{}", decimals.trim_end_matches('0'));
    }
    text
}
