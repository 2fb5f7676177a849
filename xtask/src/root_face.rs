//! Tests the compiled functions on frames in ROOT sessions: they are used if they match, and otherwise the headers alone are
//! used.

use crate::env::{cc, run, side_by_side};
use crate::frames::LIBRARY;
use crate::frames_module;
use crate::root::Bench;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Macro that calls every function on frames once, and prints if the library is in use.
const EVERY_FUNCTION: &str = "frames_once.C";
/// Macro that does the same for one function.
const ONE_FUNCTION: &str = "frames_roc.C";

/// A faulty installation.
struct Case {
    what: &'static str,
    spoil: fn(&Path) -> Result<()>,
    told: &'static str,
    /// True to call all functions, false for one.
    all: bool,
}

const CASES: [Case; 5] = [
    Case {
        what: "a library for another ROOT",
        spoil: |prefix| stamped(prefix, "ROOTGRAD_FACE_ROOT ", "396800"),
        told: "was compiled for ROOT",
        all: false,
    },
    Case {
        what: "a library of another rootgrad",
        spoil: |prefix| stamped(prefix, "ROOTGRAD_FACE_VERSION ", "99"),
        told: "is of another version of rootgrad than the headers",
        all: false,
    },
    Case {
        what: "no library",
        spoil: |prefix| Ok(fs::remove_file(prefix.join("lib").join(LIBRARY))?),
        told: "librootgrad_frames.so no longer exists",
        all: true,
    },
    Case {
        what: "a library that does not load",
        spoil: |prefix| {
            replaced(prefix, "extern int nowhere; int *here(void) { return &nowhere; }\n")
        },
        told: "librootgrad_frames.so is not loaded",
        all: false,
    },
    Case {
        what: "no ROOT when rootgrad was installed",
        spoil: |prefix| stamped(prefix, "ROOTGRAD_FACE_ROOT ", "0"),
        told: "were not compiled when rootgrad was installed",
        all: false,
    },
];

/// Checks all functions with the library, and with headers alone in every faulty installation. There the note must give the
/// reason and the remedy.
pub(crate) fn check(bench: &Bench) -> Result<()> {
    ensure!(
        bench.prefix.join("lib").join(LIBRARY).is_file(),
        "{LIBRARY} was not built: what `cargo xtask install` printed says why"
    );
    let has_modules = bench.root.to_link()?.1.join("std.pcm").is_file();
    ensure!(
        !has_modules || bench.prefix.join("lib").join(frames_module::FOLDER).is_dir(),
        "the module of the headers was not built: what `cargo xtask install` printed says why"
    );
    let wanted = [ONE_FUNCTION, EVERY_FUNCTION].map(|call| {
        let (got, errors) = printed(bench, &bench.prefix, call)?;
        ensure!(got.contains("COMPILED 1"), "with {LIBRARY} {call} printed\n{got}{errors}");
        Ok(got.replace("COMPILED 1", "COMPILED 0"))
    });
    let wanted = wanted.into_iter().collect::<Result<Vec<_>>>()?;
    side_by_side(&CASES, |case| {
        println!("{}", case.what);
        let (call, wanted) = match case.all {
            false => (ONE_FUNCTION, &wanted[0]),
            true => (EVERY_FUNCTION, &wanted[1]),
        };
        let name = case.what.replace(' ', "-");
        let prefix =
            copied(&bench.prefix, &bench.prefix.with_file_name(format!("install-{name}")))?;
        (case.spoil)(&prefix)?;
        let (got, errors) = printed(bench, &prefix, call)?;
        ensure!(
            &got == wanted,
            "{}: root.exe printed\n{got}\nwanted\n{wanted}\n{errors}",
            case.what
        );
        let again = format!("cargo xtask install --prefix {}", bench.prefix.display());
        ensure!(
            errors.matches(case.told).count() == 1 && errors.contains(&again),
            "{}: root.exe printed\n{errors}",
            case.what
        );
        Ok(fs::remove_dir_all(prefix)?)
    })?;
    replaced_whole(bench)
}

/// Checks a library that reports another version than the headers: this is an error, and the prompt continues.
fn replaced_whole(bench: &Bench) -> Result<()> {
    println!("a library of another version in its place");
    let prefix = copied(&bench.prefix, &bench.prefix.with_file_name("install-other-library"))?;
    let lines = [
        "#define ROOTGRAD_FRAMES_LOADED 99".to_owned(),
        format!("#include \"{}/include/rootgrad/root.hpp\"", prefix.display()),
        "std::cout << \"ALIVE \" << 6 * 7 << std::endl;".into(),
    ];
    let told = bench.folder.join("other_library.txt");
    let errors = fs::File::create(&told)?;
    let (got, _) = bench.typed_with(&lines, |root| {
        root.stderr(errors.into_file());
    })?;
    let told = fs::read_to_string(told)?;
    let wanted = "is of another version of rootgrad than these headers";
    ensure!(told.contains(wanted) && got.contains("ALIVE 42"), "root.exe printed\n{told}{got}");
    Ok(fs::remove_dir_all(prefix)?)
}

/// Returns standard output and standard error of a macro that runs with the installation under `prefix`.
fn printed(bench: &Bench, prefix: &Path, call: &str) -> Result<(String, String)> {
    let mut command = bench.here(bench.root.batch(), true);
    command.env("ROOT_INCLUDE_PATH", prefix.join("include")).arg(call);
    let done = command.output().context("cannot run root.exe")?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    ensure!(done.status.success(), "root.exe: {}\n{}", done.status, text(&done.stderr));
    Ok((text(&done.stdout), text(&done.stderr)))
}

/// Copies an installation, so that its headers look for the library in the copy.
fn copied(prefix: &Path, to: &Path) -> Result<PathBuf> {
    crate::env::remove(to)?;
    fs::create_dir_all(to)?;
    for folder in ["include", "lib"] {
        run(Command::new("cp").arg("-a").arg(prefix.join(folder)).arg(to))?;
    }
    let face = to.join("include/rootgrad/detail/face.hpp");
    let text = fs::read_to_string(&face)?;
    let own = prefix.join("lib").display().to_string();
    let theirs = to.join("lib").display().to_string();
    fs::write(face, text.replace(&own, &theirs))?;
    Ok(to.to_owned())
}

/// Changes the value of a macro in face.hpp.
fn stamped(prefix: &Path, name: &str, value: &str) -> Result<()> {
    let face = prefix.join("include/rootgrad/detail/face.hpp");
    let text = fs::read_to_string(&face)?;
    let start = format!("#define {name}");
    let lines = text.lines().map(|line| {
        if line.starts_with(&start) { format!("{start}{value}") } else { line.to_owned() }
    });
    Ok(fs::write(face, lines.collect::<Vec<_>>().join("\n") + "\n")?)
}

/// Replaces our library by one compiled from this C source.
fn replaced(prefix: &Path, source: &str) -> Result<()> {
    let (file, library) = (prefix.join("other.c"), prefix.join("lib").join(LIBRARY));
    fs::write(&file, source)?;
    fs::remove_file(&library)?;
    run(Command::new(cc()?).args(["-shared", "-fPIC"]).arg(&file).arg("-o").arg(&library))
}
