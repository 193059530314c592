package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

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
	if base, ok := w.BaseForm(bare); ok && d != nil && d.Requirement.Title != "" && w.Table.IsWord("loose_costs", "en", strings.ToLower(LeadingWord(base))) {
		return Finished(w.labelled(d, w.Say("crit_it", "text", w.LowerStart(text)))) // what is done takes effect, and not the product
	} else if ok && !strings.HasPrefix(bare, "`") {
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
		if said := wording.Sentence(w.asSentence(d, bare)); w.Table.Weak.Observable(specs.Plain(said)) {
			return said
		}
		return Finished(w.labelled(d, text))
	}
	return Finished(text)
}

// asSentence is a stated criterion that needs no name in front to say what it is
// about: one with a subject and a verb of its own, what must not be there, and what
// is kept of a thing that it names. Empty for any other.
func (w *Work) asSentence(d *Draft, bare string) string {
	if w.hasOwnVerb(bare) {
		return bare
	}
	first := strings.ToLower(LeadingWord(bare))
	if there, none := w.absent(bare); none && first == "no" && len(strings.Fields(bare)) > 4 && w.isNoun(bare) && !strings.Contains(bare, " = ") {
		return there
	}
	tokens := clauseTokens(bare)
	if len(tokens) < 3 || tokens[0].comma {
		return ""
	}
	_, done := w.Participle(tokens[1].low)
	if done && !w.IsThird(first) && !w.Table.IsWord("articles", "en", first) && !w.isVerbish(first) && isPlainWord(first) && w.Table.IsWord("prepositions", "en", tokens[2].low) {
		be := "is"
		if isPluralNoun(first) {
			be = "are"
		}
		return joinWords("the", w.LowerStart(bare[:tokens[0].to]), be, bare[tokens[1].from:]) // "log kept for 3 years"
	}
	next := tokens[1].low
	if w.IsThird(first) && (w.Table.IsWord("prepositions", "en", next) || w.FirmObject(next)) {
		name := strings.TrimRight(w.strongName(d), ". ")
		if w.IsVerbPhrase(name) || w.beginsWithVerb(name) || strings.Contains(name, ", ") || !w.isNoun(name) || isPluralNoun(strings.ToLower(LeadingWord(name))) {
			return ""
		}
		return joinWords(w.definiteName(name), w.LowerStart(bare)) // "loads in 2 seconds", of a day view
	}
	return ""
}
