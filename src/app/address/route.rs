//! Routes: the screens of the app that have an address of their own.

use super::{AddressError, GameAddress};
use crate::app::dialogs::Kind;
use crate::app::settings::Settings;

/// A screen of the app, as the fragment (after the `#`) of the page's address names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The board with the game.
    #[default]
    Table,
    /// A dialog.
    Dialog(Kind),
    /// Something open that no address can restore: the choice of a promotion or of the move for a
    /// draw claim, another line of moves, or a dialog without a fragment of its own. All share the
    /// fragment `open`, which only gives the browser a history entry, so that its Back button
    /// closes what is open.
    OpenItem,
}

/// Prefix of the fragment of a link that contains a game.
pub const GAME_PREFIX: &str = "game=";

/// Prefix of the fragment of a link that hands a tournament game to another device, on which the
/// game is to be played.
pub const BOARD_PREFIX: &str = "board=";

/// Prefix of the fragment of a link that reports the result of a tournament game, from the device
/// on which it was played.
pub const RESULT_PREFIX: &str = "result=";

/// What the fragment (after the `#`) of the page's address requests.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum AddressContent {
    /// A screen.
    Route(Route),
    /// A new game.
    NewGame(Box<GameAddress>),
    /// A link that holds a game, hands over a tournament game to be played on this device, or
    /// reports the result of a tournament game. Contains the whole fragment, with its prefix.
    GameLink(String),
}

impl Route {
    /// Returns the screen that the page's address names while a dialog of this kind is open.
    pub(in crate::app) fn of_dialog(kind: Kind) -> Route {
        [Route::Table, Route::OpenItem]
            .into_iter()
            .find(|route| route.fragment() == kind.fragment())
            .unwrap_or(Route::Dialog(kind))
    }

    /// Returns the screen that the fragment (after the `#`) of the page's address names; `None` if
    /// it names no screen.
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
    /// Reads what the fragment of an address requests, without its `#`. Rules and clock settings
    /// that a new game's fragment sets neither by name nor by a preset of rules are those of
    /// `settings`. An error says why the fragment cannot be read.
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
