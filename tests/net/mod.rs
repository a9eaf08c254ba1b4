//! Tables over the network.

mod console;
mod host;
mod join;
mod kept_names;
mod killed_hosts;
mod lost_clients;
#[cfg(all(unix, feature = "ssh"))]
mod ssh;
mod telnet;
mod tls;
mod together;
