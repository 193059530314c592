package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// learner is the only kind of people who learn in a Chinese source, where a statement on an
// examination or a lesson names nobody: 不及格可以补考两次. -1 for any other.
func (c *Cast) learner(f *understanding.FeatureFact) int {
	text := f.Text[:headLength(f.Text)]
	if c.w.Language != "zh" || !reading.ContainsAny(text, c.w.Table.Words["learning_signs"].In("zh")...) || c.keeps(text) {
		return -1
	}
	found := -1
	for who := range c.people {
		p := &c.people[who]
		if p.idle || p.aside || !reading.HasSuffixOf(strings.TrimSpace(p.name), c.w.Table.Words["learners"].In("zh")...) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = who
	}
	return found
}

// keeps says that a statement tells first how long records are kept, which none of those
// asks for whom they are of.
func (c *Cast) keeps(text string) bool {
	first, _, _ := strings.Cut(text, "，")
	return reading.ContainsAny(first, c.w.Table.Words["keeping_signs"].In("zh")...)
}
