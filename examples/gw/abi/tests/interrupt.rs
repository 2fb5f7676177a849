//! Tests Ctrl-C in a process of its own: every call sees the signals.
#![cfg(unix)]

use rootgrad_gw_abi::*;

mod common;
#[path = "../../tests/common/program.rs"]
mod program;
use common::{c, message, options};

const INTERRUPTED: i32 = 16;

extern "C" fn handler(_: libc::c_int) {}

/// Checks that Ctrl-C ends a call that would take hours, that it writes nothing, and that a call without a watch does not.
#[test]
fn ctrl_c_ends_a_call() {
    let dir = program::folder("abi-interrupt");
    // SAFETY: the handler does nothing. With it no signal ends the process, and none is ignored, as it may be in a job of a shell.
    unsafe {
        libc::signal(libc::SIGINT, handler as extern "C" fn(libc::c_int) as libc::sighandler_t)
    };
    let (tree, text) = (c(dir.join("x.root")), c(dir.join("x.txt")));
    let simulate = rootgrad_gw_simulate_options_t {
        train: 1 << 40,
        bank: 0,
        progress: 0,
        ..options(rootgrad_gw_simulate_options_default)
    };
    let train = rootgrad_gw_train_options_t {
        network: rootgrad_gw_network::Cnn as i32,
        epochs: 1 << 30,
        stock: 16,
        progress: 0,
        ..options(rootgrad_gw_train_options_default)
    };
    let few = rootgrad_gw_train_options_t { epochs: 1, windows: 512, interruptible: 0, ..train };
    let ended = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !ended.load(std::sync::atomic::Ordering::Relaxed) {
                std::thread::sleep(std::time::Duration::from_millis(300));
                // SAFETY: the signal has a handler.
                assert_eq!(unsafe { libc::kill(libc::getpid(), libc::SIGINT) }, 0);
            }
        });
        // SAFETY: the texts and the options outlive the calls.
        let calls = unsafe {
            [
                rootgrad_gw_simulate(tree.as_ptr(), &simulate),
                rootgrad_gw_train(text.as_ptr(), &train),
                rootgrad_gw_train(text.as_ptr(), &few),
            ]
        };
        ended.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(calls, [INTERRUPTED, INTERRUPTED, 0], "{}", message());
    });
    assert_eq!(message(), "interrupted; no result, and no file is written");
    let left: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left, ["x.txt"], "only the call that watches for no signal leaves a file");
}
