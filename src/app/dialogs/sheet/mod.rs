//! The score sheet dialog: edits the headers of the game, and exports the game.

mod file_name;
pub mod printed_sheet;

pub(in crate::app) use file_name::file_name;

use crate::app::action::PageAction;
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::dialogs::club;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::qr_code::QrCode;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::{FocusTarget, Share, ShareResult};
use crate::app::picture::position_svg;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::update::Update;
use crate::club::codes::Ticket;
use crate::game::link::SharedGame;
use crate::game::{Headers, Seat};
use crate::words::visible_name;

/// State of the score sheet dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SheetDialog {
    /// Outcome of the last action in the dialog.
    pub said: Option<AnnouncementItem>,
    /// Link to the game on the board, once the link has been made.
    pub link: Option<PtrEqRc<SharedLink>>,
    /// State of the club dialog, used to show how a game against the computer changed a rating;
    /// `None` until the code of the club dialog is loaded.
    pub club: Option<club::LoadedClub>,
}

/// A link that contains the game on the board.
#[derive(Debug, Default)]
pub struct SharedLink {
    /// The whole address; empty if the game is too long for a link. If the page was opened from a
    /// file, and `is_result` or `is_move` is `true`: only the fragment of the address, with the
    /// `#`.
    pub url: String,
    /// The text of `url` as a QR code; `None` if the text is too long. Also `None` if the page was
    /// opened from a file, and both `is_result` and `is_move` are `false`, because other devices
    /// cannot open the address of the file.
    pub code: Option<QrCode>,
    /// Whether the browser can share the link with other programs.
    pub sends: bool,
    /// Whether the link reports the result of a tournament game to the director's device.
    pub is_result: bool,
    /// Whether the link moves a tournament game to another device.
    pub is_move: bool,
}

/// A message to the score sheet dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The players have changed the headers.
    SetHeaders(Headers),
    /// Copy the game's PGN to the clipboard.
    CopyPgn,
    /// Copy the FEN of the shown position to the clipboard.
    CopyFen,
    /// Export the game's PGN as a file.
    Download,
    /// Export a picture of the shown position: PNG if `true`, SVG if `false`.
    Picture(bool),
    /// Make a link that contains the game.
    MakeLink,
    /// Make the link that moves the tournament game on the board to another device.
    Move,
    /// The other device has received the tournament game. This device must not report the result.
    Moved,
    /// The link has been made.
    Linked(PtrEqRc<SharedLink>),
    /// Copy the link to the clipboard.
    CopyLink,
    /// Share the link with another program.
    SendLink,
    /// Export the link as a file.
    SaveLink,
}

/// View of the score sheet dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetDialogView {
    /// Headers of the game: players, place, date and so on.
    pub headers: Headers,
    /// Whether the game is unfinished, so that the arbiter can end it.
    pub is_unfinished: bool,
    /// Whether the game may be opened in the review dialog.
    pub is_reviewable: bool,
    /// The game as PGN.
    pub pgn: String,
    /// State of the dialog.
    pub sheet: SheetDialog,
}

impl Screen for SheetDialog {
    type Msg = Msg;
    type View = Box<SheetDialogView>;

    const FRAGMENT: &'static str = "sheet";
    const OPENER: FocusTarget = FocusTarget::SheetButton;
    const READS_DISK: bool = true;

    /// Opens the score sheet dialog; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<SheetDialog> {
        Some(SheetDialog::default())
    }

    /// Deselects the piece that a player has selected on the board.
    fn on_open() -> Update {
        PageAction::ReleasePiece.into()
    }

    /// Edits the headers of the game, exports the game, or makes and shares a link with the game.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.said = None;
        match msg {
            Msg::SetHeaders(headers) => {
                PageAction::SetHeaders(with_people_seated(tidy_headers(headers), page.game.headers())).into()
            }
            Msg::CopyPgn => Update::effect(Share::Copy(page.pgn_of(page.game_to_export))),
            Msg::CopyFen => Update::effect(Share::Copy(page.shown.position().to_fen())),
            Msg::Download => {
                let name = file_name(page.game_to_export.headers());
                Update::effect(Share::Download { name, text: page.pgn_of(page.game_to_export) })
            }
            Msg::Picture(png) => Update::effect(picture_of(page, png)),
            Msg::MakeLink => {
                // Other exports omit a result that can still be undone. The link of a tournament
                // game must contain this result, because the director's device reads the result
                // from the link.
                let is_of_event = Ticket::has_ticket(page.game.headers());
                let game = if is_of_event { page.game } else { page.game_to_export };
                Update::effect(Share::Link(Box::new(SharedGame::from_game(game, ctx.now))))
            }
            Msg::Move => PageAction::MoveGameToDevice.into(),
            Msg::Moved => {
                self.link = None;
                PageAction::DropTicket.into()
            }
            Msg::Linked(linked) => {
                self.link = Some(linked);
                Update::none()
            }
            Msg::CopyLink => self.with_link(Share::Copy),
            Msg::SendLink => self.with_link(Share::SendLink),
            Msg::SaveLink => self.with_link(|text| Share::Download { name: "result.txt".to_owned(), text }),
        }
    }

    /// Returns the view of the score sheet dialog.
    fn view(&self, page: &DialogContext<'_>) -> Box<SheetDialogView> {
        Box::new(SheetDialogView {
            headers: page.game.headers().clone(),
            is_unfinished: page.game.outcome().is_none(),
            is_reviewable: page.is_reviewable(),
            pgn: page.pgn_of(page.game),
            sheet: self.clone(),
        })
    }

    /// Shows whether copying or saving succeeded. Returns `true`, because this dialog shows every
    /// outcome.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        self.said = Some(shared.into());
        true
    }
}

/// Returns the effect that exports a picture of the shown position: PNG if `png`, otherwise SVG.
fn picture_of(page: &DialogContext<'_>, png: bool) -> Share {
    let moved = page.shown.last_move().map_or(Vec::new(), |played| vec![played.mv.from(), played.mv.to()]);
    let svg = position_svg(page.shown.position(), page.near, &moved);
    let name = file_name(page.game_to_export.headers());
    let name = name.trim_end_matches(".pgn").to_owned();
    Share::Picture { name, svg, png }
}

/// Limits each header, such as a name, to visible text that is short enough for the score sheet.
fn tidy_headers(headers: Headers) -> Headers {
    let Headers { event, site, date, round, white, black, seats, ticket } = headers;
    let [event, site, date, round, white, black] =
        [event, site, date, round, white, black].map(|text| visible_name(&text));
    Headers { event, site, date, round, white, black, seats, ticket }
}

/// Returns `headers` with [`Seat::Person`] for every player whose name differs from `before`. A
/// person can thus replace the computer by typing another name.
fn with_people_seated(mut headers: Headers, before: &Headers) -> Headers {
    let is_same = [headers.white == before.white, headers.black == before.black];
    for (seat, is_same) in headers.seats.iter_mut().zip(is_same) {
        if !is_same {
            *seat = Seat::Person;
        }
    }
    headers
}

impl SheetDialog {
    /// Returns the effect that `share` creates from the link, for example to copy the link. No
    /// effect if there is no link.
    fn with_link(&self, share: fn(String) -> Share) -> Update {
        match self.link.as_deref() {
            Some(linked) if !linked.url.is_empty() => Update::effect(share(linked.url.clone())),
            _ => Update::none(),
        }
    }
}
