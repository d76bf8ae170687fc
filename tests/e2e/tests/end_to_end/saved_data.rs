//! Saved data: reloads, damaged records, a second tab, a full disk, and storage that opens late.
//! Also the clock while the page is closed or hidden, or while the device sleeps.

use serde_json::{Value, json};
use tabiya_e2e::{GAP, HEAR_WRITING, Options, Page, fen_fragment, now, print_line, sampled, skip, throttle};

/// Opens the page in the folder `/tabiya/` of the host. A test that has left the page can still
/// read the page's storage, because addresses outside of the folder have the same origin.
pub(crate) fn open(fragment: &str) -> Page {
    Page::open_with("/tabiya/", fragment, Options::default())
}

/// Drags moves in UCI notation.
fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Waits until all moves that the page has begun to write are on the disk. The database runs
/// transactions on the same stores in their order, and the transaction of this function comes last.
pub(crate) fn wait_for_saving(page: &Page) {
    ask(page, "await change(['games', 'entries', 'state', 'damaged'], () => {})");
}

/// Script that opens the database and then runs the text that replaces `ASKED`. That text can use
/// `db`, `all(store)`, `change` and `done`.
const STORE: &str = r#"
    const done = arguments[arguments.length - 1];
    const fail = event => done('failed: ' + (event.target?.error ?? event));
    const request = indexedDB.open('tabiya');
    request.onerror = fail;
    request.onsuccess = async () => {
        const db = request.result;
        const answer = request => new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = reject;
        });
        const all = store => answer(db.transaction(store).objectStore(store).getAll());
        const change = async (stores, how) => {
            const transaction = db.transaction(stores, 'readwrite');
            const over = new Promise((resolve, reject) => {
                transaction.oncomplete = resolve;
                transaction.onabort = reject;
            });
            how(...stores.map(store => transaction.objectStore(store)));
            await over;
        };
        try { const found = await (async () => { ASKED })(); db.close(); done(found ?? true); } catch (error) { db.close(); fail(error); }
    };
"#;

/// Runs a script on the database while the page uses the database, and returns the script's result.
pub(crate) fn ask(page: &Page, asked: &str) -> Value {
    page.browser().read_later(&STORE.replace("ASKED", asked))
}

/// Returns all records of a store.
fn records(page: &Page, store: &str) -> Value {
    ask(page, &format!("return all('{store}')"))
}

