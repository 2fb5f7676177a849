//! Code that kernels do not have, with the message that a user reads.

use quote::quote;

/// The message for a kernel with this text; `attributes` stand below `#[kernel]`.
fn message(text: &str) -> String {
    let f: syn::ItemFn = syn::parse_str(text).expect(text);
    match super::expand(&quote!(), &f) {
        Ok(_) => format!("accepted: {text}"),
        Err(error) => error.to_string(),
    }
}

/// The parts of the body of a kernel, and a part of its message.
const BODIES: &[(&str, &str)] = &[
    ("let y = 0.1;", "the literal's type is not known; write `0.1f32` or `0.1f64`"),
    ("let k = 3;", "write `3u32`, `3i32`"),
    ("let y = x.get(i) + 1.0f64;", "`+` between f32 and f64; convert one side by `as`"),
    ("let y = x.get(i) + i;", "`+` between f32 and u32"),
    ("let y: f32 = i;", "the value is u32, wanted is f32"),
    ("let b = [1.0f32, 2.0]; b[0] = 3.0;", "`b` is not declared `mut`"),
    ("let b: [f32; 2] = [i, i];", "the value is u32, wanted is f32"),
    ("x.set(i, 1.0f64);", "the value is f64, wanted is f32; convert it: `… as f32`"),
    ("x.set(x.get(i), 1.0);", "an index is an integer, not f32"),
    ("x.push(1.0);", "there are `set`, `add` and `atomic_add`"),
    ("let n = x.len();", "a buffer has `get(index)`, `set`, `add` and `atomic_add`, not `len`"),
    ("let y = x;", "`x` is a buffer or array; read an element"),
    ("let y = i.get(0);", "`get` of u32 is not known in kernels"),
    ("let y = i[0];", "`i` is a number or struct; it has no elements"),
    ("y = 1.0;", "a kernel assigns to a variable of its own or to an element"),
    ("let y = 1.0f32; y = 2.0;", "`y` is not declared `mut`; write `let mut y`"),
    ("let y;", "a kernel's variable needs a first value"),
    ("let y = &i;", "a kernel has no references"),
    ("let y = |v: f32| v;", "a kernel has no closures"),
    ("let y = (1, 2);", "a kernel has no tuples; use several variables, or a struct"),
    ("let (a, b) = (1, 2);", "a kernel binds plain names only"),
    ("match i { _ => {} }", "a kernel has no `match`"),
    ("loop {}", "write `while`"),
    ("while i < 3 { break; }", "a kernel's loops run to their end"),
    ("if i < 3 { if i < 2 { return; } }", "`return` stands at the kernel's outermost level only"),
    ("println!(\"\");", "a GPU cannot print or panic"),
    ("unsafe {}", "a kernel has no `unsafe` code"),
    ("let y = helper(i);", "`helper` is unknown in a kernel; move the `fn` into the kernel's body"),
    (
        "let y = shfl_sync(i, 1);",
        "`shfl_sync` is not supported: a kernel exchanges values by `shfl_down`",
    ),
    ("let y = shfl_down(i);", "write `shfl_down(value, distance)`"),
    ("let y = shfl_down(i, 1i32);", "the value is i32, wanted is u32"),
    ("let y = shfl_xor(i < 3, 1);", "`shfl_xor` exchanges numbers; convert the `bool`"),
    ("let y = shfl_up(i, i);", "the second argument of `shfl_up` may differ between threads"),
    ("if i < 3 { let y = shfl_xor(i, 1); }", "threads of a block may reach `shfl_xor` differently"),
    (
        "let y = if i < 3 { shfl_xor(i, 1) } else { 2 };",
        "threads of a block may reach `shfl_xor` differently",
    ),
    ("let y = i < 3 && shfl_xor(i, 1) > 2;", "it takes a statement of its own"),
    (
        "let y = WIDTH;",
        "`WIDTH` is not a variable of the kernel; move its `const` into the kernel's body",
    ),
    ("for v in x {}", "a kernel's `for` runs over a range"),
    ("for k in 0.0f32..1.0 {}", "a range counts by integers, not by f32"),
    ("let y = x.get(i).gamma();", "`gamma` of f32 is not known in kernels"),
    ("let y = x.get(i).powf();", "`powf` has 1 arguments after its receiver, not 0"),
    ("let y = i as usize;", "`usize` has another size on the GPU than you may expect"),
    ("let y = i as bool;", "a number becomes a `bool` by a comparison"),
    ("let y = -i;", "a value of type u32 has no negative"),
    ("let y = !i;", "a kernel has `!` for `bool` only"),
    ("if i {}", "the value is u32, wanted is bool"),
    ("let s = Shared::<bool, 4>::new();", "a shared array of `bool` is not supported"),
    (
        "if i < 2 { let s = Shared::<f32, 4>::new(); }",
        "a shared array is declared at the kernel's outermost level",
    ),
    ("let s = [0.0f32; 0];", "the array has no elements"),
    ("fn f(v: f32) -> f32 { f(v) } let y = f(1.0);", "`f` calls itself"),
    ("let ok = i < 3 && x.get(i) > 0.0; x.set(i, 1.0);", "it takes a statement of its own"),
    (
        "while x.get(0) < 1.0 { x.add(0, 1.0); }",
        "the condition of `while` is evaluated before each pass",
    ),
    ("if i < 3 { sync_threads(); }", "would wait for ever"),
    ("if x.get(0) > 0.0 { x.set(0, 1.0); sync_threads(); }", "would wait for ever"),
    ("for k in 0..i { sync_threads(); }", "would wait for ever"),
    (
        "let mut k = 1u32; let j = k + { k = 2; k };",
        "a block with a value changes its own variables only, not `k`",
    ),
    (
        "let mut b = [1.0f32; 2]; let y = b[0] + { b[0] = 2.0; 1.0 };",
        "a block with a value changes its own variables only, not `b`",
    ),
    (
        "let mut k = 1u32; let j = k + if i > 0 { k = 2; k } else { 3 };",
        "a block with a value changes its own variables only, not `k`",
    ),
    ("let k = 4294967296u32;", "`4294967296` is too large for u32"),
    ("let y = x.get(i) * 1e39;", "`1e39` is too large for f32; write a number up to 3.4028235e38"),
    ("let y = 1e309f64;", "`1e309` is too large for f64"),
    ("let y = x.get(i) + 1;", "the literal is an integer, wanted is f32; write `1.0`"),
    ("let y = (i < 3) as f32;", "a `bool` becomes a float by `if … { 1.0 } else { 0.0 }`"),
    ("let b: [f32; 2] = [0.0; 3];", "the array has 3 elements, its type 2"),
    ("#[cfg(any())] x.set(i, 1.0);", "attributes have no effect inside a kernel"),
    ("fn f(v: f32) -> f32 { v } let y = other::f(x.get(i));", "`f` is unknown in a kernel"),
    ("let y = u32::from(x.get(i));", "`u32::from` of f32 may change the value; write `as u32`"),
    (
        "enum S {}",
        "a kernel contains functions, constants and structs at its outermost level and no other items",
    ),
    ("const A: f32 = A + 1.0;", "`A` is defined by itself"),
    (
        "const A: u32 = thread::index_1d();",
        "a constant is computed from literals and other constants",
    ),
    ("const A: f32 = 1.0f64;", "the value is f64, wanted is f32"),
    (
        "if i < 2 { const A: f32 = 1.0; }",
        "a kernel contains functions, constants and structs at its outermost level",
    ),
    ("const N: u32 = 2 - 2; let s = Shared::<f32, N>::new();", "the array has no elements"),
    (
        "let s = Shared::<f32, N>::new();",
        "the number of elements is a literal or a constant of the kernel",
    ),
    ("struct S;", "a struct in a kernel has named fields"),
    ("struct S(f32);", "a struct in a kernel has named fields"),
    ("struct S<T> { a: T }", "a struct in a kernel has no parameters"),
    ("struct S { s: S }", "`S` contains itself"),
    ("struct S { a: usize }", "`usize` has another size on the GPU"),
    ("struct S { a: f32 } let s = S {};", "the field `a` of `S` has no value"),
    ("struct S { a: f32 } let s = S { b: 1.0 };", "`S` has no field `b`"),
    ("struct S { a: f32 } let s = S { a: 1.0f64 };", "the value is f64, wanted is f32"),
    (
        "struct S { a: f32 } let s = S { a: 1.0 }; s.a = 2.0;",
        "`s` is not declared `mut`; write `let mut s`",
    ),
    ("struct S { a: f32 } let s = S { a: 1.0 }; let y = s.b;", "there is no field `b` here"),
    (
        "struct S { a: f32 } let s = S { a: 1.0 }; let y = s + 1.0;",
        "`s` is a struct; use a field of it",
    ),
    (
        "struct S { a: f32 } let s = S { a: 1.0 }; let y = S { ..s };",
        "written with all of its fields",
    ),
    (
        "struct S { a: f32 } struct T { a: f32 } let mut s = S { a: 1.0 }; s = T { a: 1.0 };",
        "the value is a struct `T`, wanted is a struct `S`",
    ),
    (
        "struct S { a: f32 } fn f(s: S) -> f32 { s.a } let y = f(1.0);",
        "the value is one number, wanted is a struct `S`",
    ),
    (
        "fn f() -> [f32; 2] { [1.0, 2.0] } let y = f() + 1.0;",
        "`f` returns several numbers; bind them",
    ),
    (
        "fn f(b: [f32; 2]) -> f32 { b[0] } let y = f([1.0; 3]);",
        "the array has 3 elements, wanted are 2",
    ),
    (
        "let s = Point { a: 1.0f32 };",
        "the struct `Point` is unknown in a kernel; move it into the kernel's body",
    ),
];

