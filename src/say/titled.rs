//! What a rule file calls a card, as a language can use it in its sentences.
//!
//! Mostly the language puts its word for card beside the title, since it knows nothing of its grammar: Flood card. Where
//! the title tells enough of it, it is told alone: behind an article, or with all its forms, as the language says in
//! `symbol-_alone`: `.articles` are its articles, each with the class that it means, `.forms` the cases that follow the
//! nominative, and `.others` the articles of other languages.

use fluent::FluentArgs;

use super::bundle::Bundle;

/// The message for a title that is told alone.
const ALONE: &str = "symbol-_alone";

/// A title, read by a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Titled {
    alone: bool,
    /// What its message has to be told: the title without what tells its grammar, and that.
    args: Vec<(String, String)>,
}

impl Titled {
    /// Reads a title.
    pub fn read(title: &str, bundle: &Bundle) -> Self {
        let listed = |attribute: &str| {
            let listed = bundle.tell(ALONE, |told| told.format(Some(attribute), &FluentArgs::new(), &mut Vec::new()));
            listed.flatten().unwrap_or_default()
        };
        let (articles, forms, others) = (listed("articles"), listed("forms"), listed("others"));
        for (article, class) in articles.split(", ").filter_map(|pair| pair.split_once(' ')) {
            if let Some(title) = behind(title, article) {
                return Titled::alone(title, vec![("gender".to_owned(), class.to_owned())]);
            }
        }
        let parts: Vec<&str> = title.split(", ").collect();
        if !forms.is_empty() && parts.len() == 1 + forms.split(' ').count() {
            let own = forms.split(' ').zip(&parts[1..]).map(|(form, part)| (form.to_owned(), (*part).to_owned()));
            return Titled::alone(parts[0], own.collect());
        }
        let bare = others.split(' ').find_map(|article| behind(title, article)).unwrap_or(title);
        // The forms of a language that has them, in one that has none.
        let bare = if parts.len() == FORMS { parts[0] } else { bare };
        let spaced = if bare.contains(' ') { "yes" } else { "no" };
        Titled { alone: false, ..Titled::alone(bare, vec![("spaced".to_owned(), spaced.to_owned())]) }
    }

    fn alone(title: &str, grammar: Vec<(String, String)>) -> Self {
        let args = std::iter::once(("title".to_owned(), title.to_owned())).chain(grammar).collect();
        Titled { alone: true, args }
    }

    /// The id behind `symbol-` of the message by which it is told.
    pub fn message(&self) -> &'static str {
        if self.alone { "_alone" } else { "_titled" }
    }

    /// The title without what tells its grammar.
    pub fn bare(&self) -> &str {
        self.args.first().map_or("", |(_, title)| title)
    }

    /// What the message has to be told.
    pub fn args(&self) -> &[(String, String)] {
        &self.args
    }
}

/// How many forms a title has that is written with all of them.
const FORMS: usize = 4;

/// What follows an article.
fn behind<'a>(title: &'a str, article: &str) -> Option<&'a str> {
    title.strip_prefix(article)?.strip_prefix(' ').map(str::trim).filter(|rest| !rest.is_empty())
}

/// What may be typed for a title, however it is written: with and without its article, and in each of its forms.
pub(crate) fn typed(title: &str) -> Vec<String> {
    let bare = title.split_once(' ').filter(|(first, _)| first.chars().count() <= LONGEST_ARTICLE);
    let forms = title.split(", ").filter(|_| title.split(", ").count() == FORMS);
    let all = std::iter::once(title).chain(bare.map(|(_, rest)| rest)).chain(forms);
    all.map(str::to_lowercase).collect()
}

/// The most letters of an article.
const LONGEST_ARTICLE: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::lang::Lang;

    fn read(lang: Lang, title: &str) -> (bool, String) {
        let titled = Titled::read(title, &Bundle::of_names(lang));
        (titled.alone, titled.args[0].1.clone())
    }

    #[test]
    fn a_title_with_its_grammar_is_told_alone() {
        let forms = "peili, peilin, peiliä, peiliksi";
        assert_eq!(read(Lang::En, "the mirror"), (true, "mirror".to_owned()));
        assert_eq!(read(Lang::En, "an umbrella"), (true, "umbrella".to_owned()));
        assert_eq!(read(Lang::De, "der Spiegel"), (true, "Spiegel".to_owned()));
        assert_eq!(read(Lang::Fi, forms), (true, "peili".to_owned()));
    }

    #[test]
    fn all_others_are_told_beside_the_word_for_card_without_the_grammar_of_another_language() {
        for lang in Lang::ALL {
            assert_eq!(read(lang, "Flood"), (false, "Flood".to_owned()), "{lang}");
            assert_eq!(read(lang, "Plus Three"), (false, "Plus Three".to_owned()), "{lang}");
        }
        assert_eq!(read(Lang::De, "the mirror"), (false, "mirror".to_owned()));
        assert_eq!(read(Lang::Fi, "der Spiegel"), (false, "Spiegel".to_owned()));
        assert_eq!(read(Lang::En, "peili, peilin, peiliä, peiliksi"), (false, "peili".to_owned()));
    }

    #[test]
    fn a_title_is_understood_with_and_without_its_article_and_in_each_form() {
        assert_eq!(typed("der Spiegel"), ["der spiegel", "spiegel"]);
        assert!(typed("peili, peilin, peiliä, peiliksi").contains(&"peiliä".to_owned()));
        assert_eq!(typed("Flood"), ["flood"]);
    }
}
