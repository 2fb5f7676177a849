//! Exchanges between ranks that are threads.

use super::local::on_ranks;
use super::*;

#[test]
fn sums_have_the_bits_of_one_process() {
    // 60,000 numbers: more than one chunk. Sums of such numbers depend on the order of the terms.
    let piece = |piece: usize| -> Vec<f32> {
        (0..60_000)
            .map(|i| ((i * 7 + piece * 13) as f32).sin() * 10f32.powi(piece as i32 % 5))
            .collect()
    };
    for pieces in [1, 2, 5, 16] {
        let mut wanted = piece(0);
        for n in 1..pieces {
            wanted.iter_mut().zip(piece(n)).for_each(|(sum, x)| *sum += x);
        }
        for size in [1, 2, 3, 7, 20] {
            let sums = on_ranks(size, |ranks| {
                let own = ranks.own(pieces);
                let mut total = if own.contains(&0) { piece(0) } else { vec![f32::NAN; 60_000] };
                ranks.add_in_order(&mut total, pieces, |total, n, range| {
                    assert!(own.contains(&n), "piece {n} of another rank");
                    total.iter_mut().zip(&piece(n)[range]).for_each(|(sum, x)| *sum += x);
                });
                total
            });
            assert!(sums.iter().all(|sum| *sum == wanted), "{pieces} pieces, {size} ranks");
        }
    }
}

#[test]
fn rows_reach_all_ranks() {
    for (rows, piece_rows, pieces) in [(10, 3, 4), (16, 1, 16), (5, 16, 2), (100, 7, 15)] {
        for size in [1, 2, 3, 7] {
            let all = on_ranks(size, |ranks| {
                let mut data = vec![0_u32; 2 * rows];
                for piece in ranks.own(pieces) {
                    let row = |piece: usize| (piece * piece_rows).min(rows);
                    (row(piece)..row(piece + 1)).for_each(|row| {
                        data[2 * row..2 * row + 2].fill(row as u32 + 1);
                    });
                }
                ranks.gather_rows(&mut data, (rows, piece_rows, pieces));
                data
            });
            let wanted: Vec<u32> = (0..rows as u32).flat_map(|row| [row + 1, row + 1]).collect();
            assert!(all.iter().all(|data| *data == wanted), "{rows} rows, {size} ranks");
        }
    }
}

#[test]
fn a_slow_rank_is_named() {
    let notes = |busy: [f64; 4]| on_ranks(4, |ranks| ranks.straggler(10.0, busy[ranks.rank()]));
    for note in notes([3.0, 2.9, 9.5, 3.1]) {
        let note = note.unwrap();
        assert!(note.starts_with("rank 2 on "), "{note}");
        assert!(
            note.contains("computed for 9.500 s, and the others for 3.000 s (median)"),
            "{note}"
        );
    }
    for even in [[3.0, 2.9, 4.0, 3.1], [0.1, 0.1, 0.9, 0.1], [9.0, 9.0, 9.5, 9.0]] {
        assert_eq!(notes(even), [const { None }; 4], "{even:?}");
    }
}

#[test]
fn an_error_that_is_passed_on_is_reported_once() {
    let all = on_ranks(3, |ranks| {
        let own = match ranks.rank() {
            1 => Err(Error::Data("the disk is full".into())),
            _ => Ok(()),
        };
        let inner = ranks.together(own);
        let outer = ranks.together(inner).unwrap_err().to_string();
        (outer, ranks.stop(ranks.rank() == 2)) // all still meet
    });
    for (rank, (error, stop)) in all.into_iter().enumerate() {
        assert!(error.contains("the disk is full"), "{error}");
        assert_eq!(error.starts_with("rank 1 of 3 stopped"), rank != 1, "{error}");
        assert!(stop.unwrap());
    }
}

#[test]
fn an_error_of_one_rank_ends_all() {
    let ends = on_ranks(3, |ranks| {
        // Rank 1 fails in its second step, and no longer takes part in the steps.
        for step in 0..5 {
            if ranks.rank() == 1 && step == 1 {
                let disk = Err::<(), _>(Error::Data("the disk is full".into()));
                return ranks.together(disk).unwrap_err().to_string();
            }
            match ranks.stop(false) {
                Ok(stop) => assert!(!stop),
                Err(error) => {
                    return ranks.together(Err::<(), _>(error)).unwrap_err().to_string();
                }
            }
        }
        "no error".into()
    });
    let others = "rank 1 of 3 stopped the training: the disk is full";
    assert_eq!(ends, [others, "the disk is full", others]);
}

#[test]
fn a_program_that_ends_is_an_error_for_the_others() {
    let ends = on_ranks(2, |ranks| {
        if ranks.rank() == 0 {
            ranks.leave();
            return "left".into();
        }
        let error = ranks.stop(false).unwrap_err().to_string();
        assert_eq!(ranks.stop(false).unwrap_err().to_string(), error);
        error
    });
    // (The other's thread ends without `leave`: its channel then is closed.)
    assert_eq!(ends[1], "rank 1 of 2 lost the others: the program of rank 0 has ended");
}

#[test]
fn one_rank_stops_all() {
    let stops = on_ranks(4, |ranks| ranks.stop(ranks.rank() == 2).unwrap());
    assert_eq!(stops, [true; 4]);
}

#[test]
fn different_values_are_named() {
    let found = on_ranks(3, |ranks| {
        let seed = if ranks.rank() == 2 { "8" } else { "7" };
        ranks.same(&[("the loss", "mse"), ("the seed", seed)]).unwrap_err().to_string()
    });
    for (rank, text) in found.iter().enumerate() {
        let seed = if rank == 2 { 8 } else { 7 };
        let wanted = format!(
            "the seed of rank 2 differs from that of rank 0 (here, on rank {rank}: {seed})"
        );
        assert!(text.starts_with(&wanted), "{text}");
    }
    assert!(
        on_ranks(3, |ranks| ranks.same(&[("the loss", "mse")]).is_ok()).into_iter().all(|ok| ok)
    );
}

#[test]
fn a_second_fit_of_a_process_is_refused() {
    let refused = on_ranks(2, |ranks| {
        let first = ranks.reserve().unwrap();
        let second = ranks.clone().reserve().unwrap_err().to_string();
        drop(first);
        assert!(ranks.reserve().unwrap().is_some());
        second
    });
    assert!(refused[0].starts_with("the communicator is in use: another fit"), "{}", refused[0]);
    assert!(Ranks::alone().reserve().unwrap().is_none());
}
