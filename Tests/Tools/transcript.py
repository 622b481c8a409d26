"""Reads constraint transcripts (`.lcs`) exactly: every decimal is the fraction it says, 1/3 is a third."""
import re
import struct
from decimal import Decimal
from fractions import Fraction
from math import isinf

NUMBER = r"\d+(?:\.\d*)?(?:[eE][+-]?\d+)?"
VARIABLE = r"[A-Za-z_][\w.]*"
TOKEN = re.compile(rf"\s*(?:(?P<number>{NUMBER})|(?P<name>{VARIABLE})|(?P<mark>[-+*/]))")
LABEL = re.compile(r"\s*([A-Za-z_][\w.-]*)\s*:(.*)")
REQUIRED = Fraction(1000)


class Refused(Exception):
    """A line that says nothing sensible."""


def single(number):
    """The nearest float of 32 bits, as a level is one."""
    try:
        return struct.unpack("f", struct.pack("f", float(number)))[0]
    except OverflowError:
        return float("inf")


def level_text(level):
    """The shortest decimal that reads back as the same level, without an exponent."""
    level = float(level)
    for digits in range(1, 10):
        text = f"{level:.{digits}g}"
        if single(float(text)) == level:
            break
    text = format(Decimal(text), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def number(text):
    if not re.fullmatch(rf"[-+]?{NUMBER}", text.strip()):
        raise Refused(f"{text.strip()!r} is not a number")
    return Fraction(text.strip())


def expression(text):
    """The coefficient of every variable, in order, and the constant."""
    tokens, position = [], 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise Refused(f"cannot read {text!r}")
        tokens.append((match.lastgroup, match[match.lastgroup]))
        position = match.end()
    coefficients, constant, k = {}, Fraction(0), 0

    def next_is(kind, mark=None):
        return k < len(tokens) and tokens[k][0] == kind and (mark is None or tokens[k][1] in mark)

    first = True
    while k < len(tokens) or first:
        factor = Fraction(1)
        if next_is("mark", "+-"):
            factor = Fraction(-1 if tokens[k][1] == "-" else 1)
            k += 1
        elif not first:
            raise Refused(f"two terms without a sign between them in {text!r}")
        first, wants_variable, kinds = False, True, ("number", "name")
        for kind in kinds:
            if kind == "name" and not next_is("name"):
                if wants_variable:
                    raise Refused(f"a term is missing in {text!r}")
                constant += factor
                break
            if next_is(kind):
                value = tokens[k][1]
                k += 1
                if kind == "number":
                    factor *= Fraction(value)
                if next_is("mark", "/"):
                    k += 1
                    if not next_is("number") or Fraction(tokens[k][1]) == 0:
                        raise Refused(f"bad divisor in {text!r}")
                    factor /= Fraction(tokens[k][1])
                    k += 1
                if kind == "number":
                    wants_variable = next_is("mark", "*")
                    k += wants_variable
                else:
                    coefficients[value] = coefficients.get(value, Fraction(0)) + factor
    return coefficients, constant


class Strength:
    def __init__(self, text="required"):
        match = re.fullmatch(rf"\s*(required|{NUMBER})\s*(?:\*\s*({NUMBER}))?\s*(?:\^\s*([-+]?\d+))?\s*", text)
        if not match:
            raise Refused(f"no such strength: {text!r}")
        level = single(float("1000" if match[1] == "required" else match[1]))
        self.weight = Fraction(match[2] or 1)
        self.rank = int(match[3] or 0)
        if isinf(level) or not 0 < level <= 1000 or self.weight <= 0:
            raise Refused(f"no such strength: {text!r}")
        self.level = Fraction(level)

    @property
    def is_required(self):
        return self.level == REQUIRED


class Constraint:
    """`coefficients REL bound`."""

    def __init__(self, name, coefficients, relation, bound, strength, place):
        self.name, self.coefficients, self.relation = name, coefficients, relation
        self.bound, self.strength, self.place = bound, strength, place


class System:
    """What a transcript has built so far. `perform` returns True for a `solve`."""

    def __init__(self, holds):
        """`holds(constraints, candidate)` decides on a `try`."""
        self.constraints, self.edits, self.variables, self.count = [], {}, [], 0
        self.holds = holds

    def perform(self, line):
        line = line.split("#")[0].strip()
        if not line:
            return False
        word, *rest = line.split(None, 1)
        rest = rest[0] if rest else ""
        command = getattr(self, "_" + word, None) if word in COMMANDS else None
        if word == "solve":
            if rest:
                raise Refused("solve stands alone")
            return True
        if command:
            command(rest)
        else:
            self._add(line, False)
        return False

    def named(self, name):
        for constraint in self.constraints:
            if constraint.name == name.strip():
                return constraint
        raise Refused(f"no constraint {name.strip()!r}")

    def _mention(self, variable):
        if not re.fullmatch(VARIABLE, variable):
            raise Refused(f"{variable!r} is not a name")
        if variable not in self.variables:
            self.variables.append(variable)

    def _try(self, rest):
        self._add(rest, True)

    def _add(self, text, trial):
        self.count += 1
        label = LABEL.match(text)
        name, text = (label[1], label[2]) if label else (f"_{self.count}", text)
        text, _, at = text.partition("@")
        strength = Strength(at) if _ else Strength()
        sides = re.split(r"(==|<=|>=)", text)
        if len(sides) != 3:
            raise Refused("one relation is needed")
        left, constant = expression(sides[0])
        right, bound = expression(sides[2])
        for variable, coefficient in right.items():
            left[variable] = left.get(variable, Fraction(0)) - coefficient
        if any(x.name == name for x in self.constraints):
            raise Refused(f"a constraint is called {name!r} already")
        for variable in left:
            self._mention(variable)
        constraint = Constraint(name, left, sides[1], bound - constant, strength, self.count)
        if not trial or strength.level < REQUIRED or self.holds(self.constraints + [constraint], constraint):
            self.constraints.append(constraint)

    def _edit(self, rest):
        variable, found, at = rest.partition("@")
        variable = variable.strip()
        if not found or variable in self.edits:
            raise Refused("an edit needs an @ and a variable that is none yet")
        strength = Strength(at)
        if strength.is_required:
            raise Refused("an edit variable cannot be required")
        self._mention(variable)
        self.count += 1
        self.edits[variable] = Constraint(f"edit {variable}", {variable: Fraction(1)}, "==", None, strength, self.count)

    def _edited(self, variable):
        if variable not in self.edits:
            raise Refused(f"{variable!r} is no edit variable")
        return self.edits[variable]

    def _suggest(self, rest):
        variable, value = self._pair(rest)
        constraint = self._edited(variable)
        value = number(value)
        if constraint.bound is None:
            self.constraints.append(constraint)
        constraint.bound = value

    def _unedit(self, rest):
        constraint = self._edited(rest.strip())
        del self.edits[rest.strip()]
        self.constraints = [x for x in self.constraints if x is not constraint]

    def _constant(self, rest):
        name, value = self._pair(rest)
        self.named(name).bound = number(value)

    def _strength(self, rest):
        name, found, at = rest.partition("@")
        if not found:
            raise Refused("no @")
        self.named(name).strength = Strength(at)

    def _remove(self, rest):
        constraint = self.named(rest)
        self.constraints = [x for x in self.constraints if x is not constraint]

    @staticmethod
    def _pair(rest):
        words = rest.split()
        if len(words) != 2:
            raise Refused("a name and a number are needed")
        return words


COMMANDS = ("solve", "try", "edit", "suggest", "unedit", "constant", "strength", "remove")
