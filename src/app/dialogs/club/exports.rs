//! Exports of a tournament: FIDE's tournament report, PGN, standings as CSV, a web page.

use std::fmt::Write as _;

use super::open_event::{OpenEvent, replayed_game};
use crate::club::event::{EventDetails, GamePlace};
use crate::club::export::{CsvFormat, PageWords, pgn_tags, pgn_with_tags, standings_csv, web_page};
use crate::club::record::PairingResult;
use crate::club::tiebreak::TieBreak;
use crate::club::trf::{self, ReportHeading};
use crate::rules::pgn::{self, PgnGame};
use crate::rules::{Color, Laws, Position};

/// Returns FIDE's acronym of a tie-break (FIDE C.07) for the heading of a column, such as `BH` for
/// Buchholz. In the acronym, `-` replaces `/`.
pub fn tie_break_code(one: TieBreak) -> String {
    one.acronym().replace('/', "-")
}

/// Formats half points as people write points: `3½` for 7 half points.
pub fn half_points_text(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats a rating change, given in hundredths of a rating point, with its sign and one decimal:
/// `+7.2`, `−12.4`, `0.0`. Halves are rounded away from zero.
pub fn rating_change_text(hundredths: i64) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let sign = match (tenths, hundredths.signum()) {
        (0, _) => "",
        (_, 1) => "+",
        _ => "−",
    };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Formats the result of a tournament game as it is written between two names, for example `1 : 0`.
pub const fn score_text(score: PairingResult) -> &'static str {
    match score {
        PairingResult::WhiteWins => "1 : 0",
        PairingResult::Draw => "½ : ½",
        PairingResult::BlackWins => "0 : 1",
        PairingResult::WhiteByForfeit => "+ : −",
        PairingResult::BlackByForfeit => "− : +",
        PairingResult::BothForfeit => "− : −",
        PairingResult::BothLose => "0 : 0",
        PairingResult::HalfForWhite => "½ : 0",
        PairingResult::HalfForBlack => "0 : ½",
    }
}

/// Formats the result of a tournament game from the view of one player: `1`, `½`, `0`, or `+` and
/// `−` for a forfeit.
pub const fn side_result(score: PairingResult, color: Color) -> &'static str {
    match (score.is_game(), score.half_points(color)) {
        (true, 2) => "1",
        (true, 1) => "½",
        (true, _) => "0",
        (false, 2) => "+",
        (false, _) => "−",
    }
}

/// Returns the file name and the text of a FIDE tournament report (TRF). `None` for a knockout,
/// which the format cannot express.
///
/// For a tournament from an imported report, the text is an updated copy of that report. In the
/// heading, the copy changes only the place, arbiters and dates that were edited.
///
/// In a new report, the tournament lasts from the first to the last known date of a round. If no
/// date is known, it lasts from the date of the tournament to `today` (a date as in PGN).
pub(super) fn trf_file(running: &OpenEvent, today: &str) -> Option<(String, String)> {
    let [begin, end] = running.details.first_and_last_day().unwrap_or([&running.head.date, today]);
    let heading = ReportHeading {
        name: running.head.name.clone(),
        begin: begin.replace('.', "/"),
        end: end.replace('.', "/"),
        details: running.details.clone(),
        time_control: trf::encoded_time_control(&running.head.time),
    };
    let mut report = trf::write_report(&running.event, &heading, running.report.as_deref())?;
    if running.report.is_some() {
        report.set_details(&running.details, running.event.total_rounds());
    }
    Some((event_file_name(running, "trf"), report.to_string()))
}

/// Returns the file name and the text of the tournament's standings as CSV.
pub(super) fn csv_file(running: &OpenEvent, format: &CsvFormat) -> (String, String) {
    (event_file_name(running, "csv"), standings_csv(&running.event, format))
}

