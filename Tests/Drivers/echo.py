"""A field that takes everything: the least that a driver does."""
from driver import index, serve, shown


class Field:
    def __init__(self):
        self.text, self.start, self.end = "", 0, 0

    def replace(self, text):
        self.text = self.text[: self.start] + text + self.text[self.end :]
        self.start = self.end = self.start + len(text)

    type = paste = replace

    def set(self, text):
        self.text, self.start, self.end = text, len(text), len(text)

    def backspace(self):
        if self.start == self.end:
            self.start = max(0, self.start - 1)
        self.replace("")

    def cut(self):
        self.replace("")

    def select(self, selection):
        location, length = selection
        self.start, self.end = index(self.text, location), index(self.text, location + length)

    def state(self):
        return shown(self.text, self.start, self.end)


if __name__ == "__main__":
    serve(Field, "set select paste cut", "echo", one_line=False, deletes="scalar")
