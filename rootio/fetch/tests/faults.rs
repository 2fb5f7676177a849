//! Tests servers that misbehave and calls that are wrong: the messages, and the secrets that messages must not
//! contain.

#[allow(dead_code)] // each test file uses a part of it
mod helpers;
#[allow(dead_code)]
mod server;

use std::fs;
use std::process::Command;
use std::time::Duration;

use helpers::{LENGTH, adler, cache, endings, file, get, options, reported, same};
use rootgrad_fetch::{Options, Problem, fetch};
use server::{File, Reply, Request, Server, Then, first, status};

#[test]
fn a_length_that_is_not_true_is_an_error() {
    // The server sends half of the announced bytes, and does the same for a range.
    let half = |_, request: &Request| {
        let mut file = file();
        let reply = file.reply(request);
        let sent = (LENGTH / 2).saturating_sub(first(request).unwrap_or(0));
        file.data.truncate(LENGTH / 2);
        reply.cut(sent)
    };
    let (there, server) = (cache(), Server::new(half));
    reported(get(&server.url("x.root"), &there));
    assert_eq!(endings(&there, ".root"), 0);
    // The server answers a range request with an empty range.
    let none = |_, request: &Request| match first(request) {
        Some(_) => file().from(LENGTH),
        None => file().whole().cut(LENGTH / 2),
    };
    let (there, server) = (cache(), Server::new(none));
    reported(get(&server.url("x.root"), &there));
    assert_eq!(endings(&there, ".root"), 0);
}

#[test]
fn more_bytes_than_were_said_are_not_taken() {
    // The transfer breaks off in the middle. The answer to the next request contains bytes that are not part of
    // the file, announced or not.
    let rest = |range: &str, length: &str, more: usize| {
        let (range, length) = (format!("Content-Range: bytes {range}/10"), length.to_owned());
        move |number: usize, request: &Request| match (number, first(request)) {
            (0, _) => ten().reply(request).cut(5),
            (1, Some(5)) => {
                let mut body = ten().data[5..].to_vec();
                body.extend(vec![b'?'; more]);
                if length.contains("chunked") {
                    body = [format!("{:x}\r\n", body.len()).as_bytes(), &body, b"\r\n0\r\n\r\n"]
                        .concat();
                }
                let head = format!("206 Partial Content\nETag: \"one\"\n{range}\n{length}");
                Reply { head, body, then: Then::Close }
            }
            _ => ten().reply(request),
        }
    };
    for (range, length, more) in [
        ("5-9", "Content-Length: 100", 95),
        ("5-9", "Transfer-Encoding: chunked", 95),
        ("5-6", "Transfer-Encoding: chunked", 0),
        ("5-6", "Content-Length: 5", 0),
        ("5-10", "Content-Length: 6", 1),
    ] {
        let (there, server) = (cache(), Server::new(rest(range, length, more)));
        same(&get(&server.url("x.root"), &there).unwrap(), &ten());
        let asked: Vec<_> = server.requests().iter().map(first).collect();
        assert_eq!(asked, [None, Some(5), None], "{range} {length}");
    }
}

fn ten() -> File {
    File::new(1, 10, "ETag: \"one\"")
}

#[test]
fn a_part_that_is_longer_than_the_file_is_not_resumed() {
    let server = Server::new(|number, request| match number {
        0..3 => ten().reply(request).cut(if number == 0 { 5 } else { 0 }),
        _ => ten().reply(request),
    });
    let (there, url) = (cache(), server.url("x.root"));
    reported(get(&url, &there));
    let names = fs::read_dir(there.path().join("cache")).unwrap();
    let mut paths = names.map(|entry| entry.unwrap().path());
    let part = paths.find(|path| path.extension().is_some_and(|e| e == "part")).unwrap();
    fs::write(&part, [b'?'; 105]).unwrap();
    let before = server.requests().len();
    same(&get(&url, &there).unwrap(), &ten());
    assert_eq!(server.requests()[before..].iter().map(first).collect::<Vec<_>>(), [None]);
}

#[test]
fn a_silent_server_is_asked_again() {
    // Independent of this machine's speed: each answer that begins the file falls silent in the middle.
    let silent = |number, request: &Request| match first(request) {
        _ if number == 0 => Reply { head: String::new(), body: Vec::new(), then: Then::Silence },
        None => file().reply(request).cut(LENGTH / 2).then(Then::Silence),
        Some(_) => file().reply(request),
    };
    let (there, server) = (cache(), Server::new(silent));
    let hurried = Options { read: Duration::from_secs(1), attempts: 1000, ..options(&there) };
    same(&fetch(&server.url("x.root"), &hurried, || false).unwrap(), &file());
    assert!(first(server.requests().last().unwrap()).is_some_and(|first| first > 0));
    let silent =
        |_, _: &Request| Reply { head: String::new(), body: Vec::new(), then: Then::Silence };
    let hurried = Options { read: Duration::from_millis(50), attempts: 3, ..hurried };
    let text = reported(fetch(&Server::new(silent).url("x.root"), &hurried, || false));
    assert!(text.contains("the server was silent for 0.05 s, after 3 attempts"), "{text}");
}

