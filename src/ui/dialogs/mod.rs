//! What lies over the page.

mod about;
mod clocks;
mod custom_clock;
mod device;
mod elsewhere;
mod fields;
mod modal;
mod settings;
mod sheet;

use super::names::side;
use super::renders;
use crate::app::Msg;
use crate::app::dialogs::DialogView;
use crate::words::Words;
use yew::prelude::*;

/// The dialog that is open.
pub(super) fn dialog(view: &DialogView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::note("dialog");
    match view {
        DialogView::Settings(view) => settings::settings_dialog(view, words, on),
        DialogView::Sheet(view) => sheet::sheet_dialog(view, words, on),
        DialogView::Clocks(view) => clocks::clocks_dialog(view, words, on),
        DialogView::About(view) => about::about_dialog(view, words, on),
        DialogView::Elsewhere => elsewhere::elsewhere_dialog(words, on),
    }
}
