//! The menu: entries that open all screens, and actions for the game on the board.

use super::context::DialogContext;
use super::learn::EXERCISES;
use super::lock::is_lockable;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::settings::Appearance;
use crate::app::update::Update;
use crate::game::{ClockStop, Event, Span};
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use crate::words::PlayerName;

/// Time that one press of a menu entry adds to a player's clock, in [`Msg::GiveTime`].
const GIVEN_TIME: Span = Span::from_secs(15);

/// The main menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    /// Whether the menu shows all entries although the page is set up for children.
    pub shows_all: bool,
}

/// Messages from entries of the main menu that do more than open a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Open the dialog for a new game against the computer.
    PlayComputer,
    /// Show all entries, including those that are hidden from children.
    ShowAll,
    /// Flip the board.
    Flip,
    /// Pause the clocks.
    Pause,
    /// Add 15 seconds to this player's clock, because the opponent gives the time.
    GiveTime(Color),
}

/// View of the main menu: which entries are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuView {
    /// Whether only the entries for children are shown, in larger type.
    pub is_for_children: bool,
    /// The number of solved exercises of the chess course, and the number of all exercises.
    pub exercises: (usize, usize),
    /// Whether the game has no result yet, so that the arbiter can end it.
    pub is_in_progress: bool,
    /// Whether the game may be opened in the review: it has no moves yet, or it is over.
    pub is_reviewable: bool,
    /// Whether a clock runs, so that it can be paused.
    pub is_clock_running: bool,
    /// Whether the page can be locked against accidental touches.
    pub is_lockable: bool,
    /// Names of White and Black. Each is the name in the entry that adds time to this player's
    /// clock; `None` for a player who cannot get time.
    pub can_get_time: [Option<PlayerName>; 2],
}

impl Screen for Menu {
    type Msg = Msg;
    type View = MenuView;

    const OPENER: FocusTarget = FocusTarget::MenuButton;

    /// Opens the main menu; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<Menu> {
        Some(Menu::default())
    }

    /// Performs the action of the pressed entry. Closes the menu unless the press shows more
    /// entries.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::PlayComputer => {
                let (mut settings, mut form) = page.next_game();
                form.is_clock_only = false;
                if settings.opponent_level().is_none() {
                    settings.seat_opponent(Some(OpponentLevel::USUAL));
                }
                PageAction::ShowNewGame(Box::new((settings, form))).into()
            }
            Msg::ShowAll => {
                self.shows_all = true;
                Update::none()
            }
            Msg::Flip => Update::action(PageAction::CloseDialog).then(PageAction::FlipBoard),
            Msg::Pause => Update::action(PageAction::CloseDialog).then(PageAction::ApplyEvent(Event::Pause)),
            Msg::GiveTime(to) => Update::action(PageAction::CloseDialog)
                .then(PageAction::ApplyEvent(Event::GiveTime { to, time: GIVEN_TIME })),
        }
    }

    /// Returns which entries the main menu shows for the game on the board.
    fn view(&self, page: &DialogContext<'_>) -> MenuView {
        let game = page.game;
        let is_in_progress = game.outcome().is_none();
        let is_under_way = is_in_progress && !game.moves().is_empty();
        let has_time =
            |color| game.clock().is_some_and(|clock| !clock.control().allowance(color).stages.is_empty());
        let is_running = game.clock().is_some_and(|clock| clock.running().is_some());
        MenuView {
            is_for_children: page.settings.appearance.has(Appearance::CHILDREN) && !self.shows_all,
            exercises: (page.settings.solved_exercises.len().min(EXERCISES.len()), EXERCISES.len()),
            is_in_progress,
            is_reviewable: page.is_reviewable(),
            is_clock_running: is_in_progress && is_running && game.clock_stop() == ClockStop::None,
            is_lockable: is_lockable(game),
            can_get_time: Color::ALL.map(|color| {
                (is_under_way && has_time(color)).then(|| PlayerName::of(game.headers(), color))
            }),
        }
    }
}
