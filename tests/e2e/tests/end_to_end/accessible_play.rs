//! Whole games without a pointer or without sight: by the keyboard alone, and through the
//! accessibility tree alone. Announcements for White are in German, those for Black in Arabic.

use serde_json::{Value, json};
use tabiya_e2e::{Key, Page, project};

/// The code of the Tab key in WebDriver.
const TAB: char = '\u{e004}';

/// Returns the text of the message `name` in the catalogue of the language `tag`. The message must
/// have one line and no arguments.
fn message_text(tag: &str, name: &str) -> String {
    let file = project().join(format!("locales/{tag}.ftl"));
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("{} has no line {name}", file.display())).to_owned()
}

/// Returns the last announcement to White and the last to Black, each with its codes (`data-said`)
/// and its text.
fn last_announcements(page: &Page) -> [(String, String); 2] {
    ["white", "black"].map(|side| {
        let script = "const region = document.querySelector(`[role=status][data-side=${arguments[0]}]`);
            return region ? [region.dataset.said, region.textContent.trim()] : null";
        let found = page.browser().read(script, vec![side.into()]);
        serde_json::from_value(found).unwrap_or_else(|_| panic!("{side} has no status region"))
    })
}

/// Waits until the last announcement to each player has these codes.
#[track_caller]
fn both_hear(page: &Page, codes: &str) {
    page.until(codes, || {
        last_announcements(page).iter().all(|(said, words)| said == codes && !words.is_empty())
    });
}

/// Waits until the last announcement to a player has these codes. `side` is 0 for White and 1 for
/// Black.
#[track_caller]
fn hears(page: &Page, side: usize, codes: &str) {
    page.until(codes, || {
        last_announcements(page)[side].0 == codes && !last_announcements(page)[side].1.is_empty()
    });
}

/// Whether the element with the focus matches the selector.
pub(super) fn focus_is(page: &Page, selector: &str) -> bool {
    let script = "return document.activeElement?.matches(arguments[0]) ?? false";
    page.browser().read(script, vec![selector.into()]) == true
}

/// Presses Tab until the element has the focus, or Shift+Tab if the element comes before the
/// focused element. With Tab alone, the focus would move from the last element of the page to
/// Firefox's own buttons, and stay there.
#[track_caller]
pub(super) fn tab_to(page: &Page, selector: &str) {
    let is_before = "const found = document.querySelector(arguments[0]);
        return !!found && (document.activeElement.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING) > 0
            && !found.contains(document.activeElement)";
    for _ in 0..90 {
        if focus_is(page, selector) {
            return;
        }
        if page.browser().read(is_before, vec![selector.into()]) == true {
            page.press_with_shift(TAB);
        } else {
            page.press_key(Key::Tab);
        }
    }
    panic!("Tab does not lead to {selector}");
}

/// Moves the focus to an element by Tab, and presses Enter.
#[track_caller]
pub(super) fn enter(page: &Page, selector: &str) {
    tab_to(page, selector);
    page.press_key(Key::Enter);
}

/// Makes a move with the keyboard. On the board, a digit moves the focus to a rank, and Shift with
/// a digit moves it to a file, counted from the a-file.
#[track_caller]
fn move_by_keys(page: &Page, uci: &str) {
    tab_to(page, "[data-square]");
    for square in [&uci[..2], &uci[2..4]] {
        let (file, rank) = (square.as_bytes()[0] - b'a' + b'1', square.as_bytes()[1]);
        page.press_key(Key::Char(char::from(rank)));
        page.press_with_shift(char::from(file));
        page.until(square, || page.read_view().focus.as_deref() == Some(square));
        page.press_key(Key::Enter);
    }
}

pub(super) fn type_text(page: &Page, text: &str) {
    page.press_keys(&text.chars().map(Key::Char).collect::<Vec<_>>());
}

