//! Cards on which nothing fits are refused, and no others.

use sixdot::rules::{DiagnosticKind, Library};

fn faults(jack: &str) -> Vec<DiagnosticKind> {
    let joker = "[cards.joker]\ncolours = []\ncopies = 3\nfits-always = {}\n";
    let text = format!("id = \"mine\"\nextends = \"mau-mau\"\n{jack}\n{joker}");
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text);
    library.check("mine").into_iter().map(|fault| fault.what).collect()
}

#[test]
fn a_card_on_which_nothing_fits_is_refused() {
    let jack = "remove = [\"cards.jack.fits-always\", \"cards.jack.not-on\", \"options.jack-on-jack\"]";
    assert_eq!(faults(jack), [DiagnosticKind::DeadEnd { card: "joker".to_owned() }]);
    assert_eq!(faults(""), [], "a jack fits on it, and names a suit");
    let takes = format!("{jack}\n[cards.mirror]\ncolours = []\ncopies = 2\nfits-always = {{}}\ntakes-colour = {{}}");
    let joker = DiagnosticKind::DeadEnd { card: "joker".to_owned() };
    let mirror = DiagnosticKind::DeadStart { card: "mirror".to_owned() };
    assert_eq!(faults(&takes), [mirror, joker], "only as the start card it has no suit");
    assert_eq!(faults(&format!("{takes}\nstart = {{ does = \"goes-back\" }}")), [], "it fits on the joker, too");
}

#[test]
fn where_no_card_has_a_colour_the_same_symbol_goes_on() {
    let text = "id = \"mine\"\nkind = \"shed\"\nplayers = { min = 2, max = 3 }\ndeal = { cards = 3 }\n\
                matching = { by = [\"symbol\"] }\ndrawing = { when = \"cannot-play\", then = \"turn-ends\" }\n\
                finish = { then = \"stop\" }\nscore = { to = \"nobody\" }\nmatch = { rounds = 1, wins = \"most-rounds\" }\n\
                deck = { colours = [] }\ncards.a = { colours = [], symbols = [\"1..3\"], copies = 5 }\n";
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text);
    let faults: Vec<DiagnosticKind> = library.check("mine").into_iter().map(|fault| fault.what).collect();
    assert_eq!(faults, []);
}
