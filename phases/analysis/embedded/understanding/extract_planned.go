package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// minPlanned is how many parts of milestones have to be told elsewhere as features
// before a plan is known to list features.
const minPlanned = 2

// plannedParts files the features that only the plan names: "M3 – September:
// operator dashboard, forecast". That a plan lists features is known by those of its
// parts that the text tells of as features elsewhere, while it names more of them
// than the text does; steps of the project are none.
func (x *understander) plannedParts() {
	type part struct {
		text string
		line int
	}
	var fresh []part
	known := 0
	told := make([][]string, len(x.u.Features))
	for i := range x.u.Features {
		told[i] = wording.Keywords(x.u.Features[i].Name + " " + x.u.Features[i].Text)
	}
	for _, m := range x.u.Milestones {
		for _, p := range x.lex.partsOfMilestone(m.Text) {
			switch {
			case toldIn(told, p):
				known++
			case !x.lex.stepOfProject(p):
				fresh = append(fresh, part{p, FirstLine(m.Source)})
			}
		}
	}
	if known < minPlanned || known+len(fresh) <= len(x.u.Features) { // else the plan sums up what the text lays out
		return
	}
	for _, p := range fresh {
		if s := x.look(p.text); s.languages > 1 && len(strings.Fields(strings.NewReplacer("+", " ", " and ", " ", "&", " ", "/", " ").Replace(p.text))) == s.languages {
			p.text = "texts in " + p.text // languages alone are nothing to build
		}
		x.addFeature(FeatureFact{Text: reading.UpperFirst(p.text)}, p.line, p.line)
	}
}

// partsOfMilestone are the things that a milestone lists behind its name and date,
// nil where it tells in a sentence what happens.
func (l *Lexicons) partsOfMilestone(text string) []string {
	text = strings.NewReplacer("：", ": ").Replace(strings.TrimRight(text, ".。"))
	i := strings.LastIndex(text, ": ")
	if i < 0 || !l.planned(" "+text[:i]) && !l.Calendar(text[:i]) {
		return nil
	}
	parts := reading.SplitList(text[i+len(": "):])
	if !reading.ShortParts(parts, 14, 24) || reading.HasFiniteVerb(text[i:]) {
		return nil
	}
	return parts
}

// toldIn says that one of some statements, each by its keywords, has all that a few
// words name.
func toldIn(told [][]string, text string) bool {
	head, _, _ := strings.Cut(strings.ReplaceAll(text, "（", " ("), " (")
	words := wording.Keywords(head)
	return len(words) > 0 && slices.ContainsFunc(told, func(of []string) bool { return wording.Overlap(words, of) >= 1 })
}

// stepOfProject tells what those who build a product do with it: "pilot with two
// schools", "gold", 上线.
func (l *Lexicons) stepOfProject(text string) bool {
	low := " " + strings.NewReplacer("-", " ", "(", " ", ")", " ").Replace(reading.Lower(text)) + " "
	return l.Calendar(text) || reading.ContainsAny(low, l.StepsOfProject...)
}
