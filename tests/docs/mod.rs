//! Pages of the documentation, compared with the program.

mod dependencies;
mod ends;
mod examples_page;
mod manual;
mod readme;
mod rule_files_page;
