//! The computer opponent: what it does in a game against one player, and what happens if its worker
//! fails.

use super::page::{Page, square};
use tabiya::app::dialogs::{self, Kind, new_game, sheet, typed};
use tabiya::app::{Msg, NoticeContent, OpponentView, PageMsg, opponent, table};
use tabiya::game::{Event, GameResult, Headers, RequestKind, Seat, Span};
use tabiya::opponent::OpponentLevel;
use tabiya::rules::{Color, Role};
use tabiya::words::PlayerName;

/// A game against the computer, which plays `color`. `level` is an index in [`OpponentLevel::ALL`];
/// `more` has further options of the address.
fn against(level: usize, color: Color, more: &str) -> Page {
    let name = OpponentLevel::ALL[level].name();
    Page::with(&format!("{}={name}&first-move=free{more}", color.by_color("white", "black")))
}

/// Whether the computer, which plays Black, has to act.
fn has_to_act(page: &Page) -> bool {
    let game = page.game();
    page.opponent.asked.is_some() || game.awaited_press() == Some(Color::Black) || game.turn() == Color::Black
}

#[test]
fn it_answers_moves_as_a_person_would() {
    let mut page = against(0, Color::Black, "&clock=60+1");
    assert_eq!((page.opponent.asks, page.computer().seats), (0, [false, true]));
    for move_number in 1..6 {
        let mv = page.game().position().legal_moves().into_iter().next().expect("a move");
        page.act(Event::Move(mv));
        assert_eq!((page.opponent.asks, page.computer().thinking_color), (move_number, Some(Color::Black)));
        page.computer_acts(false);
        assert_eq!(page.game().moves().len(), 2 * move_number);
    }
    let spent = 60_000 + 5_000
        - page
            .game()
            .clock()
            .expect("a clock")
            .reading(Color::Black, page.instant())
            .left
            .expect("time")
            .as_micros()
            / 1_000;
    assert!((500..20_000).contains(&spent), "{spent} ms");
}

/// Plays a whole game with random moves against the computer, which plays Black. Returns why the
/// game ended, and how often the game was interrupted.
///
/// The interruptions come at random moments: the clocks are stopped for a minute, the computer's
/// worker fails, its search is cut short, or a move is taken back.
fn whole_game(address: &str, seed: u64) -> (String, usize) {
    let mut page = against(4, Color::Black, address);
    let mut state = seed;
    let mut random_below = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let (taps, mut stops) = (address.contains("press=tap"), 0);
    for _ in 0..300 {
        if let Some(outcome) = page.game().outcome() {
            return (outcome.reason.code().to_owned(), stops);
        }
        assert_eq!(page.game().turn(), Color::White, "{address}: it is stuck after {:?}", page.sans());
        let moves = page.game().position().legal_moves();
        let mv = moves[random_below(moves.len())];
        page.act(Event::Move(mv));
        if taps {
            page.act(Event::Press(Color::White));
        }
        let due = page.game().accepts_moves().then(|| random_below(8));
        let mut is_short = false;
        match due {
            Some(0) if page.game().clock().is_some() => {
                page.act(Event::Pause);
                assert_eq!(page.computer().thinking_color, None);
                page.wait(60_000).act(Event::Resume);
            }
            Some(1) => drop(page.send(opponent::Msg::Failed)),
            Some(2) => is_short = true,
            _ => {}
        }
        stops += usize::from(due.is_some_and(|due| due < 3));
        // The computer answers a request first. Then it moves. If players press the clocks
        // themselves, it also presses its clock.
        for _ in 0..4 {
            let waits = page.ready().opponent.wakes_at().is_some();
            if waits && page.game().outcome().is_none() && has_to_act(&page) {
                page.computer_acts(is_short);
            }
        }
        if page.game().accepts_moves() && random_below(12) == 0 {
            let plies = page.game().moves().len();
            page.act(Event::AskTakeback(Color::White));
            page.computer_acts(false);
            assert_eq!(page.game().moves().len(), plies - 2, "{address}: a takeback is granted");
            stops += 1;
        }
    }
    panic!("{address}: no end after {:?}", page.sans());
}

#[test]
fn whole_games_come_to_their_end_under_each_set_of_rules() {
    let lobby = "&rules=lobby&check-warnings=off&en-passant=off";
    let tables = [
        "&rules=fide&clock=none",
        "&rules=fide&clock=300%2B2&press=tap",
        "&rules=fp-club&clock=60",
        "&rules=fly-or-die&clock=none",
        "&rules=lobby&clock=180",
        lobby,
    ];
    let mut mates = 0;
    let mut stops = 0;
    for (seed, table) in (1..).zip(tables) {
        let (reason, stopped) = whole_game(table, seed);
        assert_ne!(reason, "time", "{table}");
        mates += usize::from(reason == "checkmate");
        stops += stopped;
    }
    assert!(mates >= 3 && stops >= 20, "{mates} mates, {stops} stops");
}

