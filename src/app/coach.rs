//! Help for one person: hints on request, one step at a time, and a look back at a game that is over.
//!
//! It is told of every change, of what people ask for and of what its worker says, and answers with orders, like
//! [`Company`](super::Company). What it knows is of one position or one game: it forgets that as soon as another is on the
//! board.

use super::kept::GameId;
use super::{App, Ready};
use crate::game::{Game, Headers, NumberedSan, Question, Verdict, Who};
use crate::openings::{Opening, Openings};
use crate::partner::{Level, LookBack, Seen, look_back, study};
use crate::rules::{Color, Move, MoveKind, Piece, Position, San, Square};
use std::rc::Rc;

/// How many positions are looked at for a hint, and for how many milliseconds at most.
const FOR_A_HINT: (u64, u32) = (60_000, 2_500);
/// The same for each position of a game that is looked back at.
const LOOKING_BACK: (u64, u32) = (16_000, 800);

/// How many steps a hint has.
const STEPS: u8 = 3;

/// Gives hints and looks back.
#[derive(Clone, Debug, Default)]
pub struct Coach {
    about: Option<About>,
    hint: Option<Hint>,
    /// Whether this is the first hint of a game against a partner, which does not count from then on.
    is_first: bool,
    /// How a game starts in which a hint was given that nothing says yet: what nobody has played has no record.
    unmarked: Option<u64>,
    back: Option<Back>,
    /// What was asked of the worker and is not answered.
    asked: Option<Asked>,
    /// What is asked of the arbiter, to prove that somebody could mate no more.
    inquiry: Option<Inquiry>,
    shown: Rc<CoachView>,
}

/// What its knowledge is about.
#[derive(Clone, Debug, PartialEq)]
struct About {
    game: Option<GameId>,
    plies: usize,
    position: u64,
    over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Hint,
    Back,
}

/// From when on a player could mate no more: once it is so it stays so, so that halving finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Inquiry {
    color: Color,
    /// After so many half-moves nobody knows, or there is a mate.
    open: Option<usize>,
    /// After so many half-moves there is none; `None` where that is not known of the last position.
    closed: Option<usize>,
    /// The position that is asked about.
    at: usize,
}

/// What a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A hint, or the next step of it.
    Hint,
    /// A look back at the game.
    LookBack,
    /// No more of either.
    Nothing,
}

/// What it hears beside what happens at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CoachNews {
    /// A person wants something.
    Wanted(Wanted),
    /// The worker has said this.
    Said(String),
    /// The worker has died or cannot be had.
    Failed,
    /// The arbiter's worker has answered; `None`: it cannot.
    Judged(Option<Verdict>),
}

/// What the world outside is to do for it.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachOrder {
    /// Have a worker answer this study; start one where none is.
    Ask(String),
    /// End the worker.
    End,
    /// Have the arbiter's worker answer this; start one where none is.
    Inquire(Box<Question>),
    /// End that one.
    EndInquiry,
    /// Write this at the head of the score sheet: a hint was given.
    Mark(Headers),
    /// Show this.
    Show(Rc<CoachView>),
}

/// What is shown of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CoachView {
    /// Whether a person may ask for a hint.
    pub may_hint: bool,
    /// Whether a partner sits at the table.
    pub has_partner: bool,
    /// Whether a person may ask for a look back.
    pub may_look_back: bool,
    /// The hint.
    pub hint: Option<Hint>,
    /// Whether it is to be said that the game does not count for the rating, because of this hint.
    pub is_unrated: bool,
    /// The look back.
    pub back: Option<Back>,
}

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// A good move is looked for.
    Thinking,
    /// There is none to be had.
    Missing,
    /// So many of its steps are told, from 1 to 3: where to look, which piece, the move.
    Told(u8, Clue),
}

/// What a hint knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clue {
    /// In how many moves there is a mate; that is proved.
    pub mate: Option<u32>,
    /// Where to look.
    pub place: Whereabouts,
    /// The piece that moves, and where it stands.
    pub piece: (Square, Piece),
    /// The move.
    pub san: San,
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// Around one's own king.
    OwnKing,
    /// Around the other king.
    OtherKing,
    /// The three files of the king's side.
    KingSide,
    /// The three files of the queen's side.
    QueenSide,
    /// The two files in the middle.
    Centre,
}

