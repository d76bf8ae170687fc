//! Tournament games on other devices: the QR code with which another device opens a game, and the
//! inputs for the result that the other device returns.

use super::fields::{command_button, command_callback, on_file, on_input};
use super::wording::player_name;
use crate::app::dialogs::club::{
    CODE_FIELD, ClubCommand, CodeOutcome, Msg as ClubMsg, OpenEvent, score_text,
};
use crate::app::dialogs::qr_code::QrCode;
use crate::app::{Msg, dialogs};
use crate::club::codes::CodeRefusal;
use crate::ui::dialogs::qr_code::qr_code_image;
use crate::words::{Words, choice};
use web_sys::Element;
use yew::prelude::*;

/// Function that stops the camera with which QR codes are scanned.
pub type StopScanning = Box<dyn FnOnce()>;

/// A camera that scans QR codes on other screens.
pub trait Camera {
    /// Whether the browser offers cameras to this page. Most browsers offer cameras only over a
    /// secure connection. The user can still refuse access to an offered camera.
    fn is_available(&self) -> bool;
    /// Shows the camera picture in the element `video`. Calls `seen` with the text of each QR code
    /// in the picture, or with `None` if the camera cannot be used. The camera runs until the
    /// returned function is called.
    fn scan_codes(&self, video: Element, seen: Callback<Option<String>>) -> StopScanning;
}

/// The camera that the page provides for scanning QR codes, as a property of components.
#[derive(Clone, Copy)]
pub(super) struct CameraAccess(pub(super) &'static dyn Camera);

impl PartialEq for CameraAccess {
    /// Whether both values refer to the same camera object.
    fn eq(&self, other: &CameraAccess) -> bool {
        std::ptr::addr_eq(self.0, other.0)
    }
}

/// Renders the QR code with which another device opens a tournament game, and a field for the
/// address of the app in that code. The arbiter can enter an address other than the address of this
/// page. `fragment` is the part of the address after `#`.
pub(super) fn game_code(running: &OpenEvent, fragment: &str, words: &Words, on: &Callback<Msg>) -> Html {
    let own = page_url();
    let address = running.codes.address.clone().unwrap_or_else(|| own.clone().unwrap_or_default());
    let hint = if own.is_none() { words.club_code_no_address() } else { words.club_code_hint() };
    html! {
        <div class="club-code" data-board-code={running.codes.shown.as_ref().map(|(place, _)| crate::club::codes::pgn_round(*place))}>
            <p class="hint">{ hint }</p>
            <ShownCode address={address.clone()} fragment={fragment.to_owned()} words={words.clone()} />
            <label class="cell">
                <span>{ words.club_code_address() }</span>
                <input name="code-address" type="url" value={address} spellcheck="false" autocomplete="off" maxlength="500"
                    oninput={on_input(on)} />
            </label>
        </div>
    }
}

/// Properties of [`ShownCode`], which renders a QR code of the link `address#fragment`.
#[derive(Properties, PartialEq)]
struct ShownCodeProps {
    address: String,
    fragment: String,
    words: Words,
}

/// Renders a QR code and its text. Encoding is expensive, so the QR code is computed again only
/// when the text changes.
#[component]
fn ShownCode(ShownCodeProps { address, fragment, words }: &ShownCodeProps) -> Html {
    let url = format!("{}#{fragment}", address.split('#').next().unwrap_or_default());
    let code = use_memo(url.clone(), |url| QrCode::of(url));
    html! {
        <>
            if let Some(code) = &*code {
                { qr_code_image(code, words.club_code_show()) }
            }
            <textarea class="pgn" name="code-link" rows="3" readonly=true aria-label={words.club_code_show()} value={url} />
        </>
    }
}

/// Returns the address of this page without its fragment; `None` for a local file, which no other
/// device can open.
fn page_url() -> Option<String> {
    let href = web_sys::window()?.location().href().ok()?;
    let page = href.split('#').next()?;
    (!page.starts_with("file:")).then(|| page.to_owned())
}

/// Renders the inputs for results from other devices: a text field, a file, and the camera.
///
/// `outcome` is the outcome of the last input; `running` is the open tournament, if any. `taken` is
/// the number of results entered so far; a new number empties the text field. `looking` is true
/// while the camera is on.
pub(super) fn result_reader(
    taken: usize,
    outcome: Option<&CodeOutcome>,
    running: Option<&OpenEvent>,
    looking: bool,
    camera: CameraAccess,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <details class="club-reader" data-codes="" open={outcome.is_some() || looking}>
            <summary>{ words.club_code_read() }</summary>
            <label class="cell">
                <span>{ words.club_code_paste() }</span>
                <input key={taken} name={CODE_FIELD} autocomplete="off" spellcheck="false" maxlength="30000" oninput={on_input(on)} />
            </label>
            <div class="chips">
                <label class="button">
                    { words.open_file() }
                    <input class="visually-hidden" type="file" name="code-file" accept=".txt" onchange={on_file(CODE_FIELD, on)} />
                </label>
                if camera.0.is_available() {
                    { command_button("camera", if looking { words.club_code_camera_stop() } else { words.club_code_camera() },
                        ClubCommand::Camera(!looking), on) }
                }
            </div>
            if looking {
                <Viewfinder {camera} on={on.clone()} />
            }
            { code_outcome(running, outcome, words) }
        </details>
    }
}

