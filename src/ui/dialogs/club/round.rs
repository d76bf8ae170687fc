//! Tab with a round of a tournament: pairings and results.

use super::codes;
use super::fields::{command_button, command_callback, icon_action, styled_button};
use super::wording::{player_name, tie_resolution_text};
use crate::app::Msg;
use crate::app::dialogs::club::{ClubCommand, OpenEvent, half_points_text, score_text};
use crate::club::event::{EventFormat, GamePlace, Match, MatchState, PendingGame};
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::words::{Words, choice};
use yew::prelude::*;

/// Results of a game that was played: a win for White, a draw, a win for Black.
const PLAYED: [PairingResult; 3] = [PairingResult::WhiteWins, PairingResult::Draw, PairingResult::BlackWins];
/// Results that the arbiter decides: half a point for one player and none for the other, or none
/// for both.
const DECIDED: [PairingResult; 3] =
    [PairingResult::HalfForWhite, PairingResult::BothLose, PairingResult::HalfForBlack];
/// Results by forfeit, of a game that was not played.
const FORFEITS: [PairingResult; 3] =
    [PairingResult::WhiteByForfeit, PairingResult::BlackByForfeit, PairingResult::BothForfeit];

/// Renders the selected round of a tournament with the pairings and results of all boards.
pub(super) fn round_view(running: &OpenEvent, words: &Words, on: &Callback<Msg>) -> Html {
    let (event, number) = (&running.event, running.round);
    let paired_rounds = event.rounds().len();
    let Some(round) = event.rounds().get(number) else {
        return html! { <p class="club-empty">{ words.club_not_drawn() }</p> };
    };
    let all = event.next_games();
    let missing = all.iter().filter(|ahead| ahead.place.round == number).count();
    let said = match (missing, knockout_winner(running)) {
        (0, Some(winner)) => words.club_winner(&player_name(event, winner)),
        (0, None) => words.club_complete().to_owned(),
        _ => words.club_missing(missing as u64),
    };
    html! {
        <>
            <div class="club-steps">
                { styled_button("button", "earlier-round", "‹".into(), number == 0, command_callback(on, ClubCommand::Round(number.saturating_sub(1)))) }
                <strong data-round={(number + 1).to_string()}>{ round_heading(running, words) }</strong>
                { styled_button("button", "later-round", "›".into(), number + 1 >= paired_rounds, command_callback(on, ClubCommand::Round(number + 1))) }
                <span role="status" data-missing={missing.to_string()}>{ said }</span>
            </div>
            { missing_results(running, &all, words, on) }
            <ol class="club-boards">
                { for round.boards.iter().enumerate().map(|(board, match_)| board_row(running, board, match_, words, on)) }
            </ol>
            { for round.byes.iter().map(|(player, bye)| html! { <p class="hint">{ text_of_bye(running, *player, *bye, words) }</p> }) }
        </>
    }
}

/// Returns the heading of the shown round: its number and, if known, the total number of rounds.
pub(super) fn round_heading(running: &OpenEvent, words: &Words) -> String {
    let number = running.round + 1;
    match running.event.total_rounds() {
        Some(all) => words.club_round_of(&number, &all),
        None => words.club_round(&number),
    }
}

/// Maximum number of buttons for games without a result in other rounds.
const MAX_MISSING_NAMED: usize = 6;

/// Renders buttons for at most [`MAX_MISSING_NAMED`] games without a result in other rounds. A
/// press shows the round of the game.
///
/// `missing` has the next game of each unfinished match of the tournament. This function leaves out
/// the games of the shown round and of the last paired round.
fn missing_results(running: &OpenEvent, missing: &[PendingGame], words: &Words, on: &Callback<Msg>) -> Html {
    let last = running.event.rounds().len().saturating_sub(1);
    let others = missing.iter().filter(|ahead| ![running.round, last].contains(&ahead.place.round));
    let others = others.take(MAX_MISSING_NAMED).map(|ahead| {
        let GamePlace { round, board, .. } = ahead.place;
        command_button(
            "missing-game",
            words.club_elsewhere(&(board + 1), &(round + 1)),
            ClubCommand::Round(round),
            on,
        )
    });
    html! { <div class="club-elsewhere">{ for others }</div> }
}

/// Returns the winner of a knockout tournament (index of the player) if the shown round is the
/// final. `None` for other rounds and other formats, and while the final is not over.
fn knockout_winner(running: &OpenEvent) -> Option<usize> {
    let event = &running.event;
    let last = event.rounds().last()?;
    let is_final = matches!(running.head.setup.format, EventFormat::Knockout { .. })
        && running.round + 1 == event.rounds().len()
        && last.byes.is_empty()
        && last.boards.len() == 1;
    match event.match_state(running.round, 0) {
        Some(MatchState::Over { winner, .. }) if is_final => winner,
        _ => None,
    }
}

