//! Tab with the players of a tournament.

use super::fields::{command_button, command_callback, on_change, on_input, player_field, styled_button};
use super::manual_pairing;
use super::personal::{self, table_preview};
use super::rating_list::rating_list_search;
use super::wording::player_name;
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, OpenEvent};
use crate::club::event::EventFormat;
use crate::club::player_list::PlayerList;
use crate::club::record::Bye;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the players of a tournament in the order of their pairing numbers.
///
/// A press on a name unfolds the actions for this player. Below the list are the fields that add
/// players: in a Swiss always, in other formats until the first round is paired. The field for
/// typed names is hidden while a name is unfolded. A Swiss also has the forbidden pairs and the
/// pairs that the arbiter fixes for the next round. A damaged tournament has only the list.
pub(super) fn player_list(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let is_swiss = matches!(running.head.setup.format, EventFormat::Swiss { .. });
    let takes_more = is_swiss || event.rounds().is_empty();
    html! {
        <div oninput={on_input(on)} onchange={on_change(on)}>
            <ol class="club-players">
                { for event.pairing_order().into_iter().map(|player| player_row(running, player, is_swiss, words, on)) }
            </ol>
            if takes_more && running.player.is_none() && !running.is_damaged {
                <div class="club-row">
                    <label class="cell">
                        <span>{ words.club_late() }</span>
                        // A field of a single line would join the lines of a pasted list.
                        <textarea name="club-name" rows="2" value={running.typed.clone()} spellcheck="false" />
                    </label>
                    { styled_button("button", "add-players", words.club_add().into(), running.typed.trim().is_empty(), command_callback(on, ClubCommand::AddPlayers)) }
                </div>
                { table_preview(&PlayerList::read(&running.typed), words) }
            }
            if takes_more && !running.is_damaged {
                { rating_list_search(running, words, on) }
            }
            if is_swiss && !running.is_damaged {
                { forbidden_pairs(running, words, on) }
                { manual_pairing::fixed_pairs_form(running, words, on) }
            }
        </div>
    }
}

/// Renders the pairs of players who must not play each other, and the fields to add such a pair.
fn forbidden_pairs(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let [one, other] = &running.pair;
    let field = |field: &'static str, label: &'static str, chosen: &str| {
        let players = event.pairing_order().into_iter().map(|player| (player, player_name(event, player)));
        player_field(field, label, words.club_choose(), chosen, players)
    };
    let is_pair = !one.is_empty() && !other.is_empty() && one != other;
    html! {
        <details class="club-apart" open={!event.forbidden_pairs().is_empty()}>
            <summary>{ words.club_apart() }</summary>
            <ul class="club-players">
                { for event.forbidden_pairs().iter().map(|&[one, other]| html! {
                    <li key={format!("{one}-{other}")} class="club-pair" data-apart={format!("{one}-{other}")}>
                        <span>{ words.club_apart_two(&player_name(event, one), &player_name(event, other)) }</span>
                        { command_button("allow-pair", words.club_apart_end(), ClubCommand::Allow(one, other), on) }
                    </li>
                }) }
            </ul>
            <div class="club-row">
                { field("pair-one", words.club_player(), one) }
                { field("pair-other", words.club_apart_with(), other) }
                { styled_button("button", "forbid-pair", words.club_apart_add().into(), !is_pair, command_callback(on, ClubCommand::Forbid)) }
            </div>
        </details>
    }
}

/// Renders one player of a tournament with rating and status, and the actions if the name is
/// unfolded.
fn player_row(running: &OpenEvent, player: usize, is_swiss: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let is_open = running.player == Some(player);
    let is_gone = event.has_withdrawn(player);
    let next = event.rounds().len();
    let asked = event.bye_request(player, next);
    // A half-point bye is worth as much as a draw, and a draw is not worth ½ point (here: 1) in
    // every tournament.
    let half = match running.head.setup.points.points_of_bye(Bye::Half) {
        1 => choice::Bye::Half,
        _ => choice::Bye::Points,
    };
    let note = match (is_gone, asked) {
        (true, _) => Some(words.club_withdrawn().to_owned()),
        (_, Some(bye)) => {
            let kind = if bye == Bye::Half { half } else { choice::Bye::Zero };
            Some(words.club_asked(kind, &(next + 1)))
        }
        _ => None,
    };
    let rating = event.entrants().get(player).map(|entrant| entrant.rating).filter(|rating| *rating > 0);
    let details: Vec<String> =
        note.into_iter().chain(rating.map(|rating| words.number_text(&rating))).collect();
    html! {
        <li key={player} data-withdrawn={is_gone.then_some("")}>
            <button type="button" class="club-player" data-action="player" aria-expanded={if is_open { "true" } else { "false" }}
                onclick={command_callback(on, ClubCommand::Player(player))}>
                <span>{ player_name(event, player) }</span>
                <small>{ details.join(" · ") }</small>
            </button>
            if is_open && !running.is_damaged {
                <div class="club-entering">
                    <div class="club-row">
                        <label class="cell">
                            <span>{ words.club_name() }</span>
                            <input name="club-name" value={running.typed.clone()} maxlength="200" autocomplete="off" />
                        </label>
                        { command_button("rename", words.club_rename(), ClubCommand::Rename(player), on) }
                    </div>
                    { personal::personal_form(running, player, words, on) }
                    <div class="chips">
                        if is_gone {
                            { command_button("return", words.club_return(), ClubCommand::Return(player), on) }
                        } else {
                            { command_button("withdraw", words.club_withdraw(), ClubCommand::Withdraw(player), on) }
                        }
                        if is_swiss && !is_gone && event.total_rounds().is_some_and(|all| next < all) {
                            if asked.is_some() {
                                { command_button("ask-nothing", words.club_ask_back(&(next + 1)), ClubCommand::RequestBye(player, None), on) }
                            } else {
                                { command_button("ask-half", words.club_ask(half, &(next + 1)), ClubCommand::RequestBye(player, Some(Bye::Half)), on) }
                                { command_button("ask-zero", words.club_ask(choice::Bye::Zero, &(next + 1)), ClubCommand::RequestBye(player, Some(Bye::Zero)), on) }
                            }
                        }
                    </div>
                </div>
            }
        </li>
    }
}
