package phrasing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// notLost adds the parts of an English sentence that say something of which nothing stands in
// what was made of it: what is stated is never lost. A part is only looked for where the
// sentence gave several things, so that its reading as a list was right.
func (r *ideaReader) notLost(text string, from int) {
	const longest = 6 // words of a part that can only be a thing
	if r.w.Language == "zh" || len(r.features) == from {
		return
	}
	said := map[string]bool{}
	for _, kept := range r.kept(from) {
		for _, word := range wording.Keywords(kept) {
			said[word] = true
		}
		for word := range strings.FieldsFuncSeq(kept, func(c rune) bool { return !unicode.IsDigit(c) }) {
			said[word] = true
		}
	}
	l := &ideaList{r: r}
	for i, part := range listedParts(text) {
		words := strings.Fields(part)
		if i == 0 && len(words) > 0 && !IsNumeral(words[0]) {
			continue // the name of the product
		}
		_, turned := r.w.Table.Words["thing_deeds"].Paired("en", strings.ToLower(part)) // "CRUD operations"
		if len(words) < 2 || len(words) > longest || turned || l.says(part) || !isLost(part, said) {
			continue
		}
		if r.isLimit(part) && !IsNumeral(words[0]) {
			r.limit(part)
			continue
		}
		r.thing(part)
	}
}

// withLost is what the layer below understood of an idea, with what is lost in it.
func (r *ideaReader) withLost(u *understanding.Understanding, sentences []string, sources []specs.Source) *understanding.Understanding {
	n := len(u.Features)
	r.features = slices.Clone(u.Features)
	for i, text := range sentences {
		r.src = sources[i]
		r.notLost(text, 0)
	}
	if len(r.features) == n {
		return u
	}
	copied := *u
	copied.Features = r.features
	return &copied
}

// kept are the texts of all that was made of the sentences since a feature.
func (r *ideaReader) kept(from int) []string {
	var out []string
	for _, f := range r.features[from:] {
		out = append(out, f.Text, f.Name, f.Actor, f.Benefit)
	}
	for _, list := range [][]specs.Item{r.u.Problem, r.u.Constraints, r.u.Situation, r.u.Assumptions} {
		for _, it := range list {
			out = append(out, it.Text)
		}
	}
	for _, q := range r.u.Qualities {
		out = append(out, q.Text, q.Target)
	}
	for _, n := range r.u.NonGoals {
		out = append(out, n.Text)
	}
	for _, a := range r.u.Actors {
		out = append(out, a.Name)
	}
	return append(out, r.kind)
}

// listedParts are the parts of a text between commas and semicolons, the last one without its
// "and"; what stands before a colon names them.
func listedParts(text string) []string {
	if _, list, ok := strings.Cut(text, ": "); ok {
		text = list
	}
	var out []string
	for _, half := range reading.SplitTop(strings.TrimRight(text, ". "), "; ") {
		for _, part := range reading.SplitTop(half, ", ") {
			head, last, pair := strings.Cut(CutFirst(part, "and ", "plus "), " and ")
			out = append(out, head)
			if pair {
				out = append(out, last)
			}
		}
	}
	return out
}

// isLost says that none of the words of a part that carry meaning, or not its number, is among
// what was said.
func isLost(part string, said map[string]bool) bool {
	for number := range strings.FieldsFuncSeq(part, func(c rune) bool { return !unicode.IsDigit(c) }) {
		if !said[number] {
			return true
		}
	}
	words := wording.Keywords(part)
	return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return said[word] })
}
