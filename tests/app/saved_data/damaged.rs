//! The page starts with any kind of damaged record, and loses no undamaged record.

use super::damage::{alter, alter_bytes, damage};
use super::page::{Page, played};
use super::random::Random;
use tabiya::app::{GameId, table};
use tabiya::game::{ClockStop, Event, Game, reopen_game, replay_leniently};

#[test]
fn however_a_game_is_damaged_the_page_starts_and_nothing_else_is_lost() {
    let page = played();
    let id = page.id().unwrap();
    let was_aside = page.put_aside().unwrap();
    let all = page.disk.game(id);
    let setup = all.setup.clone().unwrap();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut whole, mut cut, mut gone) = (0, 0, 0);
    for round in 0..10_000 {
        let mut disk = page.disk.clone();
        damage(&mut disk, id, &mut random);
        // Number of entries before the first changed or missing entry.
        let sound =
            page.disk.entries[&id].iter().take_while(|entry| disk.entries[&id].contains(entry)).count();
        let found = disk.game(id);
        let mut again = Page::again(&disk, page.now);
        let good = match &found.setup {
            Ok(setup) => reopen_game(setup.clone(), &found.entries).good_records as usize,
            Err(_) => 0,
        };
        assert!(good >= sound || found.setup.as_ref() != Ok(&setup), "round {round}: {good} of {sound} good");
        // The entries before the first bad one restore the game as it was played.
        if good > 0 && found.setup.as_ref() == Ok(&setup) {
            let rescued = reopen_game(setup.clone(), &found.entries).game;
            let mut game = Game::new(setup.clone());
            for entry in all.entries[..good].iter().flatten() {
                game.apply(entry.at, entry.event.clone()).unwrap();
            }
            assert!(rescued == game, "round {round}: the first {good} entries make another game");
        }
        let _ = replay_leniently(found.setup.clone().ok(), &found.entries).pgn();
        // The game that was put aside is unchanged. The damaged game has not replaced it.
        let aside = &again.put_aside().unwrap().game;
        assert!(*aside == was_aside.game, "round {round}: the other game is not what it was");
        match again.disk.damaged.last() {
            None => whole += 1,
            Some((damaged, kept, pgn)) => {
                assert_eq!((*damaged, *kept as usize), (id, good));
                assert!(pgn.contains("[Event "), "round {round}: {pgn}");
                assert!(again.notice().is_some(), "round {round}: it was not said");
                if good > 0 { cut += 1 } else { gone += 1 }
            }
        }
        // The players can continue, and their moves are saved.
        if let ClockStop::Suspended(_) = again.game().clock_stop() {
            again.act(Event::EndAbsence { refund: true });
        }
        if let ClockStop::Paused = again.game().clock_stop() {
            again.act(Event::Resume);
        }
        if again.game().outcome().is_none() && again.game().flag_fallen().is_none() {
            let mv = *again.game().position().legal_moves().first().unwrap();
            let before = again.game().moves().len();
            again.send(table::Msg::Drop { from: mv.from(), to: mv.to() });
            if again.game().awaited_press().is_none() {
                assert_eq!(again.game().moves().len(), before + 1, "round {round}");
            }
        }
        let once_more = Page::again(&again.disk, again.now);
        assert_eq!(once_more.disk.damaged.len(), again.disk.damaged.len(), "round {round}: damaged again");
        assert_eq!(once_more.game().moves(), again.game().moves(), "round {round}");
    }
    println!("{whole} as they were or none the worse, {cut} cut short, {gone} set aside whole");
    assert!(whole > 500 && cut > 2_000 && gone > 100);
}

#[test]
fn however_the_rest_is_damaged_the_page_starts() {
    let page = played();
    let ids: Vec<GameId> = page.disk.games.keys().copied().collect();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for round in 0..2_000 {
        let mut disk = page.disk.clone();
        let name = disk.singles.keys().nth(random.below(disk.singles.len())).cloned().unwrap();
        if random.below(3) == 0 {
            disk.singles.remove(&name);
        } else if let Some(single) = disk.singles.get_mut(&name) {
            if random.below(2) == 0 { alter(single, &mut random) } else { alter_bytes(single, &mut random) }
        }
        let again = Page::again(&disk, page.now);
        for id in &ids {
            // Whatever record of the page's state is damaged, the entries of all games stay.
            let (after, before) = (again.disk.game(*id).entries, page.disk.game(*id).entries);
            assert_eq!(after[..before.len()], before, "round {round}: {name}");
        }
    }
}