/// A look back at a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Back {
    /// So many positions have been looked at, of so many.
    Reading(Vec<Option<Seen>>, usize),
    /// There is none to be had.
    Missing,
    /// It is done.
    Done(Rc<Story>),
}

/// What a look back tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The name under which it is saved.
    pub id: Option<GameId>,
    /// The game.
    pub game: Game,
    /// What was found in it.
    pub found: LookBack,
}

impl Coach {
    /// Looks at the page after a change, and hears the news.
    pub fn look(&mut self, app: &App, news: Option<CoachNews>) -> Vec<CoachOrder> {
        let mut orders = Vec::new();
        let ready = app.ready();
        let about = ready.map(About::of);
        if about != self.about {
            self.forget(&mut orders);
            self.about = about;
            // It is of this game only if that is the one which has been begun.
            self.unmarked.take_if(|start| !ready.is_some_and(|ready| is_begun(ready, *start)));
        }
        if let Some(ready) = ready {
            let game = ready.table.session.game();
            if ready.table.session.keeping().id.is_some() && self.unmarked.take().is_some() {
                orders.push(CoachOrder::Mark(Level::helped(game.headers())));
            }
            match news {
                Some(CoachNews::Wanted(wanted)) => self.want(game, wanted, &mut orders),
                Some(CoachNews::Said(text)) => self.hear(game, Some(&text), &mut orders),
                Some(CoachNews::Failed) => {
                    orders.push(CoachOrder::End);
                    self.hear(game, None, &mut orders);
                }
                Some(CoachNews::Judged(verdict)) => self.judged(game, verdict.as_ref(), &mut orders),
                None => {}
            }
        }
        let view = Rc::new(self.view(ready));
        if view != self.shown {
            self.shown = view.clone();
            orders.push(CoachOrder::Show(view));
        }
        orders
    }

    /// What is shown of it now.
    pub fn shown(&self) -> Rc<CoachView> {
        self.shown.clone()
    }

    fn forget(&mut self, orders: &mut Vec<CoachOrder>) {
        if self.asked.take().is_some() {
            orders.push(CoachOrder::End);
        }
        if self.inquiry.take().is_some() {
            orders.push(CoachOrder::EndInquiry);
        }
        (self.hint, self.back, self.is_first) = (None, None, false);
    }

    fn want(&mut self, game: &Game, wanted: Wanted, orders: &mut Vec<CoachOrder>) {
        match wanted {
            Wanted::Nothing => self.forget(orders),
            Wanted::Hint => match &mut self.hint {
                Some(Hint::Told(steps, _)) => *steps = (*steps + 1).min(STEPS),
                Some(Hint::Thinking) => {}
                Some(Hint::Missing) | None if may_hint(game) && self.asked.is_none() => {
                    self.is_first = has_partner(game) && !has_helped(game) && self.unmarked.is_none();
                    self.hint = Some(Hint::Thinking);
                    self.asked = Some(Asked::Hint);
                    let (nodes, millis) = FOR_A_HINT;
                    orders.push(CoachOrder::Ask(study(game, game.moves().len(), nodes, millis)));
                }
                Some(Hint::Missing) | None => {}
            },
            Wanted::LookBack => {
                let begun = matches!(self.back, Some(Back::Reading(..) | Back::Done(_)));
                if !begun && may_look_back(game) && self.asked.is_none() {
                    let of = game.moves().len() + 1 - game.goes_on_from();
                    self.back = Some(Back::Reading(Vec::new(), of));
                    self.read_on(game, orders);
                }
            }
        }
    }

