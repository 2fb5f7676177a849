//! Numbers with operators of their own, and matrices with indices of their own.

use super::Program;
use super::dialect::COMPOUND;

impl Program {
    fn complex_value(&mut self, depth: usize) -> String {
        let known = self.pick(|s| &s.complexes).filter(|_| self.may.variables);
        let atom = self.atom();
        let (Some(known), true) = (known, depth > 0) else {
            let (a, b) = (self.value(), self.atom());
            return format!("Complex::new({a}, {b})");
        };
        match self.random.below(8) {
            0 => known,
            1 => format!("{known} * {atom}"),
            2 => format!("-{known}"),
            3 => format!("({atom}).tanh() * {known}"),
            4 => format!("({known} * {}).unit()", self.complex_value(depth - 1)),
            5 => format!("{known} - {} * {atom}", self.complex_value(depth - 1)),
            6 => format!("({known} + {}).unit() * {atom}", self.complex_value(depth - 1)),
            _ => format!("{known} + {}", self.complex_value(depth - 1)),
        }
    }

    pub(super) fn complex(&mut self) {
        let (name, value) = (self.fresh(), self.complex_value(2));
        self.line(&format!("let mut {name}: Complex = {value};"));
        self.scope.variables.extend([format!("{name}.re"), format!("{name}.im")]);
        self.scope.complexes.push(name);
    }

    pub(super) fn change_complex(&mut self) {
        let Some(z) = self.pick(|s| &s.complexes) else { return self.complex() };
        match self.random.below(7) {
            0 => {
                let other = self.complex_value(1);
                self.line(&format!("{z} += ({other}).unit();"));
            }
            1 => {
                let other = self.complex_value(1);
                self.line(&format!("{z} -= {other};"));
            }
            2 => {
                let value = self.quiet();
                self.line(&format!("{z} *= {value};"));
            }
            3 => {
                let (u, w) = (self.fresh(), self.fresh());
                self.line(&format!("let Complex {{ re: {u}, im: {w} }} = {z}.unit();"));
                self.scope.scalars.extend([u, w]);
            }
            4 => {
                let (name, k) = (self.fresh(), self.atom());
                self.line(&format!("let mut {name} = vec![{z}; 2];"));
                self.line(&format!(
                    "for u in &mut {name} {{ *u = *u * {z} * {k}; u.re = u.im.sin(); }}"
                ));
                self.line(&format!("{name}.push({z});"));
                self.line(&format!(
                    "{z} = {name}.iter().fold({name}[n % 2], |u, w| (u + *w).unit());"
                ));
            }
            5 => {
                let value = self.complex_value(2);
                self.line(&format!("s += ({value}).norm().tanh();"));
            }
            _ => {
                let value = self.complex_value(2);
                self.line(&format!("{z} = {value};"));
            }
        }
    }

    /// An entry of a matrix.
    fn entry(&mut self, matrix: &str) -> String {
        let (i, j) = (self.index(), self.index());
        format!("{matrix}[({i}, {j})]")
    }

    fn matrix_value(&mut self) -> String {
        let (array, k) = (self.array(), self.atom());
        let Some(one) = self.pick(|s| &s.matrices) else {
            return format!("Matrix::of(x, 3, {k})");
        };
        let other = self.pick(|s| &s.matrices).unwrap_or_default();
        match self.random.below(7) {
            0 => "Matrix::new(3, 3)".into(),
            1 => format!("Matrix::of(&{array}[..], 3, {k})"),
            2 => format!("Matrix::of(x, 2, {k}).times(&Matrix::of(&{array}[..2], 3, {k}))"),
            3 => format!("{one}.clone()"),
            4 => format!("{one}.transposed()"),
            5 => format!("{one}.transposed().times(&{other})"),
            _ => format!("{one}.times(&{other})"),
        }
    }

    pub(super) fn matrix(&mut self) {
        let (name, value) = (self.fresh(), self.matrix_value());
        self.line(&format!("let mut {name}: Matrix = {value};"));
        self.scope.matrices.push(name);
    }

