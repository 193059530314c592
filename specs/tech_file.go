package specs

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// The profile of a project, relative to the project folder.
const (
	TechFile   = ".workflow/project-tech.json"
	TechBackup = TechFile + ".backup" // the file before the last RenewTech
	techLock   = ".workflow/.project-tech.lock"
)

const (
	maxTechFile  = 32 << 20         // bytes of a profile that is read
	techPatience = 10 * time.Second // how long a writer waits for another one
)

// ReadTech reads the profile of the project in folder root; nil without an error
// when there is none. A file that cannot be understood fails with input.json,
// which names file, line and mend; arrays are never nil.
func ReadTech(root string) (*ProjectTech, error) {
	tech, _, err := readTech(disk.New(nil), root)
	return tech, err
}

// readTech answers the profile and its bytes, both nil when there is none.
func readTech(d *disk.Disk, root string) (*ProjectTech, []byte, error) {
	path, err := disk.ContainResolved(root, TechFile)
	if err != nil {
		return nil, nil, err
	}
	data, err := d.ReadFile(path, maxTechFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	tech, err := decodeJSON[ProjectTech](bytes.TrimPrefix(data, []byte("\ufeff")))
	if err != nil {
		p := problem.From(err)
		return nil, nil, p.At(path, p.Line).Mend("correct the line, take the file from version control, or move it away and run `overtone init`")
	}
	FillSlices(tech)
	return tech, data, nil
}

// UpdateTech changes the profile of the project in folder root: it takes the
// lock, reads, lets change do its work on what is there (an empty profile that
// begins now, when there is none) and replaces the file in one step. Keys that
// overtone does not know survive on every level, as does the order of the keys.
// Nothing is written when change leaves everything as it was. An error of change
// is given back as it is and leaves the file untouched. Other errors: input.json
// for a file that cannot be understood, lock.held, storage.*.
func UpdateTech(ctx context.Context, d *disk.Disk, root string, now time.Time, change func(*ProjectTech) error) error {
	return lockedTech(ctx, d, root, func() error {
		tech, old, err := readTech(d, root)
		if err != nil {
			return err
		}
		if tech == nil {
			tech = emptyTech(root, now)
		}
		before, err := EncodeJSON(tech)
		if err != nil {
			return err
		}
		if err := change(tech); err != nil {
			return err
		}
		if after, err := EncodeJSON(tech); err != nil || old != nil && bytes.Equal(before, after) {
			return err
		}
		return writeTech(d, root, old, tech, now)
	})
}

// emptyTech is the profile of a project of which nothing is known yet.
func emptyTech(root string, now time.Time) *ProjectTech {
	tech := &ProjectTech{ProjectName: filepath.Base(root), InitializedAt: techTime(now)}
	tech.Overview.Architecture.Style = "unknown"
	return tech
}

// RenewTech replaces the profile by a fresh one and answers what was written.
// Of a profile that is there it keeps a copy (TechBackup), the time of its
// beginning, features, development index, statistics and every key that overtone
// does not know. Errors are those of UpdateTech.
func RenewTech(ctx context.Context, d *disk.Disk, root string, now time.Time, fresh *ProjectTech) (*ProjectTech, error) {
	renewed := *fresh
	err := lockedTech(ctx, d, root, func() error {
		last, old, err := readTech(d, root)
		if err != nil {
			return err
		}
		if last == nil {
			return writeTech(d, root, nil, &renewed, now)
		}
		backup, err := disk.ContainResolved(root, TechBackup)
		if err != nil {
			return err
		}
		if err := d.Replace(backup, old, 0o644); err != nil {
			return err
		}
		renewed.Features, renewed.DevelopmentIndex, renewed.Statistics = last.Features, last.DevelopmentIndex, last.Statistics
		if last.InitializedAt != "" {
			renewed.InitializedAt = last.InitializedAt
		}
		return writeTech(d, root, old, &renewed, now)
	})
	return &renewed, err
}

func lockedTech(ctx context.Context, d *disk.Disk, root string, work func() error) error {
	path, err := disk.ContainResolved(root, techLock)
	if err != nil {
		return err
	}
	held, err := d.Lock(ctx, path, techPatience)
	if err != nil {
		return err
	}
	d.SweepDead(filepath.Dir(path), filepath.Base(TechFile), filepath.Base(TechBackup)) // what a killed write left
	return errors.Join(work(), held.Release())
}

// writeTech counts what the profile holds and replaces the file.
func writeTech(d *disk.Disk, root string, old []byte, tech *ProjectTech, now time.Time) error {
	tech.Statistics.TotalFeatures = len(tech.Features)
	tech.Statistics.LastUpdated = techTime(now)
	data, err := EncodeJSON(tech)
	if err != nil {
		return err
	}
	if old != nil {
		if data, err = OverlayJSON(old, data); err != nil {
			return err
		}
	}
	path, err := disk.ContainResolved(root, TechFile)
	if err != nil {
		return err
	}
	return d.Replace(path, data, 0o644)
}

func techTime(t time.Time) string { return t.UTC().Format(time.RFC3339) }
