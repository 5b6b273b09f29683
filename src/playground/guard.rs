//! The guard: which hosts and origins are answered, and the headers that keep other pages out.
//!
//! A foreign page can make a browser send requests here, directly or by giving its own name this computer's address. The
//! first shows in `Origin`, the second in `Host`; both are compared with the address listened on before anything else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::{
    extract::Request,
    http::{
        HeaderMap, HeaderName, HeaderValue, StatusCode,
        header::{CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use pergola_text::Text;

use super::answers::Refused;

const POLICY: &str = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// Knows the address listened on.
pub(super) struct Guard {
    address: SocketAddr,
}

impl Guard {
    /// A guard for a door that listens at `address`.
    pub(super) fn new(address: SocketAddr) -> Guard {
        Guard { address }
    }

    /// Whether the request was made to this address, and by no page but its own.
    fn check(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let host = only(headers, &HOST).unwrap_or_default();
        if !self.is_own(host) {
            let why = Text::new("playground-foreign-host").code("host", host);
            return Err(Refused::new(StatusCode::FORBIDDEN, why));
        }
        if headers.contains_key(ORIGIN) {
            let origin = only(headers, &ORIGIN).unwrap_or_default();
            if origin.strip_prefix("http://") != Some(host) {
                let why = Text::new("playground-foreign-origin").code("origin", origin);
                return Err(Refused::new(StatusCode::FORBIDDEN, why));
            }
        }
        Ok(())
    }

    /// Names are refused but `localhost`: any other could be pointed here by a stranger. Numbers cannot.
    fn is_own(&self, host: &str) -> bool {
        let port = self.address.port();
        let host = if port == 80 && !host.ends_with(":80") { format!("{host}:80") } else { host.to_owned() };
        if host == format!("localhost:{port}") {
            return true;
        }
        let Ok(asked) = host.parse::<SocketAddr>() else { return false };
        let own = asked.ip() == IpAddr::V4(Ipv4Addr::LOCALHOST) || asked.ip() == IpAddr::V6(Ipv6Addr::LOCALHOST);
        asked.port() == port && (own || asked.ip() == self.address.ip() || self.address.ip().is_unspecified())
    }
}

/// Refuses foreign hosts and origins, and adds the protecting headers to every answer.
pub(super) async fn guarded(guard: &Guard, request: Request, next: Next) -> Response {
    let mut response = match guard.check(request.headers()) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin"));
    response
}

/// The header's value if it is there exactly once and readable.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(address: &str, headers: &[(HeaderName, &str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value.parse().unwrap());
        }
        Guard::new(address.parse().unwrap()).check(&map).is_ok()
    }

    fn host(address: &str, host: &str) -> bool {
        check(address, &[(HOST, host)])
    }

    #[test]
    fn only_the_own_address_is_a_host() {
        let own = ["127.0.0.1:8484", "localhost:8484", "[::1]:8484"];
        assert!(own.iter().all(|it| host("127.0.0.1:8484", it)));
        let foreign =
            ["", "127.0.0.1", "localhost", "127.0.0.1:80", "127.0.0.2:8484", "evil.example:8484", "localhost.evil:8484"];
        assert!(foreign.iter().all(|it| !host("127.0.0.1:8484", it)));
        assert!(!check("127.0.0.1:8484", &[]));
        assert!(!check("127.0.0.1:8484", &[(HOST, "localhost:8484"), (HOST, "localhost:8484")]));
    }

    #[test]
    fn port_80_is_left_out_of_addresses() {
        assert!(host("127.0.0.1:80", "localhost") && host("127.0.0.1:80", "127.0.0.1") && host("127.0.0.1:80", "[::1]"));
        assert!(!host("127.0.0.1:80", "localhost:8484"));
    }

    #[test]
    fn a_network_address_is_a_number_never_a_name() {
        assert!(host("0.0.0.0:8484", "192.168.1.7:8484") && host("192.168.1.7:8484", "192.168.1.7:8484"));
        assert!(!host("0.0.0.0:8484", "evil.example:8484"));
        assert!(!host("192.168.1.7:8484", "192.168.1.8:8484"));
    }

    #[test]
    fn an_origin_must_be_the_host() {
        let origin = |origin: &str| check("127.0.0.1:8484", &[(HOST, "localhost:8484"), (ORIGIN, origin)]);
        assert!(origin("http://localhost:8484"));
        let foreign = ["null", "", "https://localhost:8484", "http://localhost", "http://127.0.0.1:8484", "http://evil.example"];
        assert!(foreign.iter().all(|it| !origin(it)));
    }
}
