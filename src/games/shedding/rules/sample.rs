//! For tests: every effect of rule files with all its parameters, taken from the schema, so that tests cover new
//! effects.

use serde_json::Value;

use crate::rules::schema;

pub struct Effect {
    pub name: String,
    pub parameters: Vec<Parameter>,
}

pub struct Parameter {
    pub key: String,
    pub required: bool,
    pub values: Values,
}

/// The possible values of a parameter.
pub enum Values {
    Words(Vec<String>),
    Number,
    Cards,
    List(Vec<String>),
}

/// All effects of shedding games.
pub fn effects() -> Vec<Effect> {
    let schema = schema::of_rule_files();
    let definitions = &schema["definitions"];
    let effects = definitions["Effect"]["oneOf"].as_array().expect("an effect is one of several");
    let words = effects.iter().flat_map(|effect| effect["properties"].as_object().expect("a word"));
    words.map(|(name, table)| effect(definitions, name, table)).collect()
}

fn effect(definitions: &Value, name: &str, table: &Value) -> Effect {
    let table = definition(definitions, table).unwrap_or_else(|| panic!("{name} has no table"));
    let required = |key: &str| table["required"].as_array().is_some_and(|keys| keys.iter().any(|own| own == key));
    let parameters = table["properties"].as_object().expect("a table has keys").iter();
    let parameters = parameters.filter(|(key, _)| *key != "clause").map(|(key, schema)| Parameter {
        key: key.clone(),
        required: required(key),
        values: values(definitions, schema).unwrap_or_else(|| panic!("{name}.{key} is of a new sort: {schema}")),
    });
    Effect { name: name.to_owned(), parameters: parameters.collect() }
}

/// Resolves a reference, with or without a description.
fn definition<'a>(definitions: &'a Value, schema: &Value) -> Option<&'a Value> {
    let reference = schema.get("$ref").or_else(|| schema["allOf"].get(0)?.get("$ref"))?;
    definitions.get(reference.as_str()?.rsplit('/').next()?)
}

fn values(definitions: &Value, schema: &Value) -> Option<Values> {
    match schema["type"].as_str() {
        Some("integer") => return Some(Values::Number),
        Some("array") => return Some(words(definitions, &schema["items"]).map_or(Values::Cards, Values::List)),
        _ => {}
    }
    words(definitions, schema).map(Values::Words)
}

fn words(definitions: &Value, schema: &Value) -> Option<Vec<String>> {
    let words = definition(definitions, schema)?["oneOf"].as_array()?;
    words.iter().map(|word| Some(word["const"].as_str()?.to_owned())).collect()
}

#[test]
fn all_effects_are_there() {
    let effects = effects();
    let draw = effects.iter().find(|effect| effect.name == "draw").expect("cards make draw");
    let keys: Vec<(&str, bool)> =
        draw.parameters.iter().map(|parameter| (parameter.key.as_str(), parameter.required)).collect();
    assert!(keys.contains(&("cards", true)) && keys.contains(&("who", false)), "{keys:?}");
    let words = |parameter: &Parameter| matches!(&parameter.values, Values::Words(words) if words.len() > 1);
    assert!(draw.parameters.iter().any(words));
    assert!(effects.len() > 10, "{}", effects.len());
}
