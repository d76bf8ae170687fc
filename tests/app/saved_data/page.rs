//! A page that saves its data on a simulated disk.

use super::disk::Disk;
use tabiya::app::dialogs::{self, Kind, settings};
use tabiya::app::table::{self, SessionGame, Table};
use tabiya::app::{App, DiskMsg, GameId, Msg, Notice, PageMsg, Settings, StoredData, StoredGame, update};
use tabiya::game::{Event, Game, Instant, reopen_game};
use tabiya::rules::Color;

/// A page whose effects are applied to a simulated disk.
pub(super) struct Page {
    app: App,
    pub(super) disk: Disk,
    pub(super) now: Instant,
}

impl Page {
    pub(super) fn new() -> Page {
        let mut page = Page { app: App::default(), disk: Disk::default(), now: Instant::from_millis(1_000) };
        page.send(DiskMsg::Opened(Box::<StoredData>::default()));
        page
    }

    /// Opens the page again from `disk`, five seconds after `now`.
    pub(super) fn again(disk: &Disk, now: Instant) -> Page {
        Page::found(disk.open(), disk, now)
    }

    /// Like [`Page::again`], but the page finds `stored` on the disk.
    pub(super) fn found(stored: StoredData, disk: &Disk, now: Instant) -> Page {
        let mut page = Page { app: App::default(), disk: disk.clone(), now: now.plus_millis(5_000) };
        page.send(DiskMsg::Opened(Box::new(stored)));
        page
    }

    pub(super) fn send(&mut self, msg: impl Into<Msg>) {
        self.now = self.now.plus_millis(40);
        let effects = update(&mut self.app, msg.into(), self.now);
        self.disk.keep(&effects);
    }

    pub(super) fn act(&mut self, event: Event) {
        self.send(table::Msg::ApplyEvent(event));
    }

    pub(super) fn play(&mut self, sans: &str) {
        for san in sans.split_whitespace() {
            let mv = self.game().position().parse_san(san).unwrap();
            self.send(table::Msg::Drop { from: mv.from(), to: mv.to() });
        }
    }

    pub(super) fn address(&mut self, fragment: &str) {
        self.send(PageMsg::Address(fragment.to_owned()));
    }

    fn choose(&mut self, name: &str, value: &str) {
        self.send(PageMsg::OpenDialog(Kind::Settings));
        let set = settings::Msg::Set { name: name.to_owned(), value: value.to_owned() };
        self.send(dialogs::Msg::Settings(set));
        self.send(dialogs::Msg::Close);
    }

    pub(super) fn table(&self) -> &Table {
        &self.app.ready().unwrap().table
    }

    pub(super) fn game(&self) -> &Game {
        self.table().session.game()
    }

    pub(super) fn id(&self) -> Option<GameId> {
        self.table().session.save_state().id
    }

    pub(super) fn put_aside(&self) -> Option<&SessionGame> {
        self.table().session.games_aside().first()
    }

    pub(super) fn settings(&self) -> &Settings {
        &self.app.ready().unwrap().settings
    }

    pub(super) fn open_dialog(&self) -> Option<Kind> {
        self.app.ready()?.dialog.as_ref().map(|dialog| dialog.kind())
    }

    pub(super) fn notice(&self) -> Option<&Notice> {
        self.table().notices.current()
    }
}

/// A page with a game put aside, and a game on the board that contains events of many kinds.
pub(super) fn played() -> Page {
    let mut page = Page::new();
    page.address("clock=120+1&rules=lobby");
    page.play("d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7");
    page.address("clock=300+3");
    page.play("e4 e5 Nf3");
    page.choose("announce-check", "on");
    page.act(Event::OfferDraw(Color::Black));
    page.act(Event::DeclineDraw(Color::White));
    page.play("Nc6 Bb5 a6");
    page.act(Event::AskTakeback(Color::Black));
    page.act(Event::GrantRequest(Color::White));
    page.play("Nf6 O-O");
    page.act(Event::Pause);
    page.act(Event::Resume);
    page.play("Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8");
    page
}

/// Describes the fault that reopening a game finds, if any.
pub(super) fn fault(game: &StoredGame) -> Option<String> {
    reopen_game(game.setup.clone().ok()?, &game.entries).fault
}
