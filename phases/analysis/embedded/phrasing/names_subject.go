package phrasing

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// nameSubject finds the thing that the product is about: the stated entity
// that the features name most often, else the noun with which the names of
// features end most often.
func (w *Work) nameSubject() {
	var texts []string
	if len(w.Understood.Entities) > 0 {
		for _, f := range FirstN(w.Understood.Features, 500) { // enough to know
			texts = append(texts, FoldTerm(f.Name+" "+f.Text))
		}
	}
	best, count := "", 0
	for i := range w.Understood.Entities {
		label := w.EntityLabel(&w.Understood.Entities[i])
		if n := textsWith(texts, label); n > count {
			best, count = label, n
		}
	}
	if best == "" {
		best = w.commandNoun()
	}
	if best == "" && w.Language != "zh" {
		best = w.commonObject()
	}
	w.Subject = best
}

// textsWith counts the folded texts in which a name stands.
func textsWith(texts []string, name string) int {
	n := 0
	term := FoldTerm(name)
	for _, text := range texts {
		if strings.Contains(text, term) {
			n++
		}
	}
	return n
}

// EntityLabel is an entity's name as a word of a sentence.
func (w *Work) EntityLabel(e *specs.Entity) string {
	label := e.Label
	if label == "" {
		label = SplitCamel(e.Name)
	}
	if w.Language == "zh" {
		return label
	}
	return strings.ToLower(wording.Singular(label))
}

// SplitCamel is an identifier as words: PasswordReset, password_reset.
func SplitCamel(name string) string {
	var b strings.Builder
	var last rune
	for _, r := range name {
		switch {
		case r == '_' || r == '-':
			r = ' '
		case unicode.IsUpper(r) && unicode.IsLower(last):
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return strings.TrimSpace(b.String())
}

// commonObject is the most frequent object of the features: the last word of
// the verb phrase before a preposition.
func (w *Work) commonObject() string {
	counts := map[string]int{}
	best := ""
	for i := range w.Understood.Features {
		word := w.objectOf(w.Action(&w.Understood.Features[i]))
		if word == "" {
			continue
		}
		counts[word]++
		if best == "" || counts[word] > counts[best] {
			best = word
		}
	}
	return best
}

// deedRecord is what the first deed of an idea leaves behind: who reserves a bowl makes
// a reservation, and it is this that is looked up, where no domain knows more of it.
func (w *Work) deedRecord() string {
	if !w.Idea || w.Language == "zh" {
		return ""
	}
	for i := range w.Understood.Features {
		verb := strings.ToLower(LeadingWord(w.Action(&w.Understood.Features[i])))
		if record, ok := w.Table.Words["deed_records"].Paired("en", verb); ok {
			return record
		}
	}
	return ""
}

// objectOf is the noun that a verb phrase ends in before its first preposition.
func (w *Work) objectOf(phrase string) string {
	if !w.IsVerbPhrase(phrase) {
		return ""
	}
	last := ""
	for i, t := range wording.Tokens(phrase) {
		if t.Text == "," && w.Table.IsWord("thing_adjectives", "en", last) {
			continue // "a small, flat box"
		}
		if t.Kind != wording.Word || i > 0 && (w.Table.IsWord("prepositions", "en", t.Lower) || w.Table.IsWord("pronouns_object", "en", t.Lower)) {
			break
		}
		if i > 0 {
			last = t.Lower
		}
	}
	if len(last) < 3 || strings.EqualFold(last, w.Kind) || w.Table.IsWord("determiners", "en", last) || w.Table.IsWord("particles_behind", "en", last) || w.Table.IsWord("rates", "en", last) || w.Table.IsWord("verbs", "en", last) || wording.Keywords(last) == nil ||
		strings.HasSuffix(last, "ly") || strings.HasSuffix(last, "ed") || strings.HasSuffix(last, "ing") {
		return ""
	}
	return wording.Singular(last)
}
