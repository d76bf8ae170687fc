//! Printed score sheet in the usual form: players, place and date, two columns with thirty moves
//! each, the result, and room for signatures.
//!
//! While the score sheet dialog is open, the browser prints this sheet instead of the page.

use crate::app::dialogs::sheet::SheetDialogView;
use crate::app::dialogs::sheet::printed_sheet::PrintedSheet;
use crate::game::Headers;
use crate::rules::San;
use crate::ui::dialogs::date::date_text;
use crate::words::Words;
use yew::prelude::*;

/// Number of full moves (White's and Black's) in a column; two columns fill a page.
const MOVES_PER_COLUMN: usize = 30;

/// Renders the pages of the printed score sheet of a game. The pages are hidden on the screen.
pub(in crate::ui::dialogs) fn printed_score_sheet(view: &SheetDialogView, words: &Words) -> Html {
    let paper = PrintedSheet::of(&view.pgn);
    let sheets = paper.lines.len().div_ceil(2 * MOVES_PER_COLUMN).max(1);
    html! {
        <div class="paper" aria-hidden="true">
            { for (0..sheets).map(|number| {
                printed_page(&view.headers, &paper, (number, sheets), words)
            }) }
        </div>
    }
}

/// Renders one page of a game's printed score sheet: page `number`, counted from 0, of `of` pages.
fn printed_page(
    headers: &Headers,
    paper: &PrintedSheet,
    (number, of): (usize, usize),
    words: &Words,
) -> Html {
    let field = |label: &'static str, value: &str| {
        html! { <p><small>{ label }</small><b>{ value.to_owned() }</b></p> }
    };
    let result = match paper.result.as_str() {
        "*" => "",
        "1/2-1/2" => "½ – ½",
        "1-0" => "1 – 0",
        "0-1" => "0 – 1",
        other => other,
    };
    html! {
        <section key={number}>
            <h3>{ words.score_sheet() }{ if of > 1 { words.number_text(&format_args!(" {}/{of}", number + 1)) } else { String::new() } }</h3>
            <div class="paper-head">
                { field(words.event(), &headers.event) }
                { field(words.paper_site(), &headers.site) }
                { field(words.date(), &date_text(&headers.date, words)) }
                { field(words.paper_round(), &headers.round) }
                { field(words.white_player(), &headers.white) }
                { field(words.black_player(), &headers.black) }
            </div>
            <div class="paper-moves">{ for (0..2).map(|column| html! {
                <table key={column}>
                    <thead><tr><th></th><th>{ words.white_player() }</th><th>{ words.black_player() }</th></tr></thead>
                    <tbody>{ for (0..MOVES_PER_COLUMN).map(|place| printed_line(paper, (2 * number + column) * MOVES_PER_COLUMN + place, words)) }</tbody>
                </table>
            }) }</div>
            <div class="paper-foot">
                { field(words.paper_result(), &words.number_text(&result)) }
                { field(words.paper_signature_white(), "") }
                { field(words.paper_signature_black(), "") }
                { field(words.paper_arbiter(), "") }
            </div>
        </section>
    }
}

/// Renders one line of a game's printed score sheet: the move number, White's move and Black's
/// move. A line after the last move has only its number. `place` is the number of the line, counted
/// from 0.
fn printed_line(paper: &PrintedSheet, place: usize, words: &Words) -> Html {
    let line = paper.lines.get(place).copied();
    let san = |san: Option<San>| san.map(|san| words.san_text(san));
    let next = || {
        let (last, written) = (paper.lines.last().map_or(0, |line| line.number), paper.lines.len());
        last as usize + 1 + place - written
    };
    html! {
        <tr>
            <td>{ words.number_text(&line.map_or_else(next, |line| line.number as usize)) }</td>
            <td>{ line.and_then(|line| san(line.white)) }</td>
            <td>{ line.and_then(|line| san(line.black)) }</td>
        </tr>
    }
}