/// Returns the text about a player who has a bye (is not paired) in a round: the player's name, the
/// kind of bye and its points.
pub(super) fn text_of_bye(running: &OpenEvent, player: usize, bye: Bye, words: &Words) -> String {
    let setup = &running.head.setup;
    let is_swiss = matches!(setup.format, EventFormat::Swiss { .. });
    let half_points = setup.points.points_of_bye(bye);
    let kind = variant_for_bye(bye, half_points, is_swiss);
    words.club_free(kind, &player_name(&running.event, player), &half_points_text(half_points))
}

/// Returns the variant of the message about a bye that is worth `half_points`.
fn variant_for_bye(bye: Bye, half_points: u32, is_swiss: bool) -> choice::Bye {
    match (bye, half_points) {
        (Bye::Zero, _) if is_swiss => choice::Bye::Zero,
        // A bye in a round robin or a knockout gives no points.
        (Bye::Zero | Bye::Full | Bye::PairingAllocated, _) if !is_swiss => choice::Bye::Free,
        (_, 2) => choice::Bye::Full,
        (_, 1) => choice::Bye::Half,
        _ => choice::Bye::Points,
    }
}

/// Renders one board of the round, with the match between two players.
///
/// While the match is undecided, and the tournament is not damaged, the row has buttons that enter
/// the result of the next game or start this game in the app. The unfolded row also has buttons for
/// rare results and for the QR code of the next game.
fn board_row(running: &OpenEvent, board: usize, match_: &Match, words: &Words, on: &Callback<Msg>) -> Html {
    let event = &running.event;
    let round = running.round;
    let is_open = running.board == Some(board);
    let stand = event.match_state(round, board);
    let place = GamePlace { round, board, game: match_.results.len() };
    let (pairing, result) = board_result(running, board, match_, words);
    let note = match stand {
        Some(MatchState::Open(next)) => next.tie_resolution.map(|one| tie_resolution_text(one, words)),
        Some(MatchState::Over { is_random: true, winner: Some(winner) }) => {
            Some(words.club_by_lot(&player_name(event, winner)))
        }
        _ => None,
    };
    let won = |player: usize| match stand {
        Some(MatchState::Over { winner, .. }) => winner == Some(player),
        _ => false,
    };
    let is_playable = matches!(stand, Some(MatchState::Open(_))) && !running.is_damaged;
    let expanded = if is_open { "true" } else { "false" };
    let onclick = command_callback(on, ClubCommand::Board(board));
    let number = html! { <small>{ words.number_text(&(board + 1)) }</small> };
    let name = |class: &'static str, player: usize| {
        html! { <span {class} data-won={won(player).then_some("")}>{ player_name(event, player) }</span> }
    };
    let (white, black) = (name("white", pairing.white), name("black", pairing.black));
    html! {
        <li key={board} data-board={(board + 1).to_string()} data-over={matches!(stand, Some(MatchState::Over { .. })).then_some("")}>
            if is_playable {
                <div class={classes!("club-pairing", (result != "–").then_some("scored"))}>
                    <button type="button" class="club-board" data-action="board" aria-expanded={expanded} onclick={onclick.clone()}>
                        { number }{ white }
                    </button>
                    <b>{ words.number_text(&result) }</b>
                    // This button does the same as the button before it, so the Tab key skips this
                    // one.
                    <button type="button" class="club-board" data-action="board" tabindex="-1" aria-expanded={expanded} {onclick}>
                        { black }
                    </button>
                    { result_picker(place, words, on) }
                    { icon_action("play-here", "play", words.club_play_here().into(), ClubCommand::Play(place), on) }
                </div>
            } else {
                <button type="button" class="club-board club-pairing" data-action="board" aria-expanded={expanded} {onclick}>
                    { number }{ white }<b>{ words.number_text(&result) }</b>{ black }
                </button>
            }
            if let Some(note) = note {
                <small class="note">{ note }</small>
            }
            if is_open {
                { result_entry(running, place, match_, is_playable, words, on) }
            }
        </li>
    }
}

/// Renders three joined buttons that enter the result of a played game. The label of each button is
/// White's score: 1, ½ or 0.
fn result_picker(place: GamePlace, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <div class="club-picker" role="group" aria-label={words.club_result()}>
            { for PLAYED.into_iter().zip(["1", "½", "0"]).map(|(score, label)| html! {
                <button type="button" data-action="result" aria-label={words.number_text(&score_text(score))}
                    onclick={command_callback(on, ClubCommand::Result(place, score))}>{ words.number_text(&label) }</button>
            }) }
        </div>
    }
}

