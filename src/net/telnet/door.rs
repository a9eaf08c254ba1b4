//! Who knocks by telnet.

use std::time::{Duration, UNIX_EPOCH};

use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use super::codec::Telnet;
use crate::net::doors::{Doors, stays_known};
use crate::net::entry::Entry;
use crate::net::limits::Full;
use crate::net::visit::visit;
use crate::say::{Lang, msg};
use crate::session::Voice;

/// How long nothing is taken behind an error, such as too many open files.
const REST: Duration = Duration::from_millis(200);

/// How long it may take to say that there is no room.
const REFUSING: Duration = Duration::from_secs(5);

/// Lets in who knocks, for ever.
pub async fn open(listener: TcpListener, doors: Doors) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            sleep(REST).await;
            continue;
        };
        // Without it lines come later, but they come.
        let _ = stream.set_nodelay(true);
        stays_known(&stream);
        match doors.connects(from.ip()) {
            Ok(place) => {
                let (mut stream, doors) = (stream, doors.clone());
                tokio::spawn(async move {
                    let telnet = Telnet::new(status(&doors, port));
                    visit(&mut stream, telnet, &doors, from.ip(), Entry::default()).await;
                    drop(place);
                });
            }
            Err(full) => {
                tokio::spawn(refuse(stream, full));
            }
        }
    }
}

/// There is no room; nobody has said yet in which language that is to be told.
async fn refuse(mut stream: TcpStream, full: Full) {
    let line = |lang| {
        let voice = Voice::new(lang);
        let line = voice.error(match full {
            Full::Everywhere => msg!("lobby-full-house"),
            Full::There => msg!("lobby-crowded"),
        });
        line.text + "\r\n"
    };
    let said = Lang::ALL.map(line).concat();
    // Whoever does not take it knows by the end that there is no entry.
    let _ = timeout(REFUSING, async {
        stream.write_all(said.as_bytes()).await?;
        stream.shutdown().await
    })
    .await;
}

/// What lists of games are told (MSSP).
fn status(doors: &Doors, port: u16) -> Vec<(String, String)> {
    let began = doors.began.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let told = [
        ("NAME", "Sixdot".to_owned()),
        ("PLAYERS", doors.people().to_string()),
        ("UPTIME", began.to_string()),
        ("PORT", port.to_string()),
        ("CODEBASE", concat!("Sixdot ", env!("CARGO_PKG_VERSION")).to_owned()),
        ("FAMILY", "Custom".to_owned()),
        ("GAMEPLAY", "Cards".to_owned()),
        ("ANSI", "0".to_owned()),
        ("UTF-8", "1".to_owned()),
        ("GMCP", "1".to_owned()),
    ];
    told.map(|(name, value)| (name.to_owned(), value)).into()
}
