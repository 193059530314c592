package specs

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// What overtone keeps in the folder of a roadmap for itself; base is worth
// committing.
const (
	controlDir      = ".overtone"
	swapFile        = controlDir + "/swap.json"
	lockFile        = controlDir + "/package.lock"
	roadmapPatience = 2 * time.Second
)

// RoadmapFolder is RMAP-…/ with its document as it stands on disk.
type RoadmapFolder struct {
	Dir     string
	ID      string
	Parsed  *Parsed  // nil while the folder holds no roadmap.md
	Roadmap *Roadmap // the document of Parsed

	codec *Codec
	disk  *disk.Disk
	held  *disk.Held
	mine  []byte // roadmap.md as it was read
	base  []byte // what was generated last, nil when nothing tells
}

// ReadRoadmap reads a roadmap's folder without taking it and without changing
// anything. It fails with input.roadmap when there is no roadmap.md, and as
// Parse does.
func (c *Codec) ReadRoadmap(d *disk.Disk, dir string) (*RoadmapFolder, error) {
	f := &RoadmapFolder{Dir: dir, ID: filepath.Base(dir), codec: c, disk: d}
	if err := f.read(); err != nil {
		return nil, err
	}
	if f.Parsed == nil {
		return nil, problem.New("input.roadmap", "the folder holds no %s", RoadmapFile).At(dir, 0).
			Mend("restore the file from version control, or make the roadmap anew with `overtone roadmap`")
	}
	return f, nil
}

// OpenRoadmap takes an existing folder for this process until Close: it
// finishes a swap that a killed process left and reads the document. In a
// folder where a killed run wrote nothing yet, Parsed stays nil. It fails with
// conflict.held when another process works on it.
func (c *Codec) OpenRoadmap(ctx context.Context, d *disk.Disk, dir string) (*RoadmapFolder, error) {
	f := &RoadmapFolder{Dir: dir, ID: filepath.Base(dir), codec: c, disk: d}
	if err := f.hold(ctx, roadmapPatience); err != nil {
		return nil, err
	}
	_, err := d.Recover(dir, swapFile)
	if err == nil {
		err = d.Sweep(dir)
	}
	if err == nil {
		err = f.read()
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// CreateRoadmap makes the folder of a new roadmap under home and takes it.
// Where the name is taken by a roadmap, or by a run under way, the new one gets
// a numeric suffix; same says of a roadmap that is there whether it is of the
// same requirement, which is then opened instead (nil: never). A folder of that
// name without a roadmap is taken over when it is empty, else passed by.
func (c *Codec) CreateRoadmap(ctx context.Context, d *disk.Disk, home, title string, now time.Time, same func(*Roadmap) bool) (*RoadmapFolder, error) {
	if err := d.MkdirAll(home); err != nil {
		return nil, err
	}
	id := RoadmapID(title, now)
	for n := 1; ; n++ {
		name := id
		if n > 1 {
			name = id + "-" + strconv.Itoa(n)
		}
		dir := filepath.Join(home, name)
		err := d.CreateDir(dir)
		if err != nil && !errors.Is(err, fs.ErrExist) {
			return nil, err
		}
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			continue
		}
		f, err := c.OpenRoadmap(ctx, d, dir)
		switch {
		case problem.From(err) != nil && problem.From(err).Code == "conflict.held":
			continue
		case err != nil && problem.From(err).Class() == problem.Input: // a document that cannot be read is somebody's
			continue
		case err != nil:
			return nil, err
		case f.Parsed == nil && f.empty(), f.Parsed != nil && same != nil && same(f.Roadmap):
			return f, nil
		}
		if err := f.Close(); err != nil {
			return nil, err
		}
	}
}

// empty says whether the folder holds nothing but what overtone keeps for
// itself, and folders without a file, as a beginning that was killed leaves
// them.
func (f *RoadmapFolder) empty() bool {
	err := filepath.WalkDir(f.Dir, func(at string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && filepath.Dir(at) == f.Dir && d.Name() == controlDir:
			return fs.SkipDir
		case d.IsDir():
			return nil
		default:
			return fs.ErrExist
		}
	})
	return err == nil
}

// Close lets go of the folder. One in which nothing was written goes.
func (f *RoadmapFolder) Close() error {
	if f.held == nil {
		return nil
	}
	held := f.held
	f.held = nil
	// Whoever waits for the lock sees that the file has gone and makes a new one.
	err := f.disk.Remove(filepath.Join(f.Dir, filepath.FromSlash(lockFile)))
	if f.Parsed == nil && f.empty() {
		_ = os.Remove(filepath.Join(f.Dir, controlDir)) // fails, as it should, when something is left
		_ = os.Remove(f.Dir)
	}
	return errors.Join(err, held.Release())
}

func (f *RoadmapFolder) hold(ctx context.Context, patience time.Duration) error {
	if err := f.disk.MkdirAll(filepath.Join(f.Dir, controlDir)); err != nil {
		return err
	}
	held, err := f.disk.Lock(ctx, filepath.Join(f.Dir, filepath.FromSlash(lockFile)), patience)
	var p *problem.Problem
	if errors.As(err, &p) && p.Class() == problem.Lock {
		return problem.New("conflict.held", "the roadmap is in use: %s", p.Message).At(f.Dir, 0).
			Mend("wait for the other run to end, then try again; `overtone roadmap show` reads it meanwhile")
	}
	f.held = held
	return err
}

// read takes up the document and what was generated last.
func (f *RoadmapFolder) read() error {
	mine, err := f.file(RoadmapFile)
	if err != nil || mine == nil {
		return err
	}
	if f.base, err = f.file(path.Join(BaseDir, RoadmapFile)); err != nil {
		return err
	}
	return f.take(mine)
}

// take makes a text the document of the folder.
func (f *RoadmapFolder) take(mine []byte) error {
	parsed, err := f.codec.Parse(RoadmapFile, mine)
	if err != nil {
		p := problem.From(err)
		return p.At(filepath.Join(f.Dir, RoadmapFile), p.Line)
	}
	m, ok := parsed.Doc.(*Roadmap)
	if !ok {
		return problem.New("input.document", "the document says that it is a %s", parsed.Doc.Kind()).
			At(filepath.Join(f.Dir, RoadmapFile), 1).Mend("write document_type: %s", KindRoadmap)
	}
	f.mine, f.Parsed, f.Roadmap = mine, parsed, m
	return nil
}

// Path is where a file of the folder lies; its name has "/" between its parts.
func (f *RoadmapFolder) Path(name string) string {
	return filepath.Join(f.Dir, filepath.FromSlash(name))
}

// file reads a file of the folder, nil when there is none.
func (f *RoadmapFolder) file(name string) ([]byte, error) {
	data, err := f.disk.ReadFile(filepath.Join(f.Dir, filepath.FromSlash(name)), MaxDocument)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}
