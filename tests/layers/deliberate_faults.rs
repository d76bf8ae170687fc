//! Tests of the rules on which part (layer) of `src/` may use which: each kind of violation is
//! found, and allowed code is not reported.

use crate::layer_rules::{Finding, findings};
use crate::source_tree::SourceTree;

/// Findings in a source tree that consists of these files.
fn found(files: &[(&str, &str)]) -> Vec<Finding> {
    let files: Vec<(String, String)> =
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    findings(&SourceTree::build(&files))
}

/// Findings in a small source tree without faults, after `text` becomes the content of `file`. The
/// file may be new.
fn with(file: &str, text: &str) -> Vec<Finding> {
    const WELL: [(&str, &str); 12] = [
        ("lib.rs", "pub mod app; pub mod browser; pub mod game; pub mod page; pub mod rules; pub mod ui;"),
        ("rules/mod.rs", "mod board; pub use board::Board; pub mod attacks;"),
        ("rules/board.rs", "use super::attacks; pub struct Board; fn f() { attacks::of(); }"),
        ("rules/attacks.rs", "pub fn of() {}"),
        ("game/mod.rs", "use crate::rules::Board; pub struct Game(Board);"),
        ("app/mod.rs", "mod ready; pub mod coach; pub mod table; pub mod storage; pub use ready::Ready;"),
        ("app/ready/mod.rs", "use super::{coach, table}; pub struct Ready(coach::Model, table::Model);"),
        ("app/storage/mod.rs", "pub struct Storage;"),
        ("app/coach/mod.rs", "use crate::app::storage::Storage; pub struct Model(Storage);"),
        (
            "app/table/mod.rs",
            "use super::storage::Storage; use crate::game::Game; pub struct Model(Game, Storage);",
        ),
        ("ui/mod.rs", "use crate::app::Ready; pub struct Page(Ready);"),
        ("browser/mod.rs", "use crate::app::Ready; pub fn open(_: Ready) {}"),
    ];
    const ABOVE_ALL: [(&str, &str); 2] = [
        ("page.rs", "use crate::{app, browser, ui}; pub fn run() { browser::open(app::Ready); ui::Page; }"),
        ("main.rs", "fn main() { tabiya::page::run(); }"),
    ];
    let others = WELL.iter().chain(&ABOVE_ALL).filter(|(name, _)| *name != file);
    found(&others.copied().chain([(file, text)]).collect::<Vec<_>>())
}

/// The text of the only finding.
fn only(findings: &[Finding]) -> String {
    assert_eq!(findings.len(), 1, "{findings:?}");
    findings[0].to_string()
}

#[test]
fn a_house_in_order_has_no_finding() {
    assert_eq!(with("lib.rs", ""), []);
}

#[test]
fn a_use_of_a_room_below_is_found() {
    let one = only(&with("game/mod.rs", "use crate::app::Ready; pub struct Game(Ready);"));
    assert_eq!(one, "layer     game/mod.rs:1: `game` does not use `app`: crate::app::Ready");
    let grouped =
        with("game/mod.rs", "use crate::{rules::Board,\n app::{Ready as R, storage}};\npub struct Game;");
    assert!(only(&grouped).starts_with("layer     game/mod.rs:2: `game` does not use `app`"));
    let all = with("rules/attacks.rs", "use crate::game::*; pub fn of() {}");
    assert!(only(&all).contains("`rules` does not use `game`"));
}

#[test]
fn a_path_in_the_middle_of_the_code_is_found() {
    for text in [
        "pub struct Game(crate::app::Ready);",
        "pub struct Game; fn f() { crate::browser::open(()) }",
        "pub struct Game; fn f() { let _: Option<crate::ui::Page> = None; }",
        "pub struct Game; impl From<crate::ui::Page> for Game {}",
        "pub struct Game; fn f() { println!(\"{}\", crate::ui::name()) }",
        "pub struct Game; fn f() { html!(<p>{ vec![crate::ui::Page] }</p>) }",
        "macro_rules! m { () => { $crate::ui::Page } } pub struct Game;",
        "#[derive(Serialize)] pub struct Game { #[serde(with = \"crate::ui\")] at: u8 }",
        "pub struct Game; #[cfg(test)] mod tests { fn f() { crate::ui::Page; } }",
    ] {
        let one = only(&with("game/mod.rs", text));
        assert!(one.starts_with("layer     game/mod.rs:1: `game` does not use"), "{text}: {one}");
    }
}

#[test]
fn a_way_round_by_the_parents_is_found() {
    let one = only(&with("rules/board.rs", "pub struct Board; fn f() { super::super::game::Game; }"));
    assert_eq!(one, "layer     rules/board.rs:1: `rules` does not use `game`: super::super::game::Game");
    let one = only(&with("rules/attacks.rs", "use super::super::app as a; pub fn of() { a::Ready; }"));
    assert!(one.contains("`rules` does not use `app`"));
}