#[test]
fn each_body_is_refused_with_a_remedy() {
    for (body, wanted) in BODIES {
        let message =
            message(&format!("fn f(x: Global<f32>) {{ let i = thread::index_1d(); {body} }}"));
        assert!(message.contains(wanted), "{body}\n{message}\n{wanted}");
    }
}

#[test]
fn each_signature_is_refused_with_a_remedy() {
    let all = [
        ("fn f(x: &[f32]) {}", "threads would share this reference"),
        ("fn f(x: Vec<f32>) {}", "a kernel knows the scalars f32, f64"),
        ("fn f(x: Global<bool>) {}", "use `Global<u32>`"),
        ("fn f(x: Global) {}", "write the type of the elements"),
        ("fn f(mut n: u32) {}", "a kernel's parameter cannot be `mut`"),
        ("fn f(&self) {}", "a kernel is a free function"),
        ("fn f<T>(x: Global<T>) {}", "a kernel has no type parameters"),
        ("fn f(n: u32) -> u32 { n }", "a kernel returns nothing"),
        ("fn exp(x: Global<f32>) {}", "choose another name for the kernel"),
        ("unsafe fn f() {}", "a kernel is a plain `fn`"),
        ("extern \"C\" fn f() {}", "a kernel is a plain `fn`"),
        ("fn r#in() {}", "`r#in` is no name in CUDA C++"),
        ("async fn f() {}", "a kernel cannot be `async`"),
    ];
    for (text, wanted) in all {
        let message = message(text);
        assert!(message.contains(wanted), "{text}\n{message}");
    }
}

