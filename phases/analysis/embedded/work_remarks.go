package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// isRemark says that a sentence refers, gives a reason or comments, and says
// nothing of how the product behaves.
func (w *work) isRemark(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || w.isRank(text) {
		return true
	}
	if w.lang == "zh" {
		for _, list := range []string{"crossrefs", "remarks"} {
			for _, word := range w.rules.Words[list].In("zh") {
				if strings.HasPrefix(text, word) {
					return !w.hasSignal(text)
				}
			}
		}
		return false
	}
	low := strings.ToLower(text)
	for _, lead := range w.rules.Words["comments"].In("en") {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	first := strings.ToLower(leadingWord(text))
	if w.rules.isWord("crossrefs", "en", first) {
		return len(strings.Fields(text)) <= 8
	}
	if w.hasSignal(text) {
		return false
	}
	if w.rules.isWord("remarks", "en", first) {
		return true
	}
	if len(strings.Fields(text)) == 1 {
		return true
	}
	c, ok := w.parseClause(strings.TrimRight(text, "."))
	return ok && (c.form == pastVerb || (c.verb == "get" || c.verb == "gets") && strings.HasSuffix(leadingWord(c.rest), "ed"))
}

// hasSignal says that a sentence has a number, a binding word, a refusal, code
// or a passive: signs of behaviour.
func (w *work) hasSignal(text string) bool {
	if _, s := wording.HasRFC2119(text); s != wording.Unbound && s != wording.May || strings.Contains(text, "`") || measureIn(text) != "" {
		return true
	}
	if w.lang == "zh" {
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
func (w *work) isRank(text string) bool {
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
func (w *work) isBehaviour(text string) bool {
	if w.lang == "zh" {
		return utf8.RuneCountInString(text) > 6
	}
	text = strings.TrimRight(strings.TrimSpace(text), ".")
	if _, ok := w.parseClause(text); ok {
		return true
	}
	if _, ok := w.baseForm(text); ok {
		return true
	}
	return measureIn(text) != "" && len(strings.Fields(text)) > 2 || strings.Contains(text, " only ") || strings.HasPrefix(text, "Only ") || strings.HasPrefix(text, "No ")
}

// wellFormed is a stated criterion as a sentence that says by itself what it
// is about.
func (w *work) wellFormed(d *draft, text string) string {
	text = strings.TrimSpace(text)
	if w.lang == "zh" {
		return finished(text)
	}
	bare := strings.TrimRight(text, ". ")
	if rest, ok := strings.CutPrefix(bare, "Default: "); ok {
		if w.rules.isWord("adverbs", "en", leadingWord(rest)) || w.isThird(strings.ToLower(leadingWord(rest))) {
			return w.sentence("crit_default_does", "text", rest)
		}
		return w.sentence("crit_default_is", "text", w.phrase(rest))
	}
	if _, rest, _ := strings.Cut(bare, " "); w.firmObject(strings.ToLower(leadingWord(rest))) || w.rules.isWord("articles", "en", strings.ToLower(leadingWord(rest))) {
		if _, ok := w.baseForm(bare); ok {
			return wording.Sentence(w.say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
		}
	}
	if c, ok := w.parseClause(bare); ok {
		if role, plain := w.bareRole(c); plain {
			base := w.base(c)
			if rest, cut := strings.CutPrefix(base, "do everything"); cut {
				base = "do everything" + strings.TrimPrefix(rest, ",")
			}
			return w.sentence("crit_role", "actor", role, "want", base)
		}
		return finished(text)
	}
	if _, ok := w.baseForm(bare); ok && !strings.HasPrefix(bare, "`") {
		return wording.Sentence(w.say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
	}
	if strings.HasPrefix(bare, "Only ") && len(strings.Fields(bare)) < 9 {
		return w.sentence("crit_only", "text", wording.LowerFirst(bare))
	}
	if i := strings.Index(bare, " per "); i > 0 {
		if m := wording.Measures(bare); len(m) == 1 && m[0].Op == "≤" && m[0].Start == 0 && m[0].Class == wording.ClassCount {
			return w.sentence("crit_per", "each", strings.TrimSpace(bare[i+5:]), "text", strings.TrimSpace(bareMeasure(bare[:i])))
		}
	}
	if d != nil && d.req.Title != "" && !w.rules.isWord("conditions", "en", leadingWord(bare)) && len(strings.Fields(bare)) < 16 && !strings.Contains(bare, ": ") {
		return finished(w.labelled(d, text))
	}
	return finished(text)
}

// bareRole says that a clause is one of "Viewer reads reports": a role without
// an article and what it does.
func (w *work) bareRole(c clause) (string, bool) {
	if c.form != thirdVerb && c.verb != "does" || c.not || strings.Contains(c.subject, " ") || !startsCapital(c.subject) {
		return "", false
	}
	name, ok := w.personIn(c.subject)
	return name, ok
}
