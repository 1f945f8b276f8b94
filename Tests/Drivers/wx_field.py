"""A driver for a field of wxPython on GTK 3, using PyGObject; without a display, start it with xvfb-run -a.

usage: wx_field.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: wx_field.py 'masked.TextCtrl(parent, mask="(###) ###-####")' --value 'field.GetValue()'
Keys are GTK events, which wx and its masked controls convert to their own; EXPRESSION is the field's value.
"""
import wx
import wx.lib.intctrl
import wx.lib.masked

from driver import made, serve
from gtk_events import EntryField, Gtk

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


class Field(EntryField):
    widget = None
    names, settle = names, staticmethod(settle)

    def __init__(self):
        if Field.widget:
            Field.widget.Destroy()
        self.widget = Field.widget = made(names)
        self.widget.SetFocus()
        settle()
        self.entry = next(window for window in Gtk.Window.list_toplevels() if window.get_focus()).get_focus()

    def copy(self, text):
        wx.TheClipboard.Open()
        wx.TheClipboard.SetData(wx.TextDataObject(text))
        wx.TheClipboard.Close()


serve(Field, "select paste cut delete", deletes="scalar")
