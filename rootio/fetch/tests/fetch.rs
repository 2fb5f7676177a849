//! Tests files fetched from servers that work, or break off.

#[allow(dead_code)] // each test file uses a part of it
mod helpers;
#[allow(dead_code)]
mod server;

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use helpers::{LENGTH, adler, cache, endings, file, get, options, reported, same};
use rootgrad_fetch::{Problem, fetch};
use server::{File, Reply, Request, Server, Then, first, status};

#[test]
fn a_file_is_fetched_once_and_then_only_asked_for() {
    let (cache, server) = (cache(), Server::new(|_, request| file().reply(request)));
    let url = server.url("a%20b/events.root?token=1#part");
    let path = get(&url, &cache).unwrap();
    assert!(path.to_str().unwrap().ends_with("-events.root"), "{}", path.display());
    same(&path, &file());
    assert_eq!(get(&url, &cache).unwrap(), path);
    let requests = server.requests();
    assert_eq!(requests.len(), 2);
    assert_eq!(requests[0].path, "/a%20b/events.root?token=1");
    assert_eq!(requests[1].header("If-None-Match"), Some("\"one\""));
    assert_eq!((endings(&cache, ".root"), endings(&cache, ".part")), (1, 0));
    let other = get(&server.url("c/events.root"), &cache).unwrap();
    assert_ne!(other, path);
}

#[test]
fn what_breaks_off_goes_on_where_it_stood() {
    let server = Server::new(|_, request| file().reply(request).cut(LENGTH * 2 / 5));
    let cache = cache();
    same(&get(&server.url("x.root"), &cache).unwrap(), &file());
    let asked: Vec<_> = server.requests().iter().map(first).collect();
    assert_eq!(asked, [None, Some(LENGTH * 2 / 5), Some(LENGTH * 4 / 5)]);
    assert_eq!(server.requests()[1].header("If-Range"), Some("\"one\""));
}

#[test]
fn a_server_that_dies_midway_is_an_error_and_the_next_time_goes_on() {
    static DEAD: AtomicBool = AtomicBool::new(true);
    let server = Server::new(|number, request| match number {
        0 => file().reply(request).cut(600_000),
        _ if DEAD.load(Ordering::Relaxed) => file().reply(request).cut(0),
        _ => file().reply(request),
    });
    let (cache, url) = (cache(), server.url("x.root"));
    let text = reported(get(&url, &cache));
    assert!(
        text.contains("after 3 attempts") && text.contains("the received part is kept"),
        "{text}"
    );
    assert_eq!((endings(&cache, ".root"), endings(&cache, ".part")), (0, 1));
    DEAD.store(false, Ordering::Relaxed);
    same(&get(&url, &cache).unwrap(), &file());
    assert_eq!(first(server.requests().last().unwrap()), Some(600_000));
    assert_eq!((endings(&cache, ".root"), endings(&cache, ".part")), (1, 0));
}

#[test]
fn a_file_that_changes_between_two_requests_is_not_mixed() {
    let old = || File::new(1, LENGTH, "ETag: \"one\"");
    let new = || File::new(2, LENGTH, "ETag: \"two\"");
    let of_length = |length| File::new(2, length, "");
    // The first server supports If-Range, the others do not.
    for (knows, wanted) in [
        (true, new()),
        (false, new()),
        (false, of_length(LENGTH + 1)),
        (false, of_length(LENGTH / 3)),
    ] {
        let served = wanted.clone();
        let serve = move |request: &Request| match first(request) {
            Some(first) if !knows => served.from(first),
            _ => served.reply(request),
        };
        let server = Server::new(move |number, request| match number {
            0 => old().reply(request).cut(LENGTH / 2),
            _ => serve(request),
        });
        same(&get(&server.url("x.root"), &cache()).unwrap(), &wanted);
    }
}

#[test]
fn a_file_that_has_changed_is_fetched_anew() {
    let sum = |seed| adler(&File::new(seed, LENGTH, "").data);
    let (first, second) = (sum(1), sum(2));
    // The difference between the two versions.
    let versions = [
        ("ETag: \"one\"", "ETag: \"two\"", LENGTH),
        (
            "Last-Modified: Mon, 06 Jul 2026 10:00:00 GMT",
            "Last-Modified: Mon, 06 Jul 2026 10:00:01 GMT",
            LENGTH,
        ),
        (&first, &second, LENGTH),
        ("", "", LENGTH + 1),
        ("", "", LENGTH),
    ];
    for (one, two, length) in versions {
        let (old, new) = (File::new(1, LENGTH, one), File::new(2, length, two));
        let (first, second) = (old.clone(), new.clone());
        let server = Server::new(move |number, request| match number {
            0 => first.reply(request),
            _ => second.reply(request),
        });
        let (cache, url) = (cache(), server.url("x.root"));
        same(&get(&url, &cache).unwrap(), &old);
        same(&get(&url, &cache).unwrap(), &new);
        if one.is_empty() {
            // Nothing proves that the file is still the same.
            same(&get(&url, &cache).unwrap(), &new);
            continue;
        }
        // The file is recognised as unchanged even if the server answers with the whole file.
        let before = fs::metadata(get(&url, &cache).unwrap()).unwrap().modified().unwrap();
        let after = fs::metadata(get(&url, &cache).unwrap()).unwrap().modified().unwrap();
        assert_eq!(before, after);
    }
}

#[test]
fn a_file_that_was_changed_in_the_cache_is_fetched_anew() {
    let (cache, server) = (cache(), Server::new(|_, request| file().reply(request)));
    let path = get(&server.url("x.root"), &cache).unwrap();
    fs::write(&path, "short").unwrap();
    same(&get(&server.url("x.root"), &cache).unwrap(), &file());
}

