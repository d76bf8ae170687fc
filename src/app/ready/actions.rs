//! Carries out what features ask the page for.

use super::Ready;
use crate::app::action::PageAction;
use crate::app::announcements::{Notice, What};
use crate::app::dialogs::{self, Dialog, Kind, club, import};
use crate::app::effect::{Effect, Focus, PageEffect, Share, Shared, StoreEffect};
use crate::app::kept::{Saved, StoredGame};
use crate::app::replay::read;
use crate::app::settings::Settings;
use crate::app::update::Update;
use crate::club::event::Place;
use crate::game::link::SharedGame;
use crate::game::{Event, Halt, Headers, Instant, Setup};
use crate::rules::pgn::Note;
use crate::rules::{Move, Position};

impl Ready {
    /// Carries out the actions of an update, and what follows from it. Returns all effects in order.
    pub(in crate::app) fn carry_out(&mut self, update: Update, now: Instant) -> Vec<Effect> {
        let mut effects = self.act_all(update, now);
        effects.extend(self.settle(now));
        effects
    }

    /// Carries out the actions of an update, and those that they ask for.
    pub(super) fn act_all(&mut self, update: Update, now: Instant) -> Vec<Effect> {
        let Update { mut effects, actions } = update;
        for action in actions {
            let update = self.act(action, now);
            effects.extend(self.act_all(update, now));
        }
        effects
    }

    fn act(&mut self, action: PageAction, now: Instant) -> Update {
        match action {
            PageAction::Apply(event) => return self.happen(event, now),
            PageAction::CloseDialog => return self.close(),
            PageAction::ShowRestored => return self.open(Kind::Games),
            PageAction::FlipBoard => return self.flip(),
            PageAction::NoteBackup => return self.is_backed_up(),
            PageAction::RemoveDialog => {
                self.take_dialog();
            }
            PageAction::ClearPage => {
                self.take_dialog();
                self.table.notices.clear();
            }
            PageAction::Notify(notice) => self.table.notify(notice),
            PageAction::Announce(said) => self.table.seats.tell_both(vec![said]),
            PageAction::Shared { shared, shown } => self.tell_shared(shared, shown),
            PageAction::ReleasePiece => self.table.input.release(),
            // Only dialogs ask for the others, and so their code is here.
            action => return self.dialog_code.map(|code| (code.act)(self, action, now)).into(),
        }
        Update::none()
    }

    /// Carries out an action that only dialogs ask for.
    pub(super) fn act_for_dialog(&mut self, action: PageAction, now: Instant) -> Update {
        match action {
            PageAction::ImportText(text) => {
                let opened = self.open(Kind::Import);
                opened.then(self.update_dialog(dialogs::Msg::Import(import::Msg::Text(text)), now))
            }
            PageAction::TakeResult(fragment) => {
                let club = club::Club { brought: Some(fragment), ..club::Club::default() };
                self.show(Dialog::Club(club))
            }
            PageAction::OpenAddress(fragment) => self.open_address(&fragment, now),
            PageAction::ChooseSettings(settings) => self.choose(*settings, now),
            PageAction::ChooseStart(start) => {
                self.settings.start = start;
                self.keep_settings().then(self.open(Kind::NewGame))
            }
            PageAction::RememberEvent(event) => {
                self.event = event;
                Update::none()
            }
            PageAction::ListGames { from, pages, whole } => {
                let unfinished = self.table.session.unfinished();
                Update::effect(StoreEffect::List { from, pages, whole, unfinished })
            }
            PageAction::Delete(what) => self.delete(what),
            PageAction::Undelete(what) => self.undelete(what),
            action => self.act_on_game(action, now),
        }
    }

    /// Carries out an action of a dialog on the game on the board, or one that puts another game there.
    fn act_on_game(&mut self, action: PageAction, now: Instant) -> Update {
        match action {
            PageAction::CorrectPosition { event, note } => self.correct_position(event, note, now),
            PageAction::PlayMove(mv) => self.play_move(mv, now),
            PageAction::SetHeaders(headers) => self.set_headers(headers, now),
            PageAction::MoveGame => self.move_game(now),
            PageAction::DropTicket => self.drop_ticket(now),
            PageAction::StartGame => self.play(now),
            PageAction::StartGameWith(settings) => self.play_with(*settings, now),
            PageAction::StartGameFrom(position) => self.play_from(*position, now),
            PageAction::StartSavedGame(setup) => {
                let (table, ctx) = self.at_table(now);
                // Its name is known from now on: the ticket of its place must not be lost.
                table.start_saved(*setup, &ctx).1
            }
            PageAction::StartEventGame(place, setup) => self.start_event_game(place, *setup, now),
            PageAction::PlayOn(shared) => {
                let (table, ctx) = self.at_table(now);
                table.receive(shared.journal(), &ctx)
            }
            PageAction::BringGame(game) => self.bring(*game, now),
            PageAction::LookAt(game) => {
                self.table.look_at(*game);
                Update::none()
            }
            // These are carried out before: the compiler names what is forgotten.
            PageAction::Apply(_)
            | PageAction::CloseDialog
            | PageAction::ShowRestored
            | PageAction::FlipBoard
            | PageAction::NoteBackup
            | PageAction::RemoveDialog
            | PageAction::ClearPage
            | PageAction::Notify(_)
            | PageAction::Announce(_)
            | PageAction::Shared { .. }
            | PageAction::ReleasePiece
            | PageAction::ImportText(_)
            | PageAction::TakeResult(_)
            | PageAction::OpenAddress(_)
            | PageAction::ChooseSettings(_)
            | PageAction::ChooseStart(_)
            | PageAction::RememberEvent(_)
            | PageAction::ListGames { .. }
            | PageAction::Delete(_)
            | PageAction::Undelete(_) => Update::none(),
        }
    }

