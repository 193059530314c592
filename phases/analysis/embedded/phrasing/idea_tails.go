package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withTail cuts what an idea says behind a comma of the deed that a product is there for,
// "…, with a dry run, that never prints a password": each says one more thing of it.
func (r *ideaReader) withTail(text string) (deed string, tails []string) {
	parts := reading.SplitTop(text, ", ")
	at := len(parts)
	for at > 1 && r.isTail(CutFirst(parts[at-1], "and ")) {
		at--
	}
	if at == len(parts) {
		at = r.rowBehindWith(parts)
	}
	for i, part := range parts[at:] {
		part = CutFirst(part, "and ")
		if i > 0 && strings.HasPrefix(parts[at], "with ") && !r.isTail(part) {
			part = "with " + part
		}
		tails = append(tails, part)
	}
	return strings.Join(parts[:at], ", "), tails
}

// rowBehindWith is where a row of things begins behind a comma, "…, with photos, reminders, and
// alerts to family members"; the number of parts where there is none.
func (r *ideaReader) rowBehindWith(parts []string) int {
	for i := 1; i < len(parts); i++ {
		if !strings.HasPrefix(parts[i], "with ") {
			continue
		}
		l := &ideaList{r: r}
		if slices.ContainsFunc(parts[i+1:], func(part string) bool { return l.says(CutFirst(part, "and ")) || r.isLimit(part) }) {
			return len(parts)
		}
		return i
	}
	return len(parts)
}

// isTail says that a part behind a comma tells of the product and belongs to no deed.
func (r *ideaReader) isTail(part string) bool {
	first, rest, _ := strings.Cut(strings.ToLower(part), " ")
	next := LeadingWord(rest)
	w := r.w
	switch first {
	case "that", "which":
		return w.IsThird(next) || next == "never" || next == "always"
	case "with":
		return w.Table.IsWord("articles", "en", next) || IsPluralNoun(strings.ToLower(reading.LastWord(part)))
	case "no":
		return true
	}
	if r.isFigure(part) || strings.HasSuffix(part, " compliant") || strings.HasSuffix(part, "-compliant") {
		return true
	}
	_, gerund := w.gerund(first + " x")
	return gerund && rest == "" || w.thirdLed(part) || first == "works" // "streaming", "works offline"
}

// tail adds what isTail of a part.
func (r *ideaReader) tail(part string) {
	first, rest, _ := strings.Cut(part, " ")
	switch low := strings.ToLower(first); {
	case low == "that" || low == "which":
		if next := strings.ToLower(LeadingWord(rest)); next == "never" || next == "always" {
			r.addRule(JoinWords("the", OrElse(wording.LowerFirst(r.kind), "product"), rest))
			return
		}
		r.relative(rest)
	case low == "with":
		if !r.sends(CutFirst(rest, "a ", "an ")) {
			r.things(rest)
		}
	case low == "no", strings.HasSuffix(part, "compliant"):
		r.limit(part)
	case r.isFigure(part):
		r.u.Qualities = append(r.u.Qualities, understanding.QualityFact{Class: "SC", Name: part, Text: Finished(Capital(part)), Target: OrElse(MeasureIn(part), part), Source: r.src})
	case r.w.IsThird(low) || low == "works":
		if !r.relative(part) {
			r.limit(part)
		}
	default:
		r.thing(part)
	}
}

// isFigure says that a part only tells how much there is, "10,000 stations", "one reading a
// minute": it is a load, and no part of a deed.
func (r *ideaReader) isFigure(part string) bool {
	const longest = 5
	words := strings.Fields(strings.ToLower(part))
	if len(words) < 2 || len(words) > longest || !IsNumeral(words[0]) && !r.w.Table.IsWord("countings", "en", words[0]) {
		return false
	}
	last := len(words) - 1
	if r.w.Table.IsWord("rates", "en", words[last]) && last > 1 && (words[last-1] == "a" || words[last-1] == "per" || words[last-1] == "every" || words[last-1] == "an") {
		return true
	}
	return IsNumeral(words[0]) && IsPluralNoun(words[last]) && !slices.ContainsFunc(words[1:], func(word string) bool { return r.w.Table.IsWord("prepositions", "en", word) || r.w.IsThird(word) })
}

// addTails adds what each of several parts says.
func (r *ideaReader) addTails(tails []string) {
	for _, part := range tails {
		r.tail(part)
	}
}

// wraps reads "GraphQL API over our legacy services, read-only, with caching": what the
// product is put in front of belongs to what it is, and what stands behind the comma is a
// list of what it brings.
func (r *ideaReader) wraps(text string, at int, behind string) bool {
	inner, rest, _ := strings.Cut(behind, ", ")
	if len(strings.Fields(inner)) > maxNameWords {
		return false
	}
	name := CutFirst(text[:at], "a ", "an ", "the ")
	r.what = ""
	r.thing(JoinWords(strings.TrimSpace(name), strings.TrimSpace(text[at:at+strings.Index(text[at:], behind)]), inner))
	if rest != "" {
		r.list(rest)
	}
	return true
}

// noNeed reads "No app to install, works with a QR code": what nobody has to do, and what
// is so instead.
func (r *ideaReader) noNeed(text string) bool {
	rest, ok := CutFold(text, "no ")
	first, more, found := strings.Cut(text, ", ")
	if !ok || !strings.Contains(" "+first+" ", " to ") || len(strings.Fields(rest)) > 16 || len(strings.Fields(first)) > 6 {
		return false
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(Capital(first)), r.src)
	if found && !r.relative(more) {
		r.addRule(JoinWords("it", more))
	}
	return true
}
