//! Whether White's clock runs before the first move, and what starts it (FIDE 6.6).

use tabiya_e2e::Page;

fn runs(page: &Page) -> [bool; 2] {
    ["white", "black"].map(|side| page.clock(side).running)
}

#[test]
fn a_move_starts_a_clock_that_waits_for_its_start() {
    let page = Page::open("#clock=300%2B3");
    assert!(page.has("[data-action=start-clock]") && runs(&page) == [false, false]);
    page.drag("e2", "e4");
    assert_eq!((page.sans().len(), runs(&page)), (1, [false, true]));
    assert_eq!(page.clock("white").millis(), 303_000, "its increment is earned");
    assert!(!page.has("[data-notice]") && !page.has("[data-action=start-clock]"));
}

#[test]
fn white_s_time_runs_before_where_black_presses_or_somebody_starts_the_clock() {
    for by_black in [true, false] {
        let page = Page::open("#clock=300");
        assert!(page.sans().is_empty() && runs(&page) == [false, false]);
        if by_black {
            page.click_of("black", "press");
        } else {
            page.click_action("start-clock");
        }
        page.until("White's clock to run", || runs(&page) == [true, false]);
        assert!(!page.has("[data-action=start-clock]"));
        page.drag("e2", "e4");
        assert_eq!((page.sans().len(), runs(&page)), (1, [false, true]));
        // When the first move is taken back, the clock is stopped again, with all of White's time.
        page.click_of("white", "undo");
        page.answer_of("black", "consent");
        page.until("the start to be waited for", || page.has("[data-action=start-clock]"));
        assert_eq!((runs(&page), page.clock("white").millis()), ([false, false], 300_000));
        page.reload();
        page.until("the same after a reload", || page.has("[data-action=start-clock]"));
        assert_eq!(runs(&page), [false, false]);
    }
}

#[test]
fn the_first_move_is_free_where_the_players_choose_so_or_the_rules_do() {
    let page = Page::open("");
    for fragment in ["#clock=300&first-move=free", "#clock=300&rules=lobby"] {
        page.load_fresh(fragment);
        assert!(!page.has("[data-action=start-clock]"), "{fragment}");
        page.drag("e2", "e4");
        assert_eq!((page.sans().len(), runs(&page)), (1, [false, true]), "{fragment}");
    }
    page.load_fresh("#clock=300");
    page.open_new_game();
    page.choose("first-move", "free");
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    assert!(!page.has("[data-action=start-clock]"), "it is chosen with Play");
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn without_a_clock_nothing_waits() {
    let page = Page::open("");
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}
