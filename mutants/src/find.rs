//! What can be changed in a file, and how the change is built in beside what stands there.
//!
//! Each change is asked for where it would be: `crate::mutant::on(7)` says whether number 7 lives. Operands stand there once, so
//! that changes within them count on both sides, and the text grows no more than by what is put in.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Attribute, BinOp, Block, Expr, Pat, Signature, UnOp};

use crate::edit::Edits;
use crate::mutant::Mutant;
use crate::values;

/// What was found in a file.
#[derive(Debug, Default)]
pub struct Found {
    /// The changes of the text, by site.
    pub edits: Edits,
    /// The mutants of each site.
    pub sites: Vec<Vec<Mutant>>,
}

/// Finds everything that can be changed in a file. `next` is the number of its first mutant.
///
/// # Errors
/// If it is no Rust.
pub fn find(module: &str, file: &str, source: &str, next: u32) -> syn::Result<Found> {
    let syntax = syn::parse_file(source)?;
    let mut finder =
        Finder { module, file, source, next, path: Vec::new(), counts: BTreeMap::new(), found: Found::default() };
    finder.visit_file(&syntax);
    Ok(finder.found)
}

/// Whether something is there for tests alone.
#[must_use]
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = || attribute.meta.span().source_text().unwrap_or_default();
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && text().contains("test")
    })
}

struct Finder<'a> {
    module: &'a str,
    file: &'a str,
    source: &'a str,
    next: u32,
    /// The types and functions around it.
    path: Vec<String>,
    counts: BTreeMap<(String, String), usize>,
    found: Found,
}

/// Operators, and what may stand instead of them.
fn other(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) | BinOp::Div(_) => {
            if matches!(op, BinOp::Add(_)) {
                "-"
            } else {
                "*"
            }
        }
        BinOp::Sub(_) | BinOp::Mul(_) => "+",
        BinOp::Rem(_) => "/",
        BinOp::BitAnd(_) | BinOp::BitXor(_) => "|",
        BinOp::BitOr(_) => "&",
        BinOp::Shl(_) => ">>",
        BinOp::Shr(_) => "<<",
        BinOp::AddAssign(_) => "-=",
        BinOp::SubAssign(_) | BinOp::MulAssign(_) => "+=",
        BinOp::DivAssign(_) => "*=",
        BinOp::BitAndAssign(_) | BinOp::BitXorAssign(_) => "|=",
        BinOp::BitOrAssign(_) => "&=",
        BinOp::ShlAssign(_) => ">>=",
        BinOp::ShrAssign(_) => "<<=",
        _ => return None,
    })
}

/// Whether a condition binds names; such a chain has to stay one.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

/// Whether a pattern fits everything.
fn fits_all(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(name) => {
            name.subpat.is_none() && name.ident.to_string().starts_with(|letter: char| letter.is_lowercase())
        }
        _ => false,
    }
}

fn on(id: u32) -> String {
    format!("crate::mutant::on({id})")
}

