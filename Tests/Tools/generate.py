#!/usr/bin/env python3
"""Random constraint transcripts.

usage: generate.py SEED [PROFILE]

The same seed and profile always give the same text. Profiles: small (1-8 variables), ties (whole numbers, few of them:
everything is degenerate), conflicts (mostly required constraints that cannot all hold), layout (rows of boxes up to 30
variables), wide (up to 30 variables, anything), numbers (coordinates up to 1e7 with gaps of a thousandth, sevenths and
forty-ninths, rows that say again what others imply), long (2-8 variables, many rounds of changes)."""
import random
import sys

from judge import accept, new_system
from transcript import REQUIRED

PROFILES = ("small", "ties", "conflicts", "layout", "wide", "numbers", "long")
LEVELS = ("999.5", "999", "750", "750", "500", "499.5", "250", "1", "0.001")
WEIGHTS = ("", "", "", "", "*2", "*0.5", "*3", "*1e-2")
COEFFICIENTS = ("", "", "", "", "2*", "0.5*", "7*", "3*", "1/3*", "1/7*")


class Writer:
    """Writes lines and keeps count of what they have built, so that every line makes sense."""

    def __init__(self, seed, profile):
        self.random = random.Random(f"{profile} {seed}")
        self.profile, self.lines, self.system, self.named = profile, [], new_system(), 0
        pick = self.random
        self.sizes = {
            "small": (1, 8), "ties": (1, 6), "conflicts": (1, 6), "layout": (4, 30), "wide": (9, 30), "numbers": (1, 1),
            "long": (2, 8)}[profile]
        self.variables = [f"x{i}" for i in range(pick.randint(*self.sizes))]
        self.required = {
            "small": 0.3, "ties": 0.25, "conflicts": 0.75, "layout": 0.5, "wide": 0.3, "numbers": 0.5, "long": 0.35}[profile]
        self.levels = pick.sample(LEVELS, pick.randint(1, len(LEVELS)))
        self.weights = WEIGHTS if pick.random() < 0.5 else WEIGHTS[:1]
        self.ranks = ("", "", "^1", "^-1", "^2") if pick.random() < 0.4 else ("",)
        self.spread = 3 if profile == "ties" or profile == "long" and pick.random() < 0.5 else pick.choice((4, 10, 10, 100, 1000))
        self.fractions = pick.random() < 0.4 and profile != "ties"

    def write(self, line):
        self.system.perform(line)
        self.lines.append(line)

    def number(self):
        pick = self.random
        value = pick.randint(-self.spread, self.spread)
        if self.fractions and pick.random() < 0.3:
            return f"{value}.{pick.choice(('5', '25', '1', '75'))}"
        return str(value)

    def signed(self, text):
        return f"- {text[1:]}" if text.startswith("-") else f"+ {text}"

    def strength(self, required=None):
        pick = self.random
        if pick.random() < (self.required if required is None else required):
            rank = pick.choice(self.ranks)
            return f" @required{rank}" if rank else pick.choice(("", "", " @required", " @1000"))
        return f" @{pick.choice(self.levels)}{pick.choice(self.weights)}"

    def terms(self, most=4):
        pick = self.random
        chosen = pick.sample(self.variables, min(len(self.variables), pick.choice((1, 1, 2, 2, 3, most))))
        coefficients = COEFFICIENTS if self.fractions else COEFFICIENTS[:8]
        if self.profile == "ties" or pick.random() < 0.4:
            coefficients = COEFFICIENTS[:1]
        text = ""
        for variable in chosen:
            sign = pick.choice("+-") if text or pick.random() < 0.3 else ""
            text += f" {sign} " if text else sign
            text += pick.choice(coefficients) + variable
        return text

    def equation(self):
        pick = self.random
        if self.profile == "layout" and pick.random() < 0.7:
            return self.layout_equation()
        relation = pick.choice(("==", "==", "<=", ">="))
        known = [c for c in self.system.constraints if c.coefficients and len(c.coefficients) < 5]
        if known and pick.random() < 0.2:  # what another one says, or the sum of two, with the same or another bound
            parts = pick.sample(known, min(len(known), pick.choice((1, 1, 2))))
            left = {}
            for part in parts:
                for variable, coefficient in part.coefficients.items():
                    left[variable] = left.get(variable, 0) + coefficient
            bound = sum(part.bound for part in parts) + (0 if pick.random() < 0.5 else pick.randint(-2, 2))
            if bound.denominator in (1, 2, 4, 5, 10) and all(c.denominator in (1, 2, 3, 7) for c in left.values()):
                text = " ".join(f"{'-' if c < 0 else '+'} {abs(c.numerator)}/{c.denominator}*{v}" for v, c in left.items())
                return f"{text.removeprefix('+ ')} {relation} {float(bound):g}"
        if pick.random() < 0.3:
            return f"{self.terms()} {relation} {self.terms(2)} {self.signed(self.number())}"
        return f"{self.terms()} {relation} {self.number()}"

    def layout_equation(self):
        """Something a row of boxes would want: even variables are positions, odd ones sizes."""
        pick = self.random
        count = len(self.variables) // 2
        i = pick.randrange(count)
        position, size = self.variables[2 * i], self.variables[2 * i + 1]
        other = pick.randrange(count)
        gap = pick.choice(("8", "16", "0"))
        return pick.choice((
            f"{size} >= 0",
            f"{size} {pick.choice(('==', '<=', '>='))} {pick.choice(('40', '44', '80', '100'))}",
            f"{position} >= {self.variables[2 * other]} + {self.variables[2 * other + 1]} + {gap}",
            f"{position} == {self.variables[2 * other]} + {self.variables[2 * other + 1]} + {gap}",
            f"{position} + {size} <= {pick.choice(('320', '390'))} - {gap}",
            f"{position} + {size}/2 == {pick.choice(('160', '195'))}",
            f"{size} == {pick.choice(('', '2*', '0.5*', '1/3*'))}{self.variables[2 * other + 1]}",
            f"{position} == {gap}"))

    def add(self):
        trial = "try " if self.random.random() < 0.15 else ""
        label = ""
        if self.random.random() < 0.8:
            self.named += 1
            label = f"k{self.named}: "
        self.write(f"{trial}{label}{self.equation()}{self.strength()}")

    def change(self):
        """One change of something that is there."""
        pick, system = self.random, self.system
        constraints = [c for c in system.constraints if not c.name.startswith("edit ")]
        kind = pick.choice(("add", "add", "remove", "remove", "constant", "strength", "edit", "suggest", "suggest", "unedit"))
        free = [v for v in self.variables if v not in system.edits]
        if kind == "remove" and constraints:
            self.write(f"remove {pick.choice(constraints).name}")
        elif kind == "constant" and constraints:
            self.write(f"constant {pick.choice(constraints).name} {self.number()}")
        elif kind == "strength" and constraints:
            self.write(f"strength {pick.choice(constraints).name}{self.strength(0.4) or ' @required'}")
        elif kind == "suggest" and system.edits:
            for _ in range(pick.choice((1, 1, 2, 3))):
                self.write(f"suggest {pick.choice(list(system.edits))} {self.number()}")
        elif kind == "unedit" and system.edits and pick.random() < 0.5:
            self.write(f"unedit {pick.choice(list(system.edits))}")
        elif kind == "edit" and free:
            self.write(f"edit {pick.choice(free)}{self.strength(0)}")
        else:
            self.add()

    def transcript(self):
        pick = self.random
        few = {"layout": 3, "wide": 2}.get(self.profile, 1)
        most = 2 * len(self.variables) + 4 if few > 1 else 12
        for _ in range(pick.randint(few, most)):
            self.change() if pick.random() < 0.15 else self.add()
        self.write("solve")
        for _ in range(pick.randint(25, 50) if self.profile == "long" else pick.randint(1, 6)):
            for _ in range(pick.choice((1, 1, 2, 4))):
                self.change()
            self.write("solve")
        return "\n".join(self.lines) + "\n"


