//! What is typed, and what it does.

mod colour_asked;
mod exact_answers;
mod in_passing;
mod lookup;
mod single_keys;
mod typed;
mod typed_properties;
mod walls_typed;
