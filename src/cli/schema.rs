//! `sixdot schema`: the JSON Schema of rule files, or of files of examples. English in every language.

use std::io;

use super::given::Given;
use super::refusal::Refusal;
use super::said::AnyOf;
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
    let about = match given.text("about") {
        None | Some("rules") => About::Rules,
        Some("examples") => About::Examples,
        Some("") => return Err(Refusal::MissingValue { option: "WORD".to_owned() }.into()),
        Some(other) => {
            let values = AnyOf(["rules", "examples"].map(str::to_owned).to_vec());
            return Err(Refusal::BadValue { option: "WORD".to_owned(), value: other.to_owned(), values }.into());
        }
    };
    let schema = match about {
        About::Rules => rules::schema::of_rule_files(),
        About::Examples => example::schema(),
    };
    Ok(write_document(&mut io::stdout(), &format!("{schema:#}\n"))?)
}
