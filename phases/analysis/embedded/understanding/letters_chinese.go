package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// How long an announcement is at most, and what it announces at least, in runes.
const (
	maxAnnouncement = 12
	minAnnounced    = 8
)

// withoutCounts takes off the sentences of a Chinese paragraph how it announces and
// counts its points: "有两点请注意：一是…；二是…" states two things, and no announcement.
func (l *Lexicons) withoutCounts(u *reading.Unit) {
	if u.Kind != reading.Prose || !reading.HasHan(u.Text) {
		return
	}
	if u.Label != "" && l.announces(u.Label) {
		u.Label = ""
	}
	for i := range u.Sentences {
		said := &u.Sentences[i].Text
		if n := l.countLength(*said); n > 0 {
			*said = (*said)[n:]
		}
	}
}

// announces tells words that only say that points follow.
func (l *Lexicons) announces(text string) bool {
	return utf8.RuneCountInString(text) <= maxAnnouncement && reading.ContainsAny(text, l.ChineseAnnouncesPoints...)
}

// countLength is the length of what stands before a point that is counted; what
// follows has to be a statement.
func (l *Lexicons) countLength(text string) int {
	rest := text
	if lead, said, ok := strings.Cut(text, "："); ok && l.announces(lead) {
		rest = said
	}
	for _, count := range l.ChineseCountedOpeners {
		if said, ok := strings.CutPrefix(rest, count); ok {
			rest = strings.TrimLeft(said, "，、：")
			break
		}
	}
	if utf8.RuneCountInString(rest) < minAnnounced {
		return 0
	}
	return len(text) - len(rest)
}
