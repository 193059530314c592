package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesPart tells a heading among those of functions, or below what the first release holds,
// that names a part of the product although its word may mean a quality as well: "Logging"
// of a diary, "Offline" over what can be done then. Most of what stands below such a heading
// neither holds a number nor speaks of that quality by any other word.
func (x *understander) namesPart(s int, parent context) bool {
	sec := &x.r.Sections[s]
	if parent.kind != "feature" && parent.kind != "scope" || sec.Parent == 0 || !x.functionsBeside(s) {
		return false
	}
	title := strings.Fields(reading.Lower(sec.Title))
	if len(title) != 1 || !x.lex.PartsOrQualities[title[0]] {
		return false
	}
	items, others := 0, 0
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row {
			return false
		}
		for _, sen := range u.Sentences {
			items++
			if !x.speaksOfQuality(sen.Text, title[0]) {
				others++
			}
		}
	}
	return items > 0 && others*2 > items
}

// functionsBeside says that another heading beside one is over functions, as no word of it
// means anything else.
func (x *understander) functionsBeside(s int) bool {
	return slices.ContainsFunc(x.children(x.r.Sections[s].Parent), func(other int) bool {
		if other == s || len(x.units[other]) == 0 {
			return false
		}
		_, ok := x.headingCue(x.r.Sections[other].Title)
		return !ok
	})
}

// speaksOfQuality says that a sentence promises how well something is done: it has a number
// that bounds it, or a word for a quality that the heading above does not have.
func (x *understander) speaksOfQuality(text, title string) bool {
	s := x.look(text)
	if s.strong && s.class != "" && !strings.Contains(reading.Lower(text), title) {
		return true
	}
	return s.class == "P" && s.measured() || s.class == "A" && s.measured()
}