/// Starts recording the announcements in each status region.
fn count_announcements(page: &Page) {
    let script = "self.__said = [];
        new MutationObserver((changes) => {
            const regions = new Set(changes.map((change) =>
                (change.target.nodeType === 1 ? change.target : change.target.parentElement)?.closest('[role=status][data-said]')));
            for (const region of regions) if (region?.textContent.trim())
                self.__said.push([region.closest('dialog') ? 'dialog' : region.dataset.side ?? 'both', region.dataset.said]);
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-said'] })";
    page.browser().read(script, vec![]);
}

/// Returns the announcements since [`count_announcements`], each as its region (`white`, `black`,
/// `both` or `dialog`) and its codes.
fn announced(page: &Page) -> Vec<(String, String)> {
    serde_json::from_value(page.browser().read("return self.__said", vec![])).unwrap_or_default()
}

const OPENED: &str = "#lang=de&white-lang=de&black-lang=ar&rules=fide";

#[test]
fn a_game_to_mate_by_keyboard_alone() {
    let page = Page::open(OPENED);
    page.until("both regions", || page.has("[role=status][data-side=black][lang=ar]"));
    // Turns on a switch in the settings.
    enter(&page, "[data-action=settings]");
    page.until("the settings", || page.has("dialog[open][data-dialog=settings]"));
    tab_to(&page, "[name=settings-page]");
    for _ in 0..3 {
        page.press_key(Key::Right);
    }
    page.until("the sounds", || page.has("[data-settings=sound]"));
    tab_to(&page, "[name=low-time-sound]");
    page.press_key(Key::Space);
    page.until("the switch", || page.has("[name=low-time-sound]:checked"));
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
    assert!(focus_is(&page, "[data-action=settings]"), "the focus is back where it was opened");

    // In the new-game dialog: names, a clock, Play.
    enter(&page, "[data-action=new-game]");
    page.until("the sheet", || page.has("dialog[open][data-dialog=new-game]"));
    tab_to(&page, "[name=white-name]");
    type_text(&page, "Anna");
    tab_to(&page, "[name=black-name]");
    type_text(&page, "Basim");
    tab_to(&page, "[name=clock][type=radio]");
    while !page.has("[name=clock][value='10+5']:checked") {
        page.press_key(Key::Right);
    }
    enter(&page, "[data-action=start-game]");
    page.until("the table", || !page.has("dialog"));
    both_hear(&page, "new-game");
    assert!(page.has("[data-clock=white]"));
    enter(&page, "[data-action=start-clock]");
    page.until("White's clock", || page.has("[data-clock=white][data-running]"));
    count_announcements(&page);

    move_by_keys(&page, "f2f3");
    both_hear(&page, "moved");
    assert_eq!(
        last_announcements(&page).map(|(_, words)| words),
        [
            "Weiß: Bauer f2 nach f3.".to_owned(),
            "الأبيض: البيدق من \u{2066}f2\u{2069} إلى \u{2066}f3\u{2069}.".to_owned(),
        ]
    );
    move_by_keys(&page, "e7e5");
    both_hear(&page, "moved");

    // Black offers a draw, White declines it.
    enter(&page, "[data-action=draw][data-side=black]");
    enter(&page, "[data-action=offer-draw][data-side=black]");
    both_hear(&page, "notice");
    page.until("White is asked", || page.has("[data-action=decline-draw][data-side=white]"));
    std::thread::sleep(std::time::Duration::from_millis(600));
    enter(&page, "[data-action=decline-draw][data-side=white]");
    page.until("the offer to be gone", || !page.has("[data-action=decline-draw]"));
    both_hear(&page, "notice");

    // White wrongly claims a draw, with an intended move.
    enter(&page, "[data-action=draw][data-side=white]");
    enter(&page, "[data-action=claim-draw][data-side=white]");
    page.until("the claim", || page.has("[data-dialog=claim]"));
    tab_to(&page, "[name=intended-move]");
    type_text(&page, "g4");
    page.until("the move is chosen", || page.has("[data-action=claim]:enabled"));
    enter(&page, "[data-action=claim]");
    page.until("why not", || page.has("[data-notice=wrong-claim]"));
    hears(&page, 0, "notice");
    page.press_key(Key::Escape);
    // A wrong claim counts as a draw offer, which Black declines.
    if page.has("[data-action=decline-draw][data-side=black]") {
        std::thread::sleep(std::time::Duration::from_millis(600));
        enter(&page, "[data-action=decline-draw][data-side=black]");
        page.until("the offer to be gone", || !page.has("[data-action=decline-draw]"));
    }

    move_by_keys(&page, "g2g4");
    both_hear(&page, "moved");
    move_by_keys(&page, "d8h4");
    both_hear(&page, "moved over");
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.reason.as_deref()), ("0-1", Some("checkmate")));
    let heard = announced(&page);
    for side in ["white", "black"] {
        let to = |codes: &str| heard.iter().filter(|(whom, said)| whom == side && said == codes).count();
        assert_eq!(
            (to("moved over"), to("moved")),
            (1, 3),
            "{side}: the result once, each move once: {heard:?}"
        );
    }
}

