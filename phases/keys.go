package phases

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/architecture"
	"github.com/overtone-cli/overtone/phases/brief"
	"github.com/overtone-cli/overtone/phases/clarification"
	"github.com/overtone-cli/overtone/phases/discovery"
	"github.com/overtone-cli/overtone/phases/epics"
	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/requirements"
)

// Keys are the keys of all questions, in the order of the phases, without the
// numbers that stand behind what is asked several times.
func Keys() []string {
	return slices.Concat(discovery.Keys(), clarification.Keys(), brief.Keys(), requirements.Keys(), architecture.Keys(), epics.Keys(), readiness.Keys())
}

// IsKey says whether a question may have a key: one of Keys, with or without
// the numbers of turn, round and question, "brief.review-2",
// "clarification.round-1.3".
func IsKey(key string) bool { return slices.Contains(Keys(), unnumbered(key)) }

// unnumbered is a key without its parts that are nothing but a number.
func unnumbered(key string) string {
	var b strings.Builder
	for rest := key; rest != ""; {
		end := len(rest)
		if i := strings.IndexAny(rest[1:], ".-"); i >= 0 {
			end = 1 + i
		}
		part := rest[:end]
		if number := strings.TrimLeft(part, ".-"); number == "" || number == part || strings.Trim(number, "0123456789") != "" {
			b.WriteString(part)
		}
		rest = rest[end:]
	}
	return b.String()
}
