package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Facts lists every statement for the coverage report, with the kinds of the
// enum table "fact". Details of a feature count as its criteria; a flow, a
// dependency and what is in scope are notes, because the table has no kind of
// their own for them.
func (u *Understanding) Facts() []analysis.Fact {
	f := &factList{}
	if u.Title != "" {
		f.add("product", u.Title, u.TitleSource)
	}
	f.items("product", u.Pitch)
	f.items("vision", u.Vision)
	f.items("problem", u.Problem)
	f.items("problem", u.Impact)
	f.items("note", u.Situation)
	for _, g := range u.Goals {
		f.add("goal", g.Text, g.Source)
		if g.Target != "" || g.Metric != "" {
			f.add("metric", LabelText(reading.FirstOf(g.Metric, strings.TrimRight(g.Text, ".。")), g.dated()), g.Source)
		}
	}
	for _, a := range u.Actors {
		text := a.Name
		if a.Role != "" {
			text = LabelText(a.Name, a.Role)
		}
		f.add("actor", text, a.Source)
	}
	for i := range u.Features {
		if u.Features[i].Source.Kind != specs.Inferred { // what follows from a complaint states nothing
			f.feature(&u.Features[i])
		}
	}
	for _, q := range u.Qualities {
		f.out = append(f.out, analysis.Fact{Kind: "quality", Text: q.Text, Source: q.Source, Priority: q.Priority, Class: q.Class})
		f.items("note", q.Details)
	}
	for _, c := range u.Constraints {
		f.add("constraint", c.Text, c.Source)
		f.items("criterion", u.Proofs[StatementKey(c.Text)])
	}
	for _, t := range u.Technologies {
		f.add("technology", t.Name, t.Source)
	}
	for _, i := range u.Integrations {
		text := i.Name
		if last := text[strings.LastIndexByte(text, ' ')+1:]; strings.Contains(" provider service system gateway register feed portal ", " "+last+" ") { // described, not named
			text = LabelText(text, i.Purpose)
		}
		if strings.HasSuffix(text, "服务") && !strings.Contains(i.Purpose, text) {
			text = i.Purpose // named by what it does: the source says it in a sentence
		}
		f.add("integration", text, i.Source)
	}
	f.entities(u)
	for _, e := range u.Endpoints {
		f.add("endpoint", e.Method+" "+e.Path, e.Source)
	}
	for _, s := range u.Signatures {
		if strings.Contains(s.Form, "(") { // a command is a feature already
			f.add("signature", s.Form, s.Source)
		}
	}
	f.rest(u)
	return f.out
}

type factList struct{ out []analysis.Fact }

func (f *factList) add(kind, text string, src specs.Source) {
	f.out = append(f.out, analysis.Fact{Kind: kind, Text: text, Source: src})
}

func (f *factList) items(kind string, list []specs.Item) {
	for _, i := range list {
		f.add(kind, i.Text, i.Source)
	}
}

// namedApart is the share of its words that a name has in common with its
// statement below which it says something of its own.
const namedApart = 0.6

func (f *factList) feature(x *FeatureFact) {
	text := x.Text
	if x.Name != "" && !ContainsFolded(text, x.Name) && (x.Want == "" || wording.Overlap(wording.Keywords(x.Name), wording.Keywords(text)) < namedApart) {
		text = LabelText(x.Name, text)
	}
	kind := "feature"
	if x.List == ListMoves {
		kind = "note" // its states are the statement
	}
	f.out = append(f.out, analysis.Fact{Kind: kind, Text: text, Source: x.Source, Priority: x.Priority})
	for _, d := range x.Details {
		kind := "criterion"
		if slices.ContainsFunc(x.Reasons, func(r specs.Item) bool { return r.Text == d.Text }) {
			kind = "note"
		}
		f.add(kind, d.Text, d.Source)
	}
	f.items("criterion", x.Criteria)
	f.items("criterion", x.Edges)
	f.items("criterion", x.Rows)
}

func (f *factList) entities(u *Understanding) {
	for _, e := range u.Entities {
		if len(e.Fields) > 0 || len(e.States) == 0 { // else its states are the statement
			f.add("entity", e.Name, e.Source)
		}
		for _, x := range e.Fields {
			f.add("field", x.Name, x.Source)
		}
		for _, s := range e.States {
			f.add("state", s, e.Source)
		}
	}
}

func (f *factList) rest(u *Understanding) {
	for _, n := range u.NonGoals {
		f.add("non_goal", n.Text, n.Source)
	}
	f.items("assumption", u.Assumptions)
	for _, q := range u.Questions {
		f.add("question", q.Text, q.Source)
	}
	for _, r := range u.Risks {
		f.add("risk", r.Text, r.Source)
	}
	f.items("feature", u.Delivered)
	f.items("note", u.HeadCounts)
	f.items("note", u.InUse)
	f.items("milestone", u.Milestones)
	f.items("criterion", u.Done)
	for _, t := range u.Terms {
		f.add("term", LabelText(t.Term, t.Definition), t.Source)
	}
	for _, a := range u.Alternatives {
		text := LabelText(a.Name, a.Gap)
		if ContainsFolded(a.Gap, a.Name) {
			text = a.Gap
		}
		f.add("alternative", text, a.Source)
	}
	f.items("decision", u.Decisions)
	f.items("note", u.Dependencies)
	f.items("note", u.InScope)
	for _, c := range u.Components {
		f.add("note", LabelText(c.Name, c.Text), c.Source)
	}
	f.items("note", u.Flows)
	for _, e := range u.Examples {
		f.add("example", reading.FirstOf(e.Title, e.Syntax, "code"), e.Source)
	}
	f.items("note", u.Notes)
}

// ContainsFolded says that a text has another in it, letter case and marks aside.
func ContainsFolded(text, part string) bool {
	a, b := fold(text), fold(part)
	return strings.Contains(a, b)
}

// FirstLine is the first line of a source, 0 where it has none.
func FirstLine(s specs.Source) int {
	if len(s.Lines) == 0 {
		return 0
	}
	return s.Lines[0].From
}
