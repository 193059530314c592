package gates

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// Texts asks of texts that stand in no package, such as the steps of a plan,
// what the rules for packages ask of documents. It is safe for use by several
// goroutines.
type Texts struct {
	facts *facts
	bans  []ban
	rule  *Rule
	lang  string
}

// Texts makes ready what asks single texts. Lang is the language of messages.
// It fails with input.template when the words that find technologies are not
// valid.
func (j *Judge) Texts(rules []specs.ProjectRule, lang specs.Lang) (*Texts, error) {
	t := &Texts{facts: j.newFacts(Input{Package: &specs.Package{}, Rules: rules}, ""), rule: j.rule("rules.technology"), lang: string(lang)}
	if err := t.facts.readFor(rules); err != nil {
		return nil, err
	}
	t.bans = t.facts.bans(rules, t.rule.Severity)
	return t, nil
}

// Forbidden is the finding of each rule of the project that keeps out a
// technology which a text says yes to, without a place. Item is what the text
// belongs to. A rule that only advises gives a warning.
func (t *Texts) Forbidden(item, text string) []Finding {
	var out []Finding
	for i := range t.bans {
		b := &t.bans[i]
		name := b.uses(t.facts, text)
		if name == "" {
			continue
		}
		pairs := []string{"item", item, "other", name, "place", b.rule.Place(), "rule", short(b.rule.Text)}
		out = append(out, Finding{
			Rule: t.rule.ID, Severity: b.severity, Phase: t.rule.Phase, Dimension: t.rule.Dimension,
			Message: t.rule.fill(t.rule.Message.In(t.lang), pairs), Fix: t.rule.fill(t.rule.Fix.In(t.lang), pairs),
		})
	}
	return out
}

// Weak lists the weak words of a text that nothing in their sentence measures,
// each once.
func (t *Texts) Weak(text string) []string {
	var out []string
	for _, m := range t.facts.weakWords(text) {
		if !slices.Contains(out, m.Text) {
			out = append(out, m.Text)
		}
	}
	return out
}
