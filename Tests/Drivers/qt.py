"""A driver for a field of Qt, using PySide6.

usage: qt.py 'WIDGET' ['STATEMENT']… [--value EXPRESSION]
For example: qt.py 'QLineEdit()' 'field.setInputMask("(999) 999-9999")'
Keys are real key events; EXPRESSION is the field's value, such as field.value().
"""
import ctypes, os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from driver import index, made, said, serve, shown, units

names = {}
exec("from PySide6.QtCore import *; from PySide6.QtGui import *; from PySide6.QtWidgets import *", names)
app = QApplication([])
# PySide6 6.12 releases None more often than it retains it, and Python before 3.12 ends when no reference is left.
ctypes.c_ssize_t.from_address(id(None)).value += 1 << 40

class Field:
    def __init__(self):
        self.widget = made(names)
        inner = self.widget.findChild(QLineEdit) if not isinstance(self.widget, QLineEdit) else None
        self.line = inner or self.widget
        self.widget.show()
        self.widget.setFocus()
        self.composed = None

    def press(self, key, modifiers=Qt.NoModifier, text=""):
        for kind in (QEvent.KeyPress, QEvent.KeyRelease):
            app.sendEvent(self.widget, QKeyEvent(kind, key, modifiers, text))

    def shortcut(self, standard):
        QTest.keySequence(self.widget, QKeySequence(standard))

    def type(self, text):
        if len(text) == 1 and " " <= text <= "~":
            self.press(ord(text.upper()), text=text)
        else:
            self.compose(text)
            self.commit()

    def paste(self, text):
        QApplication.clipboard().setText(text)
        self.shortcut(QKeySequence.Paste)

    def select(self, selection):
        text = self.line.displayText()
        start, end = index(text, selection[0]), index(text, sum(selection))
        place = units(text[:start])
        self.line.setSelection(place, units(text[start:end])) if start < end else self.line.setCursorPosition(place)

    backspace = lambda self: self.press(Qt.Key_Backspace)
    delete = lambda self: self.press(Qt.Key_Delete)
    set = lambda self, text: self.line.setText(text)
    cut = lambda self: self.shortcut(QKeySequence.Cut)
    undo = lambda self: self.shortcut(QKeySequence.Undo)
    redo = lambda self: self.shortcut(QKeySequence.Redo)
    cancel = lambda self: self.commit("")

    def compose(self, text):
        app.sendEvent(self.widget, QInputMethodEvent(text, []))
        self.composed = text

    def commit(self, text=None):
        event = QInputMethodEvent()
        event.setCommitString(self.composed if text is None else text)
        app.sendEvent(self.widget, event)
        self.composed = None

    def state(self):
        app.processEvents()
        text, line = self.line.displayText(), self.line
        start = line.selectionStart() if line.hasSelectedText() else line.cursorPosition()
        length = line.selectionLength() if line.hasSelectedText() else 0
        marked = {} if self.composed is None else {"marked": [start, 0]}
        checked = {"valid": line.hasAcceptableInput()} if line.validator() or line.inputMask() else {}
        state = shown(text + self.hidden(text), 0, 0, **checked, **said(names, self.widget), **marked)
        return {**state, "selection": [start, length]}

    def hidden(self, text):
        """Python doesn't receive half a surrogate pair, which occurs only at the end, where a limit cuts."""
        if self.line is not self.widget or self.line.inputMask():
            return ""
        line, place = self.line, (self.line.selectionStart(), self.line.selectionLength(), self.line.cursorPosition())
        line.end(False)
        count = line.cursorPosition() - units(text)
        line.setSelection(*place[:2]) if place[0] >= 0 else line.setCursorPosition(place[2])
        return "\ud83d" * max(0, count)


serve(Field, "set select paste cut delete undo redo compose", deletes="scalar", deletes_forward="character")
