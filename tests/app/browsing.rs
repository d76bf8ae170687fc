//! Browsing through the positions of games.

use super::page::{Page, squares};
use tabiya::app::table::{self, BoardReview, LineKind, ReviewStep};
use tabiya::app::{AnnouncementItem, LinePlace, NoticeAction, NoticeContent, PageMsg};
use tabiya::game::{Event, Verdict};
use tabiya::rules::{Bitboard, Color, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn looking(page: &Page) -> Option<&BoardReview> {
    page.table().board_review.as_ref()
}

#[test]
fn steps_lead_through_the_game_and_back() {
    let mut page = Page::new();
    page.play("e4 e5 Nf3");
    let live = page.board();
    assert!(
        page.show_position(ReviewStep::Previous)
            .starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w")
    );
    assert_eq!(page.board().last_move, squares("e7 e5"));
    let [AnnouncementItem::PositionShown(LinePlace::After(told))] = page.said() else {
        panic!("{:?}", page.said())
    };
    assert_eq!(told.played, page.game().moves()[1]);
    assert_eq!(told.before.turn(), Color::Black);
    assert_eq!(page.show_position(ReviewStep::First), START);
    assert_eq!(
        page.said(),
        [AnnouncementItem::PositionShown(LinePlace::Start {
            turn: Color::White,
            check: false,
            is_corrected: false
        })]
    );
    assert_eq!(page.board().last_move, Bitboard::EMPTY);
    assert_eq!(page.show_position(ReviewStep::Previous), START, "there is nothing before the start");
    assert!(page.show_position(ReviewStep::Next).contains("4P3"));
    assert_eq!(looking(&page), Some(&BoardReview::EarlierPosition(1)));
    assert!(page.show_position(ReviewStep::ToPly(2)).contains("4p3/4P3"));
    assert_eq!(page.show_position(ReviewStep::Last), live.fen);
    assert_eq!(looking(&page), None, "the end of the game is the game in progress");
    assert_eq!(page.board(), live);
    page.show_position(ReviewStep::GamePly(0));
    page.send(PageMsg::Escape);
    assert_eq!((looking(&page), page.board()), (None, live));
    assert_eq!(page.said(), [AnnouncementItem::BackInGame { turn: Some(Color::Black), check: false }]);
}

#[test]
fn the_buttons_that_step_know_where_there_is_somewhere_to_go() {
    let mut page = Page::new();
    let steps = |page: &Page| (page.view().step_buttons.can_go_back, page.view().step_buttons.can_go_forward);
    assert_eq!(steps(&page), (false, false));
    page.play("e4 e5");
    assert_eq!(steps(&page), (true, false));
    page.show_position(ReviewStep::Previous);
    assert_eq!(steps(&page), (true, true));
    page.show_position(ReviewStep::First);
    assert_eq!(steps(&page), (false, true));
}

#[test]
fn pieces_keep_their_names_from_position_to_position() {
    let mut page = Page::new();
    page.play("e4 d5 exd5");
    let id =
        |page: &Page, on| page.board().pieces.iter().find(|piece| piece.square == on).map(|piece| piece.id);
    let pawn = id(&page, Square::D5);
    page.show_position(ReviewStep::First);
    assert_eq!(id(&page, Square::E2), pawn);
    page.show_position(ReviewStep::BackToGame);
    assert_eq!(id(&page, Square::D5), pawn);
}

#[test]
fn no_move_is_made_while_one_looks_back() {
    let mut page = Page::new();
    page.play("e4 e5");
    page.show_position(ReviewStep::First);
    assert_eq!(page.board().movable, Bitboard::EMPTY);
    page.press("d2");
    assert_eq!(page.board().selected, None);
    assert_eq!(page.what(), Some(&NoticeContent::MoveInEarlierPosition));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(NoticeAction::BackToGame));
    page.send(table::Msg::Drop { from: Square::D2, to: Square::D4 });
    assert_eq!(page.game().moves().len(), 2);
    page.show_position(ReviewStep::BackToGame);
    assert_eq!(page.notice(), None, "it has been followed");
    page.play("Nf3");
    assert_eq!(page.game().moves().len(), 3);
}

