package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// acceptsWhole reads an item of a section that tells when all of the product is
// accepted, beside those of its features: a quality where it bounds one, a
// criterion of the feature that it speaks of, else one of the whole.
func (x *understander) acceptsWhole(u *reading.Unit, nested []int, c context) bool {
	if c.feature >= 0 || c.outer == "feature" || c.outer == "story" || u.Kind != reading.Bullet && u.Kind != reading.Prose || x.lacksFeatures() {
		return false
	}
	s := x.look(u.Text)
	if s.question || x.story(u.Text) != nil || x.tags(u.Text).ref != "" || x.namesFeature(u.Section) {
		return false
	}
	if len(nested) == 0 && len(u.Sentences) == 1 && x.boundsSpeed(&s) {
		if s.timed() {
			s.class = "P"
		}
		x.addQuality(&s, context{feature: -1}, QualityFact{}, u.From, u.To)
		return true
	}
	at := x.spokenOf(u.Text)
	add := func(v *reading.Unit) {
		if at < 0 {
			x.wholeCriterion(v)
			return
		}
		x.addCriterion(at, v.Text, v.From, v.To)
	}
	add(u)
	for _, i := range nested {
		add(&x.r.Units[i])
	}
	return true
}

// lacksFeatures tells a paper in which no feature has been read so far, and of
// which the section at hand is all that says what the product does.
func (x *understander) lacksFeatures() bool {
	return len(x.u.Features) == 0 && !x.listsFeatures()
}

// namesFeature tells a heading that names the feature of its criteria by its id.
func (x *understander) namesFeature(section int) bool {
	for word := range strings.FieldsFuncSeq(x.r.Sections[section].Title, func(r rune) bool { return strings.ContainsRune(" ()（）[]:：,，、", r) || reading.IsHan(r) }) {
		if _, ok := x.refs[word]; ok {
			return true
		}
	}
	return false
}

// boundsSpeed tells a criterion that bounds how well something is done: "Sign-in
// adds no more than 150 ms (p95)".
func (x *understander) boundsSpeed(s *signals) bool {
	return s.trigger == "" && s.measured() && (s.has("percentile") || s.strong && strings.Contains("P SC A", s.class))
}

// spokenOf finds the feature that a criterion speaks of: the one with most of its
// words, where one of them is all its own or two are shared; -1 where none has.
func (x *understander) spokenOf(text string) int {
	x.stems.read(x.u.Features, wording.Keywords)
	shared, own := make([]int, len(x.stems.texts)), make([]int, len(x.stems.texts))
	for _, w := range wording.Keywords(text) {
		using := x.stems.using[w]
		for _, i := range using {
			shared[i]++
			if len(using) == 1 {
				own[i]++
			}
		}
	}
	best := -1
	for i := range shared {
		if enough := own[i] > 0 && shared[i] > 1 || shared[i] > 2; enough && (best < 0 || shared[i]+own[i] > shared[best]+own[best]) {
			best = i
		}
	}
	return best
}
