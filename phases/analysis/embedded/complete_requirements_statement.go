package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// ownAct says that the clause of a statement tells what the product itself
// does, and not what becomes of a thing in it.
func (w *work) ownAct(d *draft) bool {
	subject := strings.TrimPrefix(strings.ToLower(d.st.clause.subject), "the ")
	return strings.EqualFold(d.st.clause.subject, w.product) || w.rules.isWord("selves", "en", subject)
}

// triggerClause is a condition as the clause behind "Given".
func (w *work) triggerClause(trigger string) string {
	first, rest, _ := strings.Cut(strings.TrimRight(trigger, ", "), " ")
	switch strings.ToLower(first) {
	case "when", "if", "while", "where", "whenever", "once":
		if _, ok := w.parseClause(rest); ok {
			return w.say("given_that", "text", rest)
		}
	}
	return wording.LowerFirst(trigger)
}

// fact0 is the fact behind a draft, an empty one when there is none.
func (d *draft) fact0() *FeatureFact {
	if d.fact == nil {
		return &FeatureFact{}
	}
	return d.fact
}

func (d *draft) trigger() string {
	if d.fact == nil {
		return ""
	}
	return d.fact.Trigger
}

// strongName names a requirement in a few words, without weak ones where it
// can.
func (w *work) strongName(d *draft) string {
	name := d.req.Title
	if head, _, ok := strings.Cut(name, ": "); ok {
		name = head
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && w.lang == "zh" {
		name = name[:i]
	}
	name = w.cutName(name, 46)
	if w.rules.weak.find(name) == "" {
		return name
	}
	var keep []string
	for f := range strings.FieldsSeq(name) {
		if w.rules.weak.find(f) != "" && len(keep) > 2 {
			break
		}
		if w.rules.weak.find(f) == "" {
			keep = append(keep, f)
		}
	}
	for len(keep) > 1 && w.rules.isWord("prepositions", "en", keep[len(keep)-1]) {
		keep = keep[:len(keep)-1]
	}
	if cut := strings.Join(keep, " "); cut != "" && w.rules.weak.find(cut) == "" {
		return cut
	}
	return strings.TrimRight(wording.Sentence(w.thing()), ".。")
}

// cutName shortens a title for a label: before its last prepositions.
func (w *work) cutName(name string, n int) string {
	if len([]rune(name)) <= n || w.lang == "zh" {
		return w.cutPhrase(name, n)
	}
	best := ""
	tokens := clauseTokens(name)
	for i, t := range tokens {
		if i < 3 || len([]rune(name[:t.from])) > n+1 || w.inBrackets(name, t.from) || t.low == "to" || t.low == "and" || t.low == "or" || t.low == "of" || t.low == "than" || t.low == "as" || w.rules.isWord("particles", "en", t.low) && w.isVerbish(tokens[i-1].low) {
			continue
		}
		if prev := tokens[i-1].low; w.rules.isWord("breaks", "en", t.low) && !w.rules.isWord("prepositions", "en", prev) && !w.rules.isWord("determiners", "en", prev) && !w.rules.isWord("relatives", "en", prev) && prev != "is" && prev != "are" && prev != "be" {
			best = strings.TrimRight(name[:t.from], " ,")
		}
	}
	if i := strings.LastIndex(best, ", "); i > 0 && !strings.Contains(best[i+2:], " ") && len(strings.Fields(best[:i])) > 2 {
		best = best[:i]
	}
	if best != "" {
		return best
	}
	if i := strings.Index(name, ", "); i > 0 && len(strings.Fields(name[:i])) > 2 && !w.inBrackets(name, i) {
		return name[:i]
	}
	return w.cutPhrase(name, 60)
}

// labelled puts the name of a requirement before a criterion, which else would
// not say by itself what it is about.
func (w *work) labelled(d *draft, text string) string {
	name := strings.TrimRight(w.strongName(d), ". ")
	for _, end := range w.rules.Words["check_dangling"].In(w.lang) {
		name = strings.TrimSuffix(name, end) // cut in front of its condition
	}
	return w.say("crit_label", "name", name, "text", w.lowerStart(text))
}

// forbids says that a statement says what must not be: what is good of a thing
// and how it is tested then does not apply.
func (w *work) forbids(d *draft) bool {
	if w.lang == "zh" {
		return w.denies(d.req.Title)
	}
	return d.st.whole && (d.st.clause.not || w.rules.isWord("no_subjects", "en", leadingWord(d.st.clause.subject)))
}
