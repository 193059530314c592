package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// briefChecks are the checks of phase 2.
func briefChecks() []check {
	return []check{
		{"brief.vision", briefVision},
		{"brief.problem", briefProblem},
		{"brief.problem-measure", briefProblemMeasure},
		{"brief.summary", briefSummary},
		{"brief.persona", briefPersona},
		{"brief.goals", briefGoals},
		{"brief.metrics", briefMetrics},
		{"brief.scope", briefScope},
		{"brief.non-goal", briefNonGoal},
		{"brief.terms", briefTerms},
		{"brief.perspectives", briefPerspectives},
		{"glossary.size", glossarySize},
		{"glossary.defined", glossaryDefined},
	}
}

// brief is the product brief, nil when it is not there.
func (t *trial) brief() *specs.Brief {
	if t.pkg.Brief == nil {
		t.lost()
	}
	return t.pkg.Brief
}

// sentences counts the sentences of a section's items.
func sentences(items []specs.Item) int {
	n := 0
	for _, it := range items {
		n += len(wording.Sentences(specs.Plain(it.Text)))
	}
	return n
}

// firstLine is the line of the first item, else of the section.
func (t *trial) firstLine(doc specs.Document, items []specs.Item, section string) place {
	if len(items) > 0 && items[0].Pos.Line > 0 {
		return t.at(doc, items[0].Pos.Line)
	}
	return t.section(doc, section)
}

func briefVision(t *trial) {
	if b := t.brief(); b != nil {
		n := sentences(b.Vision)
		t.that(t.within(n), t.firstLine(b, b.Vision, "vision"), "count", itoa(n))
	}
}

// briefProblem: the problem is told specifically when it names things, not
// only that something is bad.
func briefProblem(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	text := strings.Join(texts(b.Situation), " ")
	const names = 3 // words of substance
	t.that(t.within(width(text)) && len(t.keywords(text)) >= names, t.firstLine(b, b.Situation, "problem/situation"))
}

// briefProblemMeasure: the problem is measured, its impact is told, or
// somebody is asked for it.
func briefProblemMeasure(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	known := len(b.Impact) > 0
	for _, it := range b.Situation {
		known = known || wording.HasMeasure(specs.Plain(it.Text))
	}
	for _, q := range b.OpenQuestions {
		known = known || t.judge.lexicons.cues["measure"].In(specs.Plain(q.Text))
	}
	t.that(known, t.section(b, "problem/impact"))
}

func briefSummary(t *trial) {
	if b := t.brief(); b != nil {
		n := sentences(b.Summary)
		t.that(t.within(n), t.firstLine(b, b.Summary, "title"), "count", itoa(n))
	}
}

func briefPersona(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	if len(b.Personas) == 0 {
		t.that(false, t.section(b, "users"), "item", "—")
	}
	for _, p := range b.Personas {
		t.that(len(p.Needs) > 0, t.at(b, p.Pos.Line), "item", short(p.Name))
	}
}

// briefGoals: a goal is measurable when it names what is measured and a value
// with a number, or when somebody is asked for the number.
func briefGoals(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	measured := 0
	for _, g := range b.Goals {
		if g.Metric != "" && g.Target != "" && (t.numbered(g.Target) || t.asked(b, g)) {
			measured++
		}
	}
	t.that(t.within(measured), t.section(b, "goals"), "count", itoa(measured))
}

func briefMetrics(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	numbers := 0
	for _, g := range b.Goals {
		if t.numbered(g.Target) {
			numbers++
		}
	}
	t.that(t.within(numbers), t.section(b, "goals"), "count", itoa(numbers))
}

// numbered says whether a target has a number, in digits or in words.
func (f *facts) numbered(target string) bool {
	return measurable(target) || f.judge.lexicons.cues["number"].In(specs.Plain(target))
}

// asked says whether an open question of the brief names a goal, by its id or by
// its words.
func (f *facts) asked(b *specs.Brief, g specs.Goal) bool {
	goal := f.keywords(g.Text)
	return slices.ContainsFunc(b.OpenQuestions, func(q specs.Question) bool {
		if strings.Contains(q.Text, g.ID) {
			return true
		}
		asks := f.keywords(q.Text)
		return len(goal) > 0 && !slices.ContainsFunc(goal, func(k string) bool { return !slices.Contains(asks, k) })
	})
}

func briefScope(t *trial) {
	if b := t.brief(); b != nil {
		t.that(len(b.InScope) > 0, t.section(b, "scope/in"), "section", t.heading(b.Kind(), "scope/in"))
		t.that(len(b.OutOfScope) > 0 || len(b.NonGoals) > 0, t.section(b, "scope/out"), "section", t.heading(b.Kind(), "scope/out"))
	}
}

func briefNonGoal(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	if len(b.NonGoals) == 0 {
		t.that(false, t.section(b, "scope/nongoals"), "item", "—")
	}
	for _, n := range b.NonGoals {
		t.that(n.Rationale != "", t.at(b, n.Pos.Line), "item", short(n.Text))
	}
}

func briefTerms(t *trial) {
	if b := t.brief(); b != nil {
		t.that(len(b.Terms) > 0, t.section(b, "terms"))
	}
}

func briefPerspectives(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	n := 0
	for _, view := range [][]specs.Item{b.Product, b.Technical, b.User} {
		if len(view) > 0 {
			n++
		}
	}
	t.that(t.within(n), t.section(b, "synthesis"), "count", itoa(n))
}

func glossarySize(t *trial) {
	g := t.pkg.Glossary
	if g == nil {
		t.lost()
		return
	}
	t.that(t.within(len(g.Terms)), t.json(specs.GlossaryFile, "terms", ""), "count", itoa(len(g.Terms)))
}

func glossaryDefined(t *trial) {
	g := t.pkg.Glossary
	if g == nil {
		t.lost()
		return
	}
	for _, term := range g.Terms {
		good := term.Definition != "" && slices.Contains([]string{"core", "technical", "business"}, term.Category)
		t.that(good, t.json(specs.GlossaryFile, "terms", `"`+term.Term+`"`), "item", term.Term)
	}
}

// heading is the text of a section's heading in the language of the package.
func (f *facts) heading(kind specs.Kind, at string) string {
	shape := f.judge.shapes.Kinds[string(kind)]
	if shape == nil {
		return at
	}
	sections, text := shape.Sections, at
	for id := range strings.SplitSeq(at, "/") {
		for _, s := range sections {
			if s.ID == id {
				text, sections = s.Heading.In(string(f.lang)), s.Sections
				break
			}
		}
	}
	return text
}
