//! Whole tournaments by pointer, during which the browser is killed. By default the tests play the
//! beginning of each tournament; `cargo xtask test --long events-pages` plays all of them to the
//! end.

use super::club::{begin, go, press, result_button};
use serde_json::json;
use tabiya_e2e::{Page, number, print_line};

/// Whether this run plays the tournaments to the end.
fn whole() -> bool {
    number("TABIYA_EVENTS_PAGES").is_some()
}

const CHILDREN: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Greta", "Hugo"];

/// Returns the rows of the standings, each with the name and the points, counted in half-points.
fn standings(page: &Page) -> Vec<(String, u64)> {
    press(page, "[data-action=tab]:nth-child(2)");
    page.until("the standings", || page.has("[data-table=standings]"));
    let script = "return [...document.querySelectorAll('[data-table=standings] tbody tr')].map(row =>
        [row.querySelector('th').textContent.trim(), row.querySelector('td b').textContent.trim()])";
    let rows = page.browser().read(script, vec![]);
    let text = |row: &serde_json::Value, column: usize| row[column].as_str().unwrap_or_default().to_owned();
    let rows: Vec<_> =
        rows.as_array().into_iter().flatten().map(|row| (text(row, 0), halves(&text(row, 1)))).collect();
    press(page, "[data-action=tab]:nth-child(1)");
    page.until("the round", || page.has("[data-round], .club-empty"));
    rows
}

fn halves(points: &str) -> u64 {
    let whole: u64 = points.trim_end_matches('½').parse().unwrap_or(0);
    2 * whole + u64::from(points.ends_with('½'))
}

/// Opens the tournament in the club, unless it is already open.
fn back(page: &Page) {
    go(page);
    page.until("the tournaments", || page.has("[data-club=event], [data-action=open-event]"));
    if !page.has("[data-club=event]") {
        press(page, "[data-action=open-event]");
    }
    page.until("it is open", || page.has("[data-club=event]"));
}

/// Opens a page that records its pending writes.
fn opened() -> Page {
    let page = Page::open("");
    page.load_and_hear_writing();
    page
}

/// Kills and restarts the browser. Asserts that the tournament is as before.
fn killed(page: &mut Page) {
    let (round, before) = (page.visible_text("[data-round]"), standings(page));
    page.kill_and_start_again();
    back(page);
    page.until("the round is as it was", || page.visible_text("[data-round]") == round);
    assert_eq!(standings(page), before, "the standings are as they were");
}

/// Pairs the next round, whose number is `round`.
fn pair_next_round(page: &Page, round: usize) {
    press(page, "[data-action=draw-round]");
    page.until("the round", || page.has(&format!("[data-round='{round}']")));
}

/// Returns the number of boards in the current round.
fn boards(page: &Page) -> usize {
    let count = "return document.querySelectorAll('.club-boards > [data-board]').length";
    page.browser().read(count, vec![]).as_u64().unwrap_or(0) as usize
}

/// Enters the result of the next game at a board: 1 if White wins, 2 for a draw, 3 if Black wins.
fn enter(page: &Page, board: usize, result: usize) {
    let shown = || {
        page.browser().read(
            "return document.querySelector(arguments[0]).textContent",
            vec![json!(format!("[data-board='{board}']"))],
        )
    };
    let before = shown();
    press(page, &result_button(board, result));
    page.until("it is in", || shown() != before);
}

/// Enters a result at each board of the current round: wins of White, wins of Black and draws in
/// turn.
fn enter_all(page: &Page, round: usize) {
    for board in 1..=boards(page) {
        enter(page, board, [1, 3, 2][(board + round) % 3]);
    }
    page.until("nothing is missing", || page.has("[data-missing='0']"));
}

/// Plays the next game of the round in this page. If `mate`, Black mates on the second move;
/// otherwise Black resigns. If `kill`, the browser is killed during the game.
fn play_next(page: &mut Page, mate: bool, kill: bool) {
    press(page, "[data-action=next-game]");
    page.until("the board", || !page.has("dialog"));
    for side in ["white", "black"] {
        let edge = page.visible_text(&format!("[data-edge={side}]")).unwrap_or_default();
        assert!(CHILDREN.iter().any(|name| edge.contains(name)), "{edge}");
    }
    page.drag("f2", "f3");
    page.drag("e7", "e5");
    if kill {
        page.kill_and_start_again();
        page.read_view_until("the game is back", |view| view.sans == ["f3", "e5"]);
    }
    if mate {
        page.drag("g2", "g4");
        page.drag("d8", "h4");
    } else {
        page.click_of("black", "resign");
        page.answer_of("black", "resign");
    }
    page.read_view_until("it is over", |view| view.result == if mate { "0-1" } else { "1-0" });
    back(page);
}

/// Eight children play in the format `MostWins`, in which each player meets all others. They play
/// all games in this page, so the page enters the results itself. The browser is killed during a
/// game and between two games.
#[test]
fn eight_children_play_most_wins() {
    let mut page = opened();
    go(&page);
    begin(&page, "most-wins", &CHILDREN);
    let rounds = if whole() { 7 } else { 1 };
    for round in 1..=rounds {
        pair_next_round(&page, round);
        for game in 0..4 {
            play_next(&mut page, (round + game) % 3 > 0, (round, game) == (1, 1));
            let missing = 3 - game;
            page.until("the result has come in", || page.has(&format!("[data-missing='{missing}']")));
        }
        if round == rounds.div_ceil(2) {
            killed(&mut page);
        }
    }
    let table = standings(&page);
    assert_eq!(table.len(), 8);
    assert_eq!(table.iter().map(|row| row.1).sum::<u64>(), 8 * rounds as u64, "points add up");
    assert_eq!(page.has("[data-action=draw-round]"), rounds < 7);
    print_line(&format!("most wins: {} games at this board, killed twice", 4 * rounds));
}

