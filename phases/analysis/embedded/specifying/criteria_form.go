package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// wellFormed is a stated criterion as a sentence that says by itself what it
// is about.
func (w *Specifier) wellFormed(d *Draft, text string) string {
	text = strings.TrimSpace(text)
	if answer := w.statusAnswer(text); answer != "" {
		return answer
	}
	if w.Language == "zh" {
		return phrasing.Finished(text)
	}
	bare := strings.TrimRight(text, ". ")
	if made := w.statedShape(d, bare); made != "" {
		return made
	}
	if rest, ok := strings.CutPrefix(bare, "Default: "); ok {
		if w.Table.IsWord("adverbs", "en", phrasing.LeadingWord(rest)) || w.IsThird(strings.ToLower(phrasing.LeadingWord(rest))) {
			return w.Sentence("crit_default_does", "text", rest)
		}
		return w.Sentence("crit_default_is", "text", w.Phrase(rest))
	}
	if _, rest, _ := strings.Cut(bare, " "); w.FirmObject(strings.ToLower(phrasing.LeadingWord(rest))) || w.Table.IsWord("articles", "en", strings.ToLower(phrasing.LeadingWord(rest))) {
		if _, ok := w.BaseForm(bare); ok {
			return wording.Sentence(w.Say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
		}
	}
	if c, ok := w.ParseClause(bare); ok {
		if role, plain := w.BareRole(c); plain {
			base := w.Base(c)
			if rest, cut := strings.CutPrefix(base, "do everything"); cut {
				base = "do everything" + strings.TrimPrefix(rest, ",")
			}
			return w.Sentence("crit_role", "actor", role, "want", base)
		}
		return phrasing.Finished(text)
	}
	if base, ok := w.BaseForm(bare); ok && d != nil && d.Requirement.Title != "" && w.Table.IsWord("loose_costs", "en", strings.ToLower(phrasing.LeadingWord(base))) {
		return phrasing.Finished(w.labelled(d, w.Say("crit_it", "text", w.LowerStart(text)))) // what is done takes effect, and not the product
	} else if ok && !strings.HasPrefix(bare, "`") {
		return wording.Sentence(w.Say("nfr_does", "must", "", "text", wording.LowerFirst(text)))
	}
	if strings.HasPrefix(bare, "Only ") && len(strings.Fields(bare)) < 9 {
		bare = strings.Replace(bare, "Only for ", "only ", 1)
		return w.Sentence("crit_only", "text", wording.LowerFirst(bare))
	}
	if i := strings.Index(bare, " per "); i > 0 {
		if m := wording.Measures(bare); len(m) == 1 && m[0].Op == "≤" && m[0].Start == 0 && m[0].Class == wording.ClassCount {
			return w.Sentence("crit_per", "each", strings.TrimSpace(bare[i+5:]), "text", strings.TrimSpace(bareMeasure(bare[:i])))
		}
	}
	if d != nil && d.Requirement.Title != "" && !w.Table.IsWord("conditions", "en", phrasing.LeadingWord(bare)) && len(strings.Fields(bare)) < 16 && !strings.Contains(bare, ": ") {
		if said := wording.Sentence(w.asSentence(d, bare)); w.Table.Weak.Observable(specs.Plain(said)) {
			return said
		}
		return phrasing.OrElse(w.fragmentSaid(d, bare), phrasing.Finished(w.labelled(d, text)))
	}
	return phrasing.Finished(text)
}

// statusAnswer is a case with nothing but the status of its answer behind it, as
// a sentence: "Over the limit: 429 and `Retry-After`". Empty for any other text.
func (w *Specifier) statusAnswer(text string) string {
	head, rest, ok := strings.Cut(strings.Replace(strings.TrimRight(text, ".。 "), "：", ": ", 1), ": ")
	status, _, _ := strings.Cut(rest, " ")
	if !ok || len(status) != 3 || status[0] < '1' || status[0] > '5' || strings.Trim(status, "0123456789") != "" || strings.Contains(head, ". ") {
		return ""
	}
	phrase := "crit_status"
	if w.Language != "zh" && w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(head))) {
		phrase = "crit_status_when"
	}
	return w.Sentence(phrase, "case", head, "text", rest)
}

// asSentence is a stated criterion that needs no name in front to say what it is
// about: one with a subject and a verb of its own, what must not be there, and what
// is kept of a thing that it names. Empty for any other.
func (w *Specifier) asSentence(d *Draft, bare string) string {
	if w.HasOwnVerb(bare) {
		return bare
	}
	first := strings.ToLower(phrasing.LeadingWord(bare))
	if there, none := w.Absent(bare); none && first == "no" && len(strings.Fields(bare)) > 4 && w.IsNoun(bare) && !strings.Contains(bare, " = ") {
		return there
	}
	tokens := phrasing.ClauseTokens(bare)
	if len(tokens) < 3 || tokens[0].Comma {
		return ""
	}
	_, done := w.Participle(tokens[1].Low)
	if done && !w.IsThird(first) && !w.Table.IsWord("articles", "en", first) && !w.IsVerbish(first) && phrasing.IsPlainWord(first) && w.Table.IsWord("prepositions", "en", tokens[2].Low) {
		be := "is"
		if phrasing.IsPluralNoun(first) {
			be = "are"
		}
		return phrasing.JoinWords("the", w.LowerStart(bare[:tokens[0].To]), be, bare[tokens[1].From:]) // "log kept for 3 years"
	}
	next := tokens[1].Low
	if w.IsThird(first) && (w.Table.IsWord("prepositions", "en", next) || w.FirmObject(next)) {
		if phrasing.NewWordIndex(bare).HasAny(w.Table.Words["modals"]) {
			return bare // "retries after a timeout must never pay twice"
		}
		name := strings.TrimRight(w.strongName(d), ". ")
		if w.IsVerbPhrase(name) || w.BeginsWithVerb(name) || strings.Contains(name, ", ") || !w.IsNoun(name) || phrasing.IsPluralNoun(strings.ToLower(phrasing.LeadingWord(name))) {
			return ""
		}
		return phrasing.JoinWords(w.DefiniteName(name), w.LowerStart(bare)) // "loads in 2 seconds", of a day view
	}
	return ""
}
