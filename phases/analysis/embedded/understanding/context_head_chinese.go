package understanding

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// headNoun is the cue of the last word of a Chinese heading, which says what stands below it, where
// the word before it only says of what: 方案|目标, 需求|风险.
func (x *understander) headNoun(title string, first reading.Hit[headingCue]) (headingCue, bool) {
	if first.Value.Kind != "feature" || first.Value.Priority != "" || !reading.HasHan(title) {
		return headingCue{}, false
	}
	for _, h := range x.lex.headings.Find(title) {
		if h.Start == first.End && h.End == len(title) && !h.Value.whole && slices.Contains([]string{"goal", "metric", "problem", "risk", "question"}, h.Value.Kind) {
			return h.Value, true
		}
	}
	return headingCue{}, false
}
