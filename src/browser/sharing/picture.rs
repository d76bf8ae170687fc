//! Saves a picture to a file, as SVG or rendered to PNG.

use crate::app::{ShareResult, dialogs};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::sharing::files;
use js_sys::encode_uri_component;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement};

/// Width and height of a PNG, in pixels.
const PICTURE_SIZE: u32 = 1_600;

/// Saves the SVG picture `svg` to a file, as PNG if `png`, otherwise as SVG. `name` has no
/// extension. [`ShareResult::Downloaded`] reports whether that succeeded.
pub(crate) fn save_picture(name: String, svg: String, png: bool, post: MessageSender) {
    spawn_local(async move {
        // If the browser cannot render a PNG, the SVG is saved.
        let done = png && draw_png(&name, &svg).await.is_some()
            || files::download(&format!("{name}.svg"), "image/svg+xml", &svg).is_ok();
        post.send(dialogs::Msg::Shared(ShareResult::Downloaded(done)).into());
    });
}

/// Renders an SVG as a PNG and downloads it; `None` if that fails.
async fn draw_png(name: &str, svg: &str) -> Option<()> {
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
    let png = canvas.to_data_url_with_type("image/png").ok()?;
    let link = document.create_element("a").ok()?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&png);
    link.set_download(&format!("{name}.png"));
    link.click();
    Some(())
}
