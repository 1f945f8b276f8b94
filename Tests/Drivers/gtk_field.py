"""A driver for a field of GTK 3, using PyGObject; without a display, start it with xvfb-run -a.

usage: gtk_field.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: gtk_field.py 'Gtk.SpinButton.new_with_range(0, 100, 1)' --value 'field.get_value()'
Keys are key events, and a paste inserts the clipboard's text; EXPRESSION is the field's value.
A statement may use names that earlier statements define.
"""
from driver import made, serve
from gtk_events import EntryField, Gdk, Gtk

names = {"Gtk": Gtk, "Gdk": Gdk}
clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
window = Gtk.Window()
window.show()


def settle():
    while Gtk.events_pending():
        Gtk.main_iteration_do(False)


class Field(EntryField):
    names, settle = names, staticmethod(settle)

    def __init__(self):
        if window.get_child():
            window.get_child().destroy()
        self.widget = self.entry = made(names)
        window.add(self.widget)
        self.widget.show()
        self.widget.grab_focus()
        settle()
        self.widget.set_position(-1)

    def copy(self, text):
        clipboard.set_text(text, -1)


serve(Field, "select paste cut delete", deletes="scalar")
