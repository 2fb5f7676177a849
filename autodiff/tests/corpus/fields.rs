//! Methods of what the fields of structs hold, whose types are not seen.

/// `Vec`s that grow and shrink, and elements that change places.
mod vectors_in_fields {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Track {
        hits: Vec<f64>,
        points: Vec<(f64, f64)>,
        window: [f64; 4],
    }

    #[differentiable]
    impl Track {
        fn move_about(&mut self) {
            let product = self.hits[0] * self.hits[1];
            self.hits.insert(1, product);
            self.hits.rotate_left(2);
            let taken = self.hits.remove(2);
            let first = self.hits.swap_remove(0);
            self.hits.reverse();
            self.hits.resize(7, taken * first);
            self.window.rotate_right(1);
            self.window.reverse();
            let point = self.points.remove(0);
            self.points.insert(1, (point.1 * taken, point.0));
        }
        fn cut(&mut self, length: usize) -> f64 {
            self.hits.truncate(length);
            let mut sum = 0.0;
            for i in 0..self.hits.len() {
                sum += self.hits[i] * self.hits[i] * (1.0 + i as f64);
            }
            self.hits.clear();
            self.hits.push(sum * self.window[3]);
            self.hits.resize(2, 0.5);
            sum
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut track = Track {
            hits: x.to_vec(),
            points: vec![(x[0], x[1] * x[2]), (x[3], x[4])],
            window: [x[1], x[2], x[3], x[0] * x[4]],
        };
        track.move_about();
        let mut weight = 1.0;
        for i in 0..track.hits.len() {
            weight += track.hits[i] * (0.5 + i as f64) * track.window[i % 4];
        }
        let sum = track.cut(4);
        let (p, q) = (track.points[0], track.points[1]);
        sum * weight + track.hits[0] * track.hits[1] + p.0 * q.1 - p.1 * q.0
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9, 0.3], &[0.3, 1.1, -0.8, 0.5, -0.2]]);
}

/// An `Option` in a field: its methods with closures, and `take`.
mod options_in_fields {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Vertex {
        time: Option<f64>,
        z: f64,
    }

    #[differentiable]
    impl Vertex {
        fn weight(&self) -> f64 {
            self.time.map(|t| t * t).filter(|t| *t > 0.05).unwrap_or_else(|| 0.3 * self.z)
                + self.time.map_or(self.z, |t| (t * self.z).sin())
        }
        fn forget(&mut self) -> f64 {
            self.time = self.time.filter(|t| *t > 0.2).or(Some(0.4 * self.z));
            match self.time.take() {
                Some(t) => t * self.z,
                None => 0.0,
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut vertex = Vertex { time: Some(x[0]), z: x[1] };
        let before = vertex.weight();
        let taken = vertex.forget();
        before * taken + vertex.weight()
    }
    case!(slice at [&[0.7, -0.4], &[0.1, 1.1]]);
}
