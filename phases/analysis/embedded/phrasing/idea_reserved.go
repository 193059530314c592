package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// reserved reads "Only paid-up members may download", which keeps a deed for some
// persons: a requirement, and no limit of the product.
func (l *ideaList) reserved(part string) bool {
	if _, ok := CutFold(part, "only "); !ok {
		return false
	}
	for _, can := range []string{" may ", " can "} {
		who, does, ok := strings.Cut(part, can)
		if whom, _ := CutFold(who, "only "); ok && does != "" && l.person(whom) {
			l.r.reserves(who, does) // that others may not is part of it
			l.r.actor = whom
			return true
		}
	}
	return false
}

// nobodyDoes adds what nobody does, "nobody sees who wrote", as the rule that it is.
func (l *ideaList) nobodyDoes(part string) bool {
	c, ok := l.r.w.ParseClause(part)
	if !ok || !l.r.w.Table.IsWord("no_subjects", "en", strings.ToLower(c.Subject)) {
		return false
	}
	l.r.addRule(part)
	return true
}

// ownBehindBut is a part without the "but" behind which another one acts: "but the
// kindergarten has to be told". What else stands behind a "but" belongs to the part before.
func (l *ideaList) ownBehindBut(part string) string {
	rest, ok := CutFold(part, "but ")
	if !ok || l.r.w.Table.IsWord("person_pronouns", "en", LeadingWord(rest)) {
		return part
	}
	c, clause := l.r.w.ParseClause(rest)
	if _, _, own := l.subject(rest); !clause || !own && !l.r.w.Table.IsWord("articles", "en", LeadingWord(rest)) || c.Form == BeVerb {
		return part
	}
	return rest
}

// endsWith says that a verb tells how a program ends: "exits with code 2", "ends after an
// hour".
func (w *Work) endsWith(third, next string) bool {
	base, ok := w.BaseVerb(third)
	return ok && w.Table.IsWord("ending_verbs", "en", base) && next != "of"
}

// leftOut are the things that an idea leaves out, without the deeds and limits in whose
// sentence something else is left out: "Replace the fax: …, controlled substances are
// excluded", "cash at the desk only".
func (r *ideaReader) leftOut(goals []specs.NonGoal) []specs.NonGoal {
	if r.w.Language == "zh" {
		return goals
	}
	return Filtered(goals, func(g *specs.NonGoal) bool {
		text := FoldTerm(strings.TrimRight(g.Text, ". "))
		denies := r.w.Table.IsWord("no_subjects", "en", LeadingWord(strings.ToLower(g.Text)))
		if denies {
			return true
		}
		kept := slices.ContainsFunc(r.u.Constraints, func(it specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, ". ")) == text })
		return !kept && (g.Rationale == "" || !slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool {
			return FoldTerm(neutral(g.Text)) == FoldTerm(Finished(r.w.machine[strings.ToLower(f.Name)]))
		}))
	})
}

// noFunction says that a phrase leaves out what a product might do: "no social features",
// "no GPS tracking of riders".
func (r *ideaReader) noFunction(text string) bool {
	const longest = 4 // words of what is left out
	rest, ok := CutFold(text, "no ")
	if !ok {
		return false
	}
	for _, of := range []string{" of ", " for "} {
		rest, _, _ = strings.Cut(rest, of)
	}
	last := strings.ToLower(reading.LastWord(rest))
	if len(strings.Fields(rest)) > longest {
		return false
	}
	return r.w.Table.IsWord("functions", "en", last) || strings.HasSuffix(last, "ing") && len(last) > len("thing")
}

// attribute says that a word for a person never names one in the source: it stands there
// in the singular, without an article and without a deed, "supplier invoices", "by vendor
// and date".
func (r *ideaReader) attribute(name string) bool {
	if strings.Contains(name, " ") {
		return false
	}
	w, low := r.w, strings.ToLower(name)
	tokens := ClauseTokens(w.Source.Text)
	found := false
	for i, t := range tokens {
		if t.Low != low {
			if strings.HasPrefix(t.Low, low) { // "suppliers", "supplier's"
				return false
			}
			continue
		}
		if i == 0 || !w.describes(tokens[i-1].Low, t, WordAt(tokens, i+1)) {
			return false
		}
		found = true
	}
	return found
}

// describes says that a noun between two words only describes: "by vendor and date",
// "all supplier invoices", and not "the supplier sends".
func (w *Work) describes(before string, noun Token, next string) bool {
	if w.IsThird(next) {
		return false
	}
	return before == "by" || !noun.Comma && IsPluralNoun(next) && !w.Table.IsWord("articles", "en", before)
}

// cutAnything cuts a sentence at the comma behind which a rule about anything begins:
// "All invoices go to one place, and anything above 5,000 dollars needs two approvals".
func (w *Work) cutAnything(text string) (first, second string) {
	first, second, ok := strings.Cut(text, ", and ")
	lead := strings.ToLower(LeadingWord(second))
	if !ok || lead != "anything" && lead != "everything" && lead != "anyone" && lead != "everyone" || w.Table.IsWord("conditions", "en", LeadingWord(first)) {
		return text, ""
	}
	if _, clause := w.ParseClause(first); !clause {
		return text, ""
	}
	if _, clause := w.ParseClause(second); !clause {
		return text, ""
	}
	return first, second
}

// cutListed cuts what is told behind the colon off a change: "Replace our database: drivers
// hand items in, clerks match them to claims".
func (r *ideaReader) cutListed(deed string) (change, listed string) {
	change, listed, ok := strings.Cut(deed, ": ")
	l := &ideaList{r: r}
	if !ok || r.w.Language == "zh" || !l.deedsIn(listed) {
		return deed, ""
	}
	return change, listed
}
