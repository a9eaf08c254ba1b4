//! Dependencies: each is in docs/dependencies.md. Licences, sources, versions and advisories are checked by cargo-deny.

use std::collections::BTreeSet;

use toml::{Table, Value};

use crate::support::golden;

fn table(file: &str) -> Table {
    toml::from_str(&golden::read(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Names of the crates in the lock file.
fn locked() -> BTreeSet<String> {
    let lock = table("Cargo.lock");
    let packages = lock["package"].as_array().expect("packages");
    packages.iter().map(|package| package["name"].as_str().expect("a name").to_owned()).collect()
}

/// Words in backticks.
fn told() -> BTreeSet<String> {
    golden::read("docs/dependencies.md").split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn each_crate_is_told() {
    let told = told();
    let untold = |name: &String| name != "sixdot" && !told.contains(name);
    let missing: BTreeSet<String> = locked().into_iter().filter(untold).collect();
    assert!(missing.is_empty(), "crates that docs/dependencies.md does not tell: {missing:?}");
}

#[test]
fn no_crate_is_told_that_is_gone() {
    let names = locked();
    let doc = golden::read("docs/dependencies.md");
    let lists = doc.split("## In the program").nth(1).and_then(|rest| rest.split("## The same build").next());
    let lists = lists.expect("the lists");
    let not_crates = ["say", "benches"];
    let told: BTreeSet<&str> =
        lists.split('`').skip(1).step_by(2).filter(|name| !not_crates.contains(name)).collect();
    let gone: Vec<&str> = told.into_iter().filter(|name| !names.contains(*name)).collect();
    assert!(gone.is_empty(), "docs/dependencies.md tells crates that are gone: {gone:?}");
}

/// The licences that go into packages are those that cargo-deny allows.
#[test]
fn packages_list_the_licences_that_are_allowed() {
    assert_eq!(table("about.toml")["accepted"], table("deny.toml")["licenses"]["allow"]);
}

/// Direct dependencies have a line of their own with their purpose.
#[test]
fn each_own_dependency_says_what_it_is_for() {
    let manifest = table("Cargo.toml");
    let mut wanted: BTreeSet<&str> = BTreeSet::new();
    let mut targets = vec![&manifest];
    targets.extend(manifest["target"].as_table().expect("targets").values().filter_map(Value::as_table));
    for target in targets {
        for kind in ["dependencies", "build-dependencies", "dev-dependencies"] {
            wanted.extend(
                target.get(kind).and_then(Value::as_table).into_iter().flat_map(Table::keys).map(String::as_str),
            );
        }
    }
    let doc = golden::read("docs/dependencies.md");
    let silent: Vec<&str> = wanted.into_iter().filter(|name| !doc.contains(&format!("\n- `{name}` "))).collect();
    assert!(silent.is_empty(), "docs/dependencies.md does not say what these are for: {silent:?}");
}