    /// Tells the players whether something went to the clipboard or to a file, once that is known. Where no dialog shows
    /// that it did not, a notice does.
    pub(super) fn tell_shared(&mut self, shared: Shared, shown: bool) {
        match shared {
            Shared::Copied(false) if !shown => self.table.notify(Notice::staying(What::NotCopied)),
            Shared::Downloaded(false) if !shown => self.table.notify(Notice::staying(What::NotDownloaded)),
            _ => self.table.seats.tell_both(vec![shared.into()]),
        }
    }

    /// Applies an event to the game.
    pub(super) fn happen(&mut self, event: Event, now: Instant) -> Update {
        let (table, ctx) = self.at_table(now);
        table.act(event, &ctx)
    }

    fn correct_position(&mut self, event: Event, note: Option<Note>, now: Instant) -> Update {
        let corrections = |ready: &Ready| ready.table.session.game().corrections().len();
        let before = corrections(self);
        let update = self.happen(event, now);
        // A refusal and the end of the game are said instead.
        let goes_on = corrections(self) > before && self.table.session.in_progress();
        if let Some(note) = note.filter(|_| goes_on) {
            self.table.read_loosely(note, now);
        }
        update
    }

    fn play_move(&mut self, mv: Move, now: Instant) -> Update {
        let (table, ctx) = self.at_table(now);
        let update = table.play(mv, &ctx);
        update.with(Focus::Square(table.cursor()))
    }

    fn set_headers(&mut self, headers: Headers, now: Instant) -> Update {
        // The next game has the same names.
        self.settings.take_players(&headers);
        let kept = self.keep_settings();
        let (table, ctx) = self.at_table(now);
        kept.then(table.set_headers(headers, &ctx))
    }

    fn move_game(&mut self, now: Instant) -> Update {
        let game = self.table.session.game();
        let runs = game.halt() == Halt::None && game.clock().is_some_and(|clock| clock.running().is_some());
        let mut update = if runs { self.happen(Event::Pause, now) } else { Update::none() };
        let shared = SharedGame::of(self.table.session.game(), now);
        update.push(Share::Board(Box::new(shared)));
        update
    }

    fn drop_ticket(&mut self, now: Instant) -> Update {
        let headers = Headers { ticket: String::new(), ..self.table.session.game().headers().clone() };
        let (table, ctx) = self.at_table(now);
        table.set_headers(headers, &ctx)
    }

    fn play_with(&mut self, settings: Settings, now: Instant) -> Update {
        let mut update = Update::none();
        if settings.own_languages() != self.settings.own_languages() {
            update.push(PageEffect::SpeakTo(settings.own_languages()));
        }
        (self.settings, self.typed_clock) = (settings, None);
        update.then(self.play(now))
    }

    /// A new game begins from this position, with everything else as it is chosen.
    pub(super) fn play_from(&mut self, start: Position, now: Instant) -> Update {
        let setup = Setup { start, ..self.settings.setup() };
        let (table, ctx) = self.at_table(now);
        table.start(setup, &ctx).with(PageEffect::ClearAddress)
    }

    fn start_event_game(&mut self, place: Place, setup: Setup, now: Instant) -> Update {
        let (table, ctx) = self.at_table(now);
        let (game, update) = table.start_saved(setup, &ctx);
        let told = self.update_dialog(dialogs::Msg::Club(club::Msg::Began(place, game)), now);
        update.then(told).then(self.close())
    }

    /// Puts a saved game on the board.
    fn bring(&mut self, game: StoredGame, now: Instant) -> Update {
        if self.table.session.keeping().id == Some(game.id) {
            return Update::none();
        }
        if let Some(number) = self.table.session.place_aside(game.id) {
            let (table, ctx) = self.at_table(now);
            return table.restore(number, &ctx).1;
        }
        let replayed = read(game);
        let mut update = Update::from(replayed.set_aside);
        if let Some((game, _)) = replayed.game {
            let (table, ctx) = self.at_table(now);
            update.extend(table.bring(game, &ctx));
        }
        if let Some(fault) = replayed.fault {
            self.table.notify(Notice::staying(What::Damaged(fault)));
        }
        update
    }

    fn delete(&mut self, what: Saved) -> Update {
        let mut update = Update::none();
        if let Saved::Game(game) = what {
            update.push(self.table.session.forget(game));
        }
        update.push(StoreEffect::Delete(what));
        update
    }

    fn undelete(&mut self, what: Saved) -> Update {
        let mut update = Update::effect(StoreEffect::Undelete(what));
        if let Saved::Game(game) = what {
            update.push(self.table.session.put_back(game));
        }
        update
    }
}
