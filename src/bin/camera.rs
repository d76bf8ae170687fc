//! The camera's worker: looks for a code in one picture after another, beside the page. What is wrong with a picture does no harm
//! but to this program, and then the page starts another one.
//!
//! It says once, by a `null`, that it is there; from then on every message is a picture (`ImageData`), and every answer the text of
//! the first code in it that can be read, empty where there is none.

use rqrr::PreparedImage;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, ImageData, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    let answer = Closure::<dyn Fn(MessageEvent)>::new(move |picture: MessageEvent| {
        say(&desk, &read(picture.data()).unwrap_or_default().into());
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It listens for as long as it lives.
    answer.forget();
    say(&scope, &JsValue::NULL);
}

/// Sends something to the page; where there is none to send it to, there is nobody to tell.
fn say(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

fn read(picture: JsValue) -> Option<String> {
    let picture: ImageData = picture.dyn_into().ok()?;
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let pixels = picture.data();
    // How bright red, green and blue are to the eye, in 256ths.
    let grey: Vec<u8> = pixels
        .chunks_exact(4)
        .map(|pixel| {
            ((77 * u32::from(pixel[0]) + 150 * u32::from(pixel[1]) + 29 * u32::from(pixel[2])) >> 8) as u8
        })
        .collect();
    let mut image = PreparedImage::prepare_from_greyscale(width, height, |x, y| grey[y * width + x]);
    image.detect_grids().iter().find_map(|code| Some(code.decode().ok()?.1))
}
