//! Random kernels that have no race by construction.
//!
//! Thread i is the only user of `out[i]` between two barriers; `w` is only added to, atomically; `x` and `k` are only read.

/// A generator of numbers (SplitMix64; Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn of<'a>(&mut self, names: &'a [String]) -> Option<&'a str> {
        if names.is_empty() { None } else { Some(&names[self.below(names.len())]) }
    }
}

/// A kernel with the parameters `out, w, x, k, n, a`; `w` has 7 elements, `x` 24 and `k` 16.
pub struct Kernel {
    pub text: String,
    pub blocks: u32,
    pub threads: u32,
    /// Length of `out`.
    pub n: u32,
}

struct Writer {
    random: Random,
    text: String,
    depth: usize,
    /// Visible numbers: those that can be assigned, all, and integers.
    mutable: Vec<String>,
    floats: Vec<String>,
    integers: Vec<String>,
    arrays: Vec<String>,
    points: Vec<String>,
    functions: usize,
    names: usize,
    /// True at places that all threads of a block reach together.
    uniform: bool,
    /// Barriers and shuffles may be used.
    together: bool,
    threads: u32,
    whole: bool,
}

/// The kernel of a seed.
pub fn kernel(seed: u64) -> Kernel {
    let mut random = Random(seed);
    let together = random.one_in(2);
    let threads = if together { 32 } else { [4, 8, 12][random.below(3)] };
    let blocks = 1 + random.below(3) as u32;
    let all = blocks * threads;
    let whole = random.one_in(3);
    let n = if whole { all } else { all - 1 - random.below(3) as u32 };
    let mut w = Writer {
        random,
        text: String::new(),
        depth: 1,
        mutable: Vec::new(),
        floats: vec!["a".to_owned()],
        integers: Vec::new(),
        arrays: Vec::new(),
        points: Vec::new(),
        functions: 0,
        names: 0,
        uniform: true,
        together,
        threads,
        whole,
    };
    w.items();
    w.body();
    let text = format!(
        "fn random(out: Global<f64>, w: Global<f64>, x: Global<f64>, k: Global<u32>, n: u32, a: f64) {{\n{}}}\n",
        w.text
    );
    Kernel { text, blocks, threads, n }
}

impl Writer {
    fn line(&mut self, line: &str) {
        self.text += &"    ".repeat(self.depth);
        self.text += line;
        self.text.push('\n');
    }

    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    /// Constants, a struct and functions.
    fn items(&mut self) {
        self.line("const HALF: f64 = 1.0 / 2.0;");
        self.line("const THREE: u32 = 3;");
        self.line("#[derive(Clone, Copy)]");
        self.line("struct Point { u: f64, v: f64 }");
        for f in 0..self.random.below(3) {
            let outer = std::mem::replace(&mut self.floats, vec!["p".to_owned(), "q".to_owned()]);
            self.line(&format!("fn f{f}(p: f64, q: f64) -> f64 {{"));
            self.depth += 1;
            let value = self.value(2);
            self.line(&format!("let mut r = {value};"));
            self.mutable = vec!["r".to_owned()];
            self.floats.push("r".to_owned());
            if self.random.one_in(2) {
                let value = self.value(2);
                self.line(&format!(
                    "for l in 0u32..THREE {{ r = ({value}).tanh() + (l as f64) * 0.1; }}"
                ));
            }
            let value = self.value(1);
            self.line(&format!("r * {value}"));
            self.depth -= 1;
            self.line("}");
            (self.floats, self.mutable) = (outer, Vec::new());
            self.functions = f + 1;
        }
        self.line("fn moved(p: Point, by: f64) -> Point {");
        self.line("    Point { u: p.u + by * p.v, v: (p.v - by).sin() }");
        self.line("}");
    }

    fn body(&mut self) {
        self.line("let i = thread::index_1d();");
        self.line("let t = thread::thread_idx_x();");
        if self.together {
            self.line(&format!("let s = Shared::<f64, {}>::new();", self.threads));
            self.line("let first = thread::block_idx_x() * thread::block_dim_x();");
        } else if !self.whole {
            self.line("if i >= n {");
            self.line("    return;");
            self.line("}");
        }
        self.integers = vec!["i".to_owned(), "t".to_owned()];
        self.line("let mut y = x.get(i % 24) * a;");
        self.floats.push("y".to_owned());
        self.mutable.push("y".to_owned());
        for _ in 0..3 + self.random.below(5) {
            self.statement(2);
        }
        self.guarded("out.add(i, y);");
    }

    /// A statement that uses `out[i]`.
    fn guarded(&mut self, line: &str) {
        if self.whole || !self.together {
            self.line(line);
        } else {
            self.line(&format!("if i < n {{ {line} }}"));
        }
    }

    fn literal(&mut self) -> String {
        format!("{:.2}f64", 0.1 + self.random.below(180) as f64 / 100.0)
    }

