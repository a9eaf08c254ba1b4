//! The texts of the languages: which languages and messages there are, with the variables that these need, and where each of
//! them stands.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;

/// The language of the table of messages: the tests hold that the others have the same ones.
const FIRST: &str = "en";

/// The file of names, which come first in the texts.
const NAMES: &str = "names.ftl";

/// The forms that are made of every message, beside its value.
const FORMS: [&str; 3] = ["short", "quiet", "braille"];

/// Writes the list of languages, the table of all messages, the texts of each language, and the tables of where each message
/// stands in them.
pub fn make(folder: &Path) {
    let mut needed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut attributes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut places = String::new();
    let languages = languages();
    // English comes first.
    for language in [FIRST].into_iter().chain(languages.iter().map(String::as_str).filter(|code| *code != FIRST)) {
        let [names, others] = texts(&Path::new("locales").join(language));
        let source = names.clone() + &others;
        let resource = parsed(&source);
        let messages = messages(&resource);
        let (text, table) = told_apart(language, &names, &others, &messages);
        fs::write(folder.join(format!("{language}.ftl")), text).expect("the texts are written");
        places.push_str(&table);
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
    fs::write(folder.join("messages.rs"), table).expect("the table is written");
    fs::write(folder.join("texts.rs"), places + &texts_by_language(&languages)).expect("the places are written");
    fs::write(folder.join("languages.rs"), list_of(&languages)).expect("the list is written");
    fs::write(folder.join("endings.rs"), format!("&{endings:?}")).expect("the endings are written");
}

/// The function that gives the texts of a language.
fn texts_by_language(codes: &[String]) -> String {
    let arm = |code: &String| format!("Lang::{} => &{},\n", type_of(code), code.to_uppercase());
    let arms: String = codes.iter().map(arm).collect();
    format!(
        "impl Texts {{\n/// The texts of a language.\npub fn of(lang: Lang) -> &'static Texts {{\n\
         match lang {{\n{arms}}}\n}}\n}}\n"
    )
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
    let item = |code: &String| format!("{} = {code:?}", type_of(code));
    format!("languages! {{ {} }}\n", codes.iter().map(item).collect::<Vec<_>>().join(", "))
}

/// A language as a variant: `De`.
fn type_of(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

/// A slip in a file is told by the tests, with its place.
fn parsed(source: &str) -> Resource<&str> {
    parse(source).unwrap_or_else(|(resource, _)| resource)
}

fn messages<'a>(resource: &'a Resource<&'a str>) -> BTreeMap<&'a str, &'a Message<&'a str>> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    });
    messages.collect()
}

/// The texts of a language without what is no message, and the table of where each message stands in them, by id: its
/// first byte, the length of its id, its own length, and the messages that it refers to, by their places in the table.
fn told_apart(
    language: &str,
    names: &str,
    others: &str,
    messages: &BTreeMap<&str, &Message<&str>>,
) -> (String, String) {
    let (mut text, mut starts) = (String::new(), BTreeMap::new());
    let mut names_end = 0;
    for source in [names, others] {
        for message in statements(source) {
            let resource = parsed(message);
            let [Entry::Message(alone)] = resource.body.as_slice() else { continue };
            // The comment above a message belongs to it, and is left out.
            let whole = messages.get(alone.id.name).map(|whole| (&whole.value, &whole.attributes));
            assert_eq!(
                whole,
                Some((&alone.value, &alone.attributes)),
                "{language}: a message by itself is another one"
            );
            starts.insert(alone.id.name.to_owned(), (text.len(), message.len()));
            text.push_str(message);
        }
        if source == names {
            names_end = text.len();
        }
    }
    assert_eq!(starts.len(), messages.len(), "{language}: every message has its place");
    let places: BTreeMap<&str, usize> = starts.keys().map(String::as_str).zip(0..).collect();
    let (mut table, mut references) = (String::new(), Vec::<usize>::new());
    for (id, (start, length)) in &starts {
        let mut referred = BTreeSet::new();
        let message = messages[id.as_str()];
        for pattern in message.value.iter().chain(message.attributes.iter().map(|own| &own.value)) {
            each(pattern, &mut |inline| {
                if let InlineExpression::MessageReference { id, .. } = inline {
                    referred.insert(id.name);
                }
            });
        }
        let first = references.len();
        references.extend(referred.iter().filter_map(|id| places.get(id).copied()));
        let count = references.len() - first;
        let _ = writeln!(table, "Place({start}, {}, {length}, {first}, {count}),", id.len());
    }
    let language_name = language.to_uppercase();
    let table = format!(
        "/// The texts of the language `{language}`.\n\
         #[allow(clippy::unreadable_literal, reason = \"nobody reads the places\")]\nstatic {language_name}: Texts = Texts {{\n\
         text: include_str!(concat!(env!(\"OUT_DIR\"), \"/{language}.ftl\")),\nnames_end: {names_end},\n\
         places: &[\n{table}],\nreferences: &{references:?},\n}};\n"
    );
    (text, table)
}

/// What begins at the beginning of a line with a letter, up to the next such line or comment.
fn statements(source: &str) -> Vec<&str> {
    let mut statements: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    let mut open = false;
    for line in source.split_inclusive('\n') {
        let end = at + line.len();
        match line.bytes().next() {
            Some(b'#') => open = false,
            Some(letter) if letter.is_ascii_alphabetic() => {
                statements.push((at, end));
                open = true;
            }
            _ => {
                if let Some(last) = statements.last_mut().filter(|_| open) {
                    last.1 = end;
                }
            }
        }
        at = end;
    }
    statements.into_iter().map(|(start, end)| &source[start..end]).collect()
}

/// All texts of a language: its names, and everything else.
fn texts(folder: &Path) -> [String; 2] {
    let entries = fs::read_dir(folder).expect("each language has a folder");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    let read = |names: bool| {
        let files = files.iter().filter(|file| file.ends_with(NAMES) == names);
        files.map(|file| fs::read_to_string(file).expect("a file of texts") + "\n").collect()
    };
    [read(true), read(false)]
}

/// Collects the variables of a message and of those that it refers to.
struct Walk<'a> {
    messages: &'a BTreeMap<&'a str, &'a Message<&'a str>>,
    variables: &'a mut BTreeSet<String>,
    depth: u8,
}

impl<'a> Walk<'a> {
    fn message(&mut self, message: &'a Message<&'a str>) {
        let forms = message.attributes.iter().filter(|own| FORMS.contains(&own.id.name)).map(|own| &own.value);
        for pattern in message.value.iter().chain(forms) {
            self.pattern(pattern);
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) {
        each(pattern, &mut |inline| match inline {
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
            _ => {}
        });
    }
}

/// Visits each expression of a pattern, also those within others.
fn each<'a>(pattern: &'a Pattern<&'a str>, visit: &mut dyn FnMut(&'a InlineExpression<&'a str>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            each_of(expression, visit);
        }
    }
}

fn each_of<'a>(expression: &'a Expression<&'a str>, visit: &mut dyn FnMut(&'a InlineExpression<&'a str>)) {
    match expression {
        Expression::Inline(inline) => each_inline(inline, visit),
        Expression::Select { selector, variants } => {
            each_inline(selector, visit);
            for variant in variants {
                each(&variant.value, visit);
            }
        }
    }
}

fn each_inline<'a>(inline: &'a InlineExpression<&'a str>, visit: &mut dyn FnMut(&'a InlineExpression<&'a str>)) {
    visit(inline);
    match inline {
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
                each_inline(argument, visit);
            }
        }
        InlineExpression::Placeable { expression } => each_of(expression, visit),
        _ => {}
    }
}
