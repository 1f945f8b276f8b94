"""The page that shows what was found in the fields of the world."""
import re

START = """# Fields of the world

What the laws found in real fields of other toolkits, each judged by what its maker says that it does.

## Overview

{fields} fields of {toolkits} toolkits and libraries stand behind [drivers](AnyField.md) and were judged with `input-rules judge`.
{broken} of them break a law in a way that its maker would call a bug. These are {bugs} bugs with a cause each; {unreported} of
them weren't found in any report. {meant} more breaks are meant by the makers.

`Tests/Drivers/fields.tsv` lists the fields with their meanings. `Tests/Drivers/found.json` has each break with its steps, its cause
and the searches for a report. `Tests/Drivers/fields.py --repeat` repeats them in a minute, and prints which still occur with the
installed versions.

The judged versions are {versions}.

## The bugs

| in | what happens | broken law | report |
| --- | --- | --- | --- |
"""

KITS = {"web": "Chromium", "vuetify": "Vuetify", "quasar": "Quasar", "mantine": "Mantine", "jquery": "jQuery", "qt": "Qt", "textual": "Textual",
        "urwid": "Urwid", "phone": "phonenumbers", "prompt": "prompt_toolkit", "swing": "Swing", "tk": "Tk", "gtk": "GTK", "wx": "wxPython"}


def prose(text):
    """A text whose tags of HTML are code."""
    return re.sub(r"<+[^<>]+>+", lambda tag: f"`{tag[0]}`", text).replace("|", "\\|")


def bug(record):
    """A row for a record."""
    report = f"[yes]({record['reported']})" if record["reported"] else "none found"
    return f"| {KITS[record['toolkit']]} | {prose(record['words'])} | `{record['law']}` | {report} |\n"


def page(rows, records, versions):
    """The whole page."""
    bugs = [record for record in records if record["verdict"] == "bug"]
    start = START.format(
        fields=len(rows), toolkits=len({row[0] for row in rows}), broken=len({record["field"] for record in bugs}), bugs=len(bugs),
        unreported=sum(not record["reported"] for record in bugs), meant=len(records) - len(bugs), versions=", ".join(versions))
    return "".join([start, *map(bug, bugs)])
