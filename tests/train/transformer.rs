//! A transformer with the same functions: fit, save, load, predict, resume.

use rootgrad::data::{Column, Dataset};
use rootgrad::models::{
    Init, Loss, MlpConfig, Network, Output, Pool, TokenOrder, TransformerConfig,
};
use rootgrad::train::{Progress, Schedule, TrainOptions, fit};

use super::common::{ModelFile, Random};

/// Number of particles of an event.
const PARTICLES: usize = 5;

/// Events of five particles with px and py, in two array columns. The target is 1 if the hardest particle goes up: the
/// network must compare all of them.
fn events(rows: usize) -> (Vec<f32>, Vec<f32>) {
    let mut random = Random::new(5);
    let (mut x, mut target) = (Vec::new(), Vec::new());
    for _ in 0..rows {
        let event: Vec<(f64, f64)> =
            (0..PARTICLES).map(|_| (random.normal(), random.normal())).collect();
        let pt = |p: &&(f64, f64)| p.0.hypot(p.1);
        let hardest = event.iter().max_by(|a, b| pt(a).total_cmp(&pt(b))).unwrap();
        target.push(f32::from(u8::from(hardest.1 > 0.0)));
        x.extend(event.iter().map(|p| p.0 as f32));
        x.extend(event.iter().map(|p| p.1 as f32));
    }
    (x, target)
}

fn data<'a>(x: &'a [f32], target: &'a [f32]) -> Dataset<'a> {
    let columns = vec![Column::array("px", PARTICLES), Column::array("py", PARTICLES)];
    Dataset::borrowed(columns, x, target, None).unwrap()
}

fn config() -> TransformerConfig {
    TransformerConfig {
        order: TokenOrder::Columns,
        positions: false,
        channels: 16,
        heads: 2,
        seed: 2,
        ..TransformerConfig::new(PARTICLES, 2, 1)
    }
}

fn options(epochs: usize) -> TrainOptions {
    TrainOptions {
        epochs: Some(epochs),
        batch_size: 64,
        learning_rate: Some(3e-3),
        schedule: Some(Schedule::Constant),
        progress: Progress::Off,
        ..TrainOptions::default()
    }
}

fn predict(net: &Network, x: &[f32]) -> Vec<f32> {
    let mut out = vec![0.0; x.len() / net.features() * net.outputs()];
    net.predict(x, net.features(), &mut out, Output::Raw).unwrap();
    out
}

#[test]
fn the_hardest_of_five_particles_is_found_and_the_file_keeps_the_network() {
    let (x, target) = events(3000);
    let mut net = Network::new(config()).unwrap();
    let history = fit(&mut net, &data(&x, &target), None, &options(12), None).unwrap();
    let auc = history.epochs[history.best_epoch - 1].validation_metric;
    assert!(auc > 0.95, "{auc}");

    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    net.save(&path).unwrap();
    let loaded = Network::load(&path).unwrap();
    assert_eq!(loaded.config(), net.config());
    assert_eq!(loaded.config().transformer(), Some(&config()));
    assert_eq!(loaded.columns(), net.columns());
    assert_eq!(loaded.loss(), Some(Loss::BinaryCrossEntropy));
    assert_eq!(predict(&loaded, &x), predict(&net, &x));

    // The network does not depend on the order of an event's particles.
    let turned: Vec<f32> =
        x.chunks(PARTICLES).flat_map(|column| column.iter().rev().copied()).collect();
    for (a, b) in predict(&net, &x).iter().zip(predict(&net, &turned)) {
        assert!((a - b).abs() < 1e-4 * (1.0 + a.abs()), "{a} against {b}");
    }
}

