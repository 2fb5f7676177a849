//! Checks that readers with faults are detected, even if the reading process crashes.

use std::path::{Path, PathBuf};

#[test]
fn faults_of_readers_are_seen_through_their_processes_and_kept() {
    let findings = Path::new(env!("CARGO_TARGET_TMPDIR")).join("findings");
    for (target, reported) in [
        ("planted_panic", "a byte that no text has"),
        ("planted_memory", "bytes lived for"),
        ("planted_abort", "aborted"),
        ("planted_endless", "takes longer than 2 s"),
    ] {
        let _ = std::fs::remove_dir_all(findings.join(target)); // from an earlier run
        let files = if target == "planted_panic" { "500" } else { "1" };
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_rootgrad-fuzz-files"))
            .args(["--only", target, "--files", files, "--findings"])
            .arg(&findings)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{target}: {output:?}");
        let kept = std::fs::read_dir(findings.join(target)).unwrap();
        let kept: Vec<PathBuf> = kept.map(|entry| entry.unwrap().path()).collect();
        let text = kept.iter().find(|path| path.extension().is_some()).unwrap();
        let said = std::fs::read_to_string(text).unwrap();
        assert!(said.contains(reported), "{target}: {said}");
        assert!(text.with_extension("").join("a").is_file(), "{target}");
    }
}
