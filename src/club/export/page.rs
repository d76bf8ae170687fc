//! Web page of a tournament: a single HTML file for any web server or a second screen. Without
//! JavaScript the page is complete except for the boards that replay the games.

use crate::club::event::{CrosstableCell, EventFormat, Tournament};
use crate::club::record::{Bye, PairingResult};
use crate::club::tiebreak::TieBreakValue;
use crate::rules::pgn::{self, PgnGame};
use crate::rules::{Color, Laws};

use super::html::{HtmlWriter, escaped};

/// Texts of the exported web page of a tournament, in the language of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageWords {
    /// The language tag, such as `de`.
    pub language: String,
    /// Whether the language is written from right to left.
    pub is_right_to_left: bool,
    /// The title of a tournament without a name, such as `Swiss tournament`.
    pub title: String,
    /// Place, dates and arbiters, such as `Bergen NOR · 1 Apr 2026`. May be empty.
    pub details: String,
    /// Headings of the rounds, such as `Round 1`.
    pub rounds: Vec<String>,
    /// Heading of the standings, such as `Standings`.
    pub standings: String,
    /// Heading of the crosstable, such as `Crosstable`.
    pub crosstable: String,
    /// Heading of the list of players, such as `Players`.
    pub players: String,
    /// Heading of the games, such as `Games`.
    pub games: String,
    /// Heading of a column of names, such as `Player`.
    pub player: String,
    /// Heading of a column of points, such as `Points`.
    pub points: String,
    /// Letters for White and Black in the crosstable, such as `w` and `b`.
    pub color_letters: [String; 2],
    /// Explanation of `color_letters`, such as `w White · b Black`.
    pub color_legend: String,
}

/// Returns the web page of a tournament as an HTML document: standings, pairings, crosstable,
/// players and games. `name` is the title of the page, and `games` contains the games in PGN.
pub fn web_page(event: &Tournament, name: &str, words: &PageWords, games: &str) -> String {
    let mut html = HtmlWriter::new(name, &words.language, words.is_right_to_left);
    html.start_tag("h1").text(name).end_tag("h1");
    if !words.details.is_empty() {
        html.start_tag("p").text(&words.details).end_tag("p");
    }
    write_standings(event, words, &mut html);
    for (round, title) in words.rounds.iter().enumerate().take(event.rounds().len()).rev() {
        write_pairings(event, round, title, &mut html);
    }
    write_crosstable(event, words, &mut html);
    write_players(event, words, &mut html);
    let games: Vec<PgnGame> = pgn::games(games, Laws::default()).filter_map(Result::ok).collect();
    if !games.is_empty() {
        html.start_tag("h2").text(&words.games).end_tag("h2");
        games.iter().for_each(|game| write_replay(game, &mut html));
    }
    html.into_document()
}

/// Returns the name of a tournament player, given by number. Empty if no player has this number.
fn player_name(event: &Tournament, player: usize) -> String {
    event.entrants().get(player).map(|entrant| entrant.name.clone()).unwrap_or_default()
}

/// Writes the standings.
fn write_standings(event: &Tournament, words: &PageWords, html: &mut HtmlWriter) {
    html.start_tag("h2").text(&words.standings).end_tag("h2");
    let tie_breaks = event.standings_tie_breaks().iter().map(|one| one.acronym());
    let head = ["#".to_owned(), words.player.clone(), words.points.clone()];
    html.table(head.into_iter().chain(tie_breaks));
    for row in event.standings_table() {
        let points = TieBreakValue::from_quarters(2 * i64::from(row.half_points)).to_string();
        let values =
            row.tie_break_values.iter().map(|value| value.map(|value| value.to_string()).unwrap_or_default());
        html.row([row.place.to_string(), player_name(event, row.player), points].into_iter().chain(values));
    }
    html.end_tag("table");
}

/// Writes the pairings, results and byes of a round. `round` counts from 0, and `title` is the
/// heading.
fn write_pairings(event: &Tournament, round: usize, title: &str, html: &mut HtmlWriter) {
    html.start_tag("h2").text(title).end_tag("h2");
    html.table(["#".to_owned(), String::new(), String::new(), String::new()]);
    for (board, match_) in event.rounds()[round].boards.iter().enumerate() {
        let results: Vec<&str> = match_.results.iter().map(|score| result_text(*score)).collect();
        let pair = match_.pairing;
        let cells = [player_name(event, pair.white), results.join(", "), player_name(event, pair.black)];
        html.row([(board + 1).to_string()].into_iter().chain(cells));
    }
    for &(player, bye) in &event.rounds()[round].byes {
        html.row([String::new(), player_name(event, player), bye_text(bye).to_owned(), String::new()]);
    }
    html.end_tag("table");
}

