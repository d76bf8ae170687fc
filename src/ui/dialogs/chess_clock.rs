//! Chess clock for a game on a wooden board, over the whole screen: a half for each player, and a
//! bar between the halves.

use crate::app::dialogs::chess_clock::{ChessClockView, Msg as ChessClockMsg};
use crate::app::dialogs::{self, Kind};
use crate::app::{Msg, PageMsg, key_character, table};
use crate::game::{ClockStop, Event, Game, GameResult};
use crate::rules::Color;
use crate::ui::buttons::{button, press_callback};
use crate::ui::names::{king_code, side_name};
use crate::words::{Words, choice, result_text, visible_name};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Renders the chess clock for a game on a wooden board, or the question whether to start this
/// clock while a game in the app is in progress.
pub(super) fn chess_clock(view: &ChessClockView, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(game) = view.game.as_deref() else { return start_question(words, on) };
    let state = clock_state(game);
    html! {
        <dialog class="dialog chess-clock" data-dialog="chess-clock" data-state={state}
            aria-label={words.chess_clock()}
            onclose={on.reform(|_: web_sys::Event| dialogs::Msg::Close.into())}>
            { clock_half(game, !view.near, true, words, on) }
            <div class="clock-bar">{ bar(view, game, words, on) }</div>
            { clock_half(game, view.near, false, words, on) }
            <ClockKeys near={view.near} is_paused={game.clock_stop() == ClockStop::Paused} on={on.clone()} />
        </dialog>
    }
}

/// Returns the state of the chess clock in one word, such as `paused`, for style sheets and tests.
fn clock_state(game: &Game) -> &'static str {
    match (game.outcome(), game.flag_fallen(), game.clock_stop()) {
        (Some(_), ..) => "over",
        (_, Some(_), _) => "flag",
        (.., ClockStop::Paused) => "paused",
        (.., ClockStop::Suspended(_)) => "suspended",
        _ if game.clock().is_some_and(|clock| clock.running().is_some()) => "running",
        _ => "ready",
    }
}

/// Renders the question whether to put the game in progress aside and start the chess clock for a
/// wooden board.
fn start_question(words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <p>{ words.chess_clock_put_aside() }</p>
            <div class="dialog-actions">
                { button("button primary", "start-chess-clock", words.chess_clock(),
                    press_callback(on, dialogs::Msg::ChessClock(ChessClockMsg::Start))) }
            </div>
        </>
    };
    super::modal::modal("chess-clock", words.chess_clock(), words, on, content)
}

/// Renders one player's half of the chess clock: the time, and a button that ends the player's turn
/// or starts the clock. The button takes effect on pointer down. `is_far` is true for the half at
/// the top.
fn clock_half(game: &Game, color: Color, is_far: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let counts = may_press_clock(game, color);
    let is_running = (game.clock().and_then(|clock| clock.running()) == Some(color)).then_some("");
    let headers = game.headers();
    let name = visible_name(color.by_color(&headers.white, &headers.black));
    let name = if name.is_empty() { words.side(color) } else { name };
    let moves = game.clock().map_or(0, |clock| clock.reading(color, game.last_change()).moves);
    let illegal = game.illegal_move_count(color);
    let label = if clock_state(game) == "ready" { words.start_clock() } else { words.press_clock() };
    html! {
        <div class="clock-half" key={side_name(color)} data-half={side_name(color)} data-far={is_far.then_some("")}
            data-running={is_running} data-flag={(game.flag_fallen() == Some(color)).then_some("")}>
            <div class="clock-face">
                <span class="clock-name"><i class="mini king" data-kind={king_code(color)} />{ " " }{ name }</span>
                <span class="clock-time" role="timer" aria-label={words.clock_of(color)} data-clock={side_name(color)}
                    data-running={is_running} />
                <small class="clock-note" data-clock-note={side_name(color)} />
                <small data-moves={moves.to_string()}>
                    { words.chess_clock_moves(&moves) }
                    if illegal > 0 {
                        { " · " }{ words.chess_clock_illegal_moves(&illegal) }
                    }
                </small>
            </div>
            <button class="half-press" data-action="press" data-now="" data-side={side_name(color)} aria-disabled={(!counts).then_some("true")}
                aria-label={label} onclick={press_callback(on, table::Msg::ApplyEvent(Event::Press(color)))} />
        </div>
    }
}

/// Whether the player `color` may press the chess clock at this moment: to end their turn, or to
/// start the clock at the beginning of the game.
fn may_press_clock(game: &Game, color: Color) -> bool {
    match game.clock().map(|clock| clock.running()) {
        Some(Some(running)) => running == color,
        Some(None) => clock_state(game) == "ready",
        None => false,
    }
}

/// Renders the bar between the two halves of the chess clock, with the buttons for the current
/// state of the clock.
fn bar(view: &ChessClockView, game: &Game, words: &Words, on: &Callback<Msg>) -> Html {
    let act = |event: Event| press_callback(on, table::Msg::ApplyEvent(event));
    match clock_state(game) {
        "running" => button("button", "pause", words.pause(), act(Event::Pause)),
        "ready" => html! {
            <>
                <p>{ words.chess_clock_first() }</p>
                { time_control_button(words, on) }
                { swap_button(words, on) }
                { leave_button(words, on) }
                <p class="hint keys">{ words.chess_clock_keys() }</p>
            </>
        },
        "suspended" => html! {
            <>
                <p>{ game.undecided_absence().map(|gap| words.interruption_text(gap)) }</p>
                { button("button", "charge-gap", words.charge_time(), act(Event::EndAbsence { refund: false })) }
                { button("button primary", "refund-gap", words.refund_time(), act(Event::EndAbsence { refund: true })) }
            </>
        },
        "flag" => html! { <><p>{ words.chess_clock_flag() }</p>{ result_buttons(words, on) }</> },
        "over" => html! {
            <>
                <p>{ words.result_sentence(game) }</p>
                if view.can_undo {
                    <button class="button" data-action="undo-end" onclick={act(Event::UndoEnd(Color::White))}>
                        { words.undo_end(choice::Ended::Decided) }
                    </button>
                }
                { button("button primary", "rematch", words.rematch(), press_callback(on, PageMsg::Rematch)) }
                { time_control_button(words, on) }
                { leave_button(words, on) }
            </>
        },
        _ => paused_bar(game, words, on),
    }
}

