//! Parses the C header into data: functions, structs, enumerations, opaque types, callbacks.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, bail, ensure};

use crate::documentation;

/// Base type of a C type, without its pointers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    Void,
    Char,
    I32,
    U16,
    U32,
    U64,
    I64,
    Size,
    F32,
    F64,
    /// An opaque type, by its index in [`Header::handles`].
    Handle(usize),
    /// A struct, by its index in [`Header::structs`].
    Struct(usize),
    /// A callback type, by its index in [`Header::callbacks`].
    Callback(usize),
}

/// A C type: `const base **`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Type {
    pub base: Base,
    pub pointers: usize,
    /// True if the type points to `const` data. For several pointers the outermost counts: true for `const float *const *`, false for `const
    /// char **`.
    pub constant: bool,
}

/// A parameter or a field.
#[derive(Debug, Clone)]
pub(crate) struct Named {
    pub name: String,
    pub of: Type,
    /// Offset of a field in its struct.
    pub offset: usize,
}

#[derive(Debug)]
pub(crate) struct Struct {
    pub name: String,
    pub fields: Vec<Named>,
    pub size: usize,
}

/// A function, or a function type.
#[derive(Debug)]
pub(crate) struct Function {
    pub name: String,
    pub parameters: Vec<Named>,
    pub returns: Returns,
}

/// Kind of value that a function or a callback returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Returns {
    Status,
    Text,
    /// For a callback: a flag to continue or stop.
    Flow,
    /// For a callback with two numbers and `user`: a third number.
    Number,
}

#[derive(Debug, Default)]
pub(crate) struct Header {
    pub functions: Vec<Function>,
    pub structs: Vec<Struct>,
    pub handles: Vec<String>,
    pub callbacks: Vec<Function>,
    /// Names and values of `rootgrad_status`.
    pub statuses: Vec<(String, i32)>,
    /// Statuses that each function's comment names.
    pub documented: HashMap<String, BTreeSet<String>>,
}

/// Largest number of parameters that [`crate::library`] can pass.
pub(crate) const MOST_PARAMETERS: usize = 12;

impl Base {
    /// Returns size and alignment in bytes.
    pub(crate) fn size(self) -> usize {
        match self {
            Base::Void | Base::Char => 1,
            Base::U16 => 2,
            Base::I32 | Base::U32 | Base::F32 => 4,
            _ => 8,
        }
    }
}

impl Type {
    pub(crate) fn size(self) -> usize {
        if self.pointers > 0 { 8 } else { self.base.size() }
    }

    /// Returns true if it is an address of data or of a function.
    pub(crate) fn leads_somewhere(self) -> bool {
        self.pointers > 0 || matches!(self.base, Base::Callback(_))
    }
}

impl Header {
    /// Returns the size of one element that a pointer leads to.
    pub(crate) fn size_behind(&self, pointer: &Named) -> usize {
        match pointer.of.base {
            Base::Struct(which) => self.structs[which].size,
            base => base.size(),
        }
    }

