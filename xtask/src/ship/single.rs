//! The whole page as one file, to be opened by double click from a USB stick.
//!
//! A page from a file may fetch nothing, not even its neighbours: everything is in it. Its policy is the shipped
//! page's, with digests for what is inline and no connection at all.

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::{Files, script_hash};

/// The one file, made of the files of a shipped page.
pub(super) fn page(files: &Files) -> Result<String> {
    let find = |what: &str, fits: &dyn Fn(&str) -> bool| {
        files.iter().find(|(name, _)| fits(name)).with_context(|| format!("the page has no {what}"))
    };
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec());
    let (_, index) = find("index.html", &|name| name == "index.html")?;
    let (_, glue) = find("script", &|name| name.starts_with("tabiya-") && name.ends_with(".js"))?;
    let (_, wasm) = find("wasm", &|name| name.starts_with("tabiya-") && name.ends_with(".wasm"))?;
    let (_, style) = find("style sheet", &|name| name.ends_with(".css"))?;

    let style = with_images(&text(style)?, files);
    let worker = worker(files)?;
    let boot = format!(
        "{}\n{}await __wbg_init({{module_or_path:bytes(\"{}\")}});",
        without_exports(&text(glue)?)?,
        BOOT,
        STANDARD.encode(wasm)
    );
    let policy = format!(
        "default-src 'none';script-src 'wasm-unsafe-eval' {};style-src {};img-src data:;worker-src blob:;\
         object-src 'none';base-uri 'none';form-action 'none'",
        script_hash(&boot),
        script_hash(&style)
    );
    let index = with_images(&text(index)?, files);
    let body = index.find("<body").map(|at| &index[at..]).context("the page has no body")?;
    let title = between(&index, "<title>", "</title>").context("the page has no title")?;
    let icon = between(&index, "href=\"data:image/svg+xml", "\"")
        .map(|data| format!("<link rel=icon href=\"data:image/svg+xml{data}\">"))
        .unwrap_or_default();
    Ok(format!(
        "<!doctype html><html lang=en><meta charset=utf-8>\
         <meta http-equiv=Content-Security-Policy content=\"{policy}\">\
         <meta content=\"width=device-width,initial-scale=1,viewport-fit=cover\" name=viewport>\
         <title>{title}</title>{icon}<style>{style}</style>{worker}\
         <script type=module>{boot}</script></head>{body}"
    ))
}

/// What stands before the program's own start: bytes out of text, and the worker, which has no file of its own.
const BOOT: &str = "const bytes=(text)=>Uint8Array.from(atob(text),(c)=>c.charCodeAt(0));\
    const worker=document.getElementById(\"worker-source\");\
    if(worker)document.documentElement.dataset.worker=\
    URL.createObjectURL(new Blob([worker.textContent],{type:\"text/javascript\"}));";

/// The script that wasm-bindgen wrote, as part of another one.
fn without_exports(glue: &str) -> Result<String> {
    let at = glue.rfind("export {").context("the script exports nothing")?;
    inline(&glue[..at])
}

/// The worker's script and wasm, as text that the page makes a worker of; nothing if the page has none.
fn worker(files: &Files) -> Result<String> {
    let script = files.iter().find(|(name, _)| {
        name.starts_with("worker") && name.ends_with(".js") && !name.starts_with("worker_loader")
    });
    let wasm = files.iter().find(|(name, _)| name.starts_with("worker") && name.ends_with(".wasm"));
    let (Some((_, script)), Some((_, wasm))) = (script, wasm) else { return Ok(String::new()) };
    let script = inline(std::str::from_utf8(script)?)?;
    Ok(format!(
        "<script type=text/plain id=worker-source>{script};\
         wasm_bindgen({{module_or_path:Uint8Array.from(atob(\"{}\"),(c)=>c.charCodeAt(0))}})</script>",
        STANDARD.encode(wasm)
    ))
}

/// A script that can stand in a page: nothing in it ends the element.
fn inline(script: &str) -> Result<String> {
    match script.contains("</script") || script.contains("<!--") {
        true => anyhow::bail!("a script of the page holds what would end it"),
        false => Ok(script.to_owned()),
    }
}

/// The text with every image that it names in place of the name.
fn with_images(text: &str, files: &Files) -> String {
    let mut whole = text.to_owned();
    for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".svg")) {
        let data = format!("data:image/svg+xml;base64,{}", STANDARD.encode(bytes));
        whole = whole.replace(&format!("url({name})"), &format!("url({data})"));
        whole = whole.replace(&format!("href={name}"), &format!("href=\"{data}\""));
    }
    whole
}

fn between<'a>(text: &'a str, open: &str, close: &str) -> Option<&'a str> {
    let start = text.find(open)? + open.len();
    let end = start + text[start..].find(close)?;
    Some(&text[start..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Files {
        [
            (
                "index.html",
                "<html><title>T</title><link href=icon-1.svg rel=icon><body><div id=app></div></body></html>",
            ),
            ("tabiya-1.js", "let wasm;\nexport { initSync, __wbg_init as default };"),
            ("tabiya-1_bg.wasm", "\0asm"),
            ("style-1.css", ".piece{background:url(pieces-1.svg)}"),
            ("pieces-1.svg", "<svg/>"),
            ("icon-1.svg", "<svg/>"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
    }

    #[test]
    fn nothing_is_left_outside() {
        let page = page(&files()).expect("a page");
        for name in ["tabiya-1", "style-1", "pieces-1.svg", "icon-1.svg", "export {", "sw.js"] {
            assert!(!page.contains(name), "{name} in {page}");
        }
        assert!(page.contains("url(data:image/svg+xml;base64,") && page.contains("<div id=app>"));
    }

    #[test]
    fn a_script_that_would_end_itself_is_an_error() {
        let mut files = files();
        files.insert("tabiya-1.js".to_owned(), b"'</script>'; export {}".to_vec());
        assert!(page(&files).is_err());
    }
}
