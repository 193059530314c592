package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// purposes mends what a system is for where the line that names it first describes
// people: what it is for is what the line tells beside the name.
func (x *understander) purposes() {
	people := map[string]bool{}
	for i := range x.u.Actors {
		if a := &x.u.Actors[i]; !a.System && a.Source.Kind == specs.Stated && a.Role != "" {
			people[sentence(a.Role)] = true
		}
	}
	for i := range x.u.Integrations {
		s := &x.u.Integrations[i]
		if !people[s.Purpose] {
			continue
		}
		s.Purpose = besideName(s.Purpose, s.Name)
	}
}

// besideName is a description of people without the part that only says who they
// are: "brings the post; GLS and UPS at first". Where no other part is left it stays.
func besideName(text, name string) string {
	mark := "; "
	if strings.Contains(text, "；") {
		mark = "；"
	}
	var parts []string
	for part := range strings.SplitSeq(strings.TrimRight(text, ".。"), mark) {
		if !strings.Contains(part, name) {
			parts = append(parts, part)
		}
	}
	if len(parts) == 0 {
		return text
	}
	return sentence(strings.Join(parts, mark))
}
