//! Appearance of the page, and options for input, messages, vibration and the screen.

use super::page::{Page, square, squares};
use tabiya::app::dialogs::{self, Kind, settings as form, typed};
use tabiya::app::table::view::{EdgeActions, PointerMode};
use tabiya::app::table::{self, PlayerQuestion};
use tabiya::app::{
    APPEARANCE_CHOICES, AnnouncementItem, Appearance, DiskMsg, Effect, NoticeContent, NoticeTone, OwnColor,
    PageEffect, PageMsg, Settings, Sound, StoredData,
};
use tabiya::game::Event;
use tabiya::rules::{Color, Role, Square};

/// A page with these settings.
fn with(choices: &[(&str, &str)]) -> Page {
    let mut page = Page::new();
    for (name, value) in choices {
        page.set(name, value);
    }
    page
}

fn code(page: &Page) -> Option<&'static str> {
    page.what().map(NoticeContent::code)
}

#[test]
fn every_choice_is_saved_as_it_is_chosen_and_nothing_else_is_one() {
    let mut page = Page::timed();
    for choice in &APPEARANCE_CHOICES {
        for (value, word) in choice.values.iter().rev() {
            page.set(choice.name, value);
            assert_eq!(page.settings().appearance.value_of(choice.name), Some(*value), "{}", choice.name);
            assert!(word.is_empty() || page.settings().appearance.has(word), "{word}");
            assert_eq!(page.kept_settings(), Some(page.settings()), "{} is saved", choice.name);
            let before = page.settings().clone();
            page.set(choice.name, "perhaps");
            assert_eq!((page.settings(), page.kept_settings()), (&before, None), "{}", choice.name);
        }
    }
    assert!(page.settings().appearance.is_default());
}

#[test]
fn settings_without_looks_are_as_usual_and_those_with_them_come_back() {
    let usual = serde_json::to_value(Settings::default()).unwrap();
    assert!(usual.get("looks").is_none(), "what no one chose takes no room");
    let page = with(&[("theme", "dark"), ("pieces", "clear"), ("confirm", "on")]);
    let saved = serde_json::to_value(page.settings()).unwrap();
    assert_eq!(saved["looks"], "dark clear confirm");
    let back: Settings = serde_json::from_value(saved).unwrap();
    assert_eq!(&back, page.settings());
}

#[test]
fn own_colors_are_saved_and_shown_as_they_are_chosen() {
    let mut page = with(&[("board", "own")]);
    for of in OwnColor::ALL {
        let before = page.settings().appearance.words().to_owned();
        for wrong in ["102030", "#10203", "#10203g", "red", ""] {
            page.set(of.name(), wrong);
            assert_eq!(
                (page.settings().appearance.words(), page.kept_settings()),
                (&*before, None),
                "{wrong}"
            );
        }
        page.set(of.name(), "#102030");
        assert_eq!(page.settings().appearance.own_color(of).to_string(), "#102030");
        assert_eq!(page.kept_settings(), Some(page.settings()), "{} is saved", of.name());
        let shown = page.effects.iter().any(|effect| {
            matches!(effect, Effect::Appearance(looks) if looks.own_color(of).to_string() == "#102030")
        });
        assert!(shown, "{} is shown", of.name());
    }
    assert!(page.settings().appearance.has_similar_squares(), "similar colours are taken, with a warning");
    let saved = serde_json::to_value(page.settings()).unwrap();
    let words = "own-board light-squares-102030 dark-squares-102030 white-pieces-102030 black-pieces-102030";
    assert_eq!(saved["looks"], words);
    assert_eq!(&serde_json::from_value::<Settings>(saved).unwrap(), page.settings());
}

#[test]
fn own_squares_begin_as_those_of_wood() {
    let tokens = include_str!("../../static/styles/tokens.css");
    for (of, token) in [(OwnColor::LightSquares, "--sq-light"), (OwnColor::DarkSquares, "--sq-dark")] {
        let color = Appearance::default().own_color(of);
        assert!(tokens.contains(&format!("{token}: {color};")), "{token} is not {color}");
    }
}

