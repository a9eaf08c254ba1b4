use sixdot::{engine::*, rules::*};
use std::sync::Arc;
fn main() {
    let g = std::env::args().nth(1).unwrap();
    let n: u8 = std::env::args().nth(2).unwrap().parse().unwrap();
    let games: u64 = std::env::args().nth(3).unwrap().parse().unwrap();
    let text = std::fs::read_to_string(format!("rules/{g}/{g}.toml")).unwrap();
    let mut t: toml::Table = toml::from_str(&text).unwrap();
    t.remove("options");
    t["deal"].as_table_mut().unwrap().remove("by-players");
    let book: book::Book = t.try_into().unwrap();
    let rules = Arc::new(Rules::compile(book));
    let t0 = std::time::Instant::now();
    let mut turns = 0u64;
    let mut maxm = 0;
    let mut dice = Dice::new(9, 9);
    for seed in 0..games {
        let mut game = Game::new(rules.clone(), Setup::new(n), seed);
        game.apply_silently(Seat(0), Move::Deal).unwrap();
        let mut m = 0;
        while let Some(seat) = game.to_act() {
            let moves = game.view_of(seat).legal_moves();
            let mv = *dice.pick(&moves).unwrap();
            if games == 1 {
                let s = game.apply(seat, mv).unwrap();
                println!("{seat} {mv:?}");
                for e in s.seen_by(Viewer::Onlooker) {
                    println!("   {e:?}");
                }
            } else {
                game.apply_silently(seat, mv).unwrap();
            }
            m += 1;
        }
        turns += m;
        maxm = maxm.max(m);
    }
    println!(
        "games/s {:.0} moves/game {:.1} max {maxm}",
        games as f64 / t0.elapsed().as_secs_f64(),
        turns as f64 / games as f64
    );
}
