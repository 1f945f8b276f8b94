"""A driver for an edit widget of Urwid.

usage: urwid_field.py 'WIDGET' [--value EXPRESSION]
For example: urwid_field.py 'IntEdit()' --value 'field.value()'
Keys and pastes are sent as by a terminal, a key for each code point; EXPRESSION is the field's value.
"""
import urwid
import urwid.numedit

from driver import index, made, said, serve, shown

names = {**vars(urwid), **vars(urwid.numedit)}
size = (80,)


class Field:
    def __init__(self):
        self.widget = made(names)

    def type(self, text):
        for point in text:
            self.widget.keypress(size, "enter" if point == "\n" else point)

    paste = type

    backspace = lambda self: self.widget.keypress(size, "backspace")
    delete = lambda self: self.widget.keypress(size, "delete")

    def select(self, selection):
        self.widget.set_edit_pos(index(self.widget.edit_text, selection[0]))

    def state(self):
        place = self.widget.edit_pos
        return shown(self.widget.edit_text, place, place, **said(names, self.widget))


serve(Field, "caret paste delete", deletes="scalar")
