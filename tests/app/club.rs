//! Tournaments of this device, step by step, over a disk that does as it is told.

mod codes;
mod said;
mod wall;

use super::page::{Page, square};
use std::collections::BTreeMap;
use tabiya::app::dialogs::club::{
    Act, COLORS, ClubLine, Inside, Msg, Out, Player, Players, Read, Running, Screen, Sealed, Tab,
};
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::{Effect, GameId, Job, Keep, PageMsg, Share, StoreEffect, Stored, StoredGame, table};
use tabiya::club::event::{Event, Place, Refusal, Stand};
use tabiya::club::record::{Bye, Score};
use tabiya::club::roll::Refusal as NoPlayer;
use tabiya::game::{self, Entry, Setup};
use tabiya::rules::Color;

/// A page with a club, and the disk under it.
struct Club {
    page: Page,
    lines: BTreeMap<(GameId, u32), String>,
    games: BTreeMap<GameId, (Setup, Vec<Entry>)>,
    /// The files that have gone out, by name.
    files: BTreeMap<String, String>,
}

impl Club {
    fn new() -> Club {
        let (lines, games, files) = Default::default();
        let mut club = Club { page: Page::new(), lines, games, files };
        club.go();
        club
    }

    /// The club is opened, and its code comes.
    fn go(&mut self) {
        self.send(PageMsg::Open(Kind::Club));
        self.hear(Msg::Here(None, Inside::sealed()));
    }

    /// The page is killed and starts again from its disk; the event that was open is opened from the list.
    fn restart(&mut self) {
        let open = self.running().id;
        let now = self.page.now;
        self.page = Page::new();
        self.page.now = now;
        self.go();
        let row = self.inside().events.as_ref().unwrap().iter().position(|event| event.id == open);
        self.act(Act::Open(row.unwrap()));
        assert_eq!(self.running().id, open);
    }

    fn send(&mut self, msg: impl Into<tabiya::app::Msg>) {
        self.page.send(msg);
        for effect in std::mem::take(&mut self.page.effects) {
            match effect {
                Effect::Store(StoreEffect::Keep(keep)) => self.keep(keep),
                Effect::Store(StoreEffect::ReadClub(of)) => {
                    let is_asked = |(journal, number): &(GameId, u32)| match of {
                        Some(event) => *journal == event,
                        None => *number == 0,
                    };
                    let lines = self.lines.iter().filter(|(key, _)| is_asked(key));
                    let lines: Vec<ClubLine> =
                        lines.map(|((journal, number), text)| (*journal, *number, text.clone())).collect();
                    self.hear(Msg::Read(Box::new(Read { of, lines, ..Read::default() })));
                }
                Effect::Store(StoreEffect::ReadGames(games)) => {
                    let all = games.is_empty();
                    let games = if all { self.games.keys().copied().collect() } else { games };
                    let games = games.into_iter().map(|game| self.stored(game)).collect();
                    self.hear(Msg::Read(Box::new(Read { games, all, ..Read::default() })));
                }
                Effect::Store(StoreEffect::DeleteClub(event)) => {
                    self.lines.retain(|(journal, _), _| *journal != event);
                }
                Effect::Job(Job::DrawKey) => self.hear(Msg::Key(0x5eed)),
                Effect::Share(Share::Download { name, text }) => drop(self.files.insert(name, text)),
                _ => {}
            }
        }
    }

    fn keep(&mut self, keep: Keep) {
        match keep {
            Keep::Begin { game, setup } => drop(self.games.insert(game, (*setup, Vec::new()))),
            Keep::Event { game, entry } => self.games.get_mut(&game).unwrap().1.push(entry),
            Keep::Club { journal, number, text } => {
                let before = self.lines.insert((journal, number), text);
                assert_eq!(before, None, "no record is written over another");
            }
            _ => {}
        }
    }

    fn stored(&self, id: GameId) -> StoredGame {
        let (setup, entries) = match self.games.get(&id) {
            Some((setup, entries)) => (Ok(setup.clone()), entries.iter().cloned().map(Ok).collect()),
            None => (Err("it is gone".to_owned()), Vec::new()),
        };
        StoredGame { id, setup, entries, alive: None, later: false }
    }

    fn hear(&mut self, msg: Msg) {
        self.send(dialogs::Msg::Club(msg));
    }

    fn act(&mut self, act: Act) -> &mut Club {
        self.hear(Msg::Do(act));
        self
    }

    fn set(&mut self, name: &str, value: &str) -> &mut Club {
        self.hear(Msg::Set { name: name.to_owned(), value: value.to_owned() });
        self
    }

