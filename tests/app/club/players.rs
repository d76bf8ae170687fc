//! Profiles of the players whom the app knows, changes to these players, and games that begin from
//! the list of players.

use super::super::page::{Page, square};
use super::{Club, act};
use tabiya::app::dialogs::club::{
    AVATAR_COLORS, ClubCommand, ClubPage, ClubState, Msg, PlayersScreen, ProfiledPlayer,
};
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::{GameId, PageMsg, StoredData, opponent, table};
use tabiya::club::player_register::RegisterRefusal as NoPlayer;
use tabiya::club::record::PairingResult;
use tabiya::game::{self, GameSetup, JournalEntry};
use tabiya::opponent::OpponentLevel;
use tabiya::rules::Color;

/// Profiles are derived from the saved games: results by colour and by opponent, and a rating from
/// tournament games.
#[test]
fn players_have_a_profile() {
    let mut club = Club::new();
    club.begin("most-wins", 3);
    for score in [PairingResult::WhiteWins, PairingResult::Draw, PairingResult::BlackWins] {
        club.act(ClubCommand::PairRound).play(score);
    }
    club.act(ClubCommand::ToList).act(ClubCommand::Players);
    let players = club.players().shown_players().to_vec();
    assert_eq!(players.len(), 3);
    let sum = |of: fn(&tabiya::club::people::ScoreTally) -> usize| -> usize {
        players.iter().map(|player| of(&player.profile.all)).sum()
    };
    assert_eq!((sum(|all| all.won), sum(|all| all.drawn), sum(|all| all.lost)), (2, 2, 2));
    for player in &players {
        assert_eq!((player.against.len(), player.curve.len()), (2, 2));
        let [white, black] = player.profile.by_color;
        assert_eq!(white.games() + black.games(), 2);
    }
    club.act(ClubCommand::Player(1));
    assert_eq!(club.players().open, Some(1));
}

/// Plays these games, then shows the players in the club. Each game has the name of White, the name
/// of Black, and the result. The name of an [`OpponentLevel`] stands for the computer.
pub(super) fn played(games: &[(&str, &str, PairingResult)]) -> Club {
    let mut club = Club::new();
    for (white, black, score) in games {
        club.send(PageMsg::OpenDialog(Kind::NewGame));
        club.send(settings("partner", "none"));
        // In the dialog, the computer has Black. If the computer has White in the game, the test
        // exchanges the sides before the game begins.
        let level = |name: &str| OpponentLevel::ALL.into_iter().find(|level| level.name() == name);
        let swaps = level(white).is_some();
        let (first, second) = if swaps { (black, white) } else { (white, black) };
        club.send(settings("white-name", first));
        match level(second) {
            Some(level) => club.send(settings("partner", &(level.number + 1).to_string())),
            None => club.send(settings("black-name", second)),
        };
        if swaps {
            club.send(dialogs::Msg::NewGame(dialogs::new_game::Msg::Swap));
        }
        club.send(dialogs::Msg::NewGame(dialogs::new_game::Msg::Play));
        club.page.wait(1_000);
        club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
        let loser = if *score == PairingResult::WhiteWins { Color::Black } else { Color::White };
        if level(loser.by_color(white, black)).is_some() {
            // The computer decides itself to resign.
            club.send(opponent::Msg::Decided("resign".to_owned()));
            club.page.wait(60_000);
            club.send(table::Msg::Wake);
        } else {
            club.send(act(game::Event::Resign(loser)));
        }
    }
    club.go();
    club.act(ClubCommand::Players);
    club
}

