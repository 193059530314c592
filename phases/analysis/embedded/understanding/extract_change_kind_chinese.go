package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutChangeKind takes the label off a Chinese item that only says of which kind a change is:
// "新增：先进先出" wants first in, first out.
func (l *Lexicons) withoutChangeKind(u *reading.Unit) {
	const shortest = 4 // runes of what is wanted
	if u.Kind == reading.Row || !l.ChineseChangeKinds[strings.Trim(u.Label, "【】[] ")] {
		return
	}
	text := strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " ：:")
	if utf8.RuneCountInString(text) < shortest {
		return
	}
	if len(u.Sentences) > 0 {
		u.Sentences[0].Text = strings.TrimLeft(strings.TrimPrefix(u.Sentences[0].Text, u.Label), " ：:")
	}
	u.Text, u.Label = text, ""
}
