//! Who has played on this device, and how.

use super::fields::{act, back, close};
use crate::app::Msg;
use crate::app::dialogs::club::{Act, Player};
use crate::club::people::Tally;
use crate::words::{Words, plain};
use yew::prelude::*;

/// Everyone; a name unfolds to colours, opponents, and the curve of the rating.
pub(super) fn profiles(
    known: Option<&[Player]>,
    open: Option<usize>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <>
            <div class="dialog-body" data-club="players">
                <h3>{ words.club_profiles() }</h3>
                if known.is_none() {
                    <p class="hint" role="status">{ words.club_reading() }</p>
                }
                if known.is_some_and(<[Player]>::is_empty) {
                    <p class="club-empty">{ words.club_no_players() }</p>
                }
                <ol class="club-players">
                    { for known.into_iter().flatten().enumerate().map(|(number, player)| html! {
                        <li key={number} data-player={player.name.clone()}>
                            <button type="button" class="club-player" data-action="player"
                                aria-expanded={if open == Some(number) { "true" } else { "false" }}
                                onclick={act(on, Act::Player(number))}>
                                <span>{ plain(&player.name) }</span>
                                <small>{ tally(&player.profile.all, words) }</small>
                            </button>
                            if open == Some(number) {
                                { profile(player, words) }
                            }
                        </li>
                    }) }
                </ol>
            </div>
            <div class="dialog-actions">
                { back(words, on) }
                { close(words, on) }
            </div>
        </>
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
