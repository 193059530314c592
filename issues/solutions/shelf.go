package solutions

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Shelf keeps the solutions of all issues of a store. It is safe for use by
// several goroutines and processes.
type Shelf struct{ store *issues.Store }

// Open gives the solutions that lie beside the issues of a store.
func Open(store *issues.Store) *Shelf { return &Shelf{store: store} }

// file is where the solutions of an issue lie; the id has been checked, because
// it becomes a path. Error: input.bad_id.
func file(issue string) (string, error) {
	if err := issues.CheckID(issue); err != nil {
		return "", err
	}
	return "solutions/" + issue + ".jsonl", nil
}

// List reads the solutions of an issue in the order in which they were added.
// A line that cannot be read is a warning storage.broken_line, never silently
// left out.
func (s *Shelf) List(issue string) ([]Solution, []*problem.Problem, error) {
	name, err := file(issue)
	if err != nil {
		return nil, nil, err
	}
	data, err := s.store.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, nil, err
	}
	all, broken := Parse(data)
	warnings := []*problem.Problem{}
	for _, one := range broken {
		warnings = append(warnings, one.Problem(s.store.FilePath(name)))
	}
	return all, warnings, nil
}

// Parse reads the lines of a file of solutions. Those that are no solution are
// broken.
func Parse(data []byte) ([]Solution, []jsonlog.Broken) {
	content := jsonlog.Parse(data)
	broken := content.Broken
	all := []Solution{}
	seen := map[string]int{}
	for _, line := range content.Lines {
		one, err := decode(line)
		if err == nil && seen[one.ID] > 0 {
			err = fmt.Errorf("%s is on line %d already", one.ID, seen[one.ID])
		}
		if err != nil {
			broken = append(broken, jsonlog.Broken{Number: line.Number, Reason: err.Error(), Raw: line.Raw})
			continue
		}
		seen[one.ID] = line.Number
		all = append(all, one)
	}
	slices.SortStableFunc(broken, func(a, b jsonlog.Broken) int { return a.Number - b.Number })
	return all, broken
}

func decode(line jsonlog.Line) (Solution, error) {
	var one Solution
	err := json.Unmarshal(line.Raw, &one)
	if err == nil && one.ID == "" {
		err = errors.New("it has no id")
	}
	return one, kind(err)
}

// kind says in the words of people which field has the wrong kind of value.
func kind(err error) error {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) {
		return err
	}
	return fmt.Errorf("its field %s cannot be a %s", strings.ToLower(wrong.Field), wrong.Value)
}

// In reads the solutions of an issue inside a change of the store. Errors:
// storage.broken_line, because nothing is written beside a line that cannot be
// read.
func In(b *issues.Both, issue string) ([]Solution, error) {
	name, err := file(issue)
	if err != nil {
		return nil, err
	}
	lines, err := b.Lines(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	all := []Solution{}
	for _, line := range lines {
		one, err := decode(line)
		if err == nil && find(all, one.ID) >= 0 {
			err = fmt.Errorf("%s is there already", one.ID)
		}
		if err != nil {
			return nil, jsonlog.Broken{Number: line.Number, Reason: err.Error(), Raw: line.Raw}.Problem(name)
		}
		all = append(all, one)
	}
	return all, nil
}

// put writes the solutions of an issue.
func put(b *issues.Both, issue string, all []Solution) error {
	name, err := file(issue)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	for _, one := range all {
		raw, err := one.MarshalJSON()
		if err != nil {
			return problem.Wrap(err, "internal.bad_record", "a solution cannot be written as JSON")
		}
		out.Write(raw)
		out.WriteByte('\n')
	}
	b.Write(name, out.Bytes())
	return nil
}

func find(all []Solution, id string) int {
	return slices.IndexFunc(all, func(one Solution) bool { return one.ID == id })
}

// Bound is the solution that an issue is bound to, and whether there is one.
func Bound(issue issues.Issue, all []Solution) (Solution, bool) {
	at := find(all, issue.BoundSolutionID)
	if issue.BoundSolutionID == "" {
		at = slices.IndexFunc(all, func(one Solution) bool { return one.IsBound })
	}
	if at < 0 {
		return Solution{}, false
	}
	return all[at], true
}

// Add puts a solution to an active issue and gives it an id and a time. Errors:
// input.unknown_id, state.closed, conflict.exists when its id is taken,
// input.bad_…; see Check.
func (s *Shelf) Add(ctx context.Context, issue string, next Solution) (Solution, error) {
	var added Solution
	err := s.store.Together(ctx, func(b *issues.Both) error {
		var err error
		added, err = s.add(b, issue, next)
		return err
	})
	return added, err
}

func (s *Shelf) add(b *issues.Both, issue string, next Solution) (Solution, error) {
	if _, err := b.Issue(issue); err != nil {
		return Solution{}, err
	}
	all, err := In(b, issue)
	if err != nil {
		return Solution{}, err
	}
	next.IsBound, next.BoundAt, next.CreatedAt = false, "", s.store.Now()
	if next.ID == "" {
		next.ID = makeID(issue, next, all)
	}
	if err := CheckID(issue, next.ID); err != nil {
		return Solution{}, err
	}
	if find(all, next.ID) >= 0 {
		return Solution{}, problem.New("conflict.exists", "%s has a solution %s already", issue, next.ID).
			Mend("leave the id out to get a new one")
	}
	if err := first(next.Check()); err != nil {
		return Solution{}, err
	}
	next.Tasks = slices.Clone(next.Tasks)
	for i := range next.Tasks {
		next.Tasks[i].modern()
	}
	all = append(all, next)
	if err := put(b, issue, all); err != nil {
		return Solution{}, err
	}
	_, err = b.Update(issue, func(i *issues.Issue) error { i.SolutionCount = len(all); return nil })
	return next, err
}

// CheckID says whether a text may be the id of a solution of an issue:
// SOL-<issue>- and four letters or digits, or a number as older tools gave it.
func CheckID(issue, id string) error {
	rest, ours := strings.CutPrefix(id, "SOL-"+issue+"-")
	short := len(rest) == 4 && strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
	digits := rest != "" && len(rest) < 10 && strings.Trim(rest, "0123456789") == ""
	if !ours || !short && !digits {
		return problem.New("input.bad_id", "%+q cannot be the id of a solution of %s", id, issue).
			Mend("use SOL-%s- and four small letters or digits, or leave it out to get one", issue)
	}
	return nil
}

// makeID gives an id that is the same for the same solution at the same time,
// and that no other solution of the issue has.
func makeID(issue string, next Solution, all []Solution) string {
	const letters = "abcdefghijklmnopqrstuvwxyz0123456789"
	text, _ := json.Marshal(next) //nolint:errchkjson // it is only a seed
	for n := 0; ; n++ {
		hash := sha256.Sum256(fmt.Appendf(nil, "%s %d %d %s", issue, len(all), n, text))
		id := make([]byte, 4)
		for i := range id {
			id[i] = letters[int(hash[i])%len(letters)]
		}
		if made := "SOL-" + issue + "-" + string(id); find(all, made) < 0 {
			return made
		}
	}
}
