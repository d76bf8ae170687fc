//! Contents of dialogs whose code is loaded on demand.

use crate::app::context::Context;
use crate::app::update::Update;
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// The content of a dialog whose code is loaded on demand. `M` is the type of its messages. The
/// supertrait `Any` allows the downcast in [`LoadedScreen::get`].
pub(super) trait LazyScreen<M>: Any {
    /// Applies a message, and returns the new content of the dialog with the effects and actions of
    /// the message.
    fn update(self: Rc<Self>, msg: M, ctx: &Context<'_>) -> (LoadedScreen<M>, Update);
}

/// Pointer to the loaded content of a dialog. The type of the content is erased, because the code
/// of the dialog is loaded earlier than the code of the content.
///
/// Two values are equal only if they point to the same content.
pub struct LoadedScreen<M>(Rc<dyn LazyScreen<M>>);

impl<M: 'static> LoadedScreen<M> {
    /// Wraps `screen`, the content of a dialog whose code has been loaded.
    pub(super) fn new(screen: impl LazyScreen<M>) -> LoadedScreen<M> {
        LoadedScreen(Rc::new(screen))
    }

    /// Applies a message, and returns the new content of the dialog with the effects and actions of
    /// the message.
    pub(super) fn update(self, msg: M, ctx: &Context<'_>) -> (LoadedScreen<M>, Update) {
        self.0.update(msg, ctx)
    }

    /// Returns the content as the type `T`; `None` if the content has another type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let screen: &dyn Any = &*self.0;
        screen.downcast_ref()
    }
}

impl<M> Clone for LoadedScreen<M> {
    /// Returns another pointer to the same content, without copying the content.
    fn clone(&self) -> LoadedScreen<M> {
        LoadedScreen(self.0.clone())
    }
}

impl<M> fmt::Debug for LoadedScreen<M> {
    /// Writes only the name of the type, because the content need not implement `Debug`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoadedScreen")
    }
}

impl<M> PartialEq for LoadedScreen<M> {
    /// Whether both pointers lead to the same content.
    fn eq(&self, other: &LoadedScreen<M>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
