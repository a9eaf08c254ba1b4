//! Who is called how: whoever comes in, or is looked for, is not compared with everybody.

use std::collections::HashMap;

use super::PersonId;
use crate::command::normal;
use crate::net::name::looks;

/// The names of people, by how they look and by how they are typed.
#[derive(Default)]
pub struct Names {
    by_look: HashMap<String, PersonId>,
    /// How many are typed so.
    said: HashMap<String, usize>,
}

impl Names {
    /// Somebody is called so.
    pub fn add(&mut self, name: &str, id: PersonId) {
        self.by_look.extend(looks(name).map(|look| (look, id)));
        *self.said.entry(normal(name)).or_default() += 1;
    }

    /// Nobody is called so any more.
    pub fn remove(&mut self, name: &str) {
        for look in looks(name) {
            self.by_look.remove(&look);
        }
        let said = normal(name);
        if let Some(count) = self.said.get_mut(&said) {
            *count -= 1;
            if *count == 0 {
                self.said.remove(&said);
            }
        }
    }

    /// Whoever is called so, in capitals or not.
    pub fn of(&self, name: &str) -> Option<PersonId> {
        let [_, look] = looks(name);
        self.by_look.get(&look).copied()
    }

    /// Whoever has a name that looks like this one.
    pub fn like(&self, name: &str) -> Option<PersonId> {
        looks(name).iter().find_map(|look| self.by_look.get(look).copied())
    }

    /// Whether somebody's name is typed like this one.
    pub fn is_said(&self, name: &str) -> bool {
        self.said.contains_key(&normal(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_their_looks_until_they_are_free() {
        let mut names = Names::default();
        names.add("Anna", 1);
        names.add("Björn", 2);
        assert_eq!((names.of("anna"), names.of("ANNA"), names.of("Ann")), (Some(1), Some(1), None));
        // The second letter is a Greek one.
        assert_eq!(names.like("\u{391}nna"), Some(1));
        assert!(names.is_said("björn") && !names.is_said("Ben"));
        names.remove("Anna");
        assert_eq!((names.of("Anna"), names.like("Anna"), names.of("Björn")), (None, None, Some(2)));
        assert!(!names.is_said("Anna"));
    }
}
