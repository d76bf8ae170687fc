//! Who plays.

use super::fields::{act, does, on_input, styled};
use super::wording::name;
use crate::app::Msg;
use crate::app::dialogs::club::{Act, Running};
use crate::club::event::Format;
use crate::club::record::Bye;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Everyone, in the order of their numbers; a name unfolds to what can be done.
pub(super) fn players(running: &Running, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let is_swiss = matches!(running.head.setup.format, Format::Swiss { .. });
    let takes_more = is_swiss || event.rounds().is_empty();
    html! {
        <div oninput={on_input(on)}>
            <ol class="club-players">
                { for event.order().into_iter().map(|player| one(running, player, is_swiss, words, on)) }
            </ol>
            if takes_more && running.player.is_none() && !running.is_damaged {
                <div class="club-row">
                    <label class="cell">
                        <span>{ words.club_late() }</span>
                        <input name="club-name" value={running.typed.clone()} maxlength="1000" autocomplete="off" />
                    </label>
                    { styled("button", "add-players", words.club_add().into(), running.typed.trim().is_empty(), act(on, Act::Enter)) }
                </div>
            }
        </div>
    }
}

fn one(running: &Running, player: usize, is_swiss: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let is_open = running.player == Some(player);
    let is_gone = event.has_withdrawn(player);
    let next = event.rounds().len();
    let asked = event.asked_for(player, next);
    let note = match (is_gone, asked) {
        (true, _) => Some(words.club_withdrawn().to_owned()),
        (_, Some(bye)) => {
            let kind = if bye == Bye::Half { choice::Bye::Half } else { choice::Bye::Zero };
            Some(words.club_asked(kind, &(next + 1)))
        }
        _ => None,
    };
    let rating = event.entrants().get(player).map(|entrant| entrant.rating).filter(|rating| *rating > 0);
    html! {
        <li key={player} data-withdrawn={is_gone.then_some("")}>
            <button type="button" class="club-player" data-action="player" aria-expanded={if is_open { "true" } else { "false" }}
                onclick={act(on, Act::Player(player))}>
                <span>{ name(event, player) }</span>
                <small>{ note }{ rating.map(|rating| format!(" {rating}")) }</small>
            </button>
            if is_open && !running.is_damaged {
                <div class="club-entering">
                    <div class="club-row">
                        <label class="cell">
                            <span>{ words.club_name() }</span>
                            <input name="club-name" value={running.typed.clone()} maxlength="200" autocomplete="off" />
                        </label>
                        { does("rename", words.club_rename(), Act::Rename(player), on) }
                    </div>
                    <div class="chips">
                        if is_gone {
                            { does("return", words.club_return(), Act::Return(player), on) }
                        } else {
                            { does("withdraw", words.club_withdraw(), Act::Withdraw(player), on) }
                        }
                        if is_swiss && !is_gone && event.announced().is_some_and(|all| next < all) {
                            if asked.is_some() {
                                { does("ask-nothing", words.club_ask_back(&(next + 1)), Act::Ask(player, None), on) }
                            } else {
                                { does("ask-half", words.club_ask(choice::Bye::Half, &(next + 1)), Act::Ask(player, Some(Bye::Half)), on) }
                                { does("ask-zero", words.club_ask(choice::Bye::Zero, &(next + 1)), Act::Ask(player, Some(Bye::Zero)), on) }
                            }
                        }
                    </div>
                </div>
            }
        </li>
    }
}
