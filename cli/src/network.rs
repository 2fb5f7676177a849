//! Builds the network that the options of `rootgrad train` describe.

use std::path::PathBuf;

use clap::ValueEnum;
use rootgrad::data::Dataset;
use rootgrad::kernels::Activation;
use rootgrad::models::table::{Preset, TableConfig};
use rootgrad::models::{
    Config, Init, Loss, MlpConfig, Network, Pool, TokenOrder, TransformerConfig,
};
use rootgrad::{Error, Result};

use crate::jagged::Jagged;
use crate::model::{self, ModelOptions};
use crate::table::Sizes;

/// Kinds of network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Fully connected layers
    Mlp,
    /// Attention between the tokens of a row: particles of an event, patches of a time series
    Transformer,
}

/// Options that define the network.
#[derive(clap::Args)]
pub(crate) struct NetworkOptions {
    /// Kind of network
    #[arg(long, value_enum, default_value_t = Kind::Mlp, value_name = "KIND", help_heading = "Network")]
    model: Kind,
    /// Continue from the network in this model file (safetensors, .onnx or .pt2) instead of a new one
    #[arg(
        long,
        value_name = "FILE",
        help_heading = "Network",
        conflicts_with_all = [
            "model", "hidden", "activation", "init", "length", "width", "order", "layers", "heads",
            "channels", "causal", "no_positions", "pool", "jagged", "sorted_by", "table", "sizes",
        ]
    )]
    pub(crate) from: Option<PathBuf>,
    /// Use a table network; the fit chooses its sizes and outputs by rows, columns and targets. Presets: fast, balanced (the default) or best
    #[arg(
        long,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "balanced",
        conflicts_with = "model",
        value_name = "PRESET",
        help_heading = "Network"
    )]
    table: Option<Preset>,
    /// Fixed sizes of the table network, for example members=16,width=128,depth=3; names: members, width, depth, frequencies, embedding, knots,
    /// dropout
    #[arg(long, value_name = "NAME=N,…", requires = "table", help_heading = "Network")]
    sizes: Option<Sizes>,
    /// Number of classes K, if more than two; the network has K outputs and a softmax
    #[arg(long, value_name = "K", help_heading = "Network")]
    classes: Option<usize>,
    /// Random seed of initial weights, split and shuffles: the same seed gives the same network, bit for bit
    #[arg(long, default_value_t = 0, value_name = "SEED", help_heading = "Network")]
    pub(crate) seed: u64,

    /// Widths of the hidden layers; "" for none [default: 64,64]
    #[arg(long, value_name = "WIDTHS", help_heading = "Network: --model mlp")]
    hidden: Option<String>,
    /// Activation: identity, relu, gelu, silu, tanh or sigmoid [default: gelu]
    #[arg(long, value_name = "NAME", help_heading = "Network: --model mlp")]
    activation: Option<Activation>,
    /// Initial weights: he, xavier or bounded [default: bounded]
    #[arg(long, value_parser = parse_init, value_name = "NAME", help_heading = "Network: --model mlp")]
    init: Option<Init>,

    /// Number of tokens per row, N [default: number of features / --width]
    #[arg(long, value_name = "N", help_heading = "Network: --model transformer")]
    length: Option<usize>,
    /// Numbers per token, P [default: number of features / --length]
    #[arg(long, value_name = "P", help_heading = "Network: --model transformer")]
    width: Option<usize>,
    /// The features are lists, such as the jets of an event, of equal length within an event; at most N entries are used. Also works with --table
    #[arg(long, value_name = "N", conflicts_with_all = ["length", "width"], help_heading = "Network: --model transformer")]
    jagged: Option<usize>,
    /// Sort the --jagged entries by this column, largest first, and use the first N [default: the file's order]
    #[arg(
        long,
        value_name = "COLUMN",
        requires = "jagged",
        help_heading = "Network: --model transformer"
    )]
    sorted_by: Option<String>,
    /// Order of the features: patches (P consecutive numbers form a token) or columns (all pt, then all eta, then all phi) [default: patches]
    #[arg(long, value_name = "ORDER", help_heading = "Network: --model transformer")]
    order: Option<TokenOrder>,
    /// Number of blocks [default: 2]
    #[arg(long, value_name = "N", help_heading = "Network: --model transformer")]
    layers: Option<usize>,
    /// Number of attention heads; must divide the channels [default: 4]
    #[arg(long, value_name = "N", help_heading = "Network: --model transformer")]
    heads: Option<usize>,
    /// Number of channels [default: 64]
    #[arg(long, value_name = "N", help_heading = "Network: --model transformer")]
    channels: Option<usize>,
    /// Causal attention: a token sees only itself and the tokens before it
    #[arg(long, help_heading = "Network: --model transformer")]
    causal: bool,
    /// No learned position vectors; then, without --causal, the order of the tokens does not matter
    #[arg(long, help_heading = "Network: --model transformer")]
    no_positions: bool,
    /// Input of the output layer: mean (over the tokens), last (token) or class (a learned extra token at the end) [default: mean]
    #[arg(long, value_name = "NAME", help_heading = "Network: --model transformer")]
    pool: Option<Pool>,
    #[command(flatten)]
    onnx: ModelOptions,
}