#[test]
fn a_move_that_is_confirmed_is_shown_first() {
    let mut page = with(&[("confirm", "on")]);
    page.drop("g1", "f3");
    assert_eq!((page.sans(), page.board().declared), (vec![], squares("g1 f3")));
    let view = page.board();
    let knight = view.pieces.iter().find(|piece| piece.square == Square::G1).unwrap();
    assert_eq!(knight.drawn_square, Square::F3, "it stands where it would");
    assert!(matches!(page.said(), [AnnouncementItem::ConfirmMove(_)]), "{:?}", page.said());
    assert_eq!(page.edge(Color::White).actions, EdgeActions::Answer(PlayerQuestion::ConfirmMove));
    assert!(matches!(page.edge(Color::Black).actions, EdgeActions::Choose(_)), "only White is asked");
    // A second press on the target square makes the move.
    page.press("f3");
    assert_eq!((page.sans(), page.board().declared), (vec!["Nf3".to_owned()], squares("")));
    assert_eq!(page.table().question_to(Color::White), None);
    // The answer to the question at the board's edge makes the move too. An answer at the moment
    // when the question appears is ignored.
    page.press("e7").press("e5");
    page.send(table::Msg::AnswerQuestion { by: Color::Black, yes: true });
    assert_eq!(page.sans().len(), 1, "the press that brought the question up does not answer it");
    page.wait(600).send(table::Msg::AnswerQuestion { by: Color::Black, yes: true });
    assert_eq!(page.sans(), ["Nf3", "e5"]);
}

