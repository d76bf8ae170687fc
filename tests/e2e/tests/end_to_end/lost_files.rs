//! Files of the page that are damaged, missing or replaced, in the browser's caches or on the host.

use tabiya_e2e::{BrowserKind, Build, Options, Page, WindowContent, skip};

/// Opens the page, waits until it works offline, and loads it again from its service worker.
fn open(prefix: &str) -> Page {
    let page = Page::open_with(prefix, "", Options::default());
    page.until_offline_ready();
    page.load("");
    page
}

/// Returns the number of cached files of the build with the most cached files.
fn files(page: &Page) -> u64 {
    page.builds().values().copied().max().unwrap_or_default()
}

#[test]
fn files_that_were_cleared_away_come_back_at_the_next_visit() {
    let page = open("/");
    let all = files(&page);
    assert!(all > 10);
    page.drag("e2", "e4");
    page.lose_caches("");
    page.load("");
    page.until("the files are there again", || files(&page) == all);
    page.server().refuse_requests();
    assert_eq!(page.visit(), WindowContent::Board);
    assert_eq!(page.read_view_until("the game", |view| !view.sans.is_empty()).sans, ["e4"]);
}

#[test]
fn a_page_is_there_although_nothing_says_which_build_was_chosen() {
    let page = open("/");
    page.lose_caches("consent");
    page.server().refuse_requests();
    assert_eq!(page.visit(), WindowContent::Board);
    assert_eq!(page.title(), "Tabiya");
    // Next case: the caches have lost all files of the chosen build, but have another build.
    let named: Vec<String> = page.builds().into_keys().collect();
    let next = Build::titled("Tabiya 2");
    page.server().serve_folder(next.path());
    page.look_for_update();
    page.lose_caches(&named[0]);
    page.server().refuse_requests();
    assert_eq!(page.visit(), WindowContent::Board);
    assert_eq!(page.title(), "Tabiya 2", "the one that is there");
}

#[test]
fn a_failed_installation_leaves_the_files_in_use() {
    let page = open("/");
    let all = files(&page);
    // The build is installed again under the same name. This time one file is truncated.
    let script = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration()
        .then((found) => found.unregister()).then(done)";
    page.browser().read_later(script);
    let name = page.builds().into_keys().next().unwrap_or_default();
    let broken = Build::broken(&name);
    page.server().serve_folder(broken.path());
    page.load("");
    page.until("nothing is being installed", || {
        let script = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration()
            .then((found) => done(!found?.installing))";
        page.browser().read_later(script) == true
    });
    assert_eq!(files(&page), all, "what was there is there");
}

#[test]
fn it_answers_for_its_own_page_and_for_nothing_below_it() {
    let page = open("/");
    page.server().take_requested_paths();
    for (path, answers) in
        [("", true), ("index.html", true), ("?from=home", true), ("blog/", false), ("about.html", false)]
    {
        page.browser().try_to_go(&format!("{}{path}", page.server().url()));
        let asked = page.server().take_requested_paths();
        let was_asked = asked.iter().any(|asked| *asked == format!("/{path}"));
        assert_eq!(was_asked, !answers, "{path:?}: {asked:?}");
    }
}

#[test]
fn a_file_that_is_not_what_it_should_be_says_so_and_can_be_loaded_again() {
    let page = Page::open("");
    if page.browser().kind() == BrowserKind::WebKit {
        skip("WebKit does not ask the host again: it still has each file whole, under the same name");
    }
    for (start, end) in [("tabiya", ".js"), ("tabiya", ".wasm"), ("style", ".css")] {
        let build = Build::titled("Tabiya 2");
        let file = build.path().join(build.file(start, end));
        let whole = std::fs::read(&file).expect("a file");
        std::fs::write(&file, &whole[..whole.len() / 2]).expect("half a file");
        page.server().serve_folder(build.path());
        // Removes the caches and the service worker, so all files come from the host.
        page.lose_caches("");
        let script =
            "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistrations()
            .then((all) => Promise.all(all.map((one) => one.unregister()))).then(done)";
        page.browser().read_later(script);
        assert_eq!(page.visit(), WindowContent::Fault, "{start}…{end} is cut short");
        assert!(page.visible_text("[role=alert]").is_some_and(|words| !words.is_empty()));
        std::fs::write(&file, &whole).expect("the whole file");
        page.click_action("reload");
        page.until("the board", || page.shown() == WindowContent::Board);
    }
}

