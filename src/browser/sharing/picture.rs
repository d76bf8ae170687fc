//! A picture goes to a file: as it is, or drawn by the browser.

use crate::app::{Shared, dialogs};
use crate::browser::runtime::messages::Post;
use crate::browser::sharing::files;
use crate::browser::web;
use js_sys::{Array, Promise, encode_uri_component};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlAnchorElement;

/// How wide and high a drawn picture is, in pixels.
const SIDE: u32 = 1_600;

/// Saves it under this name, which lacks its end, and tells whether that is done.
pub(crate) fn save(name: String, svg: String, png: bool, post: Post) {
    spawn_local(async move {
        // A browser that draws no pictures still has the other kind.
        let done = png && drawn(&name, &svg).await.is_some()
            || files::download(&format!("{name}.svg"), "image/svg+xml", &svg).is_ok();
        post.send(dialogs::Msg::Shared(Shared::Downloaded(done)).into());
    });
}

async fn drawn(name: &str, svg: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let image = document.create_element("img").ok()?;
    let source = format!("data:image/svg+xml,{}", String::from(encode_uri_component(svg)));
    image.set_attribute("src", &source).ok()?;
    let ready = web::call(&image, "decode", &Array::new())?;
    JsFuture::from(Promise::resolve(&ready)).await.ok()?;
    let canvas = document.create_element("canvas").ok()?;
    for side in ["width", "height"] {
        canvas.set_attribute(side, &SIDE.to_string()).ok()?;
    }
    let pen = web::call(&canvas, "getContext", &Array::of1(&"2d".into()))?;
    let side = JsValue::from(SIDE);
    web::call(&pen, "drawImage", &Array::of5(&image, &0.into(), &0.into(), &side, &side))?;
    let png = web::call(&canvas, "toDataURL", &Array::of1(&"image/png".into()))?.as_string()?;
    let link = document.create_element("a").ok()?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&png);
    link.set_download(&format!("{name}.png"));
    link.click();
    Some(())
}
