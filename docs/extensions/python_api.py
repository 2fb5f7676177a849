"""The directive `python-api`: signatures and docstrings of the Python package, read as text. Neither ROOT nor rootgrad is imported.

    ```{python-api} fit define roc
    ```

documents these names of `rootgrad`, classes with their public methods. A name that the package does not offer is a warning, which fails the
build. `python-api-rest` documents all that no other page has named.
"""

import ast
import pathlib

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "python/rootgrad"
log = logging.getLogger(__name__)


def definitions():
    """Every top-level definition of the package by its name: functions, classes, and named tuples with a docstring."""
    found = {}
    for path in sorted(PACKAGE.glob("_*.py")):
        fields = {}
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found.setdefault(node.name, node)
            elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("collections.namedtuple("):
                fields[node.targets[0].id] = ast.literal_eval(node.value.args[1]).split()
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "attr", "") == "__doc__":
                name = ast.unparse(node.targets[0].value)
                if name in fields:
                    found[name] = named_tuple(name, fields[name], ast.literal_eval(node.value))
    return found


def named_tuple(name, fields, doc):
    """A class as a named tuple is one."""
    return ast.parse(f"class {name}:\n    {doc!r}\n    def __init__(self, {', '.join(fields)}): pass").body[0]


def offered():
    """The names that `import rootgrad` gives: what `_face.py` takes from the package's modules."""
    names = []
    for node in ast.parse((PACKAGE / "_face.py").read_text()).body:
        if not isinstance(node, ast.ImportFrom) or node.level != 1 or not node.module:
            continue
        module = ast.parse((PACKAGE / f"{node.module}.py").read_text())
        for alias in node.names:
            names += listed(module) if alias.name == "*" else [alias.name]
    return list(dict.fromkeys(names))


def listed(module):
    """`__all__` of a module as far as its text tells, and the functions and classes without an underscore where it has none."""
    for node in module.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            texts = [word.value for word in ast.walk(node.value) if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            return " ".join(texts).split()
    kinds = (ast.FunctionDef, ast.ClassDef)
    return [node.name for node in module.body if isinstance(node, kinds) and not node.name.startswith("_")]


def signature(function, method=False):
    arguments = function.args
    if method and arguments.args:
        arguments = ast.arguments(arguments.posonlyargs, arguments.args[1:], arguments.vararg, arguments.kwonlyargs,
                                  arguments.kw_defaults, arguments.kwarg, arguments.defaults)  # fmt: skip
    return f"({ast.unparse(arguments)})"


def entry(kind, head, doc, inner=(), options=()):
    """The lines of one `py:…` directive; those inside of it get a shorter fence."""
    body = [*options, "", *(doc or "").splitlines(), "", *inner]
    longest = max((len(line) - len(line.lstrip(":")) for line in body if line.startswith(":::")), default=2)
    fence = ":" * max(3, longest + 1)
    return [f"{fence}{{py:{kind}}} {head}", *body, fence, ""]


def decorated(node):
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def document(name, node):
    if isinstance(node, ast.FunctionDef):
        return entry("function", name + signature(node), ast.get_docstring(node), options=[":module: rootgrad"])
    inner, head = [], name
    for member in node.body:
        if not isinstance(member, ast.FunctionDef):
            continue
        doc = ast.get_docstring(member)
        if member.name == "__init__":
            head = name + signature(member, method=True)
        if member.name.startswith("_") or not doc:
            continue
        how = decorated(member)
        if "property" in how:
            inner += entry("property", member.name, doc)
        else:
            extra = [":classmethod:"] if "classmethod" in how else [":staticmethod:"] if "staticmethod" in how else []
            inner += entry("method", member.name + signature(member, "staticmethod" not in how), doc, options=extra)
    return entry("class", head, ast.get_docstring(node), inner, [":module: rootgrad"])


class PythonApi(SphinxDirective):
    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    rest = False

    def run(self):
        for path in PACKAGE.glob("*.py"):
            self.env.note_dependency(str(path))
        there, all_of_them = definitions(), offered()
        named = " ".join([*self.arguments, *self.content]).split()
        if self.rest:
            named = [name for name in all_of_them if name not in named and name in there and ast.get_docstring(there[name])]
        lines = []
        for name in named:
            if name not in all_of_them or name not in there:
                log.warning("python-api: rootgrad does not offer %s", name, location=self.get_location())
                continue
            lines += document(name, there[name])
        top = nodes.Element()
        self.state.nested_parse(StringList(lines, "python-api"), self.content_offset, top)
        return top.children


class PythonApiRest(PythonApi):
    rest = True


def setup(app):
    app.add_directive("python-api", PythonApi)
    app.add_directive("python-api-rest", PythonApiRest)
    return {"parallel_read_safe": True}
