package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ownAct says that the clause of a statement tells what the product itself
// does, and not what becomes of a thing in it.
func (w *Specifier) ownAct(d *Draft) bool {
	subject := strings.TrimPrefix(strings.ToLower(d.Statement.Clause.Subject), "the ")
	return strings.EqualFold(d.Statement.Clause.Subject, w.Product) || strings.EqualFold(subject, w.Product) || w.Table.IsWord("selves", "en", subject)
}

// triggerClause is a condition as the clause behind "Given".
func (w *Specifier) triggerClause(trigger string) string {
	first, rest, _ := strings.Cut(strings.TrimRight(trigger, ", "), " ")
	switch strings.ToLower(first) {
	case "when", "if", "while", "where", "whenever", "once":
		if _, ok := w.ParseClause(rest); ok {
			return w.Say("given_that", "text", rest)
		}
	}
	return wording.LowerFirst(trigger)
}

// fact0 is the fact behind a draft, an empty one when there is none.
func (d *Draft) fact0() *understanding.FeatureFact {
	if d.Fact == nil {
		return &understanding.FeatureFact{}
	}
	return d.Fact
}

func (d *Draft) trigger() string {
	if d.Fact == nil {
		return ""
	}
	return d.Fact.Trigger
}

// strongName names a requirement in a few words, without weak ones where it
// can.
func (w *Specifier) strongName(d *Draft) string {
	name := d.Requirement.Title
	if head, _, ok := strings.Cut(name, ": "); ok && strings.Count(head, "`")%2 == 0 {
		name = head
	}
	if call, _, ok := strings.Cut(name, "("); ok && strings.HasPrefix(name, "`") && strings.Count(name, "`") == 2 && strings.HasSuffix(name, "`") {
		return call + "`" // a function is called without what it takes
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && w.Language == "zh" {
		name = name[:i]
	}
	name = w.cutName(name, 46)
	if w.Table.Weak.Find(name) == "" {
		return name
	}
	var keep []string
	for f := range strings.FieldsSeq(name) {
		if w.Table.Weak.Find(f) != "" && len(keep) > 2 {
			break
		}
		if w.Table.Weak.Find(f) == "" {
			keep = append(keep, f)
		}
	}
	for len(keep) > 1 && w.Table.IsWord("prepositions", "en", keep[len(keep)-1]) {
		keep = keep[:len(keep)-1]
	}
	if cut := strings.Join(keep, " "); cut != "" && w.Table.Weak.Find(cut) == "" {
		return cut
	}
	return strings.TrimRight(wording.Sentence(w.Thing()), ".。")
}

// endsTime says that a word tells from where a time in front of it is counted: without it
// "48 hours before" is a span.
func endsTime(tokens []phrasing.Token, i int) bool {
	unit := strings.TrimSuffix(tokens[i-1].Low, "s")
	return (tokens[i].Low == "before" || tokens[i].Low == "after") && slices.Contains([]string{"minute", "hour", "day", "week", "month", "year"}, unit)
}

// cutName shortens a title for a label: before its last prepositions.
func (w *Specifier) cutName(name string, n int) string {
	if len([]rune(name)) <= n || w.Language == "zh" {
		return w.CutPhrase(name, n)
	}
	best := ""
	tokens := phrasing.ClauseTokens(name)
	for i, t := range tokens {
		if i < 3 || len([]rune(name[:t.From])) > n+1 || w.InBrackets(name, t.From) || t.Low == "to" || t.Low == "and" || t.Low == "or" || t.Low == "of" || t.Low == "than" || t.Low == "as" || w.Table.IsWord("particles", "en", t.Low) && w.IsVerbish(tokens[i-1].Low) || endsTime(tokens, i) {
			continue
		}
		if prev := tokens[i-1].Low; w.Table.IsWord("breaks", "en", t.Low) && !w.Table.IsWord("prepositions", "en", prev) && !w.Table.IsWord("determiners", "en", prev) && !w.Table.IsWord("relatives", "en", prev) && prev != "is" && prev != "are" && prev != "be" {
			best = strings.TrimRight(name[:t.From], " ,")
		}
	}
	if i := strings.LastIndex(best, ", "); i > 0 && !strings.Contains(best[i+2:], " ") && len(strings.Fields(best[:i])) > 2 {
		best = best[:i]
	}
	if best != "" {
		return best
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && !w.InBrackets(name, i) {
		return name[:i]
	}
	return w.CutPhrase(name, 60)
}

// labelled puts the name of a requirement before a criterion, which else would
// not say by itself what it is about.
func (w *Specifier) labelled(d *Draft, text string) string {
	name := phrasing.OrElse(d.clause, strings.TrimRight(w.strongName(d), ". "))
	for _, end := range w.Table.Words["check_dangling"].In(w.Language) {
		name = strings.TrimSuffix(name, end) // cut in front of its condition
	}
	return w.Say("crit_label", "name", name, "text", w.LowerStart(text))
}

// forbids says that a statement says what must not be: what is good of a thing
// and how it is tested then does not apply.
func (w *Specifier) forbids(d *Draft) bool {
	if w.Language == "zh" {
		return w.Denies(d.Requirement.Title)
	}
	return d.Statement.Whole && (d.Statement.Clause.Not || d.Statement.Clause.Adverb == "never" || w.Table.IsWord("no_subjects", "en", phrasing.LeadingWord(d.Statement.Clause.Subject)))
}
