package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// crossStack: stories name only technologies that the stack lists, systems outside, or what a
// requirement they trace to names itself: "joins records: Java stack traces" builds nothing in
// Java. What another requirement names is no leave for this story.
func crossStack(t *trial) {
	a := t.pkg.Architecture
	if a == nil || len(a.Stack) == 0 {
		return
	}
	lex := t.judge.lexicons
	var b strings.Builder
	for _, row := range a.Stack {
		b.WriteString(specs.Plain(row.Technology) + " \n " + specs.Plain(row.Layer) + " \n " + specs.Plain(row.Rationale) + " \n ")
	}
	if index := t.pkg.RequirementsIndex; index != nil {
		for _, s := range index.Integrations {
			b.WriteString(specs.Plain(s.Name) + " \n " + specs.Plain(s.Protocol) + " \n ")
		}
	}
	listed, named := lex.technologies(b.String()), t.technologiesStated()
	for _, e := range t.pkg.Epics {
		for _, s := range e.Stories {
			for _, line := range storyTexts(s) {
				for _, name := range lex.technologies(specs.Plain(line.text)) {
					traced := slices.ContainsFunc(s.TracesTo, func(id string) bool { return slices.Contains(named[id], name) })
					t.that(traced || slices.Contains(listed, name), t.at(e, line.line), "item", s.ID, "other", name)
				}
			}
		}
	}
}

// technologiesStated lists the technologies that each requirement, by its id, names in what it
// says the product does.
func (t *trial) technologiesStated() map[string][]string {
	named := map[string][]string{}
	for _, r := range t.pkg.Requirements {
		for _, d := range r.Description {
			named[r.ID] = append(named[r.ID], t.judge.lexicons.technologies(specs.Plain(d.Text))...)
		}
	}
	for _, n := range t.pkg.NFRs {
		for _, d := range n.Statement {
			named[n.ID] = append(named[n.ID], t.judge.lexicons.technologies(specs.Plain(d.Text))...)
		}
	}
	return named
}

// storyTexts lists the texts of a story with their lines.
func storyTexts(s specs.Story) []prose {
	out := []prose{{text: s.Title, line: s.Pos.Line}, {text: s.Text.Want + " . " + s.Text.Benefit, line: s.Text.Pos.Line}}
	for _, c := range s.Criteria {
		out = append(out, prose{text: c.Text, line: c.Pos.Line})
	}
	return out
}
