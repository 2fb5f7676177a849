//! Splits URLs into parts, for messages and for file names.

/// Returns the scheme, the host with its port, and the rest, without the user's name and password; `None` if the text is not a URL.
fn parts(url: &str) -> Option<(&str, &str, &str)> {
    let split = |rest: &'_ str| -> usize { rest.find(['/', '?', '#']).unwrap_or(rest.len()) };
    let (scheme, mut rest) = url.split_once("://")?;
    let authority = &rest[..split(rest)];
    let no_port = |text: &str| {
        text.rsplit_once(':').is_some_and(|(_, port)| port.bytes().any(|b| !b.is_ascii_digit()))
    };
    let user = match authority.rfind('@') {
        // A password in which `/`, `?` or `#` is not written as %2F, %3F or %23 makes the URL invalid. It must not be shown in messages
        // either.
        None if no_port(authority) && !authority.ends_with(']') => rest.rfind('@'),
        user => user,
    };
    if let Some(at) = user {
        rest = &rest[at + 1..];
    }
    let (host, behind) = rest.split_at(split(rest));
    Some((scheme, host, behind))
}

/// Formats a URL for messages: without name and password, without the query (which may contain tokens) and without a fragment. Other
/// texts are unchanged.
#[must_use]
pub fn shown(url: &str) -> String {
    let Some((scheme, host, behind)) = parts(url) else { return url.to_owned() };
    let behind = behind.split('#').next().unwrap_or_default();
    match behind.split_once('?') {
        Some((path, _)) => format!("{scheme}://{host}{path}?…"),
        None => format!("{scheme}://{host}{behind}"),
    }
}

/// Returns the last part of a URL's or another text's path, where `.root` is looked for; it may be empty.
#[must_use]
pub fn file_name(url: &str) -> &str {
    let path = parts(url).map_or(url, |(_, _, behind)| behind);
    let path = path.split(['?', '#']).next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_passwords_nor_tokens_are_shown() {
        for (url, wanted) in [
            ("https://me:secret@host:80/x?y=a@b", "https://host:80/x?…"),
            ("https://secret@host", "https://host"),
            ("http://host/a/x.root?token=secret#tree", "http://host/a/x.root?…"),
            ("https://host?secret", "https://host?…"),
            ("https://me:a@secret@host/x", "https://host/x"),
            ("https://me:se/cr?e#t@host/x", "https://host/x"),
            ("https://host:80/x@y", "https://host:80/x@y"),
            ("https://[::1]/x@y", "https://[::1]/x@y"),
            ("root://host//x.root", "root://host//x.root"),
            ("folder/x@y?z", "folder/x@y?z"),
        ] {
            assert_eq!(shown(url), wanted);
        }
    }

    #[test]
    fn a_file_has_the_name_at_the_end_of_its_path() {
        for (url, wanted) in [
            ("https://host/a/x.csv?token=a/b.root#/c", "x.csv"),
            ("https://me:secret@host", ""),
            ("https://me:secret@host?x.csv", ""),
            ("https://host/a/", ""),
            ("https://host/a/x@y.root", "x@y.root"),
        ] {
            assert_eq!(file_name(url), wanted, "{url}");
        }
    }
}
