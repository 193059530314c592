package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// atHome brings a deed that stands alone or under no heading to the theme whose heading is
// named after it: the source told of it in its summary already.
func (m *epicMaker) atHome(themes []theme) []theme {
	if m.Language == "zh" {
		return themes
	}
	for from := range themes {
		for _, i := range slices.Clone(themes[from].members) {
			to := m.calledAfter(themes, from, i)
			if to < 0 {
				continue
			}
			themes[from].members = slices.DeleteFunc(themes[from].members, func(k int) bool { return k == i })
			themes[to].members = append([]int{i}, themes[to].members...)
		}
	}
	return slices.DeleteFunc(themes, func(t theme) bool { return len(t.members) == 0 })
}

// minDeedStem is how long a verb is at least that names the heading of a theme.
const minDeedStem = 4

// calledAfter is the only theme with a heading that is named after the deed of a
// requirement that stands alone or under no heading: "assign" belongs to "Assignment". -1
// for none.
func (m *epicMaker) calledAfter(themes []theme, from, i int) int {
	if themes[from].how == "heading" && len(themes[from].members) > 1 {
		return -1
	}
	verb := strings.ToLower(phrasing.LeadingWord(specs.Plain(m.req.Requirements[i].Title)))
	if len(verb) < minDeedStem || !m.Table.IsWord("verbs", "en", verb) {
		return -1
	}
	found := -1
	for k := range themes {
		if k == from || themes[k].how != "heading" || !namedAfter(themes[k].name, verb) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = k
	}
	return found
}

// namedAfter says that a word of a heading is the noun of a verb.
func namedAfter(heading, verb string) bool {
	stem := strings.TrimSuffix(verb, "e")
	for word := range strings.FieldsSeq(strings.ToLower(heading)) {
		for _, end := range []string{"ment", "ments", "ing", "ings", "ation", "ations", "tion", "al"} {
			if word == verb+end || word == stem+end {
				return true
			}
		}
	}
	return false
}

// halfOf links the second half of a theme to the first, where the theme is called by a
// thing of the data and only the first half brings that into being: nobody changes or
// copies an order before orders can be placed.
func (m *epicMaker) halfOf(i, c int) (link, bool) {
	a, b := &m.plans[i], &m.plans[c]
	if !halves(a, b) || a.kind != "core" || b.kind != "core" {
		return link{}, false
	}
	for k := range m.req.Index.Entities {
		e := &m.req.Index.Entities[k]
		if m.calledBy(a, e) > 0 && m.calledBy(b, e) == calledAlone && m.bringsAny(b, []string{e.Name}) && !m.bringsAny(a, []string{e.Name}) {
			return link{weight: linkOfName, made: true, names: []string{e.Name}}, true
		}
	}
	return link{}, false
}
