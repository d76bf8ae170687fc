//! Tables of a tournament: standings and crosstable.

use super::fields::command_callback;
use super::wording::{color_legend, player_name, tie_break};
use crate::app::Msg;
use crate::app::dialogs::club::{
    ClubCommand, OpenEvent, half_points_text, rating_change_text, side_result, tie_break_code,
};
use crate::club::elo;
use crate::club::event::{CrosstableCell, EventFormat, EventRound, StandingsRow};
use crate::club::record::Bye;
use crate::words::Words;
use yew::prelude::*;

/// Renders a tournament's standings with all tie-breaks. A press on a name unfolds how the
/// tie-breaks of this player were computed.
pub(super) fn standings(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    html! {
        <>
            <div class="club-scroll" tabindex="0">
                <table class="club-table" data-table="standings">
                    { table_head(running, words) }
                    <tbody>{ for event.standings_table().iter().map(|row| html! {
                        <>
                            { standings_row(running, row, words, on) }
                            if running.player == Some(row.player) {
                                { tie_break_details(running, row, words) }
                            }
                        </>
                    }) }</tbody>
                </table>
            </div>
            { standings_legend(running, words) }
        </>
    }
}

/// Renders what the abbreviations in the header of the standings mean.
fn standings_legend(running: &OpenEvent, words: &Words) -> Html {
    let names = running
        .event
        .standings_tie_breaks()
        .iter()
        .map(|one| (one, tie_break(*one, words)))
        .filter(|(one, name)| *name != one.acronym())
        .map(|(one, name)| format!("{} {name}", tie_break_code(*one)));
    let all: Vec<String> =
        std::iter::once(format!("+ = − {}", words.club_won_drawn_lost())).chain(names).collect();
    html! { <p class="hint">{ all.join(" · ") }</p> }
}

/// Renders a tournament's standings for print, without the details of how each tie-break was
/// computed.
pub(super) fn print_standings(running: &OpenEvent, words: &Words) -> Html {
    let event = &running.event;
    html! {
        <table class="club-table">
            { table_head(running, words) }
            <tbody>{ for event.standings_table().iter().map(|row| html! {
                <tr>
                    <td>{ words.number_text(&row.place) }</td>
                    <th scope="row">{ player_name(event, row.player) }</th>
                    { row_values(row, words) }
                </tr>
            }) }</tbody>
        </table>
    }
}

/// Renders the header of the standings: place, player, points, results and tie-breaks.
fn table_head(running: &OpenEvent, words: &Words) -> Html {
    html! {
        <thead><tr>
            <th scope="col">{ "#" }</th>
            <th scope="col">{ words.club_player() }</th>
            <th scope="col">{ words.club_points() }</th>
            <th scope="col" title={words.club_won_drawn_lost()}>{ "+ = −" }</th>
            { for running.event.standings_tie_breaks().iter().map(|one| html! {
                <th scope="col"><abbr title={tie_break(*one, words)}>{ tie_break_code(*one) }</abbr></th>
            }) }
        </tr></thead>
    }
}

/// Renders the cells after the name in a row of the standings: points, results and tie-breaks.
fn row_values(row: &StandingsRow, words: &Words) -> Html {
    let [won, drawn, lost] = row.wins_draws_losses;
    html! {
        <>
            <td><b>{ words.number_text(&half_points_text(row.half_points)) }</b></td>
            <td>{ words.number_text(&format_args!("{won} {drawn} {lost}")) }</td>
            { for row.tie_break_values.iter().map(|value| html! {
                <td>{ value.map(|value| words.number_text(&value)).unwrap_or_default() }</td>
            }) }
        </>
    }
}

/// Renders one row of the standings; a press on the name unfolds how the tie-breaks were computed.
fn standings_row(running: &OpenEvent, row: &StandingsRow, words: &Words, on: &Callback<Msg>) -> Html {
    let is_open = running.player == Some(row.player);
    let is_gone = running.event.has_withdrawn(row.player);
    html! {
        <tr key={row.player} data-place={row.place.to_string()} data-withdrawn={is_gone.then_some("")}>
            <td>{ words.number_text(&row.place) }</td>
            <th scope="row">
                <button type="button" data-action="player" aria-expanded={if is_open { "true" } else { "false" }}
                    onclick={command_callback(on, ClubCommand::Player(row.player))}>
                    { player_name(&running.event, row.player) }
                </button>
            </th>
            { row_values(row, words) }
        </tr>
    }
}

