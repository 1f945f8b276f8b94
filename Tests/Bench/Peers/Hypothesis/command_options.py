"""Options that change other options; see OptionWorkload.swift."""

from hypothesis import strategies as st

from inputs import up_to

FLAGS = (
    "quiet verbose force dryRun all cache strict legacy "
    "draft color json follow recursive hidden sorted reversed"
).split()


def understood(bug, flags):
    active = set()
    for flag in flags:
        if flag == "force" and bug == "forceLost" and "dryRun" in active:
            continue
        if flag == "cache" and bug == "cacheToggles" and "cache" in active:
            active.remove("cache")
            continue
        if flag == "verbose" and bug != "quietStays":
            active.discard("quiet")
        if flag == "quiet":
            active.discard("verbose")
        active.add(flag)
    if active == {"all"} and bug == "allAlone":
        return set()
    is_excused = bug == "draftExcuses" and "draft" in active
    return None if active >= {"strict", "legacy"} and not is_excused else active


def claims(bug, by_hand):
    flag = st.sampled_from(FLAGS)
    flags = up_to(5, flag) if by_hand else st.lists(flag, max_size=100)
    return {"understood": ((flags,), lambda found: understood(bug, found) == understood("", found))}