/// Games against the computer change only a separate rating of the player, the practice rating.
#[test]
fn who_plays_partners_has_a_rating_of_its_own() {
    let partner = OpponentLevel::ALL[2].name();
    let mut club = played(&[
        ("Ada", &partner, PairingResult::WhiteWins),
        (&partner, "Ada", PairingResult::WhiteWins),
        ("Ada", "Ben", PairingResult::WhiteWins),
        ("", &partner, PairingResult::WhiteWins),
    ]);
    let players = club.players();
    assert_eq!(club.named(), ["Ada 1", "Ben 1"], "a partner is no one");
    let ada = &players.shown_players()[club.row("Ada")];
    assert!(ada.curve.is_empty() && players.shown_players()[club.row("Ben")].practice.is_empty());
    assert!(ada.has_met_people() && players.shown_players()[club.row("Ben")].has_met_people());
    let [won, lost] = ada.practice[..] else { panic!("{:?}", ada.practice) };
    assert_eq!((won.before, won.half_points, lost.half_points), (1500.0, 2, 0));
    assert!(won.after > 1500.0 && lost.before == won.after && lost.after < lost.before);
    assert_eq!(players.practice_rating(won.id), Some(won));
    club.with("Ada", "Ada L.", ClubCommand::Rename);
    assert_eq!(club.players().shown_players()[club.row("Ada L.")].practice.len(), 2, "games stay theirs");

    // The score sheet dialog also loads the data of the club, to show ratings. A player without a
    // name also has a rating.
    club.send(dialogs::Msg::Close);
    club.send(PageMsg::OpenDialog(Kind::Sheet));
    club.hear(Msg::Loaded(None, ClubState::empty_content()));
    club.act(ClubCommand::Players);
    let Some(Dialog::Sheet(sheet)) = &club.page.app.ready().unwrap().dialog else { panic!("no sheet") };
    let ClubPage::Players(players) = &sheet.club.as_ref().unwrap().get::<ClubState>().unwrap().screen else {
        panic!("not read")
    };
    let last = *club.games.keys().last().unwrap();
    assert_eq!(players.practice_rating(last).unwrap().before, 1500.0);
    assert_eq!(players.practice_rating(won.id), Some(won));
}

/// Games against the computer with odds, a hint or a takeback are not rated.
#[test]
fn what_was_no_fair_game_against_a_partner_counts_for_nothing() {
    let partner = OpponentLevel::ALL[2].name();
    let mut club = played(&[("Ada", &partner, PairingResult::WhiteWins)]);
    let rated = |club: &mut Club| {
        club.restart_players();
        club.players().shown_players()[club.row("Ada")].practice.len()
    };
    assert_eq!(rated(&mut club), 1);
    assert!(!club.players().shown_players()[club.row("Ada")].has_met_people(), "a partner is no one");
    let (id, (setup, entries)) = club.games.first_key_value().map(|(id, game)| (*id, game.clone())).unwrap();
    let next = GameId(id.0 + 1);
    let mut odds = setup.clone();
    odds.start = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    club.games.insert(next, (odds, entries.clone()));
    assert_eq!(rated(&mut club), 1, "the partner gave its queen");
    // A game like the first, but a move is taken back and made again.
    let mut game = game::Game::new(setup.clone());
    let mut journal: Vec<JournalEntry> = Vec::new();
    let e4 = game.position().parse_san("e4").unwrap();
    let events = [
        game::Event::Move(e4),
        game::Event::AskTakeback(Color::White),
        game::Event::GrantRequest(Color::Black),
        game::Event::Move(e4),
        game::Event::Resign(Color::Black),
    ];
    for (number, event) in (0..).zip(events) {
        let at = game::Instant::from_millis(u64::from(number));
        game.apply(at, event.clone()).unwrap();
        journal.push(JournalEntry { number, at, event, fingerprint_after: Some(game.fingerprint()) });
    }
    club.games.insert(next, (setup.clone(), journal.clone()));
    assert_eq!(rated(&mut club), 1, "a move was taken back");
    // A game like the first, but with a hint. A later change of the headers does not remove the
    // record of the hint.
    let mut game = game::Game::new(setup.clone());
    journal.clear();
    let helped = tabiya::opponent::OpponentLevel::with_hint_given(&setup.headers);
    let events = [
        game::Event::Move(e4),
        game::Event::SetHeaders(helped.clone()),
        game::Event::Resign(Color::Black),
        game::Event::SetHeaders(setup.headers.clone()),
    ];
    for (number, event) in (0..).zip(events) {
        let at = game::Instant::from_millis(u64::from(number));
        game.apply(at, event.clone()).unwrap();
        journal.push(JournalEntry { number, at, event, fingerprint_after: Some(game.fingerprint()) });
    }
    for plies in [3, 4] {
        club.games.insert(next, (setup.clone(), journal[..plies].to_vec()));
        assert_eq!(rated(&mut club), 1, "a hint was given");
    }
    club.games.insert(next, (GameSetup { headers: helped, ..setup.clone() }, entries.clone()));
    assert_eq!(rated(&mut club), 1, "it comes from elsewhere, with a hint");
    club.games.insert(next, (setup, entries));
    assert_eq!(rated(&mut club), 2, "and this one counts");
}

/// Sets a field of the new-game dialog.
fn settings(name: &str, value: &str) -> tabiya::app::Msg {
    let (name, value) = (name.to_owned(), value.to_owned());
    dialogs::Msg::Settings(dialogs::settings::Msg::Set { name, value }).into()
}

