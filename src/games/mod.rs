//! The families of games that stand apart, alike inside: each part belongs to the layer of its name.

pub mod patience;
pub mod wall;
