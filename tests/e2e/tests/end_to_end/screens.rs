//! All screens of the page, with the steps that open each screen in any language.

use tabiya_e2e::{Key, Page};

/// A screen of the page.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    /// Name of the screen, unique.
    pub(crate) name: &'static str,
    /// Fragment of the screen's address, without the language.
    address: &'static str,
    /// Steps that open the screen after the address is loaded.
    open: fn(&Page),
}

const CLOCKS: &str = "clock=36000+30&first-move=free&rules=fide";
/// A position with a pawn that can promote.
const PROMOTION: &str = "fen=8%2F4P1k1%2F8%2F8%2F8%2F8%2F8%2F4K3%20w%20-%20-%200%201";
/// A position in which the rook on e8 pins White's knight.
const PINNED: &str = "fen=4r1k1%2F8%2F8%2F8%2F8%2F8%2F4N3%2F4K3%20w%20-%20-%200%201";

/// Fragment of a link that holds a whole game.
const LINK: &str = "#game=1unXVL187329YB3W4wTooPSE45jcmvHx4cU3Y6Ge2iokRnm_RyEIElm3ZzBAqJODVifgeM6qRThU";

/// All screens. A test in `tests/app/dialogs.rs` checks that every dialog is among them.
pub(crate) const ALL: [Screen; 41] = [
    Screen { name: "table", address: CLOCKS, open: |_| {} },
    Screen { name: "playing", address: CLOCKS, open: |page| play(page, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5") },
    Screen { name: "draw-offered", address: CLOCKS, open: asked },
    Screen { name: "face-to-face", address: "seats=face-to-face&clock=36000", open: asked },
    Screen { name: "side-by-side", address: "seats=side-by-side&clock=36000", open: asked },
    Screen { name: "clock-first", address: "seats=clock-first&clock=36000", open: asked },
    Screen {
        name: "paused",
        address: CLOCKS,
        open: |page| after_two_moves(page, "[data-action=pause]", "[data-halted]"),
    },
    Screen {
        name: "promotion",
        address: PROMOTION,
        open: |page| {
            drag(page, "e7", "e8");
            page.until("the choice", || page.has("[data-promote]"));
        },
    },
    Screen {
        name: "claim",
        address: CLOCKS,
        open: |page| {
            play(page, "e2e4 e7e5");
            press(page, "[data-action=draw][data-side=white]");
            press(page, "[data-action=claim-draw][data-side=white]");
            page.until("the claim", || page.has("[data-dialog=claim]"));
        },
    },
    Screen {
        name: "refused",
        address: PINNED,
        open: |page| {
            drag(page, "e2", "c3");
            page.until("why", || page.has("[data-notice=king-left-in-check]"));
        },
    },
    Screen {
        name: "looking-back",
        address: CLOCKS,
        open: |page| after_two_moves(page, "[data-action=first]", "[data-looking]"),
    },
    Screen {
        name: "mate",
        address: "rules=fide",
        open: |page| {
            play(page, "f2f3 e7e5 g2g4 d8h4");
            page.until("the card", || page.has("[data-card=result]"));
        },
    },
    Screen {
        name: "why",
        address: "rules=fide",
        open: |page| {
            play(page, "f2f3 e7e5 g2g4 d8h4");
            page.until("the card", || page.has("[data-action=why]"));
            press(page, "[data-action=why]");
            page.until("why", || page.has("[data-why]"));
        },
    },
    Screen {
        name: "after-the-end",
        address: "rules=fide",
        open: |page| {
            play(page, "f2f3 e7e5 g2g4 d8h4");
            page.until("the card", || page.has("[data-card=result]"));
            page.press_key(Key::Escape);
            page.until("the board", || !page.has("[data-card=result]"));
        },
    },
    Screen { name: "new-game", address: CLOCKS, open: |page| go(page, "new-game") },
    Screen {
        name: "new-game-all",
        address: CLOCKS,
        open: |page| {
            go(page, "new-game");
            page.scroll_and_click("dialog[open] summary");
        },
    },
    Screen { name: "chess-clock", address: CLOCKS, open: |page| go(page, "chess-clock") },
    Screen {
        name: "chess-clock-paused",
        address: CLOCKS,
        open: |page| {
            go(page, "chess-clock");
            press(page, "[data-action=press][data-side=black]");
            page.until("a running clock", || page.has("[data-half=white][data-running]"));
            press(page, "dialog[open] [data-action=pause]");
            page.until("the results", || page.has("dialog[open] [data-action=decide]"));
        },
    },
    Screen { name: "settings", address: CLOCKS, open: |page| go(page, "settings") },
    Screen {
        name: "settings-all",
        address: CLOCKS,
        open: |page| {
            go(page, "settings");
            // Opens all parts that can be folded.
            let script =
                "for (const one of document.querySelectorAll('dialog[open] details')) one.open = true";
            page.browser().read(script, vec![]);
        },
    },
    Screen {
        name: "sheet",
        address: CLOCKS,
        open: |page| {
            play(page, "e2e4 e7e5");
            go(page, "sheet");
        },
    },
    Screen {
        name: "import",
        address: CLOCKS,
        open: |page| {
            go(page, "import");
            page.write("textarea[name=import]", "1. e4 e5 *\n\n1. e5 *\n\n[White \"Grace\"]\n\n1. c4 *");
            press(page, "dialog[open] [data-action=import]");
            page.until("what was found", || page.has("[data-faults]"));
        },
    },
    Screen {
        name: "menu",
        address: CLOCKS,
        open: |page| {
            press(page, "[data-action=menu]");
            page.until("the menu", || page.has("dialog[open][data-dialog=menu]"));
        },
    },
    Screen {
        name: "locked",
        address: CLOCKS,
        open: |page| {
            play(page, "e2e4 e7e5");
            press(page, "[data-action=menu]");
            page.until("the menu", || page.has("dialog[open][data-dialog=menu]"));
            press(page, "dialog[open] [data-action=lock]");
            page.until("the lock", || page.has("[data-dialog=lock]"));
        },
    },
    Screen {
        name: "games",
        address: CLOCKS,
        open: |page| {
            play(page, "e2e4 e7e5");
            go(page, "games");
            page.until("the list", || page.has("[data-saved]"));
        },
    },
    Screen {
        name: "review",
        address: "rules=fide",
        open: |page| {
            play(page, "f2f3 e7e5 g2g4 d8h4");
            page.until("the card", || page.has("[data-card=result]"));
            go(page, "review");
            page.until("the moves", || page.has("[data-action=note-move]"));
        },
    },
    Screen {
        name: "about",
        address: CLOCKS,
        open: |page| {
            go(page, "about");
            page.until("the build", || page.has("[data-build]"));
        },
    },
    Screen {
        name: "licences",
        address: CLOCKS,
        open: |page| {
            go(page, "about");
            press(page, "[data-action=licences]");
            page.until("the licences", || page.has("[data-licences]"));
        },
    },
    Screen { name: "learn", address: CLOCKS, open: |page| go(page, "learn") },
    Screen {
        name: "exercise",
        address: CLOCKS,
        open: |page| {
            go(page, "learn");
            press(page, "[data-action=continue]");
            page.until("the exercise", || page.has("[data-task]"));
        },
    },
    Screen {
        name: "learn-rules",
        address: CLOCKS,
        open: |page| {
            go(page, "learn");
            press(page, "[data-action=learn-rules]");
            page.until("the rules", || page.has("[data-section=castling]"));
        },
    },
    Screen { name: "editor", address: CLOCKS, open: |page| go(page, "editor") },
    Screen { name: "club", address: CLOCKS, open: club },
    Screen {
        name: "new-event",
        address: CLOCKS,
        open: |page| {
            club(page);
            press(page, "[data-action=new-event]");
            page.until("its fields", || page.has("[data-club=new]"));
        },
    },
    Screen { name: "event", address: CLOCKS, open: event },
    Screen {
        name: "event-more",
        address: CLOCKS,
        open: |page| {
            event(page);
            press(page, "[data-action=more]");
            page.until("the rare actions", || page.has("[data-action=delete-event]"));
        },
    },
    Screen {
        name: "players",
        address: CLOCKS,
        open: |page| {
            club(page);
            press(page, "[data-action=club-players]");
            page.until("the players", || page.has("[data-club=players]"));
        },
    },
    Screen {
        name: "arbiter",
        address: CLOCKS,
        open: |page| {
            play(page, "e2e4 e7e5");
            go(page, "sheet");
            press(page, "dialog[open] [data-action=arbiter]");
            page.until("the arbiter's hand", || page.has("dialog[open][data-dialog=clocks]"));
        },
    },
    Screen {
        name: "typed",
        address: CLOCKS,
        open: |page| {
            on_the_board(page, 'i');
            page.until("the field", || page.has("dialog[open][data-dialog=typed]"));
            page.press_keys(&[Key::Char('x'), Key::Enter]);
            page.until("why", || page.has("dialog[open] [aria-invalid=true]"));
        },
    },
    Screen {
        name: "keys",
        address: CLOCKS,
        open: |page| {
            on_the_board(page, '?');
            page.until("the keys", || page.has("dialog[open][data-dialog=keys]"));
        },
    },
    Screen {
        name: "link",
        address: CLOCKS,
        open: |page| {
            page.change_fragment(LINK);
            page.until("the game in the link", || page.has("dialog[open][data-dialog=link] [data-plies]"));
        },
    },
];

/// All screens, or those that the environment variable `TABIYA_ONLY_SCREENS` names, separated by
/// commas.
pub(crate) fn chosen() -> impl Iterator<Item = &'static Screen> {
    static SCREENS: [Screen; ALL.len()] = ALL;
    let only = std::env::var("TABIYA_ONLY_SCREENS").unwrap_or_default();
    SCREENS.iter().filter(move |screen| only.is_empty() || only.split(',').any(|name| name == screen.name))
}

impl Screen {
    /// Opens the screen in the language `tag`, in a browser without saved data.
    #[track_caller]
    pub(crate) fn visit(&self, page: &Page, tag: &str) {
        page.load_fresh(&format!("#lang={tag}&{}", self.address));
        let lang = "return document.documentElement.lang";
        page.until("the language", || page.browser().read(lang, vec![]) == tag);
        (self.open)(page);
        page.until("nothing to be on its way", || !page.has("[aria-busy=true]"));
    }
}

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        drag(page, &uci[..2], &uci[2..4]);
    }
}

