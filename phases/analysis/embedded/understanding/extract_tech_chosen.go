package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mentionBuilt files the technologies of a text that tells in passing, before
// the first wish, what the work rests on: "We store bookings in MySQL and deploy
// to Kubernetes". What it says of yesterday or complains of is left out.
func (x *understander) mentionBuilt(s *signals, from, to int) {
	x.mentionOnly(s.text, from, to)
	if x.lex.painful(s) || x.lex.ofToday(s.text) {
		return
	}
	cues := x.look0(s.text)
	for _, h := range x.lex.tech.Find(s.text) {
		switch h.Value.layer {
		case "service", "standard", "protocol", "format", "algorithm":
			continue
		}
		if x.lex.builtWith(s.text[:h.Start]) && (!h.Value.exact || s.text[h.Start:h.End] == exactName(h.Value.name, s.text[h.Start:h.End])) {
			x.mentionOne(s.text, h, cues, from, to, false)
		}
	}
}

// builtWith tells by the words before a name that something is kept in it, runs
// on it or is made with it.
func (l *Lexicons) builtWith(before string) bool {
	if reading.HasHan(before) {
		return reading.HasSuffixOf(strings.TrimRight(before, " "), l.ChineseBuiltWith...) &&
			reading.ContainsAny(before, l.ChineseBuildVerbs...)
	}
	words := strings.Fields(reading.Lower(before))
	if i := len(words) - 1; i >= 0 && (words[i] == "a" || words[i] == "an" || words[i] == "the" || words[i] == "our") {
		words = words[:i]
	}
	if len(words) == 0 {
		return false
	}
	if !l.PrepositionsOfBuild[words[len(words)-1]] {
		return strings.HasSuffix(before, ", ") && l.builtWith(before[:len(before)-2]+" and ")
	}
	for _, w := range words[max(0, len(words)-9):] {
		if l.BuildVerbs[strings.Trim(w, ",.;:")] {
			return true
		}
	}
	return false
}

// ofToday tells that a text is about what is to be replaced.
func (l *Lexicons) ofToday(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.OfToday...)
}
