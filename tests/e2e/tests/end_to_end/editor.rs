//! The position editor, by pointer, by keyboard and by FEN, and games that begin from the edited
//! position.
//!
//! With `TABIYA_EDITOR=200` the test sets up 200 positions, half of them by pointer and half by
//! keyboard. By default it sets up four.

use tabiya_e2e::{Key, Page, number, print_line};

fn square(name: &str) -> String {
    format!("[data-editor] [data-square=\"{name}\"]")
}

fn attribute(page: &Page, selector: &str, name: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
    page.browser().read(script, vec![selector.into(), name.into()]).as_str().unwrap_or_default().to_owned()
}

fn fen(page: &Page) -> String {
    attribute(page, "[data-editor] [data-board]", "data-fen")
}

fn fault(page: &Page) -> String {
    attribute(page, "[data-editor] [data-fault]", "data-fault")
}

fn open(page: &Page) {
    page.change_fragment("#editor");
    page.until("the editor", || page.has("dialog[open][data-dialog=editor] [data-square=e4]"));
}

fn middle(page: &Page, selector: &str) -> (f64, f64) {
    let [left, top, width, height] = page.box_of(selector);
    (left + width / 2.0, top + height / 2.0)
}

/// Positions that together need every setting of the editor.
const KNOWN: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 1",
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 b kq - 0 1",
    "4k2r/8/8/8/pPp5/8/8/R3K3 b Qk b3 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "2kr3r/ppp2ppp/8/8/8/8/PPP2PPP/R4RK1 b - - 0 1",
];

/// Returns `count` positions: first [`KNOWN`], then random positions. A random position has the
/// kings on a1 and h8, no check, and on each of the files b to g a white pawn below a black pawn.
fn positions(count: usize) -> Vec<String> {
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut below = |bound: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 33) as usize % bound
    };
    let mut made: Vec<String> = KNOWN.iter().take(count).map(|&fen| fen.to_owned()).collect();
    while made.len() < count {
        let mut board = [[b'1'; 8]; 8];
        (board[0][0], board[7][7]) = (b'K', b'k');
        for file in (1..7_usize).rev() {
            let white = 1 + below(5);
            let black = white + 1 + below(6 - white);
            (board[white][file], board[black][file]) = (b'P', b'p');
        }
        for man in [b'N', b'N', b'n', b'n'] {
            let (rank, file) = (below(8), below(8));
            if board[rank][file] == b'1' {
                board[rank][file] = man;
            }
        }
        let gives_check = board[1][1] == b'p'
            || board[6][6] == b'P'
            || [(2, 1), (1, 2)].iter().any(|&(rank, file)| board[rank][file] == b'n')
            || [(5, 6), (6, 5)].iter().any(|&(rank, file)| board[rank][file] == b'N');
        if gives_check {
            continue;
        }
        let rows: Vec<String> = board.iter().rev().map(fen_rank).collect();
        made.push(format!("{} {} - - 0 1", rows.join("/"), ["w", "b"][below(2)]));
    }
    made
}

/// Returns one rank in FEN notation. In `row`, `1` stands for an empty square.
fn fen_rank(row: &[u8; 8]) -> String {
    let mut text: String = row.iter().map(|&man| char::from(man)).collect();
    for empty in (2..=8).rev() {
        text = text.replace(&"1".repeat(empty), &empty.to_string());
    }
    text
}

/// Returns the pieces of a FEN with their squares, sorted by piece, so that each piece of the tray
/// is chosen once.
fn men(fen: &str) -> Vec<(String, char)> {
    let mut men = Vec::new();
    for (row, rank) in fen.split(' ').next().unwrap_or_default().split('/').zip("87654321".chars()) {
        let mut files = 'a'..='h';
        for man in row.chars() {
            match man.to_digit(10) {
                Some(gap) => drop(files.nth(gap as usize - 1)),
                None => men.extend(files.next().map(|file| (format!("{file}{rank}"), man))),
            }
        }
    }
    men.sort_by_key(|(_, man)| *man);
    men
}

