package session

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds of what a piece of work carries of the rules: more would not be read.
const (
	mostRules      = 12
	mostRulesBytes = 2400
)

// RelevantRules picks the rules that whoever does a piece of work must know:
// what binds before what advises, what shares words with the work before what
// does not, and what was merely learnt only when it shares two. At most 12 rules
// and 2,400 bytes of text; the first is never left out for its length. They come
// back in the order of the rule files.
func RelevantRules(rules []specs.ProjectRule, work string) []specs.ProjectRule {
	words := map[string]bool{}
	for _, w := range wording.Keywords(work) {
		words[w] = true
	}
	type ranked struct{ at, rank, shared int }
	var list []ranked
	for i := range rules {
		r := ranked{at: i, rank: rank(&rules[i])}
		for _, w := range wording.Keywords(rules[i].Text) {
			if words[w] {
				r.shared++
			}
		}
		if rules[i].Kind == "learning" && r.shared < 2 || r.rank == noRank && r.shared == 0 {
			continue
		}
		list = append(list, r)
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return cmp.Or(a.rank-b.rank, b.shared-a.shared) })
	var picked []int
	size := 0
	for _, r := range list {
		size += len(rules[r.at].Text)
		if len(picked) == mostRules || size > mostRulesBytes && len(picked) > 0 {
			break
		}
		picked = append(picked, r.at)
	}
	slices.Sort(picked)
	out := make([]specs.ProjectRule, len(picked))
	for i, at := range picked {
		out[i] = rules[at]
	}
	return out
}

// noRank is that of rules for another stage than doing the work.
const noRank = 3

// rank orders rules: constraints, then conventions for all work and for doing
// it, then what was learnt, then those of other stages.
func rank(r *specs.ProjectRule) int {
	switch {
	case r.Kind == "constraint" && r.Must:
		return 0
	case r.Kind == "learning":
		return 2
	case r.Kind == "constraint" || r.Category == "general" || r.Category == "execution" || r.Category == "planning":
		return 1
	default:
		return noRank
	}
}

// RuleLines are rules as an issue names them: id, text and file.
func RuleLines(rules []specs.ProjectRule) []string {
	out := make([]string, len(rules))
	for i := range rules {
		out[i] = rules[i].ID + ": " + strings.TrimRight(specs.Clean(rules[i].Text), " ") + " (`" + rules[i].Path + "`)"
	}
	return out
}
