//! The Fluent files of all languages: a list of the languages, their texts, and a table of all messages with their variables,
//! against which the macros of `src/say/message.rs` check each use of a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;

/// The language whose ids fill the table; tests check that the other languages have the same ones.
const FIRST: &str = "en";

/// Attributes that are another form of the message. The others are messages of their own.
const FORMS: [&str; 3] = ["short", "quiet", "braille"];

type Messages<'a> = BTreeMap<&'a str, &'a Message<&'a str>>;

pub fn make(folder: &Path) {
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("the file is written");
    let mut needed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut attributes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let languages = languages();
    for language in [FIRST].into_iter().chain(languages.iter().map(String::as_str).filter(|code| *code != FIRST)) {
        let [names, others] = texts(&Path::new("locales").join(language));
        write(&format!("{language}-names.ftl"), &names);
        write(&format!("{language}-others.ftl"), &others);
        let source = names + &others;
        // Syntax errors are reported by the tests, with their places.
        let resource = parse(source.as_str()).unwrap_or_else(|(resource, _)| resource);
        let messages = messages(&resource);
        for (id, message) in messages.iter().filter(|(_, message)| message.value.is_some()) {
            if language == FIRST {
                needed.entry((*id).to_owned()).or_default();
                let own = message.attributes.iter().map(|own| own.id.name).filter(|name| !FORMS.contains(name));
                attributes.insert((*id).to_owned(), own.map(str::to_owned).collect());
            }
            // A language may need a variable that English does not.
            if let Some(names) = needed.get_mut(*id) {
                Variables { messages: &messages, names, depth: 0 }.message(message);
            }
        }
    }
    let endings = endings();
    let mut table = String::from("&[\n");
    for (id, own) in &needed {
        let mut variables = own.clone();
        // A family's own message takes the place of the common one, so a use must provide the variables of both.
        for family in endings.iter().map(|ending| format!("{id}{ending}")) {
            variables.extend(needed.get(&family).into_iter().flatten().cloned());
        }
        let (variables, named): (Vec<_>, Vec<_>) = (variables.iter().collect(), attributes[id].iter().collect());
        let _ = writeln!(table, "({id:?}, &{variables:?}, &{named:?}),");
    }
    write("messages.rs", &(table + "]"));
    write("endings.rs", &format!("&{endings:?}"));
    write("texts.rs", &sources(&languages));
    let variants: Vec<String> = languages.iter().map(|code| format!("{} = {code:?}", variant(code))).collect();
    write("languages.rs", &format!("languages! {{ {} }}\n", variants.join(", ")));
}

/// The function that returns the text of `names.ftl` of a language, and that of all its other files.
fn sources(codes: &[String]) -> String {
    let file = |code: &str, name: &str| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{code}-{name}.ftl\"))");
    let arm =
        |code: &String| format!("Lang::{} => [{}, {}],\n", variant(code), file(code, "names"), file(code, "others"));
    let arms: String = codes.iter().map(arm).collect();
    format!("fn sources(lang: Lang) -> [&'static str; 2] {{\nmatch lang {{\n{arms}}}\n}}\n")
}

/// The endings of the message ids that belong to one family of games: the values of the key `kind` in rule files.
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

/// The codes of the languages, sorted. Each has a folder.
fn languages() -> Vec<String> {
    let entries = fs::read_dir("locales").expect("there are languages");
    let folders = entries.map(|entry| entry.expect("the folder can be read").path()).filter(|path| path.is_dir());
    let mut codes: Vec<String> = folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    codes.sort();
    codes
}

/// The variant of `Lang` for a code: `De`.
fn variant(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

/// The text of `names.ftl` of a language, and that of all its other files.
fn texts(folder: &Path) -> [String; 2] {
    let entries = fs::read_dir(folder).expect("each language has a folder");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    [true, false].map(|names| {
        let files = files.iter().filter(|file| file.ends_with("names.ftl") == names);
        files.map(|file| fs::read_to_string(file).expect("a file of texts") + "\n").collect()
    })
}

fn messages<'a>(resource: &'a Resource<&'a str>) -> Messages<'a> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    });
    messages.collect()
}

/// Collects the variables of a message and of the messages that it refers to.
struct Variables<'a> {
    messages: &'a Messages<'a>,
    names: &'a mut BTreeSet<String>,
    depth: u8,
}

impl Variables<'_> {
    fn message(&mut self, message: &Message<&str>) {
        let forms = message.attributes.iter().filter(|own| FORMS.contains(&own.id.name)).map(|own| &own.value);
        message.value.iter().chain(forms).for_each(|pattern| self.pattern(pattern));
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
                self.names.insert(id.name.to_owned());
            }
            // The tests report messages that refer to themselves.
            InlineExpression::MessageReference { id, attribute } if self.depth < 8 => {
                let Some(message) = self.messages.get(id.name).copied() else { return };
                self.depth += 1;
                match attribute {
                    None => message.value.iter().for_each(|pattern| self.pattern(pattern)),
                    Some(name) => {
                        let own = message.attributes.iter().filter(|own| own.id.name == name.name);
                        own.for_each(|own| self.pattern(&own.value));
                    }
                }
                self.depth -= 1;
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                let named = arguments.named.iter().map(|named| &named.value);
                arguments.positional.iter().chain(named).for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
