//! Networks that a header can contain, for messages.

use crate::interface::either;

/// Returns the function that writes networks of all kinds.
pub(super) fn export_onnx() -> &'static str {
    let shell = "rootgrad export to a name that ends in .onnx";
    either("export_onnx", "rootgrad.export_onnx", shell)
}

/// Returns the networks that a header can contain.
pub(super) fn wanted() -> String {
    format!(
        "a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, such as an Mlp, or a deep set: such chains over \
         the entries of jagged inputs, then a masked mean, sum or maximum of each; {} writes all networks, for ONNX Runtime or \
         SOFIE, and an Mlp fitted to the score of a Table can be a header",
        export_onnx()
    )
}
