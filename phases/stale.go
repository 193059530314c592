package phases

import (
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// Stale says why a phase must run again, one reason an entry, and nothing when
// it is complete and fresh.
func Stale(s *session.Session, phase session.Phase) []string { return s.Stale(phase) }

// Record finds what is noted of a phase, nil when it never ran.
func Record(cfg *specs.Config, phase string) *specs.PhaseRecord {
	return session.RecordOf(cfg, phase)
}
