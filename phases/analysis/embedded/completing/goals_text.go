package completing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// goalSentence is a stated goal as a sentence. A row of a table that names only what
// is measured, with the number of today and the one to be reached, is told by where
// it goes: "Days to a refund fall from 12 days to 4 days by the end of Q3."
func (w *Completer) goalSentence(g *understanding.GoalFact) string {
	if rest, ok := w.bareGoal(g.Text); ok {
		return rest
	}
	name := strings.TrimRight(g.Text, ".。 ")
	if phrasing.FoldTerm(name) != phrasing.FoldTerm(strings.TrimRight(g.Metric, ".。 ")) {
		return g.Text
	}
	c, ok := w.changeIn(specs.Plain(g.Target))
	if !ok {
		return g.Text
	}
	key := "goal_rises"
	switch many := w.Language != "zh" && w.manyThings(name); {
	case c.falls && many:
		key = "goal_falls_many"
	case c.falls:
		key = "goal_falls"
	case many:
		key = "goal_rises_many"
	}
	return w.Sentence(key, "metric", name, "from", c.from, "to", c.to, "due", w.dueOf(c.due))
}

// bareGoal is a goal without who wants it: "we want a return rate of 18 %" is a
// return rate of 18 %. Behind "to" stands a deed, which keeps its doer.
func (w *Completer) bareGoal(text string) (string, bool) {
	low := strings.ToLower(text)
	for _, lead := range w.Table.Words["goal_wishes"].In(w.Language) {
		if rest := text[min(len(lead), len(text)):]; strings.HasPrefix(low, lead) && !strings.HasPrefix(rest, "to ") && wording.HasMeasure(rest) && !strings.Contains(rest, " to ") {
			return wording.Sentence(rest), true
		}
	}
	return "", false
}

// dueOf is by when a goal is to be reached, as the end of its sentence.
func (w *Completer) dueOf(due string) string {
	switch {
	case due == "":
		return ""
	case w.Language == "zh":
		return w.Say("goal_due_other", "due", due)
	case strings.HasPrefix(strings.ToLower(due), "end of "):
		return w.Say("goal_due", "due", wording.LowerFirst(due))
	}
	return w.Say("goal_due_other", "due", due)
}

// change is where a number goes, from today to the target.
type change struct {
	from, to, due string
	falls         bool
}

// changeIn reads a target that names the number of today beside its own, both of
// one unit.
func (w *Completer) changeIn(target string) (c change, ok bool) {
	at, word := -1, ""
	for _, now := range w.Table.Words["today_words"].In(w.Language) {
		if i := strings.Index(strings.ToLower(target), now); i > 0 && (at < 0 || i < at) {
			at, word = i, now
		}
	}
	if at < 0 {
		return c, false
	}
	c.from = strings.Trim(target[at+len(word):], " ,.()（），。:：")
	c.to = strings.TrimRight(target[:at], " ,(（，;；")
	if i := strings.IndexAny(c.to, "(（"); i > 0 {
		c.due = strings.Trim(c.to[i:], " ()（）")
		c.to = strings.TrimSpace(c.to[:i])
	}
	from, unit, known := amountOf(c.from)
	to, same, also := amountOf(c.to)
	if !known || !also || unit != same || from == to {
		return c, false
	}
	c.falls = to < from
	return c, true
}

// amountOf is the only number of a short text, and its unit.
func amountOf(text string) (amount float64, unit string, ok bool) {
	from := strings.IndexAny(text, "0123456789")
	if from < 0 {
		return 0, "", false
	}
	to := from
	for to < len(text) && strings.IndexByte("0123456789.,", text[to]) >= 0 {
		to++
	}
	digits := strings.ReplaceAll(strings.TrimRight(text[from:to], ".,"), ",", "")
	amount, err := strconv.ParseFloat(digits, 64)
	unit = strings.TrimSpace(text[to:])
	return amount, unit, err == nil && !strings.ContainsAny(unit, "0123456789,;，；")
}

// manyThings says that what is counted is named in the plural: "parcels without an
// owner".
func (w *Completer) manyThings(name string) bool {
	words := strings.Fields(strings.ToLower(name))
	for i, word := range words {
		if i > 0 && (w.Table.IsWord("prepositions", "en", word) || slices.Contains([]string{"that", "which", "who"}, word)) {
			words = words[:i]
			break
		}
	}
	return slices.ContainsFunc(words, func(word string) bool { return wording.Singular(word) != word })
}