fn parse_init(text: &str) -> std::result::Result<Init, String> {
    match text {
        "he" => Ok(Init::He),
        "xavier" => Ok(Init::Xavier),
        "bounded" => Ok(Init::Bounded),
        _ => Err("wanted he, xavier or bounded".to_owned()),
    }
}

impl NetworkOptions {
    /// Loads the network to continue from, if one is given.
    pub(crate) fn load(&self) -> Result<Option<Network>> {
        self.check_kind()?;
        self.from.as_ref().map(|path| model::load(path, &self.onnx)).transpose()
    }

    /// Returns the jagged features.
    pub(crate) fn jagged(&self, from: Option<&Network>, features: &[String]) -> Result<Jagged> {
        let names: Vec<&str> = features.iter().map(String::as_str).collect();
        match (from, self.jagged) {
            (Some(net), _) => Jagged::of(net, &names),
            (None, Some(at_most)) => Jagged::all(features, at_most, self.sorted_by.as_deref()),
            (None, None) => Ok(Jagged::default()),
        }
    }

    /// Returns the untrained network for these data and this loss: the loaded network or a new one. With a teacher it has as many outputs as the
    /// teacher.
    pub(crate) fn network(
        &self,
        from: Option<Network>,
        data: &Dataset,
        loss: Option<Loss>,
        teacher: Option<usize>,
    ) -> Result<Network> {
        if let Some(preset) = self.table {
            self.onnx.refuse()?;
            let outputs = self.classes.map(|_| self.outputs(data, loss)).transpose()?;
            let sizes = self.sizes.clone().map(TableConfig::from).unwrap_or_default();
            let collections = data.collections().to_vec();
            let config = TableConfig { preset, outputs, collections, seed: self.seed, ..sizes };
            return Network::new(config);
        }
        let outputs = match teacher {
            Some(outputs) => outputs,
            None => self.outputs(data, loss)?,
        };
        if let Some(net) = from {
            let (got, wanted) = ([net.features(), net.outputs()], [data.features(), outputs]);
            return match got == wanted {
                true => Ok(net),
                false => Err(Error::shape(
                    "--from",
                    format!("a network of {} features and {} outputs", got[0], got[1]),
                    format!("{} features and {} outputs, as the data have", wanted[0], wanted[1]),
                )),
            };
        }
        self.onnx.refuse()?;
        match self.model {
            Kind::Mlp => Network::new(self.mlp(data.features(), outputs)?),
            Kind::Transformer => Network::new(self.transformer(data.features(), outputs)?),
        }
    }

    /// Refuses options that belong to another kind of network.
    fn check_kind(&self) -> Result<()> {
        let of_transformers = [
            ("--length", self.length.is_some()),
            ("--width", self.width.is_some()),
            ("--order", self.order.is_some()),
            ("--layers", self.layers.is_some()),
            ("--heads", self.heads.is_some()),
            ("--channels", self.channels.is_some()),
            ("--causal", self.causal),
            ("--no-positions", self.no_positions),
            ("--pool", self.pool.is_some()),
        ];
        let of_lists = [("--jagged", self.jagged.is_some())]; // for transformers and table networks
        let of_mlps = [
            ("--hidden", self.hidden.is_some()),
            ("--activation", self.activation.is_some()),
            ("--init", self.init.is_some()),
        ];
        let none: &[(&str, bool)] = &[];
        let (transformers, lists, mlps) = match (self.table, self.model) {
            (Some(_), _) => (&of_transformers[..], none, &of_mlps[..]),
            (None, Kind::Mlp) => (&of_transformers[..], &of_lists[..], none),
            (None, Kind::Transformer) => (none, none, &of_mlps[..]),
        };
        for (kind, options) in
            [("transformer", transformers), ("transformer or with --table", lists), ("mlp", mlps)]
        {
            if let Some((name, _)) = options.iter().find(|(_, given)| *given) {
                let sizes = match (self.table, *name) {
                    (Some(_), "--width") => "--sizes width=N with --table, and --width ",
                    _ => "",
                };
                let wanted = format!("{sizes}only with --model {kind}");
                return Err(Error::argument(*name, "given", wanted));
            }
        }
        Ok(())
    }

