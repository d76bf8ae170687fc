//! A partner keeps one person company: what it has to do at the table, when it does that, and what people leave to it.
//!
//! It is told of every change and of what its worker says, and answers with orders; it changes nothing itself. What it does
//! comes as the same messages as what people do, so the game, its journal and its clocks know of no partner.

use super::dialogs;
use super::kept::GameId;
use super::{App, Msg, PageMsg, Ready, table};
use crate::game::{Event, Game, Halt, Instant, Span};
use crate::partner::{Decision, Hand, Level, pace, task};
use crate::rules::Color;

/// So long the worker is waited for beyond its time, in milliseconds: it may have to be fetched.
const PATIENCE_MS: u32 = 10_000;
/// So long a partner takes to grant a takeback or to tap its clock, in milliseconds.
const AT_ONCE_MS: u32 = 500;
/// So long a partner thinks at most, in milliseconds, where no clock says less.
const LONGEST_MS: u64 = 3_000;

/// What keeps a person company, and what it is doing.
#[derive(Clone, Debug, Default)]
pub struct Company {
    due: Option<Due>,
    /// Since when.
    since: Instant,
    /// What it has decided and does when its time has come.
    decided: Option<Vec<Event>>,
    /// How often the worker has failed at it.
    failed: u8,
    /// Whether people do it by hand: there is no worker.
    by_hand: bool,
    shown: Shown,
    /// For which seats the board was turned.
    turned_for: [bool; 2],
}

/// What a partner has to do now.
#[derive(Clone, Debug, PartialEq)]
struct Due {
    by: Color,
    deed: Deed,
    game: Option<GameId>,
    plies: usize,
    position: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Move,
    AnswerDraw,
    Grant,
    Tap,
}

/// What the page shows of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Whether a partner plays White, and Black.
    pub seats: [bool; 2],
    /// Who thinks.
    pub thinks: Option<Color>,
}

/// What it hears beside what happens at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The worker has decided this.
    Said(String),
    /// The worker has died, cannot be had, or takes nothing.
    Failed,
    /// The time that was asked for is over.
    Rang,
}

/// What the world outside is to do for it.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Have a worker decide this; start one where none is.
    Ask(String),
    /// End the worker: what it thinks of is no longer asked.
    End,
    /// Bring [`News::Rang`] in so many milliseconds; replaces an earlier one.
    Wait(u32),
    /// Tell the page.
    Send(Msg),
    /// Show this.
    Show(Shown),
}

impl Company {
    /// Looks at the page after a change, and hears the news.
    pub fn look(&mut self, app: &App, news: Option<News>, now: Instant) -> Vec<Order> {
        let mut orders = Vec::new();
        let ready = app.ready();
        let due = ready.and_then(due);
        if due != self.due {
            if self.is_thinking() {
                orders.push(Order::End);
            }
            (self.due, self.since, self.decided) = (due, now, None);
            (self.failed, self.by_hand) = (0, false);
            self.begin(ready, now, &mut orders);
        } else {
            match news {
                Some(News::Said(text)) => self.hear(ready, &text, now, &mut orders),
                Some(News::Failed) => self.fail(ready, now, &mut orders),
                Some(News::Rang) => match self.decided.take() {
                    Some(events) => {
                        let msg = |event| Order::Send(table::Msg::Act(event).into());
                        orders.extend(events.into_iter().map(msg));
                        // Should the game refuse it, it is asked again.
                        orders.push(Order::Wait(PATIENCE_MS));
                    }
                    None => self.fail(ready, now, &mut orders),
                },
                None => {}
            }
        }
        self.sit(ready, &mut orders);
        self.show(ready, &mut orders);
        orders
    }

    /// Whether this is for people to do: a partner's pieces and answers are its own, unless it cannot be had.
    pub fn admits(&self, app: &App, msg: &Msg) -> bool {
        let Some(ready) = app.ready().filter(|_| !self.by_hand) else { return true };
        let game = ready.table.session.game();
        let plays = |color| Level::seated(game.headers(), color).is_some();
        let its = |square| game.position().piece_at(square).is_some_and(|piece| piece.color == game.turn());
        let on_board = ready.table.looking.is_none() && game.accepts_moves() && plays(game.turn());
        !match msg {
            Msg::Table(table::Msg::Press(square) | table::Msg::Drop { from: square, .. }) => {
                on_board && its(*square)
            }
            Msg::Table(table::Msg::Reply { by, .. } | table::Msg::Resign(by) | table::Msg::ClaimDraw(by)) => {
                plays(*by)
            }
            Msg::Dialog(dialogs::Msg::Typed(_)) => on_board,
            _ => false,
        }
    }

    /// Whether a worker is at it.
    fn is_thinking(&self) -> bool {
        let asks = |due: &Due| matches!(due.deed, Deed::Move | Deed::AnswerDraw);
        self.due.as_ref().is_some_and(asks) && self.decided.is_none() && !self.by_hand
    }

    fn begin(&mut self, ready: Option<&Ready>, now: Instant, orders: &mut Vec<Order>) {
        let (Some(ready), Some(due)) = (ready, &self.due) else { return };
        let game = ready.table.session.game();
        let by = due.by;
        let at_once = match due.deed {
            Deed::Grant => Some(Event::Consent(by)),
            Deed::Tap => Some(Event::Press(by)),
            Deed::Move | Deed::AnswerDraw => None,
        };
        if let Some(event) = at_once {
            self.decided = Some(vec![event]);
            return orders.push(Order::Wait(AT_ONCE_MS));
        }
        let Some(level) = Level::seated(game.headers(), by) else { return };
        let seed = seed(due, now);
        // Half of what it may seem to think: the rest is for a slow device and the way to the worker.
        let timed = game.clock().map(|_| pace(hand(game, by, now), seed).as_micros() / 2_000);
        let millis = timed.unwrap_or(LONGEST_MS).clamp(10, LONGEST_MS) as u32;
        let offered_to = (due.deed == Deed::AnswerDraw).then_some(by);
        orders.push(Order::Ask(task(game, level, seed, offered_to, millis)));
        orders.push(Order::Wait(millis + PATIENCE_MS));
    }

