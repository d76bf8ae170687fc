//! View of the whole page: everything that the screen shows, as values to compare and draw.

use super::announcements::{Announcement, Notice};
use super::coach::CoachView;
use super::dialogs::DialogView;
use super::opponent::OpponentView;
use super::settings::{RunningScore, Settings};
use super::table::Table;
use super::table::view::{
    BoardView, ClaimView, PauseButtonView, PlayerEdgeView, QuestionView, ResultCardView,
    ResultExplanationView, ReviewView, ScoreSheetView, StatusChips, StatusView, StepButtonsView,
    StoppedOverlayView,
};
use super::{App, ReadyPage, TakenOver};
use crate::game::{Clock, ClockStop, Game, Headers, NumberedSan};
use crate::rules::Color;
use crate::words::PlayerName;
use std::rc::Rc;

/// What the screen shows of the whole page, in parts. A part is rendered again only if its view has
/// changed. The larger parts are in an `Rc`, so that a clone is cheap.
#[derive(Clone, Debug, PartialEq)]
pub struct PageView {
    /// The name of the players' seating in the HTML, such as `one-side`.
    pub seating: &'static str,
    /// The side to move.
    pub turn: Color,
    /// The names of White and Black; empty if unknown.
    pub names: Rc<[PlayerName; 2]>,
    /// Whether the board is hidden. A setting can hide the board while the game is paused.
    pub is_hidden: bool,
    /// The bar with the buttons for both players.
    pub bar: BarView,
    /// The strips beside the board: first for the far player (at the top of the screen, or at its
    /// right for players side by side), then for the near player.
    pub edges: [Rc<PlayerEdgeView>; 2],
    /// The board.
    pub board: Rc<BoardView>,
    /// The overlay over the board while the clocks are stopped.
    pub stopped_overlay: Option<StoppedOverlayView>,
    /// The card beside the board at the end of a game, and the running score of the two players;
    /// `None` if the card is hidden.
    pub card: Option<Rc<(ResultCardView, RunningScore)>>,
    /// The questions to White and to Black that appear on the board.
    pub questions: [Option<QuestionView>; 2],
    /// The list from which a player chooses the move of a draw claim.
    pub claim: Option<Rc<ClaimView>>,
    /// The rules and the time control of the game.
    pub status_chips: Rc<StatusChips>,
    /// The status of the game.
    pub status: Rc<StatusView>,
    /// The explanation of the result, or the button that requests it. `None` if there is neither,
    /// or if the card has this button.
    pub explanation: Option<Rc<ResultExplanationView>>,
    /// The bar that says which position the board shows in a review; `None` if the board shows the
    /// game in progress.
    pub review: Option<Rc<ReviewView>>,
    /// The score sheet.
    pub sheet: Rc<ScoreSheetView>,
    /// Which of the buttons that step through the moves are enabled.
    pub step_buttons: StepButtonsView,
    /// The notice over the board.
    pub notice: Option<Rc<Notice>>,
    /// Whether the notice is for the player who reads the screen from its top edge.
    pub notice_to_far: bool,
    /// The last announcement to either player.
    pub announcement: Rc<Announcement>,
    /// The last announcements to White and to Black.
    pub player_announcements: [Rc<Announcement>; 2],
    /// The open dialog.
    pub dialog: Option<Rc<DialogView>>,
    /// Whether data that the dialog requested from the disk could not be read.
    pub has_read_failed: bool,
    /// The clocks, for components that show the running time.
    pub clock: Option<Rc<Clock>>,
    /// What the screen shows of the computer opponent.
    pub opponent: OpponentView,
    /// What the screen shows of the coach.
    pub coach: Rc<CoachView>,
}

/// View of the bar with the buttons for both players.
#[derive(Clone, Debug, PartialEq)]
pub struct BarView {
    /// The button that starts, pauses or resumes the clocks; `None` if there is no clock, or if the
    /// game is over.
    pub pause: Option<PauseButtonView>,
    /// The rules and the time control of the game.
    pub chips: Rc<StatusChips>,
    /// The number of the next move; `None` if the game is over.
    pub move_number: Option<u32>,
}

impl PageView {
    /// Whether the page is locked against stray touches. The panel beside the board is then
    /// visible, but cannot be used.
    pub fn is_locked(&self) -> bool {
        matches!(self.dialog.as_deref(), Some(DialogView::Lock(_)))
    }

    /// Returns what the screen shows of the whole page. `None` while the storage is being opened;
    /// the screen then still shows the HTML with which the page was loaded.
    pub fn of_app(app: &App) -> Option<PageView> {
        match app {
            App::Opening(_) => None,
            App::Ready(ready) => Some(PageView::of_ready(ready)),
            App::TakenOver(taken_over) => Some(PageView::of_taken_over(taken_over)),
        }
    }

