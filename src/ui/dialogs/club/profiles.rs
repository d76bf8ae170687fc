//! Screen of the club dialog with the profiles of the players saved on the device: results and
//! actions.

use super::avatars::avatar;
use super::fields::{command_button, command_callback, on_change, on_input, player_field, primary_button};
use super::wording::register_refusal_key;
use crate::app::dialogs::Kind;
use crate::app::dialogs::club::{
    AVATAR_COLORS, AVATAR_SYMBOLS, ClubCommand, Msg as ClubMsg, PlayersScreen, ProfiledPlayer,
};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{Msg, PageMsg, StartPosition, dialogs};
use crate::club::people::ScoreTally;
use crate::game::Preset;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::buttons::{button, press_callback};
use crate::ui::dialogs::empty::{EmptyList, empty_list};
use crate::ui::dialogs::fields::choice_list;
use crate::ui::dialogs::opening_names::LoadOpeningNames;
use crate::words::{Language, Words, choice as said, visible_name};
use yew::prelude::*;

/// Renders the profiles of all players saved on the device.
///
/// A press on a name unfolds the results by colour and opponent, the rating curve and the available
/// actions. The main button of the screen starts a rematch of the last game.
pub(super) fn profile_list(
    players: &PlayersScreen,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let one = |(number, player): (usize, &ProfiledPlayer)| profile_row(players, number, player, words, on);
    let with_number = || players.shown_players().iter().enumerate();
    let hidden = with_number().filter(|(_, player)| player.is_hidden).count();
    html! {
        <>
            <LoadOpeningNames book={book.clone()} on={on.reform(|names: PtrEqRc<Openings>| dialogs::Msg::Club(ClubMsg::Names(names)).into())} />
            <div class="dialog-body" data-club="players" oninput={on_input(on)} onchange={on_change(on)}>
                if players.all.is_none() {
                    <p class="hint" role="status">{ words.club_reading() }</p>
                }
                if players.all.is_some() && players.shown_players().is_empty() {
                    { no_players(words, on) }
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
                    <p class="club-undo">{ command_button("undo-step", words.club_undo(), ClubCommand::Undo, on) }</p>
                }
            </div>
            if let Some((names, odds)) = players.quick_match() {
                <div class="dialog-actions">
                    { primary_button("quick-match", odds_label(words.club_quick(&visible_name(&names[1]), &visible_name(&names[0])), odds, words), ClubCommand::Rematch, on) }
                </div>
            }
        </>
    }
}

/// Renders a text and the button for a new game, in place of an empty list of players.
fn no_players(words: &Words, on: &Callback<Msg>) -> Html {
    let onclick = press_callback(on, PageMsg::OpenDialog(Kind::NewGame));
    let new_game = button("button primary", "new-game", words.new_game(), onclick);
    empty_list(EmptyList::Players, html! { <p>{ words.club_no_players() }</p> }, new_game)
}

/// Renders one row of the list of players: a player's picture and results, and for the unfolded
/// player also the profile and the actions. `number` is the player's index in the list.
fn profile_row(
    players: &PlayersScreen,
    number: usize,
    player: &ProfiledPlayer,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let is_open = players.open == Some(number);
    html! {
        <li key={player.name.clone()} data-player={player.name.clone()}>
            <button type="button" class="club-player club-known" data-action="player"
                aria-expanded={if is_open { "true" } else { "false" }} onclick={command_callback(on, ClubCommand::Player(number))}>
                { avatar(&player.name, player.badge_color, player.badge_symbol) }
                <span>{ visible_name(&player.name) }</span>
                if player.has_met_people() {
                    <small data-tally="">{ score_tally(&player.profile.all, words) }</small>
                }
            </button>
            if is_open {
                { player_profile(player, words) }
                { profile_actions(players, number, player, words, on) }
            }
        </li>
    }
}

