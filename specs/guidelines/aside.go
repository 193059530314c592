package guidelines

import (
	"context"
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// BackupFolder holds rule files that were set aside, below the project.
const BackupFolder = ".workflow/specs-backup"

// SetAside copies the named rule files of the project into a new folder below
// BackupFolder, then begins them anew, with headings and no rule. Every copy is
// there before the first file changes. It gives the folder, relative to the
// project and empty when none of the files was there.
func SetAside(ctx context.Context, p Places, names []string, now time.Time) (backup string, err error) {
	lock, err := p.door().Lock(ctx, filepath.Join(p.store(ScopeProject), ".lock"), lockWait)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, lock.Release()) }()
	table, err := readRuleFiles()
	if err != nil {
		return "", err
	}
	found := map[string]selection.Found{}
	before := map[string][]byte{}
	for _, name := range names {
		target, err := p.target(&Addition{File: name, Text: "x"})
		if err != nil {
			return "", err
		}
		real, err := p.writable(target)
		if err != nil {
			return "", err
		}
		data, err := p.read(real)
		if err != nil {
			return "", err
		}
		if data != nil {
			target.Path = real
			found[name], before[name] = target, data
		}
	}
	if len(found) == 0 {
		return "", nil
	}
	if backup, err = p.backupFolder(now); err != nil {
		return "", err
	}
	for _, name := range names {
		if _, there := found[name]; there {
			if err := p.door().Replace(filepath.Join(p.Root, filepath.FromSlash(backup), name), before[name], 0o644); err != nil {
				return "", err
			}
		}
	}
	for _, name := range names {
		if one, there := found[name]; there {
			text := table.find(Specs, name).text(ScopeProject, p.lang(), true)
			if err := p.door().Replace(one.Path, []byte(text), 0o644); err != nil {
				return backup, err
			}
		}
	}
	return backup, nil
}

// backupFolder makes a folder that nobody used before.
func (p Places) backupFolder(now time.Time) (string, error) {
	const most = 1000
	base := path.Join(BackupFolder, now.UTC().Format("20060102-150405"))
	for n := 1; n <= most; n++ {
		name := base
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		full, err := disk.ContainResolved(p.Root, name)
		if err != nil {
			return "", err
		}
		if err := p.door().MkdirAll(filepath.Dir(full)); err != nil {
			return "", err
		}
		switch err := p.door().CreateDir(full); {
		case err == nil:
			return name, nil
		case !errors.Is(err, fs.ErrExist):
			return "", err
		}
	}
	return "", problem.New("conflict.backup", "there are %d backups of one second already", most).At(base, 0).Mend("try again in a second")
}