#[test]
fn a_fit_that_goes_on_is_bit_for_bit_the_one_that_was_not_stopped() {
    let (x, target) = events(400);
    let data = data(&x, &target);
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("checkpoint.safetensors");
    let start =
        || Network::new(TransformerConfig { causal: true, pool: Pool::Class, ..config() }).unwrap();
    let mut whole = start();
    fit(&mut whole, &data, None, &options(4), None).unwrap();
    let part = |epochs| {
        let mut net = start();
        let options =
            TrainOptions { checkpoint: Some(path.clone()), resume: true, ..options(epochs) };
        fit(&mut net, &data, None, &options, None).map(|_| net)
    };
    part(2).unwrap();
    assert_eq!(part(4).unwrap().parameters(), whole.parameters());

    // The checkpoint of another network is refused.
    let mlp =
        MlpConfig { widths: vec![10, 4, 1], activation: Default::default(), init: None, seed: 1 };
    let mut other = Network::new(mlp).unwrap();
    let options = TrainOptions { checkpoint: Some(path.clone()), resume: true, ..options(5) };
    let error = fit(&mut other, &data, None, &options, None).unwrap_err().to_string();
    assert!(
        error.starts_with("the network is [10, 4, 1] relu; wanted TransformerConfig"),
        "{error}"
    );
}

#[test]
fn a_damaged_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    Network::new(config()).unwrap().save(&path).unwrap();
    let with = |from: &str, to: &str| {
        let whole = ModelFile::read(&path);
        let mut damaged = whole.clone();
        damaged.about = whole.about.replace(from, to);
        assert_ne!(damaged.about, whole.about, "{from}");
        damaged.write();
        let error = Network::load(&path).unwrap_err().to_string();
        whole.write();
        error
    };
    let error = with(r#""mean""#, r#""most""#);
    assert!(error.contains("has unknown pool 'most'"), "{error}");
    let error = with(r#""heads":2"#, r#""heads":3"#);
    assert!(error.contains("is damaged: heads is 3; wanted a divisor of the 16"), "{error}");
    let error = with("transformer", "transfarmer");
    assert!(error.contains("wanted \"mlp\" or \"transformer\""), "{error}");
    let error = with(r#""layers":2"#, r#""layers":3"#);
    assert!(error.contains("has no tensor 'blocks.2.ln1.weight'"), "{error}");
}

#[test]
fn more_layers_than_the_file_has_tensors_are_refused_before_they_are_laid_out() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("net.safetensors");
    Network::new(config()).unwrap().save(&path).unwrap();
    let mut file = ModelFile::read(&path);
    let layers = format!(r#""layers":{}"#, config().layers);
    assert!(file.about.contains(&layers), "{}", file.about);
    file.about = file.about.replace(&layers, r#""layers":1099511627776"#);
    file.write();
    let error = Network::load(&path).unwrap_err().to_string();
    assert!(error.contains("is damaged: its metadata describe 1099511627776 layers"), "{error}");
}

/// Checks the default rate: a network with the drawn parameters trains fast, one with parameters from elsewhere carefully.
#[test]
fn new_and_pretrained_networks_have_different_rates() {
    let (x, target) = events(256);
    let rate = |net: &mut Network| {
        let options = TrainOptions { learning_rate: None, schedule: None, ..options(1) };
        fit(net, &data(&x, &target), None, &options, None).unwrap();
        (net.metadata()["fit.learning_rate"].clone(), net.metadata()["fit.schedule"].clone())
    };
    let new = ("0.008".to_owned(), "cosine:0.05:0".to_owned());
    let trained = ("0.001".to_owned(), "constant".to_owned());
    let widths = vec![2 * PARTICLES, 4, 1];
    let mlp =
        MlpConfig { widths, activation: Default::default(), init: Some(Init::Xavier), seed: 3 };
    for mut net in [Network::new(config()).unwrap(), Network::new(mlp).unwrap()] {
        let mut pretrained = net.clone();
        pretrained.parameters_mut()[3] = 0.25;
        assert_eq!(rate(&mut net), new);
        assert_eq!(rate(&mut net), trained, "a second fit");
        assert_eq!(rate(&mut pretrained), trained);
    }
}
