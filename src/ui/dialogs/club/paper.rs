//! Printed sheets of a tournament, hidden on screen.

use super::event_details::{dated_round, event_details_line};
use super::round::round_heading;
use super::tables::{crosstable, print_standings};
use super::wall::wall_pairings;
use super::wording::event_title;
use crate::app::dialogs::club::{OpenEvent, PrintedTable};
use crate::words::Words;
use yew::prelude::*;

/// Renders the pairings, standings or crosstable of a tournament for print.
pub(super) fn printed_sheet(running: &OpenEvent, paper: PrintedTable, words: &Words) -> Html {
    let round = || dated_round(round_heading(running, words), running, running.round, words);
    html! {
        <div class="club-paper" aria-hidden="true">
            <h3>{ event_title(&running.head, words) }</h3>
            <p>{ event_details_line(running, words) }</p>
            { match paper {
                PrintedTable::Pairings => html! { <><h4>{ round() }</h4>{ wall_pairings(running, words) }</> },
                PrintedTable::Standings => print_standings(running, words),
                PrintedTable::Crosstable => crosstable(running, words),
            } }
        </div>
    }
}
