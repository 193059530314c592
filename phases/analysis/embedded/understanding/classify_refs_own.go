package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withOwnNumber tells an item below a story that counts on from its number, "KB-7 affineur:
// skip a wheel" below KB-6: it is the next story in short, and no criterion of that one.
func (x *understander) withOwnNumber(u *reading.Unit, c context) context {
	if c.feature < 0 || u.Kind != reading.Bullet || u.Parent >= 0 {
		return c
	}
	own, story := u.Text[:reading.RefLength(u.Text)], x.u.Features[c.feature].Ref
	if own == "" || story == "" || strings.HasPrefix(own, story) || refFamily(own) != refFamily(story) || x.lex.CriterionRefs[refFamily(own)] {
		return c
	}
	if x.shortForm == nil {
		x.shortForm = map[int]bool{}
	}
	x.shortForm[u.Index] = true
	above := u.Section
	for above > 0 && x.ctx[above].feature >= 0 {
		above = x.r.Sections[above].Parent
	}
	return context{kind: "feature", feature: -1, group: x.ctx[above].group, outer: c.outer}
}

// inShortForm reads an item that tells a story in short behind its number: who does what,
// "KB-7 affineur: skip a wheel (Could)", or that it is left out, "KB-10 timer – won't, not our
// business". One that is written out is read as any other story.
func (x *understander) inShortForm(u *reading.Unit, nested []int, c context) bool {
	n := reading.RefLength(u.Text)
	if u.Kind != reading.Bullet || c.kind != "feature" || c.feature >= 0 || n == 0 || len(nested) > 0 {
		return false
	}
	ref, body := u.Text[:n], strings.TrimLeft(u.Text[n:], " :.–—-")
	for _, dash := range []string{" – ", " — ", " - ", "——", ": "} {
		what, said, ok := strings.Cut(body, dash)
		rank, why, _ := strings.Cut(said, ",")
		if ok && x.tag(rank) == "wont" {
			x.addNonGoal(strings.TrimRight(what, " ?？"), strings.TrimSpace(why), u.From, u.To)
			return true
		}
	}
	t := x.tags(body)
	who, deed, ok := strings.Cut(t.text, ": ")
	if _, known := x.findActor(who); !ok || !known && !x.isPerson(who) || len(strings.Fields(who)) > 4 || deed == "" || reading.HasHan(body) || x.story(t.text) != nil {
		return false
	}
	x.addFeature(FeatureFact{Ref: ref, Text: "The " + who + " can " + deed, Priority: reading.FirstOf(t.priority, c.priority), Group: c.group}, u.From, u.To)
	return true
}
