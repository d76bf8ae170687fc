//! The card at the end of a game, beside the board; the explanation of a mate; and the button that
//! shows the rules in force.

use tabiya_e2e::{Key, Page};

const CARD: &str = "[data-card=result]";
const FOOLS_MATE: [(&str, &str); 4] = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];

fn mate(page: &Page) {
    for (from, onto) in FOOLS_MATE {
        page.drag(from, onto);
    }
    page.until("the card", || page.visible_box(CARD).is_some());
}

fn card_is_gone(page: &Page) {
    page.until("no card", || !page.has(CARD));
}

#[test]
fn a_rematch_is_one_press_and_the_score_runs_on() {
    let page = Page::open("");
    page.click_action("new-game");
    page.until("the sheet", || page.visible_box("[data-dialog=new-game]").is_some());
    page.write("input[name=white-name]", "Anna");
    page.write("input[name=black-name]", "Ben");
    page.click_action("start-game");
    mate(&page);
    let tally = "return document.querySelector('[data-tally]').textContent.trim()";
    assert!(!page.has("[data-tally]"), "after one game the result says it");
    page.click_action("rematch");
    page.read_view_until("the rematch", |view| view.sans.is_empty() && view.result == "*");
    card_is_gone(&page);
    mate(&page);
    assert_eq!(page.browser().read(tally, vec![]), "Ben 1 – Anna 1");
    page.reload();
    page.read_view_until("the game", |view| view.result == "0-1");
    assert!(!page.has(CARD), "an end that is found has no card");
}

#[test]
fn it_can_be_put_away_and_leads_on() {
    let page = Page::open("");
    mate(&page);
    page.click_action("look-through");
    card_is_gone(&page);
    assert_eq!(page.read_view().result, "0-1");
    page.new_game();
    mate(&page);
    page.press_key(Key::Escape);
    card_is_gone(&page);
    page.new_game();
    mate(&page);
    page.click_on("[data-card=result] [data-action=share]");
    page.until("the sheet", || page.visible_box("[data-dialog=game]").is_some());
    page.press_key(Key::Escape);
    page.until("the card again", || page.visible_box(CARD).is_some());
    page.click_on("[data-card=result] [data-action=new-game]");
    page.until("a new game", || page.visible_box("[data-dialog=new-game]").is_some());
}

#[test]
fn why_it_is_mate_is_told_in_steps_beside_the_board_and_on_it() {
    let page = Page::open("");
    mate(&page);
    page.click_on("[data-card=result] [data-action=why]");
    card_is_gone(&page);
    let marked = || {
        let squares = "return [...document.querySelectorAll('[data-attacker]')].map(square => square.dataset.square).sort().join(' ')";
        page.browser().read(squares, vec![])
    };
    // The steps mark first the checking piece, then White's pieces next to the king, and then an
    // attacked square and its attacker. The last step marks nothing.
    for (step, squares) in ["h4", "d1 d2 e2 f1", "f2 h4", ""].into_iter().enumerate() {
        page.until("the step", || page.visible_box(&format!("[data-why='{step}']")).is_some());
        assert_eq!(marked(), squares, "step {step}");
        page.click_on("[data-action=why-next]");
    }
    page.click_on("[data-action=why-previous]");
    page.until("the step before", || page.has("[data-why='2']"));
    page.click_on("[data-action=close-why]");
    page.until("the moves", || page.visible_box("[data-ply='4']").is_some());
    assert_eq!(marked(), "");
}

#[test]
fn why_it_is_mate_stands_in_the_place_of_a_clock_where_clocks_come_first() {
    let page = Page::open("");
    for (width, height) in [(360, 740), (740, 360), (820, 1180)] {
        if !page.browser().can_be(width) {
            continue;
        }
        page.browser().resize(width, height);
        page.load_fresh("#clock=300&first-move=free&seats=clock-first");
        mate(&page);
        page.click_on("[data-card=result] [data-action=why]");
        card_is_gone(&page);
        page.until("an answer", || page.visible_box("[data-why] p").is_some());
        let why = page.area("[data-why] p");
        assert!(why.within(f64::from(width), f64::from(height)), "{width}×{height}: {why:?}");
    }
}

#[test]
fn an_end_that_is_undone_takes_it_away() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.click_of("black", "resign");
    page.answer_of("black", "resign");
    page.until("the end", || page.read_view().result == "1-0");
    page.until("it can be undone", || page.has_enabled_button("black", "undo-end"));
    page.answer_of("black", "undo-end");
    page.read_view_until("the game continues", |view| view.result == "*");
    assert!(!page.has(CARD));
}

#[test]
fn the_rules_in_force_stand_by_the_board_and_are_told_in_full_at_a_press() {
    let page = Page::open("#clock=300+3&en-passant=off");
    let chip = "[data-chip=rules]";
    let said = "return document.querySelector(arguments[0]).textContent.trim()";
    assert_eq!(page.browser().read(said, vec![chip.into()]), "5 + 3 · No en passant");
    page.click_on(chip);
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.press_key(Key::Escape);
    page.load_fresh("#clock=none");
    mate(&page);
    assert!(!page.has(chip), "the result is there then");
}

#[test]
fn it_is_whole_and_never_covers_the_board_or_a_clock() {
    let page = Page::open("");
    for seats in ["one-side", "face-to-face", "side-by-side", "clock-first"] {
        for (width, height) in [(360, 740), (740, 360), (820, 1180), (1440, 900)] {
            page.browser().resize(width, height);
            page.load_fresh(&format!("#clock=300&first-move=free&white=Anna&black=Ben&seats={seats}"));
            mate(&page);
            let fits = "const shown = [...document.querySelectorAll('[data-board], .clock')]
                    .filter((one) => getComputedStyle(one).visibility === 'visible');
                return [...document.querySelectorAll('.side, .far-card')].filter(card => card.checkVisibility()).every((card) => {
                    const box = card.getBoundingClientRect();
                    const beside = shown.map((one) => one.getBoundingClientRect()).every((one) =>
                        box.left >= one.right - 1 || box.right <= one.left + 1
                            || box.top >= one.bottom - 1 || box.bottom <= one.top + 1);
                    const buttons = [...card.querySelectorAll('[data-card] button, button.button')];
                    return beside && buttons.every((button) => {
                        const place = button.getBoundingClientRect();
                        return place.left >= 0 && place.top >= 0 && place.right <= innerWidth + 1 && place.bottom <= innerHeight + 1;
                    });
                })";
            assert_eq!(page.browser().read(fits, vec![]), true, "{seats}, {width}×{height}");
        }
    }
}
