"""How Sphinx builds the site: `cargo xtask site` calls it. No ROOT and no built library is needed."""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "extensions"))

project = "rootgrad"
copyright = "the rootgrad developers; MIT or Apache-2.0"
version = release = re.search(r'^version = "(.*)"', (HERE.parent / "Cargo.toml").read_text(), re.MULTILINE)[1]

extensions = ["myst_parser", "sphinx_design", "sphinx_copybutton", "error_codes", "python_api"]
myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3
source_suffix = {".md": "markdown"}
exclude_patterns = ["extensions", "doxygen", "requirements.txt"]

nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # annotations of signatures are not there to be linked
html_theme = "furo"
html_title = f"rootgrad {release}"
html_favicon = "static/icon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_theme_options = {"navigation_with_keys": True}
html_copy_source = False
html_show_sourcelink = False
copybutton_exclude = ".linenos, .gp, .go"
