package phases

import (
	"github.com/overtone-cli/overtone/phases/session"
)

// Waits says what a package waits for: the first phase up to the readiness
// check that never ran or is stale, with the reason, and nothing when all are
// fresh. Whether issues are wanted is for the person to say, so the export is
// not waited for.
func Waits(s *session.Session) string {
	for _, phase := range List(nil) {
		if phase.ID() == "7" {
			break
		}
		if why := s.Stale(phase); len(why) > 0 {
			return phase.ID() + " " + phase.Name() + ": " + why[0]
		}
	}
	return ""
}
