package completing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// goalSentence is a stated goal as a sentence. A row of a table that names only what
// is measured, with the number of today and the one to be reached, is told by where
// it goes: "Days to a refund fall from 12 days to 4 days by the end of Q3."
func (w *Completer) goalSentence(g *understanding.GoalFact) string {
	if rest, ok := w.bareGoal(g.Text); ok {
		return rest
	}
	if said, ok := w.shareDoes(g.Text); ok {
		return said
	}
	name := strings.TrimRight(g.Text, ".。 ")
	if phrasing.FoldTerm(name) != phrasing.FoldTerm(strings.TrimRight(g.Metric, ".。 ")) {
		return g.Text
	}
	c, ok := w.changeOf(g)
	switch {
	case !ok && w.Language == "zh":
		return w.aimInWords(name, c, g)
	case !ok && c.to == "" && g.Target != "" && (w.manyThings(name) || w.isBareName(name)):
		return w.Sentence("goal_aim", "metric", w.nameInside(name), "to", specs.Plain(g.Target), "due", w.dueOf(c.due))
	case !ok:
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

// nameInside is the name of a measure inside of a sentence. One whose second word has a
// capital too, "App Store rating", keeps its own.
func (w *Completer) nameInside(name string) string {
	if _, rest, ok := strings.Cut(name, " "); ok && reading.StartsUpper(rest) {
		return name
	}
	return w.LowerStart(name)
}

// isBareName says that the name of a measure is no sentence and asks for nothing by itself:
// "D30 retention", "App Store rating".
func (w *Completer) isBareName(name string) bool {
	const longest = 6
	if len(strings.Fields(name)) > longest || w.BeginsWithVerb(name) {
		return false
	}
	_, clause := w.ParseClause(name)
	return !clause
}

// aimInWords is what is measured with the value to be reached, where nothing tells from
// where a number goes: "点检完成率的目标是 98%", "非计划停机下降 30%". A bare noun is
// no goal.
func (w *Completer) aimInWords(name string, c change, g *understanding.GoalFact) string {
	switch {
	case c.to == "":
		c.to = specs.Plain(g.Target)
	case c.from != "":
		name += w.Say("goal_today", "from", c.from)
	}
	switch {
	case c.to == "" || strings.Contains(c.to, name):
		return g.Text
	case w.Table.StartsWith("goal_moves", "zh", c.to):
		return w.Sentence("goal_moves", "metric", name, "to", c.to, "due", w.dueOf(c.due))
	}
	return w.Sentence("goal_aim", "metric", name, "to", c.to, "due", w.dueOf(c.due))
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

// shareDoes is what a share of people are to do as what they do: "25 % of visitors
// to listen to one stop" is no sentence.
func (w *Completer) shareDoes(text string) (string, bool) {
	for _, lead := range w.Table.Words["goal_wishes"].In(w.Language) {
		if rest, wished := phrasing.CutFold(text, lead); wished {
			text = wording.Sentence(rest)
		}
	}
	head, deed, ok := strings.Cut(text, " to ")
	if w.Table.IsWord("verbs", "en", strings.ToLower(phrasing.LeadingWord(head))) {
		return "", false // "Get 80 % of drivers to report" is what is to be done
	}
	if !ok || w.Language == "zh" || !reading.ContainsAny(head, "% of ", " percent of ", " per cent of ") || strings.Contains(head, ",") {
		return "", false
	}
	who := reading.LastWord(head)
	if !phrasing.IsPluralNoun(strings.ToLower(who)) || !w.IsVerbPhrase(deed) {
		return "", false
	}
	if _, clause := w.ParseClause(head); clause {
		return "", false
	}
	return head + " " + deed, true
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

// changeOf is where the number of a goal goes, where the source names the one of today too
// and both are of one unit.
func (w *Completer) changeOf(g *understanding.GoalFact) (c change, ok bool) {
	if g.Baseline == "" {
		return change{due: g.Due}, false
	}
	c = change{from: bounded(specs.Plain(g.Baseline)), to: bounded(specs.Plain(g.Target)), due: g.Due}
	from, unit, known := w.amountOf(c.from)
	to, same, also := w.amountOf(c.to)
	if !known || !also || from == to && unit == same {
		return c, false
	}
	if unit == same {
		c.falls = to < from
		return c, true
	}
	was, will := spanOf(c.from), spanOf(c.to)
	c.falls = will < was
	return c, was > 0 && will > 0 && reading.HasHan(c.to)
}

// spanOf is the only time that a text names, in seconds, and 0 for any other text.
// Working days are compared as days.
func spanOf(text string) float64 {
	list := phrasing.Measures(text)
	if len(list) != 1 {
		return 0
	}
	unit, _, _ := strings.Cut(list[0].Unit, "/")
	return list[0].Value * secondsOf(strings.Replace(unit, "workday", "d", 1))
}

// bounded writes the sign of a bound as Chinese says it behind its number: "≤ 1 间" is
// "1 间以内".
func bounded(value string) string {
	if !reading.HasHan(value) {
		return value
	}
	for _, bound := range [][2]string{{"≤", "以内"}, {"<=", "以内"}, {"≥", "以上"}, {">=", "以上"}} {
		if rest, ok := strings.CutPrefix(value, bound[0]); ok {
			return strings.TrimSpace(rest) + bound[1]
		}
	}
	return value
}

// amountOf is the only number of a short text, and its unit.
func (w *Completer) amountOf(text string) (amount float64, unit string, ok bool) {
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
	for _, about := range w.Table.Words["about_ends"].In(w.Language) {
		unit = strings.TrimSuffix(unit, about)
	}
	return amount, unit, err == nil && !strings.ContainsAny(unit, "0123456789,;，；")
}

// manyThings says that what is counted is named in the plural: "parcels without an
// owner".
func (w *Completer) manyThings(name string) bool {
	words := strings.Fields(strings.ToLower(name))
	for i, word := range words {
		if i > 0 && (w.Table.IsWord("prepositions", "en", word) || w.Table.IsWord("articles", "en", word) || slices.Contains([]string{"that", "which", "who"}, word)) {
			words = words[:i]
			break
		}
	}
	return slices.ContainsFunc(words, func(word string) bool { return wording.Singular(word) != word })
}
