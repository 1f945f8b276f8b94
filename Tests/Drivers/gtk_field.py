"""A driver of a field of GTK 3, by PyGObject; without a display, start it with xvfb-run -a.

usage: gtk_field.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: gtk_field.py 'Gtk.SpinButton.new_with_range(0, 100, 1)' --value 'field.get_value()'
Keys are key events, and a paste is that of the clipboard; EXPRESSION is the field's value.
A statement may use what those before it have named.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

from driver import index, said, serve, shown

words = sys.argv[1:]
value = words.pop(words.index("--value") + 1) if "--value" in words else None
words = [word for word in words if word != "--value"]
names = {"Gtk": Gtk, "Gdk": Gdk}
clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
window = Gtk.Window()
window.show()


def settle():
    while Gtk.events_pending():
        Gtk.main_iteration_do(False)


class Field:
    def __init__(self):
        if window.get_child():
            window.get_child().destroy()
        self.widget = eval(words[0], names)
        scope = {**names, "field": self.widget}
        for statement in words[1:]:
            exec(statement, scope)
        window.add(self.widget)
        self.widget.show()
        self.widget.grab_focus()
        settle()
        self.widget.set_position(-1)

    def press(self, keyval, modifiers=0):
        keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
        _, keys = keymap.get_entries_for_keyval(keyval)
        for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
            event = Gdk.Event.new(kind)
            event.window, event.send_event, event.time = self.widget.get_window(), True, Gdk.CURRENT_TIME
            event.keyval, event.state = keyval, Gdk.ModifierType(modifiers)
            event.hardware_keycode = keys[0].keycode if keys else 0
            event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
            Gtk.main_do_event(event)
            settle()

    def type(self, text):
        for point in text:
            self.press(Gdk.unicode_to_keyval(ord(point)))

    def paste(self, text):
        clipboard.set_text(text, -1)
        self.press(Gdk.KEY_v, Gdk.ModifierType.CONTROL_MASK)

    def backspace(self):
        self.press(Gdk.KEY_BackSpace)

    def delete(self):
        self.press(Gdk.KEY_Delete)

    def cut(self):
        self.press(Gdk.KEY_x, Gdk.ModifierType.CONTROL_MASK)

    def select(self, selection):
        text = self.widget.get_text()
        self.widget.select_region(index(text, selection[0]), index(text, sum(selection)))

    def state(self):
        settle()
        bounds = self.widget.get_selection_bounds()
        start, end = bounds or [self.widget.get_position()] * 2
        return shown(self.widget.get_text(), start, end, **said(value, names, self.widget))


can = ["select", "paste", "cut", "delete"] + (["value"] if value else [])
serve(Field, " ".join(words), can, deletes="scalar")
