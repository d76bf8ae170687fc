//! A large Swiss tournament on the page.

use super::club::go;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tabiya_e2e::{BrowserKind, Page, Scratch, print_line};

/// A TRF report of a tournament after `rounds` rounds. No two players meet twice, players with
/// equal points meet if possible, and the player with fewer games as White gets White.
pub(crate) fn report(players: usize, rounds: usize) -> String {
    let mut cells = vec![String::new(); players];
    let (mut points, mut whites) = (vec![0; players], vec![0_i32; players]);
    let mut met = BTreeSet::new();
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by_key(|player| std::cmp::Reverse(points[*player]));
        let pairs = loop {
            let (mut left, mut pairs) = (order.clone(), Vec::new());
            while !left.is_empty() {
                let one = left.remove(0);
                let Some(place) = left.iter().position(|other| !met.contains(&(one, *other))) else {
                    // The player who found no opponent chooses first in the next attempt.
                    order.retain(|player| *player != one);
                    order.insert(0, one);
                    break;
                };
                pairs.push((one, left.remove(place)));
            }
            if pairs.len() * 2 == players {
                break pairs;
            }
        };
        for (one, other) in pairs {
            met.extend([(one, other), (other, one)]);
            let (white, black) = if whites[one] <= whites[other] { (one, other) } else { (other, one) };
            whites[white] += 1;
            whites[black] -= 1;
            let (first, second, won) = [('1', '0', [2, 0]), ('=', '=', [1, 1]), ('0', '1', [0, 2])]
                [(white * 7 + black * 13 + round * 5) % 8 % 3];
            points[white] += won[0];
            points[black] += won[1];
            let _ = write!(cells[white], "  {:>4} w {first}", black + 1);
            let _ = write!(cells[black], "  {:>4} b {second}", white + 1);
        }
    }
    let mut report = format!("012 Two hundred\r\n142 {}\r\n", rounds + 1);
    for (player, cells) in cells.iter().enumerate() {
        let name = format!("Player {}", player + 1);
        let points = format!("{}.{}", points[player] / 2, points[player] % 2 * 5);
        let _ = write!(report, "001 {:>4}      {name:<33} {:>4}", player + 1, 2400 - 5 * player);
        let _ = write!(report, "{:28}{points:>4} {:>4}{cells}\r\n", "", player + 1);
    }
    report
}

/// Processor time of the page's thread up to now, in milliseconds; `None` in browsers other than
/// Chromium.
fn worked(page: &Page) -> Option<f64> {
    if page.browser().kind() != BrowserKind::Chromium {
        return None;
    }
    page.browser().devtools("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    let metrics = page.browser().devtools("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array()?.clone();
    let total = metrics.iter().find(|metric| metric["name"] == "TaskDuration")?;
    Some(total["value"].as_f64()? * 1_000.0)
}

/// Pairs round 9 of 200 players, which takes less than 300 ms on an idle machine. On a busy machine
/// the page may have to wait, so the test checks only the page's processor time. The limit is ten
/// times as high.
#[test]
fn the_ninth_round_of_two_hundred_is_drawn_at_once() {
    let folder = Scratch::new();
    let file = folder.path().join("two-hundred.trf");
    std::fs::write(&file, report(200, 8)).unwrap_or_else(|error| panic!("{error}"));
    let page = Page::open("");
    go(&page);
    page.choose_file("input[name=club-report]", &file);
    page.until("eight rounds", || page.has("[data-round='8']"));
    let script = "const done = arguments[arguments.length - 1];
        const dialog = document.querySelector('dialog');
        const start = performance.now();
        const seen = new MutationObserver(() => {
            if (dialog.querySelector('[data-round=\"9\"]')) {
                seen.disconnect();
                done(performance.now() - start);
            }
        });
        seen.observe(dialog, { childList: true, subtree: true, attributes: true });
        dialog.querySelector('[data-action=draw-round]').click()";
    let before = worked(&page);
    let took = page.browser().read_later(script).as_f64().unwrap_or(f64::MAX);
    let work = worked(&page).zip(before).map(|(after, before)| after - before);
    let told = work.map(|work| format!(", of which the page's thread worked {work:.0}")).unwrap_or_default();
    print_line(&format!("round 9 of 200 players: drawn and shown in {took:.0} ms{told}"));
    assert!(took < f64::MAX, "it was not drawn");
    assert!(work.is_none_or(|work| work < 3000.0), "{work:?} ms of work");
    assert!(page.has("[data-board='100']"));
    if page.browser().kind() == BrowserKind::Chromium {
        assert_eq!(page.browser().sheets(), 1, "the pairings of all stand on one page");
    }
}
