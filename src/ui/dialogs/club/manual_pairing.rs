//! Fields in which the arbiter pairs players by hand.

use super::fields::{command_button, command_callback, on_change, player_field, styled_button};
use super::wording::player_name;
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, ManualPairingFields, OpenEvent};
use crate::club::event::EventFormat;
use crate::rules::Color;
use crate::words::Words;
use yew::prelude::*;

/// Renders the fields with which an arbiter changes the pairings of the last paired round. The
/// arbiter can swap two players or, in a Swiss or a knockout, pair two players at a chosen board.
pub(super) fn last_round_changes(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let boards = event.rounds().last().map_or(0, |round| round.boards.len());
    let sets_boards = !matches!(event.setup().format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
    let board = &running.manual_pairing.board;
    let numbers = (0..=boards).map(|board| (board, words.number_text(&(board + 1))));
    let is_pair = is_pair(running);
    html! {
        <details class="club-apart" data-by-hand="" onchange={on_change(on)}>
            <summary>{ words.club_hand() }</summary>
            <div class="club-row">
                { player_fields(running, words) }
                if sets_boards {
                    { player_field("hand-board", words.club_hand_board(), words.club_choose(), board, numbers) }
                }
            </div>
            <div class="chips">
                { styled_button("button", "swap-players", words.club_hand_swap().into(), !is_pair, command_callback(on, ClubCommand::SwapPlayers)) }
                if sets_boards {
                    { styled_button("button", "set-board", words.club_hand_seat().into(), !is_pair || board.is_empty(), command_callback(on, ClubCommand::SetBoard)) }
                }
            </div>
        </details>
    }
}

/// Renders the form in which the arbiter fixes pairs of players for the next Swiss round, before
/// the other players are paired. Renders nothing if all rounds of the tournament are paired.
pub(super) fn fixed_pairs_form(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let round = event.rounds().len() + 1;
    if event.total_rounds().is_some_and(|all| round > all) {
        return Html::default();
    }
    html! {
        <details class="club-apart" data-fixed-pairs="" open={!event.fixed_pairs().is_empty()}>
            <summary>{ words.club_fixed(&round) }</summary>
            <ul class="club-players">
                { for event.fixed_pairs().iter().map(|&pair| html! {
                    <li key={format!("{}-{}", pair.white, pair.black)} class="club-pair" data-fixed={format!("{}-{}", pair.white, pair.black)}>
                        <span>{ words.club_apart_two(&player_name(event, pair.white), &player_name(event, pair.black)) }</span>
                        { command_button("release-pair", words.club_fixed_end(), ClubCommand::ReleasePair(pair), on) }
                    </li>
                }) }
            </ul>
            <div class="club-row">
                { player_fields(running, words) }
                { styled_button("button", "fix-pair", words.club_fixed_add().into(), !is_pair(running), command_callback(on, ClubCommand::FixPair)) }
            </div>
        </details>
    }
}

/// Renders the two fields that choose the players with White and with Black for manual pairing.
fn player_fields(running: &OpenEvent, words: &Words) -> Html {
    let event = &running.event;
    let field = |field: &'static str, color: Color, chosen: &str| {
        let players = event.pairing_order().into_iter().filter(|player| !event.has_withdrawn(*player));
        let players = players.map(|player| (player, player_name(event, player)));
        player_field(field, words.side(color), words.club_choose(), chosen, players)
    };
    let ManualPairingFields { white, black, .. } = &running.manual_pairing;
    html! { <>{ field("hand-white", Color::White, white) }{ field("hand-black", Color::Black, black) }</> }
}

/// Whether two different players are chosen in the fields for manual pairing.
fn is_pair(running: &OpenEvent) -> bool {
    let ManualPairingFields { white, black, .. } = &running.manual_pairing;
    !white.is_empty() && !black.is_empty() && white != black
}
