//! Isolation from the network: the page requests nothing from other hosts. After the first load,
//! the page only asks its own host for a new version. The content security policy blocks foreign
//! code.

use tabiya_e2e::{Options, Page};

#[test]
fn no_other_host_is_asked_and_after_the_first_load_none() {
    let page = Page::open_with("/", "", Options { network: true, ..Options::default() });
    page.until_offline_ready();
    let first = page.browser().requests();
    assert!(first.iter().any(|url| url.ends_with(".wasm")), "the log holds what was loaded: {first:?}");
    assert_eq!(page.foreign_addresses(&first), [""; 0]);
    page.load("");
    let _ = page.server().take_requested_paths();
    for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, onto);
    }
    page.click_action("flip");
    page.click_action("settings");
    page.click_action("close");
    page.new_game();
    page.drag("e2", "e4");
    assert_eq!(page.foreign_addresses(&page.browser().requests()), [""; 0]);
    // The browser may look for a new version at any time.
    let asked: Vec<String> =
        page.server().take_requested_paths().into_iter().filter(|path| path != "/sw.js").collect();
    assert_eq!(asked, [""; 0], "the host was asked again");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn the_policy_holds() {
    let page = Page::open("");
    let inject = "const done = arguments[arguments.length - 1]; \
        const seen = []; \
        document.addEventListener('securitypolicyviolation', (e) => seen.push(e.effectiveDirective)); \
        const script = document.createElement('script'); script.textContent = 'window.injected = 1'; \
        document.body.append(script); \
        const div = document.createElement('div'); div.setAttribute('onclick', 'window.injected = 2'); \
        document.body.append(div); div.click(); \
        const styled = document.createElement('div'); styled.setAttribute('style', 'width: 123px'); \
        document.body.append(styled); const width = styled.style.width; \
        const img = document.createElement('img'); let loaded = false; \
        img.onload = () => { loaded = true }; img.src = 'http://127.0.0.2:9/x.png'; \
        document.body.append(img); \
        fetch('http://127.0.0.2:9/').catch(() => {}); \
        setTimeout(() => done({ injected: window.injected ?? null, loaded, width, seen: seen.sort() }), 300)";
    let seen = page.browser().read_later(inject);
    assert_eq!(seen["injected"], serde_json::Value::Null, "a script or a handler ran");
    assert_eq!(seen["loaded"], false);
    assert_eq!(seen["width"], "", "an inline style was applied");
    let blocked: Vec<&str> =
        seen["seen"].as_array().into_iter().flatten().filter_map(|kind| kind.as_str()).collect();
    for kind in ["connect-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr"] {
        assert!(blocked.contains(&kind), "{kind} is not among {blocked:?}");
    }
}
