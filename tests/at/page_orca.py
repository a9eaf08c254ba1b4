"""The web page in Firefox and in Chromium under the screen reader Orca: each line is heard once, whole and in order,
also in bursts and while somebody types.
"""
import os
import re
import time

import door
import orca
from terminal import wait_for, wait_quiet, wait_up_to

NAME = "Orca in a browser"
NEEDS, MODULES = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "firefox-esr", "chromium"), ()

# What keeps a new profile from asking and from looking elsewhere.
FIREFOX = {"accessibility.force_disabled": -1, "app.normandy.enabled": False, "app.update.enabled": False,
           "browser.aboutwelcome.enabled": False, "browser.shell.checkDefaultBrowser": False,
           "browser.startup.homepage_override.mstone": "ignore", "browser.startup.page": 0,
           "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
           "network.connectivity-service.enabled": False, "termsofuse.bypassNotification": True,
           "toolkit.telemetry.enabled": False, "browser.translations.automaticallyPopup": False}
CHROMIUM = ["--no-first-run", "--no-sandbox", "--test-type", "--no-default-browser-check", "--disable-sync",
            "--disable-component-update", "--disable-background-networking", "--disable-gpu",
            "--disable-dev-shm-usage", "--password-store=basic", "--force-renderer-accessibility", "--new-window"]
# How far Tab goes from the top of the page to the name.
TO_THE_NAME = 4
# How far it goes from the input line to the first card.
TO_THE_HAND = 2
# What is typed.
STEPS = ("n 1", "n 12", "n 6 50", "n 5 10", "n 20 120", "say The same.", "say The same.")


class Reader(orca.Reader):
    """A page in a browser under Orca, alone on the machine."""

    def __init__(self, browser, url):
        super().__init__([])
        self.browser, self.url = browser, url
        self.env.update(GNOME_ACCESSIBILITY="1", MOZ_DISABLE_CONTENT_SANDBOX="1", MOZ_CRASHREPORTER_DISABLE="1",
                        LIBGL_ALWAYS_SOFTWARE="1", TMPDIR=self.folder)

    def __enter__(self):
        try:
            self._start_desktop()
            self._keep_calm()
            self._start("orca", ["orca", "--disable=braille", "--disable=braille-monitor"])
            wait_for(lambda: self.server.spoken, "Orca's first words", 60)
            self.server.take(1.0)
            self._start("browser", self._command())
            wait_for(self._window, "the window of the browser", 60)
            self._tool("windowactivate", "--sync", self._window())
            wait_for(lambda: any("Finished loading Sixdot" in said.text for said in self.server.spoken), "the page", 60)
            self.server.take(2.0)
        except BaseException:
            self.__exit__()
            raise
        return self

    def _keep_calm(self):
        """A page is not read from its top when it is loaded: whoever presses a key ends that, which nothing here can
        tell Orca."""
        folder = os.path.join(self.env["XDG_DATA_HOME"], "orca")
        os.makedirs(folder)
        with open(os.path.join(folder, "orca-customizations.py"), "w") as file:
            file.write("import orca.settings\norca.settings.sayAllOnLoad = False\n")

    def _command(self):
        profile = os.path.join(self.folder, "profile")
        os.mkdir(profile)
        if self.browser == "chromium":
            return ["chromium", f"--user-data-dir={profile}", *CHROMIUM, self.url]
        with open(os.path.join(profile, "user.js"), "w") as file:
            for name, value in FIREFOX.items():
                shown = str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')
                file.write(f'user_pref("{name}", {shown});\n')
        return ["firefox-esr", "--profile", profile, "--no-remote", "--new-instance", self.url]

    def _window(self):
        found = self._tool("search", "--onlyvisible", "--class", self.browser)
        return found[-1] if found else ""

    def go(self, keys, words):
        """Presses keys until something is spoken with these words: whoever listens does not hurry on either."""
        for key in keys:
            before = len(self.server.spoken)
            self._tool("key", key)
            wait_up_to(3, lambda: any(said.text not in ("tab", "return") for said in self.server.spoken[before:]))
        wait_for(lambda: any(words in said.text for said in self.server.spoken), f"{words!r} to be heard", 20)

    def heard(self):
        """The lines of the log that were spoken, in order: several of them may have been one utterance."""
        lines = [line for said in self.server.spoken for line in orca.lines_of(said)]
        return [line for line in lines if re.match(r"Line \d+: |The same\.|You (typed|play) ", line)]


def read_aloud(browser, make):
    """Lines one by one, in bursts, and while somebody types."""
    result = make(NAME, browser)
    with door.Door() as own, Reader(browser, f"{own.url}?lang=en&name=Anna") as reader:
        reader.go(["Tab"] * TO_THE_NAME, "Your name entry")
        reader.go(["Return"], "")
        wait_for(lambda: own.client, "somebody at the door", 20)
        time.sleep(2)
        told = lambda: [line["text"] for line in own.told]
        for typed in STEPS:
            before = len(own.typed)
            reader.type(typed + "\n")
            wait_for(lambda: len(own.typed) > before, f"{typed!r} at the door", 20)
            wait_quiet(lambda: len(own.told), 1.0, 30)
            wait_up_to(12, lambda: len(reader.heard()) >= len(own.told))
        # Something comes while somebody types.
        reader.type("later 1 3\n")
        reader.type("pl")
        wait_quiet(lambda: len(own.told), 1.5, 30)
        reader.type("aying\n")
        wait_up_to(12, lambda: own.typed[-1] == "playing" and len(reader.heard()) >= len(own.told))
        result.hold(own.typed[-1] == "playing", f"what was typed: {own.typed[-1]!r}")
        # A card is played by its button, behind which the focus goes to the heading of the hand; then somebody else
        # plays.
        reader.type("turn red 5, blue 7\n")
        wait_for(lambda: own.state, "the hand", 20)
        time.sleep(2)
        reader.go(["Tab"] * TO_THE_HAND, "red 5, fits")
        reader.go(["Return"], "Your hand")
        wait_for(lambda: own.typed[-1] == "play red 5", "the card at the door", 20)
        own.tell_numbered(2)
        wait_up_to(12, lambda: len(reader.heard()) >= len(own.told))
        time.sleep(1.0)
        result.same("what was heard", told(), reader.heard())
        spoken = [said.text for said in reader.server.spoken]
        for words in ("red 5, fits", "Your hand", "Command entry"):
            result.hold(any(words in text for text in spoken), f"{words!r} is not heard")
    return result
