package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// scenario files an example told in steps as a criterion of what it is an
// example of: the feature or story below whose heading it stands, else the one that
// its heading names, else the one with its words. Where there is none, the heading
// or the example itself is the feature.
func (x *understander) scenario(u *reading.Unit, nested []int, c context) {
	at := x.exampleOf(u, c)
	if at == ofNoFeature {
		x.wholeCriterion(u)
		return
	}
	if at < 0 {
		at = x.featureOfExamples(u, c)
	}
	x.addCriterion(at, u.Text, u.From, u.To)
	if x.alike(at, u) {
		x.extend(at, u.To)
	}
	x.nest(at, nested, c)
}

// alike says that an example stands with the lines of its feature, which it then belongs to.
func (x *understander) alike(at int, u *reading.Unit) bool {
	return !x.inOtherPart(0, FirstLine(x.u.Features[at].Source), u.From)
}

// exampleOf finds what an example is an example of, -1 where it stands alone.
func (x *understander) exampleOf(u *reading.Unit, c context) int {
	if c.feature >= 0 {
		return c.feature
	}
	for _, s := range x.r.Path(u.Section) {
		if x.ctx[s].feature >= 0 {
			return x.ctx[s].feature
		}
		if s == 0 {
			break
		}
		for i, f := range slices.Backward(x.u.Features) { // the last one that stands above it below the same heading
			if line := FirstLine(f.Source); line >= x.r.Sections[s].From && line <= u.From {
				if s != u.Section && x.examplesOnly(u.Section) && x.inOtherPart(s, line, u.From) {
					return x.exampleAmongMany(u, i)
				}
				return i
			}
		}
	}
	if at := x.nearestFeature(u, c); at >= 0 && x.examplesOnly(u.Section) {
		return at
	}
	return -1
}

// inOtherPart says that of two lines below a heading, the first stands in a part with a heading of
// its own, in which the second does not stand: what is told there is not what an example below another
// heading is of.
func (x *understander) inOtherPart(s, line, own int) bool {
	for i := range x.r.Sections {
		part := &x.r.Sections[i]
		if i != s && !part.Pseudo && part.From > x.r.Sections[s].From && part.From <= line && part.Last >= line && (part.From > own || part.Last < own) {
			return true
		}
	}
	return false
}

// exampleAmongMany finds the feature that an example in a section of its own is of, among those of the
// whole paper: the one with its words, -2 where it is of none of them. Where there is one feature, the
// example is of this one.
func (x *understander) exampleAmongMany(u *reading.Unit, last int) int {
	if len(x.u.Features) == 1 {
		return last
	}
	if at := x.spokenOf(u.Text); at >= 0 && tellsMostly(u.Text, &x.u.Features[at]) {
		return at
	}
	return ofNoFeature
}

// tellsMostly says that an example has so many of its words from a feature that it can be of no other:
// a person and a thing that both name are in many.
func tellsMostly(text string, f *FeatureFact) bool {
	const least, share = 3, 0.4
	of := map[string]bool{}
	for _, word := range wording.Keywords(f.Name + " " + f.Text) {
		of[word] = true
	}
	words := wording.Keywords(text)
	n := 0
	for _, word := range words {
		if of[word] {
			n++
		}
	}
	return n >= least && float64(n) >= share*float64(len(words))
}

// ofNoFeature says that an example is of the whole product.
const ofNoFeature = -2

// examplesOnly tells a heading over examples, or none, from one that names what
// the examples are of.
func (x *understander) examplesOnly(s int) bool {
	if s == 0 || x.r.Sections[s].Title == "" {
		return true
	}
	cue, ok := x.headingCue(x.r.Sections[s].Title)
	return ok && (cue.Kind == "criterion" || cue.Kind == "edge" || cue.Kind == "flow")
}

// featureOfExamples makes a feature of the heading that examples stand below, or
// of an example that stands alone.
func (x *understander) featureOfExamples(u *reading.Unit, c context) int {
	if s := u.Section; !x.examplesOnly(s) {
		if cue, ok := x.headingCue(x.r.Sections[s].Title); !ok || !x.wholeCue(x.r.Sections[s].Title, cue) {
			x.openFeature(s, x.r.Sections[s].Title)
			return x.ctx[s].feature
		}
	}
	name, body, _ := reading.CutLabel(u.Text, u.Strong)
	if name == "" {
		name, body = "", u.Text
	}
	return x.addFeature(FeatureFact{Name: name, Text: reading.FirstOf(name, reading.Flatten(body)), Group: c.group, Priority: c.priority}, u.From, u.To)
}

// tellsByExamples says that what stands below a heading are examples told in steps.
func (x *understander) tellsByExamples(s int) bool {
	for _, i := range x.units[s] {
		if x.r.Units[i].As == reading.AsScenario {
			return true
		}
	}
	return false
}

// countsStory tells a heading that counts a story: "US-3 Guest link", "Story 2: …".
func (x *understander) countsStory(title string) bool {
	_, number := x.lex.storyNumber(title)
	return number != "" || x.tags(title).ref != ""
}

// storyNumber takes what counts a story off its heading: "User Story 2: Renew",
// "故事一：预约".
func (l *Lexicons) storyNumber(title string) (name, number string) {
	low := reading.Lower(title)
	for _, head := range l.StoryHeads {
		if !strings.HasPrefix(low, head) {
			continue
		}
		rest := strings.TrimLeft(title[len(head):], " ")
		count := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789.#一二三四五六七八九十"))]
		name = strings.TrimLeft(rest[len(count):], " :：–—-、)）")
		if count != "" && name != "" && len(name) < len(rest)-len(count) {
			return name, strings.TrimRight(title[:len(title)-len(rest)]+count, " .")
		}
	}
	return title, ""
}
