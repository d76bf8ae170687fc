//! The games of this device, and what they are called.

use serde_json::json;
use std::fs;
use tabiya_e2e::{Page, Scratch, sampled, screenshots, settle};

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Draws what is on the screen, in windows and colours that `TABIYA_PICTURES` counts.
fn draw(page: &Page, what: &str, into_sight: Option<&str>) {
    let windows = vec![(360, 740), (740, 360), (820, 1180), (1440, 900)];
    for (width, height) in sampled(windows, 1, "TABIYA_PICTURES") {
        page.browser().resize(width, height);
        for (dark, name) in [(false, "light"), (true, "dark")] {
            page.browser().prefer(dark, false);
            page.until("the window's new size", || {
                page.layout().window == [f64::from(width), f64::from(height)]
            });
            if let Some(selector) = into_sight {
                page.scroll_to(selector);
            }
            settle(page);
            let path = screenshots().join(format!("{what}-{width}x{height}-{name}.png"));
            fs::write(path, page.browser().picture()).expect("a picture");
        }
    }
    page.browser().prefer(false, false);
    page.browser().resize(1180, 820);
}

#[test]
fn the_opening_has_its_name_in_whatever_order_the_moves_came() {
    let page = Page::open("");
    // The Ruy Lopez from the Réti opening, by way of Nimzowitsch's defence.
    play(&page, "g1f3 b8c6 e2e4 e7e5");
    page.until("a name", || page.has("[data-opening=C44]"));
    play(&page, "f1b5");
    page.until("the name of the opening", || page.has("[data-opening=C60]"));
    assert_eq!(page.words(".opening").as_deref(), Some("C60 Ruy Lopez"));
    draw(&page, "opening", None);
    page.click_action("first");
    page.until("no name before the first move", || !page.has("[data-opening]"));
    page.load("");
    page.until("the name of the game that is back", || page.has("[data-opening=C60]"));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Opens the list of games, and waits until it holds so many.
fn list(page: &Page, games: usize) {
    page.load("#games");
    page.until("the list", || page.has(&format!("[data-dialog=games] [data-games=\"{games}\"]")));
}

/// Waits until so many of them are found.
fn found(page: &Page, games: usize) {
    page.until("what is searched for", || page.has(&format!("[data-found=\"{games}\"]")));
}

#[test]
fn a_position_goes_to_a_picture_and_the_score_sheet_to_paper() {
    let page = Page::open("#white=Ada&black=Alan");
    play(&page, "e2e4 e7e5 g1f3 b8c6 f1b5");
    let folder = Scratch::new();
    page.save_files_in(folder.path());
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
    page.click_action("picture-svg");
    page.click_action("picture-png");
    let saved = |end: &str| {
        let files = fs::read_dir(folder.path()).expect("a folder").flatten();
        let found = files.map(|file| file.path()).find(|path| path.to_string_lossy().ends_with(end));
        found.and_then(|path| fs::read(path).ok()).unwrap_or_default()
    };
    page.until("both pictures", || saved(".svg").ends_with(b"</svg>") && saved(".png").len() > 20_000);
    assert!(saved(".png").starts_with(b"\x89PNG"));
    fs::write(screenshots().join("picture.png"), saved(".png")).expect("a picture");
    page.browser().resize(794, 1123);
    page.browser().devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    page.until("the sheet", || page.visible_box(".paper").is_some());
    assert!(page.visible_box("[data-action=picture-svg]").is_none(), "nothing else is on the paper");
    let lines = "return [document.querySelectorAll('.paper tbody tr').length,
        document.querySelector('.paper tbody tr').textContent].join(' ')";
    assert_eq!(page.browser().read(lines, vec![]), "60 1e4e5");
    fs::write(screenshots().join("paper.png"), page.browser().picture()).expect("a picture");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_finished_game_is_found_deleted_and_had_back() {
    let page = Page::open("#white=Ada&black=Alan");
    play(&page, "f2f3 e7e5 g2g4 d8h4");
    page.look_until("the end", |view| view.result == "0-1");
    page.load("#white=Grace&black=Emmy");
    play(&page, "e2e4 e7e5 g1f3 b8c6 f1b5");
    list(&page, 2);
    page.until("its opening", || page.has("[data-saved=unfinished] [data-opening=C60]"));
    page.write("input[name=search]", "alan checkmate");
    found(&page, 1);
    assert!(page.has("[data-saved=over]") && !page.has("[data-saved=unfinished]"));
    page.click_on("[data-saved=over] [data-action=delete-game]");
    page.until("it is deleted", || page.has("[data-action=undelete]"));
    page.click_on("[data-action=undelete]");
    page.until("it is back", || page.has("[data-saved=over] [data-action=open-game]"));
    page.click_on("[data-saved=over] [data-action=open-game]");
    page.look_until("the game", |view| view.sans == ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// A text with so many games, each another.
fn games(count: usize) -> String {
    let game = |number: usize| {
        let [first, second] = [number / 20, number % 20].map(|at| {
            let (file, rank) = ((b'a' + (at % 8) as u8) as char, if at < 8 { 3 } else { 4 });
            if at < 16 { format!("{file}{rank}") } else { ["Na3", "Nc3", "Nf3", "Nh3"][at - 16].to_owned() }
        });
        let second = if second.starts_with('N') {
            second.replace('3', "6")
        } else {
            second.replace('3', "6").replace('4', "5")
        };
        format!(
            "[White \"Player {number}\"]\n[Black \"Ada\"]\n[Date \"1990.01.01\"]\n\n1. {first} {second} 1/2-1/2\n\n"
        )
    };
    (0..count).map(game).collect()
}

#[test]
fn a_file_of_games_comes_in_once_and_a_long_list_is_drawn_where_it_is_in_sight() {
    let page = Page::open("");
    play(&page, "e2e4");
    list(&page, 1);
    let file = std::env::temp_dir().join(format!("tabiya-archive-{}.pgn", std::process::id()));
    fs::write(&file, games(320)).expect("a file");
    page.choose_file("input[name=import-games]", &file);
    page.until("all have come", || page.has("[data-coming=over]") && page.has("[data-games=\"321\"]"));
    let drawn = "return document.querySelectorAll('.games > li').length";
    assert!(page.browser().read(drawn, vec![]).as_u64().is_some_and(|rows| rows < 60), "few are drawn");
    draw(&page, "archive", None);
    // To the end of the list: what is there then is read and drawn.
    let end = "const body = document.querySelector('.dialog-body'); body.scrollTop = body.scrollHeight";
    page.browser().read(end, vec![]);
    page.until("the oldest one", || {
        let last = "return document.querySelector('.games > li:last-child').textContent.includes('Player 0')";
        page.browser().read(last, vec![]) == true
    });
    page.choose_file("input[name=import-games]", &file);
    page.until("none comes twice", || {
        page.words("[data-coming=over]").is_some_and(|said| said.contains("320"))
    });
    fs::remove_file(&file).ok();
    assert!(page.has("[data-games=\"321\"]"));
    page.scroll_to("input[name=search]");
    page.write("input[name=search]", "1990 scotch");
    found(&page, 0);
    page.write("input[name=search]", "player 319");
    found(&page, 1);
    page.click_on("[data-action=open-game]");
    page.until("it is looked at", || page.has("[data-looking]"));
    assert_eq!(page.sans().len(), 2);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
