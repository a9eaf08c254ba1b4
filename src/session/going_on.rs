//! stub for check only
use super::company::Company;
use super::talk::{Next, Session};
use crate::say::Line;
impl Session {
    pub(super) fn left_unfinished(&self) -> Option<Line> {
        None
    }
    pub(super) fn resume_before(&mut self, _: &str, _: &mut Vec<Line>) -> Next {
        Next::Stops
    }
    pub(super) fn resume_at_the_table(&mut self, _: &Company, _: &str, _: &mut Vec<Line>) -> Next {
        Next::Stops
    }
    pub(super) fn unfinished_question(&self) -> Line {
        self.voice.help("good-bye", &[])
    }
    pub(super) fn unfinished_answer(&mut self, _: &str, _: &mut Vec<Line>) -> Next {
        Next::Stops
    }
    pub(super) fn good_bye(&self, _: Option<&Company>) -> Line {
        self.voice.help("good-bye", &[])
    }
}
