//! Backups, and the list of games: everything on a device is saved as one file and restored on
//! another device.

use serde_json::json;
use std::path::PathBuf;
use tabiya_e2e::{Page, Scratch, number, skip};

/// Closes the dialog, and waits until the dialog's fragment is gone from the address.
pub(crate) fn close(page: &Page) {
    page.click_action("close");
    page.until("the table", || !page.has("dialog") && page.fragment().is_empty());
}

/// Waits for an element. Fails only if the displayed progress does not change for 30 seconds.
pub(crate) fn until_done(page: &Page, selector: &str) {
    let progress = || page.visible_text("[data-progress]");
    while !page.has(selector) {
        let before = progress();
        page.until(selector, || page.has(selector) || progress() != before);
    }
}

/// Saves a backup in the folder, and returns the path of the file.
pub(crate) fn export(page: &Page, folder: &Scratch) -> PathBuf {
    page.save_files_in(folder.path());
    page.click_action("settings");
    page.show_setting("[data-action=export-all]");
    page.scroll_to("[data-action=export-all]");
    page.click_action("export-all");
    until_done(page, "[data-saved]");
    let file = folder.path().join("tabiya-everything.json");
    page.until("the file is there", || file.is_file());
    close(page);
    file
}

/// Chooses a file in the field for backups.
pub(crate) fn import(page: &Page, file: &std::path::Path) {
    page.click_action("settings");
    page.show_setting("[data-action=export-all]");
    page.scroll_to("[data-action=export-all]");
    page.show_setting("input[name=import-all]");
    page.choose_file("input[name=import-all]", file);
}

#[test]
fn everything_goes_to_another_device() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    page.click_action("settings");
    page.show_setting("[data-device]");
    let has_figure = || {
        page.visible_text("[data-device]").is_some_and(|words| words.contains(|c: char| c.is_ascii_digit()))
    };
    let measures = page.browser().read("return Boolean(navigator.storage?.estimate)", vec![]) == true;
    page.until("a figure, if the browser measures", || has_figure() == measures);
    close(&page);
    let file = export(&page, &folder);
    drop(page);

    let other = Page::open("");
    other.drag("d2", "d4");
    restore(&other, &file);
    let view = other.read_view_until("the game has come", |view| view.sans == ["e4", "c5"]);
    assert_eq!(view.result, "*");
    other.drag("g1", "f3");
    assert_eq!(other.sans(), ["e4", "c5", "Nf3"]);

    // The second restore changes nothing, because the game on this device has more moves than the
    // game in the file.
    restore(&other, &file);
    other.read_view_until("the game is as it was here", |view| view.sans == ["e4", "c5", "Nf3"]);
}

#[test]
fn what_is_no_such_file_changes_nothing() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    for (name, text) in
        [("empty.json", "{}"), ("text.json", "not at all"), ("later.json", "{\"tabiya\": 99}")]
    {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        import(&page, &file);
        page.see_notice("backup-failed");
        assert_eq!(page.sans(), ["e4"], "{name}");
        page.click_action("dismiss");
    }
}

#[test]
fn a_backup_that_the_browser_refuses_is_reported_as_not_saved() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.browser().read("URL.createObjectURL = () => { throw new Error('no') }", vec![]);
    page.click_action("settings");
    page.show_setting("[data-action=export-all]");
    page.scroll_to("[data-action=export-all]");
    page.click_action("export-all");
    page.see_notice("backup-failed");
    let notice = page.visible_text("[data-notice=backup-failed]").unwrap_or_default();
    assert!(notice.contains("The backup could not be saved."), "{notice}");
}

/// Returns the value of `data-saved` of each row in the list of games, from top to bottom.
fn kinds(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-dialog=games] [data-saved]')].map(row => row.dataset.saved)";
    serde_json::from_value(page.browser().read(script, vec![])).unwrap_or_default()
}

pub(crate) fn open_list(page: &Page, count: usize) {
    page.change_fragment("#games");
    let selector = format!("[data-dialog=games] [data-games=\"{count}\"]");
    page.until("the list", || page.has(&selector));
}

