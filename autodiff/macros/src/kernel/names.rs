//! Names of variables: each once, none that C++ or the written code uses.

use super::ir::Var;

/// Words of C++ that a variable in Rust may have as a name, and names in the code around the kernel.
const TAKEN: &str = "\
    alignas and asm auto bool bitand bitor case catch char class compl default delete double explicit export float \
    friend goto inline int long mutable namespace new not operator or private protected public register short signed switch template this throw union unsigned volatile xor \
    thread shared_ sums_ lanes_f32 lanes_f64 lanes_i32 lanes_u32 lanes_i64 lanes_u64 rt launch_device launch_grid launch_block needs body lives tape_passes tape_values tape_threads shared_memory blockIdx blockDim threadIdx gridDim";

/// The name in the source as both languages write it: `type` for `r#type`, to which `unique` adds a number, and `fast`
/// for `_fast`, but neither a number for `_1` nor a word of Rust for `_in`.
pub(crate) fn written(name: &str) -> &str {
    let name = name.strip_prefix("r#").unwrap_or(name);
    let plain = name.trim_start_matches('_');
    match syn::parse_str::<syn::Ident>(plain) {
        Ok(_) => plain,
        Err(_) if plain.is_empty() => "unused",
        Err(_) => name,
    }
}

/// True for a name that means something else in the printed code.
pub(crate) fn is_taken(name: &str) -> bool {
    TAKEN.split(' ').any(|word| word == name) || super::math::is_function(name)
}

/// `name`, or a longer one that no variable has and that means nothing else.
pub(crate) fn unique(vars: &[Var], name: &str) -> String {
    let free = |name: &str| {
        vars.iter().all(|v| v.name != name)
            && !is_taken(name)
            && syn::parse_str::<syn::Ident>(name).is_ok()
    };
    if free(name) {
        return name.to_owned();
    }
    let mut n = 1;
    loop {
        let longer = format!("{name}_{n}");
        if free(&longer) {
            return longer;
        }
        n += 1;
    }
}