#[test]
fn a_game_is_back_after_the_page_is_loaded_again() {
    let page = open("");
    play(&page, "e2e4 e7e5 g1f3");
    let before = page.read_view();
    page.reload();
    let after = page.read_view_until("the game", |view| !view.sans.is_empty());
    assert_eq!((&after.fen, &after.sans, &after.result), (&before.fen, &before.sans, &before.result));
    assert_eq!(after.last_move, before.last_move);
    play(&page, "b8c6");
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_move_is_written_to_the_disk_at_once_and_strictly() {
    let page = open("");
    // The page may show the board before its storage is open. Once a move is saved, the storage is
    // open.
    play(&page, "a2a3");
    wait_for_saving(&page);
    // Records each transaction that saves moves, and how many milliseconds after the drop of the
    // piece the transaction began and ended.
    page.browser().read(
        "window.__begun = [];
         addEventListener('pointerup', event => window.__up = performance.now(), true);
         const begin = IDBDatabase.prototype.transaction;
         IDBDatabase.prototype.transaction = function (stores, mode, options) {
             const transaction = begin.call(this, stores, mode, options);
             const began = { after: performance.now() - window.__up, durability: transaction.durability };
             // Counts only writes after the first drop, and of these only the writes of moves,
             // which lock all stores. Writes of missing summaries lock fewer stores.
             if (window.__up && stores.includes('damaged') && mode === 'readwrite') window.__begun.push(began);
             transaction.addEventListener('complete', () => began.done = performance.now() - window.__up);
             return transaction;
         }",
        vec![],
    );
    play(&page, "e7e5 e2e4 g8f6 b1c3 f8b4");
    let count = page.browser().read("return window.__begun.length", vec![]).as_u64().unwrap_or_default();
    wait_for_saving(&page);
    let begun = page.browser().read("return window.__begun.slice(0, arguments[0])", vec![json!(count)]);
    let begun = begun.as_array().map(Vec::as_slice).unwrap_or_default();
    // Five transactions save moves. Further transactions may save answers of the worker that finds
    // out whether a side can still mate.
    assert!(begun.len() >= 5, "{begun:?}");
    assert!(begun.iter().all(|began| began["durability"] == "strict"), "{begun:?}");
    let millis = |name: &str| {
        let mut all: Vec<f64> = begun.iter().filter_map(|began| began[name].as_f64()).collect();
        all.sort_by(f64::total_cmp);
        all
    };
    let (after, done) = (millis("after"), millis("done"));
    print_line(&format!(
        "from letting go to the disk: asked after {:.1} ms, done after {:.1} ms (of {} writings, the median)",
        after[after.len() / 2],
        done[done.len() / 2],
        done.len()
    ));
    assert_eq!(done.len(), begun.len(), "all of them are carried out");
}

#[test]
fn a_clock_that_ran_waits_for_the_players_and_the_time_is_theirs_to_give() {
    for (action, counted) in [("refund-gap", false), ("charge-gap", true)] {
        let page = open("#clock=19&first-move=free");
        play(&page, "e2e4 e7e5");
        page.until("a second to pass", || page.clock("white").millis() < 18_000);
        let before = page.clock_now("white");
        page.remember_goodbye("white");
        page.leave();
        std::thread::sleep(GAP);
        page.load("");
        let back = page.clock_now("white");
        assert!(!page.clock("white").running, "it stands still while the players are asked");
        let gone = page.goodbye().at;
        let lost = before.millis - (gone - before.at) - back.millis;
        assert!(lost.abs() <= 400.0 * throttle(), "{lost} ms were charged besides what White thought");
        let asked = now();
        page.click_action(action);
        let after = page.clock_now("white");
        assert!(page.clock("white").running);
        let charged = back.millis - after.millis - (after.at - asked);
        assert_eq!(charged >= 3_000.0, counted, "{action}: {charged} ms");
        assert_eq!(page.sans(), ["e4", "e5"]);
    }
}

#[test]
fn a_promotion_that_nobody_has_chosen_was_not_made_and_its_time_counts() {
    let page = open(&(fen_fragment("3r2k1/4P3/8/8/8/8/8/6K1 b - - 0 1") + "&clock=19&first-move=free"));
    play(&page, "g8f7");
    page.drag("e7", "d8");
    page.read_view_until("the picker", |view| view.promotion.len() == 4);
    page.until("a second to pass", || page.clock("white").millis() < 18_000);
    let before = page.clock_now("white");
    page.remember_goodbye("white");
    page.leave();
    std::thread::sleep(GAP);
    page.load("");
    let view = page.read_view();
    assert!(view.promotion.is_empty());
    assert_eq!(view.pieces.get("e7").map(String::as_str), Some("wP"), "the pawn is where it was");
    assert_eq!(view.sans, ["Kf7"]);
    let lost = before.millis - (page.goodbye().at - before.at) - page.clock_now("white").millis;
    assert!(lost.abs() <= 400.0 * throttle(), "the time of the choice has counted, and {lost} ms more");
    page.click_action("refund-gap");
    page.drag("e7", "d8");
    page.promote('n');
    assert_eq!(page.read_view().sans, ["Kf7", "exd8=N+"]);
}

#[test]
fn a_second_tab_takes_over_and_the_first_never_writes_again() {
    let page = open("#clock=600&first-move=free");
    play(&page, "e2e4 e7e5");
    let first = page.browser().tab();
    let second = page.browser().open_tab();
    page.load("");
    page.until("the dialog", || page.has("[data-dialog=elsewhere]"));
    page.click_action("take-over");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5"]);
    page.refund_gap_if_asked();
    play(&page, "g1f3");
    page.browser().go_to_tab(&first);
    page.until("the first tab to know", || page.has("[data-dialog=elsewhere]"));
    wait_for_saving(&page);
    let before = records(&page, "entries");
    // The first tab still shows the pieces, and its clock was running, but it must neither play nor
    // write.
    page.mouse().click_point(400.0, 300.0);
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert_eq!(page.sans(), ["e4", "e5"], "nothing can be played there");
    page.browser().go_to_tab(&second);
    let written = |page: &Page| {
        let entries = records(page, "entries");
        entries.as_array().map(|entries| entries.iter().filter(|entry| entry["entry"].is_string()).count())
    };
    assert_eq!(written(&page), Some(3));
    assert!(before.as_array().is_some_and(|before| before.len() >= 3));
    // The first tab takes the game over again.
    page.browser().go_to_tab(&first);
    page.click_action("take-over");
    page.read_view_until("the game as the other tab left it", |view| view.sans == ["e4", "e5", "Nf3"]);
    page.refund_gap_if_asked();
    play(&page, "b8c6");
    page.load("");
    page.read_view_until("the game", |view| view.sans == ["e4", "e5", "Nf3", "Nc6"]);
}

#[test]
fn what_could_not_be_written_is_written_as_soon_as_it_can_be() {
    let page = open("");
    play(&page, "e2e4");
    wait_for_saving(&page);
    // Every write fails as on a full disk.
    page.browser().read(
        "window.__kept = [IDBObjectStore.prototype.put, IDBObjectStore.prototype.add];
         IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = function () {
             throw new DOMException('the disk is full', 'QuotaExceededError');
         }",
        vec![],
    );
    play(&page, "e7e5");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    play(&page, "g1f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "the game continues");
    page.until("the notice again", || page.has("[data-notice=not-saved]"));
    page.browser()
        .read("[IDBObjectStore.prototype.put, IDBObjectStore.prototype.add] = window.__kept", vec![]);
    play(&page, "b8c6");
    page.until("the end of the notice", || !page.has("[data-notice=not-saved]"));
    wait_for_saving(&page);
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6"], "nothing is missing");
}

/// Script that damages one record of the game on the board. The number that replaces `SEED` selects
/// the record and the damage.
const DAMAGE: &str = r#"
    let seed = SEED;
    const below = bound => (seed = (seed * 1103515245 + 12345) % 2147483648, Math.floor(seed / 65536) % bound);
    const current = (await all('state')).find(single => single.key === 'current').game;
    const entries = (await all('entries')).filter(entry => entry.game === current);
    const one = structuredClone(entries[below(entries.length)]), other = entries[below(entries.length)];
    const junk = () => [null, 7, 'w', -1.5, true, {}, [], { move: 'e2e4++' }, new Date(0), NaN][below(10)];
    const how = below(9);
    await change(['games', 'entries', 'state'], (gamesStore, entriesStore, state) => {
        if (how === 0) entriesStore.delete([one.game, one.number]);
        else if (how === 1) entriesStore.put({ ...one, event: other.event, entry: other.entry });
        else if (how === 2) entriesStore.put({ ...one, at: junk(), entry: junk() });
        else if (how === 3) entriesStore.put({ ...one, event: junk(), entry: undefined });
        else if (how === 4) entriesStore.put({ ...one, after: 1 << below(31), entry: one.entry?.replace(/[^ ]+$/, '7') });
        else if (how === 5) entriesStore.put({ game: one.game, number: one.number });
        else if (how === 6) entriesStore.put({ ...one, number: one.number + 0.5 });
        else if (how === 7) gamesStore.put({ version: 1, game: current, setup: junk() });
        else if (how === 8) {
            if (below(2)) state.delete('current');
            else state.put({ key: 'current', version: junk(), game: junk(), aside: junk() });
        }
    });
    return [how, one.number];
"#;

#[test]
fn however_the_records_are_damaged_the_page_starts() {
    let page = open("");
    page.add_preload_script(HEAR_WRITING);
    let mut set_aside = 0;
    let rounds: Vec<u64> = sampled((0..50).collect(), 3, "TABIYA_DAMAGE");
    for &round in &rounds {
        // The page puts the first game aside; the second game is on the board.
        page.load("#rules=lobby");
        play(&page, "d2d4 d7d5");
        page.load("#rules=fide");
        play(&page, "e2e4 e7e5 g1f3");
        page.until("all to be on the disk", || !page.is_writing());
        page.leave();
        let before = records(&page, "entries");
        let state = records(&page, "state");
        let current =
            state.as_array().and_then(|state| state.iter().find(|single| single["key"] == "current"));
        let current = current.map(|single| single["game"].clone()).unwrap_or_default();
        let others = |entries: &Value| -> Vec<Value> {
            let entries = entries.as_array().cloned().unwrap_or_default();
            entries.into_iter().filter(|entry| entry["game"] != current).collect()
        };
        let seed = (round * 7_919 + 17).to_string();
        let how = ask(&page, &DAMAGE.replace("SEED", &seed));
        assert!(how.is_array(), "round {round}: {how}");
        page.load("");
        let view = page.read_view();
        let moves = view.sans.len();
        assert!(
            ["e4", "e5", "Nf3"].starts_with(&view.sans.iter().map(String::as_str).collect::<Vec<_>>()),
            "round {round} {how}: {view:?}"
        );
        // The players must be able to continue the game.
        let next = ["e2e4", "e7e5", "g1f3", "b8c6"][moves];
        play(&page, next);
        page.read_view_until("the next move", |view| view.sans.len() == moves + 1);
        wait_for_saving(&page);
        // `leave` goes to an address that does not exist, which causes a 404 error.
        let errors = page.browser().console_errors();
        assert!(errors.iter().all(|error| error.contains("404")), "round {round} {how}: {errors:?}");
        page.leave();
        assert_eq!(
            others(&records(&page, "entries"))[..others(&before).len()],
            others(&before)[..],
            "round {round} {how}: another game was touched"
        );
        let damaged = records(&page, "damaged");
        let damaged = damaged.as_array().cloned().unwrap_or_default();
        for record in &damaged[set_aside..] {
            assert!(
                record["pgn"].as_str().is_some_and(|pgn| pgn.contains("[Event ")),
                "round {round} {how}: {record}"
            );
            assert!(
                record["records"].as_array().is_some_and(|records| !records.is_empty())
                    || record["good"] != 0,
                "{record}"
            );
        }
        set_aside = damaged.len();
    }
    print_line(&format!(
        "{} damaged stores: the page has started every time; {set_aside} games were set aside with their PGN",
        rounds.len()
    ));
    assert!(set_aside * 3 > rounds.len(), "{set_aside} of {}", rounds.len());
}

#[test]
fn a_page_that_nobody_sees_for_more_than_a_moment_stops_the_clock() {
    let page = open("#clock=19&first-move=free");
    play(&page, "e2e4 e7e5");
    let first = page.browser().tab();
    let before = page.clock_now("white");
    page.remember_hiding();
    page.browser().open_tab();
    std::thread::sleep(std::time::Duration::from_millis(4_500));
    page.browser().go_to_tab(&first);
    if page.hidden().is_empty() {
        skip("this browser's driver opens a tab in another window: the page stays in sight");
    }
    page.until("the question", || page.has("[data-halted=suspended]"));
    let stood = page.clock_now("white");
    assert!(!page.clock("white").running);
    let hidden = page.hidden();
    let lost = before.millis - (hidden[0] - before.at) - stood.millis;
    assert!(lost.abs() <= 400.0 * throttle(), "{lost} ms were charged before anybody was asked");
    let answered = now();
    page.click_action("charge-gap");
    let after = page.clock_now("white");
    // The charged time is between `least` and `most`. `most` is the difference of the displayed
    // times. `least` does not include the time since the players' answer.
    let (gap, most) = (hidden[1] - hidden[0], stood.millis - after.millis);
    let least = most - (after.at - answered);
    assert!(least <= gap + 400.0 && gap - 400.0 <= most, "{least} to {most} ms of {gap} were charged");
}

#[test]
fn a_page_that_nobody_sees_for_a_moment_goes_on() {
    let page = open("#clock=180&first-move=free");
    play(&page, "e2e4 e7e5");
    page.remember_hiding();
    let first = page.browser().tab();
    // On a busy machine the page may be hidden for too long, so the test tries up to five times.
    for _ in 0..5 {
        page.browser().open_tab();
        page.browser().go_to_tab(&first);
        if let [from, to] = page.hidden()[..]
            && to - from < 1_000.0
        {
            assert!(page.clock("white").running, "a moment is nothing");
            return;
        }
        if page.has("[data-halted=suspended]") {
            page.click_action("charge-gap");
        }
    }
    skip("another tab hides nothing here, or the way back from it takes more than a second");
}

#[test]
fn without_locks_between_tabs_the_mark_on_the_disk_keeps_the_first_from_writing() {
    let unlock = |page: &Page| {
        let script = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })";
        page.add_preload_script(script);
    };
    let page = open("");
    unlock(&page);
    page.load("");
    play(&page, "e2e4 e7e5");
    let first = page.browser().tab();
    page.browser().open_tab();
    unlock(&page);
    page.load("");
    assert_eq!(page.read_view().sans, ["e4", "e5"], "nothing says that it is open elsewhere");
    page.browser().go_to_tab(&first);
    play(&page, "g1f3");
    page.until("the first tab to be told", || page.has("[data-dialog=elsewhere]"));
    page.load("");
    assert_eq!(page.read_view().sans, ["e4", "e5"], "what it tried came to nothing");
}

