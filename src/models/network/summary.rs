//! A readable table of a network.

use std::fmt::Write;

use super::{Layout, Network};
use crate::models::Config;

impl Network {
    /// Returns a table with one line for the inputs, each layer with the shapes of its parameters, the outputs and the total
    /// sizes.
    ///
    /// # Example
    /// ```
    /// use rootgrad::kernels::Activation;
    /// use rootgrad::models::{MlpConfig, Network};
    ///
    /// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 42 };
    /// let table = "\
    /// input        [*, 2]
    /// layers.0     weight [2, 8], bias [8]       24
    /// layers.1     weight [8, 1], bias [1]        9
    /// output       [*, 1]
    /// 33 parameters, 132 bytes";
    /// assert_eq!(Network::new(config)?.summary(), table);
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    #[must_use]
    pub fn summary(&self) -> String {
        if let Config::Table(config) = self.config() {
            return format!("table network ({}): the first fit chooses its sizes", config.preset);
        }
        let inputs = self.input_shapes().into_iter();
        let mut rows: Vec<[String; 3]> =
            inputs.map(|text| ["input".to_owned(), text, String::new()]).collect();
        rows.extend(layers(self.layout()));
        rows.push(["output".to_owned(), format!("[*, {}]", self.outputs()), String::new()]);
        let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
        let widths = [width(0).max(12), width(1) + 2, width(2).max(6)];
        let mut text = String::new();
        for [name, what, count] in &rows {
            let [first, second, third] = widths;
            let line = format!("{name:first$} {what:second$} {count:>third$}");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        let parameters = self.parameters().len();
        // Writing to a string cannot fail.
        let _ = write!(text, "{parameters} parameters, {}", bytes(4 * parameters));
        text
    }

    /// Text of the inputs with their sizes: `met [*, 1]`, and `jets [*, 4 columns of at most 16]` for jagged ones.
    fn input_shapes(&self) -> Vec<String> {
        let jagged = |feature: usize| {
            let of = self.collections().iter().find(|of| of.feature == feature)?;
            Some(format!("[*, {} columns of at most {}]", of.columns, of.at_most))
        };
        let flags = match self.missing().len() {
            0 => String::new(),
            1 => " and a flag of missing values".to_owned(),
            flags => format!(" and {flags} flags of missing values"),
        };
        let Config::Composed(config) = self.config() else {
            let sizes = jagged(0).unwrap_or_else(|| format!("[*, {}]", self.features()));
            return vec![sizes + &flags];
        };
        if !self.missing().is_empty() {
            // A network with flags has one input.
            return vec![format!("[*, {}]{flags}", self.features())];
        }
        let mut feature = 0;
        let shape = |(name, id): &(String, _)| {
            let shape = config.graph().shape(*id);
            let text = jagged(feature).unwrap_or_else(|| shape.to_string());
            feature += shape.len();
            format!("{name} {text}")
        };
        config.graph().inputs().iter().map(shape).collect()
    }
}

/// Returns a row for each layer. A layer is the parameters whose names differ only after the last point; those that are not
/// trained are states.
fn layers(layout: &Layout) -> Vec<[String; 3]> {
    let mut rows: Vec<(&str, Vec<String>, usize)> = Vec::new();
    for (number, tensor) in layout.tensors().iter().enumerate() {
        let (layer, role) = tensor.name.rsplit_once('.').unwrap_or((&tensor.name, ""));
        let state = if layout.is_state(number) { " (state)" } else { "" };
        let text = format!("{role} {:?}{state}", tensor.shape);
        match rows.last_mut() {
            Some((last, roles, count)) if *last == layer => {
                roles.push(text.trim().to_owned());
                *count += tensor.len();
            }
            _ => rows.push((layer, vec![text.trim().to_owned()], tensor.len())),
        }
    }
    let row = |(layer, roles, count): (&str, Vec<String>, usize)| {
        [layer.to_owned(), roles.join(", "), count.to_string()]
    };
    rows.into_iter().map(row).collect()
}

/// Text of a number of bytes in a suitable unit.
fn bytes(count: usize) -> String {
    match count {
        0..10_000 => format!("{count} bytes"),
        10_000..10_000_000 => format!("{} kB", count / 1000),
        _ => format!("{} MB", count / 1_000_000),
    }
}
