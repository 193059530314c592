package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Sentences of an idea in which a comma joins what has nothing to do with each other: how much
// there is of something, what is left out for now, what one of them must do.

// volumeThen reads "About 40 damages a week, people sign in with our Okta": how much there is of
// something is a limit of its own, and the clause behind it tells something else.
func (r *ideaReader) volumeThen(text string) bool {
	parts := reading.SplitTop(text, ", ")
	if len(parts) < 2 || len(r.features) == 0 || !r.saysVolume(parts[0]) {
		return false
	}
	rest := ourNamed().ReplaceAllString(text[len(parts[0])+len(", "):], "$1$2$3")
	if !r.clauseOfOthers(rest) {
		return false
	}
	r.takenApart(text)
	r.u.Qualities = Filtered(r.u.Qualities, func(q *understanding.QualityFact) bool {
		return FoldTerm(strings.TrimRight(q.Text, ". ")) != FoldTerm(text)
	})
	r.u.Integrations = slices.Clone(r.u.Integrations)
	for i := range r.u.Integrations {
		if in := &r.u.Integrations[i]; FoldTerm(strings.TrimRight(in.Purpose, ". ")) == FoldTerm(neutral(text)) || FoldTerm(strings.TrimRight(in.Purpose, ". ")) == FoldTerm(text) {
			in.Purpose = Finished(Capital(rest))
		}
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(parts[0]), r.src)
	r.plain(Capital(rest))
	return true
}

// clauseOfOthers says that a text is a clause with a subject of its own.
func (r *ideaReader) clauseOfOthers(text string) bool {
	if _, _, ok := (&ideaList{r: r}).subject(text); ok {
		return true
	}
	c, ok := r.w.ParseClause(text)
	return ok && c.Subject != "" && !r.w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(c.Subject)))
}

// volumeSaid is how much there is of something in a time: "about 40 damages a week".
var volumeSaid = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:about |around |roughly |some |approximately |circa |~ ?|up to )?[0-9][0-9,.]*(?: ?(?:k|million))?(?:[-–][0-9,.]+| to [0-9,.]+)? (?:[\p{L}-]+ ){1,4}(?:a|an|per|every|each) (?:second|minute|hour|day|week|month|quarter|year|night|season)$`)
})

// saysVolume says that a text only tells how much there is of something in a time.
func (r *ideaReader) saysVolume(text string) bool {
	return volumeSaid().MatchString(strings.TrimSpace(text))
}

// leftForNow reads what a sentence leaves out of the first version at its end: "Up to 10 therapists
// per practice, no insurance billing in the first version". What stands before it is read by itself.
func (r *ideaReader) leftForNow(text string) bool {
	parts := reading.SplitTop(text, ", ")
	n := len(parts)
	for n > 0 && r.isLeftForNow(parts[n-1]) {
		n--
	}
	if n == len(parts) {
		return false
	}
	r.takenApart(text)
	for _, part := range parts[n:] {
		r.leaveOut(Capital(CutFirst(part, "and ", "but ")))
	}
	if n > 0 {
		before := strings.Join(parts[:n], ", ")
		r.u.Constraints = slices.DeleteFunc(slices.Clone(r.u.Constraints), func(it specs.Item) bool {
			return FoldTerm(strings.TrimRight(it.Text, ". ")) == FoldTerm(text)
		})
		r.plain(before)
	}
	return true
}

// isLeftForNow says that a part names what is not there at first: "no payments in the first version".
func (r *ideaReader) isLeftForNow(part string) bool {
	part = strings.ToLower(CutFirst(part, "and ", "but "))
	return (strings.HasPrefix(part, "no ") || strings.HasPrefix(part, "without ")) && reading.HasSuffixOf(part, r.w.Table.Words["at_first"].In("en")...)
}

// mustDo reads a limit that tells what the product must do, "must handle 50 MB files without loading
// them into memory", as a demand with the product as its subject.
func (r *ideaReader) mustDo(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	if !strings.EqualFold(first, "must") {
		return false
	}
	verb := strings.ToLower(LeadingWord(CutFirst(rest, "not ", "never ", "always ", "also ")))
	if !r.w.Table.IsWord("verbs", "en", verb) || verb == "be" || verb == "have" {
		return false
	}
	r.takenApart(text)
	r.addRule(JoinWords("the", OrElse(kindWord(r.kind), "product"), "must", rest))
	return true
}

// kindWord is a kind of product inside a sentence: "library", but "SaaS" and "CLI".
func kindWord(kind string) string {
	if kind == "" || kind[1:] != strings.ToLower(kind[1:]) {
		return kind
	}
	return wording.LowerFirst(kind)
}

// toldBehind says that a limit is told as a demand, behind what the product is there for.
func (r *ideaReader) toldBehind(limit string) bool {
	return r.isTrait(limit) || strings.EqualFold(LeadingWord(limit), "must")
}

// isTrait says that a part only names a trait of the product.
func (r *ideaReader) isTrait(part string) bool {
	_, trait := r.w.Table.Words["bare_traits"].Paired("en", strings.ToLower(part))
	return trait
}

// bareTrait reads a part that is nothing but a trait of the product: "offline". What it does by
// it is told as its deed, and any other trait is a limit.
func (r *ideaReader) bareTrait(text string) bool {
	deed, ok := r.w.Table.Words["bare_traits"].Paired("en", strings.ToLower(text))
	switch {
	case !ok:
		return false
	case strings.HasPrefix(deed, "is "):
		r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(text)), r.src)
	default:
		r.does(deed)
	}
	return true
}
