//! The page itself: a boot script that starts both downloads at once and checks them, and a digest wherever one can
//! stand.

use anyhow::{Context, Result, bail};

use super::{Files, integrity, policy};

/// The page as it ships.
pub(super) fn sealed(html: &str, files: &Files) -> Result<String> {
    let html = without_integrity(html);
    let (before, script, after) = boot_script(&html)?;
    let module = name_between(script, "from './", "'").context("the boot script imports nothing")?;
    let wasm = name_between(script, "module_or_path: './", "'").context("the boot script loads no wasm")?;
    let digest = |name: &str| {
        files.get(name).map(|bytes| integrity(bytes)).with_context(|| format!("there is no {name}"))
    };
    let map = format!("{{\"integrity\":{{\"./{module}\":\"{}\"}}}}", digest(&module)?);
    let boot = format!(
        "const wasm=fetch(\"./{wasm}\",{{integrity:\"{}\"}});\
         const {{default:init}}=await import(\"./{module}\");\
         await init({{module_or_path:wasm}})",
        digest(&wasm)?
    );
    let html =
        format!("{before}<script type=importmap>{map}</script><script type=module>{boot}</script>{after}");
    let html = each_link(&html, |link| sealed_link(link, files));
    let policy = format!(
        "<meta http-equiv=Content-Security-Policy content=\"{}\">",
        policy::for_scripts(&[&map, &boot])
    );
    let head = html.find("<meta charset=utf-8>").context("the page does not name its encoding")?;
    let place = head + "<meta charset=utf-8>".len();
    Ok(format!("{}{policy}{}", &html[..place], &html[place..]))
}

/// What stands before Trunk's boot script, the script, and what stands after it.
fn boot_script(html: &str) -> Result<(&str, &str, &str)> {
    const OPEN: &str = "<script type=module>";
    const CLOSE: &str = "</script>";
    let start = html.find(OPEN).context("the page has no boot script")?;
    let end = start + html[start..].find(CLOSE).context("the boot script has no end")?;
    if html[end..].contains("<script") {
        bail!("the page has a script besides the boot script");
    }
    Ok((&html[..start], &html[start + OPEN.len()..end], &html[end + CLOSE.len()..]))
}

/// What stands between two marks.
fn name_between(text: &str, open: &str, close: &str) -> Option<String> {
    let start = text.find(open)? + open.len();
    let end = start + text[start..].find(close)?;
    Some(text[start..end].to_owned())
}

/// The page without digests: those that Trunk wrote are of other bytes by now.
fn without_integrity(html: &str) -> String {
    let mut parts = html.split(" integrity=");
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        bare.push_str(part.find([' ', '>']).map_or("", |end| &part[end..]));
    }
    bare
}

/// The page with every `<link …>` as `change` has it.
fn each_link(html: &str, change: impl Fn(&str) -> String) -> String {
    let mut rest = html;
    let mut changed = String::with_capacity(html.len());
    while let Some(start) = rest.find("<link ") {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        changed.push_str(&rest[..start]);
        changed.push_str(&change(&rest[start..end]));
        rest = &rest[end..];
    }
    changed + rest
}

/// A style sheet or a module gets its digest. The preload of the wasm goes: the boot script fetches it as early, and
/// a preload cannot be checked.
fn sealed_link(link: &str, files: &Files) -> String {
    if link.contains("rel=preload") && link.contains(".wasm") {
        return String::new();
    }
    let checked = ["rel=stylesheet", "rel=modulepreload"].iter().any(|kind| link.contains(kind));
    let bytes = name_between(link, "href=./", " ").and_then(|name| files.get(name.trim_end_matches('>')));
    match bytes {
        Some(bytes) if checked => {
            link.replacen("<link ", &format!("<link integrity={} ", integrity(bytes)), 1)
        }
        _ => link.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><html><meta charset=utf-8><title>T</title>\
        <link href=./s.css integrity=sha384-old rel=stylesheet><script type=module>\
        import init, * as bindings from './a.js';\nconst wasm = await init({ module_or_path: './a_bg.wasm' });\n\
        </script><link crossorigin href=./a.js integrity=sha384-old rel=modulepreload>\
        <link as=fetch crossorigin href=./a_bg.wasm integrity=sha384-old rel=preload type=application/wasm>\
        <body></body></html>";

    fn files() -> Files {
        ["s.css", "a.js", "a_bg.wasm"].map(|name| (name.to_owned(), name.as_bytes().to_vec())).into()
    }

    #[test]
    fn everything_that_is_loaded_is_checked() {
        let page = sealed(PAGE, &files()).expect("a page");
        assert!(!page.contains("sha384-old") && !page.contains("rel=preload"));
        for name in ["s.css", "a.js", "a_bg.wasm"] {
            assert!(page.contains(&integrity(name.as_bytes())), "{name}");
        }
        assert!(page.contains("Content-Security-Policy"));
    }

    #[test]
    fn a_script_that_the_policy_would_not_know_is_an_error() {
        let page = PAGE.replace("<body>", "<body><script>alert()</script>");
        assert!(sealed(&page, &files()).is_err());
        assert!(sealed("<html></html>", &files()).is_err());
    }
}
