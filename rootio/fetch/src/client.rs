//! Asking the server.

use std::io::{ErrorKind, Read};
use std::sync::Arc;
use std::time::Duration;

use ureq::http::{HeaderMap, Response, StatusCode, Uri, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body, Error, ResponseExt, Timeout};

use crate::digest::{self, Digest};
use crate::record::Record;
use crate::{Options, Problem, Result};

/// Asks for one URL.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    agent: Agent,
    /// Without a fragment, which is nothing to the server.
    url: String,
    connect: Duration,
    read: Duration,
}

/// What is asked for.
pub(crate) enum Wanted<'a> {
    Whole,
    /// The whole, unless it is still this.
    Unless(&'a Record),
    /// From this byte on, if the file is still the one of this validator; else the whole.
    From(u64, &'a str),
}

/// What a server answers.
pub(crate) enum Answer {
    /// The file is still the one that the cache has.
    Same,
    /// Its bytes, from this one on.
    Bytes(Record, u64, Box<dyn Read>),
    /// It has no such bytes.
    OutOfRange,
}

/// Why there is no answer.
#[derive(Debug)]
pub(crate) struct Trouble {
    pub(crate) why: String,
    /// Whether another attempt may help.
    pub(crate) again: bool,
    /// Whether the server said what it thinks of the URL, rather than nothing or that it is not well.
    pub(crate) final_word: bool,
}

/// A URL without a password in it.
pub(crate) fn shown(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let (host, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    match host.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://…@{host}{path}"),
        None => url.to_owned(),
    }
}

/// The certificates that the system trusts (`SSL_CERT_FILE` and `SSL_CERT_DIR` name others); Mozilla's where it has none.
fn certificates() -> RootCerts {
    let found = rustls_native_certs::load_native_certs().certs;
    if found.is_empty() {
        return RootCerts::WebPki;
    }
    let owned = |der: &[u8]| Certificate::from_der(der).to_owned();
    RootCerts::Specific(Arc::new(found.iter().map(|der| owned(der)).collect()))
}

impl Client {
    pub(crate) fn new(url: &str, options: &Options) -> Result<Self> {
        let url = url.split('#').next().unwrap_or_default();
        let uri = url.parse::<Uri>().map_err(|error| error.to_string()).and_then(|uri| {
            uri.host().filter(|host| !host.is_empty()).map(drop).ok_or("it has no host".to_owned())
        });
        if let Err(why) = uri {
            let wanted = "wanted https://host/path, with %20 for a blank";
            return Err(Problem::Argument(format!("the URL is '{}': {why}; {wanted}", shown(url))));
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .user_agent(concat!("rootgrad/", env!("CARGO_PKG_VERSION")))
            .timeout_resolve(Some(options.connect))
            .timeout_connect(Some(options.connect))
            .timeout_per_read(Some(options.read))
            .timeout_per_write(Some(options.read))
            .tls_config(TlsConfig::builder().root_certs(certificates()).build())
            .build();
        let (connect, read) = (options.connect, options.read);
        Ok(Client { agent: config.into(), url: url.to_owned(), connect, read })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Ends what waits for a server in other threads.
    pub(crate) fn shut_down(&self) {
        self.agent.clone().shutdown();
    }

    pub(crate) fn ask(&self, wanted: &Wanted) -> std::result::Result<Answer, Trouble> {
        // What is packed for the way would have other lengths and ranges.
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

    /// What went wrong on the way.
    pub(crate) fn trouble(&self, error: Error) -> Trouble {
        let seconds = |time: Duration| format!("{} s", time.as_secs_f64());
        let (why, again) = match error {
            Error::Timeout(Timeout::PerRead | Timeout::PerWrite) => {
                (format!("the server was silent for {}", seconds(self.read)), true)
            }
            Error::Timeout(_) => (format!("no connection within {}", seconds(self.connect)), true),
            Error::HostNotFound => ("its host is not found".to_owned(), false),
            // TLS: a certificate that is not trusted, and the like.
            Error::Io(error) => (error.to_string(), error.kind() != ErrorKind::InvalidData),
            Error::ConnectionFailed => ("no connection".to_owned(), true),
            Error::Protocol(error) => (format!("the server's answer is no HTTP ({error})"), true),
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
        let from = if uri == url { String::new() } else { format!(" (of {})", shown(&uri)) };
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
        return Err(refused(format!("the server sends it packed ({packed}), unasked"), false));
    }
    let mut from = 0;
    if status == StatusCode::PARTIAL_CONTENT {
        let range = text(response.headers(), header::CONTENT_RANGE).unwrap_or_default();
        let Some((first, length)) = parse_range(&range) else {
            return Err(refused(format!("the server sends the bytes '{range}'"), false));
        };
        (from, record.length) = (first, Some(length));
    } else {
        let length = text(response.headers(), header::CONTENT_LENGTH).filter(|_| !chunked);
        record.length = length.and_then(|length| length.parse().ok());
        if record.length.is_none() && !chunked {
            let why = "the server does not say how long it is, so that nobody could tell a whole file from a part";
            return Err(refused(why.to_owned(), false));
        }
    }
    let body = response.into_body().into_with_config().limit(u64::MAX).reader();
    Ok(Answer::Bytes(record, from, Box::new(body)))
}

/// What the headers say of the file, but for its length; and whether the body is in chunks, the last of which is marked.
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

/// The first byte and the file's length in `bytes 5-99/100`.
fn parse_range(range: &str) -> Option<(u64, u64)> {
    let (bytes, length) = range.strip_prefix("bytes ")?.split_once('/')?;
    let (first, last) = bytes.split_once('-')?;
    let (first, last, length): (u64, u64, u64) =
        (first.trim().parse().ok()?, last.trim().parse().ok()?, length.trim().parse().ok()?);
    (first <= last && last < length).then_some((first, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_wrong_ones_are_none() {
        assert_eq!(parse_range("bytes 5-99/100"), Some((5, 100)));
        for wrong in ["bytes 5-99/*", "bytes 5-100/100", "bytes 7-6/100", "bytes */100", "5-99/100"]
        {
            assert_eq!(parse_range(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(shown("https://me:secret@host:80/x?y=a@b"), "https://…@host:80/x?y=a@b");
        assert_eq!(shown("https://host/x@y"), "https://host/x@y");
    }
}
