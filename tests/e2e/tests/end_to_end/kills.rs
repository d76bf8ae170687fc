//! The browser is killed during a game, or while the app is only the chess clock for a game on a
//! wooden board. A new browser restores the game or the clock.

use super::chess_clock::{TURN, half_centres, show_clock};
use super::club::press;
use super::device::{backup_from, import};
use super::many_games::{page_with, pgn};
use serde::Deserialize;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Position};
use std::fs;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tabiya_e2e::{GAP, HEAR_WRITING, Key, Page, Scratch, number, print_line};

/// Time within which a displayed move must be on the disk, in milliseconds. If the browser delays a
/// write, or the opening of the storage, the test adds this delay to the permitted time.
const ON_SCREEN_MS: f64 = 150.0;
/// Permitted error of the clocks, in milliseconds. The page saves a running clock only every half
/// second, and writing and reading take time too.
const CLOCK_MS: f64 = 500.0 + 150.0;
/// Fragment for clocks with so little time that they show tenths of a second from the start.
const CLOCKS: &str = "#clock=18&first-move=free";

/// What the page shows at one instant.
#[derive(Clone, Debug, Deserialize)]
struct Seen {
    /// The instant, in milliseconds since 1970.
    at: f64,
    /// Number of half-moves; on the chess clock without a board, number of presses.
    plies: usize,
    /// Position as FEN; empty without a board.
    fen: String,
    /// Displayed clock times of White and of Black.
    clocks: [String; 2],
    /// Milliseconds for which the oldest unwritten data has waited: for the browser to confirm the
    /// write or, on a first visit, for the storage to open. 0 if all is on the disk.
    behind: f64,
}

/// Script that reads [`Seen`] during a game.
const LOOK: &str = "return {
    at: Date.now(),
    behind: Math.max(0, ...[...window.__writing?.values() ?? []].map(began => Date.now() - began)),
    plies: document.querySelectorAll('[data-ply]').length,
    fen: document.querySelector('[data-board]').dataset.fen,
    clocks: ['white', 'black'].map(side => document.querySelector(`[data-clock=${side}]`)?.textContent ?? 'none'),
}";

/// Script that reads [`Seen`] from the chess clock for a wooden board. Its `plies` counts presses:
/// the first press starts White's clock and completes no move.
const LOOK_AT_CLOCK: &str = "const of = (selector, name) => document.querySelector(selector)?.dataset[name];
    const state = of('[data-dialog=chess-clock]', 'state') ?? 'ready';
    const moves = side => Number(of(`[data-half=${side}] [data-moves]`, 'moves') ?? 0);
    return {
        at: Date.now(),
        behind: Math.max(0, ...[...window.__writing?.values() ?? []].map(began => Date.now() - began)),
        plies: state === 'ready' ? 0 : 1 + moves('white') + moves('black'),
        fen: '',
        clocks: ['white', 'black'].map(side => document.querySelector(`[data-clock=${side}]`)?.textContent ?? 'none'),
    }";

/// Script that returns the number of records in each store, the records of the store `state`, and
/// how much storage the page uses.
const STORES: &str = "const done = arguments[0];
    const opening = indexedDB.open('tabiya');
    opening.onerror = () => done(`${opening.error}`);
    opening.onsuccess = async () => {
        const names = [...opening.result.objectStoreNames];
        const reading = opening.result.transaction(names);
        const answer = request => new Promise(then => request.onsuccess = () => then(request.result));
        const counts = await Promise.all(names.map(name => answer(reading.objectStore(name).count())));
        const state = await answer(reading.objectStore('state').getAll());
        done(JSON.stringify([names.map((name, at) => [name, counts[at]]), state, await navigator.storage.estimate()]));
    }";

impl Seen {
    /// Returns the displayed time of a side in milliseconds, which the page has rounded up to a
    /// tenth of a second. `side` is 0 for White and 1 for Black.
    fn millis(&self, side: usize) -> f64 {
        let seconds = self.clocks[side].strip_prefix("0:").and_then(|seconds| seconds.parse::<f64>().ok());
        seconds.unwrap_or_else(|| panic!("tenths of a second are to be seen in {self:?}")) * 1_000.0
    }
}

