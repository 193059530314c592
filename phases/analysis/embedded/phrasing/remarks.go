package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// IsRemark says that a sentence refers, gives a reason or comments, and says
// nothing of how the product behaves.
func (w *Work) IsRemark(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || w.isRank(text) {
		return true
	}
	if w.Language == "zh" {
		if named, ok := strings.CutPrefix(strings.TrimRight(text, "。；"), "《"); ok && reading.HasSuffixOf(named, "》要求", "》的要求", "》规定", "》的规定") {
			return true // by what it is asked for
		}
		for _, list := range []string{"crossrefs", "remarks"} {
			for _, word := range w.Table.Words[list].In("zh") {
				if strings.HasPrefix(text, word) {
					return !w.hasSignal(text)
				}
			}
		}
		return false
	}
	low := strings.ToLower(text)
	if strings.HasPrefix(low, "because ") {
		return true // a reason is nothing that a test shows
	}
	for _, lead := range w.Table.Words["comments"].In("en") {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	first := strings.ToLower(LeadingWord(text))
	if w.Table.IsWord("crossrefs", "en", first) {
		return len(strings.Fields(text)) <= 8
	}
	if w.advisesOthers(text) || w.toldByName(text) {
		return true
	}
	if w.hasSignal(text) {
		return false
	}
	if w.Table.IsWord("remarks", "en", first) {
		return true
	}
	if len(strings.Fields(text)) == 1 {
		return true
	}
	c, ok := w.ParseClause(strings.TrimRight(text, "."))
	return ok && (c.Form == PastVerb || (c.Verb == "get" || c.Verb == "gets") && strings.HasSuffix(LeadingWord(c.Rest), "ed"))
}

// StatesNothing says that a note has no place in a document about the product:
// talk around the matter, or the head of the source itself.
func (w *Work) StatesNothing(note string) bool { return w.IsChatter(note) || w.HeadsPaper(note) }

// IsChatter says that a text is what people say around a matter: "Good morning.",
// "Anyway.", an answer whose question stands elsewhere, the foot of a mail. As a
// note on a requirement it would only be noise.
func (w *Work) IsChatter(text string) bool {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "--") {
		return true
	}
	core := strings.TrimLeft(strings.TrimRight(text, " .。!！?？…~)）]"), " ([（\\")
	if w.Language == "zh" {
		return utf8.RuneCountInString(core) < 5 || strings.HasSuffix(text, "？") || w.Table.StartsWith("chatter", "zh", core)
	}
	if strings.ContainsAny(core, "`:") {
		return false
	}
	if len(strings.Fields(core)) < 4 {
		return true
	}
	low := strings.ToLower(core)
	return strings.HasSuffix(low, ", please") || slices.ContainsFunc(w.Table.Words["chatter"].In("en"), func(lead string) bool { return strings.HasPrefix(low, lead) })
}

// HeadsPaper says that a text above all requirements belongs to the head of a
// document and binds nobody: who wrote it, for whom, how far it is, how its words
// are to be read.
func (w *Work) HeadsPaper(text string) bool {
	low := strings.ToLower(specs.Plain(text))
	if title := FoldTerm(w.Title()); title != "" && strings.Contains(FoldTerm(text), title) && len(FoldTerm(text)) < 2*len(title) {
		return true
	}
	return slices.ContainsFunc(w.Table.Words["paper_heads"].In(w.Language), func(lead string) bool {
		rest, ok := strings.CutPrefix(low, lead)
		next, _ := utf8.DecodeRuneInString(rest)
		return ok && (w.Language == "zh" || !unicode.IsLetter(next) && !strings.HasPrefix(rest, " of "))
	})
}

// hasSignal says that a sentence has a number, a binding word, a refusal, code
// or a passive: signs of behaviour.
func (w *Work) hasSignal(text string) bool {
	if _, s := wording.HasRFC2119(text); s != wording.Unbound && s != wording.May || strings.Contains(text, "`") || MeasureIn(text) != "" {
		return true
	}
	if w.Language == "zh" {
		return strings.ContainsAny(text, "不无") || strings.ContainsFunc(text, unicode.IsDigit)
	}
	for f := range strings.FieldsSeq(text) {
		low := strings.ToLower(strings.Trim(f, ".,;:!?()"))
		if low == "not" || low == "never" || low == "only" || low == "cannot" || low == "no" && !strings.HasPrefix(text, "No ") {
			return true
		}
	}
	return strings.ContainsFunc(text, unicode.IsDigit) && !w.isRank(text)
}

// isRank says that a text is only a priority: "P2.", "(must).", "【必须】。".
func (w *Work) isRank(text string) bool {
	core := strings.ToLower(strings.Trim(text, " .。()（）[]【】;；,，"))
	switch core {
	case "must", "should", "could", "won't", "p0", "p1", "p2", "p3", "必须", "应该", "应当", "可以", "可选", "mvp", "prio 1", "prio 2", "prio 3":
		return true
	}
	return false
}

// RankOf is the priority that a detail states, empty for any other text.
func RankOf(text string) string {
	switch strings.ToLower(strings.Trim(text, " .。()（）[]【】;；,，!")) {
	case "must", "p0", "必须", "prio 1", "must have", "must-have", "a must":
		return "must"
	case "should", "p1", "应该", "应当", "prio 2", "should have", "should-have":
		return "should"
	case "could", "p2", "p3", "可以", "可选", "prio 3", "could have", "nice to have", "nice-to-have", "optional", "low priority":
		return "could"
	case "won't":
		return "wont"
	}
	return ""
}

// IsBehaviour says that a clause says what can be observed: it has a finite
// verb, begins with one, or bounds something by a number.
func (w *Work) IsBehaviour(text string) bool {
	if w.Language == "zh" {
		return utf8.RuneCountInString(text) > 6
	}
	text = strings.TrimRight(strings.TrimSpace(text), ".")
	if _, ok := w.ParseClause(text); ok {
		return true
	}
	if _, ok := w.BaseForm(text); ok {
		return true
	}
	return MeasureIn(text) != "" && len(strings.Fields(text)) > 2 || strings.Contains(text, " only ") || strings.HasPrefix(text, "Only ") || strings.HasPrefix(text, "No ")
}

// BareRole says that a clause is one of "Viewer reads reports": a role without
// an article and what it does.
func (w *Work) BareRole(c Clause) (string, bool) {
	if c.Form != ThirdVerb && c.Verb != "does" || c.Not || strings.Contains(c.Subject, " ") || !reading.StartsCapital(c.Subject) {
		return "", false
	}
	name, ok := w.PersonIn(c.Subject)
	return name, ok
}
