"""What a sample shows, as lines and as JSON."""
import json, sys, time
import sampling


def line(result):
    seen = f"law {result.law}" if result.law else f"test {result.test}" if result.test else None
    fate = seen or (f"explained: {result.reason}" if result.reason else "SURVIVES")
    return f"{result.path}:{result.line}  {result.kind}  {result.before}  →  {result.after}\n  {fate}"


class Progress:
    """A line for each change, and on a terminal one that says how far it is."""

    def __init__(self, count, file=sys.stderr):
        self.count, self.file, self.start, self.done = count, file, time.monotonic(), 0

    def show(self):
        if self.file.isatty():
            each = (time.monotonic() - self.start) / max(self.done, 1)
            left = f", about {each * (self.count - self.done):.0f} s left" if self.done else ""
            print(f"\r\033[K{self.done} of {self.count}{left}", end="", file=self.file, flush=True)

    def add(self, text):
        self.done += 1
        if self.file.isatty():
            print("\r\033[K", end="", file=self.file)
        print(text, flush=True)
        self.show()


def share(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.0f} %)" if whole else "none"


def summary(sample, results):
    """Shares of the changes that break something: those that are explained count nowhere."""
    real = [result for result in results if result.law or result.test or not result.reason]
    laws = sum(result.law is not None for result in real)
    seen = sum((result.law or result.test) is not None for result in real)
    parts = [f"laws see {share(laws, len(real))}"] if sample.has_laws else []
    parts += [f"{'all' if sample.has_laws else 'tests'} see {share(seen, len(real))}",
              f"{len(results) - len(real)} explained", f"{sample.stillborn} don't compile"]
    return f"{sample.name}: " + "; ".join(parts)


def as_json(sample, results):
    return json.dumps({"module": sample.name, "stillborn": sample.stillborn,
                       "changes": [result._asdict() for result in results]}, ensure_ascii=False, indent=1)


def judge(root, words):
    """Draws and judges a sample, and shows each change as soon as it is judged."""
    sample = sampling.Sample(root, words.module, words.seed, words.files)
    for row in sample.explained.stale(root):
        raise sampling.Wrong(f"survivors.tsv explains a line that is gone: {row}")
    progress, results = Progress(words.count), []
    for result in sample.results(words.count):
        results.append(result)
        if not words.json:
            progress.add(line(result))
    return sample, results