#[test]
fn a_server_without_ranges_begins_anew() {
    let server =
        Server::new(|number, _| file().whole().cut(if number == 0 { 700_000 } else { LENGTH }));
    same(&get(&server.url("x.root"), &cache()).unwrap(), &file());
    assert_eq!(server.requests().len(), 2);
    // A validator that two versions may share is not used to resume either.
    for headers in ["", "ETag: W/\"weak\"", "Last-Modified: X\nDate: X"] {
        let file = File::new(3, LENGTH, headers);
        let served = file.clone();
        let server = Server::new(move |number, _| {
            served.whole().cut(if number == 0 { 700_000 } else { LENGTH })
        });
        same(&get(&server.url("x.root"), &cache()).unwrap(), &file);
        assert_eq!(server.requests().iter().filter_map(first).count(), 0, "{headers}");
    }
}

#[test]
fn a_file_without_a_length_is_whole_if_its_end_is_marked() {
    let chunked = |end: &str| {
        let mut body = format!("{LENGTH:x}\r\n").into_bytes();
        body.extend(file().data);
        body.extend(end.bytes());
        let head = "200 OK\nTransfer-Encoding: chunked".to_owned();
        Reply { head, body, then: Then::Close }
    };
    let server = Server::new(move |_, _| chunked("\r\n0\r\n\r\n"));
    same(&get(&server.url("x.root"), &cache()).unwrap(), &file());
    let (there, server) = (cache(), Server::new(move |_, _| chunked("\r\n")));
    reported(get(&server.url("x.root"), &there));
    assert_eq!(endings(&there, ".root"), 0);
    let bare =
        |_, _: &Request| Reply { head: "200 OK".into(), body: file().data, then: Then::Close };
    let text = reported(get(&Server::new(bare).url("x.root"), &cache()));
    assert!(text.contains("does not give its length"), "{text}");
}

#[test]
fn an_empty_file_is_a_file() {
    let server = Server::new(|_, request| File::new(0, 0, "ETag: \"e\"").reply(request));
    let there = cache();
    let path = get(&server.url("x.csv"), &there).unwrap();
    assert_eq!(fs::metadata(path).unwrap().len(), 0);
}

#[test]
fn redirects_are_followed_to_their_end() {
    let server = Server::new(|_, request| match request.path.as_str() {
        "/new/x.root" => file().reply(request),
        "/round" => status("302 Found\nLocation: /round"),
        "/lost" => status("301 Moved Permanently\nLocation: /nowhere"),
        "/nowhere" => status("404 Not Found"),
        _ => status("307 Temporary Redirect\nLocation: /new/x.root"),
    });
    let there = cache();
    let path = get(&server.url("old/y.root"), &there).unwrap();
    same(&path, &file());
    assert_eq!(get(&server.url("old/y.root"), &there).unwrap(), path);
    let text = reported(get(&server.url("round"), &there));
    assert!(text.contains("redirects"), "{text}");
    let text = reported(get(&server.url("lost"), &there));
    assert!(text.contains("404 Not Found (of http://127.0.0.1:"), "{text}");
}

#[test]
fn without_the_server_the_cache_serves() {
    let (there, server) = (cache(), Server::new(|_, request| file().reply(request)));
    let path = get(&server.url("x.root"), &there).unwrap();
    server.stop();
    assert_eq!(get(&server.url("x.root"), &there).unwrap(), path);
    let text = reported(get(&server.url("y.root"), &there));
    assert!(text.contains("refused") && text.contains("after 3 attempts"), "{text}");
    // This does not hold if the server reports that the file is gone.
    let server = Server::new(|number, request| match number {
        0 => file().reply(request),
        1 => status("503 Service Unavailable"),
        _ => status("404 Not Found"),
    });
    let path = get(&server.url("x.root"), &there).unwrap();
    assert_eq!(get(&server.url("x.root"), &there).unwrap(), path);
    assert!(reported(get(&server.url("x.root"), &there)).contains("404"));
}

#[test]
fn several_at_once_take_turns() {
    let server = Server::new(|_, request| file().reply(request));
    let (there, paths) = (cache(), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| paths.lock().unwrap().push(get(&server.url("x.root"), &there).unwrap()));
        }
    });
    let paths = paths.into_inner().unwrap();
    assert!(paths.len() == 4 && paths.iter().all(|path| path == &paths[0]));
    same(&paths[0], &file());
    let again = server.requests().iter().filter(|r| r.header("If-None-Match").is_some()).count();
    assert_eq!((server.requests().len(), again), (4, 3));
}

#[test]
fn an_interrupt_ends_it_and_keeps_what_has_come() {
    let silent = |number, request: &Request| match number {
        0 => file().reply(request).cut(LENGTH / 2).then(Then::Silence),
        _ => file().reply(request),
    };
    let (there, server) = (cache(), Server::new(silent));
    let part = || {
        let names = fs::read_dir(there.path().join("cache")).ok()?;
        let mut paths = names.map(|entry| entry.unwrap().path());
        fs::metadata(paths.find(|path| path.extension().is_some_and(|e| e == "part"))?).ok()
    };
    let half_is_there = || part().is_some_and(|part| part.len() == LENGTH as u64 / 2);
    let result = fetch(&server.url("x.root"), &options(&there), half_is_there);
    assert!(matches!(result, Err(Problem::Interrupted(_))), "{result:?}");
    assert_eq!(endings(&there, ".root"), 0);
    same(&get(&server.url("x.root"), &there).unwrap(), &file());
    assert_eq!(first(&server.requests()[1]), Some(LENGTH / 2));
}