impl Club {
    pub(super) fn players(&self) -> PlayersScreen {
        match self.inside().screen {
            ClubPage::Players(players) => *players,
            other => panic!("{other:?}"),
        }
    }

    /// Names of all players with their number of games; hidden players in brackets.
    fn named(&self) -> Vec<String> {
        let shown = |player: &ProfiledPlayer| {
            let name = format!("{} {}", player.name, player.profile.all.games());
            if player.is_hidden { format!("({name})") } else { name }
        };
        self.players().shown_players().iter().map(shown).collect()
    }

    pub(super) fn row(&self, name: &str) -> usize {
        self.players().shown_players().iter().position(|player| player.name == name).unwrap()
    }

    /// Opens the row of the player `name`, and types `typed` in its name field. If there is a
    /// player named `typed`, also chooses that player in the field for another player. Then
    /// performs the command `doing` for the row.
    fn with(&mut self, name: &str, typed: &str, doing: fn(usize) -> ClubCommand) -> &mut Club {
        let row = self.row(name);
        if self.players().open != Some(row) {
            self.act(ClubCommand::Player(row));
        }
        let other = self.players().shown_players().iter().position(|player| player.name == typed);
        self.set("player-name", typed)
            .set("player-other", &other.map(|row| row.to_string()).unwrap_or_default());
        self.act(doing(row))
    }

    /// Restarts the page from its disk, as after a crash, and shows the players.
    pub(super) fn restart_players(&mut self) -> &mut Club {
        let (now, settings) = (self.page.now, self.page.app.ready().unwrap().settings.clone());
        let stored = StoredData { settings: Some(settings), ..StoredData::default() };
        self.page = Page::opened(stored, now, 100);
        self.go();
        self.act(ClubCommand::Players)
    }

    fn known(&self) -> Vec<String> {
        self.page.app.ready().unwrap().settings.known_players.clone()
    }
}

