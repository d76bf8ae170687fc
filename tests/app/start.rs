//! New games, and the one that they put aside.

use super::page::Page;
use tabiya::app::{Action, AddressError, Said, Tone, What, table};
use tabiya::rules::{FenError, Rank};

#[test]
fn a_new_game_puts_the_old_one_aside() {
    let mut page = Page::new();
    page.drop("e2", "e4");
    let fen = page.fen();
    page.send(table::Msg::NewGame);
    assert_eq!(page.sans(), [""; 0]);
    assert_eq!(page.what(), Some(&What::PutAside));
    assert_eq!(page.notice().and_then(|notice| notice.action), Some(Action::Restore));
    page.send(table::Msg::Restore(0));
    assert_eq!(page.fen(), fen);
    assert_eq!(page.sans(), ["e4"]);
    assert_eq!(page.said(), [Said::GameIsBack]);
    page.send(table::Msg::Restore(0));
    assert_eq!(page.fen(), fen, "there is nothing more to restore");
}

#[test]
fn a_bad_address_leaves_the_game_alone() {
    let mut page = Page::new();
    page.drop("e2", "e4");
    let fen = page.fen();
    page.address("fen=rnbqkbnr%2Fpppppppp%2F9%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR%20w%20-%20-");
    assert_eq!(page.fen(), fen);
    assert_eq!(page.sans(), ["e4"]);
    let notice = page.notice().expect("a message");
    let What::BadAddress { fault: AddressError::Fen(fault), .. } = &notice.what else { panic!("{notice:?}") };
    assert!(matches!(fault, FenError::RankLength { rank: Rank::Sixth, .. }), "{fault:?}");
    assert_eq!(notice.what.tone(), Tone::Error);
    assert!(notice.until.is_none(), "it stays until it is read");
    assert_eq!(page.said(), [Said::Notice(notice.what.clone())]);
}

#[test]
fn an_address_can_open_a_game_that_is_over() {
    let page = Page::at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(page.result().map(|(_, reason)| reason), Some("stalemate"));
    let [Said::Over(game)] = page.said() else { panic!("{:?}", page.said()) };
    assert_eq!(**game, *page.game());
}
