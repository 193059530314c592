package queue

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

// Rules say how a queue is ordered; see templates/rules/queue.yaml.
type Rules struct {
	Base        []float64  `yaml:"base"` // by the priority of the issue, 1 to 5
	Tasks       []Boost    `yaml:"tasks"`
	Foundation  float64    `yaml:"foundation"`
	Independent float64    `yaml:"independent"`
	Foundations []string   `yaml:"foundations"`
	Kinds       []KindRule `yaml:"kinds"`
}

// Boost is added to the priority of an item that has at least so many tasks.
type Boost struct {
	Least int     `yaml:"least"`
	Boost float64 `yaml:"boost"`
}

// KindRule says by which paths a conflict is of a kind.
type KindRule struct {
	Kind     string   `yaml:"kind"`
	Severity string   `yaml:"severity"`
	Names    []string `yaml:"names"`
	Ends     []string `yaml:"ends"`
}

// priority is the semantic priority of an item, 0 to 1 in hundredths.
func (r Rules) priority(item *Item, issue issues.Issue) float64 {
	hundredths := 0
	add := func(n float64) { hundredths += int(n*100 + 0.5) }
	if at := cmp.Or(issue.Priority, issues.DefaultPriority) - 1; at >= 0 && at < len(r.Base) {
		add(r.Base[at])
	}
	for _, one := range r.Tasks {
		if item.TaskCount >= one.Least {
			add(one.Boost)
			break
		}
	}
	if r.foundation(item) {
		add(r.Foundation)
	}
	if len(item.DependsOn) == 0 {
		add(r.Independent)
	}
	return float64(min(max(hundredths, 0), 100)) / 100
}

// foundation says whether others build on what the item touches.
func (r Rules) foundation(item *Item) bool {
	return slices.ContainsFunc(item.FilesTouched, func(file string) bool { return named(file, r.Foundations) })
}

// named says whether a folder or file of a path has one of the names, the file
// without its ending.
func named(file string, names []string) bool {
	for part := range strings.SplitSeq(strings.ToLower(file), "/") {
		if slices.Contains(names, strings.TrimSuffix(part, path.Ext(part))) {
			return true
		}
	}
	return false
}

// kind is what two items meet in when both touch a path.
func (r Rules) kind(file string) (kind, severity string) {
	for _, one := range r.Kinds {
		ends := slices.ContainsFunc(one.Ends, func(end string) bool {
			return strings.HasSuffix(file, end) && (strings.HasPrefix(end, ".") || path.Base(file) == end)
		})
		if ends || named(file, one.Names) {
			return one.Kind, one.Severity
		}
	}
	return "file", "medium"
}

// conflictType is the word of the file for a kind.
func conflictType(kind string) string {
	switch kind {
	case "api", "data":
		return "resource_conflict"
	case "dependency":
		return "dependency_conflict"
	}
	return "file_conflict"
}

// before is the order in which two items that meet go, with the rule that
// decided it; 0 when none does.
func (r Rules) before(a, b *Item) (order int, rule string) {
	yes := func(x, y bool) int {
		switch {
		case x == y:
			return 0
		case x:
			return -1
		}
		return 1
	}
	rank := func(i *Item) int {
		switch i.FileAction {
		case "create":
			return 0
		case "delete":
			return 2
		}
		return 1
	}
	for _, one := range []struct {
		order int
		rule  string
	}{
		{cmp.Compare(b.SemanticPriority, a.SemanticPriority), "its priority is higher"},
		{yes(r.foundation(a), r.foundation(b)), "others build on what it touches"},
		{cmp.Compare(b.TaskCount, a.TaskCount), "it has more tasks"},
		{cmp.Compare(rank(a), rank(b)), "what creates goes before what extends, and what deletes goes last"},
	} {
		if one.order != 0 {
			return one.order, one.rule
		}
	}
	return 0, ""
}
