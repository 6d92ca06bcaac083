#!/usr/bin/env python3
"""Opens a report in Chromium without a screen and looks at it as a reader would.

    browse_report.py [--pictures FOLDER] REPORT.html...

For each report: no error on the console, every chart in view drawn, nothing wider than the window at 390 and 1,400 points, in the light and
the dark scheme; everything reached by the keyboard alone; opened in under a second; and it prints. Ends with 1 if something is wrong, and
with 77 if there is no Chromium.
"""

import argparse
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# What the charts in view are expected to hold once they are drawn.
DRAWN = """
[...document.querySelectorAll("[data-chart]")].filter((box) => !box.closest("details:not([open])")).map((box) => ({
  kind: box.dataset.chart, label: box.dataset.label, shapes: box.querySelectorAll("svg path, svg rect").length
}))
"""
# Tables wider than their box that show no hint.
SILENT_TABLES = """
[...document.querySelectorAll(".scroller")].filter((box) => box.scrollWidth > box.clientWidth + 4
  && getComputedStyle(box.parentNode, "::after").content === "none").map((box) => box.getAttribute("aria-label"))
"""
FOCUSED = """
(() => {
  const element = document.activeElement;
  const words = [element.tagName.toLowerCase(), element.type || "", element.className || "", element.getAttribute("role") || ""];
  return words.filter(Boolean).join(" ");
})()
"""


class Browser:
    """Chromium, driven by its debugging protocol over two pipes: messages of JSON, each with a zero at its end."""

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="scrollmark-browser-")
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()

        def connect():
            # The protocol is spoken over the descriptors 3 and 4, whatever their numbers were before.
            ends = [os.dup(to_browser), os.dup(from_browser)]
            while min(ends) < 5:
                ends = [os.dup(end) for end in ends]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile, "--no-first-run", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=connect)
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.number = 0
        self.session = None
        self.events = []
        target = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")
        self.call("Performance.enable", timeDomain="threadTicks")

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise RuntimeError("the browser ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, event):
        while not any(each.get("method") == event for each in self.events):
            self.events.append(self.receive())

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", "an exception"))
        return answer["result"].get("value")

    def press(self, key, code=None, text=None):
        details = {"key": key, "code": code or key, "windowsVirtualKeyCode": KEYS[key]}
        if text:
            details["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown", **details)
        self.call("Input.dispatchKeyEvent", type="keyUp", **details)

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)


KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


