package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What is changed in a system that is there begins with the columns and types on which
// the rest of the change stands: "`contracts` gets a column `currency`", "all calculation
// goes through a new `Money`".

// founded are the names of the columns and types that requirements add.
func (g *Designer) founded(members []int) []string {
	var out []string
	for _, i := range members {
		out = append(out, foundedIn(phrasing.ItemsText(g.req.Requirements[i].Description))...)
	}
	return out
}

// foundedIn are the names in code behind "column", "field" or "a new" of a text.
func foundedIn(text string) []string {
	var out []string
	for _, lead := range []string{" a column `", " a new column `", " a field `", " a new field `", " through a new `", " a new type `", " a new table `"} {
		_, rest, ok := strings.Cut(text, lead)
		name, _, closed := strings.Cut(rest, "`")
		if name, _, _ = strings.Cut(name, "("); ok && closed && len(name) > 2 {
			out = append(out, strings.ToLower(name))
		}
	}
	return out
}

// standsOnFounded says that requirements add nothing of the kind themselves and speak of
// one of the names.
func (g *Designer) standsOnFounded(members []int, names []string) bool {
	if len(names) == 0 || len(g.founded(members)) > 0 {
		return false
	}
	return slices.ContainsFunc(members, func(i int) bool {
		words := wording.Keywords(strings.ReplaceAll(reading.Lower(requirementText(&g.req.Requirements[i])), "`", ""))
		return slices.ContainsFunc(names, func(name string) bool {
			keys := wording.Keywords(name)
			return len(keys) > 0 && wording.Overlap(keys, words) == 1
		})
	})
}

// foundedFirst turns the links of parts that add columns and types: the others use them.
func (g *Designer) foundedFirst(p *parts) {
	for row := range p.core {
		names := g.founded(p.members[row])
		if len(names) == 0 {
			continue
		}
		for other := range p.core {
			at := slices.Index(p.rows[row].Uses, p.rows[other].Name)
			if at < 0 || !g.standsOnFounded(p.members[other], names) {
				continue
			}
			p.rows[row].Uses = slices.Delete(p.rows[row].Uses, at, at+1)
			if !slices.Contains(p.rows[other].Uses, p.rows[row].Name) {
				p.rows[other].Uses = append([]string{p.rows[row].Name}, p.rows[other].Uses...)
			}
		}
	}
}

// foundedTies drops what would make an epic that adds columns and types wait for one that
// stands on them.
func (m *epicMaker) foundedTies(ties []map[int][]string) {
	for i := range ties {
		names := m.founded(m.builders(m.plans[i].members))
		for c := range ties[i] {
			if m.standsOnFounded(m.builders(m.plans[c].members), names) {
				delete(ties[i], c)
			}
		}
	}
}

// foundedLinks lets the epics that stand on new columns and types wait for the one that
// adds them.
func (m *epicMaker) foundedLinks(idx []int, links []map[int]link) {
	for _, i := range idx {
		names := m.founded(m.builders(m.plans[i].members))
		for _, c := range idx {
			if c == i || m.plans[c].kind == "quality" || m.plans[i].kind != "core" || !m.standsOnFounded(m.builders(m.plans[c].members), names) {
				continue
			}
			delete(links[i], c)
			links[c][i] = link{weight: linkOfDeed, made: true, names: phrasing.FirstN(names, 2), founded: true}
		}
	}
}
