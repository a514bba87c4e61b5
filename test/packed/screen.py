"""What is on the screen, as a screen reader is told it (AT-SPI), and a press of what is there.

screen.py list                    every role and name
screen.py wait  ROLE NAME [S]     until one is there whose name has the text in it, S seconds at most; prints its name
screen.py gone  ROLE NAME [S]     until none is
screen.py press ROLE NAME [S]     waits for one that can be pressed, and does what pressing it does
screen.py focus ROLE NAME [S]     the same, and gives it the keyboard
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402


def switch_on():
    """Chromium tells its tree to nobody, unless somebody is there who reads it."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value)
        bus.call_sync(*place, None, 0, 5000, None)


def everything(node):
    yield node
    if node.get_role_name() in ("frame", "panel"):
        # Chromium tells of its pages once somebody asks for more than names.
        node.get_attributes()
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from everything(child)


def seen():
    """Role and name of all that is there. What goes away meanwhile is not there."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is None:
            continue
        # What was asked before is kept in this process, and nobody here hears that it changed.
        application.clear_cache()
        try:
            for node in everything(application):
                # Numbers are held to their unit by a space of another kind.
                yield node, node.get_role_name(), " ".join((node.get_name() or "").split())
        except GLib.Error:
            continue


def find(role, name, usable):
    for node, of_role, named in seen():
        if of_role == role and name in named:
            states = node.get_state_set()
            if not usable or states.contains(Atspi.StateType.ENABLED):
                return node, named
    return None


def main(act, role="", name="", seconds="15"):
    switch_on()
    if act == "list":
        for _, of_role, named in seen():
            if named.strip():
                print(f"{of_role}\t{named}")
        return 0
    until = time.monotonic() + float(seconds)
    while time.monotonic() < until:
        found = find(role, name, act in ("press", "focus"))
        if act == "gone" and found is None:
            return 0
        if act != "gone" and found is not None:
            node, named = found
            if act == "press" and not Atspi.Action.do_action(node, 0):
                print(f"{role} “{named}” could not be pressed", file=sys.stderr)
                return 1
            if act == "focus" and not Atspi.Component.grab_focus(node):
                print(f"{role} “{named}” took no keyboard", file=sys.stderr)
                return 1
            print(named)
            return 0
        time.sleep(0.2)
    there = sorted({f"{of_role} “{named}”" for _, of_role, named in seen() if named.strip()})
    print(f"{role} “{name}” {'stayed' if act == 'gone' else 'did not come'}; there: {'; '.join(there)}", file=sys.stderr)
    return 1


sys.exit(main(*sys.argv[1:]))
