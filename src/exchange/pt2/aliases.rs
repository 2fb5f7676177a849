//! Aliases: names of the same numbers. PyTorch's operators may return a view of their input, and `relu_` changes its input in place.

use std::collections::HashMap;

use super::schema::Node;
use super::target::{base, is_in_place};

/// Operators that return their input, possibly in another form.
const SAME: &[&str] = &[
    "alias",
    "detach",
    "detach_",
    "dropout",
    "feature_dropout",
    "alpha_dropout",
    "lift_fresh",
    "positive",
];
const VIEWS: &[&str] = &[
    "chunk",
    "contiguous",
    "diagonal",
    "expand",
    "expand_as",
    "flatten",
    "mT",
    "movedim",
    "narrow",
    "numpy_T",
    "permute",
    "reshape",
    "reshape_as",
    "select",
    "slice",
    "split",
    "split_with_sizes",
    "squeeze",
    "swapaxes",
    "t",
    "to",
    "transpose",
    "type_as",
    "unbind",
    "unflatten",
    "unfold",
    "unsqueeze",
    "view",
    "view_as",
];

/// For each name that shares its numbers with another: a storage, and a view of it. (Names without an alias are left out.)
#[derive(Default)]
pub(super) struct Aliases<'m> {
    views: HashMap<&'m str, (usize, usize)>,
    /// Names of each storage, and the node that computes each.
    members: Vec<Vec<(&'m str, usize)>>,
    count: usize,
}

impl<'m> Aliases<'m> {
    pub(super) fn of(nodes: &'m [Node<'m>]) -> Self {
        let mut aliases = Self::default();
        for (number, node) in nodes.iter().enumerate() {
            let operator = base(&node.target);
            let is_same = is_in_place(&node.target) || SAME.contains(&operator);
            if !is_same && !VIEWS.contains(&operator) {
                continue;
            }
            let names = node.inputs.first().map_or_else(Vec::new, |input| input.arg.names());
            let Some(&from) = names.first() else { continue };
            let (storage, view) = aliases.view(from);
            for name in node.outputs.iter().flat_map(|output| output.names()) {
                aliases.count += 1;
                let view = if is_same { view } else { aliases.count };
                aliases.views.insert(name, (storage, view));
                aliases.members[storage].push((name, number));
            }
        }
        aliases
    }

    fn view(&mut self, name: &'m str) -> (usize, usize) {
        if let Some(&view) = self.views.get(name) {
            return view;
        }
        self.count += 1;
        let view = (self.members.len(), self.count);
        self.members.push(vec![(name, 0)]);
        self.views.insert(name, view);
        view
    }

    /// Returns all names of a name's storage, with the node that computes each, and true if it is the same view.
    pub(super) fn others(&self, name: &str) -> impl Iterator<Item = (&'m str, usize, bool)> + '_ {
        let found = self.views.get(name).copied();
        let members = found.map_or(&[][..], |(storage, _)| &self.members[storage]);
        let is_same = move |other: &str| self.views.get(other).copied() == found;
        members.iter().map(move |&(other, number)| (other, number, is_same(other)))
    }
}
