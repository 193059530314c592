package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rankBehind reads a sentence that is nothing but the mark of those before it: a rank
// ranks the feature at, an id with its rank all that the paragraph tells from the feature
// since on, as "(ORD-1, P0)" does behind three sentences.
func (x *understander) rankBehind(sen reading.Sentence, at, since int) bool {
	level := reading.FirstOf(x.tagAlone(sen.Text), x.bareRank(sen.Text))
	if at < 0 || level == "" {
		return false
	}
	x.place(sen.From, sen.To)
	ref, _ := x.refAndRank(strings.Trim(sen.Text, " .。()（）[]"))
	if ref == "" || since >= len(x.u.Features) {
		x.u.Features[at].Priority = level
		return true
	}
	for i := since; i < len(x.u.Features); i++ {
		f := &x.u.Features[i]
		f.Priority, f.Ref = reading.FirstOf(f.Priority, level), reading.FirstOf(f.Ref, ref)
	}
	return true
}
