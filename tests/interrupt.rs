//! Ctrl-C during a fit. The tests run in a separate process: a signal reaches every fit in the process.
#![cfg(unix)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network};
use rootgrad::train::interrupt::Guard;
use rootgrad::train::{Epoch, Flow, Progress, Schedule, Stop, TrainOptions, fit};

/// Lock that makes the tests run one after the other: the signal is the process's.
static TURN: Mutex<()> = Mutex::new(());

static SEEN: AtomicUsize = AtomicUsize::new(0);

extern "C" fn see(_: libc::c_int) {
    SEEN.fetch_add(1, Ordering::SeqCst);
}

fn raise() {
    // SAFETY: raises a signal that is handled or ignored, as in all these tests.
    assert_eq!(unsafe { libc::raise(libc::SIGINT) }, 0);
}

/// Sends SIGINT to the process; any thread may receive it.
fn raise_in_process() {
    // SAFETY: as in `raise`.
    assert_eq!(unsafe { libc::kill(libc::getpid(), libc::SIGINT) }, 0);
}

fn handle(handler: libc::sighandler_t) -> libc::sighandler_t {
    // SAFETY: `handler` is SIG_IGN, SIG_DFL or `see`, which only adds to an atomic.
    unsafe { libc::signal(libc::SIGINT, handler) }
}

fn our_handler() -> libc::sighandler_t {
    see as extern "C" fn(libc::c_int) as libc::sighandler_t
}

fn net() -> Network {
    let activation = Activation::Tanh;
    Network::new(MlpConfig { widths: vec![1, 8, 1], activation, init: None, seed: 3 }).unwrap()
}

/// Overlapping classes: x on a grid, with a fixed pattern that selects the signal.
fn rows() -> (Vec<f32>, Vec<f32>) {
    let x: Vec<f32> = (0..5000).map(|i| (i as f32 * 0.7).sin() * 3.0).collect();
    let target = x.iter().enumerate().map(|(i, x)| f32::from(x + (i % 7) as f32 > 3.0)).collect();
    (x, target)
}

fn options(epochs: usize) -> TrainOptions {
    TrainOptions {
        epochs: Some(epochs),
        progress: Progress::Off,
        batch_size: 64,
        learning_rate: Some(1e-3),
        schedule: Some(Schedule::Constant), // the same for any number of epochs
        ..TrainOptions::default()
    }
}

#[test]
fn ctrl_c_ends_a_fit_with_the_best_parameters_and_gives_the_signal_back() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let (x, target) = rows();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();

    let mut short = net();
    let wanted = fit(&mut short, &data, None, &options(3), None).unwrap();

    let seen = SEEN.load(Ordering::SeqCst);
    let mut model = net();
    let mut press = |epoch: &Epoch| {
        if epoch.epoch == 3 {
            raise();
        }
        Ok(Flow::Continue)
    };
    let history = fit(&mut model, &data, None, &options(100), Some(&mut press)).unwrap();
    assert_eq!(history.stop, Stop::Interrupted);
    assert_eq!((history.epochs.len(), history.best_epoch), (3, wanted.best_epoch));
    assert_eq!(model.parameters(), short.parameters());
    assert_eq!(SEEN.load(Ordering::SeqCst), seen, "the fit alone sees the signal");
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 1, "the handler from before is back");

    // The signal of the last fit does not stop the next one.
    let mut again = net();
    let history = fit(&mut again, &data, None, &options(3), None).unwrap();
    assert_eq!(history.stop, Stop::Completed);
    assert_eq!(again.parameters(), short.parameters());
    handle(before);
}

#[test]
fn ctrl_c_in_the_middle_of_an_epoch_from_another_thread() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let (x, target) = rows();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    let (send, receive) = std::sync::mpsc::channel();
    let pressing = std::thread::spawn(move || {
        receive.recv().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(20));
        raise_in_process();
    });
    let mut model = net();
    let start = model.parameters().to_vec();
    let mut begin = Some(send);
    let mut tell = |_: &Epoch| {
        if let Some(send) = begin.take() {
            send.send(()).unwrap();
        }
        Ok(Flow::Continue)
    };
    let history = fit(&mut model, &data, None, &options(1_000_000), Some(&mut tell)).unwrap();
    pressing.join().unwrap();
    assert_eq!(history.stop, Stop::Interrupted);
    assert!(!history.epochs.is_empty() && history.best_epoch > 0);
    assert_ne!(model.parameters(), start);
    assert!(model.input_standardisation().is_some());
    handle(before);
}