/// The computer moves in time although hardly any time is left.
#[test]
fn its_flag_does_not_fall() {
    let mut page = against(1, Color::Black, "&clock=3");
    for _ in 0..20 {
        if !page.game().accepts_moves() {
            break;
        }
        let mv = page.game().position().legal_moves().into_iter().next().expect("a move");
        page.act(Event::Move(mv));
        if page.game().accepts_moves() {
            page.computer_acts(false);
        }
    }
    assert!(page.sans().len() > 20, "{:?}", page.sans());
    let reading = page.game().clock().expect("a clock").reading(Color::Black, page.instant());
    assert!(reading.left.expect("a total").as_micros() > 0, "{:?}", page.game().outcome());
}

#[test]
fn it_begins_with_white_and_the_person_is_near() {
    let mut page = against(3, Color::White, "");
    assert_eq!(page.settings().near_player(), Color::Black, "the board was turned");
    page.computer_acts(false);
    assert_eq!(page.game().moves().len(), 1);
    page.send(PageMsg::FlipBoard);
    assert_eq!(page.settings().near_player(), Color::White, "who turns it back is left alone");
}

/// Drops a piece from one square on another.
fn put(page: &mut Page, from: &str, to: &str) {
    page.send(table::Msg::Drop { from: square(from), to: square(to) });
}

