//! The one conversation of a connection: with a terminal or without.

use std::net::IpAddr;
use std::time::Duration;

use russh::server::{Handle, Msg};
use russh::{Channel, ChannelMsg, Disconnect};
use tokio::time::{sleep, timeout};

use super::editor::Editor;
use super::line::{ENDING, Heard, Line};
use super::plain::Plain;
use crate::net::doors::{Doors, no_room};
use crate::net::entry::Entry;
use crate::net::limits::Full;
use crate::net::visit::visit;

/// How long it may take to say that there is no room.
const REFUSING: Duration = Duration::from_secs(5);

/// Somebody has opened a channel: waits until a conversation is wanted there, with a terminal or without, and has it.
pub async fn converse(
    mut channel: Channel<Msg>,
    handle: Handle,
    doors: Doors,
    from: IpAddr,
    key: Option<String>,
    full: Option<Full>,
    line: Line,
) {
    let id = channel.id();
    let mut columns = None;
    loop {
        match channel.wait().await {
            Some(ChannelMsg::RequestPty { col_width, .. }) => columns = usize::try_from(col_width).ok(),
            Some(ChannelMsg::RequestShell { .. }) => break,
            Some(ChannelMsg::Close) | None => return line.cut(),
            Some(_) => {}
        }
    }
    let end = if columns.is_some() { "\r\n" } else { "\n" };
    if let Some(full) = full {
        let _ = timeout(REFUSING, handle.data(id, no_room(full, end))).await;
        let _ = handle.exit_status_request(id, 0).await;
    } else {
        let mut stream = Heard::over(channel.into_stream(), line.clone());
        let entry = Entry::with_key(key);
        if let Some(columns) = columns {
            visit(&mut stream, Editor::new(columns), &doors, from, entry).await;
        } else {
            visit(&mut stream, Plain::default(), &doors, from, entry).await;
        }
        // It has to be there before the stream is dropped, which closes the channel.
        let _ = handle.exit_status_request(id, 0).await;
    }
    let _ = handle.close(id).await;
    sleep(ENDING).await;
    let goodbye = handle.disconnect(Disconnect::ByApplication, String::new(), String::new());
    let _ = timeout(ENDING, goodbye).await;
    sleep(ENDING).await;
    line.cut();
}
