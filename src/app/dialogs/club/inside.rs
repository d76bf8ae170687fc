//! What is in the club: its screens, and which message is for what.

use std::rc::Rc;

use super::book::Book;
use super::codes::{CODE, Found, Heard};
use super::draft::{Draft, DraftFault};
use super::line::{Head, Line};
use super::message::{Act, ClubLine, Done, Msg, Out, Paper, Read, Sealed};
use super::out;
use super::players::Players;
use super::report::of_report;
use super::roster::roster;
use super::running::{Running, Tab};
use super::seated::spoken_to;
use crate::app::context::Context;
use crate::app::dialogs::same::Same;
use crate::app::dialogs::sealed::{Hidden, Opaque};
use crate::app::effect::{Effect, Focus, PageEffect, Share, Sound, StoreEffect};
use crate::app::kept::{GameId, Keep};
use crate::app::upshot::Upshot;
use crate::club::Notes;
use crate::club::codes::{CodeRefusal, ResultCode};
use crate::club::event::{Entrant, Event, Place, Step};
use crate::club::roll::{self, Roll};
use crate::openings::Openings;
use std::collections::BTreeMap;

/// The club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inside {
    /// What is on the screen.
    pub screen: Screen,
    /// All events, the last one first; `None` while they are being read.
    pub events: Option<Vec<Listed>>,
    /// The event that was deleted last, and its lines: it can be had back.
    pub deleted: Option<(Listed, Vec<ClubLine>)>,
    /// What goes to paper when the page is printed.
    pub paper: Paper,
    /// Whether the file that was opened last is no report.
    pub is_no_report: bool,
    /// What came of the last code of another device, where no event is open.
    pub heard: Option<Heard>,
    /// Whether the camera looks for codes there.
    pub looking: bool,
    /// A result that waits for its event.
    brought: Option<String>,
    /// The journals of the players, and what is in those that have been read.
    books: Vec<GameId>,
    said: Said,
    /// The names of openings, once they are here.
    names: Option<Same<Openings>>,
    /// The event that is being read only to be deleted.
    deleting: Option<GameId>,
}

/// What is on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Screen {
    /// All events.
    #[default]
    List,
    /// The fields of a new one.
    New(Box<Draft>),
    /// An event is being read.
    Reading(GameId),
    /// An event.
    Event(Box<Running>),
    /// Who has played on this device.
    Players(Box<Players>),
}

/// An event in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The name of its journal.
    pub id: GameId,
    /// What it began with; `None` where that cannot be read.
    pub head: Option<Head>,
}

impl Inside {
    /// A club in which nothing has happened, for the page.
    pub fn sealed() -> Sealed {
        Sealed::new(Inside::default())
    }

    /// The event that is open.
    pub fn running(&self) -> Option<&Running> {
        match &self.screen {
            Screen::Event(running) => Some(running),
            _ => None,
        }
    }
}

impl Hidden<Msg, Done> for Inside {
    fn hear(self: Rc<Inside>, msg: Msg, ctx: &Context<'_>) -> (Sealed, Upshot<Done>) {
        let mut inside = Rc::unwrap_or_clone(self);
        let mut upshot = Upshot::none();
        inside.update(msg, ctx, &mut upshot);
        (Sealed::new(inside), upshot)
    }

    fn shown(self: Rc<Inside>) -> Opaque {
        self.into()
    }
}

