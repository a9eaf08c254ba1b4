//! How the cards lie.

use super::*;

#[test]
fn before_the_deal_there_is_no_pile() {
    let table = Table::undealt(Lang::En);
    assert_eq!(table.announcer().pile(table.view(), table.colour("red")).text, "The cards have not been dealt yet.");
}
