//! The files of `rules/`, with the rule files as parsed trees for `src/rules/ready.rs`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Writes the list of files: folder and name, text, and the tree of a rule file.
pub fn make(to: &Path) {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo names a folder")).join("rules");
    let mut list = String::from("&[\n");
    for folder in entries(&root).iter().filter(|path| path.is_dir()) {
        for file in entries(folder).iter().filter(|path| path.is_file()) {
            let [folder, name] = [folder, file].map(|path| path.file_name().unwrap_or_default().to_string_lossy());
            let tree = if name == format!("{folder}.toml") { tree(file) } else { None };
            let tree = tree.map(|tree| {
                let path = to.join(format!("{folder}.tree"));
                fs::write(&path, tree).expect("the tree is written");
                format!("include_bytes!({:?}).as_slice()", path.display().to_string())
            });
            let tree = tree.map_or_else(|| "None".to_owned(), |tree| format!("Some({tree})"));
            let file = file.display().to_string();
            let named = format!("{folder}/{name}");
            let _ = writeln!(list, "({named:?}, include_str!({file:?}), {tree}),");
        }
    }
    fs::write(to.join("rules.rs"), list + "]").expect("the list is written");
}

/// The sorted entries of a folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of rules");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

/// None for a file that cannot be parsed; the error is reported when its game is loaded.
fn tree(file: &Path) -> Option<Vec<u8>> {
    let text = fs::read_to_string(file).expect("a file of rules");
    let mut bytes = Vec::new();
    table(DeTable::parse(&text).ok()?.into_inner(), &mut bytes)?;
    Some(bytes)
}

/// Writes the number of keys, then, in the order of the file, each key with its offset and value.
fn table(from: DeTable<'_>, to: &mut Vec<u8>) -> Option<()> {
    let mut entries: Vec<_> = from.into_iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    number(entries.len(), to);
    for (key, value) in entries {
        text(key.get_ref(), to);
        number(key.span().start, to);
        node(value, to)?;
    }
    Some(())
}

/// Writes the offset and the type of a value, then the value.
fn node(from: Spanned<DeValue<'_>>, to: &mut Vec<u8>) -> Option<()> {
    number(from.span().start, to);
    match from.into_inner() {
        DeValue::String(own) => {
            to.push(b't');
            text(&own, to);
        }
        DeValue::Integer(own) => {
            to.push(b'n');
            to.extend(i64::from_str_radix(own.as_str(), own.radix()).ok()?.to_le_bytes());
        }
        DeValue::Boolean(own) => to.push(if own { b'y' } else { b'z' }),
        DeValue::Array(own) => {
            to.push(b'l');
            number(own.len(), to);
            own.into_iter().try_for_each(|item| node(item, to))?;
        }
        DeValue::Table(own) => {
            to.push(b'm');
            table(own, to)?;
        }
        // Rule files have none of these.
        DeValue::Float(_) | DeValue::Datetime(_) => return None,
    }
    Some(())
}

fn text(own: &str, to: &mut Vec<u8>) {
    number(own.len(), to);
    to.extend(own.as_bytes());
}

/// LEB128: seven bits a byte, the lowest first.
fn number(mut own: usize, to: &mut Vec<u8>) {
    while own > 0x7F {
        to.push(own.to_le_bytes()[0] | 0x80);
        own >>= 7;
    }
    to.push(own.to_le_bytes()[0]);
}