impl Inside {
    fn update(&mut self, msg: Msg, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        match msg {
            Msg::Here(last, _) => {
                upshot.push(StoreEffect::ReadClub(None));
                if let (Some(id), Screen::List) = (last, &self.screen) {
                    self.screen = Screen::Reading(id);
                    upshot.push(StoreEffect::ReadClub(Some(id)));
                }
            }
            Msg::Read(read) => self.read(*read, ctx, upshot),
            Msg::Set { name, value } if name == CODE => self.take_code(&value, ctx, upshot),
            Msg::Key(key) => {
                if let Screen::Event(running) = &mut self.screen {
                    running.have_key(key, &mut upshot.effects);
                }
            }
            Msg::Names(names) => {
                self.names = names.get::<Same<Openings>>().cloned();
                if let (Screen::Players(players), Some(names)) = (&mut self.screen, &self.names) {
                    players.have_names(names);
                }
            }
            Msg::Set { name, value } => match &mut self.screen {
                Screen::New(draft) => draft.set(&name, value),
                Screen::Event(running) => running.set(&name, value),
                Screen::Players(players) => {
                    if let Some(act) = players.set(&name, value) {
                        self.act(act, ctx, upshot);
                    }
                }
                Screen::List if name == "club-report" => self.take_report(&value, ctx, upshot),
                _ => {}
            },
            Msg::Began(place, game) => {
                if let Screen::Event(running) = &mut self.screen {
                    running.began(place, game, &mut upshot.effects);
                }
            }
            Msg::Do(act) => self.act(act, ctx, upshot),
        }
    }

    /// The disk has given something back.
    fn read(&mut self, read: Read, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        let Read { of, lines, games, all } = read;
        if all {
            if let Screen::Players(players) = &mut self.screen {
                players.have_games(&games);
            }
            return;
        }
        let Some(id) = of else {
            if games.is_empty() {
                // What is said of games is no event.
                let lines = lines.into_iter().filter(|(_, _, text)| !Notes::begins(text));
                let (books, events): (Vec<_>, Vec<_>) = lines.partition(|(_, _, text)| Book::begins(text));
                self.events = Some(listed(&events));
                self.take_books(books, upshot);
                self.go_to_brought(upshot);
            } else if let Screen::Event(running) = &mut self.screen {
                running.have_games(games, &mut upshot.effects);
                save_games(running, &mut upshot.effects);
            }
            return;
        };
        if self.deleting == Some(id) {
            self.deleting = None;
            let row = self.events.as_ref().and_then(|events| events.iter().position(|event| event.id == id));
            if let (Some(events), Some(row)) = (&mut self.events, row) {
                self.deleted = Some((events.remove(row), lines));
                upshot.push(StoreEffect::DeleteClub(id));
            }
            return;
        }
        if self.books.contains(&id) {
            self.said.insert(id, Book::read(id, &lines).steps);
        }
        if let Screen::Players(players) = &mut self.screen {
            players.have_book(id, &lines);
        }
        if matches!(&self.screen, Screen::Reading(of) if *of == id) {
            let texts: Vec<_> = lines.iter().map(|(_, number, text)| (*number, text.as_str())).collect();
            match Running::replay(id, &texts) {
                Some(running) => {
                    running.ask_for_games(&mut upshot.effects);
                    self.screen = Screen::Event(Box::new(running));
                    upshot.done.push(Done::Opened(Some(id)));
                    if let Some(brought) = self.brought.take() {
                        self.take_code(&brought, ctx, upshot);
                    }
                }
                None => self.screen = Screen::List,
            }
        }
    }

    /// The journals of the players are these; they are read.
    fn take_books(&mut self, books: Vec<ClubLine>, upshot: &mut Upshot<Done>) {
        self.books = books.into_iter().map(|(id, ..)| id).collect();
        if let Screen::Players(players) = &mut self.screen {
            players.expect(&self.books);
        }
        self.said.retain(|book, _| self.books.contains(book));
        self.books.iter().for_each(|book| upshot.push(StoreEffect::ReadClub(Some(*book))));
    }

    /// A name that no journal has.
    fn fresh(&self, ctx: &Context<'_>) -> GameId {
        let events = self.events.iter().flatten().map(|event| event.id);
        let last = events.chain(self.books.iter().copied()).map(|id| id.0).max().unwrap_or(0);
        GameId(ctx.now.as_micros().max(last + 1))
    }

