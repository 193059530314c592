package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// deedRow is the row by which the deed of a person is tested: that of its verb, except
// where the word behind the verb makes another of it ("check in a guest", "say yes"), and where a
// code is read.
func (w *Specifier) deedRow(want, object string) *phrasing.CheckRule {
	words := strings.Fields(strings.ToLower(want))
	if len(words) > 1 {
		if class, ok := w.Table.Words["check_particles"].Paired("en", words[0]+" "+strings.TrimRight(words[1], ",.")); ok && (class != "login" || len(words) < 3 || !w.Table.IsWord("determiners", "en", words[2])) { // who "signs on the glass" signs, and signs in nowhere
			return w.systemRow(class)
		}
	}
	if w.readsCode(phrasing.LeadingWord(want), object) {
		return w.systemRow("scan")
	}
	if row := w.ownDataRow(want, object); row != nil {
		return row
	}
	if row := w.ownRow(want, object); row != nil {
		return row
	}
	lead := strings.ToLower(phrasing.LeadingWord(want))
	if lead == "keep" && strings.HasSuffix(strings.ToLower(phrasing.LeadingWord(object)), "ing") {
		lead = "" // who keeps getting something changes nothing
	}
	row := w.Table.PersonRow(lead)
	switch {
	case row.Class == "export" && w.oneSheet(object):
		return w.systemRow("exportone")
	case row.Class == "hand" && w.Table.IsWord("check_by_hand", "en", lead) && !strings.Contains(want, " to "):
		return w.systemRow("other") // keys that are handed out arrive at no other system
	}
	return row
}

// handedToPerson says that something is passed on to a person: "on to the plant manager".
func (w *Specifier) handedToPerson(behind string) bool {
	_, to, ok := strings.Cut(" "+behind, " to ")
	if !ok {
		return false
	}
	_, person := w.PersonIn(to)
	return person
}

// oneSheet says that what somebody exports or prints is one thing made of one case, "the
// label", "a monthly statement as PDF", and no list of entries.
func (w *Specifier) oneSheet(object string) bool {
	tokens := phrasing.ClauseTokens(object)
	if len(tokens) < 2 || w.Language == "zh" || !w.Table.IsWord("articles", "en", tokens[0].Low) && !w.Table.IsWord("check_one", "en", tokens[0].Low) {
		return false
	}
	head := tokens[1].Low
	for _, t := range tokens[1:] {
		if w.Table.IsWord("prepositions", "en", t.Low) || t.Low == "as" {
			break
		}
		if head = t.Low; t.Comma {
			break
		}
	}
	return !phrasing.IsPluralNoun(head) && !w.Table.IsWord("check_listings", "en", head)
}

// machineRow is the row by which a deed of the product is tested; nil without one, and
// for how plain values are written, of which nothing is missing and no page breaks off.
func (w *Specifier) machineRow(d *Draft, verb, object string) *phrasing.CheckRule {
	row := w.Table.MachineRow(verb)
	if row == nil || w.Table.IsWord("check_person_verbs", "en", verb) && w.Language != "zh" {
		return nil
	}
	if verb == "keep" && w.Language != "zh" && strings.HasSuffix(strings.ToLower(phrasing.LeadingWord(object)), "ing") {
		return nil // it keeps working, and keeps nothing
	}
	if row.Class == "take" && w.Language != "zh" && !w.takesInput(d, object) {
		return nil
	}
	if row.Class == "fetch" && w.Language != "zh" && strings.HasPrefix(phrasing.OrElse(d.Statement.Phrase, w.Base(d.Statement.Clause)), verb+" out ") {
		return w.systemRow("convert") // "pull out deadlines" of a document
	}
	passive := d.Statement.Whole && !w.IsSystem(d.Statement.Clause.Subject)
	_, behind, _ := strings.Cut(strings.TrimPrefix(d.Statement.Clause.Rest, "be "), " ")
	switch how := strings.ToLower(phrasing.LeadingWord(behind)); {
	case w.readsCode(verb, object):
		return w.systemRow("scan")
	case row.Class == "hand" && w.Language != "zh" && w.handedToPerson(behind):
		return nil // a person has no other side on which values arrive
	case passive && verb == "scan" && how != "for" && w.Language != "zh":
		return nil // what is scanned onto an order is put there: nothing is looked for in it
	case passive && verb == "write" && (how == "to" || how == "into"):
		return w.systemRow("keepeach") // each is put down there, and no page is made of it
	case passive && (how == "as" || how == "in") && w.Table.IsWord("check_values", "en", wording.Singular(strings.ToLower(reading.LastWord(object)))):
		return nil
	case passive && verb == "write" && how == "in":
		return nil // by whom is not said, and in what they are written is tested by itself
	}
	return row
}

// readsCode says that something is scanned that stands for something else.
func (w *Specifier) readsCode(verb, object string) bool {
	if !strings.EqualFold(verb, "scan") {
		return false
	}
	for _, t := range phrasing.ClauseTokens(object) {
		if w.Table.IsWord("check_codes", "en", wording.Singular(t.Low)) {
			return true
		}
		if w.Table.IsWord("prepositions", "en", t.Low) {
			break
		}
	}
	return false
}

// takesInput says that what a product reads or accepts comes in from outside, in pieces of
// which one can be broken, and that nothing else is asked for beside that: today's drift is
// accepted and is no file, and of files that are "never written to disk" the reading is the
// smaller half.
func (w *Specifier) takesInput(d *Draft, object string) bool {
	if object == "" || strings.Contains(d.Statement.Head, " never ") || strings.Contains(d.Statement.Head, " not ") {
		return false
	}
	if strings.Contains(d.Statement.Head, " over") && strings.Contains(strings.ToLower(d.Statement.Head), "take") {
		return true // what an older system holds is taken over
	}
	return slices.ContainsFunc(phrasing.ClauseTokens(d.Statement.Head), func(t phrasing.Token) bool {
		return w.Table.IsWord("check_inputs", "en", wording.Singular(t.Low))
	})
}
