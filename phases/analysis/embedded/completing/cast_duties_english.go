package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// duty is one deed with what it is done to: "register" and the words of "endpoints".
type duty struct {
	verb   string
	object []string
}

// byEnglishDuty is the only one whose line on a role tells the deed of a feature that
// names nobody: "list the deliveries of an endpoint" is of the consumer who "registers
// endpoints, looks at deliveries". -1 where it is nobody or several.
func (c *Cast) byEnglishDuty(f *understanding.FeatureFact) int {
	done, ok := c.w.deedOf(f)
	if !ok {
		return -1
	}
	found := -1
	for i := range c.w.Understood.Actors {
		a := &c.w.Understood.Actors[i]
		who, known := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(a.Name)))]
		if a.System || a.Source.Kind != specs.Stated || !known || c.people[who].idle || !slices.ContainsFunc(c.w.englishDuties(a.Role), func(d duty) bool { return c.w.sameDuty(d, done) }) {
			continue
		}
		if found >= 0 && found != who {
			return -1
		}
		found = who
	}
	return found
}

// deedOf is what somebody does by a feature, where its statement names nobody: as an
// order, or as what can be done to a thing.
func (w *Completer) deedOf(f *understanding.FeatureFact) (duty, bool) {
	st := w.TakeApart(f.Text)
	c := st.Clause
	if phrase, _, ok := w.Operation(f, st); ok { // what an operation is for is done by whoever calls it
		return w.dutyOf(phrase)
	}
	switch {
	case st.Trigger != "":
		return duty{}, false
	case st.Phrase != "" && !st.Third:
		return w.dutyOf(st.Phrase)
	case st.Whole && c.Form == phrasing.ModalVerb && !c.Not && (c.Verb == "can" || c.Verb == "may"):
		rest, be := strings.CutPrefix(c.Rest, "be ")
		verb, known := w.Participle(strings.ToLower(phrasing.LeadingWord(rest)))
		return duty{verb: verb, object: headWords(c.Subject)}, be && known
	}
	return duty{}, false
}

// englishDuties are the deeds that the line on a role tells: "registers endpoints, looks
// at deliveries".
func (w *Completer) englishDuties(role string) []duty {
	var out []duty
	for _, s := range wording.Sentences(role) {
		text := strings.NewReplacer("; ", ", ", ", and ", ", ", " and ", ", ").Replace(strings.TrimRight(role[s.Start:s.End], ". "))
		for part := range strings.SplitSeq(text, ", ") {
			part = strings.TrimPrefix(strings.TrimSpace(part), "who ")
			if c, ok := w.ParseClause(part); ok && !c.Not && (c.Form == phrasing.ThirdVerb || c.Form == phrasing.PluralVerb) {
				part = w.Base(c)
			} else if base, ok := w.BaseForm(part); ok {
				part = base
			}
			if d, ok := w.dutyOf(part); ok {
				out = append(out, d)
			}
		}
	}
	return out
}

// dutyOf reads a deed in the base form of its verb.
func (w *Completer) dutyOf(phrase string) (duty, bool) {
	verb, rest, _ := strings.Cut(strings.TrimRight(phrase, ". "), " ")
	verb = strings.ToLower(strings.TrimRight(verb, ",;:"))
	if !w.Table.IsWord("verbs", "en", verb) || w.Table.IsWord("no_needs", "en", verb) {
		return duty{}, false
	}
	return duty{verb: verb, object: headWords(rest)}, true
}

// maxHead is how many words of an object name it; what stands behind them only tells more.
const maxHead = 3

// headWords are the words by which a thing is named.
func headWords(object string) []string {
	if i := strings.IndexAny(object, ",;:("); i >= 0 {
		object = object[:i]
	}
	words := wording.Keywords(object)
	return phrasing.FirstN(words, maxHead)
}

// sameDuty says that two deeds are of one kind and done to the same thing.
func (w *Completer) sameDuty(a, b duty) bool {
	if len(a.object) == 0 || len(b.object) == 0 || !slices.Contains(a.object, b.object[0]) {
		return false
	}
	row := w.Table.PersonRow(a.verb)
	return wording.Stem(a.verb) == wording.Stem(b.verb) || row.Class != "other" && row == w.Table.PersonRow(b.verb)
}

// doneByPeople says that a feature without a name in it is something that somebody does,
// and not what the product or a thing in it does by itself.
func (c *Cast) doneByPeople(f *understanding.FeatureFact) bool {
	if c.w.Language == "zh" {
		return true
	}
	_, ok := c.w.deedOf(f)
	return ok
}
