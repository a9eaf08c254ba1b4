//! Dependencies: each is in docs/dependencies.md, comes from a source that `deny.toml` allows, and has one version. Licences
//! and advisories are checked by cargo-deny, which needs more than the lock file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use toml::{Table, Value};

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn table(file: &str) -> Table {
    toml::from_str(&text(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// A crate as the lock file has it.
struct Locked {
    name: String,
    version: String,
    source: Option<String>,
    checksum: bool,
}

fn locked() -> Vec<Locked> {
    let lock = table("Cargo.lock");
    let packages = lock["package"].as_array().expect("packages");
    let word = |package: &Value, key: &str| package.get(key).and_then(Value::as_str).map(str::to_owned);
    let locked = |package: &Value| Locked {
        name: word(package, "name").expect("a name"),
        version: word(package, "version").expect("a version"),
        source: word(package, "source"),
        checksum: package.get("checksum").is_some(),
    };
    packages.iter().map(locked).collect()
}

/// Words in backticks.
fn told() -> BTreeSet<String> {
    text("docs/dependencies.md").split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn each_crate_is_told() {
    let told = told();
    let missing: BTreeSet<String> = locked()
        .into_iter()
        .map(|package| package.name)
        .filter(|name| name != "sixdot" && !told.contains(name))
        .collect();
    assert!(missing.is_empty(), "crates that docs/dependencies.md does not tell: {missing:?}");
}

#[test]
fn no_crate_is_told_that_is_gone() {
    let names: BTreeSet<String> = locked().into_iter().map(|package| package.name).collect();
    let doc = text("docs/dependencies.md");
    let lists = doc.split("## In the program").nth(1).and_then(|rest| rest.split("## The same build").next());
    let lists = lists.expect("the lists");
    let not_crates = ["say", "benches"];
    let told: BTreeSet<&str> =
        lists.split('`').skip(1).step_by(2).filter(|name| !not_crates.contains(name)).collect();
    let gone: Vec<&str> = told.into_iter().filter(|name| !names.contains(*name)).collect();
    assert!(gone.is_empty(), "docs/dependencies.md tells crates that are gone: {gone:?}");
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
    let doc = text("docs/dependencies.md");
    let silent: Vec<&str> = wanted.into_iter().filter(|name| !doc.contains(&format!("\n- `{name}` "))).collect();
    assert!(silent.is_empty(), "docs/dependencies.md does not say what these are for: {silent:?}");
}

#[test]
fn crates_come_from_where_they_may() {
    let deny = table("deny.toml");
    let allowed = deny["sources"]["allow-registry"].as_array().expect("registries");
    for Locked { name, source, checksum, .. } in locked().iter().filter(|package| package.name != "sixdot") {
        let registry = source.as_deref().and_then(|source| source.strip_prefix("registry+"));
        let registry = registry.unwrap_or_else(|| panic!("{name} comes from no registry: {source:?}"));
        assert!(allowed.iter().any(|allowed| allowed.as_str() == Some(registry)), "{name} comes from {registry}");
        assert!(checksum, "{name} has no checksum");
    }
}

/// Two versions of a crate are allowed one by one, and no longer than there are two.
#[test]
fn crates_are_there_once() {
    let deny = table("deny.toml");
    let skipped = deny["bans"]["skip"].as_array().expect("what is skipped");
    let mut skipped: BTreeSet<&str> =
        skipped.iter().map(|skip| skip["crate"].as_str().expect("a crate and its version")).collect();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Locked { name, version, .. } in locked() {
        versions.entry(name).or_default().push(version);
    }
    for (name, versions) in versions {
        let is_skipped = |version: &&String| {
            let of = |skip: &&str| {
                let (other, major) = skip.split_once('@').expect("a crate and its version");
                other == name && format!("{version}.").starts_with(&format!("{major}."))
            };
            skipped.iter().copied().find(|skip| of(skip))
        };
        let found: Vec<&str> = versions.iter().filter_map(|version| is_skipped(&version)).collect();
        assert!(versions.len() == found.len() + 1, "{name} is there as {versions:?}; deny.toml allows {found:?}");
        for skip in found {
            skipped.remove(skip);
        }
    }
    assert!(skipped.is_empty(), "deny.toml allows a second version of what is there once: {skipped:?}");
}