/// Returns who has White and Black at a tournament board, and the result as text.
///
/// While the match is open, the colours are the colours in its next game; afterwards, the colours
/// in its first game. In the result, the score of the player returned as White comes first.
pub(super) fn board_result(
    running: &OpenEvent,
    board: usize,
    match_: &Match,
    words: &Words,
) -> (Pairing, String) {
    let pairing = match running.event.match_state(running.round, board) {
        Some(MatchState::Open(next)) => next.pairing,
        _ => match_.pairing,
    };
    let is_match =
        match_.results.len() > 1 || matches!(running.head.setup.format, EventFormat::Knockout { .. });
    let result = match (&match_.results[..], is_match) {
        ([one], false) => score_text(*one).to_owned(),
        ([], _) if match_.is_adjourned => words.club_adjourned().to_owned(),
        ([], _) => "–".to_owned(),
        _ => match_score(match_, pairing.white == match_.pairing.white),
    };
    (pairing, result)
}

/// Returns the score of a match as text, such as `1½ : ½`. If `as_begun` is true, the score of the
/// player who had White in the first game comes first, otherwise the opponent's score.
fn match_score(match_: &Match, as_begun: bool) -> String {
    let [first, second] = match_.half_points().map(half_points_text);
    if as_begun { format!("{first} : {second}") } else { format!("{second} : {first}") }
}

/// Renders the unfolded part of a board's row: the QR code, and buttons for rare results, for
/// adjourning the game, and for removing the last result. Renders nothing if the tournament is
/// damaged.
///
/// If the match `match_` is still open (`is_open`), the buttons enter the result of the next game;
/// `place` is the place of this game in the tournament. Otherwise the buttons correct the last
/// result of the match, and also offer a win, a draw and a loss.
fn result_entry(
    running: &OpenEvent,
    place: GamePlace,
    match_: &Match,
    is_open: bool,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    if running.is_damaged {
        return Html::default();
    }
    let last = match_.results.len().checked_sub(1).map(|game| GamePlace { game, ..place });
    let enter = if is_open { Some(place) } else { last };
    let results = |scores: [PairingResult; 3], place: GamePlace| {
        scores.into_iter().map(move |score| {
            let is_it = match_.results.get(place.game) == Some(&score);
            super::fields::toggle_button(
                "result",
                words.number_text(&score_text(score)),
                is_it,
                ClubCommand::Result(place, score),
                on,
            )
        })
    };
    html! {
        <div class="club-entering">
            if is_open {
                { codes::code_toggle(running, place, words, on) }
                if let Some((_, fragment)) = running.codes.shown.as_ref().filter(|(shown, _)| *shown == place) {
                    { codes::game_code(running, fragment, words, on) }
                }
            }
            if let Some(place) = enter {
                if !is_open {
                    <div class="chips" role="group" aria-label={words.club_result()}>{ for results(PLAYED, place) }</div>
                }
                <div class="chips" role="group" aria-label={words.arbiter()}>{ for results(DECIDED, place) }</div>
                <div class="chips" role="group" aria-label={words.club_forfeit()}>{ for results(FORFEITS, place) }</div>
            }
            <div class="chips">
                if is_open && !match_.is_adjourned {
                    { command_button("adjourn", words.club_adjourn(), ClubCommand::Adjourn(place), on) }
                }
                if let Some(last) = last {
                    { command_button("clear-result", words.club_clear(), ClubCommand::ClearResult(last), on) }
                }
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::record::PointSystem;

    #[test]
    fn a_bye_is_announced_with_its_points() {
        let football = PointSystem { win: 6, draw: 2, ..PointSystem::default() };
        let half = PointSystem { allocated: Some(1), ..PointSystem::default() };
        let variant = |points: PointSystem, bye| variant_for_bye(bye, points.points_of_bye(bye), true);
        assert!(matches!(variant(PointSystem::default(), Bye::PairingAllocated), choice::Bye::Full));
        assert!(matches!(variant(PointSystem::default(), Bye::Half), choice::Bye::Half));
        assert!(matches!(variant(half, Bye::PairingAllocated), choice::Bye::Half));
        assert!(matches!(variant(football, Bye::PairingAllocated), choice::Bye::Points));
        assert!(matches!(variant(football, Bye::Half), choice::Bye::Full));
        assert!(matches!(variant(football, Bye::Zero), choice::Bye::Zero));
        assert!(matches!(variant_for_bye(Bye::PairingAllocated, 2, false), choice::Bye::Free));
    }
}
