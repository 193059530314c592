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
	for _, lead := range []string{" a column `", " a new column `", " a field `", " a new field `", " through a new `", " a new type `", " a new table `", " columns `", " fields `"} {
		_, rest, ok := strings.Cut(text, lead)
		for ok { // "columns `a`, `b`" adds each of them
			name, after, closed := strings.Cut(rest, "`")
			if name, _, _ = strings.Cut(name, "("); closed && len(name) > 2 {
				out = append(out, strings.ToLower(name))
			}
			rest, ok = strings.CutPrefix(after, ", `")
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

// founders are the ids of the requirements of a plan that add columns and types of some names.
func (m *epicMaker) founders(i int, names []string) []string {
	var out []string
	for _, name := range names {
		for _, k := range m.plans[i].members {
			if slices.Contains(m.founded([]int{k}), name) {
				out = append(out, m.req.Requirements[k].ID)
				break
			}
		}
	}
	return out
}

// foundedLinks lets the epics that stand on new columns and types wait for the one that
// adds them.
func (m *epicMaker) foundedLinks(idx []int, links []map[int]link) {
	var before []string // what an epic before adds is not added again
	for _, i := range idx {
		names := m.founded(m.builders(m.plans[i].members))
		said := slices.DeleteFunc(slices.Compact(slices.Clone(names)), func(name string) bool { return slices.Contains(before, name) })
		if len(said) == 0 {
			said = names
		}
		before = append(before, names...)
		said = phrasing.FirstN(said, 2)
		for _, c := range idx {
			if c == i || m.plans[c].kind == "quality" || m.plans[i].kind != "core" || !m.standsOnFounded(m.builders(m.plans[c].members), names) {
				continue
			}
			delete(links[i], c)
			links[c][i] = link{weight: linkOfDeed, made: true, names: said, makers: m.founders(i, said), founded: true}
		}
	}
}
