//! The whole page as a single HTML file, which opens by double click, for example from a USB stick.
//!
//! Browsers forbid a page from a local file to fetch anything, even neighbouring files. So the
//! single file contains everything. Its content security policy lists the digests of all inline
//! scripts and styles, and allows no connections.

use anyhow::{Context, Result, ensure};
use data_encoding::BASE64;
use lol_html::element;
use lol_html::html_content::ContentType;

use super::digest::policy_hash;
use super::markup::{attributes, contents, rewrite};
use super::names::{PAGE, program};
use super::{guard, later, policy};
use crate::files::{self, Files};

/// Returns the page as a single HTML file, made from the files of a shipped page.
pub(super) fn page(files: &Files) -> Result<String> {
    let glue = files::text(files, program(files, ".js")?)?;
    let (glue, start) = without_exports(&glue)?;
    let start = format!(
        "await {start}(await WebAssembly.compile(bytes(\"{}\")))",
        BASE64.encode(&files[program(files, ".wasm")?])
    );
    let boot = format!("{glue}\n{BOOT}{}", guard::watched(&start));
    let index = files::text(files, PAGE)?;
    // The guard script, which handles crashes, and the first-paint script, which draws the board
    // before the program has loaded.
    let plain = contents(&index, "script:not([type])")?;
    ensure!(plain.len() >= 2, "the page lacks its guard or its first paint");
    let mut styles = contents(&index, "style")?;
    ensure!(!styles.is_empty(), "the page has no style");
    for href in attributes(&index, "link[rel=stylesheet]", "href")? {
        styles.push(sheet(&href, files)?);
    }
    let policy = format!(
        "default-src 'none';script-src 'wasm-unsafe-eval' {} {};style-src {};img-src data:;worker-src blob:;\
         object-src 'none';base-uri 'none';form-action 'none'",
        policy::hashes(&plain),
        policy_hash(&boot),
        policy::hashes(&styles)
    );
    let scripts = format!("{}<script type=module>{boot}</script>", assets(&index, files)?);
    in_one(&index, files, &policy, &scripts)
}

/// Function of the boot script that decodes Base64.
const BOOT: &str = "const bytes=(text)=>Uint8Array.from(atob(text),(c)=>c.charCodeAt(0));";

/// Returns the page `index` with the content of all its files inlined and without links to them.
/// `policy` is the content security policy, `scripts` the elements that start the program.
fn in_one(index: &str, files: &Files, policy: &str, scripts: &str) -> Result<String> {
    let handlers = [
        element!(later::PLACE, |place| {
            place.remove_attribute(later::ATTRIBUTE);
            Ok(())
        }),
        element!("meta[http-equiv]", |meta| Ok(meta.set_attribute("content", policy)?)),
        // The guard script and the first-paint script have no type.
        element!("script[type]", |script| {
            match script.get_attribute("type").as_deref() {
                Some("module") => script.replace(scripts, ContentType::Html),
                _ => script.remove(),
            }
            Ok(())
        }),
        element!("link", |link| {
            let href = link.get_attribute("href").unwrap_or_default();
            match link.get_attribute("rel").as_deref() {
                Some("stylesheet") => {
                    link.replace(&format!("<style>{}</style>", sheet(&href, files)?), ContentType::Html)
                }
                Some("icon") => {}
                _ => link.remove(),
            }
            Ok(())
        }),
        element!("[href]", |element| {
            let href = element.get_attribute("href").unwrap_or_default();
            if let Some(data) = image(href.trim_start_matches("./"), files) {
                element.set_attribute("href", &data)?;
            }
            Ok(())
        }),
    ];
    rewrite(index, handlers)
}

/// Returns the text of the style sheet with the relative address `href`.
fn sheet(href: &str, files: &Files) -> Result<String> {
    files::text(files, href.trim_start_matches("./"))
}