    /// Returns the number of outputs, K.
    fn outputs(&self, data: &Dataset, loss: Option<Loss>) -> Result<usize> {
        match self.classes {
            Some(_) if data.targets() > 1 => {
                let wanted = "one: the class; --classes is not for a regression";
                Err(Error::argument("--target", format!("{} columns", data.targets()), wanted))
            }
            Some(classes) if classes < 2 => {
                Err(Error::argument("--classes", classes, "the number of classes, at least 2"))
            }
            // Two classes need one logit: the same model as with two, with half the output layer.
            Some(2) if loss != Some(Loss::SoftmaxCrossEntropy) => Ok(1),
            Some(classes) => Ok(classes),
            None => Ok(data.targets()),
        }
    }

    fn mlp(&self, features: usize, outputs: usize) -> Result<MlpConfig> {
        let hidden = self.hidden.as_deref().unwrap_or("64,64");
        let hidden = hidden.split(',').map(str::trim).filter(|width| !width.is_empty());
        let hidden = hidden.map(|width| {
            let wanted = "widths separated by commas, as in 64,64";
            width.parse().map_err(|_| Error::argument("--hidden", format!("'{width}'"), wanted))
        });
        let mut widths = vec![features];
        widths.extend(hidden.collect::<Result<Vec<usize>>>()?);
        widths.push(outputs);
        let activation = self.activation.unwrap_or(Activation::Gelu);
        Ok(MlpConfig { widths, activation, init: self.init, seed: self.seed })
    }

    fn transformer(&self, features: usize, outputs: usize) -> Result<TransformerConfig> {
        let divide = |name: &str, by: usize| {
            let wanted = || format!("a divisor of the {features} features");
            features
                .checked_div(by)
                .filter(|n| n * by == features && *n > 0)
                .ok_or_else(|| Error::argument(name, by, wanted()))
        };
        let (length, width) = match (self.jagged.or(self.length), self.width) {
            (Some(at_most), _) if self.jagged.is_some() => (at_most, features / at_most),
            (Some(length), Some(width)) if length.checked_mul(width) == Some(features) => {
                (length, width)
            }
            (Some(length), Some(width)) => {
                let wanted = format!("the {features} features");
                return Err(Error::argument(
                    "--length × --width",
                    format!("{length} × {width}"),
                    wanted,
                ));
            }
            (Some(length), None) => (length, divide("--length", length)?),
            (None, Some(width)) => (divide("--width", width)?, width),
            (None, None) => {
                let wanted = "the number of tokens that a row is cut into, or --width";
                return Err(Error::argument("--length", "not given", wanted));
            }
        };
        let default = match self.jagged {
            Some(_) => TransformerConfig::jagged(length, width, outputs),
            None => TransformerConfig::new(length, width, outputs),
        };
        Ok(TransformerConfig {
            order: self.order.unwrap_or(default.order),
            layers: self.layers.unwrap_or(default.layers),
            heads: self.heads.unwrap_or(default.heads),
            channels: self.channels.unwrap_or(default.channels),
            causal: self.causal,
            positions: default.positions && !self.no_positions,
            pool: self.pool.unwrap_or(default.pool),
            seed: self.seed,
            ..default
        })
    }
}

/// Describes the network in a few words.
pub(crate) fn describe(net: &Network) -> String {
    match net.config() {
        Config::Mlp(config) => format!("network {:?}", config.widths),
        Config::Transformer(config) => format!(
            "transformer: {} tokens of {} numbers, {} layers, {} heads, {} channels",
            config.length, config.width, config.layers, config.heads, config.channels
        ),
        Config::Composed(config) => format!("network composed of tensors: {}", config.inputs()),
        Config::Table(config) => {
            format!("table network ({}): the fit chooses its sizes", config.preset)
        }
    }
}