#[test]
fn its_pieces_and_answers_are_its_own() {
    let mut page = against(0, Color::Black, "");
    put(&mut page, "e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
    let typed = typed::Msg::Play { text: "e5".to_owned(), spellings: vec!["e5".to_owned()] };
    let moves: [Msg; 2] = [table::Msg::Press(square("e7")).into(), dialogs::Msg::Typed(typed).into()];
    put(&mut page, "e7", "e5");
    page.open(Kind::Typed);
    for msg in moves {
        page.send(msg);
    }
    page.close();
    assert_eq!((page.sans().len(), page.table().input.selection.is_none()), (1, true), "no move is made");
    page.send(table::Msg::Resign(Color::Black));
    assert!(page.table().pending_resignation.is_none());
    page.act(Event::OfferDraw(Color::White));
    assert!(page.game().draw_offer().is_some_and(|offer| offer.is_delivered));
    page.send(table::Msg::AnswerQuestion { by: Color::Black, yes: true });
    assert!(page.game().outcome().is_none() && page.game().draw_offer().is_some());
    page.send(table::Msg::ClaimDraw(Color::Black));
    assert!(page.table().pending_claim.is_none());
    page.send(table::Msg::Resign(Color::White));
    assert!(page.table().pending_resignation.is_some(), "the person may resign");
}

/// The events that the player `by` can cause, except moves.
fn events(by: Color) -> Vec<Event> {
    vec![
        Event::Press(by),
        Event::Resign(by),
        Event::OfferDraw(by),
        Event::AcceptDraw(by),
        Event::DeclineDraw(by),
        Event::Claim { by, intended: None },
        Event::AskTakeback(by),
        Event::AskRedo(by),
        Event::GrantRequest(by),
        Event::DeclineRequest(by),
        Event::UndoEnd(by),
        Event::GiveTime { to: !by, time: Span::from_secs(15) },
    ]
}

#[test]
fn no_message_acts_for_the_computer() {
    let computer = Color::Black;
    let states: [(&str, &[Event]); 4] = [
        ("the person is to move", &[]),
        ("the person offers a draw", &[Event::OfferDraw(Color::White)]),
        ("the person asks for a takeback", &[Event::AskTakeback(Color::White)]),
        ("the person has resigned", &[Event::Resign(Color::White)]),
    ];
    let mut done = Vec::new();
    for (state, before) in states {
        for event in events(computer) {
            let mut page = against(0, computer, "&clock=60+1&rules=lobby");
            page.drag("e2e4").computer_acts(true);
            page.drag("g1f3").computer_acts(true);
            for event in before {
                page.act(event.clone());
            }
            let print = page.game().fingerprint();
            page.act(event.clone());
            if page.game().fingerprint() != print {
                done.push((state, event));
            }
        }
    }
    let mut page = against(0, computer, "&clock=60+1&press=tap");
    page.drag("e2e4").act(Event::Press(Color::White));
    let mv = page.game().position().legal_moves().into_iter().next().expect("a move");
    for event in [Event::Move(mv), Event::Resign(computer)] {
        let print = page.game().fingerprint();
        page.act(event.clone());
        if page.game().fingerprint() != print {
            done.push(("the computer is to move", event));
        }
    }
    assert_eq!(done, []);
    page.act(Event::Resign(Color::White));
    assert!(page.game().outcome().is_some(), "the person may resign while the computer thinks");
}

/// The question whether to undo an arbiter's decision is at White's place. The arbiter is a person
/// and answers it, even if the computer plays White.
#[test]
fn a_decision_of_the_arbiter_is_undone_whoever_plays_white() {
    for computer in [Color::White, Color::Black] {
        let mut page = against(0, computer, "");
        if computer == Color::White {
            page.computer_acts(true);
        } else {
            page.drag("e2e4");
        }
        let decided = Event::Decide { result: GameResult::Win(Color::White), why: String::new() };
        page.act(decided).wait(1_000);
        assert!(page.game().outcome().is_some());
        page.send(table::Msg::AnswerQuestion { by: Color::White, yes: true });
        assert!(page.game().outcome().is_none(), "{computer:?}");
    }
}

#[test]
fn what_was_begun_for_a_seat_is_not_done_once_the_computer_sits_there() {
    let promotes = "fen=4k3/8/8/8/8/8/p6P/4K3%20b%20-%20-%200%201";
    let begun: [(&str, Vec<Msg>, Msg); 3] = [
        ("", vec![table::Msg::Press(square("e7")).into()], table::Msg::Press(square("e5")).into()),
        (
            promotes,
            vec![table::Msg::Drop { from: square("a2"), to: square("a1") }.into()],
            table::Msg::Promote(Role::Queen).into(),
        ),
        (
            "rules=lobby&threefold=claim&fifty-moves=claim",
            vec![
                table::Msg::ClaimDraw(Color::Black).into(),
                table::Msg::ChooseClaimMove(table::ClaimStep::Choose(0)).into(),
            ],
            table::Msg::ChooseClaimMove(table::ClaimStep::ClaimDraw).into(),
        ),
    ];
    for (address, begin, finish) in begun {
        let mut page = Page::with(&format!("{address}&first-move=free"));
        if page.game().turn() == Color::White {
            page.drag("e2e4");
        }
        for msg in begin {
            page.send(msg);
        }
        let headers = page.game().headers().clone();
        let seats = [Seat::Person, OpponentLevel::ALL[0].to_seat()];
        page.open(Kind::Sheet).in_sheet(sheet::Msg::SetHeaders(Headers { seats, ..headers })).close();
        assert_eq!(page.computer().seats, [false, true]);
        let print = page.game().fingerprint();
        page.send(finish.clone());
        assert_eq!(page.game().fingerprint(), print, "{finish:?}");
    }
}

/// Players cannot move the computer's pieces, not even with the first message to the page.
#[test]
fn its_pieces_are_its_own_from_the_first_message_on() {
    let mut page = against(3, Color::White, "");
    put(&mut page, "e2", "e4");
    assert!(page.sans().is_empty());
    page.computer_acts(false);
    assert_eq!(page.sans().len(), 1);
}

#[test]
fn takebacks_are_granted_and_draws_weighed() {
    let mut page = against(6, Color::Black, "");
    page.play("e4");
    page.computer_acts(false);
    page.act(Event::AskTakeback(Color::White));
    assert_eq!(page.game().open_request().map(|request| request.kind), Some(RequestKind::Takeback(2)));
    page.computer_acts(false);
    assert_eq!(page.game().moves().len(), 0);
    let name = OpponentLevel::ALL[6].name();
    for (pieces, accepts) in [("4k3/8/8/8/8/8/8/QQ2K3", true), ("qq2k3/8/8/8/8/8/8/4K3", false)] {
        let mut page = Page::with(&format!("fen={pieces}%20w%20-%20-%200%201&rules=lobby&black={name}"));
        page.act(Event::OfferDraw(Color::White));
        if page.game().draw_offer().is_some_and(|offer| !offer.is_delivered) {
            page.play("Kf2");
        }
        page.computer_acts(false);
        assert_eq!(page.game().outcome().is_some(), accepts, "{pieces}");
        assert!(page.game().draw_offer().is_none());
    }
}

#[test]
fn a_worker_that_fails_is_started_again_once_and_then_people_play_by_hand() {
    let mut page = against(2, Color::Black, "");
    page.play("e4");
    page.send(opponent::Msg::Failed);
    assert_eq!((page.opponent.asks, page.opponent.ends, page.what()), (2, 1, None));
    page.send(opponent::Msg::Failed);
    assert_eq!(
        (page.opponent.asks, page.opponent.ends, page.what()),
        (2, 2, Some(&NoticeContent::OpponentMissing))
    );
    assert_eq!(page.computer(), OpponentView::default());
    put(&mut page, "e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"], "its move is played by hand");
    page.play("Nf3");
    assert_eq!(page.opponent.asks, 3, "at its next move it is asked again");
    page.computer_acts(false);
    assert_eq!(page.sans().len(), 4);
    // An invalid answer and a missing answer count as failures too.
    page.play("Bc4");
    page.send(opponent::Msg::Decided("e9e9".to_owned()));
    page.opponent.asked = None;
    page.computer_acts(false);
    assert_eq!(page.what(), Some(&NoticeContent::OpponentMissing));
}