    fn sealed(&self) -> &Sealed {
        match &self.page.app.ready().unwrap().dialog {
            Some(Dialog::Club(club)) => club.inside.as_ref().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    fn inside(&self) -> Inside {
        self.sealed().shown().get::<Inside>().unwrap().clone()
    }

    fn running(&self) -> Running {
        self.inside().running().unwrap().clone()
    }

    fn event(&self) -> Event {
        self.running().event.clone()
    }

    /// A new event of this format with so many players.
    fn begin(&mut self, format: &str, players: usize) -> &mut Club {
        let names: Vec<String> = (1..=players).map(|number| format!("{number}. Player {number}")).collect();
        self.act(Act::New).set("event-name", "Friday").set("event-format", format);
        self.set("event-players", &names.join("\n")).act(Act::Create);
        assert_eq!(self.event().entrants().len(), players);
        self
    }

    /// The next game is played on the board, where White wins, draws or loses, and its result comes in.
    fn play(&mut self, white: Score) -> &mut Club {
        let ahead = self.event().next().unwrap();
        self.act(Act::Next);
        assert!(self.page.app.ready().unwrap().dialog.is_none(), "the board is to be seen");
        let headers = self.page.game().headers().clone();
        assert_eq!(headers.event, "Friday");
        self.page.wait(1_000);
        self.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
        match white {
            Score::WhiteWins => self.send(act(game::Event::Resign(Color::Black))),
            Score::BlackWins => self.send(act(game::Event::Resign(Color::White))),
            _ => {
                self.send(table::Msg::Drop { from: square("e7"), to: square("e5") });
                self.send(act(game::Event::OfferDraw(Color::White)));
                self.send(act(game::Event::AcceptDraw(Color::Black)));
            }
        }
        assert!(self.page.game().outcome().is_some());
        self.go();
        assert_eq!(scores(&self.event(), ahead.place).last(), Some(&white), "the result came in by itself");
        self
    }

    /// All games of the round that is drawn get results by hand: the lower number wins, every third game is drawn.
    fn enter_round(&mut self) -> &mut Club {
        while let Some(ahead) = self.event().next() {
            let lower = ahead.pairing.white < ahead.pairing.black;
            let number = ahead.place.board + ahead.place.round + ahead.place.game;
            let score = match (number % 3, lower) {
                (2, _) => Score::Draw,
                (_, true) => Score::WhiteWins,
                (_, false) => Score::BlackWins,
            };
            self.act(Act::Result(ahead.place, score));
            assert_eq!(self.running().refused, None);
        }
        self
    }

    /// What is on the disk is the event.
    fn check(&self) {
        let running = self.running();
        let lines = self.lines.iter().filter(|((journal, _), _)| *journal == running.id);
        let lines: Vec<_> = lines.map(|((_, number), text)| (*number, text.as_str())).collect();
        let again = Running::replay(running.id, &lines).unwrap();
        assert!(!again.is_damaged);
        assert_eq!(again.event, running.event);
        assert_eq!(again.event.table(), running.event.table());
        if again.round == running.round {
            assert_eq!(again.clock(), running.clock());
        }
    }
}

fn act(event: game::Event) -> table::Msg {
    table::Msg::Act(event)
}

fn scores(event: &Event, place: Place) -> &[Score] {
    &event.rounds()[place.round].boards[place.board].scores
}

/// Every game is played at this one board; the page is killed between two rounds and in the middle of one.
#[test]
fn eight_children_play_most_wins_on_one_device() {
    let mut club = Club::new();
    club.begin("most-wins", 8);
    let results = [Score::WhiteWins, Score::BlackWins, Score::Draw];
    for round in 0..7 {
        club.act(Act::Draw);
        for game in 0..4 {
            club.play(results[(round + game) % 3]);
            if (round, game) == (3, 1) || (round, game) == (4, 3) {
                club.restart();
            }
        }
        club.check();
    }
    let event = club.event();
    assert_eq!(event.draw(), Err(Refusal::Over));
    assert_eq!(club.games.len(), 28);
    let table = event.table();
    assert_eq!(table.iter().map(|row| row.half_points).sum::<u32>(), 56);
    assert!(table.is_sorted_by_key(|row| std::cmp::Reverse(row.games[0])), "more wins stand higher");
    club.act(Act::Save(Out::Pgn));
    let pgn = &club.files["Friday.pgn"];
    assert_eq!(pgn.matches("[Event \"Friday\"]").count(), 28);
    assert_eq!(pgn.matches("[Board \"").count(), 28);
    assert_eq!(pgn.matches("[Round \"7.4\"]").count(), 1);
    assert_eq!(pgn.matches("1. e4").count(), 28, "each with its moves");
}

/// Matches that are tied go on as it was agreed, and somebody wins in the end.
#[test]
fn knockouts_of_5_13_and_16_with_ties() {
    for players in [5, 13, 16] {
        let mut club = Club::new();
        club.act(Act::New).act(Act::Tie(0)).act(Act::Tie(0));
        club.begin("knockout", players);
        let mut rounds = 0;
        while club.event().draw().is_ok() {
            club.act(Act::Draw);
            rounds += 1;
            // On the first board every game but the last is drawn: the rematch, then Armageddon decides.
            let place = Place { round: rounds - 1, board: 0, game: 0 };
            for game in 0..2 {
                club.act(Act::Result(Place { game, ..place }, Score::Draw));
                club.restart();
            }
            club.act(Act::Result(Place { game: 2, ..place }, Score::Draw));
            let last = club.event().rounds()[place.round].boards[0].colors(2);
            let stand = club.event().stand(place.round, 0);
            assert_eq!(stand, Some(Stand::Over { winner: Some(last.black), by_lot: false }), "Armageddon");
            club.enter_round().check();
        }
        assert_eq!(rounds as u32, players.next_power_of_two().ilog2());
        assert_eq!(club.event().table()[0].place, 1);
        assert_eq!(club.event().table()[1].place, 2);
        club.act(Act::Save(Out::Trf));
        assert!(club.files.is_empty(), "the report has no form for it");
    }
}

/// A bye, a withdrawal, a late entry, a result that is put right, and the page killed in the middle.
#[test]
fn twenty_one_in_a_swiss_of_five_rounds() {
    let mut club = Club::new();
    club.begin("swiss", 21);
    club.act(Act::Draw).enter_round();
    let byes = club.event().rounds()[0].byes.clone();
    assert_eq!(byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count(), 1);
    club.act(Act::Withdraw(3)).act(Act::Ask(4, Some(Bye::Half)));
    club.act(Act::Show(Tab::Players)).set("club-name", "Late Lena 1700").act(Act::Enter);
    assert_eq!(club.event().entrants()[21].rating, 1700);
    club.restart();
    assert!(club.event().has_withdrawn(3));
    club.act(Act::Draw).enter_round();
    let second = club.event().rounds()[1].clone();
    assert!(second.boards.iter().any(|board| board.has(21)), "who came late plays");
    assert!(!second.boards.iter().any(|board| board.has(3)));
    assert!(second.byes.contains(&(4, Bye::Half)));
    club.act(Act::Draw);
    // A result of the first round was wrong: what follows from it is said first, and nothing is drawn anew by itself.
    let place = Place { round: 0, board: 2, game: 0 };
    let before = scores(&club.event(), place).to_vec();
    let other = if before == [Score::WhiteWins] { Score::BlackWins } else { Score::WhiteWins };
    let drawn = club.event().rounds()[2].clone();
    club.act(Act::Result(place, other));
    assert!(club.running().asked.is_some());
    assert_eq!(scores(&club.event(), place), before, "not yet");
    club.act(Act::Leave);
    assert_eq!(club.running().asked, None);
    club.act(Act::Result(place, other)).act(Act::Confirm);
    assert_eq!(scores(&club.event(), place), [other]);
    assert_eq!(club.event().rounds()[2], drawn);
    club.restart();
    club.act(Act::Redraw);
    club.enter_round().check();
    for _ in 3..5 {
        club.act(Act::Draw).enter_round();
    }
    assert_eq!(club.event().draw(), Err(Refusal::Over));
    club.check();
    club.act(Act::Save(Out::Trf)).act(Act::Save(Out::Csv)).act(Act::Save(Out::Pgn));
    let report = tabiya::club::trf::Report::read(&club.files["Friday.trf"]).unwrap();
    assert_eq!((report.cards().count(), report.rounds().unwrap().len()), (22, 5));
    // The report opens again, as the same tournament, to the last point and tie-break.
    let table = standing(&club.running());
    let text = club.files["Friday.trf"].clone();
    club.act(Act::ToList).set("club-report", &text);
    assert_eq!((club.event().rounds().len(), standing(&club.running())), (5, table));
    club.check();
    club.act(Act::ToList).act(Act::Open(1));
    assert_eq!(club.files["Friday.csv"].lines().count(), 23);
    let games: usize = club.event().rounds().iter().map(|round| round.boards.len()).sum();
    assert_eq!(club.files["Friday.pgn"].matches("[Result ").count(), games);
}

/// Two who are not to meet are chosen in two fields, and meet only once they may again.
#[test]
fn two_are_kept_apart() {
    let mut club = Club::new();
    club.begin("swiss", 4);
    let first = club.event().draw().unwrap().pairs[0];
    let [one, other] = [first.white.min(first.black), first.white.max(first.black)];
    club.act(Act::Forbid);
    assert!(club.event().forbidden().is_empty(), "nobody is chosen");
    club.set("pair-one", &other.to_string()).set("pair-other", &one.to_string()).act(Act::Forbid);
    assert_eq!((club.event().forbidden(), club.running().pair), (&[[one, other]][..], Default::default()));
    club.restart();
    club.act(Act::Draw);
    assert!(!club.event().rounds()[0].boards.iter().any(|board| board.has(one) && board.has(other)));
    club.set("pair-one", &one.to_string()).set("pair-other", &one.to_string()).act(Act::Forbid);
    assert!(club.running().refused.is_some());
    club.act(Act::Undo).act(Act::Allow(one, other)).act(Act::Draw).check();
    assert!(club.event().rounds()[0].boards.iter().any(|board| board.has(one) && board.has(other)));
}

/// Who has played here is known from the games: by colour, by opponent, with a rating for games of tournaments.
#[test]
fn players_have_a_profile() {
    let mut club = Club::new();
    club.begin("most-wins", 3);
    for score in [Score::WhiteWins, Score::Draw, Score::BlackWins] {
        club.act(Act::Draw).play(score);
    }
    club.act(Act::ToList).act(Act::Players);
    let players = club.players().shown().to_vec();
    assert_eq!(players.len(), 3);
    let sum = |of: fn(&tabiya::club::people::Tally) -> usize| -> usize {
        players.iter().map(|player| of(&player.profile.all)).sum()
    };
    assert_eq!((sum(|all| all.won), sum(|all| all.drawn), sum(|all| all.lost)), (2, 2, 2));
    for player in &players {
        assert_eq!((player.against.len(), player.curve.len()), (2, 2));
        let [white, black] = player.profile.by_color;
        assert_eq!(white.games() + black.games(), 2);
    }
    club.act(Act::Player(1));
    assert_eq!(club.players().open, Some(1));
}

/// A club in whose players' screen these games have been played: who had White, who had Black, how it came out.
fn played(games: &[(&str, &str, Score)]) -> Club {
    let mut club = Club::new();
    for (white, black, score) in games {
        club.send(PageMsg::Open(Kind::NewGame));
        club.send(settings("white-name", white));
        club.send(settings("black-name", black));
        club.send(dialogs::Msg::NewGame(dialogs::new_game::Msg::Play));
        club.page.wait(1_000);
        club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
        let loser = if *score == Score::WhiteWins { Color::Black } else { Color::White };
        club.send(act(game::Event::Resign(loser)));
    }
    club.go();
    club.act(Act::Players);
    club
}

/// Games against partners have a rating of their own, and count for nothing else.
#[test]
fn who_plays_partners_has_a_rating_of_its_own() {
    let partner = tabiya::partner::Level::ALL[2].name();
    let mut club = played(&[
        ("Ada", &partner, Score::WhiteWins),
        (&partner, "Ada", Score::WhiteWins),
        ("Ada", "Ben", Score::WhiteWins),
        ("", &partner, Score::WhiteWins),
    ]);
    let players = club.players();
    assert_eq!(club.named(), ["Ada 1", "Ben 1"], "a partner is nobody");
    let ada = &players.shown()[club.row("Ada")];
    assert!(ada.curve.is_empty() && players.shown()[club.row("Ben")].practice.is_empty());
    assert!(ada.has_met_people() && players.shown()[club.row("Ben")].has_met_people());
    let [won, lost] = ada.practice[..] else { panic!("{:?}", ada.practice) };
    assert_eq!((won.before, won.half_points, lost.half_points), (1500.0, 2, 0));
    assert!(won.after > 1500.0 && lost.before == won.after && lost.after < lost.before);
    assert_eq!(players.practised(won.id), Some(won));
    club.with("Ada", "Ada L.", Act::Rename);
    assert_eq!(club.players().shown()[club.row("Ada L.")].practice.len(), 2, "games stay theirs");

    // Beside the score sheet the club is asked as well; who has no name has a rating too.
    club.send(dialogs::Msg::Close);
    club.send(PageMsg::Open(Kind::Sheet));
    club.hear(Msg::Here(None, Inside::sealed()));
    club.act(Act::Players);
    let Some(Dialog::Sheet(sheet)) = &club.page.app.ready().unwrap().dialog else { panic!("no sheet") };
    let shown = sheet.club.as_ref().unwrap().shown();
    let Screen::Players(players) = &shown.get::<Inside>().unwrap().screen else { panic!("not read") };
    let last = *club.games.keys().last().unwrap();
    assert_eq!(players.practised(last).unwrap().before, 1500.0);
    assert_eq!(players.practised(won.id), Some(won));
}

/// With odds, with a hint, or after a move was taken back, nobody is rated.
#[test]
fn what_was_no_fair_game_against_a_partner_counts_for_nothing() {
    let partner = tabiya::partner::Level::ALL[2].name();
    let mut club = played(&[("Ada", &partner, Score::WhiteWins)]);
    let rated = |club: &mut Club| {
        club.restart_players();
        club.players().shown()[club.row("Ada")].practice.len()
    };
    assert_eq!(rated(&mut club), 1);
    assert!(!club.players().shown()[club.row("Ada")].has_met_people(), "a partner is nobody");
    let (id, (setup, entries)) = club.games.first_key_value().map(|(id, game)| (*id, game.clone())).unwrap();
    let next = GameId(id.0 + 1);
    let mut odds = setup.clone();
    odds.start = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    club.games.insert(next, (odds, entries.clone()));
    assert_eq!(rated(&mut club), 1, "the partner gave its queen");
    // The same game with a move that was taken back and played again.
    let mut game = game::Game::new(setup.clone());
    let mut journal: Vec<Entry> = Vec::new();
    let e4 = game.position().parse_san("e4").unwrap();
    let events = [
        game::Event::Move(e4),
        game::Event::AskTakeback(Color::White),
        game::Event::Consent(Color::Black),
        game::Event::Move(e4),
        game::Event::Resign(Color::Black),
    ];
    for (number, event) in (0..).zip(events) {
        let at = game::Instant::from_millis(u64::from(number));
        game.apply(at, event.clone()).unwrap();
        journal.push(Entry { number, at, event, after: Some(game.fingerprint()) });
    }
    club.games.insert(next, (setup.clone(), journal.clone()));
    assert_eq!(rated(&mut club), 1, "a move was taken back");
    // With a hint, which stays written down whatever is written over it.
    let mut game = game::Game::new(setup.clone());
    journal.clear();
    let helped = tabiya::partner::Level::helped(&setup.headers);
    let events = [
        game::Event::Move(e4),
        game::Event::SetHeaders(helped.clone()),
        game::Event::Resign(Color::Black),
        game::Event::SetHeaders(setup.headers.clone()),
    ];
    for (number, event) in (0..).zip(events) {
        let at = game::Instant::from_millis(u64::from(number));
        game.apply(at, event.clone()).unwrap();
        journal.push(Entry { number, at, event, after: Some(game.fingerprint()) });
    }
    for plies in [3, 4] {
        club.games.insert(next, (setup.clone(), journal[..plies].to_vec()));
        assert_eq!(rated(&mut club), 1, "a hint was given");
    }
    club.games.insert(next, (Setup { headers: helped, ..setup.clone() }, entries.clone()));
    assert_eq!(rated(&mut club), 1, "it comes from elsewhere, with a hint");
    club.games.insert(next, (setup, entries));
    assert_eq!(rated(&mut club), 2, "and this one counts");
}

/// Something is typed in the sheet for a new game.
fn settings(name: &str, value: &str) -> tabiya::app::Msg {
    let (name, value) = (name.to_owned(), value.to_owned());
    dialogs::Msg::Settings(dialogs::settings::Msg::Set { name, value }).into()
}

impl Club {
    fn players(&self) -> Players {
        match self.inside().screen {
            Screen::Players(players) => *players,
            other => panic!("{other:?}"),
        }
    }

    /// The names of all players, each with the number of games; hidden ones in brackets.
    fn named(&self) -> Vec<String> {
        let shown = |player: &Player| {
            let name = format!("{} {}", player.name, player.profile.all.games());
            if player.is_hidden { format!("({name})") } else { name }
        };
        self.players().shown().iter().map(shown).collect()
    }

    fn row(&self, name: &str) -> usize {
        self.players().shown().iter().position(|player| player.name == name).unwrap()
    }

    /// Something is done with this player, who is unfolded first.
    fn with(&mut self, name: &str, typed: &str, doing: fn(usize) -> Act) -> &mut Club {
        let row = self.row(name);
        if self.players().open != Some(row) {
            self.act(Act::Player(row));
        }
        let other = self.players().shown().iter().position(|player| player.name == typed);
        self.set("player-name", typed)
            .set("player-other", &other.map(|row| row.to_string()).unwrap_or_default());
        self.act(doing(row))
    }

    /// The page is killed and starts again; the players are read from the disk.
    fn restart_players(&mut self) -> &mut Club {
        let (now, settings) = (self.page.now, self.page.app.ready().unwrap().settings.clone());
        let stored = Stored { settings: Some(settings), ..Stored::default() };
        self.page = Page::opened(stored, now, 100);
        self.go();
        self.act(Act::Players)
    }

    fn known(&self) -> Vec<String> {
        self.page.app.ready().unwrap().settings.known_players.clone()
    }
}

/// Another name, two that are one, one who goes, one whom lists leave out: games stay as they are, everything is on the disk
/// at once, and each step is taken back by itself.
#[test]
fn players_are_renamed_merged_deleted_and_hidden() {
    let white = Score::WhiteWins;
    let mut club = played(&[("Ada", "Ben", white), ("ada", "Ben", white), ("Guest", "Ada", white)]);
    let headers =
        |club: &Club| -> Vec<_> { club.games.values().map(|(setup, _)| setup.headers.clone()).collect() };
    let before = headers(&club);
    type One = (&'static str, &'static str, fn(usize) -> Act, &'static [&'static str]);
    let steps: [One; 6] = [
        ("ada", "Ada", Act::Merge, &["Ada 3", "Ben 2", "Guest 1"]),
        ("Ada", " Ada L. ", Act::Rename, &["Ada L. 3", "Ben 2", "Guest 1"]),
        ("Guest", "", Act::Forget, &["Ada L. 3", "Ben 2"]),
        ("Ben", "", |row| Act::Hide(row, true), &["Ada L. 3", "(Ben 2)"]),
        ("Ben", "", |row| Act::Paint(row, Some(2)), &["Ada L. 3", "(Ben 2)"]),
        ("Ben", "Benno", Act::Rename, &["Ada L. 3", "(Benno 2)"]),
    ];
    let mut states = vec![club.named()];
    for (name, typed, doing, after) in steps {
        club.with(name, typed, doing);
        assert_eq!(club.players().refused, None);
        assert_eq!(club.named(), after);
        club.restart_players();
        assert_eq!(club.named(), after, "it is on the disk");
        states.push(club.named());
    }
    let ben = club.players().shown()[1].clone();
    assert_eq!(ben.color, Some(COLORS[2]));
    assert_eq!(ben.against, [("Ada L.".to_owned(), ben.profile.all)]);
    assert_eq!(club.known(), ["Ada L."], "what is offered for the next game follows");
    assert_eq!(headers(&club), before, "no game is written anew");
    while club.players().can_undo() {
        states.pop();
        club.act(Act::Undo);
        assert_eq!(Some(&club.named()), states.last());
        club.restart_players();
        assert_eq!(Some(&club.named()), states.last());
    }
    assert_eq!(states.len(), 1);
    for name in ["Ada", "ada", "Ben", "Guest"] {
        assert!(club.known().contains(&name.to_owned()), "{name} {:?}", club.known());
    }
    assert!(!club.known().contains(&"Ada L.".to_owned()));
    let lines = club.lines.clone();
    club.with("Ada", "Ben", Act::Rename);
    assert_eq!(club.players().refused, Some(NoPlayer::Taken));
    club.with("Ada", " ", Act::Rename);
    assert_eq!(club.players().refused, Some(NoPlayer::Name));
    club.with("Ada", "Ada", Act::Merge).act(Act::Undo).act(Act::Merge(9)).act(Act::Challenge(9));
    assert_eq!(club.lines, lines);
    // It is no tournament.
    club.act(Act::ToList);
    assert_eq!(club.inside().events.as_deref(), Some(&[][..]));
    club.begin("most-wins", 2).check();
}

/// Who was deleted and plays again is somebody new.
#[test]
fn a_later_game_of_a_deleted_name_is_somebody_elses() {
    let mut club = played(&[("Ada", "Guest", Score::WhiteWins)]);
    club.with("Guest", "", Act::Forget);
    assert_eq!(club.named(), ["Ada 1"]);
    assert_eq!(club.players().shown()[0].against[0].0, "", "against nobody");
    assert_eq!(club.page.app.ready().unwrap().settings.black, "");
    let lines = std::mem::take(&mut club.lines);
    let games = std::mem::take(&mut club.games);
    let mut later = played(&[]);
    later.page.now = club.page.now + 1_000;
    (later.lines, later.games) = (lines, games);
    let again = later.games.values().next().unwrap().clone();
    later.games.insert(GameId(later.page.instant().as_micros()), again);
    later.restart_players();
    assert_eq!(later.named(), ["Ada 2", "Guest 1"]);
}

/// One press begins a game between the two who played last, colours swapped, with their clock and rules; two presses one
/// with somebody of the list, against who stays at the board.
#[test]
fn a_quick_match_and_a_challenge() {
    let mut club = played(&[("Cleo", "Dan", Score::WhiteWins)]);
    club.send(PageMsg::Open(Kind::NewGame));
    club.send(settings("rules", "lobby"));
    club.send(settings("clock", "5+3"));
    club.send(settings("white-name", "Ada"));
    club.send(settings("black-name", "Ben"));
    club.send(dialogs::Msg::NewGame(dialogs::new_game::Msg::Play));
    club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
    club.send(act(game::Event::Resign(Color::White)));
    let last = (club.page.game().rules().clone(), club.page.game().clock().unwrap().control().clone());
    let id = club.page.id();
    // What the next game would be like otherwise.
    club.send(PageMsg::Open(Kind::NewGame));
    club.send(settings("clock", "none"));
    club.go();
    club.act(Act::Players);
    assert_eq!(club.players().next, Some(["Ben", "Ada"].map(str::to_owned)));
    club.act(Act::Quick);
    assert!(club.page.app.ready().unwrap().dialog.is_none(), "the board is to be seen");
    let names =
        |club: &Club| [club.page.game().headers().white.clone(), club.page.game().headers().black.clone()];
    assert_eq!(names(&club), ["Ben", "Ada"]);
    club.send(table::Msg::Drop { from: square("d2"), to: square("d4") });
    assert_ne!(club.page.id(), id);
    let now = (club.page.game().rules().clone(), club.page.game().clock().unwrap().control().clone());
    assert_eq!(now, last);
    // White won, so Ben stays and has Black now.
    club.send(act(game::Event::Resign(Color::Black)));
    club.go();
    club.act(Act::Players);
    let row = club.row("Cleo");
    club.act(Act::Player(row));
    assert_eq!(club.players().challenge(row), Some((["Cleo", "Ben"].map(str::to_owned), None)));
    club.act(Act::Challenge(row));
    assert_eq!(names(&club), ["Cleo", "Ben"]);
}

/// A journal that came with a backup stands beside the one of this device; one that cannot be read to its end stays as it is.
#[test]
fn journals_of_players_stand_side_by_side() {
    let mut club = played(&[("Ada", "Ben", Score::WhiteWins)]);
    club.with("Ada", "Ada L.", Act::Rename);
    let (id, _) = *club.lines.keys().last().unwrap();
    let other = "\"Players\"\n{\"Player\":[\"rename\",\"Ben\",\"Benno\"]}\n{\"Player\":[\"undo\"]}";
    club.lines.insert((GameId(id.0 + 1), 0), format!("{other}\n{{\"Player\":[\"sing\"]}}"));
    let before = club.lines.clone();
    club.restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Ben 1"]);
    assert!(!club.players().can_undo());
    club.with("Ben", "Bea", Act::Rename).restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Bea 1"]);
    assert!(before.iter().all(|(key, line)| club.lines.get(key) == Some(line)));
    assert_eq!(club.lines.len(), before.len() + 1);
    club.act(Act::Undo).restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Ben 1"]);
}

/// A journal of players as the first version wrote it: it opens for ever. Never changed.
const FIRST_PLAYERS: &str = include_str!("club/players.txt");

#[test]
fn a_journal_of_players_of_the_first_version_opens() {
    let mut club = played(&[("Ada", "Ben", Score::WhiteWins), ("ada", "Guest", Score::WhiteWins)]);
    club.lines.insert((GameId(1), 0), FIRST_PLAYERS.trim_end().to_owned());
    club.restart_players();
    assert_eq!(club.named(), ["Ada L. 2", "(Ben 1)"]);
    assert_eq!(club.players().shown()[0].color, Some([1, 2, 3]));
    assert!(club.players().can_undo(), "it was read to its end");
}

/// Numbers that look random (xorshift), the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Whatever is pressed, in any order, sensible or not: what is on the disk is the event, also after a restart, and a step
/// that is refused or only asked about leaves nothing there.
#[test]
fn whatever_is_pressed_the_disk_has_the_event() {
    const SCORES: [Score; 6] = [
        Score::WhiteWins,
        Score::Draw,
        Score::BlackWins,
        Score::WhiteByForfeit,
        Score::BlackByForfeit,
        Score::BothForfeit,
    ];
    let formats = ["most-wins", "round-robin", "double", "swiss", "knockout"];
    let (mut asked, mut refused, mut drawn) = (0, 0, 0);
    for seed in 1..=150 {
        let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15 ^ (seed << 20));
        let mut club = Club::new();
        let players = 2 + numbers.below(9);
        club.begin(formats[numbers.below(5)], players);
        for _ in 0..60 {
            let number = numbers.below(4);
            let place = Place { round: numbers.below(3), board: numbers.below(4), game: numbers.below(2) };
            let open = club.event().next().map_or(place, |ahead| ahead.place);
            let player = numbers.below(players + 1);
            let before = club.lines.clone();
            let act = match numbers.below(25) {
                0..8 => Act::Result(open, SCORES[numbers.below(6)]),
                8 => Act::Result(place, SCORES[numbers.below(6)]),
                9 => Act::Clear(place),
                10 => Act::Adjourn(open),
                11..15 => Act::Draw,
                15 => Act::Redraw,
                16 => Act::Cancel,
                17 => Act::Undo,
                18 => Act::Withdraw(player),
                19 => Act::Return(player),
                20 => Act::Ask(player, [None, Some(Bye::Half), Some(Bye::Zero)][number % 3]),
                21 => Act::Leave,
                22 => {
                    club.set("club-name", "Late 1500");
                    if number == 0 { Act::Enter } else { Act::Rename(player) }
                }
                23 => [Act::StartClock, Act::StopClock, Act::ResetClock, Act::Tick][number],
                _ => Act::Show(Tab::Standings),
            };
            club.act(act);
            if club.running().asked.is_some() {
                assert_eq!(club.lines, before, "it is only asked about: {act:?}");
                asked += 1;
                club.act(if number == 0 { Act::Leave } else { Act::Confirm });
            }
            if club.running().refused.is_some() {
                refused += 1;
                assert_eq!(club.lines, before, "it was refused: {act:?}");
            }
            drawn = drawn.max(club.event().rounds().len());
            if number == 3 && numbers.below(8) == 0 {
                club.restart();
            }
            club.check();
        }
    }
    assert!(asked > 100 && refused > 100 && drawn > 4, "{asked} {refused} {drawn}");
}

