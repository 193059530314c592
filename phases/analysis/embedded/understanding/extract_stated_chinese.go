package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// The fewest fields that make a record of what somebody tells, and how long its name is, in runes.
const (
	minToldFields = 4
	minRecordName = 2
	maxRecordName = 8
)

// recordTold reads "学员信息就这些：姓名、手机号、车型、教练": of what the fields are, and which.
// Both are empty for any other text.
func (l *Lexicons) recordTold(text string) (entity, list string) {
	head, list, ok := strings.Cut(strings.TrimRight(text, "。 "), "：")
	if !ok || !reading.HasHan(head) || strings.Count(list, "、")+1 < minToldFields || strings.ContainsAny(list, "。；") {
		return "", ""
	}
	for _, tail := range l.ChineseRecordTails {
		head = strings.TrimSuffix(head, tail)
	}
	for _, record := range l.ChineseRecordWords {
		name, found := strings.CutSuffix(head, record)
		if n := utf8.RuneCountInString(name); found && n >= minRecordName && n <= maxRecordName && !strings.ContainsAny(name, "，、看查可能要把") {
			return strings.TrimSuffix(name, "的"), list
		}
	}
	return "", ""
}
