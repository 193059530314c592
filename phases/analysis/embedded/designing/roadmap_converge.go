package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxStatedCriteria bounds the criteria of one feature.
const maxStatedCriteria = 4

// converge says how the completion of an item is checked.
func (m *roadmapMaker) converge(it *analysis.PlanItem, list []int) {
	for _, i := range list {
		it.Criteria = append(it.Criteria, m.criteriaOf(i)...)
	}
	it.Verification = m.verification(list)
	it.Done = m.doneOf(list)
}

// criteriaOf are the conditions that the source states for a feature, else the
// best one that follows from it. Each names its feature.
func (m *roadmapMaker) criteriaOf(i int) []specs.Criterion {
	f := &m.feats[i]
	var list []specs.Criterion
	switch {
	case f.nfr >= 0:
		list = phrasing.FirstN(m.qualityCriteria(&m.req.NFRs[f.nfr]), maxStatedCriteria)
	case f.req >= 0:
		all := m.req.Requirements[f.req].Criteria
		for _, stated := range []bool{true, false} {
			for _, c := range all {
				if (c.Source.Kind != specs.Inferred) == stated && len(list) < maxStatedCriteria && m.t.tests.Holds(specs.Plain(c.Text)) && (stated || len(list) == 0) {
					list = append(list, c)
				}
			}
		}
		if len(list) == 0 && len(all) > 0 {
			list = all[:1]
		}
	}
	out := make([]specs.Criterion, 0, len(list))
	for _, c := range list {
		out = append(out, specs.Criterion{Text: f.Feature + ": " + c.Text, Source: c.Source})
	}
	return out
}

// verification are the commands of the project, and the steps that show the
// item to somebody.
func (m *roadmapMaker) verification(list []int) []specs.Item {
	var out []specs.Item
	for _, c := range m.in.Commands {
		out = append(out, specs.Item{Text: m.tell("run_project", "command", c.Line, "file", c.File), Source: phrasing.Rule("command-of-project")})
	}
	if len(out) == 0 {
		if command, source := m.usualCommand(); command != "" {
			out = append(out, specs.Item{Text: m.tell("run_usual", "command", command), Source: source})
		}
	}
	shown := 0
	for _, i := range m.leading(list) {
		f := &m.feats[i]
		if f.req < 0 || shown == 3 {
			continue
		}
		criteria := m.criteriaOf(i)
		if len(criteria) == 0 {
			continue
		}
		shown++
		expect := strings.TrimPrefix(criteria[0].Text, f.Feature+": ")
		key, role := "step_product", ""
		if g := m.gainOf(f.req); g.deed != "" {
			key, role = "step_person", m.withArticle([]string{g.role})[0]
		}
		out = append(out, specs.Item{
			Text: wording.Sentence(m.tell(key, "feature", f.Feature, "role", role, "name", m.name(i), "expect", m.phrase(expect))), Source: phrasing.Rule("step-of-criterion"),
		})
	}
	for _, i := range list {
		if n := m.feats[i].nfr; n >= 0 && len(m.req.NFRs[n].Targets) > 0 {
			t := m.req.NFRs[n].Targets[0]
			out = append(out, specs.Item{Text: wording.Sentence(m.tell("step_measure", "feature", m.feats[i].Feature, "metric", m.phrase(specs.Plain(t.Metric)), "target", specs.Plain(t.Target), "how", m.phrase(specs.Plain(t.Measurement)))), Source: t.Source})
			break
		}
	}
	n := 0
	for _, i := range list {
		n += len(m.criteriaOf(i))
	}
	if n == 1 {
		return out
	}
	return append(out, m.told("tick-criteria", "step_tick", "count", itoa(n)))
}

// usualCommand runs the tests of a technology that the source demands, or that
// the design takes.
func (m *roadmapMaker) usualCommand() (string, specs.Source) {
	for i := range m.arch.Architecture.Stack {
		row := &m.arch.Architecture.Stack[i]
		for word := range strings.FieldsSeq(strings.ToLower(specs.Plain(row.Technology))) {
			if command := m.t.Commands[word]; command != "" && row.Source.Kind != specs.Inferred {
				return command, phrasing.Rule("command-of-stack")
			}
		}
	}
	return "", specs.Source{}
}

// doneOf says in business words what people have when the item is finished.
func (m *roadmapMaker) doneOf(list []int) []specs.Item {
	var out []specs.Item
	for _, i := range m.leading(list) {
		f := &m.feats[i]
		if f.req < 0 || len(out) == 3 {
			continue
		}
		g := m.gainOf(f.req)
		text := ""
		switch {
		case g.deed != "":
			text = m.tell("can", "role", m.withArticle([]string{g.role})[0], "list", g.deed)
			if s := &m.req.Requirements[f.req].Story; s.Benefit != "" && s.Source.Kind == specs.Stated {
				text = m.tell("so_that", "text", text, "benefit", m.phrase(m.Impersonal(s.Benefit)))
			}
		case g.does != "":
			text = m.tell("does", "list", g.does)
		case g.holds != "":
			text = g.holds
		}
		if text != "" && !m.namesTool(text) {
			out = append(out, specs.Item{Text: wording.Sentence(text), Source: m.sourceOf(f)})
		}
	}
	if len(out) == 0 {
		names := []string{}
		for _, name := range m.names(m.leading(list)) {
			if !m.namesTool(name) && len(names) < 3 {
				names = append(names, name)
			}
		}
		if len(names) == 0 {
			return []specs.Item{m.told("done-of-item", "done_plain", "count", itoa(len(list)))}
		}
		return []specs.Item{m.told("done-of-item", "done_names", "list", m.Join(names, 3))}
	}
	return out
}

// sourceOf is where a sentence about a feature comes from: the lines that ask
// for it, or the rule that words it.
func (m *roadmapMaker) sourceOf(f *roadFeature) specs.Source {
	if f.Source.Kind == specs.Stated {
		return f.Source
	}
	return phrasing.Rule("done-of-feature")
}

// namesTool says that a text is none that the business would say: it holds code
// or the name of a technology.
func (m *roadmapMaker) namesTool(text string) bool {
	if strings.ContainsAny(text, "`/_<>{}") {
		return true
	}
	x := phrasing.NewWordIndex(text)
	if x.HasAny(m.t.Words["tools"]) {
		return true
	}
	return slices.ContainsFunc(m.Understood.Technologies, func(t understanding.TechnologyFact) bool {
		name, _, _ := strings.Cut(phrasing.FoldTerm(bareName(t.Name)), " ")
		return len(name) > 1 && x.Has(name)
	}) || slices.ContainsFunc(m.arch.Architecture.Stack, func(s specs.StackRow) bool {
		name, _, _ := strings.Cut(phrasing.FoldTerm(bareName(specs.Plain(s.Technology))), " ")
		return len(name) > 1 && x.Has(name)
	})
}
