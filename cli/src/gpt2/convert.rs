//! `rootgrad gpt2 convert`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use rootgrad::data::Tokenizer;
use rootgrad::formats::{check_outputs, is_directory};
use rootgrad::kernels::Precision;
use rootgrad::models::Gpt2;
use rootgrad::{Error, Result};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad gpt2 convert gpt2_124M.bin gpt.safetensors                 # an llm.c checkpoint to ours
  rootgrad gpt2 convert ~/models/gpt2 gpt2.bin --to llmc --precision bfloat16  # Hugging Face's directory to llm.c's
  rootgrad gpt2 convert gpt.safetensors out --to hugging-face         # for transformers' from_pretrained";

/// Arguments of `rootgrad gpt2 convert`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model: a rootgrad model or checkpoint (.safetensors), an llm.c checkpoint (.bin) or a Hugging Face directory
    model: PathBuf,
    /// File to write; a directory for hugging-face
    output: PathBuf,
    /// Format of the output [default: llmc if the name ends in .bin, else rootgrad]
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,
    /// Precision of the numbers in the file: float32, or bfloat16 (rounded; llmc and hugging-face only)
    #[arg(long, default_value_t, value_name = "PRECISION")]
    precision: Precision,
    /// llm.c tokenizer file to store with the model
    #[arg(long, value_name = "FILE")]
    tokenizer: Option<PathBuf>,
    /// llm.c tokenizer file to write the model's tokenizer to
    #[arg(long, value_name = "FILE")]
    tokenizer_output: Option<PathBuf>,
}

/// Files in a Hugging Face directory.
const HUGGING_FACE: [&str; 2] = ["model.safetensors", "config.json"];

/// File format of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Form {
    /// safetensors with the tokenizer
    Rootgrad,
    /// An llm.c checkpoint
    Llmc,
    /// A directory that transformers can read
    HuggingFace,
}

impl Options {
    /// Fails if an output file would overwrite another output or an input.
    fn check(&self, form: Form) -> Result<()> {
        let inputs = [Some(&self.model), self.tokenizer.as_ref()].into_iter().flatten();
        let inputs: Vec<&Path> = inputs.map(PathBuf::as_path).collect();
        // For a directory, compare the files in it. If the directory does not exist yet, nothing can be overwritten.
        let files = match form {
            Form::HuggingFace if is_directory(&self.output)? => {
                HUGGING_FACE.map(|name| self.output.join(name)).to_vec()
            }
            Form::HuggingFace => Vec::new(),
            Form::Rootgrad | Form::Llmc => vec![self.output.clone()],
        };
        let outputs = files.iter().map(|file| ("OUTPUT", Some(&**file)));
        check_outputs(
            outputs.chain([("--tokenizer-output", self.tokenizer_output.as_deref())]),
            &inputs,
        )
    }
}

/// Reads the model and writes it in the chosen format.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let llmc = options.output.extension().is_some_and(|ending| ending == "bin");
    let form = options.to.unwrap_or(if llmc { Form::Llmc } else { Form::Rootgrad });
    if options.precision != Precision::Float32 && form == Form::Rootgrad {
        let wanted = "--to llmc or hugging-face: rootgrad's own files store 32-bit floats";
        return Err(Error::argument("--precision", options.precision, wanted));
    }
    options.check(form)?;
    let mut model = Gpt2::load(&options.model)?;
    if let Some(path) = &options.tokenizer {
        model.set_tokenizer(Some(Arc::new(Tokenizer::load(path)?)))?;
    }
    if let Some(path) = &options.tokenizer_output {
        let missing = || {
            let model = options.model.display();
            let wanted = format!("a model with a tokenizer; '{model}' has none: give --tokenizer");
            Error::argument("--tokenizer-output", format!("'{}'", path.display()), wanted)
        };
        model.tokenizer().ok_or_else(missing)?.save(path)?;
    }
    match form {
        Form::Rootgrad => model.save(&options.output)?,
        Form::Llmc => model.save_llmc(&options.output, options.precision)?,
        Form::HuggingFace => model.save_hugging_face(&options.output, options.precision)?,
    }
    Ok(ExitCode::SUCCESS)
}
