//! Charts beside the board of a reviewed game: how the computer evaluates the positions of the
//! shown line, and the time used for each move of this line.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::review::{self, LineChart};
use crate::game::{ClockDisplay, Span};
use crate::rules::Color;
use crate::ui::dialogs::curve::{CHART_WIDTH, column, evaluation_curve, shown_position};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Height of a player's half of the chart of times, in user units of its SVG image.
const HALF: u64 = 20;

/// Renders the charts of the shown line: the curve of White's expected score in the positions that
/// the computer has evaluated so far, and the time used for each move. Leaves out a chart without
/// data. A press on a chart shows the position at the pressed place.
pub(super) fn charts(chart: &LineChart, words: &Words, on: &Callback<Msg>) -> Html {
    let times = chart.longest_time().map(|longest| times_used(chart, longest, words));
    let curve = chart.has_chances().then(|| {
        let chances: Vec<_> = chart.points.iter().map(|point| point.chance).collect();
        evaluation_curve(&chances, Some(chart.shown), words)
    });
    if times.is_none() && curve.is_none() {
        return Html::default();
    }
    html! {
        <div class="review-charts" onclick={press(chart.clone(), on)} onmousedown={keep_focus()}>
            { curve }
            { times }
        </div>
    }
}

/// Renders the time used for each move: White's times as light bars upwards, Black's times as dark
/// bars downwards. Below the chart is the time of the shown move.
fn times_used(chart: &LineChart, longest: Span, words: &Words) -> Html {
    let last = chart.points.len().saturating_sub(1);
    let bars = |color: Color| -> String {
        let own = chart.points.iter().enumerate().filter(|(_, point)| point.mover == color);
        let bar = |(index, time): (usize, Span)| {
            let (left, right) = column(index, last);
            // Even a very short time gets a visible bar.
            let height = (time.as_millis() * HALF / longest.as_millis().max(1)).clamp(1, HALF);
            let end = color.by_color(HALF - height, HALF + height);
            format!("M{left} {HALF}V{end}H{right}V{HALF}Z")
        };
        own.filter_map(|(index, point)| Some((index, point.time_used?))).map(bar).collect()
    };
    let total = |color| clock_text(chart.total_time(color));
    let label = words.review_times(&total(Color::Black), &total(Color::White));
    html! {
        <>
            <svg class="curve review-times" data-times="" role="img" aria-label={label}
                viewBox={format!("0 0 {CHART_WIDTH} {}", 2 * HALF)} preserveAspectRatio="none">
                <rect width="100%" height="50%" fill="#444" />
                <rect y="50%" width="100%" height="50%" fill="#f4f4f4" />
                <path d={bars(Color::White)} fill="#f4f4f4" />
                <path d={bars(Color::Black)} fill="#444" />
                { shown_position(chart.shown, last) }
            </svg>
            if let Some(text) = time_of_shown_move(chart, words) {
                <p class="hint" data-time-used="">{ text }</p>
            }
        </>
    }
}

/// Returns a text with the time used for the shown move; `None` if the time is unknown.
pub(super) fn time_of_shown_move(chart: &LineChart, words: &Words) -> Option<String> {
    Some(words.review_time(&clock_text(chart.time_of_shown_move()?)))
}

/// Formats a length of time in whole seconds, as a chess clock shows it: `0:35`.
fn clock_text(time: Span) -> String {
    ClockDisplay::in_seconds(time).to_string()
}

/// Returns a listener that shows the position at the pressed place of a chart.
fn press(chart: LineChart, on: &Callback<Msg>) -> Callback<MouseEvent> {
    let on = on.clone();
    Callback::from(move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(image) = target.and_then(|target| target.closest("svg").ok().flatten()) else { return };
        let bounds = image.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        on.emit(send(review::Msg::GoTo(chart.position_at(part))));
    })
}

/// Returns a listener that prevents a press on a chart from moving the keyboard focus, so that the
/// arrow keys still step through the moves.
fn keep_focus() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}
