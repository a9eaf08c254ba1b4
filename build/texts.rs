//! The Fluent files of all languages: their texts, and the variables and attributes of all messages, against which
//! `src/text/message.rs` checks each use of a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser::parse;

use super::{entries, grammar};

/// The language whose ids fill the table; tests check that the other languages have the same ones.
const FIRST: &str = "en";

/// Attributes that are another form of the message. The others are messages of their own.
const FORMS: [&str; 3] = ["short", "quiet", "braille"];

type Messages<'a> = BTreeMap<&'a str, &'a Message<&'a str>>;

/// Names by message id.
type Table = BTreeMap<String, BTreeSet<String>>;

pub fn make(to: &Path) {
    let write = |name: &str, text: &str| fs::write(to.join(name), text).expect("the file is written");
    let (mut variables, mut attributes, mut codes) = (Table::new(), Table::new(), BTreeSet::new());
    let mut grammars = String::from("fn grammar(lang: Lang) -> &'static str {\nmatch lang {\n");
    let mut sources = String::from("fn sources(lang: Lang) -> &'static [&'static str] {\nmatch lang {\n");
    let mut folders = entries(Path::new("locales"));
    folders.retain(|path| path.is_dir());
    folders.sort_by_key(|path| !path.ends_with(FIRST));
    for folder in folders {
        let files = files(&folder);
        let code = folder.file_name().expect("a folder has a name").to_string_lossy();
        codes.insert(code.to_string());
        let variant = format!("Lang::{}{}", code[..1].to_uppercase(), &code[1..]);
        let grammar = grammar::checked(&folder);
        let _ = writeln!(grammars, "{variant} => include_str!({:?}),", grammar.display().to_string());
        let _ = writeln!(sources, "{variant} => &[");
        let included: Vec<_> =
            files.iter().map(|file| format!("include_str!({:?})", file.display().to_string())).collect();
        sources += &included.join(", ");
        sources += "],\n";
        let text: String =
            files.iter().map(|file| fs::read_to_string(file).expect("a file of texts") + "\n").collect();
        // Syntax errors are reported by the tests, with their places.
        let resource = parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        let messages = messages(&resource);
        for (id, message) in messages.iter().filter(|(_, message)| message.value.is_some()) {
            if folder.ends_with(FIRST) {
                variables.insert((*id).to_owned(), BTreeSet::new());
                let own = message.attributes.iter().map(|own| own.id.name).filter(|name| !FORMS.contains(name));
                attributes.insert((*id).to_owned(), own.map(str::to_owned).collect());
            }
            // A language may need a variable that English does not.
            if let Some(names) = variables.get_mut(*id) {
                Variables { messages: &messages, names, depth: 0 }.message(message, None);
            }
        }
    }
    let ids: Vec<String> = variables.keys().cloned().collect();
    let endings = endings();
    let of_family =
        |id: &String| endings.iter().find_map(|ending| Some((id.strip_suffix(ending)?.to_owned(), id.clone())));
    for (common, id) in ids.iter().filter_map(of_family) {
        // A family's own message takes the place of the common one, so a use must provide the variables of both.
        let own = variables[&id].clone();
        variables.entry(common.clone()).and_modify(|needed| needed.extend(own));
        let own = attributes[&id].clone();
        attributes.entry(common).and_modify(|all| all.retain(|name| own.contains(name))).or_insert(own);
    }
    write("variables.rs", &source_of(&variables));
    write("attributes.rs", &source_of(&attributes));
    write("languages.rs", &format!("&{:?}", Vec::from_iter(codes)));
    write("texts.rs", &(sources + "}\n}\n"));
    write("grammars.rs", &(grammars + "}\n}\n"));
}

fn source_of(table: &Table) -> String {
    let rows: Vec<_> = table.iter().map(|(id, names)| format!("({id:?}, &{:?}),", Vec::from_iter(names))).collect();
    format!("&[\n{}\n]", rows.join("\n"))
}

/// The endings of the message ids that belong to one family of games: the values of the key `kind` in rule files.
fn endings() -> BTreeSet<String> {
    let kind = |folder: PathBuf| {
        let text = fs::read_to_string(folder.join(folder.file_name()?).with_extension("toml")).ok()?;
        let kind = text.lines().find_map(|line| line.strip_prefix("kind = \"")?.strip_suffix('"'));
        kind.map(|kind| format!("-{kind}"))
    };
    entries(Path::new("rules")).into_iter().filter_map(kind).collect()
}

/// The Fluent files of a language.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = entries(folder);
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files
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
    /// The message in all its forms, or one of its attributes.
    fn message(&mut self, message: &Message<&str>, attribute: Option<&str>) {
        let is_wanted = |name: &str| attribute.map_or(FORMS.contains(&name), |own| own == name);
        let value = message.value.iter().filter(|_| attribute.is_none());
        let attributes = message.attributes.iter().filter(|own| is_wanted(own.id.name)).map(|own| &own.value);
        value.chain(attributes).for_each(|pattern| self.pattern(pattern));
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
            // The locale itself knows whether single keys are on.
            InlineExpression::VariableReference { id: Identifier { name: "single-keys" } } => {}
            InlineExpression::VariableReference { id } => _ = self.names.insert(id.name.to_owned()),
            // The tests report messages that refer to themselves.
            InlineExpression::MessageReference { id, attribute } if self.depth < 8 => {
                let Some(message) = self.messages.get(id.name).copied() else { return };
                self.depth += 1;
                self.message(message, attribute.as_ref().map(|own| own.name));
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
