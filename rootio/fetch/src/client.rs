//! HTTP requests to the server.

use std::env;
use std::ffi::OsString;
use std::io::{ErrorKind, Read};
use std::sync::Arc;
use std::time::Duration;

use rustls_native_certs::CertificateResult;
use ureq::http::uri::Scheme;
use ureq::http::{HeaderMap, Response, StatusCode, Uri, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body, Error, ResponseExt, Timeout};

use crate::digest::{self, Digest};
use crate::record::Record;
use crate::{Options, Problem, Result};
use rootgrad_root_shared::url::shown;

/// An HTTP client for one URL.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    agent: Agent,
    /// URL without its fragment, which servers do not use.
    url: String,
    connect: Duration,
    read: Duration,
}

/// The part of the file to request.
pub(crate) enum Wanted<'a> {
    Whole,
    /// The whole file, unless it still matches this record.
    Unless(&'a Record),
    /// The bytes from this offset on if the file still has this validator, else the whole file.
    From(u64, &'a str),
}

/// Answer of a server.
pub(crate) enum Answer {
    /// The file is unchanged since it was cached.
    Same,
    /// Bytes of the file, with its record.
    Bytes(Record, Bytes),
    /// The file has no bytes at the requested offset.
    OutOfRange,
    /// The server sends bytes, but does not clearly report their range.
    Unclear(String),
}

/// Bytes of a file from offset `from` up to `to`, if the server reports the end.
pub(crate) struct Bytes {
    pub(crate) from: u64,
    pub(crate) to: Option<u64>,
    pub(crate) body: Box<dyn Read>,
}

/// Reason why there is no answer.
#[derive(Debug)]
pub(crate) struct Trouble {
    pub(crate) why: String,
    /// True if another attempt may help.
    pub(crate) again: bool,
    /// True if the server rejected the URL itself. False if it did not answer, or reported a failure of its own.
    pub(crate) final_word: bool,
}

/// Returns the trusted certificates: those named by `SSL_CERT_FILE` and `SSL_CERT_DIR`, else the system's, else Mozilla's.
fn certificates() -> Result<RootCerts> {
    let variable = |name| Some((name, env::var_os(name)?));
    let named = ["SSL_CERT_FILE", "SSL_CERT_DIR"].into_iter().filter_map(variable);
    // An empty list of folders counts as not set.
    let named = named.filter(|(name, value)| *name != "SSL_CERT_DIR" || !value.is_empty());
    trusted(rustls_native_certs::load_native_certs(), &named.collect::<Vec<_>>())
}

/// Returns the certificates found through these variables. If a variable is set but gives none, this is an error: no other
/// certificates replace them.
fn trusted(found: CertificateResult, named: &[(&str, OsString)]) -> Result<RootCerts> {
    if !found.certs.is_empty() {
        let owned = |der: &[u8]| Certificate::from_der(der).to_owned();
        let certificates = found.certs.iter().map(|der| owned(der)).collect();
        return Ok(RootCerts::Specific(Arc::new(certificates)));
    }
    if named.is_empty() {
        return Ok(RootCerts::WebPki);
    }
    let said: Vec<_> =
        named.iter().map(|(name, value)| format!("{name} is '{}'", value.display())).collect();
    let errors: Vec<_> = found.errors.iter().map(ToString::to_string).collect();
    let why = if errors.is_empty() { "none found".to_owned() } else { errors.join("; ") };
    Err(Problem::failed(format!(
        "{}, which has no readable certificates ({why}): set it to PEM certificates, or unset it to use the system's",
        said.join(" and ")
    )))
}

/// Returns the reason why a URL is not accepted, or `None`.
fn fault(uri: &Uri) -> Option<&'static str> {
    if !uri.to_string().is_ascii() {
        return Some("it has letters outside ASCII"); // (servers interpret these in different ways)
    }
    let Some(host) = uri.host().filter(|host| !host.is_empty()) else {
        return Some("it has no host");
    };
    // (The parser accepts anything as a port.)
    let authority = uri.authority()?.as_str();
    let port = authority.rsplit('@').next()?.strip_prefix(host)?.strip_prefix(':')?;
    (!port.is_empty() && port.parse::<u16>().is_err())
        .then_some("its port is not a number up to 65535")
}

