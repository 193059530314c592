package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

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
	seen, told, n := map[string]bool{}, false, 0
	for _, text := range texts {
		last := ""
		for _, word := range wording.Keywords(c.withoutPassing(text)) {
			weight, whole := c.speech(word, who)
			if seen[word] || c.Telling(word) == 0 || 2*weight <= whole || c.texts[word] < 2 {
				last = ""
				continue
			}
			seen[word] = true
			if c.ownName(word, who) {
				return true
			}
			told = told || weight >= actedWord
			if end, _ := utf8.DecodeLastRuneInString(last); last == "" || !reading.HasHan(word) || !strings.HasPrefix(word, string(end)) {
				n++
			}
			last = word
		}
	}
	return told && n > 1
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

// OneOf is one of those who bear the name of many, as a story speaks: nobody
// says "as a board".
func (w *Completer) OneOf(name string) string {
	if w.Language == "zh" || strings.Contains(name, " of ") {
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
