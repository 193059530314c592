package solutions

import (
	"fmt"
	"path"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/wording"
)

// criteria is R4.
func (l *Linter) criteria(task Task) []Finding {
	if len(task.Criteria()) < 1 {
		return []Finding{{
			Rule: "R4", Task: task.ID, Field: "convergence.criteria", Message: task.ID + " has no criterion", NeedsAuthor: true,
			Fix: "say what can be seen or measured when it is done",
		}}
	}
	found := []Finding{}
	for i, criterion := range task.Criteria() {
		if !l.testable(criterion) {
			found = append(found, Finding{
				Rule: "R4", Task: task.ID, Field: fmt.Sprintf("convergence.criteria[%d]", i), NeedsAuthor: true,
				Message: fmt.Sprintf("%s: %q cannot be tested", task.ID, criterion),
				Fix:     "give it a number, a bound, a command, a path, or who sees what happen",
			})
		}
	}
	return found
}

// testable says whether a criterion holds a number, a comparison, a command, a
// path, or somebody who can observe something; in a vague phrase nothing counts.
func (l *Linter) testable(criterion string) bool {
	rest := l.withoutVague(criterion)
	if strings.ContainsFunc(rest, unicode.IsDigit) || strings.ContainsAny(rest, "<>≤≥=`") || l.comparator.In(rest) {
		return true
	}
	words := strings.Fields(rest)
	for i, word := range words {
		word = strings.Trim(word, `"'.,;:()`)
		file := strings.Contains(word, "/") || len(path.Ext(word)) > 1 && !strings.HasPrefix(word, ".")
		if file && strings.Trim(word, "./") != "" && !strings.Contains(word, "and/or") {
			return true
		}
		if i == 0 && len(words) > 1 && strings.ToLower(word) == word && l.command.In(word) {
			return true
		}
	}
	return rest == criterion && l.tests.Holds(rest)
}

// withoutVague takes the vague phrases out of a text.
func (l *Linter) withoutVague(text string) string {
	before, behind, found := l.vague.Cut(text)
	for found {
		text = before + " " + behind
		before, behind, found = l.vague.Cut(text)
	}
	return text
}

// steps is R5. An empty step is none, and one that stands there twice is one.
func steps(task Task) []Finding {
	seen := map[string]bool{}
	for _, step := range task.Implementation {
		if step = strings.TrimSpace(step); step != "" {
			seen[step] = true
		}
	}
	if n := len(seen); n < leastSteps {
		return []Finding{{
			Rule: "R5", Task: task.ID, Field: "implementation", Message: fmt.Sprintf("%s has fewer than %d steps: %d", task.ID, leastSteps, n),
			Fix: "say in which steps it is done", NeedsAuthor: true,
		}}
	}
	return nil
}

// constraints is R6.
func (l *Linter) constraints(owner, context string, tasks []Task) []Finding {
	found := []Finding{}
	for _, ban := range l.bans(context) {
		for _, task := range tasks {
			if field, named := task.names(ban.term); named {
				found = append(found, Finding{
					Rule: "R6", Critical: true, Task: task.ID, Field: field,
					Message: fmt.Sprintf("%s names %q, which %s rules out: %s", task.ID, ban.term, owner, ban.line),
					Fix:     "do it without, or have the constraint changed first",
				})
			}
		}
	}
	return found
}

// names finds the field that names a term as words of its own.
func (t Task) names(term string) (field string, found bool) {
	for _, part := range t.Parts() {
		if wording.HoldsWord(part.Text, term) {
			return part.Field, true
		}
	}
	return "", false
}

// ban is a term that a line of an issue rules out.
type ban struct{ term, line string }

// bans finds the terms in backticks or quotes on lines that forbid something,
// behind the word that forbids.
func (l *Linter) bans(context string) []ban {
	bans := []ban{}
	for line := range strings.Lines(context) {
		line = strings.TrimLeft(strings.TrimSpace(line), "-*> ")
		_, rest, found := l.forbid.Cut(line)
		if !found {
			continue
		}
		for _, mark := range []string{"`", `"`} {
			parts := strings.Split(rest, mark)
			for i := 1; i+1 < len(parts); i += 2 {
				if term := strings.TrimSpace(parts[i]); term != "" {
					bans = append(bans, ban{term, line})
				}
			}
		}
	}
	return bans
}
