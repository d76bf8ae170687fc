//! Dialog for the game in an opened link.

mod linked_game;

pub use linked_game::{EventRole, LinkContent, LinkedGame, read_link};

use crate::app::action::{GameSource, OpenedGame, PageAction};
use crate::app::context::Context;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::{FocusTarget, PageEffect};
use crate::app::update::Update;

/// Dialog for the game in an opened link. It offers to review the game, to start or continue it, or
/// to enter its result in a tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinkDialog {
    /// The game, or the error in the link; `None` while the link is being read.
    pub read: Option<LinkContent>,
}

/// Messages to the dialog for the game in a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The link has been read.
    Read(LinkContent),
    /// The players want to review the game on the board.
    LookThrough,
    /// The players want to start or continue the game.
    PlayOn,
    /// The players want to enter the result in the tournament on this device.
    EnterResult,
}

/// View of the dialog for the game in a link.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkView {
    /// State of the dialog.
    pub link: LinkDialog,
    /// Whether the page's board has an unfinished game with moves, or with corrections by the
    /// arbiter. That game is put aside if the players start or continue the game in the link.
    pub playing: bool,
}

impl Screen for LinkDialog {
    type Msg = Msg;
    type View = LinkView;

    /// Empty, because the address keeps the link while the dialog is open. A reload then opens the
    /// dialog again.
    const FRAGMENT: &'static str = "";

    /// Returns `None`, because only an address with a game opens this dialog.
    fn open(_: &DialogContext<'_>) -> Option<LinkDialog> {
        None
    }

    /// Stores the game that has been read from the link, or performs the action that the players
    /// have chosen: review, start or continue the game, or enter its result in the tournament.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        if let Msg::Read(read) = msg {
            self.read = Some(read);
            return Update::none();
        }
        let Some(Ok(opened)) = self.read.as_deref() else { return Update::none() };
        let close = Update::action(PageAction::CloseDialog);
        match msg {
            // The address keeps the link, so that the Back button opens the dialog again.
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

    /// Returns the view of the dialog for the game in a link.
    fn view(&self, page: &DialogContext<'_>) -> LinkView {
        let begun = !page.game.moves().is_empty() || !page.game.corrections().is_empty();
        LinkView { link: self.clone(), playing: begun && page.game.outcome().is_none() }
    }
}
