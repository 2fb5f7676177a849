//! What the forward sweep keeps for the reverse sweep, and where.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};

use crate::ir::{Block, ExprId, VarId};

/// What the forward sweep keeps.
#[derive(Default)]
pub(crate) struct Kept {
    /// Values of expressions (and of calls), with the tape or slot that keeps them.
    pub values: HashMap<ExprId, Ident>,
    /// Statements around a call: checks before it, copies before and after it.
    pub around: HashMap<ExprId, Around>,
    /// Notes of the types of variables, for their shadows.
    pub likes: HashMap<VarId, Ident>,
    /// The same of the counters of loops, by the position of the statement.
    pub counters: HashMap<usize, Vec<(Ident, Ident)>>,
    /// Shapes of variables, for their shadows; and whether the shape counts that a variable has at its block's end.
    pub shapes: HashMap<VarId, (Ident, bool)>,
    /// Variables that the reverse sweep reads: copied where they would be moved.
    pub alive: HashSet<VarId>,
    /// Whether variables may be of types that cannot be copied.
    pub clones: bool,
    /// Variables of which is kept what they hold at their block's end.
    pub finals: HashMap<VarId, Ident>,
    /// What is kept before a statement, by its position.
    pub saved: HashMap<usize, TokenStream>,
    /// Checks before an assignment, by the position of the statement.
    pub before: HashMap<usize, TokenStream>,
    /// Loops with checkpoints, by the position of the statement.
    pub marked: HashMap<usize, Marked>,
    /// Loops that are reversed pass by pass, by the position of the statement.
    pub fused: HashMap<usize, Fused>,
    /// Blocks that keep several values in each pass, by [`block_key`].
    pub records: HashMap<usize, Record>,
    /// Expressions that were evaluated before their statement, by their names.
    pub named: HashMap<ExprId, Ident>,
    /// Where the runtime library is found, for checks of what the syntax does not tell.
    pub library: TokenStream,
}

/// What is added to a loop with checkpoints: before it, at the start of each pass, and after it. Nothing in it is kept.
#[derive(Default)]
pub(crate) struct Marked {
    pub before: TokenStream,
    pub pass: TokenStream,
    pub after: TokenStream,
}

/// What is added to a loop that is reversed pass by pass: before it, and at the end of each pass.
#[derive(Default)]
pub(crate) struct Fused {
    pub before: TokenStream,
    pub inside: TokenStream,
}

/// The tape that a block's pass puts its values on, as one record, and the slots that hold them until then.
pub(crate) struct Record {
    pub tape: Ident,
    pub slots: Vec<Ident>,
    /// If the function's sweeps are apart: the stack that the record goes to, instead of a tape.
    pub stack: Option<Ident>,
}

/// What a block is known by: the position of its first statement.
pub(crate) fn block_key(block: &Block) -> Option<usize> {
    block.stmts.first().map(|stmt| stmt.pos)
}

#[derive(Default)]
pub(crate) struct Around {
    pub before: TokenStream,
    pub after: TokenStream,
    /// The rule that must be shown the function called.
    pub rule: Option<TokenStream>,
    /// What keeps the partial derivatives, if they are taken with the value.
    pub ahead: Option<Ident>,
    /// If the sweeps of the callee may be apart.
    pub apart: Option<ApartCall>,
}

/// A call whose forward sweep may run by itself.
pub(crate) struct ApartCall {
    pub stack: Ident,
    /// The variable whose type shows whether the sweeps are apart, and the function that gives this type.
    pub mark: Ident,
    pub is: TokenStream,
    /// The callee's forward sweep.
    pub augmented: TokenStream,
    /// Statements that store the arguments if the sweeps are not apart.
    pub otherwise: TokenStream,
}