class NumbersWriter(Writer):
    """Columns that are sevenths of a width far from the origin, said more than once, with thin gaps beside them."""

    def number(self):
        return self.random.choice(("0", "1", "37.3", "1000", "1e6", "9999999.999", "1234567.891"))

    def transcript(self):
        pick = self.random
        parts = pick.choice((3, 6, 7))
        origin = pick.choice(("0", "1e7", "-1e7", "9999999.999", "123456.789"))
        level = pick.choice(LEVELS)
        self.variables = ["width", "x0"]
        self.write(f"origin: x0 == {origin}")
        self.write(f"edit width @{level}")
        for i in range(parts):
            self.write(f"column{i}: w{i} == width/{parts}")
            self.write(f"next{i}: x{i + 1} == x{i} + w{i}{pick.choice(('', '', ' @750'))}")
            self.variables += [f"x{i + 1}", f"w{i}"]
        self.write(f"end: x{parts} == x0 + width{pick.choice(('', ' @999', ' @1'))}")
        if parts == 7:
            self.write("cell: c == 1/49*width")
            self.write(f"whole: 7*c == w{pick.randrange(7)}")
        for i in range(pick.randint(1, 3)):
            at = pick.choice(self.variables)
            self.write(f"above{i}: g{i} >= {at} + 0.001{self.strength()}")
            if pick.random() < 0.5:
                self.write(f"below{i}: g{i} <= {at} {pick.choice(('+ 0.001', '+ 0.002', '+ 0', '- 0.001'))}{self.strength()}")
            self.write(f"goal{i}: g{i} == {self.number()}{self.strength(0)}")
        self.write(f"suggest width {self.number()}")
        self.write("solve")
        names = [c.name for c in self.system.constraints if not c.name.startswith("edit ")]
        for _ in range(pick.randint(2, 6)):
            kind = pick.choice(("suggest", "suggest", "constant", "remove", "strength"))
            name = pick.choice(names)
            if kind == "suggest":
                self.write(f"suggest width {self.number()}")
            elif kind == "constant" and name.startswith(("origin", "goal")):
                self.write(f"constant {name} {self.number()}")
            elif kind == "remove" and len(names) > 4:
                self.write(f"remove {name}")
                names.remove(name)
            else:
                self.write(f"strength {name}{self.strength() or ' @required'}")
            self.write("solve")
        return "\n".join(self.lines) + "\n"


def transcript(seed, profile="small"):
    if profile == "numbers":
        return NumbersWriter(seed, profile).transcript()
    return Writer(seed, profile).transcript()


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3 or sys.argv[2:] and sys.argv[2] not in PROFILES:
        sys.exit(__doc__)
    print(transcript(*sys.argv[1:]), end="")
