//! Examples of rule files, and simulations.

mod clauses;
mod examples;
mod simulations;
