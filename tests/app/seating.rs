//! Seating of the players around the screen, and the way the board and the announcements face.

use super::page::Page;
use tabiya::app::dialogs::Kind;
use tabiya::app::seating::{Orientation, Seating};
use tabiya::app::{App, DiskMsg, PageMsg, PageView, Settings, StoredData, update};
use tabiya::game::Instant;
use tabiya::rules::Color;

fn board_orientation(page: &Page) -> Orientation {
    page.board().orientation
}

#[test]
fn every_seating_can_be_chosen_and_is_kept() {
    for seating in Seating::ALL {
        let mut page = Page::new();
        page.open(Kind::Settings).set("seats", seating.name());
        assert_eq!(page.view().seating, seating.name());
        let kept = page.kept_settings().expect("kept");
        assert_eq!(kept.chosen_seating, Some(seating));
        let written = serde_json::to_string(&kept).expect("a text");
        assert!(written.contains(&format!("\"seats\":\"{}\"", seating.name())), "{written}");
    }
}

#[test]
fn an_address_says_how_they_sit() {
    for (address, seating, expected) in [
        ("seats=face-to-face", "face-to-face", Orientation::White),
        ("seats=face-to-face&orientation=black", "face-to-face", Orientation::Black),
        ("orientation=left", "side-by-side", Orientation::Left),
        ("seats=side-by-side&orientation=right", "side-by-side", Orientation::Right),
        ("seats=clock-first&clock=300", "clock-first", Orientation::White),
        ("orientation=black", "one-side", Orientation::Black),
    ] {
        let page = Page::with(address);
        assert_eq!((page.view().seating, board_orientation(&page)), (seating, expected), "{address}");
        // The seating from the address is saved as a setting.
        let kept = page.kept_settings().expect("kept");
        assert_eq!(kept.seating().name(), seating, "{address}");
    }
}

#[test]
fn a_game_against_the_computer_by_address_is_played_from_one_side() {
    let address = "white=Anna&black=computer-3";
    for flat in [false, true] {
        let mut page = Page::new();
        page.send(PageMsg::SuggestFaceToFace(flat));
        page.address(address);
        assert_eq!(page.view().seating, "one-side", "flat: {flat}");
    }
    for seating in Seating::ALL {
        let mut page = Page::with(&format!("seats={}", seating.name()));
        page.address(address);
        assert_eq!(page.view().seating, "one-side", "{} before", seating.name());
        page.address(&format!("{address}&seats={}", seating.name()));
        assert_eq!(page.view().seating, seating.name(), "as the address says");
    }
    let mut page = Page::with("seats=face-to-face");
    page.address("white=Anna&black=Boris");
    assert_eq!(page.view().seating, "face-to-face", "two people sit as before");
}

#[test]
fn a_device_that_lies_flat_is_played_on_face_to_face_until_they_choose() {
    // `SuggestFaceToFace` arrives before the saved settings are read.
    let found = |settings: Settings| {
        let mut app = App::default();
        let stored = StoredData { settings: Some(settings), ..StoredData::default() };
        let opened = DiskMsg::Opened(Box::new(stored));
        for msg in [PageMsg::SuggestFaceToFace(true).into(), opened.into()] {
            update(&mut app, msg, Instant::default());
        }
        PageView::of_app(&app).expect("a page").seating
    };
    assert_eq!(found(Settings::default()), "face-to-face");
    for seating in Seating::ALL {
        assert_eq!(found(Settings { chosen_seating: Some(seating), ..Settings::default() }), seating.name());
    }
    let mut page = Page::new();
    assert_eq!(page.view().seating, "one-side");
    page.send(PageMsg::SuggestFaceToFace(true));
    assert_eq!((page.view().seating, board_orientation(&page)), ("face-to-face", Orientation::White));
    page.set("sounds", "on");
    let kept = page.kept_settings().expect("kept");
    assert_eq!(kept.chosen_seating, None, "no one has chosen how they sit");
    assert!(!serde_json::to_string(&kept).expect("a text").contains("flat"), "it is no choice");
    page.address("clock=300");
    assert_eq!(page.view().seating, "face-to-face");
    page.address("seats=one-side");
    assert_eq!(page.view().seating, "one-side", "an address wins");
    page.send(DiskMsg::TakenOver).send(DiskMsg::Opened(Box::default()));
    page.set("seats", "passing");
    assert_eq!(page.view().seating, "passing", "a choice wins");
}

#[test]
fn a_page_that_comes_back_still_knows_that_it_lies_flat() {
    let mut page = Page::new();
    page.send(PageMsg::SuggestFaceToFace(true)).send(DiskMsg::TakenOver);
    let settings = Some(Settings::default());
    page.send(DiskMsg::Opened(Box::new(StoredData { settings, ..StoredData::default() })));
    assert_eq!(page.view().seating, "face-to-face");
    page.send(DiskMsg::TakenOver)
        .send(PageMsg::SuggestFaceToFace(false))
        .send(DiskMsg::Opened(Box::default()));
    assert_eq!(page.view().seating, "one-side");
}

#[test]
fn a_screen_that_is_passed_turns_to_whoever_is_to_move() {
    let mut page = Page::with("seats=passing");
    assert_eq!(board_orientation(&page), Orientation::White);
    page.play("e4");
    assert_eq!(board_orientation(&page), Orientation::Black);
    assert_eq!(page.view().edges[1].color, Color::Black, "the edge is near too");
    page.play("e5");
    assert_eq!(board_orientation(&page), Orientation::White);
}

#[test]
fn turning_the_board_changes_places_in_every_seating() {
    for seating in [Seating::OneSide, Seating::FaceToFace, Seating::SideBySide, Seating::ClockFirst] {
        let mut page = Page::with(&format!("seats={}", seating.name()));
        let before = board_orientation(&page);
        page.send(PageMsg::FlipBoard);
        assert_eq!(board_orientation(&page).near_player(), !before.near_player(), "{seating:?}");
        assert_eq!(board_orientation(&page).is_sideways(), before.is_sideways());
        assert_eq!(page.view().edges[1].color, board_orientation(&page).near_player());
    }
}

#[test]
fn the_far_player_is_turned_only_where_they_sit_opposite() {
    for seating in Seating::ALL {
        let page = Page::with(&format!("seats={}", seating.name()));
        let opposite = matches!(seating, Seating::FaceToFace | Seating::ClockFirst);
        assert_eq!(page.board().turned_player, opposite.then_some(Color::Black), "{seating:?}");
    }
}

#[test]
fn what_is_said_to_the_far_player_lies_there() {
    let mut page = Page::with("seats=face-to-face&announce-check=on");
    page.play("e4 f6 Qh5+");
    assert!(page.view().notice.is_some() && page.view().notice_to_far, "Black is in check");
    let mut page = Page::with("announce-check=on");
    page.play("e4 f6 Qh5+");
    assert!(page.view().notice.is_some() && !page.view().notice_to_far, "no one sits opposite");
}
