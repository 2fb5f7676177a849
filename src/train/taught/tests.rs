use super::*;
use crate::data::MemoryLimit;
use crate::kernels::Activation;
use crate::models::MlpConfig;
use crate::models::table::TableConfig;
use crate::train::{Progress, fit};

fn mlp(widths: &[usize], seed: u64) -> Network {
    let config =
        MlpConfig { widths: widths.to_vec(), activation: Activation::Gelu, init: None, seed };
    Network::new(config).unwrap()
}

/// A network of one layer with two features, x and y: its outputs are known in closed form.
fn linear(weights: &[[f32; 2]], biases: &[f32], loss: Loss) -> Network {
    let mut net = mlp(&[2, biases.len()], 1);
    let of = |feature: usize| weights.iter().map(move |row| row[feature]);
    let parameters: Vec<f32> = of(0).chain(of(1)).chain(biases.iter().copied()).collect();
    net.parameters_mut().copy_from_slice(&parameters);
    net.set_loss(Some(loss));
    net.set_columns(vec![Column::scalar("x"), Column::scalar("y")]).unwrap();
    net
}

/// Points of [-1, 1]², all with this label.
fn points(rows: usize, label: f32, weight: Option<f32>) -> Dataset<'static> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut data = Dataset::new(vec![Column::scalar("x"), Column::scalar("y")]).unwrap();
    for _ in 0..rows {
        let row = [(); 2].map(|()| below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0);
        data.append(&row, 2, &[label], weight.as_ref().map(std::slice::from_ref)).unwrap();
    }
    data
}

fn options(teacher: Network) -> TrainOptions {
    let (teacher, progress) = (Some(teacher.into()), Progress::Off);
    TrainOptions { teacher, progress, epochs: Some(30), ..TrainOptions::default() }
}

fn predicted(net: &Network, data: &Dataset, output: Output) -> Vec<f32> {
    let mut out = vec![0.0; data.rows() * net.outputs()];
    net.predict(data.x(), 2, &mut out, output).unwrap();
    out
}

fn largest_difference(a: &[f32], b: &[f32]) -> f32 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
}

#[test]
fn a_classifier_learns_the_logits_and_no_target_counts() {
    let teacher = linear(&[[1.5, -2.0]], &[0.3], Loss::BinaryCrossEntropy);
    let fitted = |data: &Dataset, options: &TrainOptions| {
        let mut student = mlp(&[2, 16, 1], 3);
        let history = fit(&mut student, data, None, options, None).unwrap();
        assert!(history.notes[0].contains("and of 8000 rows more"), "{}", history.notes[0]);
        student
    };
    // (All rows are of one class, and the weights sum to -2000: neither is refused.)
    let data = points(2000, 1.0, Some(-1.0));
    let student = fitted(&data, &options(teacher.clone()));
    let logits: Vec<f32> =
        data.x().chunks(2).map(|row| 1.5 * row[0] - 2.0 * row[1] + 0.3).collect();
    assert!(largest_difference(&predicted(&student, &data, Output::Raw), &logits) < 0.15);
    assert_eq!(student.loss(), Some(Loss::BinaryCrossEntropy));
    let probabilities = logits.iter().map(|y| 1.0 / (1.0 + (-y).exp())).collect::<Vec<_>>();
    let got = predicted(&student, &data, Output::Probability);
    assert!(largest_difference(&got, &probabilities) < 0.03);

    let other = points(2000, 0.0, None);
    let backwards = other.subset((0..2000).rev()).unwrap();
    let three = TrainOptions { threads: 3, ..options(teacher) };
    assert_eq!(fitted(&backwards, &three).parameters(), student.parameters());
}

#[test]
fn several_classes_have_the_teachers_probabilities() {
    let weights = [[2.0, 0.0], [-1.0, 1.0], [0.0, -2.0]];
    let teacher = linear(&weights, &[0.0, 5.0, 5.0], Loss::SoftmaxCrossEntropy);
    let (mut student, data) = (mlp(&[2, 16, 3], 3), points(2000, 0.0, None));
    fit(&mut student, &data, None, &options(teacher), None).unwrap();
    let wanted: Vec<f32> = (data.x().chunks(2))
        .flat_map(|row| {
            let all = weights.map(|w| w[0] * row[0] + w[1] * row[1]);
            let all = [all[0], all[1] + 5.0, all[2] + 5.0].map(f32::exp);
            let sum: f32 = all.iter().sum();
            all.map(|y| y / sum)
        })
        .collect();
    assert!(largest_difference(&predicted(&student, &data, Output::Probability), &wanted) < 0.05);
    assert_eq!(student.loss(), Some(Loss::SoftmaxCrossEntropy));
}

#[test]
fn a_regression_learns_the_values() {
    let mut teacher = linear(&[[100.0, 0.0], [0.0, -1.0]], &[1000.0, 0.0], Loss::Mse);
    teacher.set_target_names(vec!["px".into(), "py".into()]).unwrap();
    let (mut student, data) = (mlp(&[2, 16, 2], 3), points(2000, 0.0, None));
    let validation = points(300, 0.0, None);
    fit(&mut student, &data, Some(&validation), &options(teacher), None).unwrap();
    for (row, got) in data.x().chunks(2).zip(predicted(&student, &data, Output::Raw).chunks(2)) {
        assert!((got[0] - 1000.0 - 100.0 * row[0]).abs() < 10.0, "{got:?} of {row:?}");
        assert!((got[1] + row[1]).abs() < 0.1, "{got:?} of {row:?}");
    }
    assert_eq!(student.target_names(), ["px", "py"]);
    assert_eq!(student.loss(), Some(Loss::Mse));
}

