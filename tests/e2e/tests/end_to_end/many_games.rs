//! Many stored games: how long it takes to list, search, import and restore them, and how long
//! writing a move takes meanwhile.

use super::device::backup_of;
use super::storage::open_with;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role};
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya_e2e::{Key, Page, Scratch, number, percentile, print_line};

/// Script that keeps the page's connection to the database, records each transaction of the page,
/// and defines functions that write like the page when it saves a move.
const WATCH: &str = "
    const begin = IDBDatabase.prototype.transaction;
    window.__begun = [];
    window.__when = null;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (this.name === 'tabiya') window.__database = this;
        const begun = begin.call(this, stores, mode, options);
        window.__begun.push({ mode: begun.mode, stores: [...begun.objectStoreNames] });
        window.__when?.(window.__begun.length);
        return begun;
    };
    window.__write = () => new Promise((done, fail) => {
        const database = window.__database;
        const writing = begin.call(database, [...database.objectStoreNames], 'readwrite', { durability: 'strict' });
        const entries = writing.objectStore('entries');
        entries.add({ version: 2, game: 1, number: 0 });
        entries.delete([1, 0]);
        writing.commit();
        writing.oncomplete = done;
        writing.onabort = fail;
    });
    window.__ways = [];
    window.__measure = async () => {
        window.__measuring = true;
        while (window.__measuring) {
            const due = performance.now() + 15;
            await new Promise(go => setTimeout(go, 15));
            await window.__write();
            window.__ways.push(performance.now() - due);
        }
    };";

/// Returns a random number below `bound`.
pub(crate) fn below(random: &mut SplitMix64, bound: usize) -> usize {
    (random.next_u64() % bound as u64) as usize
}

/// Returns up to sixty random half-moves, as events of a stored game and as PGN.
fn moves(random: &mut SplitMix64) -> (Vec<Value>, String) {
    let (mut position, mut events, mut pgn) = (Chess::default(), Vec::new(), String::new());
    let is_plain = |mv: &Move| !mv.is_castle() && !mv.is_en_passant() && !mv.is_promotion();
    while events.len() < 60 {
        let legal: Vec<_> = position.legal_moves().into_iter().filter(is_plain).collect();
        let Some(mv) = legal.get(below(random, legal.len().max(1))).copied() else { break };
        let uci = UciMove::from_standard(mv).to_string();
        let ranks = mv.from().map(|from| from.rank().distance(mv.to().rank()));
        let leaps = mv.role() == Role::Pawn && ranks == Some(2);
        events.push(json!({ "move": if leaps { uci.clone() + "++" } else { uci } }));
        if events.len() % 2 == 1 {
            pgn += &format!("{}. ", events.len() / 2 + 1);
        }
        let san = shakmaty::san::SanPlus::from_move_and_play_unchecked(&mut position, mv);
        pgn += &format!("{san} ");
    }
    (events, pgn)
}

/// Returns a PGN file with `games` games, each with another name for White.
pub(crate) fn pgn(games: usize, name: &str) -> String {
    let mut random = SplitMix64::seed_from_u64(7);
    let game = |number: usize| {
        let (_, moves) = moves(&mut random);
        format!("[White \"{name} {number}\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n\n{moves}1-0\n\n")
    };
    (0..games).map(game).collect()
}

/// Runs a script on the page's connection to the database, and returns the answer.
fn ask(page: &Page, script: &str) -> Value {
    let asked = format!(
        "const done = arguments[0], database = window.__database;
         const answer = request => new Promise((resolve, reject) => {{
             request.onsuccess = () => resolve(request.result);
             request.onerror = () => reject(request.error);
         }});
         (async () => {{ {script} }})().then(done, fault => done('failed: ' + fault))"
    );
    page.browser().read_later(&asked)
}

fn run(page: &Page, script: &str) -> Value {
    page.browser().read(script, vec![])
}

