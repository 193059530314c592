package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// unaddressedName takes the writer out of a name: what is theirs belongs to the
// house, "our provider" is "the provider", and a remark of theirs behind a comma
// is none of it: "No face recognition, the council would kill us".
func (w *Work) unaddressedName(name string) string {
	if w.Language == "zh" {
		return name
	}
	name = w.withoutRemark(name)
	for _, or := range []string{" or we ", " or I "} {
		if i := strings.Index(name, or); i > 0 && len(strings.Fields(name[:i])) > 2 && !w.InBrackets(name, i) {
			name = name[:i]
		}
	}
	return w.OfHouse(name)
}

// OfHouse puts what is the writer's into words that fit whoever reads it: "our
// provider" is "the provider". Quotations and code keep their words.
func (w *Work) OfHouse(name string) string {
	if w.Language == "zh" {
		return name
	}
	for from, to := range w.Table.Words["house_holds"].Pairs("en") {
		if head, rest, ok := strings.Cut(name, from); ok && !reading.InsideWord(name, len(head)+len(from)) {
			name = head + to + rest // what the writers have of somebody is there, whoever keeps it
		}
	}
	words := strings.Split(name, " ")
	quoted := false
	for i, word := range words {
		if strings.Count(word, "\"")%2 == 1 || strings.Count(word, "`")%2 == 1 {
			quoted = !quoted
		}
		if quoted {
			continue
		}
		core := strings.TrimRight(word, ".,;:!?)")
		for from, to := range w.Table.Words["house_words"].Pairs("en") {
			if core != from && core != Capital(from) {
				continue
			}
			if i+1 < len(words) && strings.TrimRight(words[i+1], ".,;:!?)") == "own" {
				if i+2 < len(words) && w.Table.IsWord("house_people", "en", strings.TrimRight(words[i+2], ".,;:!?)")) {
					words[i], words[i+1] = "in-house", "" // "our own staff" is the writer's, and "their own" nobody's
					if who := strings.TrimRight(words[i+2], ".,;:!?)"); who == "team" || who == "crew" {
						words[i] = "the in-house"
					}
				}
				break
			}
			if core != "us" && i > 0 && words[i-1] == "not" {
				break // "is not our business" is not said of a business
			}
			if core != from {
				to = Capital(to)
			}
			if core == "us" && w.usIsProduct(words, i) {
				to = w.Product
			}
			words[i] = to + word[len(core):]
			if i+1 < len(words) && core == from && words[i+1] == strings.ToUpper(words[i+1]) && w.Table.IsWord("house_units", "en", strings.TrimRight(words[i+1], ".,;:!?)")) {
				words[i] += " in-house" // "our IT": there is no other one that "the" could mean
			}
			break
		}
	}
	return strings.ReplaceAll(strings.Join(words, " "), "in-house  ", "in-house ")
}

// usIsProduct says that the writers mean what they build by the "us" at i: what goes on without
// them, what a change breaks, and what a name points at.
func (w *Work) usIsProduct(words []string, i int) bool {
	if i == 0 {
		return false
	}
	before := strings.ToLower(words[i-1])
	return before == "without" || w.Table.IsWord("breaking_verbs", "en", before) ||
		before == "at" && i > 1 && w.Table.IsWord("pointing_verbs", "en", strings.ToLower(words[i-2]))
}

// WithoutWriters does the same to a whole sentence, where "us" may be somebody who
// is spoken of and stays.
func (w *Work) WithoutWriters(text string) string {
	for word := range strings.FieldsSeq(strings.ReplaceAll(text, " without us", "")) {
		if strings.Trim(word, ".,;:!?()") == "us" {
			return text
		}
	}
	return w.OfHouse(text)
}

// WithoutBracketRemark drops what the writer says in brackets of how it is known:
// "50 minutes a day (we measured)".
func (w *Work) WithoutBracketRemark(text string) string {
	from := strings.Index(text, " (")
	if from < 0 {
		return text
	}
	to := strings.IndexByte(text[from:], ')')
	if to < 0 || !w.Table.IsWord("writers", "en", strings.ToLower(LeadingWord(text[from+2:]))) {
		return text
	}
	return text[:from] + text[from+to+1:]
}

// withoutRemark cuts a name at the comma behind which its writer speaks.
func (w *Work) withoutRemark(name string) string {
	for at := 0; ; {
		i := strings.Index(name[at:], ", ")
		if i < 0 {
			return name
		}
		i += at
		at = i + 2
		if len(strings.Fields(name[:i])) < 2 || w.InBrackets(name, i) {
			continue
		}
		tail := name[at:]
		for word := range strings.FieldsSeq(strings.ToLower(tail)) {
			if w.Table.IsWord("writers", "en", strings.Trim(word, ".,;:!?()")) && w.remarks(tail) {
				return name[:i]
			}
		}
	}
}

// remarks says that a text is a clause, and not a further member of a list:
// "the council would kill us", "we measured".
func (w *Work) remarks(tail string) bool {
	if _, clause := w.ParseClause(tail); clause {
		return true
	}
	return w.Table.IsWord("writers", "en", strings.ToLower(LeadingWord(tail)))
}

// Supposed says that a remark tells what would happen: it is a reason and no
// part of what binds.
func (w *Work) Supposed(tail string) bool {
	c, ok := w.ParseClause(tail)
	return ok && c.Form == ModalVerb && (c.Verb == "would" || c.Verb == "might" || c.Verb == "could")
}
