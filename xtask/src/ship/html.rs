//! HTML of the shipped page: a boot script that loads the program's script and WebAssembly in
//! parallel and checks them, a content security policy, and digests of linked scripts and styles.

use anyhow::{Context, Result, bail, ensure};
use lol_html::element;
use lol_html::html_content::ContentType;

use super::digest::{SCHEME, integrity};
use super::markup::{attributes, contents, rewrite};
use super::names::program;
use super::script::{self, SourceType};
use super::{guard, later, policy, service_worker};
use crate::files::Files;

/// Returns the HTML of the shipped page: `html` as Trunk built it, with a boot script that checks
/// the program's files, a content security policy, and digests of linked files.
///
/// `assets` is the map of the files loaded on demand, as JSON. `guard` and `first` are the inline
/// scripts that handle crashes and draw the first chessboard.
pub(super) fn sealed(
    html: &str,
    files: &Files,
    assets: &str,
    [guard, first]: &[String; 2],
) -> Result<String> {
    // The page must have exactly one script: Trunk's boot script, which is replaced below. The
    // policy would block any other script.
    ensure!(contents(html, "script")?.len() == 1, "the page has no boot script, or another one");
    let (module, wasm) = (program(files, ".js")?, program(files, ".wasm")?);
    let digest = |name: &str| {
        files.get(name).map(|bytes| integrity(bytes)).with_context(|| format!("there is no {name}"))
    };
    let map = format!("{{\"integrity\":{{\"./{module}\":\"{}\"}}}}", digest(module)?);
    let boot = include_str!("boot.js")
        .replace("WASM_NAME", &format!("./{wasm}"))
        .replace("WASM_DIGEST", digest(wasm)?.trim_start_matches(SCHEME))
        .replace("SCRIPT_NAME", &format!("./{module}"));
    let boot = guard::watched(&script::minify(&boot, SourceType::mjs())?);
    let scripts = format!("<script type=importmap>{map}</script><script type=module>{boot}</script>");
    let policy = format!(
        "<meta http-equiv=Content-Security-Policy content=\"{}\">",
        policy::for_page(&[guard, first, &map, &boot], &contents(html, "style")?)
    );
    let (mut has_policy, mut has_assets) = (false, false);
    let handlers = [
        element!("html", |html| Ok(html.set_attribute("data-build", service_worker::BUILD)?)),
        // This long attribute must not be at the root element: it would push the encoding out of
        // the first kilobyte, and a browser looks for the encoding only in the first kilobyte.
        element!(later::PLACE, |place| {
            has_assets = true;
            Ok(place.set_attribute(later::ATTRIBUTE, assets)?)
        }),
        element!("meta[charset]", |meta| {
            has_policy = true;
            meta.after(&policy, ContentType::Html);
            Ok(())
        }),
        element!("script", |script| {
            script.replace(&scripts, ContentType::Html);
            Ok(())
        }),
        element!("link[href]", |link| {
            let kind = link.get_attribute("rel").unwrap_or_default();
            let href = link.get_attribute("href").unwrap_or_default();
            // Trunk computed its digests before the files were changed.
            link.remove_attribute("integrity");
            if ["modulepreload", "stylesheet"].contains(&kind.as_str()) {
                link.set_attribute("integrity", &digest(href.trim_start_matches("./"))?)?;
            }
            Ok(())
        }),
    ];
    let page = guard::added(&rewrite(html, handlers)?, guard, first)?;
    ensure!(has_policy && has_assets, "the page lacks the element of the app, or does not name its encoding");
    // The page has to work under any path and without a network.
    let addresses = [attributes(&page, "[href]", "href")?, attributes(&page, "[src]", "src")?].concat();
    match addresses.iter().find(|address| address.starts_with('/') || address.starts_with("http")) {
        Some(address) => bail!("the page refers to {address}, which is not relative"),
        None => Ok(page),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>T</title>\
        <style>a{}</style><script type=module>start()</script><link crossorigin href=./tabiya-1.js integrity=sha256-old rel=modulepreload>\
        <link as=fetch crossorigin href=./tabiya-1_bg.wasm integrity=sha256-old rel=preload type=application/wasm>\
        <body><div id=app></div><div data-boot></div>\
        <link href=./s.css integrity=sha256-old rel=stylesheet><svg><use href=\"#wK\"/></svg></body></html>";

    /// Returns stand-ins for the guard script and the first-paint script.
    fn scripts() -> [String; 2] {
        ["guard()", "first()"].map(str::to_owned)
    }

    /// Returns a page of three files, each with its own name as content.
    fn files() -> Files {
        ["s.css", "tabiya-1.js", "tabiya-1_bg.wasm"]
            .map(|name| (name.to_owned(), name.as_bytes().to_vec()))
            .into()
    }

    #[test]
    fn everything_that_is_loaded_is_checked() {
        let page = sealed(PAGE, &files(), "{\"a\":1}", &scripts()).expect("a page");
        assert!(!page.contains("sha256-old"));
        for name in ["s.css", "tabiya-1.js", "tabiya-1_bg.wasm"] {
            let digest = integrity(name.as_bytes());
            assert!(page.contains(digest.trim_start_matches(SCHEME)), "{name}");
        }
        let preload =
            page.find("rel=preload").expect("the compiled code is on its way before any script runs");
        assert!(preload < page.find("<body").expect("a body"));
        let policy = page.find("Content-Security-Policy").expect("a policy");
        assert!(
            policy < page.find("<title>").expect("a title"),
            "the policy comes before all that it is for"
        );
        let guard = page.find("<script>guard()</script>").expect("a guard");
        assert!(guard < page.find("./s.css").expect("a style sheet"), "it sees whatever fails");
        for inline in ["guard()", "first()", "a{}"] {
            assert!(page.contains(&super::super::digest::policy_hash(inline)), "{inline}");
        }
        assert!(page.contains("data-assets=\"{&quot;a&quot;:1}\""), "{page}");
        assert!(page.contains("<svg><use href=\"#wK\"/></svg>"), "the rest stays as it is");
    }

    #[test]
    fn a_script_that_the_policy_would_not_know_is_an_error() {
        let page = PAGE.replace("<body>", "<body><script>alert()</script>");
        assert!(sealed(&page, &files(), "", &scripts()).is_err());
        assert!(sealed("<html></html>", &files(), "", &scripts()).is_err());
        let bare = PAGE.replace("<meta charset=utf-8>", "");
        assert!(sealed(&bare, &files(), "", &scripts()).is_err(), "a page without a place for the policy");
        assert!(sealed(PAGE, &Files::new(), "", &scripts()).is_err(), "a page whose files are not there");
        for absolute in ["href=\"/a.svg#wK\"", "href=https://example.org/", "src='/a.png'"] {
            let page = PAGE.replace("href=\"#wK\"", absolute);
            assert!(sealed(&page, &files(), "", &scripts()).is_err(), "{absolute}");
        }
    }
}