#[test]
fn what_a_server_refuses_is_reported_and_what_passes_is_waited_for() {
    for line in ["404 Not Found", "403 Forbidden", "401 Unauthorized", "410 Gone"] {
        let (there, server) = (cache(), Server::new(move |_, _| status(line)));
        let text = reported(get(&server.url("x.root"), &there));
        assert_eq!(text, format!("cannot be fetched: the server answered {line}"));
        assert_eq!((server.requests().len(), endings(&there, ".part")), (1, 0));
    }
    for line in ["503 Service Unavailable", "500 Internal Server Error", "429 Too Many Requests"] {
        let server = Server::new(move |number, request| match number {
            0 | 1 => status(line),
            _ => file().reply(request),
        });
        same(&get(&server.url("x.root"), &cache()).unwrap(), &file());
    }
}

#[test]
fn a_checksum_is_held_against_what_came() {
    let right = format!("ETag: \"one\"\n{}", adler(&file().data));
    let file = File { headers: right, ..file() };
    let served = file.clone();
    let server = Server::new(move |_, request| served.reply(request).cut(LENGTH * 2 / 3));
    same(&get(&server.url("x.root"), &cache()).unwrap(), &file);
    assert!(server.requests()[0].header("Want-Digest").unwrap().contains("adler32"));
    let wrong = File { headers: "ETag: \"one\"\nDigest: adler32=12345678".into(), ..file };
    let (there, server) = (cache(), Server::new(move |_, request| wrong.reply(request)));
    let text = reported(get(&server.url("x.root"), &there));
    assert!(text.contains("the server declares adler32=12345678"), "{text}");
    assert_eq!((endings(&there, ".root"), endings(&there, ".part")), (0, 0));
}

/// Runs this test again in a separate process with this environment variable, and returns its output.
fn again(test: &str, name: &str, value: &str) -> String {
    let mut program = Command::new(std::env::current_exe().unwrap());
    program.env_remove("SSL_CERT_FILE").env_remove("SSL_CERT_DIR").env(name, value);
    let program = program.args(["--exact", test, "--nocapture"]);
    let output = program.env("FETCH_AGAIN", "1").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn certificates_that_are_named_and_cannot_be_read_are_reported() {
    if std::env::var_os("FETCH_AGAIN").is_some() {
        return println!("{}", reported(get("https://127.0.0.1:9/x.root", &cache())));
    }
    let (test, there) = ("certificates_that_are_named_and_cannot_be_read_are_reported", cache());
    let (empty, none) = (there.path().join("empty.pem"), there.path().join("none"));
    fs::write(&empty, "no certificate").unwrap();
    for (name, path) in
        [("SSL_CERT_FILE", &empty), ("SSL_CERT_FILE", &none), ("SSL_CERT_DIR", &none)]
    {
        let text = again(test, name, path.to_str().unwrap());
        assert!(
            text.contains(&format!("{name} is '{}', which has no readable cert", path.display())),
            "{text}"
        );
    }
}

#[test]
fn passwords_are_not_reported() {
    let server = Server::new(|_, request| match request.path.as_str() {
        "/lost?token=secret" => status("404 Not Found"),
        _ => status("302 Found\nLocation: /lost?token=secret"),
    });
    let url = server.url("x.root?token=secret").replace("//", "//me:secret@");
    let text = reported(get(&url, &cache()));
    assert!(text.contains("404") && text.contains("/lost?…)"), "{text}");
    for url in ["https://me:secret@host/a b", "https://me:se/cr#secret@host/x", "ftp://secret@host"]
    {
        let Err(Problem::Argument(text)) = get(url, &cache()) else { panic!("{url}") };
        assert!(text.contains("://host") && !text.contains("secret"), "{text}");
    }
    // The name of the cached file must not contain the password either.
    let server = Server::new(|_, request| file().reply(request));
    let path = get(&server.url("").replace("//", "//me:secret@"), &cache()).unwrap();
    assert!(path.to_str().unwrap().ends_with("-file"), "{}", path.display());
    let url = server.url("").replace("//", "//me:secret@");
    let path = get(url.strip_suffix('/').unwrap(), &cache()).unwrap();
    assert!(path.to_str().unwrap().ends_with("-file"), "{}", path.display());
}

#[test]
fn what_is_no_url_is_reported() {
    for url in [
        "",
        "x.root",
        "root://host/x.root",
        "https://",
        "http:///x",
        "https://host/a b",
        "https://host:80x/",
        "https://host:65536/",
        "https://host/é.root",
    ] {
        let result = get(url, &cache());
        assert!(matches!(result, Err(Problem::Argument(_))), "{url}: {result:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_is_reported_with_the_way_out() {
    let there = cache();
    fs::write(there.path().join("cache"), "a file").unwrap();
    let server = Server::new(|_, request| file().reply(request));
    assert!(reported(get(&server.url("x.root"), &there)).contains("ROOTGRAD_CACHE"));
    assert_eq!(server.requests().len(), 0);
}