    fn hear(&mut self, ready: Option<&Ready>, text: &str, now: Instant, orders: &mut Vec<Order>) {
        let (Some(ready), Some(due), true) = (ready, &self.due, self.is_thinking()) else { return };
        let game = ready.table.session.game();
        let by = due.by;
        let events = match Decision::read(text, game) {
            Some(Decision::Move { mv, offers: false }) => vec![Event::Move(mv)],
            // An offer goes with the move where the rules say so; it is refused where they allow none.
            Some(Decision::Move { mv, offers: true }) => vec![Event::OfferDraw(by), Event::Move(mv)],
            Some(Decision::Claim) => vec![Event::Claim { by, intended: None }],
            Some(Decision::Resign) => vec![Event::Resign(by)],
            Some(Decision::Draw(true)) => vec![Event::AcceptDraw(by)],
            Some(Decision::Draw(false)) => vec![Event::DeclineDraw(by)],
            None => return self.fail(Some(ready), now, orders),
        };
        let wanted = pace(hand(game, by, self.since), seed(due, self.since));
        let spent = now.since(self.since);
        let rest = wanted.as_micros().saturating_sub(spent.as_micros()) / 1_000;
        self.decided = Some(events);
        orders.push(Order::Wait(rest.min(LONGEST_MS) as u32));
    }

    /// The worker is started again once; after that people play on by hand, until there is something else to do.
    fn fail(&mut self, ready: Option<&Ready>, now: Instant, orders: &mut Vec<Order>) {
        if !self.is_thinking() {
            return;
        }
        orders.push(Order::End);
        self.failed += 1;
        if self.failed < 2 {
            return self.begin(ready, now, orders);
        }
        self.by_hand = true;
        orders.push(Order::Send(PageMsg::PartnerMissing.into()));
    }

    /// Turns the board at the beginning of a game so that the person is near.
    fn sit(&mut self, ready: Option<&Ready>, orders: &mut Vec<Order>) {
        let Some(ready) = ready else { return };
        let table = &ready.table;
        let game = table.session.game();
        let seats = seats(game);
        if game.moves().is_empty() && seats != self.turned_for {
            self.turned_for = seats;
            let near = ready.settings.near();
            if seats[near.index()] && !seats[near.other().index()] {
                orders.push(Order::Send(PageMsg::Flip.into()));
            }
        }
    }

    fn show(&mut self, ready: Option<&Ready>, orders: &mut Vec<Order>) {
        let seats = ready.map_or([false; 2], |ready| seats(ready.table.session.game()));
        let moves = self.due.as_ref().filter(|due| due.deed == Deed::Move);
        let thinks = moves.map(|due| due.by).filter(|_| !self.by_hand);
        // Whoever plays by hand needs what is at its edge, too.
        let shown = Shown { seats: if self.by_hand { [false; 2] } else { seats }, thinks };
        if shown != self.shown {
            self.shown = shown;
            orders.push(Order::Show(shown));
        }
    }
}

/// Where partners sit.
fn seats(game: &Game) -> [bool; 2] {
    Color::ALL.map(|color| Level::seated(game.headers(), color).is_some())
}

/// What a partner has to do in the game on the board.
fn due(ready: &Ready) -> Option<Due> {
    let session = &ready.table.session;
    let game = session.game();
    let (by, deed) = deed(game)?;
    let (plies, position) = (game.moves().len(), game.position().zobrist());
    Some(Due { by, deed, game: session.keeping().id, plies, position })
}

fn deed(game: &Game) -> Option<(Color, Deed)> {
    let partner = |color: &Color| Level::seated(game.headers(), *color).is_some();
    if game.outcome().is_some() || game.waiting().is_some() || game.halt() != Halt::None {
        return None;
    }
    let granted = game.request().map(|request| !request.by).filter(partner);
    let offered = game.offer().filter(|offer| offer.delivered).map(|offer| !offer.by).filter(partner);
    let tapped = game.unpressed().filter(partner);
    let moves = Some(game.turn()).filter(|_| is_to_move(game));
    let deeds =
        [(granted, Deed::Grant), (offered, Deed::AnswerDraw), (tapped, Deed::Tap), (moves, Deed::Move)];
    deeds.into_iter().find_map(|(by, deed)| Some((by?, deed)))
}

/// Whether a partner has to move. It starts no clock: people do, when they are ready.
fn is_to_move(game: &Game) -> bool {
    let seated = Level::seated(game.headers(), game.turn()).is_some();
    seated && game.accepts_moves() && !game.waits_for_start()
}

/// The same at each of its moves, and another in each game.
fn seed(due: &Due, now: Instant) -> u64 {
    due.game.map_or(now.as_micros(), |game| game.0)
}

/// What it has before it: its clock, and how much there is to choose from.
fn hand(game: &Game, by: Color, now: Instant) -> Hand {
    let reading = game.clock().map(|clock| clock.reading(by, now));
    let left = reading.and_then(|reading| reading.left.into_iter().chain(reading.move_left).min());
    let choices = game.position().legal_moves().len();
    Hand { left, increment: Span::ZERO, choices, plies: game.moves().len() }
}