/// A journal as the first version wrote it: it opens for ever. Never changed.
const FIRST: &str = include_str!("club/first.json");

#[test]
fn a_journal_of_the_first_version_opens() {
    let first: serde_json::Value = serde_json::from_str(FIRST).unwrap();
    let records: Vec<(u32, &str)> =
        (0..).zip(first["records"].as_array().unwrap().iter().map(|text| text.as_str().unwrap())).collect();
    let running = Running::replay(GameId(1), &records).unwrap();
    assert!(!running.is_damaged);
    assert_eq!(standing(&running), first["standings"]);
    assert_eq!((running.links.len(), running.head.name.as_str()), (1, "Friday"));
}

/// Names, places, points and tie-breaks.
fn standing(running: &Running) -> serde_json::Value {
    let row = |row: &tabiya::club::event::Row| {
        let values: Vec<_> = row.values.iter().map(|value| value.map(|value| value.quarters())).collect();
        serde_json::json!([running.event.entrants()[row.player].name, row.place, row.half_points, values])
    };
    running.event.table().iter().map(row).collect()
}

/// Writes that journal, once.
#[test]
#[ignore = "writes the sample of the first version, where there is none"]
fn write_the_first_journal() {
    let path = std::path::Path::new("tests/app/club/first.json");
    assert!(!path.exists(), "a sample is never changed");
    let mut club = Club::new();
    club.begin("swiss", 7).act(Act::Draw).play(Score::Draw).enter_round();
    club.act(Act::Withdraw(3)).act(Act::Ask(4, Some(Bye::Half))).act(Act::Draw).enter_round();
    let place = Place { round: 0, board: 1, game: 0 };
    club.act(Act::Result(place, Score::BothForfeit)).act(Act::Confirm).act(Act::Undo).act(Act::Confirm);
    club.set("club-name", "Late Lena 1700").act(Act::Enter).act(Act::Draw);
    let records: Vec<&String> = club.lines.values().collect();
    let sample = serde_json::json!({ "records": records, "standings": standing(&club.running()) });
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, serde_json::to_string_pretty(&sample).unwrap()).unwrap();
}