#[test]
fn each_activity_is_checked() {
    let all = [
        ("autodiff_reverse(d, Duplicated)", "the number of activities is 1, wanted are 3"),
        (
            "autodiff_reverse(d, Duplicated, Active, Const)",
            "`k` holds u32, which has no derivative; write `Const`",
        ),
        (
            "autodiff_reverse(d, Active, Const, Const)",
            "`Active` is for numbers, but `x` is a buffer",
        ),
        (
            "autodiff_reverse(d, Const, Const, Duplicated)",
            "`Duplicated` is for buffers, but `a` is a number",
        ),
        ("autodiff_reverse(d, DuplicatedOnly, Const, Active)", "kernels know the activities"),
        ("autodiff_reverse(d, Dual, Const, Const)", "`Dual` belongs to forward mode"),
        ("autodiff_reverse(d, Const, Const, Active, tape = t)", "the option `source = NAME` only"),
        (
            "autodiff_reverse(d, Const, Const, Active, analyses = off)",
            "the option `source = NAME` only",
        ),
        (
            "autodiff_reverse(d, Const, Const, Active, second_order = on)",
            "the option `source = NAME` only",
        ),
        ("autodiff_forward(d, 4, Dualv, Const, Dual)", "tangents have one direction"),
        (
            "autodiff_reverse(d, Duplicated, Const, Const)",
            "is added to by `atomic_add` and read or set in the same kernel",
        ),
        (
            "autodiff_reverse(d, Const, Const, Active)",
            "`x` is `Const`, takes a value with a derivative and is read again",
        ),
        (
            "autodiff_forward(d, Const, Const, Dual)",
            "write `Duplicated`, or `Dual` in forward mode",
        ),
        ("cfg(any())", "`#[cfg(…)]` stands above `#[kernel]`"),
        ("hessian(d, Duplicated, Const, Const)", "`hessian` has no meaning for kernels"),
    ];
    for (attribute, wanted) in all {
        let kernel =
            "fn f(x: Global<f32>, k: u32, a: f32) { x.atomic_add(0, a); x.set(k, a + x.get(k)); }";
        let message = message(&format!("#[{attribute}] {kernel}"));
        assert!(message.contains(wanted), "{attribute}\n{message}");
    }
}

