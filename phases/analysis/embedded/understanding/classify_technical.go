package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Engineers put promises, bans and means among the functions, in a few words and
// without a verb that says which is which.

// loadInTime tells how soon a stated load is dealt with: "Compare 100 files with
// 500 keys each in under 200 ms".
func loadInTime(s *signals) bool {
	if s.trigger != "" || s.question || len(s.measures) < 2 || reading.HasHan(s.text) {
		return false
	}
	last := s.measures[len(s.measures)-1]
	if last.Class != wording.ClassTime || last.Op != "<" && last.Op != "≤" || !strings.Contains(" ms s min µs ", " "+last.Unit+" ") {
		return false
	}
	return s.measures[0].Class == wording.ClassCount && strings.Trim(s.text[last.End:], ". ") == ""
}

// severalPlatforms tells what the product runs on: "Single binary for macOS, Linux
// and Windows".
func (l *Lexicons) severalPlatforms(text string) bool {
	low := " " + reading.Lower(text) + " "
	if reading.HasHan(text) || !reading.ContainsAny(low, l.BuiltForms...) {
		return false
	}
	n := 0
	for _, name := range l.Platforms {
		if strings.Contains(low, name) {
			n++
		}
	}
	return n > 1
}

// builtAs tells in which form the product comes, and how large that may be: "One binary, no
// more than 8 MB".
func (l *Lexicons) builtAs(text string) bool {
	const longest = 12 // words; more tell what it does
	return !reading.HasHan(text) && reading.HasPrefixOf(reading.Lower(text), l.ComesAs...) && len(strings.Fields(text)) <= longest && !reading.HasFiniteVerb(text)
}

// onDevices tells on which devices or systems of its users the product has to run:
// "It has to run on the old iPad", "Runs on Linux, macOS and Windows". A release can be
// tried on each of them.
func (x *understander) onDevices(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.trigger != "" || s.timed() {
		return false
	}
	head, rest := x.lex.runsFor(reading.Lower(s.text))
	if rest == "" || head != "" && !x.lex.productHead(head) && !x.systemSubject(s.text) {
		return false
	}
	words := strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune(" ,.()/", r) })
	return slices.ContainsFunc(words, func(word string) bool { return x.lex.UserDevices[word] }) && !slices.Contains(words, "server") && !slices.Contains(words, "servers")
}

// runsFor cuts a text at the words that say on what the product runs.
func (l *Lexicons) runsFor(text string) (head, rest string) {
	text = " " + strings.TrimRight(text, ". ") + " "
	for _, phrase := range l.RunsForUsers {
		if before, after, ok := strings.Cut(text, phrase); ok {
			return strings.TrimSpace(before), strings.TrimSpace(after)
		}
	}
	return "", ""
}

// runsOnDevices is what onDevices tells without what the product is called there: "Runs
// on the old iPad" of "It has to run on the old iPad".
func (x *understander) runsOnDevices(s *signals) string {
	if !x.onDevices(s) {
		return ""
	}
	head, rest := x.lex.runsFor(s.text)
	if first := reading.Lower(reading.FirstWord(head)); first != "it" && first != "everything" {
		return ""
	}
	return "Runs on " + rest + "."
}

// productHead tells whether what stands before a verb is the product, with or without the
// word that binds: "it has to", "everything must".
func (l *Lexicons) productHead(head string) bool {
	for word := range strings.FieldsSeq(head) {
		if !l.ProductHeads[word] {
			return false
		}
	}
	return true
}

// onHand tells with what those who write run already: "Postgres, we've got one".
// Nothing has to be built for it.
func (x *understander) onHand(s *signals) bool {
	if s.question || len(strings.Fields(s.text)) > 10 || s.has("problem") {
		return false
	}
	hits := x.lex.tech.Find(s.text)
	if len(hits) == 0 || hits[0].Start > len("现有的") || hits[0].Value.weak || hits[0].Value.layer == "service" {
		return false
	}
	return reading.ContainsAny(reading.Lower(s.text[hits[0].End:]), x.lex.OnHand...)
}