impl Client {
    pub(crate) fn new(url: &str, options: &Options) -> Result<Self> {
        let reported = shown(url);
        let url = url.split('#').next().unwrap_or_default();
        let uri = url.parse::<Uri>().map_err(|error| error.to_string());
        let uri = uri.and_then(|uri| fault(&uri).map_or(Ok(uri), |why| Err(why.to_owned())));
        let uri = uri.map_err(|why| {
            let wanted = "wanted https://host/path, with %20 for a blank and %C3%A9 for é";
            Problem::Argument(format!("the URL is '{reported}': {why}; {wanted}"))
        })?;
        let config = Agent::config_builder()
            .http_status_as_error(false)
            // A redirect from https:// must not lead to plain http://, where others can change the file in transit.
            .https_only(uri.scheme() == Some(&Scheme::HTTPS))
            .user_agent(concat!("rootgrad/", env!("CARGO_PKG_VERSION")))
            .timeout_resolve(Some(options.connect))
            .timeout_connect(Some(options.connect))
            .timeout_per_read(Some(options.read))
            .timeout_per_write(Some(options.read))
            .tls_config(TlsConfig::builder().root_certs(certificates()?).build())
            .build();
        let (connect, read) = (options.connect, options.read);
        Ok(Client { agent: config.into(), url: url.to_owned(), connect, read })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Closes connections, so that other threads stop waiting for the server.
    pub(crate) fn shut_down(&self) {
        self.agent.clone().shutdown();
    }

    pub(crate) fn ask(&self, wanted: &Wanted) -> std::result::Result<Answer, Trouble> {
        // Request no compression: the length and ranges of compressed data would differ.
        let mut request = self.agent.get(&self.url).header(header::ACCEPT_ENCODING, "identity");
        request = request.header("Want-Digest", digest::WANTED);
        match wanted {
            Wanted::Whole => {}
            Wanted::Unless(Record { etag: Some(etag), .. }) => {
                request = request.header(header::IF_NONE_MATCH, etag);
            }
            Wanted::Unless(Record { modified: Some(modified), fresh: false, .. }) => {
                request = request.header(header::IF_MODIFIED_SINCE, modified);
            }
            Wanted::Unless(_) => {}
            Wanted::From(byte, validator) => {
                request = request.header(header::RANGE, format!("bytes={byte}-"));
                request = request.header(header::IF_RANGE, *validator);
            }
        }
        let response = request.call().map_err(|error| self.trouble(error))?;
        answer(response, &self.url)
    }

    /// Converts an error of the connection.
    pub(crate) fn trouble(&self, error: Error) -> Trouble {
        let seconds = |time: Duration| format!("{} s", time.as_secs_f64());
        if let Error::RequireHttpsOnly(uri) = &error {
            let why = format!(
                "the server redirects to '{}', which is not encrypted: if you trust it, give the http:// URL itself",
                shown(uri)
            );
            return Trouble { why, again: false, final_word: true };
        }
        let (why, again) = match error {
            Error::Timeout(Timeout::PerRead | Timeout::PerWrite) => {
                (format!("the server was silent for {}", seconds(self.read)), true)
            }
            Error::Timeout(_) => (format!("no connection within {}", seconds(self.connect)), true),
            Error::HostNotFound => ("its host is not found".to_owned(), false),
            // A TLS error, such as an untrusted certificate, will not change.
            Error::Io(error) => (error.to_string(), error.kind() != ErrorKind::InvalidData),
            Error::ConnectionFailed => ("no connection".to_owned(), true),
            Error::Protocol(error) => (format!("the server's answer is not HTTP ({error})"), true),
            other => (other.to_string(), false),
        };
        Trouble { why, again, final_word: false }
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    headers.get(name)?.to_str().ok().map(|value| value.trim().to_owned())
}

fn answer(response: Response<Body>, url: &str) -> std::result::Result<Answer, Trouble> {
    let (status, uri) = (response.status(), response.get_uri().to_string());
    let refused = |why: String, again| {
        let (uri, url) = (shown(&uri), shown(url));
        let from = if uri == url { String::new() } else { format!(" (of {uri})") };
        Trouble { why: why + &from, again, final_word: !again }
    };
    match status {
        StatusCode::OK | StatusCode::PARTIAL_CONTENT => {}
        StatusCode::NOT_MODIFIED => return Ok(Answer::Same),
        StatusCode::RANGE_NOT_SATISFIABLE => return Ok(Answer::OutOfRange),
        _ => {
            let passing = [StatusCode::REQUEST_TIMEOUT, StatusCode::TOO_MANY_REQUESTS];
            let again = status.is_server_error() || passing.contains(&status);
            return Err(refused(format!("the server answered {status}"), again));
        }
    }
    let (mut record, chunked) = record(response.headers());
    let packed = text(response.headers(), header::CONTENT_ENCODING);
    if let Some(packed) = packed.filter(|packed| !packed.eq_ignore_ascii_case("identity")) {
        return Err(refused(
            format!("the server sends it compressed ({packed}) without being asked to"),
            false,
        ));
    }
    let sent = text(response.headers(), header::CONTENT_LENGTH).filter(|_| !chunked);
    let sent: Option<u64> = sent.and_then(|length| length.parse().ok());
    let (mut from, mut to) = (0, sent);
    if status == StatusCode::PARTIAL_CONTENT {
        let range = text(response.headers(), header::CONTENT_RANGE).unwrap_or_default();
        let Some((first, end, length)) = parse_range(&range) else {
            return Ok(Answer::Unclear(format!("the server sends the bytes '{range}'")));
        };
        if let Some(sent) = sent.filter(|&sent| sent != end - first) {
            let why = format!("the server sends '{range}', but declares {sent} bytes");
            return Ok(Answer::Unclear(why));
        }
        (from, to, record.length) = (first, Some(end), Some(length));
    } else {
        record.length = sent;
        if record.length.is_none() && !chunked {
            let why = "the server does not give its length, so an incomplete download could not be detected";
            return Err(refused(why.to_owned(), false));
        }
    }
    let body = response.into_body().into_with_config().limit(u64::MAX).reader();
    Ok(Answer::Bytes(record, Bytes { from, to, body: Box::new(body) }))
}

/// Returns the file's record from the headers, without its length, and true if the body is chunked. The end of a chunked
/// body is marked.
fn record(headers: &HeaderMap) -> (Record, bool) {
    let modified = text(headers, header::LAST_MODIFIED);
    let digest = |name: &'static str| {
        text(headers, header::HeaderName::from_static(name)).and_then(|text| Digest::parse(&text))
    };
    let chunked = text(headers, header::TRANSFER_ENCODING);
    let record = Record {
        etag: text(headers, header::ETAG),
        fresh: modified.is_some() && modified == text(headers, header::DATE),
        modified,
        length: None,
        digest: digest("repr-digest").or_else(|| digest("digest")),
    };
    (record, chunked.is_some_and(|coding| coding.to_ascii_lowercase().contains("chunked")))
}

/// Parses `bytes 5-98/100` into the offset of the first byte, the offset after the last, and the file's length.
fn parse_range(range: &str) -> Option<(u64, u64, u64)> {
    let (bytes, length) = range.strip_prefix("bytes ")?.split_once('/')?;
    let (first, last) = bytes.split_once('-')?;
    let (first, last, length): (u64, u64, u64) =
        (first.trim().parse().ok()?, last.trim().parse().ok()?, length.trim().parse().ok()?);
    (first <= last && last < length).then_some((first, last + 1, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_wrong_ones_are_none() {
        assert_eq!(parse_range("bytes 5-99/100"), Some((5, 100, 100)));
        assert_eq!(parse_range("bytes 5-98/100"), Some((5, 99, 100)));
        for wrong in ["bytes 5-99/*", "bytes 5-100/100", "bytes 7-6/100", "bytes */100", "5-99/100"]
        {
            assert_eq!(parse_range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn who_asks_for_https_is_not_sent_on_to_http() {
        let client = |url| Client::new(url, &Options::default()).unwrap();
        let (secure, plain) = (client("HTTPS://host/x.root"), client("http://host/x.root"));
        assert!(secure.agent.config().https_only() && !plain.agent.config().https_only());
        // The request that a redirect leads to.
        let sent_on =
            Client { url: "http://me:secret@127.0.0.1:9/x.root?token=1".into(), ..secure };
        let Err(trouble) = sent_on.ask(&Wanted::Whole) else { panic!() };
        assert!(!trouble.again && trouble.final_word);
        assert!(trouble.why.contains("'http://127.0.0.1:9/x.root?…'"), "{}", trouble.why);
        assert!(trouble.why.contains("give the http:// URL itself"), "{}", trouble.why);
    }

    #[test]
    fn only_where_nobody_names_certificates_are_mozillas_trusted() {
        let found = || rustls_native_certs::load_certs_from_paths(Some("/nowhere".as_ref()), None);
        let none = CertificateResult::default;
        assert!(matches!(trusted(found(), &[]), Ok(RootCerts::WebPki)));
        for (name, found, why) in [
            ("SSL_CERT_FILE", found(), "No such file or directory (os error 2) at '/nowhere'"),
            ("SSL_CERT_DIR", none(), "none found"),
        ] {
            let Err(Problem::Failed(text)) = trusted(found, &[(name, "/nowhere".into())]) else {
                panic!("{name}")
            };
            assert!(
                text.contains(&format!("{name} is '/nowhere'")) && text.contains(why),
                "{text}"
            );
        }
    }
}