/// Sends a Ctrl-C after a while, from another thread. It usually comes within an epoch; the rare other cases
/// are correct, too.
fn press_later() -> std::thread::JoinHandle<()> {
    std::thread::spawn(|| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        raise_in_process();
    })
}

#[test]
fn ctrl_c_within_an_epoch_goes_back_to_the_last_finished_one_and_writes_it() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let (x, target) = rows();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    let directory = tempfile::tempdir().unwrap();
    for validation_fraction in [0.0, 0.2] {
        let options = |epochs| TrainOptions { validation_fraction, ..options(epochs) };
        let path = directory.path().join(validation_fraction.to_string());
        let checkpoint = Some(path.clone());
        let kept = |epochs| TrainOptions {
            checkpoint: checkpoint.clone(),
            checkpoint_every: 1_000_000,
            resume: true,
            ..options(epochs)
        };
        let mut pressing = None;
        let mut press = |_: &Epoch| {
            pressing.get_or_insert_with(press_later);
            Ok(Flow::Continue)
        };
        let mut model = net();
        let history = fit(&mut model, &data, None, &kept(1_000_000), Some(&mut press)).unwrap();
        pressing.unwrap().join().unwrap();
        let epochs = history.epochs.len();
        assert_eq!(history.stop, Stop::Interrupted);

        let mut same = net();
        let wanted = fit(&mut same, &data, None, &options(epochs), None).unwrap();
        assert_eq!(history.best_epoch, wanted.best_epoch);
        assert_eq!(model.parameters(), same.parameters());
        assert_eq!(Network::load(&path).unwrap().parameters(), same.parameters());

        // Resuming from the checkpoint gives the bits of a fit that was never stopped.
        let (mut resumed, mut whole) = (net(), net());
        let mut seen = 0;
        let mut count = |_: &Epoch| {
            seen += 1;
            Ok(Flow::Continue)
        };
        fit(&mut resumed, &data, None, &kept(epochs + 2), Some(&mut count)).unwrap();
        fit(&mut whole, &data, None, &options(epochs + 2), None).unwrap();
        assert_eq!(resumed.parameters(), whole.parameters());
        assert_eq!(seen, 2);
    }
    handle(before);
}

#[test]
fn ctrl_c_within_the_first_epoch_leaves_the_model_as_it_was() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let (x, target) = rows();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    let widths = vec![1, 256, 256, 1]; // 4000 steps of 66 000 parameters: far more than 20 ms
    let config = MlpConfig { widths, activation: Activation::Tanh, init: None, seed: 3 };
    let mut model = Network::new(config).unwrap();
    let start = model.parameters().to_vec();
    let options = TrainOptions { batch_size: 1, ..options(2) };
    let pressing = press_later();
    let history = fit(&mut model, &data, None, &options, None).unwrap();
    pressing.join().unwrap();
    assert_eq!((history.stop, history.epochs.len()), (Stop::Interrupted, 0));
    assert_eq!(model.parameters(), start);
    assert!(model.input_standardisation().is_none() && model.loss().is_none());
    handle(before);
}

#[test]
fn guards_nest_and_respect_an_ignored_signal() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let seen = SEEN.load(Ordering::SeqCst);
    let outer = Guard::new();
    let inner = Guard::new();
    assert!(!inner.interrupted());
    raise();
    assert!(inner.interrupted() && outer.interrupted());
    assert!(!Guard::new().interrupted(), "a new guard sees only what comes after it");
    drop(outer); // in the order of creation, not of nesting
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen);
    drop(inner);
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 1);
    assert!(!Guard::inactive().interrupted());

    handle(libc::SIG_IGN);
    let guard = Guard::new();
    raise();
    assert!(!guard.interrupted(), "nohup");
    drop(guard);
    assert_eq!(handle(before), libc::SIG_IGN);
}

