//! Names bound inside source that is copied unchanged: parameters of closures and names of `let`.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::scope::Scope;

/// A binding and its token positions: the ends of its pattern, of its value (empty for a closure), and of the scope of
/// the names.
pub(super) struct Bound {
    pub(super) names: Vec<String>,
    pub(super) pattern_end: usize,
    pub(super) value_end: usize,
    pub(super) end: usize,
}

/// The binding that starts at `i`: a closure, or a `let` statement.
pub(super) fn bound_at(tokens: &[TokenTree], i: usize) -> Option<Bound> {
    match &tokens[i] {
        TokenTree::Punct(p) if p.as_char() == '|' => closure(tokens, i),
        TokenTree::Ident(word) if word == "let" => statement(tokens, i),
        _ => None,
    }
}

/// `scopes`, with `names` removed.
pub(super) fn without(scopes: &[Scope], names: &[String]) -> Vec<Scope> {
    let mut scopes = scopes.to_vec();
    for scope in &mut scopes {
        names.iter().for_each(|name| drop(scope.remove(name)));
    }
    scopes
}

fn is(token: Option<&TokenTree>, c: char) -> bool {
    matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == c)
}

/// The position of the first token from `from` that is one of `wanted`, or the end.
fn next(tokens: &[TokenTree], from: usize, wanted: &[char]) -> usize {
    let found = (from..tokens.len()).find(|&i| wanted.iter().any(|&c| is(tokens.get(i), c)));
    found.unwrap_or(tokens.len())
}

fn closure(tokens: &[TokenTree], i: usize) -> Option<Bound> {
    let last = i.checked_sub(1).and_then(|last| tokens.get(last));
    let operator = match last {
        None => false,
        // After these words an expression starts.
        Some(TokenTree::Ident(word)) => {
            !["move", "return", "in", "else", "static", "async", "break"].iter().any(|w| word == w)
        }
        Some(TokenTree::Punct(p)) => p.as_char() == '?' || p.as_char() == '|',
        Some(TokenTree::Group(_) | TokenTree::Literal(_)) => true,
    };
    let close = next(tokens, i + 1, &['|']);
    if operator || close == i + 1 || close == tokens.len() {
        return None;
    }
    let mut names = Vec::new();
    bound_names(&tokens[i + 1..close], false, &mut names);
    let end = end_of_value(tokens, close + 1);
    Some(Bound { names, pattern_end: close, value_end: close + 1, end })
}

/// The position of the first `,` or `;` from `from` outside of generic arguments, or the end.
fn end_of_value(tokens: &[TokenTree], from: usize) -> usize {
    let mut depth = 0;
    for i in from..tokens.len() {
        let last = &tokens[i - 1];
        // After a value, `<` is a comparison; after another `<`, a shift.
        let opens =
            matches!(last, TokenTree::Punct(p) if p.as_char() != '<') && is(tokens.get(i), '<');
        if opens || depth > 0 && is(tokens.get(i), '<') {
            depth += 1;
        } else if depth > 0 && is(tokens.get(i), '>') && !is(Some(last), '-') {
            depth -= 1;
        } else if depth == 0 && (is(tokens.get(i), ',') || is(tokens.get(i), ';')) {
            return i;
        }
    }
    tokens.len()
}

/// A `let` statement. The `let` of a condition is excluded: its names end before its block does.
fn statement(tokens: &[TokenTree], i: usize) -> Option<Bound> {
    let first = match i.checked_sub(1).and_then(|last| tokens.get(last)) {
        None | Some(TokenTree::Group(_)) => true,
        last => is(last, ';'),
    };
    let semicolon = next(tokens, i, &[';']);
    if !first || semicolon == tokens.len() {
        return None;
    }
    let pattern_end = next(tokens, i, &['=', ';']);
    let mut names = Vec::new();
    bound_names(&tokens[i + 1..pattern_end], false, &mut names);
    Some(Bound { names, pattern_end, value_end: semicolon, end: tokens.len() })
}

/// All names in a pattern. The field names of a struct pattern bind nothing.
fn bound_names(pattern: &[TokenTree], braced: bool, names: &mut Vec<String>) {
    for (i, token) in pattern.iter().enumerate() {
        match token {
            TokenTree::Ident(_) if braced && is(pattern.get(i + 1), ':') => {}
            TokenTree::Ident(name) => names.push(name.to_string()),
            TokenTree::Group(g) => {
                let inner: Vec<_> = TokenStream::into_iter(g.stream()).collect();
                bound_names(&inner, g.delimiter() == Delimiter::Brace, names);
            }
            _ => {}
        }
    }
}
