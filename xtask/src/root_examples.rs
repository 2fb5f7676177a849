//! Runs the example macros on fewer events than their defaults, and checks from their output that the networks have learnt.

use crate::env::output;
use crate::root::Setup;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::process::Command;

/// Runs an example and checks its output.
type Example = fn(&Setup) -> Result<()>;

/// Examples, by their macros. They may run at the same time: no example writes a file that another reads or writes.
pub(crate) const EXAMPLES: [(&str, Example); 13] = [
    ("zmumu_mass", zmumu_mass),
    ("train", trained),
    ("evaluate", evaluated),
    ("jets", jets),
    ("table", table),
    ("gpt2_shakespeare", shakespeare),
    ("compose", composed),
    ("disco", disco),
    ("significance", significance),
    ("onnx", onnx),
    ("gpt2_tensors", gpt2_tensors),
    ("losses", losses),
    ("gw_find", searched),
];

/// Runs train.C, the first macro of the README.
fn trained(setup: &Setup) -> Result<()> {
    example(setup, "train.C(20000)", "area under the ROC curve on other events: 0.9").map(drop)
}

/// Runs the example of jets whose constituents are jagged columns.
fn jets(setup: &Setup) -> Result<()> {
    example(setup, "jets.C(8000, 6)", "tagger, 25601 parameters: AUC 0.9").map(drop)
}

/// Runs the example of a table network, which is given only the columns.
fn table(setup: &Setup) -> Result<()> {
    let printed = example(setup, "table.C(6000, 6)", "table network: 4 members of 2 layers of 64")?;
    let auc = number_after(&printed, "area under the ROC curve on other events:")?;
    ensure!(auc > 0.6, "the network of table.C has not learnt: {printed}");
    Ok(())
}

/// Runs an example macro, whose output must contain `words`.
pub(crate) fn example(setup: &Setup, call: &str, words: &str) -> Result<String> {
    println!("{call}");
    let got = setup.macro_output(call)?;
    ensure!(got.contains(words), "{call} printed\n{got}\nwithout '{words}'");
    Ok(got)
}

/// Runs zmumu_mass.C. Without its file it must print where to get the file and end ROOT with status 1. Then it runs with its data.
fn zmumu_mass(setup: &Setup) -> Result<()> {
    let mut without = setup.here(setup.root.batch(), true);
    let without = without.arg("zmumu_mass.C(\"none/Zmumu.root\")").output()?;
    let errors = String::from_utf8_lossy(&without.stderr);
    ensure!(
        without.status.code() == Some(1) && errors.contains("there is no file 'none/Zmumu.root'"),
        "zmumu_mass.C without a file: {}, {errors}",
        without.status
    );
    let Some(data) = &setup.data else {
        eprintln!("SKIPPED: zmumu_mass.C: its data are not here");
        return Ok(());
    };
    let call = format!("zmumu_mass.C(\"{}\", 60000, 8)", data.join("Zmumu.root").display());
    zmumu(&example(setup, &call, "closed formula   0.136 GeV")?)
}

/// Checks that the network of zmumu_mass.C has learnt the mass: its resolution must be less than a third of that of a constant guess
/// for all pairs. (This is after eight short epochs; the macro's own defaults do far better.)
fn zmumu(printed: &str) -> Result<()> {
    let network = number_after(printed, "network")?;
    let guess = number_after(printed, "guessing one number for all")?;
    println!("network {network} GeV, one number for all pairs {guess} GeV");
    ensure!(network < guess / 3.0, "the network of zmumu_mass.C has not learnt: {printed}");
    Ok(())
}

/// Runs the example of a network composed of tensors.
fn composed(setup: &Setup) -> Result<()> {
    let printed = example(setup, "compose.C(8000, 6)", "c1           weight [16, 1, 17]")?;
    let auc = number_after(&printed, "area under the ROC curve on other events:")?;
    ensure!(auc > 0.85, "the network of compose.C has not learnt: {printed}");
    Ok(())
}

/// Runs the example of a tagger that is independent of the mass.
fn disco(setup: &Setup) -> Result<()> {
    let printed = example(setup, "disco.C(20000, 15)", "and DisCo ")?;
    let times = number_after(&printed, "times less:")?;
    ensure!(times > 10.0, "DisCo has not made the tagger of disco.C blind: {printed}");
    Ok(())
}

/// Runs the example of a loss over a whole batch.
fn significance(setup: &Setup) -> Result<()> {
    example(setup, "significance.C(20000, 3)", "gain  ").map(drop)
}

/// Runs the example that tunes a third-party network.
fn onnx(setup: &Setup) -> Result<()> {
    let printed = example(setup, "onnx.C(\"\", 500, 12)", "tuned on 500 events of mine:")?;
    let areas = ["as it came:", "tuned on 500 events of mine:", "from these events alone:"];
    let [before, after, alone] = areas.map(|label| number_after(&printed, label));
    let (before, after, alone) = (before?, after?, alone?);
    ensure!(after > before + 0.01 && after > alone, "onnx.C has tuned nothing: {printed}");
    Ok(())
}

/// Checks that a language model composed of tensors has the same gradients as the built-in one.
fn gpt2_tensors(setup: &Setup) -> Result<()> {
    let printed = example(setup, "gpt2_tensors.C(2, 2, 32, 50, 16, 4, 5)", "ms of tensors")?;
    let apart = number_after(&printed, "gradients: they differ by")?;
    ensure!(apart < 1e-5, "gpt2_tensors.C: not the built-in's gradients: {printed}");
    Ok(())
}

