//! The dialog with the score sheet: what stands at its head, and the ways in which the game goes out.

mod file_name;
pub mod paper;

pub(in crate::app) use file_name::file_name;

use crate::app::action::PageAction;
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::dialogs::club;
use crate::app::dialogs::code::QrCode;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::{FocusTarget, Share, ShareResult};
use crate::app::picture::position_svg;
use crate::app::update::Update;
use crate::club::codes::Ticket;
use crate::game::link::SharedGame;
use crate::game::{Headers, Seat};
use crate::words::visible_name;

/// What the dialog knows beyond the game on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SheetDialog {
    /// What came of the last thing that was done there.
    pub said: Option<AnnouncementItem>,
    /// The link that the players have had made of the game on the board.
    pub link: Option<PtrEqRc<GameLink>>,
    /// The club, where it is asked what a game against a partner does to a rating.
    pub club: Option<club::LoadedClub>,
}

/// A link that holds the game on the board.
#[derive(Debug, Default)]
pub struct GameLink {
    /// The whole address; empty where the game is too long for any.
    pub url: String,
    /// The same for cameras; `None` where it is too long, or leads to a file that is on this device alone.
    pub code: Option<QrCode>,
    /// Whether the browser can hand it to other programs.
    pub sends: bool,
    /// Whether it is the result of a game of another device's event, for that device.
    pub is_result: bool,
    /// Whether it moves a game of an event to another device.
    pub is_move: bool,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// What the players write at the head of the score sheet.
    SetHeaders(Headers),
    /// Put the game's PGN on the clipboard.
    CopyPgn,
    /// Put the FEN of the position shown on the clipboard.
    CopyFen,
    /// Save the game's PGN as a file.
    Download,
    /// Save a picture of the position shown; as PNG, or else as SVG.
    Picture(bool),
    /// Make a link that holds the game.
    MakeLink,
    /// Make the code that moves the game of an event to another device.
    Move,
    /// The other device has the game: this one lets go of it.
    Moved,
    /// It has been made.
    Linked(PtrEqRc<GameLink>),
    /// Put the link on the clipboard.
    CopyLink,
    /// Hand the link to another program.
    SendLink,
    /// Save the link as a file.
    SaveLink,
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetDialogView {
    /// Who plays, where and when.
    pub headers: Headers,
    /// Whether the game is open, so that the arbiter can end it.
    pub goes_on: bool,
    /// The game as PGN.
    pub pgn: String,
    /// What was made of it there, and what was said of that.
    pub sheet: SheetDialog,
}

impl Screen for SheetDialog {
    type Msg = Msg;
    type View = Box<SheetDialogView>;

    const FRAGMENT: &'static str = "sheet";
    const OPENER: FocusTarget = FocusTarget::SheetButton;
    const READS_DISK: bool = true;

    fn open(_: &DialogContext<'_>) -> Option<SheetDialog> {
        Some(SheetDialog::default())
    }

    fn opened() -> Update {
        PageAction::ReleasePiece.into()
    }

    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        // An earlier outcome does not answer for what is done now.
        self.said = None;
        match msg {
            Msg::SetHeaders(headers) => {
                PageAction::SetHeaders(with_people(tidy(headers), page.game.headers())).into()
            }
            Msg::CopyPgn => Update::effect(Share::Copy(page.lasting.pgn())),
            Msg::CopyFen => Update::effect(Share::Copy(page.shown.position().to_fen())),
            Msg::Download => {
                let name = file_name(page.lasting.headers());
                Update::effect(Share::Download { name, text: page.lasting.pgn() })
            }
            Msg::Picture(png) => Update::effect(picture_of(page, png)),
            Msg::MakeLink => {
                // The code of a result ends what could be taken back.
                let is_of_event = Ticket::is_in_game(page.game.headers());
                let game = if is_of_event { page.game } else { page.lasting };
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

    fn view(&self, page: &DialogContext<'_>) -> Box<SheetDialogView> {
        Box::new(SheetDialogView {
            headers: page.game.headers().clone(),
            goes_on: page.game.outcome().is_none(),
            pgn: page.game.pgn(),
            sheet: self.clone(),
        })
    }

    fn show_shared(&mut self, shared: ShareResult) -> bool {
        self.said = Some(shared.into());
        true
    }
}

/// A picture of the position shown, as PNG or else as SVG.
fn picture_of(page: &DialogContext<'_>, png: bool) -> Share {
    let moved = page.shown.last_move().map_or(Vec::new(), |played| vec![played.mv.from(), played.mv.to()]);
    let svg = position_svg(page.shown.position(), page.near, &moved);
    let name = file_name(page.lasting.headers());
    let name = name.trim_end_matches(".pgn").to_owned();
    Share::Picture { name, svg, png }
}

/// The head of a score sheet with names of a length that fits on it.
fn tidy(headers: Headers) -> Headers {
    let Headers { event, site, date, round, white, black, seats, ticket } = headers;
    let [event, site, date, round, white, black] =
        [event, site, date, round, white, black].map(|text| visible_name(&text));
    Headers { event, site, date, round, white, black, seats, ticket }
}

/// Seats a person where another name was written over that of the computer, beside the head as it was before.
fn with_people(mut headers: Headers, before: &Headers) -> Headers {
    let is_same = [headers.white == before.white, headers.black == before.black];
    for (seat, is_same) in headers.seats.iter_mut().zip(is_same) {
        if !is_same {
            *seat = Seat::Person;
        }
    }
    headers
}

impl SheetDialog {
    fn with_link(&self, share: fn(String) -> Share) -> Update {
        match self.link.as_deref() {
            Some(linked) if !linked.url.is_empty() => Update::effect(share(linked.url.clone())),
            _ => Update::none(),
        }
    }
}
