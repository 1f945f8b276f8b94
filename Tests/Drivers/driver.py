"""The protocol of drivers, for a field in Python: call serve() with a class whose objects are fields.

A field has a method for each thing that a person does there (type, paste, backspace, select, …), and
state(), which says what it shows once it has settled.
"""
import json
import sys


def units(text):
    """How many UTF-16 units a text has."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def index(text, offset):
    """The place in a Python text of an offset in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")[: 2 * offset].decode("utf-16-le", "ignore"))


def shown(text, start, end, **others):
    """A state, from places in a Python text: the selection is [location, length] in UTF-16 units."""
    first, last = units(text[:start]), units(text[:end])
    state = {"text": text, "selection": [first, last - first], **others}
    if any("\ud800" <= character <= "\udfff" for character in text):
        data = text.encode("utf-16-le", "surrogatepass")
        state["units"] = [data[at] + 256 * data[at + 1] for at in range(0, len(data), 2)]
        del state["text"]
    return state


def arguments():
    """The words of the command, and the expression after --value; None if there is none."""
    words = sys.argv[1:]
    value = words.pop(words.index("--value") + 1) if "--value" in words else None
    return [word for word in words if word != "--value"], value


def said(expression, names, field):
    """What an expression says is the field's value, as a member of the state; nothing if there is no expression."""
    if expression is None:
        return {}
    value = eval(expression, names, {"field": field})
    return {"value": None if value is None else str(value)}


def serve(new, name, can, **others):
    """Answers requests until there are no more; `new` makes a field, and `others` are for the answer to hello."""
    hello = {"version": 1, "name": name, "can": can, **others}
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
