package issues

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Moving an issue to history changes two files, so it is announced first: the
// finished records are written to the side file .moving.json, then appended to
// history, then taken out of the active file, and the announcement goes.
// Whoever finds one finishes the move; readers see it as done.

func (s *Store) movingPath() string { return filepath.Join(s.dir, ".moving.json") }

// moving reads the announcement; none is the usual case.
func (s *Store) moving() ([]Issue, error) {
	data, err := s.d.ReadFile(s.movingPath(), 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var records []json.RawMessage
	if err := json.Unmarshal(data, &records); err != nil {
		return nil, brokenMove(s.movingPath(), err)
	}
	decoder := newDecoder()
	issues := make([]Issue, 0, len(records))
	for _, record := range records {
		issue, err := decoder.decode(record, 0)
		if err != nil {
			return nil, brokenMove(s.movingPath(), err)
		}
		issues = append(issues, issue)
	}
	return issues, nil
}

func brokenMove(path string, err error) error {
	return problem.Wrap(err, "storage.broken_move", "an unfinished move to history cannot be read").At(path, 0).
		Mend("look at the file; move it away to leave the issues where they are now")
}

// move puts issues, as they are given, into history and out of the active file.
func (t *tx) move(gone ...Issue) error {
	records := make([]json.RawMessage, 0, len(gone))
	raws := make([][]byte, 0, len(gone))
	for _, issue := range gone {
		record, err := issue.encode()
		if err != nil {
			return err
		}
		records, raws = append(records, record), append(raws, record)
	}
	// joined by hand, because json.Marshal would change the bytes of unknown fields
	list := slices.Concat([]byte("[\n"), bytes.Join(raws, []byte(",\n")), []byte("\n]\n"))
	if err := t.s.d.Replace(t.s.movingPath(), list, 0o644); err != nil {
		return err
	}
	return t.complete(gone, records)
}

// finishMove does what is left of a move that was announced.
func (t *tx) finishMove() error {
	gone, err := t.s.moving()
	if err != nil || len(gone) == 0 {
		return err
	}
	past, err := t.past()
	if err != nil {
		return err
	}
	there := byID(past)
	var missing []json.RawMessage
	for _, issue := range gone {
		if _, done := there[issue.ID]; !done {
			missing = append(missing, issue.raw)
		}
	}
	t.old, t.oldByID, t.oldRead = nil, nil, false // it grows now
	return t.complete(gone, missing)
}

// complete appends records to history and ends the move of gone.
func (t *tx) complete(gone []Issue, records []json.RawMessage) error {
	add := make([]any, len(records))
	for i, record := range records {
		add[i] = record
	}
	if err := t.history.Append(add...); err != nil {
		return err
	}
	ids := byID(gone)
	decoder := newDecoder()
	err := t.active.Update(func(line jsonlog.Line) (jsonlog.Change, error) {
		issue, err := decoder.decode(line.Raw, line.Number)
		if err != nil {
			return jsonlog.Keep(), unreadable(line, err).Problem(t.s.Path())
		}
		if _, moved := ids[issue.ID]; moved {
			return jsonlog.Drop(), nil
		}
		return jsonlog.Keep(), nil
	})
	if err != nil {
		return err
	}
	return t.s.d.Remove(t.s.movingPath())
}
