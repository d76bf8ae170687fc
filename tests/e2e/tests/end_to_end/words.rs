//! Texts of the page in English, in German, and in a translation that a user tries out from a file.
//! Most other end-to-end tests compare codes, not texts.

use std::path::PathBuf;
use tabiya_e2e::{Key, Options, Page, Scratch, fen_fragment};

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

/// Texts that the page must show or announce, in one language.
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
    // The page announces the same text that the notice shows.
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
    page.server().refuse_requests();
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
    page.server().refuse_requests();
    choose_language(&page, "de", "de");
    assert_eq!(label(&page, "[data-action=new-game]"), GERMAN.new_game);
}

/// Writes a translation file for Polish, which the page lacks, into `folder`. The file has `count`
/// messages: three about the language, and English texts with the word POL before each. The lines
/// `more` follow.
fn translation(folder: &Scratch, count: usize, more: &str) -> PathBuf {
    let english = include_str!("../../../../locales/en.ftl");
    let is_plain = |line: &&str| {
        let (name, text) = line.split_once(" = ").unwrap_or_default();
        let is_name = name.starts_with(|c: char| c.is_ascii_lowercase());
        let is_metadata = ["language-", "text-", "piece-letters"].iter().any(|it| name.starts_with(it));
        is_name && !is_metadata && !text.is_empty() && !text.contains('{')
    };
    let messages = english.lines().filter(is_plain).take(count - 3);
    let messages: String = messages.map(|line| line.replacen(" = ", " = POL ", 1) + "\n").collect();
    let head = "language-tag = pl\nlanguage-name = Polski\ntext-direction = ltr\n";
    let path = folder.path().join("pl.ftl");
    std::fs::write(&path, format!("{head}{messages}{more}")).expect("a file");
    path
}

/// Opens the settings of languages, and chooses the file of a translation.
fn try_translation(page: &Page, file: &std::path::Path) {
    if page.visible_box("[data-dialog=settings]").is_none() {
        page.click_action("settings");
    }
    page.show_setting("input[name=translation]");
    page.choose_file("input[name=translation]", file);
}

/// Chooses a translation of 100 messages, and waits until the page shows it.
fn show_translation(page: &Page, folder: &Scratch) {
    try_translation(page, &translation(folder, 100, ""));
    page.until("the translation", || page.has("[data-action=end-translation]") && language(page) == "pl");
}

#[test]
fn a_translation_of_a_hundred_messages_is_shown_and_says_what_it_lacks() {
    let folder = Scratch::new();
    let page = Page::open("");
    show_translation(&page, &folder);
    let missing = "return document.querySelector('[data-missing]')?.dataset.missing";
    let missing = page.browser().read(missing, vec![]);
    let count = missing.as_str().and_then(|count| count.parse::<usize>().ok());
    assert!(count.is_some_and(|count| count > 500), "{missing:?}");
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.until("the settings to be closed", || page.visible_box("[data-dialog=settings]").is_none());
    assert_eq!(label(&page, "[data-action=new-game]"), "POL New game");
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);

    // The trial of the translation continues after the dialog is closed; one press of a button
    // ends it.
    page.click_action("settings");
    page.show_setting("input[name=translation]");
    page.until("the button back", || page.has("[data-action=end-translation]"));
    page.scroll_to("[data-action=end-translation]");
    page.click_on("[data-action=end-translation]");
    page.until("English again", || language(&page) == "en" && !page.has("[data-action=end-translation]"));
    assert_eq!(label(&page, "[data-action=new-game]"), ENGLISH.new_game);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_translation_with_faults_names_their_lines_and_the_page_keeps_its_language() {
    let folder = Scratch::new();
    let page = Page::open("");
    let file = translation(&folder, 100, "coach-reading = { $who }\nno-such-message = X\n");
    try_translation(&page, &file);
    page.until("the faults", || page.has("[data-faults=\"2\"]"));
    for (line, what) in [(101, "$who"), (102, "no-such-message")] {
        let said = page.visible_text(&format!("[data-faults] [data-line=\"{line}\"]"));
        assert!(said.as_ref().is_some_and(|said| said.contains(what)), "line {line}: {said:?}");
    }
    assert!(!page.has("[data-action=end-translation]"));
    assert_eq!(
        (language(&page).as_str(), label(&page, "[data-action=new-game]")),
        ("en", ENGLISH.new_game.to_owned())
    );

    // The same file, corrected, can be chosen again.
    show_translation(&page, &folder);
    assert!(!page.has("[data-faults]"));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_reload_ends_the_trial_of_a_translation() {
    let folder = Scratch::new();
    let page = Page::open("");
    choose_language(&page, "de", "de");
    show_translation(&page, &folder);
    page.reload();
    page.until("German again", || language(&page) == "de");
    assert_eq!(label(&page, "[data-action=new-game]"), GERMAN.new_game);
    page.click_action("settings");
    page.show_setting("input[name=translation]");
    assert!(!page.has("[data-action=end-translation]"));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
