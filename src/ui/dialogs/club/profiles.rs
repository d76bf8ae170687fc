//! Who has played on this device, how, and what can be done with them.

use super::fields::{act, back, close, does, main, on_change, on_input, pick};
use super::wording::player_snag;
use crate::app::Msg;
use crate::app::dialogs::club::{Act, COLORS, Player, Players};
use crate::club::people::Tally;
use crate::words::{Words, plain};
use yew::prelude::*;

/// Everyone; a name unfolds to colours, opponents, the curve of the rating, and what can be done. The main button is a game
/// between those who played last.
pub(super) fn profiles(players: &Players, words: &Words, on: &Callback<Msg>) -> Html {
    let one = |(number, player): (usize, &Player)| one(players, number, player, words, on);
    let with_number = || players.shown().iter().enumerate();
    let hidden = with_number().filter(|(_, player)| player.is_hidden).count();
    html! {
        <>
            <div class="dialog-body" data-club="players" oninput={on_input(on)} onchange={on_change(on)}>
                <h3>{ words.club_profiles() }</h3>
                if players.all.is_none() {
                    <p class="hint" role="status">{ words.club_reading() }</p>
                }
                if players.all.is_some() && players.shown().is_empty() {
                    <p class="club-empty">{ words.club_no_players() }</p>
                }
                <ol class="club-players">
                    { for with_number().filter(|(_, player)| !player.is_hidden).map(one) }
                </ol>
                if hidden > 0 {
                    <details class="club-hidden">
                        <summary>{ words.club_hidden() }{ " · " }{ hidden }</summary>
                        <ol class="club-players">
                            { for with_number().filter(|(_, player)| player.is_hidden).map(one) }
                        </ol>
                    </details>
                }
                if players.can_undo() {
                    <p class="club-undo">{ does("undo-step", words.club_undo(), Act::Undo, on) }</p>
                }
            </div>
            <div class="dialog-actions">
                { back(words, on) }
                { close(words, on) }
                if let Some([white, black]) = &players.next {
                    { main("quick-match", words.club_quick(&plain(black), &plain(white)), Act::Quick, on) }
                }
            </div>
        </>
    }
}

fn one(players: &Players, number: usize, player: &Player, words: &Words, on: &Callback<Msg>) -> Html {
    let is_open = players.open == Some(number);
    html! {
        <li key={player.name.clone()} data-player={player.name.clone()}>
            <button type="button" class="club-player club-known" data-action="player"
                aria-expanded={if is_open { "true" } else { "false" }} onclick={act(on, Act::Player(number))}>
                { sign(&player.name, player.color) }
                <span>{ plain(&player.name) }</span>
                <small>{ tally(&player.profile.all, words) }</small>
            </button>
            if is_open {
                { profile(player, words) }
                { doing(players, number, player, words, on) }
            }
        </li>
    }
}

/// What can be done with somebody.
fn doing(players: &Players, number: usize, player: &Player, words: &Words, on: &Callback<Msg>) -> Html {
    let others = players.shown().iter().enumerate().filter(|(other, _)| *other != number);
    let others = others.map(|(other, player)| (other, plain(&player.name)));
    let hide = if player.is_hidden { words.club_unhide() } else { words.club_hide() };
    html! {
        <div class="club-entering">
            if let Some([white, black]) = players.challenge(number) {
                { main("challenge", words.club_challenge(&plain(&black), &plain(&white)), Act::Challenge(number), on) }
            }
            if let Some(why) = players.refused {
                <p class="fault" role="alert" data-refused="">{ words.club_refused(&"", player_snag(why)) }</p>
            }
            <div class="club-row">
                <label class="cell">
                    <span>{ words.club_name() }</span>
                    <input name="player-name" value={players.typed.clone()} maxlength="60" autocomplete="off" />
                </label>
                { does("rename-player", words.club_rename(), Act::Rename(number), on) }
            </div>
            <div class="club-row">
                { pick("player-other", words.club_same(), words.club_choose(), &players.other, others) }
                { does("merge-players", words.club_merge(), Act::Merge(number), on) }
            </div>
            <fieldset class="chips club-colors">
                <legend>{ words.club_sign() }</legend>
                { color(player, None, words.club_sign_none().to_owned(), number, on) }
                { for (0..COLORS.len()).map(|one| {
                    color(player, Some(one), words.club_sign_color(&(one + 1)), number, on)
                }) }
            </fieldset>
            <div class="chips">
                { does("hide-player", hide, Act::Hide(number, !player.is_hidden), on) }
                { does("delete-player", words.club_forget(), Act::Forget(number), on) }
            </div>
            <p class="hint">{ words.club_forget_hint() }</p>
        </div>
    }
}

