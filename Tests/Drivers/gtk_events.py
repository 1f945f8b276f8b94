"""The common part of drivers for fields on GTK 3: a person at a Gtk.Entry, whose keys are GTK events."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

from driver import index, said, shown


class EntryField:
    """A field with an `entry` that shows it, and a `widget` for expressions about its value; `settle` awaits its events."""

    def press(self, keyval, modifiers=0):
        keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
        _, keys = keymap.get_entries_for_keyval(keyval)
        for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
            event = Gdk.Event.new(kind)
            event.window, event.send_event, event.time = self.entry.get_window(), True, Gdk.CURRENT_TIME
            shift = Gdk.ModifierType.SHIFT_MASK if keys and keys[0].level else 0
            event.keyval, event.state = keyval, Gdk.ModifierType(modifiers | shift)
            event.hardware_keycode = keys[0].keycode if keys else 0
            event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
            Gtk.main_do_event(event)
            self.settle()

    def type(self, text):
        for point in text:
            self.press(Gdk.unicode_to_keyval(ord(point)))

    def paste(self, text):
        self.copy(text)
        self.press(Gdk.KEY_v, Gdk.ModifierType.CONTROL_MASK)

    backspace = lambda self: self.press(Gdk.KEY_BackSpace)
    delete = lambda self: self.press(Gdk.KEY_Delete)
    cut = lambda self: self.press(Gdk.KEY_x, Gdk.ModifierType.CONTROL_MASK)

    def select(self, selection):
        text = self.entry.get_text()
        self.entry.select_region(index(text, selection[0]), index(text, sum(selection)))

    def state(self):
        self.settle()
        bounds = self.entry.get_selection_bounds()
        start, end = bounds or [self.entry.get_position()] * 2
        return shown(self.entry.get_text(), start, end, **said(self.names, self.widget))
