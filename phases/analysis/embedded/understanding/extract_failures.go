package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxFailureLabel is how many words tell at most what fails, in front of what is done then.
const maxFailureLabel = 12

// failuresBelow marks the sections that say what happens when something fails: most of their
// items name a case in front of a colon, or in the first column of a table.
func (x *understander) failuresBelow() {
	for s := range x.r.Sections {
		if !x.lex.FailureTitles[reading.Lower(bareTitle(x.r.Sections[s].Title))] {
			continue
		}
		if x.ctx[s].feature >= 0 && reading.HasHan(x.r.Sections[s].Title) {
			continue // the cases of one function
		}
		told := 0
		for _, at := range x.units[s] {
			if when, _ := x.caseAndDeed(&x.r.Units[at]); when != "" || x.lex.failsInChinese(x.r.Units[at].Text) {
				told++
			}
		}
		if told*2 > len(x.units[s]) {
			x.ctx[s].kind = "failure"
		}
	}
}

// failsInChinese says that a Chinese line tells what is done in a case: 打印机缺纸时提示店员, 顾客三次未接电话的，改约次日派送.
func (l *Lexicons) failsInChinese(text string) bool {
	first, rest, parted := strings.Cut(strings.TrimRight(text, "。；"), "，")
	if !reading.HasHan(text) || strings.HasSuffix(text, "？") || strings.HasSuffix(text, "?") {
		return false
	}
	if label, told, ok := strings.Cut(first, "："); ok && label != "" && told != "" {
		return true
	}
	return parted && rest != "" || reading.ContainsAny(first, l.ChineseCaseMarks...)
}

// failure reads an item below a heading of failures: "Dispatcher crashes mid-request: claim
// expires after 60 s" is "When the dispatcher crashes mid-request, the claim expires after 60 s".
// In front of the colon stands no name of a function, and behind it no function for itself.
func (x *understander) failure(u *reading.Unit, nested []int, c context) {
	c.kind = "feature"
	text, behind := x.caseAndDeed(u)
	if text == "" {
		x.feature(u, nested, c)
		return
	}
	var remarks []reading.Sentence
	for _, sen := range behind {
		if first := reading.Lower(reading.FirstWord(sen.Text)); slices.Contains([]string{"this", "that", "we", "it"}, first) || !x.lex.tellsCase(sen.Text) {
			remarks = append(remarks, sen)
			continue
		}
		text += ", and " + x.lex.withThe(strings.TrimRight(sen.Text, ". "))
	}
	at := x.addFeature(FeatureFact{Text: text, Group: c.group}, u.From, u.To)
	x.mention(u.Text, u.From, u.To, false)
	for _, sen := range remarks {
		x.addReason(at, sen.Text, sen.From, sen.To)
	}
	x.nest(at, nested, c)
}

// caseAndDeed is what a unit says of a case, "When the network is lost, the wall keeps working",
// and the sentences behind it; empty where the unit is not told so.
func (x *understander) caseAndDeed(u *reading.Unit) (text string, behind []reading.Sentence) {
	label, rest := "", ""
	switch {
	case reading.HasHan(u.Text):
	case u.Kind == reading.Row && len(u.Cells) > 1:
		label, rest = u.Cells[0], u.Cells[1]
	case u.Kind == reading.Bullet || u.Kind == reading.Prose:
		if first := reading.Lower(reading.FirstWord(u.Text)); len(u.Sentences) > 0 && u.Label == "" && (first == "when" || first == "if") && strings.Contains(u.Sentences[0].Text, ", ") {
			return strings.TrimRight(u.Sentences[0].Text, ". "), u.Sentences[1:]
		}
		label, rest, _ = reading.CutLabel(u.Text, true)
	}
	if label == "" || rest == "" || len(strings.Fields(label)) > maxFailureLabel {
		return "", nil
	}
	sentences := reading.Sentences(rest, u.From)
	if len(sentences) == 0 || !x.lex.tellsCase(sentences[0].Text) {
		return "", nil
	}
	when := x.lex.caseOf(label)
	if when == "" {
		return "", nil
	}
	return when + ", " + x.lex.withThe(strings.TrimRight(sentences[0].Text, ". ")), sentences[1:]
}

// caseOf is the clause that a label of what fails stands for: "When the dispatcher crashes mid-request",
// "When the whole region is lost", "In case of a duplicate scan"; empty for a long noun.
func (l *Lexicons) caseOf(label string) string {
	label = strings.TrimSpace(label)
	first := reading.Lower(reading.FirstWord(label))
	if l.OpensClause[first] { // "If LabCore is unreachable: …"
		return label
	}
	if l.tellsCase(label) {
		return "When " + l.withThe(label)
	}
	words := strings.Fields(label)
	for i, word := range words[min(1, len(words)):] {
		if !l.FailedStates[reading.Lower(strings.TrimRight(word, ",.;"))] {
			continue
		}
		head, be := strings.Join(words[:i+1], " "), " is "
		if noun := words[i]; wording.Singular(noun) != noun {
			be = " are "
		}
		return "When " + l.withThe(head) + be + strings.Join(words[i+1:], " ")
	}
	const longest = 4 // words of a thing that comes up, "Duplicate scan"
	if len(words) > longest {
		return ""
	}
	article := "a "
	switch last := words[len(words)-1]; {
	case wording.Singular(last) != last || slices.Contains(l.StandAlone, first):
		article = ""
	case strings.ContainsAny(first[:1], "aeio"):
		article = "an "
	}
	return "In case of " + article + wording.LowerFirst(label)
}

// tellsCase says that a text has a verb of what happens to something, behind its subject: "fails
// over", "arrive twice".
func (l *Lexicons) tellsCase(text string) bool {
	if reading.HasFiniteVerb(text) {
		return true
	}
	words := strings.Fields(reading.Lower(text))
	for i, word := range words[min(1, len(words)):] {
		word = strings.TrimRight(word, ",.;:")
		plural := wording.Singular(words[i]) != words[i]
		if !plural && (l.FailureVerbs[strings.TrimSuffix(word, "s")] && strings.HasSuffix(word, "s") || l.FailureVerbs[strings.TrimSuffix(word, "es")] && strings.HasSuffix(word, "es")) || plural && l.FailureVerbs[word] {
			return true
		}
	}
	return false
}

// withThe is a clause with the article that notes leave out in front of its subject: "the claim
// expires after 60 s". A name, a plural and what has a word before it stay as they are.
func (l *Lexicons) withThe(clause string) string {
	first := strings.TrimRight(reading.FirstWord(clause), ",.;:")
	low := reading.Lower(first)
	if reading.InnerCapital(first) || reading.IsCapitals(first) || strings.HasPrefix(first, "`") {
		return clause
	}
	if hits := l.tech.Find(first); len(hits) > 0 {
		return clause
	}
	if slices.Contains(l.StandAlone, low) {
		return wording.LowerFirst(clause)
	}
	words := strings.Fields(clause)
	if wording.Singular(low) != low && (len(words) < 2 || !strings.HasSuffix(low, "ss")) {
		return wording.LowerFirst(clause)
	}
	return "the " + wording.LowerFirst(clause)
}