    fn act(&mut self, act: Act, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        match act {
            Act::ToList => {
                self.screen = Screen::List;
                upshot.push(StoreEffect::ReadClub(None));
                upshot.done.push(Done::Opened(None));
            }
            Act::Players => {
                let mut players = Players::default();
                if let Some(names) = &self.names {
                    players.have_names(names);
                }
                self.screen = Screen::Players(Box::new(players));
                upshot.push(StoreEffect::ReadClub(None));
                upshot.push(StoreEffect::ReadGames(Vec::new()));
            }
            Act::New => self.screen = Screen::New(Box::new(Draft::new(ctx))),
            Act::Create => self.create(ctx, upshot),
            Act::Open(row) => {
                if let Some(event) = self.events.as_ref().and_then(|events| events.get(row)) {
                    self.screen = Screen::Reading(event.id);
                    upshot.push(StoreEffect::ReadClub(Some(event.id)));
                }
            }
            Act::Delete(row) => {
                if let Some(event) = self.events.as_ref().and_then(|events| events.get(row)) {
                    self.deleting = Some(event.id);
                    upshot.push(StoreEffect::ReadClub(Some(event.id)));
                }
            }
            Act::Undelete => {
                if let Some((event, lines)) = self.deleted.take() {
                    let lines: Vec<String> = lines.into_iter().map(|(_, _, text)| text).collect();
                    upshot.push(Keep::Club { journal: event.id, number: 0, text: lines.join("\n") });
                    let events = self.events.get_or_insert_default();
                    let place = events.partition_point(|other| other.id > event.id);
                    events.insert(place, event);
                }
            }
            Act::TieBreak(one) => {
                if let Screen::New(draft) = &mut self.screen {
                    draft.toggle(one);
                }
            }
            Act::Tie(number) => {
                if let Screen::New(draft) = &mut self.screen {
                    draft.toggle_tie(number);
                }
            }
            Act::Print(paper) => {
                self.paper = paper;
                upshot.push(PageEffect::Print);
            }
            Act::Camera(looking) => match &mut self.screen {
                Screen::Event(running) => running.codes.looking = looking,
                _ => self.looking = looking,
            },
            Act::NoCamera => {
                self.looking = false;
                if let Screen::Event(running) = &mut self.screen {
                    running.codes.looking = false;
                }
                self.say(Heard::NoCamera);
            }
            act => {
                let fresh = self.fresh(ctx);
                match &mut self.screen {
                    Screen::Event(running) => on_event(running, act, &self.said, ctx, upshot),
                    Screen::Players(players) => players.act(act, fresh, ctx, upshot),
                    _ => {}
                }
            }
        }
    }

    /// Something has come from another device: a result is taken in by its event, anything else is opened.
    fn take_code(&mut self, text: &str, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        self.heard = None;
        if let Screen::Event(running) = &mut self.screen {
            running.codes.said = None;
        }
        match (Found::find(text), &mut self.screen) {
            (None, _) if text.trim().is_empty() => {}
            (None, _) => self.say(Heard::NoCode),
            (Some(Found::Other(fragment)), _) => upshot.done.push(Done::Address(fragment.to_owned())),
            (Some(Found::Result(text)), Screen::Event(running)) => {
                running.take_code(text, ctx, &mut upshot.effects);
            }
            (Some(Found::Result(_)), _) => {
                self.brought = Some(text.to_owned());
                self.go_to_brought(upshot);
            }
        }
    }

    /// The event of a result that waits for it is opened, if it is here.
    fn go_to_brought(&mut self, upshot: &mut Upshot<Done>) {
        let (Some(text), Some(events)) = (self.brought.clone(), &self.events) else { return };
        let Some(Found::Result(text)) = Found::find(&text) else { return };
        let event = match ResultCode::from_text(text) {
            Ok(code) => GameId(code.event),
            Err(fault) => {
                self.brought = None;
                return self.say(Heard::Unreadable(fault));
            }
        };
        if events.iter().any(|listed| listed.id == event) {
            self.screen = Screen::Reading(event);
            upshot.push(StoreEffect::ReadClub(Some(event)));
        } else {
            self.brought = None;
            self.say(Heard::Refused(CodeRefusal::OtherEvent));
        }
    }

