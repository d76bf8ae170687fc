//! A tournament on several devices without a network. A board code brings a game of a round from
//! the director's device to the device of the players, and a result code brings the result back.
//! The codes are QR codes, links and files.

use super::club::{begin, go, press, result_button};
use data_encoding::BASE64URL_NOPAD;
use hash32::{FnvHasher, Hasher as _};
use qrcode::{Color, EcLevel, QrCode};
use std::cell::RefCell;
use std::fs;
use std::hash::Hasher as _;
use std::io::Cursor;
use tabiya_e2e::{BrowserKind, Options, Page, Scratch, number, print_line, skip, windows};

/// Reads the QR code on the screen once it is legible. The decoder is `rxing` (ZXing) and not
/// `rqrr` (quirc), which the page uses, so that the check is independent of the page.
fn scanned(page: &Page) -> String {
    page.scroll_to("svg[data-code]");
    let read = RefCell::new(None);
    page.until("the code to be read", || {
        *read.borrow_mut() = seen(page);
        read.borrow().is_some()
    });
    read.into_inner().unwrap_or_default()
}

fn seen(page: &Page) -> Option<String> {
    let png = png::Decoder::new(Cursor::new(page.browser().picture()));
    let mut reader = png.read_info().expect("a picture");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("its pixels");
    let step = info.color_type.samples();
    let grey = pixels.chunks_exact(step).map(|pixel| {
        let colors = &pixel[..step.min(3)];
        (colors.iter().map(|part| u32::from(*part)).sum::<u32>() / colors.len() as u32) as u8
    });
    let only = Some(rxing::BarcodeFormat::QR_CODE);
    let read = rxing::helpers::detect_in_luma(grey.collect(), info.width, info.height, only);
    Some(read.ok()?.getText().to_owned())
}

/// Returns the part of an address from its `#`.
fn fragment(url: &str) -> &str {
    &url[url.find('#').unwrap_or_else(|| panic!("no fragment: {url}"))..]
}

/// Returns a video of a QR code for the browser's fake camera: two equal frames in two shades of
/// grey.
fn film(text: &str) -> Vec<u8> {
    const SIZE: (usize, usize) = (960, 720);
    let code = QrCode::with_error_correction_level(text, EcLevel::L).expect("a code");
    let (colors, side) = (code.to_colors(), code.width());
    let module = 600 / (side + 8);
    let (left, top) = ((SIZE.0 - module * side) / 2, (SIZE.1 - module * side) / 2);
    let mut frame = b"FRAME\n".to_vec();
    for y in 0..SIZE.1 {
        for x in 0..SIZE.0 {
            let at = x.checked_sub(left).zip(y.checked_sub(top)).map(|(x, y)| (x / module, y / module));
            let dark = at.is_some_and(|(x, y)| x < side && y < side && colors[y * side + x] == Color::Dark);
            frame.push(if dark { 40 } else { 210 });
        }
    }
    frame.extend(vec![128; SIZE.0 * SIZE.1 / 2]);
    let head = format!("YUV4MPEG2 W{} H{} F10:1 Ip A1:1 C420jpeg\n", SIZE.0, SIZE.1);
    [head.as_bytes(), &frame[..], &frame[..]].concat()
}

/// Returns the link of a result code with a wrong signature and a correct checksum. A person
/// without the board code, which has the secret for the signature, could make such a forgery.
fn forged(url: &str) -> String {
    let (before, text) = url.split_once("result=1").expect("a result");
    // The page appends an `A` to a code that would end in `-` or `_`. The `A` adds no whole byte.
    let without_end = text.strip_suffix('A').unwrap_or(text);
    let decode = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes());
    let mut told = decode(text).or_else(|_| decode(without_end)).expect("base64").split_off(3);
    // The signature (six bytes) comes first. Changes its last bit.
    told[5] ^= 1;
    let mut hash = FnvHasher::default();
    hash.write(b"r");
    hash.write(&told);
    let [a, b, c, d] = hash.finish32().to_be_bytes();
    format!("{before}result=1{}", BASE64URL_NOPAD.encode(&[&[b ^ a, c, d], &told[..]].concat()))
}

/// Returns the link in the QR code of a board in the current round, read from the director's
/// screen.
fn board_code(director: &Page, board: usize) -> String {
    to_round(director);
    press(director, &format!("[data-board='{board}'] .club-board"));
    press(director, "[data-action=board-code]");
    director.until("the code of the board", || director.has("[data-board-code] svg[data-code]"));
    let url = scanned(director);
    assert_eq!(url, director.field_value("textarea[name=code-link]"), "it is the link beside it");
    press(director, "[data-action=board-code]");
    press(director, &format!("[data-board='{board}'] .club-board"));
    url
}