// byPeopleOnly tells what people look after without the product: "Keys are rotated
// by hand, once a year". What they put in by hand when something fails, or may put
// in, is another matter.
func (x *understander) byPeopleOnly(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must", "can", "should", "could") || len(strings.Fields(s.text)) > 12 || !reading.ContainsAny(reading.Lower(s.text), x.lex.ByPeopleOnly...) {
		return false
	}
	return reading.HasHan(s.text) || doneTo(s.text) && !x.lex.ofToday(s.text)
}

// givesUp tells what is done when a time is over: "Till waits 800 ms at most, then
// prints a slip". The time bounds the wait, and the deed is what has to be built.
func (l *Lexicons) givesUp(text string) bool {
	low := reading.Lower(text)
	for _, then := range l.ThenDoes {
		if i := strings.Index(low, then); i > 0 && reading.InThirdPerson(reading.FirstWord(low[i+len(then):])) && len(wording.Measures(text[:i])) > 0 {
			return true
		}
	}
	return false
}

// onlyThenHappens tells what the product does on a condition and never without it:
// "a new model goes live only if its error is not worse". A program can be built to
// it; "only" makes no circumstance of it.
func (l *Lexicons) onlyThenHappens(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "can", "money", "permission") || l.Calendar(s.text) || l.forbids(s.text) {
		return false
	}
	low := reading.Lower(s.text)
	for _, only := range []string{" only if ", " only once "} {
		i := strings.Index(low, only)
		if i < 0 || len(strings.Fields(s.text[i+len(only):])) < 3 {
			continue
		}
		words := strings.Fields(low[:i])
		return doneTo(s.text[:i]) || len(words) > 1 && slices.ContainsFunc(words[max(1, len(words)-2):], func(w string) bool { return w == "goes" || reading.InThirdPerson(w) })
	}
	return false
}

// orderThenRule tells a deed told in a few words from the rule behind it, each of
// which is built on its own: "Retrain nightly; a new model goes live only if …".
func (x *understander) orderThenRule(parts []string) bool {
	if len(parts) != 2 || !bareVerb(reading.Lower(reading.FirstWord(parts[0]))) || len(strings.Fields(parts[0])) < 2 {
		return false
	}
	rule := x.look(parts[1])
	return x.lex.onlyThenHappens(&rule)
}

// inRhythm tells a deed in two to four words with how often it is done: "Retrain
// nightly", "Rebuild the index every hour".
func (l *Lexicons) inRhythm(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ")
	words := strings.Fields(low)
	if len(words) < 2 || len(words) > 6 || !reading.StartsUpper(text) || reading.HasFiniteVerb(text) || reading.InThirdPerson(words[0]) || strings.HasSuffix(words[0], "s") || !bareVerb(words[0]) {
		return false
	}
	if len(words) > 2 && words[1] != "the" && words[1] != "all" && words[1] != "every" && words[1] != "each" {
		return false
	}
	return slices.ContainsFunc(l.Rhythms, func(r string) bool { return strings.HasSuffix(low, r) })
}

// atOneTouch tells what the product does at a touch: "One click takes the previous
// model back".
func (l *Lexicons) atOneTouch(text string) bool {
	low := reading.Lower(text)
	for _, touch := range l.Touches {
		if rest, ok := strings.CutPrefix(low, touch); ok && reading.InThirdPerson(reading.FirstWord(rest)) {
			return true
		}
	}
	return false
}

// mustWork tells a case that the product has to cope with among what is asked of it:
// "cyclic foreign keys must work".
func (l *Lexicons) mustWork(s *signals) bool {
	low := reading.Lower(s.text)
	for _, work := range []string{" must work", " has to work", " have to work", " must still work", " must be supported", " have to be supported", " has to be supported"} {
		if i := strings.Index(low, work); i > 0 && i < 48 && !s.question && s.trigger == "" {
			return !slices.Contains([]string{"it", "this", "that", "they", "we", "everything", "all", "both"}, reading.FirstWord(low)) && len(l.people.Find(s.text[:i])) == 0 && len(l.tech.Find(s.text[:i])) == 0
		}
	}
	return false
}

// ofThisPaper tells for whom a Chinese paper is written, which binds nothing that is
// built: 本文档供考试院、承建单位验收时共同使用.
func (l *Lexicons) ofThisPaper(text string) bool {
	return reading.HasHan(text) && reading.HasPrefixOf(text, l.ChineseThisPaper...) && reading.ContainsAny(text, l.ChineseReadBy...) && !strings.ContainsAny(text, "0123456789")
}