    /// # Errors
    /// If the header contains something that the fuzzer cannot draw; the message describes it and its place.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let words = words(text);
        let mut header = Header { documented: documentation::statuses(text), ..Header::default() };
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            let end = end_of_declaration(rest)?;
            let (declaration, after) = rest.split_at(end);
            header.declaration(declaration).with_context(|| declaration.join(" "))?;
            rest = &after[1..];
        }
        ensure!(!header.functions.is_empty(), "the header declares no function");
        ensure!(!header.statuses.is_empty(), "the header has no enum rootgrad_status");
        Ok(header)
    }

    pub(crate) fn function(&self, name: &str) -> Option<usize> {
        self.functions.iter().position(|function| function.name == name)
    }

    pub(crate) fn status_name(&self, status: i32) -> Option<&str> {
        self.statuses.iter().find(|(_, number)| *number == status).map(|(name, _)| name.as_str())
    }

    fn declaration(&mut self, words: &[String]) -> Result<()> {
        let text: Vec<&str> = words.iter().map(String::as_str).collect();
        match text.as_slice() {
            ["typedef", "enum", "{", members @ .., "}", name] => {
                if *name == "rootgrad_status" {
                    self.statuses = enumeration(members)?;
                }
            }
            ["typedef", "struct", "{", fields @ .., "}", name] => {
                let (fields, size) = self.fields(fields)?;
                self.structs.push(Struct { name: (*name).to_owned(), fields, size });
            }
            ["typedef", "struct", name, again] if name == again => {
                self.handles.push((*name).to_owned());
            }
            ["typedef", "int32_t", "rootgrad_status_t"] => {}
            ["typedef", "int32_t", "(", "*", name, ")", "(", parameters @ .., ")"] => {
                let parameters = self.parameters(parameters)?;
                ensure!(parameters.len() <= 6, "a callback of more than six parameters");
                self.callbacks.push(Function {
                    name: (*name).to_owned(),
                    parameters,
                    returns: Returns::Flow,
                });
            }
            [
                "typedef",
                "double",
                "(",
                "*",
                name,
                ")",
                "(",
                "double",
                _,
                ",",
                "double",
                _,
                ",",
                "void",
                "*",
                _,
                ")",
            ] => self.callbacks.push(Function {
                name: (*name).to_owned(),
                parameters: Vec::new(),
                returns: Returns::Number,
            }),
            ["rootgrad_status_t", name, "(", parameters @ .., ")"] => {
                self.add_function(name, parameters, Returns::Status)?;
            }
            ["const", "char", "*", name, "(", parameters @ .., ")"] => {
                self.add_function(name, parameters, Returns::Text)?;
            }
            // It takes nothing and cannot fail: there is nothing to draw or to check.
            ["int32_t", _, "(", "void", ")"] => {}
            _ => bail!("a declaration of a kind that the fuzzer does not know: see header.rs"),
        }
        Ok(())
    }

    fn add_function(&mut self, name: &str, parameters: &[&str], returns: Returns) -> Result<()> {
        let parameters = self.parameters(parameters)?;
        ensure!(
            parameters.len() <= MOST_PARAMETERS,
            "{} parameters: library.rs passes {MOST_PARAMETERS} at most",
            parameters.len()
        );
        self.functions.push(Function { name: name.to_owned(), parameters, returns });
        Ok(())
    }

    fn parameters(&self, words: &[&str]) -> Result<Vec<Named>> {
        if words == ["void"] {
            return Ok(Vec::new());
        }
        let parameters: Vec<Named> = words
            .split(|word| *word == ",")
            .map(|words| self.named(words))
            .collect::<Result<_>>()?;
        for parameter in &parameters {
            let Type { base, pointers, constant } = parameter.of;
            let known = match (base, pointers) {
                (Base::F32 | Base::F64, 0) => bail!(
                    "'{}' is passed by value in a floating-point register: library.rs passes integers and pointers only",
                    parameter.name
                ),
                (Base::Struct(_) | Base::Void | Base::Char | Base::Handle(_), 0) => false,
                (Base::Handle(_) | Base::Char, 2) => true,
                (Base::F32 | Base::Size, 2) => constant,
                (_, 0 | 1) => true,
                _ => false,
            };
            ensure!(known, "'{}' has a type that arguments.rs cannot draw", parameter.name);
        }
        Ok(parameters)
    }

    /// Returns the fields with their offsets, and the size of the whole struct.
    fn fields(&self, words: &[&str]) -> Result<(Vec<Named>, usize)> {
        let mut fields = Vec::new();
        let (mut end, mut alignment) = (0, 1);
        for words in words.split(|word| *word == ";").filter(|words| !words.is_empty()) {
            let mut field = self.named(words)?;
            let Type { base, pointers, constant } = field.of;
            if let (Base::Struct(which), 0) = (base, pointers) {
                let inner = &self.structs[which];
                end = usize::next_multiple_of(end, 8);
                fields.extend(inner.fields.iter().map(|part| Named {
                    name: format!("{}.{}", field.name, part.name),
                    of: part.of,
                    offset: end + part.offset,
                }));
                end += inner.size;
                alignment = 8;
                continue;
            }
            let known = match (base, pointers) {
                (Base::Handle(_), 0) => false,
                (Base::Callback(which), 0) => self.callbacks[which].returns == Returns::Number,
                (Base::Void, _) => pointers == 1, // the parameter of a callback
                (_, 0) => true,
                (Base::Char, 2) => constant,
                (_, pointers) => pointers == 1 && constant,
            };
            ensure!(known, "'{}' has a type that structs.rs cannot draw", field.name);
            let size = field.of.size();
            field.offset = usize::next_multiple_of(end, size);
            end = field.offset + size;
            alignment = alignment.max(size);
            fields.push(field);
        }
        Ok((fields, end.next_multiple_of(alignment)))
    }

    /// Parses a declaration such as `const char *const *name`.
    fn named(&self, words: &[&str]) -> Result<Named> {
        let (name, of) = words.split_last().context("a declaration without a name")?;
        let pointers = of.iter().filter(|word| **word == "*").count();
        let constant = of.iter().filter(|word| **word == "const").count() >= pointers.max(1);
        let plain: Vec<&str> =
            of.iter().copied().filter(|word| !matches!(*word, "*" | "const")).collect();
        let is = |known: &String| plain == [known.as_str()];
        let base = match plain.as_slice() {
            ["void"] => Base::Void,
            ["char"] => Base::Char,
            ["int32_t" | "rootgrad_status_t"] => Base::I32,
            ["uint16_t"] => Base::U16,
            ["uint32_t"] => Base::U32,
            ["uint64_t"] => Base::U64,
            ["int64_t"] => Base::I64,
            ["size_t"] => Base::Size,
            ["float"] => Base::F32,
            ["double"] => Base::F64,
            other => {
                if let Some(at) = self.handles.iter().position(is) {
                    Base::Handle(at)
                } else if let Some(at) = self.structs.iter().position(|known| is(&known.name)) {
                    Base::Struct(at)
                } else if let Some(at) = self.callbacks.iter().position(|known| is(&known.name)) {
                    Base::Callback(at)
                } else {
                    bail!(
                        "'{name}' is a '{}', which header.rs does not know: add it to Base",
                        other.join(" ")
                    )
                }
            }
        };
        Ok(Named { name: (*name).to_owned(), of: Type { base, pointers, constant }, offset: 0 })
    }
}