/// Adds games to the database: `own` games that look as if played in this browser, by at most 60
/// players, and `imported` games, each with another name for White.
fn fill(page: &Page, own: usize, imported: usize) {
    let mut random = SplitMix64::seed_from_u64(42);
    let templates: Vec<_> = (0..12)
        .map(|_| {
            let mut events = moves(&mut random).0;
            events.push(json!({ "resign": "b" }));
            events
        })
        .collect();
    let setup = json!({
        "edition": "second",
        "headers": { "event": "", "site": "", "date": "2023.01.01", "round": "", "white": "", "black": "" },
        "rules": backup_setup()["rules"],
        "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "time": { "white": { "stages": [] }, "black": { "stages": [] }, "press": "move", "first_move": "free" },
    });
    let write = "const writing = database.transaction(['games', 'entries'], 'readwrite');
        const over = new Promise((done, fail) => { writing.oncomplete = done; writing.onabort = () => fail(writing.error); });
        const games = writing.objectStore('games'), entries = writing.objectStore('entries');
        WRITE
        await over;";
    for from in (0..own).step_by(200) {
        let to = own.min(from + 200);
        let script = format!(
            "const templates = {}, setup = {setup};
             for (let number = {from}; number < {to}; number++) {{
                 const game = 1_700_000_000_000_000 + 1_000_000 * number;
                 const white = `Own ${{number % 53}}`, black = `Foe ${{number % 7}}`;
                 const event = number === 0 ? 'The very first' : '';
                 games.add({{ version: 2, game, setup: {{ ...setup, headers: {{ ...setup.headers, white, black, event }} }} }});
                 templates[number % templates.length].forEach((event, number) =>
                     entries.add({{ version: 2, game, number, at: game + 2_000 * number, event, after: 1 }}));
             }}",
            json!(templates)
        );
        assert_eq!(ask(page, &write.replace("WRITE", &script)), Value::Null, "games {from} to {to}");
    }
    // The imported games are copies of the sample games, which the page itself has imported.
    let templates = ask(
        page,
        "return (await answer(database.transaction('games').objectStore('games').getAll()))
        .filter(game => game.version === 3).map(game => game.text)",
    );
    let from_elsewhere = templates.as_array().map_or(0, Vec::len);
    assert!(imported == 0 || from_elsewhere > 0, "games from elsewhere have come: {templates}");
    for from in (0..imported).step_by(1_000) {
        let to = imported.min(from + 1_000);
        let script = format!(
            "const templates = {templates};
             for (let number = {from}; number < {to}; number++) {{
                 const game = 1_600_000_000_000_000 + 1_000 * number;
                 const text = templates[number % templates.length].replace(/Sample \\d+/, `Imported ${{number}}`);
                 games.add({{ version: 3, game, text }});
             }}"
        );
        assert_eq!(ask(page, &write.replace("WRITE", &script)), Value::Null, "games from {from} to {to}");
    }
}

/// Returns the setup of a game, from a sample.
fn backup_setup() -> Value {
    let golden = include_str!("../../../golden/v2/games.json");
    let golden: Value = serde_json::from_str(golden).expect("the sample");
    golden["games"][0]["setup"].clone()
}

/// Returns a page with a game on the board, twelve sample games that the page has imported, and the
/// games of [`fill`].
pub(crate) fn page_with(own: usize, imported: usize) -> Page {
    let page = open_with(WATCH, "");
    page.drag("e2", "e4");
    page.until("the move to be written", || run(&page, "return window.__begun.length > 0") == true);
    let folder = Scratch::new();
    let file = folder.path().join("sample.pgn");
    fs::write(&file, pgn(12, "Sample")).expect("a file");
    page.change_fragment("#games");
    page.until("the list", || page.has("[data-dialog=games] [data-games]"));
    page.choose_file("input[name=import-games]", &file);
    page.until("the sample", || page.has("[data-coming=over]"));
    page.press_key(Key::Escape);
    fill(&page, own, imported);
    page
}