    /// Returns what the screen shows of the page while this browser tab has the game.
    fn of_ready(ready: &ReadyPage) -> PageView {
        let table = &ready.table;
        let aside: Vec<_> =
            table.session.games_aside().iter().map(|aside| headers_and_last_move(&aside.game)).collect();
        let page = ready.dialog_context(&aside);
        let dialog = ready.dialog.as_ref().map(|dialog| Rc::new(dialog.view(&page)));
        let ended_before = !ready.settings.running_score.is_before_first_game();
        let card =
            ResultCardView::of_table(table, ended_before).map(|card| Rc::new((card, ready.running_score())));
        let view = PageView::of_table(table, &ready.settings);
        // The card already has the button that requests the explanation, so the button is not shown
        // twice.
        let explanation = view.explanation.filter(|explanation| {
            card.is_none() || !matches!(**explanation, ResultExplanationView::Why { .. })
        });
        let opponent = ready.opponent.view(table.session.game());
        let coach = Rc::new(ready.coach.view(table.session.game()));
        let mut board = view.board;
        if let Some(hint) = coach.hint.as_ref().filter(|_| table.board_review.is_none()) {
            Rc::make_mut(&mut board).hinted = hint.squares();
        }
        let has_read_failed = ready.has_read_failed;
        PageView { dialog, has_read_failed, board, card, opponent, coach, explanation, ..view }
    }

    /// Returns what the screen shows while another browser tab has the game: the board without
    /// actions, and a dialog that explains this state.
    fn of_taken_over(taken_over: &TakenOver) -> PageView {
        let view = PageView::of_table(taken_over.table(), taken_over.settings());
        let [far, near] = view.edges;
        PageView {
            bar: BarView { pause: None, ..view.bar },
            edges: [far, near].map(|edge| Rc::new(Rc::unwrap_or_clone(edge).without_actions())),
            board: Rc::new(Rc::unwrap_or_clone(view.board).without_moves()),
            stopped_overlay: None,
            questions: [None, None],
            claim: None,
            sheet: Rc::new(ScoreSheetView { resigning_player: None, ..Rc::unwrap_or_clone(view.sheet) }),
            dialog: Some(Rc::new(DialogView::Elsewhere)),
            ..view
        }
    }

    /// Returns what the screen shows of the board and its game. Leaves out the card at the end of
    /// the game, dialogs, the computer opponent and the coach.
    fn of_table(table: &Table, settings: &Settings) -> PageView {
        let game = table.session.game();
        let near = table.near_player();
        let chips = Rc::new(StatusChips::of_table(table));
        PageView {
            seating: table.seats.seating().name(),
            turn: game.turn(),
            names: Rc::new(Color::ALL.map(|color| PlayerName::of(game.headers(), color))),
            is_hidden: settings.hides_board && game.clock_stop() == ClockStop::Paused,
            bar: BarView {
                pause: PauseButtonView::of_table(table),
                chips: chips.clone(),
                move_number: game.outcome().is_none().then(|| game.position().fullmove_number()),
            },
            edges: [!near, near].map(|color| Rc::new(PlayerEdgeView::of_table(table, color))),
            board: Rc::new(BoardView::of_table(table, &settings.appearance)),
            stopped_overlay: StoppedOverlayView::of_table(table),
            card: None,
            questions: Color::ALL.map(|color| QuestionView::of_table(table, color)),
            claim: ClaimView::of_table(table).map(Rc::new),
            status_chips: chips,
            status: Rc::new(StatusView::of_table(table)),
            explanation: ResultExplanationView::of_table(table).map(Rc::new),
            review: ReviewView::of_table(table).map(Rc::new),
            sheet: Rc::new(ScoreSheetView::of_table(table)),
            step_buttons: StepButtonsView::of_table(table),
            notice: table.notices.current().cloned().map(Rc::new),
            notice_to_far: table.notices.current().is_some_and(|notice| {
                let far = table.seats.turned_player();
                far.is_some() && notice.content.recipient(game.turn()) == far
            }),
            announcement: Rc::new(table.seats.last_announcement().clone()),
            player_announcements: Color::ALL
                .map(|color| Rc::new(table.seats.seat(color).announcement.clone())),
            dialog: None,
            has_read_failed: false,
            clock: game.clock().cloned().map(Rc::new),
            opponent: OpponentView::default(),
            coach: Rc::default(),
        }
    }
}

/// Returns the score-sheet headers of a game, and its last move (`None` if no move was made).
fn headers_and_last_move(game: &Game) -> (Headers, Option<NumberedSan>) {
    (game.headers().clone(), game.numbered_san(game.moves().len()))
}
