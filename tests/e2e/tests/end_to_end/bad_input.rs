//! Unsuitable and very large inputs: the page answers with a clear message, and the game on the
//! board survives, also after a reload.
//!
//! The tests print how long the page stalls (does not respond) after each input. They do not check
//! this time, because it depends on the machine. With `TABIYA_BAD_INPUT=50`, game files, pasted
//! games and texts in fields have sizes of 0.5, 5 and 50 MB, and a backup has up to 100,000 games.

mod frames;
mod names;
mod texts;

use crate::device;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya_e2e::{BrowserKind, Key, Page, Scratch, number, print_line};
use texts::{GAMES, Games, fill};

const MB: usize = 1_000_000;

/// Time limit for the page's answer to an input. For a backup, the limit is twice as long.
const PATIENCE: Duration = Duration::from_secs(600);

/// Upper limit of [`sizes`] in megabytes, from the environment variable `TABIYA_BAD_INPUT`; `None`
/// if the variable is not set.
fn largest_megabytes() -> Option<usize> {
    number("TABIYA_BAD_INPUT")
}

/// Returns the sizes in which each kind of text is tested, in bytes.
fn sizes() -> Vec<usize> {
    match largest_megabytes() {
        None => vec![MB / 4],
        Some(most) => [MB / 2, 5 * MB, 50 * MB].into_iter().filter(|size| *size <= most * MB).collect(),
    }
}

/// Opens a page and plays two half-moves.
fn playing() -> Page {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    page
}

/// Asserts that the game is on the board, unchanged and not over.
#[track_caller]
fn assert_going_on(page: &Page, what: &str) {
    let view = page.read_view();
    assert_eq!(view.sans, ["e4", "c5"], "{what}");
    assert_eq!(view.result, "*", "{what}");
}

/// Asserts that the game survives a reload and can be continued.
#[track_caller]
fn assert_kept(page: &Page) {
    page.load("");
    assert_going_on(page, "after a reload");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "c5", "Nf3"]);
}

fn open_the_dialog(page: &Page) {
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
}

/// Script that notes when the page makes an announcement to the players.
const HEAR: &str = "window.__told = false;
    new MutationObserver(() => window.__told = true).observe(document.querySelector('[role=status]'),
        { attributes: true, childList: true, characterData: true, subtree: true })";

/// Script that reads the page's answer: the code of the last announcement, the code of the first
/// error in a dialog (or of the message over the page if there is no such error), and the number of
/// games to choose from, followed by "and more" if the list is longer. Returns null while the page
/// reads an input, and until it has announced something.
const ANSWER: &str = "if (!window.__told || document.querySelector('[data-reading]')) return null;
    const said = document.querySelector('[role=status]').dataset.said.split(' ').pop();
    const notice = document.querySelector('[data-notice]')?.dataset.notice ?? '';
    const fault = document.querySelector('[data-fault]')?.dataset.fault ?? '';
    const more = document.querySelector('[data-more], [data-action=show-more]') ? ' and more' : '';
    return [said, fault || notice, document.querySelectorAll('[data-import]').length + more]";

/// Answer of the page to an input.
struct Answer {
    said: String,
    fault: String,
    games: String,
    /// Longest stall of the page, in milliseconds.
    longest_stall_ms: f64,
    took: Duration,
}

impl Answer {
    fn line(&self, how: &str, kind: &str, size: usize) -> String {
        let Answer { said, fault, games, longest_stall_ms: still, took } = self;
        let (size, took) = (size as f64 / MB as f64, took.as_secs_f64());
        let games = if games == "0" { String::new() } else { format!(", {games} games") };
        format!("{how:<9} {kind:<34} {size:>5.1} MB {still:>6.0} ms  {said} {fault}{games} ({took:.1} s)\n")
    }
}

