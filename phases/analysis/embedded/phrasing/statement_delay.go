package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// takeDelay cuts "Two days before a loan ends the member gets a reminder" where
// the second clause begins.
func (w *Work) takeDelay(st *Statement) bool {
	end := w.DelayEnd(st.Head)
	if st.Trigger != "" || end == 0 {
		return false
	}
	st.Trigger, st.Head = st.Head[:end], strings.TrimLeft(st.Head[end:], ", ")
	return true
}

// takeLater cuts off a time that is counted from what was told before, in front of what
// happens then: "The evening before, everybody gets a reminder", "Two days later, the guest
// gets a survey".
func (w *Work) takeLater(st *Statement) bool {
	moment, rest, ok := strings.Cut(st.Head, ", ")
	if !ok || st.Trigger != "" || !w.IsLater(moment) {
		return false
	}
	if _, whole := w.ParseClause(rest); !whole {
		return false
	}
	st.Trigger, st.Head = moment, rest
	return true
}

// IsLater says that words tell a time counted from what was told before, and nothing else:
// "the next morning", "the evening before", "two days later".
func (w *Work) IsLater(text string) bool {
	const longest = 4
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 3 || len(words) > longest {
		return false
	}
	last := words[len(words)-1]
	if w.Table.IsWord("later_ends", "en", last) {
		return w.Table.IsWord("later_units", "en", wording.Singular(words[len(words)-2]))
	}
	return words[0] == "the" && w.Table.IsWord("later_orders", "en", words[1]) && w.Table.IsWord("later_units", "en", last)
}

// DelayEnd is where the clause of a lead time or a delay ends that begins a
// text, and what is done then begins. Zero without such a clause.
func (w *Work) DelayEnd(text string) int {
	span := w.spanOf(text)
	if span == 0 {
		return 0
	}
	start := span + len(" before ")
	if !strings.HasPrefix(text[span:], " before ") {
		if start = span + len(" after "); !strings.HasPrefix(text[span:], " after ") {
			return 0
		}
	}
	rest := text[start:]
	for _, lead := range []string{" the ", " a ", " an ", " each ", " every ", ", the ", ", a ", ", an ", ", each ", ", every "} {
		i := strings.Index(rest, lead)
		if i <= 0 {
			continue
		}
		c, whole := w.ParseClause(strings.TrimLeft(rest[i:], ", "))
		if _, person := w.PersonIn(c.Subject); whole && (person || w.namesMoment(rest[:i]) && w.plainClause(strings.TrimLeft(rest[i:], ", "))) {
			return len(strings.TrimRight(text[:start+i], ", "))
		}
	}
	return 0
}

// spanOf is where a span of time ends that begins a text: "two days", "a week". Zero without one.
func (w *Work) spanOf(text string) int {
	if m := wording.Measures(text); len(m) > 0 && m[0].Start == 0 && m[0].Class == wording.ClassTime {
		return m[0].End
	}
	words := strings.SplitN(text, " ", 3)
	if len(words) == 3 && (w.Table.IsWord("articles", "en", strings.ToLower(words[0])) || strings.EqualFold(words[0], "one")) && !strings.EqualFold(words[0], "the") && isTimeUnit(words[1]) {
		return len(words[0]) + 1 + len(words[1])
	}
	return 0
}

// namesMoment says that words name what a time is counted from, "the last scan" and "the
// loan ends", and hold nobody of whom more is told.
func (w *Work) namesMoment(text string) bool {
	for _, t := range ClauseTokens(text) {
		if w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("everybody", "en", t.Low) || w.Table.IsWord("contact_subjects", "en", t.Low) {
			return false
		}
	}
	return true
}
