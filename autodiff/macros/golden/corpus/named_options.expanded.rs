// Written by the golden test; do not edit.
mod chosen_numbers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let item = (*v) * 2.0;
            chosen = item;
            found = true;
        }
        let t;
        if found {
            t = Some(chosen);
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let m = t;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut running = true;
        let length_2 = x.len();
        let mut passes_of_kept_3 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_3 += 1;
            let v_2 = &x[i_2];
            let item_2 = (*v_2).sin();
            if item_2 > 0.9 {
                chosen_2 = item_2;
                found_2 = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let t_2;
        if found_2 {
            t_2 = Some(chosen_2);
            shape_2.keep(&t_2);
        } else {
            t_2 = None {};
            shape_2.keep(&t_2);
        }
        let n = t_2;
        let value = ::core::clone::Clone::clone(&m).unwrap_or(0.0);
        let value_2 = ::core::clone::Clone::clone(&n).unwrap_or(2.0);
        let mut found_3 = false;
        let mut chosen_3: f64 = ::core::default::Default::default();
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let item_3 = x[i_3];
            if kept_2.keep((!found_3)) {
                chosen_3 = item_3;
                found_3 = true;
            } else {
                let x_2 = kept_1.keep(chosen_3);
                let x_3 = item_3;
                chosen_3 = x_2.min(x_3);
            }
        }
        let t_3;
        if found_3 {
            let v_3 = chosen_3;
            t_3 = v_3 * v_3;
        } else {
            t_3 = 0.0;
        }
        let result: f64 = (value * value_2) + t_3;
        let mut d_result = d_ret;
        let mut d_chosen: f64 = -0.0;
        let mut d_t = shape_1.zero();
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_chosen_2: f64 = -0.0;
        let mut d_t_2 = shape_2.zero();
        let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_chosen_3: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_t_3 += d_result;
        if found_3 {
            let v_3 = chosen_3;
            let mut d_v_3: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_t_3);
            d_v_3 += d_1 * v_3;
            d_v_3 += d_1 * v_3;
            d_chosen_3 += d_v_3;
        } else {
            let _ = ::core::mem::take(&mut d_t_3);
        }
        for i_3 in (0..length_3).rev() {
            let v_1 = kept_2.take();
            let item_3 = x[i_3];
            let mut d_item_3: f64 = -0.0;
            if v_1 {
                let d_3 = ::core::mem::take(&mut d_chosen_3);
                d_item_3 += d_3;
            } else {
                let x_2 = kept_1.take();
                let x_3 = item_3;
                let mut d_x_2: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_chosen_3);
                d_x_2 += d_4 * ::rootgrad_autodiff::rules::min(x_2, x_3).0;
                d_x_3 += d_4 * ::rootgrad_autodiff::rules::min(x_2, x_3).1;
                d_item_3 += d_x_3;
                d_chosen_3 += d_x_2;
            }
            d_x[i_3] += d_item_3;
        }
        (n)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_n),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        (m)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_m),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_n));
        if found_2 {
            let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_chosen_2 += (*d_6);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_3.take())
            .rev()
        {
            let v_2 = &x[i_2];
            let item_2 = (*v_2).sin();
            let mut d_item_2: f64 = -0.0;
            if item_2 > 0.9 {
                let d_8 = ::core::mem::take(&mut d_chosen_2);
                d_item_2 += d_8;
            }
            d_x[i_2] += d_item_2 * ::rootgrad_autodiff::rules::sin(*v_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_m));
        if found {
            let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_10) = &d_9 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_chosen += (*d_10);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        for i in (0..length).rev() {
            let mut d_item: f64 = -0.0;
            let d_12 = ::core::mem::take(&mut d_chosen);
            d_item += d_12;
            d_x[i] += d_item * 2.0;
        }
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let item = (*v) * 2.0;
            let t_item = (*t_v) * 2.0;
            t_chosen = t_item;
            chosen = item;
            found = true;
        }
        let t;
        let t_t;
        if found {
            t_t = Some(t_chosen);
            t = Some(chosen);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let m = t;
        let t_m = t_t;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut t_chosen_2: f64 = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            let item_2 = (*v_2).sin();
            let t_item_2 = ::rootgrad_autodiff::rules::sin(*v_2) * (*t_v_2);
            if item_2 > 0.9 {
                t_chosen_2 = t_item_2;
                chosen_2 = item_2;
                found_2 = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let t_2;
        let t_t_2;
        if found_2 {
            t_t_2 = Some(t_chosen_2);
            t_2 = Some(chosen_2);
        } else {
            let v_4 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
            t_2 = v_4;
        }
        let n = t_2;
        let t_n = t_t_2;
        let (v_5, t_value) = (m)
            .__jvp_unwrap_or(&t_m, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_5;
        let (v_6, t_value_2) = (n)
            .__jvp_unwrap_or(&t_n, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_6;
        let mut found_3 = false;
        let mut chosen_3: f64 = ::core::default::Default::default();
        let mut t_chosen_3: f64 = 0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let item_3 = x[i_3];
            let t_item_3 = t_x[i_3];
            if !found_3 {
                t_chosen_3 = t_item_3;
                chosen_3 = item_3;
                found_3 = true;
            } else {
                let x_2 = chosen_3;
                let t_x_2 = t_chosen_3;
                let x_3 = item_3;
                let t_x_3 = t_item_3;
                let p_1 = ::rootgrad_autodiff::rules::min(x_2, x_3);
                t_chosen_3 = p_1.0 * t_x_2 + p_1.1 * t_x_3;
                chosen_3 = x_2.min(x_3);
            }
        }
        let t_3;
        let t_t_3;
        if found_3 {
            let v_3 = chosen_3;
            let t_v_3 = t_chosen_3;
            t_t_3 = t_v_3 * v_3 + v_3 * t_v_3;
            t_3 = v_3 * v_3;
        } else {
            t_t_3 = 0.0;
            t_3 = 0.0;
        }
        let result: f64 = (value * value_2) + t_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) + t_t_3;
        (result, t_result)
    }
}
mod chosen_references {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            if !found {
                chosen = i;
                found = true;
            } else {
                let better = (&x[chosen]).total_cmp(&item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i;
                }
            }
        }
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let item_2 = &x[i_2];
            if !found_2 {
                chosen_2 = i_2;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_2]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_2;
                }
            }
        }
        if !found {
            result = 0.0;
        } else {
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                result = ((*a) - (*b)) * (*a);
            } else {
                result = 0.0;
            }
        }
        let mut d_result = d_ret;
        if !found {
            let _ = ::core::mem::take(&mut d_result);
        } else {
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let d_2 = ::core::mem::take(&mut d_result);
                let d_3 = d_2 * (*a);
                d_x[at] += d_3;
                d_x[at_2] -= d_3;
                d_x[at] += d_2 * ((*a) - (*b));
            } else {
                let _ = ::core::mem::take(&mut d_result);
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            let t_item = &t_x[i];
            if !found {
                chosen = i;
                found = true;
            } else {
                let better = (&x[chosen]).total_cmp(&item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i;
                }
            }
        }
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let item_2 = &x[i_2];
            let t_item_2 = &t_x[i_2];
            if !found_2 {
                chosen_2 = i_2;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_2]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_2;
                }
            }
        }
        if !found {
            t_result = 0.0;
            result = 0.0;
        } else {
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let t_a = &t_x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let t_b = &t_x[at_2];
                t_result = ((*t_a) - (*t_b)) * (*a) + ((*a) - (*b)) * (*t_a);
                result = ((*a) - (*b)) * (*a);
            } else {
                t_result = 0.0;
                result = 0.0;
            }
        }
        (result, t_result)
    }
}
mod chosen_pairs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = x.len();
        for i_2 in 0..length {
            let item = &x[i_2];
            if !found {
                chosen = i_2;
                chosen_2 = i_2;
                found = true;
            } else {
                let better = (&x[chosen_2]).total_cmp(item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                    chosen_2 = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let i = chosen;
        let at = chosen_2;
        let v = &x[at];
        let mut found_2 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            if !found_2 {
                chosen_3 = i_3;
                chosen_4 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_4]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_3 = i_3;
                    chosen_4 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let i_4 = chosen_3;
        &x[chosen_4];
        let n = i_4;
        let result: f64 = ((*v) * (i as f64)) + x[n];
        let mut d_result = d_ret;
        d_x[at] += d_result * (i as f64);
        d_x[n] += d_result;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = x.len();
        for i_2 in 0..length {
            let item = &x[i_2];
            let t_item = &t_x[i_2];
            if !found {
                chosen = i_2;
                chosen_2 = i_2;
                found = true;
            } else {
                let better = (&x[chosen_2]).total_cmp(item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                    chosen_2 = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let i = chosen;
        let at = chosen_2;
        let v = &x[at];
        let t_v = &t_x[at];
        let mut found_2 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            let t_item_2 = &t_x[i_3];
            if !found_2 {
                chosen_3 = i_3;
                chosen_4 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_4]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_3 = i_3;
                    chosen_4 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let i_4 = chosen_3;
        &x[chosen_4];
        let n = i_4;
        let result: f64 = ((*v) * (i as f64)) + x[n];
        let t_result: f64 = ((*t_v) * (i as f64)) + t_x[n];
        (result, t_result)
    }
}
mod chosen_structs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut ps: ::std::vec::Vec<P> = ::std::vec::Vec::new();
        let length = x.len();
        for i in 0..length {
            let id = i;
            let e = x[i];
            ps.push(P { e: e, id: id });
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = ps.len();
        for i_2 in 0..length_2 {
            let item = &ps[i_2];
            if !found {
                chosen = i_2;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                    (&ps[chosen].e).total_cmp(&item.e),
                ) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let lead = &ps[at];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_3 = ps.len();
        for i_3 in 0..length_3 {
            let item_2 = &ps[i_3];
            let pass = item_2.id != lead.id;
            if pass {
                let item_3 = item_2;
                if !found_2 {
                    chosen_2 = i_3;
                    found_2 = true;
                } else {
                    let better_2 = ::rootgrad_autodiff::rt::discrete(
                        (&ps[chosen_2].e).total_cmp(&item_3.e),
                    ) != ::core::cmp::Ordering::Greater;
                    if better_2 {
                        chosen_2 = i_3;
                    }
                }
            }
        }
        let t;
        if found_2 {
            let at_2 = chosen_2;
            let p = &ps[at_2];
            t = p.e * lead.e;
        } else {
            t = 0.0;
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let lead = &ps[at];
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if found_2 {
            let at_2 = chosen_2;
            let p = &ps[at_2];
            let d_1 = ::core::mem::take(&mut d_t);
            d_ps[at_2].e += d_1 * lead.e;
            d_ps[at].e += d_1 * p.e;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        for i in (0..length).rev() {
            let mut d_e: f64 = -0.0;
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_ps);
            let P { e: d_4, id: _ } = &d_3 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_e += (*d_4);
            d_x[i] += d_e;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut ps: ::std::vec::Vec<P> = ::std::vec::Vec::new();
        let mut t_ps: ::std::vec::Vec<P> = ::rootgrad_autodiff::Differentiable::zero_like(
            &ps,
        );
        let length = x.len();
        for i in 0..length {
            let id = i;
            let e = x[i];
            let t_e = t_x[i];
            t_ps.push(P {
                e: t_e,
                id: ::rootgrad_autodiff::Differentiable::zero_like(&(id)),
            });
            ps.push(P { e: e, id: id });
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = ps.len();
        for i_2 in 0..length_2 {
            let item = &ps[i_2];
            let t_item = &t_ps[i_2];
            if !found {
                chosen = i_2;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                    (&ps[chosen].e).total_cmp(&item.e),
                ) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let lead = &ps[at];
        let t_lead = &t_ps[at];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_3 = ps.len();
        for i_3 in 0..length_3 {
            let item_2 = &ps[i_3];
            let t_item_2 = &t_ps[i_3];
            let pass = item_2.id != lead.id;
            if pass {
                let item_3 = item_2;
                let t_item_3 = t_item_2;
                if !found_2 {
                    chosen_2 = i_3;
                    found_2 = true;
                } else {
                    let better_2 = ::rootgrad_autodiff::rt::discrete(
                        (&ps[chosen_2].e).total_cmp(&item_3.e),
                    ) != ::core::cmp::Ordering::Greater;
                    if better_2 {
                        chosen_2 = i_3;
                    }
                }
            }
        }
        let t;
        let t_t;
        if found_2 {
            let at_2 = chosen_2;
            let p = &ps[at_2];
            let t_p = &t_ps[at_2];
            t_t = ::rootgrad_autodiff::rt::scalar(t_p.e) * lead.e
                + p.e * ::rootgrad_autodiff::rt::scalar(t_lead.e);
            t = p.e * lead.e;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod parts_of_a_slice {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let t;
        let present = x.len() > 0;
        let present_2 = x.len() > 0;
        if present && present_2 {
            let a = &x[0];
            let b = &x[(x.len() - 1)];
            t = (*a) * (*b);
        } else {
            t = 0.0;
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if present && present_2 {
            let a = &x[0];
            let b = &x[(x.len() - 1)];
            let d_1 = ::core::mem::take(&mut d_t);
            d_x[0] += d_1 * (*b);
            d_x[x.len() - 1] += d_1 * (*a);
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t;
        let t_t;
        let present = x.len() > 0;
        let present_2 = x.len() > 0;
        if present && present_2 {
            let a = &x[0];
            let t_a = &t_x[0];
            let b = &x[(x.len() - 1)];
            let t_b = &t_x[x.len() - 1];
            t_t = (*t_a) * (*b) + (*a) * (*t_b);
            t = (*a) * (*b);
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod a_part_with_a_guard {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut t = ::core::default::Default::default();
        let mut taken = false;
        let present = 2 < x.len();
        if present {
            let a = x[2];
            if a > 0.0 {
                taken = true;
                t = a;
            }
        }
        if !taken {
            let present_2 = 2 < x.len();
            if present_2 {
                let a_2 = &x[2];
                t = ((*a_2) * (*a_2)) * 3.0;
            } else {
                t = 0.0;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if !taken {
            let present_2 = 2 < x.len();
            if present_2 {
                let a_2 = &x[2];
                let d_a_2 = &mut d_x[2];
                let d_1 = ::core::mem::take(&mut d_t);
                let d_2 = d_1 * 3.0;
                (*d_a_2) += d_2 * (*a_2);
                (*d_a_2) += d_2 * (*a_2);
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        if present {
            let a = x[2];
            let mut d_a: f64 = -0.0;
            if a > 0.0 {
                let d_4 = ::core::mem::take(&mut d_t);
                d_a += d_4;
            }
            d_x[2] += d_a;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t = ::core::default::Default::default();
        let mut t_t = 0.0;
        let mut taken = false;
        let present = 2 < x.len();
        if present {
            let a = x[2];
            let t_a = t_x[2];
            if a > 0.0 {
                taken = true;
                t_t = t_a;
                t = a;
            }
        }
        if !taken {
            let present_2 = 2 < x.len();
            if present_2 {
                let a_2 = &x[2];
                let t_a_2 = &t_x[2];
                t_t = ((*t_a_2) * (*a_2) + (*a_2) * (*t_a_2)) * 3.0;
                t = ((*a_2) * (*a_2)) * 3.0;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod before_a_change {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut v = x.to_vec();
        let t;
        let present = v.len() > 0;
        if present {
            let a = &v[0];
            t = (*a) * 2.0;
        } else {
            t = 0.0;
        }
        let a_2 = t;
        v[0] = 5.0 * a_2;
        let present_2 = v.len() > 0;
        let t_2;
        if present_2 {
            let at = v.len() - 1;
            let l = &v[at];
            t_2 = (*l) * v[0];
        } else {
            t_2 = 0.0;
        }
        let result: f64 = t_2;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t: f64 = -0.0;
        let mut d_a_2: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        if present_2 {
            let at = v.len() - 1;
            let l = &v[at];
            let d_1 = ::core::mem::take(&mut d_t_2);
            d_v[at] += d_1 * v[0];
            d_v[0] += d_1 * (*l);
        } else {
            let _ = ::core::mem::take(&mut d_t_2);
        }
        let d_3 = ::core::mem::take(&mut d_v[0]);
        d_a_2 += d_3 * 5.0;
        d_t += d_a_2;
        if present {
            let d_4 = ::core::mem::take(&mut d_t);
            d_v[0] += d_4 * 2.0;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let t;
        let t_t;
        let present = v.len() > 0;
        if present {
            let a = &v[0];
            let t_a = &t_v[0];
            t_t = (*t_a) * 2.0;
            t = (*a) * 2.0;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let a_2 = t;
        let t_a_2 = t_t;
        t_v[0] = 5.0 * t_a_2;
        v[0] = 5.0 * a_2;
        let present_2 = v.len() > 0;
        let t_2;
        let t_t_2;
        if present_2 {
            let at = v.len() - 1;
            let l = &v[at];
            let t_l = &t_v[at];
            t_t_2 = (*t_l) * v[0] + (*l) * t_v[0];
            t_2 = (*l) * v[0];
        } else {
            t_t_2 = 0.0;
            t_2 = 0.0;
        }
        let result: f64 = t_2;
        let t_result: f64 = t_t_2;
        (result, t_result)
    }
}
mod the_index_of_then {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut i = 2;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(i));
        let at = i;
        i = 0;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(i + 9));
        let at_2 = i + 9;
        let t_2 = x[at] * x[i];
        let present = at_2 < x.len();
        let t;
        if present {
            t = x[at_2];
        } else {
            t = x[1] * x[1];
        }
        let result: f64 = t_2 + t;
        let mut d_result = d_ret;
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t_2 += d_result;
        d_t += d_result;
        if present {
            let d_1 = ::core::mem::take(&mut d_t);
            d_x[at_2] += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_x[1] += d_2 * x[1];
            d_x[1] += d_2 * x[1];
        }
        d_x[at] += d_t_2 * x[i];
        d_x[i] += d_t_2 * x[at];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut i = 2;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(i));
        let at = i;
        i = 0;
        ::rootgrad_autodiff::typed!(::core::option::Option < _ >, x.get(i + 9));
        let at_2 = i + 9;
        let t_2 = x[at] * x[i];
        let t_t_2 = t_x[at] * x[i] + x[at] * t_x[i];
        let present = at_2 < x.len();
        let t;
        let t_t;
        if present {
            t_t = t_x[at_2];
            t = x[at_2];
        } else {
            t_t = t_x[1] * x[1] + x[1] * t_x[1];
            t = x[1] * x[1];
        }
        let result: f64 = t_2 + t;
        let t_result: f64 = t_t_2 + t_t;
        (result, t_result)
    }
}
mod rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2]]];
        let t;
        let present = 1 < rows.len();
        let present_2 = rows.len() > 0;
        if present && present_2 {
            let r = &rows[1];
            let q = &rows[(rows.len() - 1)];
            t = (r[0] * q[0]) + rows[0][1];
        } else {
            t = 0.0;
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if present && present_2 {
            let r = &rows[1];
            let q = &rows[(rows.len() - 1)];
            let d_1 = ::core::mem::take(&mut d_t);
            d_rows[1][0] += d_1 * q[0];
            d_rows[rows.len() - 1][0] += d_1 * r[0];
            d_rows[0][1] += d_1;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        d_x[0] += d_rows[0][0];
        d_x[1] += d_rows[0][1];
        d_x[2] += d_rows[1][0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_rows = ::std::vec![::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2]]];
        let rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2]]];
        let t;
        let t_t;
        let present = 1 < rows.len();
        let present_2 = rows.len() > 0;
        if present && present_2 {
            let r = &rows[1];
            let t_r = &t_rows[1];
            let q = &rows[(rows.len() - 1)];
            let t_q = &t_rows[rows.len() - 1];
            t_t = (t_r[0] * q[0] + r[0] * t_q[0]) + t_rows[0][1];
            t = (r[0] * q[0]) + rows[0][1];
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod split_off {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let present = x.len() > 0;
        if present {
            let h = &x[0];
            let t = &x[1..];
            let present_2 = t.len() > 0;
            if present_2 {
                let a = &t[0];
                let r = &t[1..];
                result = ((*h) * (*a)) + ((r.len() as f64) * r[0]);
            } else {
                result = *h;
            }
        } else {
            result = 0.0;
        }
        let mut d_result = d_ret;
        if present {
            let h = &x[0];
            let t = &x[1..];
            let present_2 = t.len() > 0;
            if present_2 {
                let a = &t[0];
                let r = &t[1..];
                let d_1 = ::core::mem::take(&mut d_result);
                d_x[0] += d_1 * (*a);
                d_x[1..][0] += d_1 * (*h);
                d_x[1..][1..][0] += d_1 * (r.len() as f64);
            } else {
                let d_2 = ::core::mem::take(&mut d_result);
                d_x[0] += d_2;
            }
        } else {
            let _ = ::core::mem::take(&mut d_result);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let present = x.len() > 0;
        if present {
            let h = &x[0];
            let t_h = &t_x[0];
            let t = &x[1..];
            let t_t = &t_x[1..];
            let present_2 = t.len() > 0;
            if present_2 {
                let a = &t[0];
                let t_a = &t_t[0];
                let r = &t[1..];
                let t_r = &t_t[1..];
                t_result = ((*t_h) * (*a) + (*h) * (*t_a)) + ((r.len() as f64) * t_r[0]);
                result = ((*h) * (*a)) + ((r.len() as f64) * r[0]);
            } else {
                t_result = *t_h;
                result = *h;
            }
        } else {
            t_result = 0.0;
            result = 0.0;
        }
        (result, t_result)
    }
}
mod popped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut st = x.to_vec();
        let present = st.len() > 0;
        let t;
        if present {
            let at = kept_4.keep((st.len() - 1));
            let popped = st[at];
            st.pop();
            t = Some(popped);
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let a = t;
        let present_2 = st.len() > 0;
        let t_2;
        if present_2 {
            let at_2 = kept_3.keep((st.len() - 1));
            let popped_2 = st[at_2];
            st.pop();
            t_2 = Some(popped_2);
            shape_2.keep(&t_2);
        } else {
            t_2 = None {};
            shape_2.keep(&t_2);
        }
        let b = t_2;
        let value = ::core::clone::Clone::clone(&a).unwrap_or(1.0);
        let value_2 = ::core::clone::Clone::clone(&b).unwrap_or(2.0);
        let present_3 = st.len() > 0;
        let t_3;
        if present_3 {
            let at_3 = kept_2.keep((st.len() - 1));
            let popped_3 = kept_1.keep(st[at_3]);
            st.pop();
            let v = popped_3;
            t_3 = v * v;
        } else {
            t_3 = 0.0;
        }
        let result: f64 = (value * value_2) + t_3;
        let mut d_result = d_ret;
        let mut d_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let mut d_t = shape_1.zero();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t_2 = shape_2.zero();
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_t_3: f64 = -0.0;
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_t_3 += d_result;
        if present_3 {
            let at_3 = kept_2.take();
            let popped_3 = kept_1.take();
            let v = popped_3;
            let mut d_popped_3: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_t_3);
            d_v += d_1 * v;
            d_v += d_1 * v;
            d_popped_3 += d_v;
            ::rootgrad_autodiff::rt::unpopped(&mut d_st);
            d_st[at_3] += d_popped_3;
        } else {
            let _ = ::core::mem::take(&mut d_t_3);
        }
        (b)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_b),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        (a)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_a),
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_b));
        if present_2 {
            let at_2 = kept_3.take();
            let mut d_popped_2: f64 = -0.0;
            let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped_2 += (*d_4);
            ::rootgrad_autodiff::rt::unpopped(&mut d_st);
            d_st[at_2] += d_popped_2;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_a));
        if present {
            let at = kept_4.take();
            let mut d_popped: f64 = -0.0;
            let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped += (*d_7);
            ::rootgrad_autodiff::rt::unpopped(&mut d_st);
            d_st[at] += d_popped;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_st[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut st = x.to_vec();
        let mut t_st = t_x.to_vec();
        let present = st.len() > 0;
        let t;
        let t_t;
        if present {
            let at = st.len() - 1;
            let popped = st[at];
            let t_popped = t_st[at];
            t_st.pop();
            st.pop();
            t_t = Some(t_popped);
            t = Some(popped);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let a = t;
        let t_a = t_t;
        let present_2 = st.len() > 0;
        let t_2;
        let t_t_2;
        if present_2 {
            let at_2 = st.len() - 1;
            let popped_2 = st[at_2];
            let t_popped_2 = t_st[at_2];
            t_st.pop();
            st.pop();
            t_t_2 = Some(t_popped_2);
            t_2 = Some(popped_2);
        } else {
            let v_2 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            t_2 = v_2;
        }
        let b = t_2;
        let t_b = t_t_2;
        let (v_3, t_value) = (a)
            .__jvp_unwrap_or(&t_a, 1.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_3;
        let (v_4, t_value_2) = (b)
            .__jvp_unwrap_or(&t_b, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_4;
        let present_3 = st.len() > 0;
        let t_3;
        let t_t_3;
        if present_3 {
            let at_3 = st.len() - 1;
            let popped_3 = st[at_3];
            let t_popped_3 = t_st[at_3];
            t_st.pop();
            st.pop();
            let v = popped_3;
            let t_v = t_popped_3;
            t_t_3 = t_v * v + v * t_v;
            t_3 = v * v;
        } else {
            t_t_3 = 0.0;
            t_3 = 0.0;
        }
        let result: f64 = (value * value_2) + t_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) + t_t_3;
        (result, t_result)
    }
}
mod popped_in_pairs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut st = x.to_vec();
        let t;
        let present = st.len() > 0;
        let t_2;
        if present {
            let at = kept_2.keep((st.len() - 1));
            let popped = st[at];
            st.pop();
            t_2 = Some(popped);
            shape_1.keep(&t_2);
        } else {
            t_2 = None {};
            shape_1.keep(&t_2);
        }
        let present_2 = st.len() > 0;
        let t_3;
        if present_2 {
            let at_2 = kept_1.keep((st.len() - 1));
            let popped_2 = st[at_2];
            st.pop();
            t_3 = Some(popped_2);
            shape_2.keep(&t_3);
        } else {
            t_3 = None {};
            shape_2.keep(&t_3);
        }
        let t_4 = (t_2, t_3);
        match ::core::clone::Clone::clone(&t_4) {
            (Some(a), Some(b)) => {
                t = a - (b * a);
            }
            _ => {
                t = 0.0;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let mut d_t: f64 = -0.0;
        let mut d_t_2 = shape_1.zero();
        let mut d_t_3 = shape_2.zero();
        let mut d_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_4);
        d_t += d_result;
        match ::core::clone::Clone::clone(&t_4) {
            (Some(a), Some(b)) => {
                let (Some(d_a), Some(d_b)) = &mut d_t_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                (*d_a) += d_1;
                (*d_b) -= d_1 * a;
                (*d_a) -= d_1 * b;
            }
            _ => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_t_4.0));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_t_4.1));
        if present_2 {
            let at_2 = kept_1.take();
            let mut d_popped_2: f64 = -0.0;
            let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped_2 += (*d_4);
            ::rootgrad_autodiff::rt::unpopped(&mut d_st);
            d_st[at_2] += d_popped_2;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
        }
        if present {
            let at = kept_2.take();
            let mut d_popped: f64 = -0.0;
            let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped += (*d_7);
            ::rootgrad_autodiff::rt::unpopped(&mut d_st);
            d_st[at] += d_popped;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_st[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut st = x.to_vec();
        let mut t_st = t_x.to_vec();
        let t;
        let t_t;
        let present = st.len() > 0;
        let t_2;
        let t_t_2;
        if present {
            let at = st.len() - 1;
            let popped = st[at];
            let t_popped = t_st[at];
            t_st.pop();
            st.pop();
            t_t_2 = Some(t_popped);
            t_2 = Some(popped);
        } else {
            let v_1 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t_2 = v_1;
        }
        let present_2 = st.len() > 0;
        let t_3;
        let t_t_3;
        if present_2 {
            let at_2 = st.len() - 1;
            let popped_2 = st[at_2];
            let t_popped_2 = t_st[at_2];
            t_st.pop();
            st.pop();
            t_t_3 = Some(t_popped_2);
            t_3 = Some(popped_2);
        } else {
            let v_2 = None {};
            t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            t_3 = v_2;
        }
        let t_t_4 = (t_t_2, t_t_3);
        let t_4 = (t_2, t_3);
        match ::core::clone::Clone::clone(&t_4) {
            (Some(a), Some(b)) => {
                let (Some(t_a), Some(t_b)) = ::core::clone::Clone::clone(&t_t_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_a - (t_b * a + b * t_a);
                t = a - (b * a);
            }
            _ => {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod popped_while_there {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut st = x.to_vec();
        let mut s = 0.0;
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let present = kept_5.keep((st.len() > 0));
            let t;
            if present {
                let at = kept_2.keep((st.len() - 1));
                let popped = st[at];
                st.pop();
                t = Some(popped);
                shape_1.keep(&t);
            } else {
                t = None {};
                shape_1.keep(&t);
            }
            let present_2 = kept_4.keep((st.len() > 0));
            let t_2;
            if present_2 {
                let at_2 = kept_1.keep((st.len() - 1));
                let popped_2 = st[at_2];
                st.pop();
                t_2 = Some(popped_2);
                shape_2.keep(&t_2);
            } else {
                t_2 = None {};
                shape_2.keep(&t_2);
            }
            let t_3 = kept_3.keep((t, t_2));
            shape_3.keep(&t_3);
            match ::core::clone::Clone::clone(&t_3) {
                (Some(a), Some(b)) => {
                    s += (a * b) * b;
                }
                _ => {
                    running = false;
                }
            }
            pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
        }
        kept_7.keep(passes_of_kept_7);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in 0..kept_7.take() {
            let (t_3, present_2, present) = pass_1.take();
            let mut d_t = shape_1.zero();
            let mut d_t_2 = shape_2.zero();
            let mut d_t_3 = shape_3.zero();
            match ::core::clone::Clone::clone(&t_3) {
                (Some(a), Some(b)) => {
                    let (Some(d_a), Some(d_b)) = &mut d_t_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = d_s;
                    let d_2 = d_1 * b;
                    (*d_a) += d_2 * b;
                    (*d_b) += d_2 * a;
                    (*d_b) += d_1 * (a * b);
                }
                _ => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_t_3.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_t_3.1));
            if present_2 {
                let at_2 = kept_1.take();
                let mut d_popped_2: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_popped_2 += (*d_4);
                ::rootgrad_autodiff::rt::unpopped(&mut d_st);
                d_st[at_2] += d_popped_2;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            }
            if present {
                let at = kept_2.take();
                let mut d_popped: f64 = -0.0;
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_popped += (*d_7);
                ::rootgrad_autodiff::rt::unpopped(&mut d_st);
                d_st[at] += d_popped;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_st[..]);
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut st = x.to_vec();
        let mut t_st = t_x.to_vec();
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut running = true;
        while running {
            let present = st.len() > 0;
            let t;
            let t_t;
            if present {
                let at = st.len() - 1;
                let popped = st[at];
                let t_popped = t_st[at];
                t_st.pop();
                st.pop();
                t_t = Some(t_popped);
                t = Some(popped);
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let present_2 = st.len() > 0;
            let t_2;
            let t_t_2;
            if present_2 {
                let at_2 = st.len() - 1;
                let popped_2 = st[at_2];
                let t_popped_2 = t_st[at_2];
                t_st.pop();
                st.pop();
                t_t_2 = Some(t_popped_2);
                t_2 = Some(popped_2);
            } else {
                let v_2 = None {};
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t_2 = v_2;
            }
            let t_t_3 = (t_t, t_t_2);
            let t_3 = (t, t_2);
            match ::core::clone::Clone::clone(&t_3) {
                (Some(a), Some(b)) => {
                    let (Some(t_a), Some(t_b)) = ::core::clone::Clone::clone(&t_t_3)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_s += (t_a * b + a * t_b) * b + (a * b) * t_b;
                    s += (a * b) * b;
                }
                _ => {
                    running = false;
                }
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod popped_into_an_array {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut v = x.to_vec();
        let present = v.len() > 0;
        let t;
        if present {
            let at = kept_2.keep((v.len() - 1));
            let popped = v[at];
            v.pop();
            t = Some(popped);
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let present_2 = v.len() > 0;
        let t_2;
        if present_2 {
            let at_2 = kept_1.keep((v.len() - 1));
            let popped_2 = v[at_2];
            v.pop();
            t_2 = Some(popped_2);
            shape_2.keep(&t_2);
        } else {
            t_2 = None {};
            shape_2.keep(&t_2);
        }
        let e = [t, t_2];
        let value = e[0].unwrap();
        let value_2 = e[1].unwrap();
        let result: f64 = (value * value_2) * v[0];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = shape_1.zero();
        let mut d_t_2 = shape_2.zero();
        let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let d_1 = d_result * v[0];
        d_value += d_1 * value_2;
        d_value_2 += d_1 * value;
        d_v[0] += d_result * (value * value_2);
        (e[1]).__vjp_unwrap(::core::option::Option::Some(&mut d_e[1]), d_value_2);
        (e[0]).__vjp_unwrap(::core::option::Option::Some(&mut d_e[0]), d_value);
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_e[0]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_e[1]));
        if present_2 {
            let at_2 = kept_1.take();
            let mut d_popped_2: f64 = -0.0;
            let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped_2 += (*d_3);
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at_2] += d_popped_2;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        if present {
            let at = kept_2.take();
            let mut d_popped: f64 = -0.0;
            let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped += (*d_6);
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at] += d_popped;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let present = v.len() > 0;
        let t;
        let t_t;
        if present {
            let at = v.len() - 1;
            let popped = v[at];
            let t_popped = t_v[at];
            t_v.pop();
            v.pop();
            t_t = Some(t_popped);
            t = Some(popped);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let present_2 = v.len() > 0;
        let t_2;
        let t_t_2;
        if present_2 {
            let at_2 = v.len() - 1;
            let popped_2 = v[at_2];
            let t_popped_2 = t_v[at_2];
            t_v.pop();
            v.pop();
            t_t_2 = Some(t_popped_2);
            t_2 = Some(popped_2);
        } else {
            let v_2 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            t_2 = v_2;
        }
        let t_e = [t_t, t_t_2];
        let e = [t, t_2];
        let (v_3, t_value) = (e[0]).__jvp_unwrap(&t_e[0]);
        let value = v_3;
        let (v_4, t_value_2) = (e[1]).__jvp_unwrap(&t_e[1]);
        let value_2 = v_4;
        let result: f64 = (value * value_2) * v[0];
        let t_result: f64 = (t_value * value_2 + value * t_value_2) * v[0]
            + (value * value_2) * t_v[0];
        (result, t_result)
    }
}
mod popped_into_a_struct {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap, fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut s = S { last: None, v: x.to_vec() };
        let present = ::rootgrad_autodiff::rt::length(&s.v) > 0;
        let t_2;
        if present {
            let at = kept_3.keep((::rootgrad_autodiff::rt::length(&s.v) - 1));
            let popped = s.v[at].clone();
            shape_5.keep(&popped);
            if let Some(last) = s.v.last() {
                shape_4.keep(last);
            }
            s.v.pop();
            t_2 = Some(popped);
            shape_6.keep(&t_2);
        } else {
            t_2 = None {};
            shape_6.keep(&t_2);
        }
        shape_3.keep(&s.last);
        s.last = t_2;
        let present_2 = ::rootgrad_autodiff::rt::length(&s.v) > 0;
        let t_3;
        if present_2 {
            let at_2 = kept_2.keep((::rootgrad_autodiff::rt::length(&s.v) - 1));
            let popped_2 = s.v[at_2].clone();
            shape_2.keep(&popped_2);
            if let Some(last) = s.v.last() {
                shape_1.keep(last);
            }
            s.v.pop();
            t_3 = Some(popped_2);
            shape_7.keep(&t_3);
        } else {
            t_3 = None {};
            shape_7.keep(&t_3);
        }
        let t = S { last: t_3, v: s.v.clone() };
        kept_1.keep_owned(&s.last);
        let value = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&s.last))
            .unwrap();
        let value_2 = ::core::clone::Clone::clone(&t.last).unwrap_or(0.0);
        let result: f64 = (value * value_2) + t.v[0];
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_t_2 = shape_6.zero();
        let mut d_t_3 = shape_7.zero();
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_t.v[0] += d_result;
        (t.last)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_t.last),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        let v_1 = kept_1.take();
        (v_1).__vjp_unwrap(::core::option::Option::Some(&mut d_s.last), d_value);
        let S { last: d_1, v: d_2 } = &d_t else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &((*d_1)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_s.v, &(*d_2));
        if present_2 {
            let at_2 = kept_2.take();
            let mut d_popped_2 = shape_2.zero();
            let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2, &((*d_4)));
            d_s.v.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.v[at_2], &d_popped_2);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
        }
        let d_6 = shape_3.replace(&mut d_s.last);
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_6));
        if present {
            let at = kept_3.take();
            let mut d_popped = shape_5.zero();
            let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &((*d_8)));
            d_s.v.push(shape_4.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.v[at], &d_popped);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        let S { last: _, v: d_10 } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_10)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap, fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_s = S {
            last: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
            v: t_x.to_vec(),
        };
        let mut s = S { last: None, v: x.to_vec() };
        let present = ::rootgrad_autodiff::rt::length(&s.v) > 0;
        let t_2;
        let t_t_2;
        if present {
            let at = ::rootgrad_autodiff::rt::length(&s.v) - 1;
            let popped = s.v[at].clone();
            let t_popped = t_s.v[at].clone();
            t_s.v.pop();
            s.v.pop();
            t_t_2 = Some(t_popped);
            t_2 = Some(popped);
        } else {
            let v_1 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t_2 = v_1;
        }
        t_s.last = t_t_2;
        s.last = t_2;
        let present_2 = ::rootgrad_autodiff::rt::length(&s.v) > 0;
        let t_3;
        let t_t_3;
        if present_2 {
            let at_2 = ::rootgrad_autodiff::rt::length(&s.v) - 1;
            let popped_2 = s.v[at_2].clone();
            let t_popped_2 = t_s.v[at_2].clone();
            t_s.v.pop();
            s.v.pop();
            t_t_3 = Some(t_popped_2);
            t_3 = Some(popped_2);
        } else {
            let v_2 = None {};
            t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            t_3 = v_2;
        }
        let t_t = S { last: t_t_3, v: t_s.v.clone() };
        let t = S { last: t_3, v: s.v.clone() };
        let (v_3, t_value) = (s.last).__jvp_unwrap(&mut t_s.last);
        let value = v_3;
        let (v_4, t_value_2) = (t.last)
            .__jvp_unwrap_or(&t_t.last, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_4;
        let result: f64 = (value * value_2) + t.v[0];
        let t_result: f64 = (t_value * value_2 + value * t_value_2)
            + ::rootgrad_autodiff::rt::scalar(t_t.v[0]);
        (result, t_result)
    }
}
mod compared {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut v = x.to_vec();
        let mut s = 0.0;
        let present = v.len() > 0;
        let t;
        if present {
            let at = kept_11.keep((v.len() - 1));
            let popped = v[at];
            v.pop();
            t = Some(popped);
            shape_2.keep(&t);
        } else {
            t = None {};
            shape_2.keep(&t);
        }
        if t != None {
            let mut sum_2: f64 = -0.0;
            let length = kept_10.keep(v.len());
            for i in 0..length {
                let v_2 = &v[i];
                sum_2 += (*v_2) * kept_9.keep((*v_2));
            }
            s += sum_2;
        }
        let mut running = true;
        let mut passes_of_kept_8 = 0usize;
        while running {
            passes_of_kept_8 += 1;
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let present_3 = kept_6.keep((v.len() > 0));
            let t_3;
            if present_3 {
                let at_3 = kept_5.keep((v.len() - 1));
                let popped_3 = v[at_3];
                v.pop();
                t_3 = Some(popped_3);
                shape_1.keep(&t_3);
            } else {
                t_3 = None {};
                shape_1.keep(&t_3);
            }
            if kept_4.keep((t_3 != None)) {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let t_4 = kept_2.keep((v.len() as f64));
                let mut sum_3: f64 = -0.0;
                let length_2 = kept_1.keep(v.len());
                for i_2 in 0..length_2 {
                    sum_3 += v[i_2];
                }
                s += t_4 * sum_3;
                pass_1.push((kept_1.take(), kept_2.take()));
            } else {
                running = false;
            }
            pass_2.push((kept_4.take(), kept_6.take()));
        }
        kept_8.keep(passes_of_kept_8);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_s: f64 = -0.0;
        let mut d_t = shape_2.zero();
        d_s += d_result;
        for _ in 0..kept_8.take() {
            let (v_1, present_3) = pass_2.take();
            let mut d_t_3 = shape_1.zero();
            if v_1 {
                let (length_2, t_4) = pass_1.take();
                let mut d_sum_3: f64 = -0.0;
                let d_1 = d_s;
                d_sum_3 += d_1 * t_4;
                for i_2 in 0..length_2 {
                    let d_2 = d_sum_3;
                    d_v[i_2] += d_2;
                }
            }
            if present_3 {
                let at_3 = kept_5.take();
                let mut d_popped_3: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_popped_3 += (*d_4);
                ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                d_v[at_3] += d_popped_3;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            }
        }
        if t != None {
            let length = kept_10.take();
            let mut d_sum_2: f64 = -0.0;
            let d_6 = d_s;
            d_sum_2 += d_6;
            for i in (0..length).rev() {
                let v_4 = kept_9.take();
                let d_7 = d_sum_2;
                d_v[i] += d_7 * v_4;
                d_v[i] += d_7 * v_4;
            }
        }
        if present {
            let at = kept_11.take();
            let mut d_popped: f64 = -0.0;
            let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_popped += (*d_9);
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at] += d_popped;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        pass_1.finish();
        kept_5.finish();
        pass_2.finish();
        kept_9.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let mut s = 0.0;
        let mut t_s = 0.0;
        let present = v.len() > 0;
        let t;
        let t_t;
        if present {
            let at = v.len() - 1;
            let popped = v[at];
            let t_popped = t_v[at];
            t_v.pop();
            v.pop();
            t_t = Some(t_popped);
            t = Some(popped);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        if t != None {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = v.len();
            for i in 0..length {
                let v_2 = &v[i];
                let t_v_2 = &t_v[i];
                t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                sum_2 += (*v_2) * (*v_2);
            }
            t_s += t_sum_2;
            s += sum_2;
        }
        let mut running = true;
        while running {
            let present_3 = v.len() > 0;
            let t_3;
            let t_t_3;
            if present_3 {
                let at_3 = v.len() - 1;
                let popped_3 = v[at_3];
                let t_popped_3 = t_v[at_3];
                t_v.pop();
                v.pop();
                t_t_3 = Some(t_popped_3);
                t_3 = Some(popped_3);
            } else {
                let v_3 = None {};
                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                t_3 = v_3;
            }
            if t_3 != None {
                let t_4 = v.len() as f64;
                let mut sum_3: f64 = -0.0;
                let mut t_sum_3: f64 = 0.0;
                let length_2 = v.len();
                for i_2 in 0..length_2 {
                    t_sum_3 += t_v[i_2];
                    sum_3 += v[i_2];
                }
                t_s += t_4 * t_sum_3;
                s += t_4 * sum_3;
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod zipped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let present = x.len() > 0;
        let t;
        if present {
            t = Some(x[0]);
            shape_3.keep(&t);
        } else {
            t = None {};
            shape_3.keep(&t);
        }
        let a = t;
        let present_2 = x.len() > 0;
        let t_2;
        if present_2 {
            t_2 = Some(x[(x.len() - 1)]);
            shape_4.keep(&t_2);
        } else {
            t_2 = None {};
            shape_4.keep(&t_2);
        }
        let b = t_2;
        let other = 1.0;
        let t_3;
        let t_5;
        let one_2 = ::core::clone::Clone::clone(&a);
        let other_3 = ::core::clone::Clone::clone(&b);
        let t_6;
        match ::core::clone::Clone::clone(&one_2) {
            Some(held_5) => {
                match ::core::clone::Clone::clone(&other_3) {
                    Some(held_6) => {
                        t_6 = Some((held_5, held_6));
                        shape_6.keep(&t_6);
                    }
                    None => {
                        t_6 = None;
                        shape_6.keep(&t_6);
                    }
                }
            }
            None => {
                t_6 = None;
                shape_6.keep(&t_6);
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_4) => {
                let a_2 = held_4.0;
                shape_1.keep(&a_2);
                let b_2 = held_4.1;
                shape_2.keep(&b_2);
                t_5 = Some((a_2 * b_2));
                shape_5.keep(&t_5);
            }
            None => {
                t_5 = None;
                shape_5.keep(&t_5);
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Some(held) => {
                t_3 = held;
            }
            None => {
                t_3 = other;
            }
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_t = shape_3.zero();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t_2 = shape_4.zero();
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_t_3: f64 = -0.0;
        let mut d_t_5 = shape_5.zero();
        let mut d_one_2 = ::rootgrad_autodiff::Differentiable::zero_like(&one_2);
        let mut d_other_3 = ::rootgrad_autodiff::Differentiable::zero_like(&other_3);
        let mut d_t_6 = shape_6.zero();
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&t_5) {
            Some(held) => {
                let Some(d_held) = &mut d_t_5 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_3);
                (*d_held) += d_1;
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_3);
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_4) => {
                let Some(d_held_4) = &mut d_t_6 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let a_2 = held_4.0;
                let b_2 = held_4.1;
                let mut d_a_2 = shape_1.zero();
                let mut d_b_2 = shape_2.zero();
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                d_a_2 += d_5 * b_2;
                d_b_2 += d_5 * a_2;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4).1, &(d_b_2));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4).0, &(d_a_2));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
            }
        }
        match ::core::clone::Clone::clone(&one_2) {
            Some(held_5) => {
                let Some(d_held_5) = &mut d_one_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_3) {
                    Some(held_6) => {
                        let Some(d_held_6) = &mut d_other_3 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                        let Some(d_8) = &d_7 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_5),
                            &((*d_8).0),
                        );
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_6),
                            &((*d_8).1),
                        );
                    }
                    None => {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    }
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_b, &(d_other_3));
        ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_one_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_b));
        if present_2 {
            let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_12) = &d_11 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[x.len() - 1] += (*d_12);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_a));
        if present {
            let d_14 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_15) = &d_14 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[0] += (*d_15);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let present = x.len() > 0;
        let t;
        let t_t;
        if present {
            t_t = Some(t_x[0]);
            t = Some(x[0]);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let a = t;
        let t_a = t_t;
        let present_2 = x.len() > 0;
        let t_2;
        let t_t_2;
        if present_2 {
            t_t_2 = Some(t_x[x.len() - 1]);
            t_2 = Some(x[(x.len() - 1)]);
        } else {
            let v_2 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            t_2 = v_2;
        }
        let b = t_2;
        let t_b = t_t_2;
        let other = 1.0;
        let t_3;
        let t_t_3;
        let t_5;
        let t_t_5;
        let one_2 = a;
        let t_one_2 = t_a;
        let other_3 = b;
        let t_other_3 = t_b;
        let t_6;
        let t_t_6;
        match ::core::clone::Clone::clone(&one_2) {
            Some(held_5) => {
                let Some(t_held_5) = ::core::clone::Clone::clone(&t_one_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_3) {
                    Some(held_6) => {
                        let Some(t_held_6) = ::core::clone::Clone::clone(&t_other_3)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_t_6 = Some((t_held_5, t_held_6));
                        t_6 = Some((held_5, held_6));
                    }
                    None => {
                        let v_3 = None;
                        t_t_6 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                        t_6 = v_3;
                    }
                }
            }
            None => {
                let v_4 = None;
                t_t_6 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                t_6 = v_4;
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_4) => {
                let Some(t_held_4) = ::core::clone::Clone::clone(&t_t_6) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let a_2 = held_4.0;
                let t_a_2 = t_held_4.0;
                let b_2 = held_4.1;
                let t_b_2 = t_held_4.1;
                t_t_5 = Some(
                    ::rootgrad_autodiff::rt::tangent_at(
                        t_a_2 * b_2 + a_2 * t_b_2,
                        a_2 * b_2,
                    ),
                );
                t_5 = Some((a_2 * b_2));
            }
            None => {
                let v_5 = None;
                t_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                t_5 = v_5;
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_t_5) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = t_held;
                t_3 = held;
            }
            None => {
                t_t_3 = 0.0;
                t_3 = other;
            }
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod mapped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let length = x.len();
        for i in 0..length {
            let item = x[i];
            if kept_2.keep((!found)) {
                chosen = item;
                found = true;
            } else {
                let x_2 = kept_1.keep(chosen);
                let x_3 = item;
                chosen = x_2.max(x_3);
            }
        }
        let t;
        if found {
            t = Some(chosen);
            shape_3.keep(&t);
        } else {
            t = None {};
            shape_3.keep(&t);
        }
        let best = t;
        let t_2;
        match ::core::clone::Clone::clone(&best) {
            Some(held) => {
                let v = held;
                shape_2.keep(&v);
                t_2 = Some((v * v));
                shape_4.keep(&t_2);
            }
            None => {
                t_2 = None;
                shape_4.keep(&t_2);
            }
        }
        let two = t_2;
        let t_3;
        match ::core::clone::Clone::clone(&two) {
            Some(held_2) => {
                let v_2 = &held_2;
                if (*v_2) > 0.0 {
                    t_3 = Some(held_2);
                    shape_5.keep(&t_3);
                } else {
                    t_3 = None;
                    shape_5.keep(&t_3);
                }
            }
            None => {
                t_3 = None;
                shape_5.keep(&t_3);
            }
        }
        let f = t_3;
        let value = ::core::clone::Clone::clone(&f).unwrap_or(0.1);
        let other = 0.0;
        let t_4;
        match ::core::clone::Clone::clone(&best) {
            Some(held_3) => {
                let v_3 = held_3;
                shape_1.keep(&v_3);
                t_4 = v_3.sin();
            }
            None => {
                t_4 = other;
            }
        }
        let result: f64 = (value * x[0]) + t_4;
        let mut d_result = d_ret;
        let mut d_chosen: f64 = -0.0;
        let mut d_t = shape_3.zero();
        let mut d_best = ::rootgrad_autodiff::Differentiable::zero_like(&best);
        let mut d_t_2 = shape_4.zero();
        let mut d_two = ::rootgrad_autodiff::Differentiable::zero_like(&two);
        let mut d_t_3 = shape_5.zero();
        let mut d_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
        let mut d_value: f64 = -0.0;
        let mut d_t_4 = -0.0;
        d_value += d_result * x[0];
        d_x[0] += d_result * value;
        d_t_4 += d_result;
        match ::core::clone::Clone::clone(&best) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_best else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_3 = held_3;
                let mut d_v_3 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t_4);
                d_v_3 += d_1 * ::rootgrad_autodiff::rules::sin(v_3);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &(d_v_3));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_4);
            }
        }
        (f)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_f),
                0.1,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_f));
        match ::core::clone::Clone::clone(&two) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_two else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = &held_2;
                if (*v_2) > 0.0 {
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    let Some(d_4) = &d_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_4)));
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_two));
        match ::core::clone::Clone::clone(&best) {
            Some(held) => {
                let Some(d_held) = &mut d_best else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let mut d_v = shape_2.zero();
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_9 = ::rootgrad_autodiff::rt::scalar((*d_8));
                d_v += d_9 * v;
                d_v += d_9 * v;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_v));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_best));
        if found {
            let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_12) = &d_11 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_chosen += (*d_12);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        for i in (0..length).rev() {
            let v_1 = kept_2.take();
            let item = x[i];
            let mut d_item: f64 = -0.0;
            if v_1 {
                let d_14 = ::core::mem::take(&mut d_chosen);
                d_item += d_14;
            } else {
                let x_2 = kept_1.take();
                let x_3 = item;
                let mut d_x_2: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let d_15 = ::core::mem::take(&mut d_chosen);
                d_x_2 += d_15 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
                d_x_3 += d_15 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
                d_item += d_x_3;
                d_chosen += d_x_2;
            }
            d_x[i] += d_item;
        }
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let item = x[i];
            let t_item = t_x[i];
            if !found {
                t_chosen = t_item;
                chosen = item;
                found = true;
            } else {
                let x_2 = chosen;
                let t_x_2 = t_chosen;
                let x_3 = item;
                let t_x_3 = t_item;
                let p_1 = ::rootgrad_autodiff::rules::max(x_2, x_3);
                t_chosen = p_1.0 * t_x_2 + p_1.1 * t_x_3;
                chosen = x_2.max(x_3);
            }
        }
        let t;
        let t_t;
        if found {
            t_t = Some(t_chosen);
            t = Some(chosen);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let best = t;
        let t_best = t_t;
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&best) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_best) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let t_v = t_held;
                t_t_2 = Some(
                    ::rootgrad_autodiff::rt::tangent_at(t_v * v + v * t_v, v * v),
                );
                t_2 = Some((v * v));
            }
            None => {
                let v_4 = None;
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                t_2 = v_4;
            }
        }
        let two = t_2;
        let t_two = t_t_2;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&two) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_two) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = &held_2;
                let t_v_2 = &t_held_2;
                if (*v_2) > 0.0 {
                    t_t_3 = Some(t_held_2);
                    t_3 = Some(held_2);
                } else {
                    let v_5 = None;
                    t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    t_3 = v_5;
                }
            }
            None => {
                let v_6 = None;
                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                t_3 = v_6;
            }
        }
        let f = t_3;
        let t_f = t_t_3;
        let (v_7, t_value) = (f)
            .__jvp_unwrap_or(&t_f, 0.1, ::rootgrad_autodiff::rt::Inactive);
        let value = v_7;
        let other = 0.0;
        let t_4;
        let t_t_4;
        match ::core::clone::Clone::clone(&best) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_best) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_3 = held_3;
                let t_v_3 = t_held_3;
                t_t_4 = ::rootgrad_autodiff::rules::sin(v_3) * t_v_3;
                t_4 = v_3.sin();
            }
            None => {
                t_t_4 = 0.0;
                t_4 = other;
            }
        }
        let result: f64 = (value * x[0]) + t_4;
        let t_result: f64 = (t_value * x[0] + value * t_x[0]) + t_t_4;
        (result, t_result)
    }
}
mod replaced {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut last: Option<f64> = None;
        let mut s = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let mut old_2 = Some((v * v));
            ::core::mem::swap(&mut last, &mut old_2);
            match kept_2.keep(::core::clone::Clone::clone(&old_2)) {
                Some(old) => {
                    s += old * v;
                }
                _ => {}
            }
            shape_1.keep(&old_2);
        }
        let t = s;
        kept_1.keep_owned(&last);
        let value = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&last))
            .unwrap();
        let result: f64 = t + value;
        let mut d_result = d_ret;
        let mut d_last = ::rootgrad_autodiff::Differentiable::zero_like(&last);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        d_t += d_result;
        d_value += d_result;
        let v_1 = kept_1.take();
        (v_1).__vjp_unwrap(::core::option::Option::Some(&mut d_last), d_value);
        d_s += d_t;
        for i in (0..length).rev() {
            let v_2 = kept_2.take();
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let mut d_old_2 = shape_1.zero();
            match v_2 {
                Some(old) => {
                    let Some(d_old) = &mut d_old_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = d_s;
                    (*d_old) += d_1 * v;
                    d_v += d_1 * old;
                }
                _ => {}
            }
            ::core::mem::swap(&mut d_last, &mut d_old_2);
            let Some(d_2) = &d_old_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_v += (*d_2) * v;
            d_v += (*d_2) * v;
            d_x[i] += d_v;
        }
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut last: Option<f64> = None;
        let mut t_last: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &last,
        );
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let mut t_old_2 = Some(t_v * v + v * t_v);
            let mut old_2 = Some((v * v));
            ::core::mem::swap(&mut t_last, &mut t_old_2);
            ::core::mem::swap(&mut last, &mut old_2);
            match ::core::clone::Clone::clone(&old_2) {
                Some(old) => {
                    let Some(t_old) = ::core::clone::Clone::clone(&t_old_2) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s += t_old * v + old * t_v;
                    s += old * v;
                }
                _ => {}
            }
        }
        let t = s;
        let t_t = t_s;
        let (v_1, t_value) = (last).__jvp_unwrap(&mut t_last);
        let value = v_1;
        let result: f64 = t + value;
        let t_result: f64 = t_t + t_value;
        (result, t_result)
    }
}
mod flattened {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let s = Some((x[0] * 2.0));
        let t_3;
        match ::core::clone::Clone::clone(&s) {
            Some(held) => {
                let v = held;
                shape_2.keep(&v);
                let t_4;
                if v > 0.0 {
                    t_4 = Some(v.ln());
                    shape_3.keep(&t_4);
                } else {
                    t_4 = None;
                    shape_3.keep(&t_4);
                }
                t_3 = t_4;
                shape_4.keep(&t_3);
            }
            None => {
                t_3 = None;
                shape_4.keep(&t_3);
            }
        }
        let t = t_3;
        let u: Option<Option<f64>> = Some(::core::clone::Clone::clone(&t));
        let t_5;
        match ::core::clone::Clone::clone(&u) {
            Some(held_2) => {
                t_5 = held_2;
                shape_5.keep(&t_5);
            }
            None => {
                t_5 = None;
                shape_5.keep(&t_5);
            }
        }
        let value = ::core::clone::Clone::clone(&t_5).unwrap();
        let t_6;
        match ::core::clone::Clone::clone(&s) {
            Some(held_3) => {
                let v_2 = held_3;
                shape_1.keep(&v_2);
                t_6 = v_2 > 0.0;
            }
            None => {
                t_6 = true;
            }
        }
        let result: f64 = value + ((t_6 as i32) as f64);
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_t_3 = shape_4.zero();
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_t_5 = shape_5.zero();
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        match ::core::clone::Clone::clone(&s) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_s else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v_2 = shape_1.zero();
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &(d_v_2));
            }
            None => {}
        }
        (t_5).__vjp_unwrap(::core::option::Option::Some(&mut d_t_5), d_value);
        match ::core::clone::Clone::clone(&u) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_u else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &(d_1));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
            }
        }
        let Some(d_3) = &d_u else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_3)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_t));
        match ::core::clone::Clone::clone(&s) {
            Some(held) => {
                let Some(d_held) = &mut d_s else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let mut d_v = shape_2.zero();
                let mut d_t_4 = shape_3.zero();
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_4, &(d_4));
                if v > 0.0 {
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Some(d_6) = &d_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_7 = ::rootgrad_autodiff::rt::scalar((*d_6));
                    d_v += d_7 * ::rootgrad_autodiff::rules::ln(v);
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                }
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_v));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            }
        }
        let Some(d_10) = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_10) * 2.0;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = Some(t_x[0] * 2.0);
        let s = Some((x[0] * 2.0));
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&s) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_s) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let t_v = t_held;
                let t_4;
                let t_t_4;
                if v > 0.0 {
                    t_t_4 = Some(::rootgrad_autodiff::rules::ln(v) * t_v);
                    t_4 = Some(v.ln());
                } else {
                    let v_1 = None;
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    t_4 = v_1;
                }
                t_t_3 = t_t_4;
                t_3 = t_4;
            }
            None => {
                let v_3 = None;
                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                t_3 = v_3;
            }
        }
        let t = t_3;
        let t_t = t_t_3;
        let t_u: Option<Option<f64>> = Some(t_t);
        let u: Option<Option<f64>> = Some(t);
        let t_5;
        let t_t_5;
        match ::core::clone::Clone::clone(&u) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_u) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_5 = t_held_2;
                t_5 = held_2;
            }
            None => {
                let v_4 = None;
                t_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                t_5 = v_4;
            }
        }
        let (v_5, t_value) = (t_5).__jvp_unwrap(&t_t_5);
        let value = v_5;
        let t_6;
        match ::core::clone::Clone::clone(&s) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_s) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_3;
                let t_v_2 = t_held_3;
                t_6 = v_2 > 0.0;
            }
            None => {
                t_6 = true;
            }
        }
        let result: f64 = value + ((t_6 as i32) as f64);
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod of_branches {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let t;
        if x[0] > 5.0 {
            t = Some(x[0]);
            shape_1.keep(&t);
        } else {
            t = None;
            shape_1.keep(&t);
        }
        let o = t;
        let t_2;
        match ::core::clone::Clone::clone(&o) {
            Some(held) => {
                t_2 = Some(held);
                shape_2.keep(&t_2);
            }
            None => {
                t_2 = Some((x[1] * 2.0));
                shape_2.keep(&t_2);
            }
        }
        let p = t_2;
        let q: Option<f64> = None;
        let value = ::core::clone::Clone::clone(&p)
            .unwrap_or(::core::default::Default::default());
        let value_2 = q.unwrap_or(::core::default::Default::default());
        let other = 1.0;
        let t_3;
        let t_4;
        let other_2 = Some(x[3]);
        let t_5;
        match ::core::clone::Clone::clone(&o) {
            Some(held_6) => {
                t_5 = Some(held_6);
                shape_4.keep(&t_5);
            }
            None => {
                t_5 = ::core::clone::Clone::clone(&other_2);
                shape_4.keep(&t_5);
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Some(held_5) => {
                let v = &held_5;
                if (*v) > 0.0 {
                    t_4 = Some(held_5);
                    shape_3.keep(&t_4);
                } else {
                    t_4 = None;
                    shape_3.keep(&t_4);
                }
            }
            None => {
                t_4 = None;
                shape_3.keep(&t_4);
            }
        }
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_4) => {
                t_3 = held_4;
            }
            None => {
                t_3 = other;
            }
        }
        let result: f64 = ((value * x[2]) + value_2) + t_3;
        let mut d_result = d_ret;
        let mut d_t = shape_1.zero();
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_t_2 = shape_2.zero();
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_value: f64 = -0.0;
        let mut d_t_3 = -0.0;
        let mut d_t_4 = shape_3.zero();
        let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
        let mut d_t_5 = shape_4.zero();
        d_value += d_result * x[2];
        d_x[2] += d_result * value;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_4) => {
                let Some(d_held_4) = &mut d_t_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_3);
                (*d_held_4) += d_1;
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_3);
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Some(held_5) => {
                let Some(d_held_5) = &mut d_t_5 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = &held_5;
                if (*v) > 0.0 {
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Some(d_4) = &d_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_5), &((*d_4)));
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
            }
        }
        match ::core::clone::Clone::clone(&o) {
            Some(held_6) => {
                let Some(d_held_6) = &mut d_o else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_6), &((*d_8)));
            }
            None => {
                let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                ::rootgrad_autodiff::rt::accumulate(&mut d_other_2, &(d_9));
            }
        }
        let Some(d_10) = &d_other_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[3] += (*d_10);
        (p)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_p),
                ::core::default::Default::default(),
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_p));
        match ::core::clone::Clone::clone(&o) {
            Some(held) => {
                let Some(d_held) = &mut d_o else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_12) = &d_11 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_12)));
            }
            None => {
                let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_14) = &d_13 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x[1] += (*d_14) * 2.0;
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_o));
        if x[0] > 5.0 {
            let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_16) = &d_15 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[0] += (*d_16);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t;
        let t_t;
        if x[0] > 5.0 {
            t_t = Some(t_x[0]);
            t = Some(x[0]);
        } else {
            let v_1 = None;
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let o = t;
        let t_o = t_t;
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&o) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_o) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = Some(t_held);
                t_2 = Some(held);
            }
            None => {
                t_t_2 = Some(t_x[1] * 2.0);
                t_2 = Some((x[1] * 2.0));
            }
        }
        let p = t_2;
        let t_p = t_t_2;
        let q: Option<f64> = None;
        let (v_2, t_value) = (p)
            .__jvp_unwrap_or(
                &t_p,
                ::core::default::Default::default(),
                ::rootgrad_autodiff::rt::Inactive,
            );
        let value = v_2;
        let value_2 = q.unwrap_or(::core::default::Default::default());
        let other = 1.0;
        let t_3;
        let t_t_3;
        let t_4;
        let t_t_4;
        let t_other_2 = Some(t_x[3]);
        let other_2 = Some(x[3]);
        let t_5;
        let t_t_5;
        match ::core::clone::Clone::clone(&o) {
            Some(held_6) => {
                let Some(t_held_6) = ::core::clone::Clone::clone(&t_o) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_5 = Some(t_held_6);
                t_5 = Some(held_6);
            }
            None => {
                t_t_5 = t_other_2;
                t_5 = other_2;
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Some(held_5) => {
                let Some(t_held_5) = ::core::clone::Clone::clone(&t_t_5) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = &held_5;
                let t_v = &t_held_5;
                if (*v) > 0.0 {
                    t_t_4 = Some(t_held_5);
                    t_4 = Some(held_5);
                } else {
                    let v_3 = None;
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                    t_4 = v_3;
                }
            }
            None => {
                let v_4 = None;
                t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                t_4 = v_4;
            }
        }
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_4) => {
                let Some(t_held_4) = ::core::clone::Clone::clone(&t_t_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = t_held_4;
                t_3 = held_4;
            }
            None => {
                t_t_3 = 0.0;
                t_3 = other;
            }
        }
        let result: f64 = ((value * x[2]) + value_2) + t_3;
        let t_result: f64 = (t_value * x[2] + value * t_x[2]) + t_t_3;
        (result, t_result)
    }
}
mod otherwise {
    ///The derivative of [`safe_log`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe_log {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe_log {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe_log)
        }
        /// The reverse derivative of [`safe_log`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > 0.0 {
                t = Some(v.ln());
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > 0.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * ::rootgrad_autodiff::rules::ln(v);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe_log`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > 0.0 {
                t_t = Some(::rootgrad_autodiff::rules::ln(v) * t_v);
                t = Some(v.ln());
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > 0.0 {
                let x = v;
                t_t = Some((x.recip() * t_v));
                shape_2.keep(&t_t);
                t = Some(v.ln());
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > 0.0 {
                let x = v;
                let mut d_x: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * ::rootgrad_autodiff::rules::ln(v);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * t_v;
                d_x += d_5 * ::rootgrad_autodiff::rules::recip(x);
                d_t_v += (*d_4) * x.recip();
                d_v += d_x;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(safe_log as rule_of_safe_log; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let t;
        let t_2;
        let argument = x[2];
        let value = kept_3
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_safe_log, safe_log, a0 = argument),
            );
        match ::core::clone::Clone::clone(&value) {
            Some(held_2) => {
                t_2 = Some(held_2);
                shape_3.keep(&t_2);
            }
            None => {
                let argument_2 = -x[1];
                let value_2 = kept_2
                    .aside(
                        ::rootgrad_autodiff::ahead!(
                            rule_of_safe_log, safe_log, a0 = argument_2
                        ),
                    );
                shape_1.keep(&value_2);
                t_2 = value_2;
                shape_3.keep(&t_2);
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(held) => {
                t = Some(held);
                shape_2.keep(&t);
            }
            None => {
                t = Some((x[3] * x[4]));
                shape_2.keep(&t);
            }
        }
        let a = t;
        let value_3 = ::core::clone::Clone::clone(&a).unwrap_or(0.0);
        let other = x[1];
        let t_3;
        let t_4;
        let argument_3 = x[1];
        let value_4 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_safe_log, safe_log, a0 = argument_3),
            );
        match ::core::clone::Clone::clone(&value_4) {
            Some(held_4) => {
                t_4 = Some(held_4);
                shape_4.keep(&t_4);
            }
            None => {
                t_4 = None;
                shape_4.keep(&t_4);
            }
        }
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_3) => {
                t_3 = held_3;
            }
            None => {
                t_3 = other;
            }
        }
        let result: f64 = (value_3 * x[5]) + t_3;
        let mut d_result = d_ret;
        let mut d_t = shape_2.zero();
        let mut d_t_2 = shape_3.zero();
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value_3: f64 = -0.0;
        let mut d_other: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_t_4 = shape_4.zero();
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_value_3 += d_result * x[5];
        d_x[5] += d_result * value_3;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_t_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_3);
                (*d_held_3) += d_1;
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t_3);
                d_other += d_2;
            }
        }
        match ::core::clone::Clone::clone(&value_4) {
            Some(held_4) => {
                let Some(d_held_4) = &mut d_value_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4), &((*d_4)));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
            }
        }
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_3,
                &d_value_4,
            );
        } else {
            rule_of_safe_log::__vjp(argument_3, &mut d_argument_3, d_value_4);
        }
        d_x[1] += d_argument_3;
        d_x[1] += d_other;
        (a)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_a),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_a));
        match ::core::clone::Clone::clone(&t_2) {
            Some(held) => {
                let Some(d_held) = &mut d_t_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_7)));
            }
            None => {
                let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x[3] += (*d_9) * x[4];
                d_x[4] += (*d_9) * x[3];
            }
        }
        match ::core::clone::Clone::clone(&value) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_11) = &d_10 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_11)));
            }
            None => {
                let argument_2 = -x[1];
                let mut d_argument_2: f64 = -0.0;
                let mut d_value_2 = shape_1.zero();
                let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_12));
                let partials_2 = kept_2.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_argument_2,
                        &d_value_2,
                    );
                } else {
                    rule_of_safe_log::__vjp(argument_2, &mut d_argument_2, d_value_2);
                }
                d_x[1] -= d_argument_2;
            }
        }
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_3,
                0,
                &mut d_argument,
                &d_value,
            );
        } else {
            rule_of_safe_log::__vjp(argument, &mut d_argument, d_value);
        }
        d_x[2] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(safe_log as rule_of_safe_log; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t;
        let t_t;
        let t_2;
        let t_t_2;
        let argument = x[2];
        let t_argument = t_x[2];
        let (v_1, t_value) = rule_of_safe_log::__jvp(safe_log, argument, t_argument);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_value) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = Some(t_held_2);
                t_2 = Some(held_2);
            }
            None => {
                let argument_2 = -x[1];
                let t_argument_2 = -t_x[1];
                let (v_2, t_value_2) = rule_of_safe_log::__jvp(
                    safe_log,
                    argument_2,
                    t_argument_2,
                );
                let value_2 = v_2;
                t_t_2 = t_value_2;
                t_2 = value_2;
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = Some(t_held);
                t = Some(held);
            }
            None => {
                t_t = Some(t_x[3] * x[4] + x[3] * t_x[4]);
                t = Some((x[3] * x[4]));
            }
        }
        let a = t;
        let t_a = t_t;
        let (v_3, t_value_3) = (a)
            .__jvp_unwrap_or(&t_a, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_3 = v_3;
        let other = x[1];
        let t_other = t_x[1];
        let t_3;
        let t_t_3;
        let t_4;
        let t_t_4;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let (v_4, t_value_4) = rule_of_safe_log::__jvp(
            safe_log,
            argument_3,
            t_argument_3,
        );
        let value_4 = v_4;
        match ::core::clone::Clone::clone(&value_4) {
            Some(held_4) => {
                let Some(t_held_4) = ::core::clone::Clone::clone(&t_value_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_4 = Some(t_held_4);
                t_4 = Some(held_4);
            }
            None => {
                let v_5 = None;
                t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                t_4 = v_5;
            }
        }
        match ::core::clone::Clone::clone(&t_4) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_t_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = t_held_3;
                t_3 = held_3;
            }
            None => {
                t_t_3 = t_other;
                t_3 = other;
            }
        }
        let result: f64 = (value_3 * x[5]) + t_3;
        let t_result: f64 = (t_value_3 * x[5] + value_3 * t_x[5]) + t_t_3;
        (result, t_result)
    }
}
mod otherwise_again {
    ///The derivative of [`root`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum root {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl root {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &root)
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > 0.0 {
                let sqrt_2 = v.sqrt();
                t = Some(sqrt_2);
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > 0.0 {
                let mut d_sqrt_2: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_2 += (*d_2);
                d_v += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(v);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > 0.0 {
                t_t = Some(::rootgrad_autodiff::rules::sqrt(v) * t_v);
                t = Some(v.sqrt());
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > 0.0 {
                let x = v;
                let sqrt_2 = x.sqrt();
                t_t = Some(((0.5 / sqrt_2) * t_v));
                shape_2.keep(&t_t);
                let sqrt_3 = v.sqrt();
                t = Some(sqrt_3);
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > 0.0 {
                let x = v;
                let sqrt_2 = x.sqrt();
                let mut d_x: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_3 += (*d_2);
                d_v += d_sqrt_3 * ::rootgrad_autodiff::rules::sqrt(v);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * t_v;
                d_sqrt_2 -= d_5 / sqrt_2 * (0.5 / sqrt_2);
                d_t_v += (*d_4) * (0.5 / sqrt_2);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_v += d_x;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`both`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum both {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl both {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &both)
        }
        /// The reverse derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: Option<f64>) -> (Option<f64>, f64, f64) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let value = kept_2
                .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = a));
            match ::core::clone::Clone::clone(&value) {
                Some(held) => {
                    t = Some(held);
                    shape_2.keep(&t);
                }
                None => {
                    let value_2 = kept_1
                        .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = b));
                    shape_1.keep(&value_2);
                    t = value_2;
                    shape_2.keep(&t);
                }
            }
            let result: Option<f64> = t;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_2.zero();
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&value) {
                Some(held) => {
                    let Some(d_held) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Some(d_2) = &d_1 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_2)));
                }
                None => {
                    let mut d_value_2 = shape_1.zero();
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_3));
                    let partials_1 = kept_1.take();
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_1,
                            0,
                            &mut d_b,
                            &d_value_2,
                        );
                    } else {
                        rule_of_root::__vjp(b, &mut d_b, d_value_2);
                    }
                }
            }
            let partials_2 = kept_2.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_root::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let t;
            let t_t;
            let (v_1, t_value) = rule_of_root::__jvp(root, a, t_a);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = Some(t_held);
                    t = Some(held);
                }
                None => {
                    let (v_2, t_value_2) = rule_of_root::__jvp(root, b, t_b);
                    let value_2 = v_2;
                    t_t = t_value_2;
                    t = value_2;
                }
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            let v_1 = rule_of_root::__jvp(rule_of_root, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(held) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_held) => {
                            t_t = Some(t_held);
                            shape_5.keep(&t_t);
                            t = Some(held);
                            shape_4.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_2 = rule_of_root::__jvp(rule_of_root, b, t_b);
                    shape_1.keep(&v_2);
                    let value_2 = v_2.0;
                    shape_2.keep(&value_2);
                    let t_value_2 = v_2.1;
                    shape_3.keep(&t_value_2);
                    t_t = t_value_2;
                    shape_5.keep(&t_t);
                    t = value_2;
                    shape_4.keep(&t);
                }
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_4.zero();
            let mut d_t_t = shape_5.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&value) {
                Some(held) => {
                    let Some(d_held) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_held) => {
                            let Some(d_t_held) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let Some(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held),
                                &((*d_2)),
                            );
                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let Some(d_4) = &d_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held),
                                &((*d_4)),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let mut d_v_2 = shape_1.zero();
                    let mut d_value_2 = shape_2.zero();
                    let mut d_t_value_2 = shape_3.zero();
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_5));
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_6));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                    rule_of_root::__jvp_vjp(
                        rule_of_root,
                        ::rootgrad_autodiff::rt::Inactive,
                        b,
                        &mut d_b,
                        t_b,
                        &mut d_t_b,
                        d_v_2,
                    );
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_root::__jvp_vjp(
                rule_of_root,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            both as rule_of_both, root as rule_of_root; fn __vjp_unwrap_or
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.0;
        for i in 0..5 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let argument = x[i] - 0.5;
            let argument_2 = x[(i + 1)] + 0.6;
            let value = kept_5
                .keep(
                    kept_3
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_both, both, a0 = argument, a1 = argument_2
                            ),
                        ),
                );
            shape_2.keep(&value);
            let value_2 = kept_4
                .keep(::core::clone::Clone::clone(&value).unwrap_or(1.0));
            s += value_2 * x[i];
            pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
        }
        let t;
        let t_2;
        let argument_3 = -x[0];
        let value_3 = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = argument_3));
        match ::core::clone::Clone::clone(&value_3) {
            Some(held) => {
                t_2 = Some(held);
                shape_3.keep(&t_2);
            }
            None => {
                let argument_4 = x[1];
                let value_4 = kept_1
                    .aside(
                        ::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = argument_4),
                    );
                shape_1.keep(&value_4);
                t_2 = value_4;
                shape_3.keep(&t_2);
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                t = s * v;
            }
            None => {
                t = s;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2 = shape_3.zero();
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_t += d_result;
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                let Some(d_v) = &mut d_t_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                d_s += d_1 * v;
                (*d_v) += d_1 * s;
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_s += d_2;
            }
        }
        match ::core::clone::Clone::clone(&value_3) {
            Some(held) => {
                let Some(d_held) = &mut d_value_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_4)));
            }
            None => {
                let argument_4 = x[1];
                let mut d_argument_4: f64 = -0.0;
                let mut d_value_4 = shape_1.zero();
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_5));
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_argument_4,
                        &d_value_4,
                    );
                } else {
                    rule_of_root::__vjp(argument_4, &mut d_argument_4, d_value_4);
                }
                d_x[1] += d_argument_4;
            }
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument_3,
                &d_value_3,
            );
        } else {
            rule_of_root::__vjp(argument_3, &mut d_argument_3, d_value_3);
        }
        d_x[0] -= d_argument_3;
        for i in (0..5).rev() {
            let (partials_3, value_2, value) = pass_1.take();
            let argument = x[i] - 0.5;
            let argument_2 = x[(i + 1)] + 0.6;
            let mut d_argument: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let mut d_value_2: f64 = -0.0;
            let d_6 = d_s;
            d_value_2 += d_6 * x[i];
            d_x[i] += d_6 * value_2;
            (value)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_value),
                    1.0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_argument,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    1,
                    &mut d_argument_2,
                    &d_value,
                );
            } else {
                rule_of_both::__vjp(
                    argument,
                    &mut d_argument,
                    argument_2,
                    &mut d_argument_2,
                    d_value,
                );
            }
            d_x[i + 1] += d_argument_2;
            d_x[i] += d_argument;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            both as rule_of_both, root as rule_of_root; fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..5 {
            let argument = x[i] - 0.5;
            let t_argument = t_x[i];
            let argument_2 = x[(i + 1)] + 0.6;
            let t_argument_2 = t_x[i + 1];
            let (v_1, t_value) = rule_of_both::__jvp(
                both,
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let (v_2, t_value_2) = (value)
                .__jvp_unwrap_or(&t_value, 1.0, ::rootgrad_autodiff::rt::Inactive);
            let value_2 = v_2;
            t_s += t_value_2 * x[i] + value_2 * t_x[i];
            s += value_2 * x[i];
        }
        let t;
        let t_t;
        let t_2;
        let t_t_2;
        let argument_3 = -x[0];
        let t_argument_3 = -t_x[0];
        let (v_3, t_value_3) = rule_of_root::__jvp(root, argument_3, t_argument_3);
        let value_3 = v_3;
        match ::core::clone::Clone::clone(&value_3) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_value_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = Some(t_held);
                t_2 = Some(held);
            }
            None => {
                let argument_4 = x[1];
                let t_argument_4 = t_x[1];
                let (v_4, t_value_4) = rule_of_root::__jvp(
                    root,
                    argument_4,
                    t_argument_4,
                );
                let value_4 = v_4;
                t_t_2 = t_value_4;
                t_2 = value_4;
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                let Some(t_v) = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_s * v + s * t_v;
                t = s * v;
            }
            None => {
                t_t = t_s;
                t = s;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
