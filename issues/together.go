package issues

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Both is a change of issues and of other files in the folder of the store,
// such as queues, that becomes visible as one. It is for one goroutine and ends
// with the function it was given to.
type Both struct {
	t      *tx
	active []Issue // as they were read, once they were
	read   bool
	byID   map[string]Issue // active, once it was asked for
	before map[string]Issue
	after  map[string]Issue
	order  []string
	files  map[string]*[]byte // nil: to be removed
	names  []string
}

// Together makes one change of issues and files under the lock of the store.
// Nothing is written before do has returned; an error from it leaves all as it
// was. What a killed process left half done the next writer finishes, and
// readers see it as done; see announce.
func (s *Store) Together(ctx context.Context, do func(*Both) error) error {
	return s.change(ctx, func(t *tx) error {
		b := &Both{t: t, before: map[string]Issue{}, after: map[string]Issue{}, files: map[string]*[]byte{}}
		if err := do(b); err != nil {
			return err
		}
		return b.commit()
	})
}

// Issue finds an active issue as this change has left it so far. Errors:
// input.unknown_id; state.closed for one in history.
func (b *Both) Issue(id string) (Issue, error) {
	if now, changed := b.after[id]; changed {
		return now, nil
	}
	if err := b.load(); err != nil {
		return Issue{}, err
	}
	return b.t.only(b.active, id)
}

// Find finds an issue as this change has left it so far, also one in history:
// its CompletedAt or DeletedAt is set then. Error: input.unknown_id.
func (b *Both) Find(id string) (Issue, error) {
	if now, changed := b.after[id]; changed {
		return now, nil
	}
	if err := b.load(); err != nil {
		return Issue{}, err
	}
	if b.byID == nil {
		b.byID = byID(b.active)
	}
	if issue, there := b.byID[id]; there {
		return issue, nil
	}
	past, err := b.t.pastByID()
	if err != nil {
		return Issue{}, err
	}
	if old, there := past[id]; there {
		return old, nil
	}
	return Issue{}, unknownID(id)
}

// Done says whether an issue is completed; an unknown one is not.
func (b *Both) Done(id string) (bool, error) {
	if now, changed := b.after[id]; changed {
		return now.Status == Completed, nil
	}
	past, err := b.t.pastByID()
	if err != nil {
		return false, err
	}
	old, there := past[id]
	return there && old.DeletedAt == "", nil
}

func (b *Both) load() error {
	if b.read {
		return nil
	}
	active, err := b.t.present()
	b.active, b.read = active, err == nil
	return err
}

// Update edits an issue as Store.Update does, with the same rules and errors.
func (b *Both) Update(id string, edit func(*Issue) error) (Issue, error) {
	before, err := b.Issue(id)
	if err != nil {
		return Issue{}, err
	}
	after := before.clone()
	if err := edit(&after); err != nil {
		return Issue{}, err
	}
	if same, err := equal(before, after); err != nil || same {
		return before, err
	}
	if err := b.t.s.step(before, &after, ""); err != nil {
		return Issue{}, err
	}
	if !slices.Equal(before.DependsOn, after.DependsOn) {
		if err := b.t.checkNeeds(b.active, []Issue{after}); err != nil {
			return Issue{}, err
		}
	}
	b.set(before, after)
	return after, nil
}

// ReadFile reads a file below the folder of the store as this change has left
// it so far; the name has "/" between its parts. A missing one is
// storage.missing (errors.Is fs.ErrNotExist).
func (b *Both) ReadFile(name string) ([]byte, error) {
	if data, changed := b.files[name]; changed {
		if data == nil {
			return nil, missing(name)
		}
		return *data, nil
	}
	return b.t.s.onDisk(name)
}

