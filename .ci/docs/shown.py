"""What a page shows beside what there is; … stands for anything, on the side that says so."""
import re, subprocess


def pattern(text):
    return re.escape(text).replace("…", ".*")


def stands(shown, actual):
    """Whether one line of a page may stand for a text."""
    return re.fullmatch(pattern(shown), actual, re.S) is not None


def missing(shown, lines, figures=False):
    """The first shown line that isn't among `lines`, in order; None where each is.

    Where `figures` are left out of what is printed, … stands on that side.
    """
    at = 0
    for line in shown:
        while at < len(lines):
            at += 1
            pair = (lines[at - 1], line) if figures else (line, lines[at - 1])
            if stands(*pair):
                break
        else:
            return line
    return None


def output(command, folder):
    """What a command prints, whatever it exits with, by lines."""
    run = subprocess.run(["bash", "-c", command], cwd=folder, text=True, errors="replace",
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return run.stdout.split("\n")