impl Finder<'_> {
    fn text(&self, place: Range<usize>) -> &str {
        &self.source[place]
    }

    /// A stretch of text in one row, and not more of it than is needed to know it again.
    fn short(&self, span: Span) -> String {
        let text: Vec<&str> = self.text(span.byte_range()).split_whitespace().collect();
        let text = text.join(" ").replace('`', "'");
        if text.chars().count() <= 100 {
            return text;
        }
        let begins: String = text.chars().take(60).collect();
        let ends: Vec<char> = text.chars().rev().take(35).collect();
        format!("{begins} … {}", ends.into_iter().rev().collect::<String>())
    }

    /// A place with one or more mutants, and their numbers.
    fn site<const N: usize>(&mut self, at: Span, changes: [String; N]) -> (usize, [u32; N]) {
        let site = self.found.sites.len();
        let function = self.path.join("::");
        let mutants: [Mutant; N] = changes.map(|change| {
            let nth = self.counts.entry((function.clone(), change.clone())).or_default();
            *nth += 1;
            let id = self.next;
            self.next += 1;
            Mutant {
                id,
                compiles: true,
                module: self.module.to_owned(),
                file: self.file.to_owned(),
                line: at.start().line,
                function: function.clone(),
                change,
                nth: *nth,
            }
        });
        let ids = mutants.each_ref().map(|mutant| mutant.id);
        self.found.sites.push(mutants.into());
        (site, ids)
    }

    /// A function returns something plain.
    fn body(&mut self, sig: &Signature, block: &Block) {
        let inside =
            block.brace_token.span.open().byte_range().end..block.brace_token.span.close().byte_range().start;
        let does = self.text(inside.clone()).trim().to_owned();
        for value in values::of_return(&sig.output) {
            let nothing_else =
                does == value || does.is_empty() || value.starts_with("Default") && sig.ident == "default";
            if !nothing_else {
                let (site, [id]) = self.site(sig.ident.span(), [format!("returns `{value}`")]);
                let returns = if value == "()" { "return;".to_owned() } else { format!("return {value};") };
                self.found.edits.before(site, inside.start, format!(" if {} {{ {returns} }} ", on(id)));
            }
        }
    }

    fn function(&mut self, attrs: &[Attribute], sig: &Signature, block: &Block) {
        if is_for_tests(attrs) || sig.constness.is_some() {
            return;
        }
        self.path.push(sig.ident.to_string());
        self.body(sig, block);
        self.visit_block(block);
        self.path.pop();
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let (whole, op) = (binary.span(), binary.op.span().byte_range());
        let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
        let (short, sign) = (self.short(whole), self.text(op.clone()).to_owned());
        match &binary.op {
            BinOp::Eq(_) | BinOp::Ne(_) => {
                let other = if sign == "==" { "!=" } else { "==" };
                let (site, [id]) = self.site(whole, [format!("`{short}`: `{other}`")]);
                self.found.edits.before(site, left.start, "((");
                self.found.edits.behind(site, right.end, format!(") != {})", on(id)));
            }
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                let (other, bound) = match sign.as_str() {
                    "<" => (">=", "<="),
                    "<=" => (">", "<"),
                    ">" => ("<=", ">="),
                    _ => ("<", ">"),
                };
                let changes = [format!("`{short}`: `{other}`"), format!("`{short}`: `{bound}`")];
                let (site, [not, at]) = self.site(whole, changes);
                self.found.edits.before(site, left.start, "(match (&(");
                self.found.edits.instead(site, op, "), &(");
                let compares = format!(
                    ")) {{ (l__, r__) => ((l__ {sign} r__) != {}) != crate::mutant::at({at}, || l__ == r__) }})",
                    on(not)
                );
                self.found.edits.behind(site, right.end, compares);
            }
            BinOp::And(_) | BinOp::Or(_) if !binds(&binary.left) && !binds(&binary.right) => {
                let other = if sign == "&&" { "||" } else { "&&" };
                let (site, [id]) = self.site(whole, [format!("`{short}`: `{sign}` becomes `{other}`")]);
                let turned = format!(") != {})", on(id));
                self.found.edits.before(site, left.start, "((((");
                self.found.edits.behind(site, left.end, turned.clone());
                self.found.edits.before(site, right.start, "((");
                self.found.edits.behind(site, right.end, format!("{turned}{turned}"));
            }
            _ => self.arithmetic(binary, &short, &sign),
        }
    }

    fn arithmetic(&mut self, binary: &syn::ExprBinary, short: &str, sign: &str) {
        let Some(other) = other(&binary.op) else { return };
        let (site, [id]) = self.site(binary.span(), [format!("`{short}`: `{sign}` becomes `{other}`")]);
        let (left, right) = (binary.left.span().byte_range(), binary.right.span().byte_range());
        if sign.ends_with('=') {
            let (place, value) = (self.text(left.clone()), self.text(right.clone()));
            let begins = format!("{{ if {} {{ {place} {other} {value} }} else {{ ", on(id));
            self.found.edits.before(site, left.start, begins);
            self.found.edits.behind(site, right.end, " } }");
        } else {
            self.found.edits.before(site, left.start, "(match ((");
            self.found.edits.instead(site, binary.op.span().byte_range(), "), (");
            let does =
                format!(")) {{ (l__, r__) => if {} {{ l__ {other} r__ }} else {{ l__ {sign} r__ }} }})", on(id));
            self.found.edits.behind(site, right.end, does);
        }
    }

    fn unary(&mut self, unary: &syn::ExprUnary) {
        let sign = match unary.op {
            UnOp::Not(_) => "!",
            UnOp::Neg(_) if !matches!(*unary.expr, Expr::Lit(_)) => "-",
            _ => return,
        };
        let (site, [id]) = self.site(unary.span(), [format!("`{}` without `{sign}`", self.short(unary.span()))]);
        self.found.edits.instead(site, unary.op.span().byte_range(), "(match (");
        let does = format!(") {{ v__ => if {} {{ v__ }} else {{ {sign}v__ }} }})", on(id));
        self.found.edits.behind(site, unary.expr.span().byte_range().end, does);
    }

    /// The arm of a match is passed over, or taken although its condition does not hold.
    fn arm(&mut self, arm: &Arm, another_fits: bool) {
        let short = self.short(arm.pat.span());
        match &arm.pat {
            Pat::Guard(guarded) if !binds(&guarded.guard) => {
                let changes = [format!("arm `{short}` always"), format!("arm `{short}` never")];
                let (site, [always, never]) = self.site(arm.pat.span(), changes);
                let guard = guarded.guard.span().byte_range();
                self.found.edits.before(site, guard.start, "((");
                self.found.edits.behind(site, guard.end, format!(") || {}) && !{}", on(always), on(never)));
            }
            Pat::Guard(_) => {}
            pat if another_fits && !fits_all(pat) => {
                let (site, [never]) = self.site(pat.span(), [format!("arm `{short}` never")]);
                self.found.edits.behind(site, pat.span().byte_range().end, format!(" if !{}", on(never)));
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.attrs, &item.sig, block);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
        let told = of.is_some_and(|of| of.ident == "Debug" || of.ident == "Display" || of.ident == "Default");
        if told || is_for_tests(&item.attrs) {
            return;
        }
        let name = match &*item.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let name = name.unwrap_or_else(|| self.short(item.self_ty.span()));
        self.path.push(of.map_or(name.clone(), |of| format!("<{name} as {}>", of.ident)));
        visit::visit_item_impl(self, item);
        self.path.pop();
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.path.push(item.ident.to_string());
        visit::visit_item_trait(self, item);
        self.path.pop();
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) => self.unary(unary),
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                let (site, [id]) = self.site(expr.span(), [format!("not `{}`", self.short(expr.span()))]);
                let place = expr.span().byte_range();
                self.found.edits.before(site, place.start, "(");
                self.found.edits.behind(site, place.end, format!(" != {})", on(id)));
            }
            Expr::Match(matching) => {
                let fits = matching.arms.last().is_some_and(|last| fits_all(&last.pat));
                for arm in &matching.arms {
                    self.arm(arm, fits);
                }
            }
            // The length is a constant.
            Expr::Repeat(repeat) => return self.visit_expr(&repeat.expr),
            Expr::Const(_) => return,
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_pat(&mut self, pat: &'ast Pat) {
        // In patterns, all but conditions are constants.
        if let Pat::Guard(guarded) = pat {
            self.visit_expr(&guarded.guard);
        }
    }

    fn visit_stmt(&mut self, stmt: &'ast syn::Stmt) {
        let attrs = match stmt {
            syn::Stmt::Local(local) => &local.attrs,
            syn::Stmt::Macro(_) => return,
            _ => return visit::visit_stmt(self, stmt),
        };
        if !is_for_tests(attrs) {
            visit::visit_stmt(self, stmt);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}

    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_path_arguments(&mut self, _: &'ast syn::PathArguments) {}

    fn visit_generics(&mut self, _: &'ast syn::Generics) {}

    fn visit_variant(&mut self, _: &'ast syn::Variant) {}

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn changed(source: &str) -> (String, Vec<String>) {
        let found = find("engine", "src/engine/play.rs", source, 1).expect("Rust");
        let changes = found.sites.iter().flatten().map(|mutant| mutant.change.clone()).collect();
        let text = found.edits.apply(source, &BTreeSet::new()).text;
        syn::parse_file(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        (text.replace("crate::mutant::", ""), changes)
    }

    #[test]
    fn a_comparison_is_turned() {
        let (text, changes) = changed("fn f() { g(a == b); }");
        assert_eq!(text, "fn f() { if on(1) { return; }  g(((a == b) != on(2))); }");
        assert_eq!(changes, ["returns `()`", "`a == b`: `!=`"]);
    }

    #[test]
    fn a_bound_is_moved() {
        let (text, changes) = changed("const fn c() { 1 + 1; } fn f() -> Wrong { a < b }");
        assert!(
            text.contains("(match (&(a ), &( b)) { (l__, r__) => ((l__ < r__) != on(2)) != at(3, || l__ == r__) })")
        );
        assert_eq!(changes, ["returns `Default::default()`", "`a < b`: `>=`", "`a < b`: `<=`"]);
    }

    #[test]
    fn and_becomes_or() {
        let (text, _) = changed("fn f() -> &Rules { a && b || c }");
        let and = "((((a) != on(2)) && ((b) != on(2))) != on(2))";
        assert!(text.contains(&format!("(((({and}) != on(1)) || ((c) != on(1))) != on(1))")), "{text}");
    }

    #[test]
    fn arms_and_their_conditions_come_and_go() {
        let (text, changes) = changed("fn f() -> &T { match a { B => 1, C(d) if d > 2 => 3, _ => 4 } }");
        assert!(text.contains("B if !on(1) => 1"), "{text}");
        assert!(text.contains(") || on(2)) && !on(3) => 3, _ => 4"), "{text}");
        assert_eq!(changes[..3], ["arm `B` never", "arm `C(d) if d > 2` always", "arm `C(d) if d > 2` never"]);
    }

    #[test]
    fn sums_and_their_operands_change_apart() {
        let (text, _) = changed("fn f() -> &T { a += !b; (x + y) * z }");
        assert!(text.contains(
            "{ if on(1) { a -= !b } else { a += (match (b) { v__ => if on(2) { v__ } else { !v__ } }) } };"
        ));
        assert!(text.contains("if on(3) { l__ + r__ } else { l__ * r__ }"), "{text}");
        assert!(text.contains("if on(4) { l__ - r__ } else { l__ + r__ }"), "{text}");
    }

    #[test]
    fn what_is_constant_or_for_tests_stays() {
        let source = "const N: usize = 1 + 1; #[cfg(test)] mod tests { fn t() { a == b; } } \
            fn f(x: [u8; 2 + 2]) -> &T { let [1..=3, ..] = x; if let Some(a) = b && c == d { [0; 2 + 3] } }";
        assert_eq!(changed(source).1, ["`c == d`: `!=`"]);
    }

    #[test]
    fn the_same_change_twice_is_told_apart() {
        let found = find("engine", "f", "fn f() -> &T { a == b; a == b }", 1).expect("Rust");
        assert_eq!(found.sites.iter().flatten().map(|mutant| mutant.nth).collect::<Vec<_>>(), [1, 2]);
    }
}
