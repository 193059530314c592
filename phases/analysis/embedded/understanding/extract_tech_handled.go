package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// handledCode says that a language or a framework is only named for the code that the product reads or
// writes: "recognises reads in Go and Python", "lints Kotlin files", "generates TypeScript types",
// "Supported languages: Go, Rust", 扫描 Java 代码. The product itself is then not made with it.
func (l *Lexicons) handledCode(text string, h *reading.Hit[technology]) bool {
	switch h.Value.layer {
	case "language", "framework", "library":
	default:
		return false
	}
	before, behind := l.aroundList(text, h)
	if reading.HasHan(text) {
		return reading.HasSuffixOf(strings.TrimSpace(before), l.ChineseHandlesCode...) || h.Value.layer == "language" && l.handledThing(behind)
	}
	before = reading.Lower(before)
	if label, ok := strings.CutSuffix(strings.TrimSpace(before), ":"); ok {
		return reading.HasSuffixOf(" "+label, l.LabelsOfCode...)
	}
	thing := l.CodeThings[reading.Lower(strings.Trim(reading.FirstWord(strings.TrimSpace(behind)), "`.,;:)"))]
	return l.worksOnCode(strings.Fields(before), thing)
}

// worksOnCode says that the words in front of a language end in a verb of reading or writing code
// and, where something stands between both, in what is read: "recognises | reads in". thing says
// that behind the language stands a piece of code.
func (l *Lexicons) worksOnCode(words []string, thing bool) bool {
	direct := true // nothing stands between the verb and the language
	for i, word := range slices.Backward(words) {
		bare := strings.Trim(word, "`*\"'")
		switch {
		case (l.HandlesCode[bare] && direct) || (l.HandlesCode[bare] || l.TouchesCode[bare]) && thing:
			return true
		case l.CodeThings[bare]:
			thing = true
		case bare == "written" && i > 0 && l.CodeThings[words[i-1]]: // "scans projects written in"
		case l.BuildVerbs[bare], l.MeansOfBuild[bare], strings.ContainsAny(bare, ",.;:()"):
			return false
		}
		direct = direct && l.WordsBeforeCode[bare]
	}
	return false
}

// aroundList is what stands before and behind the list of names that a name stands in: "recognises reads
// in" and "files" of "recognises reads in Go, TypeScript and Python files".
func (l *Lexicons) aroundList(text string, h *reading.Hit[technology]) (before, behind string) {
	hits := l.tech.Find(text)
	from, to := h.Start, h.End
	for _, other := range slices.Backward(hits) {
		if other.End <= from && joinsNames(text[other.End:from]) {
			from = other.Start
		}
	}
	for _, other := range hits {
		if other.Start >= to && joinsNames(text[to:other.Start]) {
			to = other.End
		}
	}
	return text[:from], text[to:]
}

// joinsNames tells what stands between two names of one list.
func joinsNames(between string) bool {
	return slices.Contains([]string{",", "and", "or", ", and", ", or", "/", "、", "和", "与", "及", "或", "以及"}, strings.Trim(between, " `*"))
}