#[test]
fn looking_disturbs_nothing_and_the_game_calls_back() {
    let mut page = Page::with("clock=10");
    page.play("e4 e5");
    let (game, keeping) = (page.game().clone(), page.table().session.save_state().clone());
    for look in [
        ReviewStep::First,
        ReviewStep::Next,
        ReviewStep::Mate,
        ReviewStep::ToPly(7),
        ReviewStep::GamePly(9),
        ReviewStep::GamePly(1),
    ] {
        page.show_position(look);
        assert_eq!(page.kept().count(), 0);
    }
    assert_eq!((page.game(), page.table().session.save_state()), (&game, &keeping));
    assert_eq!(looking(&page), Some(&BoardReview::EarlierPosition(1)));
    // A draw offer does not end the browsing; a takeback and the end of the game do.
    page.act(Event::OfferDraw(Color::White));
    assert_eq!(looking(&page), Some(&BoardReview::EarlierPosition(1)));
    page.act(Event::DeclineDraw(Color::Black));
    page.act(Event::AskTakeback(Color::Black)).act(Event::GrantRequest(Color::White));
    assert_eq!(looking(&page), None, "a move was taken back");
    page.show_position(ReviewStep::First);
    page.wait(60_000).send(table::Msg::Wake);
    assert_eq!((page.game().flag_fallen(), looking(&page).is_some()), (Some(Color::Black), true));
    page.answer(Verdict::Undetermined).answer(Verdict::Undetermined);
    assert_eq!((page.game().outcome().is_some(), looking(&page).is_some()), (true, false));
    assert_ne!(
        page.show_position(ReviewStep::First),
        page.show_position(ReviewStep::Last),
        "a game that is over can be looked through"
    );
}

#[test]
fn a_waiting_promotion_is_taken_back_by_looking_elsewhere() {
    let mut page = Page::at("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    page.play("Kb2 Kg8").press("a7").press("a8");
    assert!(page.board().promotion.is_some());
    page.show_position(ReviewStep::Previous);
    assert_eq!((page.board().promotion, page.board().selected), (None, None));
}

#[test]
fn the_mate_that_was_possible_is_stepped_through() {
    let mut page = Page::with("fen=7k/P7/8/8/8/8/8/K7%20w%20-%20-%200%201&clock=1");
    page.act(Event::Start).play("Kb2").wait(5_000).send(table::Msg::Wake);
    let position = page.game().position().clone();
    let line: Vec<_> = ["Kg7", "a8=Q"]
        .iter()
        .scan(position, |position, san| {
            let mv = position.parse_san(san).expect("legal");
            *position = position.play_unchecked(mv);
            Some(mv)
        })
        .collect();
    assert_eq!(page.game().flag_fallen(), Some(Color::Black));
    assert_eq!(page.said(), [AnnouncementItem::FlagFell(Color::Black)]);
    page.answer(Verdict::Undetermined).answer(Verdict::Winnable { line });
    let over = page.board();
    page.show_position(ReviewStep::Mate);
    let shown = page.table().shown();
    assert_eq!((shown.ply, shown.moves.len()), (1, 2));
    assert_eq!(shown.moves[0].san.to_string(), "Kg7");
    assert!(page.show_position(ReviewStep::Next).starts_with("Q7/6k1/8/8/8/8/1K6/8 b"));
    assert!(page.show_position(ReviewStep::Next).starts_with("Q7/6k1/8/8/8/8/1K6/8 b"), "a line has an end");
    assert_eq!(page.show_position(ReviewStep::First), over.fen);
    assert!(matches!(looking(&page), Some(BoardReview::OtherLine { about: LineKind::Mate, at: 0, .. })));
    assert_eq!(page.view().review.map(|looking| looking.kind.code()), Some("mate"));
    page.show_position(ReviewStep::BackToGame);
    assert_eq!(page.board(), over);
}

#[test]
fn a_claims_proof_leads_to_its_positions_and_to_the_declared_move() {
    let mut page = Page::new();
    page.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let intended = Some(page.game().position().parse_san("Ng8").expect("legal"));
    page.act(Event::Claim { by: Color::Black, intended }).answer_open_questions_winnable();
    assert_eq!(page.result().map(|(_, reason)| reason), Some("threefold"));
    assert_eq!(page.show_position(ReviewStep::GamePly(0)), START);
    assert!(
        page.show_position(ReviewStep::GamePly(4))
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3")
    );
    assert!(
        page.show_position(ReviewStep::GamePly(8))
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5")
    );
    assert!(matches!(
        looking(&page),
        Some(BoardReview::OtherLine { about: LineKind::DeclaredMove, at: 1, .. })
    ));
    assert!(page.show_position(ReviewStep::GamePly(7)).contains("5n2"), "the last of the game");
}
