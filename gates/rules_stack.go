package gates

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// crossStack: stories name only technologies that the stack lists, systems outside, or what
// a requirement names itself: "joins records: Java stack traces" builds nothing in Java.
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
	for i := range t.pkg.Requirements {
		for _, d := range t.pkg.Requirements[i].Description {
			b.WriteString(specs.Plain(d.Text) + " \n ")
		}
	}
	for i := range t.pkg.NFRs {
		for _, d := range t.pkg.NFRs[i].Statement {
			b.WriteString(specs.Plain(d.Text) + " \n ")
		}
	}
	listed := lex.technologies(b.String())
	for _, e := range t.pkg.Epics {
		for _, s := range e.Stories {
			for _, line := range storyTexts(s) {
				for _, name := range lex.technologies(specs.Plain(line.text)) {
					t.that(slices.Contains(listed, name), t.at(e, line.line), "item", s.ID, "other", name)
				}
			}
		}
	}
}

// storyTexts lists the texts of a story with their lines.
func storyTexts(s specs.Story) []prose {
	out := []prose{{text: s.Title, line: s.Pos.Line}, {text: s.Text.Want + " . " + s.Text.Benefit, line: s.Text.Pos.Line}}
	for _, c := range s.Criteria {
		out = append(out, prose{text: c.Text, line: c.Pos.Line})
	}
	return out
}
