//! Graphs within graphs: functions that the model defines, and the branches of `If`.

use super::importing::{Entry, Import, MOST_ATTRIBUTES, MOST_LEVELS, Scope, check_count};
use super::message::{Attribute, Content, Function, Given, Node};
use crate::exchange::problem::Result;

impl<'m> Import<'m> {
    pub(super) fn function(&self, node: &Node<'m>) -> Option<&'m Function<'m>> {
        self.functions.get(&(node.domain, node.operator)).copied()
    }

    /// Runs `work` one nesting level deeper, up to the limit.
    fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.levels == MOST_LEVELS {
            return Err(
                format!("it is nested more than {MOST_LEVELS} functions or graphs deep").into()
            );
        }
        self.levels += 1;
        let done = work(self);
        self.levels -= 1;
        done
    }

    /// Calls a function that the model defines, with these inputs.
    pub(super) fn call(
        &mut self,
        function: &'m Function<'m>,
        attributes: &[Given<'m>],
        inputs: Vec<Option<Entry<'m>>>,
        outer: &Scope<'m, '_>,
    ) -> Result<Vec<Entry<'m>>> {
        check_count("attributes", function.defaults.len(), MOST_ATTRIBUTES)?;
        let mut call = attributes.to_vec();
        for default in resolved(&function.defaults, None)? {
            if !attributes.iter().any(|given| given.name == default.name) {
                call.push(default);
            }
        }
        let operators =
            if function.operators.is_empty() { outer.operators } else { &function.operators };
        let mut scope = Scope { operators, call: Some(&call), ..Scope::default() };
        for (&name, entry) in function.inputs.iter().zip(inputs) {
            scope.entries.extend(entry.map(|entry| (name, entry)));
        }
        self.deeper(|import| import.nodes(&function.nodes, &function.outputs, &mut scope))?;
        found(&scope, &function.outputs)
    }

    /// Evaluates `If`, whose condition must be known.
    pub(super) fn branch(
        &mut self,
        attributes: &[Given<'m>],
        inputs: &[Option<Entry<'m>>],
        outer: &Scope<'m, '_>,
    ) -> Result<Vec<Entry<'m>>> {
        let condition = inputs.first().copied().flatten().ok_or("it has no condition")?;
        let condition = self
            .known(condition)
            .map_err(|problem| problem.within("its condition decides which nodes there are"))?;
        let name = if condition.first().is_some_and(|&c| c != 0.0) {
            "then_branch"
        } else {
            "else_branch"
        };
        let graph = attributes.iter().find_map(|given| match given.content {
            Content::Graph(graph) if given.name == name => Some(graph),
            _ => None,
        });
        let graph = graph.ok_or_else(|| format!("it has no {name}"))?;
        let mut scope = Scope {
            outer: Some(outer),
            operators: outer.operators,
            call: outer.call,
            ..Scope::default()
        };
        self.initialisers(graph, &mut scope)?;
        let outputs: Vec<&'m str> = graph.outputs.iter().map(|output| output.name).collect();
        self.deeper(|import| import.nodes(&graph.nodes, &outputs, &mut scope))?;
        found(&scope, &outputs)
    }
}

/// Returns the values with these names.
fn found<'m>(scope: &Scope<'m, '_>, names: &[&'m str]) -> Result<Vec<Entry<'m>>> {
    let find = |name: &&'m str| {
        scope.find(name).ok_or_else(|| format!("no node makes its output '{name}'").into())
    };
    names.iter().map(find).collect()
}

/// Returns the attributes of a node. Inside a function, a reference to an attribute of the call is replaced by that attribute.
pub(super) fn resolved<'m>(
    attributes: &'m [Attribute<'m>],
    call: Option<&[Given<'m>]>,
) -> Result<Vec<Given<'m>>> {
    let mut given = Vec::with_capacity(attributes.len());
    for Attribute { name, reference, content } in attributes {
        match (*reference, call) {
            ("", _) => given.push(Given { name, content }),
            (reference, Some(call)) => {
                let found = call.iter().find(|given| given.name == reference);
                given.extend(found.map(|found| Given { name, content: found.content }));
            }
            _ => {
                return Err(format!(
                    "attribute '{name}' refers to a function's attribute, but is not in a function"
                )
                .into());
            }
        }
    }
    Ok(given)
}
