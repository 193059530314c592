package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The levels of uncertainty.
const (
	low    = "low"
	medium = "medium"
	high   = "high"
)

// Assess weighs the five factors by what the source and the codebase show, and
// says what any plan has to serve.
func (g *Designer) Assess(t *RoadTable, in *analysis.RoadmapAssessmentInput, out *analysis.RoadmapAssessmentOutput) {
	m := &roadmapMaker{epicMaker: newEpicMaker(g), t: t, in: &analysis.RoadmapInput{Common: in.Common}}
	out.Factors = []analysis.WeighedFactor{m.scopeClarity(), m.technicalRisk(), m.unknownDependencies(), m.familiarity(), m.stability()}
	for i := range m.brief.Goals {
		goal := &m.brief.Goals[i]
		if completing.IsRest(goal) {
			continue
		}
		text := specs.Plain(goal.Text)
		if goal.Target != "" {
			text = m.tell("goal_target", "goal", m.phrase(text), "metric", m.phrase(specs.Plain(goal.Metric)), "target", specs.Plain(goal.Target))
		}
		out.Goal = append(out.Goal, specs.Item{Text: wording.Sentence(text), Source: goal.Source})
	}
	if len(out.Goal) == 0 {
		out.Goal = phrasing.FirstN(m.brief.Vision, 1)
	}
	for _, c := range m.brief.Constraints {
		out.Constraints = append(out.Constraints, specs.Item{Text: c.Text, Source: c.Source})
	}
	for i := range m.brief.Personas {
		p := &m.brief.Personas[i]
		text := specs.Plain(p.Name)
		if p.Role != "" {
			text = understanding.LabelText(text, m.phrase(specs.Plain(p.Role)))
		}
		out.Stakeholders = append(out.Stakeholders, specs.Item{Text: phrasing.Finished(text), Source: p.Source})
	}
}

func (m *roadmapMaker) factor(name, level string, reasons ...string) analysis.WeighedFactor {
	var said []string
	for _, r := range reasons {
		if r != "" {
			said = append(said, r)
		}
	}
	return analysis.WeighedFactor{
		Factor: name, Level: level, Reason: wording.Sentence(strings.Join(said, m.tell("semicolon"))), Source: phrasing.Rule("factor-" + strings.ReplaceAll(name, "_", "-")),
	}
}

// statedFunctions are the requirements that the source itself asks for.
func (m *roadmapMaker) statedFunctions() (all, tested []*specs.Requirement) {
	for i := range m.req.Requirements {
		r := &m.req.Requirements[i]
		if r.Source.Kind == specs.Inferred || r.Priority == specs.Wont {
			continue
		}
		all = append(all, r)
		if slices.ContainsFunc(r.Criteria, func(c specs.Criterion) bool { return c.Source.Kind != specs.Inferred }) {
			tested = append(tested, r)
		}
	}
	return all, tested
}

func (m *roadmapMaker) scopeClarity() analysis.WeighedFactor {
	all, tested := m.statedFunctions()
	level := medium
	open := len(m.Understood.Questions)
	switch {
	case len(all) <= 2, len(tested) == 0 && len(all) < 5:
		level = high
	case len(tested)*2 >= len(all) && open <= 3, len(all) >= 8 && len(tested)*4 >= len(all) && open == 0:
		level = low
	}
	key := "scope_seen"
	if len(all) == 1 {
		key = "scope_seen_one"
	}
	reasons := []string{m.tell(key, "count", itoa(len(all)), "tested", itoa(len(tested)))}
	if i := slices.IndexFunc(all, func(r *specs.Requirement) bool { return !slices.Contains(tested, r) }); i >= 0 {
		reasons = append(reasons, m.tell("scope_untested", "name", m.quoted(listable(all[i].Title)), "lines", all[i].Source.Mark()))
	}
	if n := len(m.Understood.NonGoals); n == 0 {
		reasons = append(reasons, m.tell("scope_no_border"))
	} else {
		reasons = append(reasons, m.tell("scope_border", "count", itoa(n), "name", m.quoted(m.Understood.NonGoals[0].Text)))
	}
	return m.factor("scope_clarity", level, reasons...)
}

func (m *roadmapMaker) quoted(text string) string {
	return m.tell("quoted", "text", phrasing.Shorten(strings.TrimRight(specs.Plain(text), " .。"), 70))
}

func (m *roadmapMaker) technicalRisk() analysis.WeighedFactor {
	var systems, numbers []string
	for _, s := range m.Understood.Integrations {
		systems = append(systems, specs.Plain(s.Name))
	}
	for _, q := range m.Understood.Qualities {
		if q.Target != "" && slices.Contains([]string{"P", "SC", "R", "A", "S"}, q.Class) {
			numbers = append(numbers, m.quoted(reading.FirstOf(q.Name, q.Text)))
		}
	}
	level := medium
	switch {
	case len(systems) >= 4, len(numbers) >= 6, len(systems) >= 2 && len(numbers) >= 3:
		level = high
	case len(systems) == 0 && len(numbers) <= 2, len(systems) == 1 && len(numbers) == 0:
		level = low
	}
	var reasons []string
	if len(systems) > 0 {
		reasons = append(reasons, m.tell("risk_systems", "count", itoa(len(systems)), "list", m.Listed(systems, 4)))
	} else {
		reasons = append(reasons, m.tell("risk_no_systems"))
	}
	if len(numbers) > 0 {
		reasons = append(reasons, m.tell("risk_numbers", "count", itoa(len(numbers)), "list", m.Listed(numbers, 2)))
	} else {
		reasons = append(reasons, m.tell("risk_no_numbers"))
	}
	if level == low && m.terse() {
		level, reasons = medium, append(reasons, m.tell("short_silence"))
	}
	if m.Codebase != nil && len(m.Codebase.IntegrationPoints) > 0 {
		p := m.Codebase.IntegrationPoints[0]
		reasons = append(reasons, m.tell("risk_code", "count", itoa(len(m.Codebase.IntegrationPoints)), "place", p.Location))
		if level == low {
			level = medium
		}
	}
	return m.factor("technical_risk", level, reasons...)
}

