//! Visitors of statements and expressions.

use std::collections::BTreeSet;

use crate::ir::{Arm, Block, Expr, ExprId, ExprKind, Place, Proj, Stmt, StmtKind, VarId};

/// The variables that a block mentions.
pub(crate) fn mentioned(block: &Block) -> BTreeSet<VarId> {
    block.stmts.iter().flat_map(mentioned_by).collect()
}

/// The variables that a statement mentions, including those in its inner statements.
pub(crate) fn mentioned_by(stmt: &Stmt) -> BTreeSet<VarId> {
    let mut all = BTreeSet::new();
    let mut mention = |s: &Stmt| {
        places_of(s, &mut |place| {
            all.insert(place.base);
        });
        own_exprs(s, &mut |e| own_vars(e, &mut all));
        s.guards().for_each(|e| vars_in(e, &mut all));
    };
    mention(stmt);
    each_inner(stmt, &mut mention);
    all
}

/// Visits the places that a statement itself reads or writes, without those in its blocks.
pub(crate) fn places_of(stmt: &Stmt, visit: &mut impl FnMut(&Place)) {
    let (places, e, args) = stmt.own();
    e.into_iter().chain(args).for_each(|e| each_place(e, visit));
    places.into_iter().flatten().for_each(visit);
}

/// Visits the places that `e` reads or borrows, including those in indices.
pub(crate) fn each_place(e: &Expr, visit: &mut impl FnMut(&Place)) {
    each_expr(e, &mut |e| {
        if let Some(place) = e.place() {
            visit(place);
        }
    });
}

/// Adds the variables that `e` mentions.
pub(crate) fn vars_in(e: &Expr, into: &mut impl Extend<VarId>) {
    each_expr(e, &mut |e| own_vars(e, into));
}

fn own_vars(e: &Expr, into: &mut impl Extend<VarId>) {
    if let Some(place) = e.place() {
        into.extend([place.base]);
    } else if let ExprKind::Opaque { vars, .. } = &e.kind {
        into.extend(vars.iter().copied());
    }
}

/// The largest id of an expression, call or loop. Ids of new ones come after it.
pub(crate) fn last_id(block: &Block) -> ExprId {
    let mut last = 0;
    each_stmt(block, &mut |stmt| {
        own_exprs(stmt, &mut |e| last = last.max(e.id));
        stmt.guards().for_each(|e| each_expr(e, &mut |e| last = last.max(e.id)));
        match &stmt.kind {
            StmtKind::Call { call, .. } => last = last.max(call.id),
            StmtKind::For { id, .. } | StmtKind::While { id, .. } => last = last.max(*id),
            _ => {}
        }
    });
    last
}

/// Visits every statement, outer statements before inner ones.
pub(crate) fn each_stmt(block: &Block, visit: &mut impl FnMut(&Stmt)) {
    for stmt in &block.stmts {
        visit(stmt);
        each_inner(stmt, visit);
    }
}

/// Visits every statement inside of `stmt`.
pub(crate) fn each_inner(stmt: &Stmt, visit: &mut impl FnMut(&Stmt)) {
    stmt.each_block(&mut |block| each_stmt(block, visit));
}

/// Visits every statement, which may be changed, outer statements before inner ones.
pub(crate) fn each_stmt_mut(block: &mut Block, visit: &mut impl FnMut(&mut Stmt)) {
    for stmt in &mut block.stmts {
        visit(stmt);
        stmt.each_block_mut(&mut |block| each_stmt_mut(block, visit));
    }
}

/// The position of the last statement inside of `stmt`, or its own.
pub(crate) fn last_inside(stmt: &Stmt) -> usize {
    let mut last = stmt.pos;
    each_inner(stmt, &mut |s| last = last.max(s.pos));
    last
}

/// Visits the expressions of `stmt` and their parts, without those of inner statements.
pub(crate) fn own_exprs(stmt: &Stmt, visit: &mut impl FnMut(&Expr)) {
    let (places, e, args) = stmt.own();
    places.into_iter().flatten().for_each(|place| each_index(place, visit));
    e.into_iter().chain(args).for_each(|e| each_expr(e, visit));
}

