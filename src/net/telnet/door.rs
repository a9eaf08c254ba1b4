//! Who knocks by telnet.

use std::time::{Duration, UNIX_EPOCH};

use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use super::visit::visit;
use crate::net::doors::Doors;
use crate::net::limits::Full;
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
                let doors = doors.clone();
                tokio::spawn(async move {
                    visit(stream, &doors, from.ip(), status(&doors, port)).await;
                    drop(place);
                });
            }
            Err(full) => {
                tokio::spawn(refuse(stream, full));
            }
        }
    }
}

/// Somebody who thinks for long is not taken for gone, and who is gone is noticed in about two minutes. No client sees it.
fn stays_known(stream: &TcpStream) {
    #[cfg(unix)]
    {
        use rustix::net::sockopt::set_socket_keepalive;
        // Without it a connection that is gone takes a place until something is sent.
        let _ = set_socket_keepalive(stream, true);
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::net::sockopt::{set_tcp_keepcnt, set_tcp_keepidle, set_tcp_keepintvl, set_tcp_user_timeout};
        let _ = set_tcp_keepidle(stream, Duration::from_secs(60));
        let _ = set_tcp_keepintvl(stream, Duration::from_secs(15));
        let _ = set_tcp_keepcnt(stream, 4);
        let _ = set_tcp_user_timeout(stream, 120_000);
    }
    #[cfg(not(unix))]
    let _ = stream;
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
