//! A part of the page in a component.

use crate::lazy::Lazy;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Loads a part for the component, and gives it once it is here. `heard` gets it once, or `None` if it cannot be had.
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