/// Returns the longest stall while `act` runs in a document without the app, in milliseconds. The
/// browser itself causes this stall.
fn longest_stall_without_app(page: &Page, act: impl Fn()) -> f64 {
    let ours = page.browser().tab();
    page.browser().open_tab();
    page.browser().go(&format!("{}later/guard.json", page.server().url()));
    frames::watch(page);
    act();
    let still = frames::longest(page);
    page.browser().go("about:blank");
    page.browser().go_to_tab(&ours);
    still
}

/// Script that adds a field. After a paste, the field shows the length of the pasted text instead
/// of the text.
const FIELD: &str = "const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('paste', (event) => {
        event.preventDefault();
        field.value = event.clipboardData.getData('text/plain').length;
    });
    field.focus();";

/// Calls `give`, which gives the page an input, and waits for the page's answer.
#[track_caller]
fn feed(page: &Page, what: &str, give: impl Fn()) -> Answer {
    page.browser().read(HEAR, vec![]);
    frames::watch(page);
    let begun = Instant::now();
    give();
    loop {
        std::thread::sleep(Duration::from_millis(50));
        let now = page.browser().read(ANSWER, vec![]);
        let part = |place: usize| now[place].as_str().unwrap_or_default().to_owned();
        // The page sets the code of an announced message at once, but displays the message only
        // when its text is loaded.
        let on_its_way = part(0) == "notice" && part(1).is_empty();
        if !on_its_way && !matches!(part(0).as_str(), "" | "reading" | "back-in-game") {
            let took = begun.elapsed();
            return Answer {
                said: part(0),
                fault: part(1),
                games: part(2),
                longest_stall_ms: frames::longest(page),
                took,
            };
        }
        assert!(begun.elapsed() < PATIENCE, "{what}: no answer");
    }
}

/// Calls `give`, which gives the page a text with games, and checks the answer. Returns a line for
/// the printed table. `how` names the kind of input in messages.
#[track_caller]
fn feed_games(page: &Page, kind: &Games, size: usize, how: &str, give: impl Fn()) -> String {
    let what = format!("{how}: {}, {size} bytes", kind.name);
    let answer = feed(page, &what, give);
    let known = [&answer.said, &answer.fault];
    assert!(kind.answers.iter().any(|code| known.iter().any(|it| it == code)), "{what}: {known:?}");
    if answer.said == "at" {
        page.click_on("[data-looking] [data-action=live]");
        assert_going_on(page, &what);
        page.open_import();
    } else {
        assert_going_on(page, &what);
    }
    answer.line(how, kind.name, size)
}

