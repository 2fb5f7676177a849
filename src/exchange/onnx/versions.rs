//! Versions of ONNX's own operators: opsets.

use std::ops::RangeInclusive;

use super::importing::is_onnx;
use super::message::Model;
use crate::exchange::problem::Result;

/// Supported versions of ONNX's own operators (opsets): those of ONNX 1.23.
const VERSIONS: RangeInclusive<i64> = 1..=28;

/// Returns an error for an opset of the model or its functions that does not exist, or that is newer than the supported ones. Operators
/// of a newer opset may compute something else.
pub(super) fn check(model: &Model<'_>) -> Result<()> {
    check_versions(&model.operators)?;
    for function in &model.functions {
        let within = || format!("function '{}'", function.name);
        check_versions(&function.operators).map_err(|problem| problem.within(within()))?;
    }
    Ok(())
}

fn check_versions(operators: &[(&str, i64)]) -> Result<()> {
    let own = operators.iter().filter(|(domain, _)| is_onnx(domain)).map(|&(_, version)| version);
    let newest = *VERSIONS.end();
    match own.into_iter().find(|version| !VERSIONS.contains(version)) {
        None => Ok(()),
        Some(version) if version > newest => Err(format!(
            "it uses opset {version} of ONNX's operators, and rootgrad knows them up to opset {newest}; export the model with an older \
             opset, such as `opset_version=20`"
        )
        .into()),
        Some(version) => Err(format!(
            "it declares opset {version} of ONNX's operators, which does not exist; export the model again, with opset 7 to {newest}"
        )
        .into()),
    }
}
