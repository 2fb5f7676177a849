//! Methods of values in struct fields, whose types the macros do not see.

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

/// Methods with closures and ranges, and those that move elements between vectors: `retain`, `dedup_by`, `drain`, `sort_by`,
/// `sort_by_key`, `extend`, `append`, `split_off`, `copy_within`, `clone_from`.
mod presumed_vectors {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Jet {
        pt: f64,
        eta: f64,
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Event {
        jets: Vec<Jet>,
        hits: Vec<f64>,
        rows: Vec<Vec<f64>>,
        window: [f64; 4],
    }

    #[differentiable]
    impl Event {
        fn select(&mut self, cut: f64) -> f64 {
            self.jets.retain(|jet| jet.pt > cut);
            self.jets.sort_by(|a, b| b.pt.total_cmp(&a.pt));
            self.hits.sort_by_key(|hit| (*hit * 1e3) as i64);
            self.hits.dedup_by(|a, b| (*a - *b).abs() < 0.05);
            let drained: f64 = self.hits.drain(1..3).map(|hit| hit * hit).sum();
            self.window.sort_by(|a, b| a.total_cmp(b));
            self.rows[1].retain(|hit| *hit < 1.0);
            self.jets[0].pt * self.jets[1].eta + drained
        }
        fn rebuild(&mut self) -> f64 {
            let scale = self.window[0];
            self.hits.extend(self.rows[0].iter().map(|hit| hit * scale));
            self.hits.copy_within(..2, 1);
            let mut late = self.hits.split_off(2);
            self.rows[1].append(&mut late);
            let row = self.rows[1].clone();
            self.hits.clone_from(&row);
            let jets: Vec<Jet> = self.jets.drain(..1).collect();
            jets[0].eta
        }
        fn weight(&self) -> f64 {
            let mut sum = self.window[1] * self.window[3];
            for (i, hit) in self.hits.iter().enumerate() {
                sum += hit * hit * (0.5 + i as f64);
            }
            for row in &self.rows {
                for (i, hit) in row.iter().enumerate() {
                    sum += hit.sin() * (1.5 + i as f64);
                }
            }
            for jet in &self.jets {
                sum += jet.pt * jet.eta * jet.eta;
            }
            sum
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut jets = vec![];
        for i in 0..4 {
            jets.push(Jet { pt: x[i] * x[i], eta: x[i + 1] });
        }
        let mut event = Event {
            jets,
            hits: x.to_vec(),
            rows: vec![x[1..4].to_vec(), vec![x[0] * x[4], 1.0 + x[0] * x[0], x[2]]],
            window: [x[3], x[0], x[2], x[1]],
        };
        event.hits.push(x[0]);
        let selected = event.select(0.2);
        let before = event.weight();
        let first = event.rebuild();
        selected * before + first * event.weight()
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9, 0.3], &[0.8, 1.1, -0.9, 0.5, -0.2]]);
}

/// References with a type into fields, and `as_mut` of an `Option`.
mod typed_references {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Track {
        hits: Vec<f64>,
        time: Option<f64>,
    }

    #[differentiable]
    impl Track {
        fn fold(&mut self) -> f64 {
            let hits: &mut Vec<f64> = &mut self.hits;
            let mut sum = 0.0;
            while let Some(hit) = hits.pop() {
                sum += hit * hit;
                if hits.len() < 3 {
                    break;
                }
            }
            hits.retain(|hit| *hit > 0.0);
            if let Some(time) = self.time.as_mut() {
                *time *= sum;
            }
            let rest: &[f64] = &self.hits;
            sum * rest[0]
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut track = Track { hits: x.to_vec(), time: Some(x[0] * x[1]) };
        let folded = track.fold();
        match track.time {
            Some(time) => folded * time,
            None => folded,
        }
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9, 0.3], &[-0.8, 1.1, -0.8, 0.5, -0.2]]);
}

/// A `move` closure that captures a field of a struct whose other fields are still used.
mod fields_captured {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Line {
        slope: f64,
        points: Vec<f64>,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut line = Line { slope: x[0] * x[1], points: x.to_vec() };
        let mut sum = 0.0;
        for i in 0..2 {
            let at = move |z: f64| line.slope * z + z * z;
            line.slope *= 2.0;
            line.points.push(at(line.points[i]));
            sum += at(line.slope) * line.points[i + 1];
        }
        sum + line.points.iter().sum::<f64>()
    }
    case!(slice at [&[0.7, -0.4, 1.2], &[0.3, 0.9, -0.5]]);
}

/// A stack machine: the top element is popped with and without a default.
mod stack_machine {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Machine {
        stack: Vec<f64>,
        steps: usize,
    }

    #[differentiable]
    impl Machine {
        fn new() -> Self {
            Machine { stack: Vec::new(), steps: 0 }
        }
        fn push(&mut self, x: f64) {
            self.stack.push(x);
            self.steps += 1;
        }
        fn pop(&mut self) -> f64 {
            self.steps += 1;
            self.stack.pop().unwrap()
        }
        fn pop_or(&mut self, reserve: f64) -> f64 {
            self.stack.pop().unwrap_or(reserve)
        }
        fn top(&self) -> f64 {
            *self.stack.last().unwrap()
        }
        fn apply(&mut self, operator: u8) {
            let b = self.pop();
            let a = self.stack.pop().expect("two operands");
            self.push(match operator {
                b'+' => a + b,
                b'*' => a * b,
                b'-' => a - b,
                _ => unreachable!(),
            });
        }
        fn squared(&mut self) -> f64 {
            if let Some(x) = self.stack.pop() { x * x } else { 0.0 }
        }
        fn rest(&mut self) -> f64 {
            let mut s = 1.0;
            while let Some(x) = self.stack.pop() {
                s = s * x + 1.0;
            }
            s
        }
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut machine = Machine::new();
        for &x in x {
            machine.push(x);
        }
        for c in b"+*" {
            machine.apply(*c);
        }
        let top = machine.top();
        let a = machine.squared();
        machine.push(top * a);
        machine.push(x[1]);
        machine.apply(b'-');
        machine.push(x[0]);
        let mut reserve = vec![x[2]];
        reserve.append(&mut machine.stack.clone());
        let rest = a + machine.pop_or(2.0) + machine.rest();
        rest * machine.pop_or(x[3]) + reserve[1] * reserve[0] * machine.steps as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Names and flags beside numbers, on which the computation depends.
mod labels_in_fields {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Channel {
        gain: f64,
        name: String,
        tags: Vec<String>,
        open: [bool; 3],
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let channel = Channel {
            gain: x[0] * x[1],
            name: "muon".to_string(),
            tags: vec!["a".into(), "bb".into()],
            open: [true, false, true],
        };
        let mut s = 0.0;
        for (i, tag) in channel.tags.iter().enumerate() {
            s += channel.gain * tag.len() as f64 * x[i];
        }
        for (i, &open) in channel.open.iter().enumerate() {
            if open {
                s *= x[i] + 1.0;
            }
        }
        if channel.name.starts_with('m') {
            s *= channel.gain;
        }
        match channel.name.as_str() {
            "muon" => s * s,
            _ => s,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4]]);
}
