"""A priority queue; see LeftistHeapWorkload.swift.

Inputs from the types are heaps of any shape, built of 64-bit integers, and lists. A heap is None or
a tuple of its left child, its value and its right child.
"""

from hypothesis import strategies as st

from inputs import INTEGERS, up_to, wrapped


def rank(heap):
    return 0 if heap is None else rank(heap[2]) + 1


def values(heap):
    return [] if heap is None else values(heap[0]) + [heap[1]] + values(heap[2])


def is_valid(heap):
    if heap is None:
        return True
    left, value, right = heap
    ordered = all(child is None or child[1] >= value for child in (left, right))
    return ordered and rank(left) >= rank(right) and is_valid(left) and is_valid(right)


class Heaps:
    def __init__(self, bug):
        self.bug = bug

    def precedes(self, one, other):
        if self.bug == "mergeIgnoresSigns":
            return abs(one) <= abs(other)
        return wrapped(one - other) <= 0 if self.bug == "comparesByDifference" else one <= other

    def merge(self, one, other):
        if one is None or other is None:
            return one or other
        if self.bug == "mergeDropsEqual" and one[1] == other[1]:
            return self.merge(one, self.merge(other[0], other[2]))
        first, second = (one, other) if self.precedes(one[1], other[1]) else (other, one)
        return self.node(first[0], first[1], self.merge_right(first[2], second))

    def merge_right(self, right, other):
        if self.bug == "mergeCutsHighHeaps" and rank(right) >= 2:
            right = (right[0], right[1], None)
        return self.merge(right, other)

    def node(self, one, value, other):
        kept = self.bug == "mergeKeepsShape" or rank(one) >= rank(other)
        return (one, value, other) if kept else (other, value, one)

    def insert(self, value, heap):
        if self.bug == "insertionOffByOne" and heap is not None and value - 1 <= heap[1]:
            return (heap, value, None)
        return self.merge((None, value, None), heap)

    def remove(self, heap):
        if heap is None:
            return None
        left, value, right = heap
        if self.bug == "removalKeepsLast" and left is None and right is None:
            return heap
        if self.bug == "removalDropsLeaf" and right is not None and right[::2] == (None, None):
            return left
        rest = self.merge(left, right)
        again = self.bug == "removalTakesEqual" and rest is not None and rest[1] == value
        return self.remove(rest) if again else rest

    def of_list(self, numbers):
        heaps = [(None, number, None) for number in numbers]
        if self.bug == "listRepeatsFirst" and len(numbers) > 1 and numbers[0] == numbers[-1]:
            heaps.append(heaps[0])
        while len(heaps) > 1:
            if self.bug == "listDropsOdd" and len(heaps) < len(numbers) and len(heaps) % 2:
                heaps.pop()
            pairs = zip(heaps[::2], heaps[1::2] + [None])
            heaps = [self.merge(one, other) for one, other in pairs]
        return heaps[0] if heaps else None

    def drain(self, heap):
        found = []
        while heap is not None and len(found) < 1000:
            found.append(heap[1])
            heap = self.remove(heap)
        return found


def built(numbers):
    heap = None
    for number in numbers:
        heap = Heaps("").insert(number, heap)
    return heap


def claims(bug, by_hand):
    all_ = Heaps(bug)
    value = st.integers(-20, 20) if by_hand else INTEGERS
    numbers = up_to(30, value) if by_hand else st.lists(value)
    if by_hand:
        heap = numbers.map(built)
    else:
        heap = st.deferred(lambda: st.none() | st.tuples(heap, value, heap))
    both = lambda a, b: is_valid(a) and is_valid(b)
    insert, merge, remove, drain = all_.insert, all_.merge, all_.remove, all_.drain
    return {
        "insertValid": ((heap, value), lambda h, x: not is_valid(h) or is_valid(insert(x, h))),
        "mergeValid": ((heap, heap), lambda a, b: not both(a, b) or is_valid(merge(a, b))),
        "removeValid": ((heap,), lambda h: not is_valid(h) or is_valid(remove(h))),
        "listValid": ((numbers,), lambda xs: is_valid(all_.of_list(xs))),
        "insertModel": (
            (heap, value),
            lambda h, x: not is_valid(h)
            or sorted(values(insert(x, h))) == sorted(values(h) + [x]),
        ),
        "mergeModel": (
            (heap, heap),
            lambda a, b: not both(a, b)
            or sorted(values(merge(a, b))) == sorted(values(a) + values(b)),
        ),
        "removeModel": (
            (heap,),
            lambda h: not is_valid(h) or sorted(values(remove(h))) == sorted(values(h))[1:],
        ),
        "listSorts": ((numbers,), lambda xs: drain(all_.of_list(xs)) == sorted(xs)),
        "mergeCommutes": (
            (heap, heap),
            lambda a, b: not both(a, b) or drain(merge(a, b)) == drain(merge(b, a)),
        ),
    }
