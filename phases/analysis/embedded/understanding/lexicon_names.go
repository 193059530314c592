package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// headingKinds are the kinds of section that a heading can announce: those with
// a reader of their own and those that are read by their form.
func headingKinds() []string {
	kinds := []string{"api", "data", "faq", "boilerplate", "contributing", "story", "command", "feature"}
	for kind := range (&understander{}).readers() {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// qualityClasses are the classes of ISO/IEC 25010 in short, with cost apart.
func qualityClasses() []string {
	return []string{"P", "S", "SC", "U", "R", "M", "O", "C", "PO", "A"}
}

// technologyLayers are the places that a technology can take.
func technologyLayers() []string {
	return []string{"language", "framework", "database", "queue", "processing", "cloud", "platform", "protocol", "format", "algorithm", "standard", "tool", "service"}
}

// priorityLevels are the levels that a tag can stand for.
func priorityLevels() []string { return []string{"must", "should", "could", "wont"} }

// readByRules fails with input.template when a word list files something under a name
// that no rule reads, which would be lost without a word: file is the name of the
// list in the set, key the field that holds the name.
func readByRules(set *templates.Set, file, key, value string, names []string) error {
	if slices.Contains(names, value) {
		return nil
	}
	data, shown, err := set.Read(file)
	if err != nil {
		return err
	}
	line := 0
	for i, l := range strings.Split(string(data), "\n") {
		if _, rest, ok := strings.Cut(l, key+":"); ok && firstField(rest) == value {
			line = i + 1
			break
		}
	}
	return problem.New("input.template", "no rule reads the %s %q", key, value).
		At(shown, line).Mend("write one of %s", strings.Join(names, ", "))
}

// firstField is the plain or quoted value that a line of YAML has behind its key.
func firstField(rest string) string {
	rest = strings.TrimLeft(rest, ` "'`)
	if i := strings.IndexAny(rest, ` "',}`); i >= 0 {
		rest = rest[:i]
	}
	return rest
}
