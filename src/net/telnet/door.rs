//! Who knocks by telnet.

use std::time::{Duration, UNIX_EPOCH};

use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use super::codec::Telnet;
use crate::net::doors::{Doors, is_overheard, next_at, no_room};
use crate::net::entry::Entry;
use crate::net::limits::Full;
use crate::net::tls::{Begun, Tls};
use crate::net::visit::visit;
use crate::say::{Lang, msg};
use crate::session::LanguagePack;

/// How long it may take to say that there is no room.
const REFUSING: Duration = Duration::from_secs(5);

/// Lets in who knocks by TLS, for ever.
pub async fn open_encrypted(listener: TcpListener, doors: Doors, tls: Tls) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = next_at(&listener).await;
        // One too many is closed: saying so would cost a handshake.
        let Ok(place) = doors.connects(from.ip()) else { continue };
        let (doors, tls) = (doors.clone(), tls.clone());
        tokio::spawn(async move {
            match tls.begins(stream).await {
                Ok(Begun::Encrypted(mut stream)) => {
                    let telnet = Telnet::new(status(&doors, port));
                    visit(&mut stream, telnet, &doors, from.ip(), Entry::default()).await;
                }
                Ok(Begun::Plain(stream)) => {
                    let said =
                        Lang::ALL.map(|lang| LanguagePack::new(lang).error(msg!("telnet-encrypted")).text + "\r\n");
                    last_word(stream, &said.concat()).await;
                }
                Err(_) => {}
            }
            drop(place);
        });
    }
}

/// Lets in who knocks, for ever.
pub async fn open(listener: TcpListener, doors: Doors) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = next_at(&listener).await;
        match doors.connects(from.ip()) {
            Ok(place) => {
                let (mut stream, doors) = (stream, doors.clone());
                tokio::spawn(async move {
                    let telnet = Telnet::new(status(&doors, port));
                    let entry = Entry::overheard(is_overheard(from.ip()));
                    visit(&mut stream, telnet, &doors, from.ip(), entry).await;
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
async fn refuse(stream: TcpStream, full: Full) {
    last_word(stream, &no_room(full, "\r\n")).await;
}

/// Says why there is no entry.
async fn last_word(mut stream: TcpStream, said: &str) {
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
