//! Evaluation: metrics of scores and predictions, with their uncertainties.
//!
//! Plain functions on slices. Scores, labels, weights and columns are (N), one number per row; matrices are (N, K), row by row. A label is 0 for
//! background and anything else for signal; a class is its number. Weights may be negative, for example for simulated events with interference: each
//! result reports how many there were ([`Weights`]), and each function documents their effect. A NaN is refused with its row. Nothing here has state:
//! all functions may be called from any number of threads.

mod auc;
mod bootstrap;
mod calibration;
mod confusion;
mod correlations;
mod folds;
mod histogram;
mod integrated_gradients;
mod interval;
mod permutation;
mod profile;
mod random;
mod resolution;
mod rows;
mod significance;
mod special;
mod temperature;
#[cfg(test)]
mod testing;
mod two_sample;
mod working_point;

pub use auc::{Auc, AucComparison, compare_aucs, delong};
pub use bootstrap::{Bootstrap, BootstrapAuc, bootstrap_auc};
pub use calibration::{Binning, Calibration, ReliabilityBin, calibration, top_label};
pub use confusion::{ClassQuality, Confusion};
pub use correlations::{Correlations, correlations};
pub use folds::{Folds, fold_of};
pub use histogram::{Histogram, equal_width};
pub use integrated_gradients::{
    Attributions, Fill, MeanAttributions, Rule, integrated_gradients, path,
};
pub use interval::{Counted, Share, clopper_pearson, wilson};
pub use permutation::{Importance, Importances, Permutation, Predict, permutation_importance};
pub use profile::{
    Profile, ProfileBin, Sculpting, correlation, jensen_shannon, profile, sculpting,
};
pub(crate) use random::{below, join, stream};
pub use resolution::{
    Regression, Residual, Resolution, ResolutionBin, regression, residuals, resolution_against,
};
pub(crate) use rows::ascending;
pub use rows::{Scored, Weights};
pub use significance::{
    BestCut, CutPoint, Merit, asimov, asimov_with_systematic, best_cut, s_over_root_s_plus_b,
};
pub use temperature::{Temperature, fit_temperature, fit_temperature_softmax};
pub use two_sample::{
    Chi2, KolmogorovSmirnov, Overtraining, chi2_test, kolmogorov_smirnov, overtraining,
};
pub use working_point::{At, WorkingPoint, working_points};
