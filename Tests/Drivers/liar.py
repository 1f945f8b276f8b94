"""A driver that gives wrong answers in one way, which the checks of drivers must find.

usage: liar.py WAY
Without a way, the driver is correct: its field accepts everything and supports every action.
"""
import json, os, signal, subprocess, sys, time, unicodedata

import echo
from driver import index, units

way = sys.argv[1] if len(sys.argv) > 1 else "none"
everything = "set select paste cut delete undo redo compose value".split()
can = {"no compose": [word for word in everything if word != "compose"], "can is a text": "select",
       "unknown ability": ["fly"], "no redo": [word for word in everything if word != "redo"]}.get(way, everything)
count = keys = 0


class Field(echo.Field):
    def __init__(self):
        super().__init__()
        self.before, self.after, self.composing = [], [], False

    def replace(self, text):
        self.before, self.after = [*self.before, self.text], []
        super().replace(text)

    def type(self, text):
        global keys
        keys += 1
        if way in ("loses each 7th key", "loses each 97th key") and keys % int(way.split()[2][:-2]) == 0:
            return
        if way == "crash at an emoji" and text == "😀": sys.exit("IndexError: 😀")
        self.replace(text * 2 if way == "doubles each 7th key" and keys % 7 == 0 else text)

    def paste(self, text):
        if way == "paste sets": self.start, self.end = 0, len(self.text)
        if way == "paste goes to the end": self.start = self.end = len(self.text)
        self.replace(text)

    def set(self, text):
        self.start, self.end = 0, len(self.text)
        self.replace(text)

    def delete(self):
        self.end += self.start == self.end
        self.replace("")

    def undo(self):
        if self.before and way != "undo does nothing":
            self.after, self.text = [*self.after, self.text], self.before.pop()
            self.start = self.end = len(self.text)

    def redo(self):
        if self.after and way != "redo does nothing":
            self.before, self.text = [*self.before, self.text], self.after.pop()
            self.start = self.end = len(self.text)

    def compose(self, text):
        self.composed, self.composing = text, True

    def commit(self):
        self.composing = False
        self.replace(self.composed)

    def cancel(self):
        self.composing = False

    def select(self, selection):
        location, length = selection
        if way == "select is ignored": return
        place = (lambda text, offset: offset) if way == "select in code points" else index
        self.start, self.end = place(self.text, location), place(self.text, location + length)
        if way == "only a caret": self.start = self.end

    def state(self):
        place = {"selection in code points": len, "selection in bytes": lambda text: len(text.encode())}.get(way, units)
        start, end = place(self.text[: self.start]), place(self.text[: self.end])
        shown = self.text.rstrip() if way == "trims" else self.text
        if way == "normalizes": shown = unicodedata.normalize("NFC", shown)
        if way == "placeholder": shown = shown or "Your name"
        state = {"text": shown, "selection": [start, end if way == "two ends" else end - start], "value": self.text}
        if self.composing or way == "marked for ever": state["marked"] = True
        if way.startswith("marked is "): state["marked"] = json.loads(way[10:])
        return state


def answer(what, request, last=[None], states=[]):
    """The answer to a request, without the id."""
    global field, count
    count += 1
    if what == "hello":
        version = {"version 2": 2, "version true": True, "no version": None}.get(way, 1)
        deletes = "word" if way == "deletes by words" else "scalar"
        return {"version": version, "name": "liar", "can": can, "deletes": deletes, "one_line": False}
    if what == "new":
        if way == "new fails": return {"error": {"kind": "failed", "message": "cannot open display :0"}}
        if not (way == "new keeps the text" and field):
            field = Field()
    elif way == f"no {what}":
        return {"error": {"kind": "unsupported", "message": what}}
    else:
        getattr(field, what)(**request)
    state = field.state()
    states.append(state)
    if way == "lag" or way == "lag of a paste" and what == "paste":
        state = states[-2] if len(states) > 1 else state
    if way == "an old state now and then" and count % 9 == 0: state = states[-3]
    if way == "a stale value": state, last[0] = {**state, "value": last[0]}, state["value"]
    return state


def write(number, state):
    line = json.dumps({"id": number, **state})
    raw = {"NaN": b"NaN", "1e999": b"1e999", "half a pair": b'"\\ud800"', "not UTF-8": b'"\xff"', "inf": b"Infinity"}.get(way)
    data = line.encode()
    if raw and "value" in state: data = data[:-1] + b', "value": ' + raw + b"}"
    sys.stdout.buffer.write(data + b"\n")
    sys.stdout.buffer.flush()


def main():
    global field
    field = None
    if way == "ends at once": sys.exit("no display")
    for line in sys.stdin:
        request = json.loads(line)
        number, what = request.pop("id"), request.pop("do")
        at = count + 1
        silent = way == "silent at hello" or way == "silent at new" and what == "new" or way == "falls silent" and at >= 40
        if way == "silent after an exit" and at == 2 and os.path.exists(sys.argv[2]): silent = True
        if silent: time.sleep(600)
        if way == "silent after an exit" and at == 30:
            open(sys.argv[2], "w").close()
            sys.exit(1)
        if way == "late each 50th" and at % 50 == 0: time.sleep(600)
        if at == 5 and way == "ends at its 5th request" or at == 300 and way == "ends at its 300th request":
            sys.exit("out of luck")
        if way == "crashes at its 5th request" and at == 5: os.kill(os.getpid(), signal.SIGSEGV)
        if way == "stops itself" and what == "new": os.kill(os.getpid(), signal.SIGSTOP)
        if way == "leaves a child with its pipes" and what == "new":
            subprocess.Popen(["sleep", "600"])
            sys.exit(1)
        while way == "writes without end" and what == "new": print("debug: still here", flush=True)
        if way == "noise": print("debug:", what, flush=True)
        state = answer(what, request)
        shown = number + (way == "ids are off by one")
        write(shown, state)
        if way == "two lines" and what != "hello" or way == "hello twice" and what == "hello":
            write(shown, state)


main()
