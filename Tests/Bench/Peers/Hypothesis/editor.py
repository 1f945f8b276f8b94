"""A text editor after sequences of commands; see EditorWorkload.swift.

Inputs from the types are lists of commands, all equally likely, with bytes and 64-bit distances.
They aren't a rule-based state machine, so that all engines have the same inputs.
"""

from hypothesis import strategies as st

from inputs import INTEGERS, up_to, weighted


class Editor:
    def __init__(self, bug):
        self.bug = bug
        self.text, self.clipboard = [], []
        self.cursor = self.anchor = 0
        self.log, self.undone = [], []

    @property
    def selection(self):
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def perform(self, command, argument=None):
        getattr(self, command)(*([] if argument is None else [argument]))
        return self

    def after(self, commands):
        for command in commands:
            self.perform(*command)
        return self

    def type(self, letter):
        self.replace(self.selection, [letter])

    def backspace(self):
        place = self.cursor
        empty = place == self.anchor
        self.replace((max(0, place - 1), place) if empty else self.selection, [])

    def delete(self):
        place = self.cursor
        empty = place == self.anchor
        self.replace((place, min(place + 1, len(self.text))) if empty else self.selection, [])

    def target(self, distance):
        return self.cursor + max(-self.cursor, min(len(self.text) - self.cursor, distance))

    def move(self, distance):
        at_end = self.cursor == len(self.text) and distance > 0
        if not (at_end and self.bug == "moveAtEndKeepsSelection"):
            self.cursor = self.anchor = self.target(distance)

    def select(self, distance):
        self.cursor = self.target(distance)

    def select_all(self):
        size = len(self.text)
        short = self.bug == "selectAllMissesLast" and size >= 5
        self.anchor, self.cursor = 0, size - 1 if short else size

    def copy(self):
        start, end = self.selection
        if start < end:
            self.clipboard = self.text[start:end]

    def cut(self):
        self.copy()
        self.replace(self.selection, [])

    def paste(self):
        self.replace(self.selection, self.clipboard)

    def replace(self, span, new):
        start, end = span
        if start == end and not new:
            return
        change = (start, self.text[start:end], new)
        self.apply(*change)
        self.log.append(change)
        if self.bug != "redoSurvives":
            self.undone = []

    def apply(self, place, removed, added):
        """A change that doesn't fit, because of a bug, is applied as far as it fits."""
        start = min(place, len(self.text))
        self.text = self.text[:start] + added + self.text[start + len(removed) :]
        self.cursor = self.anchor = start + len(added)

    def undo(self):
        if not self.log:
            return
        change = self.log.pop()
        place, removed, added = change
        self.apply(place, added[:2] if self.bug == "undoRemovesTwo" else added, removed)
        self.undone = ([] if self.bug == "redoOnlyOnce" else self.undone) + [change]

    def redo(self):
        if self.undone:
            change = self.undone.pop()
            self.apply(*change)
            self.log.append(change)


class Model:
    """Keeps the whole text of every state, and where the cursor comes back to."""

    def __init__(self):
        self.text, self.clipboard = [], []
        self.cursor = self.anchor = 0
        self.past, self.future = [], []

    def perform(self, command, argument=None):
        low, high = sorted((self.cursor, self.anchor))
        size = len(self.text)
        if command in ("move", "select"):
            self.cursor = max(0, min(size, self.cursor + argument))
            self.anchor = self.cursor if command == "move" else self.anchor
        elif command == "select_all":
            self.anchor, self.cursor = 0, size
        elif command in ("undo", "redo"):
            states = (self.past, self.future)
            self.travel(*(states if command == "undo" else reversed(states)))
        else:
            self.edit(command, argument, low, high)

    def edit(self, command, argument, low, high):
        if command in ("copy", "cut") and low < high:
            self.clipboard = self.text[low:high]
        if command == "backspace" and low == high:
            low = max(0, low - 1)
        if command == "delete" and low == high:
            high = min(len(self.text), high + 1)
        new = {"type": [argument], "paste": self.clipboard}.get(command, [])
        if command != "copy" and (low < high or new):
            self.past.append((self.text, high))
            self.future = []
            self.text = self.text[:low] + new + self.text[high:]
            self.cursor = self.anchor = low + len(new)

    def travel(self, source, target):
        if source:
            text, cursor = source.pop()
            target.append((self.text, len(self.text) - len(text) + cursor))
            self.text, self.cursor, self.anchor = text, cursor, cursor


PLAIN = ["backspace", "delete", "select_all", "copy", "cut", "paste", "undo", "redo"]


def commands(by_hand):
    plain = {name: st.just((name,)) for name in PLAIN}
    if not by_hand:
        letters = st.tuples(st.just("type"), st.integers(0, 255))
        moves = [st.tuples(st.just(name), INTEGERS) for name in ("move", "select")]
        return st.lists(st.one_of(letters, *moves, *plain.values()))
    distance = st.integers(-4, 4)
    return up_to(
        40,
        weighted(
            (6, st.tuples(st.just("type"), st.integers(97, 99))),
            (2, st.tuples(st.just("move"), distance)),
            (3, st.tuples(st.just("select"), distance)),
            (2, plain["paste"]),
            (3, plain["undo"]),
            (2, plain["redo"]),
            *((1, plain[name]) for name in ("backspace", "delete", "select_all", "copy", "cut")),
        ),
    )


def claims(bug, by_hand):
    def text_model(given):
        expected = Model()
        for command in given:
            expected.perform(*command)
        return Editor(bug).after(given).text == expected.text

    def undo_redo(given):
        editor = Editor(bug).after(given)
        text = editor.text
        return not editor.log or editor.after([("undo",), ("redo",)]).text == text

    strategy = commands(by_hand)
    return {"textModel": ((strategy,), text_model), "undoRedo": ((strategy,), undo_redo)}