/// Opens a board's link on another device and plays the game there. Returns the link in the QR code
/// with the result, read from the screen of that device.
fn play(device: &Page, url: &str, round: usize, board: usize, white_wins: bool) -> String {
    device.load(fragment(url));
    device.until("the game of the code", || device.has("[data-dialog=link] [data-of-event=board]"));
    let place =
        device.browser().read("return document.querySelector('[data-of-event]').dataset.round", vec![]);
    assert_eq!(place, format!("{round}.{board}"));
    device.click_on("[data-action=link-play-on]");
    device.until("the board", || !device.has("dialog"));
    let moves: &[(&str, &str)] = if white_wins {
        &[("e2", "e4"), ("e7", "e5"), ("f1", "c4"), ("b8", "c6"), ("d1", "h5"), ("g8", "f6"), ("h5", "f7")]
    } else {
        &[("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]
    };
    for (from, to) in moves {
        device.drag(from, to);
    }
    device.read_view_until("mate", |view| view.result == if white_wins { "1-0" } else { "0-1" });
    ask_for_result(device);
    device
        .until("the code of the result", || device.has("[data-result-link]") && device.has("svg[data-code]"));
    let url = scanned(device);
    assert_eq!(url, device.field_value("textarea[name=link]"));
    press(device, "[data-dialog=game] [data-action=close]");
    url
}

/// Asks for the result code on the result card. The card ignores presses while it appears, so the
/// press is repeated.
fn ask_for_result(page: &Page) {
    page.until("the dialog with the code", || {
        if page.has("[data-card] [data-action=result-code]") && !page.has("dialog") {
            page.click_on("[data-action=result-code]");
        }
        page.has("[data-dialog=game]")
    });
}

/// Opens the club's screen with rare actions, where the director reads results of other devices.
fn to_reader(director: &Page) {
    if !director.has("[data-codes]") {
        press(director, "[data-action=more]");
        director.until("the reader", || director.has("[data-codes]"));
    }
}

/// Returns from the screen with rare actions to the round.
fn to_round(director: &Page) {
    if director.has("[data-action=to-event]") {
        press(director, "[data-action=to-event]");
        director.until("the round", || director.has("[data-round]"));
    }
}

/// Pastes a text into the field for result codes.
fn paste(director: &Page, text: &str) {
    to_reader(director);
    if !director.has("[data-codes][open]") {
        press(director, "[data-codes] summary");
    }
    director.scroll_to("[name=code]");
    director.write("[name=code]", text);
}

fn see(director: &Page, code: &str) {
    director.until(code, || director.has(&format!("[data-dialog=club] [data-notice={code}]")));
}

/// A scan ends only after many failed pictures in a row. Here every tenth picture succeeds, so the
/// scan does not end.
#[test]
fn camera_scans_on_after_many_pictures_that_were_not_decoded() {
    if BrowserKind::wanted() != BrowserKind::Chromium {
        skip("only Chromium is given a camera");
    }
    let page = Page::open_with("/", "", Options { camera: true, ..Options::default() });
    fs::write(page.browser().camera_sees(), film("no result")).expect("a film");
    // Answers in place of the worker that decodes the pictures: every tenth picture is decoded
    // without a code in it, and the others fail.
    let script = "self.__pictures = 0;
        const send = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message) {
            if (!(message instanceof ImageData)) return send.call(this, message);
            self.__pictures += 1;
            const data = self.__pictures % 10 ? null : '';
            setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
        }";
    page.browser().read(script, vec![]);
    go(&page);
    begin(&page, "swiss", &["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"]);
    press(&page, "[data-action=draw-round]");
    page.until("the round", || page.has("[data-round='1']"));
    to_reader(&page);
    press(&page, "[data-codes] summary");
    press(&page, "[data-action=camera]");
    let pictures = || page.browser().read("return self.__pictures", vec![]).as_u64();
    page.until("thirty pictures", || pictures() >= Some(30));
    assert!(page.has("[data-camera]"));
}

/// A Swiss tournament of eight players. The games at boards 1 and 2 are played on devices of their
/// own, which are browsers that load the page from different hosts. By default the test plays the
/// first round; `cargo xtask test --long codes` plays all five.
#[test]
fn a_swiss_on_three_devices() {
    let folder = Scratch::new();
    let camera = BrowserKind::wanted() == BrowserKind::Chromium;
    let director = Page::open_with("/", "", Options { camera, ..Options::default() });
    let devices = [Page::open(""), Page::open("")];
    go(&director);
    begin(&director, "swiss", &["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"]);
    let rounds = number("TABIYA_CODES").unwrap_or(1);
    let mut lengths = Vec::new();
    for round in 1..=rounds {
        press(&director, "[data-action=draw-round]");
        director.until("the round", || director.has(&format!("[data-round='{round}']")));
        let codes = [1, 2].map(|board| board_code(&director, board));
        let results = [1, 2].map(|board| {
            play(&devices[board - 1], &codes[board - 1], round, board, (round + board) % 2 == 0)
        });
        lengths.push((codes[0].len(), results[0].len()));
        // Pastes a forged result of board 1, then the real result, and then the real result again.
        paste(&director, &forged(&results[0]));
        see(&director, "code-forged");
        paste(&director, &results[0]);
        see(&director, "code-taken");
        to_round(&director);
        assert!(director.has("[data-board='1'][data-over]") && !director.has("[data-board='2'][data-over]"));
        paste(&director, &results[0]);
        see(&director, "code-doubled");
        // The second result arrives by the camera, as a file or as a link, depending on the round.
        match round % 3 {
            1 if camera => {
                fs::write(director.browser().camera_sees(), film(&results[1])).expect("a film");
                press(&director, "[data-action=camera]");
                see(&director, "code-taken");
                press(&director, "[data-action=camera]");
                director.until("the camera is off", || !director.has("[data-camera]"));
            }
            2 => {
                let file = folder.path().join("result.txt");
                fs::write(&file, &results[1]).expect("a file");
                director.choose_file("[name=code-file]", &file);
                see(&director, "code-taken");
            }
            _ => {
                director.change_fragment(fragment(&results[1]));
                director.until("what the link holds", || {
                    director.has("[data-dialog=link] [data-of-event=result]")
                });
                director.click_on("[data-action=take-in]");
                see(&director, "code-taken");
            }
        }
        to_round(&director);
        assert!(director.has("[data-board='2'][data-over]"));
        for board in [3, 4] {
            press(&director, &result_button(board, 1 + (round + board) % 3));
            director.until("it is in", || director.has(&format!("[data-board='{board}'][data-over]")));
        }
        director.until("nothing is missing", || director.has("[data-missing='0']"));
    }
    print_line(&format!("{rounds} rounds; addresses of a board and of a result: {lengths:?} characters"));
    for page in [&director].into_iter().chain(&devices) {
        assert_eq!(page.browser().console_errors(), [""; 0]);
    }
}

/// Only the board's own device can report a result, because only the board code contains the ticket
/// (the right to report the result). A link to the running game contains the clocks but not the
/// ticket.
#[test]
fn a_game_of_an_event_is_handed_on_without_its_ticket() {
    let director = Page::open("#clock=600+5");
    go(&director);
    begin(&director, "swiss", &["Ada", "Ben", "Cleo", "Dan"]);
    press(&director, "[data-action=draw-round]");
    director.until("the round", || director.has("[data-board='1']"));
    let code = board_code(&director, 1);
    let device = Page::open(fragment(&code));
    device.until("the game of the code", || device.has("[data-action=link-play-on]"));
    device.click_on("[data-action=link-play-on]");
    device.until("the board", || !device.has("dialog"));
    if device.has("[data-action=start-clock]") {
        device.click_action("start-clock");
    }
    for (from, to) in [("f2", "f3"), ("e7", "e5")] {
        device.drag(from, to);
    }
    device.click_action("pause");
    let clocks = |page: &Page| {
        ["white", "black"].map(|side| page.visible_text(&format!("[data-clock={side}]")).unwrap_or_default())
    };
    device.click_action("game");
    press(&device, "[data-action=make-link]");
    device.until("the link", || device.has("textarea[name=link]"));
    let link = device.field_value("textarea[name=link]");
    assert!(link.contains("#game="), "it is not over: {link}");
    assert!(device.field_value("textarea[name=pgn]").contains("[Site \"?\"]"));
    press(&device, "[data-dialog=game] [data-action=close]");
    let third = Page::open(fragment(&link));
    third.until("the game in the link", || third.has("[data-link-clocks]"));
    third.click_on("[data-action=link-play-on]");
    third.read_view_until("the game", |view| view.sans == ["f3", "e5"]);
    assert_eq!(clocks(&third), clocks(&device));
    third.click_on("[data-halted] [data-action=pause]");
    for (from, to) in [("g2", "g4"), ("d8", "h4")] {
        third.drag(from, to);
    }
    third.click_action("game");
    press(&third, "[data-action=make-link]");
    third.until("the link", || third.has("textarea[name=link]"));
    assert!(third.field_value("textarea[name=link]").contains("#game=") && !third.has("[data-result-link]"));

    device.click_on("[data-halted] [data-action=pause]");
    for (from, to) in [("g2", "g4"), ("d8", "h4")] {
        device.drag(from, to);
    }
    ask_for_result(&device);
    device
        .until("the code of the result", || device.has("[data-result-link]") && device.has("svg[data-code]"));
    paste(&director, &scanned(&device));
    see(&director, "code-taken");
}

/// A code moves a running game to another device with its moves, its clocks and its ticket. The
/// first device gives up the ticket.
#[test]
fn a_game_of_an_event_moves_to_another_device() {
    let director = Page::open("#clock=600+5&first-move=free");
    go(&director);
    begin(&director, "swiss", &["Ada", "Ben", "Cleo", "Dan"]);
    press(&director, "[data-action=draw-round]");
    director.until("the round", || director.has("[data-board='1']"));
    let device = Page::open(fragment(&board_code(&director, 1)));
    device.until("the game of the code", || device.has("[data-action=link-play-on]"));
    device.click_on("[data-action=link-play-on]");
    device.until("the board", || !device.has("dialog"));
    for (from, to) in [("f2", "f3"), ("e7", "e5")] {
        device.drag(from, to);
    }
    device.click_action("game");
    press(&device, "[data-action=move-game]");
    device.until("the code", || device.has("[data-move-link]") && device.has("svg[data-code]"));
    let link = scanned(&device);
    assert!(link.contains("#board=2"), "{link}");
    press(&device, "[data-action=moved]");
    device.until("its end", || !device.has("[data-move-link]") && !device.has("[data-action=move-game]"));
    press(&device, "[data-dialog=game] [data-action=close]");
    let third = Page::open(fragment(&link));
    third.until("the game in the code", || {
        third.has("[data-of-event=board]") && third.has("[data-link-clocks]")
    });
    third.click_on("[data-action=link-play-on]");
    third.read_view_until("the game", |view| view.sans == ["f3", "e5"]);
    let clocks = |page: &Page| {
        ["white", "black"].map(|side| page.visible_text(&format!("[data-clock={side}]")).unwrap_or_default())
    };
    assert_eq!(clocks(&third), clocks(&device), "they stand still on both");
    third.load("");
    third.read_view_until("the game that is saved", |view| view.sans == ["f3", "e5"]);
    third.click_on("[data-halted] [data-action=pause]");
    for (from, to) in [("g2", "g4"), ("d8", "h4")] {
        third.drag(from, to);
    }
    ask_for_result(&third);
    third.until("the code of the result", || third.has("[data-result-link]") && third.has("svg[data-code]"));
    paste(&director, &scanned(&third));
    see(&director, "code-taken");
}

#[test]
fn codes_in_pictures() {
    let director = Page::open("");
    go(&director);
    begin(&director, "swiss", &["Ada", "Ben", "Cleo", "Dan"]);
    press(&director, "[data-action=draw-round]");
    director.until("the round", || director.has("[data-board='1']"));
    let code = board_code(&director, 1);
    press(&director, "[data-board='1'] .club-board");
    press(&director, "[data-action=board-code]");
    director.until("the code", || director.has("svg[data-code]"));
    let draw = |page: &Page, what: &str, into_sight: &str| {
        tabiya_e2e::save_screenshots(page, what, windows(), |page| {
            if page.has(into_sight) {
                page.scroll_to(into_sight);
            }
        });
        page.browser().resize(1180, 900);
    };
    draw(&director, "code-board", "svg[data-code]");
    press(&director, "[data-action=board-code]");
    paste(&director, "no code");
    see(&director, "code-none");
    draw(&director, "code-reader", "[data-codes] [data-notice]");
    let device = Page::open(fragment(&code));
    device.until("the game of the code", || device.has("[data-of-event=board]"));
    draw(&device, "code-opened", "[data-action=link-play-on]");
    device.click_on("[data-action=link-play-on]");
    device.until("the board", || !device.has("dialog"));
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        device.drag(from, to);
    }
    device.until("the card", || device.has("[data-action=result-code]"));
    draw(&device, "code-card", "[data-card]");
    device.click_on("[data-action=result-code]");
    device.until("the code of the result", || device.has("svg[data-code]"));
    draw(&device, "code-result", "svg[data-code]");
}
