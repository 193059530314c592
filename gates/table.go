package gates

import "slices"

// checks lists every check in the order in which it runs.
func checks() []check {
	return slices.Concat(
		startChecks(), briefChecks(), requirementChecks(), architectureChecks(), profileChecks(), epicChecks(),
		documentChecks(), idChecks(), linkChecks(), crossChecks(), projectChecks(), textChecks(), derivedChecks(),
		readinessChecks(), exportChecks(), []check{{brokenRule, nil}},
	)
}
