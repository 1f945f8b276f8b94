"""A driver for a prompt or a text area of prompt_toolkit.

usage: prompt_field.py 'WIDGET' [--value EXPRESSION]
For example: prompt_field.py 'PromptSession(multiline=True)'
Keys and pastes are sent as by a terminal, a key for each code point, and selections as by Shift and an arrow key;
EXPRESSION is the field's value, such as field.text.
"""
import asyncio
import importlib
import os
import select

import prompt_toolkit
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.layout import Layout
from prompt_toolkit.output import DummyOutput

from driver import index, made, said, serve, shown, words

names = {**vars(prompt_toolkit)}
for part in ("auto_suggest", "completion", "history", "validation", "widgets"):
    names.update(vars(importlib.import_module(f"prompt_toolkit.{part}")))
emacs = "vi_mode=True" not in words[0]
loop = asyncio.new_event_loop()


class Field:
    running = None

    def __init__(self):
        if Field.running:
            Field.running.end()
        Field.running = self
        self.pipe = create_pipe_input()
        self.input = self.pipe.__enter__()
        self.session = create_app_session(input=self.input, output=DummyOutput())
        self.session.__enter__()
        self.widget = made(names)
        self.buffer = getattr(self.widget, "default_buffer", None) or self.widget.buffer
        prompts = isinstance(self.widget, prompt_toolkit.PromptSession)
        work = self.widget.prompt_async() if prompts else Application(Layout(self.widget)).run_async()
        self.task = loop.create_task(work)
        self.settle()

    def end(self):
        self.task.cancel()
        loop.run_until_complete(asyncio.wait([self.task]))
        self.session.__exit__(None, None, None)
        self.pipe.__exit__(None, None, None)

    def settle(self):
        async def turns():
            while select.select([self.input.fileno()], [], [], 0)[0] and not self.task.done():
                await asyncio.sleep(0)
            for _ in range(4):
                await asyncio.sleep(0)

        loop.run_until_complete(turns())
        if self.task.done():
            raise self.task.exception() or RuntimeError("the prompt is done")

    def type(self, text):
        self.input.send_text(text.replace("\n", "\r"))

    def paste(self, text):
        self.input.send_text(f"\x1b[200~{text}\x1b[201~")

    backspace = lambda self: self.input.send_text("\x7f")
    delete = lambda self: self.input.send_text("\x1b[3~")
    cut = lambda self: self.input.send_text("\x17")

    def select(self, selection):
        text = self.buffer.text
        start, end = index(text, selection[0]), index(text, sum(selection))
        self.buffer.exit_selection()
        self.buffer.cursor_position = start if emacs else end
        if start < end and emacs:
            # Starts a selection like Shift and an arrow key, also across lines; Vi mode has no such keys.
            self.buffer.start_selection()
            self.buffer.selection_state.enter_shift_mode()
            self.buffer.cursor_position = end

    def state(self):
        self.settle()
        start = end = self.buffer.cursor_position
        if self.buffer.selection_state:
            start, end = self.buffer.document.selection_range()
        return shown(self.buffer.text, start, end, **said(names, self.buffer))


can = "select paste delete" + " cut" * emacs
serve(Field, can, one_line="multiline=True" not in words[0], deletes="scalar")
os._exit(0)
