//! The web page: three static files; the texts of a language are filled into the HTML.

use std::sync::LazyLock;

use super::commands::check;
use crate::session::LONGEST_NAME;
use crate::terminal::tones::{ATTACK, PAUSE, notes};
use crate::text::{Cue, Lang, Locale, everywhere};

const INDEX: &str = include_str!("page/index.html");
const SCRIPT: &str = include_str!("page/page.js");
const STYLE: &str = include_str!("page/page.css");

/// Response headers: only these files may be loaded, no HTML from text, no framing.
pub const HEADERS: [(&str, &str); 5] = [
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-cache"),
    ("Vary", "Accept-Language"),
];

/// The content type and the text of a file.
pub fn file(path: &str, lang: Lang) -> Option<(&'static str, &'static str)> {
    static PAGES: LazyLock<[String; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(filled));
    match path {
        "/" => {
            let place = Lang::ALL.iter().position(|other| *other == lang)?;
            Some(("text/html; charset=utf-8", PAGES[place].as_str()))
        }
        "/page.js" => Some(("text/javascript; charset=utf-8", SCRIPT)),
        "/page.css" => Some(("text/css; charset=utf-8", STYLE)),
        _ => None,
    }
}

/// The language of the page: `lang` in the query, or the preferred one of `Accept-Language`, or English.
pub fn language(query: Option<&str>, accepted: Option<&str>) -> Lang {
    let asked = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
    asked.unwrap_or_else(|| preferred(accepted.unwrap_or_default()))
}

/// The best match of `de-AT,de;q=0.9,en;q=0.8`; the first of equal weight.
fn preferred(accepted: &str) -> Lang {
    let weighed = accepted.split(',').filter_map(|item| {
        let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
        let lang = tag.trim().parse::<Lang>().ok()?;
        (weight > 0.0 && weight <= 1.0).then_some((lang, weight))
    });
    let best = weighed.rev().max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(Lang::En, |(lang, _)| lang)
}

/// Messages in the HTML: `{{title}}` is the place of `page-title`.
const PLACED: [&str; 23] = [
    "page-title",
    "page-no-script",
    "page-enter-heading",
    "page-languages",
    "page-name",
    "page-name-hint",
    "page-code",
    "page-code-hint",
    "page-words",
    "page-words-hint",
    "page-enter",
    "page-log",
    "page-command",
    "page-send",
    "page-hand",
    "page-actions",
    "page-more",
    "page-repeat",
    "page-help",
    "page-leave",
    "page-sounds",
    "page-sounds-on",
    "page-sounds-volume",
];

/// Messages of the script, by the same names.
const SCRIPTED: [&str; 20] = [
    "page-title-turn",
    "page-card-fits",
    "page-connecting",
    "page-unreachable",
    "page-lost",
    "page-offline",
    "page-back",
    "page-waiting",
    "page-unasked",
    "page-again",
    "page-record",
    "promise-none",
    "promise-waits",
    "promise-waits-alone",
    "promise-kept",
    "promise-kept-alone",
    "promise-left-out",
    "promise-broken",
    "promise-changed",
    "promise-withheld",
];

const _: () = check(&PLACED, &[]);
const _: () = check(&SCRIPTED, &[]);

fn filled(lang: Lang) -> String {
    let locale = Locale::new(lang);
    let args = [("max", LONGEST_NAME.into()), ("card", "{card}".into())];
    let text = |id: &'static str| {
        let text = locale.find(id, &args).map(|message| locale.in_full(message)).unwrap_or_default();
        (id.trim_start_matches("page-"), text)
    };
    let mut page = INDEX.replace("{{lang}}", lang.code()).replace("{{longest-name}}", &LONGEST_NAME.to_string());
    for (name, text) in PLACED.map(text) {
        page = page.replace(&format!("{{{{{name}}}}}"), &escaped(&text));
    }
    page = page.replace("{{language-links}}", &links(lang)).replace("{{tones}}", &tones().to_string());
    // JSON for the script; `<` is escaped so that it cannot end the element.
    let texts = SCRIPTED.map(text).into_iter().map(|(name, text)| (name.to_owned(), text.into()));
    let texts = serde_json::Value::Object(texts.collect()).to_string().replace('<', "\\u003c");
    page.replace("{{texts}}", &texts)
}

/// The tones of the terminal, for the script.
fn tones() -> serde_json::Value {
    let tones: Vec<_> = Cue::ALL.iter().map(|cue| (cue.id(), notes(*cue))).collect();
    serde_json::json!({ "attack": ATTACK, "pause": PAUSE, "tones": tones })
}

