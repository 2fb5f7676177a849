"""Finds dead links in a built site: missing files and anchors. `links.py SITE`

Pages of other sites are not requested: a test does not depend on the network. rustdoc checks the links within Rust's reference; here only
the links into the reference are checked.
"""

import pathlib
import sys
import urllib.parse
from html.parser import HTMLParser


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.links, self.anchors = [], {"", "top"}
        self.feed(path.read_text(errors="replace"))

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or name == "name" and tag == "a":
                self.anchors.add(value)
            elif name in ("href", "src") and value is not None:
                self.links.append((self.getpos()[0], value))


def main(site):
    site = site.resolve()
    pages, dead, count = {}, [], 0

    def page(path):
        if path not in pages:
            pages[path] = Page(path)
        return pages[path]

    for path in sorted(site.rglob("*.html")):
        if path.is_relative_to(site / "rust"):
            continue
        for line, link in page(path).links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc or "${" in link:
                continue
            count += 1
            to = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            to = to / "index.html" if to.is_dir() else to
            if not to.is_file():
                dead.append(f"{path.relative_to(site)}:{line}: {link}: no such file")
            elif to.suffix == ".html" and urllib.parse.unquote(parts.fragment) not in page(to).anchors:
                dead.append(f"{path.relative_to(site)}:{line}: {link}: no such anchor")
    print(*dead, sep="\n", end="\n" if dead else "")
    print(f"{count} links of {len(pages)} pages, {len(dead)} dead")
    if not count:
        sys.exit("error: no links at all: is this a site?")
    return bool(dead)


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
