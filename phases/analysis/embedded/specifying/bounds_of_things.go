package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// windowOfThing tests a time that stands behind the thing of which something is said, and not behind what
// is done: "A repeated key within 24 hours returns the first response". Inside it this holds, and after
// it no longer; nothing is due at its end. Of something that has not happened in that time no such thing
// can be said.
func (w *Specifier) windowOfThing(d *Draft, b *bound) (string, bool) {
	fact := strings.TrimRight(w.testedFact(d), ". ")
	before, after, ok := strings.Cut(fact, b.m.Text)
	if !ok || b.m.Op != "≤" || !strings.HasPrefix(b.m.Text, "within ") && !strings.HasSuffix(strings.TrimSpace(before), " within") || d.Statement.Trigger != "" {
		return "", false
	}
	verb := strings.ToLower(phrasing.LeadingWord(after))
	if !w.IsThird(verb) && verb != "is" && verb != "are" {
		return "", false
	}
	told := false // which of them is meant stands in a clause of its own
	for word := range strings.FieldsSeq(strings.ToLower(before)) {
		switch word {
		case "not", "no", "nobody", "never", "without", "nothing":
			return "", true
		case "that", "which", "who", "whose", "where":
			told = true
		}
	}
	if told {
		return "", false
	}
	return w.Say("bound_until_said", b.pairs("text", fact)...), true
}

// behindBut is the half of a statement that a number bounds where the other half holds on both of its
// sides: "Drafts above 8 metres are accepted but mark the booking" accepts every draft. Empty where the
// statement has no such halves.
func (w *Specifier) behindBut(fact string, b *bound) string {
	head, tail, ok := strings.Cut(fact, " but ")
	at := strings.Index(head, b.m.Text)
	if !ok || at < 0 {
		return ""
	}
	for _, be := range []string{" are ", " is "} {
		subject, done, found := strings.Cut(head[at:], be)
		first := strings.ToLower(phrasing.LeadingWord(tail))
		if found && len(strings.Fields(done)) == 1 && (w.IsThird(first) || w.Table.IsWord("verbs", "en", first)) {
			return head[:at] + subject + " " + tail
		}
	}
	return ""
}
