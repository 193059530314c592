package session

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
)

// Decide writes down what was decided about a question of the running phase.
func (s *Session) Decide(id string, a interview.Answer) {
	s.posed = append(s.posed, id)
	s.Answers.Set(id, a)
}

// arrange ends the questions of a phase. Its answers are then those of the
// questions that came up, in their order, and stand before those of later phases:
// after a detour the sheet is that of the straight way, and nothing in it is
// left over from a way that was given up.
func (s *Session) arrange(phase string) {
	posed := s.posed
	s.posed = nil
	s.Answers.Arrange(
		func(id string) bool { return !asks(phase, id) || slices.Contains(posed, id) },
		func(a, b string) int {
			return cmp.Or(cmp.Compare(station(a), station(b)), cmp.Compare(slices.Index(posed, a), slices.Index(posed, b)))
		})
}

// station is the phase that asks a question; what follows the report comes
// behind all.
func station(id string) string {
	phases := []string{"1", "1.5", "2", "3", "4", "5", repairPhase}
	if i := slices.IndexFunc(phases, func(phase string) bool { return asks(phase, id) }); i >= 0 {
		return phases[i]
	}
	return exportPhase
}

// asks says whether a question is one of a phase's own.
func asks(phase, id string) bool {
	return slices.ContainsFunc(answersOf(phase), func(prefix string) bool { return strings.HasSuffix(prefix, ".") && strings.HasPrefix(id, prefix) })
}
