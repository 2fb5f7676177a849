use rootgrad_autodiff::*;

mod mem {
    pub fn take(a: &mut f64) -> f64 {
        *a *= 2.0;
        *a
    }
}

#[hessian_vector(h_taken, Active, Active)]
fn taken(a: f64) -> f64 {
    let mut a = a;
    let b = mem::take(&mut a);
    a * b
}

fn black_box(a: f64) -> f64 {
    a * a
}

#[hessian(h_boxed, Active, Active)]
fn boxed(a: f64) -> f64 {
    black_box(a) * a
}

fn main() {}
