package issues

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// sequence is the side file with the highest number given out on each UTC day.
// Single issues are written after it, so that a number that was given once is
// never given again, whatever becomes of the issue. When it is missing,
// damaged, or does not know the present history file (a merge brought other
// records), it is rebuilt from all ids there are.
type sequence struct {
	High         map[string]int `json:"high"`          // day -> number
	HistoryBytes int64          `json:"history_bytes"` // size of the history it has seen

	// Active is the file of active issues when all of it was sound and High knew
	// all its numbers; nil when that is not known.
	Active *jsonlog.Checkpoint `json:"active,omitempty"`
}

func (s *Store) sequencePath() string { return filepath.Join(s.dir, ".sequence.json") }

// known is the side file when it alone says what the drafts need to know of the
// issues there are, else nil: one draft that gets its number from the store and
// depends on nothing, while no file has changed since the side file was
// written. Without it n issues made one by one would cost n².
func (t *tx) known(drafts []Draft) (*sequence, error) {
	first := drafts[0]
	if len(drafts) > 1 || first.Issue.ID != "" || len(first.Issue.DependsOn)+len(first.Needs) > 0 {
		return nil, nil
	}
	size, err := t.historySize()
	if err != nil {
		return nil, err
	}
	data, err := t.s.d.ReadFile(t.s.sequencePath(), 1<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	seq := &sequence{High: map[string]int{}}
	if !seq.read(data) || seq.HistoryBytes != size || seq.Active == nil || !t.active.Resume(*seq.Active) {
		return nil, nil
	}
	for _, n := range seq.High { // any order gives the same answer
		if n+1 >= firstClock {
			return nil, nil
		}
	}
	return seq, nil
}

// sequence reads the side file and raises it to what the files show.
func (t *tx) sequence(active []Issue) (*sequence, error) {
	seq := &sequence{High: map[string]int{}}
	size, err := t.historySize()
	if err != nil {
		return nil, err
	}
	data, err := t.s.d.ReadFile(t.s.sequencePath(), 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if !seq.read(data) || seq.HistoryBytes != size {
		past, err := t.past()
		if err != nil {
			return nil, err
		}
		for _, issue := range past {
			seq.raise(issue.ID)
		}
	}
	for _, issue := range active {
		seq.raise(issue.ID)
	}
	return seq, nil
}

// read takes over the side file and says whether it made sense.
func (q *sequence) read(data []byte) bool {
	var stored sequence
	if json.Unmarshal(data, &stored) != nil {
		return false
	}
	for day, n := range stored.High {
		if n < 0 {
			return false
		}
		q.High[day] = n
	}
	q.HistoryBytes, q.Active = stored.HistoryBytes, stored.Active
	return true
}

func (t *tx) historySize() (int64, error) { return historySize(t.s.history.Path()) }

func historySize(path string) (int64, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, problem.Wrap(err, "storage.failed", "cannot look at the history").At(path, 0)
	}
	return info.Size(), nil
}

// raise makes sure that the number of id is not given again.
func (q *sequence) raise(id string) {
	if day, n, ok := ordinal(id); ok {
		q.High[day] = max(q.High[day], n)
	}
}

// next gives the next free id of a day; taken says which ids are in use.
func (q *sequence) next(day string, taken func(string) bool) string {
	for {
		q.High[day]++
		if id := makeID(day, q.High[day]); !taken(id) {
			return id
		}
	}
}

// catchUp writes the side file when it does not know all active issues: an
// export was cut short between the two.
func (t *tx) catchUp(active []Issue) error {
	stored, err := t.s.d.ReadFile(t.s.sequencePath(), 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	seq := &sequence{High: map[string]int{}}
	seq.read(stored)
	for _, issue := range active {
		if day, n, ok := ordinal(issue.ID); ok && seq.High[day] < n {
			if seq, err = t.sequence(active); err != nil {
				return err
			}
			return t.save(seq)
		}
	}
	return nil
}

// mark notes in the side file what the active file is now, after a change that
// made seq know all of it. A failure is none of the change, which is done: the
// next one reads the whole file then.
func (t *tx) mark(seq *sequence) {
	if at, ok := t.active.Checkpoint(); ok {
		seq.Active = &at
		_ = t.save(seq)
	}
}

// save writes the side file.
func (t *tx) save(seq *sequence) error {
	size, err := t.historySize()
	if err != nil {
		return err
	}
	seq.HistoryBytes = size
	data, err := json.Marshal(seq) // keys of a map come out sorted
	if err != nil {
		return err
	}
	return t.s.d.Replace(t.s.sequencePath(), append(data, '\n'), 0o644)
}
