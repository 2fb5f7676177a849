"""The directive `error-codes`: the table of what can go wrong, read from the sources, so that it is never another one.

Codes and what they mean come from `include/rootgrad/detail/error.hpp` (ErrorCode), the numbers from `src/error.rs` (Status). The block's text
says what to do, a paragraph a code, as `Name: …`; a code without one, or one that is not there, is a warning, which fails the build.
"""

import pathlib
import re

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SOURCES = REPOSITORY / "include/rootgrad/detail/error.hpp", REPOSITORY / "src/error.rs"
log = logging.getLogger(__name__)


def codes():
    """(name, number, meaning) of every code but Ok, by number."""
    header, rust = (path.read_text() for path in SOURCES)
    meanings = re.search(r"enum class ErrorCode : int \{(.*?)\};", header, re.DOTALL)[1]
    numbers = re.search(r"pub enum Status \{(.*?)\n\}", rust, re.DOTALL)[1]
    numbers = dict(re.findall(r"^\s*(\w+) = (\d+),", numbers, re.MULTILINE))
    found = re.findall(r"^\s*(\w+) = ROOTGRAD_STATUS_\w+,?\s*///< (.*)$", meanings, re.MULTILINE)
    listed = [(name, int(numbers[name]), meaning) for name, meaning in found]
    if {name for name, *_ in listed} | {"Ok"} != set(numbers):
        raise ValueError(f"ErrorCode and Status have different names: {set(numbers) ^ {name for name, *_ in listed}}")
    return sorted(listed, key=lambda code: code[1])


class ErrorCodes(SphinxDirective):
    has_content = True

    def run(self):
        for path in SOURCES:
            self.env.note_dependency(str(path))
        advice, name = {}, None
        for line in self.content:
            if match := re.match(r"(\w+): (.*)$", line):
                name, line = match[1], match[2]
            if name is not None:
                advice[name] = f"{advice.get(name, '')} {line}".strip()
        lines = []
        for name, number, meaning in codes():
            if name not in advice:
                log.warning("error-codes: no advice for %s", name, location=self.get_location())
            status = "ROOTGRAD_STATUS_" + re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()
            lines += [f"(error-{name.lower()})=", f"### {name} ({number})", "", f"*{meaning[0].upper()}{meaning[1:]}.* In C `{status}`.", ""]
            lines += [advice.pop(name, ""), ""]
        for name in advice:
            log.warning("error-codes: there is no code %s", name, location=self.get_location())
        top = nodes.Element()
        self.state.nested_parse(StringList(lines, "error-codes"), self.content_offset, top, match_titles=True)
        return top.children


def setup(app):
    app.add_directive("error-codes", ErrorCodes)
    return {"parallel_read_safe": True}
