//! Web worker that decodes QR codes in camera pictures, in a thread of its own. If a picture
//! crashes the decoder, only this worker ends, and the page starts another worker.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, the worker receives
//! pictures (`ImageData`) as messages. It answers each picture with the text of the first readable
//! code, or with an empty text.

use rqrr::PreparedImage;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, ImageData, MessageEvent};

/// Runs the web worker that reads QR codes.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = Closure::<dyn Fn(MessageEvent)>::new({
        let scope = scope.clone();
        move |picture: MessageEvent| {
            post_message(&scope, &read_picture(picture.data()).unwrap_or_default().into());
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The closure must live as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Ignores errors, because there
/// is no other receiver for a report.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Returns the text of the first readable QR code in a camera picture (`ImageData`); `None` if
/// there is no readable code.
fn read_picture(picture: JsValue) -> Option<String> {
    let picture: ImageData = picture.dyn_into().ok()?;
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let pixels = picture.data();
    // Luminance weights of red, green and blue, in 256ths.
    let grey: Vec<u8> = pixels
        .chunks_exact(4)
        .map(|pixel| {
            ((77 * u32::from(pixel[0]) + 150 * u32::from(pixel[1]) + 29 * u32::from(pixel[2])) >> 8) as u8
        })
        .collect();
    let mut image = PreparedImage::prepare_from_greyscale(width, height, |x, y| grey[y * width + x]);
    image.detect_grids().iter().find_map(|code| Some(code.decode().ok()?.1))
}
