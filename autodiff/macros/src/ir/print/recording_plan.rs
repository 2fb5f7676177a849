//! The values that the forward sweep stores for the reverse sweep, and the places that store them.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};

use crate::ir::{Block, ExprId, VarId};

/// The values that the forward sweep stores.
#[derive(Default)]
pub(crate) struct Kept {
    /// Values of expressions (and of calls), with the tape or slot that stores them.
    pub values: HashMap<ExprId, Ident>,
    /// Statements around a call: checks before it, copies before and after it.
    pub around: HashMap<ExprId, Around>,
    /// Notes of the types of variables, from which their shadows are made.
    pub likes: HashMap<VarId, Ident>,
    /// The same for the counters of loops, by the position of the statement.
    pub counters: HashMap<usize, Vec<(Ident, Ident)>>,
    /// Shapes of variables, for their shadows. The flag is true if the shape at the end of the variable's block is the
    /// one to store.
    pub shapes: HashMap<VarId, (Ident, bool)>,
    /// Variables that the reverse sweep reads. They are copied where they would be moved.
    pub alive: HashSet<VarId>,
    /// True if variables may have types that are not `Copy`.
    pub clones: bool,
    /// Variables whose value at the end of their block is stored.
    pub finals: HashMap<VarId, Ident>,
    /// Code that stores values before a statement, by the statement's position.
    pub saved: HashMap<usize, TokenStream>,
    /// Checks before an assignment, by the position of the statement.
    pub before: HashMap<usize, TokenStream>,
    /// Loops with checkpoints, by the position of the statement.
    pub marked: HashMap<usize, Marked>,
    /// Loops that are reversed pass by pass, by the position of the statement.
    pub fused: HashMap<usize, Fused>,
    /// Blocks that store several values in each pass, by [`block_key`].
    pub records: HashMap<usize, Record>,
    /// Expressions that were evaluated before their statement, by their names.
    pub named: HashMap<ExprId, Ident>,
    /// Path of the runtime library, for compile-time checks of facts that the syntax does not show.
    pub library: TokenStream,
}

/// Code that is added to a loop with checkpoints: before the loop, at the start of each pass, and after it. No values
/// are stored inside of such a loop.
#[derive(Default)]
pub(crate) struct Marked {
    pub before: TokenStream,
    pub pass: TokenStream,
    pub after: TokenStream,
}

/// Code that is added to a loop that is reversed pass by pass: before the loop, and at the end of each pass.
#[derive(Default)]
pub(crate) struct Fused {
    pub before: TokenStream,
    pub inside: TokenStream,
}

/// The tape to which a pass of a block pushes its values as one record, and the slots that hold them until then.
pub(crate) struct Record {
    pub tape: Ident,
    pub slots: Vec<Ident>,
    /// The stack that receives the record instead of a tape, if the function's sweeps are separate functions.
    pub stack: Option<Ident>,
    /// Slots whose values may own memory.
    pub owning: Vec<Ident>,
}

/// The key that identifies a block: the position of its first statement.
pub(crate) fn block_key(block: &Block) -> Option<usize> {
    block.stmts.first().map(|stmt| stmt.pos)
}

#[derive(Default)]
pub(crate) struct Around {
    pub before: TokenStream,
    pub after: TokenStream,
    /// The rule to which the called function must be shown.
    pub rule: Option<TokenStream>,
    /// The variable that stores the partial derivatives, if they are computed together with the value.
    pub ahead: Option<Ident>,
    /// Present if the callee's sweeps may be separate functions.
    pub apart: Option<ApartCall>,
}

/// A call whose forward sweep may be a function of its own.
pub(crate) struct ApartCall {
    pub stack: Ident,
    /// The variable whose type shows if the sweeps are separate, and the function that returns this type.
    pub mark: Ident,
    pub is: TokenStream,
    /// The callee's forward sweep.
    pub augmented: TokenStream,
    /// Statements that store the arguments if the sweeps are not separate.
    pub otherwise: TokenStream,
}