fn write(folder: &Scratch, name: &str, text: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn files_with_games_of_every_kind_have_an_answer() {
    let folder = Scratch::new();
    let page = playing();
    page.open_import();
    let mut table = String::new();
    for size in sizes() {
        for kind in GAMES {
            let path = write(&folder, "games.pgn", &(kind.make)(size));
            let give = || page.choose_file("input[name=import-file]", &path);
            table += &feed_games(&page, kind, size, "file", give);
        }
    }
    print_line(&table);
    assert_kept(&page);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Copies a text to the clipboard. Sends the text to the page in parts of up to 4 MB.
pub(crate) fn to_clipboard(page: &Page, text: &str) {
    let allowed = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    page.browser().devtools("Browser.grantPermissions", allowed);
    page.browser().read("window.__text = []", vec![]);
    let mut rest = text;
    while !rest.is_empty() {
        let (part, after) = rest.split_at(rest.floor_char_boundary(4 * MB));
        page.browser().read("window.__text.push(arguments[0])", vec![json!(part)]);
        rest = after;
    }
    let put = "const done = arguments[arguments.length - 1];
        navigator.clipboard.writeText(window.__text.join('')).then(() => done(true), (fault) => done(`${fault}`))";
    let done = page.browser().read_later(put);
    page.browser().read("window.__text = null", vec![]);
    assert_eq!(done, Value::Bool(true));
}

#[test]
fn games_that_are_pasted_are_read_however_long_they_are() {
    let page = playing();
    page.open_import();
    let mut table = String::new();
    let pasted = ["real games", "one game, knights to and fro", "one word", "one rank of a position"];
    for size in sizes() {
        for kind in GAMES.iter().filter(|kind| pasted.contains(&kind.name)) {
            to_clipboard(&page, &String::from_utf8_lossy(&(kind.make)(size)));
            page.click_on("textarea[name=import]");
            table += &feed_games(&page, kind, size, "paste", || page.press_with_control('v'));
            assert_eq!(page.field_value("textarea[name=import]"), "", "so much is not put into the field");
        }
    }
    print_line(&table);
    assert_kept(&page);
}

#[test]
fn a_long_text_is_left_to_the_browser_if_the_page_cannot_insert_it() {
    let page = playing();
    open_the_dialog(&page);
    // Drops a long text on a field of one line. The page then inserts the beginning of the text by
    // `execCommand`, which succeeds if `can_insert`. Returns whether the page prevents the browser
    // from inserting the whole text.
    let script = "const [can_insert] = arguments;
        document.execCommand = () => can_insert;
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', 'p'.repeat(2000));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('input[name=white]').dispatchEvent(event);
        return event.defaultPrevented";
    for can_insert in [true, false] {
        assert_eq!(page.browser().read(script, vec![json!(can_insert)]), json!(can_insert));
    }
}

#[test]
fn a_field_of_one_line_takes_as_much_as_it_can_hold() {
    let page = playing();
    let mut table = String::new();
    for size in sizes() {
        to_clipboard(&page, &"p".repeat(size));
        open_the_dialog(&page);
        page.click_on("input[name=white]");
        page.press_with_control('a');
        frames::watch(&page);
        page.press_with_control('v');
        let still = frames::longest(&page);
        assert_eq!(page.field_value("input[name=white]"), "p".repeat(60));
        page.press_key(Key::Tab);
        page.until("the name at the board", || {
            page.visible_text("[data-edge=white] .player-name").is_some_and(|name| name.starts_with("ppp"))
        });
        page.click_action("arbiter");
        page.until("the arbiter's dialog", || page.visible_box("[data-dialog=clocks]").is_some());
        page.scroll_to("input[name=fen]");
        page.click_on("input[name=fen]");
        page.press_with_control('a');
        frames::watch(&page);
        page.press_with_control('v');
        page.press_key(Key::Enter);
        page.until("that it is no position", || page.has("#fen-fault"));
        let fen = frames::longest(&page);
        assert_eq!(page.field_value("input[name=fen]").len(), 1_000);
        page.press_key(Key::Escape);
        page.until("the table", || !page.has("dialog") && page.fragment().is_empty());
        assert_going_on(&page, "a long position");
        let mut line = |how: &str, kind: &str, still: f64, answer: &str| {
            let size = size as f64 / MB as f64;
            table += &format!("{how:<9} {kind:<34} {size:>5.1} MB {still:>6.0} ms  {answer}\n");
        };
        for (kind, still) in [("a name", still), ("a position", fen)] {
            line("field", kind, still, "cut to what the field holds");
        }
        if size > MB {
            let still = longest_stall_without_app(&page, || {
                page.browser().read(FIELD, vec![]);
                page.press_with_control('v');
                page.until("the length", || {
                    page.browser().read("return document.querySelector('input').value", vec![])
                        == json!(size.to_string())
                });
            });
            line("control", "a field without a page", still, "its length");
        }
    }
    print_line(&table);
    assert_kept(&page);
}

#[test]
fn an_address_that_is_too_long_is_refused() {
    let page = playing();
    let mut table = String::new();
    let lengths: &[usize] = if largest_megabytes().is_some() {
        &[5_000, MB / 2, 2 * MB - 4_096, 5 * MB]
    } else {
        &[5_000, MB / 4]
    };
    for (kind, before) in
        [("a position", "fen="), ("a setting", "x"), ("a name in it", "&x="), ("a screen", "games")]
    {
        for &size in lengths {
            let script =
                "try { location.hash = arguments[0] + 'p'.repeat(arguments[1]) } catch { return 'too long' }";
            let go = || page.browser().read(script, vec![json!(before), json!(size)]);
            if size > MB && page.browser().kind() == BrowserKind::Firefox {
                // Firefox itself refuses addresses of more than a megabyte.
                assert_eq!(go(), "too long");
                continue;
            }
            let answer = feed(&page, kind, || drop(go()));
            assert_eq!((answer.said.as_str(), answer.fault.as_str()), ("notice", "bad-address"), "{kind}");
            let words = page.visible_text("[data-notice]").unwrap_or_default();
            assert!(words.chars().count() < 300, "{words}");
            page.see_notice("bad-address");
            table += &answer.line("address", kind, size);
            page.click_on("[data-notice] [data-action=dismiss]");
            assert_going_on(&page, kind);
            if size > MB {
                let (still, size) =
                    (longest_stall_without_app(&page, || drop(go())), size as f64 / MB as f64);
                table += &format!(
                    "{:<9} {:<34} {size:>5.1} MB {still:>6.0} ms\n",
                    "control", "a document without a page"
                );
            }
        }
    }
    print_line(&table);
    assert_kept(&page);
}

#[test]
fn reading_can_be_stopped_and_a_dialog_that_is_closed_reads_no_further() {
    let folder = Scratch::new();
    let page = playing();
    page.open_import();
    let path = write(&folder, "games.pgn", &fill(200 * MB, "1. e4 {", "and so on\n", ""));
    let begin = || {
        page.choose_file("input[name=import-file]", &path);
        page.until("how far it is", || page.has("[data-reading] progress[max]"));
    };
    begin();
    page.click_action("stop-reading");
    page.until("that it has stopped", || page.announcement_codes() == ["reading-stopped"]);
    assert!(!page.has("[data-reading]"));
    begin();
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog") && page.fragment().is_empty());
    page.open_import();
    assert!(!page.has("[data-reading]") && !page.has("[data-fault]"));
    page.write("textarea[name=import]", "1. d4 d5 *");
    page.click_action("import");
    page.until("another game", || page.visible_box("[data-looking=record]").is_some());
    page.click_on("[data-looking] [data-action=live]");
    assert_kept(&page);
}

/// Returns the files that the test opens as backups: a name for messages, the content, and the
/// number of games that the page reports, restored or already saved. The number is `None` if the
/// page must report a failure.
fn backups(size: usize, games: u64) -> Vec<(&'static str, Vec<u8>, Option<u64>)> {
    let whole = device::backup_of(games);
    let mut lines: Vec<&str> = whole.lines().collect();
    let long = "x".repeat(size.max(5 * MB));
    lines.insert(lines.len() / 2, &long);
    let nested = format!("{{\"begun\":{}{},\"entries\":[]}}", "[".repeat(MB), "]".repeat(MB));
    let head = "{\"tabiya\":3,\"state\":[],\"damaged\":[],\"each\":[\n";
    // A backup of version 2 has all games in a single line. The test builds it as text, because
    // 100,000 games as JSON values would take 10 GB of memory.
    let parts: Vec<(&str, &str)> = whole
        .lines()
        .filter_map(|line| {
            let game = line.trim_end_matches(',').strip_prefix("{\"begun\":")?.strip_suffix("]}")?;
            game.split_once(",\"entries\":[")
        })
        .collect();
    let (begun, entries): (Vec<&str>, Vec<&str>) = parts.into_iter().unzip();
    let old = format!(
        "{{\"tabiya\":2,\"games\":[{}],\"entries\":[{}],\"state\":[],\"damaged\":[]}}",
        begun.join(","),
        entries.join(",")
    );
    vec![
        ("a line of any length in it", lines.join("\n").into_bytes(), None),
        // Valid JSON that contains no game.
        ("a million brackets", format!("{head}{nested}\n]}}\n").into_bytes(), Some(0)),
        ("a million brackets, first", format!("{{\"tabiya\":3,\"state\":{nested}").into_bytes(), None),
        ("a first line that never ends", fill(size.max(5 * MB), "{\"tabiya\":3,", "x", ""), None),
        ("lines without anything", fill(size, "", "\n", ""), None),
        ("a picture", (0..size).map(|at| (at * at / 7 % 256) as u8).collect(), None),
        ("games in PGN", fill(size, "", texts::GAME, ""), None),
        ("nothing at all", Vec::new(), None),
        ("games of an earlier version", old.into_bytes(), Some(games)),
        ("games", whole.clone().into_bytes(), Some(games)),
    ]
}

/// Script that reads the page's answer to a backup.
const RESTORED: &str = "const notice = document.querySelector('[data-notice=backup-failed]');
    if (notice) return ['refused', ''];
    const rows = [...document.querySelectorAll('[data-restored] [data-arrival]')];
    const over = document.querySelector('[data-dialog=games] [data-games]') && !document.querySelector('[data-progress]');
    return over || rows.length ? ['restored', rows.map(row => `${row.dataset.arrival} ${row.textContent.match(/\\d+/)[0]}`).join()] : null";

#[test]
fn backups_of_every_kind_have_an_answer() {
    let folder = Scratch::new();
    let page = playing();
    let size = sizes().last().copied().unwrap_or(MB);
    let games = largest_megabytes().map_or(1_000, |most| most as u64 * 2_000);
    for (kind, text, wanted) in backups(size, games) {
        let path = write(&folder, "everything.json", &text);
        page.click_action("settings");
        page.until("the dialog", || page.visible_box("[data-dialog=settings]").is_some());
        page.show_setting("[data-action=export-all]");
        page.scroll_to("[data-action=export-all]");
        frames::watch(&page);
        let begun = Instant::now();
        page.choose_file("input[name=import-all]", &path);
        let answer = loop {
            let answer = page.browser().read(RESTORED, vec![]);
            if !answer.is_null() {
                break answer;
            }
            assert!(begun.elapsed() < PATIENCE * 2, "{kind}: no answer");
            std::thread::sleep(Duration::from_millis(100));
        };
        let (still, took) = (frames::longest(&page), begun.elapsed().as_secs_f64());
        let (answer, count) =
            (answer[0].as_str().unwrap_or_default(), answer[1].as_str().unwrap_or_default());
        let mb = text.len() as f64 / MB as f64;
        print_line(&format!(
            "backup    {kind:<34} {mb:>5.1} MB {still:>6.0} ms  {answer} {count} ({took:.1} s)\n"
        ));
        match wanted {
            None => {
                assert_eq!(answer, "refused", "{kind}");
                page.see_notice("backup-failed");
                page.click_action("dismiss");
            }
            Some(games) => {
                // `known` counts restored games and games that were already saved. The first backup
                // has restored half of the games, up to its overlong line.
                let known: u64 =
                    count.split(',').filter_map(|part| part.split(' ').nth(1)?.parse::<u64>().ok()).sum();
                assert_eq!((answer, known), ("restored", games), "{kind}: {count}");
                device::close(&page);
            }
        }
        assert_going_on(&page, kind);
    }
    let begun = Instant::now();
    assert_kept(&page);
    print_line(&format!(
        "with {games} games more the page is there within {:.1} s",
        begun.elapsed().as_secs_f64()
    ));
}

#[test]
fn a_backup_that_comes_in_can_be_stopped() {
    let folder = Scratch::new();
    let page = playing();
    let file = write(&folder, "everything.json", device::backup_of(20_000).as_bytes());
    device::import(&page, &file);
    page.until("the first games", || page.has("[data-progress]:not([data-progress=\"0\"])"));
    page.scroll_to("[data-action=stop]");
    page.click_action("stop");
    page.see_notice("backup-failed");
    assert!(!page.has("[data-progress]"));
    assert_kept(&page);
    // The games that were read before the stop are kept.
    page.change_fragment("#games");
    page.until("the list", || page.has("[data-games]"));
    let count =
        page.browser().read("return Number(document.querySelector('[data-games]').dataset.games)", vec![]);
    assert!(count.as_u64().is_some_and(|count| (100..20_001).contains(&count)), "{count}");
}
