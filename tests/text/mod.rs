//! Texts: books, announcements, and whole games as they are heard.

mod books;
mod channels;
mod faults;
mod house_rules_told;
mod playthrough;
mod printed_rules;
mod rows;
mod short;
mod transcripts;
mod words;
