use super::Piece;
use super::*;
use std::sync::atomic::AtomicU64;

fn counts(team: &Team, pieces: usize) -> Vec<u64> {
    let counts: Vec<AtomicU64> = (0..pieces).map(|_| AtomicU64::new(0)).collect();
    team.run(pieces, &|p| {
        counts[p].fetch_add(1, Ordering::Relaxed);
    });
    counts.into_iter().map(AtomicU64::into_inner).collect()
}

#[test]
fn every_piece_runs_once() {
    for threads in 1..=4 {
        let team = Team::new(threads);
        for pieces in [0, 1, 2, 31, 32, 33, 100] {
            assert_eq!(counts(&team, pieces), vec![1; pieces], "{threads} threads");
        }
    }
}

#[test]
fn each_piece_runs_once() {
    for threads in 1..=3 {
        let team = Team::new(threads);
        for pieces in [0, 1, 2, 33, 1000] {
            let counts: Vec<AtomicU64> = (0..pieces).map(|_| AtomicU64::new(0)).collect();
            team.each(pieces, &|p| {
                counts[p].fetch_add(1, Ordering::Relaxed);
            });
            assert!(counts.iter().all(|c| c.load(Ordering::Relaxed) == 1), "{threads}");
        }
    }
}

#[test]
fn many_rounds_lose_nothing() {
    let team = Team::new(3);
    let sum = AtomicU64::new(0);
    for _ in 0..20_000 {
        team.run(5, &|p| {
            sum.fetch_add(p as u64 + 1, Ordering::Relaxed);
        });
    }
    assert_eq!(sum.into_inner(), 20_000 * 15);
}

#[test]
fn works_after_sleeping() {
    let team = Team::new(2);
    for _ in 0..3 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!(counts(&team, 8), vec![1; 8]);
    }
}

#[test]
fn a_panic_reaches_the_caller_and_the_team_survives() {
    let team = Team::new(2);
    for _ in 0..50 {
        let caught = catch_unwind(AssertUnwindSafe(|| {
            team.run(8, &|p| assert!(p != 5, "piece five"));
        }));
        let message = caught.expect_err("the panic must arrive");
        let message = message.downcast_ref::<&str>().expect("a string");
        assert!(message.contains("piece five"));
        assert_eq!(counts(&team, 8), vec![1; 8]);
    }
}

/// Threads of a caller that run a call, but decline an odd number of pieces.
unsafe extern "C" fn of_the_caller(
    user: *mut c_void,
    pieces: usize,
    piece: Piece,
    argument: *mut c_void,
) -> i32 {
    // SAFETY: the test's.
    let asked = unsafe { &*user.cast::<AtomicU64>() };
    asked.fetch_add(1, Ordering::Relaxed);
    if pieces % 2 == 1 {
        return 0;
    }
    let (piece, argument) = (piece.unwrap(), argument as usize);
    std::thread::scope(|scope| {
        for first in 0..2 {
            scope.spawn(move || {
                let numbers = (first..pieces).step_by(2);
                numbers.for_each(|number| {
                    // SAFETY: as the team was promised.
                    unsafe { piece(argument as *mut c_void, number) };
                });
            });
        }
    });
    0
}

#[test]
fn pieces_run_on_the_threads_of_a_caller_or_on_ours_if_those_decline() {
    let asked = AtomicU64::new(0);
    let user = (&raw const asked).cast_mut().cast();
    // SAFETY: `of_the_caller` does what is promised, and `asked` outlives the team.
    let team = unsafe { Team::lent(of_the_caller, user, 3) }.unwrap();
    assert_eq!(team.threads(), 3);
    for pieces in [0, 1, 2, 3, 8, 33, 100] {
        assert_eq!(counts(&team, pieces), vec![1; pieces]);
    }
    assert_eq!(asked.load(Ordering::Relaxed), 5);
    for pieces in [8, 9] {
        let run = || team.run(pieces, &|piece| assert!(piece != 5, "piece five"));
        let caught = catch_unwind(AssertUnwindSafe(run)).expect_err("the panic must arrive");
        assert!(caught.downcast_ref::<&str>().expect("a string").contains("piece five"));
    }
    let sum = AtomicU64::new(0);
    team.run(4, &|_| {
        team.each(7, &|piece| {
            sum.fetch_add(piece as u64, Ordering::Relaxed);
        });
    });
    assert_eq!(sum.into_inner(), 4 * 21);
}

#[test]
fn nested_and_concurrent_calls_run_alone() {
    let team = Team::new(2);
    let sum = AtomicU64::new(0);
    let add = |_| {
        sum.fetch_add(1, Ordering::Relaxed);
    };
    team.run(4, &|_| team.run(3, &add));
    assert_eq!(sum.load(Ordering::Relaxed), 12);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| (0..100).for_each(|_| team.run(4, &add)));
        }
    });
    assert_eq!(sum.into_inner(), 12 + 1200);
}
