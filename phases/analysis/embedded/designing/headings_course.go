package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCourseThing is how many words the thing has at most whose course a heading tells.
const maxCourseThing = 3

// courseOf is the thing whose course a heading promises to tell: "How a game goes" is about
// games, "how the booking works" about the booking. Any other heading stays as it is.
func (g *Designer) courseOf(title string) string {
	words := strings.Fields(strings.TrimRight(title, ":. "))
	if len(words) < 3 || !strings.EqualFold(words[0], "how") || g.Language == "zh" || !g.Table.IsWord("heading_courses", "en", strings.ToLower(words[len(words)-1])) {
		return title
	}
	thing := words[1 : len(words)-1]
	article := strings.ToLower(thing[0])
	if g.Table.IsWord("articles", "en", article) {
		thing = thing[1:]
	}
	if len(thing) == 0 || len(thing) > maxCourseThing {
		return title
	}
	for _, word := range thing {
		if low := strings.ToLower(word); low != word || g.noCourse(low) {
			return title
		}
	}
	name := strings.Join(thing, " ")
	if article == "a" || article == "an" {
		name = wording.Plural(name)
	}
	return reading.UpperFirst(name)
}

// noCourse says that a word of a heading is none of a thing whose course could be told: a
// pronoun, or a word for the product itself.
func (g *Designer) noCourse(word string) bool {
	for _, list := range []string{"first_persons", "pronouns_object", "determiners", "auxiliaries", "heading_no_things"} {
		if g.Table.IsWord(list, "en", word) {
			return true
		}
	}
	return false
}
