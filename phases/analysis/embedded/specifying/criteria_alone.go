package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fragmentSaid is a stated criterion of a few words as a sentence that needs no name in
// front: what a title and a colon before it would only point at. Empty where no form
// fits it, for then the name says at least what it is about.
func (w *Specifier) fragmentSaid(d *Draft, bare string) string {
	for _, form := range []func(*Draft, string) string{w.insteadSaid, w.speakerSaid, w.peopleSaid, w.modalSaid, w.messageSaid, w.limitsSaid, w.untilThenSaid, w.absentSaid, w.nothingElseShown, w.caseSaid} {
		if said := form(d, bare); said != "" {
			if said = wording.Sentence(said); w.Table.Weak.Observable(specs.Plain(said)) {
				return said
			}
		}
	}
	return ""
}

// speakerSaid is what the writers say that they do, as what the product does: "for 24 h
// we sign with both". A time that it lasts begins when what the requirement is about is done.
func (w *Specifier) speakerSaid(d *Draft, bare string) string {
	lead, rest, ok := strings.Cut(bare, " we ")
	if !ok || len(strings.Fields(lead)) > maxLead || !w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(lead))) || strings.ContainsAny(lead, ",;:") {
		return ""
	}
	told, ok := w.AsTold("we "+rest, phrasing.Voices{I: w.Say("the_user"), We: w.Product})
	if !ok {
		return ""
	}
	if _, timed := phrasing.CutFold(lead, "for "); timed && w.doneTitle(d) {
		return w.Say("crit_after", "text", w.subjectName(d), "then", told+" "+w.LowerStart(lead))
	}
	return lead + ", " + told
}

// maxLead is how many words of a time or a condition stand at most in front of a clause.
const maxLead = 5

// peopleSaid is a clause about people who are many in one word: "staff log in with a
// second factor" would else be read as the name of a thing.
func (w *Specifier) peopleSaid(_ *Draft, bare string) string {
	tokens := phrasing.ClauseTokens(bare)
	if len(tokens) < 4 || !w.Table.IsWord("people_in_one_word", "en", tokens[0].Low) || tokens[0].Comma || !w.Table.IsWord("verbs", "en", tokens[1].Low) {
		return ""
	}
	if next := tokens[2].Low; !w.Table.IsWord("prepositions", "en", next) && !w.Table.IsWord("particles", "en", next) && !w.FirmObject(next) {
		return ""
	}
	return bare
}

// modalSaid puts in front of "can be switched off" the thing that it is said of, and of
// "can also replace a device" who does the deed above it.
func (w *Specifier) modalSaid(d *Draft, bare string) string {
	modal, rest, _ := strings.Cut(w.LowerStart(bare), " ")
	if !w.Table.IsWord("modals_alone", "en", modal) {
		return ""
	}
	verb, behind, _ := strings.Cut(rest, " ")
	_, done := w.Participle(strings.ToLower(phrasing.LeadingWord(behind)))
	name := strings.TrimRight(w.strongName(d), ". ")
	deed := w.doneTitle(d)
	switch {
	case verb == "be" && done && !deed && w.IsNoun(name) && !strings.Contains(name, ", "):
		return phrasing.JoinWords(w.DefiniteName(name), modal, rest)
	case verb == "also" && deed && d.Actor != "":
		return w.Say("crit_role", "actor", d.Actor, "want", rest)
	}
	return ""
}