/// Generator of pseudorandom numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % bound
    }
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Returns a random legal move that is no promotion, also in UCI notation; `None` if there is none.
fn some_move(position: &Chess, random: &mut Random) -> Option<(shakmaty::Move, String)> {
    let moves: Vec<_> = position.legal_moves().into_iter().filter(|mv| mv.promotion().is_none()).collect();
    let mv = *moves.get(random.below(moves.len().max(1) as u64) as usize)?;
    let uci = UciMove::from_standard(mv).to_string();
    Some((mv, uci))
}

/// Plays random moves until the browser is killed. Returns the start position followed by the
/// position after each attempted move, and all readings.
fn play(page: &Page, random: &mut Random) -> (Vec<Chess>, Vec<Seen>) {
    let middle = page.square_centres();
    let mut positions = vec![Chess::default()];
    let mut seen = Vec::new();
    let mouse = page.mouse();
    loop {
        let position = positions[positions.len() - 1].clone();
        let Some((mv, uci)) = some_move(&position, random) else {
            while page.browser().attempt_to_read(LOOK, vec![]).is_some() {
                thread::sleep(Duration::from_millis(20));
            }
            return (positions, seen);
        };
        positions.push(position.play(mv).unwrap_or_else(|_| panic!("{uci} is legal")));
        if !mouse.attempt_to_drag(middle(&uci[0..2]), middle(&uci[2..4])) {
            return (positions, seen);
        }
        let thinks = Duration::from_millis(random.below(400));
        if !watch(page, LOOK, positions.len() - 1, thinks, &mut seen) {
            return (positions, seen);
        }
    }
}