/// Scrolls to the board, and drags a piece from one square to another.
fn drag(page: &Page, from: &str, onto: &str) {
    let script = "if (getComputedStyle(document.body).overflowY !== 'hidden')
        document.querySelector('[data-board]').scrollIntoView({ block: 'center', behavior: 'instant' })";
    page.browser().read(script, vec![]);
    page.drag(from, onto);
}

/// Plays two half-moves, presses the element with the selector `pressed`, and waits for an element
/// with the selector `comes`.
fn after_two_moves(page: &Page, pressed: &str, comes: &str) {
    play(page, "e2e4 e7e5");
    press(page, pressed);
    page.until(comes, || page.has(comes));
}

fn go(page: &Page, screen: &str) {
    page.change_fragment(&format!("#{screen}"));
    page.until(screen, || page.has("dialog[open]"));
}

fn club(page: &Page) {
    go(page, "club");
    page.until("the tournaments", || page.has("[data-club=list]"));
}

/// Creates a tournament of four players, and pairs its first round.
fn event(page: &Page) {
    club(page);
    press(page, "[data-action=new-event]");
    page.until("its fields", || page.has("[data-club=new]"));
    page.scroll_to("[name=event-players]");
    page.write("[name=event-players]", "Anna\nBoris\nClara\nGreta");
    press(page, "[data-action=create-event]");
    page.until("the tournament", || page.has("[data-club=event]"));
    press(page, "[data-action=draw-round]");
    page.until("its round", || page.has("[data-board='2']"));
}