/// Each step can be taken back, one after the other, down to an event with nobody in it.
#[test]
fn every_step_can_be_undone() {
    let mut club = Club::new();
    club.begin("round-robin", 4).act(Act::Draw).enter_round();
    club.act(Act::Withdraw(2)).act(Act::Draw);
    let mut steps = 0;
    while club.event().last_step().is_some() {
        club.act(Act::Undo);
        if club.running().asked.is_some() {
            club.act(Act::Confirm);
        }
        steps += 1;
    }
    assert_eq!(steps, 4 + 1 + 2 + 1 + 1);
    assert_eq!(club.event().entrants().len(), 0);
    club.check();
}

/// A result that was taken in stays out once it is undone, and a game that was left goes on.
#[test]
fn a_game_of_the_event_is_found_again() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(Act::Draw).act(Act::Next);
    club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
    let (id, names) = (club.page.id(), club.page.game().headers().clone());
    assert_eq!(names.round, "1.1");
    // Another game comes between, then this one is asked for again.
    club.send(table::Msg::NewGame);
    assert_ne!(club.page.id(), id);
    club.go();
    club.act(Act::Next);
    assert_eq!((club.page.id(), club.page.game().moves().len()), (id, 1), "it goes on where it was left");
    club.send(act(game::Event::Resign(Color::White)));
    club.go();
    let place = Place { round: 0, board: 0, game: 0 };
    assert_eq!(scores(&club.event(), place), [Score::BlackWins]);
    club.act(Act::Undo);
    club.restart();
    assert_eq!(scores(&club.event(), place), [], "what was undone does not come back by itself");
}