/// A colour for the sign of somebody; `None` for none of their own.
fn color(player: &Player, color: Option<usize>, label: String, number: usize, on: &Callback<Msg>) -> Html {
    let of = color.and_then(|color| COLORS.get(color)).copied();
    let is_it = if player.color == of { "true" } else { "false" };
    html! {
        <button type="button" class="button chip" data-action="paint" aria-pressed={is_it} aria-label={label}
            onclick={act(on, Act::Paint(number, color))}>
            { sign(&player.name, of) }
        </button>
    }
}

/// The initials of somebody in their colour.
fn sign(name: &str, color: Option<[u8; 3]>) -> Html {
    let name = plain(name);
    let first = |word: &str| word.chars().find(|letter| letter.is_alphanumeric());
    let letters: Vec<char> = name.split_whitespace().filter_map(first).collect();
    let initials: String = match letters[..] {
        [first, .., last] => [first, last].iter().collect(),
        _ => letters.iter().collect(),
    };
    let fill = color.map(|[red, green, blue]| format!("rgb({red},{green},{blue})"));
    html! {
        <svg class="club-sign" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="16" {fill} />
            <text x="16" y="21" text-anchor="middle">{ initials.to_uppercase() }</text>
        </svg>
    }
}

fn tally(tally: &Tally, words: &Words) -> String {
    words.club_tally(&tally.drawn, &tally.lost, &tally.won)
}

fn profile(player: &Player, words: &Words) -> Html {
    let [white, black] = &player.profile.by_color;
    let named = |name: &str| match plain(name) {
        name if name.is_empty() => words.club_nobody().to_owned(),
        name => name,
    };
    html! {
        <div class="club-entering">
            <p>{ words.club_with_white(&tally(white, words)) }</p>
            <p>{ words.club_with_black(&tally(black, words)) }</p>
            <p>{ words.club_row(&player.profile.best, &player.profile.winning) }</p>
            if let Some(rating) = player.curve.last() {
                <p><b>{ words.club_rating(&(rating.round() as i64)) }</b></p>
                { curve(&player.curve, words) }
            }
            { for player.against.iter().map(|(name, games)| html! {
                <p>{ words.club_against(&named(name), &tally(games, words)) }</p>
            }) }
        </div>
    }
}

/// The rating after each game, from the 1500 that everyone begins with.
fn curve(ratings: &[f64], words: &Words) -> Html {
    const BEGIN: f64 = 1500.0;
    let all: Vec<f64> = std::iter::once(BEGIN).chain(ratings.iter().copied()).collect();
    let low = all.iter().copied().fold(f64::MAX, f64::min);
    let high = all.iter().copied().fold(f64::MIN, f64::max);
    let height = (high - low).max(1.0);
    let step = 100.0 / (all.len() - 1).max(1) as f64;
    let point = |(number, rating): (usize, &f64)| {
        let (x, y) = (number as f64 * step, 100.0 - (rating - low) / height * 100.0);
        format!("{},{}", x.round() as i64, y.round() as i64)
    };
    let points: Vec<String> = all.iter().enumerate().map(point).collect();
    let last = ratings.last().copied().unwrap_or(BEGIN);
    html! {
        <svg class="club-curve" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
            aria-label={words.club_curve(&(BEGIN as i64), &(last.round() as i64))}>
            <polyline points={points.join(" ")} vector-effect="non-scaling-stroke" />
        </svg>
    }
}