// messageSaid is a message with how, when or to whom it goes as what happens:
// "confirmation by SMS within one minute" goes out. A second one may go beside it.
func (w *Specifier) messageSaid(d *Draft, bare string) string {
	head, more, several := strings.Cut(bare, ", ")
	name, how, _ := strings.Cut(head, " ")
	first := strings.ToLower(phrasing.LeadingWord(how))
	if _, clause := w.ParseClause(head); clause || first == "" || strings.Contains(bare, ";") || strings.Contains(bare, ": ") || !w.Table.IsWord("message_names", "en", name) {
		return ""
	}
	if !w.Table.IsWord("message_ways", "en", first) && strings.IndexByte("0123456789", first[0]) < 0 {
		return ""
	}
	also, rest, _ := strings.Cut(more, " ")
	if several && (!w.Table.IsWord("message_names", "en", also) || !strings.HasPrefix(rest, "as well") || strings.Contains(rest, ", ")) {
		return ""
	}
	rest, _ = w.AsTold(rest, phrasing.Voices{I: w.Say("the_user"), We: w.Product})
	return w.goesOut(strings.TrimRight(w.strongName(d), ". "), w.LowerStart(name), how, also, rest)
}

// goesOut is a message that is sent, and what may go beside it. A reminder by SMS is
// called by its name, where that is what the requirement is about.
func (w *Specifier) goesOut(title, name, how, also, rest string) string {
	out, more := "crit_goes_out", "crit_goes_also"
	if w.Table.IsWord("message_names", "en", phrasing.LeadingWord(title)) && !w.Table.IsWord("message_names", "en", reading.LastWord(title)) && w.Table.IsWord("channels", "en", name) {
		out, more = "crit_goes_by", "crit_goes_by_also"
	}
	said := w.Say(out, "name", w.DefiniteName(title), "message", name, "how", how)
	if also == "" {
		return said
	}
	return w.Say(more, "text", said, "message", also, "how", rest)
}

// limitsSaid is a row of nothing but limits as a rule that a test can break.
func (w *Specifier) limitsSaid(d *Draft, bare string) string {
	for part := range strings.SplitSeq(bare, ", ") {
		if !w.isLimit(part) {
			return ""
		}
	}
	key := "crit_keeps_limit"
	switch least := strings.Contains(strings.ToLower(bare), "at least "); {
	case strings.Contains(bare, ", ") && !least:
		key = "crit_keeps_limits"
	case least && strings.Contains(bare, ", "):
		return "" // some of them end below and some above
	case least:
		key = "crit_keeps_least"
	}
	return w.Say(key, "name", w.subjectName(d), "list", w.LowerStart(bare))
}

// untilThenSaid is a limit behind which the source says what comes then: "up to 12 hours
// before; later than that the page shows the phone number".
func (w *Specifier) untilThenSaid(d *Draft, bare string) string {
	limit, then, ok := strings.Cut(bare, "; ")
	if !ok || !w.isLimit(limit) || strings.Contains(limit, ", ") {
		return ""
	}
	if w.doneTitle(d) && d.Actor != "" {
		want := strings.Replace(w.LowerStart(strings.TrimRight(w.strongName(d), ". ")), " one's own ", " their own ", 1) + " " + w.LowerStart(limit)
		return w.Say("crit_role", "actor", d.Actor, "want", want) + "; " + then
	}
	return w.Say("crit_possible", "name", w.subjectName(d), "limit", w.LowerStart(limit), "then", then)
}

// subjectName is what a requirement is about as the subject of a sentence: "replaying an
// endpoint", "the report".
func (w *Specifier) subjectName(d *Draft) string {
	name := strings.TrimRight(w.strongName(d), ". ")
	if w.doneTitle(d) {
		return w.Doing(w.LowerStart(name))
	}
	return w.DefiniteName(name)
}

// doneTitle says that what a requirement is about is a deed, and no thing.
func (w *Specifier) doneTitle(d *Draft) bool {
	name := w.strongName(d)
	return !strings.HasPrefix(name, "\"") && (w.IsVerbPhrase(name) || w.BeginsWithVerb(name))
}

// isLimit says that a few words are a limit with its number, and no more.
func (w *Specifier) isLimit(part string) bool {
	_, clause := w.ParseClause(part)
	return !clause && !strings.ContainsAny(part, ";:") && slices.ContainsFunc(w.Table.Words["limit_words"].In("en"), func(lead string) bool {
		rest, found := phrasing.CutFold(part, lead+" ")
		number := strings.ToLower(phrasing.LeadingWord(rest))
		return found && number != "" && (w.Table.IsWord("countings", "en", number) || strings.IndexByte("0123456789", number[0]) >= 0)
	})
}