/// Renders the outcome of the last input of a result from another device. Renders nothing before
/// the first input. `running` is the open tournament, if any.
pub(super) fn code_outcome(
    running: Option<&OpenEvent>,
    outcome: Option<&CodeOutcome>,
    words: &Words,
) -> Html {
    let Some(outcome) = outcome else { return Html::default() };
    let is_fault = !matches!(outcome, CodeOutcome::Taken(..));
    html! {
        <p class={if is_fault { "fault" } else { "club-note" }} role={if is_fault { "alert" } else { "status" }}
            data-notice={outcome.code()}>{ code_outcome_text(running, outcome, words) }</p>
    }
}

/// Properties of [`Viewfinder`], which shows the camera picture for scanning QR codes.
#[derive(Properties, PartialEq)]
struct ViewfinderProps {
    camera: CameraAccess,
    on: Callback<Msg>,
}

/// Renders the camera picture, in which QR codes are scanned.
#[component]
fn Viewfinder(ViewfinderProps { camera, on }: &ViewfinderProps) -> Html {
    let video = use_node_ref();
    {
        let (video, camera, on) = (video.clone(), *camera, on.clone());
        use_effect_with((), move |()| {
            let seen = on.reform(|seen: Option<String>| {
                let msg = match seen {
                    Some(value) => ClubMsg::Set { name: CODE_FIELD.to_owned(), value },
                    None => ClubMsg::Do(ClubCommand::NoCamera),
                };
                dialogs::Msg::Club(msg).into()
            });
            let stop = video.cast::<Element>().map(|video| camera.0.scan_codes(video, seen));
            move || {
                if let Some(stop) = stop {
                    stop();
                }
            }
        });
    }
    html! { <video ref={video} class="club-finder" data-camera="" autoplay=true muted=true playsinline=true /> }
}

/// Returns the text about a code with the result of a tournament game, scanned or pasted from
/// another device.
///
/// The text names the result that was entered, or the reason why the code was refused. `running` is
/// the open tournament; without it, the text about an entered result is empty.
fn code_outcome_text(running: Option<&OpenEvent>, outcome: &CodeOutcome, words: &Words) -> String {
    let why = match outcome {
        CodeOutcome::Taken(place, score) => {
            let Some(running) = running else { return String::new() };
            let match_ =
                running.event.rounds().get(place.round).and_then(|round| round.boards.get(place.board));
            let Some(pairing) = match_.map(|match_| match_.pairing_of_game(place.game)) else {
                return String::new();
            };
            let event = &running.event;
            return words.club_code_taken(
                &player_name(event, pairing.black),
                &(place.board + 1),
                &score_text(*score),
                &player_name(event, pairing.white),
            );
        }
        CodeOutcome::Unreadable(fault) => return words.link_fault(fault),
        CodeOutcome::NoCode => choice::Code::None,
        CodeOutcome::NoCamera => choice::Code::Camera,
        CodeOutcome::NoKey => choice::Code::Key,
        CodeOutcome::Refused(why) => match why {
            CodeRefusal::OtherEvent => choice::Code::Event,
            CodeRefusal::NoSuchBoard => choice::Code::Board,
            CodeRefusal::Forged => choice::Code::Forged,
            CodeRefusal::OtherPairing => choice::Code::Pairing,
            CodeRefusal::OtherRules => choice::Code::Rules,
            CodeRefusal::NotOver => choice::Code::Over,
            CodeRefusal::AlreadyAccepted => choice::Code::Doubled,
            CodeRefusal::HasResult => choice::Code::Result,
        },
    };
    words.club_code_refused(why)
}

/// Renders the button that shows or hides the QR code of one game of a tournament.
pub(super) fn code_toggle(
    running: &OpenEvent,
    place: crate::club::event::GamePlace,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let is_shown = running.codes.shown.as_ref().is_some_and(|(shown, _)| *shown == place);
    html! {
        <button type="button" class="button" data-action="board-code" aria-expanded={is_shown.to_string()}
            onclick={command_callback(on, ClubCommand::Code(place))}>{ words.club_code_show() }</button>
    }
}
