//! Dialog for a game opened from a link: to replay or continue it, or to enter its result in a
//! tournament.

mod linked_game;

pub use linked_game::{EventRole, LinkContent, LinkedGame, read_link};

use crate::app::action::{GameSource, OpenedGame, PageAction};
use crate::app::context::Context;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::{FocusTarget, PageEffect};
use crate::app::update::Update;

/// Dialog that shows the game of an opened link, and offers to replay or continue it, or to enter
/// its result in a tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinkDialog {
    /// Game, or the error in the link; `None` while the link is being read.
    pub read: Option<LinkContent>,
}

/// Messages to the dialog for a game opened from a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The link has been read.
    Read(LinkContent),
    /// The players want to replay the game on the board.
    LookThrough,
    /// The players want to start or continue the game.
    PlayOn,
    /// The players want to enter the result in the tournament on this device.
    EnterResult,
}

/// View of the dialog for a game opened from a link.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkView {
    /// State of the dialog.
    pub link: LinkDialog,
    /// Whether an unfinished game with moves or corrections is on the board. That game is put aside
    /// if the players start or continue the game of the link.
    pub playing: bool,
}

impl Screen for LinkDialog {
    type Msg = Msg;
    type View = LinkView;

    /// Empty: the address keeps the link while the dialog is open, so that a reload opens the
    /// dialog again.
    const FRAGMENT: &'static str = "";

    /// Returns `None`: no button opens this dialog, only an address with a game.
    fn open(_: &DialogContext<'_>) -> Option<LinkDialog> {
        None
    }

    /// Stores the game that has been read from the link, or does what the players choose: replays
    /// the game, starts or continues it on the board, or enters its result in the tournament.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        if let Msg::Read(read) = msg {
            self.read = Some(read);
            return Update::none();
        }
        let Some(Ok(opened)) = self.read.as_deref() else { return Update::none() };
        let close = Update::action(PageAction::CloseDialog);
        match msg {
            // The address keeps the link, so that going back from the game reopens the dialog.
            Msg::LookThrough => {
                let rules = opened.shared.setup.rules.clone();
                let opened =
                    OpenedGame { game: opened.game_to_view(), source: GameSource::Unsaved(Some(rules)) };
                let review = PageAction::ReviewImportedGame(Box::new(opened));
                Update::effect(FocusTarget::Board).then(PageAction::RemoveDialog).then(review)
            }
            Msg::PlayOn if opened.of_event == Some(EventRole::Board) && !opened.has_begun() => {
                close.then(PageAction::StartSavedGame(Box::new(opened.shared.setup.clone())))
            }
            Msg::PlayOn if opened.is_unfinished => {
                close.then(PageAction::ReceiveGame(Box::new(opened.shared.clone())))
            }
            Msg::EnterResult => match &opened.of_event {
                Some(EventRole::Result(fragment)) => Update::effect(PageEffect::ClearAddress)
                    .then(PageAction::OpenClubResult(fragment.clone())),
                _ => Update::none(),
            },
            _ => Update::none(),
        }
    }

    /// Returns the view of the dialog for a game opened from a link: the state of the dialog, and
    /// whether a game in progress is on the page's board.
    fn view(&self, page: &DialogContext<'_>) -> LinkView {
        let begun = !page.game.moves().is_empty() || !page.game.corrections().is_empty();
        LinkView { link: self.clone(), playing: begun && page.game.outcome().is_none() }
    }
}
