//! A number that says whether two records were played by the same rules.

use super::tree::{Node, Table, Value};

/// FNV-1a of 64 bits over a tree without its clauses: these explain the rules but do not change them. The same on every
/// machine and in every version; layout and comments of a file do not count, the order of its keys does.
pub(super) fn hash(tree: &Table) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for (key, entry) in tree.iter().filter(|(key, _)| *key != "clauses") {
        hash.entry(key, &entry.node);
    }
    hash.0
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The length keeps neighbouring texts apart.
    fn text(&mut self, mark: u8, text: &str) {
        self.bytes(&[mark]);
        self.bytes(&(text.len() as u64).to_le_bytes());
        self.bytes(text.as_bytes());
    }

    fn entry(&mut self, key: &str, node: &Node) {
        self.text(b'k', key);
        self.value(&node.value);
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Text(text) => self.text(b't', text),
            Value::Number(number) => {
                self.bytes(b"n");
                self.bytes(&number.to_le_bytes());
            }
            Value::Decimal(number) => self.text(b'f', number),
            Value::Truth(truth) => self.bytes(&[b'b', u8::from(*truth)]),
            Value::Date(date) => self.text(b'd', date),
            Value::List(list) => {
                self.bytes(b"[");
                for node in list {
                    self.value(&node.value);
                }
                self.bytes(b"]");
            }
            Value::Table(table) => {
                self.bytes(b"{");
                for (key, entry) in table.iter() {
                    self.entry(key, &entry.node);
                }
                self.bytes(b"}");
            }
            Value::StandIn => self.bytes(b"?"),
        }
    }
}
