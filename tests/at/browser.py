"""Chromium without a window, led by WebDriver and nothing else, and what it gives to screen readers: its accessibility
tree."""
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from terminal import end_kindly, wait_for

NEEDS = ("chromium", "chromedriver")
# The keys that have no letter.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Up": "\ue013", "Down": "\ue015", "Backspace": "\ue003",
        "Right": "\ue014"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CONTROLS = ("textbox", "button", "link", "checkbox", "slider")


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, script=True):
        self.script = script

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="sixdot-browser.")
        self.log = open(os.path.join(self.folder, "driver.log"), "w+")
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=self.log, stderr=self.log,
                                       stdin=subprocess.DEVNULL, env=dict(os.environ, HOME=self.folder))
        try:
            wait_for(self._port, "the driver of the browser", 30)
            self.session = ""
            options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                                "--force-renderer-accessibility", "--window-size=1280,900", "--hide-scrollbars",
                                "--disable-background-networking", f"--user-data-dir={self.folder}/profile"]}
            if not self.script:
                options["prefs"] = {"profile.managed_default_content_settings.javascript": 2}
            wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
            made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self.session = f"/session/{made['sessionId']}"
            self.cdp("Accessibility.enable")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        try:
            if self.session:
                self._ask("DELETE", self.session)
        except OSError:
            pass
        end_kindly(self.driver)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _port(self):
        with open(self.log.name) as log:
            found = re.search(r"started successfully on port (\d+)", log.read())
        self.port = found[1] if found else None
        return self.port

    def _ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method,
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise OSError(f"{path}: {error.read().decode()[:500]}") from None

    def cdp(self, command, **params):
        """A command of Chromium's own protocol."""
        return self._ask("POST", f"{self.session}/goog/cdp/execute", {"cmd": command, "params": params})

    def open(self, url):
        """Opens a page."""
        self._ask("POST", f"{self.session}/url", {"url": url})

    def reload(self):
        """Loads the page again."""
        self._ask("POST", f"{self.session}/refresh", {})

    def run(self, script, *args):
        """What a function with this body gives."""
        return self._ask("POST", f"{self.session}/execute/sync", {"script": script, "args": list(args)})

    def press(self, *keys):
        """Presses keys one by one, by name or letter; `Shift+Tab` holds Shift meanwhile."""
        actions = []
        for key in keys:
            name = key.removeprefix("Shift+")
            held = [("keyDown", "\ue008")] if name != key else []
            code = KEYS.get(name, name)
            pressed = [*held, ("keyDown", code), ("keyUp", code), *(("keyUp", down) for _, down in held)]
            actions += [{"type": kind, "value": value} for kind, value in pressed]
        self._ask("POST", f"{self.session}/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def type(self, line):
        """Types a line, and Enter."""
        self.press(*line, "Enter")

    def console(self):
        """Warnings and errors of the page, such as what its policy refused; a connection that cannot be made is
        none."""
        entries = self._ask("POST", f"{self.session}/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries
                if entry["level"] in ("SEVERE", "WARNING") and "WebSocket connection to" not in entry["message"]]

    def viewport(self, width, height, phone=False):
        """Gives the window a size."""
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        time.sleep(0.2)

    # What a screen reader gets.

    def tree(self):
        """Everything that is not ignored, in order: depth, role, name, node."""
        nodes = self.cdp("Accessibility.getFullAXTree")["nodes"]
        by_id, found = {node["nodeId"]: node for node in nodes}, []

        def walk(node, depth):
            role = node.get("role", {}).get("value", "")
            if not node.get("ignored"):
                if role != "InlineTextBox":
                    found.append((depth, role, node.get("name", {}).get("value", "") or "", node))
                depth += 1
            for child in node.get("childIds", ()):
                if child in by_id:
                    walk(by_id[child], depth)

        for node in nodes:
            if "parentId" not in node:
                walk(node, 0)
        return found

    def log_lines(self):
        """The lines in the log, in order."""
        text, within = "", None
        for depth, role, name, _ in self.tree():
            if within is not None and depth <= within:
                break
            if role == "log":
                within = depth
            elif within is not None and role == "StaticText":
                text += name
            elif within is not None and role == "paragraph":
                text += "\n"
        return [line.replace("\u00a0", " ").strip() for line in text.split("\n") if line.strip()]

    def focus(self):
        """Role and name of what has the focus."""
        found = [(role, name) for _, role, name, node in self.tree() if role != "RootWebArea" and is_focused(node)]
        return found[-1] if found else ("", "")

    def stops(self):
        """What Tab reaches from the top on, in order."""
        self.run("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')")
        found = []
        for _ in range(200):
            self.press("Tab")
            if self.run("return document.activeElement === document.body || (document.activeElement.seen = "
                        "(document.activeElement.seen || 0) + 1) > 1"):
                break
            found.append(self.focus())
        self.run("for (const element of document.querySelectorAll('*')) delete element.seen")
        return found

    def axe(self, path):
        """What axe-core has against the page."""
        with open(path, encoding="utf-8") as file:
            # By the browser's own protocol, so that the policy of the page does not stand in the way.
            self.cdp("Runtime.evaluate", expression=file.read())
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        judged = self.cdp("Runtime.evaluate", awaitPromise=True, returnByValue=True, expression=(
            "axe.run(document, {runOnly: {type: 'tag', values: %s}}).then(found => found.violations.map("
            "fault => fault.id + ': ' + fault.nodes.map(node => node.target.join(' ')).join(', ')))"
            % json.dumps(tags)))
        return judged["result"]["value"]


def is_focused(node):
    """Whether a node of the tree has the focus."""
    return any(own["name"] == "focused" and own["value"].get("value") for own in node.get("properties", ()))
