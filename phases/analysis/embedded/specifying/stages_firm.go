package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// What a later step of the plan builds has a lower rank, but for a rule that leaves no choice:
// the plan says when it is there, and its own words how firm it is. "Only an officer can release
// a hold" is no less strict for coming in May.

// builtLaterOn says that a later step of the plan builds what a draft asks for, whatever its
// rank.
func (d *Draft) builtLaterOn() bool { return d.prio == "later" || d.prio == "firm" }

// firm says that a draft states a rule that leaves no choice.
func (w *Specifier) firm(d *Draft) bool {
	text := d.rest
	if text == "" && d.Fact != nil {
		text = d.Fact.Text
	}
	text = phrasing.WithoutCode(text)
	return slices.ContainsFunc(wording.Sentences(text), func(s wording.Span) bool {
		return w.leavesNoChoice(strings.TrimRight(strings.TrimSpace(text[s.Start:s.End]), ". "))
	})
}

// leavesNoChoice tells a sentence that forbids, or that allows something to some alone or under
// one condition. What somebody cannot do in a case that it tells of is none.
func (w *Specifier) leavesNoChoice(text string) bool {
	if w.Language == "zh" {
		return reading.ContainsAny(text, w.Table.Words["firm_rules"].In("zh")...)
	}
	if head, rest, ok := strings.Cut(text, ", "); ok && w.Table.IsWord("conditions", "en", strings.ToLower(phrasing.LeadingWord(head))) {
		text = reading.UpperFirst(rest)
	}
	low := strings.ToLower(text) + " "
	if reading.HasPrefixOf(low, w.Table.Words["firm_starts"].In("en")...) {
		return reading.HasFiniteVerb(text) || reading.ContainsAny(low, " may ", " can ", " shall ", " should ")
	}
	if c, ok := w.ParseClause(text); ok && c.Form == phrasing.ModalVerb && !w.Table.IsWord("relatives", "en", reading.LastWord(c.Subject)) && (c.Not || c.Adverb == "never" || c.Adverb == "only") {
		return true
	}
	for _, words := range w.Table.Words["firm_rules"].In("en") {
		before, _, ok := strings.Cut(" "+low, words)
		if ok && !reading.ContainsAny(before+" ", w.Table.Words["opens_case"].In("en")...) {
			return true
		}
	}
	not, behind, ok := strings.Cut(" "+low, " not ")
	return ok && strings.Contains(behind, " until ") && !reading.ContainsAny(not+" ", w.Table.Words["opens_case"].In("en")...)
}
