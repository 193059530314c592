package readiness

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// account knows which words of which source lines the documents hold. It is made
// from the documents and the source alone, so that what an engine overlooked is
// missed here all the same.
type account struct {
	words map[string]*spans
	names map[string]bool // words of the product's title
	skip  []specs.LineRange
}

// spans are ranges of source lines, sorted by their begin once they are complete.
type spans struct {
	ranges []specs.LineRange
	reach  []int // the largest end among ranges[:i+1]
}

// newAccount reads every document that says something of its own. A document of
// one item speaks as a whole of the lines that it cites; of the others each statement
// speaks of its own lines. What is known elsewhere, such as the rows
// that the report lists already as not placed, counts as held.
func newAccount(pkg *specs.Package, facts analysis.FactsOutput, known []specs.Item) *account {
	a := &account{words: map[string]*spans{}, names: map[string]bool{}, skip: specs.MergeLines(slices.Clone(facts.Boilerplate))}
	for _, doc := range pkg.Documents() {
		switch doc.Kind() {
		case specs.KindReadiness, specs.KindSummary, specs.KindExport:
			continue // they only repeat
		}
		statements := specs.Statements(doc)
		var whole []string
		switch doc.Kind() {
		case specs.KindRequirement, specs.KindNFR, specs.KindADR:
			for _, st := range statements {
				whole = append(whole, wordsOf(st.Text)...)
			}
			slices.Sort(whole)
			whole = slices.Compact(whole)
		}
		for _, st := range statements {
			if st.Source.Kind != specs.Stated {
				continue
			}
			keys := whole
			if keys == nil {
				keys = wordsOf(st.Text)
			}
			a.add(keys, st.Source.Lines)
		}
	}
	if pkg.Brief != nil {
		for _, k := range wording.Keywords(specs.Plain(pkg.Brief.Title)) {
			a.names[k] = true
		}
	}
	for _, u := range known {
		a.add(wordsOf(u.Text), u.Source.Lines)
	}
	for _, s := range a.words {
		s.sort()
	}
	return a
}

func (a *account) add(keys []string, lines []specs.LineRange) {
	for _, k := range keys {
		s := a.words[k]
		if s == nil {
			s = &spans{}
			a.words[k] = s
		}
		for _, r := range lines {
			if n := len(s.ranges); n == 0 || s.ranges[n-1] != r {
				s.ranges = append(s.ranges, r)
			}
		}
	}
}

func (s *spans) sort() {
	slices.SortFunc(s.ranges, func(a, b specs.LineRange) int { return cmp.Compare(a.From, b.From) })
	reach := 0
	for _, r := range s.ranges {
		reach = max(reach, r.To)
		s.reach = append(s.reach, reach)
	}
}

// touches says whether one of the ranges has a line in common with from to to.
func (s *spans) touches(from, to int) bool {
	n, _ := slices.BinarySearchFunc(s.ranges, to+1, func(r specs.LineRange, line int) int { return cmp.Compare(r.From, line) })
	return n > 0 && s.reach[n-1] >= from
}

// said is how many words of a text of given lines the documents hold, and how
// many it has. Signs of order and rank, "P0" and "N-04", are no words.
func (a *account) said(text string, from, to int) (held, all int) {
	for _, k := range wording.Keywords(text) {
		if isSign(k) {
			continue
		}
		all++
		if s := a.words[k]; a.names[k] || s != nil && s.touches(from, to) {
			held++
		}
	}
	return held, all
}

// wordsOf are the words of a text that carry meaning, and its figures.
func wordsOf(text string) []string {
	text = specs.Plain(text)
	return append(wording.Keywords(text), figures(text)...)
}

// figures are the numbers of a text, each with a mark in front and without what parts its
// thousands, so that none is taken for a word: "8,000" is "#8000". A number behind a letter or
// a hyphen belongs to a name, "G-1", and one with a dot at the very beginning counts sections.
func figures(text string) []string {
	var out []string
	whole := text
	for at := strings.IndexAny(text, digits); at >= 0; at = strings.IndexAny(text, digits) {
		before, _ := utf8.DecodeLastRuneInString(whole[:len(whole)-len(text)+at])
		text = text[at:]
		end := len(text) - len(strings.TrimLeft(text, digits+".,"))
		number := strings.TrimRight(text[:end], ".,")
		first := len(text) == len(strings.TrimLeft(whole, " "))
		text = text[end:]
		if before == '-' || before < utf8.RuneSelf && unicode.IsLetter(before) || first && strings.Contains(number, ".") {
			continue
		}
		out = append(out, "#"+strings.ReplaceAll(number, ",", ""))
	}
	return out
}

const digits = "0123456789"

// lostFigure says whether a text of given lines has a figure that no document has.
func (a *account) lostFigure(text string, from, to int) bool {
	return slices.ContainsFunc(figures(text), func(f string) bool {
		s := a.words[f]
		return s == nil || !s.touches(from, to)
	})
}

// isSign tells a letter or two with a number behind, and what is no word at all.
func isSign(word string) bool {
	number := strings.TrimLeftFunc(word, unicode.IsLetter)
	return number != "" && utf8.RuneCountInString(word)-utf8.RuneCountInString(number) <= 2 && number != word && strings.Trim(number, digits) == ""
}

// skipped says that a line is boilerplate. Its ranges are sorted and apart.
func (a *account) skipped(line int) bool {
	n, _ := slices.BinarySearchFunc(a.skip, line+1, func(r specs.LineRange, line int) int { return cmp.Compare(r.From, line) })
	return n > 0 && line <= a.skip[n-1].To
}
