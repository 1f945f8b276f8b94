"""A random sample of small changes of a module, each with what saw it."""
import collections, random
import building, checking, points

# What became of a change: what saw it, or nil; and why that is well, if it is explained.
Result = collections.namedtuple("Result", "path line kind before after law test reason")


class Wrong(Exception):
    """The sample can't be judged."""


def shown(text):
    return " ".join(text.split()) or "(nothing)"


class Explained:
    """Changes that nothing can or need see, each with the reason: path, line before, line after, reason."""

    def __init__(self, file):
        self.rows = {}
        for number, row in enumerate(file.read_text().splitlines(), 1):
            if row and not row.startswith("#"):
                parts = row.split("\t")
                if len(parts) != 4:
                    raise Wrong(f"{file.name}:{number} has {len(parts)} parts; write path, before, after, reason, with tabs")
                self.rows[tuple(parts[:3])] = parts[3]

    def stale(self, root):
        """Rows about a line that is gone."""
        for path, before, _ in self.rows:
            file = root / path
            if not file.is_file() or before not in map(shown, file.read_text().splitlines()):
                yield f"{path}: {before}"


class Sample:
    def __init__(self, root, name, seed, files=""):
        self.root, self.name, self.part = root, name, files
        sources, self.tests, self.has_laws = checking.MODULES[name]
        build = building.Build(root)
        self.module = building.Module(root, build, name, sources)
        self.place = checking.Place(root, build)
        self.explained = Explained(root / ".ci/mutants/survivors.tsv")
        self.random = random.Random(seed)
        self.stillborn = 0

    def draws(self):
        """Changes without end: a line at random, then one of its points."""
        lines = collections.defaultdict(list)
        for path in self.module.files:
            if self.part not in str(path.relative_to(self.module.sources)):
                continue
            text = path.read_text()
            for point in points.points(text):
                lines[path, point.line].append((text, point))
        keys = sorted(lines)
        self.random.shuffle(keys)
        for key in keys:
            yield key[0], *self.random.choice(lines[key])

    def check_base(self):
        """Nothing may fail without a change."""
        compiled, said = self.module.compile()
        if not compiled:
            raise Wrong(f"{self.name} doesn't compile file by file: {said.strip().splitlines()[-1]}")
        failed = (self.has_laws and self.place.laws(self.module, "all")) or self.place.tests(self.module, self.tests)
        if failed:
            raise Wrong(f"“{failed}” fails without a change; fix that first")

    def results(self, count):
        """The first changes that compile, each judged."""
        self.check_base()
        for path, text, point in self.draws():
            if count == 0:
                return
            self.module.change(path, text[:point.start] + point.new + text[point.end:])
            if self.module.compile()[0]:
                count -= 1
                yield self.judged(path, text, point)
            else:
                self.stillborn += 1
            self.module.change(path, text)

    def judged(self, path, text, point):
        name = str(path.relative_to(self.root))
        first, last = text.rfind("\n", 0, point.start) + 1, text.find("\n", point.end)
        before = text.split("\n")[point.line - 1]
        after = text[first:point.start] + point.new + text[point.end:last]
        law = self.place.laws(self.module, name) if self.has_laws else None
        test = None if law else self.place.tests(self.module, self.tests)
        key = name, shown(before), shown(after)
        return Result(name, point.line, point.kind, *key[1:], law, test, self.explained.rows.get(key))