// Lines reads the records of a file as jsonlog's writers do: a torn tail goes
// to quarantine, a broken line is the error storage.broken_line.
func (b *Both) Lines(name string) ([]jsonlog.Line, error) {
	if _, changed := b.files[name]; changed {
		data, err := b.ReadFile(name)
		return jsonlog.Parse(data).Lines, err
	}
	file, err := b.t.s.place(name)
	if err != nil {
		return nil, err
	}
	return jsonlog.Open(b.t.s.d, file).Under(nil).Read()
}

// List names the files with a suffix in a folder below the store, in order, as
// this change has left them so far.
func (b *Both) List(dir, suffix string) ([]string, error) {
	changes := make([]fileChange, 0, len(b.names))
	for _, name := range b.names {
		changes = append(changes, fileChange{Path: name, After: text(b.files[name])})
	}
	return b.t.s.list(dir, suffix, changes)
}

// Write gives a file new contents, which must be UTF-8.
func (b *Both) Write(name string, data []byte) {
	b.note(name)
	b.files[name] = &data
}

// Remove takes a file away.
func (b *Both) Remove(name string) {
	b.note(name)
	b.files[name] = nil
}

func (b *Both) note(name string) {
	if _, known := b.files[name]; !known {
		b.names = append(b.names, name)
	}
}

// ReadFile reads a file below the folder of the store as a reader without a
// lock sees it; the name has "/" between its parts. A missing one is
// storage.missing (errors.Is fs.ErrNotExist).
func (s *Store) ReadFile(name string) ([]byte, error) {
	announced, err := s.announced()
	if err != nil {
		return nil, err
	}
	data, err := s.onDisk(name)
	if change, found := announced.file(name); found && (err == nil || errors.Is(err, fs.ErrNotExist)) && change.from(data, err) {
		if change.After == nil {
			return nil, missing(name)
		}
		return []byte(*change.After), nil
	}
	return data, err
}

// ListFiles names the files with a suffix in a folder below the store, in
// order, as a reader without a lock sees them.
func (s *Store) ListFiles(dir, suffix string) ([]string, error) {
	announced, err := s.announced()
	if err != nil {
		return nil, err
	}
	return s.list(dir, suffix, announced.Files)
}

// FilePath is where a file below the folder of the store lies, for messages.
func (s *Store) FilePath(name string) string {
	return filepath.Join(s.dir, filepath.FromSlash(name))
}

// Now is the clock of the store, in UTC.
func (s *Store) Now() string { return s.stamp() }

func missing(name string) error {
	return problem.Wrap(fs.ErrNotExist, "storage.missing", "there is no such file").At(name, 0).Mend("check the name")
}

// place finds where a file below the store lies, also through links that stay
// inside.
func (s *Store) place(name string) (string, error) {
	if _, err := os.Lstat(s.dir); errors.Is(err, fs.ErrNotExist) {
		return disk.Contain(s.dir, name)
	}
	return disk.ContainResolved(s.dir, name)
}

func (s *Store) onDisk(name string) ([]byte, error) {
	file, err := s.place(name)
	if err != nil {
		return nil, err
	}
	return s.d.ReadFile(file, 0)
}

// list reads a folder and lays changes over it.
func (s *Store) list(dir, suffix string, changes []fileChange) ([]string, error) {
	folder, err := s.place(dir)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, problem.Wrap(err, "storage.failed", "cannot look into the folder").At(folder, 0).Mend("check its permissions")
	}
	names := []string{}
	for _, entry := range entries {
		if name := entry.Name(); !entry.IsDir() && strings.HasSuffix(name, suffix) && !strings.HasPrefix(name, ".") {
			names = append(names, name)
		}
	}
	for _, change := range changes {
		base := path.Base(change.Path)
		if path.Dir(change.Path) != dir || !strings.HasSuffix(base, suffix) {
			continue
		}
		names = slices.DeleteFunc(names, func(name string) bool { return name == base })
		if change.After != nil {
			names = append(names, base)
		}
	}
	slices.Sort(names)
	return names, nil
}
