//! `sixdot schema`: the JSON Schema of rule files, or of files of examples. English in every language.

use std::io;

use super::given::Given;
use super::stop::Stop;
use crate::output::write_document;
use crate::{example, rules};

/// Which files are described.
#[derive(Clone, Copy, Debug)]
enum About {
    Rules,
    Examples,
}

/// Prints a schema.
///
/// # Errors
/// There is none of what was asked for.
pub fn schema(given: &Given) -> Result<(), Stop> {
    let about = given.choice("about", &[("rules", About::Rules), ("examples", About::Examples)])?;
    let schema = match about.unwrap_or(About::Rules) {
        About::Rules => rules::schema::of_rule_files(),
        About::Examples => example::schema(),
    };
    Ok(write_document(&mut io::stdout(), &format!("{schema:#}\n"))?)
}
