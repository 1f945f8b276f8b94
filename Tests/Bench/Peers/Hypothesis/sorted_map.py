"""A sorted map; see SortedMapWorkload.swift."""

from hypothesis import strategies as st

from inputs import INTEGERS, up_to


def model(entries):
    return sorted(dict(entries).items())


class SortedMap:
    def __init__(self, bug, entries):
        self.bug, self.entries, self.last_key = bug, model(entries), None

    def place(self, key):
        """The place of the first entry whose key isn't less, and whether it is the key's."""
        place = sum(other < key for other, _ in self.entries)
        return place, place < len(self.entries) and self.entries[place][0] == key

    def insert(self, entry):
        is_repeated, self.last_key = self.last_key == entry[0], entry[0]
        if self.bug == "ignoresRepeat" and is_repeated:
            return
        place, has_key = self.place(entry[0])
        if not has_key or self.bug == "addsSecond":
            self.entries.insert(place, entry)
        elif self.bug != "keepsFormer":
            self.entries[place] = entry

    def remove(self, key):
        place, has_key = self.place(key)
        if not has_key:
            return
        del self.entries[place]
        if self.bug == "removesNext" and self.place(key + 1) == (place, True):
            del self.entries[place]

    def merge(self, other):
        for entry in other.entries:
            if self.bug != "prefersOwn" or not self.place(entry[0])[1]:
                self.insert(entry)

    def equals(self, other):
        if self.bug == "comparesKeys":
            return [key for key, _ in self.entries] == [key for key, _ in other.entries]
        return self.entries == other.entries


def claims(bug, by_hand):
    keys = st.integers(0, 30) if by_hand else INTEGERS
    entry = st.tuples(keys, st.integers(0, 9) if by_hand else INTEGERS)
    lists = up_to(20, entry) if by_hand else st.lists(entry)

    def insert_insert(entries, one, other):
        found = SortedMap(bug, entries)
        found.insert(one)
        found.insert(other)
        return found.entries == model([*entries, one, other])

    def insert_remove(entries, entry, key):
        found = SortedMap(bug, entries)
        found.insert(entry)
        found.remove(key)
        return found.entries == [pair for pair in model([*entries, entry]) if pair[0] != key]

    def merge(entries, others):
        found = SortedMap(bug, entries)
        found.merge(SortedMap(bug, others))
        return found.entries == model([*entries, *others])

    def equality(entries, others):
        is_equal = SortedMap(bug, entries).equals(SortedMap(bug, others))
        return is_equal == (model(entries) == model(others))

    return {
        "insertInsert": ((lists, entry, entry), insert_insert),
        "insertRemove": ((lists, entry, keys), insert_remove),
        "mergeModel": ((lists, lists), merge),
        "equality": ((lists, lists), equality),
    }
