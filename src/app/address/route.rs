//! Routes: the screens of the app that the page's address can name.

use super::{AddressError, GameAddress};
use crate::app::dialogs::Kind;
use crate::app::settings::Settings;

/// A screen of the app that the fragment (after the `#`) of the page's address can name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The board with the game.
    #[default]
    Table,
    /// A dialog.
    Dialog(Kind),
    /// A part of the screen that is open but cannot be opened by an address: the choice of a
    /// promotion, a draw claim, a line of moves that was not played in the game, or a dialog
    /// without its own fragment.
    ///
    /// All these parts have the fragment `open`. The fragment gives the browser a history entry,
    /// so that the Back button closes the part.
    OpenItem,
}

/// Prefix of the fragment of a link that contains a game.
pub const GAME_PREFIX: &str = "game=";

/// Prefix of the fragment of a link that hands a tournament game to the device on which the game is
/// to be played.
pub const BOARD_PREFIX: &str = "board=";

/// Prefix of the fragment of a link that reports the result of a tournament game. The device on
/// which the game was played makes the link.
pub const RESULT_PREFIX: &str = "result=";

/// What the fragment (after the `#`) of the page's address requests.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum AddressContent {
    /// A screen.
    Route(Route),
    /// A new game.
    NewGame(Box<GameAddress>),
    /// A link that contains a game, that hands over a tournament game to be played here, or that
    /// reports the result of a tournament game. Contains the whole fragment, with its prefix.
    GameLink(String),
}

impl Route {
    /// Returns the route for the page's address while a dialog of this kind is open.
    pub(in crate::app) fn of_dialog(kind: Kind) -> Route {
        [Route::Table, Route::OpenItem]
            .into_iter()
            .find(|route| route.fragment() == kind.fragment())
            .unwrap_or(Route::Dialog(kind))
    }

    /// Returns the screen that a fragment of the page's address (after the `#`) names; `None` if
    /// the fragment names no screen.
    pub fn from_fragment(fragment: &str) -> Option<Route> {
        let dialogs = Kind::ALL.iter().map(|kind| Route::of_dialog(*kind));
        [Route::Table, Route::OpenItem].into_iter().chain(dialogs).find(|route| route.fragment() == fragment)
    }

    /// Returns the fragment of the address that names this screen, without the `#`.
    pub fn fragment(self) -> &'static str {
        match self {
            Route::Table => "",
            Route::OpenItem => "open",
            Route::Dialog(kind) => kind.fragment(),
        }
    }
}

impl AddressContent {
    /// Reads what a fragment of the page's address (without the `#`) requests. If the fragment
    /// requests a new game, `settings` supplies the rules and clock settings that the fragment does
    /// not set. Fails if the fragment cannot be read.
    pub(in crate::app) fn read(fragment: &str, settings: &Settings) -> Result<AddressContent, AddressError> {
        if let Some(route) = Route::from_fragment(fragment) {
            return Ok(AddressContent::Route(route));
        }
        if [GAME_PREFIX, BOARD_PREFIX, RESULT_PREFIX].iter().any(|kind| fragment.starts_with(kind)) {
            return Ok(AddressContent::GameLink(fragment.to_owned()));
        }
        let start = GameAddress::parse(fragment, settings)?;
        Ok(start
            .map_or(AddressContent::Route(Route::Table), |start| AddressContent::NewGame(Box::new(start))))
    }
}