    pub(super) fn change_matrix(&mut self) {
        let Some(matrix) = self.pick(|s| &s.matrices) else { return self.matrix() };
        let other = self.pick(|s| &s.matrices).unwrap_or_default();
        let (name, k, value) = (self.fresh(), self.fresh(), self.value());
        match self.random.below(11) {
            0 | 1 => {
                let entry = self.entry(&matrix);
                self.line(&format!("{entry} = {value};"));
            }
            2 => {
                let (entry, k) = (self.entry(&matrix), self.quiet());
                let op = self.choose(&["+=", "-=", "*="]);
                self.line(&format!("{COMPOUND}{entry} {op} {k};"));
            }
            3 => {
                let (entry, read) = (self.entry(&matrix), self.entry(&other));
                self.line(&format!("let {k} = {read} * {value};"));
                self.line(&format!("{entry} = {k}.sin();"));
            }
            4 => {
                self.line(&format!("let {k} = {value}; s += eliminate(&mut {matrix}, {k});"));
            }
            5 => self.line(&format!("let {k} = {value}; {matrix}.damp({k});")),
            6 if matrix != other => {
                self.line(&format!("std::mem::swap(&mut {matrix}, &mut {other});"));
            }
            7 => {
                let array = self.array();
                self.line(&format!("let mut {name} = {matrix}.apply(&{array}[..]);"));
                self.scope.arrays.push(name);
            }
            8 => {
                let with = self.matrix_value();
                self.line(&format!(
                    "let {k} = {with}; let {name} = std::mem::replace(&mut {matrix}, {k});"
                ));
                self.line(&format!("s += {name}.trace();"));
            }
            9 => {
                let with = self.matrix_value();
                self.line(&format!("{matrix} = {with};"));
            }
            _ => {
                self.line(&format!("let {k} = {matrix}.trace() * {value};"));
                self.scope.scalars.push(k);
            }
        }
    }

    /// Matrices on a stack.
    pub(super) fn matrix_stack(&mut self, depth: usize) {
        let Some(matrix) = self.pick(|s| &s.matrices) else { return self.matrix() };
        let Some(label) = self.open() else { return };
        let (stack, top, value) = (self.fresh(), self.fresh(), self.value());
        let second = self.matrix_value();
        self.line(&format!("let mut {stack} = vec![{matrix}.clone()];"));
        self.line(&format!("{stack}.push({second});"));
        if self.one_in(2) {
            self.line(&format!("let {top}0 = {value}; {stack}[n % 2].damp({top}0);"));
            let entry = self.entry(&format!("{stack}[1]"));
            self.line(&format!("{entry} = {top}0;"));
        }
        self.line(&format!("{label}while let Some(mut {top}) = {stack}.pop() {{"));
        self.block(|p| {
            p.scope.matrices.push(top.clone());
            p.statements(1, depth - 1);
            p.jump();
            p.line(&format!("{top}[(0, n)] = s.sin();"));
            p.line(&format!("s += {top}.trace();"));
        });
        self.close();
    }

    /// An enum that holds vectors and matrices.
    pub(super) fn node(&mut self) {
        let (name, condition, a) = (self.fresh(), self.condition(), self.value());
        let array = self.array();
        let matrix = self.matrix_value();
        let b = self.quiet();
        let one =
            self.choose(&["Node::Leaf(VALUE)", "Node::Row(ROW.to_vec())", "Node::Mesh(MESH)"]);
        let other = self.choose(&[
            "Node::Leaf(VALUE)",
            "Node::Row(vec![VALUE; 2])",
            "Node::Mesh(Matrix::of(x, 3, VALUE))",
        ]);
        let fill =
            |text: &str| text.replace("ROW", &array).replace("MESH", &matrix).replace("VALUE", &a);
        let (one, other) = (fill(&one), fill(&other));
        self.line(&format!("let mut {name} = if {condition} {{ {one} }} else {{ {other} }};"));
        self.line(&format!("match &mut {name} {{"));
        self.line(&format!("    Node::Leaf(u) => *u *= {b},"));
        self.line(&format!("    Node::Row(row) => {{ for u in row.iter_mut() {{ *u = *u * {b}; }} row.push(c(0.3)); }}"));
        self.line("    Node::Mesh(u) => u[(1, n)] = u[(n, 1)] * c(0.7),");
        self.line("}");
        let (k, scalar) = (self.fresh(), self.quiet());
        self.line(&format!("let {k} = {scalar}; let {k} = weigh(&{name}, {k});"));
        if self.one_in(2) {
            self.line(&format!("{name} = match {name} {{"));
            self.line(&format!(
                "    Node::Row(row) => Node::Leaf(row.iter().sum::<FLOAT>() * {k}),"
            ));
            self.line("    Node::Mesh(u) => Node::Row(u.apply(x)),");
            self.line("    other => other,");
            self.line("};");
            self.line(&format!("s += weigh(&{name}, {k});"));
        }
        self.scope.scalars.push(k);
    }
}
