//! Announcing: from what a viewer sees to finished lines.

mod line;

pub use line::{Channel, Line, Urgency};
