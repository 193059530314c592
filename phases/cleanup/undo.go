package cleanup

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Undone is what was taken back of one cleaning.
type Undone struct {
	Trash    string   `json:"trash" jsonschema:"the cleaning that was taken back, relative to the project"`
	Restored []string `json:"restored" jsonschema:"files, folders and entries that are back"`
	Skipped  []string `json:"skipped" jsonschema:"what stays in the trash, and why"`
}

// Trashes lists the cleanings that can be taken back, the newest first.
func (r *Room) Trashes() ([]string, error) {
	home, err := disk.ContainResolved(r.Root, TrashDir)
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(home)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, problem.Wrap(err, "storage.unreadable", "the trash cannot be listed").At(home, 0).Mend("check the permissions of the folder")
	}
	var out []string
	for _, entry := range entries {
		if _, err := os.Lstat(filepath.Join(home, entry.Name(), undoFile)); err == nil && disk.CheckName(entry.Name()) == nil {
			out = append(out, entry.Name())
		}
	}
	slices.SortFunc(out, func(a, b string) int { return compareTrash(b, a) })
	return out, nil
}

// compareTrash orders by time, then by the number behind it.
func compareTrash(a, b string) int {
	if len(a) != len(b) && strings.SplitN(a, "_", 2)[0] == strings.SplitN(b, "_", 2)[0] {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

// Undo takes a cleaning back, the newest without a name. What has been made anew
// in its place stays, and its older form stays in the trash. It can be repeated.
// Errors: state.nothing_to_undo, input.unknown_id, input.json.
func (r *Room) Undo(ctx context.Context, name string) (Undone, error) {
	out := Undone{Restored: []string{}, Skipped: []string{}}
	err := r.Lock(ctx, func() error {
		all, err := r.Trashes()
		if err != nil {
			return err
		}
		switch {
		case len(all) == 0:
			return problem.New("state.nothing_to_undo", "no cleaning is left to be taken back").Mend("see %s", TrashDir)
		case name == "":
			name = all[0]
		case !slices.Contains(all, name):
			return problem.New("input.unknown_id", "there is no cleaning %q to be taken back", name).Mend("give one of %s", strings.Join(all, ", "))
		}
		out.Trash = TrashDir + "/" + name
		dir, err := disk.ContainResolved(r.Root, out.Trash)
		if err != nil {
			return err
		}
		undo, err := r.readUndo(dir)
		if err != nil {
			return err
		}
		if err := r.takeBack(ctx, dir, undo.Steps, &out); err != nil || len(out.Skipped) > 0 {
			return err
		}
		if err := r.Disk.Remove(filepath.Join(dir, undoFile)); err != nil {
			return err
		}
		return r.prune(dir)
	})
	return out, err
}

func (r *Room) readUndo(dir string) (*Undo, error) {
	file := filepath.Join(dir, undoFile)
	data, err := r.Disk.ReadFile(file, maxUndo)
	if err != nil {
		return nil, err
	}
	undo := &Undo{}
	if err := json.Unmarshal(data, undo); err != nil {
		return nil, problem.Wrap(err, "input.json", "the undo manifest cannot be read").At(file, 1).
			Mend("its files lie in %s beside it: move them back by hand", filesDir)
	}
	return undo, nil
}

// takeBack does the steps the other way round: files first, then entries.
func (r *Room) takeBack(ctx context.Context, dir string, steps []UndoStep, out *Undone) error {
	var indexed []UndoStep
	for _, step := range steps {
		switch step.Action {
		case string(Move):
			back, err := r.moveBack(dir, step)
			switch p := problem.From(err); {
			case p != nil && p.Class() == problem.Storage:
				return err
			case p != nil:
				out.Skipped = append(out.Skipped, step.Path+": "+p.Message)
			case back:
				out.Restored = append(out.Restored, step.Path)
			}
		case "manifest_entry":
			if err := r.Ledger.Restore(step.ID, step.Entry, step.At); err != nil {
				return err
			}
			out.Restored = append(out.Restored, step.Path+": "+step.ID)
		case "index_entry":
			indexed = append(indexed, step)
		}
	}
	if len(indexed) == 0 {
		return nil
	}
	entries := make([]specs.IndexedEntry, len(indexed))
	for i, step := range indexed {
		entries[i] = specs.IndexedEntry{Section: step.Section, At: step.At, Raw: step.Entry}
	}
	back, err := specs.RestoreIndexed(ctx, r.Disk, r.Root, r.Now, entries)
	for i, step := range indexed {
		if back[i] {
			out.Restored = append(out.Restored, step.Path+": "+step.ID)
		}
	}
	return err
}

// moveBack moves one thing to its place; false when it was never moved, or is
// back already.
func (r *Room) moveBack(dir string, step UndoStep) (bool, error) {
	rel := filesDir + "/" + step.Path
	if _, err := disk.Contain(dir, rel); err != nil {
		return false, err
	}
	from := filepath.Join(dir, filepath.FromSlash(rel))
	if _, err := os.Lstat(from); err != nil {
		return false, nil //nolint:nilerr // a cleaning that was broken off had not moved it
	}
	to, err := disk.ContainResolved(r.Root, step.Path)
	if err != nil {
		return false, err
	}
	if _, err := os.Lstat(to); err == nil {
		return false, problem.New("conflict.exists", "something else is in its place")
	}
	if err := r.Disk.MkdirAll(filepath.Dir(to)); err != nil {
		return false, err
	}
	return true, r.Disk.Rename(from, to)
}

// prune removes folders of the trash that are empty now; others stay.
func (r *Room) prune(dir string) error {
	var folders []string
	err := filepath.WalkDir(dir, func(at string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			folders = append(folders, at)
		}
		return err
	})
	if err != nil {
		return problem.Wrap(err, "storage.unreadable", "the trash cannot be read").At(dir, 0).Mend("check its permissions")
	}
	for _, folder := range slices.Backward(folders) {
		if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
			return nil // something is left, so it stays
		}
		if err := r.Disk.Remove(folder); err != nil {
			return err
		}
	}
	return nil
}

// Chosen are the items of some categories up to a risk that cleaning may change.
func Chosen(all []Item, categories []string, most Risk) []Item {
	var out []Item
	limit := slices.Index(Risks(), most)
	for _, item := range all {
		if item.Action != Report && slices.Contains(categories, item.Category) && slices.Index(Risks(), item.Risk) <= limit {
			out = append(out, item)
		}
	}
	return out
}
