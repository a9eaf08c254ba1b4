//! How lines go over a connection by which people type: by telnet, at a terminal by SSH, or plainly.

/// What came from a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A typed line.
    Line(String),
    /// A line of more than [`MOST_BYTES`](super::MOST_BYTES), which is not kept.
    TooLong,
    /// Somebody asks whether the server is still there.
    AreYouThere,
    /// A message of the client itself (GMCP): a package, and what stands behind it.
    Message(String, String),
    /// Somebody wants the connection to end, by a key.
    Ends,
}

/// The server's end of a connection: bytes in, what was heard out; text in, bytes out.
pub trait Dialect {
    /// Hears what the client has sent, in pieces of any size.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard>;

    /// Tells lines, each with its line end.
    fn tell(&mut self, text: &str);

    /// What is to be sent since this was asked last.
    fn take_out(&mut self) -> Vec<u8>;

    /// Marks that nothing comes before something is typed or happens.
    fn prompt(&mut self) {}

    /// Says that what is typed now is secret, or no longer is.
    fn keep_secret(&mut self, _secret: bool) {}

    /// Sends a message for the client itself, if it wants any.
    fn message(&mut self, _package: &str, _json: &str) {}

    /// Nothing more will be typed: what waits for that is told.
    fn ends(&mut self) {}
}
