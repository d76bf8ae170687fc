//! Reading aloud and recognizing speech, with simulated voices of the browser.

use serde_json::json;
use tabiya_e2e::{Key, Page};

/// Script that replaces the browser's speech synthesis: it records each text instead of reading it
/// aloud. All voices except the French one are on the device.
const VOICES: &str = r#"
    self.__spoken = [];
    const voices = [['en-US', true], ['de-DE', true], ['ar-EG', true], ['fr-FR', false]]
        .map(([lang, localService]) => ({ name: lang, voiceURI: lang, lang, localService, default: false }));
    self.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const stand = {
        speaking: false, pending: false, paused: false,
        getVoices: () => voices,
        cancel: () => { self.__hushed = (self.__hushed ?? 0) + 1; },
        speak: (said) => {
            self.__spoken.push({ text: said.text, lang: said.lang, voice: said.voice?.lang ?? '',
                within: self.event?.type ?? '' });
            const end = performance.now() + (self.__slow ?? 0);
            while (performance.now() < end);
        },
    };
    Object.defineProperty(self, 'speechSynthesis', { value: stand, configurable: true });
"#;

/// Script that replaces the browser's speech recognition. The replacement works on the device,
/// knows only English, and returns the texts in `__ways`.
const EARS: &str = r#"
    self.SpeechRecognition = class extends EventTarget {
        static async available({ langs, processLocally }) {
            return processLocally && langs[0] === 'en-US' ? 'available' : 'unavailable';
        }
        start() {
            self.__asked = { lang: this.lang, local: this.processLocally };
            const ways = self.__ways ?? [];
            setTimeout(() => {
                if (ways.length) {
                    const result = new Event('result');
                    result.results = [ways.map((transcript) => ({ transcript, confidence: 1 }))];
                    this.dispatchEvent(result);
                }
                this.dispatchEvent(new Event('end'));
            }, 50);
        }
        abort() { this.dispatchEvent(new Event('end')); }
    };
"#;

#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
struct Spoken {
    text: String,
    lang: String,
    voice: String,
    within: String,
}

/// Opens the page. The script `first` runs before the page's own code.
fn open(fragment: &str, first: &str) -> Page {
    let page = Page::open("");
    page.add_preload_script(first);
    page.load_fresh(fragment);
    page
}

fn spoken(page: &Page) -> Vec<Spoken> {
    serde_json::from_value(page.browser().read("return self.__spoken", vec![])).unwrap_or_default()
}

/// Clears the record of texts that were read aloud.
fn forget(page: &Page) {
    page.browser().read("self.__spoken = []", vec![]);
}

/// Opens the settings, and turns on the switches in `kinds`. Each switch is for one kind of
/// announcement.
fn switch_on(page: &Page, kinds: &[&str]) {
    page.click_action("settings");
    page.until("the settings", || page.has("dialog[open] [data-settings]"));
    page.show_setting("[name=aloud-moves]");
    let script = "document.querySelector('[name=aloud-moves]').closest('details').open = true";
    page.browser().read(script, vec![]);
    for kind in kinds {
        let switch = format!("[name={kind}]");
        page.scroll_to(&switch);
        page.click_on(&switch);
        page.until(kind, || page.has(&format!("{switch}:checked")));
    }
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
}

const ALL: [&str; 6] =
    ["aloud-moves", "aloud-checks", "aloud-time", "aloud-results", "aloud-messages", "aloud-focus"];

/// Moves the focus to `square` with the keys of the board, waits until the text `name` is read
/// aloud, and presses Enter.
#[track_caller]
fn press_by_ear(page: &Page, square: &str, name: &str) {
    let (file, rank) = (square.as_bytes()[0] - b'a' + b'1', square.as_bytes()[1]);
    forget(page);
    page.press_key(Key::Char(char::from(rank)));
    page.press_with_shift(char::from(file));
    page.until(name, || spoken(page).last().is_some_and(|spoken| spoken.text == name));
    page.press_key(Key::Enter);
}

