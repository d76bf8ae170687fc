//! Sizes of the board, clocks, texts and buttons, in every seating (how the players sit around the
//! screen) and window.

use crate::seats::seating_names;
use tabiya_e2e::{Measures, Page, number, print_line, sampled};

const WINDOWS: [(u32, u32); 7] =
    [(320, 568), (360, 740), (740, 360), (820, 1180), (1180, 820), (1440, 900), (3840, 2160)];

/// Plays a game with clocks. Returns the measures of the page during play, and the faults of the
/// page in all states: during play, after a refused move, with questions, while looking back, and
/// at the end.
fn measured(page: &Page, seats: &str) -> (Measures, Vec<String>) {
    let mut faults = Vec::new();
    let mut look = |state: &str| {
        let measures = page.measures();
        faults.extend(measures.faults.iter().map(|fault| format!("{state}: {fault}")));
        measures
    };
    page.load_fresh(&format!("#clock=3600+30&first-move=free&seats={seats}&white=Anna&black=Benjamin"));
    page.drag("e2", "e4");
    page.drag("d7", "d5");
    page.drag("e4", "d5");
    page.drag("d8", "d5");
    let measures = look("play");
    page.drag("d2", "d5");
    look("refused");
    page.click_of("white", "offer-draw");
    page.until("the offer", || page.has("[data-edge=black] [data-action=accept-draw]"));
    look("asked");
    page.answer_of("black", "decline-draw");
    let mut is_covered = false;
    if page.visible_box("[data-action=first]").is_some() {
        page.click_action("first");
        is_covered = !page.has("[data-action=live]");
        if !is_covered {
            look("looking back");
            page.click_action("live");
        }
    }
    page.click_of("black", "resign");
    look("resigning");
    page.answer_of("black", "resign");
    page.until("the card", || page.has("[data-card]"));
    look("over");
    if is_covered {
        faults.push("the way to earlier positions cannot be pressed".to_owned());
    }
    (measures, faults)
}

/// Measures two combinations of seating and window, or as many as `TABIYA_MEASURED` says. With
/// `TABIYA_MEASURE_ONLY` nothing is asserted.
#[test]
fn every_arrangement_in_every_window() {
    let all: Vec<_> =
        seating_names().into_iter().flat_map(|seats| WINDOWS.map(|window| (seats, window))).collect();
    let page = Page::open("");
    let mut wrong = Vec::new();
    print_line(
        "| seats | window | board | of the shorter side | digits | text | names | smallest target | smallest gap | cut off or covered |",
    );
    print_line("|---|---|---|---|---|---|---|---|---|---|");
    for (seats, (width, height)) in sampled(all, 2, "TABIYA_MEASURED") {
        if !page.browser().can_be(width) {
            continue;
        }
        page.browser().resize(width, height);
        let (measures, faults) = measured(&page, seats);
        print_line(&format!(
            "| {seats} | {width}×{height} | {} | {:.1} % | {:.0} | {:.1} | {:.1} | {:.0} {} | {:.0} {} | {} |",
            measures.board,
            measures.share(),
            measures.digits,
            measures.text,
            measures.names,
            measures.target.0,
            measures.target.1,
            measures.gap.0,
            measures.gap.1,
            faults.join("; ")
        ));
        wrong.extend(wanted(seats, (width, height), &measures, &faults));
    }
    if number("TABIYA_MEASURE_ONLY").is_none() {
        assert_eq!(wrong, [""; 0]);
    }
}

/// Returns descriptions of the measures that are below their minimum, and of the `faults` that
/// count. On phones, messages may cover the score sheet, and the score sheet scrolls under its
/// buttons. So `faults` count only if the shorter side of the window has at least 600 pixels.
fn wanted(seats: &str, (width, height): (u32, u32), measures: &Measures, faults: &[String]) -> Vec<String> {
    let place = format!("{seats} at {width}×{height}");
    let shorter = f64::from(width.min(height));
    let is_large = shorter >= 600.0;
    // Moves that overlap the buttons for browsing are no fault: if the score sheet is low, it
    // scrolls under these buttons.
    let scrolls = |fault: &&String| !fault.ends_with("and steps over each other");
    let faults = faults.iter().filter(|_| is_large).filter(scrolls);
    let mut wrong: Vec<String> = faults.map(|fault| format!("{place}: {fault}")).collect();
    let mut least = |what: &str, is: f64, least: f64| {
        if is < least {
            wrong.push(format!("{place}: {what} {is:.1}, not {least}"));
        }
    };
    if seats == "clock-first" {
        least("digits", measures.digits, 0.2 * shorter);
    } else if shorter > 320.0 {
        least("the board's share", measures.share(), if width < 600 { 96.0 } else { 93.5 });
    }
    if is_large {
        least("digits", measures.digits, 44.0);
        // The button for the rules may be smaller than other buttons, because it is a line of the
        // score sheet.
        let is_line = measures.target.1 == "rules-chip";
        least("target", measures.target.0, if is_line { 24.0 } else { 40.0 });
    }
    least("target", measures.target.0, 24.0);
    least("text", measures.text, 15.0);
    if shorter >= 2000.0 {
        least("text", measures.text, 24.0);
        least("digits", measures.digits, 100.0);
    }
    wrong
}
