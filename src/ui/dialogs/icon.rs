//! Icons that only dialogs show. These icons load with the dialogs; all other icons are in
//! `static/icons.svg`.

use crate::ui;
use yew::prelude::*;

/// Renders the icon `name`, hidden from screen readers. The button around the icon has the
/// accessible name.
pub(super) fn icon(name: &'static str) -> Html {
    let Some(path) = path_of(name) else { return ui::icon::icon(name) };
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// Returns the lines of the icon `name` as the path of an SVG; `None` if the icon is in
/// `static/icons.svg`.
fn path_of(name: &str) -> Option<&'static str> {
    Some(match name {
        "about" => "M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 8h.01",
        "arbiter" => "M6 3v12M18 3v12M3 15h6M15 15h6M6 5h12M12 5v16M9 21h6",
        "computer" => {
            "M6.5 5h11A1.5 1.5 0 0 1 19 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 13.5v-7A1.5 1.5 0 0 1 6.5 5z\
             M3 19h18M9 10h.01M15 10h.01"
        }
        "editor" => {
            "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z\
             M12 4v16M4 12h16"
        }
        "flip" => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
        "games" => {
            "M8.5 4h10A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 7 15.5v-10A1.5 1.5 0 0 1 8.5 4z\
             M4 8v12h12"
        }
        "give" => "M20 11a8 8 0 1 0-8 9M12 8v4l-3 2M18 15v6M15 18h6",
        "learn" => "M4 5q5-2 8 1 3-3 8-1v13q-5-2-8 1-3-3-8-1zM12 6v13",
        "lock" => "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
        "open" => "M12 4v11M8 11l4 4 4-4M4 18v2h16v-2",
        "tournament" => "M4 5h5v5H4M4 14h5v5H4M9 7.5h4v9H9M13 12h7",
        _ => return None,
    })
}
