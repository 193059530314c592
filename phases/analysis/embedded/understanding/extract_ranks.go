package understanding

import (
	"maps"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// explained are the classes that a text explains as priorities, wherever it
// does: "Class A = mandatory, B = desired, C = optional".
func (x *understander) explained() map[string]string {
	out := map[string]string{}
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind != reading.Code && len(u.Text) < 400 {
			maps.Copy(out, x.ranksIn(u.Text))
		}
	}
	x.listedRanks(out)
	return out
}

// ranksIn reads a legend of classes; nil for a text that is none.
func (x *understander) ranksIn(text string) map[string]string {
	if out := x.ranksByCode(text); out != nil {
		return out
	}
	if !strings.ContainsAny(text, "=＝") {
		if out := x.ranksInBrackets(text); out != nil {
			return out
		}
		return x.ranksBehindDashes(text)
	}
	out := map[string]string{}
	for _, part := range reading.SplitList(strings.NewReplacer("＝", "=", "; ", ", ").Replace(text)) {
		class, word, ok := strings.Cut(part, "=")
		class = strings.Trim(reading.LastWord(strings.TrimSpace(class)), "*_")
		if level := x.lex.priorities[reading.Lower(class)]; ok && level != "" {
			out[strings.ToUpper(class)] = level // "Must = needed for 15 September": the word itself says how much
			continue
		}
		if !ok || class == "" || len([]rune(class)) > 3 {
			return nil
		}
		level := x.levelMeant(word)
		if level == "" {
			return nil
		}
		out[strings.ToUpper(class)] = level
	}
	if len(out) < 2 {
		return nil
	}
	return out
}