/// Players are renamed, merged, deleted and hidden: their games stay unchanged, and each step is
/// saved at once and can be undone by itself.
#[test]
fn players_are_renamed_merged_deleted_and_hidden() {
    let white = PairingResult::WhiteWins;
    let mut club = played(&[("Ada", "Ben", white), ("ada", "Ben", white), ("Guest", "Ada", white)]);
    let headers =
        |club: &Club| -> Vec<_> { club.games.values().map(|(setup, _)| setup.headers.clone()).collect() };
    let before = headers(&club);
    type One = (&'static str, &'static str, fn(usize) -> ClubCommand, &'static [&'static str]);
    let steps: [One; 6] = [
        ("ada", "Ada", ClubCommand::Merge, &["Ada 3", "Ben 2", "Guest 1"]),
        ("Ada", " Ada L. ", ClubCommand::Rename, &["Ada L. 3", "Ben 2", "Guest 1"]),
        ("Guest", "", ClubCommand::DeletePlayer, &["Ada L. 3", "Ben 2"]),
        ("Ben", "", |row| ClubCommand::Hide(row, true), &["Ada L. 3", "(Ben 2)"]),
        ("Ben", "", |row| ClubCommand::SetBadgeColor(row, Some(2)), &["Ada L. 3", "(Ben 2)"]),
        ("Ben", "Benno", ClubCommand::Rename, &["Ada L. 3", "(Benno 2)"]),
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
    let ben = club.players().shown_players()[1].clone();
    assert_eq!(ben.badge_color, Some(AVATAR_COLORS[2]));
    assert_eq!(ben.against, [("Ada L.".to_owned(), ben.profile.all)]);
    assert_eq!(club.known(), ["Ada L."], "what is offered for the next game follows");
    assert_eq!(headers(&club), before, "no game is written again");
    while club.players().can_undo() {
        states.pop();
        club.act(ClubCommand::Undo);
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
    club.with("Ada", "Ben", ClubCommand::Rename);
    assert_eq!(club.players().refused, Some(NoPlayer::NameTaken));
    club.with("Ada", " ", ClubCommand::Rename);
    assert_eq!(club.players().refused, Some(NoPlayer::Name));
    club.with("Ada", "Ada", ClubCommand::Merge)
        .act(ClubCommand::Undo)
        .act(ClubCommand::Merge(9))
        .act(ClubCommand::Challenge(9));
    assert_eq!(club.lines, lines);
    // The journal of the players (the saved changes to them) is not listed as a tournament.
    club.act(ClubCommand::ToList);
    assert_eq!(club.inside().events.as_deref(), Some(&[][..]));
    club.begin("most-wins", 2).assert_journal_restores();
}

/// A later game with the name of a deleted player belongs to a new player.
#[test]
fn a_later_game_of_a_deleted_name_is_somebody_elses() {
    let mut club = played(&[("Ada", "Guest", PairingResult::WhiteWins)]);
    club.with("Guest", "", ClubCommand::DeletePlayer);
    assert_eq!(club.named(), ["Ada 1"]);
    assert_eq!(club.players().shown_players()[0].against[0].0, "", "against no one");
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

/// One press starts a rematch of the last two players, with colours exchanged and the same clock
/// and rules. Two presses start a game of the winner against a player from the list.
#[test]
fn a_quick_match_and_a_challenge() {
    let mut club = played(&[("Cleo", "Dan", PairingResult::WhiteWins)]);
    club.send(PageMsg::OpenDialog(Kind::NewGame));
    club.send(settings("rules", "lobby"));
    club.send(settings("clock", "5+3"));
    club.send(settings("white-name", "Ada"));
    club.send(settings("black-name", "Ben"));
    club.send(dialogs::Msg::NewGame(dialogs::new_game::Msg::Play));
    club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
    club.send(act(game::Event::Resign(Color::White)));
    let last = (club.page.game().rules().clone(), club.page.game().clock().unwrap().control().clone());
    let id = club.page.id();
    // The settings for the next game differ from the last game.
    club.send(PageMsg::OpenDialog(Kind::Settings));
    club.send(settings("clock", "none"));
    club.go();
    club.act(ClubCommand::Players);
    assert_eq!(club.players().rematch_names, Some(["Ben", "Ada"].map(str::to_owned)));
    club.act(ClubCommand::Rematch);
    assert!(club.page.app.ready().unwrap().dialog.is_none(), "the board is to be seen");
    let names =
        |club: &Club| [club.page.game().headers().white.clone(), club.page.game().headers().black.clone()];
    assert_eq!(names(&club), ["Ben", "Ada"]);
    club.send(table::Msg::Drop { from: square("d2"), to: square("d4") });
    assert_ne!(club.page.id(), id);
    let now = (club.page.game().rules().clone(), club.page.game().clock().unwrap().control().clone());
    assert_eq!(now, last);
    // Ben won as White, so he stays at the board and plays Black next.
    club.send(act(game::Event::Resign(Color::Black)));
    club.go();
    club.act(ClubCommand::Players);
    let row = club.row("Cleo");
    club.act(ClubCommand::Player(row));
    assert_eq!(club.players().challenge(row), Some((["Cleo", "Ben"].map(str::to_owned), None)));
    club.act(ClubCommand::Challenge(row));
    assert_eq!(names(&club), ["Cleo", "Ben"]);
}

/// The page uses its own journal of players (the saved changes to them, such as renames) together
/// with a journal from a backup. A journal that cannot be read stays unchanged.
#[test]
fn journals_of_players_stand_side_by_side() {
    let mut club = played(&[("Ada", "Ben", PairingResult::WhiteWins)]);
    club.with("Ada", "Ada L.", ClubCommand::Rename);
    let (id, _) = *club.lines.keys().last().unwrap();
    let other = "\"Players\"\n{\"Player\":[\"rename\",\"Ben\",\"Benno\"]}\n{\"Player\":[\"undo\"]}";
    club.lines.insert((GameId(id.0 + 1), 0), format!("{other}\n{{\"Player\":[\"sing\"]}}"));
    let before = club.lines.clone();
    club.restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Ben 1"]);
    assert!(!club.players().can_undo());
    club.with("Ben", "Bea", ClubCommand::Rename).restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Bea 1"]);
    assert!(before.iter().all(|(key, line)| club.lines.get(key) == Some(line)));
    assert_eq!(club.lines.len(), before.len() + 1);
    club.act(ClubCommand::Undo).restart_players();
    assert_eq!(club.named(), ["Ada L. 1", "Ben 1"]);
}

/// A journal of players that version 1 wrote. Every version must open it, so the file is never
/// changed.
const FIRST_PLAYERS: &str = include_str!("players.txt");

#[test]
fn a_journal_of_players_of_the_first_version_opens() {
    let mut club =
        played(&[("Ada", "Ben", PairingResult::WhiteWins), ("ada", "Guest", PairingResult::WhiteWins)]);
    club.lines.insert((GameId(1), 0), FIRST_PLAYERS.trim_end().to_owned());
    club.restart_players();
    assert_eq!(club.named(), ["Ada L. 2", "(Ben 1)"]);
    assert_eq!(club.players().shown_players()[0].badge_color, Some([1, 2, 3]));
    assert!(club.players().can_undo(), "it was read to its end");
}