    fn integer(&mut self) -> String {
        let name = self.random.of(&self.integers).unwrap_or("0u32").to_owned();
        match self.random.below(4) {
            0 => format!("({name} * 3 + {})", self.random.below(9)),
            1 => format!("({name} + {})", self.random.below(9)),
            2 => format!("k.get({name} % 16)"),
            _ => name,
        }
    }

    fn leaf(&mut self) -> String {
        let in_function = self.integers.is_empty();
        match self.random.below(if in_function { 4 } else { 9 }) {
            0 => self.literal(),
            1 => "HALF".to_owned(),
            2 | 3 => self.random.of(&self.floats).unwrap_or("0.3").to_owned(),
            4 | 5 => format!("x.get({} % 24)", self.integer()),
            6 => match self.random.of(&self.arrays).map(str::to_owned) {
                Some(b) => format!("{b}[{} % THREE]", self.integer()),
                None => self.literal(),
            },
            7 => match self.random.of(&self.points).map(str::to_owned) {
                Some(p) => format!("{p}.{}", ["u", "v"][self.random.below(2)]),
                None => self.literal(),
            },
            _ => format!("(({} % 8) as f64) * 0.1", self.integer()),
        }
    }

    /// An expression whose value does not grow much.
    fn value(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.leaf();
        }
        let e = self.value(depth - 1);
        match self.random.below(18) {
            0 => format!("({e}).sin()"),
            1 => format!("({e}).cos()"),
            2 => format!("({e}).tanh()"),
            3 => format!("(({e}).abs() + 0.1).sqrt()"),
            4 => format!("(({e}).sin()).exp()"),
            5 => format!("(1.5 + ({e}).sin()).ln()"),
            6 => format!("(({e}).tanh()).powi({})", 2 + self.random.below(2)),
            7 => format!("-({e})"),
            8 => format!("({e}).atan()"),
            9 => format!("({e} + {})", self.value(depth - 1)),
            10 => format!("({e} - {})", self.value(depth - 1)),
            11 => format!("(({e}).tanh() * {})", self.value(depth - 1)),
            12 => format!("(({e}) / (1.5 + ({}).cos()))", self.value(depth - 1)),
            13 => format!("({e}).max({})", self.value(depth - 1)),
            14 => format!("({e}).mul_add(0.4, {})", self.value(depth - 1)),
            15 => {
                let (c, other) = (self.condition(), self.value(depth - 1));
                format!("(if {c} {{ {e} }} else {{ {other} }})")
            }
            _ if self.functions > 0 && !self.integers.is_empty() && self.uniform => {
                let f = self.random.below(self.functions);
                format!("f{f}({e}, {})", self.value(depth - 1))
            }
            _ => format!("({e} * 0.7)"),
        }
    }

    fn condition(&mut self) -> String {
        let literal = self.literal();
        let leaf = self.random.of(&self.floats).unwrap_or("0.3").to_owned();
        let left = format!("{leaf} < {literal}");
        match self.random.below(4) {
            0 if !self.integers.is_empty() => format!("{} % 3 != 1", self.integer()),
            1 if !self.integers.is_empty() => format!("{left} && {} % 2 == 0", self.integer()),
            2 => format!("!({left})"),
            _ => left,
        }
    }

    /// A block in a scope of its own.
    fn block(&mut self, head: &str, uniform: bool, index: Option<&str>, depth: usize) {
        let visible = (
            self.mutable.clone(),
            self.floats.clone(),
            self.integers.clone(),
            self.arrays.clone(),
            self.points.clone(),
        );
        let outer = self.uniform;
        self.uniform = outer && uniform;
        self.integers.extend(index.map(str::to_owned));
        self.line(head);
        self.depth += 1;
        for _ in 0..1 + self.random.below(3) {
            self.statement(depth);
        }
        self.depth -= 1;
        self.uniform = outer;
        (self.mutable, self.floats, self.integers, self.arrays, self.points) = visible;
    }

    fn statement(&mut self, depth: usize) {
        // Calls of functions and reads of `out` are bound by `let`, and do not stand in a value that may not be needed.
        match self.random.below(if depth == 0 { 9 } else { 16 }) {
            0 | 1 => {
                let (name, value) = (self.name("y"), self.plain(3));
                let is_mutable = self.random.one_in(2);
                self.line(&format!(
                    "let {}{name}: f64 = {value};",
                    if is_mutable { "mut " } else { "" }
                ));
                if is_mutable {
                    self.mutable.push(name.clone());
                }
                self.floats.push(name);
            }
            2 | 3 => {
                let name = self.random.of(&self.mutable).unwrap_or("y").to_owned();
                let value = self.plain(3);
                let by = ["=", "+=", "-=", "*="][self.random.below(4)];
                self.line(&format!("{name} {by} ({value}).tanh();"));
            }
            4 => {
                let (b, value) = (self.name("b"), self.plain(2));
                self.line(&format!("let mut {b} = array([{value}; THREE]);"));
                self.arrays.push(b);
            }
            5 => {
                if let Some(b) = self.random.of(&self.arrays).map(str::to_owned) {
                    let (at, value) = (self.integer(), self.plain(2));
                    let by = ["=", "+=", "*="][self.random.below(3)];
                    self.line(&format!("{b}[{at} % THREE] {by} ({value}).tanh();"));
                }
            }
            6 => {
                let value = self.plain(2);
                let line = match self.random.below(3) {
                    0 => format!("out.set(i, {value});"),
                    1 => format!("out.add(i, {value});"),
                    _ => format!("let old = out.get(i); out.set(i, (old * {value}).sin());"),
                };
                self.guarded(&line);
            }
            7 => {
                let (at, value) = (self.integer(), self.plain(2));
                self.line(&format!("w.atomic_add({at} % 7, {value});"));
            }
            8 => self.point(),
            9 | 10 => {
                let c = self.condition();
                let is_known = self.uniform && self.random.one_in(3);
                let head = if is_known {
                    format!("if n > {} {{", self.random.below(40))
                } else {
                    format!("if {c} {{")
                };
                self.block(&head, is_known, None, depth - 1);
                if self.random.one_in(2) {
                    self.block("} else {", is_known, None, depth - 1);
                }
                self.line("}");
            }
            11 | 12 => {
                let l = self.name("l");
                let (range, is_known) = match self.random.below(3) {
                    0 => (format!("0u32..{}", 1 + self.random.below(4)), true),
                    1 => ("0..n % 4".to_owned(), true),
                    _ => (format!("0..{} % 4", self.integer()), false),
                };
                let range = if self.random.one_in(3) { format!("({range}).rev()") } else { range };
                self.block(&format!("for {l} in {range} {{"), is_known, Some(&l), depth - 1);
                self.line("}");
            }
            13 => {
                let c = self.name("c");
                let y = self.random.of(&self.mutable).unwrap_or("y").to_owned();
                self.line(&format!("let mut {c} = 0u32;"));
                let literal = self.literal();
                self.block(&format!("while {c} < 4 && {y} < {literal} {{"), false, None, depth - 1);
                self.line(&format!("    {c} += 1;"));
                self.line("}");
            }
            _ if self.together && self.uniform => self.exchange(),
            _ => {
                let value = self.plain(2);
                self.line(&format!("y = ({value} + y).sin();"));
            }
        }
    }

    /// A value without calls of functions, except where a call is the whole value.
    fn plain(&mut self, depth: usize) -> String {
        let outer = std::mem::replace(&mut self.uniform, false);
        let value = self.value(depth);
        self.uniform = outer;
        if self.functions > 0 && self.random.one_in(4) {
            let f = self.random.below(self.functions);
            let outer = std::mem::replace(&mut self.uniform, false);
            let other = self.value(1);
            self.uniform = outer;
            return format!("f{f}({value}, {other})");
        }
        value
    }

    fn point(&mut self) {
        let (u, v) = (self.plain(1), self.plain(1));
        match self.random.of(&self.points).map(str::to_owned) {
            Some(p) => match self.random.below(3) {
                0 => self.line(&format!("{p} = moved({p}, ({u}).tanh());")),
                1 => self.line(&format!("{p}.u += ({u}).tanh() * {p}.v;")),
                _ => {
                    let c = self.condition();
                    self.line(&format!(
                        "{p} = if {c} {{ {p} }} else {{ Point {{ u: {u}, v: {v} }} }};"
                    ));
                }
            },
            None => {
                let p = self.name("p");
                self.line(&format!("let mut {p} = Point {{ u: {u}, v: {v} }};"));
                self.points.push(p);
            }
        }
    }

    /// Threads of a block or warp exchange values.
    fn exchange(&mut self) {
        let (value, name, by) = (self.plain(2), self.name("e"), self.random.below(32));
        let threads = self.threads;
        match self.random.below(5) {
            0 => {
                self.line(&format!("s.set(t, {value});"));
                self.line("sync_threads();");
                self.line(&format!("let {name} = s.get((t + {by}) % {threads});"));
                self.line("sync_threads();");
            }
            1 if self.whole => {
                self.line(&format!("out.set(i, {value});"));
                self.line("sync_threads();");
                self.line(&format!("let {name} = out.get(first + (t + {by}) % {threads});"));
                self.line("sync_threads();");
            }
            kind => {
                let which = ["shfl_down", "shfl_up", "shfl_xor"][kind % 3];
                self.line(&format!("let {name}: f64 = {which}({value}, {by});"));
            }
        }
        self.floats.push(name);
    }
}