#[test]
fn a_storage_that_comes_late_keeps_what_was_played_meanwhile_and_loses_nothing() {
    let page = open("");
    play(&page, "e2e4 e7e5");
    wait_for_saving(&page);
    let script = "const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (...asked) {
            const request = open.apply(this, asked);
            const late = { get: () => null, set: listener => setTimeout(() => {
                const tell = () => listener.call(request, { target: request });
                request.readyState === 'done' ? tell() : request.addEventListener('success', tell);
            }, 6000) };
            Object.defineProperty(request, 'onsuccess', late);
            return request;
        }";
    let added = page.add_preload_script(script);
    page.load("");
    page.see_notice("not-saved");
    play(&page, "d2d4");
    // The storage answers six seconds after the load. After this pause it is open.
    std::thread::sleep(std::time::Duration::from_millis(3_500));
    play(&page, "d7d5");
    page.remove_preload_script(added);
    wait_for_saving(&page);
    page.load("");
    assert_eq!(page.read_view().sans, ["d4", "d5"]);
    let games = records(&page, "games");
    let state = records(&page, "state");
    let aside = state.as_array().and_then(|state| state.iter().find(|single| single["key"] == "current"));
    assert_eq!(aside.map(|current| &current["aside"]), Some(&games[0]["game"]), "the first game is at hand");
}

#[test]
fn a_device_that_slept_stops_the_clock_at_the_moment_it_fell_asleep() {
    let page = open("#clock=19&first-move=free");
    play(&page, "e2e4 e7e5");
    let before = page.clock_now("white");
    let asleep = now();
    page.browser().killer().send_to_sleep(std::time::Duration::from_secs(5));
    page.until("the question", || page.has("[data-halted=suspended]"));
    let stood = page.clock_now("white");
    assert!(!page.clock("white").running);
    let charged = before.millis - (asleep - before.at) - stood.millis;
    assert!(charged < 1_500.0, "{charged} ms of the sleep were charged before anyone was asked");
    page.click_action("refund-gap");
    play(&page, "g1f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}