func (m *roadmapMaker) unknownDependencies() analysis.WeighedFactor {
	var vague, known []string
	for _, s := range m.Understood.Integrations {
		if s.Protocol == "" {
			vague = append(vague, specs.Plain(s.Name))
		} else {
			known = append(known, specs.Plain(s.Name))
		}
	}
	level := medium
	switch {
	case len(vague) >= 3:
		level = high
	case len(vague) == 0:
		level = low
	}
	var reasons []string
	if len(vague) > 0 {
		reasons = append(reasons, m.tell("depends_vague", "list", m.Listed(vague, 4)))
	}
	if len(known) > 0 {
		reasons = append(reasons, m.tell("depends_known", "list", m.Listed(known, 3)))
	}
	if len(m.Understood.Dependencies) > 0 {
		reasons = append(reasons, m.tell("depends_stated", "text", m.quoted(m.Understood.Dependencies[0].Text), "lines", m.Understood.Dependencies[0].Source.Mark()))
	}
	if len(reasons) == 0 {
		reasons = append(reasons, m.tell("depends_none"))
	}
	switch {
	case m.Codebase == nil && level == low && m.terse():
		level, reasons = medium, append(reasons, m.tell("short_silence"))
	case m.Codebase == nil:
		reasons = append(reasons, m.tell("depends_no_code"))
	case len(m.Codebase.RelevantFiles) > 0:
		reasons = append(reasons, m.tell("depends_code", "count", itoa(len(m.Codebase.RelevantFiles)), "file", m.Codebase.RelevantFiles[0].Path))
	}
	return m.factor("unknown_dependencies", level, reasons...)
}

func (m *roadmapMaker) familiarity() analysis.WeighedFactor {
	packs := m.DomainPacks()
	var level string
	terms := len(m.Understood.Terms)
	var reasons []string
	if len(packs) == 0 {
		level = high
		reasons = append(reasons, m.tell("domain_unknown"))
	} else {
		var names []string
		for _, p := range packs {
			names = append(names, p.Name.In(m.Language))
		}
		key := "domain_known"
		if level = low; len(packs) == 1 && packs[0].Fallback {
			level, key = medium, "domain_general"
		}
		reasons = append(reasons, m.tell(key, "list", m.Join(names, 0)))
	}
	switch {
	case terms > 0:
		reasons = append(reasons, m.tell("domain_terms", "count", itoa(terms), "name", m.quoted(m.Understood.Terms[0].Term)))
		if level == high {
			level = medium
		}
	case len(m.Understood.Entities) > 0:
		reasons = append(reasons, m.tell("domain_things", "name", m.quoted(reading.FirstOf(m.Understood.Entities[0].Label, m.Understood.Entities[0].Name))))
	}
	if m.Codebase != nil && len(m.Codebase.RelevantFiles) >= 3 {
		reasons = append(reasons, m.tell("domain_code", "count", itoa(len(m.Codebase.RelevantFiles)), "file", m.Codebase.RelevantFiles[0].Path))
		level = low
	}
	return m.factor("domain_familiarity", level, reasons...)
}

// stability looks for what the source itself calls unsettled.
func (m *roadmapMaker) stability() analysis.WeighedFactor {
	var loose []string
	n := 0
	for line := range strings.Lines(m.Source.Text) {
		n++
		for _, w := range m.t.Words["unsettled"].In(m.Language) {
			if phrasing.NewWordIndex(line).Has(w) && len(loose) < 12 {
				loose = append(loose, m.tell("word_at", "word", w, "line", itoa(n)))
				break
			}
		}
	}
	all, _ := m.statedFunctions()
	unranked, questions := m.Unranked(), len(m.Understood.Questions)
	level := medium
	switch {
	case len(loose)+questions >= 5, m.terse() && unranked:
		level = high
	case len(loose)+questions <= 1 && (!unranked || len(all) >= 4):
		level = low
	}
	var reasons []string
	if len(loose) > 0 {
		reasons = append(reasons, m.tell("stable_words", "count", itoa(len(loose)), "list", m.Listed(loose, 3)))
	}
	if questions > 0 {
		reasons = append(reasons, m.tell("stable_questions", "count", itoa(questions), "text", m.quoted(m.Understood.Questions[0].Text)))
	}
	switch {
	case m.terse() && len(all) == 1:
		reasons = append(reasons, m.tell("stable_short_one"))
	case m.terse():
		reasons = append(reasons, m.tell("stable_short", "count", itoa(len(all))))
	case len(loose)+questions == 0:
		reasons = append(reasons, m.tell("stable_nothing"))
	}
	switch {
	case unranked:
		reasons = append(reasons, m.tell("stable_unranked"))
	default:
		reasons = append(reasons, m.tell("stable_ranked"))
	}
	return m.factor("requirement_stability", level, reasons...)
}

// terse says that the source is so short that what it does not say proves
// nothing.
func (m *roadmapMaker) terse() bool {
	all, _ := m.statedFunctions()
	return len(all) <= 2
}