/// Renders how the tie-breaks of a player were computed, round by round, and the player's
/// performance and rating change. Values that a tie-break leaves out, such as the lowest value in
/// Buchholz Cut-1, are crossed out.
fn tie_break_details(running: &OpenEvent, row: &StandingsRow, words: &Words) -> Html {
    let event = &running.event;
    let tie_breaks = event.standings_tie_breaks();
    let columns = 4 + tie_breaks.len();
    html! {
        <tr class="club-how"><td colspan={columns.to_string()}>
            { for tie_breaks.iter().enumerate().map(|(column, one)| {
                let parts = event.tie_break_contributions(row.player, column);
                html! {
                    <p>
                        <b>{ tie_break(*one, words) }</b>{ ": " }
                        if parts.is_empty() { { "–" } }
                        { for parts.iter().enumerate().map(|(number, part)| {
                            let who = part.opponent.map_or_else(|| "–".to_owned(), |player| player_name(event, player));
                            let text = words.club_part(&who, &(part.round + 1), &part.value.to_string());
                            html! {
                                <>
                                    if number > 0 { { " · " } }
                                    if part.is_cut { <s>{ text }</s> } else { { text } }
                                </>
                            }
                        }) }
                    </p>
                }
            }) }
            { rating_details(running, row.player, words) }
        </td></tr>
    }
}

/// Renders a player's performance and rating change in the tournament by FIDE's rules. A player
/// without a rating has only a performance. Renders nothing if the player has had no game against a
/// rated opponent.
fn rating_details(running: &OpenEvent, player: usize, words: &Words) -> Html {
    let games = running.event.rated_games(player);
    let (Some(performance), Some(entrant)) =
        (elo::performance_of_games(&games), running.event.entrants().get(player))
    else {
        return Html::default();
    };
    let year = |text: &str| text.get(..4).and_then(|year| year.parse::<u32>().ok());
    let this_year = year(&running.head.date).unwrap_or(0);
    let coefficient = elo::coefficient(entrant.rating, year(&entrant.details.birth), this_year);
    let coefficient = elo::limited_coefficient(coefficient, games.len());
    let change = elo::rating_change(entrant.rating, coefficient, &games);
    html! {
        <>
            <p data-performance={performance.to_string()}>{ words.club_performance(&performance) }</p>
            if entrant.rating > 0 {
                <p data-rating-change={rating_change_text(change)}>
                    { words.club_rating_change(&rating_change_text(change), &coefficient) }
                </p>
            }
        </>
    }
}

/// Renders a tournament's crosstable. The table has a column for each opponent if all players meet,
/// otherwise a column for each round.
pub(super) fn crosstable(running: &OpenEvent, words: &Words) -> Html {
    let event = &running.event;
    let table = event.standings_table();
    let is_everyone =
        matches!(running.head.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
    let mut row_of = vec![0; event.entrants().len()];
    for (number, row) in table.iter().enumerate() {
        row_of[row.player] = number + 1;
    }
    let columns = if is_everyone { table.len() } else { event.rounds().len() };
    let cell = |row: &StandingsRow, column: usize| -> String {
        let cells = event.crosstable_row(row.player);
        let here = |cell: &&CrosstableCell| {
            if is_everyone { row_of[cell.opponent] == column + 1 } else { cell.round == column }
        };
        let texts: Vec<String> = cells
            .iter()
            .filter(here)
            .map(|cell| {
                let mark = cell.score.map_or("·", |score| side_result(score, cell.color));
                if is_everyone {
                    words.number_text(&mark)
                } else {
                    format!(
                        "{}{}{}",
                        words.number_text(&row_of[cell.opponent]),
                        words.club_color_letter(cell.color),
                        words.number_text(&mark),
                    )
                }
            })
            .collect();
        let bye =
            |round: &EventRound| round.byes.iter().find(|(free, _)| *free == row.player).map(|(_, bye)| *bye);
        match event.rounds().get(column).filter(|_| texts.is_empty() && !is_everyone).and_then(bye) {
            Some(Bye::PairingAllocated | Bye::Full) => "+".to_owned(),
            Some(Bye::Half) => "½".to_owned(),
            _ => texts.join(" "),
        }
    };
    html! {
        <>
            <div class="club-scroll" tabindex="0">
                <table class="club-table club-cross" data-table="crosstable">
                    <thead><tr>
                        <th scope="col">{ "#" }</th>
                        <th scope="col">{ words.club_player() }</th>
                        { for (1..=columns).map(|column| html! { <th scope="col">{ words.number_text(&column) }</th> }) }
                        <th scope="col">{ words.club_points() }</th>
                    </tr></thead>
                    <tbody>{ for table.iter().enumerate().map(|(number, row)| html! {
                        <tr key={row.player}>
                            <td>{ words.number_text(&(number + 1)) }</td>
                            <th scope="row">{ player_name(event, row.player) }</th>
                            { for (0..columns).map(|column| html! {
                                <td class={(is_everyone && column == number).then_some("self")}>{ cell(row, column) }</td>
                            }) }
                            <td><b>{ words.number_text(&half_points_text(row.half_points)) }</b></td>
                        </tr>
                    }) }</tbody>
                </table>
            </div>
            if !is_everyone {
                <p class="hint">{ color_legend(words) }</p>
            }
        </>
    }
}
