"""Servers of the trials: whoever connects is served in a thread of their own."""

import threading


def accept(listener, serve):
    """Serves whoever connects, until the listener is closed."""

    def loop():
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(client,), daemon=True).start()

    threading.Thread(target=loop, daemon=True).start()
