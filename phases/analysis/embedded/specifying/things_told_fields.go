package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fieldList reads a list of fields up to the first item that is none. owned asks
// that each begins with an article or a number: "a product has a weight".
func (w *Specifier) fieldList(text string, owned bool) []specs.Field {
	text, _, _ = strings.Cut(text, ", e.g. ") // what one of them looks like
	text, _, _ = strings.Cut(text, ". ")
	text = w.listAlone(text)
	var out []specs.Field
	for n, part := range reading.SplitList(strings.NewReplacer(" / ", ", ").Replace(text)) {
		f, ok := w.toldField(strings.TrimSpace(part), owned)
		switch {
		case ok:
			if last := len(out) - 1; last >= 0 && w.Table.IsWord("thing_adjectives", "en", out[last].Name) && strings.Contains(f.Name, " ") {
				out[last].Name += " " + reading.LastWord(f.Name) // "the old and the new value"
			}
			out = append(out, f)
			continue
		case n > 0 && n == len(out) && len(part) < 20 && len(out) > 0 && isCapitals(part): // "urgency A, B or C"
			out[len(out)-1].Constraint = strings.TrimSpace(out[len(out)-1].Constraint + " " + part)
			continue
		}
		break
	}
	return out
}

// listAlone is a list without the clause behind it: "the officer and the minute,
// and the record must be kept".
func (w *Specifier) listAlone(text string) string {
	for _, tie := range []string{", and ", ", but ", ", so ", ", they ", ", it "} {
		head, tail, ok := strings.Cut(text, tie)
		if ok && slices.ContainsFunc(strings.Fields(strings.ToLower(tail)), func(word string) bool {
			return w.Table.IsWord("modals", "en", word) || w.Table.IsWord("be_forms", "en", word)
		}) {
			text = head
		}
	}
	return text
}

func isCapitals(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if word != "or" && word != "and" && strings.ToUpper(word) != word {
			return false
		}
	}
	return text != ""
}

// maxToldWords is how many words the name of a told field has at most.
const maxToldWords = 4

// maxAskedWords is how many words a field has at most that is told as a question.
const maxAskedWords = 7

// toldField is one item of a list as a field: "at least one photo" is photo
// with its bound, "the width at low water" is width at low water.
func (w *Specifier) toldField(text string, owned bool) (specs.Field, bool) {
	text = strings.TrimPrefix(text, "just ")
	if asked, ok := w.Table.Words["told_asked"].Paired("en", strings.ToLower(text)); ok {
		return specs.Field{Name: asked}, !owned // "with who and when"
	}
	if words := strings.Fields(text); len(words) > 2 && len(words) <= maxAskedWords && strings.EqualFold(words[0], "what") && w.Table.IsWord("pronouns_person", "en", strings.ToLower(words[1])) {
		return specs.Field{Name: text}, !owned // "what they did in other years"
	}
	for _, open := range []string{"which ", "from which ", "for which ", "in which ", "on which "} {
		if rest, ok := phrasing.CutFold(text, open); ok && len(strings.Fields(rest)) <= 2 {
			text = rest
		}
	}
	name, bound := text, ""
	if i := strings.Index(text, " ("); i > 0 {
		name, bound = text[:i], strings.Trim(text[i:], " ().")
	}
	led := false
	for _, lead := range w.Table.Words["told_leads"].In("en") {
		if rest, ok := phrasing.CutFold(name, lead+" "); ok {
			if strings.ContainsAny(lead, "0123456789") || strings.Contains(lead, " ") || lead == "one" {
				bound = strings.TrimSpace(lead + " " + bound)
			}
			name, led = rest, true
			break
		}
	}
	if rest, ok := phrasing.CutFold(name, "how many "); ok {
		name = "number of " + rest
	}
	if first, rest, ok := strings.Cut(name, " "); ok && led && phrasing.IsNumeral(first) {
		bound, name = strings.TrimSpace(bound+" "+first), rest
	}
	if owned && !led {
		return specs.Field{}, false
	}
	if bare, unique := uniqueField(name); unique != "" {
		name, bound = bare, strings.TrimSpace(unique+" "+bound)
	}
	words := strings.Fields(strings.Trim(name, " .,"))
	ofs := 0
	for i, word := range words {
		low := strings.ToLower(word)
		if low == "of" {
			ofs++
		}
		if i > 0 && (low != "of" || ofs > 1) && low != "and" && w.Table.IsWord("prepositions", "en", low) {
			bound = strings.TrimSpace(strings.Join(words[i:], " ") + " " + bound)
			words = words[:i]
			break
		}
		if w.Table.IsWord("modals", "en", low) || w.Table.IsWord("finite", "en", low) || w.Table.IsWord("relatives", "en", low) || (i == 0 || low != "no") && w.Table.IsWord("negatives", "en", low) || w.Table.IsWord("subordinators", "en", low) ||
			w.Table.IsWord("pronouns_object", "en", low) || strings.ContainsAny(low, "0123456789=<>&\"“”:+") || low == "to" || low == "what" {
			return specs.Field{}, false
		}
	}
	if len(words) == 0 || len(words) > maxToldWords || len(words) == 1 && w.Table.IsWord("verbs", "en", strings.ToLower(words[0])) && !w.IsNoun(strings.ToLower(words[0])) || wording.Keywords(strings.Join(words, " ")) == nil || len(words) > 1 && w.IsThird(strings.ToLower(words[1])) && !w.Table.IsWord("nouns", "en", strings.ToLower(words[1])) {
		return specs.Field{}, false
	}
	name = strings.Join(words, " ")
	if low := strings.ToLower(words[0]); w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("adverbs", "en", low) {
		return specs.Field{}, false
	}
	if first, size := words[0], len(words[0]); len(first) > 1 && strings.ToLower(first[1:]) == first[1:] && first[1] != '-' {
		name = strings.ToLower(first) + name[size:]
	}
	return specs.Field{Name: name, Constraint: bound}, true
}

