package gates

// brokenRule is the rule that reports checks which could not run.
const brokenRule = "gate.broken"

// brokenCheck is a check that panicked. A check that cannot run has failed.
type brokenCheck struct {
	rule  string
	cause string
}

func reportBroken(t *trial) {
	for _, b := range t.broken {
		t.that(false, place{t.home(t.judge.rule(b.rule).Phase), 0}, "rule", b.rule, "cause", b.cause)
	}
}
