//! Checks that each option has the same name in C, C++, Python and the shell. The C structures are the description of the options.

use crate::env::Workspace;
use crate::header_python::structs;
use anyhow::{Context, Result, ensure};
use fs_err as fs;

/// An interface to the options of a structure: the structure, the interface, its files, and the text with which the part that names the options
/// begins.
type Face = (&'static str, &'static str, &'static [&'static str], &'static str);

const FACES: [Face; 12] = [
    ("train", "C++", &["include/rootgrad/detail/options.hpp"], "class TrainOptions {"),
    ("train", "Python", &["python/rootgrad/_options.py"], "\n_SETTERS ="),
    ("train", "Python without ROOT", &["python/rootgrad/_train_options.py"], "\n_SETTERS ="),
    ("train", "shell", &["cli/src/train.rs", "cli/src/fit.rs", "cli/src/network.rs"], "Args)]"),
    ("evaluate", "C++", &["include/rootgrad/detail/evaluate.hpp"], "class EvaluateOptions {"),
    ("evaluate", "Python", &["python/rootgrad/_options.py"], "\n_EVALUATE_SETTERS ="),
    ("evaluate", "shell", &["cli/src/evaluate.rs"], "struct Contents {"),
    ("search", "C++", &["include/rootgrad/detail/selection_options.hpp"], "class SearchOptions {"),
    ("search", "Python", &["python/rootgrad/_selection.py"], "def search("),
    ("gpt2", "C++", &["include/rootgrad/detail/gpt2_fit.hpp"], "class Gpt2Options {"),
    ("gpt2", "Python", &["python/rootgrad/_options.py"], "\n_GPT2_SETTERS ="),
    ("gpt2", "shell", &["cli/src/gpt2/train.rs", "cli/src/fit.rs"], "Args)]"),
];

/// Options that C has as several fields: the fields, and the option.
const FIELDS: [(&str, &str); 10] = [
    ("beta1 beta2 epsilon", "adam"),
    ("huber_delta loss_function", "loss"),
    (
        "warmup_fraction decay_fraction final_fraction step_factor step_every step_every_epochs",
        "schedule",
    ),
    ("parts", "freeze"),
    ("merit_function merit_user", "merit"),
    ("expected_signal expected_background", "expected"),
    ("gradient_points", "integrated_gradients"),
    ("titled titles", "title"),
    ("sample_temperature sample_every sample_prompt sample_tokens", "sample"),
    ("eta first_epochs", "halving"),
];

/// Options that an interface has in another form: the structure, the interface, the options, and the form.
const OTHERWISE: [(&str, &str, &str, &str); 17] = [
    ("train", "Python without ROOT", "freeze", "an argument of train_options"),
    ("train", "Python without ROOT", "interruptible", "always"),
    ("train", "Python without ROOT", "communicator", "an estimator is fitted in one process"),
    ("train", "Python without ROOT", "own_rows", "an estimator is fitted in one process"),
    ("train", "shell", "adam momentum", "--optimizer"),
    ("train", "shell", "progress interruptible standardize", "--quiet; always; --no-standardize"),
    ("train", "shell", "communicator", "mpiexec starts the program"),
    ("train", "shell", "own_rows", "the program divides the files"),
    ("evaluate", "C++", "names systematic uncertainties", "arguments of evaluate"),
    (
        "evaluate",
        "Python",
        "names systematic uncertainties scores against",
        "arguments of evaluate",
    ),
    ("evaluate", "shell", "names systematic", "the columns; --merit asimov:U"),
    ("evaluate", "shell", "scores uncertainties against", "columns of the data"),
    ("evaluate", "shell", "ablation", "only in ROOT and Python"),
    ("search", "Python", "seed", "search_seed: seed is an option of the fits"),
    ("gpt2", "Python", "sample", "an argument of fit"),
    ("gpt2", "shell", "progress interruptible adam", "--quiet; always; --beta1, --beta2"),
    ("gpt2", "shell", "communicator", "mpiexec starts the program"),
];

/// Part of the suite `header`: checks all interfaces. `header` is the text of the C header.
pub(crate) fn check(workspace: &Workspace, header: &str) -> Result<()> {
    let structs = structs(header)?;
    for (of, face, files, begin) in FACES {
        let name = format!("rootgrad_{of}_options_t");
        let fields = &structs.iter().find(|one| one.name == name).context(name.clone())?.fields;
        let mut text = String::new();
        for file in files {
            let whole = fs::read_to_string(workspace.root.join(file)).context(*file)?;
            let from = whole.find(begin).with_context(|| format!("no '{begin}' in {file}"))?;
            let rest = &whole[from..];
            let end = rest.find("\n}").unwrap_or(rest.len());
            text += &rest[..end];
        }
        for (_, field) in fields {
            if *field == "struct_size" || *field == "reserved" || field.starts_with("n_") {
                continue;
            }
            let among = |names: &str| names.split(' ').any(|name| name == *field);
            let option = FIELDS.iter().find(|(fields, _)| among(fields)).map_or(*field, |of| of.1);
            let otherwise = OTHERWISE.iter().any(|(of_struct, of_face, options, _)| {
                *of_struct == of && *of_face == face && options.split(' ').any(|one| one == option)
            });
            ensure!(
                otherwise || has_word(&text, option),
                "{face} has no option '{option}' ({name}.{field}) in {}: add it, or say in xtask/src/options.rs how it is given",
                files.join(", ")
            );
        }
    }
    Ok(())
}

/// True if a text contains a name, not as part of another.
fn has_word(text: &str, name: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(name).any(|(at, _)| {
        !part(text[..at].chars().next_back()) && !part(text[at + name.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::has_word;

    #[test]
    fn a_name_is_not_part_of_another() {
        assert!(has_word("TrainOptions &seed(long long n)", "seed"));
        assert!(has_word("\"epochs\", \"seed\"", "seed"));
        assert!(!has_word("search_seed=0, seeds", "seed"));
    }
}