#[test]
fn every_game_of_this_device_is_in_the_list() {
    let page = Page::open("");
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    page.new_game();
    page.drag("e2", "e4");
    page.new_game();
    page.drag("d2", "d4");
    open_list(&page, 3);
    assert_eq!(kinds(&page), ["unfinished", "unfinished", "over"]);
    // Deletes the second game of the list, restores it, and deletes it again.
    let second = "[data-dialog=games] li:nth-child(2)";
    page.click_on(&format!("{second} [data-action=delete-game]"));
    page.click_on(&format!("{second} [data-action=undelete]"));
    page.click_on(&format!("{second} [data-action=delete-game]"));
    close(&page);
    page.load("");
    open_list(&page, 2);
    assert_eq!(kinds(&page), ["unfinished", "over"]);
    page.click_on("[data-dialog=games] li:nth-child(2) [data-action=open-game]");
    let view = page.read_view_until("the game", |view| view.sans.len() == 4);
    assert_eq!(view.reason.as_deref(), Some("checkmate"));
    page.load("");
    assert_eq!(page.read_view().reason.as_deref(), Some("checkmate"), "it stays on the board");
    open_list(&page, 2);
    page.click_on("[data-dialog=games] li:nth-child(1) [data-action=open-game]");
    page.read_view_until("the other game", |view| view.sans == ["d4"]);
    page.drag("d7", "d5");
    assert_eq!(page.sans(), ["d4", "d5"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Returns a backup with `games` games, in the form in which the page saves it.
pub(crate) fn backup_of(games: u64) -> String {
    backup_from(0, games)
}

/// Returns a backup with `games` games, whose ids are consecutive. `first_name` is the offset of
/// the first id, so that two backups can have different games.
pub(crate) fn backup_from(first_name: u64, games: u64) -> String {
    let golden = include_str!("../../../golden/v2/games.json");
    let golden: serde_json::Value = serde_json::from_str(golden).expect("the sample");
    let first = &golden["games"][0];
    let entries: Vec<_> = golden["entries"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|entry| entry["game"] == first["game"])
        .collect();
    let mut file = "{\"tabiya\":3,\"state\":[],\"damaged\":[],\"each\":[".to_owned();
    for number in 0..games {
        let id = 1_780_000_000_000_000 + first_name + number;
        let named = |record: &serde_json::Value| {
            let mut record = record.clone();
            record["game"] = json!(id);
            record
        };
        let line = json!({ "begun": named(first), "entries": entries.iter().map(|entry| named(entry)).collect::<Vec<_>>() });
        file += if number == 0 { "\n" } else { ",\n" };
        file += &line.to_string();
    }
    file + "\n]}\n"
}

/// Restores a file, waits for the report and closes it. Returns the number of games for each
/// outcome, for example `{ "added": 3 }`.
pub(crate) fn restore(page: &Page, file: &std::path::Path) -> serde_json::Value {
    let restored = outcomes_of_restore(page, file);
    close(page);
    restored
}

/// As [`restore`], but leaves the report open.
fn outcomes_of_restore(page: &Page, file: &std::path::Path) -> serde_json::Value {
    import(page, file);
    until_done(page, "[data-dialog=games] [data-restored]");
    let script = "return Object.fromEntries([...document.querySelectorAll('[data-restored] [data-arrival]')]
        .map(row => [row.dataset.arrival, Number(row.textContent.match(/\\d+/)[0])]))";
    page.browser().read(script, vec![])
}

#[test]
fn a_backup_comes_in_game_by_game_and_twice_is_as_once() {
    let folder = Scratch::new();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        file
    };
    let page = Page::open("");
    // If a game is on the board, restoring a backup opens no other game.
    page.drag("e2", "e4");
    let backup = backup_of(3);
    let file = write("backup.json", &backup);
    assert_eq!(restore(&page, &file), json!({ "added": 3 }));
    assert_eq!(restore(&page, &file), json!({ "same": 3 }));
    // In this file, the first game lacks its last entry. The second game has only two entries, and
    // the second of them differs.
    let mut lines: Vec<String> = backup.lines().map(str::to_owned).collect();
    let change = |line: &str, how: &dyn Fn(&mut serde_json::Value)| {
        let mut game = serde_json::from_str(line.trim_end_matches(',')).expect("a game");
        how(&mut game);
        game.to_string() + ","
    };
    lines[1] = change(&lines[1], &|game| drop(game["entries"].as_array_mut().and_then(Vec::pop)));
    lines[2] = change(&lines[2], &|game| {
        let entries = game["entries"].as_array_mut().expect("entries");
        entries.truncate(2);
        entries[1]["at"] = json!(1);
    });
    let other = write("other.json", &(lines.join("\n") + "\n"));
    assert_eq!(restore(&page, &other), json!({ "behind": 1, "differs": 1, "same": 1 }));
    assert_eq!(restore(&page, &other), json!({ "behind": 1, "same": 2 }), "both are there, once");
    open_list(&page, 5);
    close(&page);
    // A file that is cut off in the middle of a game: the page restores the games before it.
    let cut = backup_of(5);
    let cut = write("cut.json", &cut[..cut.len() - 300]);
    import(&page, &cut);
    page.see_notice("backup-failed");
    open_list(&page, 6);
    close(&page);
    // This file has different line breaks, as if an editor had changed them.
    let whole: serde_json::Value = serde_json::from_str(&backup).expect("a backup is JSON");
    let pretty = write("pretty.json", &serde_json::to_string_pretty(&whole).expect("JSON"));
    assert_eq!(restore(&page, &pretty), json!({ "same": 3 }));
    let samples = golden_backups();
    assert!(samples.len() > 6, "{samples:?}");
    for (sample, games) in samples {
        let restored = outcomes_of_restore(&page, &sample);
        page.click_action("close");
        page.until("the page behind the list", || !page.has("[data-dialog=games]"));
        // If the app was only the chess clock of a game in the sample, the page may show the clock.
        if page.has("[data-dialog=chess-clock]") {
            page.click_action("leave-clock");
            page.until("the table", || !page.has("dialog"));
        }
        let all: u64 =
            restored.as_object().into_iter().flatten().filter_map(|(_, count)| count.as_u64()).sum();
        assert_eq!(all, games as u64, "{}: {restored}", sample.display());
    }
}

/// Returns all backups in `tests/golden`, in every version of the format, each with its number of
/// games.
fn golden_backups() -> Vec<(PathBuf, usize)> {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../golden");
    let golden = std::fs::canonicalize(golden).expect("the samples");
    let inside = |folder: &std::path::Path| -> Vec<PathBuf> {
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    };
    let name = |path: &std::path::Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let versions = inside(&golden).into_iter().filter(|folder| name(folder).starts_with('v'));
    let mut files: Vec<PathBuf> = versions.flat_map(|folder| inside(&folder)).collect();
    files.retain(|file| !name(file).ends_with(".expected.json"));
    files.sort();
    let with_count = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).expect("a sample");
        let backup: serde_json::Value = serde_json::from_str(&text).expect("a backup is JSON");
        // The games are in the field `games` or, in later backups, in the field `each`.
        let games = ["games", "each"].iter().find_map(|field| backup[*field].as_array()).expect("games");
        let count = games.len();
        (file, count)
    };
    files.into_iter().map(with_count).collect()
}