/// Returns the name of a side's player at the first board.
fn name(page: &Page, side: &str) -> Option<String> {
    page.visible_text(&format!("[data-board='1'] .{side}"))
}

/// Knockouts with tied matches. A drawn game leads to a rematch with exchanged colours. A drawn
/// rematch leads to a last game, in which a draw counts as a win for Black. The browser is killed
/// during a match.
#[test]
fn knockouts_with_ties() {
    let sizes: &[usize] = if whole() { &[5, 13, 16] } else { &[5] };
    for &players in sizes {
        let mut page = opened();
        go(&page);
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        begin(&page, "knockout", &names.iter().map(String::as_str).collect::<Vec<_>>());
        let (mut round, mut left) = (0, players);
        while left > 1 {
            round += 1;
            pair_next_round(&page, round);
            assert_eq!(boards(&page), left / 2);
            let first = [name(&page, "white"), name(&page, "black")];
            // All three games at board 1 are drawn, so Black of the last game wins the match.
            enter(&page, 1, 2);
            assert_eq!([name(&page, "black"), name(&page, "white")], first, "colours are swapped");
            if round == 1 {
                page.kill_and_start_again();
                back(&page);
                page.until("the match continues", || page.has("[data-board='1']:not([data-over])"));
                assert_eq!([name(&page, "black"), name(&page, "white")], first);
            }
            enter(&page, 1, 2);
            assert_eq!([name(&page, "white"), name(&page, "black")], first, "and once more");
            enter(&page, 1, 2);
            page.until("it is decided", || page.has("[data-board='1'][data-over]"));
            for board in 2..=left / 2 {
                enter(&page, board, [1, 3][board % 2]);
            }
            page.until("nothing is missing", || page.has("[data-missing='0']"));
            left = left.div_ceil(2);
        }
        assert!(!page.has("[data-action=draw-round]"), "someone has won");
        assert_eq!(round, players.next_power_of_two().ilog2() as usize);
        killed(&mut page);
        print_line(&format!("a knockout of {players}: {round} rounds, killed twice"));
    }
}

/// Opens the tab of the players and unfolds the row of a player. `place` is the number of the row,
/// from 1.
fn player(page: &Page, place: usize) {
    press(page, "[data-action=tab]:nth-child(4)");
    page.until("the players", || page.has(".club-players"));
    press(page, &format!(".club-players > li:nth-child({place}) [data-action=player]"));
    page.until("what can be done", || page.has("[data-action=withdraw]"));
}

/// A Swiss tournament of 21 players over five rounds. One player has a bye, one a half-point bye,
/// one withdraws and one enters late. A result is corrected after the next round was paired. The
/// browser is killed during the tournament.
#[test]
fn twenty_one_in_a_swiss() {
    let mut page = opened();
    go(&page);
    let names: Vec<String> = (1..=21).map(|number| format!("Player {number}")).collect();
    begin(&page, "swiss", &names.iter().map(String::as_str).collect::<Vec<_>>());
    pair_next_round(&page, 1);
    assert_eq!(boards(&page), 10, "one has a bye");
    enter_all(&page, 1);
    player(&page, 4);
    press(&page, "[data-action=withdraw]");
    page.until("withdrawn", || page.has(".club-players [data-withdrawn]"));
    player(&page, 5);
    press(&page, "[data-action=ask-half]");
    page.until("asked for", || page.has("[data-action=ask-nothing]"));
    press(&page, ".club-players > li:nth-child(5) [data-action=player]");
    press(&page, "[name=club-name]");
    page.write("[name=club-name]", "Late Lena 1700");
    press(&page, "[data-action=add-players]");
    let late =
        "return [...document.querySelectorAll('.club-player')].some(one => one.textContent.includes('Lena'))";
    page.until("who is late", || page.browser().read(late, vec![]) == true);
    press(&page, "[data-action=tab]:nth-child(1)");
    pair_next_round(&page, 2);
    // 22 players have entered; one has withdrawn, and one has a half-point bye, so 20 play.
    assert_eq!(boards(&page), 10);
    killed(&mut page);
    press(&page, "[data-action=earlier-round]");
    page.until("the first round", || page.has("[data-round='1']"));
    press(&page, "[data-board='3'] .club-board");
    press(&page, "[data-board='3'] [role=group]:first-of-type [data-action=result][aria-pressed=false]");
    page.until("what follows is said first", || page.has("[data-asked]"));
    press(&page, "[data-action=confirm-step]");
    page.until("it is done", || !page.has("[data-asked]"));
    press(&page, "[data-action=later-round]");
    page.until("the second round", || page.has("[data-round='2']"));
    let rounds = if whole() { 5 } else { 2 };
    for round in 2..=rounds {
        if round > 2 {
            pair_next_round(&page, round);
        }
        enter_all(&page, round);
        if round == 3 {
            killed(&mut page);
        }
    }
    if whole() {
        killed(&mut page);
        assert!(!page.has("[data-action=draw-round]"), "all rounds are drawn");
    }
    let table = standings(&page);
    assert_eq!(table.len(), 22);
    // In half-points: ten games in each round, the bye of the first round, and the half-point bye.
    // From the third round on, 21 players are left, so one player has a bye.
    let points = 2 * (10 * rounds as u64) + 2 + 1 + 2 * (rounds as u64 - 2);
    assert_eq!(table.iter().map(|row| row.1).sum::<u64>(), points, "points add up");
    print_line(&format!("a Swiss of 21: {rounds} rounds"));
}
