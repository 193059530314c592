package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A Chinese or coded chain of states tells beside each state what it means and when it comes:
// "`USED` 已核销 → `ACTIVE` (冲正，未过期)". Neither is part of its name.

// stateCell parts the name of a state in a chain from what stands in brackets behind it. Several
// states in one place, and names in other scripts without marks of code, stay whole.
func stateCell(part string) (name, aside string) {
	part = strings.TrimSpace(part)
	if strings.HasPrefix(part, "`") && strings.Count(part, "`") == 2 {
		span, rest, _ := strings.Cut(part[1:], "`")
		if strings.ContainsAny(strings.TrimSpace(rest), "|/｜") && !strings.ContainsAny(rest, "（(") {
			return part, ""
		}
		if at := strings.IndexAny(rest, "（("); at >= 0 {
			aside = strings.Trim(rest[at:], "（）() ")
		}
		return "`" + span + "`", aside
	}
	if reading.HasHan(part) && reading.HasSuffixOf(part, "）", ")") && !reading.HasPrefixOf(part, "（", "(") {
		return nameAndAside(part)
	}
	return part, ""
}

// chainNames are the names in a chain of states. One of two states is a chain only where both are
// marked as code, or known as states of the same thing already.
func (x *understander) chainNames(parts []string, subject string) ([]string, bool) {
	names := make([]string, len(parts))
	coded := true
	for i, p := range parts {
		names[i], _ = stateCell(p)
		coded = coded && strings.HasPrefix(names[i], "`") && strings.HasSuffix(names[i], "`")
	}
	if len(parts) != 2 || coded {
		return names, len(parts) >= 2
	}
	e, ok := x.entity[fold(x.lex.actorName(reading.FirstOf(subject, x.stateOwner())))]
	return names, ok && !slices.ContainsFunc(names, func(n string) bool { return !containsFold(x.u.Entities[e].States, n) })
}

// chainLines are the sentences of a unit; the lines of a paragraph of which each tells a step are
// read one by one, as nothing but the end of the line parts them.
func (x *understander) chainLines(u *reading.Unit) []reading.Sentence {
	if u.Kind != reading.Prose || u.From < 1 || u.To <= u.From || u.To > len(x.r.Lines) {
		return u.Sentences
	}
	lines := x.r.Lines[u.From-1 : u.To]
	if n := len(lines); !strings.Contains(arrows(lines[0]), "→") || !strings.Contains(arrows(lines[1]), "→") || n > maxChainLines {
		return u.Sentences
	}
	out := make([]reading.Sentence, 0, len(lines))
	for i, line := range lines {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, reading.Sentence{Text: line, From: u.From + i, To: u.From + i})
		}
	}
	return out
}

// maxChainLines bounds the lines of a paragraph that tells steps.
const maxChainLines = 32

// bareChain reads a Chinese sentence that is nothing but a chain of states, whatever it stands below:
// "待接单 → 已接单 → 已取到 → 完成".
func (x *understander) bareChain(sen reading.Sentence) bool {
	text := arrows(strings.TrimRight(sen.Text, "。； "))
	if !reading.HasHan(text) || strings.Count(text, "→") < 2 {
		return false
	}
	parts := reading.SplitTop(text, "→")
	names, _ := x.chainNames(parts, "")
	states, ordered := 0, false
	for _, name := range names {
		if reading.HasPrefixOf(name, x.lex.ChineseStateSigns...) {
			states++
		}
		ordered = ordered || reading.ContainsAny(name, x.lex.ChineseOrderDeeds...)
	}
	if states*2 < len(names) || !reading.ShortParts(names, 1, 8) {
		return false
	}
	subject := ""
	if ordered {
		subject = x.lex.ChineseOrderNouns[0]
	}
	x.addChain(subject, parts, sen.From, sen.To)
	return true
}