#[test]
fn what_it_thinks_of_is_called_off() {
    let mut page = against(5, Color::Black, "&clock=60");
    page.play("e4");
    page.act(Event::Pause);
    assert_eq!(
        (page.opponent.ends, page.computer().thinking_color),
        (1, None),
        "no thinking while the clocks stand still"
    );
    page.send(table::Msg::Wake);
    page.send(opponent::Msg::Decided("e7e5".to_owned()));
    assert_eq!(page.sans(), ["e4"], "what came too late is not played");
    page.act(Event::Resume);
    page.computer_acts(false);
    assert_eq!(page.sans().len(), 2);
}

/// A player with the computer's name is a person, whether the name is typed or comes from a PGN.
#[test]
fn a_name_like_its_own_is_that_of_a_person() {
    let mut page = Page::timed();
    page.open(Kind::NewGame).set("black-name", "Partner ③");
    assert_eq!(page.next_game().opponent_level(), None);
    page.start_game();
    assert_eq!(page.game().headers().black, "Partner ③");
    assert_eq!(page.edge(Color::Black).name, PlayerName::Person("Partner ③".to_owned()));
    assert!(!OpponentLevel::is_playing(page.game().headers()));
    let pgn = page.game().pgn();
    assert!(pgn.contains("[Black \"Partner ③\"]"), "{pgn}");
    let read = tabiya::game::pgn::ImportedGames::read("[Black \"Partner ③\"]\n\n1. e4 e5 *").games.remove(0);
    assert_eq!((read.headers.black.as_str(), OpponentLevel::is_playing(&read.headers)), ("Partner ③", false));
}

#[test]
fn a_person_takes_its_seat_by_a_name_on_the_score_sheet() {
    let mut page = Page::timed();
    page.address("black=computer-3");
    assert_eq!(page.edge(Color::Black).name, PlayerName::Computer(3));
    assert_eq!(page.edge(Color::White).opponent, PlayerName::Computer(3));
    assert_eq!(*page.view().names, [PlayerName::default(), PlayerName::Computer(3)]);
    assert_eq!(page.game().headers().black, "Partner ③", "what is stored stays");
    assert_eq!(
        OpponentLevel::playing_color(page.game().headers(), Color::Black),
        Some(OpponentLevel::ALL[2])
    );
    page.play("e4").open(Kind::Sheet);
    let headers = page.game().headers().clone();
    page.in_sheet(sheet::Msg::SetHeaders(Headers { date: "2026.11.26".to_owned(), ..headers.clone() }));
    assert_eq!(
        OpponentLevel::playing_color(page.game().headers(), Color::Black),
        Some(OpponentLevel::ALL[2]),
        "it stays"
    );
    page.in_sheet(sheet::Msg::SetHeaders(Headers { black: "Bob".to_owned(), ..headers }));
    assert_eq!((page.game().headers().black.as_str(), page.settings().opponent_level()), ("Bob", None));
    assert!(!OpponentLevel::is_playing(page.game().headers()));
}

#[test]
fn it_is_chosen_in_the_sheet_and_kept_with_the_names() {
    let mut page = Page::timed();
    page.open(Kind::NewGame);
    page.set("white-name", "Anna").set("seats", "face-to-face").set("partner", "3");
    assert_eq!(page.next_game().opponent_level(), Some(OpponentLevel::ALL[2]));
    assert_eq!(page.next_game().seating().name(), "one-side");
    for nonsense in ["0", "8", "x"] {
        page.set("partner", nonsense);
    }
    page.send(dialogs::Msg::NewGame(new_game::Msg::Swap)).set("partner", "7");
    assert_eq!((page.next_game().white.as_str(), page.next_game().black.as_str()), ("Partner ⑦", "Anna"));
    page.start_game();
    assert_eq!(
        OpponentLevel::playing_color(page.game().headers(), Color::White),
        Some(OpponentLevel::ALL[6])
    );
    page.computer_acts(false);
    assert_eq!(page.game().moves().len(), 1);
    page.open(Kind::NewGame).set("partner", "none");
    assert_eq!((page.next_game().white.as_str(), page.next_game().black.as_str()), ("", "Anna"));
    page.set("partner", "none");
    assert_eq!(page.next_game().black, "Anna", "a person's name stays");
}
