package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// lookedAt says that a platform, cloud or store is only named for what the product works upon:
// "compares two Kubernetes namespaces", "scans AWS accounts", "lints Docker files". It is then nothing
// that the product runs on or is made with. Things that live there are reached over its interface,
// outside is its name for that; files are read wherever they lie, and leave it empty.
func (l *Lexicons) lookedAt(text string, h *reading.Hit[technology]) (outside string, looked bool) {
	const reach = 5 // words between the deed and the name
	switch h.Value.layer {
	case "platform", "cloud", "database", "tool":
	default:
		return "", false
	}
	behind := reading.Lower(strings.Trim(reading.FirstWord(strings.TrimPrefix(text[h.End:], " ")), ".,;:)"))
	live := l.LiveThings[behind]
	if !strings.HasPrefix(text[h.End:], " ") || !live && !l.WrittenThings[behind] {
		return "", false
	}
	words := strings.Fields(reading.Lower(text[:h.Start]))
	for i := len(words) - 1; i >= max(0, len(words)-reach); i-- {
		word := strings.Trim(words[i], ",.;:(")
		switch {
		case l.LookingVerbs[word]:
			if live {
				outside = text[h.Start:h.End]
			}
			return outside, true
		case l.PrepositionsOfBuild[word] && word != "and" && word != "or", word != words[i]:
			return "", false
		}
	}
	return "", false
}
