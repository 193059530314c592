package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// orderCheck tests the order or the groups that a statement names: "sorted by
// arrival", "oldest first".
func (w *Specifier) orderCheck(d *Draft) string {
	text := strings.TrimRight(d.Statement.Head, ". ")
	low := strings.ToLower(text)
	for _, lead := range w.Table.Words["check_orders"].In(w.Language) {
		at := strings.Index(low, lead)
		if at < 0 || at == 0 && endpointOf(d) == "" || at > 0 && w.Language != "zh" && low[at-1] != ' ' && low[at-1] != '(' {
			continue
		}
		order := lead
		if strings.HasSuffix(lead, " by") || strings.HasSuffix(lead, " of") {
			order = w.orderTail(text[at:], lead)
		}
		if order == "" {
			return ""
		}
		return w.Say("check_order", "order", order)
	}
	return ""
}

// orderTail is an order with the name of what decides it: "grouped by site" of
// "grouped by site and put into jobs".
func (w *Specifier) orderTail(text, lead string) string {
	for _, end := range []string{", ", "; ", " (", ")", ". ", ": "} {
		text, _, _ = strings.Cut(text, end)
	}
	tokens := phrasing.ClauseTokens(text)
	lead2 := len(strings.Fields(lead))
	end := lead2
	for end < len(tokens) && end < lead2+5 {
		low := tokens[end].Low
		if low == "and" && (end+1 == len(tokens) || w.Table.IsWord("verbs", "en", tokens[end+1].Low)) || w.Table.IsWord("breaks", "en", low) && low != "and" && low != "of" {
			break
		}
		end++
	}
	if end == lead2 {
		return ""
	}
	return w.LowerStart(text[:tokens[end-1].To])
}

// storesThings says that a statement makes something or keeps it.
func (w *Specifier) storesThings(d *Draft) bool {
	return slices.ContainsFunc(w.verbsOf(d), func(verb string) bool {
		return phrasing.HasVerb(w.systemRow("keep"), verb) || phrasing.HasVerb(w.systemRow("create"), verb)
	})
}

// partsCheck tests that each of the values is there with which something is
// recorded: "recorded with author, time, old value and new value".
func (w *Specifier) partsCheck(d *Draft) string {
	if w.Language == "zh" || d.Statement.Trigger != "" || w.forbids(d) {
		return ""
	}
	if !w.storesThings(d) {
		return ""
	}
	text := strings.TrimRight(d.Statement.Head, ". ")
	at := strings.Index(text, " with ")
	if at < 0 || w.InBrackets(text, at) {
		return ""
	}
	list := text[at+len(" with "):]
	for _, end := range []string{"; ", " before ", " after ", " when ", " so that "} {
		list, _, _ = strings.Cut(list, end) // when it is done is no part of what is there
	}
	parts := w.enumerated(list)
	if len(parts) < 2 || strings.Contains(list, " or ") || slices.ContainsFunc(parts, func(p string) bool {
		return strings.Contains(p, " and ") || strings.Contains(p, " ") && w.IsThird(strings.ToLower(phrasing.LeadingWord(p)))
	}) {
		return "" // "with tags and filter by tag, owner and state" begins a second deed, and so does "with the list, and records the result"
	}
	return w.Say("check_parts", "list", strings.Join(parts, w.Say("list_sep")))
}

// extractedParts tests each of the values that are taken out of something: "extract the
// policy number, the insurer and the limits from a form". Empty where fewer than two are named.
func (w *Specifier) extractedParts(d *Draft) string {
	deed := d.Statement.Phrase
	if d.Statement.Whole {
		deed = w.Base(d.Statement.Clause)
	}
	_, list, ok := strings.Cut(strings.TrimRight(deed, ". "), " ")
	if w.Language == "zh" || !ok {
		return ""
	}
	place := ""
	for _, from := range []string{" from ", " out of "} {
		if values, behind, found := strings.Cut(list, from); found {
			list, place = values, from+behind
		}
	}
	parts := w.enumerated(list)
	if len(parts) < 2 || place == "" || strings.Contains(list, " or ") {
		return ""
	}
	return w.Say("check_extracted", "from", strings.TrimSpace(place), "list", strings.Join(parts, w.Say("list_sep")))
}

// enumerated are the entries of a list in running text: "package, version and
// build number". Empty for a row of clauses.
func (w *Specifier) enumerated(list string) []string {
	if i := strings.LastIndex(list, " and "); i > 0 && !w.InBrackets(list, i) && !strings.Contains(list[:i], ", and") {
		list = list[:i] + ", " + list[i+len(" and "):]
	}
	return w.listedParts(list)
}

// ofParts is the rule of a test of each of the values or things that a source lists.
const ofParts = "criterion-of-parts"

// ofCases is the rule of a test of several cases, each of which is enough.
const ofCases = "criterion-of-cases"

// casesCourse tests each of several conditions by itself: "when completeness is
// under 95 %, when a source is silent or when the quarantine grows". Behind a
// limit of one of them it still happens by another.
func (w *Specifier) casesCourse(d *Draft) course {
	text := strings.TrimRight(d.Statement.Head, ". ")
	trigger := d.Statement.Trigger
	if trigger == "" {
		for _, lead := range []string{" when ", " if "} {
			if at := strings.Index(text, lead); at > 0 && !w.InBrackets(text, at) {
				trigger = text[at+1:]
				break
			}
		}
	}
	cases := conditionsOf(w.LowerStart(trigger))
	if len(cases) < 2 || w.forbids(d) || w.Table.IsWord("negatives", "en", strings.ToLower(phrasing.LeadingWord(text))) {
		return course{}
	}
	return course{Main: w.Say("check_each_case", "list", strings.Join(cases, "; ")), Rule: ofCases, rank: firmCourse}
}

// conditionsOf are the conditions of a trigger of which each begins with its own
// "when" or "if".
func conditionsOf(trigger string) []string {
	first := strings.ToLower(phrasing.LeadingWord(trigger))
	if first != "when" && first != "if" || !strings.Contains(trigger, " or "+first+" ") {
		return nil
	}
	var out []string
	for part := range strings.SplitSeq(" "+strings.TrimRight(trigger, ", "), " "+first+" ") {
		part = strings.TrimRight(strings.TrimSuffix(strings.TrimRight(part, ", "), " or"), ", ")
		if part != "" {
			out = append(out, part)
		}
	}
	return out
}

// refusedEach tests each thing without which something is refused: "a definition
// without an owner, a timeout or a runbook link".
func (w *Specifier) refusedEach(object, text string) string {
	_, list, ok := strings.Cut(text, " without ")
	if !ok || object == "" || !strings.Contains(list, " or ") {
		return ""
	}
	list, _, _ = strings.Cut(strings.TrimRight(list, ". "), " and ")
	parts := w.listedParts(strings.Replace(strings.Replace(list, ", or ", ", ", 1), " or ", ", ", 1))
	if len(parts) < 2 {
		return ""
	}
	thing, _, _ := strings.Cut(object, " without ")
	for i, p := range parts {
		parts[i] = w.Say("part_without", "object", thing, "part", p)
	}
	return w.Say("check_refused_each", "list", strings.Join(parts, w.Say("series_sep")))
}
