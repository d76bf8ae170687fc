//! Setting for where the players sit around the device: a choice of small pictures.

use crate::app::Settings;
use crate::app::seating::Seating;
use crate::words::Words;
use yew::prelude::*;

/// Renders the choice of where the players sit around the device. Each option has a picture and a
/// label.
pub(in crate::ui::dialogs) fn seating_field(settings: &Settings, words: &Words) -> Html {
    let chosen = settings.seating();
    html! {
        <fieldset class="chips seats">
            <legend>{ words.seats() }</legend>
            { for Seating::ALL.map(|seating| html! {
                <label key={seating.name()} class="button chip">
                    <input type="radio" name="seats" value={seating.name()} checked={seating == chosen} />
                    { seating_picture(seating) }
                    { seating_text(seating, words) }
                </label>
            }) }
        </fieldset>
    }
}

/// Returns the label of a seating (where the players sit around the device).
fn seating_text(seating: Seating, words: &Words) -> &'static str {
    match seating {
        Seating::OneSide => words.seats_one_side(),
        Seating::FaceToFace => words.seats_face_to_face(),
        Seating::SideBySide => words.seats_side_by_side(),
        Seating::Passing => words.seats_passing(),
        Seating::ClockFirst => words.seats_clock_first(),
    }
}

/// Renders a picture of a seating: a screen with a chessboard and two players around it, seen from
/// above. The light circle is White.
fn seating_picture(seating: Seating) -> Html {
    let (board, one, other, more) = match seating {
        Seating::OneSide => ("M12 6h16v16H12z", (14, 32), (26, 32), ""),
        Seating::FaceToFace => ("M12 12h16v16H12z", (20, 34), (20, 6), ""),
        Seating::SideBySide => ("M12 12h16v16H12z", (6, 20), (34, 20), ""),
        // The arrow shows that the device is passed from one player to the other.
        Seating::Passing => ("M14 14h12v12H14z", (20, 34), (20, 6), "M31 12a12 12 0 0 1 0 16m-4-1l4 1 1-4"),
        // Two clocks, one towards each player.
        Seating::ClockFirst => ("M10 5h20v14H10zM10 21h20v14H10z", (20, 28), (20, 12), ""),
    };
    let circle = |class, (x, y): (u8, u8)| {
        html! {
            <circle {class} cx={x.to_string()} cy={y.to_string()} r="4" />
        }
    };
    html! {
        <svg class="seat-picture" viewBox="0 0 40 40" aria-hidden="true">
            <path d={board} /><path d={more} />
            { circle("near", one) }{ circle("far", other) }
        </svg>
    }
}
