//! A locale file as its syntax tree, and what each message asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

use crate::text::Lang;

/// What a message asks for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) attributes: BTreeSet<String>,
    pub(super) variables: BTreeSet<String>,
    functions: BTreeSet<String>,
}

/// One language's messages; the names file apart, whose grammar is each language's own.
pub(super) struct File<'a> {
    pub(super) messages: BTreeMap<&'a str, &'a Message<&'a str>>,
}

/// How a variable is used.
#[derive(Default)]
pub(super) struct Use {
    pub(super) keys: BTreeSet<String>,
    pub(super) numbers: bool,
    pub(super) function: Option<String>,
}

impl<'a> File<'a> {
    pub(super) fn of(entries: &'a [Entry<&'a str>]) -> Self {
        let messages = entries.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            Entry::Junk { content } => panic!("not Fluent: {content}"),
            _ => None,
        });
        File { messages: messages.collect() }
    }

    pub(super) fn shape(&self, id: &str) -> Shape {
        let attributes = self.messages[id].attributes.iter().map(|own| own.id.name.to_owned()).collect();
        let uses = self.uses(id);
        let functions = uses.values().filter_map(|own| own.function.clone()).collect();
        Shape { attributes, variables: uses.into_keys().collect(), functions }
    }

    /// The variables of a message and of those that it refers to.
    pub(super) fn uses(&self, id: &str) -> BTreeMap<String, Use> {
        let mut uses = BTreeMap::new();
        let message = self.messages.get(id).unwrap_or_else(|| panic!("{id} is referred to and is not there"));
        let attributes = message.attributes.iter().map(|own| &own.value);
        for pattern in message.value.iter().chain(attributes) {
            self.pattern(pattern, &mut uses);
        }
        uses
    }

    fn pattern(&self, pattern: &Pattern<&str>, uses: &mut BTreeMap<String, Use>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, uses);
            }
        }
    }

    fn expression(&self, expression: &Expression<&str>, uses: &mut BTreeMap<String, Use>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, uses),
            Expression::Select { selector, variants } => {
                self.inline(selector, uses);
                let InlineExpression::VariableReference { id } = selector else { panic!("a selector is a variable") };
                for variant in variants {
                    let own = uses.entry(id.name.to_owned()).or_default();
                    match &variant.key {
                        VariantKey::NumberLiteral { .. }
                        | VariantKey::Identifier { name: "one" | "few" | "many" } => {
                            own.numbers = true;
                        }
                        VariantKey::Identifier { name } => {
                            own.keys.insert((*name).to_owned());
                        }
                    }
                    self.pattern(&variant.value, uses);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, uses: &mut BTreeMap<String, Use>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                uses.entry(id.name.to_owned()).or_default();
            }
            InlineExpression::MessageReference { id, .. } => {
                for (name, other) in self.uses(id.name) {
                    let own = uses.entry(name).or_default();
                    own.keys.extend(other.keys);
                    own.numbers |= other.numbers;
                    own.function = own.function.take().or(other.function);
                }
            }
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
                for argument in positional {
                    self.inline(argument, uses);
                    if let InlineExpression::VariableReference { id: variable } = argument {
                        let own = uses.entry(variable.name.to_owned()).or_default();
                        // Not every language inflects names.
                        let inflects = ["NAME", "GAME"].contains(&id.name);
                        if !inflects && (id.name != "CODE" || own.function.is_none()) {
                            own.function = Some(id.name.to_owned());
                        }
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, uses),
            _ => {}
        }
    }
}

/// The files of a language: that of the names, or all others but that of the faults of rule files, which have tests of
/// their own.
pub(super) fn source(lang: Lang, names: bool) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.retain(|file| !file.ends_with("faults.ftl") && file.ends_with("names.ftl") == names);
    files.sort();
    let files = files.iter().map(|file| fs::read_to_string(file).expect("a file of texts"));
    files.collect::<Vec<_>>().join("\n")
}

/// One file of a language.
pub(super) fn source_of(lang: Lang, name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    fs::read_to_string(folder.join(name).with_extension("ftl")).expect("a file of texts")
}

/// Runs with the messages of every language, names apart.
pub(super) fn with_all(mut check: impl FnMut(Lang, &File<'_>, &File<'_>)) {
    let english = source(Lang::En, false);
    let english = parse(english.as_str()).expect("English is Fluent");
    let english = File::of(&english.body);
    for lang in Lang::ALL {
        let source = source(lang, false);
        let resource = parse(source.as_str()).expect("the file is Fluent");
        check(lang, &File::of(&resource.body), &english);
    }
}
