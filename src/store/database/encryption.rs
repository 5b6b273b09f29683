//! How a connection to a database is encrypted: by TLS, as the address's `sslmode` says.
//!
//! Where the other side speaks TLS its certificate is looked at, always, against those that the system trusts: whoever would take
//! any certificate is told nothing by it. Deliberately absent: certificates of this side.

use std::sync::Arc;

use postgres::{Config, config::SslMode};
use rustls::{ClientConfig, RootCertStore, crypto::ring};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::StoreError;

/// Whoever encrypts connections for this address, unless it says that none are.
pub(super) fn of(config: &Config) -> Result<Option<MakeRustlsConnect>, StoreError> {
    if config.get_ssl_mode() == SslMode::Disable {
        return Ok(None);
    }
    // What is wrong with some of them, or with all, is told by the connection that lacks one.
    let mut trusted = RootCertStore::empty();
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let begun = ClientConfig::builder_with_provider(Arc::new(ring::default_provider())).with_safe_default_protocol_versions();
    let refused = |why: rustls::Error| StoreError::Database { why: why.to_string(), may_pass: false };
    let config = begun.map_err(refused)?.with_root_certificates(trusted).with_no_client_auth();
    Ok(Some(MakeRustlsConnect::new(config)))
}