/// Waits until all animations of finite length have ended. A new question to a player ignores
/// answers while such an animation dims its buttons.
pub(crate) fn wait_for_finite_animations(page: &Page) {
    let script = "return document.getAnimations().every(({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)";
    page.until("all to have come", || page.browser().read(script, vec![]) == true);
}

/// Waits for an element, scrolls to it, and presses it.
fn press(page: &Page, selector: &str) {
    page.until(selector, || page.has(selector));
    wait_for_finite_animations(page);
    page.scroll_to(selector);
    page.click_on(selector);
}

/// Leaves a question open to each player: Black is offered a draw, and White is asked whether to
/// resign.
fn asked(page: &Page) {
    play(page, "e2e4 e7e5");
    press(page, "[data-action=draw][data-side=white]");
    press(page, "[data-action=offer-draw][data-side=white]");
    page.until("Black is asked", || page.has("[data-action=accept-draw]"));
    press(page, "[data-action=resign][data-side=white]");
    page.until("White is asked", || page.has("[data-action=keep-playing]"));
}

/// Moves the focus to the board, and presses a key.
fn on_the_board(page: &Page, key: char) {
    page.browser().read("document.querySelector('[data-square][tabindex=\"0\"]').focus()", vec![]);
    page.press_key(Key::Char(key));
}