#[test]
fn a_move_that_is_not_confirmed_goes_back() {
    for way in 0..5 {
        let mut page = with(&[("confirm", "on")]);
        page.drop("g1", "f3");
        match way {
            0 => page.send(PageMsg::Escape),
            1 => page.wait(600).send(table::Msg::AnswerQuestion { by: Color::White, yes: false }),
            2 => page.press("a5"),
            3 => page.open(Kind::Sheet).send(PageMsg::Escape),
            _ => page.send(table::Msg::CancelPromotion),
        };
        assert_eq!((page.sans(), page.board().declared), (vec![], squares("")), "{way}");
        assert!(page.board().pieces.iter().all(|piece| piece.square == piece.drawn_square), "{way}");
        page.drop("e2", "e4").press("e4");
        assert_eq!(page.sans(), ["e4"], "{way}");
    }
    // Selecting another piece cancels the move that waits for its confirmation.
    let mut page = with(&[("confirm", "on")]);
    page.drop("g1", "f3").press("e2");
    assert_eq!((page.board().selected, page.board().declared), (Some(Square::E2), squares("")));
    page.press("e4").press("e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn what_would_be_taken_is_not_drawn_under_what_takes_it() {
    let mut page = with(&[("confirm", "on")]);
    page.play("e4 d5").drop("e4", "d5");
    assert_eq!(page.board().pieces.iter().filter(|piece| piece.drawn_square == Square::D5).count(), 1);
    assert_eq!(page.board().pieces.len(), 31);
    page.send(PageMsg::Escape);
    assert_eq!(page.board().pieces.len(), 32);
}

#[test]
fn a_promotion_and_a_castling_are_confirmed_too() {
    let mut page = Page::at("4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    page.set("confirm", "on").drop("a7", "a8").send(table::Msg::Promote(Role::Rook));
    assert_eq!(page.sans(), [""; 0]);
    page.press("a8");
    assert_eq!(page.sans(), ["a8=R+"]);
    let mut page = Page::at("4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    // The king is dropped on its rook. A press on the king's target square confirms.
    page.set("confirm", "on").drop("e1", "h1").press("g1");
    assert_eq!(page.sans(), ["O-O"]);
}

#[test]
fn whatever_else_happens_to_the_game_takes_a_shown_move_back() {
    let mut page = with(&[("confirm", "on")]);
    page.play("e4 e5").drop("g1", "f3");
    page.act(Event::AskTakeback(Color::Black)).act(Event::GrantRequest(Color::White));
    assert_eq!((page.sans(), page.board().declared), (vec!["e4".to_owned()], squares("")));
    page.drop("e7", "e5").act(Event::Resign(Color::White)).answer_open_questions_winnable();
    assert_eq!((page.board().declared, page.table().question_to(Color::Black)), (squares(""), None));
    // Browsing cancels the move that waits for its confirmation.
    let mut page = with(&[("confirm", "on")]);
    page.play("e4 e5").drop("g1", "f3").show_position(table::ReviewStep::First);
    assert_eq!(page.board().declared, squares(""));
}

#[test]
fn a_typed_move_is_meant() {
    let mut page = with(&[("confirm", "on"), ("auto-queen", "on")]);
    let msg = typed::Msg::Play { text: "e4".to_owned(), spellings: vec!["e4".to_owned()] };
    page.open(Kind::Typed).send(dialogs::Msg::Typed(msg));
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn a_pawn_becomes_a_queen_by_itself_where_that_is_chosen() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let mut page = Page::at(fen);
    page.set("auto-queen", "on").drop("a7", "a8");
    assert_eq!((page.sans(), page.board().promotion), (vec!["a8=Q+".to_owned()], None));
    let mut page = Page::at(fen);
    page.drop("a7", "a8");
    assert_eq!(page.board().promotion, Some(Square::A8));
}

#[test]
fn a_touched_piece_moves_if_it_can() {
    let mut page = with(&[("touch-move", "on")]);
    page.press("g1");
    for way in 0..6 {
        match way {
            0 => page.send(table::Msg::Deselect),
            1 => page.send(table::Msg::DropOutside(square("g1"))),
            2 => page.press("g1"),
            3 => page.send(PageMsg::Escape),
            4 => page.drop("g1", "g5"),
            _ => page.open(Kind::Sheet).close(),
        };
        assert_eq!(page.board().selected, Some(Square::G1), "{way}");
    }
    page.press("e2");
    assert_eq!((page.board().selected, code(&page)), (Some(Square::G1), Some("touch-move")));
    assert_eq!(page.board().explained_squares, squares("g1"));
    page.drop("e2", "e4");
    assert_eq!(page.sans(), [""; 0]);
    page.press("h3");
    assert_eq!((page.sans(), page.board().selected), (vec!["Nh3".to_owned()], None));
    // A touched piece without a legal move need not move.
    page.press("a8").press("e7").press("e5");
    assert_eq!((page.sans().len(), code(&page)), (2, None));
}

#[test]
fn a_touch_binds_no_longer_than_the_position_stands() {
    let mut page = with(&[("touch-move", "on")]);
    page.play("e4 e5").press("g1");
    page.act(Event::AskTakeback(Color::Black)).act(Event::GrantRequest(Color::White));
    assert_eq!(page.board().selected, None);
    page.press("d7").press("d5");
    assert_eq!(page.sans(), ["e4", "d5"]);
    // Without the touch-move rule a touched piece need not move.
    let mut page = Page::new();
    page.press("g1").press("e2").press("e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn what_is_taken_back_before_it_was_made_is_still_touched() {
    let mut page = with(&[("touch-move", "on"), ("confirm", "on")]);
    page.drop("g1", "f3").send(PageMsg::Escape);
    assert_eq!(page.board().selected, Some(Square::G1));
    page.press("h3").press("h3");
    assert_eq!(page.sans(), ["Nh3"]);
    let mut page = Page::at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    page.set("touch-move", "on").drop("a7", "a8").send(PageMsg::Escape);
    assert_eq!(page.board().selected, Some(Square::A7));
}

#[test]
fn the_board_knows_how_pieces_are_moved() {
    let by = |value| with(&[("move-by", value)]).board().pointer_mode;
    assert_eq!(
        [by("both"), by("drag"), by("click")],
        [PointerMode::Both, PointerMode::Drag, PointerMode::Press]
    );
}

#[test]
fn last_move_has_an_arrow_only_if_that_is_chosen() {
    let has_arrow = |value| with(&[("last-move", value)]).board().has_last_move_arrow;
    assert!(!Page::new().board().has_last_move_arrow);
    assert_eq!(["squares", "arrow", "arrow-and-squares"].map(has_arrow), [false, true, true]);
}

#[test]
fn children_get_gentle_words_targets_and_no_clock() {
    let mut page = Page::new();
    page.set("targets", "off").set("clock", "5+3").set("children", "on");
    let settings = page.settings();
    assert_eq!((settings.clock_name(), settings.appearance.words()), ("none", "children"));
    page.drop("g1", "g5");
    let Some(NoticeContent::InGentleWords(what)) = page.what() else { panic!("{:?}", page.what()) };
    assert_eq!((what.code(), page.what().map(NoticeContent::tone)), ("not-its-way", Some(NoticeTone::Info)));
    assert_eq!(code(&page), Some("not-its-way"), "what is said is the same");
    page.press("e7");
    assert_eq!(code(&page), Some("not-your-turn"));
    // The setting for children switches the clock off and the targets on; both can be changed
    // afterwards.
    page.set("clock", "5+3").set("targets", "off");
    assert_eq!(
        (page.settings().clock_name(), page.settings().appearance.value_of("children")),
        ("5+3", Some("on"))
    );
    page.set("children", "off").drop("g1", "g5");
    assert!(matches!(page.what(), Some(NoticeContent::Unplayable { .. })), "{:?}", page.what());
}

fn felt(page: &Page) -> Vec<Sound> {
    let felt = page.effects.iter().filter_map(|effect| match effect {
        Effect::Vibrate(sound) => Some(*sound),
        _ => None,
    });
    felt.collect()
}

#[test]
fn a_device_can_be_felt_without_being_heard() {
    let mut page = with(&[("vibration", "on")]);
    page.drag("e2e4");
    assert_eq!((felt(&page), page.heard()), (vec![Sound::Move], vec![]));
    page.drag("d7d5 e4d5");
    assert_eq!(felt(&page), [Sound::Capture]);
    page.set("sounds", "on").drag("d8d5").drag("b1c3 d5e5");
    assert_eq!((felt(&page), page.heard()), (vec![Sound::Check], vec![Sound::Check]));
    page.set("vibration", "off").drag("f1e2");
    assert_eq!((felt(&page), page.heard()), (vec![], vec![Sound::Move]));
    let mut page = Page::timed();
    page.set("clock", "5+0").set("vibration", "on").drag("e2e4").wait(262_501).send(table::Msg::Wake);
    assert_eq!((felt(&page), page.heard()), (vec![Sound::LowTime], vec![]));
}

#[test]
fn messages_and_questions_can_be_without_a_time_limit() {
    let minutes = |page: &mut Page| _ = page.wait(600_000).send(table::Msg::Wake);
    let mut page = Page::new();
    page.drag("e2e5");
    minutes(&mut page);
    assert_eq!(page.notice(), None, "as a rule it goes by itself");

    let mut page = with(&[("lasting", "on")]);
    page.drag("e2e5");
    minutes(&mut page);
    assert!(page.notice().is_some());
    page.drag("e2e4");
    assert_eq!(page.notice(), None, "it was said of what was shown before");
    page.send(table::Msg::Resign(Color::Black));
    minutes(&mut page);
    assert!(page.table().pending_resignation.is_some());

    // When the setting is switched off, a question whose time limit has passed is closed.
    page.set("lasting", "off").send(table::Msg::Wake);
    assert_eq!(page.table().pending_resignation, None);
}

#[test]
fn the_page_can_fill_the_screen() {
    let mut page = Page::new();
    page.open(Kind::Settings).in_settings(form::Msg::ToggleFullScreen);
    assert!(page.asks_for(PageEffect::ToggleFullScreen));
    assert_eq!(page.kept_settings(), None);
}

#[test]
fn a_restored_backup_brings_its_looks() {
    let settings = Settings {
        appearance: with(&[("board", "lake")]).settings().appearance.clone(),
        ..Settings::default()
    };
    let stored = StoredData { settings: Some(settings), ..StoredData::default() };
    let page = Page::opened(stored, 0, 100);
    assert_eq!(page.settings().appearance.value_of("board"), Some("lake"));
}

/// The chosen appearance is applied when the page opens and after every change.
#[test]
fn the_page_is_asked_to_look_as_is_chosen() {
    let looks = |page: &Page| {
        page.effects.iter().find_map(|effect| match effect {
            Effect::Appearance(looks) => Some(looks.words().to_owned()),
            _ => None,
        })
    };
    let settings = with(&[("theme", "dark")]).settings().clone();
    let mut page = Page::opened(StoredData { settings: Some(settings), ..StoredData::default() }, 0, 100);
    assert_eq!(looks(&page).as_deref(), Some("dark"));
    page.drag("e2e4");
    assert_eq!(looks(&page), None, "once");
    page.set("theme", "auto");
    assert_eq!(looks(&page).as_deref(), Some(""));
    assert_eq!(looks(&Page::new()).as_deref(), Some(""), "also where nothing was chosen");
}

#[test]
fn the_screen_stays_on_while_a_clock_runs() {
    let mut page = Page::with("clock=300&first-move=free");
    page.drag("e2e4");
    assert!(page.asks_for(Effect::KeepAwake(true)));
    page.drag("e7e5");
    assert!(!page.effects.iter().any(|effect| matches!(effect, Effect::KeepAwake(_))), "once");
    page.act(Event::Pause);
    assert!(page.asks_for(Effect::KeepAwake(false)));
    page.act(Event::Resume);
    assert!(page.asks_for(Effect::KeepAwake(true)));
    page.set("wake-lock", "off");
    assert!(page.asks_for(Effect::KeepAwake(false)));
    page.set("wake-lock", "on").send(DiskMsg::TakenOver);
    assert!(page.asks_for(Effect::KeepAwake(false)), "another tab has the game");
}