#[test]
fn an_event_is_deleted_and_had_back() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(Act::Draw);
    club.act(Act::ToList).act(Act::Delete(0));
    assert!(club.lines.is_empty());
    assert_eq!(club.inside().events.as_deref(), Some(&[][..]));
    club.act(Act::Undelete).act(Act::Open(0)).check();
    assert_eq!(club.event().entrants().len(), 3);
    assert_eq!(club.event().rounds().len(), 1);
}

/// What cannot be read is shown as far as it goes, and nothing is written into it.
#[test]
fn a_damaged_journal_is_left_alone() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(Act::Draw);
    let id = club.running().id;
    let last = club.lines.keys().last().copied().unwrap();
    club.lines.insert(last, "{\"Step\":{\"Withdraw\":99}}".to_owned());
    let before = club.lines.clone();
    club.restart();
    assert!(club.running().is_damaged);
    assert_eq!(club.event().entrants().len(), 3);
    club.act(Act::Draw).act(Act::Undo).act(Act::Withdraw(0)).act(Act::Next);
    assert_eq!(club.lines, before);
    club.lines.insert((id, 0), String::new());
    club.act(Act::ToList);
    assert_eq!(club.inside().events.as_ref().unwrap()[0].head, None);
    club.act(Act::Open(0));
    assert_eq!(club.inside().screen, Screen::List);
}

#[test]
fn what_is_no_report_says_so() {
    let mut club = Club::new();
    for text in ["", "Ada\nBen", "001 what", "012 A name\r\n"] {
        club.set("club-report", text);
        assert!(club.inside().is_no_report && club.lines.is_empty(), "{text}");
    }
}

#[test]
fn fields_that_make_no_event_say_why() {
    let mut club = Club::new();
    club.act(Act::New).set("event-players", "Ada").act(Act::Create);
    assert!(matches!(&club.inside().screen, Screen::New(draft) if draft.fault.is_some()));
    club.set("event-players", "Ada, Ben")
        .set("event-format", "swiss")
        .set("event-rounds", "0")
        .act(Act::Create);
    assert!(club.inside().running().is_none());
    assert!(club.lines.is_empty());
    club.set("event-rounds", "1").act(Act::Create);
    assert_eq!(club.event().entrants().len(), 2);
}
