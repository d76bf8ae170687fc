//! What the whole screen shows.

use super::announcements::{Notice, Told};
use super::coach::CoachView;
use super::dialogs::DialogView;
use super::opponent::OpponentView;
use super::settings::{Settings, Tally};
use super::table::Table;
use super::table::view::{
    BoardView, CardView, ChipView, ClaimView, EdgeView, HaltView, LookingView, MoveBy, PauseView, ProofView,
    QuestionView, SheetView, StatusView, StepsView,
};
use super::{App, Elsewhere, Ready};
use crate::game::{Clock, Game, Halt, Headers, NumberedSan};
use crate::rules::Color;
use std::rc::Rc;

/// What the screen shows, part by part. Parts are shared, so that one that has not changed costs nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct PageView {
    /// How the players sit, by its name.
    pub seats: &'static str,
    /// Whose turn it is.
    pub turn: Color,
    /// Whether the board is hidden.
    pub hidden: bool,
    /// The buttons that belong to both.
    pub menu: MenuView,
    /// The edge of the player at the far side of the board, then that of the near one.
    pub edges: [Rc<EdgeView>; 2],
    /// The board.
    pub board: Rc<BoardView>,
    /// What lies over it while the clocks stand still.
    pub halt: Option<HaltView>,
    /// The card with the result, and the running score of the two who played.
    pub card: Option<Rc<(CardView, Tally)>>,
    /// What either player is asked on the board.
    pub questions: [Option<QuestionView>; 2],
    /// The choice of a move to claim a draw with.
    pub claim: Option<Rc<ClaimView>>,
    /// The rules and the clocks in force.
    pub chip: Rc<ChipView>,
    /// How the game stands.
    pub status: Rc<StatusView>,
    /// What lies behind the result.
    pub proof: Option<Rc<ProofView>>,
    /// What is looked at.
    pub looking: Option<Rc<LookingView>>,
    /// The score sheet.
    pub sheet: Rc<SheetView>,
    /// The buttons that step.
    pub steps: StepsView,
    /// The message over the board.
    pub notice: Option<Rc<Notice>>,
    /// Whether it is said to a player who reads the screen from its other side.
    pub notice_to_far: bool,
    /// What a screen reader was told last.
    pub told: Rc<Told>,
    /// What White was told last, and what Black was.
    pub told_to: [Rc<Told>; 2],
    /// The dialog over the page.
    pub dialog: Option<Rc<DialogView>>,
    /// Whether something that the dialog asked the disk for could not be read.
    pub not_read: bool,
    /// The clocks, for those who show the time on them.
    pub clock: Option<Rc<Clock>>,
    /// What is seen of the computer opponent.
    pub opponent: OpponentView,
    /// What the coach says.
    pub coach: Rc<CoachView>,
}

/// The buttons that belong to both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuView {
    /// The button that starts, pauses or resumes the clocks.
    pub pause: Option<PauseView>,
}

impl PageView {
    /// What the screen shows of an app; `None` while the storage is being opened: what came with the page stands.
    pub fn of(app: &App) -> Option<PageView> {
        match app {
            App::Opening(_) => None,
            App::Ready(ready) => Some(PageView::of_ready(ready)),
            App::Elsewhere(elsewhere) => Some(PageView::of_elsewhere(elsewhere)),
        }
    }

    fn of_ready(ready: &Ready) -> PageView {
        let table = &ready.table;
        let aside: Vec<_> = table.session.put_aside().iter().map(|aside| in_short(&aside.game)).collect();
        let page = ready.dialog_context(&aside);
        let dialog = ready.dialog.as_ref().map(|dialog| Rc::new(dialog.view(&page)));
        let ended_before = !ready.settings.tally.counts_none();
        let card = CardView::of(table, ended_before).map(|card| Rc::new((card, ready.tally())));
        let opponent = ready.opponent.view(table.session.game());
        let coach = Rc::new(ready.coach.view(table.session.game()));
        let not_read = ready.not_read;
        PageView { dialog, not_read, card, opponent, coach, ..PageView::of_table(table, &ready.settings) }
    }

    fn of_elsewhere(elsewhere: &Elsewhere) -> PageView {
        let view = PageView::of_table(elsewhere.table(), elsewhere.settings());
        let [far, near] = view.edges;
        PageView {
            menu: MenuView { pause: None },
            edges: [far, near].map(|edge| Rc::new(Rc::unwrap_or_clone(edge).frozen())),
            board: Rc::new(Rc::unwrap_or_clone(view.board).frozen()),
            halt: None,
            questions: [None; 2],
            claim: None,
            sheet: Rc::new(SheetView { resigns: None, ..Rc::unwrap_or_clone(view.sheet) }),
            dialog: Some(Rc::new(DialogView::Elsewhere)),
            ..view
        }
    }

    fn of_table(table: &Table, settings: &Settings) -> PageView {
        let game = table.session.game();
        let near = table.near();
        PageView {
            seats: table.seats.seating().name(),
            turn: game.turn(),
            hidden: settings.hide_board && game.halt() == Halt::Paused,
            menu: MenuView { pause: PauseView::of(table) },
            edges: [!near, near].map(|color| Rc::new(EdgeView::of(table, color))),
            board: Rc::new(BoardView::of(table, MoveBy::of(&settings.looks))),
            halt: HaltView::of(table),
            card: None,
            questions: Color::ALL.map(|color| QuestionView::of(table, color)),
            claim: ClaimView::of(table).map(Rc::new),
            chip: Rc::new(ChipView::of(table)),
            status: Rc::new(StatusView::of(table)),
            proof: ProofView::of(table).map(Rc::new),
            looking: LookingView::of(table).map(Rc::new),
            sheet: Rc::new(SheetView::of(table)),
            steps: StepsView::of(table),
            notice: table.notices.shown().cloned().map(Rc::new),
            notice_to_far: table.notices.shown().is_some_and(|notice| {
                let far = table.seats.turned();
                far.is_some() && notice.what.is_for(game.turn()) == far
            }),
            told: Rc::new(table.seats.last_told().clone()),
            told_to: Color::ALL.map(|color| Rc::new(table.seats.seat(color).told.clone())),
            dialog: None,
            not_read: false,
            clock: game.clock().cloned().map(Rc::new),
            opponent: OpponentView::default(),
            coach: Rc::default(),
        }
    }
}

/// A game in short: who plays, and the last move.
fn in_short(game: &Game) -> (Headers, Option<NumberedSan>) {
    (game.headers().clone(), game.numbered_san(game.moves().len()))
}
