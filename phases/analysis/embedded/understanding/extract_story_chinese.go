package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// actsOfOthers says that the clauses in front of what somebody may do tell what somebody does, so that a sentence is about
// both: 老师上完课后填写反馈|，家长可以回复. A case in which something is done is no deed of its own.
func (x *understander) actsOfOthers(before string) bool {
	first, _, _ := strings.Cut(before, "，")
	if reading.HasSuffixOf(before, "时", "后", "前", "的", "期间", "的话", "之后", "以后", "内", "起") || reading.HasPrefixOf(first, "当", "如", "若", "在", "对", "除") {
		return false
	}
	const shortest, longest, deed = 2, 5, 4 // runes
	runes := []rune(first)
	for n := min(longest, len(runes)); n >= shortest; n-- {
		if name := string(runes[:n]); x.isPerson(name) && !reading.HasSuffixOf(name, "后", "时") {
			rest := first[len(name):]
			return utf8.RuneCountInString(rest) >= deed && !strings.HasPrefix(rest, "的") && !reading.HasSuffixOf(first, "时", "后", "的")
		}
	}
	return false
}
