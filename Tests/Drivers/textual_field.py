"""A driver for a field of Textual.

usage: textual_field.py 'WIDGET' [--value EXPRESSION]
For example: textual_field.py 'Input(max_length=4)'
Keys are key events, and pastes are bracketed pastes; EXPRESSION is the field's value.
"""
import asyncio
import contextvars
import os

import textual.validation
import textual.widgets
from textual import events
from textual.app import App
from textual.keys import _character_to_key
from textual.widgets.input import Selection

from driver import index, made, said, serve, shown, words

names = {**vars(textual.validation)}
exec(f"from textual.widgets import {words[0].split('(')[0]}", names)
loop = asyncio.new_event_loop()
context = contextvars.copy_context()


def wait(work):
    return loop.run_until_complete(loop.create_task(work, context=context))


class Field:
    running = None

    def __init__(self):
        if Field.running:
            wait(Field.running.__aexit__(None, None, None))
        app = App()
        app.compose = self.compose
        Field.running = app.run_test()
        self.pilot = wait(Field.running.__aenter__())
        self.widget.focus()

    def compose(self):
        # Some widgets need the app while they are created.
        self.widget = made(names)
        return [self.widget]

    def post(self, event):
        self.widget.post_message(event)

    def type(self, text):
        # A terminal sends the code points of a character one after another.
        for point in text:
            self.post(events.Key(_character_to_key(point), point))

    def paste(self, text):
        self.post(events.Paste(text))

    backspace = lambda self: self.post(events.Key("backspace", None))
    delete = lambda self: self.post(events.Key("delete", None))
    cut = lambda self: self.post(events.Key("ctrl+x", None))

    def select(self, selection):
        text = self.widget.value
        self.widget.selection = Selection(index(text, selection[0]), index(text, sum(selection)))

    def state(self):
        wait(self.pilot.pause())
        if self.pilot.app._exception:
            raise self.pilot.app._exception
        start, end = sorted(self.widget.selection)
        return shown(self.widget.value, start, end, valid=self.widget.is_valid or None, **said(names, self.widget))


serve(Field, "select paste cut delete", deletes="scalar")
os._exit(0)