#[test]
fn a_re_export_of_a_room_below_is_found() {
    let one = only(&with("game/mod.rs", "pub use crate::ui::Page as Screen; pub struct Game;"));
    assert_eq!(one, "layer     game/mod.rs:1: `game` does not use `ui`: crate::ui::Page");
    // A file that uses the re-exported type also uses the type's layer, even under another name.
    let findings = found(&[
        ("lib.rs", "pub mod game; pub mod rules; pub mod ui;"),
        ("rules/mod.rs", "use crate::game::Screen; fn f(_: Screen) {}"),
        ("game/mod.rs", "pub use crate::ui::Page as Screen;"),
        ("ui/mod.rs", "pub struct Page;"),
    ]);
    let named: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(
        named,
        [
            "layer     game/mod.rs:1: `game` does not use `ui`: crate::ui::Page",
            "layer     rules/mod.rs:1: `rules` does not use `game`: crate::game::Screen",
            "layer     rules/mod.rs:1: `rules` does not use `ui`: crate::game::Screen",
        ]
    );
}

#[test]
fn what_only_some_rooms_may_use_is_found() {
    let one = only(&with("openings/mod.rs", "use crate::game::Game; use crate::rules::Board;"));
    assert!(one.contains("`openings` does not use `game`"));
    assert!(
        only(&with("ui/mod.rs", "pub struct Page; fn f() { crate::browser::open(()) }"))
            .contains("`browser`")
    );
    let one = only(&with("browser/mod.rs", "use crate::ui::Page; pub fn open<T>(_: T) {}"));
    assert_eq!(one, "layer     browser/mod.rs:1: `browser` does not use `ui`: crate::ui::Page");
    let one = only(&with("ui/mod.rs", "pub struct Page; fn f() { crate::page::run() }"));
    assert!(one.contains("`ui` does not use `page`"));
}

#[test]
fn a_folder_that_the_table_does_not_know_is_found() {
    assert_eq!(only(&with("attic/mod.rs", "")), "layer     attic/mod.rs is in no layer that the table knows");
}

#[test]
fn a_feature_that_uses_its_sibling_is_found() {
    for text in [
        "use super::table;",
        "fn f(_: super::super::app::table::Model) {}",
        "pub use crate::app::table::Model;",
    ] {
        let one = only(&with("app/coach/mod.rs", &format!("{text} pub struct Model;")));
        assert!(one.starts_with("sibling  app/coach/mod.rs:1: does not use its sibling `table`"), "{one}");
    }
    let deep = only(&with("app/table/view.rs", "use crate::app::coach::Model;"));
    assert!(deep.starts_with("sibling  app/table/view.rs"), "{deep}");
}

#[test]
fn a_feature_that_uses_its_parent_is_found() {
    let text = "use crate::app::Ready; pub struct Model;";
    let findings: Vec<String> = with("app/coach/mod.rs", text).iter().map(ToString::to_string).collect();
    assert_eq!(
        findings,
        [
            "parent   app/coach/mod.rs:1: a feature does not use its parent: crate::app::Ready",
            "pair     app/coach/mod.rs <-> app/ready/mod.rs: crate::app::Ready at line 1; coach::Model at line 1",
        ]
    );
}

#[test]
fn methods_on_a_type_of_another_room_are_found() {
    let text = "use crate::rules::Board; pub struct Game; impl Board { fn f() {} } impl Clone for Board {}";
    let one = only(&with("game/mod.rs", text));
    assert_eq!(one, "inherent game/mod.rs:1: the methods of Board stand in rules/board.rs");
}

#[test]
fn two_files_that_use_each_other_are_found() {
    let circle = "use super::board::Board; pub fn of() -> Board { Board }";
    assert_eq!(
        only(&with("rules/attacks.rs", circle)),
        "pair     rules/attacks.rs <-> rules/board.rs: Board at line 1; attacks::of at line 1"
    );
    // A path through the layer's re-export leads to the same file.
    let round = only(&with("rules/attacks.rs", "use crate::rules::Board; pub fn of() -> Board { Board }"));
    assert!(round.starts_with("pair     rules/attacks.rs <-> rules/board.rs"), "{round}");
    // A parent module that does more than re-export counts like any other file.
    let parent = "mod board; pub use board::Board; pub mod attacks; pub fn f() -> Board { Board }";
    let files = [
        ("rules/mod.rs", parent),
        ("rules/board.rs", "pub struct Board; fn g() { super::f(); }"),
        ("rules/attacks.rs", ""),
    ];
    assert!(only(&found(&files)).starts_with("pair     rules/board.rs <-> rules/mod.rs"));
}

#[test]
fn a_parent_that_only_re_exports_makes_no_pair() {
    let files = [
        ("rules/mod.rs", "mod board; pub use board::Board; pub const SIZE: u8 = 8;"),
        ("rules/board.rs", "use super::SIZE; pub struct Board([u8; SIZE as usize]);"),
    ];
    assert_eq!(found(&files), []);
}

#[test]
fn tests_may_look_at_what_they_test() {
    let text = "pub fn of() {} #[cfg(test)] mod tests { use super::super::board::Board; }";
    assert_eq!(with("rules/attacks.rs", text), []);
}
