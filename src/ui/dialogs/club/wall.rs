//! Full-window display of a round for spectators: the pairings in large type, and the round clock.

use super::fields::{
    command_button, command_callback, number_field, on_input, primary_button, styled_button,
};
use super::round::{board_result, round_heading, text_of_bye};
use super::wording::player_name;
use crate::app::dialogs::club::{ClubCommand, Msg as ClubMsg, OpenEvent, PrintedTable};
use crate::app::{Msg, dialogs};
use crate::club::RoundClock;
use crate::game::Span;
use crate::words::Words;
use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Renders the selected round of a tournament over the whole window, in large type for spectators,
/// with the round clock.
pub(super) fn wall_view(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let clock = running.shown_round_clock();
    let is_running = clock.as_ref().is_some_and(RoundClock::is_running);
    html! {
        <>
            <div class="dialog-body club-wall" data-club="wall" oninput={on_input(on)}>
                <div class="club-wall-head">
                    <strong data-round={(running.round + 1).to_string()}>{ round_heading(running, words) }</strong>
                    <div class="club-time" role="timer" data-running={is_running.then_some("")}>
                        if is_running {
                            <EachSecond on={on.clone()} />
                        }
                        { running.round_time().map(|left| words.number_text(&remaining_time(left))).unwrap_or_else(|| "–".to_owned()) }
                    </div>
                    <div class="club-wall-set">
                        if !running.is_damaged && !is_running {
                            { number_field("round-minutes", words.club_minutes().to_owned(), &running.minutes, "numeric") }
                            if clock.is_some() {
                                { command_button("reset-clock", words.club_clock_reset(), ClubCommand::ResetClock, on) }
                            }
                        }
                        { command_button("print-pairings", words.club_print_pairings(), ClubCommand::Print(PrintedTable::Pairings), on) }
                    </div>
                </div>
                { wall_pairings(running, words) }
            </div>
            if !running.is_damaged {
                <div class="dialog-actions">
                    if is_running {
                        { primary_button("stop-clock", words.club_clock_stop(), ClubCommand::StopClock, on) }
                    } else {
                        { styled_button("button primary", "start-clock", words.club_clock_start().into(),
                            running.round_time().is_none(), command_callback(on, ClubCommand::StartClock)) }
                    }
                </div>
            }
        </>
    }
}

/// Renders the pairings of the selected round for spectators, with board numbers and results, and
/// the players without a game. The font size depends on the number of boards. Renders nothing if
/// the round is not paired.
pub(super) fn wall_pairings(running: &OpenEvent, words: &Words) -> Html {
    let event = &running.event;
    let Some(round) = event.rounds().get(running.round) else { return Html::default() };
    let many = match round.boards.len() {
        0..=8 => "few",
        9..=16 => "some",
        17..=40 => "many",
        _ => "crowd",
    };
    html! {
        <>
            <ol class="club-wall-boards" data-many={many}>
                { for round.boards.iter().enumerate().map(|(board, match_)| {
                    let (pairing, result) = board_result(running, board, match_, words);
                    html! {
                        <li key={board}>
                            <small>{ words.number_text(&(board + 1)) }</small>
                            <span class="white">{ player_name(event, pairing.white) }</span>
                            <b>{ words.number_text(&result) }</b>
                            <span>{ player_name(event, pairing.black) }</span>
                        </li>
                    }
                }) }
            </ol>
            { for round.byes.iter().map(|(player, bye)| html! {
                <p class="club-wall-bye">{ text_of_bye(running, *player, *bye, words) }</p>
            }) }
        </>
    }
}

/// Formats a remaining time as `1:05:03` or `59:59`. Seconds are rounded up, so that zero appears
/// only when no time is left.
fn remaining_time(left: Span) -> String {
    let seconds = left.as_micros().div_ceil(1_000_000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Properties of [`EachSecond`], which makes the club dialog update the clock of a tournament's
/// round.
#[derive(Properties, PartialEq)]
struct EachSecondProps {
    on: Callback<Msg>,
}

/// Sends a message to the club dialog each second, so that the dialog updates the clock of the
/// tournament's round. Renders only a hidden element.
#[component]
fn EachSecond(EachSecondProps { on }: &EachSecondProps) -> Html {
    let on = on.clone();
    use_effect_with((), move |()| {
        let timer =
            Interval::new(1_000, move || on.emit(dialogs::Msg::Club(ClubMsg::Do(ClubCommand::Tick)).into()));
        move || drop(timer)
    });
    html! { <i hidden=true /> }
}
