//! Yew hook that loads code or a file for a component.

use crate::lazy::Lazy;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Yew hook: loads code or a file for a component. Returns the loaded value; `None` while the value
/// is loading, and if loading fails. Calls `on_loaded` once, with the value, or with `None` after a
/// failure.
#[hook]
pub(super) fn use_lazy<T: Clone + 'static>(
    lazy: &Lazy<T>,
    on_loaded: impl FnOnce(Option<&T>) + 'static,
) -> Option<T> {
    let part = use_state(|| None::<T>);
    {
        let (part, lazy) = (part.clone(), lazy.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                let loaded = lazy.load().await;
                on_loaded(loaded.as_ref());
                part.set(loaded);
            });
        });
    }
    (*part).clone()
}