/// Returns the status of a forked child that gets SIGINT 20 ms after `begin`.
fn child(begin: impl FnOnce()) -> libc::c_int {
    // SAFETY: the child calls `begin`, which does not allocate anything that another thread may hold, sleeps
    // and exits.
    match unsafe { libc::fork() } {
        0 => {
            begin();
            std::thread::sleep(std::time::Duration::from_secs(5));
            // SAFETY: it ends this process, without the test harness's destructors.
            unsafe { libc::_exit(5) }
        }
        child => {
            std::thread::sleep(std::time::Duration::from_millis(20));
            let mut status = 0;
            // SAFETY: `child` belongs to this process and is not yet waited for.
            unsafe {
                libc::kill(child, libc::SIGINT);
                libc::waitpid(child, &mut status, 0);
            }
            status
        }
    }
}

#[test]
fn a_child_has_the_signal_as_it_was_before_the_fit() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(libc::SIG_DFL);
    let killed = |status| libc::WIFSIGNALED(status) && libc::WTERMSIG(status) == libc::SIGINT;
    let guard = Guard::new();
    assert!(killed(child(|| {})), "forked during a fit");
    assert!(killed(child(|| drop(Guard::new()))), "after a fit of its own");
    let status = child(|| {
        let own = Guard::new();
        raise();
        let seen = own.interrupted();
        drop(own);
        // SAFETY: as in `child`.
        unsafe { libc::_exit(if seen { 7 } else { 8 }) }
    });
    assert_eq!(libc::WEXITSTATUS(status), 7, "a guard of its own sees the signal");
    assert!(!guard.interrupted(), "none of it came here");
    drop(guard);
    assert_eq!(handle(before), libc::SIG_DFL);
}

#[test]
fn a_handler_that_the_host_installs_during_a_fit_stays() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(libc::SIG_DFL);
    let seen = SEEN.load(Ordering::SeqCst);
    let guard = Guard::new();
    let ours = handle(our_handler());
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 1, "the host's, and at once");
    assert!(!guard.interrupted());
    // A second fit takes the handler over from the host, and gives it back.
    let second = Guard::new();
    raise();
    assert!(second.interrupted() && SEEN.load(Ordering::SeqCst) == seen + 1);
    drop((guard, second));
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 2);
    // The host may later restore the handler that it found during the fit: this handler passes signals on to
    // the host's own.
    assert_eq!(handle(ours), our_handler());
    raise();
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 3);
    assert_eq!(handle(before), our_handler());
}

#[test]
fn a_termination_is_the_hosts() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let seen = SEEN.load(Ordering::SeqCst);
    // SAFETY: the handler only adds to an atomic.
    let before = unsafe { libc::signal(libc::SIGTERM, our_handler()) };
    let guard = Guard::new();
    // SAFETY: the signal is handled.
    assert_eq!(unsafe { libc::raise(libc::SIGTERM) }, 0);
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 1);
    assert!(!guard.interrupted() && !rootgrad::train::interrupt::terminated());
    // SAFETY: restores the earlier handler.
    unsafe { libc::signal(libc::SIGTERM, before) };
}

#[test]
fn a_fit_that_is_reported_to_ignores_ctrl_c() {
    let _turn = TURN.lock().unwrap_or_else(|poison| poison.into_inner());
    let before = handle(our_handler());
    let seen = SEEN.load(Ordering::SeqCst);
    let (x, target) = rows();
    let data = Dataset::borrowed(vec![Column::scalar("x")], &x, &target, None).unwrap();
    let options = TrainOptions { interruptible: false, ..options(3) };
    let mut press = |_: &Epoch| {
        raise();
        Ok(Flow::Continue)
    };
    let history = fit(&mut net(), &data, None, &options, Some(&mut press)).unwrap();
    assert_eq!(history.stop, Stop::Completed);
    assert_eq!(SEEN.load(Ordering::SeqCst), seen + 3);
    handle(before);
}
