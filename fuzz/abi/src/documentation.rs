//! The statuses that the header's comments say a function may return.

use std::collections::{BTreeSet, HashMap};

/// For each function the statuses that its comment names, such as `NULL_POINTER`, and those of the functions that it names behind the word
/// errors ("errors as of `rootgrad_network_fit`"), or anywhere if it names no status.
pub(crate) fn statuses(text: &str) -> HashMap<String, BTreeSet<String>> {
    let comments = comments(text);
    let mut found = HashMap::new();
    for name in comments.keys() {
        let (mut all, mut seen) = (BTreeSet::new(), BTreeSet::new());
        add(name, &comments, &mut seen, &mut all);
        found.insert(name.clone(), all);
    }
    found
}

/// The comments of functions by their names.
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
        // (An even number of backquotes stands before the word.)
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
        let silent: Vec<&String> =
            all.iter().filter(|(_, own)| own.is_empty()).map(|(name, _)| name).collect();
        assert_eq!(silent, ["rootgrad_trace_abandon"]); // "Errors: none"
    }
}
