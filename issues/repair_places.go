package issues

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// What a merge without the driver leaves at the wrong place: git puts the two
// files of a store together one by one, so an issue can be completed and still
// active, or one number can stand for an issue in history and for another one
// among the active ones.

// places knows where the issues of a store are, to say which can be put right.
type places struct {
	lines map[string]int // how many active lines have an id
	past  map[string]Issue
}

func newPlaces(active []Issue, past map[string]Issue) places {
	p := places{lines: make(map[string]int, len(active)), past: past}
	for _, issue := range active {
		p.lines[issue.ID]++
	}
	return p
}

// late says that an active issue can go to history: it is completed, and its id
// is nowhere else. Of several lines with one id a person has to choose.
func (p places) late(issue Issue) bool {
	_, both := p.past[issue.ID]
	return issue.Status == Completed && p.lines[issue.ID] == 1 && !both
}

// twin says that the number of an active issue is that of another one in history
// and can be changed: the store gave it, nothing shows that the two are one, and
// neither a queue nor whoever works on it knows the issue by it.
func (p places) twin(issue Issue) bool {
	old, both := p.past[issue.ID]
	_, _, numbered := Numbered(issue.ID)
	busy := issue.Status == Queued || issue.Status == Executing || issue.Lease != nil
	return both && numbered && !busy && p.lines[issue.ID] == 1 && different(issue, old)
}

// different says that two records of one id are two issues: they were made at
// different times, and not of the same item.
func different(a, b Issue) bool {
	one, first := time.Parse(time.RFC3339, a.CreatedAt)
	two, second := time.Parse(time.RFC3339, b.CreatedAt)
	if first != nil || second != nil || one.Equal(two) {
		return false
	}
	mine, theirs := a.ExtendedContext.Notes, b.ExtendedContext.Notes
	item := mine.Session != "" && mine.SourceID() != "" && mine.Session == theirs.Session && mine.SourceID() == theirs.SourceID()
	return !item && (a.SourceURL == "" || a.SourceURL != b.SourceURL)
}

// putInPlace gives active issues whose number is that of another issue in
// history a new one, and moves those that are completed to history. A process
// that is killed in between leaves the rest for the next repair.
func (t *tx) putInPlace() ([]Repaired, error) {
	done, err := t.parts()
	if err != nil {
		return done, err
	}
	active, err := t.present()
	if err != nil {
		return done, err
	}
	past, err := t.pastByID()
	if err != nil {
		return done, err
	}
	where := newPlaces(active, past)
	var closed []Issue
	var moved []Repaired
	for _, issue := range active {
		if !where.late(issue) {
			continue
		}
		issue.CompletedAt = cmp.Or(issue.CompletedAt, issue.UpdatedAt, t.s.stamp())
		closed = append(closed, issue)
		moved = append(moved, Repaired{
			File: t.s.Path(), Line: issue.line, Why: issue.ID + " is completed but was still among the active issues", Done: "moved to history",
		})
	}
	if len(closed) == 0 {
		return done, nil
	}
	if err := t.move(closed...); err != nil {
		return done, err
	}
	return append(done, moved...), nil
}

// parts gives new numbers to active issues that share theirs with another one
// in history.
func (t *tx) parts() ([]Repaired, error) {
	active, err := t.present()
	if err != nil {
		return nil, err
	}
	past, err := t.pastByID()
	if err != nil {
		return nil, err
	}
	where := newPlaces(active, past)
	twins := slices.DeleteFunc(slices.Clone(active), func(issue Issue) bool { return !where.twin(issue) })
	if len(twins) == 0 {
		return nil, nil
	}
	seq, err := t.sequence(active)
	if err != nil {
		return nil, err
	}
	for id := range past { // any order gives the same
		seq.raise(id)
	}
	next := make(map[string]string, len(twins))
	var done []Repaired
	for _, issue := range twins {
		day, _, _ := Numbered(issue.ID)
		next[issue.ID], seq.High[day] = NumberAfter(day, seq.High[day])
		done = append(done, Repaired{
			File: t.s.Path(), Line: issue.line, Why: issue.ID + " is another issue in history", Done: "is " + next[issue.ID] + " now",
		})
	}
	seq.Active = nil
	if err := t.save(seq); err != nil { // first, so that the numbers are never given again
		return nil, err
	}
	if err := t.renumber(next); err != nil {
		return nil, err
	}
	return done, nil
}

// renumber writes active issues under new ids, in one step. Nobody can tell which
// of the two is meant by those that wait for the number: they wait for both.
func (t *tx) renumber(next map[string]string) error {
	decoder := newDecoder()
	return t.active.Update(func(line jsonlog.Line) (jsonlog.Change, error) {
		before, err := decoder.decode(line.Raw, line.Number)
		if err != nil {
			return jsonlog.Keep(), unreadable(line, err).Problem(t.s.Path())
		}
		after := before.clone()
		if id := next[before.ID]; id != "" {
			after.ID = id
			remark(&after, t.s.now(), fmt.Sprintf("was %s, a number that another issue in history has, too", before.ID))
		}
		for _, need := range before.DependsOn {
			if id := next[need]; id != "" && id != after.ID && !slices.Contains(after.DependsOn, id) {
				after.DependsOn = append(after.DependsOn, id)
				remark(&after, t.s.now(), fmt.Sprintf("waits for %s, too: it had the number of %s", id, need))
			}
		}
		if same, err := equal(before, after); err != nil || same {
			return jsonlog.Keep(), err
		}
		t.s.touch(&after, before)
		record, err := after.encode()
		return jsonlog.Put(record), err
	})
}
