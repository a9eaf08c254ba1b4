//! Rule files: loading, and reported faults.

mod files;
mod library;
mod national_games;
mod new_rules;
mod own_rules;
mod schema;
mod slips;
