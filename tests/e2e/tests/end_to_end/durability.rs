//! After each move the browser flushes the database to the disk, past the cache of the operating
//! system. The test observes the browser's `fsync` and `fdatasync` calls with `strace`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya_e2e::{Browser, BrowserKind, Options, Page, Scratch, print_line, skip};

/// A running `strace` that records the system calls of a browser.
struct Listener {
    strace: Child,
    file: PathBuf,
}

impl Listener {
    /// Traces all processes of the browser. Skips the test if tracing is not permitted.
    fn start(browser: &Browser, folder: &Path) -> Listener {
        let file = folder.join("calls");
        let mut strace = Command::new("strace");
        strace.args(["-f", "-y", "-qq", "-e", "trace=fsync,fdatasync", "-o"]).arg(&file);
        for process in browser.killer().processes() {
            strace.arg("-p").arg(process.to_string());
        }
        strace.stdin(Stdio::null()).stderr(Stdio::null());
        let Ok(mut strace) = strace.spawn() else { skip("there is no strace here") };
        // `strace` needs time to attach to every thread; without permission it ends at once.
        sleep(Duration::from_secs(3));
        if strace.try_wait().is_ok_and(|ended| ended.is_some()) {
            skip("strace may not listen to other processes here");
        }
        Listener { strace, file }
    }

    /// Returns how often the browser has flushed a database file to the disk.
    fn heard(&self) -> usize {
        let calls = fs::read_to_string(&self.file).unwrap_or_default();
        let of_a_database =
            |line: &&str| ["IndexedDB", "/idb/", "indexeddb"].iter().any(|part| line.contains(part));
        calls.lines().filter(of_a_database).count()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // On this signal `strace` detaches from the browser and ends.
        let _ = Command::new("kill").arg("-INT").arg(self.strace.id().to_string()).status();
        // `strace` hangs if it cannot stop one of the browser's processes. After ten seconds the
        // test kills it.
        let patience = Instant::now() + Duration::from_secs(10);
        while self.strace.try_wait().is_ok_and(|ended| ended.is_none()) && Instant::now() < patience {
            sleep(Duration::from_millis(20));
        }
        let _ = self.strace.kill();
        let _ = self.strace.wait();
    }
}

/// Writes into a database of the test with this durability, and waits for the `complete` event.
fn write(page: &Page, durability: &str) {
    let script = format!(
        "const done = arguments[0], opening = indexedDB.open('story');
         opening.onupgradeneeded = () => opening.result.createObjectStore('all');
         opening.onsuccess = () => {{
             const writing = opening.result.transaction('all', 'readwrite', {{ durability: '{durability}' }});
             writing.objectStore('all').put('x'.repeat(1000), Math.random());
             writing.oncomplete = () => {{ opening.result.close(); done(true); }};
         }}"
    );
    assert_eq!(page.browser().read_later(&script), true);
}

#[test]
fn a_saved_move_is_on_the_disk_itself() {
    let page = Page::open_with("/tabiya/", "", Options::default());
    if page.browser().kind() == BrowserKind::WebKit {
        skip("WebKit under its driver is a private window: its databases are in memory only");
    }
    // The first move and the first write of the test cause extra `fsync` calls, so they come before
    // the measurement.
    page.drag("e2", "e4");
    write(&page, "relaxed");
    sleep(Duration::from_secs(2));

    let folder = Scratch::new();
    let listener = Listener::start(page.browser(), folder.path());
    let quiet = listener.heard();
    write(&page, "relaxed");
    let relaxed = listener.heard() - quiet;
    write(&page, "strict");
    let strict = listener.heard() - quiet - relaxed;
    let mut moves = Vec::new();
    for (from, onto) in [("e7", "e5"), ("g1", "f3"), ("b8", "c6")] {
        let before = listener.heard();
        page.drag(from, onto);
        page.until("the disk to be asked", || listener.heard() > before);
        moves.push(listener.heard() - before);
    }
    let kind = page.browser().kind();
    print_line(&format!(
        "calls of fsync and fdatasync in {kind}: relaxed {relaxed}, strict {strict}, by move {moves:?}"
    ));
    assert!(strict > 0, "this listener would hear it");
}
