package issues

import (
	"context"
	"maps"
	"slices"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Draft is an issue to be made. As the ids of a batch are not known before it
// is stored, its issues name each other by Ref.
type Draft struct {
	Issue Issue    // ID may be empty: then the store gives one
	Ref   string   // name of the draft in its batch; may be empty when nobody needs it
	Needs []string // refs of the batch that go into DependsOn, after what is there already
}

// Create stores all drafts or none and returns the issues as stored, in order.
// An empty id becomes ISS-YYYYMMDD-NNN of the UTC day, an empty status
// registered, priority 0 the default. An id that was ever used, in history
// too, is conflict.exists; a dependency that is nowhere is
// input.unknown_dependency, a circle conflict.cycle, a field that cannot be
// input.bad_…; see also Issue.Check.
func (s *Store) Create(ctx context.Context, drafts ...Draft) ([]Issue, error) {
	if len(drafts) == 0 {
		return []Issue{}, nil
	}
	var fresh []Issue
	err := s.change(ctx, func(t *tx) error {
		seq, err := t.known(drafts)
		if err != nil {
			return err
		}
		if seq != nil {
			fresh, err = t.createNext(seq, drafts[0])
		} else {
			fresh, err = t.createAmong(drafts)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return fresh, nil
}

// createAmong makes issues that are compared with all there are.
func (t *tx) createAmong(drafts []Draft) ([]Issue, error) {
	active, err := t.present()
	if err != nil {
		return nil, err
	}
	fresh := make([]Issue, len(drafts))
	for i, draft := range drafts {
		if fresh[i], err = t.s.prepare(draft.Issue); err != nil {
			return nil, err
		}
	}
	seq, err := t.number(fresh, active)
	if err != nil {
		return nil, err
	}
	if err := resolve(fresh, drafts, nil); err != nil {
		return nil, err
	}
	if err := t.checkNeeds(active, fresh); err != nil {
		return nil, err
	}
	return fresh, t.store(seq, fresh)
}

// createNext makes the issue that gets the next number and needs no other.
func (t *tx) createNext(seq *sequence, draft Draft) ([]Issue, error) {
	issue, err := t.s.prepare(draft.Issue)
	if err != nil {
		return nil, err
	}
	if err := t.numberOne(&issue, seq, map[string]Issue{}); err != nil {
		return nil, err
	}
	fresh := []Issue{issue}
	return fresh, t.store(seq, fresh)
}

// store writes new issues and the numbers they have.
func (t *tx) store(seq *sequence, fresh []Issue) error {
	if err := t.save(seq); err != nil {
		return err
	}
	if err := t.add(fresh); err != nil {
		return err
	}
	t.mark(seq)
	return nil
}

// prepare fills the defaults of a new issue and checks it.
func (s *Store) prepare(issue Issue) (Issue, error) {
	issue.raw, issue.line = nil, 0
	if issue.Status == "" || issue.Status == "pending" {
		issue.Status = Registered
	}
	if issue.Priority == 0 {
		issue.Priority = DefaultPriority
	}
	if issue.Title == "" {
		issue.Title = issue.ID
	}
	issue.Version = 1
	issue.CreatedAt = s.stamp()
	issue.UpdatedAt, issue.PlannedAt, issue.QueuedAt, issue.CompletedAt, issue.DeletedAt = issue.CreatedAt, "", "", "", ""
	probe := issue
	if probe.Title == "" {
		probe.Title = "the id, which is not known yet"
	}
	found := probe.Check()
	if issue.Status == Completed {
		found = append(found, problem.New("state.illegal_transition", "an issue cannot begin as completed").
			Mend("create it as registered and close it with its evidence"))
	}
	if issue.ID != "" {
		if err := CheckID(issue.ID); err != nil {
			found = slices.Insert(found, 0, problem.From(err))
		}
	}
	return issue, problems(found)
}

// number gives ids to those that have none. The caller saves the sequence
// before it writes any issue.
func (t *tx) number(fresh, active []Issue) (*sequence, error) {
	used := byID(active)
	seq, err := t.sequence(active)
	if err != nil {
		return nil, err
	}
	for i := range fresh {
		id := fresh[i].ID
		if id == "" {
			continue
		}
		taken, err := t.everUsed(id, used)
		if err != nil {
			return nil, err
		}
		if taken {
			return nil, problem.New("conflict.exists", "the issue %s exists already, perhaps in history", id).
				Mend("choose another id, or leave it out to get a new one")
		}
		used[id] = fresh[i]
	}
	for i := range fresh {
		if err := t.numberOne(&fresh[i], seq, used); err != nil {
			return nil, err
		}
		used[fresh[i].ID] = fresh[i]
	}
	return seq, nil
}

func (t *tx) numberOne(issue *Issue, seq *sequence, used map[string]Issue) error {
	if issue.ID != "" {
		seq.raise(issue.ID)
		return nil
	}
	var failed error
	issue.ID = seq.next(dayOf(t.s.now()), func(id string) bool {
		_, present := used[id]
		if !present && len(id) >= len("ISS-20260131-")+clockDigits { // what raise leaves out
			present, failed = t.everUsed(id, used)
		}
		return present && failed == nil
	})
	if issue.Title == "" {
		issue.Title = issue.ID
	}
	return failed
}

// everUsed says whether id is among the issues in use or in history.
func (t *tx) everUsed(id string, used map[string]Issue) (bool, error) {
	if _, present := used[id]; present {
		return true, nil
	}
	past, err := t.pastByID()
	_, present := past[id]
	return present, err
}

// resolve turns the refs of drafts into the ids of the issues beside them; ids
// that known has for a ref of the same batch are already stored.
func resolve(fresh []Issue, drafts []Draft, known map[string]string) error {
	ids := make(map[string]string, len(drafts)+len(known))
	maps.Copy(ids, known)
	for i, draft := range drafts {
		if draft.Ref == "" {
			continue
		}
		if _, doubled := ids[draft.Ref]; doubled && fresh[i].ID != ids[draft.Ref] {
			return problem.New("conflict.duplicate_id", "two issues of the batch have the source id %q", draft.Ref).
				Mend("give each source item its own id")
		}
		ids[draft.Ref] = fresh[i].ID
	}
	for i, draft := range drafts {
		for _, ref := range draft.Needs {
			id, there := ids[ref]
			if !there {
				return problem.New("input.unknown_dependency", "%q depends on %q, which is not in the batch", draft.Issue.Title, ref).
					Mend("add the missing item or take the dependency out")
			}
			if !slices.Contains(fresh[i].DependsOn, id) {
				fresh[i].DependsOn = append(slices.Clone(fresh[i].DependsOn), id)
			}
		}
	}
	return nil
}

// checkNeeds makes sure that every dependency of the changed issues exists and
// that none of them is in a circle. Active are the issues as they would be
// without the change.
func (t *tx) checkNeeds(active, changed []Issue) error {
	all := byID(active)
	for _, issue := range changed {
		all[issue.ID] = issue
	}
	for _, issue := range changed {
		for _, need := range issue.DependsOn {
			there, err := t.everUsed(need, all)
			if err != nil {
				return err
			}
			if !there {
				return problem.New("input.unknown_dependency", "%s depends on %s, which does not exist", issue.ID, need).
					Mend("create %s first or take the dependency out", need)
			}
		}
	}
	return checkCircles(all, changed)
}

// checkCircles looks only at what the changed issues need, so that a circle
// that somebody made elsewhere by hand does not stop all work.
func checkCircles(all map[string]Issue, changed []Issue) error {
	var nodes []graph.Node
	seen := map[string]bool{}
	todo := make([]string, 0, len(changed))
	for _, issue := range slices.Backward(changed) {
		todo = append(todo, issue.ID)
	}
	for len(todo) > 0 {
		id := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		issue, there := all[id]
		if !there || seen[id] {
			continue
		}
		seen[id] = true
		nodes = append(nodes, graph.Node{ID: id, Needs: issue.DependsOn})
		todo = append(todo, issue.DependsOn...)
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return err
	}
	_, err = g.Order()
	return err
}

// add writes new issues: one with one append, several in one step, because a
// process killed in an append of several could leave some of them.
func (t *tx) add(fresh []Issue) error {
	records := make([]any, len(fresh))
	for i := range fresh {
		record, err := fresh[i].encode()
		if err != nil {
			return err
		}
		fresh[i].raw, fresh[i].extra = record, nil
		records[i] = record
	}
	if len(records) == 1 {
		return t.active.Append(records...)
	}
	return t.active.Update(func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Keep(), nil }, records...)
}