/// Waits until each game has a summary (a record with what the lists show of the game), if this
/// build makes summaries. Returns how long that took.
fn until_summarized(page: &Page) -> Duration {
    let begun = Instant::now();
    let lacks = "if (!database.objectStoreNames.contains('summaries')) return 0;
        const reading = database.transaction(['games', 'summaries']);
        const [games, rows] = await Promise.all(['games', 'summaries'].map(name => answer(reading.objectStore(name).count())));
        return games - rows;";
    let mut before = i64::MAX;
    let mut since = Instant::now();
    loop {
        let left = ask(page, lacks).as_i64().unwrap_or(i64::MAX);
        if left == 0 {
            return begun.elapsed();
        }
        if left < before {
            (before, since) = (left, Instant::now());
        }
        assert!(since.elapsed() < Duration::from_secs(60), "{left} games stay without a row");
        sleep(Duration::from_millis(200));
    }
}

/// Times that the writes of moves took during another activity, in milliseconds.
struct WriteTimes(Vec<f64>);

impl WriteTimes {
    fn say(&self, what: &str) {
        let at = |percent: f64| percentile(&self.0, percent);
        print_line(&format!(
            "| {what} | {} moves | median {:.0} ms | 99 % {:.0} ms | longest {:.0} ms |",
            self.0.len(),
            at(50.0),
            at(99.0),
            at(100.0)
        ));
    }
}

/// Writes moves one after the other and repeats `activity` meanwhile, until at least `min_moves`
/// moves are written.
fn write_times_during(page: &Page, min_moves: usize, mut activity: impl FnMut()) -> WriteTimes {
    run(page, "window.__ways = []; window.__measure()");
    loop {
        activity();
        let times = run(page, "return window.__ways.length").as_u64().unwrap_or(0);
        if times as usize >= min_moves {
            break;
        }
    }
    let times = run(page, "window.__measuring = false; return window.__ways");
    WriteTimes(times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect())
}

/// Waits until a condition holds, and returns how long that took.
fn took(what: &str, so: impl Fn() -> bool) -> Duration {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(300), "{what}: nothing within five minutes");
        sleep(Duration::from_millis(5));
    }
    begun.elapsed()
}

fn open_list(page: &Page, games: usize) -> Duration {
    page.change_fragment("#games");
    took("the list", || page.has(&format!("[data-games=\"{games}\"]")))
}

fn search(page: &Page, text: &str, hits: usize) -> Duration {
    page.browser().read(
        "const field = document.querySelector('input[name=search]');
         field.value = arguments[0];
         field.dispatchEvent(new InputEvent('input', { bubbles: true }))",
        vec![json!(text)],
    );
    took(text, || page.has(&format!("[data-found=\"{hits}\"]")))
}

fn open_players(page: &Page) -> Duration {
    page.change_fragment("#club");
    page.until("the tournaments", || page.has("[data-action=club-players]"));
    page.scroll_to("[data-action=club-players]");
    page.click_on("[data-action=club-players]");
    took("the players", || page.has("[data-player]"))
}

fn close(page: &Page) {
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog") && page.fragment().is_empty());
}

