//! What nobody would give a chess program, by the megabyte: there is a clear answer, the page goes on being drawn, and
//! the game on the board is there all the while and after a reload.
//!
//! How long the page stands still is printed and not judged: that is a matter of the machine. With `TABIYA_BAD_INPUT=50`
//! everything comes in 0.5, 5 and 50 MB, and the backup has 100,000 games.

mod frames;
mod texts;

use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tabiya_e2e::{Page, Scratch, say};
use texts::{GAMES, Kind};

const MB: usize = 1_000_000;

/// The most megabytes that are tried.
fn most() -> Option<usize> {
    std::env::var("TABIYA_BAD_INPUT").ok()?.parse().ok()
}

/// How long each text is, in bytes.
fn sizes() -> Vec<usize> {
    match most() {
        None => vec![MB / 4],
        Some(most) => [MB / 2, 5 * MB, 50 * MB].into_iter().filter(|size| *size <= most * MB).collect(),
    }
}

/// A page with a game in progress.
fn playing() -> Page {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    page
}

/// The game is on the board, and it goes on.
#[track_caller]
fn assert_going_on(page: &Page, what: &str) {
    let view = page.look();
    assert_eq!(
        (view.sans.as_slice(), view.result.as_str()),
        (&["e4".to_owned(), "c5".to_owned()][..], "*"),
        "{what}"
    );
}

/// It is there after a reload, and can be played on.
#[track_caller]
fn assert_kept(page: &Page) {
    page.load("");
    assert_going_on(page, "after a reload");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "c5", "Nf3"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

fn open_the_dialog(page: &Page) {
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
}

/// What the page says now: the last code that players are told, the first fault, and how many games there are to choose from.
const ANSWER: &str = "if (!window.__told) return [];
    const status = document.querySelector('[role=status]').dataset.said.split(' ').pop();
    const fault = document.querySelector('[data-fault]')?.dataset.fault ?? '';
    const more = document.querySelector('[data-more]') ? ' and more' : '';
    return [status, fault, document.querySelectorAll('[data-import]').length + more, \
        document.querySelector('[data-dialog=game]') !== null]";

/// Notes that players are told something.
const HEAR: &str = "window.__told = false;
    new MutationObserver(() => window.__told = true).observe(document.querySelector('[role=status]'),
        { attributes: true, childList: true, characterData: true, subtree: true })";

/// Waits for as long as a text is being read; answers with what came of it.
fn answer(page: &Page, before: Instant) -> (String, String, String) {
    loop {
        std::thread::sleep(Duration::from_millis(50));
        let now = page.browser().read(ANSWER, vec![]);
        let said = now[0].as_str().unwrap_or_default().to_owned();
        if !matches!(said.as_str(), "" | "reading" | "moved" | "back-in-game") {
            return (
                said,
                now[1].as_str().unwrap_or_default().to_owned(),
                now[2].as_str().unwrap_or_default().to_owned(),
            );
        }
        assert!(before.elapsed() < Duration::from_secs(120), "the page is still reading: {now}");
    }
}

fn row(how: &str, kind: &str, size: usize, still: f64, answer: &str) -> String {
    format!("{how:<9} {kind:<34} {:>5.1} MB  {still:>7.0} ms  {answer}\n", size as f64 / MB as f64)
}

/// Gives the page a text in that way, and judges the answer.
fn feed(page: &Page, kind: &Kind, size: usize, how: &str, give: impl Fn(&Page)) -> String {
    page.browser().read(HEAR, vec![]);
    frames::watch(page);
    let before = Instant::now();
    give(page);
    let (said, fault, games) = answer(page, before);
    let still = frames::longest(page);
    let what = format!("{how}: {}, {size} bytes", kind.name);
    let good = kind.answers.iter().any(|code| *code == said || *code == fault);
    let told = format!("{said} {fault} ({games} games; {:.1} s)", before.elapsed().as_secs_f64());
    if !good {
        say(&format!("UNEXPECTED {what}: {told}"));
    }
    page.until("the board", || page.has("[data-board]"));
    if said == "at" {
        page.press_key(tabiya_e2e::Key::Escape);
        assert_going_on(page, &what);
        open_the_dialog(page);
    } else {
        assert_going_on(page, &what);
    }
    row(how, kind.name, size, still, &told)
}

fn write(folder: &Scratch, name: &str, text: &[u8]) -> std::path::PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn files_with_games_of_every_kind() {
    let folder = Scratch::new();
    let page = playing();
    open_the_dialog(&page);
    let mut table = String::new();
    for size in sizes() {
        for kind in &GAMES {
            let path = write(&folder, "games.pgn", &(kind.make)(size));
            let line =
                feed(&page, kind, size, "file", |page| page.choose_file("input[name=import-file]", &path));
            eprint!("{line}");
            table += &line;
        }
    }
    say(&table);
    assert_kept(&page);
}

/// Puts a text on the clipboard.
fn to_clipboard(page: &Page, text: &str) {
    page.browser().devtools(
        "Browser.grantPermissions",
        json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    );
    page.browser().read("window.__text = []", vec![]);
    let mut rest = text;
    while !rest.is_empty() {
        let (part, after) = rest.split_at(rest.floor_char_boundary(4 * MB));
        page.browser().read("window.__text.push(arguments[0])", vec![json!(part)]);
        rest = after;
    }
    let done = page.browser().read_later("const done = arguments[arguments.length - 1];
        navigator.clipboard.writeText(window.__text.join('')).then(() => done(true), (fault) => done(`${fault}`))");
    page.browser().read("window.__text = null", vec![]);
    assert_eq!(done, Value::Bool(true));
}

#[test]
fn pastes_of_every_kind() {
    let page = playing();
    open_the_dialog(&page);
    let mut table = String::new();
    for size in sizes() {
        for kind in GAMES.iter().filter(|kind| {
            ["real games", "one word", "one game, knights to and fro", "one rank of a position"]
                .contains(&kind.name)
        }) {
            to_clipboard(&page, &String::from_utf8_lossy(&(kind.make)(size)));
            page.click_on("textarea[name=import]");
            page.press_with_control('a');
            let line = feed(&page, kind, size, "paste", |page| {
                page.press_with_control('v');
                if !page.has("[data-reading]") {
                    page.click_action("import");
                }
            });
            eprint!("{line}");
            table += &line;
        }
    }
    say(&table);
    assert_kept(&page);
}