    fn say(&mut self, heard: Heard) {
        match &mut self.screen {
            Screen::Event(running) => running.codes.said = Some(heard),
            _ => self.heard = Some(heard),
        }
    }

    /// A report has been opened: its event goes on here.
    fn take_report(&mut self, text: &str, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        let read = of_report(text, ctx).and_then(|(head, steps)| {
            let event = Event::new(head.setup.clone()).ok()?;
            Some((head, steps, event))
        });
        self.is_no_report = read.is_none();
        if let Some((head, steps, event)) = read {
            self.begin(head, event, steps, ctx, upshot);
        }
    }

    /// An event begins, with what has happened in it already.
    fn begin(
        &mut self,
        head: Head,
        event: Event,
        steps: Vec<Step>,
        ctx: &Context<'_>,
        upshot: &mut Upshot<Done>,
    ) {
        let id = self.fresh(ctx);
        let mut running = Running::begin(id, head, event, &mut upshot.effects);
        for step in steps {
            running.step(step, &mut upshot.effects);
        }
        self.screen = Screen::Event(Box::new(running));
        upshot.done.push(Done::Opened(Some(id)));
    }

    /// The event of the fields begins, with its players.
    fn create(&mut self, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
        let Screen::New(draft) = &mut self.screen else { return };
        let read = draft.read(ctx).and_then(|(head, entrants)| {
            let event = Event::new(head.setup.clone()).map_err(DraftFault::Setup)?;
            Ok((head, entrants, event))
        });
        match read {
            Ok((head, entrants, event)) => {
                let steps = entrants.into_iter().map(Step::Enter).collect();
                self.begin(head, event, steps, ctx, upshot);
            }
            Err(fault) => {
                draft.fault = Some(fault);
                upshot.push(Focus::Fault);
            }
        }
    }
}

/// What people have said of the players of this device, journal by journal.
type Said = BTreeMap<GameId, Vec<roll::Step>>;

