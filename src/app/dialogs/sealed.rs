//! What the page holds of a part of the code that is loaded on demand, without knowing what is in it.

use crate::app::context::Context;
use crate::app::update::Update;
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// Something that hears messages `M`. What it is and how it changes is the business of whoever has
/// made it: neither comparing nor dropping it names their code.
pub struct Sealed<M>(Rc<dyn Hidden<M>>);

/// What can be done with it all the same.
pub(super) trait Hidden<M> {
    /// What it is after a message, and what comes of that.
    fn hear(self: Rc<Self>, msg: M, ctx: &Context<'_>) -> (Sealed<M>, Update);
    /// What is shown of it.
    fn shown(self: Rc<Self>) -> Opaque;
}

impl<M> Sealed<M> {
    pub(super) fn new(inside: impl Hidden<M> + 'static) -> Sealed<M> {
        Sealed(Rc::new(inside))
    }

    pub(super) fn hear(self, msg: M, ctx: &Context<'_>) -> (Sealed<M>, Update) {
        self.0.hear(msg, ctx)
    }

    /// What is shown of it.
    pub fn shown(&self) -> Opaque {
        self.0.clone().shown()
    }
}

impl<M> Clone for Sealed<M> {
    fn clone(&self) -> Sealed<M> {
        Sealed(self.0.clone())
    }
}

/// What is in it is not said: that would name it.
impl<M> fmt::Debug for Sealed<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed")
    }
}

/// It is the same if nothing has happened to it: so comparing takes no time.
impl<M> PartialEq for Sealed<M> {
    fn eq(&self, other: &Sealed<M>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A value for whoever knows what it is. It is the same as itself alone.
#[derive(Clone)]
pub struct Opaque(Rc<dyn Any>);

impl Opaque {
    /// What only those can see who know what it is.
    pub fn new(inside: impl Any) -> Opaque {
        Opaque(Rc::new(inside))
    }

    /// What it is, if it is that.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

impl<T: Any> From<Rc<T>> for Opaque {
    fn from(inside: Rc<T>) -> Opaque {
        Opaque(inside)
    }
}

impl fmt::Debug for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opaque")
    }
}

impl PartialEq for Opaque {
    fn eq(&self, other: &Opaque) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
