"""The protocol of drivers for fields in Python: call serve() with a class whose objects are fields.

A field has a method for each action of a person (type, paste, backspace, select, …), and state(), which
returns what the field shows after it has settled.
"""
import json
import sys


def units(text):
    """The number of UTF-16 units in a text."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def index(text, offset):
    """The index in a Python string for an offset in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")[: 2 * offset].decode("utf-16-le", "ignore"))


def shown(text, start, end, **others):
    """A state for indices in a Python string; its selection is [location, length] in UTF-16 units."""
    first, last = units(text[:start]), units(text[:end])
    state = {"text": text, "selection": [first, last - first], **others}
    if any("\ud800" <= character <= "\udfff" for character in text):
        data = text.encode("utf-16-le", "surrogatepass")
        state["units"] = [data[at] + 256 * data[at + 1] for at in range(0, len(data), 2)]
        del state["text"]
    return state


# The arguments of the command, and the expression after --value, or None.
words = sys.argv[1:]
expression = words.pop(words.index("--value") + 1) if "--value" in words else None
words = [word for word in words if word != "--value"]


def made(names):
    """The widget of the first argument, after the statements of the other arguments."""
    scope = {**names, "field": eval(words[0], names)}
    for statement in words[1:]:
        exec(statement, scope)
    return scope["field"]


def said(names, field):
    """The field's value by the expression, as a member of the state; empty without an expression."""
    if expression is None:
        return {}
    value = eval(expression, names, {"field": field})
    return {"value": None if value is None else str(value)}


def serve(new, can, name=" ".join(words), **others):
    """Answers requests until the input ends; `new` makes a field, and `others` are added to the answer to hello."""
    hello = {"version": 1, "name": name, "can": can.split() + ["value"] * (expression is not None), **others}
    field = None
    for line in sys.stdin:
        request = json.loads(line)
        number, what = request.pop("id"), request.pop("do")
        try:
            if what == "new":
                field = new()
            elif what != "hello" and not hasattr(field, what):
                raise NotImplementedError(what)
            elif what != "hello":
                getattr(field, what)(**request)
            reply = hello if what == "hello" else field.state()
        except NotImplementedError as error:
            reply = {"error": {"kind": "unsupported", "message": str(error)}}
        except Exception as error:
            reply = {"error": {"kind": "failed", "message": f"{type(error).__name__}: {error}"}}
        print(json.dumps({"id": number, **reply}), flush=True)