/// What is done with the event that is open.
fn on_event(running: &mut Running, act: Act, said: &Said, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
    let effects = &mut upshot.effects;
    let toggled = |open: Option<usize>, number: usize| (open != Some(number)).then_some(number);
    match act {
        Act::Show(tab) => (running.tab, running.player, running.board) = (tab, None, None),
        Act::Round(round) => (running.round, running.board) = (round, None),
        Act::Board(board) => running.board = toggled(running.board, board),
        Act::Player(player) => {
            running.player = toggled(running.player, player);
            let name = running.event.entrants().get(player).map(|entrant| entrant.name.clone());
            running.typed =
                name.filter(|_| running.player.is_some() && running.tab == Tab::Players).unwrap_or_default();
        }
        Act::Next => {
            if let Some(ahead) = running.event.next() {
                play(running, ahead.place, said, ctx, upshot);
            }
        }
        Act::Play(place) => play(running, place, said, ctx, upshot),
        Act::Code(place) => running.show_code(place, effects),
        Act::Result(place, score) => {
            running.wish(Step::Result { place, score }, effects);
            running.board = None;
        }
        Act::Clear(place) => running.wish(Step::Clear(place), effects),
        Act::Adjourn(place) => {
            running.wish(Step::Adjourn(place), effects);
            running.board = None;
        }
        Act::Wall(wall) => {
            running.is_wall = wall;
            running.now = ctx.now;
        }
        Act::StartClock => running.start_clock(ctx.now, effects),
        Act::StopClock => running.stop_clock(ctx.now, effects),
        Act::ResetClock => running.reset_clock(effects),
        Act::Tick => {
            let is_left =
                |running: &Running| running.clock().is_some_and(|clock| !clock.left(running.now).is_zero());
            let was_left = is_left(running);
            running.now = ctx.now;
            if was_left && !is_left(running) && ctx.settings.sounds {
                effects.push(Sound::End.into());
            }
        }
        Act::Draw => running.draw(false, effects),
        Act::Redraw => running.draw(true, effects),
        Act::Cancel => running.wish(Step::Cancel, effects),
        Act::Undo => running.wish(Step::Undo, effects),
        Act::Confirm => {
            if let Some((step, _)) = running.asked.take() {
                running.step(step, effects);
            }
        }
        Act::Leave => (running.asked, running.refused) = (None, None),
        Act::Withdraw(player) => running.wish(Step::Withdraw(player), effects),
        Act::Return(player) => running.wish(Step::Return(player), effects),
        Act::Ask(player, bye) => {
            let round = running.event.rounds().len();
            running.step(Step::Ask { player, round, bye }, effects);
        }
        Act::Enter => {
            for entrant in roster(&std::mem::take(&mut running.typed)) {
                running.step(Step::Enter(entrant), effects);
            }
        }
        Act::Rename(player) => {
            let name = roster(&running.typed).into_iter().next().unwrap_or_default();
            if let Some(before) = running.event.entrants().get(player).cloned() {
                let rating = if name.rating > 0 { name.rating } else { before.rating };
                running.step(Step::Amend { player, entrant: Entrant { rating, ..name } }, effects);
                if running.refused.is_none() {
                    running.player = None;
                    running.typed.clear();
                }
            }
        }
        Act::Forbid => {
            if let [Ok(one), Ok(other)] = [0, 1].map(|side| running.pair[side].parse()) {
                running.step(Step::Forbid(one, other), effects);
                if running.refused.is_none() {
                    running.pair = Default::default();
                }
            }
        }
        Act::Allow(one, other) => running.step(Step::Allow(one, other), effects),
        Act::Save(Out::Pgn) => {
            let games: Vec<GameId> = running.links.iter().map(|link| link.game).collect();
            running.wants_games = true;
            if games.is_empty() {
                save_games(running, effects);
            } else {
                effects.push(StoreEffect::ReadGames(games).into());
            }
        }
        Act::Save(Out::Trf) => {
            if let Some((name, text)) = out::trf(running, ctx.today) {
                effects.push(Share::Download { name, text }.into());
            }
        }
        Act::Save(Out::Csv) => {
            let (name, text) = out::csv(running);
            effects.push(Share::Download { name, text }.into());
        }
        // What is not about an event that is open.
        _ => {}
    }
}

/// A game of the event goes on the board: it begins, or goes on.
fn play(running: &mut Running, place: Place, said: &Said, ctx: &Context<'_>, upshot: &mut Upshot<Done>) {
    if running.is_damaged {
        return;
    }
    if let Some(link) = running.link(place) {
        match link.stored.clone() {
            Some(stored) => upshot.done.push(Done::Bring(Box::new(stored))),
            // It is being read: a second game for one place would be one too many.
            None => running.ask_for_games(&mut upshot.effects),
        }
        return;
    }
    if let Some(setup) = running.setup(place, ctx.today) {
        running.board = None;
        let mut settings = ctx.settings.clone();
        let names = [&setup.headers.white, &setup.headers.black].map(String::clone);
        spoken_to(&Roll::of(said.values().map(Vec::as_slice)), &names, &mut settings);
        if settings != *ctx.settings {
            upshot.done.push(Done::Settings(Box::new(settings), false));
        }
        upshot.done.push(Done::Play(place, Box::new(setup)));
    }
}

/// All games go to a file, once they have been read.
fn save_games(running: &mut Running, effects: &mut Vec<Effect>) {
    if std::mem::take(&mut running.wants_games) {
        let (name, text) = out::pgn(running);
        effects.push(Share::Download { name, text }.into());
    }
}

/// The events that these first lines are of, the last one first.
fn listed(lines: &[ClubLine]) -> Vec<Listed> {
    let head = |text: &str| match Line::read(text.split('\n').next()?)? {
        Line::Event(head) => Some(*head),
        _ => None,
    };
    let mut events: Vec<Listed> =
        lines.iter().map(|(id, _, text)| Listed { id: *id, head: head(text) }).collect();
    events.sort_by_key(|event| std::cmp::Reverse(event.id));
    events
}
