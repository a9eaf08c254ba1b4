//! Generates the JSON Schema of rule files from the types that read them, so that editors explain, complete and
//! check.
//!
//! A file that extends another one and the changes of an option are partial. So each table has two definitions: a
//! complete one, and a part without required keys. Items of lists are always complete, since lists are replaced
//! rather than merged.

use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::Clause;
use super::assemble::schemas_of_books;
use super::options::OptionFacts;

const DEFINITIONS: &str = "#/definitions/";

/// The suffix of a part's name.
const PART: &str = "-part";

/// The schema of rule files.
pub fn of_rule_files() -> Value {
    let mut generator = SchemaSettings::draft07().into_generator();
    let books = schemas_of_books(&mut generator);
    generator.subschema_for::<OptionFacts>();
    generator.subschema_for::<Clause>();
    let mut whole = generator.take_definitions(true);
    whole.values_mut().for_each(plain);
    let mut parts = Parts { whole: &whole, parts: Map::new() };
    let part_names: Vec<String> = books.iter().map(|(_, book)| parts.of(book)).collect();
    let mut definitions = parts.parts;
    for ((_, book), part) in books.iter().zip(&part_names) {
        let Some(Value::Object(mut file)) = definitions.remove(part) else { return Value::Null };
        let mut patch = file.clone();
        add_keys(&mut patch, changes());
        patch.insert(
            "description".to_owned(),
            json!("What a choice changes, written like a file that extends this one."),
        );
        add_keys(&mut file, changes());
        add_keys(&mut file, extending());
        file.insert("required".to_owned(), json!(["id"]));
        file.insert("if".to_owned(), json!({ "required": ["extends"] }));
        file.insert("else".to_owned(), reference(book));
        // Unknown keys are allowed: the reader reports those.
        whole[book.as_ref()].as_object_mut().and_then(|table| table.remove("additionalProperties"));
        definitions.insert(format!("{book}-patch"), Value::Object(patch));
        definitions.insert(format!("{book}-file"), Value::Object(file));
    }
    if let Some(Value::Object(option)) = whole.get_mut("OptionFacts") {
        add_keys(option, values_of_options());
    }
    definitions.append(&mut whole);
    let any_book = |what: &str| {
        let all: Vec<Value> = books.iter().map(|(_, book)| reference(&format!("{book}-{what}"))).collect();
        json!({ "anyOf": all })
    };
    definitions.insert("Patch".to_owned(), any_book("patch"));
    // A file that extends another one need not name its family; then it may be of any.
    let any = json!({ "if": { "required": ["kind"] }, "then": reference(&format!("{}-file", books[0].1)), "else": any_book("file") });
    let mut schema = books.iter().skip(1).rfold(any, |others, (kind, book)| {
        let named = json!({ "properties": { "kind": { "const": kind } }, "required": ["kind"] });
        json!({ "if": named, "then": reference(&format!("{book}-file")), "else": others })
    });
    schema["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    schema["title"] = json!("A rule file of Sixdot");
    schema["type"] = json!("object");
    schema["definitions"] = Value::Object(definitions);
    schema
}

/// A schema of files that contain one of several types.
pub fn of_any(title: &str, types: &[fn(&mut SchemaGenerator) -> Schema]) -> Value {
    let mut generator = SchemaSettings::draft07().into_generator();
    let any: Vec<Schema> = types.iter().map(|schema| schema(&mut generator)).collect();
    let definitions = generator.take_definitions(true);
    let mut schema = json!({ "title": title, "anyOf": any, "definitions": definitions });
    plain(&mut schema);
    schema
}

/// Removes `null` and integer formats, which TOML does not have.
fn plain(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(plain),
        Value::Object(map) => {
            if map.get("format").is_some_and(Value::is_string) {
                map.remove("format");
            }
            let null = json!({ "type": "null" });
            if let Some(Value::Array(any)) = map.get_mut("anyOf") {
                any.retain(|choice| *choice != null);
                if let [Value::Object(only)] = any.as_slice() {
                    let only = only.clone();
                    map.remove("anyOf");
                    map.extend(only);
                }
            }
            if let Some(Value::Array(types)) = map.get_mut("type") {
                types.retain(|name| name != "null");
                if let [only] = types.as_slice() {
                    let only = only.clone();
                    map.insert("type".to_owned(), only);
                }
            }
            if let Some(Value::String(text)) = map.get_mut("description") {
                *text = without_clauses(text);
            }
            if map.contains_key("description") {
                if let Some(reference) = map.remove("$ref") {
                    // Draft 7 ignores siblings of `$ref`.
                    map.insert("allOf".to_owned(), json!([{ "$ref": reference }]));
                }
            }
            map.values_mut().for_each(plain);
        }
        _ => {}
    }
}

