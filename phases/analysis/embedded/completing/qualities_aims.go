package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs/wording"
)

// aimOf is a quality without what it says of today: "The run ends before 5:00;
// today it takes 2 hours". Where no number is left, the time of day by which
// something has to be done is the target.
func (w *Completer) aimOf(q *understanding.QualityFact) *understanding.QualityFact {
	text := w.WithoutToday(q.Text)
	if text == "" || text == q.Text {
		return q
	}
	out := *q
	out.Text = text
	if q.Target != "" && !strings.Contains(text, q.Target) {
		out.Target, out.Metric = "", ""
	}
	if out.Target == "" && phrasing.MeasureIn(text) == "" {
		if at := w.deadline(text); at != "" {
			out.Target = at
			out.Metric = w.metricName(strings.TrimSpace(text[:strings.Index(text, at)]))
		}
	}
	return &out
}

// WithoutToday is a text without its clauses that say how it is now.
func (w *Completer) WithoutToday(text string) string {
	leads := w.Table.Words["now_leads"].In(w.Language)
	var kept []string
	dropped := false
	for _, s := range wording.Sentences(text) {
		for part := range strings.SplitSeq(strings.TrimSpace(text[s.Start:s.End]), "; ") {
			low := strings.ToLower(strings.TrimSpace(part))
			if slices.ContainsFunc(leads, func(now string) bool { return strings.HasPrefix(low, now) }) {
				dropped = true
				continue
			}
			rest := cutNow(part, leads)
			dropped = dropped || rest != part
			kept = append(kept, rest)
		}
	}
	if !dropped || len(kept) == 0 {
		return text
	}
	return strings.TrimSpace(strings.Join(kept, "; "))
}

// cutNow takes a clause about today off the end of a text: ", today it takes".
func cutNow(text string, leads []string) string {
	for _, sep := range []string{", ", "，"} {
		for _, now := range leads {
			if i := strings.Index(strings.ToLower(text), sep+now); i > 0 {
				text = text[:i]
			}
		}
	}
	return text
}

// deadline is the time of day by which something is done: "before 5:00".
func (w *Completer) deadline(text string) string {
	words := strings.Fields(text)
	for i := 1; i < len(words); i++ {
		before, clock := words[i-1], strings.TrimRight(words[i], ".,;")
		hour, minute, ok := strings.Cut(clock, ":")
		if ok && understanding.IsNumber(hour) && understanding.IsNumber(minute) && w.Table.IsWord("deadline_words", "en", strings.ToLower(before)) {
			return before + " " + clock
		}
	}
	return ""
}
