//! What the build makes beside the sources: the list of languages, and the table of all messages, so that one that is not
//! there does not compile.
//!
//! The rule files are built into the program too: a new file among them has to be noticed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The language of the table of messages: the tests hold that the others have the same ones.
const FIRST: &str = "en";

/// The forms that are made of every message, beside its value.
const FORMS: [&str; 3] = ["short", "quiet", "braille"];

fn main() {
    println!("cargo:rerun-if-changed=rules");
    println!("cargo:rerun-if-changed=locales");
    let mut needed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut attributes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let languages = languages();
    // English comes first.
    for language in [FIRST].into_iter().chain(languages.iter().map(String::as_str).filter(|code| *code != FIRST)) {
        let source = texts(&Path::new("locales").join(language));
        // A slip in a file is told by the tests, with its place.
        let resource = parse(source.as_str()).unwrap_or_else(|(resource, _)| resource);
        let messages = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        });
        let messages: BTreeMap<&str, &Message<&str>> = messages.collect();
        for (id, message) in messages.iter().filter(|(_, message)| message.value.is_some()) {
            if language == FIRST {
                needed.entry((*id).to_owned()).or_default();
                let own = message.attributes.iter().map(|own| own.id.name).filter(|name| !FORMS.contains(name));
                attributes.insert((*id).to_owned(), own.map(str::to_owned).collect());
            }
            // A language may look at what another need not distinguish.
            if let Some(variables) = needed.get_mut(*id) {
                Walk { messages: &messages, variables, depth: 0 }.message(message);
            }
        }
    }
    let endings = endings();
    let mut table = String::from("&[\n");
    for (id, own) in &needed {
        let mut variables = own.clone();
        // Where a family of games has a message of its own, that one is told.
        for family in endings.iter().map(|ending| format!("{id}{ending}")) {
            variables.extend(needed.get(&family).into_iter().flatten().cloned());
        }
        let (variables, named): (Vec<_>, Vec<_>) = (variables.iter().collect(), attributes[id].iter().collect());
        let _ = writeln!(table, "({id:?}, &{variables:?}, &{named:?}),");
    }
    table.push(']');
    let folder = env::var_os("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&folder).join("messages.rs"), table).expect("the table is written");
    fs::write(Path::new(&folder).join("languages.rs"), list_of(&languages)).expect("the list is written");
    fs::write(Path::new(&folder).join("endings.rs"), format!("&{endings:?}")).expect("the endings are written");
}

/// How the ids of messages end that a family of games has of its own: with its word, as the key `kind` of rule files has it.
fn endings() -> Vec<String> {
    let folders = fs::read_dir("rules").expect("there are rules").map(|entry| entry.expect("a folder").path());
    let files = folders.filter(|path| path.is_dir()).filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        fs::read_to_string(path.join(name).with_extension("toml")).ok()
    });
    let kind = |text: String| {
        let line = text.lines().find_map(|line| line.strip_prefix("kind = \"")?.strip_suffix('"').map(str::to_owned));
        line.map(|kind| format!("-{kind}"))
    };
    files.filter_map(kind).collect::<BTreeSet<String>>().into_iter().collect()
}

/// The codes of the languages, sorted: each has a folder.
fn languages() -> Vec<String> {
    let entries = fs::read_dir("locales").expect("there are languages");
    let folders = entries.map(|entry| entry.expect("the folder can be read").path()).filter(|path| path.is_dir());
    let mut codes: Vec<String> = folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    codes.sort();
    codes
}

/// The languages for the macro `languages!` of whoever includes the list: `languages! { De = "de", Fi = "fi" }`.
fn list_of(codes: &[String]) -> String {
    let item = |code: &String| {
        let (first, rest) = code.split_at(1);
        format!("{}{rest} = {code:?}", first.to_uppercase())
    };
    format!("languages! {{ {} }}\n", codes.iter().map(item).collect::<Vec<_>>().join(", "))
}

/// All texts of a language.
fn texts(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("each language has a folder");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).expect("a file of texts") + "\n").collect()
}

/// Collects the variables of a message and of those that it refers to.
struct Walk<'a> {
    messages: &'a BTreeMap<&'a str, &'a Message<&'a str>>,
    variables: &'a mut BTreeSet<String>,
    depth: u8,
}

impl Walk<'_> {
    fn message(&mut self, message: &Message<&str>) {
        let forms = message.attributes.iter().filter(|own| FORMS.contains(&own.id.name)).map(|own| &own.value);
        for pattern in message.value.iter().chain(forms) {
            self.pattern(pattern);
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            // What refers to itself is told by the tests.
            InlineExpression::MessageReference { id, attribute } if self.depth < 8 => {
                self.depth += 1;
                if let Some(message) = self.messages.get(id.name).copied() {
                    match attribute {
                        None => message.value.iter().for_each(|pattern| self.pattern(pattern)),
                        Some(name) => {
                            let own = message.attributes.iter().filter(|own| own.id.name == name.name);
                            own.for_each(|own| self.pattern(&own.value));
                        }
                    }
                }
                self.depth -= 1;
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
                arguments.named.iter().for_each(|argument| self.inline(&argument.value));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