    /// The worker has answered what it was asked; `None`: it has not, and will not.
    fn hear(&mut self, game: &Game, text: Option<&str>, orders: &mut Vec<CoachOrder>) {
        match self.asked.take() {
            Some(Asked::Hint) => {
                let seen = text.and_then(|text| Seen::read(text, game.position()));
                let clue = seen.and_then(|seen| clue(game.position(), &seen));
                if clue.is_some() && self.is_first {
                    match &self.about {
                        Some(about) if about.game.is_none() => self.unmarked = Some(game.start().zobrist()),
                        _ => orders.push(CoachOrder::Mark(Level::helped(game.headers()))),
                    }
                }
                self.hint = Some(clue.map_or(Hint::Missing, |clue| Hint::Told(1, clue)));
            }
            Some(Asked::Back) => {
                let Some(Back::Reading(seen, _)) = &mut self.back else { return };
                let position = game.position_at(game.goes_on_from() + seen.len());
                match text.zip(position).and_then(|(text, position)| Seen::read(text, position)) {
                    Some(new) => {
                        seen.push(Some(new));
                        self.read_on(game, orders);
                    }
                    None => self.back = Some(Back::Missing),
                }
            }
            None => {}
        }
    }

    /// Has the next position of the game looked at in which somebody can move.
    fn read_on(&mut self, game: &Game, orders: &mut Vec<CoachOrder>) {
        let Some(Back::Reading(seen, of)) = &mut self.back else { return };
        let from = game.goes_on_from();
        while let Some(position) = game.position_at(from + seen.len()).filter(|_| seen.len() < *of) {
            if position.has_legal_move() && !is_lost_king(game, from + seen.len()) {
                let (nodes, millis) = LOOKING_BACK;
                orders.push(CoachOrder::Ask(study(game, from + seen.len(), nodes, millis)));
                self.asked = Some(Asked::Back);
                return;
            }
            seen.push(None);
        }
        let found = look_back(game, from, seen);
        let id = self.about.as_ref().and_then(|about| about.game);
        self.back = Some(Back::Done(Rc::new(Story { id, game: game.clone(), found })));
        orders.push(CoachOrder::End);
        // Who has mated could mate.
        if !game.position().is_checkmate() && !is_lost_king(game, game.moves().len()) {
            self.inquire(game, Color::White, orders);
        }
    }

    /// Begins to ask whether a player could mate no more at the end.
    fn inquire(&mut self, game: &Game, color: Color, orders: &mut Vec<CoachOrder>) {
        let at = game.moves().len();
        self.inquiry = Some(Inquiry { color, open: None, closed: None, at });
        orders.extend(question(game, color, at));
    }

    /// The arbiter has answered: goes on with an earlier position, with the other player, or no more.
    fn judged(&mut self, game: &Game, verdict: Option<&Verdict>, orders: &mut Vec<CoachOrder>) {
        let Some(inquiry) = &mut self.inquiry else { return };
        match verdict {
            Some(Verdict::Unwinnable) => inquiry.closed = Some(inquiry.at),
            _ => inquiry.open = Some(inquiry.at),
        }
        let first = game.goes_on_from();
        let Inquiry { color, open, closed, .. } = *inquiry;
        let least = open.map_or(first, |open| open + 1);
        if let Some(closed) = closed.filter(|closed| least < *closed) {
            inquiry.at = least + (closed - least) / 2;
            return orders.extend(question(game, color, inquiry.at));
        }
        if let (Some(Back::Done(story)), Some(closed)) = (&mut self.back, closed) {
            Rc::make_mut(story).found.prove(color, closed);
        }
        match color {
            Color::White => self.inquire(game, Color::Black, orders),
            Color::Black => {
                self.inquiry = None;
                orders.push(CoachOrder::EndInquiry);
            }
        }
    }

    fn view(&self, ready: Option<&Ready>) -> CoachView {
        let Some(game) = ready.map(|ready| ready.table.session.game()) else { return CoachView::default() };
        CoachView {
            may_hint: may_hint(game),
            has_partner: has_partner(game),
            may_look_back: may_look_back(game),
            hint: self.hint.clone(),
            is_unrated: self.is_first && !matches!(self.hint, None | Some(Hint::Missing)),
            back: self.back.clone(),
        }
    }
}

