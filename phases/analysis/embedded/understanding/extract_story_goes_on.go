package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// storyGoesOn reads the paragraphs and lists behind a story, from units[j] on, as what holds for
// that story: its acceptance, how it is done, on which terms. Alone they would be constraints
// without a subject, or the problem of the whole paper. It returns where to go on: at the next
// story, or at what has a number or a label of its own.
func (x *understander) storyGoesOn(u *reading.Unit, units []int, j int, c context) int {
	at := x.featureAbove(u.From)
	if at < 0 || FirstLine(x.u.Features[at].Source) != u.From {
		return j
	}
	c.kind = "feature"
	for ; j < len(units); j++ {
		v := &x.r.Units[units[j]]
		switch accepted := x.lex.LabelsOfAcceptance[strings.Trim(reading.Lower(v.Label), " *_:：")]; {
		case v.Kind == reading.Bullet && x.termOfStory(v, &x.r.Units[units[j-1]]):
			x.openMarks(v)
			x.nest(at, []int{units[j]}, c)
		case v.Kind != reading.Prose || v.As != "" || v.Reply || v.Label != "" && !accepted || x.beginsAnother(v):
			return j
		case accepted:
			x.openMarks(v)
			for _, sen := range v.Sentences {
				x.addCriterion(at, sen.Text, sen.From, sen.To)
			}
			x.extend(at, v.To)
		default:
			x.openMarks(v)
			x.more(at, v, v.Sentences, c)
		}
	}
	return j
}

// beginsAnother tells a paragraph that is a story, or has a number or a rank of its own.
func (x *understander) beginsAnother(v *reading.Unit) bool {
	t := x.tags(v.Text)
	return t.ref != "" || t.priority != "" || x.story(t.text) != nil || strings.HasSuffix(strings.TrimRight(v.Text, " *_"), ":")
}

// storyApart tells a paragraph that is a story and nothing else, among others of its
// kind: a story alone under its heading introduces what is asked for below.
func (x *understander) storyApart(u *reading.Unit, c context) bool {
	if c.feature < 0 && x.numberedStory(u) && numbersFeatures(c.kind) {
		return true
	}
	one := func(v *reading.Unit) bool {
		return v.Kind == reading.Prose && v.Label == "" && len(v.Sentences) == 1 && x.story(x.tags(v.Text).text) != nil
	}
	return c.feature < 0 && strings.Contains("  top overview feature story ", " "+c.kind+" ") && one(u) &&
		slices.ContainsFunc(x.units[u.Section], func(i int) bool { return i != u.Index && one(&x.r.Units[i]) })
}

// termOfStory tells an item of the list right below a story, which says on which terms
// the story is told: "- Robots do not count". One with a number or a story of its own
// is the next of them.
func (x *understander) termOfStory(item, before *reading.Unit) bool {
	if item.Kind != reading.Bullet || item.From > before.To+2 || x.story(item.Text) != nil {
		return false
	}
	t := x.tags(item.Text)
	return t.ref == "" && t.priority == ""
}
