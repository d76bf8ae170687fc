//! The printed score sheet, made from the PGN that the score sheet dialog shows.

use crate::rules::San;

/// A line of the printed score sheet: move number and moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintedLine {
    /// Move number.
    pub number: u32,
    /// Move of White; `None` if Black makes the first move of the sheet.
    pub white: Option<San>,
    /// Move of Black; `None` if Black has not moved yet.
    pub black: Option<San>,
}

/// The printed score sheet of a game: its moves and its result, parsed from a PGN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedSheet {
    /// Lines with the moves of both players. Moves before the arbiter's last correction of the
    /// position are missing, because the PGN has these moves in a comment.
    pub lines: Vec<PrintedLine>,
    /// Result as in PGN; `*` while the game is unfinished.
    pub result: String,
}

impl PrintedSheet {
    /// Creates the printed score sheet from a PGN that [`Game::pgn`](crate::game::Game::pgn) has
    /// written.
    pub fn of(pgn: &str) -> PrintedSheet {
        let (_, moves) = pgn.split_once("\n\n").unwrap_or_default();
        let mut paper = PrintedSheet::default();
        let mut black = false;
        // Comments are in braces. A comment contains no braces itself.
        for part in moves.split('}') {
            let bare = part.split('{').next().unwrap_or_default();
            for word in bare.split_ascii_whitespace() {
                if let Some(digits) = word.strip_suffix('.') {
                    black = digits.ends_with('.');
                    let number = digits.trim_end_matches('.').parse().unwrap_or_default();
                    if !black || paper.lines.last().is_none_or(|line| line.number != number) {
                        paper.lines.push(PrintedLine { number, ..PrintedLine::default() });
                    }
                } else if let Ok(san) = word.parse() {
                    if let Some(line) = paper.lines.last_mut() {
                        *(if black { &mut line.black } else { &mut line.white }) = Some(san);
                    }
                    black = true;
                } else {
                    paper.result = word.to_owned();
                }
            }
        }
        paper
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_stand_in_lines_whatever_is_said_of_them() {
        let shown = |pgn: &str| {
            let paper = PrintedSheet::of(&format!("[White \"1. e4\"]\n[Black \"?\"]\n\n{pgn}\n"));
            let san = |san: Option<San>| san.map_or("-".to_owned(), |san| san.to_string());
            let line =
                |line: &PrintedLine| format!("{} {} {}", line.number, san(line.white), san(line.black));
            (paper.lines.iter().map(line).collect::<Vec<_>>(), paper.result)
        };
        for (pgn, lines, result) in [
            ("*", vec![], "*"),
            ("1. e4 e5 2. Nf3 *", vec!["1 e4 e5", "2 Nf3 -"], "*"),
            (
                "{why} 1. f3 {[%clk 0:05:00]} 1... e5 {(=)} 2. g4 Qh4# {checkmate} 0-1",
                vec!["1 f3 e5", "2 g4 Qh4#"],
                "0-1",
            ),
            ("40... Kb7 41. O-O-O\na1=Q+ 1/2-1/2", vec!["40 - Kb7", "41 O-O-O a1=Q+"], "1/2-1/2"),
        ] {
            let lines = lines.into_iter().map(str::to_owned).collect();
            assert_eq!(shown(pgn), (lines, result.to_owned()), "{pgn}");
        }
        assert_eq!(PrintedSheet::of(""), PrintedSheet::default());
    }
}