impl About {
    fn of(ready: &Ready) -> About {
        let session = &ready.table.session;
        let game = session.game();
        About {
            game: session.keeping().id,
            plies: game.moves().len(),
            position: game.position().zobrist(),
            over: game.outcome().is_some(),
        }
    }
}

fn has_partner(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| Level::seated(game.headers(), color).is_some())
}

/// Whether a game from this start has just got its record: its clock has been started, or its first move played.
fn is_begun(ready: &Ready, start: u64) -> bool {
    let session = &ready.table.session;
    let game = session.game();
    session.keeping().id.is_some() && game.moves().len() <= 1 && game.start().zobrist() == start
}

/// Whether a hint was given before in a game against a partner.
fn has_helped(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| Level::has_helped(game.headers(), color))
}

/// Whether a person may ask for a hint: at their own move, against a partner or where no clock runs.
fn may_hint(game: &Game) -> bool {
    let plays = Level::seated(game.headers(), game.turn()).is_none();
    plays && game.accepts_moves() && (has_partner(game) || game.clock().is_none())
}

fn may_look_back(game: &Game) -> bool {
    game.outcome().is_some() && game.moves().len() > game.goes_on_from()
}

/// Whether the last move left its own king to be taken: then nobody looks on from there.
fn is_lost_king(game: &Game, ply: usize) -> bool {
    let before = ply.checked_sub(1).and_then(|ply| Some((game.position_at(ply)?, game.moves().get(ply)?.mv)));
    before.is_some_and(|(position, mv)| !position.is_legal(mv))
}

fn question(game: &Game, color: Color, ply: usize) -> Option<CoachOrder> {
    let position = game.position_at(ply)?.clone();
    Some(CoachOrder::Inquire(Box::new(Question { id: 0, position, who: Who::Side(color) })))
}

fn clue(position: &Position, seen: &Seen) -> Option<Clue> {
    let mv = *seen.line.first()?;
    let piece = position.piece_at(mv.from())?;
    let place = whereabouts(position, mv);
    Some(Clue { mate: seen.mate, place, piece: (mv.from(), piece), san: position.san(mv) })
}

fn whereabouts(position: &Position, mv: Move) -> Whereabouts {
    let us = position.turn();
    let castles = matches!(mv.kind(), MoveKind::CastleKingSide | MoveKind::CastleQueenSide);
    let near = |king: Square, reach: usize| {
        let files = king.file().index().abs_diff(mv.to().file().index());
        files.max(king.rank().index().abs_diff(mv.to().rank().index())) <= reach
    };
    if position.is_check() || castles {
        return Whereabouts::OwnKing;
    }
    if near(position.king(!us), 2) {
        return Whereabouts::OtherKing;
    }
    match mv.to().file().index() {
        0..3 => Whereabouts::QueenSide,
        3..5 => Whereabouts::Centre,
        _ => Whereabouts::KingSide,
    }
}

impl Story {
    /// The name of the opening, and after how many half-moves of the game it stood on the board; a position that the arbiter
    /// has put right begins anew.
    pub fn opening<'a>(&self, names: &'a Openings) -> Option<(usize, Opening<'a>)> {
        let from = self.game.goes_on_from();
        let moves: Vec<Move> = self.game.moves().iter().skip(from).map(|played| played.mv).collect();
        let (plies, opening) = names.of_game(self.game.position_at(from)?, &moves)?;
        Some((from + plies, opening))
    }

    /// The position after so many half-moves of a better line, from a mistake on, and its moves with their numbers.
    pub fn better(&self, ply: usize, line: &[Move], steps: usize) -> Option<(Position, Vec<NumberedSan>)> {
        let mut at = self.game.position_at(ply)?.clone();
        let mut shown = at.clone();
        let mut sans = Vec::new();
        for (step, &mv) in (1..).zip(line) {
            sans.push(NumberedSan { number: at.fullmove_number(), color: at.turn(), san: at.san(mv) });
            at = at.play_unchecked(mv);
            if step <= steps {
                shown = at.clone();
            }
        }
        Some((shown, sans))
    }
}
