//! Names that imitate markup or contain control characters. The page shows each name as text, and
//! the name changes nothing else on the page.

use super::{assert_going_on, assert_kept, open_the_dialog, playing, to_clipboard, write};
use crate::device;
use serde_json::{Value, json};
use tabiya_e2e::{Key, Page, Scratch};

/// Returns names, each with the text that the page shows for it.
fn names() -> Vec<(String, String)> {
    let markup = "<img src=x onerror=window.__broken=1>";
    vec![
        (markup.to_owned(), markup.to_owned()),
        ("&lt;b&gt; &amp; {$name} %s".to_owned(), "&lt;b&gt; &amp; {$name} %s".to_owned()),
        ("\u{202e}adA\u{2066}\u{2069}\u{202c}".to_owned(), "adA".to_owned()),
        ("A\u{200b}d\u{feff}a".to_owned(), "Ada".to_owned()),
        ("W".repeat(10_000), "W".repeat(60)),
        (format!("Z{}", "\u{301}".repeat(10_000)), format!("Z{}", "\u{301}".repeat(4))),
        ("\u{5d0}\u{5d3}\u{5d4}".to_owned(), "\u{5d0}\u{5d3}\u{5d4}".to_owned()),
    ]
}

/// Asserts that a name has added no image and run no script, and that nothing is wider than the
/// window.
#[track_caller]
fn assert_text_alone(page: &Page, what: &str) {
    let script = "return [window.__broken ?? 0, document.querySelectorAll('img').length,
        document.documentElement.scrollWidth > innerWidth]";
    assert_eq!(page.browser().read(script, vec![]), json!([0, 0, false]), "{what}");
}

/// Returns the text of an element, without the invisible Unicode isolates that the page puts around
/// names.
fn read(page: &Page, selector: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.textContent ?? null";
    let text = page.browser().read(script, vec![json!(selector)]);
    text.as_str().unwrap_or_default().replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn in_a_file_they_are_text() {
    let folder = Scratch::new();
    let page = playing();
    page.open_import();
    let quoted = |name: &str| name.replace('\\', "\\\\").replace('"', "\\\"");
    let games = names().into_iter().map(|(name, _)| {
        let name = quoted(&name);
        format!(
            "[Event \"{name}\"]\n[White \"{name}\"]\n[Black \"{name}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
        )
    });
    let path = write(&folder, "names.pgn", games.collect::<String>().as_bytes());
    for (number, (_, seen)) in names().into_iter().enumerate() {
        page.choose_file("input[name=import-file]", &path);
        let row = format!("[data-import=\"{number}\"]");
        page.until("the games", || page.has(&row) && !page.has("[data-reading]"));
        assert_eq!(read(&page, &format!("{row} b")), format!("{seen} – {seen}, 1–0"));
        assert!(read(&page, &format!("{row} small")).starts_with(&seen));
        assert_text_alone(&page, &seen);
        page.scroll_to(&row);
        page.click_on(&row);
        page.until("the game", || page.visible_box("[data-looking=record]").is_some());
        assert!(read(&page, "[data-looking=record]").contains(&seen));
        assert_text_alone(&page, &seen);
        page.click_on("[data-looking] [data-action=live]");
        assert_going_on(&page, &seen);
        page.open_import();
    }
    assert_kept(&page);
}

#[test]
fn two_names_from_right_to_left_stay_on_their_own_sides_of_the_score() {
    let folder = Scratch::new();
    let page = playing();
    page.open_import();
    let game = "[White \"\u{5d0}\u{5d3}\u{5d4}\"]\n[Black \"\u{5d0}\u{5dc}\u{5df}\"]\n\n1. e4 1-0\n\n";
    page.choose_file("input[name=import-file]", &write(&folder, "names.pgn", game.repeat(2).as_bytes()));
    page.until("the games", || page.has("[data-import=\"1\"]"));
    // Left edges of three characters in the line: a letter of White's name, a letter of Black's
    // name, and the 1 of the score.
    let script = "const text = document.querySelector('[data-import=\"0\"] b').firstChild, line = text.data;
        return ['\\u05d3', '\\u05dc', '1'].map((letter) => {
            const range = document.createRange(), at = line.indexOf(letter);
            range.setStart(text, at); range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
        })";
    let places: Vec<f64> = serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default();
    assert!(places.len() == 3 && places.is_sorted(), "{places:?}");
}

#[test]
fn in_a_field_they_are_text_and_so_they_are_in_what_is_saved() {
    let page = playing();
    for (name, seen) in names() {
        to_clipboard(&page, &name);
        open_the_dialog(&page);
        page.click_on("input[name=white]");
        page.press_with_control('a');
        page.press_with_control('v');
        page.press_key(Key::Tab);
        let plate = "[data-edge=white] .player-name";
        // A field first shortens the text and then removes invisible characters. The displayed name
        // may therefore be only the beginning of `seen`.
        let begins = |shown: &str| !shown.is_empty() && seen.starts_with(shown);
        page.until(&seen, || begins(&read(&page, plate)));
        assert_text_alone(&page, &seen);
        page.press_key(Key::Escape);
        page.until("the table", || !page.has("dialog") && page.fragment().is_empty());
        assert_going_on(&page, &seen);
        page.load("");
        assert!(begins(&read(&page, plate)), "after a reload: {seen}");
    }
    assert_kept(&page);
}

#[test]
fn in_a_backup_they_are_text() {
    let folder = Scratch::new();
    let page = playing();
    let backup = device::backup_of(names().len() as u64);
    let mut names = names().into_iter();
    let renamed = |line: &str| {
        let mut game: Value = serde_json::from_str(line.trim_end_matches(',')).ok()?;
        let (name, _) = names.next()?;
        for who in ["white", "black", "event"] {
            game["begun"]["setup"]["headers"][who] = json!(name);
        }
        Some(game.to_string() + ",")
    };
    let head = backup.lines().next().unwrap_or_default();
    let games: Vec<String> = backup.lines().skip(1).filter_map(renamed).collect();
    let text = format!("{head}\n{}\n]}}\n", games.join("\n").trim_end_matches(','));
    let restored = device::restore(&page, &write(&folder, "everything.json", text.as_bytes()));
    assert_eq!(restored, json!({ "added": games.len() }));
    page.change_fragment("#games");
    page.until("the list", || page.has("[data-dialog=games] [data-saved]"));
    assert_text_alone(&page, "the list of games");
    let script = "return [...document.querySelectorAll('[data-dialog=games] [data-saved] b')].map((row) => row.textContent)";
    let rows: Vec<String> = serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default();
    for (_, seen) in super::names::names() {
        let plain =
            |row: &String| row.replace(['\u{2068}', '\u{2069}'], "").starts_with(&format!("{seen} – {seen}"));
        assert!(rows.iter().any(plain), "{seen}: {rows:#?}");
    }
    assert_kept(&page);
}