/// Returns the file name and the text of all games of the tournament as PGN. Finished games played
/// on this device, and games received from other devices, have moves; all other games have only the
/// result.
pub(super) fn pgn_file(running: &OpenEvent) -> (String, String) {
    let mut text = String::new();
    let event_date = running.details.first_and_last_day().map_or(&*running.head.date, |[first, _]| first);
    for (round, drawn) in running.event.rounds().iter().enumerate() {
        for (board, match_) in drawn.boards.iter().enumerate() {
            for (game, score) in match_.results.iter().enumerate() {
                let place = GamePlace { round, board, game };
                let pairing = match_.pairing_of_game(game);
                let local = running
                    .local_games
                    .iter()
                    .rev()
                    .find(|local| local.place == place && local.pairing == pairing);
                let stored = local.and_then(|local| replayed_game(local.stored.as_ref()?));
                let mut received = running.codes.received.iter().rev();
                let received = received.find(|code| code.place == place && code.pairing == pairing);
                let board = ("Board".to_owned(), (place.board + 1).to_string());
                let tags = pgn_tags(&running.event, pairing, event_date);
                let tags = [board].into_iter().chain(tags).collect();
                let one = match (stored.filter(|game| game.outcome().is_some()), received) {
                    (Some(game), _) => game.pgn(),
                    (None, Some(code)) => code.game.to_pgn_game().to_string(),
                    (None, None) => pgn_without_moves(running, place, *score),
                };
                let _ = writeln!(text, "{}\n", pgn_with_tags(&one, tags).trim_end());
            }
        }
    }
    (event_file_name(running, "pgn"), text)
}

/// Returns the file name and the HTML of the tournament's web page. `words` are the texts of the
/// page in the reader's language.
pub(super) fn web_page_file(running: &OpenEvent, words: &PageWords) -> (String, String) {
    let games = pgn_file(running).1;
    let name = Some(running.head.name.as_str()).filter(|name| !name.trim().is_empty());
    (event_file_name(running, "html"), web_page(&running.event, name.unwrap_or(&words.title), words, &games))
}

/// Returns the PGN of the tournament game at `place`, with the result `score` and without moves.
/// The result is `*` if PGN has no sign for it. Used if the moves are unknown, for example because
/// the director entered the result by hand.
fn pgn_without_moves(running: &OpenEvent, place: GamePlace, score: PairingResult) -> String {
    let Some(match_) =
        running.event.rounds().get(place.round).and_then(|round| round.boards.get(place.board))
    else {
        return String::new();
    };
    let pairing = match_.pairing_of_game(place.game);
    let name =
        |player: usize| running.event.entrants().get(player).map(|one| one.name.clone()).unwrap_or_default();
    let result = match score {
        PairingResult::WhiteWins | PairingResult::WhiteByForfeit => "1-0",
        PairingResult::Draw => "1/2-1/2",
        PairingResult::BlackWins | PairingResult::BlackByForfeit => "0-1",
        PairingResult::BothForfeit
        | PairingResult::BothLose
        | PairingResult::HalfForWhite
        | PairingResult::HalfForBlack => "*",
    };
    let EventDetails { city, federation, .. } = &running.details;
    let site = match format!("{city} {federation}").trim() {
        "" => "?".to_owned(),
        place => place.to_owned(),
    };
    let date = running.details.round_date(place.round).unwrap_or(&running.head.date);
    let mut game = PgnGame::from_position(Position::initial_with(Laws::default()));
    let tags = [
        ("Event", running.head.name.clone()),
        ("Site", site),
        ("Date", date.to_owned()),
        ("Round", crate::club::codes::pgn_round(place)),
        ("White", name(pairing.white)),
        ("Black", name(pairing.black)),
        ("Result", result.to_owned()),
    ];
    game.tags = tags.into_iter().map(|(tag, value)| (tag.to_owned(), value)).collect();
    let termination = match (score.is_game(), result) {
        (false, _) => Some("forfeit"),
        (true, "*") => Some("adjudication"),
        (true, _) => None,
    };
    game.tags.extend(termination.map(|how| ("Termination".to_owned(), how.to_owned())));
    if score.is_game() && result == "*" {
        game.main.comments.push(score_text(score).replace(' ', ""));
    }
    game.score = pgn::PgnResult::read(result);
    game.to_string()
}

/// Returns the file name for an export of the tournament, for example `Club-Cup.trf`: the words of
/// the tournament's name, joined by hyphens, with the extension `kind`. Without a name,
/// `tournament` is used.
fn event_file_name(running: &OpenEvent, kind: &str) -> String {
    let letters = running.head.name.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' });
    let name: String = letters.collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = if words.is_empty() { "tournament".to_owned() } else { words.join("-") };
    format!("{name}.{kind}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 7].map(half_points_text), ["0", "½", "1", "3½"]);
        let changes = [720, -1245, -1244, 5, 4, 0, -4].map(rating_change_text);
        assert_eq!(changes, ["+7.2", "−12.5", "−12.4", "+0.1", "0.0", "0.0", "0.0"]);
    }
}
