"""Maps as red-black trees; see RedBlackTreeWorkload.swift.

Inputs from the types are trees of any shape, built of 64-bit integers. A tree is None or a tuple of
its color, its left subtree, its entry and its right subtree.
"""

from hypothesis import strategies as st

from inputs import INTEGERS, up_to, wrapped

RED, BLACK = "red", "black"


def entries(tree):
    return [] if tree is None else entries(tree[1]) + [tree[2]] + entries(tree[3])


def is_red(tree):
    return tree is not None and tree[0] == RED


def is_black_node(tree):
    return tree is not None and tree[0] == BLACK


def black_height(tree):
    if tree is None:
        return 0
    height, other = black_height(tree[1]), black_height(tree[3])
    if height is None or height != other:
        return None
    if tree[0] == BLACK:
        return height + 1
    return None if is_red(tree[1]) or is_red(tree[3]) else height


def is_valid(tree):
    keys = [key for key, _ in entries(tree)]
    ascends = all(one < other for one, other in zip(keys, keys[1:]))
    return ascends and not is_red(tree) and black_height(tree) is not None


def colored(color, tree):
    return tree and (color, *tree[1:])


def split(a, x, b, y, c, z, d):
    return (RED, (BLACK, a, x, b), y, (BLACK, c, z, d))


class Maps:
    def __init__(self, bug):
        self.bug = bug

    def precedes(self, one, other):
        return wrapped(one - other) < 0 if self.bug == "comparesByDifference" else one < other

    def find(self, key, tree):
        while tree is not None:
            color, left, (own, value), right = tree
            if self.precedes(key, own):
                if self.bug == "searchStopsAtRed" and color == RED:
                    return None
                tree = left
            elif self.precedes(own, key):
                tree = right
            else:
                return value
        return None

    def insert(self, new, tree):
        return colored(BLACK, self.inserted(new, tree))

    def inserted(self, new, tree):
        if tree is None:
            return (RED, None, new, None)
        color, left, old, right = tree
        twice = self.bug == "duplicatesKeys" and new[0] == old[0]
        if self.precedes(new[0], old[0]) or twice:
            left = self.inserted(new, left)
            return self.balance(left, old, right) if color == BLACK else (color, left, old, right)
        if self.precedes(old[0], new[0]):
            right = self.inserted(new, right)
            return self.balance(left, old, right) if color == BLACK else (color, left, old, right)
        return (color, left, old if self.bug == "keepsOldValue" else new, right)

    def balance(self, left, entry, right):
        if is_red(left) and is_red(right):
            return split(*left[1:], entry, *right[1:])
        if is_red(left) and is_red(left[1]):
            return split(*left[1][1:], left[2], left[3], entry, right)
        if is_red(left) and is_red(left[3]):
            (_, a, x, (_, b, y, c)) = left
            if self.bug == "rotationSwapsSubtrees":
                b, c = c, b
            return split(a, x, b, y, c, entry, right)
        if is_red(right) and is_red(right[1]) and self.bug != "innerRightUnbalanced":
            (_, (_, b, y, c), z, d) = right
            return split(left, entry, b, y, c, z, d)
        if is_red(right) and is_red(right[3]):
            return split(left, entry, right[1], right[2], *right[3][1:])
        return (BLACK, left, entry, right)

    def delete(self, key, tree):
        return colored(BLACK, self.deleted(key, tree))

    def deleted(self, key, tree):
        if tree is None:
            return None
        _, left, entry, right = tree
        low, high = (entry[0], key) if self.bug == "deletionTurnsAround" else (key, entry[0])
        if self.precedes(low, high):
            rest = self.deleted(key, left)
            shrunk = is_black_node(left)
            return self.raise_left(rest, entry, right) if shrunk else (RED, rest, entry, right)
        if self.precedes(high, low):
            rest = self.deleted(key, right)
            shrunk = is_black_node(right)
            return self.raise_right(left, entry, rest) if shrunk else (RED, left, entry, rest)
        return self.join(left, right)

    def raise_left(self, left, entry, right):
        if is_red(left):
            return (RED, colored(BLACK, left), entry, right)
        if is_black_node(right):
            return self.balance(left, entry, colored(RED, right))
        if is_red(right) and is_black_node(right[1]):
            (_, (_, a, y, b), z, c) = right
            return (RED, (BLACK, left, entry, a), y, self.balance(b, z, colored(RED, c)))
        return (RED, left, entry, right)

    def raise_right(self, left, entry, right):
        if is_red(right):
            return (RED, left, entry, colored(BLACK, right))
        if is_black_node(left):
            return self.balance(colored(RED, left), entry, right)
        if is_red(left) and is_black_node(left[3]):
            (_, a, x, (_, b, y, c)) = left
            sibling = a if self.bug == "deletionKeepsSiblingBlack" else colored(RED, a)
            return (RED, self.balance(sibling, x, b), y, (BLACK, c, entry, right))
        return (RED, left, entry, right)

    def join(self, left, right):
        if left is None or right is None:
            return left or right
        (color, a, x, b), (other, c, y, d) = left, right
        if color == RED and other == RED:
            middle = self.join(b, c)
            if not is_red(middle):
                return (RED, a, x, (RED, middle, y, d))
            kept = None if self.bug == "joinDropsSubtree" else middle[3]
            return (RED, (RED, a, x, middle[1]), middle[2], (RED, kept, y, d))
        if color == BLACK and other == BLACK:
            middle = self.join(b, c)
            if is_red(middle):
                return (RED, (BLACK, a, x, middle[1]), middle[2], (BLACK, middle[3], y, d))
            rest = (BLACK, middle, y, d)
            unbalanced = self.bug == "joinUnbalanced"
            return (BLACK, a, x, rest) if unbalanced else self.raise_left(a, x, rest)
        if other == RED:
            return (RED, self.join(left, c), y, d)
        return (RED, a, x, self.join(b, right))


def built(pairs):
    tree = None
    for entry in pairs:
        tree = Maps("").insert(entry, tree)
    return tree


def claims(bug, by_hand):
    maps = Maps(bug)
    insert, delete, find = maps.insert, maps.delete, maps.find
    key = st.integers(0, 50) if by_hand else INTEGERS
    entry = st.tuples(key, key)
    if by_hand:
        tree = up_to(40, entry).map(built)
    else:
        node = lambda: st.tuples(st.sampled_from([RED, BLACK]), tree, entry, tree)
        tree = st.deferred(lambda: st.none() | node())

    def insert_delete(t, new, k):
        first = insert(new, t)
        expected = first if new[0] == k else delete(k, first)
        return not is_valid(t) or entries(insert(new, delete(k, t))) == entries(expected)

    return {
        "insertValid": ((tree, entry), lambda t, e: not is_valid(t) or is_valid(insert(e, t))),
        "deleteValid": ((tree, key), lambda t, k: not is_valid(t) or is_valid(delete(k, t))),
        "insertFind": (
            (tree, entry, key),
            lambda t, e, k: not is_valid(t)
            or find(k, insert(e, t)) == (e[1] if k == e[0] else find(k, t)),
        ),
        "deleteFind": (
            (tree, key, key),
            lambda t, old, k: not is_valid(t)
            or find(k, delete(old, t)) == (None if k == old else find(k, t)),
        ),
        "deleteModel": (
            (tree, key),
            lambda t, k: not is_valid(t)
            or entries(delete(k, t)) == [entry for entry in entries(t) if entry[0] != k],
        ),
        "insertDelete": ((tree, entry, key), insert_delete),
    }
