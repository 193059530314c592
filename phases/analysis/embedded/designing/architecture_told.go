package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxToldFailures is how many failures of which the source says what is done the
// table shows.
const maxToldFailures = 6

// toldFailures are the failures of which the source says what is done: "If the page is
// not there within 20 seconds, the message goes back to the queue".
func (g *Designer) toldFailures(p *parts) []specs.ErrorRule {
	var out []specs.ErrorRule
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if r.Source.Kind != specs.Stated || !g.wanted(i) || len(out) == maxToldFailures {
			continue
		}
		texts := []specs.Item{}
		if f := g.factAt(r); f != nil {
			texts = append(texts, specs.Item{Text: f.Text, Source: f.Source})
		}
		for _, c := range r.Criteria {
			if c.Source.Kind == specs.Stated {
				texts = append(texts, specs.Item{Text: c.Text, Source: c.Source})
			}
		}
		for _, it := range texts {
			what, done := g.failureTold(it.Text)
			if what == bareFailure {
				what = g.say("error_fails", "id", r.ID, "title", phrasing.Shorten(g.phrase(listable(r.Title)), 40))
			}
			if what == "" || slices.ContainsFunc(out, func(e specs.ErrorRule) bool { return e.Case == what }) {
				continue
			}
			part := p.rows[0].Name
			if rows := p.sharing[r.ID]; len(rows) > 0 {
				part = p.rows[rows[0]].Name
			}
			out = append(out, specs.ErrorRule{Component: part, Class: g.classOfFailure(what, done), Case: what, Strategy: done, Source: it.Source})
			break
		}
	}
	return phrasing.FirstN(out, maxToldFailures)
}

// classOfFailure is how a failure goes on: with less than usual, until it ends by itself, as
// that of a network does, or until somebody does something about it.
func (g *Designer) classOfFailure(what, done string) string {
	x := phrasing.NewWordIndex(done)
	switch {
	case x.HasAny(g.d.Words["goes_on"]):
		return "degraded"
	case x.HasAny(g.d.Words["comes_back"]), phrasing.NewWordIndex(what).HasAny(g.d.Words["passes_over"]):
		return "transient"
	}
	return "permanent"
}

// failureTold parts the first sentence of a statement that tells of a failure into what
// fails and what is done then; empty for one that tells of none.
func (g *Designer) failureTold(text string) (what, done string) {
	for _, s := range wording.Sentences(text) {
		sentence := strings.TrimRight(text[s.Start:s.End], ".。；; ")
		if g.Language == "zh" {
			what, done = g.failureToldChinese(sentence)
		} else {
			what, done = g.failureToldEnglish(sentence)
		}
		if what != "" && done != "" {
			return what, done
		}
	}
	return "", ""
}

func (g *Designer) failureToldEnglish(text string) (what, done string) {
	st := g.TakeApart(text)
	lead, rest, ok := strings.Cut(st.Trigger, " ")
	if !ok || !slices.Contains([]string{"if", "when", "while"}, strings.ToLower(lead)) || !st.Whole && st.Phrase == "" || !phrasing.NewWordIndex(rest).HasAny(g.d.Words["failing"]) {
		return "", ""
	}
	done = text[max(0, strings.Index(text, st.Head)):]
	if fact, ok := g.Indicative(st.Clause); st.Whole && ok && !strings.HasPrefix(strings.ToLower(done), "it is ") { // what is done to something is not done to the product
		done = fact
	}
	return strings.TrimRight(rest, ", "), g.LowerStart(strings.TrimRight(done, ". "))
}