#[test]
fn a_backup_of_many_games_goes_out_and_comes_in() {
    let games = number("TABIYA_BACKUP_GAMES").unwrap_or(300) as u64;
    let folder = Scratch::new();
    let file = folder.path().join("many.json");
    std::fs::write(&file, backup_of(games)).expect("a file");
    let page = Page::open("");
    page.drag("e2", "e4");
    let begun = std::time::Instant::now();
    assert_eq!(restore(&page, &file), json!({ "added": games }));
    let came = begun.elapsed();
    open_list(&page, usize::try_from(games + 1).expect("a number"));
    close(&page);
    let begun = std::time::Instant::now();
    let saved = export(&page, &folder);
    let went = begun.elapsed();
    let length = std::fs::read_to_string(&saved).expect("the file").lines().count();
    assert_eq!(length as u64, games + 3, "a line for each game");
    let again = restore(&page, &saved);
    assert_eq!(again, json!({ "same": games + 1 }));
    tabiya_e2e::print_line(&format!("{games} games came in within {came:?} and went out within {went:?}"));
}

/// After a restore, the page asks the browser for persistent storage.
#[test]
fn the_browser_is_asked_to_keep_a_restored_backup() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    let file = export(&page, &folder);
    drop(page);

    let other = Page::open("");
    if other.browser().read("return !navigator.storage?.persist", vec![]) == true {
        skip("this browser makes no promise to keep anything");
    }
    let stub = "StorageManager.prototype.persist = async () => { self.asked = true; return true }";
    other.browser().read(stub, vec![]);
    assert_eq!(other.browser().read("return self.asked ?? null", vec![]), json!(null));
    restore(&other, &file);
    other.until("the question", || other.browser().read("return self.asked === true", vec![]) == true);
}