/// Returns HTML elements that contain the files loaded on demand. `index` is the HTML of the
/// shipped page, which lists these files.
fn assets(index: &str, files: &Files) -> Result<String> {
    let maps = attributes(index, later::PLACE, later::ATTRIBUTE)?;
    // The parser returns an attribute's value with quotes still escaped as `&quot;`.
    maps.iter().map(|map| later::elements(files, &map.replace("&quot;", "\""))).collect()
}

/// Returns wasm-bindgen's script without its exports, for use inside another script, and the name
/// of the function that starts the program.
///
/// # Errors
/// If the script exports no start function.
fn without_exports(glue: &str) -> Result<(&str, &str)> {
    let exports =
        glue.rsplit_once("export{").and_then(|(script, rest)| Some((script, rest.split_once('}')?.0)));
    let (script, exports) = exports.context("the script exports nothing")?;
    let start = exports.strip_suffix(" as default");
    Ok((script, start.context("the script does not export what starts the program")?))
}

/// Returns the SVG image with the file name `name` as a data URL; `None` for a name without such an
/// image.
fn image(name: &str, files: &Files) -> Option<String> {
    let bytes = files.get(name).filter(|_| name.ends_with(".svg"))?;
    Some(format!("data:image/svg+xml;base64,{}", BASE64.encode(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the files of a small shipped page.
    fn files() -> Files {
        [
            (
                "index.html",
                "<!doctype html><html lang=en>\
                 <meta charset=utf-8><meta http-equiv=Content-Security-Policy content=\"old\"><script>guard()</script><title>T</title>\
                 <link href=icon-1.svg rel=icon><link href=manifest.webmanifest rel=manifest>\
                 <style>.piece{background:url(\"data:image/svg+xml,%3Csvg/%3E\")}</style><script type=importmap>{}</script>\
                 <script type=module>import('./tabiya-1.js')</script><body><div id=app data-assets=\"{&quot;licences.json&quot;:[&quot;./later/licences-1.json&quot;,&quot;x&quot;]}\"></div><div data-boot></div><script>first()</script><link href=./style-1.css rel=stylesheet integrity=x></body></html>",
            ),
            ("tabiya-1.js", "let e;function t(){}export{t as default};"),
            ("tabiya-1_bg.wasm", "\0asm"),
            ("style-1.css", ".dialog{}"),
            ("icon-1.svg", "<svg/>"),
            ("later/licences-1.json", "{}"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
    }

    #[test]
    fn nothing_is_left_outside() {
        let page = page(&files()).expect("a page");
        for name in ["tabiya-1", "style-1", "icon-1.svg", "export{", "manifest", "importmap", "later/", "old"]
        {
            assert!(!page.contains(name), "{name} in {page}");
        }
        assert!(page.contains("<style>.dialog{}</style>") && page.contains("<div id=app>"));
        assert!(
            page.contains("await t(await WebAssembly.compile(bytes("),
            "what the script exports starts the program"
        );
        assert!(page.contains("data-asset=\"licences.json\">e30=</script>"), "{page}");
        assert!(page.contains("href=\"data:image/svg+xml;base64,"), "the icon");
    }

    #[test]
    fn the_policy_knows_the_style_and_the_script() {
        let page = page(&files()).expect("a page");
        let styles = contents(&page, "style").expect("styles");
        let mut scripts = contents(&page, "script:not([type])").expect("scripts");
        assert_eq!((styles.len(), &scripts[..]), (2, &["guard()".to_owned(), "first()".to_owned()][..]));
        scripts.extend(contents(&page, "script[type=module]").expect("a script"));
        for text in styles.into_iter().chain(scripts) {
            let hash = policy_hash(&text);
            assert!(page.contains(&hash), "{hash} in {page}");
        }
    }

    #[test]
    fn a_script_that_starts_nothing_is_an_error() {
        for script in ["let e;", "let e;export{e as other};"] {
            let mut files = files();
            files.insert("tabiya-1.js".to_owned(), script.into());
            assert!(page(&files).is_err(), "{script}");
        }
    }
}