/// Sets the fields beside the board: side to move, castling rights and en passant square.
fn choose_rest(page: &Page, fen: &str) {
    let choose = "const field = document.querySelector(arguments[0]);
        field[arguments[1]] = arguments[2];
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    let set = |name: &str, what: &str, value: serde_json::Value| {
        let field = format!("[data-editor] [name=\"{name}\"]");
        page.browser().read(choose, vec![field.into(), what.into(), value]);
    };
    let mut fields = fen.split(' ').skip(1);
    set("turn", "value", if fields.next() == Some("w") { "white" } else { "black" }.into());
    let rights = fields.next().unwrap_or_default();
    for (letter, name) in
        [('K', "white-king"), ('Q', "white-queen"), ('k', "black-king"), ('q', "black-queen")]
    {
        set(&format!("castling-{name}-side"), "checked", rights.contains(letter).into());
    }
    if let Some(passed) = fields.next().filter(|passed| *passed != "-") {
        set("en-passant-square", "value", passed.into());
    }
}

#[test]
fn positions_are_set_up_by_pointer_and_by_keyboard() {
    let page = Page::open("");
    open(&page);
    let count = number("TABIYA_EDITOR").unwrap_or(4);
    for (number, position) in positions(count).iter().enumerate() {
        page.scroll_to("[data-editor] [data-action=clear]");
        page.click_on("[data-editor] [data-action=clear]");
        let mut tool = String::new();
        page.browser().read("document.querySelector(arguments[0]).focus()", vec![square("e4").into()]);
        for (on, man) in men(position) {
            if number % 2 == 0 {
                let side = if man.is_uppercase() { 'w' } else { 'b' };
                let next = format!("[data-tray-piece=\"{side}{}\"]", man.to_ascii_uppercase());
                if tool != next {
                    page.scroll_to(&next);
                    page.click_on(&next);
                    tool = next;
                    page.scroll_to("[data-editor] .board");
                }
                page.click_on(&square(&on));
            } else {
                // Shift with a digit chooses the file; a digit alone chooses the rank.
                let [file, rank] = [on.as_bytes()[0], on.as_bytes()[1]];
                page.press_with_shift(char::from(b'1' + file - b'a'));
                page.press_key(Key::Char(char::from(rank)));
                if man.is_uppercase() {
                    page.press_with_shift(man);
                } else {
                    page.press_key(Key::Char(man));
                }
            }
        }
        if !tool.is_empty() {
            page.scroll_to(&tool);
            page.click_on(&tool);
        }
        choose_rest(&page, position);
        page.until("the position", || fen(&page) == *position);
        assert_eq!(fault(&page), "", "{position}");
    }
    print_line(&format!("{count} positions set up, half of them by keyboard\n"));
    page.press_key(Key::Escape);
    page.until("the table", || !page.has("dialog"));
    assert!(page.sans().is_empty(), "the game is not touched");
}

#[test]
fn pieces_are_dragged_in_and_out_what_is_wrong_is_said_and_a_game_begins() {
    let page = Page::open("");
    page.drag("e2", "e4");
    open(&page);
    assert!(fen(&page).starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"), "{}", fen(&page));
    // Drags a king off the board. The editor reports at once that the king is missing.
    let king = middle(&page, &square("e1"));
    let beside = middle(&page, "[data-editor] [data-side=white]");
    let carry = |from: (f64, f64), to: (f64, f64)| {
        let mouse = page.mouse();
        mouse.press_point(from.0, from.1);
        mouse.move_to_point((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        mouse.move_to_point(to.0, to.1);
        mouse.release();
    };
    carry(king, (beside.0, beside.1 + 8.0));
    page.until("the fault", || fault(&page) == "fen-kings");
    page.scroll_to("[data-action=play-position]");
    page.click_on("[data-action=play-position]");
    assert!(page.has("dialog[open][data-dialog=editor]"), "nothing begins from there");
    // Drags a king from the tray to a square.
    carry(middle(&page, "[data-tray-piece=wK]"), middle(&page, &square("e3")));
    page.until("the king", || fault(&page).is_empty());
    carry(middle(&page, "[data-tray-piece=wP]"), middle(&page, &square("h8")));
    page.until("the pawn", || fault(&page) == "fen-pawn-on-back-rank");
    // An invalid FEN changes nothing; a valid FEN sets up its position.
    page.scroll_to("[name=position]");
    page.write("[name=position]", "8/8/8 w");
    page.press_key(Key::Tab);
    page.until("what is wrong with it", || page.has("#position-fault"));
    page.write("[name=position]", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    page.press_key(Key::Tab);
    page.until("the position", || fen(&page) == "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    page.scroll_to("[data-action=play-position]");
    page.click_on("[data-action=play-position]");
    page.until("the game", || !page.has("dialog") && page.sans().is_empty());
    page.drag("e1", "g1");
    assert_eq!(page.sans(), ["O-O"]);
    page.load("");
    assert_eq!(page.sans(), ["O-O"], "after a reload");
}
