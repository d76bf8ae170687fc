//! Text tables of the page benchmark: this project's page beside pages with other chessboard
//! libraries.
//!
//! A cold visit starts with an empty browser profile. A warm visit is the second visit.

use std::fmt::Display;

use super::figures::{Spread, ratio};
use super::visits::{BEFORE, OURS, VisitConditions, Visits};

/// Column of the page benchmark's tables: the figure's name in the reports of the visits, the
/// title, and the number of decimals.
struct Column(&'static str, &'static str, usize);

/// Columns of the tables.
const COLUMNS: [Column; 9] = [
    Column("wire", "wire kB", 1),
    Column("ready", "ready ms", 0),
    Column("fcp", "painted ms", 0),
    Column("script", "script/step", 3),
    Column("style", "style/step", 3),
    Column("missed", "missed", 1),
    Column("drop-first", "first drop", 0),
    Column("drop-later", "later drop", 0),
    Column("heap", "heap MB", 1),
];

/// Explanation of the column titles, printed below the tables.
pub(super) const LEGEND: &str = "\
wire: what the page asked for until it was ready and painted, compressed. ready: moves are answered. painted: the first
contentful paint. script, style: ms of script, and of style and layout, for each step of a pointer that drags a piece.
missed: gaps of more than 25 ms between frames, in all drags. first drop, later drop: ms from the release of the button to
the paint, of the first move, and of the slowest of the five after it; 8 stands for less than 16. heap: of scripts, after
a collection. Each line of medians stands over the quartiles.
";

/// Widths of the first column and of the other columns, in characters.
const WIDTHS: (usize, usize) = (18, 13);

/// Formats the visits of a page benchmark as tables, one for each browser, kind of visit (cold or
/// warm) and processor speed.
pub(super) fn tables(visits: &Visits) -> String {
    visits.all_conditions().into_iter().map(|conditions| table(visits, conditions)).collect()
}

/// Formats the table of the visits with one browser, kind of visit and processor speed.
///
/// The last line has the ratio of this project's page to the best alternative in each column. An
/// earlier build of the page does not count as an alternative.
fn table(visits: &Visits, conditions: &VisitConditions) -> String {
    let pages = visits.pages(conditions);
    let columns: Vec<&Column> =
        COLUMNS.iter().filter(|column| visits.spread(conditions, OURS, column.0).is_some()).collect();
    if columns.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{}, {}, {}×\n", conditions.browser, conditions.visit, conditions.cpu);
    text += &line("", columns.iter().map(|column| column.1));
    for &page in &pages {
        let spreads = || columns.iter().map(|column| (column.2, visits.spread(conditions, page, column.0)));
        text += &line(page, spreads().map(|(digits, spread)| median(digits, spread)));
        text += &line("", spreads().map(|(digits, spread)| quartiles(digits, spread)));
    }
    let best = |figure: &str| {
        let peers = pages.iter().filter(|&&page| page != OURS && page != BEFORE);
        peers.filter_map(|page| Some(visits.spread(conditions, page, figure)?.median)).min_by(f64::total_cmp)
    };
    let ratios =
        columns.iter().map(|column| match (visits.spread(conditions, OURS, column.0), best(column.0)) {
            (Some(ours), Some(best)) => ratio(ours.median, best),
            _ => "–".to_owned(),
        });
    text + &line("ours / best peer", ratios)
}

/// Formats the median of a figure with `digits` decimals; a dash if there is none.
fn median(digits: usize, spread: Option<Spread>) -> String {
    spread.map_or_else(|| "–".to_owned(), |spread| figure(digits, spread.median))
}

/// Formats the quartiles of a figure with `digits` decimals, such as `20–40`; empty if there are
/// none.
fn quartiles(digits: usize, spread: Option<Spread>) -> String {
    spread.map_or_else(String::new, |Spread { low, high, .. }| {
        format!("{}–{}", figure(digits, low), figure(digits, high))
    })
}

/// Formats a measured value with `digits` decimals; with at most one decimal if the value is 10 or
/// more.
fn figure(digits: usize, value: f64) -> String {
    let digits = if value < 10.0 { digits } else { digits.min(1) };
    format!("{value:.digits$}")
}

/// Formats one line of a table of benchmark results: the name, then the cells in columns of equal
/// width.
pub(super) fn line<T: Display>(name: &str, cells: impl IntoIterator<Item = T>) -> String {
    let cells = cells.into_iter().map(|cell| format!("{cell:>width$}", width = WIDTHS.1));
    let line = format!("{name:<width$}{}", cells.collect::<String>(), width = WIDTHS.0);
    format!("{}\n", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ours_stands_last_and_is_compared_with_the_best() {
        let visits = Visits::read(&[
            r#"{"browser":"B","page":"ours","cpu":6,"visit":"cold","figures":{"ready":30,"missed":0,"wire":50}}"#,
            r#"{"browser":"B","page":"ours","cpu":6,"visit":"cold","figures":{"ready":40,"missed":0,"wire":50}}"#,
            r#"{"browser":"B","page":"slow","cpu":6,"visit":"cold","figures":{"ready":90,"missed":0,"wire":100}}"#,
            r#"{"browser":"B","page":"fast","cpu":6,"visit":"cold","figures":{"ready":20,"missed":2}}"#,
            r#"{"browser":"B","page":"before","cpu":6,"visit":"cold","figures":{"ready":10,"missed":0}}"#,
        ]);
        let table = tables(&visits);
        let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(
            lines,
            [
                &[][..],
                &["B,", "cold,", "6×"],
                &["wire", "kB", "ready", "ms", "missed"],
                &["fast", "–", "20", "2.0"],
                &["20–20", "2.0–2.0"],
                &["slow", "100.0", "90", "0.0"],
                &["100.0–100.0", "90–90", "0.0–0.0"],
                &["before", "–", "10", "0.0"],
                &["10–10", "0.0–0.0"],
                &["ours", "50.0", "35", "0.0"],
                &["50.0–50.0", "32–38", "0.0–0.0"],
                &["ours", "/", "best", "peer", "0.50", "1.75", "="],
            ]
        );
    }

    #[test]
    fn large_figures_have_fewer_digits() {
        assert_eq!(
            (figure(3, 9.5), figure(3, 20.927), figure(0, 1234.5)),
            ("9.500".into(), "20.9".into(), "1234".into())
        );
    }

    #[test]
    fn traced_visits_alone_make_no_table() {
        let traced =
            r#"{"browser":"B","page":"ours","cpu":1,"visit":"cold","trace":{"when":[],"phases":[]}}"#;
        assert_eq!(tables(&Visits::read(&[traced])), "");
    }
}
