package designing

import (
	"slices"
	"strings"
)

// onlyAvailable are the technologies of which the source says no more than that they can be
// had: nobody has chosen them.
func (g *Designer) onlyAvailable() []string {
	var out []string
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		sayings := g.sayings(t.Name)
		if len(sayings) > 0 && !slices.ContainsFunc(sayings, func(s saying) bool { return !g.calledAvailable(s.text, t.Name) }) {
			out = append(out, t.Name)
		}
	}
	return out
}

// calledAvailable says that a sentence says of a technology, right behind its name, that it
// can be had.
func (g *Designer) calledAvailable(text, name string) bool {
	low := strings.ToLower(text)
	name = strings.ToLower(bareName(name))
	return slices.ContainsFunc(g.d.Words["only_available"].In(g.Language), func(w string) bool {
		return strings.Contains(low, name+" "+w) || g.Language == "zh" && strings.Contains(low, name+w)
	})
}