#[test]
fn a_game_to_mate_by_ear() {
    let page = open("#rules=fide&clock=600&first-move=free", VOICES);
    page.drag("a2", "a3");
    assert_eq!(spoken(&page), [], "no one has asked for a voice");
    switch_on(&page, &ALL);
    page.load_fresh("#rules=fide&clock=600&first-move=free");
    switch_on(&page, &ALL);
    forget(&page);
    // Tab leads to the board, where the name of a square is read aloud.
    for _ in 0..40 {
        page.press_key(Key::Tab);
        let at = spoken(&page).last().map(|spoken| spoken.text.clone()).unwrap_or_default();
        if at == "e2, white pawn" {
            break;
        }
    }
    for (from, piece, to, target, move_) in [
        ("f2", "f2, white pawn", "f3", "f3", "White: pawn f2 to f3."),
        ("e7", "e7, black pawn", "e5", "e5", "Black: pawn e7 to e5."),
        ("g2", "g2, white pawn", "g4", "g4", "White: pawn g2 to g4."),
        ("d8", "d8, black queen", "h4", "h4", "Black: queen d8 to h4, checkmate."),
    ] {
        press_by_ear(&page, from, piece);
        press_by_ear(&page, to, target);
        page.until(move_, || spoken(&page).iter().any(|spoken| spoken.text == move_));
        if from == "e7" {
            forget(&page);
            page.press_key(Key::Char('l'));
            page.until("the last move", || {
                spoken(&page).iter().any(|spoken| spoken.text.contains("e7 to e5"))
            });
            page.press_key(Key::Char('t'));
            page.until("the clocks", || spoken(&page).iter().any(|spoken| spoken.text.contains("White:")));
        }
    }
    page.until("the result", || {
        spoken(&page).iter().any(|spoken| spoken.text.contains("0–1") || spoken.text.contains("Black wins"))
    });
    let all = spoken(&page);
    assert!(all.iter().all(|spoken| spoken.voice == "en-US"), "{all:?}");
    assert_eq!(page.read_view().result, "0-1");
}

#[test]
fn each_player_hears_their_own_language_in_a_voice_of_this_device() {
    let page = open("#lang=de&white-lang=de&black-lang=ar&rules=fide", VOICES);
    page.until("both languages", || page.has("[role=status][data-side=black]"));
    switch_on(&page, &["aloud-moves"]);
    forget(&page);
    page.drag("e2", "e4");
    page.until("both announcements", || spoken(&page).len() == 2);
    let heard: Vec<_> = spoken(&page).into_iter().map(|one| (one.text, one.lang, one.voice)).collect();
    assert_eq!(
        heard,
        [
            ("Weiß: Bauer e2 nach e4.".to_owned(), "de".to_owned(), "de-DE".to_owned()),
            ("الأبيض: البيدق من e2 إلى e4.".to_owned(), "ar".to_owned(), "ar-EG".to_owned()),
        ]
    );
    // The status regions hold the texts that were read aloud, with Unicode isolates around the
    // names of squares.
    let regions = "return [...document.querySelectorAll('[role=status][data-side]')].map(region => region.textContent.trim())";
    let regions: Vec<String> =
        serde_json::from_value(page.browser().read(regions, vec![])).unwrap_or_default();
    let unmarked = |text: &String| text.replace(['\u{2066}', '\u{2069}'], "");
    let regions: Vec<String> = regions.iter().map(unmarked).collect();
    assert_eq!(regions, heard.iter().map(|(text, ..)| text.clone()).collect::<Vec<_>>());
    // A reload keeps the choices. Then the test chooses announcements for White only.
    page.load("");
    page.until("both languages", || page.has("[role=status][data-side=black]"));
    page.click_action("settings");
    page.until("the settings", || page.has("dialog[open] [data-settings]"));
    page.show_setting("[name=aloud-moves]");
    assert!(page.has("[name=aloud-moves]:checked"));
    page.browser()
        .read("document.querySelector('[name=aloud-moves]').closest('details').open = true", vec![]);
    page.choose("aloud-to", "white");
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
    page.drag("e7", "e5");
    page.until("White's announcement", || !spoken(&page).is_empty());
    page.drag("g1", "f3");
    page.until("White's announcement", || spoken(&page).len() >= 2);
    let heard: Vec<_> = spoken(&page).into_iter().map(|one| one.lang).collect();
    assert_eq!(heard, ["de", "de"]);
}

