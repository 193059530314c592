package requirements

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// span is where an id stands in a text.
type span struct {
	from, to int
	id       string
}

// without takes ids out of the list of ids that a sentence holds. It is not
// left when the sentence speaks of no other. A sentence that names ids in more
// than one place says something of each, and stays as it is.
func without(text string, ids []string, p session.Phrases) (string, bool) {
	all := idsIn(text)
	kept := slices.DeleteFunc(slices.Clone(all), func(s span) bool { return slices.Contains(ids, s.id) })
	switch {
	case len(kept) == len(all):
		return text, true
	case len(kept) == 0:
		return text, strings.Contains(text[all[len(all)-1].to:], "…")
	}
	for i := 1; i < len(all); i++ {
		if !separates(text[all[i-1].to:all[i].from], p) {
			return text, true
		}
	}
	var b strings.Builder
	b.WriteString(text[:all[0].from])
	for i, s := range kept {
		if i > 0 {
			sep := p.Say("list_sep")
			if last := text[all[len(all)-2].to:all[len(all)-1].from]; i == len(kept)-1 && last != sep {
				sep = p.Say("list_and")
			}
			b.WriteString(sep)
		}
		b.WriteString(s.id)
	}
	b.WriteString(text[all[len(all)-1].to:])
	return b.String(), true
}

// separates says whether what stands between two ids makes them one list.
func separates(gap string, p session.Phrases) bool {
	rest := gap
	for _, sep := range []string{p.Say("list_and"), p.Say("list_sep"), ","} {
		rest = strings.ReplaceAll(rest, strings.TrimSpace(sep), "")
	}
	return strings.TrimSpace(rest) == ""
}

// idsIn finds the ids in a text, in their order.
func idsIn(text string) []span {
	var out []span
	for from := 0; from < len(text); {
		to := from
		for to < len(text) && isID(text[to]) {
			to++
		}
		if specs.IsID(text[from:to]) {
			out = append(out, span{from, to, text[from:to]})
		}
		from = to + 1
	}
	return out
}

func isID(b byte) bool { return b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '-' }