/// Returns the texts of all status regions in the accessibility tree, without empty texts.
fn heard_in_tree(page: &Page) -> Vec<String> {
    let tree = page.tree().into_iter();
    tree.filter(|node| node.role == "status" && !node.text.is_empty()).map(|node| node.text).collect()
}

/// Makes a move by pressing Enter on the cells named `from` and `to` in the accessibility tree.
#[track_caller]
fn move_by_tree(page: &Page, from: &str, to: &str) {
    page.press_in_tree("gridcell", from, Key::Enter);
    page.press_in_tree("gridcell", to, Key::Enter);
}

#[test]
fn the_same_from_the_accessibility_tree_alone() {
    let de = |name| message_text("de", name);
    let ar = |name| message_text("ar", name);
    let page = Page::open(OPENED);
    page.until("German", || page.tree_has("button", &de("settings")));

    page.press_in_tree("button", &de("settings"), Key::Enter);
    page.until("the dialog", || page.tree_has("dialog", &de("settings")));
    assert!(!page.tree_has("button", &de("new-game")), "what lies behind a dialog is not in the tree");
    page.press_in_tree("radio", &de("looks-sound"), Key::Space);
    page.until("the sounds", || page.has("[data-settings=sound]"));
    let switch = page
        .tree()
        .into_iter()
        .find(|node| node.role == "switch" && node.name.starts_with(&de("low-time-sound")));
    let Some(switch) = switch else { panic!("no switch for the warning") };
    page.focus_node(&switch);
    page.press_key(Key::Space);
    page.press_in_tree("button", &de("close"), Key::Enter);
    page.until("the table", || !page.tree_has("dialog", &de("settings")));

    page.press_in_tree("button", &de("new-game"), Key::Enter);
    page.until("the sheet", || page.tree_has("dialog", &de("new-game")));
    let clock = page.tree().into_iter().find(|node| {
        let plain: String = node.name.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect();
        node.role == "radio" && plain == "10+5"
    });
    let Some(clock) = clock else { panic!("no clock of ten minutes and five seconds") };
    page.focus_node(&clock);
    page.press_key(Key::Space);
    page.press_in_tree("button", &de("start-game"), Key::Enter);
    page.until("the table", || page.tree_has("gridcell", "e2, weißer Bauer"));
    page.press_in_tree("button", &de("start-clock"), Key::Enter);
    page.until("White's clock", || page.has("[data-clock=white][data-running]"));

    move_by_tree(&page, "f2, weißer Bauer", "f3");
    both_hear(&page, "moved");
    assert_eq!(
        heard_in_tree(&page),
        ["Weiß: Bauer f2 nach f3.", "الأبيض: البيدق من \u{2066}f2\u{2069} إلى \u{2066}f3\u{2069}."]
    );
    move_by_tree(&page, "e7, schwarzer Bauer", "e5");
    both_hear(&page, "moved");

    page.press_in_tree("button", &ar("draw-choices"), Key::Enter);
    page.press_in_tree("button", &ar("offer-draw"), Key::Enter);
    both_hear(&page, "notice");
    assert_eq!(heard_in_tree(&page), ["Schwarz bietet Remis an.", "يعرض الأسود التعادل."]);
    page.until("White is asked", || page.tree_has("button", &de("decline-draw")));
    std::thread::sleep(std::time::Duration::from_millis(600));
    page.press_in_tree("button", &de("decline-draw"), Key::Enter);
    page.until("it is declined", || !page.tree_has("button", &de("decline-draw")));

    page.press_in_tree("button", &de("draw-choices"), Key::Enter);
    page.press_in_tree("button", &de("claim-draw"), Key::Enter);
    page.until("the claim", || page.tree_has("dialog", &de("claim-draw")));
    page.press_in_tree("combobox", &de("intended-move"), Key::Char('g'));
    page.press_in_tree("button", &de("claim"), Key::Enter);
    page.until("why not", || {
        last_announcements(&page)[0].0 == "notice" && page.has("[data-notice=wrong-claim]")
    });
    if page.tree_has("button", &ar("decline-draw")) {
        std::thread::sleep(std::time::Duration::from_millis(600));
        page.press_in_tree("button", &ar("decline-draw"), Key::Enter);
        page.until("it is declined", || !page.tree_has("button", &ar("decline-draw")));
    }

    move_by_tree(&page, "g2, weißer Bauer", "g4");
    both_hear(&page, "moved");
    move_by_tree(&page, "d8, schwarze Dame", "h4");
    both_hear(&page, "moved over");
    assert_eq!(page.read_view().reason.as_deref(), Some("checkmate"));
    let heard = heard_in_tree(&page);
    let whole: [String; 2] = last_announcements(&page).map(|(_, words)| words);
    assert_eq!(heard, whole, "the tree says what the page says");
    assert!(
        heard[0].starts_with("Schwarz: Dame d8 nach h4, matt.") || heard[0].contains("matt"),
        "{heard:?}"
    );
}