// attributesIn are the attributes that a statement names together with a thing of
// the model: "the status of the report", "order number", "a photo's size". A
// limit on it is its constraint: "size of a photo: 8 MB".
func (w *Specifier) attributesIn(m *dataModel, text string) []toldRecord {
	tokens := wording.Tokens(text)
	named := map[string]string{} // the last word of each entity, with its name
	for i := range m.entities {
		if name := strings.ToLower(phrasing.SplitCamel(m.entities[i].Name)); !strings.Contains(name, " ") {
			named[wording.Singular(name)] = m.entities[i].Name
		}
	}
	word := func(i int) string {
		if i < 0 || i >= len(tokens) || tokens[i].Kind != wording.Word {
			return ""
		}
		return tokens[i].Lower
	}
	thing := func(i int) string { return named[wording.Singular(word(i))] }
	var out []toldRecord
	for i := range tokens {
		name := wording.Singular(word(i))
		if !w.Table.IsWord("attributes", "en", name) {
			continue
		}
		owner := ""
		switch {
		case word(i+1) == "of" && thing(i+2) != "":
			owner = thing(i + 2)
		case word(i+1) == "of" && w.Table.IsWord("determiners", "en", word(i+2)) && thing(i+3) != "":
			owner = thing(i + 3)
		case thing(i-1) != "" && !w.Table.IsWord("attributes", "en", word(i-1)) && !w.attributeOf(word(i+1)) && (word(i) == name || !w.isOne(word, i)):
			owner = thing(i - 1)
		case named[wording.Singular(strings.TrimSuffix(strings.TrimSuffix(word(i-1), "'s"), "’s"))] != "" && strings.HasSuffix(word(i-1), "s"):
			owner = named[wording.Singular(strings.TrimSuffix(strings.TrimSuffix(word(i-1), "'s"), "’s"))]
		}
		if owner == "" || name == "number" && word(i+1) == "of" {
			continue
		}
		f := specs.Field{Name: name}
		if label, limit, ok := strings.Cut(text, ": "); ok && i == 0 && len(strings.Fields(label)) <= 4 && len(wording.Measures(limit)) == 1 && len(limit) < 20 {
			f.Constraint = strings.TrimRight(limit, ".")
		}
		out = append(out, toldRecord{owner, []specs.Field{f}})
	}
	return out
}

// isOne says that an article of one thing stands before a word, which is then no
// plural but a deed of that thing: "everything a lock file names".
func (w *Specifier) isOne(word func(int) string, at int) bool {
	for i := at - 1; i >= at-3 && word(i) != ""; i-- {
		if w.Table.IsWord("each_one", "en", word(i)) {
			return true
		}
	}
	return false
}

// attributeOf says that a word goes on with a name: "order number range".
func (w *Specifier) attributeOf(next string) bool {
	return next != "" && !w.Table.IsWord("prepositions", "en", next) && w.Table.IsWord("attributes", "en", next)
}
