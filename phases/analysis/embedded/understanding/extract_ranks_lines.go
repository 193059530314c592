package understanding

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// planLine is what a line says of when a story comes and of how large it is, and nothing of
// the product: "**Priority:** Must | Story points: 5".
type planLine struct {
	level    string   // the priority, empty when the line gives only a size
	sizes    []string // what else it says: "Story points: 5"
	unit     int
	from, to int
}

// planSaid takes a text apart that is nothing but such a line; ok is false for any other.
func (x *understander) planSaid(text string) (p planLine, ok bool) {
	text = strings.Trim(text, " .。*_")
	if strings.ContainsAny(text, ":：") {
		labels := x.lex.planLabels()
		for i, label := range labels {
			text = beforeLabel(text, label, labels[:i]) // lines of one paragraph stand behind each other
		}
	}
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("|｜·;；,，、\n", r) }) {
		part = strings.Trim(part, " .。*_()（）")
		label, value, _ := reading.CutLabel(part, true)
		label, value = strings.Trim(reading.Lower(label), " *_"), strings.Trim(value, " .。*_")
		level := ""
		switch {
		case x.lex.LabelsOfRank[label]:
			level = x.levelOf(value)
		case x.lex.LabelsOfSize[label] && x.lex.planSize(value):
			p.sizes = append(p.sizes, reading.UpperFirst(part))
			continue
		}
		if level == "" || p.level != "" {
			return planLine{}, false
		}
		p.level = level
	}
	return p, p.level != "" || len(p.sizes) > 0
}

// planLabels are the labels of such lines, the longest first.
func (l *Lexicons) planLabels() []string {
	labels := append(slices.Collect(maps.Keys(l.LabelsOfRank)), slices.Collect(maps.Keys(l.LabelsOfSize))...)
	slices.SortFunc(labels, func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) })
	return labels
}

// beforeLabel puts a line end in front of a label that stands inside a text and is not the end
// of a longer one: "Story points" is one label.
func beforeLabel(text, label string, longer []string) string {
	low := reading.Lower(text)
	for _, colon := range []string{":", "："} {
		i := strings.Index(low, " "+label+colon)
		if i <= 0 || len(low) != len(text) {
			continue
		}
		if !slices.ContainsFunc(longer, func(whole string) bool { return strings.HasSuffix(low[:i+1+len(label)], whole) }) {
			return text[:i] + "\n" + text[i+1:]
		}
	}
	return text
}

// levelOf is the priority that the value behind its label means: "Should have", "P1", "2".
func (x *understander) levelOf(value string) string {
	low := reading.Lower(value)
	if level := x.ranked(low); level != "" {
		return level
	}
	if level := x.lex.priorities["priority "+low]; level != "" {
		return level
	}
	for _, behind := range []string{" – ", " — ", " - "} { // "High – the authority asks for it"
		if head, _, ok := strings.Cut(low, behind); ok {
			return x.ranked(head)
		}
	}
	return ""
}

// planSize tells the value of a size that planners give: "5", "8 SP", "M", "3 人天".
func (l *Lexicons) planSize(value string) bool {
	number, unit, _ := strings.Cut(reading.Lower(value), " ")
	if l.SizesOfPlan[reading.Lower(value)] {
		return true
	}
	digits := strings.Trim(number, "0123456789.~?")
	return number != digits && (digits == "" || l.UnitsOfSize[digits]) && (unit == "" || l.UnitsOfSize[strings.TrimSpace(unit)])
}

// withoutPlans takes lines and last sentences off units of functions that only rank or size
// them. Whatever the form of the paper, they are no criterion and no function of their own.
func (x *understander) withoutPlans() (plans []planLine) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose && u.Kind != reading.Bullet || u.As != "" || len(u.Sentences) == 0 || !x.rankedBelow(u.Section) {
			continue
		}
		if p, ok := x.planSaid(u.Text); ok && (p.level != "" || x.ctx[u.Section].feature >= 0 || laysOut(x.ctx[u.Section].kind)) {
			p.unit, p.from, p.to = i, u.From, u.To
			plans = append(plans, p)
			x.place(u.From, u.To)
			x.units[u.Section] = slices.DeleteFunc(x.units[u.Section], func(at int) bool { return at == i })
			continue
		}
		last := len(u.Sentences) - 1
		sen := u.Sentences[last]
		if p, ok := x.planSaid(sen.Text); ok && last > 0 && strings.HasSuffix(u.Text, sen.Text) && p.level != "" {
			p.unit, p.from, p.to = i, sen.From, sen.To
			plans = append(plans, p)
			x.place(sen.From, sen.To)
			u.Text = strings.TrimSpace(strings.TrimSuffix(u.Text, sen.Text))
			u.Sentences = u.Sentences[:last]
		}
	}
	return plans
}

// rankedBelow tells a section in which functions and stories are told, which lines of its
// own rank.
func (x *understander) rankedBelow(section int) bool {
	c := x.ctx[section]
	return c.feature >= 0 || slices.Contains([]string{"", "top", "overview", "feature", "story", "criterion", "command"}, c.kind)
}

// rank gives the features the priorities that lines of their own state.
func (x *understander) rank(plans []planLine) {
	for i := range plans {
		p := &plans[i]
		for _, at := range x.plannedBy(p, plans) {
			f := &x.u.Features[at]
			f.Priority = reading.FirstOf(f.Priority, p.level)
			for _, size := range p.sizes {
				x.addReason(at, size, p.from, p.to)
			}
			x.extend(at, p.to)
		}
	}
}

// plannedBy finds what a line ranks: the feature told last above it under the same heading,
// or the one below it where each has its line in front; one line above several ranks all.
func (x *understander) plannedBy(p *planLine, plans []planLine) []int {
	s := x.planHeading(p)
	sec := &x.r.Sections[s]
	first, above, below := -1, -1, []int(nil)
	for i := range x.u.Features {
		line := FirstLine(x.u.Features[i].Source)
		if line < sec.From || line > max(sec.Last, sec.To, p.to) {
			continue
		}
		if first < 0 || line < first {
			first = line
		}
		if line > p.from {
			below = append(below, i)
		} else if above < 0 || line >= FirstLine(x.u.Features[above].Source) {
			above = i
		}
	}
	slices.SortStableFunc(below, func(a, b int) int {
		return cmp.Compare(FirstLine(x.u.Features[a].Source), FirstLine(x.u.Features[b].Source))
	})
	same, ahead := 0, false
	for i := range plans {
		if q := &plans[i]; q.level != "" && x.planHeading(q) == s {
			same, ahead = same+1, ahead || q.from < first
		}
	}
	switch {
	case len(below) > 0 && ahead && same > 1:
		return below[:1]
	case above >= 0:
		return []int{above}
	case len(below) == 1 || sec.Level > 1:
		return below
	}
	return nil
}

// planHeading is the section of the heading that a line which ranks something stands under.
func (x *understander) planHeading(p *planLine) int {
	s := x.r.Units[p.unit].Section
	for x.r.Sections[s].Parent > 0 && (x.r.Sections[s].Pseudo || x.ctx[s].kind == "criterion") {
		s = x.r.Sections[s].Parent
	}
	return s
}