/// Writes the crosstable. In a round robin, the table has a column for each opponent. Otherwise it
/// has a column for each round, with opponent, colour and result.
fn write_crosstable(event: &Tournament, words: &PageWords, html: &mut HtmlWriter) {
    html.start_tag("h2").text(&words.crosstable).end_tag("h2");
    let [white, black] = &words.color_letters;
    let table = event.standings_table();
    let mut places = vec![0; table.len()];
    table.iter().enumerate().for_each(|(place, row)| places[row.player] = place + 1);
    let is_everyone = matches!(event.setup().format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
    let columns = if is_everyone { table.len() } else { event.rounds().len() };
    let numbers = (1..=columns).map(|number| number.to_string());
    html.table(
        ["#".to_owned(), words.player.clone()].into_iter().chain(numbers).chain([words.points.clone()]),
    );
    for row in &table {
        let cells = event.crosstable_row(row.player);
        let column = |column: usize| {
            let is_here = |cell: &&CrosstableCell| {
                if is_everyone { places[cell.opponent] == column + 1 } else { cell.round == column }
            };
            let text = |cell: &CrosstableCell| {
                let mark = cell.score.map_or("·", |score| side_result(score, cell.color));
                match is_everyone {
                    true => mark.to_owned(),
                    false => format!("{}{}{mark}", places[cell.opponent], cell.color.by_color(white, black)),
                }
            };
            let texts: Vec<String> = cells.iter().filter(is_here).map(text).collect();
            let bye = event.rounds().get(column).filter(|_| texts.is_empty() && !is_everyone);
            let bye = bye.and_then(|round| round.byes.iter().find(|(player, _)| *player == row.player));
            bye.map_or(texts.join(" "), |(_, bye)| bye_text(*bye).to_owned())
        };
        let points = TieBreakValue::from_quarters(2 * i64::from(row.half_points)).to_string();
        let first = [places[row.player].to_string(), player_name(event, row.player)];
        html.row(first.into_iter().chain((0..columns).map(column)).chain([points]));
    }
    html.end_tag("table");
    if !is_everyone {
        html.start_tag("p").text(&words.color_legend).end_tag("p");
    }
}

/// Writes the list of players, by pairing number.
fn write_players(event: &Tournament, words: &PageWords, html: &mut HtmlWriter) {
    html.start_tag("h2").text(&words.players).end_tag("h2");
    html.table(["#".to_owned(), words.player.clone(), String::new(), String::new(), String::new()]);
    for (number, player) in event.pairing_order().into_iter().enumerate() {
        let entrant = &event.entrants()[player];
        let details = &entrant.details;
        let named = [details.title.as_str(), &entrant.name].join(" ").trim().to_owned();
        let rating = if entrant.rating > 0 { entrant.rating.to_string() } else { String::new() };
        html.row([(number + 1).to_string(), named, rating, details.federation.clone(), details.club.clone()]);
    }
    html.end_tag("table");
}

/// Writes a game: its moves as text, and the placement of the pieces after each move for the script
/// that replays the game.
fn write_replay(game: &PgnGame, html: &mut HtmlWriter) {
    let tag = |name: &str| game.tag(name).unwrap_or("?");
    let title = format!("{} – {} {}", tag("White"), tag("Black"), tag("Result"));
    let mut position = game.start.clone();
    let mut boards = vec![piece_field(&position.to_fen())];
    let mut moves = Vec::new();
    for (index, step) in game.main.moves.iter().enumerate() {
        let san = position.san(step.mv).to_string();
        let number = position.fullmove_number();
        moves.push(match position.turn() {
            Color::White => format!("{number}. {san}"),
            Color::Black if index == 0 => format!("{number}... {san}"),
            Color::Black => san,
        });
        position = position.play_unchecked(step.mv);
        boards.push(piece_field(&position.to_fen()));
    }
    html.start_tag("details")
        .start_tag("summary")
        .text(&format!("{} ", tag("Round")))
        .text(&title)
        .end_tag("summary");
    html.raw(&format!(
        "<div class=\"game\" data-boards=\"{}\"></div><p dir=\"ltr\">",
        escaped(&boards.join(" "))
    ));
    html.text(&moves.join(" ")).raw("</p>").end_tag("details");
}

/// Returns the first field of a FEN: the placement of the pieces.
fn piece_field(fen: &str) -> String {
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// Returns a game's result as text, such as `½–½`, or `+–−` for a win by forfeit.
const fn result_text(score: PairingResult) -> &'static str {
    match score {
        PairingResult::WhiteWins => "1–0",
        PairingResult::Draw => "½–½",
        PairingResult::BlackWins => "0–1",
        PairingResult::WhiteByForfeit => "+–−",
        PairingResult::BlackByForfeit => "−–+",
        PairingResult::BothForfeit => "−–−",
        PairingResult::BothLose => "0–0",
        PairingResult::HalfForWhite => "½–0",
        PairingResult::HalfForBlack => "0–½",
    }
}

/// Returns one player's result for the crosstable: `1`, `½` or `0`, and `+` or `−` after a forfeit.
const fn side_result(score: PairingResult, side: Color) -> &'static str {
    match (score.is_game(), score.half_points(side)) {
        (true, 2) => "1",
        (_, 1) => "½",
        (true, _) => "0",
        (false, 2) => "+",
        (false, _) => "−",
    }
}

/// Returns a bye as text: `+` for a full point, `½` for half a point, `−` for no point.
const fn bye_text(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated | Bye::Full => "+",
        Bye::Half => "½",
        Bye::Zero => "−",
    }
}
