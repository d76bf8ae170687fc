//! Contents of dialogs whose code is loaded on demand.

use crate::app::context::Context;
use crate::app::update::Update;
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// The content of a dialog whose code is loaded when it is first needed; messages have the type
/// `M`.
pub(super) trait LazyScreen<M>: Any {
    /// Returns the content after a message, and the message's effects.
    fn update(self: Rc<Self>, msg: M, ctx: &Context<'_>) -> (LoadedScreen<M>, Update);
}

/// The loaded content of a dialog, a `LazyScreen` behind a pointer. The dialog is loaded before its
/// content, so it cannot name the type of the content. Only clones of one value are equal.
pub struct LoadedScreen<M>(Rc<dyn LazyScreen<M>>);

impl<M: 'static> LoadedScreen<M> {
    /// Wraps the content of a dialog whose code has been loaded.
    pub(super) fn new(screen: impl LazyScreen<M>) -> LoadedScreen<M> {
        LoadedScreen(Rc::new(screen))
    }

    /// Applies a message to the content of the dialog. Returns the content after the message, and
    /// the message's effects.
    pub(super) fn update(self, msg: M, ctx: &Context<'_>) -> (LoadedScreen<M>, Update) {
        self.0.update(msg, ctx)
    }

    /// Returns the content of the dialog, if it is of the type `T`.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let screen: &dyn Any = &*self.0;
        screen.downcast_ref()
    }
}

impl<M> Clone for LoadedScreen<M> {
    fn clone(&self) -> LoadedScreen<M> {
        LoadedScreen(self.0.clone())
    }
}

impl<M> fmt::Debug for LoadedScreen<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoadedScreen")
    }
}

impl<M> PartialEq for LoadedScreen<M> {
    fn eq(&self, other: &LoadedScreen<M>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