/// Renders the actions on one player's profile, such as to begin a game or to rename the player.
/// `number` is the player's index in the list.
fn profile_actions(
    players: &PlayersScreen,
    number: usize,
    player: &ProfiledPlayer,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let others = players.shown_players().iter().enumerate().filter(|(other, _)| *other != number);
    let others = others.map(|(other, player)| (other, visible_name(&player.name)));
    let hide = if player.is_hidden { words.club_unhide() } else { words.club_hide() };
    html! {
        <div class="club-entering">
            if let Some((names, odds)) = players.challenge(number) {
                { primary_button("challenge", odds_label(words.club_challenge(&visible_name(&names[1]), &visible_name(&names[0])), odds, words), ClubCommand::Challenge(number), on) }
                if odds.is_some() {
                    { command_button("challenge-even", words.club_even(), ClubCommand::ChallengeWithoutOdds(number), on) }
                }
            }
            if let Some(why) = players.refused {
                <p class="fault" role="alert" data-refused="">{ words.club_refused(&"", register_refusal_key(why)) }</p>
            }
            <div class="club-row">
                <label class="cell">
                    <span>{ words.club_name() }</span>
                    <input name="player-name" value={players.typed.clone()} maxlength="60" autocomplete="off" />
                </label>
                { command_button("rename-player", words.club_rename(), ClubCommand::Rename(number), on) }
            </div>
            <div class="club-row">
                { player_field("player-other", words.club_same(), words.club_choose(), &players.other, others) }
                { command_button("merge-players", words.club_merge(), ClubCommand::Merge(number), on) }
            </div>
            { language_and_odds(player, words) }
            <fieldset class="chips club-colors">
                <legend>{ words.club_sign_kind() }</legend>
                { avatar_symbol(player, None, words.club_initials().to_owned(), number, on) }
                { for (0..AVATAR_SYMBOLS.len()).map(|one| {
                    avatar_symbol(player, Some(one), words.club_sign_number(&(one + 1)), number, on)
                }) }
            </fieldset>
            <fieldset class="chips club-colors">
                <legend>{ words.club_sign() }</legend>
                { avatar_color(player, None, words.club_sign_none().to_owned(), number, on) }
                { for (0..AVATAR_COLORS.len()).map(|one| {
                    avatar_color(player, Some(one), words.club_sign_color(&(one + 1)), number, on)
                }) }
            </fieldset>
            <div class="chips">
                { command_button("hide-player", hide, ClubCommand::Hide(number, !player.is_hidden), on) }
                { command_button("delete-player", words.club_forget(), ClubCommand::DeletePlayer(number), on) }
            </div>
            <p class="hint">{ words.club_forget_hint() }</p>
        </div>
    }
}

/// Renders the fields for a player's own language, and for the odds (such as a missing rook) that a
/// stronger opponent gives the player.
fn language_and_odds(player: &ProfiledPlayer, words: &Words) -> Html {
    let mut languages = vec![("page", words.own_language_page().to_owned())];
    languages.extend(Language::ALL.map(|language| (language.tag(), language.own_name().to_owned())));
    let mut odds = vec![("", words.club_even().to_owned())];
    let names = StartPosition::ODDS.map(|(name, _)| name);
    odds.extend(
        names.iter().filter_map(|name| Some((*name, words.begin_named(said::Begin::from_name(name)?)))),
    );
    html! {
        <div class="club-row">
            <label class="cell">
                <span>{ words.language_choice() }</span>
                { choice_list("player-language".into(), player.language.map_or("page", Language::tag), &languages) }
            </label>
            <label class="cell">
                <span>{ words.club_odds() }</span>
                { choice_list("player-odds".into(), player.odds.as_deref().unwrap_or_default(), &odds) }
            </label>
        </div>
    }
}

/// Appends the odds (such as a missing rook) to the label of a button that begins a game. Returns
/// the label unchanged if the game is without odds.
fn odds_label(label: String, odds: Option<&str>, words: &Words) -> String {
    match odds.and_then(said::Begin::from_name) {
        Some(odds) => format!("{label} · {}", words.begin_named(odds)),
        None => label,
    }
}

/// Renders the button that chooses a symbol as a player's picture.
///
/// `one` is the index of the symbol; `None` for the initials. `number` is the player's index in the
/// list.
fn avatar_symbol(
    player: &ProfiledPlayer,
    one: Option<usize>,
    label: String,
    number: usize,
    on: &Callback<Msg>,
) -> Html {
    let is_it = if player.badge_symbol == one { "true" } else { "false" };
    html! {
        <button type="button" class="button chip" data-action="sign" aria-pressed={is_it} aria-label={label}
            onclick={command_callback(on, ClubCommand::SetBadgeSymbol(number, one))}>
            { avatar(&player.name, player.badge_color, one) }
        </button>
    }
}

