package issues

import "github.com/overtone-cli/overtone/specs/problem"

// Snapshot is the whole store as one reader saw it.
type Snapshot struct {
	Active   []Issue
	History  []Issue
	Warnings []*problem.Problem

	done map[string]bool
}

// Snapshot reads active issues and history.
func (s *Store) Snapshot() (*Snapshot, error) {
	active, err := s.All() // before history, so that a moving issue is never in neither
	if err != nil {
		return nil, err
	}
	history, err := s.History()
	if err != nil {
		return nil, err
	}
	snapshot := &Snapshot{
		Active: active.Issues, History: history.Issues,
		Warnings: append(active.Warnings, history.Warnings...),
		done:     map[string]bool{},
	}
	for _, issue := range history.Issues {
		snapshot.done[issue.ID] = issue.DeletedAt == ""
	}
	for _, issue := range active.Issues {
		if issue.Status == Completed {
			snapshot.done[issue.ID] = true
		}
	}
	return snapshot, nil
}

// Done says whether the issue is completed. A deleted one is not, and neither
// is one that does not exist.
func (s *Snapshot) Done(id string) bool { return s.done[id] }
