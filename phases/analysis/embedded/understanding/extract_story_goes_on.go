package understanding

import (
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
