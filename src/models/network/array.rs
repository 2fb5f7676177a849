//! Predictions on `ndarray` views (feature `ndarray`).

use ndarray::{Array2, ArrayView2};

use super::{Network, Output};
use crate::error::{Error, Result};

impl Network {
    /// Predicts as [`Network::predict`] for a view (N, F); returns (N, K). A view in standard layout is read in
    /// place, any other is copied.
    ///
    /// # Errors
    /// [`Error::Shape`] unless the view has F columns; the other errors are those of [`Network::predict`].
    ///
    /// # Example
    /// ```
    /// use ndarray::array;
    /// use rootgrad::kernels::Activation;
    /// use rootgrad::models::{Network, MlpConfig, Output};
    ///
    /// let config = MlpConfig { widths: vec![2, 8, 3], activation: Activation::Gelu, init: None, seed: 42 };
    /// let net = Network::new(config)?;
    /// let p = net.predict_array(array![[0.5, -1.0], [2.0, 0.25]].view(), Output::Probability)?;
    /// assert_eq!(p.dim(), (2, 3));
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn predict_array(&self, x: ArrayView2<'_, f32>, output: Output) -> Result<Array2<f32>> {
        let (rows, features) = x.dim();
        if features != self.features() {
            let wanted = format!("(N, {}), the network's inputs", self.features());
            return Err(Error::shape("x", format!("({rows}, {features})"), wanted));
        }
        let mut out = Array2::zeros((rows, self.outputs()));
        let x = x.as_standard_layout();
        // A standard layout and a new array are contiguous. If they were not, the length check below would
        // refuse them.
        let (from, to) = (x.as_slice().unwrap_or(&[]), out.as_slice_mut().unwrap_or(&mut []));
        self.predict(from, features, to, output)?;
        Ok(out)
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array2, s};

    use crate::kernels::Activation;
    use crate::models::{MlpConfig, Network, Output};

    #[test]
    fn any_layout_gives_the_same_bits() {
        let config =
            MlpConfig { widths: vec![3, 8, 2], activation: Activation::Silu, init: None, seed: 5 };
        let net = Network::new(config).unwrap();
        let wide = Array2::from_shape_fn((7, 5), |(i, j)| ((i * 5 + j) as f32).sin());
        let view = wide.slice(s![.., 1..4]);
        let expected = net.predict_array(view, Output::Raw).unwrap();
        for (row, want) in view.rows().into_iter().zip(expected.rows()) {
            let mut out = [0.0; 2];
            net.predict(&row.to_vec(), 3, &mut out, Output::Raw).unwrap();
            assert_eq!(out.as_slice(), want.to_vec());
        }
        let fortran = view.reversed_axes().as_standard_layout().reversed_axes().to_owned();
        assert_eq!(net.predict_array(fortran.view(), Output::Raw).unwrap(), expected);
        assert!(net.predict_array(wide.view(), Output::Raw).is_err());
        let none = Array2::zeros((0, 3));
        assert_eq!(net.predict_array(none.view(), Output::Raw).unwrap().dim(), (0, 2));
    }
}
