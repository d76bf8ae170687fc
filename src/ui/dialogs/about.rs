//! Dialog about the app: version, stored data and licences.

use super::modal::{DialogHeader, modal, modal_with_pages};
use crate::app::dialogs::about::{About, Licences, LicensedPackage, LoadState, Msg as AboutMsg};
use crate::app::{Msg, dialogs};
use crate::ui::buttons::press_callback;
use crate::ui::icon::icon_button;
use crate::words::Words;
use yew::prelude::*;

/// Renders one of the two pages of the dialog about the app. The first page has the version, the
/// build, and what the app stores. The second page (`shows_licences`) has the third-party libraries
/// with their licences.
pub(super) fn about_dialog(about: &About, words: &Words, on: &Callback<Msg>) -> Html {
    let show = |shows| press_callback(on, dialogs::Msg::About(AboutMsg::ShowLicences(shows)));
    if about.shows_licences {
        let header = DialogHeader {
            heading: words.about_licences().to_owned(),
            back: icon_button("to-about", "previous", words.about(), show(false)),
            ..DialogHeader::default()
        };
        let content = html! {
            <div key="licences" class="dialog-body">
                <p class="hint">{ words.about_licences_hint() }</p>
                { licensed_parts(&about.licences, words) }
            </div>
        };
        return modal_with_pages("about", header, words, on, content);
    }
    let content = html! {
        <div key="about" class="dialog-body">
            <p>{ words.page_description() }</p>
            { version_details(about, words) }
            <p>{ words.about_stores() }</p>
            <p>{ words.about_asks_nobody() }</p>
            <p>{ words.works_offline() }</p>
            <ul class="menu-entries">
                <li><button class="menu-entry deeper" data-action="licences" onclick={show(true)}>{ words.about_licences() }</button></li>
            </ul>
        </div>
    };
    modal("about", words.about(), words, on, content)
}

/// Renders the version. A press on the version unfolds the name of the build, for error reports.
fn version_details(about: &About, words: &Words) -> Html {
    let version = env!("CARGO_PKG_VERSION");
    html! {
        <details class="hint">
            <summary data-version={version}>{ words.about_version(&version) }</summary>
            if let LoadState::Loaded(licences) = &about.licences {
                <p data-build={licences.build.clone()}>{ words.about_build(&licences.build) }</p>
            }
        </details>
    }
}

/// Renders the list of third-party libraries with their licences, or the message that the list
/// could not be loaded. Renders nothing while the list is loading.
fn licensed_parts(licences: &LoadState, words: &Words) -> Html {
    match licences {
        LoadState::Waiting => Html::default(),
        LoadState::Failed => html! { <p class="hint">{ words.about_licences_not_loaded() }</p> },
        LoadState::Loaded(licences) => html! {
            <div class="licences" data-licences={licences.crates.len().to_string()}>
                { for licences.crates.iter().enumerate().map(|(number, part)| licensed_part(number, part, licences)) }
            </div>
        },
    }
}

/// Renders a line with the name, version and licence of one third-party library. A press on the
/// line unfolds the texts of the licences.
///
/// `number` is the index of the library in the list; `licences` holds the texts.
fn licensed_part(number: usize, part: &LicensedPackage, licences: &Licences) -> Html {
    html! {
        <details key={number}>
            <summary>{ format!("{} {} · {}", part.name, part.version, part.licence) }</summary>
            { for part.texts.iter().filter_map(|text| licences.texts.get(*text)).map(|text| html! {
                <pre class="licence" lang="en">{ text.clone() }</pre>
            }) }
        </details>
    }
}