/// Renders the button that chooses a colour for a player's picture. `color` is the index of the
/// colour; `None` for the default colour. `number` is the player's index in the list.
fn avatar_color(
    player: &ProfiledPlayer,
    color: Option<usize>,
    label: String,
    number: usize,
    on: &Callback<Msg>,
) -> Html {
    let of = color.and_then(|color| AVATAR_COLORS.get(color)).copied();
    let is_it = if player.badge_color == of { "true" } else { "false" };
    html! {
        <button type="button" class="button chip" data-action="paint" aria-pressed={is_it} aria-label={label}
            onclick={command_callback(on, ClubCommand::SetBadgeColor(number, color))}>
            { avatar(&player.name, of, player.badge_symbol) }
        </button>
    }
}

/// Returns a player's wins, draws and losses as text.
fn score_tally(tally: &ScoreTally, words: &Words) -> String {
    words.club_tally(&tally.drawn, &tally.lost, &tally.won)
}

/// Renders a player's results by colour, rule set and opponent, the openings played, and the curves
/// of the ratings against people and against the computer.
fn player_profile(player: &ProfiledPlayer, words: &Words) -> Html {
    let [white, black] = &player.profile.by_color;
    let named = |name: &str| match visible_name(name) {
        name if name.is_empty() => words.club_nobody().to_owned(),
        name => name,
    };
    html! {
        <div class="club-entering">
            if player.has_met_people() {
                <p data-tally="">{ words.club_with_white(&score_tally(white, words)) }</p>
                <p data-tally="">{ words.club_with_black(&score_tally(black, words)) }</p>
            }
            { for player.openings.iter().enumerate().filter(|(_, all)| !all.is_empty()).map(|(side, all)| {
                let all: Vec<String> = all.iter().map(|(name, games)| format!("\u{2068}{name}\u{2069} ({})", words.number_text(&games.games()))).collect();
                let all = all.join(" · ");
                let told = if side == 0 { words.club_with_white(&all) } else { words.club_with_black(&all) };
                html! { <p data-openings={side.to_string()}>{ words.club_openings(&told) }</p> }
            }) }
            if player.has_met_people() {
                <p data-tally="">{ words.club_row(&player.profile.most_wins_in_a_row, &player.profile.wins_in_a_row) }</p>
            }
            { for player.rules.iter().map(|(name, games)| {
                let rules = Preset::from_name(name).map(|preset| words.preset(preset)).unwrap_or_default();
                html! { <p data-rules={name.clone()}>{ words.learn_setting(&rules, &score_tally(games, words)) }</p> }
            }) }
            if let Some(rating) = player.curve.last() {
                <p><b>{ words.club_rating(&(rating.round() as i64)) }</b></p>
                { rating_curve(&player.curve, words) }
            }
            if let Some(last) = player.practice.last() {
                <p data-practice={(last.after.round() as i64).to_string()}>
                    <b>{ words.club_practice(&(last.after.round() as i64)) }</b>
                </p>
                { rating_curve(&player.practice.iter().map(|step| step.after).collect::<Vec<_>>(), words) }
            }
            { for player.against.iter().map(|(name, games)| html! {
                <p>{ words.club_against(&named(name), &score_tally(games, words)) }</p>
            }) }
        </div>
    }
}

/// Renders the curve of a player's rating. The curve begins at the initial rating 1500 and has a
/// point for each rated game.
fn rating_curve(ratings: &[f64], words: &Words) -> Html {
    const INITIAL_RATING: f64 = 1500.0;
    let all: Vec<f64> = std::iter::once(INITIAL_RATING).chain(ratings.iter().copied()).collect();
    let low = all.iter().copied().fold(f64::MAX, f64::min);
    let high = all.iter().copied().fold(f64::MIN, f64::max);
    let height = (high - low).max(1.0);
    let step = 100.0 / (all.len() - 1).max(1) as f64;
    let point = |(number, rating): (usize, &f64)| {
        let (x, y) = (number as f64 * step, 100.0 - (rating - low) / height * 100.0);
        format!("{},{}", x.round() as i64, y.round() as i64)
    };
    let points: Vec<String> = all.iter().enumerate().map(point).collect();
    let last = ratings.last().copied().unwrap_or(INITIAL_RATING);
    html! {
        <svg class="club-curve" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"
            aria-label={words.club_curve(&(INITIAL_RATING as i64), &(last.round() as i64))}>
            <polyline points={points.join(" ")} vector-effect="non-scaling-stroke" />
        </svg>
    }
}