// absentSaid is what must not be there, as what a check shows.
func (w *Specifier) absentSaid(d *Draft, bare string) string {
	there, none := w.Absent(bare)
	if !none || !w.IsNoun(bare) || strings.ContainsAny(bare, "=;") || strings.Contains(bare, ": ") {
		return ""
	}
	name := strings.TrimRight(w.strongName(d), ". ")
	rest, one := phrasing.CutFold(bare, "no ")
	if len(strings.Fields(bare)) > 3 {
		return w.Say("crit_check_shows", "text", there)
	}
	if one && strings.HasSuffix(strings.ToLower(name), "ing") && !strings.Contains(name, " ") {
		return w.Say("crit_works_without", "name", name, "text", rest)
	}
	return ""
}

// nothingElseShown is what something shows and nothing else: "iCal feed, initials only, never
// the reason".
func (w *Specifier) nothingElseShown(_ *Draft, bare string) string {
	parts := strings.Split(bare, ", ")
	if len(parts) < 2 || len(parts) > 3 || !w.Table.IsWord("showing_things", "en", strings.ToLower(reading.LastWord(parts[0]))) || len(strings.Fields(parts[0])) > 3 {
		return ""
	}
	for i, part := range parts[1:] {
		only := strings.HasSuffix(part, " only")
		never := i > 0 && (strings.HasPrefix(part, "never ") || strings.HasPrefix(part, "no "))
		if !only && !never {
			return ""
		}
	}
	return w.Say("crit_shows_only", "name", w.DefiniteName(parts[0]), "text", strings.Join(parts[1:], " and "))
}

// shownByCheck is a sentence behind a time or a condition as what a check shows: it needs
// no title in front. Empty for any other text.
func (w *Specifier) shownByCheck(text string) string {
	bare := strings.TrimRight(strings.TrimSpace(text), ". ")
	lead, rest, cut := strings.Cut(bare, ", ")
	if !cut || len(strings.Fields(lead)) > maxLead || !w.Table.IsWord("conditions", "en", phrasing.LeadingWord(lead)) || !w.bareClause(rest) {
		return ""
	}
	said := wording.Sentence(w.Say("crit_check_shows", "text", w.LowerStart(bare)))
	if !w.Table.Weak.Observable(specs.Plain(said)) {
		return ""
	}
	return said
}

// bareClause says that a text is one clause, read without what stands in brackets.
func (w *Specifier) bareClause(text string) bool {
	if from := strings.IndexByte(text, '('); from > 0 {
		if to := strings.IndexByte(text[from:], ')'); to > 0 {
			text = strings.TrimSpace(text[:from]) + text[from+to+1:]
		}
	}
	_, ok := w.ParseClause(text)
	return ok || w.HasOwnVerb(text)
}

// caseSaid is a case before an arrow with the several things that follow from it.
func (w *Specifier) caseSaid(_ *Draft, bare string) string {
	head, then, ok := strings.Cut(bare, " → ")
	if !ok || strings.Contains(then, "→") || len(strings.Fields(head)) > maxLead || !strings.Contains(then, ", ") {
		return ""
	}
	return w.Say("crit_case_shows", "case", w.LowerStart(head), "text", w.LowerStart(then))
}

// onlyPoints says that a criterion is nothing but a pointer at what stood before it in the
// source: "the service does just this". Alone it tests nothing.
func (w *Specifier) onlyPoints(text string) bool {
	bare := strings.ToLower(strings.TrimRight(strings.TrimSpace(text), ". "))
	return w.Language != "zh" && len(strings.Fields(bare)) <= maxPointer && reading.HasSuffixOf(bare, w.Table.Words["points_back"].In("en")...)
}

// maxPointer is how many words a criterion has at most that only points back.
const maxPointer = 6
