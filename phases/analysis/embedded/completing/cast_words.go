package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// speaksOf says that the words of a feature, its details and its heading are more than an
// accident: one that somebody shares with it says nothing of who acts, two do if the source tells
// one of them of the person rather than of a feature in which they act, and their own name does.
func (c *Cast) speaksOf(who int, f *understanding.FeatureFact) bool {
	texts := []string{f.Name + " " + f.Text, f.Group}
	for _, it := range f.Details {
		texts = append(texts, it.Text)
	}
	told := false
	var words []string
	for _, text := range texts {
		for _, word := range wording.Keywords(c.withoutPassing(text)) {
			weight, whole := c.speech(word, who)
			if c.Telling(word) == 0 || 2*weight <= whole || c.texts[word] < 2 {
				continue
			}
			if c.ownName(word, who) {
				return true
			}
			told = told || weight >= actedWord
			if !slices.ContainsFunc(words, func(have string) bool { return have == word || overlaps(have, word) }) {
				words = append(words, word)
			}
		}
	}
	return told && len(words) > 1
}

// overlaps says that two Chinese pairs share a letter at which one ends and the
// other begins: 一次 and 次温 are cut of one run.
func overlaps(a, b string) bool {
	if !reading.HasHan(a) || !reading.HasHan(b) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(a)
	last, _ := utf8.DecodeLastRuneInString(a)
	return strings.HasSuffix(b, string(first)) || strings.HasPrefix(b, string(last))
}

// speech is how much a word speaks of somebody, and of everybody.
func (c *Cast) speech(word string, who int) (weight, whole float64) {
	for _, k := range c.known[word] {
		whole += k.weight
		if k.who == who {
			weight = k.weight
		}
	}
	return weight, whole
}

// ownName says that a word is that by which somebody is called for what they do: the work of a
// picker is picking, and a Chinese name is made of it.
func (c *Cast) ownName(word string, who int) bool {
	name := c.people[who].name
	if c.w.Language == "zh" {
		return strings.Contains(name, word)
	}
	return slices.ContainsFunc(wording.Keywords(name), func(own string) bool { return own != word && agentStem(own) == word })
}

// Outside says that the source tells of somebody that they do not use the product.
func (c *Cast) Outside(name string) bool {
	who, ok := c.index[phrasing.CaseKey(name)]
	return ok && c.people[who].idle
}

// OneOf is one of those who bear the name of many, as a story speaks: nobody
// says "as a board". In Chinese it is the whole name of who is called by a part of
// it.
func (w *Completer) OneOf(name string) string {
	if w.Language == "zh" {
		c := w.Casting()
		if in := c.mentions(name); len(in) == 1 && in[0].from == 0 && in[0].to == len(name) {
			return c.people[in[0].who].name // dispatcher, where the source says 调度员 dispatcher
		}
		return name
	}
	if w.IsNamed(name) {
		return w.Say("one_like", "name", name)
	}
	if strings.Contains(name, " of ") {
		return name
	}
	last := strings.ToLower(name[strings.LastIndexByte(name, ' ')+1:])
	switch {
	case w.Table.IsWord("many_in_one", "en", last):
		return w.Say("one_of_body", "name", name)
	case w.Table.IsWord("rooms_of_work", "en", last):
		return w.Say("one_of_department", "name", name)
	}
	return name
}
