"""A driver of a field of wxPython on GTK 3, by PyGObject; without a display, start it with xvfb-run -a.

usage: wx_field.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: wx_field.py 'masked.TextCtrl(parent, mask="(###) ###-####")' --value 'field.GetValue()'
Keys are events of GTK, which wx and its masked controls turn into theirs; EXPRESSION is the field's value.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
import wx
import wx.lib.intctrl
import wx.lib.masked
from gi.repository import Gdk, Gtk

from driver import index, said, serve, shown

words = sys.argv[1:]
value = words.pop(words.index("--value") + 1) if "--value" in words else None
words = [word for word in words if word != "--value"]
app = wx.App()
frame = wx.Frame(None)
names = {"wx": wx, "masked": wx.lib.masked, "intctrl": wx.lib.intctrl, "parent": frame}
frame.Show()
loop = wx.GUIEventLoop()
active = wx.EventLoopActivator(loop)


def settle():
    for _ in range(3):
        while Gtk.events_pending():
            Gtk.main_iteration_do(False)
        while loop.Pending():
            loop.Dispatch()
        app.ProcessPendingEvents()
        loop.ProcessIdle()


class Field:
    widget = None

    def __init__(self):
        if Field.widget:
            Field.widget.Destroy()
        self.widget = Field.widget = eval(words[0], names)
        scope = {**names, "field": self.widget}
        for statement in words[1:]:
            exec(statement, scope)
        self.widget.SetFocus()
        settle()
        self.entry = next(window for window in Gtk.Window.list_toplevels() if window.get_focus()).get_focus()

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
            settle()

    def type(self, text):
        for point in text:
            self.press(Gdk.unicode_to_keyval(ord(point)))

    def paste(self, text):
        wx.TheClipboard.Open()
        wx.TheClipboard.SetData(wx.TextDataObject(text))
        wx.TheClipboard.Close()
        self.press(Gdk.KEY_v, Gdk.ModifierType.CONTROL_MASK)

    def backspace(self):
        self.press(Gdk.KEY_BackSpace)

    def delete(self):
        self.press(Gdk.KEY_Delete)

    def cut(self):
        self.press(Gdk.KEY_x, Gdk.ModifierType.CONTROL_MASK)

    def select(self, selection):
        text = self.entry.get_text()
        self.entry.select_region(index(text, selection[0]), index(text, sum(selection)))

    def state(self):
        settle()
        bounds = self.entry.get_selection_bounds()
        start, end = bounds or [self.entry.get_position()] * 2
        return shown(self.entry.get_text(), start, end, **said(value, names, self.widget))


can = ["select", "paste", "cut", "delete"] + (["value"] if value else [])
serve(Field, " ".join(words), can, deletes="scalar")
