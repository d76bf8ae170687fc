//! Files that the page asks for only when it needs them: the licences, the words of other languages, also the guard's.
//!
//! They lie in a folder of their own, [`FOLDER`], and are named by their content as everything else. The page knows
//! them by the names they had before; the attribute `data-assets` of the app's element says for each where it is and what
//! its digest is: `{"licences.json":["./later/licences-0123456789abcdef.json","sha384-…"]}`. Where that attribute
//! is missing, on the workbench, the file is at `later/` and its own name. In the page as one file they stand in
//! elements of their own, `<script type=text/plain data-asset="licences.json">`, in Base64.

use std::collections::BTreeMap;

use anyhow::Result;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::digest::integrity;
use crate::files::Files;

/// Where they are, inside `dist/`.
pub(crate) const FOLDER: &str = "later/";

/// The attribute that says where they are.
pub(super) const ATTRIBUTE: &str = "data-assets";
/// Which element bears it.
pub(super) const PLACE: &str = "#app";

/// The value of the attribute, given the names of the files before and after they were renamed.
pub(super) fn map(files: &Files, renamed: &BTreeMap<String, String>) -> Result<String> {
    let mut map = BTreeMap::new();
    for (old, new) in renamed {
        if let (Some(name), Some(bytes)) = (old.strip_prefix(FOLDER), files.get(new)) {
            map.insert(name, [format!("./{new}"), integrity(bytes)]);
        }
    }
    Ok(serde_json::to_string(&map)?)
}

/// The files of a shipped page as elements of it; `map` is the value of its attribute.
pub(super) fn elements(files: &Files, map: &str) -> Result<String> {
    let map: BTreeMap<String, [String; 2]> = serde_json::from_str(map)?;
    let element = |(name, [place, _]): (String, [String; 2])| {
        let bytes = files.get(place.trim_start_matches("./"))?;
        Some(format!("<script type=text/plain data-asset=\"{name}\">{}</script>", STANDARD.encode(bytes)))
    };
    Ok(map.into_iter().filter_map(element).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_told_where_they_are_and_what_they_should_hold() {
        let files: Files =
            [("later/de-1.words".to_owned(), b"Zug".to_vec()), ("a-1.js".to_owned(), Vec::new())].into();
        let renamed = [("later/de.words", "later/de-1.words"), ("a.js", "a-1.js")]
            .map(|(old, new)| (old.to_owned(), new.to_owned()))
            .into();
        let map = map(&files, &renamed).unwrap();
        assert_eq!(map, format!("{{\"de.words\":[\"./later/de-1.words\",\"{}\"]}}", integrity(b"Zug")));
        assert_eq!(
            elements(&files, &map).unwrap(),
            "<script type=text/plain data-asset=\"de.words\">WnVn</script>"
        );
        assert!(elements(&files, "no map").is_err());
    }
}
