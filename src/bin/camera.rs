//! Web worker that decodes QR codes in camera pictures, outside the page's thread. A picture that
//! makes the decoder fail ends only this worker, and the page starts another one.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, every message to it is a
//! picture (`ImageData`), and every answer is the text of the first readable code in the picture,
//! or an empty text.

use rqrr::PreparedImage;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, ImageData, MessageEvent};

/// Runs the web worker that reads QR codes: answers each camera picture of the page with its text.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = Closure::<dyn Fn(MessageEvent)>::new({
        let scope = scope.clone();
        move |picture: MessageEvent| {
            post_message(&scope, &read_picture(picture.data()).unwrap_or_default().into());
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Errors are ignored, because
/// there is no other receiver to report them to.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Returns the text of the first readable QR code in a camera picture (`ImageData`); `None` if
/// there is none.
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
