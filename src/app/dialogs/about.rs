//! Dialog about the app: purpose, stored data, licences.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, PageEffect};
use crate::app::update::Update;
use std::rc::Rc;

/// Dialog about the app.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// Whether the dialog shows the licences.
    pub shows_licences: bool,
    /// Licences of the app and its dependencies.
    pub licences: LoadState,
}

/// Whether the licence texts are loaded. They are in a separate file, which the app loads when the
/// dialog opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum LoadState {
    /// Not loaded yet.
    #[default]
    Waiting,
    /// Not available.
    Failed,
    /// Loaded.
    Loaded(Rc<Licences>),
}

/// Licences of the app and its dependencies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Licences {
    /// Version of the app.
    pub version: String,
    /// Identifier of the build.
    pub build: String,
    /// Packages in the build.
    pub crates: Vec<LicensedPackage>,
    /// Texts of the licences.
    pub texts: Vec<String>,
}

/// A package (library) that the app contains, with its licence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LicensedPackage {
    /// Name of the package.
    pub name: String,
    /// Version of the package.
    pub version: String,
    /// Licence, as an SPDX expression.
    pub licence: String,
    /// Indices of the licence texts in [`Licences::texts`].
    pub texts: Vec<usize>,
}

/// Messages to the dialog about the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Show the licences, or (`false`) return to the first screen of the dialog.
    ShowLicences(bool),
    /// The licences are loaded, or not available (`None`).
    Loaded(Option<Rc<Licences>>),
}

impl Screen for About {
    type Msg = Msg;
    type View = About;

    const FRAGMENT: &'static str = "about";
    const OPENER: FocusTarget = FocusTarget::MenuButton;

    /// Opens the dialog about the app; never `None`. The licences are loaded afterwards.
    fn open(_: &DialogContext<'_>) -> Option<About> {
        Some(About::default())
    }

    /// Requests the licence texts when the dialog about the app opens.
    fn on_open() -> Update {
        Update::effect(PageEffect::LoadLicences)
    }

    /// Shows or hides the licences, or stores the loaded licence texts.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::ShowLicences(shows) => self.shows_licences = shows,
            Msg::Loaded(licences) => self.licences = licences.map_or(LoadState::Failed, LoadState::Loaded),
        }
        Update::none()
    }

    /// Returns a copy of the dialog about the app as its view.
    fn view(&self, _: &DialogContext<'_>) -> About {
        self.clone()
    }
}
