package readiness

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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

// newAccount notes of every word on which source lines it is held. A paper of one item
// speaks as a whole of the lines that it cites; of the others each statement speaks of its
// own lines. names are the words of the product's title, which heads every document. What is
// known elsewhere, such as the rows that the report lists already as not placed, counts as held.
func newAccount(papers []paper, names []string, boilerplate []specs.LineRange, known []specs.Item) *account {
	a := &account{words: map[string]*spans{}, names: map[string]bool{}, skip: specs.MergeLines(slices.Clone(boilerplate))}
	for i := range papers {
		p := &papers[i]
		var whole []string
		if p.item {
			for _, st := range p.said {
				whole = append(append(whole, st.keys...), figures(st.text)...)
			}
			slices.Sort(whole)
			whole = slices.Compact(whole)
		}
		for _, st := range p.said {
			switch {
			case st.Source.Kind != specs.Stated:
			case p.item:
				a.add(whole, st.Source.Lines)
			default:
				a.add(st.keys, st.Source.Lines)
				a.add(figures(st.text), st.Source.Lines)
			}
		}
	}
	for _, k := range names {
		a.names[k] = true
	}
	for _, u := range known {
		text := specs.Plain(u.Text)
		a.add(wording.Keywords(text), u.Source.Lines)
		a.add(figures(text), u.Source.Lines)
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

// figures are the numbers of a text, each with a mark in front and without what parts its
// thousands, so that none is taken for a word: "8,000" is "#8000". A number behind a letter or
// a hyphen belongs to a name, "G-1", and one with a dot at the very beginning counts sections.
func figures(text string) []string {
	var out []string
	for at := strings.IndexAny(text, digits); at >= 0; {
		end := at + len(text[at:]) - len(strings.TrimLeft(text[at:], digits+".,"))
		number := strings.TrimRight(text[at:end], ".,")
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		named := before == '-' || before < utf8.RuneSelf && unicode.IsLetter(before)
		counts := strings.TrimLeft(text[:at], " ") == "" && strings.Contains(number, ".")
		if !named && !counts {
			out = append(out, "#"+strings.ReplaceAll(number, ",", ""))
		}
		next := strings.IndexAny(text[end:], digits)
		if next < 0 {
			break
		}
		at = end + next
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
