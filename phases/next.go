package phases

import (
	"context"
	"errors"

	"github.com/overtone-cli/overtone/phases/readiness"
	"github.com/overtone-cli/overtone/phases/session"
)

// errStopped says that a person wants to stop behind the report.
var errStopped = errors.New("stopped before the export")

// detour says that a person wants to change what a phase has made.
type detour struct{ phase string }

// Error names the phase.
func (d detour) Error() string { return "back to phase " + d.phase }

// next asks what follows the report before a journey goes on to the export, and
// sees to it that the answers are those that lead there again: of going back
// nothing stays.
func next(ctx context.Context, s *session.Session, ahead session.Phase) error {
	if ahead.ID() != "7" || s.Options.NoExport || len(s.Package.Epics) == 0 {
		return nil
	}
	step, phase, err := readiness.Next(ctx, s)
	switch {
	case err != nil:
		return err
	case step == readiness.Revise:
		if err := s.Reopen(phase, readiness.NextQuestion, readiness.ReviseQuestion); err != nil {
			return err
		}
		return detour{phase}
	case step == readiness.Stop:
		if err := s.KeepAnswers(); err != nil { // no phase follows that would
			return err
		}
		return errStopped
	}
	return nil
}

// StoppedBefore says why a package has no issues: somebody stopped behind the
// report. It is empty when nobody did, or when they were exported since.
func StoppedBefore(s *session.Session) string {
	e, ok := s.Answers.Get(readiness.NextQuestion)
	if !ok || e.Answer.First() != readiness.Stop || session.RecordOf(s.Package.Config, "7") != nil {
		return ""
	}
	return "issues were not wanted yet"
}

// finished says that a package has been through all phases: its issues are
// exported, or were not wanted; a person says so behind the report.
func finished(s *session.Session) bool {
	if session.RecordOf(s.Package.Config, "6") == nil {
		return false
	}
	_, said := s.Answers.Get(readiness.NextQuestion)
	return said || session.RecordOf(s.Package.Config, "7") != nil || s.Package.Config.Mode != "interactive"
}

// exportWaits says why the export of a package is waited for. Whether issues are
// wanted is for a person to say: it is where they put it off, and where they were
// about to say so or have said so.
func exportWaits(s *session.Session) string {
	if why := StoppedBefore(s); why != "" {
		return why
	}
	_, said := s.Answers.Get(readiness.NextQuestion)
	if session.RecordOf(s.Package.Config, "7") == nil && (said || s.Package.Config.Mode == "interactive") {
		return "it has not run yet"
	}
	return ""
}

// Waits says what a package waits for: the first phase that never ran or is
// stale, with the reason, and nothing when all are fresh. The export counts only
// where somebody has to decide about it or wants it.
func Waits(s *session.Session) string {
	for _, phase := range List(nil) {
		if phase.ID() == "7" {
			if why := exportWaits(s); why != "" {
				return phase.ID() + " " + phase.Name() + ": " + why
			}
			break
		}
		if why := s.Stale(phase); len(why) > 0 {
			return phase.ID() + " " + phase.Name() + ": " + why[0]
		}
	}
	return ""
}
