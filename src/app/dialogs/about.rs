//! What this is, what it stores, and whose work is in it.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, PageEffect};
use crate::app::update::Update;
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

impl Screen for About {
    type Msg = Msg;
    type View = About;

    const FRAGMENT: &'static str = "about";
    const OPENER: FocusTarget = FocusTarget::SettingsButton;

    fn open(_: &DialogContext<'_>) -> Option<About> {
        Some(About::default())
    }

    fn opened() -> Update {
        Update::effect(PageEffect::LoadLicences)
    }

    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        let Msg::Loaded(licences) = msg;
        self.licences = licences.map_or(Loading::Failed, Loading::Here);
        Update::none()
    }

    fn view(&self, _: &DialogContext<'_>) -> About {
        self.clone()
    }
}
