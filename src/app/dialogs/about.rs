//! What this is, what it stores, and whose work is in it.

use std::rc::Rc;

/// The dialog. The licences come from a file of their own, once it is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// Whose work is in it.
    pub licences: Loading,
}

/// Something that is fetched on demand.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Loading {
    /// It is on its way.
    #[default]
    Waiting,
    /// It cannot be had.
    Failed,
    /// It is here.
    Here(Rc<Licences>),
}

/// Whose work is in this build, as the build has written it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Licences {
    /// The version of the product.
    pub version: String,
    /// The name of this build.
    pub build: String,
    /// Its parts.
    pub crates: Vec<Part>,
    /// The texts of their licences.
    pub texts: Vec<String>,
}

/// One part of the product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression.
    pub licence: String,
    /// Its licence texts, by their places in [`Licences::texts`].
    pub texts: Vec<usize>,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The licences have come, or cannot be had.
    Loaded(Option<Rc<Licences>>),
}

pub(super) fn update(about: &mut About, msg: Msg) {
    let Msg::Loaded(licences) = msg;
    about.licences = licences.map_or(Loading::Failed, Loading::Here);
}