#[test]
fn low_time_is_announced_once() {
    let page = Page::open("#lang=de&white-lang=de&black-lang=ar&clock=55&first-move=timed&rules=fide");
    page.until("both regions", || page.has("[role=status][data-side=black]"));
    count_announcements(&page);
    page.click_action("start-clock");
    // The test waits for only 20 of the 55 seconds, so that even a busy machine can stop the clock
    // before White's time runs out.
    std::thread::sleep(std::time::Duration::from_secs(20));
    both_hear(&page, "low-time");
    assert!(page.has("[data-clock=white][data-low]"), "as the clock shows it");
    assert_eq!(
        last_announcements(&page).map(|(_, words)| words),
        ["Weiß: Die Zeit wird knapp.".to_owned(), "الأبيض: الوقت يوشك على النفاد.".to_owned()]
    );
    page.click_action("pause");
    both_hear(&page, "notice");
    let low = announced(&page).into_iter().filter(|(_, said)| said == "low-time").count();
    assert_eq!(low, 2, "once to each: {:?}", announced(&page));
}

#[test]
fn inside_a_dialog_one_region_speaks() {
    let page = Page::open(OPENED);
    page.until("both regions", || page.has("[role=status][data-side=black]"));
    tab_to(&page, "[data-square]");
    page.press_key(Key::Char('i'));
    page.until("the field", || focus_is(&page, "[name=move]"));
    type_text(&page, "Se5");
    page.press_key(Key::Enter);
    page.until("why not", || page.has("dialog [role=status][data-said=none-goes-there]"));
    let heard = heard_in_tree(&page);
    let said: Value = page.browser().read(
        "return document.querySelector('dialog [role=status][data-said=none-goes-there]').textContent.trim()",
        vec![],
    );
    let again = heard.iter().filter(|heard| json!(heard) == said).count();
    assert_eq!(again, 1, "said once: {heard:?}");
    let hidden = last_announcements(&page).map(|(_, words)| words);
    let from_behind = heard.iter().filter(|heard| hidden[1] == **heard).count();
    assert_eq!(from_behind, 0, "what lies behind is not read: {heard:?}");
}
