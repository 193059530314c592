package understanding

import (
	"strings"
	"sync"
)

// maxRankMark is how many bytes the code of a priority in brackets has at most.
const maxRankMark = 3

// ranksInBrackets reads a legend whose codes stand in brackets before their
// meaning: "[E] essential, [D] desirable, [L] later, not in this version"; nil
// for a text that is none.
func (x *understander) ranksInBrackets(text string) map[string]string {
	if strings.Count(text, "[") < 2 {
		return nil
	}
	out := map[string]string{}
	for _, part := range strings.Split(text, "[")[1:] {
		code, said, ok := strings.Cut(part, "]")
		if code == "" || !ok || len(code) > maxRankMark || strings.ToUpper(code) != code {
			return nil
		}
		level := x.levelSaid(said)
		if level == "" {
			return nil
		}
		out[code] = level
	}
	return out
}

// oneDash writes every dash between words as one.
var oneDash = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(" — ", " – ", " - ", " – ")
})

// ranksBehindDashes reads "M – Must have; S – Should have"; nil for any other
// text.
func (x *understander) ranksBehindDashes(text string) map[string]string {
	if label, rest, ok := strings.Cut(text, ": "); ok && !strings.Contains(label, " ") {
		text = rest
	}
	out := map[string]string{}
	for part := range strings.SplitSeq(strings.TrimRight(text, ". "), "; ") {
		code, said, ok := strings.Cut(oneDash().Replace(part), " – ")
		if code = strings.TrimSpace(code); !ok || code == "" || len(code) > maxRankMark || strings.ToUpper(code) != code {
			return nil
		}
		level := x.levelSaid(said)
		if level == "" {
			return nil
		}
		out[code] = level
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// levelSaid is the priority that the meaning of a code says: of its first part,
// unless another one says "not in this version".
func (x *understander) levelSaid(said string) string {
	level := x.tag(strings.Trim(said, " ,;.:–—-="))
	for i, part := range strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune(",;.()", r) }) {
		found := x.tag(part)
		if found == "wont" || i == 0 && level == "" {
			level = found
		}
	}
	return level
}
