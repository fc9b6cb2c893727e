"""What all parts of the generator share: chance, the count of constructs, and the names at hand."""
import random
from collections import Counter


class Writer:
    """Chooses by a seed, so that a program can be written again from its number alone.

    `broken` names a modifier that is left out of the text: so a comparison can be shown to fail.
    """

    def __init__(self, seed, index, broken=None):
        self.chance = random.Random(f"{seed}/{index}")
        self.index = index
        self.broken = broken
        self.used = Counter()
        self.locals = 0
        # Only what stands inside of a navigation container links to another screen.
        self.navigates = False
        # What the program declares beside its entry, by name.
        self.declarations = {}

    def use(self, construct):
        self.used[construct] += 1

    def pick(self, choices):
        """One of pairs (weight, maker); the maker is called."""
        total = sum(weight for weight, _ in choices)
        at = self.chance.uniform(0, total)
        for weight, maker in choices:
            at -= weight
            if at <= 0:
                return maker()
        return choices[-1][1]()

    def one(self, *values):
        return self.chance.choice(values)

    def number(self, low, high):
        return self.chance.randint(low, high)

    def maybe(self, probability):
        return self.chance.random() < probability

    def name(self, stem):
        """A type's name that no other program has."""
        return f"{stem}{self.index}"

    def local(self, stem):
        self.locals += 1
        return f"{stem}{self.locals}"

    def declare(self, name, text):
        self.declarations.setdefault(name, text)


def indent(lines, by="  "):
    return [by + line if line else line for line in lines]
