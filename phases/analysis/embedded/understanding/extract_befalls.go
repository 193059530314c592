package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxBefalling is how many words a label has at most that says what happens to something.
const maxBefalling = 9

// befallsFirst writes an item whose label or head says what goes wrong as what it is, a
// condition with the reaction to it: "Handset loses its connection: up to 50 scans are kept"
// becomes "When handset loses its connection, up to 50 scans are kept". What befalls a thing
// is nothing that it has to do.
func (l *Lexicons) befallsFirst(u *reading.Unit) {
	if len(u.Sentences) == 0 || reading.HasHan(u.Text) {
		return
	}
	first := &u.Sentences[0]
	head, reaction, ref := u.Label, first.Text, ""
	arrow := false
	if head == "" {
		if head, reaction, arrow = cutArrow(first.Text); !arrow {
			return
		}
	}
	if n := numberLength(head); n > 0 {
		ref, head = head[:n], head[n:]
	}
	condition := l.befalling(head, arrow)
	if condition == "" || !reading.HasFiniteVerb(reaction) || strings.HasSuffix(strings.TrimSpace(reaction), "?") {
		return
	}
	told := ref + "When " + condition + ", " + wording.LowerFirst(strings.TrimSpace(reaction))
	rest := strings.TrimPrefix(strings.TrimSpace(stripLabel(u)), strings.TrimSpace(first.Text))
	first.Text, u.Label, u.Text = told, "", told+rest
}

// numberLength is how long the number is that a text begins with, "C.7 " and "FR-15 ".
func numberLength(text string) int {
	number, _, ok := strings.Cut(text, " ")
	if !ok || !strings.ContainsAny(number, "0123456789") || strings.Trim(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-") != "" {
		return 0
	}
	return len(number) + 1
}

// cutArrow parts a sentence at the one arrow in it.
func cutArrow(text string) (head, rest string, ok bool) {
	head, rest, ok = strings.Cut(arrows(text), " → ")
	return head, rest, ok && !strings.Contains(rest, "→") && !strings.ContainsAny(head, ".:;")
}

// befalling is what goes wrong as a clause, "handset loses its connection"; of "No fix
// within 20 seconds" it is that there is none: an arrow says so of anything, a colon only of
// what may be gone for a while, as "No refunds: …" is a rule. Empty where a head says nothing
// of the kind.
func (l *Lexicons) befalling(head string, arrow bool) string {
	head = strings.Trim(head, " *_")
	words := strings.Fields(head)
	if len(words) < 2 || len(words) > maxBefalling || strings.ContainsAny(head, ",;?`") {
		return ""
	}
	low := " " + reading.Lower(head) + " "
	switch {
	case strings.HasPrefix(low, " no ") && !reading.HasFiniteVerb(head) && (arrow || reading.ContainsAny(low, l.LackingThings...)):
		return "there is " + wording.LowerFirst(head)
	case reading.ContainsAny(low, l.BefallingVerbs...) && !l.OpensClause[reading.Lower(words[0])]:
		return wording.LowerFirst(head)
	}
	return ""
}
