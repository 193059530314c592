package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// objectsEnd is where the row of objects ends that the deed at i begins, "the skipper enters
// departure, crew, fuel and damages": what stands between its commas up to the last "and" is
// nothing of its own. It is i where no such row begins there.
func (l *ideaList) objectsEnd(parts []string, i int) int {
	const longest = 4 // words of one object
	if !l.opensRow(parts[i]) {
		return i
	}
	for k := i + 1; k < len(parts); k++ {
		bare, last := CutFold(parts[k], "and ")
		if !last {
			bare = parts[k]
		}
		if _, clause := l.r.w.ParseClause(bare); clause || len(strings.Fields(bare)) > longest+2 || l.says(bare) || l.r.isLimit(bare) || l.r.w.isDone(bare) || l.r.isTail(bare) || l.belongs(bare) {
			return i
		}
		head, tail, joined := strings.Cut(bare, " and ")
		switch {
		case last, joined && !l.says(tail) && len(strings.Fields(head)) <= longest:
			return k + 1
		case len(strings.Fields(bare)) > longest:
			return i
		}
	}
	return i
}

// opensRow says that a part tells who does something with a thing, or what the product does
// with one, in its main clause: more things may follow. Where no verb leads but a wish, each
// thing is one of its own: "log habits, streaks and reminders".
func (l *ideaList) opensRow(part string) bool {
	w := l.r.w
	_, does, acts := l.subject(part)
	if !acts && !w.thirdLed(part) && !w.recorded(part) {
		return false
	}
	if !acts {
		does = part
	}
	tokens := ClauseTokens(does)
	return len(tokens) > 1 && !w.subordinateBefore(tokens, len(tokens)) && !w.Table.IsWord("auxiliaries", "en", tokens[0].Low) && !strings.Contains(does, " and ")
}

// leansOn says that a part goes on with the one before it though a comma parts them: that one
// ends in a conjunction, "offline and, if asked, …", or the part only tells where to, with
// what or for whom, "exports to CSV, to Excel".
func (l *ideaList) leansOn(before, part string) bool {
	switch strings.ToLower(reading.LastWord(before)) {
	case "and", "or", "but":
		return true
	}
	first := strings.ToLower(LeadingWord(part))
	if first == "not" { // "by number, not by name"
		_, rest, _ := strings.Cut(part, " ")
		return l.r.w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(rest)))
	}
	if first == "above" || first == "below" || first == "beyond" {
		return l.r.w.Table.IsWord("case_leads", "en", strings.ToLower(LeadingWord(before))) || reading.HasPrefixOf(strings.ToLower(part), first+" that ")
	}
	return l.r.w.Table.IsWord("leaning", "en", first) && l.says(before)
}
