package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCircumstance is how many words may tell under what a number holds.
const maxCircumstance = 10

// withCircumstances is a target with what its clause says behind it about when and
// where it holds: "within 3 seconds on every open screen", "30 days of inactivity",
// "below 400 ms at 150 requests per second". What already names the measure is not
// said twice.
func (w *Completer) withCircumstances(text, target, metric string) string {
	before, after, ok := strings.Cut(text, target)
	if !ok || target == "" || w.Language == "zh" || strings.TrimSpace(before) == "" && !w.alone(after) || strings.HasSuffix(strings.TrimSpace(before), ":") && strings.Contains(metric, ", ") {
		return target
	}
	said := ""
	if aside, rest, found := strings.Cut(strings.TrimPrefix(after, " ("), ")"); found && strings.HasPrefix(after, " (") && IsMeasureCode(aside) && !strings.Contains(aside, " ") {
		if after = rest; !strings.Contains(metric, aside) {
			said = " (" + aside + ")"
		}
	}
	tail := w.circumstance(after)
	_, what, _ := strings.Cut(strings.ToLower(tail), " ")
	if tail == "" || strings.Contains(strings.ToLower(metric), what) {
		return target + said
	}
	return target + said + " " + tail
}

// goesOnNaming says that what stands behind an "and" only names more of that under which a
// number holds: neither a clause nor another figure to be reached.
func (w *Completer) goesOnNaming(rest string) bool {
	rest = strings.TrimRight(rest, ". ")
	if _, clause := w.ParseClause(rest); clause || strings.ContainsAny(rest, ",;:") || rest == "" {
		return false
	}
	for _, m := range wording.Measures(rest) {
		if m.Class == wording.ClassTime || m.Class == wording.ClassShare || m.Class == wording.ClassMoney {
			return false
		}
	}
	first := strings.ToLower(reading.FirstWord(rest))
	return !w.Table.IsWord("prepositions", "en", first) && !w.Table.IsWord("determiners", "en", first) && !w.Table.IsWord("pronouns", "en", first) && !w.IsThird(first)
}

// alone says that what stands behind a number that begins its sentence is a condition:
// "with two nodes", "on two servers".
func (w *Completer) alone(after string) bool {
	rest, on := strings.CutPrefix(after, " on ")
	return strings.HasPrefix(after, " with ") || on && (w.Table.IsWord("countings", "en", reading.FirstWord(rest)) || phrasing.IsNumeral(reading.FirstWord(rest)))
}

// circumstance is the phrase with a preposition that a text begins with, up to the
// end of its clause; empty for anything else.
func (w *Completer) circumstance(after string) string {
	if !strings.HasPrefix(after, " ") {
		return ""
	}
	end := len(after)
	for _, mark := range []string{". ", ", ", "; ", " (", ": ", " – ", " - ", " and ", " but ", " so ", " or ", " which ", " because "} {
		if i := strings.Index(after, mark); i >= 0 && i < end {
			if mark == " and " && (strings.Contains(after[:i], "between ") || w.goesOnNaming(after[i+len(mark):])) {
				continue // "between 04:00 and 24:00", "for 10,000 products and 50 shops"
			}
			end = i
		}
	}
	tail := strings.TrimSpace(strings.TrimRight(after[:end], " .;,:"))
	words := strings.Fields(tail)
	if len(words) < 2 || len(words) > maxCircumstance || strings.Contains(tail, "`") && len(words) < 3 || !w.Table.IsWord("holding_leads", "en", words[0]) || strings.ContainsAny(tail, "()") {
		return ""
	}
	if last := strings.ToLower(words[len(words)-1]); w.Table.IsWord("prepositions", "en", last) || w.Table.IsWord("articles", "en", last) {
		return ""
	}
	if _, clause := w.ParseClause(tail[len(words[0]):]); clause {
		return ""
	}
	return tail
}
