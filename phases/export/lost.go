package export

import (
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
)

// Lost lists the issues that are gone from the store since the export, and
// those that no longer say what the package says. Issues that are completed or
// deleted on purpose are in the history and not lost. A store that cannot be
// read is lost as a whole: the export then says what is wrong with it.
func (p Phase) Lost(s *session.Session) []string {
	if s.Issues == "" || len(s.Package.Epics) == 0 {
		return nil
	}
	j, err := newJob(s, issues.Open(s.Disk, s.Issues, func() time.Time { return s.Now }))
	if err != nil {
		return []string{"the issue store cannot be read"}
	}
	if err := j.plan(); err != nil {
		return nil // circles are another finding, and no export mends them
	}
	var why []string
	for _, draft := range j.drafts() {
		switch stored, active := j.active[draft.Ref]; {
		case active && !issues.Follows(stored, draft.Issue):
			why = append(why, stored.ID+" no longer says what "+draft.Ref+" says")
		case !active && !j.closed[draft.Ref]:
			why = append(why, draft.Ref+" has no issue in the issue store")
		}
	}
	return why
}
