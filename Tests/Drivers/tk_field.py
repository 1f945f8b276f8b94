"""A driver for a field of Tk, using tkinter; without a display, start it with xvfb-run -a.

usage: tk_field.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: tk_field.py 'Entry(validate="key", validatecommand=allows(lambda text: len(text) <= 4))'
Keys are key events, and a paste inserts the clipboard's text; EXPRESSION is the field's value. A StringVar is
named `variable`, and allows(FUNCTION) is a validatecommand that calls the function with the new text.
"""
import tkinter
from tkinter import ttk

from driver import made, said, serve, shown

root = tkinter.Tk()
names = {**vars(tkinter), "ttk": ttk, "root": root, "allows": lambda test: (root.register(test), "%P")}
marks = "space exclam quotedbl numbersign dollar percent ampersand apostrophe parenleft parenright asterisk plus comma minus period slash"
marks += " colon semicolon less equal greater question at bracketleft backslash bracketright asciicircum underscore grave"
keysyms = dict(zip(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", (marks + " braceleft bar braceright asciitilde").split()))


class Field:
    widget = None

    def __init__(self):
        if Field.widget:
            Field.widget.destroy()
        names["variable"] = tkinter.StringVar()
        self.widget = Field.widget = made(names)
        self.widget.pack()
        self.widget.focus_force()
        root.update()

    def press(self, keysym):
        self.widget.event_generate(f"<KeyPress-{keysym}>")
        self.widget.event_generate(f"<KeyRelease-{keysym}>")

    def type(self, text):
        # A keyboard has no key for other characters; the key bindings insert the text that an input method commits.
        if len(text) == 1 and " " <= text <= "~":
            self.press(keysyms.get(text, text))
        else:
            insert = "ttk::entry::Insert" if isinstance(self.widget, ttk.Entry) else "tk::EntryInsert"
            for point in text:
                root.tk.call(insert, str(self.widget), point)

    def paste(self, text):
        root.clipboard_clear()
        root.clipboard_append(text)
        self.widget.event_generate("<<Paste>>")

    backspace = lambda self: self.press("BackSpace")
    delete = lambda self: self.press("Delete")
    cut = lambda self: self.widget.event_generate("<<Cut>>")

    def select(self, selection):
        # Tk 8.6, too, counts UTF-16 units.
        start, end = selection[0], sum(selection)
        self.widget.selection_clear()
        if start < end:
            self.widget.selection_range(start, end)
        self.widget.icursor(end)

    def state(self):
        root.update()
        text, widget = self.widget.get(), self.widget
        start = end = widget.index("insert")
        if widget.selection_present():
            start, end = widget.index("sel.first"), widget.index("sel.last")
        return {**shown(text, 0, 0, **said(names, widget)), "selection": [start, end - start]}


serve(Field, "select paste cut delete", deletes="scalar")
