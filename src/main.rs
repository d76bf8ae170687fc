//! Entry point of the program that runs in the browser page.
//!
//! With the Cargo feature `split`, the WebAssembly program is cut into parts here. Code that is
//! used only by a function in `parts!` loads when that function is first called. The rest of the
//! program does not know the parts: it receives [`Lazy`] values that load them.

use tabiya::browser::{
    Browser, LazyCode, LazyEffects, Links, RecordsCode, adopt_style, install_crash_page, later_file,
};
use tabiya::lazy::Lazy;
use tabiya::page::{Page, PageCamera, PageProps};
use tabiya::ui::{
    ArchiveScreen, ClubScreen, DialogParts, Dialogs, ReviewScreen, all_dialogs, load_opening_names,
    spoken_text,
};
use web_sys::Element;

/// Starts the app in the browser: opens the saved data, then renders the page into the HTML element
/// with the id `app`.
fn main() {
    install_crash_page();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let browser = Browser::new(LazyCode {
        effects: Lazy::new(|| async { effects().await.ok() }),
        records: Lazy::new(|| async { records().await.ok() }),
    });
    let words = browser.clone();
    let dialogs = Lazy::new(move || {
        let words = words.clone();
        async move {
            let dialogs = dialogs().await.ok()?;
            words.load_all_words().await.then_some(dialogs)
        }
    });
    match root {
        // The static board that came with the HTML stays on screen until storage has answered.
        Some(root) => browser.clone().open(move || draw(root, PageProps { browser, dialogs })),
        None => panic!("the page has no element with the id `app`"),
    };
}

/// Renders the page into the HTML element `root`. The flush of Yew's scheduler attaches the event
/// listeners before the browser paints the page. Without the flush, Yew would yield to the browser
/// after 16 ms, before it has attached the listeners.
fn draw(root: Element, props: PageProps) {
    yew::Renderer::<Page>::with_root_and_props(root, props).render();
    yew::platform::spawn_local(yew::scheduler::flush());
}

/// Style sheets that load with the code of the dialogs. Styles that all dialogs share are in the
/// style sheet of the page instead, because one dialog is shown even without this code: the message
/// that another browser tab has the game.
const DIALOG_STYLES: [&str; 18] = [
    include_str!("../static/styles/components/fields.css"),
    include_str!("../static/styles/components/switch.css"),
    include_str!("../static/styles/components/clock-settings.css"),
    include_str!("../static/styles/components/new-game.css"),
    include_str!("../static/chess-clock.css"),
    include_str!("../static/styles/components/game-dialog.css"),
    include_str!("../static/styles/components/card.css"),
    include_str!("../static/styles/components/menu.css"),
    include_str!("../static/styles/layout/dialogs.css"),
    include_str!("../static/styles/layout/result-card.css"),
    include_str!("../static/styles/components/learn.css"),
    include_str!("../static/styles/components/editor.css"),
    include_str!("../static/styles/states/print.css"),
    include_str!("../static/paper.css"),
    include_str!("../static/opponent-and-coach.css"),
    include_str!("../static/lock.css"),
    include_str!("../static/settings.css"),
    include_str!("../static/dialogs.css"),
];

/// Defines functions whose code loads on their first call. The name before each function is the
/// part of the split program that contains its code. Without the feature `split`, the program has
/// no parts, and these functions load nothing.
macro_rules! parts {
    ($($part:ident: fn $name:ident() -> $value:ty $body:block)*) => {$(
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $name() -> Result<$value, wasm_split_helpers::SplitLoaderError> {
            Ok($body)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<$value, std::convert::Infallible> {
            Ok($body)
        }
    )*};
}

parts! {
    dialogs: fn dialogs() -> Dialogs {
        DIALOG_STYLES.iter().for_each(|style| adopt_style(style));
        let parts = DialogParts {
            club: Lazy::new(|| async { club().await.ok() }),
            archive: Lazy::new(|| async { archive().await.ok() }),
            review: Lazy::new(|| async { review().await.ok() }),
            book: Lazy::new(|| load_opening_names(later_file("openings.txt"))),
        };
        all_dialogs(parts)
    }

    club: fn club() -> ClubScreen {
        adopt_style(include_str!("../static/club.css"));
        ClubScreen::new(&PageCamera)
    }

    archive: fn archive() -> ArchiveScreen {
        adopt_style(include_str!("../static/archive.css"));
        ArchiveScreen::new()
    }

    archive: fn review() -> ReviewScreen {
        adopt_style(include_str!("../static/review.css"));
        ReviewScreen::new()
    }

    dialogs: fn effects() -> LazyEffects {
        LazyEffects::new(Lazy::new(|| async { links().await.ok() }), spoken_text)
    }

    records: fn records() -> RecordsCode {
        RecordsCode::all()
    }

    links: fn links() -> Links {
        Links::new()
    }
}
