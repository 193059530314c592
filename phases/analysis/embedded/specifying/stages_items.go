package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// toldParts are the requirements by the words that tell them apart, and all words of each.
type toldParts struct {
	index map[string][]int
	words [][]string
	own   []string
	any   bool
}

// toldParts reads what a plan may name out of titles and headings.
func (w *Specifier) toldParts(list []Staged) toldParts {
	out := toldParts{
		index: w.stageWords(list), words: make([][]string, len(list)), any: w.Language == "zh",
		own: wording.Keywords(specs.Plain(w.Understood.Title + " " + w.Product)),
	}
	for i, one := range list {
		out.words[i] = wording.Keywords(specs.Plain(withoutFlagValues(one.Title) + " " + one.Heading))
	}
	return out
}

// has says that a requirement has all words of an item of a step. "Stop of goods-in" stops
// something for a day, and builds no requirement that has to do with goods-in. Of Chinese
// words, which are pairs of signs, one is enough.
func (t toldParts) has(i int, item []string) bool {
	return t.any || containsAll(slices.Concat(t.words[i], t.own), item)
}

// containsAll says that a list has every one of some words, of which there is one at least.
func containsAll(list, words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(list, word) })
}

// itemMarks part what a step of a plan lists.
func itemMarks() []string {
	return []string{", ", "; ", ": ", " + ", " & ", " / ", " and ", " – ", " — ", " - ", " (", ") "}
}

// itemsNamed are the items that a step lists, each by the words that may name a part of
// the product.
func (w *Specifier) itemsNamed(step string) [][]string {
	for _, tail := range w.Table.Words["stage_tails"].In(w.Language) {
		if head, rest, ok := strings.Cut(step, tail); ok && !strings.ContainsAny(rest, ":：") {
			step = head // who uses it then, or what comes before it, is no part of what is built
		}
	}
	if label, rest, ok := strings.Cut(step, " "); ok && w.Language != "zh" && (understanding.IsReleaseName(label) || isStepLabel(label)) {
		step = rest
	}
	if w.Language == "zh" {
		return [][]string{w.partsNamed(step)}
	}
	var out [][]string
	for _, mark := range itemMarks() {
		step = strings.ReplaceAll(step, mark, "\n")
	}
	for item := range strings.SplitSeq(step, "\n") {
		if words := w.partsNamed(item); len(words) > 0 {
			out = append(out, words)
		}
	}
	return out
}

// isStepLabel tells "M1" and "R2:", with which a step is called.
func isStepLabel(word string) bool {
	digits := strings.TrimLeft(strings.TrimRight(word, ":."), "MRPSmrps")
	return digits != "" && strings.Trim(digits, "0123456789.") == ""
}

// partsNamed are the words of an item of a step that may name parts of the product: "64
// stops" and "all teams" only count them, and a date says when.
func (w *Specifier) partsNamed(item string) []string {
	var keep []string
	counted := false
	for field := range strings.FieldsSeq(item) {
		low := strings.ToLower(strings.Trim(field, ".,;:()!"))
		if !counted && (w.Language == "zh" || !w.Understood.Lex.Calendar("1 "+low+" ")) {
			keep = append(keep, field)
		}
		counted = w.Language != "zh" && !strings.ContainsAny(field[len(field)-1:], ".:;,)") && (phrasing.IsNumeral(low) || w.Table.IsWord("stage_counts", "en", low))
	}
	return slices.DeleteFunc(wording.KeywordsInOrder(strings.Join(keep, " ")), func(word string) bool {
		return phrasing.IsNumeral(word) || w.Table.IsWord("stage_no_words", w.Language, word) || !strings.ContainsFunc(word, unicode.IsLetter)
	})
}

// stageWords are the words that tell requirements apart: those of their titles
// that few have, and those of headings, which name all that stands below.
func (w *Specifier) stageWords(list []Staged) map[string][]int {
	titles, heads, under := map[string][]int{}, map[string][]string{}, map[string][]int{}
	for i, one := range list {
		for _, word := range wording.Keywords(specs.Plain(withoutFlagValues(one.Title))) {
			titles[word] = append(titles[word], i)
		}
		if one.Heading == "" {
			continue
		}
		if under[one.Heading] == nil {
			for _, word := range wording.Keywords(specs.Plain(one.Heading)) {
				heads[word] = append(heads[word], one.Heading)
			}
		}
		under[one.Heading] = append(under[one.Heading], i)
	}
	out := map[string][]int{}
	for word, at := range titles {
		if len(at) <= crowdedFew || len(at)*crowdedShare <= len(list) {
			out[word] = at
		}
	}
	for word, names := range heads {
		if len(names) == 1 && 3*len(under[names[0]]) <= 2*len(list) { // one over everything tells nothing
			out[word] = append(slices.Clone(out[word]), under[names[0]]...)
		}
	}
	for _, word := range wording.Keywords(specs.Plain(w.Understood.Title + " " + w.Product)) {
		delete(out, word)
	}
	return out
}
