//! The families of games, alike inside: each part belongs to the layer of its name.

pub mod patience;
pub mod shedding;
pub mod wall;
