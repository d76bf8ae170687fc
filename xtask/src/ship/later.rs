//! Files of the page that load on demand, such as licences, the texts of other languages, and parts
//! of the compiled code.
//!
//! The files are in a folder of their own, [`FOLDER`], and their names contain a hash of their
//! content. The program knows only their original names. The attribute `data-assets` of the app's
//! element maps the names of the files that the page may need at its start to address and digest:
//! `{"words-de.bin":["./later/words-de-0123456789abcdef.bin","sha256-…"]}`. The other files are in
//! a second map of this form, in the file `list.json`, which the attribute lists too.
//!
//! During development there is no such attribute, and a file is in `later/` under its original
//! name. In the page as a single file, the files are elements `<script type=text/plain
//! data-asset="licences.json">` with the content in Base64.

use std::collections::BTreeMap;

use anyhow::Result;
use data_encoding::BASE64;

use super::digest::{self, integrity};
use super::guard;
use crate::files::Files;

/// Folder of the files loaded on demand, within `dist/`.
pub(crate) const FOLDER: &str = "later/";

/// HTML attribute with the map of the files loaded on demand.
pub(super) const ATTRIBUTE: &str = "data-assets";
/// CSS selector of the element that has [`ATTRIBUTE`].
pub(super) const PLACE: &str = "#app";

/// Name of the file with the map of the files that the page does not need at its start. The page
/// loads this map on demand, and is smaller without it.
const LIST: &str = "list.json";

/// Addresses and digests of the files loaded on demand, by their original names.
type Map = BTreeMap<String, [String; 2]>;

/// Returns the map of the files loaded on demand, as JSON for the HTML attribute `data-assets`.
///
/// `renamed` holds the names of the files after renaming, by their original names. The attribute
/// lists only the files that the page may need at its start; the other files are in the map
/// `list.json`, which this function adds to `files`.
pub(super) fn map(files: &mut Files, renamed: &BTreeMap<String, String>) -> Result<String> {
    let (mut first, mut others) = (Map::new(), Map::new());
    for (old, new) in renamed {
        if let (Some(name), Some(bytes)) = (old.strip_prefix(FOLDER), files.get(new)) {
            let map = if is_first(name) { &mut first } else { &mut others };
            map.insert(name.to_owned(), [format!("./{new}"), integrity(bytes)]);
        }
    }
    if !others.is_empty() {
        let list = serde_json::to_vec(&others)?;
        let name = format!("{FOLDER}list-{}.json", digest::short(&list));
        first.insert(LIST.to_owned(), [format!("./{name}"), integrity(&list)]);
        files.insert(name, list);
    }
    Ok(serde_json::to_string(&first)?)
}

/// Whether the page may need a file at its start: texts of a language, or the messages of the guard
/// script. `name` is the original name without the folder.
fn is_first(name: &str) -> bool {
    name == guard::WORDS || name.starts_with("words-")
}

/// Returns the files loaded on demand as HTML elements with their content in Base64, for the page
/// as a single file. `map` is the value of the shipped page's attribute `data-assets`.
pub(super) fn elements(files: &Files, map: &str) -> Result<String> {
    let mut map: Map = serde_json::from_str(map)?;
    let find = |place: &str| files.get(place.trim_start_matches("./"));
    if let Some(list) = map.remove(LIST).and_then(|[place, _]| find(&place)) {
        map.extend(serde_json::from_slice::<Map>(list)?);
    }
    let element = |(name, [place, _]): (String, [String; 2])| {
        let bytes = find(&place)?;
        Some(format!("<script type=text/plain data-asset=\"{name}\">{}</script>", BASE64.encode(bytes)))
    };
    Ok(map.into_iter().filter_map(element).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_told_where_they_are_and_what_they_should_hold() {
        let (words, licences) = ("later/words-de-1.bin", "later/licences-1.json");
        let mut files: Files = [(words, &b"Zug"[..]), (licences, b"{}"), ("a-1.js", b"")]
            .map(|(name, bytes)| (name.to_owned(), bytes.to_vec()))
            .into();
        let renamed = [("later/words-de.bin", words), ("later/licences.json", licences), ("a.js", "a-1.js")]
            .map(|(old, new)| (old.to_owned(), new.to_owned()))
            .into();
        let map = map(&mut files, &renamed).unwrap();
        let list = files.keys().find(|name| name.starts_with("later/list-")).expect("a list").clone();
        let entry = |name: &str, place: &str, bytes: &[u8]| {
            format!("\"{name}\":[\"./{place}\",\"{}\"]", integrity(bytes))
        };
        let listed = entry("list.json", &list, &files[&list]);
        assert_eq!(map, format!("{{{listed},{}}}", entry("words-de.bin", words, b"Zug")));
        assert_eq!(files[&list], format!("{{{}}}", entry("licences.json", licences, b"{}")).into_bytes());
        assert_eq!(
            elements(&files, &map).unwrap(),
            "<script type=text/plain data-asset=\"licences.json\">e30=</script>\
             <script type=text/plain data-asset=\"words-de.bin\">WnVn</script>"
        );
        assert!(elements(&files, "no map").is_err());
    }
}
