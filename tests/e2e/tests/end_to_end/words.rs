//! Texts of the page in English and German. Most other end-to-end tests read codes.

use tabiya_e2e::{Key, Options, Page, fen_fragment};

/// A position in which the rook on e8 pins White's knight.
const PINNED: &str = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
/// A position in which White has no king.
const NO_KING: &str = "4k3/8/8/8/8/8/8/8 w - - 0 1";

/// Language that the page declares.
fn language(page: &Page) -> String {
    page.browser()
        .read("return document.documentElement.lang", vec![])
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// Accessible name of a button: its label, or else its text.
fn label(page: &Page, selector: &str) -> String {
    let script = "const element = document.querySelector(arguments[0]);
        return element?.getAttribute('aria-label') ?? element?.textContent.trim()";
    page.browser().read(script, vec![selector.into()]).as_str().unwrap_or_default().to_owned()
}

/// Whether the page contains a text.
fn reads(page: &Page, words: &str) -> bool {
    let script = "return document.querySelector('main').textContent.includes(arguments[0])";
    page.browser().read(script, vec![words.into()]) == true
}

/// Chooses a language in the settings, and waits until the page declares the language `tag`.
pub(crate) fn choose_language(page: &Page, choice: &str, tag: &str) {
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.choose("language", choice);
    page.until("the language", || language(page) == tag);
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.until("the settings to be closed", || page.visible_box("[data-dialog=settings]").is_none());
}

/// Texts of certain places and moments on the page, in one language.
struct Said {
    new_game: &'static str,
    settings: &'static str,
    draw: &'static str,
    no_moves_yet: &'static str,
    squares: [(&'static str, &'static str); 3],
    sans: [&'static str; 3],
    moved: &'static str,
    resign: &'static str,
    declined: &'static str,
    wrong_claim: &'static str,
    pinned: [&'static str; 2],
    mate: &'static str,
    bad_address: &'static str,
}

const ENGLISH: Said = Said {
    new_game: "New game",
    settings: "Settings",
    draw: "Draw…",
    no_moves_yet: "No moves yet",
    squares: [("e2", "e2, white pawn"), ("d8", "d8, black queen"), ("e4", "e4")],
    sans: ["Nf3", "Nc6", "Rg1"],
    moved: "White: knight g1 to f3.",
    resign: "White, do you want to resign?",
    declined: "Black declines the draw.",
    wrong_claim: "The position would be on the board for the first time, not the third.",
    pinned: ["your king in check", "the rook on e8"],
    mate: "checkmate",
    bad_address: "White has no king.",
};

const GERMAN: Said = Said {
    new_game: "Neue Partie",
    settings: "Einstellungen",
    draw: "Remis …",
    no_moves_yet: "Noch keine Züge",
    squares: [("e2", "e2, weißer Bauer"), ("d8", "d8, schwarze Dame"), ("e4", "e4")],
    sans: ["Sf3", "Sc6", "Tg1"],
    moved: "Weiß: Springer g1 nach f3.",
    resign: "Weiß: wirklich aufgeben?",
    declined: "Schwarz lehnt das Remis ab.",
    wrong_claim: "Die Stellung stünde zum ersten Mal auf dem Brett, nicht zum dritten.",
    pinned: ["König im Schach", "Turm auf e8"],
    mate: "Schachmatt",
    bad_address: "Weiß hat keinen König.",
};

/// Compares the texts of the page from a new game to a mate, with refused moves in between.
fn read_through(page: &Page, said: &Said) {
    let hear = |words: &str| page.read_view_until(words, |view| view.status.contains(words)).status;
    assert_eq!(label(page, "[data-action=new-game]"), said.new_game);
    assert_eq!(label(page, "[data-action=settings]"), said.settings);
    assert_eq!(label(page, "[data-action=draw][data-side=white]"), said.draw);
    assert!(reads(page, said.no_moves_yet), "{}", said.no_moves_yet);
    let names = page.square_names();
    for (square, name) in said.squares {
        assert_eq!(names.get(square).map(String::as_str), Some(name));
    }
    page.drag("g1", "f3");
    assert_eq!(hear(said.moved).trim(), said.moved);
    page.drag("b8", "c6");
    page.drag("h1", "g1");
    assert_eq!(page.sans(), said.sans);

    page.click_of("white", "resign");
    assert_eq!(hear(said.resign).trim(), said.resign);
    page.answer_of("white", "keep-playing");
    page.click_of("black", "claim-draw");
    page.press_keys(&"a6".chars().map(Key::Char).collect::<Vec<_>>());
    page.click_action("claim");
    page.see_notice("wrong-claim");
    // The announcement is the text on the screen.
    assert_eq!(page.visible_text("[data-notice] p").as_deref(), Some(hear(said.wrong_claim).trim()));

    page.change_fragment(&fen_fragment(PINNED));
    page.read_view_until("the pin", |view| view.fen == PINNED);
    // The notice about the game that was put aside covers the edge of the board.
    page.press_key(Key::Escape);
    page.read_view_until("the message to go", |view| view.notice.is_none());
    page.drag("e2", "c3");
    page.see_notice("king-left-in-check");
    said.pinned.iter().for_each(|words| _ = hear(words));
    page.change_fragment(&fen_fragment(NO_KING));
    page.see_notice("bad-address");
    hear(said.bad_address);

    page.new_game();
    page.click_of("white", "offer-draw");
    page.answer_of("black", "decline-draw");
    assert_eq!(hear(said.declined).trim(), said.declined);
    page.press_key(Key::Escape);
    page.read_view_until("the message to go", |view| view.notice.is_none());
    for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, onto);
    }
    hear(said.mate);
}

#[test]
fn english() {
    let page = Page::open("");
    assert_eq!(language(&page), "en", "that is what this browser asks for");
    read_through(&page, &ENGLISH);
}

#[test]
fn german() {
    let page = Page::open("");
    choose_language(&page, "de", "de");
    read_through(&page, &GERMAN);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_language_is_kept_and_the_score_sheet_speaks_it() {
    let page = Page::open("");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["Nf3"]);
    choose_language(&page, "de", "de");
    assert_eq!(page.sans(), ["Sf3"], "a game keeps moves, and each language writes them its own way");
    page.reload();
    page.until("German again", || language(&page) == "de");
    assert_eq!(page.sans(), ["Sf3"]);
    assert_eq!(label(&page, "[data-action=new-game]"), GERMAN.new_game);
    page.drag("b8", "c6");
    page.read_view_until("the move in German", |view| view.status.contains("Springer b8 nach c6"));

    choose_language(&page, "en", "en");
    assert_eq!(page.sans(), ["Nf3", "Nc6"]);
    choose_language(&page, "de", "de");
    choose_language(&page, "auto", "en");
    assert_eq!(label(&page, "[data-action=new-game]"), ENGLISH.new_game);
}

#[test]
fn a_page_that_opens_in_german_has_all_english_texts_once_english_is_chosen() {
    let page = Page::open("");
    choose_language(&page, "de", "de");
    page.reload();
    page.until("German again", || language(&page) == "de");
    choose_language(&page, "en", "en");
    page.click_action("settings");
    page.show_setting("[name=language]");
    page.until("the texts of a dialog", || {
        let said = page.visible_text("[data-dialog=settings]");
        said.is_some_and(|said| said.contains("Language for White"))
    });
}

#[test]
fn another_language_asks_no_other_host_and_needs_no_network_afterwards() {
    let page = Page::open_with("/", "", Options { network: true, ..Options::default() });
    page.until_offline_ready();
    choose_language(&page, "de", "de");
    assert_eq!(page.foreign_addresses(&page.browser().requests()), [""; 0]);
    page.server().stop();
    page.load("");
    page.until("German without a host", || language(&page) == "de");
    assert_eq!(label(&page, "[data-action=new-game]"), GERMAN.new_game);
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["Sf3"]);
    assert_eq!(page.foreign_addresses(&page.browser().requests()), [""; 0]);
}

#[test]
fn a_language_that_nobody_has_used_yet_is_there_without_a_network() {
    let page = Page::open("");
    page.until_offline_ready();
    page.server().stop();
    choose_language(&page, "de", "de");
    assert_eq!(label(&page, "[data-action=new-game]"), GERMAN.new_game);
}
