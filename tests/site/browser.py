"""Opens every page of a built site, and reports, in a headless browser. `browser.py SITE CHROMIUM REPORT.html…`

No script may fail, no file may be missing, and every picture must be drawn. The search must find typical terms; a selected tab must stay
selected on the next page. A report is drawn without a script, and requests no other file.
"""

import contextlib
import functools
import http.server
import pathlib
import sys
import threading

from playwright.sync_api import sync_playwright

SEARCHES = {"jagged": "jagged.html", "define": "reference/python.html", "UnknownColumn": "troubleshooting.html"}


@contextlib.contextmanager
def served(folder):
    """Serves the folder; returns its address on this machine."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path != "/favicon.ico":  # browsers request it if a page declares no icon, as Doxygen's pages
                return super().do_GET()
            self.send_response(204)
            self.end_headers()

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


def look(tab, address, name, wrong):
    """Opens a page, and waits for its pictures."""
    tab.goto(f"{address}/{name}", wait_until="load")
    missing = tab.evaluate(
        """async () => {
            const pictures = [...document.images];
            for (const picture of pictures) picture.loading = 'eager';
            await Promise.all(pictures.map(picture => picture.decode().catch(() => {})));
            return pictures.filter(picture => picture.naturalWidth === 0).map(picture => picture.src);
        }"""
    )
    wrong += [f"{name}: the picture {source} is not drawn" for source in missing]


def search(tab, address, wrong):
    for words, wanted in SEARCHES.items():
        tab.goto(f"{address}/search.html?q={words}")
        try:
            tab.wait_for_selector(f"#search-results a[href*='{wanted}']", timeout=20_000)
        except Exception:
            found = tab.eval_on_selector_all("#search-results a", "links => links.map(link => link.href)")
            wrong.append(f"a search for {words} does not find {wanted}, but {found}")


def tabs(tab, address, wrong):
    """Checks that a chosen language is selected in every block of the page."""
    tab.goto(f"{address}/tutorial.html")
    tab.click("label:text-is('PyROOT') >> nth=0")
    shown = [block for block in tab.query_selector_all(".highlight-python") if block.is_visible()]
    hidden = [block for block in tab.query_selector_all(".sd-tab-content .highlight-cpp") if block.is_visible()]
    if len(shown) < 4 or hidden:
        wrong.append(f"tutorial.html: after a click on PyROOT {len(shown)} blocks of Python and {len(hidden)} of C++ in tabs are seen")


def report(tab, name, wrong):
    """Checks that a page of figures is complete by itself."""
    asked = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.goto(pathlib.Path(name).as_uri(), wait_until="load")
    wrong += [f"{name}: asks for {url}" for url in asked[1:]]
    found = tab.evaluate(
        """() => {
            const figures = [...document.querySelectorAll('svg')];
            const drawn = svg => [...svg.querySelectorAll('path, polyline, polygon, rect, circle, line')].some(mark => {
                const box = mark.getBoundingClientRect();
                return box.width > 10 || box.height > 10;
            });
            return {
                figures: figures.length,
                empty: figures.filter(svg => svg.getBoundingClientRect().width < 100 || !drawn(svg)).length,
                dead: [...document.links].map(link => link.getAttribute('href'))
                    .filter(link => !link.startsWith('#') || !document.getElementById(link.slice(1))),
                scripts: [...document.scripts].filter(script => script.type !== 'application/json').length,
                title: JSON.parse(document.getElementById('report').textContent).title,
            };
        }"""
    )
    if not found["figures"] or found["empty"] or found["scripts"]:
        wrong.append(f"{name}: {found['figures']} figures, {found['empty']} of them empty, {found['scripts']} scripts")
    if found["title"] not in tab.title():
        wrong.append(f"{name}: its numbers are of {found['title']!r}, its title is {tab.title()!r}")
    wrong += [f"{name}: the link {link} leads nowhere" for link in found["dead"]]


def main(site, chromium, *reports):
    wrong = []
    names = sorted(str(path.relative_to(site)) for path in site.rglob("*.html") if path.relative_to(site).parts[0] not in ("rust", "cpp"))
    names += [name for name in ("cpp/index.html", "cpp/annotated.html", "rust/rootgrad/index.html") if (site / name).is_file()]
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tab = browser.new_page()
        where = [""]
        tab.on("console", lambda message: message.type == "error" and wrong.append(f"{where[0]}: {message.text}"))
        tab.on("pageerror", lambda error: wrong.append(f"{where[0]}: {error}"))
        tab.on("response", lambda answer: answer.status >= 400 and wrong.append(f"{where[0]}: {answer.url}: {answer.status}"))
        for where[0] in names:
            look(tab, address, where[0], wrong)
        where[0] = "search.html"
        search(tab, address, wrong)
        where[0] = "tutorial.html"
        tabs(tab, address, wrong)
        for where[0] in reports:
            report(tab, where[0], wrong)
        browser.close()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(names)} pages and {len(reports)} reports in a browser, {len(wrong)} wrong")
    return bool(wrong) or not names or not reports


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), *sys.argv[2:]))
