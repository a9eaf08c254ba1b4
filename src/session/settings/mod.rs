//! Settings: from flags, environment variables and the user's file, in this order.

mod file;
mod folders;
mod setting;

pub use file::{ChosenSetting, File, SettingSource, SettingsError, chosen};
pub use folders::Folders;
pub(crate) use folders::{Account, Accounts, default_path};
pub use setting::Setting;
