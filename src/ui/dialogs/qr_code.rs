//! QR code, drawn black on white in every theme.

use crate::app::dialogs::qr_code::QrCode;
use yew::prelude::*;

/// Renders a QR code as an image. `label` is the text for screen readers.
pub(super) fn qr_code_image(code: &QrCode, label: &'static str) -> Html {
    html! {
        <svg data-code="" role="img" aria-label={label} viewBox={format!("0 0 {0} {0}", code.size)}
            width="280" height="280" shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff" />
            <path d={code.path.clone()} />
        </svg>
    }
}
