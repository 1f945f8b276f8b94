"""A driver for a phone number field that is formatted while typing by libphonenumber's port to Python.

usage: phone_field.py REGION
After each change, a new formatter gets all digits, as in the library's own example after a deletion.
"""
import sys

import phonenumbers

from driver import serve, shown


class Field:
    def __init__(self):
        self.digits, self.text = "", ""

    def type(self, text):
        self.digits += "".join(digit for digit in text if digit in "0123456789+")
        self.format()

    paste = type

    def backspace(self):
        self.digits = self.digits[:-1]
        self.format()

    def format(self):
        formatter, self.text = phonenumbers.AsYouTypeFormatter(sys.argv[1]), ""
        for digit in self.digits:
            self.text = formatter.input_digit(digit)

    def state(self):
        return shown(self.text, len(self.text), len(self.text))


serve(Field, "paste", f"AsYouTypeFormatter({sys.argv[1]})")
