//! Checks that cases which once caused findings are now handled well, and that a misbehaving reader is
//! detected.

use std::path::{Path, PathBuf};

use rootgrad::models::{Gpt2, Network};
use rootgrad_fuzz_files::memory::Counting;
use rootgrad_fuzz_files::targets::TARGETS;
use rootgrad_fuzz_files::worker::{corpus, read};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

// A single test, because memory and open files are counted for the whole process.
#[test]
fn valid_and_kept_cases_are_read_and_faults_of_readers_are_seen() {
    for target in TARGETS {
        let place = folder("case");
        let valid = target.valid(&place).unwrap();
        let kept = corpus(target.name).unwrap();
        for case in valid.iter().chain(&kept) {
            case.write(&place).unwrap();
            let found = read(target.read, &place, case.len()).unwrap();
            assert_eq!(found, None, "{} {}", target.name, case.hash());
        }
    }
    type Reader = fn(&Path);
    let readers: [(Reader, &str); 3] = [
        (|_| drop(std::hint::black_box(vec![1_u8; 20 << 20])), "bytes lived for 10 bytes"),
        (|_| std::mem::forget(std::fs::File::open("/dev/null").unwrap()), "files are open"),
        (|_| panic!("a reader's panic"), ""),
    ];
    for (reader, reported) in readers {
        let found = read(reader, &folder("none"), 10).unwrap();
        assert!(found.is_some_and(|found| found.contains(reported)), "{reported}");
    }
    valid_cases_are_no_errors();
}

fn valid_cases_are_no_errors() {
    let place = folder("valid");
    let made = |name: &str| {
        let target = TARGETS.iter().find(|target| target.name == name).unwrap();
        target.valid(&place).unwrap()
    };
    for case in made("network") {
        case.write(&place).unwrap();
        Network::load(place.join("a")).unwrap();
    }
    assert_eq!(made("gpt2").len(), 2);
    Gpt2::load(place.join("a")).unwrap();
    made("hdf5_deflated");
    assert_eq!(rootgrad_gw::strain::Strain::read(place.join("a")).unwrap().samples.len(), 200);
    made("hugging_face_index");
    Gpt2::load(&place).unwrap();
}
