package brief

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// derived is the line that only repeats the non-goals; it is nothing that could
// come into the scope.
const derived = "rule:scope-from-non-goals"

// outside lists what is left out, each once: the items out of scope, then the
// non-goals.
func outside(b *specs.Brief) []specs.Item {
	var out []specs.Item
	add := func(it specs.Item) {
		if it.Source.Rule == derived || slices.ContainsFunc(out, func(o specs.Item) bool { return specs.SameText(o.Text, it.Text) }) {
			return
		}
		out = append(out, it)
	}
	for _, it := range b.OutOfScope {
		add(it)
	}
	for _, n := range b.NonGoals {
		add(specs.Item{Text: n.Text, Source: n.Source})
	}
	return out
}

// move takes items over the border of the scope. What goes back to where it was
// is as if it had never moved. Without anything moved it gives nil.
func move(old *specs.ScopeReview, out, in []specs.Item, wanted func(string) string) *specs.ScopeReview {
	next := &specs.ScopeReview{}
	if old != nil {
		next.Out, next.In = slices.Clone(old.Out), slices.Clone(old.In)
	}
	for _, it := range out {
		same := func(t specs.TakenIn) bool { return t.Text == it.Text }
		if slices.ContainsFunc(next.In, same) {
			next.In = slices.DeleteFunc(next.In, same)
			continue
		}
		next.Out = append(next.Out, it)
	}
	for _, it := range in {
		same := func(o specs.Item) bool { return o.Text == it.Text }
		if slices.ContainsFunc(next.Out, same) {
			next.Out = slices.DeleteFunc(next.Out, same)
			continue
		}
		next.In = append(next.In, specs.TakenIn{Text: wanted(it.Text), Was: it.Text, Source: it.Source})
	}
	if len(next.Out)+len(next.In) == 0 {
		return nil
	}
	return next
}

// bounded is a brief within another scope: what the lists of the border held
// before, but for what was moved. fresh is what an engine made of the scope as
// it is now.
func bounded(fresh, before specs.Brief, scope *specs.ScopeReview, reason string) specs.Brief {
	if scope == nil {
		return fresh
	}
	b := fresh
	b.InScope, b.OutOfScope, b.NonGoals = nil, nil, nil
	for _, it := range before.InScope {
		if !holds(scope.Out, it.Text) {
			b.InScope = append(b.InScope, it)
		}
	}
	for _, it := range before.OutOfScope {
		if it.Source.Rule != derived && !came(scope, it.Text) {
			b.OutOfScope = append(b.OutOfScope, it)
		}
	}
	for _, n := range before.NonGoals {
		if !came(scope, n.Text) {
			b.NonGoals = append(b.NonGoals, n)
		}
	}
	for _, it := range scope.In {
		b.InScope = append(b.InScope, specs.Item{Text: it.Text, Source: it.Source})
	}
	for _, it := range scope.Out {
		b.OutOfScope = append(b.OutOfScope, it)
		if it.Source.Kind != specs.Inferred { // what nobody had stated needs no reason to be left out
			b.NonGoals = append(b.NonGoals, specs.NonGoal{Text: it.Text, Rationale: reason, Source: it.Source})
		}
	}
	if len(b.OutOfScope) == 0 {
		for _, it := range fresh.OutOfScope {
			if it.Source.Rule == derived {
				b.OutOfScope = append(b.OutOfScope, it)
			}
		}
	}
	return b
}

func holds(items []specs.Item, text string) bool {
	return slices.ContainsFunc(items, func(it specs.Item) bool { return specs.SameText(it.Text, text) })
}

func came(scope *specs.ScopeReview, text string) bool {
	return slices.ContainsFunc(scope.In, func(it specs.TakenIn) bool { return specs.SameText(it.Was, text) })
}
