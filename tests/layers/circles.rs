//! Files that import from each other, directly or through others.

use std::collections::{BTreeMap, BTreeSet};

/// The circles of a graph: each set of more than one node in which all can be reached from all.
pub fn circles<'a>(graph: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<Vec<&'a str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = graph.keys().map(|node| (*node, reach(graph, node))).collect();
    let circle = |node: &&'a str| -> Vec<&'a str> {
        let back = |other: &&&'a str| reached[**other].contains(node);
        reached[*node].iter().filter(back).copied().collect()
    };
    graph.keys().map(circle).filter(|circle| circle.len() > 1).collect()
}

/// What can be reached from a node by at least one step.
fn reach<'a>(graph: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = graph[from].iter().copied().collect();
    while let Some(node) = open.pop() {
        if reached.insert(node) {
            open.extend(graph[node].iter().copied());
        }
    }
    reached
}
