//! An HTTP server of one file that can misbehave on request.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// A request received by the server.
#[derive(Debug, Clone)]
pub struct Request {
    pub path: String,
    headers: Vec<(String, String)>,
}

impl Request {
    pub fn header(&self, name: &str) -> Option<&str> {
        let same = |(key, _): &&(String, String)| key.eq_ignore_ascii_case(name);
        self.headers.iter().find(same).map(|(_, value)| value.as_str())
    }

    fn read(stream: &TcpStream) -> Option<Self> {
        let mut lines = BufReader::new(stream).lines().map_while(std::result::Result::ok);
        let path = lines.next()?.split(' ').nth(1)?.to_owned();
        let header = |line: String| {
            let (name, value) = line.split_once(':')?;
            Some((name.to_owned(), value.trim().to_owned()))
        };
        let headers = lines.take_while(|line| !line.is_empty()).filter_map(header).collect();
        Some(Request { path, headers })
    }
}

/// A reply: the lines of its head, its body, and the action after it.
pub struct Reply {
    pub head: String,
    pub body: Vec<u8>,
    pub then: Then,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    Close,
    /// Send nothing more, until the other side gives up.
    Silence,
}

/// A file as a correct server sends it.
#[derive(Debug, Clone)]
pub struct File {
    pub data: Vec<u8>,
    /// Headers, one per line.
    pub headers: String,
}

impl File {
    pub fn new(seed: u8, length: usize, headers: &str) -> Self {
        let data =
            (0..length).map(|i| (i as u8).wrapping_mul(31).wrapping_add((i >> 8) as u8 ^ seed));
        File { data: data.collect(), headers: headers.to_owned() }
    }

    fn etag(&self) -> Option<&str> {
        self.headers.lines().find_map(|line| line.strip_prefix("ETag: "))
    }

    /// Returns a reply with the whole file, whatever was requested.
    pub fn whole(&self) -> Reply {
        let head = format!("200 OK\n{}\nContent-Length: {}", self.headers, self.data.len());
        Reply { head, body: self.data.clone(), then: Then::Close }
    }

    /// Returns a reply with the bytes from `first` on.
    pub fn from(&self, first: usize) -> Reply {
        let all = self.data.len();
        if first >= all {
            let head = format!(
                "416 Range Not Satisfiable\nContent-Range: bytes */{all}\nContent-Length: 0"
            );
            return Reply { head, body: Vec::new(), then: Then::Close };
        }
        let range = format!("Content-Range: bytes {first}-{}/{all}", all - 1);
        let head = format!(
            "206 Partial Content\n{}\n{range}\nContent-Length: {}",
            self.headers,
            all - first
        );
        Reply { head, body: self.data[first..].to_vec(), then: Then::Close }
    }

    /// Returns the reply that HTTP prescribes.
    pub fn reply(&self, request: &Request) -> Reply {
        let same = |name| request.header(name).is_some_and(|etag| Some(etag) == self.etag());
        if same("If-None-Match") {
            return status("304 Not Modified");
        }
        match first(request) {
            Some(first) if same("If-Range") => self.from(first),
            _ => self.whole(),
        }
    }
}

/// Returns the first byte requested by a range.
pub fn first(request: &Request) -> Option<usize> {
    request.header("Range")?.strip_prefix("bytes=")?.strip_suffix('-')?.parse().ok()
}

/// Returns a reply without a body.
pub fn status(line: &str) -> Reply {
    Reply { head: format!("{line}\nContent-Length: 0"), body: Vec::new(), then: Then::Close }
}

impl Reply {
    /// Limits the reply to this many bytes of its body.
    pub fn cut(mut self, bytes: usize) -> Self {
        self.body.truncate(bytes);
        self
    }

    pub fn then(mut self, then: Then) -> Self {
        self.then = then;
        self
    }

    fn send(self, mut stream: TcpStream) -> Option<()> {
        let head: Vec<&str> = self.head.lines().filter(|line| !line.is_empty()).collect();
        if !head.is_empty() {
            let head = format!("HTTP/1.1 {}\r\nConnection: close\r\n\r\n", head.join("\r\n"));
            stream.write_all(head.as_bytes()).ok()?;
        }
        stream.write_all(&self.body).ok()?;
        stream.flush().ok()?;
        if self.then == Then::Silence {
            drop(stream.read(&mut [0]));
        }
        stream.shutdown(Shutdown::Both).ok()
    }
}

/// A server that runs until the process ends, or it is stopped.
pub struct Server {
    port: u16,
    requests: Arc<Mutex<Vec<Request>>>,
    stop: Arc<Mutex<bool>>,
}

impl Server {
    /// Starts a server that answers each request with the result of `reply`, called with the request's number
    /// and the request.
    pub fn new(reply: impl Fn(usize, &Request) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let requests = Arc::new(Mutex::new(Vec::new()));
        let stop = Arc::new(Mutex::new(false));
        let (heard, stopped, reply) = (Arc::clone(&requests), Arc::clone(&stop), Arc::new(reply));
        thread::spawn(move || {
            for stream in listener.incoming().map_while(std::result::Result::ok) {
                if *stopped.lock().unwrap() {
                    break;
                }
                let (heard, reply) = (Arc::clone(&heard), Arc::clone(&reply));
                thread::spawn(move || {
                    let request = Request::read(&stream)?;
                    let number = {
                        let mut heard = heard.lock().unwrap();
                        heard.push(request.clone());
                        heard.len() - 1
                    };
                    reply(number, &request).send(stream)
                });
            }
        });
        Server { port, requests, stop }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}/{path}", self.port)
    }

    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }

    /// Stops listening.
    pub fn stop(&self) {
        *self.stop.lock().unwrap() = true;
        drop(TcpStream::connect(("127.0.0.1", self.port)));
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            thread::yield_now();
        }
    }
}