class Reader:
    """Looks at one report, and collects what is wrong with it."""

    def __init__(self, browser, path, pictures):
        self.browser = browser
        self.path = path
        self.pictures = pictures
        self.problems = []

    def expect(self, holds, problem):
        if not holds:
            self.problems.append(problem)

    def open(self, width, scheme):
        self.browser.events.clear()
        self.browser.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 600)
        self.browser.call("Emulation.setEmulatedMedia", media="screen", features=[
            {"name": "prefers-color-scheme", "value": scheme}])
        self.browser.call("Page.navigate", url="about:blank")
        self.browser.wait_for("Page.loadEventFired")
        self.browser.events.clear()
        before = self.work()
        self.browser.call("Page.navigate", url="file://" + os.path.abspath(self.path))
        self.browser.wait_for("Page.loadEventFired")
        self.browser.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self.work() - before

    def work(self):
        """How long the page's own thread has worked, in seconds of processor time: a busy machine does not count."""
        metrics = self.browser.call("Performance.getMetrics")["metrics"]
        return next(each["value"] for each in metrics if each["name"] == "TaskDuration")

    def scroll_through(self):
        self.browser.run("""
            (async () => {
              for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
                scrollTo({ top: y, behavior: "instant" });
                await new Promise((done) => setTimeout(done, 25));
              }
              scrollTo({ top: 0, behavior: "instant" });
            })()""")

    def errors(self):
        found = []
        for event in self.browser.events:
            method, details = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(details["exceptionDetails"].get("exception", {}).get("description", "an exception"))
            if method == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
                found.append(str([each.get("value") for each in details["args"]]))
            if method == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
                found.append(details["entry"]["text"])
        return found

    def look(self, width, scheme):
        place = f"{width} points, {scheme}"
        seconds = self.open(width, scheme)
        self.expect(seconds < 1, f"{place}: it took {seconds:.2f} s of work to open")
        self.scroll_through()
        charts = self.browser.run(DRAWN)
        for chart in charts:
            self.expect(chart["shapes"] > 1, f"{place}: not drawn: {chart['kind']}, {chart['label']}")
        wide = self.browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.expect(wide <= 0, f"{place}: the page is {wide} points too wide")
        for error in self.errors():
            self.problems.append(f"{place}: {error}")
        if self.pictures:
            self.picture(f"{width}-{scheme}", width)
        self.browser.run("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
        self.browser.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        silent = self.browser.run(SILENT_TABLES)
        self.expect(silent == [], f"{place}: wide tables that do not say that they scroll: {silent}")
        return len(charts), seconds

    def picture(self, name, width):
        height = min(self.browser.run("document.documentElement.scrollHeight"), 9000)
        image = self.browser.call(
            "Page.captureScreenshot", captureBeyondViewport=True,
            clip={"x": 0, "y": 0, "width": width, "height": height, "scale": 1})
        stem = os.path.splitext(os.path.basename(self.path))[0]
        with open(os.path.join(self.pictures, f"{stem}-{name}.png"), "wb") as file:
            file.write(base64.b64decode(image["data"]))

    def use_keyboard(self):
        """Goes through the page with the Tab key, and uses what it comes to."""
        self.open(1400, "light")
        self.scroll_through()
        count = self.browser.run(
            "document.querySelectorAll('a, button, input, summary, [tabindex]').length")
        reached = []
        slid = explored = False
        for _ in range(min(count + 40, 900)):
            self.browser.press("Tab")
            focused = self.browser.run(FOCUSED)
            reached.append(focused)
            if "range" in focused and not slid:
                before = self.browser.run("document.querySelector('.controls .range').textContent")
                self.browser.press("ArrowRight")
                after = self.browser.run("document.querySelector('.controls .range').textContent")
                self.expect(before != after, "the slider does not move the range")
                slid = True
            if "plot" in focused.split() and not explored:
                self.browser.press("ArrowRight")
                tip = self.browser.run("document.activeElement.querySelector('.tip')?.textContent || ''")
                self.expect(tip != "", "the arrow keys do not read the chart out")
                explored = True
            if focused.startswith("body"):
                break
        # A workload without frames has no chart, and a run without workloads has no card.
        expected = {"a": "a link"}
        if self.browser.run("document.querySelector('details.card') !== null"):
            expected["summary"] = "a card"
        if self.browser.run("document.querySelector('.sliders') !== null"):
            expected |= {"range": "a slider", "plot": "a chart", "button": "a button"}
        words = {word for each in reached for word in each.split()}
        for word, name in expected.items():
            self.expect(word in words, f"the Tab key does not reach {name}")
        self.fold()
        self.use_flame_graph()

    def use_flame_graph(self):
        """Moves about in the first flame graph with the keys: down to the widest call, sideways, up, in and out again."""
        area = self.browser.run("""
            (() => {
              const area = document.querySelector(".flame-area");
              if (!area) return false;
              for (let part = area; part; part = part.parentElement) if (part.tagName === "DETAILS") part.open = true;
              area.focus();
              return document.activeElement === area;
            })()""")
        if not area:
            self.expect(self.browser.run("!document.querySelector('[data-chart=flame]')"), "the flame graph takes no keys")
            return
        tip = lambda: self.browser.run("document.querySelector('.flame-tip').textContent")
        chosen = lambda: self.browser.run("document.querySelector('.flame-area').querySelectorAll('.chosen').length")
        boxes = lambda: self.browser.run("document.querySelector('.flame-area').querySelectorAll('.faded').length")
        said = []
        for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
            self.browser.press(key)
            said.append(tip())
            self.expect(chosen() == 1, f"no box is chosen in the flame graph after {key}")
        self.expect(len(set(said)) > 1, f"the arrow keys lead nowhere in the flame graph: {said}")
        self.browser.press("Enter", text="\r")
        self.expect(boxes() > 0, "Enter does not zoom into the flame graph")
        self.expect(tip() == said[-1], "Enter leads to another box of the flame graph")
        self.browser.press("ArrowUp")
        self.expect(tip() == said[-2], "the arrow up does not lead back in the flame graph")
        self.expect(chosen() == 1, "what is chosen above the zoom does not show")
        self.browser.press("Escape")
        self.expect(boxes() == 0 and tip().startswith("all 100"), "Escape does not show all of the flame graph")

    def fold(self):
        card = self.browser.run("""
            (() => { const title = document.querySelector("details.card > summary"); title?.focus(); return title?.parentNode.open; })()""")
        if card is None:
            return
        self.browser.press("Enter", text="\r")
        after = self.browser.run("document.querySelector('details.card').open")
        self.expect(card != after, "Enter does not fold a card")

    def print(self):
        pdf = base64.b64decode(self.browser.call("Page.printToPDF", printBackground=True)["data"])
        self.expect(len(pdf) > 10_000, "the printed page is empty")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reports", nargs="+", metavar="REPORT.html")
    parser.add_argument("--pictures", metavar="FOLDER", help="also write pictures of each report")
    arguments = parser.parse_args()
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        print("There is no Chromium, so the reports were not looked at. Install the package chromium.", file=sys.stderr)
        return 77
    if arguments.pictures:
        os.makedirs(arguments.pictures, exist_ok=True)
    browser = Browser(path)
    failed = False
    try:
        for report in arguments.reports:
            reader = Reader(browser, report, arguments.pictures)
            looks = [reader.look(width, scheme) for width in (390, 1400) for scheme in ("light", "dark")]
            reader.use_keyboard()
            reader.print()
            seconds = max(each[1] for each in looks)
            print(f"{report}: {looks[-1][0]} charts, opened with {seconds:.2f} s of work at most: "
                  + ("good" if not reader.problems else "not good"))
            for problem in reader.problems[:20]:
                print(f"  {problem}")
            failed = failed or bool(reader.problems)
    finally:
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