fn enumeration(words: &[&str]) -> Result<Vec<(String, i32)>> {
    let members = words.split(|word| *word == ",").filter(|words| !words.is_empty());
    members
        .map(|member| match member {
            [name, "=", number] => Ok(((*name).to_owned(), number.parse()?)),
            _ => bail!("a member without a number: {}", member.join(" ")),
        })
        .collect()
}

/// Finds the `;` that ends the first declaration, ignoring those within braces.
fn end_of_declaration(words: &[String]) -> Result<usize> {
    let mut depth = 0;
    for (at, word) in words.iter().enumerate() {
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return Ok(at),
            _ => {}
        }
    }
    bail!("the header ends in the middle of: {}", words[..words.len().min(12)].join(" "))
}

/// Splits the header into words, without comments, directives and parts for C++ only.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut for_cpp = false;
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        match line {
            "#ifdef __cplusplus" => for_cpp = true,
            _ if line.starts_with("#endif") => for_cpp = false,
            _ if for_cpp || line.starts_with('#') => {}
            _ => {
                let mut word = String::new();
                for c in line.chars() {
                    if c.is_alphanumeric() || c == '_' || c == '-' {
                        word.push(c);
                        continue;
                    }
                    if !word.is_empty() {
                        words.push(std::mem::take(&mut word));
                    }
                    if !c.is_whitespace() {
                        words.push(c.to_string());
                    }
                }
                if !word.is_empty() {
                    words.push(word);
                }
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATUS: &str = "typedef enum { ROOTGRAD_STATUS_OK = 0, } rootgrad_status;\n";

    #[test]
    fn the_projects_header_is_understood() {
        let header = Header::parse(include_str!("../../../include/rootgrad/rootgrad.h")).unwrap();
        let declared = include_str!("../../../include/rootgrad/rootgrad.h")
            .lines()
            .filter(|line| {
                line.starts_with("rootgrad_status_t ") || line.starts_with("const char *")
            })
            .count();
        assert_eq!(header.functions.len(), declared);
        let fit = &header.functions[header.function("rootgrad_network_fit").unwrap()];
        let names: Vec<&str> = fit.parameters.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(
            names,
            ["network", "dataset", "validation", "options", "on_epoch", "user", "history"]
        );
        assert_eq!(header.status_name(14), Some("ROOTGRAD_STATUS_HANDLE"));
        let epoch = header.structs.iter().find(|s| s.name == "rootgrad_history_summary_t").unwrap();
        let offsets: Vec<usize> = epoch.fields.iter().map(|field| field.offset).collect();
        assert_eq!((offsets, epoch.size), (vec![0, 8, 16, 20, 24, 32], 40));
        // The struct has three texts, three axes of 48 bytes, and a number.
        let figure = header.structs.iter().find(|s| s.name == "rootgrad_figure_t").unwrap();
        let of = |name| figure.fields.iter().find(|field| field.name == name).unwrap().offset;
        assert_eq!((of("y.low"), of("z.n_labels"), figure.size), (80, 160, 176));
        let at = header.function("rootgrad_report_number_at").unwrap();
        let name = header.functions[at].parameters.iter().find(|p| p.name == "name").unwrap();
        assert_eq!((name.of.pointers, name.of.constant), (2, false));
    }

    #[test]
    fn what_cannot_be_drawn_is_refused_with_a_reason() {
        let refusal =
            |line: &str| format!("{:#}", Header::parse(&format!("{STATUS}{line}")).unwrap_err());
        let by_value = refusal("rootgrad_status_t rootgrad_f(float x);");
        assert!(by_value.contains("floating-point register"), "{by_value}");
        let unknown = refusal("rootgrad_status_t rootgrad_f(long *x);");
        assert!(unknown.contains("'x' is a 'long'"), "{unknown}");
        let deep = refusal("rootgrad_status_t rootgrad_f(float ***x);");
        assert!(deep.contains("cannot draw"), "{deep}");
    }
}