/// Runs the example of losses, including a user-defined one.
fn losses(setup: &Setup) -> Result<()> {
    let printed = example(setup, "losses.C(20000, 6)", "one of your own")?;
    for (share, wanted) in [("q = 0.16", 0.16), ("q = 0.84", 0.84), ("certain class", 0.9)] {
        let found = number_after(&printed, share)?;
        ensure!((found - wanted).abs() < 0.03, "losses.C: {share} gives {found}: {printed}");
    }
    Ok(())
}

/// Runs gw_find.C on the strain of GW150914. It must be the first candidate, and the numbers of all printed candidates those of the program gw.
fn searched(setup: &Setup) -> Result<()> {
    let Some(data) = setup.data.as_ref().map(|data| data.with_file_name("gw")) else {
        eprintln!("SKIPPED: gw_find.C: its data are not here");
        return Ok(());
    };
    let names = ["H-H1_LOSC_4_V2-1126259446-32.hdf5", "L-L1_LOSC_4_V2-1126259446-32.hdf5"];
    let [hanford, livingston] = names.map(|name| data.join(name));
    let _ = fs::remove_file(setup.folder.join("gw_find.png")); // from an earlier run
    let call = format!("gw_find.C(\"{}\", \"{}\")", hanford.display(), livingston.display());
    let printed = example(setup, &call, "28.0 s searched")?;
    ensure!(setup.folder.join("gw_find.png").is_file(), "gw_find.C left no gw_find.png");
    let mut gw = setup.here(Command::new(setup.prefix.join("bin/gw")), false);
    let program = output(gw.arg("search").args([hanford, livingston]))?;
    let (here, there) = (candidates(&printed), candidates(&program));
    ensure!(here.len() == 5 && here == there, "gw_find.C printed\n{printed}\ngw search\n{program}");
    let gps: f64 = here[0][0].parse()?;
    ensure!((gps - 1126259462.42).abs() < 0.05, "the first candidate is at GPS {gps}");
    Ok(())
}

/// Returns the rows of candidates, without the false-alarm rates, which C and Rust write in different ways.
fn candidates(printed: &str) -> Vec<Vec<&str>> {
    let rows = printed.lines().skip_while(|line| !line.trim_start().starts_with("GPS")).skip(1);
    rows.map(|line| line.split_whitespace().take(8).collect()).collect()
}

/// Runs evaluate.C, which reports on a network that has learnt without overfitting, and checks its files.
fn evaluated(setup: &Setup) -> Result<()> {
    let left = ["png", "html", "root"].map(|ending| format!("evaluate.{ending}"));
    for file in &left {
        let _ = fs::remove_file(setup.folder.join(file)); // from an earlier run
    }
    let printed = example(setup, "evaluate.C(20000)", "area under the ROC curve: ")?;
    let area = number_after(&printed, "area under the ROC curve:")?;
    ensure!(area > 0.75, "the network of evaluate.C has not learnt: {printed}");
    for file in &left {
        ensure!(setup.folder.join(file).is_file(), "evaluate.C left no {file}");
    }
    Ok(())
}

/// Runs gpt2_shakespeare.C on a rhyme. With a small model and few steps it must know the rhyme well enough. Guessing one of its 11
/// letters has a loss of ln 11 = 2.40.
fn shakespeare(setup: &Setup) -> Result<()> {
    let nothing = "there is no text file 'none.txt': give the path of one";
    example(setup, "gpt2_shakespeare.C(\"none.txt\")", nothing)?;
    let left = ["png", "root", "safetensors"].map(|ending| format!("gpt2_shakespeare.{ending}"));
    for file in &left {
        let _ = fs::remove_file(setup.folder.join(file)); // from an earlier run
    }
    let rhyme = setup.folder.join("rhyme.txt");
    fs::write(&rhyme, "the cat sat on the mat. ".repeat(1000))?;
    let printed =
        example(setup, "gpt2_shakespeare.C(\"rhyme.txt\", 60, 1, 32, 32, 8)", "after 60 steps")?;
    let loss = number_after(&printed, "validation loss")?;
    ensure!(loss < 1.2, "gpt2_shakespeare.C has not learnt: {printed}");
    for file in &left {
        ensure!(setup.folder.join(file).is_file(), "gpt2_shakespeare.C left no {file}");
    }
    Ok(())
}

/// Returns the number after `label` at the beginning of a line.
pub(crate) fn number_after(text: &str, label: &str) -> Result<f64> {
    let rest = text.lines().find_map(|line| line.trim_start().strip_prefix(label));
    let word = rest.and_then(|rest| rest.split_whitespace().next());
    let number = word.and_then(|word| word.parse().ok());
    number.with_context(|| format!("no number after '{label}' in\n{text}"))
}

#[cfg(test)]
mod tests {
    use super::zmumu;

    #[test]
    fn a_network_that_only_guesses_fails() {
        let printed = |network| {
            format!(
                "\n  network        {network} GeV  (mean error -0.1 GeV)\n  guessing one number for all 7.6 GeV\n"
            )
        };
        assert!(zmumu(&printed("  1.900")).is_ok());
        assert!(zmumu(&printed("  6.781")).is_err());
        assert!(zmumu(&printed("    nan")).is_err());
        assert!(zmumu("  closed formula 0.1 GeV").is_err());
    }
}