/// Measures how long reading and writing take with many stored games. By default these are 30 games
/// that were played in this browser and 200 imported games; with `cargo xtask test --long
/// many-games` they are 3,000 and 20,000. The test prints the times and sets no limit for them. It
/// checks the numbers of games and hits, that dialogs which only read games write nothing, and that
/// the console shows no errors.
#[test]
fn a_move_reaches_the_disk_while_games_are_read_and_come_in() {
    let own = number("TABIYA_MANY_GAMES").unwrap_or(30);
    let imported = own * 20 / 3;
    let enough = if own > 1_000 { 200 } else { 10 };
    let page = page_with(own, imported);
    // The list also has the game on the board and the twelve sample games.
    let all = own + imported + 13;
    let begun = Instant::now();
    page.load("");
    let started = begun.elapsed();
    let rows = until_summarized(&page);
    run(&page, "window.__begun = []");
    let (list, first) = (open_list(&page, all), search(&page, "the very first", 1));
    let again = search(&page, "own 17", own / 53 + usize::from(own % 53 > 17));
    close(&page);
    let players = open_players(&page);
    close(&page);
    let written = run(&page, "return window.__begun.filter(begun => begun.mode !== 'readonly')");
    if rows > Duration::ZERO && run(&page, "return window.__database.version").as_u64() > Some(2) {
        assert_eq!(written, json!([]), "a dialog that reads writes nothing");
    }
    print_line(&format!(
        "{own} own games, {imported} from elsewhere: start {started:.0?}, rows complete after {rows:.1?}, list {list:.0?}, first \
         search {first:.0?}, second {again:.0?}, players {players:.0?}"
    ));

    write_times_during(&page, enough, || sleep(Duration::from_millis(100))).say("nothing else");
    let times = write_times_during(&page, enough, || {
        open_list(&page, all);
        close(&page);
    });
    times.say("list");
    let times = write_times_during(&page, enough, || {
        open_list(&page, all);
        search(&page, "the very first", 1);
        close(&page);
    });
    times.say("search");
    let times = write_times_during(&page, enough, || {
        open_players(&page);
        close(&page);
    });
    times.say("players");

    let folder = Scratch::new();
    let file = folder.path().join("import.pgn");
    let count = enough * 10;
    fs::write(&file, pgn(count, "Guest")).expect("a file");
    open_list(&page, all);
    let times = write_times_during(&page, 1, || {
        page.choose_file("input[name=import-games]", &file);
        took("the games from the file", || page.has("[data-coming=over]"));
    });
    times.say("import");
    page.until("the longer list", || page.has(&format!("[data-games=\"{}\"]", all + count)));
    close(&page);
    let file = folder.path().join("restore.json");
    fs::write(&file, backup_of(count as u64)).expect("a file");
    let times = write_times_during(&page, 1, || {
        super::device::import(&page, &file);
        took("the backup", || page.has("[data-dialog=games] [data-restored]"));
    });
    times.say("restore");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Deletes all summaries and opens the list of players, which then reads each whole game. The
/// script `then` runs when the page has begun `after` transactions.
fn read_without_rows(page: &Page, after: usize, then: &str) {
    ask(
        page,
        "const clearing = database.transaction('summaries', 'readwrite');
         await answer(clearing.objectStore('summaries').clear());",
    );
    page.change_fragment("#club");
    page.until("the tournaments", || page.has("[data-action=club-players]"));
    page.scroll_to("[data-action=club-players]");
    sleep(Duration::from_millis(500));
    run(
        page,
        &format!(
            "window.__begun = []; window.__written = null;
             window.__when = begun => {{ if (begun === {after}) {{ window.__when = null; {then} }} }}"
        ),
    );
    page.click_on("[data-action=club-players]");
}

#[test]
fn a_reading_stops_when_its_dialog_closes_and_lets_a_write_go_first() {
    let page = page_with(80, 0);
    page.load("");
    until_summarized(&page);
    // The write begins after twelve transactions, while the page is still reading games.
    read_without_rows(&page, 12, "window.__write().then(() => window.__written = window.__begun.length)");
    page.until("the players", || page.has("[data-player]"));
    page.until("the write", || run(&page, "return window.__written !== null") == true);
    let [all, written] = ["return window.__begun.length", "return window.__written"]
        .map(|script| run(&page, script).as_u64().unwrap_or(0));
    assert!(all > 24 && written < all - 4, "written after {written} of {all} transactions");
    close(&page);

    read_without_rows(&page, 12, "document.querySelector('[data-action=close]').click()");
    page.until("the table", || !page.has("dialog"));
    sleep(Duration::from_secs(1));
    let begun = run(&page, "return window.__begun.length").as_u64().unwrap_or(0);
    assert!(begun <= 16, "{begun} transactions, of {all}, four of them after the dialog was closed");
    let modes = run(&page, "return window.__begun.every(begun => begun.mode === 'readonly')");
    assert_eq!(modes, true);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