/// Removes clauses in brackets from a description: readers of an editor cannot look them up.
fn without_clauses(text: &str) -> String {
    let mut told = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once(" (") {
        let Some((inside, after)) = behind.split_once(')') else { break };
        told.push_str(before);
        if !inside.split(", ").all(|word| word.parse::<Clause>().is_ok()) {
            told = told + " (" + inside + ")";
        }
        rest = after;
    }
    told + rest
}

/// The parts that are needed, generated on demand.
struct Parts<'a> {
    whole: &'a Map<String, Value>,
    parts: Map<String, Value>,
}

impl Parts<'_> {
    /// The name of a definition's part, or its own if it is not a table.
    fn of(&mut self, name: &str) -> String {
        let Some(table) = self.whole.get(name).filter(|schema| schema.get("properties").is_some()) else {
            return name.to_owned();
        };
        let part = format!("{name}{PART}");
        if !self.parts.contains_key(&part) {
            self.parts.insert(part.clone(), Value::Null);
            let mut table = table.clone();
            self.thin_out(&mut table);
            self.parts.insert(part.clone(), table);
        }
        part
    }

    /// Makes a schema partial, but not the items of its lists and the forms of an effect.
    fn thin_out(&mut self, schema: &mut Value) {
        match schema {
            Value::Array(schemas) => schemas.iter_mut().for_each(|schema| self.thin_out(schema)),
            Value::Object(map) => {
                if map.contains_key("properties") {
                    map.remove("required");
                }
                if let Some(Value::String(path)) = map.get_mut("$ref") {
                    let part = self.of(path.strip_prefix(DEFINITIONS).unwrap_or_default());
                    *path = format!("{DEFINITIONS}{part}");
                }
                let parts = map.iter_mut().filter(|(key, _)| !["items", "oneOf"].contains(&key.as_str()));
                parts.for_each(|(_, schema)| self.thin_out(schema));
            }
            _ => {}
        }
    }
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{DEFINITIONS}{name}") })
}

fn add_keys(table: &mut Map<String, Value>, keys: Value) {
    if let (Some(Value::Object(known)), Value::Object(more)) = (table.get_mut("properties"), keys) {
        known.extend(more);
    }
}

/// The keys of a patch that are taken out before the rule set is read.
fn changes() -> Value {
    json!({
        "remove": {
            "description": "Paths with dots that are taken away from what is below. Each must be there.",
            "type": "array",
            "items": { "type": "string" },
        },
        "replaces": {
            "description": "Clauses from below that do not hold any more.",
            "type": "array",
            "items": reference("Clause"),
        },
        "set": {
            "description": "What is chosen of the options, by their names; in shedding games also referee and calls.",
            "type": "object",
            "additionalProperties": { "type": ["string", "integer"] },
        },
    })
}

/// The further keys of a file.
fn extending() -> Value {
    json!({
        "extends": {
            "description": "The id of the game that this one extends: the file holds only what is different.",
            "type": "string",
        },
        "options": {
            "description": "What the table can choose, by the name of the choice.",
            "type": "object",
            "additionalProperties": reference("OptionFacts"),
        },
    })
}

/// The keys of an option that hold its changes.
fn values_of_options() -> Value {
    json!({
        "remove": {
            "description": "Paths that are taken away when a number is chosen.",
            "type": "array",
            "items": { "type": "string" },
        },
        "values": {
            "description": "The words that can be chosen beside the default, each with what it changes.",
            "type": "object",
            "additionalProperties": reference("Patch"),
        },
    })
}