/// The derivative is a kernel in the same dialect: it is read again as the same kernel.
#[test]
fn printed_kernels_are_read_again_as_the_same() {
    let text = "fn f(out: Global<f32>, n: u32, x: Global<f32>, a: f64, k: Global<i32>) {
        let s = Shared::<f32, 32>::new();
        let t = thread::thread_idx_x();
        let mut y = x.get(t).max(0.25) - (a as f32);
        let mut b = [1.0f32, 2.0, y];
        for l in (0..n - 1).rev() {
            if k.get(l) << 1 == -2 || !(y < 1.0) { y = y * b[l % 3] + y.hypot(2.0).powi(3); } else { b[1] *= -y; }
            while y > 2.0 { y /= 2.0 + b[0]; }
            y = y * shfl_down(y, 2) + shfl_xor(b[0], l);
            s.set(t, y);
            sync_threads();
            let other = s.get(31 - t);
            y = if other < 0.5 { other % 0.3 } else { 1.5 };
            sync_threads();
        }
        out.atomic_add(t & 3, y);
    }";
    let f: syn::ItemFn = syn::parse_str(text).expect("a kernel");
    let args = syn::parse_quote!(d, Duplicated, Const, Duplicated, Active, Const);
    let kernel = super::parse::kernel(&f).expect("a kernel");
    let (derivative, _) = super::reverse::reverse(&kernel, &args).expect("a derivative");
    let read = |text: &str| super::parse::kernel(&syn::parse_str(text).expect(text)).expect(text);
    for kernel in [kernel, derivative] {
        // A name that stands for two variables, one in each sweep, gets a number when it is read.
        let again = read(&super::print_rust::dialect(&kernel));
        let twice = read(&super::print_rust::dialect(&again));
        assert_eq!(super::print_rust::dialect(&again), super::print_rust::dialect(&twice));
        assert_eq!(super::print_cuda::cuda(&again, &[]), super::print_cuda::cuda(&twice, &[]));
    }
}

#[test]
fn documentation_of_a_kernel_is_that_of_its_module() {
    let f = syn::parse_quote! {
        /// Doubles each element.
        #[autodiff_reverse(d, Duplicated)]
        fn twice(x: Global<f32>) {
            let i = thread::index_1d();
            x.set(i, 2.0 * x.get(i));
        }
    };
    let tokens = super::expand(&quote!(), &f).expect("a kernel");
    let file: syn::File = syn::parse2(tokens).expect("modules");
    let [syn::Item::Mod(kernel), syn::Item::Use(_)] = &file.items[..] else {
        panic!("a module and the name of its derivative, got {}", quote!(#file))
    };
    let inner = kernel.content.iter().flat_map(|(_, items)| items);
    let derivative = inner.filter_map(|item| match item {
        syn::Item::Mod(module) => Some(module),
        _ => None,
    });
    let docs: Vec<bool> = std::iter::once(kernel)
        .chain(derivative)
        .map(|module| {
            let attrs = &module.attrs;
            quote!(#(#attrs)*).to_string().contains("Doubles each element.")
        })
        .collect();
    assert_eq!(docs, [true, false]);
}