/// Visits `e` and its parts, including indices of places.
pub(crate) fn each_expr(e: &Expr, visit: &mut dyn FnMut(&Expr)) {
    visit(e);
    match e.place() {
        Some(place) => each_index(place, visit),
        None => e.each_operand(&mut |e| each_expr(e, visit)),
    }
}

/// Visits the index expressions of `place`.
pub(crate) fn each_index(place: &Place, visit: &mut dyn FnMut(&Expr)) {
    for proj in &place.proj {
        match proj {
            Proj::Index(e) => each_expr(e, visit),
            Proj::Part(a, b) => a.iter().chain(b).for_each(|e| each_expr(e, visit)),
            Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
        }
    }
}

/// The functions called for each expression and each place that may be changed, before its parts.
pub(crate) struct Walk<'w> {
    pub expr: &'w mut dyn FnMut(&mut Expr),
    pub place: &'w mut dyn FnMut(&mut Place),
}

impl Walk<'_> {
    pub(crate) fn stmts(&mut self, stmts: &mut [Stmt]) {
        stmts.iter_mut().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        let (places, e, args) = stmt.own_mut();
        places.into_iter().flatten().for_each(|place| self.place(place));
        e.into_iter().chain(args).for_each(|e| self.value(e));
        if let StmtKind::Match { arms, .. } = &mut stmt.kind {
            for arm in arms {
                arm.guard.iter_mut().for_each(|e| self.value(e));
                self.stmts(&mut arm.body.stmts);
            }
        } else {
            stmt.each_block_mut(&mut |block| self.stmts(&mut block.stmts));
        }
    }

    pub(crate) fn place(&mut self, place: &mut Place) {
        (self.place)(place);
        for proj in &mut place.proj {
            match proj {
                Proj::Index(e) => self.value(e),
                Proj::Part(a, b) => a.iter_mut().chain(b).for_each(|e| self.value(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
    }

    pub(crate) fn value(&mut self, e: &mut Expr) {
        (self.expr)(e);
        match &mut e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => self.place(place),
            _ => e.each_operand_mut(&mut |e| self.value(e)),
        }
    }
}

/// The parts of an expression and of a statement, to be read (`operands`, `blocks`, `own`) or changed.
macro_rules! parts {
    ($operands:ident, $blocks:ident, $own:ident, $Own:ident, $iter:ident $(, $mut:tt)?) => {
        /// The places of a statement, its expression, and the arguments of its call.
        type $Own<'s> =
            ([Option<&'s $($mut)? Place>; 2], Option<&'s $($mut)? Expr>, &'s $($mut)? [Expr]);

        impl Expr {
            /// Visits the operands, without those in places.
            pub(crate) fn $operands(&$($mut)? self, visit: &mut dyn FnMut(&$($mut)? Expr)) {
                match &$($mut)? self.kind {
                    ExprKind::Unary(_, e) | ExprKind::Cast(e, _) | ExprKind::Boxed(e) => visit(e),
                    ExprKind::Binary(a, _, b) | ExprKind::Repeat { value: a, length: b, .. } => {
                        visit(a);
                        visit(b);
                    }
                    ExprKind::Method { receiver, args, .. } => {
                        visit(receiver);
                        args.$iter().for_each(visit);
                    }
                    ExprKind::Array(es)
                    | ExprKind::VecOf(es)
                    | ExprKind::Tuple(es)
                    | ExprKind::PureCall { args: es, .. } => es.$iter().for_each(visit),
                    ExprKind::Struct { fields, rest, .. } => {
                        fields.$iter().for_each(|(_, e)| visit(e));
                        rest.$iter().for_each(|e| visit(e));
                    }
                    ExprKind::Range { start, end, .. } => {
                        start.$iter().chain(end).for_each(|e| visit(e));
                    }
                    ExprKind::Read(_)
                    | ExprKind::Borrow { .. }
                    | ExprKind::Constant(..)
                    | ExprKind::Opaque { .. } => {}
                }
            }
        }

        impl Stmt {
            /// Visits the blocks of a branch, a loop or a scope.
            pub(crate) fn $blocks<'s>(
                &'s $($mut)? self,
                visit: &mut dyn FnMut(&'s $($mut)? Block),
            ) {
                match &$($mut)? self.kind {
                    StmtKind::If { then, otherwise, .. } => {
                        visit(then);
                        visit(otherwise);
                    }
                    StmtKind::Match { arms, .. } => {
                        arms.$iter().for_each(|arm| visit(&$($mut)? arm.body));
                    }
                    StmtKind::For { body, .. }
                    | StmtKind::While { body, .. }
                    | StmtKind::Scope(body) => visit(body),
                    _ => {}
                }
            }

            /// Its own places and expressions, without those of guards and inner statements.
            fn $own(&$($mut)? self) -> $Own<'_> {
                match &$($mut)? self.kind {
                    StmtKind::Let { init: Some(e), .. }
                    | StmtKind::LetPattern { init: e, .. }
                    | StmtKind::Effect(e)
                    | StmtKind::If { cond: e, .. }
                    | StmtKind::While { cond: e, .. }
                    | StmtKind::For { iter: e, .. }
                    | StmtKind::Match { scrutinee: e, .. } => {
                        ([None, None], Some(e), &$($mut)? [])
                    }
                    StmtKind::Assign { place, value: e, .. }
                    | StmtKind::Push { place, value: e }
                    | StmtKind::Split { place, at: e, .. } => {
                        ([Some(place), None], Some(e), &$($mut)? [])
                    }
                    StmtKind::Pop { place } => ([Some(place), None], None, &$($mut)? []),
                    StmtKind::Swap { a, b } => ([Some(a), Some(b)], None, &$($mut)? []),
                    StmtKind::Call { call, .. } => ([None, None], None, &$($mut)? call.args),
                    StmtKind::Let { init: None, .. } | StmtKind::Scope(_) => {
                        ([None, None], None, &$($mut)? [])
                    }
                }
            }
        }
    };
}

parts!(each_operand, each_block, own, Own, iter);
parts!(each_operand_mut, each_block_mut, own_mut, OwnMut, iter_mut, mut);

impl Expr {
    /// Visits the operands that are parts of the value once, each with an adjoint of its own: not `e` of `[e; n]`, the
    /// arguments of a call, the bounds of a range, nor the rest of a struct.
    pub(crate) fn each_part_mut(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        match &mut self.kind {
            ExprKind::Repeat { .. } | ExprKind::PureCall { .. } | ExprKind::Range { .. } => {}
            ExprKind::Struct { fields, .. } => fields.iter_mut().for_each(|(_, e)| visit(e)),
            _ => self.each_operand_mut(visit),
        }
    }

    /// True if the test holds for an operand, without those in places.
    pub(crate) fn any_operand(&self, test: impl Fn(&Expr) -> bool) -> bool {
        let mut any = false;
        self.each_operand(&mut |e| any = any || test(e));
        any
    }

    /// The place that the expression reads.
    pub(crate) fn read(&self) -> Option<&Place> {
        match &self.kind {
            ExprKind::Read(place) => Some(place),
            _ => None,
        }
    }

    /// The variable that the expression reads as a whole.
    pub(crate) fn variable(&self) -> Option<VarId> {
        self.read().and_then(Place::variable)
    }

    /// The place that the expression reads or borrows.
    pub(crate) fn place(&self) -> Option<&Place> {
        match &self.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => Some(place),
            _ => None,
        }
    }
}

impl Stmt {
    /// A statement whose position is not known yet.
    pub(crate) fn new(kind: StmtKind, span: proc_macro2::Span) -> Self {
        Self { kind, span, pos: 0, outer_loop: None }
    }

    /// The blocks of a branch, a loop or a scope.
    pub(crate) fn blocks(&self) -> Vec<&Block> {
        let mut blocks = Vec::new();
        self.each_block(&mut |block| blocks.push(block));
        blocks
    }

    /// True for a loop.
    pub(crate) fn is_loop(&self) -> bool {
        matches!(self.kind, StmtKind::For { .. } | StmtKind::While { .. })
    }

    /// The guards of the arms of a `match`.
    pub(crate) fn guards(&self) -> impl Iterator<Item = &Expr> {
        let arms: &[Arm] = match &self.kind {
            StmtKind::Match { arms, .. } => arms,
            _ => &[],
        };
        arms.iter().filter_map(|arm| arm.guard.as_ref())
    }
}