// bannedForGood tells what the product must never do: "No network access, ever".
// Where functions stand, "no" in front of what only a program does is no wish
// that is left out.
func (l *Lexicons) bannedForGood(s *signals, c context) bool {
	low := strings.TrimRight(reading.Lower(s.text), ".! ")
	if before, too := alsoNot(low); too != "" {
		low = before
	}
	if s.question || !strings.HasPrefix(low, "no ") || len(strings.Fields(low)) > 12 || c.kind != "feature" && c.kind != "quality" {
		return false
	}
	for _, tail := range l.ForGood {
		if strings.HasSuffix(low, tail) {
			return true
		}
	}
	return len(strings.Fields(low)) < 6 && reading.ContainsAny(low, l.BannedOfPrograms...)
}

// alsoNot cuts what is banned just as well from the end of a ban: "no network access; update checks
// neither".
func alsoNot(low string) (before, too string) {
	at := strings.LastIndexAny(low, ";,")
	if at < 0 {
		return low, ""
	}
	for _, neither := range []string{" neither", " either"} {
		if what, ok := strings.CutSuffix(strings.TrimSpace(low[at+1:]), neither); ok && len(strings.Fields(what)) <= 4 {
			return strings.TrimSpace(low[:at]), what
		}
	}
	return low, ""
}

// withoutForGood is a ban without the words that only say how firm it is.
func (l *Lexicons) withoutForGood(text string) string {
	if !strings.HasPrefix(text, "No ") {
		return text
	}
	bare := strings.TrimRight(text, ".! ")
	for _, tail := range l.ForGood {
		if strings.HasSuffix(reading.Lower(bare), tail) {
			return strings.TrimRight(bare[:len(bare)-len(tail)], ", ")
		}
	}
	return text
}

// handedOut tells by which ways the product comes to those who use it:
// "Distributed with Homebrew and as a GitHub release".
func (l *Lexicons) handedOut(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.HandedOutAs {
		if strings.HasPrefix(low, open) {
			return true
		}
	}
	return l.fetchedFrom(text)
}

// whichDoes drops the pronoun between a command and what it does: "`tool sync`
// which adds missing keys".
func whichDoes(text string) string {
	if !strings.HasPrefix(text, "`") {
		return text
	}
	end := strings.IndexByte(text[1:], '`') + 2
	if end < 3 {
		return text
	}
	for _, which := range []string{", which ", " which ", " that "} {
		if rest, ok := strings.CutPrefix(text[end:], which); ok && reading.InThirdPerson(reading.FirstWord(rest)) {
			return text[:end] + " " + rest
		}
	}
	return text
}

// wishedTool is what somebody wants of the product who says it of "a tool": "I
// want a tool I can run in CI" is to run the product in CI, "We need a service
// that stores receipts" to store receipts. Empty where a text says nothing of the
// kind, or says first of all what the product is.
func (x *understander) wishedTool(text string) string {
	if thing := x.wishedThing(text); thing != "" {
		return thing
	}
	want := x.lex.wished(text)
	if want == "" || len(x.u.Pitch) == 0 || x.u.Product == "" || reading.HasHan(text) {
		return ""
	}
	head, deed, ok := strings.Cut(want, " that ")
	if first := reading.FirstWord(deed); ok && len(strings.Fields(head)) < 5 && reading.InThirdPerson(first) {
		return reading.UpperFirst(strings.TrimRight(deed, ". ")) // the product does it
	}
	for _, who := range []string{" I can ", " we can ", " you can ", " everybody can ", " anybody can ", " people can "} {
		head, deed, ok = strings.Cut(strings.Replace(want, " that"+who, who, 1), who)
		verb, rest, more := strings.Cut(deed, " ")
		if !ok || !more || len(strings.Fields(head)) > 4 || !x.lex.BehindObject[reading.FirstWord(rest)] {
			continue
		}
		return "Users can " + verb + " " + x.u.Product + " " + strings.TrimRight(rest, ". ") // whoever says so is one of them
	}
	return ""
}
