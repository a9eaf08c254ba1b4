//! docs/examples.md: its files do what the page says, and every word of the format is on it.

use std::fs;
use std::path::{Path, PathBuf};

use sixdot::check::example::{CheckLine, check};
use sixdot::rules::{DiagnosticKind, Library};

use crate::support::golden;

fn page() -> String {
    golden::read("docs/examples.md")
}

/// The blocks of a language, in order.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(fence.as_str()).skip(1).filter_map(|rest| rest.split_once("```")).map(|(block, _)| block).collect()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples-page").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn told(path: PathBuf) -> Vec<String> {
    let tell = |line: CheckLine| match line {
        CheckLine::Fixed(text) => text,
        CheckLine::Fault(fault) | CheckLine::Warning(fault) => fault.to_string(),
    };
    check(&Library::built_in(), &[path], false).lines.into_iter().map(tell).collect()
}

#[test]
fn the_example_holds_and_fails_as_the_page_says() {
    let page = page();
    let (files, outputs) = (blocks(&page, "toml"), blocks(&page, "text"));
    let folder = folder("examples-page");
    let path = folder.join("my-uno-examples.toml");
    fs::write(folder.join("my-uno.toml"), files[0]).expect("a file");
    fs::write(&path, files[1]).expect("a file");
    assert_eq!(told(path.clone()), [outputs[0].trim_end()]);
    assert_eq!(told(folder.join("my-uno.toml")).len(), 1, "the inherited examples hold too");

    fs::write(&path, files[1].replace("pending = 4", "pending = 5")).expect("a file");
    let lines = told(path.clone());
    let expected = outputs[1].trim_end().replace("my-rules/my-uno-examples.toml", &path.display().to_string());
    assert_eq!(lines, [expected, "examples: 1, failed: 1".to_owned()]);

    fs::write(&path, files[2]).expect("a file");
    assert_eq!(told(path), ["examples: 1, failed: 0"], "the scene of a lesson");
}

/// The words that the reader of the format expects at these places.
fn expected_words(name: &str, text: &str) -> Vec<Vec<String>> {
    let path = folder(&format!("examples-page-{name}")).join("tests.toml");
    fs::write(&path, text).expect("a file");
    let words = |line: CheckLine| match line {
        CheckLine::Fault(fault) | CheckLine::Warning(fault) => match fault.what {
            DiagnosticKind::UnknownKey { expected, .. } | DiagnosticKind::UnknownWord { expected, .. } => {
                Some(expected)
            }
            _ => None,
        },
        CheckLine::Fixed(_) => None,
    };
    check(&Library::built_in(), &[path], false).lines.into_iter().filter_map(words).collect()
}

#[test]
fn every_word_of_the_format_is_explained() {
    let page = page();
    let keys = expected_words(
        "words",
        "game = \"uno\"\n[[example]]\nx = 1\nchallenge = { x = 1 }\n[[example.step]]\nx = 1\n",
    );
    assert_eq!(keys.len(), 3);
    let (in_setup, in_steps) = page.split_once("## The steps").expect("the steps have a section");
    for key in &keys[0] {
        assert!(in_setup.contains(&format!("`{key}")), "{key} is not explained");
    }
    for key in &keys[1] {
        assert!(in_setup.contains(&format!("{key} = ")), "{key} is not explained");
    }
    for key in &keys[2] {
        assert!(in_steps.contains(&format!("- `{key}`")), "{key} is not explained");
    }
    let words = expected_words(
        "words",
        "game = \"uno\"\n[[example]]\nreferee = \"x\"\ncalls = \"x\"\nrest = \"x\"\ndirection = \"x\"\n\
         [[example.step]]\nawaits = \"x\"\n",
    );
    assert_eq!(words.len(), 5);
    for word in words.concat() {
        assert!(page.contains(&format!("`\"{word}\"`")), "{word} is not explained");
    }
}

#[test]
fn every_word_of_the_wall_and_patience_formats_is_explained() {
    let page = page();
    for (game, words) in [("numnum-wall", "part = \"x\"\n"), ("numnum-patience", "")] {
        let (_, section) = page.split_once(&format!("## Examples of {}", &game[7..])).expect("a section");
        let section = section.split("\n## ").next().expect("a section");
        let file = format!("game = \"{game}\"\n[[example]]\nx = 1\n{words}[[example.step]]\nx = 1\nawaits = \"x\"\n");
        let words = expected_words(game, &file);
        assert!(words.len() >= 3, "{game}: {words:?}");
        for word in words.concat() {
            let explained = [format!("`{word}`"), format!("`\"{word}\"`")].iter().any(|word| section.contains(word));
            let above = page.contains(&format!("- `{word}`"));
            assert!(explained || above, "{game}: {word} is not explained");
        }
    }
}
