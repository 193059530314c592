package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// absentOnes tells the line of Chinese minutes that names who was not there. Its key may be
// what a product is about, 请假, so that it counts beside the line of who was there only.
func (x *understander) absentOnes(u *reading.Unit) bool {
	if !x.lex.ChineseAbsent[keyOfLine(u.Text)] {
		return false
	}
	for _, at := range []int{u.From - 1, u.To + 1} {
		if at >= 1 && at <= len(x.r.Lines) && x.lex.ChinesePresent[keyOfLine(x.r.Lines[at-1])] {
			return true
		}
	}
	return false
}

// keyOfLine is what stands in front of the first colon of a line.
func keyOfLine(line string) string {
	if i := strings.IndexAny(line, ":："); i >= 0 {
		return strings.Trim(line[:i], "*_- \t")
	}
	return ""
}
