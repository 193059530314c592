package exchange

import (
	"cmp"
	"path"
	"strings"

	"github.com/overtone-cli/overtone/issues"
)

// readDelta reads what a change of OpenSpec asks for: one issue a capability,
// which is done when every scenario holds, and so after all tasks of the
// change, which have been read before.
func readDelta(r *reading) error {
	source, capability := changeOf(r.in.Path)
	source = cmp.Or(r.Source, source)
	doc := readTasks(r.in.Data, true)
	r.unclosed(doc)
	var b strings.Builder
	op, name := "", ""
	seen := map[string]int{}
	scenarios, found := 0, 0
	fenced := fences{}
	end := func(line int) {
		if name != "" && scenarios == 0 && (op == "ADDED" || op == "MODIFIED") {
			r.broken(line, "the requirement %s has no scenario", quoted(name))
		}
		name, scenarios = "", 0
	}
	last := 0
	for at, raw := range doc.lines {
		line := strings.TrimRight(raw, " \t\r\n")
		if fenced.inside(strings.TrimSpace(line)) {
			continue
		}
		title, level := heading(line)
		lower := strings.ToLower(title)
		requirement, isRequirement := requirementName(line)
		switch {
		case level == 2:
			end(last)
			op = strings.ToUpper(strings.TrimSuffix(lower, " requirements"))
			if !strings.HasSuffix(lower, " requirements") {
				op = ""
			}
		case op == "":
		case isRequirement:
			end(last)
			key := op + " " + requirement
			if first := seen[key]; first > 0 {
				r.broken(at+1, "the requirement %s is on line %d already", quoted(requirement), first)
			}
			seen[key], name, last = at+1, requirement, at+1
			found++
			b.WriteString("\n### " + op + ": " + requirement + "\n\n")
		case level == 4 && name != "":
			scenarios++
			b.WriteString("- [ ] " + strings.TrimSpace(strings.TrimPrefix(title, "Scenario:")) + "\n")
		case strings.TrimSpace(line) != "" && name != "":
			indent := ""
			if scenarios > 0 {
				indent = "  "
			}
			b.WriteString(indent + strings.TrimSpace(line) + "\n")
		case strings.TrimSpace(line) != "" && (op == "RENAMED" || op == "REMOVED"):
			found++
			b.WriteString(strings.TrimSpace(line) + "\n")
		}
	}
	end(last)
	if found == 0 {
		return nil
	}
	item := Item{ID: "spec:" + capability, Source: source, Line: 1, Speaks: []string{"title", "context", "tags", needsKey}}
	item.Issue = issues.Issue{
		Title: source + ": the requirements of " + capability + " hold", Status: issues.Registered,
		Context: "When all tasks of the change " + source + " are done, every box here must hold (" + path.Base(r.in.Path) + " of " + capability + ").\n" + b.String(),
		Tags:    []string{"acceptance"},
	}
	for _, task := range r.batch.Items {
		if task.Source == source && !strings.HasPrefix(task.ID, "spec:") && !r.NoOrder {
			item.Needs = append(item.Needs, task.ID)
		}
	}
	r.add(item)
	return nil
}

// changeOf is the change and the capability of a path such as
// changes/CHANGE/specs/CAPABILITY/spec.md.
func changeOf(file string) (change, capability string) {
	parts := strings.Split(file, "/")
	for at := len(parts) - 3; at >= 0; at-- {
		if parts[at] == "specs" {
			return folderOf(strings.Join(parts[:at+1], "/")), oneLine(strings.Join(parts[at+1:len(parts)-1], "/"))
		}
	}
	return "", folderOf(file)
}

// requirementName reads "### Requirement: NAME", blanks and case as OpenSpec
// has them.
func requirementName(line string) (string, bool) {
	rest, ok := strings.CutPrefix(line, "###")
	if !ok || strings.HasPrefix(rest, "#") {
		return "", false
	}
	rest = strings.TrimSpace(rest)
	const word = "requirement:"
	if len(rest) < len(word) || !strings.EqualFold(rest[:len(word)], word) {
		return "", false
	}
	name := strings.TrimSpace(rest[len(word):])
	return name, name != ""
}
