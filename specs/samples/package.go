package samples

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/overtone-cli/overtone/specs"
)

const (
	day     = "2026-01-31"
	stamp   = day + "T09:00:00Z"
	fixed   = 6 // brief, three indexes, readiness report, summary
	minimum = fixed + 4
)

// Package makes a specification with the given number of Markdown documents,
// at least 10: six that every package has, and of the rest about seven tenths
// requirements, two tenths epics and the last tenth qualities and decisions.
// Every requirement has a goal, a story and a component.
func Package(lang specs.Lang, documents int) *specs.Package {
	w := newWriter(lang, 2)
	rest := max(documents, minimum) - fixed
	qualities, decisions, epics := max(rest*6/100, 1), max(rest*4/100, 1), max(rest*20/100, 1)
	p := &specs.Package{ID: "SPEC-sample-" + day}
	w.common(p, lang)
	for i := range rest - qualities - decisions - epics {
		p.Requirements = append(p.Requirements, w.requirement(i+1))
	}
	for i := range qualities {
		p.NFRs = append(p.NFRs, w.quality(i+1))
	}
	for i := range decisions {
		p.Decisions = append(p.Decisions, w.decision(i+1, len(p.Requirements)))
	}
	for i := range epics {
		p.Epics = append(p.Epics, w.epic(i, epics, p))
	}
	w.indexes(p)
	w.reports(p)
	for _, doc := range p.Documents() {
		meta := doc.Header()
		meta.SessionID, meta.DocumentType, meta.Status, meta.GeneratedAt = p.ID, doc.Kind(), specs.StatusComplete, stamp
		meta.Version, meta.Lang, meta.StepsCompleted = 1, lang, []string{"draft", "gate"}
	}
	return p
}

// Write renders a package into a folder that need not exist, with its JSON
// files and a source as long as its documents deserve.
func Write(codec *specs.Codec, p *specs.Package, dir string) error {
	for _, doc := range p.Documents() {
		data, err := codec.Render(doc, p)
		if err != nil {
			return err
		}
		if err := put(dir, doc.Path(), data); err != nil {
			return err
		}
	}
	config, err := specs.EncodeConfig(p.Config)
	if err != nil {
		return err
	}
	glossary, err := specs.EncodeJSON(p.Glossary)
	if err != nil {
		return err
	}
	for _, file := range []struct {
		name string
		data []byte
	}{
		{specs.ConfigFile, config},
		{specs.GlossaryFile, glossary},
		{specs.SourceFile, PRD(p.Config.Lang, 600*len(p.Requirements))},
	} {
		if err := put(dir, file.name, file.data); err != nil {
			return err
		}
	}
	return nil
}

func put(dir, name string, data []byte) error {
	full := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		return err
	}
	return os.WriteFile(full, data, 0o644)
}

// item makes a statement with a provenance of every kind in turn.
func (w *writer) item(text string) specs.Item {
	return specs.Item{Text: text, Source: w.source()}
}

func (w *writer) source() specs.Source {
	switch w.rand.IntN(8) {
	case 0:
		return specs.FromRule("tracking")
	case 1:
		return specs.FromAnswer(1+w.rand.IntN(3), 1+w.rand.IntN(9))
	default:
		line := 1 + w.rand.IntN(4000)
		return specs.FromLines(line, line+w.rand.IntN(3))
	}
}

func (w *writer) items(n int, patterns []string) []specs.Item {
	out := make([]specs.Item, n)
	for i := range out {
		out[i] = w.item(w.say(w.pick(patterns)))
	}
	return out
}

func (w *writer) boxes(it idea, n int) []specs.Criterion {
	out := make([]specs.Criterion, n)
	for i := range out {
		out[i] = specs.Criterion{Text: w.about(it, w.pick(w.criteria)), Source: w.source()}
	}
	return out
}

func (w *writer) story(it idea) specs.UserStory {
	return specs.UserStory{Role: it.actor, Want: it.verb + w.blank + it.object, Benefit: it.limit, Source: w.source()}
}

func (w *writer) requirement(n int) *specs.Requirement {
	it := w.idea(n)
	r := &specs.Requirement{
		ID: specs.RequirementID(n), Title: it.verb + w.blank + it.object, Type: "functional", Priority: specs.Priorities()[n%3],
		TracesTo: []string{specs.GoalID(1 + n%goals)}, Source: w.source(), Summary: []specs.Item{w.item(w.about(it, w.sentences[0]))},
		Description: []specs.Item{w.item(w.about(it, w.sentences[1])), w.item(w.about(it, w.sentences[3]))}, Story: w.story(it),
		Criteria: w.boxes(it, 3+n%2), EdgeCases: w.items(1, w.criteria), Notes: w.items(1, w.narrative),
	}
	if n%5 == 0 {
		r.OpenQuestions = []specs.Question{{Text: w.about(it, w.pick(w.questions)), Owner: it.actor, Source: w.source()}}
	}
	r.Slug = specs.FileSlug(r.Title)
	return r
}

func (w *writer) quality(n int) *specs.NFR {
	q := w.qualities[n%len(w.qualities)]
	categories := specs.NFRCategories()
	category := categories[n%len(categories)]
	nfr := &specs.NFR{
		ID: specs.NFRID(category, 1+n/len(categories)), Title: w.say(q[0]), Type: "non-functional", Category: category, Priority: specs.Must,
		TracesTo: []string{specs.GoalID(1 + n%goals)}, Source: w.source(), Summary: []specs.Item{w.item(w.say(q[0]))},
		Statement: w.items(1, w.constraints), Notes: w.items(1, w.narrative),
		Targets: []specs.Target{{Metric: w.say(q[1]), Target: w.say(q[2]), Measurement: w.say(w.pick(w.narrative)), Source: w.source()}},
	}
	nfr.Slug = specs.FileSlug(nfr.Title)
	return nfr
}

func (w *writer) decision(n, requirements int) *specs.ADR {
	it := w.idea(n + 900)
	a := &specs.ADR{
		ID: specs.ADRID(n), Title: it.object + " – " + w.pick(w.systems), Decision: "accepted", Date: day, Source: w.source(),
		Context: w.items(2, w.constraints), Choice: w.items(1, w.sentences), Positive: w.items(2, w.assumed),
		Negative: w.items(1, w.nonGoals), Risks: w.items(1, w.questions),
	}
	for i := range 3 {
		id := specs.RequirementID(1 + (n*29+i*7)%requirements)
		a.TracesTo = append(a.TracesTo, id)
		a.Options = append(a.Options, specs.Option{
			Name: fmt.Sprintf("%s %d", w.systems[(n+i)%len(w.systems)], i+1), Chosen: i == 0, Pros: w.items(2, w.assumed), Cons: w.items(2, w.nonGoals),
		})
	}
	a.Slug = specs.FileSlug(a.Title)
	return a
}
