//! Charts of the positions in a line of moves, such as the curve of White's expected score.

use crate::words::Words;
use yew::prelude::*;

/// Width of a chart, in user units of its SVG image. The browser stretches the image to the
/// available width.
pub(super) const CHART_WIDTH: usize = 10_000;

/// Height of the curve of White's expected score, in user units of its SVG image.
const CURVE_HEIGHT: u32 = 60;

/// Renders the curve of White's expected score in each position, as an SVG image with a light area
/// below the curve. A position whose score is unknown leaves a gap.
///
/// `chances` are the scores in thousandths of a point. `marked` is the index of the position to
/// mark, if any.
pub(super) fn evaluation_curve(chances: &[Option<u32>], marked: Option<usize>, words: &Words) -> Html {
    let last = chances.len().saturating_sub(1);
    let (mut dark, mut light, mut start) = (String::new(), String::new(), 0);
    for run in chances.chunk_by(|one, next| one.is_some() == next.is_some()) {
        let end = start + run.len();
        let (left, right) = (column(start, last).0, column(end - 1, last).1);
        let mut curve = String::new();
        for (index, chance) in (start..end).zip(run).filter_map(|(index, chance)| Some((index, (*chance)?))) {
            let down = CURVE_HEIGHT - chance * CURVE_HEIGHT / 1_000;
            if index == start {
                curve += &format!("L{left} {down}");
            }
            curve += &format!("L{} {down}", across(index, last));
        }
        if !curve.is_empty() {
            dark += &format!("M{left} 0H{right}V{CURVE_HEIGHT}H{left}Z");
            light += &format!("M{left} {CURVE_HEIGHT}{curve}H{right}V{CURVE_HEIGHT}Z");
        }
        start = end;
    }
    let half = CURVE_HEIGHT / 2;
    html! {
        <svg class="curve" data-curve={chances.iter().flatten().count().to_string()} role="img" aria-label={words.coach_curve()}
            viewBox={format!("0 0 {CHART_WIDTH} {CURVE_HEIGHT}")} preserveAspectRatio="none">
            <path d={dark} fill="#444" />
            <path d={light} fill="#f4f4f4" />
            <path d={format!("M0 {half}H{CHART_WIDTH}")} stroke="#888" stroke-dasharray="130 130" />
            { marked.map(|index| shown_position(index, last)) }
        </svg>
    }
}

/// Returns the x coordinate of the position with this index in a chart, in user units. `last` is
/// the index of the last position in the chart.
fn across(index: usize, last: usize) -> usize {
    index * CHART_WIDTH / last.max(1)
}

/// Returns the x coordinates of the left and the right edge of the column of a position in a chart,
/// in user units. `last` is the index of the last position in the chart. The first and the last
/// column lie half outside the chart.
pub(super) fn column(index: usize, last: usize) -> (i64, i64) {
    let half = (CHART_WIDTH / (2 * last.max(1))) as i64;
    let middle = across(index, last) as i64;
    (middle - half, middle + half)
}

/// Renders the vertical line that marks the position with this index in a chart. `last` is the
/// index of the last position in the chart.
pub(super) fn shown_position(index: usize, last: usize) -> Html {
    let x = across(index, last);
    html! { <path d={format!("M{x} 0V100")} stroke="#f06418" stroke-width="3" vector-effect="non-scaling-stroke" /> }
}
