package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Limits are the constraints that stay constraints: one that a requirement, a
// criterion or a quality states whole is built and not only kept to.
func (w *Completer) Limits(in *specs.Refined) []specs.Item {
	if PartsAtMost(w.Understood.Features)+len(w.Understood.Rules) > MaxStated {
		return in.Boundaries.Constraints
	}
	said := w.saidOf(in.Features)
	for _, r := range w.OpenRules(in.Features) {
		said.Add(r.Source, r.Text)
		said.items(r.Reasons)
	}
	var out []specs.Item
	for _, it := range in.Boundaries.Constraints {
		if !said.repeats(it) && !w.modelled(it.Text) {
			it = w.TiedBack(it)
			out = append(out, specs.Item{Text: w.limitText(it), Source: it.Source})
		}
	}
	return out
}

// limitText is a constraint as it can be read without what stands around it; one that
// stands as a quotation keeps the words of the source.
func (w *Completer) limitText(it specs.Item) string {
	alone := w.underHeading(w.ReadAlone(it.Text, it.Source), it.Source)
	said := w.Reported(alone)
	if said != alone && said == w.Quoted(alone) {
		return w.Quoted(it.Text)
	}
	return said
}

// modelled says that a text is nothing but tables in code, "`meter(id, kind)`",
// which the data model holds.
func (w *Completer) modelled(text string) bool {
	tables := 0
	for part, code := range reading.CodeParts(text) {
		if !code {
			if strings.ContainsFunc(part, reading.IsMeaning) {
				return false
			}
			continue
		}
		name, _, fields := strings.Cut(part, "(")
		if !fields || !slices.ContainsFunc(w.Understood.Entities, func(e specs.Entity) bool { return e.Name == name && len(e.Fields) > 0 }) {
			return false
		}
		tables++
	}
	return tables > 0
}

// underHeading puts the heading in front of names in code that say nothing without
// it: "Errors: `ErrBadLimit`, `ErrGone`".
func (w *Completer) underHeading(text string, src specs.Source) string {
	names := strings.Count(text, "`") / 2
	if names < 2 || !strings.HasPrefix(text, "`") || len(src.Lines) == 0 || len(strings.Fields(text)) > 8*names || reading.HasFiniteVerb(text[:strings.Index(text[1:], "`")+2]) {
		return text
	}
	if over := w.Heads.Over(src.Lines[0].From); len(over) > 0 && reading.ContainsAny(text, "`, `", "), `") {
		return understanding.LabelText(specs.Plain(over[0].Title), text)
	}
	return text
}

// OpenRules are the rules that are still constraints and that no feature of the
// same lines states already.
func (w *Completer) OpenRules(features []specs.Feature) []understanding.FeatureFact {
	if len(w.Understood.Rules) == 0 {
		return nil
	}
	said := w.saidOf(features)
	var out []understanding.FeatureFact
	for _, it := range w.Understood.Constraints {
		rule, ok := w.Understood.RuleOf(it)
		if !ok || w.Understood.Lex.PaperOwed(rule.Text) { // no test of the product shows that it is there
			continue
		}
		r, ok := w.RuleOf(&rule)
		if held := said.Lines(r.Source) && said.Says(r.Source, r.Text); ok && !held {
			r.Criteria = append(r.Criteria, w.Understood.Proofs[understanding.StatementKey(it.Text)]...)
			out = append(out, r)
		}
	}
	return out
}

// saidOf is what the features and the qualities state.
func (w *Completer) saidOf(features []specs.Feature) *coverage {
	said := NewCoverage()
	for i := range features {
		f := &features[i]
		said.Add(f.Source, f.Name, f.Description)
		said.items(f.AcceptanceCriteria, f.EdgeCases)
	}
	for i := range w.Understood.Qualities {
		q := &w.Understood.Qualities[i]
		said.Add(q.Source, q.Name, q.Text, q.Target)
	}
	return said
}

// HeldWhole says that a text holds every word of a statement.
func HeldWhole(statement, text string) bool {
	keys := wording.Keywords(specs.Plain(statement))
	return len(keys) > 0 && heldBy(keys, wording.Keywords(specs.Plain(text))) == 1
}

// repeats says that a text from the lines of an item holds all its words.
func (c *coverage) repeats(it specs.Item) bool {
	keys := wording.Keywords(specs.Plain(it.Text))
	if len(keys) == 0 {
		return false
	}
	for _, r := range it.Source.Lines {
		for i := r.From; i <= r.To && len(c.at[i]) <= MaxBeside; i++ {
			if slices.ContainsFunc(c.at[i], func(k int) bool { return heldBy(keys, c.words(k)) == 1 }) {
				return true
			}
		}
	}
	return false
}
