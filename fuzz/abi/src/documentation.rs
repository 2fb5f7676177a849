//! Reads from the header's comments which statuses a function may return.
//!
//! The comment at the top of the header names, as `ROOTGRAD_STATUS_…`, the statuses that every function may return.

use std::collections::{BTreeSet, HashMap};

/// Returns for each function the statuses that its comment names, such as `NULL_POINTER`. Those of other functions are added if the
/// comment names them after the word errors ("errors as of `rootgrad_network_fit`"), or anywhere if it names no status.
pub(crate) fn statuses(text: &str) -> HashMap<String, BTreeSet<String>> {
    let comments = comments(text);
    let of_all = of_all(text);
    let mut found = HashMap::new();
    for name in comments.keys() {
        let (mut all, mut seen) = (of_all.clone(), BTreeSet::new());
        add(name, &comments, &mut seen, &mut all);
        found.insert(name.clone(), all);
    }
    found
}

/// Returns the statuses that the comment at the top names.
fn of_all(text: &str) -> BTreeSet<String> {
    let top = text.lines().take_while(|line| line.starts_with("//"));
    let words = top.flat_map(|line| line.split(|c: char| !c.is_ascii_uppercase() && c != '_'));
    let names = words.filter_map(|word| word.strip_prefix("ROOTGRAD_STATUS_"));
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Returns the comments of functions, by the functions' names.
fn comments(text: &str) -> HashMap<String, String> {
    let (mut found, mut comment) = (HashMap::new(), String::new());
    for line in text.lines() {
        if let Some(words) = line.strip_prefix("//") {
            comment.push_str(words);
            continue;
        }
        let declared = line.strip_prefix("rootgrad_status_t ");
        let comment = std::mem::take(&mut comment);
        if let Some((name, _)) = declared.and_then(|rest| rest.split_once('(')) {
            found.insert(name.to_owned(), comment);
        }
    }
    found
}

fn add(
    name: &str,
    comments: &HashMap<String, String>,
    seen: &mut BTreeSet<String>,
    all: &mut BTreeSet<String>,
) {
    let Some(comment) = comments.get(name).filter(|_| seen.insert(name.to_owned())) else {
        return;
    };
    let quoted = |text: &str| -> Vec<String> {
        text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let is_status = |word: &String| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase() || c == '_')
    };
    let own: Vec<String> = quoted(comment).into_iter().filter(is_status).collect();
    let behind = match comment.find("rrors") {
        // (The number of backquotes before the word is even.)
        Some(at) => &comment[at..],
        None if own.is_empty() => comment,
        None => "",
    };
    all.extend(own);
    for other in quoted(behind).iter().filter(|word| word.starts_with("rootgrad_")) {
        add(other, comments, seen, all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_are_those_of_the_comment_and_of_whom_it_leads_to() {
        let header = include_str!("../../../include/rootgrad/rootgrad.h");
        let all = statuses(header);
        assert!(all["rootgrad_network_fit"].contains("DIVERGED"));
        assert!(all["rootgrad_evaluate"].contains("DIVERGED"), "by its ablation");
        assert!(all["rootgrad_predictor_predict"].contains("SHAPE"));
        assert!(all["rootgrad_gpt2_save_llmc"].contains("IO"));
        assert!(!all["rootgrad_report_free"].contains("NULL_POINTER"));
        let of_all: BTreeSet<String> = ["ARGUMENT".to_owned()].into();
        let silent: Vec<&String> =
            all.iter().filter(|(_, own)| **own == of_all).map(|(name, _)| name).collect();
        assert_eq!(silent, ["rootgrad_trace_abandon"]); // "Errors: none"
    }
}
