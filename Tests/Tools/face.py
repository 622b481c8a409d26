"""Exact linear optimisation over whole-number data: a simplex that narrows the feasible set to its best face.

A `Face` is a set of points x described by constraints and by objectives that were minimised one after the other.
Every number is exact. The tableau is kept in whole numbers over one common denominator (Edmonds, Bareiss): each entry
is a minor of the original data, so a division by the previous denominator never leaves a remainder."""
from fractions import Fraction


class Face:
    """All x in Q^n, then what is left of it."""

    def __init__(self, variables):
        # Columns are numbers: 0 ..< variables are free, the later ones are not negative.
        self.variables = variables
        self.count = variables
        self.nonbasic = list(range(variables))
        self.basic = []
        self.rows = []  # row i: basic[i] * D + sum(rows[i][j] * nonbasic[j]) = rows[i][-1]
        self.denominator = 1

    def copy(self):
        other = Face.__new__(Face)
        other.variables, other.count, other.denominator = self.variables, self.count, self.denominator
        other.nonbasic, other.basic = list(self.nonbasic), list(self.basic)
        other.rows = [list(row) for row in self.rows]
        return other

    def residual(self, coefficients, bound):
        """Introduces over, under >= 0 with sum(coefficients * x) - bound = over - under; returns their columns.

        Both could be positive at once; an objective that counts them makes sure they are not. The coefficients and the
        bound are whole numbers."""
        over, under = self.count, self.count + 1
        self.count += 2
        row = self._reduced({v: -c for v, c in coefficients.items()}, -bound)
        # over - under - a.x = -bound. Whichever is not negative now becomes basic, the other one stays at 0.
        for other in self.rows:
            other.insert(-1, 0)
        if row[-1] >= 0:
            self.basic.append(over)
            self.nonbasic.append(under)
        else:
            row = [-entry for entry in row]
            self.basic.append(under)
            self.nonbasic.append(over)
        row.insert(-1, -self.denominator)
        self.rows.append(row)
        return over, under

    def minimise(self, costs):
        """Minimises sum(costs * columns), keeps only the optimal points, returns the minimum (None: unbounded)."""
        objective = self._optimise(costs)
        if objective is None:
            return None
        # objective = minimum + sum(reduced * nonbasic) with reduced >= 0: what costs anything is 0 from now on.
        kept = [j for j in range(len(self.nonbasic)) if objective[j] == 0]
        value = -Fraction(objective[-1], self.denominator)
        self.nonbasic = [self.nonbasic[j] for j in kept]
        self.rows = [[row[j] for j in kept] + [row[-1]] for row in self.rows]
        needed = [i for i, column in enumerate(self.basic) if column < self.variables or any(self.rows[i][:-1])
                  or self.rows[i][-1]]
        self.basic = [self.basic[i] for i in needed]
        self.rows = [self.rows[i] for i in needed]
        return value

    def range(self, variable):
        """The least and the greatest value of a variable; None where there is no bound."""
        if variable in self.basic:
            i = self.basic.index(variable)
            if not any(self.rows[i][:-1]):
                value = Fraction(self.rows[i][-1], self.denominator)
                return value, value
        bounds = []
        for sign in (1, -1):
            value = self.copy().minimise({variable: sign})
            bounds.append(None if value is None else sign * value)
        return tuple(bounds)

    def _reduced(self, coefficients, constant):
        """sum(coefficients * columns) = constant, with the basic columns replaced: entries, then the constant."""
        d = self.denominator
        place = {column: j for j, column in enumerate(self.nonbasic)}
        row = [0] * len(self.nonbasic) + [constant * d]
        for column, coefficient in coefficients.items():
            if column in place:
                row[place[column]] += coefficient * d
        for i, column in enumerate(self.basic):
            coefficient = coefficients.get(column, 0)
            if coefficient:
                row = [a - coefficient * b for a, b in zip(row, self.rows[i])]
        return row

    def _optimise(self, costs):
        """Pivots until no column improves; returns the reduced objective row, or None when there is no bound."""
        self.rows.append(self._reduced(costs, 0))  # the last row is the objective while this runs
        idle = 0
        while True:
            entering = self._entering(careful=idle > 20)
            if entering is None:
                return self.rows.pop()
            turned = self.rows[-1][entering] > 0  # a free column that should decrease
            if turned:
                for row in self.rows:
                    row[entering] = -row[entering]
            leaving = self._leaving(entering)
            if leaving is None:
                self.rows.pop()
                return None
            idle = idle + 1 if self.rows[leaving][-1] == 0 else 0
            self._pivot(leaving, entering)
            if turned:  # basic now: its row is turned back
                self.rows[leaving] = [-entry for entry in self.rows[leaving]]

    def _entering(self, careful):
        """The column that improves most; with `careful` the first one (Bland), which cannot cycle."""
        objective, best, chosen = self.rows[-1], 0, None
        for j, column in enumerate(self.nonbasic):
            gain = abs(objective[j]) if column < self.variables else -objective[j]
            if gain <= 0:
                continue
            if careful:
                if chosen is None or column < self.nonbasic[chosen]:
                    chosen = j
            elif gain > best:
                best, chosen = gain, j
        return chosen

    def _leaving(self, entering):
        """The row that is at its bound first; free basic columns have none."""
        chosen = None
        for i, column in enumerate(self.basic):
            entry = self.rows[i][entering]
            if column < self.variables or entry <= 0:
                continue
            if chosen is not None:
                difference = self.rows[i][-1] * self.rows[chosen][entering] - self.rows[chosen][-1] * entry
            if chosen is None or difference < 0 or difference == 0 and column < self.basic[chosen]:
                chosen = i
        return chosen

    def _pivot(self, r, c):
        d, pivot_row = self.denominator, self.rows[r]
        p = pivot_row[c]
        for i, row in enumerate(self.rows):
            if i == r:
                continue
            f = row[c]
            if f:
                fresh = [(a * p - f * b) // d for a, b in zip(row, pivot_row)]
            elif p != d:
                fresh = [a * p // d for a in row]
            else:
                continue
            fresh[c] = -f
            self.rows[i] = fresh
        pivot_row[c] = d
        self.denominator = p
        self.basic[r], self.nonbasic[c] = self.nonbasic[c], self.basic[r]
