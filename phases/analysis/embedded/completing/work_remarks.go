package completing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// isRemark says that a sentence refers, gives a reason or comments, and says
// nothing of how the product behaves.
func (w *Work) isRemark(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || w.isRank(text) {
		return true
	}
	if w.Language == "zh" {
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
	for _, lead := range w.Table.Words["comments"].In("en") {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	first := strings.ToLower(LeadingWord(text))
	if w.Table.IsWord("crossrefs", "en", first) {
		return len(strings.Fields(text)) <= 8
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
	return ok && (c.Form == pastVerb || (c.Verb == "get" || c.Verb == "gets") && strings.HasSuffix(LeadingWord(c.Rest), "ed"))
}

// hasSignal says that a sentence has a number, a binding word, a refusal, code
// or a passive: signs of behaviour.
func (w *Work) hasSignal(text string) bool {
	if _, s := wording.HasRFC2119(text); s != wording.Unbound && s != wording.May || strings.Contains(text, "`") || measureIn(text) != "" {
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

// rankOf is the priority that a detail states, empty for any other text.
func rankOf(text string) string {
	switch strings.ToLower(strings.Trim(text, " .。()（）[]【】;；,，")) {
	case "must", "p0", "必须", "prio 1":
		return "must"
	case "should", "p1", "应该", "应当", "prio 2":
		return "should"
	case "could", "p2", "p3", "可以", "可选", "prio 3":
		return "could"
	case "won't":
		return "wont"
	}
	return ""
}

// isBehaviour says that a clause says what can be observed: it has a finite
// verb, begins with one, or bounds something by a number.
func (w *Work) isBehaviour(text string) bool {
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
	return measureIn(text) != "" && len(strings.Fields(text)) > 2 || strings.Contains(text, " only ") || strings.HasPrefix(text, "Only ") || strings.HasPrefix(text, "No ")
}

// wellFormed is a stated criterion as a sentence that says by itself what it
// is about.
func (w *Work) wellFormed(d *Draft, text string) string {
	text = strings.TrimSpace(text)
	if w.Language == "zh" {
		return Finished(text)
	}
	bare := strings.TrimRight(text, ". ")
	if rest, ok := strings.CutPrefix(bare, "Default: "); ok {
		if w.Table.IsWord("adverbs", "en", LeadingWord(rest)) || w.IsThird(strings.ToLower(LeadingWord(rest))) {
			return w.sentence("crit_default_does", "text", rest)
		}
		return w.sentence("crit_default_is", "text", w.Phrase(rest))
	}
	if _, rest, _ := strings.Cut(bare, " "); w.FirmObject(strings.ToLower(LeadingWord(rest))) || w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(rest))) {
		if _, ok := w.BaseForm(bare); ok {
			return wording.Sentence(w.Say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
		}
	}
	if c, ok := w.ParseClause(bare); ok {
		if role, plain := w.bareRole(c); plain {
			base := w.base(c)
			if rest, cut := strings.CutPrefix(base, "do everything"); cut {
				base = "do everything" + strings.TrimPrefix(rest, ",")
			}
			return w.sentence("crit_role", "actor", role, "want", base)
		}
		return Finished(text)
	}
	if _, ok := w.BaseForm(bare); ok && !strings.HasPrefix(bare, "`") {
		return wording.Sentence(w.Say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
	}
	if strings.HasPrefix(bare, "Only ") && len(strings.Fields(bare)) < 9 {
		return w.sentence("crit_only", "text", wording.LowerFirst(bare))
	}
	if i := strings.Index(bare, " per "); i > 0 {
		if m := wording.Measures(bare); len(m) == 1 && m[0].Op == "≤" && m[0].Start == 0 && m[0].Class == wording.ClassCount {
			return w.sentence("crit_per", "each", strings.TrimSpace(bare[i+5:]), "text", strings.TrimSpace(bareMeasure(bare[:i])))
		}
	}
	if d != nil && d.Requirement.Title != "" && !w.Table.IsWord("conditions", "en", LeadingWord(bare)) && len(strings.Fields(bare)) < 16 && !strings.Contains(bare, ": ") {
		return Finished(w.labelled(d, text))
	}
	return Finished(text)
}

// bareRole says that a clause is one of "Viewer reads reports": a role without
// an article and what it does.
func (w *Work) bareRole(c clause) (string, bool) {
	if c.Form != ThirdVerb && c.Verb != "does" || c.Not || strings.Contains(c.Subject, " ") || !reading.StartsCapital(c.Subject) {
		return "", false
	}
	name, ok := w.personIn(c.Subject)
	return name, ok
}
