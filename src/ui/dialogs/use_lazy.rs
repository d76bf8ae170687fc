//! Hook that loads a part of the page for a component.

use crate::lazy::Lazy;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Yew hook: loads code or a file for a component, and returns it once it has loaded. `heard` is
/// called once with it, or with `None` if it is not available.
#[hook]
pub(super) fn use_lazy<T: Clone + 'static>(
    lazy: &Lazy<T>,
    heard: impl FnOnce(Option<&T>) + 'static,
) -> Option<T> {
    let part = use_state(|| None::<T>);
    {
        let (part, lazy) = (part.clone(), lazy.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                let loaded = lazy.load().await;
                heard(loaded.as_ref());
                part.set(loaded);
            });
        });
    }
    (*part).clone()
}