#[test]
fn a_language_without_a_voice_of_this_device_is_not_sent_anywhere() {
    let page = open("#lang=fr", VOICES);
    switch_on(&page, &["aloud-moves", "aloud-checks"]);
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    assert_eq!(spoken(&page), [], "the only French voice is a host's");
}

#[test]
fn an_announced_check_is_said_once() {
    for (kinds, said) in [
        (&[][..], "Check"),
        (&["aloud-checks"], "Check"),
        (&["aloud-moves"], "White: queen d1 to h5, check."),
    ] {
        let page =
            open("#announce-check=on&fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F3QK3%20w%20-%20-%200%201", VOICES);
        // The switch for sounds also turns on the spoken announcement of checks.
        page.click_action("settings");
        page.until("the settings", || page.has("dialog[open] [data-settings]"));
        page.show_setting("[name=sounds]");
        page.click_on("[name=sounds]");
        page.until("the sounds", || page.has("[name=sounds]:checked"));
        page.press_key(Key::Escape);
        if !kinds.is_empty() {
            switch_on(&page, kinds);
        }
        forget(&page);
        page.drag("d1", "h5");
        page.until(said, || !spoken(&page).is_empty());
        let words: Vec<_> = spoken(&page).into_iter().map(|spoken| spoken.text).collect();
        assert_eq!(words, [said], "{kinds:?}");
    }
}

#[test]
fn a_voice_holds_up_no_press_however_slow_it_is() {
    let page = open("#rules=fide&clock=300+0&first-move=free", VOICES);
    switch_on(&page, &["aloud-moves"]);
    forget(&page);
    page.browser().read("self.__slow = 700", vec![]);
    for (number, (from, to)) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")].into_iter().enumerate() {
        page.drag(from, to);
        page.until("the voice", || spoken(&page).len() == number + 1);
    }
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    let within: Vec<_> = spoken(&page).into_iter().map(|spoken| spoken.within).collect();
    assert_eq!(within, ["", "", ""], "the press was dealt with before its voice began");
}

#[test]
fn a_move_that_is_said_is_played_where_the_device_itself_understands() {
    let page = open("", EARS);
    page.click_action("type-move");
    page.until("the button", || page.has("dialog[open] [data-action=say-move]"));
    page.browser().read("self.__ways = []", vec![]);
    page.click_on("[data-action=say-move]");
    page.until("nothing is understood", || {
        page.visible_text("dialog [data-action=say-move] + [role=status]")
            .is_some_and(|words| !words.is_empty())
            && !page.has("[data-listening]")
    });
    page.browser().read("self.__ways = ['night f3', 'Knight F3']", vec![]);
    page.click_on("[data-action=say-move]");
    page.until("the move", || page.sans() == ["Nf3"]);
    let asked = page.browser().read("return self.__asked", vec![]);
    assert_eq!(asked, json!({ "lang": "en-US", "local": true }), "no host is asked");
}

#[test]
fn where_the_device_does_not_understand_it_is_not_offered() {
    for (fragment, first) in [
        ("#lang=de", EARS),
        ("", "delete self.SpeechRecognition"),
        ("", "self.SpeechRecognition = class extends EventTarget {}"),
    ] {
        let page = open(fragment, first);
        page.click_action("type-move");
        page.until("the field", || page.has("dialog[open][data-dialog=typed] [name=move]"));
        page.press_keys(&[Key::Char('x'), Key::Enter]);
        page.until("its answer", || page.has("dialog[open] [aria-invalid=true]"));
        assert!(!page.has("[data-action=say-move]"));
    }
}
