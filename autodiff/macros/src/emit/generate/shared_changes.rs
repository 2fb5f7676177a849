//! Loops with checkpoints refuse changes behind shared references: their passes run twice.

use crate::ir::std_names::Property;

/// The error for a loop with checkpoints that contains `change`.
fn refusal(change: &str) -> Option<String> {
    let text = format!(
        "fn f(x: f64, n: &State, all: &Many) -> f64 {{
            let mut s = x;
            #[checkpoint(budget = 2)]
            for i in 0..6 {{
                {change};
                s += x * s.sin();
            }}
            s
        }}"
    );
    let f: syn::ItemFn = syn::parse_str(&text).expect("Rust");
    let args = syn::parse_str("d_f, Active, Const, Const, Active").expect("arguments");
    super::reverse(&args, &f).err().map(|error| error.to_string())
}

#[test]
fn every_method_that_changes_what_is_shared_is_refused() {
    for name in Property::Interior.all() {
        let args = match name {
            "take" | "lock" | "borrow_mut" => "",
            "replace" | "set" => "1",
            _ => "1, Ordering::Relaxed",
        };
        for of in ["n", "(*n)", "n.count", "all[i]", "COUNT", "counts::COUNT"] {
            let change = format!("let _ = {of}.{name}({args})");
            let said = refusal(&change).unwrap_or_else(|| panic!("`{change}` is not refused"));
            assert!(said.contains("a change behind a shared reference"), "{change}: {said}");
        }
    }
    for change in ["Cell::set(n, 1)", "AtomicUsize::fetch_xor(&n.count, 1, Relaxed)"] {
        let said = refusal(change).unwrap_or_else(|| panic!("`{change}` is not refused"));
        assert!(said.contains("a change behind a shared reference"), "{change}: {said}");
    }
}

#[test]
fn what_a_pass_has_for_itself_may_change() {
    for change in
        ["let old = n.load(Ordering::Relaxed)", "let old = core::mem::replace(&mut s, x); s += old"]
    {
        assert_eq!(refusal(change), None, "{change}");
    }
}