fn links(current: Lang) -> String {
    let link = |(lang, name): (Lang, String)| {
        let (code, name) = (lang.code(), escaped(&name));
        let current = if lang == current { " aria-current=\"true\"" } else { "" };
        format!("<li><a href=\"?lang={code}\" lang=\"{code}\" hreflang=\"{code}\"{current}>{name}</a></li>")
    };
    everywhere("language-name").into_iter().map(link).collect()
}

fn escaped(text: &str) -> String {
    let escapes = [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;"), ('\'', "&#39;")];
    escapes.into_iter().fold(text.to_owned(), |text, (sign, escape)| text.replace(sign, escape))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(lang: Lang) -> String {
        file("/", lang).expect("the page").1.to_owned()
    }

    #[test]
    fn each_place_has_its_text_and_each_text_its_place() {
        for lang in Lang::ALL {
            let page = page(lang);
            assert!(!page.contains("{{") && !page.contains("}}"), "{lang}: {page}");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        }
        for name in PLACED.map(|id| id.trim_start_matches("page-")) {
            assert!(INDEX.contains(&format!("{{{{{name}}}}}")), "{name} has no place");
        }
    }

    #[test]
    fn the_script_has_just_the_texts_that_it_says() {
        for lang in Lang::ALL {
            let page = page(lang);
            let texts = page.split("application/json\">").nth(1).and_then(|rest| rest.split("</script>").next());
            let texts: serde_json::Value = serde_json::from_str(texts.expect("texts")).expect("JSON");
            assert_eq!(texts.as_object().expect("an object").len(), SCRIPTED.len());
            assert!(texts["card-fits"].as_str().is_some_and(|text| text.contains("{card}")), "{texts}");
        }
    }

    #[test]
    fn the_page_has_the_tones_of_all_events() {
        let page = page(Lang::Fi);
        let data =
            page.split("id=\"tones\" type=\"application/json\">").nth(1).and_then(|rest| rest.split('<').next());
        let data: serde_json::Value = serde_json::from_str(data.expect("tones")).expect("JSON");
        assert_eq!(data["tones"].as_array().map(Vec::len), Some(Cue::ALL.len()));
        assert_eq!(data["tones"][0], serde_json::json!(["your-turn", [[784, 90], [1047, 190]]]));
        assert_eq!((&data["attack"], &data["pause"]), (&8.into(), &serde_json::json!([0, 60])));
    }

    #[test]
    fn the_page_uses_the_protocol_version_and_name_limit() {
        assert!(SCRIPT.contains(&format!("const PROTOCOL = {};", crate::net::wire::PROTOCOL)));
        assert!(page(Lang::En).contains(&format!("maxlength=\"{LONGEST_NAME}\" aria-required=\"true\"")));
    }

    #[test]
    fn the_languages_are_named_in_their_own_words() {
        let page = page(Lang::De);
        assert!(page.contains("<a href=\"?lang=fi\" lang=\"fi\" hreflang=\"fi\">suomi</a>"), "{page}");
        assert!(page.contains("hreflang=\"de\" aria-current=\"true\">Deutsch</a>"), "{page}");
    }

    #[test]
    fn all_of_it_is_small_and_makes_no_html_of_text() {
        let size = page(Lang::Fi).len() + SCRIPT.len() + STYLE.len();
        assert!(size < 60_000, "{size} bytes");
        for way in
            ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "eval(", "Function("]
        {
            assert!(!SCRIPT.contains(way), "{way}");
        }
        // What the policy would refuse, or somebody else would have to serve.
        for way in [" style=", " onclick", " onload", "http://", "https://", "@import", "url("] {
            assert!(!INDEX.contains(way) && !STYLE.contains(way), "{way}");
        }
    }

    #[test]
    fn text_cannot_become_markup() {
        assert_eq!(escaped("<b>\"O'Neill\" & Co</b>"), "&lt;b&gt;&quot;O&#39;Neill&quot; &amp; Co&lt;/b&gt;");
    }

    #[test]
    fn the_address_goes_before_the_browser() {
        assert_eq!(language(Some("code=a&lang=fi"), Some("de")), Lang::Fi);
        assert_eq!(language(Some("lang=xx"), Some("ja, de-AT;q=0.5, fi;q=0.9")), Lang::Fi);
        assert_eq!(language(None, Some("de-AT,de;q=0.9,en;q=0.8")), Lang::De);
        assert_eq!(language(None, Some("fi;q=0, ja")), Lang::En);
        assert_eq!(language(None, Some(";;q=,=;q=nan,de;q=2")), Lang::En);
        assert_eq!(language(None, None), Lang::En);
    }

    #[test]
    fn other_paths_have_no_file() {
        for path in ["", "/..", "/page.rs", "/index.html", "//"] {
            assert_eq!(file(path, Lang::En), None, "{path:?}");
        }
        assert!(file("/page.js", Lang::En).is_some_and(|(kind, _)| kind.starts_with("text/javascript")));
    }
}
