//! Capabilities of the device and the browser, the size of the saved data, and the request for
//! persistent storage (data that the browser does not clear by itself).

use crate::app::{device, storage};
use crate::browser::device::{full_screen, wake_lock};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web;
use gloo_timers::future::TimeoutFuture;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::StorageEstimate;

/// Delay between the first saved data and the request for persistent storage, in milliseconds.
const PERSIST_DELAY_MS: u32 = 1_000;

/// Determines what the device can do and how many bytes the app has stored, and requests persistent
/// storage.
pub(crate) struct DeviceProbe {
    sender: MessageSender,
    /// Whether persistent storage has been requested.
    has_requested_persistence: Cell<bool>,
}

impl DeviceProbe {
    /// Creates a probe that has not requested anything from the browser yet. Results are sent to
    /// `sender`.
    pub(crate) fn new(sender: MessageSender) -> DeviceProbe {
        DeviceProbe { sender, has_requested_persistence: Cell::new(false) }
    }

    /// Determines how many bytes the app has stored and what the device can do;
    /// [`device::Msg::Measured`] reports the result.
    pub(crate) fn measure(&self) {
        let post = self.sender.clone();
        let location = web_sys::window().map(|window| window.location());
        let from_file =
            location.and_then(|location| location.protocol().ok()).is_some_and(|kind| kind == "file:");
        spawn_local(async move {
            let mut found = storage::DeviceInfo {
                is_from_file: from_file,
                is_safari: is_safari(),
                can_stay_awake: wake_lock::is_possible(),
                can_vibrate: web::can_vibrate(),
                can_fill_screen: full_screen::can_fill_screen(),
                ..storage::DeviceInfo::default()
            };
            if let Some(storage) = web::storage() {
                found.is_persistent =
                    web::promise_result(storage.persisted()).await.is_some_and(|is| is.is_truthy());
                let estimate = web::promise_result(storage.estimate()).await;
                let used = estimate.and_then(|found| found.unchecked_into::<StorageEstimate>().get_usage());
                found.used_bytes = used.map(|bytes| bytes as u64);
            }
            post.send(device::Msg::Measured(found).into());
        });
    }

    /// Requests persistent storage, which the browser does not clear by itself. Only the first call
    /// makes a request.
    pub(crate) fn ask_to_persist(&self) {
        if self.has_requested_persistence.replace(true) {
            return;
        }
        spawn_local(async move {
            // Usually, the first move of a game causes the request. The request must not delay
            // this move.
            TimeoutFuture::new(PERSIST_DELAY_MS).await;
            if let Some(storage) = web::storage() {
                // If the browser refuses, it may clear the data by itself.
                web::promise_result(storage.persist()).await;
            }
        });
    }
}

/// Whether the browser is Safari or uses Safari's engine. Only such browsers name Apple as their
/// vendor.
fn is_safari() -> bool {
    web::vendor().is_some_and(|vendor| vendor.starts_with("Apple"))
}
