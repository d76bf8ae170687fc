//! Saves a picture to a file, as SVG or rendered to PNG.

use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::sharing::files;
use js_sys::{Array, Promise, encode_uri_component};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// Width and height of a PNG, in pixels.
const PICTURE_SIZE: u32 = 1_600;

/// Saves the SVG picture `svg` to a file, as PNG if `png` is true, otherwise as SVG. `name` has no
/// extension. Reports to the page where the file is, or that it was not saved. Reports nothing if
/// the player closed the share sheet.
pub(crate) fn save_picture(name: String, svg: String, png: bool, post: MessageSender) {
    spawn_local(async move {
        // If the browser cannot render the PNG, the SVG is saved instead.
        let drawn = if png { draw_png(&svg).await } else { None };
        let saved = match drawn {
            Some(png) => files::save_file(&format!("{name}.png"), "image/png", &Array::of1(&png)).await,
            None => {
                let svg = Array::of1(&svg.into());
                files::save_file(&format!("{name}.svg"), "image/svg+xml", &svg).await
            }
        };
        files::report_saved(saved, &post);
    });
}

/// Renders an SVG as a PNG; `None` if this fails.
async fn draw_png(svg: &str) -> Option<JsValue> {
    let document = web_sys::window()?.document()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml,{}", String::from(encode_uri_component(svg))));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.unchecked_into();
    canvas.set_width(PICTURE_SIZE);
    canvas.set_height(PICTURE_SIZE);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    let side = f64::from(PICTURE_SIZE);
    pen.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side).ok()?;
    let drawn = Promise::new(&mut |resolve, _| {
        // If `to_blob` fails, it does not call `resolve`, so the promise is settled here.
        if canvas.to_blob(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    JsFuture::from(drawn).await.ok().filter(|png| png.is_instance_of::<Blob>())
}
