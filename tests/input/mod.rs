//! Typed lines and keys.

mod colour_asked;
mod exact_answers;
mod in_passing;
mod lookup;
mod single_keys;
mod typed;
mod typed_properties;
mod walls_typed;
