//! Refused host functions: a function, and a part of the message.

use quote::quote;

fn message(text: &str) -> String {
    let f: syn::ItemFn = syn::parse_str(text).expect(text);
    super::host::expand(&quote!(), &f).to_string()
}

const PARAMS: &str =
    "device: &Device, y: &mut [f64], log: &mut [f64], x: &[f64], b: &Buffer<f64>, a: f64, n: u32";

/// Statements, and the message.
const BODIES: &[(&str, &str)] = &[
    ("let v = b.to_vec();", "the buffer `b` is used in a way that has no derivative"),
    ("other(b);", "the buffer `b` is used in a way that has no derivative"),
    ("let c = &b;", "the buffer `b` is used in a way that has no derivative"),
    (
        "let c = Buffer::zeros(3); let d = c.clone();",
        "the buffer `c` is used in a way that has no derivative",
    ),
    ("b.copy_from_buffer(other)?;", "copy from a buffer of this function or from a parameter"),
    (
        "let k = x[0] as u32;",
        "the elements of `x` carry a derivative, and a host function only copies them",
    ),
    ("y[0] = 1.0;", "the elements of `y` carry a derivative"),
    ("for v in x {}", "the elements of `x` carry a derivative"),
    ("let c = Buffer::from(x.to_vec());", "the elements of `x` carry a derivative"),
    ("println!(\"{x:?}\");", "the elements of `x` carry a derivative"),
    (
        "println!(\"{}\", a);",
        "`a` carries a derivative, and a host function passes it to launches only",
    ),
    ("if a > 0.0 {}", "`a` carries a derivative"),
    ("k::launch(device, 1, 1, b, -a)?;", "`a` carries a derivative"),
    ("k::launch(device, a as u32, 1, b)?;", "`a` carries a derivative"),
    ("k::launch(device, 1, 1, &other)?;", "this buffer is unknown; bind it before"),
    ("k::launch(device, 1, 1, &Buffer::zeros(3))?;", "this buffer is unknown; bind it before"),
    ("use_it(Buffer::<f64>::zeros(3));", "bind this buffer"),
    ("let (c, d) = (Buffer::zeros(3), 1);", "bind this buffer"),
    ("let x = 3;", "`x` is a name of values with a derivative"),
    ("let f = |b: u32| b;", "`b` is a name of values with a derivative"),
    ("b.copy_to(&mut values)?;", "a derivative cannot follow this copy"),
    ("b.copy_to(x)?;", "`x` is not `&mut`"),
    (
        "b.copy_to(log)?; b.copy_from(log)?;",
        "`log` is `Const`, takes values of a buffer and is copied to one again",
    ),
    ("#[tape_passes(3)] other(n)?;", "`#[tape_passes(…)]` stands above a launch"),
    ("#[tape_passes(3)] b.copy_to(y)?;", "`#[tape_passes(…)]` stands above a launch"),
    ("#[tape_passes(3)] b.fill(0.0);", "`#[tape_passes(…)]` stands above a launch"),
    ("#[tape_passes(3)] let c = Buffer::zeros(3);", "`#[tape_passes(…)]` stands above a launch"),
    (
        "#[tape_passes(3)] { k::launch(device, 1, 1, b)?; }",
        "`#[tape_passes(…)]` stands above a launch",
    ),
    ("#[tape_passes] k::launch(device, 1, 1, b)?;", "write `#[tape_passes(N)]`"),
];

#[test]
fn each_body_is_refused_with_a_remedy() {
    for (body, wanted) in BODIES {
        let message = message(&format!(
            "#[autodiff_reverse(d, Const, Duplicated, Const, Duplicated, Duplicated, Active, Const)] fn f({PARAMS}) -> Result<(), \
             LaunchError> {{ {body} Ok(()) }}"
        ));
        assert!(
            message.contains("compile_error") && message.contains(wanted),
            "{body}\n{message}\n{wanted}"
        );
    }
}

/// Functions, and the message.
const SIGNATURES: &[(&str, &str)] = &[
    (
        "#[autodiff_reverse(d, Const)] fn f(n: u32) -> f64 { 1.0 }",
        "returns `Result<(), LaunchError>`",
    ),
    (
        "#[autodiff_reverse(d, Const)] fn f(n: u32) -> Result<f64, E> { Ok(1.0) }",
        "returns `Result<(), LaunchError>`",
    ),
    (
        "#[autodiff_reverse(d, Const)] async fn f(n: u32) -> Result<(), E> { Ok(()) }",
        "is a plain `fn`",
    ),
    (
        "#[autodiff_reverse(d, Const)] fn f<T>(n: T) -> Result<(), E> { Ok(()) }",
        "has no type parameters",
    ),
    ("#[autodiff_reverse(d)] fn f(&self) -> Result<(), E> { Ok(()) }", "is a free function"),
    (
        "#[autodiff_reverse(d, Const)] fn f((a, b): (u32, u32)) -> Result<(), E> { Ok(()) }",
        "give the parameter a name",
    ),
    (
        "#[autodiff_reverse(d)] fn f(n: u32) -> Result<(), E> { Ok(()) }",
        "the number of activities is 0, wanted are 1",
    ),
    (
        "#[autodiff_reverse(d, Active)] fn f(n: u32) -> Result<(), E> { Ok(()) }",
        "`Active` is for numbers `f32` and `f64`",
    ),
    (
        "#[autodiff_reverse(d, Duplicated)] fn f(a: f64) -> Result<(), E> { Ok(()) }",
        "`a` is a number; write `Active`",
    ),
    (
        "#[autodiff_reverse(d, Duplicated)] fn f(k: &[u32]) -> Result<(), E> { Ok(()) }",
        "write `Const` for `k`",
    ),
    (
        "#[autodiff_reverse(d, Active)] fn f(mut a: f64) -> Result<(), E> { Ok(()) }",
        "cannot be `mut`",
    ),
    (
        "#[autodiff_reverse(d, ActiveOnly)] fn f(a: f64) -> Result<(), E> { Ok(()) }",
        "know the activities `Const`",
    ),
    (
        "#[autodiff_reverse(d, Const, tape = t)] fn f(n: u32) -> Result<(), E> { Ok(()) }",
        "has the option `crate = path` only",
    ),
    (
        "#[autodiff_forward(d, Const)] fn f(n: u32) -> Result<(), E> { Ok(()) }",
        "has no meaning for host functions",
    ),
    ("#[cfg(any())] fn f(n: u32) -> Result<(), E> { Ok(()) }", "stands above `#[kernel_host]`"),
];

#[test]
fn each_signature_is_refused_with_a_remedy() {
    for (text, wanted) in SIGNATURES {
        let message = message(text);
        assert!(
            message.contains("compile_error") && message.contains(wanted),
            "{text}\n{message}\n{wanted}"
        );
    }
}