/// Renders the buttons between the two halves of the paused chess clock.
///
/// The players can resume, report an illegal move, set the clocks, hear the times, swap sides, end
/// the game, or return to the chessboard of the app.
fn paused_bar(game: &Game, words: &Words, on: &Callback<Msg>) -> Html {
    let act = |event: Event| press_callback(on, table::Msg::ApplyEvent(event));
    let moved = game.clock().and_then(|clock| clock.last_to_move());
    html! {
        <>
            { button("button primary", "pause", words.resume(), act(Event::Resume)) }
            if let Some(by) = moved {
                { button("button", "illegal-move", words.illegal_move(), act(Event::IllegalMove(by))) }
            }
            { button("button", "set-clocks", words.set_clocks(), press_callback(on, PageMsg::OpenDialog(Kind::Arbiter))) }
            { button("button", "say-times", words.chess_clock_times(), press_callback(on, say_times())) }
            { swap_button(words, on) }
            { result_buttons(words, on) }
            if Color::ALL.into_iter().any(|color| game.illegal_move_count(color) > 1) {
                <p>{ words.chess_clock_second() }</p>
            }
            { leave_button(words, on) }
        </>
    }
}

/// Renders the buttons with which the players end a game on a wooden board with a result.
fn result_buttons(words: &Words, on: &Callback<Msg>) -> Html {
    let decide =
        |result| press_callback(on, table::Msg::ApplyEvent(Event::Decide { result, why: String::new() }));
    html! {
        <span class="results" role="group" aria-label={words.end_game_as()}>
            { for [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)].into_iter().map(|result| html! {
                <button class="button" data-action="decide" data-score={result.name()} onclick={decide(result)}>
                    { words.number_text(&result_text(result)) }
                </button>
            }) }
        </span>
    }
}

/// Renders the button that opens the dialog for a new game, where the players choose another time
/// control.
fn time_control_button(words: &Words, on: &Callback<Msg>) -> Html {
    button(
        "button",
        "new-game",
        words.chess_clock_set(),
        press_callback(on, PageMsg::OpenDialog(Kind::NewGame)),
    )
}

/// Renders the button that swaps the two players' halves of the chess clock.
fn swap_button(words: &Words, on: &Callback<Msg>) -> Html {
    button("button", "flip", words.swap_players(), press_callback(on, PageMsg::FlipBoard))
}

/// Renders the button that closes the chess clock for a wooden board and returns to the chessboard.
fn leave_button(words: &Words, on: &Callback<Msg>) -> Html {
    let leave = press_callback(on, dialogs::Msg::ChessClock(ChessClockMsg::Leave));
    button("button", "leave-clock", words.chess_clock_board(), leave)
}

/// Returns the message that makes the app announce both players' times.
fn say_times() -> table::Msg {
    table::Msg::AskAboutBoard(table::BoardQuestion::Clocks)
}

/// Properties of [`ClockKeys`], which listens for the keyboard commands of the chess clock.
#[derive(Properties, PartialEq)]
struct ClockKeysProps {
    /// Colour of the near half.
    near: Color,
    is_paused: bool,
    on: Callback<Msg>,
}

/// Listens for the keyboard commands of the chess clock, and renders nothing. The listener is at
/// the window, so that keys still work if a press makes the button with the focus disappear.
#[component]
fn ClockKeys(props: &ClockKeysProps) -> Html {
    let ClockKeysProps { near, is_paused, on } = props;
    use_effect_with((*near, *is_paused, on.clone()), |(near, is_paused, on)| {
        let (near, is_paused, on) = (*near, *is_paused, on.clone());
        let hear = move |event: &web_sys::Event| {
            let msg = event.dyn_ref().and_then(|event| key_message(event, near, is_paused));
            msg.into_iter().for_each(|msg| on.emit(msg.into()));
        };
        let listener = web_sys::window().map(|window| EventListener::new(&window, "keydown", hear));
        move || drop(listener)
    });
    Html::default()
}

/// Returns the message for a key at the chess clock; `None` for a key without a function. The key
/// `A` presses the near half, `L` the far half; `P` pauses or resumes, `T` announces the times.
/// `near` is the colour of the near half. A key with a letter of another alphabet counts as the
/// Latin letter on the same key of a US keyboard.
fn key_message(event: &KeyboardEvent, near: Color, is_paused: bool) -> Option<table::Msg> {
    if event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match key_character(&event.key(), &event.code(), event.shift_key())? {
        'a' => Some(table::Msg::ApplyEvent(Event::Press(near))),
        'l' => Some(table::Msg::ApplyEvent(Event::Press(!near))),
        'p' if is_paused => Some(table::Msg::ApplyEvent(Event::Resume)),
        'p' => Some(table::Msg::ApplyEvent(Event::Pause)),
        't' => Some(say_times()),
        _ => None,
    }
}
