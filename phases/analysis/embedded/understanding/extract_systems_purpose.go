package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// purposes mends what a system is for where the line that names it first describes
// people: what it is for is what the line tells beside the name.
func (x *understander) purposes() {
	people := map[string]string{}
	for i := range x.u.Actors {
		if a := &x.u.Actors[i]; !a.System && a.Source.Kind == specs.Stated && a.Role != "" {
			people[sentence(a.Role)] = a.Name
		}
	}
	for i := range x.u.Integrations {
		s := &x.u.Integrations[i]
		name, ok := people[s.Purpose]
		if !ok {
			continue
		}
		if told := toldOfName(s.Purpose, s.Name, name); told != "" {
			s.Purpose = told
		} else {
			s.Purpose = besideName(s.Purpose, s.Name)
		}
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

// toldOfName is the sentence in a description of several that names a system, with
// the people instead of "they": "40 people in two towns. They live in Teamdesk".
func toldOfName(text, name, people string) string {
	list := reading.Sentences(text, 0)
	if len(list) < 2 {
		return ""
	}
	for _, sen := range list {
		if !strings.Contains(sen.Text, name) {
			continue
		}
		if rest, they := strings.CutPrefix(sen.Text, "They "); they {
			return sentence(reading.UpperFirst(wording.Plural(people)) + " " + rest)
		}
		return sentence(sen.Text)
	}
	return ""
}
