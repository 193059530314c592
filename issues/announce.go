package issues

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// A change of issues and files is announced first: what each was and what it
// becomes is written to the side file .together.json, then the files, then the
// issues are changed, and the announcement goes. Whoever finds one finishes it.
// A reader lays it over what it reads, wherever that still is as it was before:
// so it never sees half of a change, and never an old one over a newer.

// announcement is the side file.
type announcement struct {
	Issues []issueChange `json:"issues"`
	Files  []fileChange  `json:"files"`
}

// issueChange is one line of the active issues before and after.
type issueChange struct {
	Before json.RawMessage `json:"before"`
	After  json.RawMessage `json:"after"`
}

// fileChange is one file below the store. Before is the sha256 of what it was,
// empty when there was none; After is its text, null when it goes.
type fileChange struct {
	Path   string  `json:"path"`
	Before string  `json:"before"`
	After  *string `json:"after"`
}

func (s *Store) announcedPath() string { return filepath.Join(s.dir, ".together.json") }

// announced reads the announcement; an empty one is the usual case.
func (s *Store) announced() (announcement, error) {
	data, err := s.d.ReadFile(s.announcedPath(), 0)
	if errors.Is(err, fs.ErrNotExist) {
		return announcement{}, nil
	}
	if err != nil {
		return announcement{}, err
	}
	var found announcement
	if err := json.Unmarshal(data, &found); err != nil {
		return announcement{}, problem.Wrap(err, "storage.broken_announcement", "an unfinished change of issues and files cannot be read").
			At(s.announcedPath(), 0).Mend("look at the file; move it away to leave issues and files as they are now")
	}
	return found, nil
}

// file finds the change of one file.
func (a announcement) file(name string) (fileChange, bool) {
	for _, one := range a.Files {
		if one.Path == name {
			return one, true
		}
	}
	return fileChange{}, false
}

// from says whether what was read is what the change began with.
func (c fileChange) from(data []byte, err error) bool { return c.Before == sum(data, err) }

// sum is the hash of a file that was read, or empty when there is none.
func sum(data []byte, err error) string {
	if err != nil {
		return ""
	}
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:])
}

func text(data *[]byte) *string {
	if data == nil {
		return nil
	}
	out := string(*data)
	return &out
}

// lay puts the announced issues over those that a reader found. Those that are
// completed by it are gone from the active ones.
func (a announcement) lay(issues []Issue) ([]Issue, error) {
	if len(a.Issues) == 0 {
		return issues, nil
	}
	next, err := a.decoded()
	if err != nil {
		return nil, err
	}
	kept := issues[:0]
	for _, issue := range issues {
		if after, changed := next[string(issue.raw)]; changed {
			after.line = issue.line
			issue = after
			if issue.Status == Completed {
				continue
			}
		}
		kept = append(kept, issue)
	}
	return kept, nil
}

// closed are the issues that the change completes.
func (a announcement) closed() ([]Issue, error) {
	next, err := a.decoded()
	if err != nil {
		return nil, err
	}
	var done []Issue
	for _, one := range a.Issues {
		if issue := next[string(one.Before)]; issue.Status == Completed {
			done = append(done, issue)
		}
	}
	return done, nil
}

// decoded are the issues as they become, by the line that they were.
func (a announcement) decoded() (map[string]Issue, error) {
	next := make(map[string]Issue, len(a.Issues))
	decoder := newDecoder()
	for _, one := range a.Issues {
		issue, err := decoder.decode(one.After, 0)
		if err != nil {
			return nil, problem.Wrap(err, "storage.broken_announcement", "an unfinished change holds no issue").
				Mend("look at .together.json in the store; move it away to leave issues and files as they are now")
		}
		next[string(one.Before)] = issue
	}
	return next, nil
}

// commit announces the change and makes it.
func (b *Both) commit() error {
	var next announcement
	for _, id := range b.order {
		record, err := b.after[id].encode()
		if err != nil {
			return err
		}
		next.Issues = append(next.Issues, issueChange{Before: b.before[id].raw, After: record})
	}
	for _, name := range b.names {
		was, err := b.t.s.onDisk(name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		one := fileChange{Path: name, Before: sum(was, err), After: text(b.files[name])}
		if (one.After == nil && one.Before == "") || (one.After != nil && one.Before == sum([]byte(*one.After), nil)) {
			continue
		}
		next.Files = append(next.Files, one)
	}
	if len(next.Issues)+len(next.Files) == 0 {
		return nil
	}
	data, err := next.encode()
	if err != nil {
		return err
	}
	if err := b.t.s.d.Replace(b.t.s.announcedPath(), data, 0o644); err != nil {
		return err
	}
	return b.t.carryOut(next)
}

// encode writes the side file. The lines of issues keep their bytes, which
// encoding/json would compact: a reader compares them.
func (a announcement) encode() ([]byte, error) {
	issues := []byte("[")
	for i, one := range a.Issues {
		if i > 0 {
			issues = append(issues, ',')
		}
		pair, err := jsonlog.Object([]jsonlog.Field{{Key: "before", Value: one.Before}, {Key: "after", Value: one.After}})
		if err != nil {
			return nil, err
		}
		issues = append(append(issues, '\n'), pair...)
	}
	files, err := marshal(a.Files)
	if err != nil {
		return nil, err
	}
	if a.Files == nil {
		files = json.RawMessage("[]")
	}
	out, err := jsonlog.Object([]jsonlog.Field{{Key: "issues", Value: append(issues, ']')}, {Key: "files", Value: files}})
	return append(out, '\n'), err
}

// finishTogether does what is left of a change that was announced.
func (t *tx) finishTogether() error {
	left, err := t.s.announced()
	if err != nil || len(left.Issues)+len(left.Files) == 0 {
		return err
	}
	for _, one := range left.Files {
		file, err := t.s.place(one.Path)
		if err != nil {
			return err
		}
		if err := t.sweepFolder(filepath.Dir(file)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return t.carryOut(left)
}

// carryOut makes an announced change; what is made already is no error.
func (t *tx) carryOut(change announcement) error {
	for _, one := range change.Files {
		if err := t.putFile(one); err != nil {
			return err
		}
	}
	if err := t.putIssues(change); err != nil {
		return err
	}
	return t.s.d.Remove(t.s.announcedPath())
}

func (t *tx) putFile(one fileChange) error {
	file, err := t.s.place(one.Path)
	if err != nil {
		return err
	}
	if one.After == nil {
		return t.s.d.Remove(file)
	}
	if err := t.s.d.MkdirAll(filepath.Dir(file)); err != nil {
		return err
	}
	return t.s.d.Replace(file, []byte(*one.After), 0o644)
}

// putIssues changes the lines that still are as they were.
func (t *tx) putIssues(change announcement) error {
	if len(change.Issues) == 0 {
		return nil
	}
	next, err := change.decoded()
	if err != nil {
		return err
	}
	after := make(map[string]json.RawMessage, len(change.Issues))
	for _, one := range change.Issues {
		after[string(one.Before)] = one.After
	}
	var gone []Issue
	err = t.active.Update(func(line jsonlog.Line) (jsonlog.Change, error) {
		record, wanted := after[string(line.Raw)]
		if !wanted {
			return jsonlog.Keep(), nil
		}
		if issue := next[string(line.Raw)]; issue.Status == Completed {
			gone = append(gone, issue)
			return jsonlog.Keep(), nil
		}
		return jsonlog.Put(record), nil
	})
	if err != nil || len(gone) == 0 {
		return err
	}
	return t.move(gone...)
}
