package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// definedInPassing files words that a sentence explains where it uses them:
// "service level objectives (SLO)", "gateways, small computers that talk …",
// "MKT 平均动力学温度".
func (x *understander) definedInPassing(text string, from, to int) {
	if len(text) > 800 {
		return
	}
	x.spelledOut(text, from, to)
	if reading.HasHan(text) {
		x.chineseAcronym(text, from, to)
		return
	}
	x.apposition(text, from, to)
}

// spelledOut reads "mean kinetic temperature (MKT)" and "MKT (mean kinetic
// temperature)": the letters must be the initials of the words.
func (x *understander) spelledOut(text string, from, to int) {
	for rest := text; ; {
		open := strings.Index(rest, " (")
		if open < 0 {
			return
		}
		end := strings.IndexByte(rest[open:], ')')
		if end < 0 {
			return
		}
		inner, before := rest[open+2:open+end], rest[:open]
		rest = rest[open+end:]
		words := strings.Fields(before)
		switch last := words[max(0, len(words)-1):]; {
		case acronym(inner) && len(words) >= len(inner) && len(inner) > 2 && initials(words[len(words)-len(inner):]) == reading.Lower(inner):
			x.newTerm(inner, strings.Join(words[len(words)-len(inner):], " "), from, to)
		case len(last) == 1 && acronym(last[0]) && len(last[0]) > 2 && initials(strings.Fields(inner)) == reading.Lower(last[0]):
			x.newTerm(last[0], inner, from, to)
		}
	}
}

// acronym tells two to six capitals.
func acronym(word string) bool {
	if len(word) < 2 || len(word) > 6 {
		return false
	}
	return !strings.ContainsFunc(word, func(r rune) bool { return r < 'A' || r > 'Z' })
}

// initials are the first letters of words.
func initials(words []string) string {
	var b strings.Builder
	for _, w := range words {
		r, _ := utf8.DecodeRuneInString(w)
		if !unicode.IsLetter(r) {
			return ""
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// chineseAcronym reads an acronym with the Chinese words that it stands for
// right behind it: a quantity by its last rune.
func (x *understander) chineseAcronym(text string, from, to int) {
	words := strings.Fields(text)
	for i := 0; i+1 < len(words); i++ {
		before := strings.TrimRightFunc(words[i], func(r rune) bool { return 'A' <= r && r <= 'Z' })
		head := words[i][len(before):]
		if !acronym(head) || len(x.lex.tech.Find(head)) > 0 || before != "" && reading.IsASCII(before[len(before)-1:]) {
			continue
		}
		tail := words[i+1]
		if j := strings.IndexFunc(tail, func(r rune) bool { return !reading.IsHan(r) }); j >= 0 {
			tail = tail[:j]
		}
		if n := utf8.RuneCountInString(tail); n < 4 || n > 12 {
			continue
		}
		last, _ := utf8.DecodeLastRuneInString(tail)
		if strings.ContainsRune("度率值数量比速", last) && !strings.ContainsAny(tail, "或和与") { // "DEAD 请求单条或批量" lists ways
			x.newTerm(head, tail, from, to)
		}
	}
}

// apposition reads "has one or more gateways, small industrial computers that
// talk …": a plural noun explained by another one.
func (x *understander) apposition(text string, from, to int) {
	head, tail, ok := strings.Cut(text, ", ")
	words := strings.Fields(head)
	if !ok || len(words) == 0 || len(words) > 9 || strings.Contains(head, " if ") || strings.HasPrefix(reading.Lower(head), "when ") {
		return
	}
	noun := words[len(words)-1]
	if !reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.VerbsOfApposition...) || !strings.HasSuffix(noun, "s") || len(noun) < 5 || noun != reading.Lower(noun) {
		return
	}
	explained := strings.Fields(tail)
	at := -1
	for i, w := range explained[:min(len(explained), 7)] {
		if w == "that" || w == "which" {
			at = i
			break
		}
	}
	if at < 2 || !strings.HasSuffix(explained[at-1], "s") || strings.ContainsAny(strings.Join(explained[:at], " "), ",;:") {
		return
	}
	if x.lex.NoTermWords[reading.Lower(explained[0])] {
		return
	}
	x.newTerm(noun, noun+", "+strings.TrimRight(tail, "."), from, to)
}

// newTerm files a word unless it is the name of a technology or a person.
func (x *understander) newTerm(name, definition string, from, to int) {
	if len(x.lex.tech.Find(name)) > 0 || x.isPerson(name) {
		return
	}
	x.addTerm(name, definition, from, to)
}