/// Reads the page repeatedly for `time`, at least once, and asserts that the page shows `plies`
/// half-moves. Returns `false` as soon as the browser does not answer.
#[track_caller]
fn watch(page: &Page, look: &str, plies: usize, time: Duration, seen: &mut Vec<Seen>) -> bool {
    let until = Instant::now() + time;
    loop {
        let Some(found) = page.browser().attempt_to_read(look, vec![]) else { return false };
        let found = parse(found);
        assert_eq!(found.plies, plies, "all that was played is on the screen: {found:?}");
        seen.push(found);
        if Instant::now() >= until {
            return true;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// Presses the two halves of the chess clock for a wooden board alternately, at their centres,
/// until the browser is killed. Returns the number of presses and all readings. The last press may
/// not have reached the page.
fn press_clock(page: &Page, random: &mut Random, half_centres: [(f64, f64); 2]) -> (usize, Vec<Seen>) {
    let (mut count, mut seen) = (0, Vec::new());
    loop {
        let at = half_centres[count % 2];
        let thinks = TURN + Duration::from_millis(random.below(400));
        count += 1;
        if !page.mouse().attempt_to_drag(at, at) || !watch(page, LOOK_AT_CLOCK, count, thinks, &mut seen) {
            return (count, seen);
        }
    }
}

fn parse(found: serde_json::Value) -> Seen {
    serde_json::from_value(found).unwrap_or_else(|error| panic!("a look failed: {error}"))
}

/// Measurements of one kill.
struct Finding {
    /// Number of half-moves that the page had to restore, and number of half-moves that it has
    /// restored.
    plies: (usize, usize),
    /// Largest error of the two restored clocks, in milliseconds: how far a clock is outside the
    /// range that the readings allow.
    off: f64,
    /// Longest time for which data may have waited to be written when the browser was killed, in
    /// milliseconds; 0 if all data was on the disk.
    behind: f64,
}

/// Starts a thread that kills the browser at a random instant. The thread returns the instants just
/// before the kill and just after it, in milliseconds since 1970.
fn kill_later(page: &Page, random: &mut Random) -> JoinHandle<[f64; 2]> {
    let killer = page.browser().killer();
    let delay = Duration::from_millis(200 + random.below(2_800));
    thread::spawn(move || {
        thread::sleep(delay);
        killer.kill()
    })
}

/// Compares the readings before the kill with `back`, a reading of the new browser. `back` must
/// have all half-moves that were on the disk, or on the screen for long enough. It must not have
/// more than `made` half-moves, and its clock times must be right. `running` is the side whose
/// clock runs in the restored game: 0 for White, 1 for Black.
#[track_caller]
fn assert_restored(
    page: &Page,
    [killed, gone]: [f64; 2],
    seen: &[Seen],
    back: &Seen,
    (made, running): (usize, usize),
) -> Finding {
    let seen: Vec<&Seen> = seen.iter().filter(|seen| seen.at <= killed).collect();
    // Data that was not written at the last reading may have waited until the kill.
    let behind =
        seen.last().filter(|last| last.behind > 0.0).map_or(0.0, |last| last.behind + killed - last.at);
    let on_screen = seen.iter().rfind(|seen| seen.at <= killed - ON_SCREEN_MS - behind);
    let written = seen.iter().rfind(|seen| seen.behind == 0.0);
    let least = on_screen.into_iter().chain(written).map(|seen| seen.plies).max().unwrap_or(0);
    assert!(
        back.plies >= least,
        "{least} half-moves were on the screen, {} are back; the disk holds {}; {seen:#?}",
        back.plies,
        page.browser().read_later(STORES)
    );
    assert!(back.plies <= made, "{} half-moves are back, {made} were made", back.plies);

    let mut off: f64 = 0.0;
    if let Some(last) = seen.last()
        && last.plies == back.plies
        && back.plies > 0
    {
        let since = gone - last.at;
        for side in 0..2 {
            // The running clock may also have lost the time from the last reading to the kill.
            let most = last.millis(side);
            let least = if running == side { most - since - 100.0 } else { most };
            let shows = back.millis(side);
            off = off.max(shows - most).max(least - shows);
        }
    }
    assert!(off <= CLOCK_MS + behind, "a clock is off by {off} ms: {seen:#?}, then {back:?}");
    Finding { plies: (least, back.plies), off, behind }
}

/// Waits until the browser is killed, and starts a new browser. Returns the instants of
/// [`kill_later`].
fn restart(page: &mut Page, reaper: JoinHandle<[f64; 2]>) -> [f64; 2] {
    let instants = reaper.join().unwrap_or_else(|_| panic!("the browser could not be killed"));
    // After an absence of `GAP` (3.5 seconds) the page stops the restored clocks, so the test can
    // compare them with the last reading.
    thread::sleep(GAP);
    page.start_again();
    instants
}

/// Kills the browser during a game of random moves, and checks the restored game. Calls `begin`
/// before the first move.
fn kill_once(page: &mut Page, random: &mut Random, begin: impl Fn(&Page)) -> Finding {
    page.add_preload_script(HEAR_WRITING);
    page.load(CLOCKS);
    // Closes the notice about the previous game, which covers the edge of the board.
    page.press_key(Key::Escape);
    begin(page);
    let reaper = kill_later(page, random);
    let (positions, seen) = play(page, random);
    let instants = restart(page, reaper);
    // The page does not save a board without moves. The new browser may then show a default game
    // without clocks.
    let back = parse(page.browser().read(LOOK, vec![]));
    let finding = assert_restored(page, instants, &seen, &back, (positions.len() - 1, back.plies % 2));
    assert_eq!(back.fen, fen(&positions[back.plies]), "after {} half-moves", back.plies);
    if back.plies > 0 {
        // The clock stands still until the players decide whether the absence is charged.
        page.click_action("refund-gap");
        let (_, uci) =
            some_move(&positions[back.plies], random).unwrap_or_else(|| panic!("a mate by chance"));
        page.drag(&uci[0..2], &uci[2..4]);
        page.read_view_until("the next move", |view| view.sans.len() == back.plies + 1);
    }
    finding
}

/// Kills the browser while the chess clock for a wooden board runs, and checks the restored clock.
fn kill_clock_once(page: &mut Page, random: &mut Random) -> Finding {
    page.add_preload_script(HEAR_WRITING);
    page.load_fresh(CLOCKS);
    show_clock(page);
    let halves = half_centres(page);
    let reaper = kill_later(page, random);
    let (presses, seen) = press_clock(page, random, halves);
    let instants = restart(page, reaper);
    // The page shows the clock once its code is loaded. If nothing was pressed, the page has saved
    // no clock and shows none.
    let patience = Instant::now() + Duration::from_secs(5);
    while !page.has("dialog[open][data-dialog=chess-clock]") && Instant::now() < patience {
        thread::sleep(Duration::from_millis(20));
    }
    let look = || parse(page.browser().read(LOOK_AT_CLOCK, vec![]));
    let back = look();
    // The first press starts White's clock, so White's clock runs after an odd number of presses.
    let finding = assert_restored(page, instants, &seen, &back, (presses, (back.plies + 1) % 2));
    if back.plies > 0 {
        let refund = "dialog[open] [data-action=refund-gap]";
        page.until("the question", || page.has(refund));
        page.click_on(refund);
        page.until("a running clock", || page.has("dialog[open][data-state=running]"));
        thread::sleep(TURN);
        let (x, y) = half_centres(page)[back.plies % 2];
        page.mouse().click_point(x, y);
        page.until("the next press", || look().plies == back.plies + 1);
    }
    finding
}

/// Kills the browser three times, or as often as the environment variable `TABIYA_KILLS` says.
#[test]
fn a_game_outlives_its_browser() {
    let mut page = Page::open_with("/tabiya/", "", Default::default());
    let times = number("TABIYA_KILLS").unwrap_or(3);
    kill(times, &mut page, |page, random, _| kill_once(page, random, |_| {}));
}

/// Kills the browser twice, or as often as the environment variable `TABIYA_KILLS_CLOCK` says.
#[test]
fn the_clock_outlives_its_browser() {
    let mut page = Page::open_with("/tabiya/", "", Default::default());
    let times = number("TABIYA_KILLS_CLOCK").unwrap_or(2);
    kill(times, &mut page, |page, random, _| kill_clock_once(page, random));
}

/// What the page does besides the game when the browser is killed.
#[derive(Clone, Copy, Debug)]
enum Busy {
    Players,
    Search,
    Import,
    Restore,
}

impl Busy {
    const ALL: [Busy; 4] = [Busy::Players, Busy::Search, Busy::Import, Busy::Restore];

    /// Starts the activity, and returns to the board.
    fn begin(self, page: &Page, time: usize, folder: &Scratch) {
        match self {
            Busy::Players => {
                page.change_fragment("#club");
                press(page, "[data-action=club-players]");
            }
            Busy::Search => {
                page.change_fragment("#games");
                page.until("the list", || page.has("[data-dialog=games] [data-games]"));
                page.write("input[name=search]", &format!("own {time}"));
            }
            Busy::Import => {
                let file = folder.path().join(format!("{time}.pgn"));
                fs::write(&file, pgn(300, &format!("Guest {time}"))).expect("a file");
                page.change_fragment("#games");
                page.until("the list", || page.has("[data-dialog=games] [data-games]"));
                page.choose_file("input[name=import-games]", &file);
                page.until("the first games", || page.has("[data-coming]"));
            }
            Busy::Restore => {
                let file = folder.path().join(format!("{time}.json"));
                fs::write(&file, backup_from(10_000 * time as u64, 4_000)).expect("a file");
                import(page, &file);
                page.until("the first games", || page.has("[data-progress]"));
            }
        }
        page.press_key(Key::Escape);
        page.until("the board", || !page.has("dialog"));
    }
}

/// Kills the browser four times, or as often as `TABIYA_KILLS_BUSY` says. The page stops reading or
/// importing games when the dialog closes, but continues to restore a backup.
#[test]
fn a_game_outlives_its_browser_while_other_games_are_read_and_come_in() {
    let times = number("TABIYA_KILLS_BUSY").unwrap_or(4);
    let mut page = page_with(if times > 4 { 1_000 } else { 60 }, if times > 4 { 3_000 } else { 200 });
    let folder = Scratch::new();
    kill(times, &mut page, |page, random, time| {
        let busy = Busy::ALL[time % Busy::ALL.len()];
        print_line(&format!("{time}: {busy:?}"));
        kill_once(page, random, |page| busy.begin(page, time, &folder))
    });
}

/// Calls `once` repeatedly, and prints a summary. Each call kills the browser. `once` gets the
/// page, random numbers, and the number of the call, from 1 to `times`.
fn kill(times: usize, page: &mut Page, once: impl Fn(&mut Page, &mut Random, usize) -> Finding) {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64 | 1);
    let mut random = Random(seed);
    let (mut moves, mut later, mut worst, mut behinds) = (0, 0, 0.0_f64, Vec::new());
    for time in 1..=times {
        let Finding { plies: (least, back), off, behind } = once(page, &mut random, time);
        moves += back;
        later += back - least;
        worst = worst.max(off);
        behinds.push(behind);
        behinds.sort_by(f64::total_cmp);
        if time % 10 == 0 || time == times {
            print_line(&format!(
                "killed {time} times of {times} (seed {seed}): nothing lost; {moves} half-moves or presses are back, {later} of them \
                 not said to be on the disk; no clock off by more than {worst:.0} ms; the browser was behind with its \
                 writing by {:.0} ms in the middle and {:.0} ms at most",
                behinds[behinds.len() / 2],
                behinds[behinds.len() - 1]
            ));
        }
    }
}
