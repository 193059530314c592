package cleanup

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// TrashDir is where cleaning moves things, relative to the project.
const TrashDir = ".workflow/.trash"

const (
	trashForm = "20060102-150405"

	manifestFile = ".workflow/archives/manifest.json"
	undoFile     = "undo.json"
	filesDir     = "files"
	maxUndo      = 64 << 20
)

// Undo is undo.json: what one cleaning did, written before it did any of it.
type Undo struct {
	CreatedAt string     `json:"created_at" jsonschema:"RFC 3339, UTC"`
	Steps     []UndoStep `json:"steps"`
}

// UndoStep is one thing that is taken back.
type UndoStep struct {
	Action  string          `json:"action" jsonschema:"move, manifest_entry or index_entry"`
	Path    string          `json:"path" jsonschema:"what was moved or edited, relative to the project"`
	Reason  string          `json:"reason"`
	ID      string          `json:"id" jsonschema:"the session of an entry, or empty"`
	Section string          `json:"section" jsonschema:"of the development index, or empty"`
	At      int             `json:"at" jsonschema:"place of an entry in its list"`
	Entry   json.RawMessage `json:"entry" jsonschema:"the entry as it was, or null"`
}

// Cleaned is what a cleaning did.
type Cleaned struct {
	Trash   string   `json:"trash" jsonschema:"folder that things were moved to, relative to the project; empty when nothing was"`
	Moved   []string `json:"moved" jsonschema:"relative to the project"`
	Edited  []string `json:"edited" jsonschema:"entries that were taken out: file and session"`
	Skipped []string `json:"skipped" jsonschema:"what was not moved, and why"`
}

// Clean moves items to the trash and takes entries out. What is gone meanwhile or
// leads out of the project is skipped.
func (r *Room) Clean(ctx context.Context, items []Item) (Cleaned, error) {
	out := Cleaned{Moved: []string{}, Edited: []string{}, Skipped: []string{}}
	err := r.Lock(ctx, func() error {
		undo := Undo{CreatedAt: r.Now.UTC().Format(time.RFC3339), Steps: []UndoStep{}}
		ids := map[string]bool{}
		for _, item := range items {
			switch item.Action {
			case Move:
				if _, err := r.inside(item.Path); err != nil {
					out.Skipped = append(out.Skipped, item.Path+": "+problem.From(err).Message)
					continue
				}
				if _, newest, _ := r.measure(item.Path); newest.After(r.Now) {
					out.Skipped = append(out.Skipped, item.Path+": it was changed meanwhile")
					continue
				}
				undo.Steps = append(undo.Steps, UndoStep{Action: string(Move), Path: item.Path, Reason: item.Reason})
				if item.ID != "" {
					ids[item.ID] = true
				}
			case Edit:
				ids[item.ID] = true
			case Report:
			}
		}
		edits, err := r.edits(ids)
		if err != nil {
			return err
		}
		if undo.Steps = append(undo.Steps, edits...); len(undo.Steps) == 0 {
			return nil
		}
		dir, rel, err := r.newTrash()
		if err != nil {
			return err
		}
		out.Trash = rel
		if err := r.writeUndo(dir, &undo); err != nil {
			return err
		}
		return r.carryOut(ctx, dir, undo.Steps, &out)
	})
	return out, err
}

// inside is the place of something that is there, below the project also after
// its folder's links were followed. It itself may be a link, which is moved as
// one.
func (r *Room) inside(rel string) (string, error) {
	if _, err := disk.Contain(r.Root, rel); err != nil {
		return "", err
	}
	dir, err := disk.ContainResolved(r.Root, path.Dir(rel))
	if err != nil {
		return "", err
	}
	at := filepath.Join(dir, path.Base(rel))
	if _, err := os.Lstat(at); err != nil {
		return "", problem.New("input.missing", "it is gone").At(at, 0)
	}
	return at, nil
}

// edits are the entries about sessions that are or will be gone.
func (r *Room) edits(ids map[string]bool) ([]UndoStep, error) {
	var steps []UndoStep
	listed, err := r.Ledger.Entries()
	if err != nil {
		return nil, err
	}
	for i, entry := range listed {
		if entry.ID != "" && ids[entry.ID] {
			steps = append(steps, UndoStep{
				Action: "manifest_entry", Path: manifestFile, ID: entry.ID, At: i, Entry: entry.Raw, Reason: "the session is gone",
			})
		}
	}
	indexed, err := specs.IndexedEntries(r.Root)
	if err != nil {
		return nil, err
	}
	for _, e := range indexed {
		var known specs.TechEntry
		if json.Unmarshal(e.Raw, &known) == nil && known.SessionID != nil && ids[*known.SessionID] {
			steps = append(steps, UndoStep{
				Action: "index_entry", Path: specs.TechFile, ID: *known.SessionID, Section: e.Section, At: e.At, Entry: e.Raw, Reason: "the session is gone",
			})
		}
	}
	return steps, nil
}

// newTrash makes a folder for one cleaning.
func (r *Room) newTrash() (dir, rel string, err error) {
	home, err := disk.ContainResolved(r.Root, TrashDir)
	if err != nil {
		return "", "", err
	}
	if err := r.Disk.MkdirAll(home); err != nil {
		return "", "", err
	}
	first := r.Now.UTC().Format(trashForm)
	for n := 1; ; n++ {
		name := first
		if n > 1 {
			name += "_" + strconv.Itoa(n)
		}
		dir = filepath.Join(home, name)
		err := r.Disk.CreateDir(dir)
		if errors.Is(err, fs.ErrExist) && n < 1000 {
			continue
		}
		return dir, TrashDir + "/" + name, err
	}
}

func (r *Room) writeUndo(dir string, undo *Undo) error {
	data, err := specs.EncodeJSON(undo)
	if err != nil {
		return err
	}
	return r.Disk.Replace(filepath.Join(dir, undoFile), data, 0o644)
}

// carryOut does the steps.
func (r *Room) carryOut(ctx context.Context, dir string, steps []UndoStep, out *Cleaned) error {
	for _, step := range steps {
		if step.Action != string(Move) {
			continue
		}
		from, err := r.inside(step.Path)
		if err != nil {
			out.Skipped = append(out.Skipped, step.Path+": "+problem.From(err).Message)
			continue
		}
		to := filepath.Join(dir, filesDir, filepath.FromSlash(step.Path))
		if err := r.Disk.MkdirAll(filepath.Dir(to)); err != nil {
			return err
		}
		if err := r.Disk.Rename(from, to); err != nil {
			return err
		}
		out.Moved = append(out.Moved, step.Path)
	}
	for _, step := range steps {
		if step.Action != "manifest_entry" {
			continue
		}
		if err := r.Ledger.Drop(step.ID); err != nil {
			return err
		}
		out.Edited = append(out.Edited, step.Path+": "+step.ID)
	}
	return r.dropIndexed(ctx, steps, out)
}

// dropIndexed takes entries out of the development index, all in one write.
func (r *Room) dropIndexed(ctx context.Context, steps []UndoStep, out *Cleaned) error {
	ids := map[string]bool{}
	for _, step := range steps {
		if step.Action == "index_entry" {
			ids[step.ID] = true
			out.Edited = append(out.Edited, step.Path+": "+step.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	return specs.UpdateTech(ctx, r.Disk, r.Root, r.Now, func(tech *specs.ProjectTech) error {
		for _, sec := range sections(&tech.DevelopmentIndex) {
			*sec.list = slices.DeleteFunc(*sec.list, func(e specs.TechEntry) bool { return e.SessionID != nil && ids[*e.SessionID] })
		}
		return nil
	})
}
