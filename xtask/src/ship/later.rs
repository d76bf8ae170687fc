//! Files that the page asks for only when it needs them: the licences, the words of other languages, also the guard's.
//!
//! They lie in a folder of their own, [`FOLDER`], and are named by their content as everything else. The page knows
//! them by the names they had before; the attribute `data-assets` of the app's element says for each where it is and what
//! its digest is: `{"licences.json":["./later/licences-0123456789abcdef.json","sha256-…"]}`; of those that no start needs, a
//! file among them says so (`list.json`). Where that attribute
//! is missing, on the workbench, the file is at `later/` and its own name. In the page as one file they stand in
//! elements of their own, `<script type=text/plain data-asset="licences.json">`, in Base64.

use std::collections::BTreeMap;

use anyhow::Result;
use data_encoding::BASE64;

use super::digest::{self, integrity};
use super::guard;
use crate::files::Files;

/// Where they are, inside `dist/`.
pub(crate) const FOLDER: &str = "later/";

/// The attribute that says where they are.
pub(super) const ATTRIBUTE: &str = "data-assets";
/// Which element bears it.
pub(super) const PLACE: &str = "#app";

/// The list of those that the attribute does not name: the page is smaller by it, and it comes when one of them is wanted.
const LIST: &str = "list.json";

/// Where files are, and what their digests are, by the names they had before.
type Map = BTreeMap<String, [String; 2]>;

/// The value of the attribute, given the names of the files before and after they were renamed; adds the list of the others to
/// the files.
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

/// Whether a file may be wanted at the start, or by the guard.
fn is_first(name: &str) -> bool {
    name == guard::WORDS || name.starts_with("words-")
}

/// The files of a shipped page as elements of it; `map` is the value of its attribute.
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