#[test]
fn a_worker_that_somebody_has_changed_on_its_way_is_not_run() {
    let page = Page::open("");
    let build = Build::titled("Tabiya 2");
    let script = format!("later/{}", {
        let names = std::fs::read_dir(build.path().join("later")).expect("a folder").flatten();
        let mut names = names.filter_map(|file| file.file_name().into_string().ok());
        names.find(|name| name.starts_with("worker") && name.ends_with(".js")).expect("a worker")
    });
    let file = build.path().join(script);
    let text = std::fs::read_to_string(&file).expect("a script");
    std::fs::write(&file, format!("{text};self.changed = true;")).expect("another script");
    page.server().serve_folder(build.path());
    page.lose_caches("");
    page.load("#fen=7k%2F8%2F1p1p1p1p%2FpPpPpPpP%2FP1P1P3%2F6P1%2F8%2FK7%20w%20-%20-%200%201");
    let asked = "return performance.getEntriesByType('resource').some((entry) => /worker/.test(entry.name))";
    page.drag("g3", "g4");
    page.until("the worker is asked for", || page.browser().read(asked, vec![]) == true);
    assert_eq!(page.read_view().result, "*", "no one has found that the position is dead");
}

/// Replaces the files whose URL matches the regular expression `file` in all caches, as another
/// page of the same origin could do.
fn replace(page: &Page, file: &str, text: &str) {
    let script = format!(
        "const done = arguments[arguments.length - 1]; (async () => {{
            for (const name of await caches.keys()) {{
                const cache = await caches.open(name);
                for (const {{ url }} of await cache.keys()) if (/{file}/.test(url)) await cache.put(url, new Response(
                    `{text}`, {{ headers: {{ 'Content-Type': '{kind}' }} }}));
            }}
        }})().then(() => done())",
        kind = if text.starts_with('<') { "text/html" } else { "text/javascript" }
    );
    page.browser().read_later(&script);
}

const ANOTHER_PAGE: &str = "<!doctype html><html data-build=x><title>Another</title><body></body>";

#[test]
fn a_page_that_another_page_has_replaced_does_not_come_again() {
    let page = open("/");
    page.drag("e2", "e4");
    replace(&page, "index.html$", ANOTHER_PAGE);
    assert_eq!((page.visit(), page.title().as_str()), (WindowContent::Board, "Tabiya"));
    assert_eq!(page.read_view_until("the game", |view| !view.sans.is_empty()).sans, ["e4"]);
    // The page must replace the wrong file in the cache with the right one.
    let is_kept = "const done = arguments[arguments.length - 1]; caches.match('index.html').then((found) => done(!!found))";
    page.until("the page is kept", || page.browser().read_later(is_kept) == true);
    page.server().refuse_requests();
    assert_eq!((page.visit(), page.title().as_str()), (WindowContent::Board, "Tabiya"));
}

#[test]
fn a_replaced_page_does_not_come_while_another_version_waits() {
    let page = open("/");
    let next = Build::titled("Tabiya 2");
    page.server().serve_folder(next.path());
    page.look_for_update();
    page.see_notice("update-ready");
    replace(&page, "index.html$", ANOTHER_PAGE);
    for _ in 0..2 {
        assert_eq!(page.visit(), WindowContent::Board);
        assert_ne!(page.title(), "Another");
    }
}

#[test]
fn a_script_that_another_page_has_replaced_is_not_run_and_is_mended() {
    let page = open("/");
    replace(&page, "tabiya-[^/]*js$", "self.another = true;");
    // In WebKit the page shows no fault, because the browser has the script of the earlier visit in
    // memory.
    if page.browser().kind() != BrowserKind::WebKit {
        assert_eq!(page.visit(), WindowContent::Fault);
    }
    assert_eq!(page.browser().read("return self.another ?? null", vec![]), serde_json::Value::Null);
    page.until("the board", || page.visit() == WindowContent::Board);
}
