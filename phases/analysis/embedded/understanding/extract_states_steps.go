package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// alternatives are the states that one step of a chain leads to: "`done` | `failed`", "`a` or
// `b`".
func alternatives(step string) []string {
	names := reading.SplitTop(strings.NewReplacer("/", "|", "｜", "|", "` or `", "`|`", "`或`", "`|`", "` 或 `", "`|`", " or ", "|").Replace(step), "|")
	for i := range names {
		names[i] = strings.Trim(names[i], " `.,。，")
	}
	return names
}

// lowerStates says that the states known of a thing are written in small letters, so that a code
// in capitals beside them, "failed with `WORKER_LOST`", is the value of something else.
func (x *understander) lowerStates(subject string) bool {
	subject = TrimArticle(subject, x.lex.BeforeSubject)
	e, ok := x.entity[fold(x.lex.actorName(reading.FirstOf(subject, x.stateOwner())))]
	if !ok || len(x.u.Entities[e].States) < minStates {
		return false
	}
	return !slices.ContainsFunc(x.u.Entities[e].States, func(s string) bool { return s != strings.ToLower(s) })
}