#[test]
fn copies_have_values_of_the_same_column() {
    let columns = [Column::scalar("a"), Column::array("b", 2)];
    let rows = 4000;
    let mut x: Vec<f32> =
        (0..rows).flat_map(|row| [row as f32, 1e4 + row as f32, 2e4 + row as f32]).collect();
    exchanged(&mut x, (rows, &columns), &mut Xoshiro256PlusPlus::seed_from_u64(1));
    let mut others = [0, 0];
    for (row, copy) in x[3 * rows..].chunks(3).enumerate() {
        let from = [copy[0], copy[1] - 1e4, copy[2] - 2e4];
        assert_eq!(from[1], from[2], "an array is taken as a whole");
        assert!(from.iter().all(|from| (0.0..rows as f32).contains(from)), "{copy:?}");
        for (count, from) in others.iter_mut().zip(from) {
            *count += usize::from(from != row as f32);
        }
    }
    // 1200 of 4000, with a deviation of 29.
    assert!(others.iter().all(|count| (1055..1345).contains(count)), "{others:?}");
    assert_eq!(x.len(), 6 * rows);
}

#[test]
fn validation_rows_have_the_columns_of_the_teacher() {
    let teacher = linear(&[[1.0, 1.0]], &[0.0], Loss::BinaryCrossEntropy);
    let narrow =
        Dataset::borrowed(vec![Column::scalar("x")], &[0.5; 48], &[0.0; 48], None).unwrap();
    let (mut student, data) = (mlp(&[2, 4, 1], 3), points(300, 1.0, None));
    let error = fit(&mut student, &data, Some(&narrow), &options(teacher.clone()), None);
    let message = error.unwrap_err().to_string();
    assert!(message.contains("the validation data set") && message.contains('1'), "{message}");
    assert!(student.loss().is_none());

    let unknown = points(2, 1.0, None);
    let x = [unknown.x(), &[f32::NAN, 0.0]].concat();
    let unknown = Dataset::borrowed(unknown.columns().to_vec(), &x, &[1.0; 3], None).unwrap();
    let error = fit(&mut student, &data, Some(&unknown), &options(teacher), None);
    assert!(matches!(error, Err(Error::NotFinite { row: 2, .. })), "{error:?}");
}

#[test]
fn teachers_and_students_that_do_not_go_together_are_refused() {
    let teacher = || linear(&[[1.0, 1.0]], &[0.0], Loss::BinaryCrossEntropy);
    let data = points(100, 0.0, None);
    let refused = |mut student: Network, data: &Dataset, options: TrainOptions| {
        let before = student.parameters().to_vec();
        let message = fit(&mut student, data, None, &options, None).unwrap_err().to_string();
        assert_eq!(student.parameters(), before);
        message
    };
    let student = || mlp(&[2, 4, 1], 1);
    let of = |change: fn(&mut TrainOptions)| {
        let mut options = options(teacher());
        change(&mut options);
        refused(student(), &data, options)
    };
    assert!(of(|o| o.loss = Some(Loss::Mse)).contains("the teacher is given with the loss Mse"));
    assert!(of(|o| o.balance_classes = true).contains("balance_classes; wanted a teacher alone"));
    let of_student = |student| refused(student, &data, options(teacher()));
    let wanted = "the network's outputs is 3; wanted 1, as the teacher has";
    assert!(of_student(mlp(&[2, 3], 1)).contains(wanted));
    let mut regression = student();
    regression.set_loss(Some(Loss::Mse));
    assert!(of_student(regression).contains("wanted a classification, as the teacher"));
    let unfitted = Network::new(TableConfig::default()).unwrap();
    let message = refused(student(), &data, options(unfitted));
    assert!(message.contains("a table network before its first fit"), "{message}");
    let mut others = Dataset::new(vec![Column::scalar("x"), Column::scalar("z")]).unwrap();
    others.append(&[0.0, 0.0], 2, &[0.0], None).unwrap();
    let message = refused(student(), &others, options(teacher()));
    assert!(message.contains("x, z; wanted x, y, as in the model's earlier fit"), "{message}");
    let sweep =
        super::super::sweep(&student(), &data, &options(teacher()), &[1e-3], &mut |_, _| true);
    assert!(
        sweep.unwrap_err().to_string().contains("the teacher is given; wanted none but in a fit")
    );
    let mut on_disk = Dataset::new(vec![Column::scalar("x"), Column::scalar("y")]).unwrap();
    on_disk.limit_memory(MemoryLimit::new(4_000_000, None).unwrap()).unwrap();
    for i in 0..400_000 {
        on_disk.append(&[i as f32, 0.5], 2, &[0.0], None).unwrap();
    }
    let message = refused(student(), &on_disk, options(teacher()));
    assert!(message.contains("on disk; wanted rows that are all in memory"), "{message}");
}
