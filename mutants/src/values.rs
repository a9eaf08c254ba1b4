//! Plain values of a type, as a function might return them that does nothing.

use syn::{GenericArgument, Path, PathArguments, ReturnType, Type};

/// The values that are tried instead of a function, as Rust writes them. Of a type that nobody knows, it is its default, and
/// the compiler says whether there is one.
#[must_use]
pub fn of_return(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".to_owned()],
        ReturnType::Type(_, kind) => of_type(kind),
    }
}

fn of_type(kind: &Type) -> Vec<String> {
    match kind {
        Type::Path(path) => of_path(&path.path),
        Type::Paren(inner) => of_type(&inner.elem),
        Type::Reference(reference) if reference.mutability.is_none() => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => vec!["\"\"".to_owned()],
            Type::Slice(_) => vec!["&[]".to_owned()],
            _ => Vec::new(),
        },
        Type::Tuple(tuple) if tuple.elems.is_empty() => vec!["()".to_owned()],
        Type::Tuple(tuple) => {
            let first: Option<Vec<String>> =
                tuple.elems.iter().map(|part| of_type(part).into_iter().next()).collect();
            first.into_iter().map(|parts| format!("({})", parts.join(", "))).collect()
        }
        Type::Array(_) => vec!["Default::default()".to_owned()],
        _ => Vec::new(),
    }
}

fn of_path(path: &Path) -> Vec<String> {
    let Some(last) = path.segments.last() else { return Vec::new() };
    let inner = || -> Vec<String> {
        let PathArguments::AngleBracketed(arguments) = &last.arguments else { return Vec::new() };
        let first = arguments.args.iter().find_map(|argument| match argument {
            GenericArgument::Type(kind) => Some(kind),
            _ => None,
        });
        first.map(of_type).unwrap_or_default()
    };
    let within = |word: &str| inner().iter().map(|value| format!("{word}({value})")).collect::<Vec<_>>();
    let own = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
    match last.ident.to_string().as_str() {
        "bool" => own(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => {
            own(&["0", "1"])
        }
        "f32" | "f64" => own(&["0.0", "1.0"]),
        "String" => own(&["String::new()"]),
        "Vec" => own(&["Vec::new()"]),
        "Option" => {
            let mut values = vec!["None".to_owned()];
            values.extend(within("Some"));
            values
        }
        "Result" => within("Ok"),
        "Box" => within("Box::new"),
        _ => own(&["Default::default()"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(output: &str) -> Vec<String> {
        of_return(&syn::parse_str(output).expect("a return type"))
    }

    #[test]
    fn values_follow_from_the_type() {
        assert_eq!(values(""), ["()"]);
        assert_eq!(values("-> bool"), ["true", "false"]);
        assert_eq!(values("-> Option<u8>"), ["None", "Some(0)", "Some(1)"]);
        assert_eq!(values("-> Result<(), Why>"), ["Ok(())"]);
        assert_eq!(values("-> io::Result<Vec<Seat>>"), ["Ok(Vec::new())"]);
        assert_eq!(values("-> (bool, &str)"), ["(true, \"\")"]);
        assert_eq!(values("-> Seat"), ["Default::default()"]);
    }

    #[test]
    fn of_some_types_there_is_none() {
        assert!(values("-> impl Iterator<Item = Seat>").is_empty());
        assert!(values("-> &Rules").is_empty());
        assert!(values("-> &mut [u8]").is_empty());
        assert!(values("-> !").is_empty());
    }
}
