package reading

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// A statement that breaks off at "when:" or "if" goes on in the list below it, whose items are
// its conditions. Taken alone neither the statement nor an item says anything.

// conditionLead finds the end of a statement that lists its conditions below: the word
// for the condition, and what only says that one or all of them must hold.
var conditionLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(only )?(when|if|unless|whenever|as soon as|once)( (any|all|one|either|both|at least one) (of )?(these|the following|the conditions below|these conditions|the following conditions)( (conditions|cases))?( (is|are|holds|hold|applies|apply)( (true|met|fulfilled|given))?)?)?:?$`)
})

// How many conditions a list has, and how many words each of them, that is read as one
// statement.
const (
	fewestConditions  = 2
	mostConditions    = 6
	longestCondition  = 26
	shortestCondition = 2
)

// conditionsBelow joins a statement that breaks off at "when:" with the items below it.
func conditionsBelow(blocks []block) []block { return joinBelow(blocks, joinedConditions) }

// joinedConditions is the first of some blocks with the conditions below it, and how many
// blocks these are. Zero where it does not break off, or its items are no conditions.
func joinedConditions(blocks []block) (joined block, n int) {
	joined = blocks[0]
	raw := strings.TrimRight(joined.raw, " \n")
	lead := conditionLead().FindStringSubmatchIndex(raw)
	if lead == nil || joined.quoted || joined.kind != markdown.Paragraph && joined.kind != markdown.Item || HasHan(raw) {
		return joined, 0
	}
	for n+1 < len(blocks) && blocks[n+1].kind == markdown.Item && blocks[n+1].depth > joined.depth {
		n++
	}
	if n < fewestConditions || n > mostConditions {
		return joined, 0
	}
	parts := make([]string, n)
	for i, item := range blocks[1 : n+1] {
		text := strings.TrimSpace(item.raw)
		for _, end := range []string{".", ";", ",", " or", " and", ";", ","} {
			text = strings.TrimSuffix(text, end)
		}
		if words := len(strings.Fields(text)); item.depth != joined.depth+1 || item.task != markdown.NoTask || words < shortestCondition || words > longestCondition || strings.ContainsAny(text, "\n:;?`|") || strings.Contains(text, ". ") {
			return joined, 0
		}
		parts[i] = wording.LowerFirst(text)
	}
	link := " or"
	if said := strings.ToLower(raw[lead[0]:]); strings.HasPrefix(said, "only ") && !strings.Contains(said, " any") && !strings.Contains(said, " one") && !strings.Contains(said, " either") ||
		strings.Contains(said, " all ") || strings.Contains(said, " both ") || strings.HasSuffix(strings.TrimRight(blocks[n-1].raw, ",; "), " and") {
		link = " and"
	}
	word := raw[lead[4]:lead[5]]                                                    // the condition, without what says how many of them must hold
	joined.raw = raw[:lead[4]] + word + "\n" + strings.Join(parts, link+"\n") + "." // a comma would begin a statement of its own
	joined.to = blocks[n].to
	return joined, n
}
