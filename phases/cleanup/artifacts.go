package cleanup

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
)

// temps finds files that a process was writing when it ended: in overtone's own
// folders and those of its packages.
func (s *scan) temps() error {
	for _, home := range []string{".workflow", "specs", ".overtone"} {
		dir, err := disk.ContainResolved(s.Root, home)
		if err != nil {
			continue // what lies outside is not ours to clean
		}
		seen := 0
		err = filepath.WalkDir(dir, func(at string, entry fs.DirEntry, err error) error {
			if err != nil {
				return nil //nolint:nilerr // what cannot be read is left alone
			}
			if seen++; seen > maxWalk {
				return fs.SkipAll
			}
			if entry.IsDir() && entry.Name() == ".trash" {
				return fs.SkipDir
			}
			if entry.Type().IsRegular() {
				s.temp(dir, home, at, entry)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// temp looks at one file.
func (s *scan) temp(dir, home, at string, entry fs.DirEntry) {
	pid, ours := disk.TempOf(entry.Name())
	if !ours {
		return
	}
	info, err := entry.Info()
	rel, outside := filepath.Rel(dir, at)
	if err != nil || outside != nil || disk.Alive(pid) || s.Now.Sub(info.ModTime()) < time.Duration(s.TempHours)*time.Hour {
		return
	}
	item := Item{
		Path: path.Join(home, filepath.ToSlash(rel)), Category: Artifacts, Type: "temp_file", Risk: Low, Action: Move,
		AgeDays: s.days(info.ModTime()), SizeKB: (info.Size() + 1023) / 1024,
		Reason: fmt.Sprintf("half-written by process %d, which has ended", pid),
	}
	if awaited(filepath.Dir(at)) {
		item.Action, item.Reason = Report, "part of a swap that was broken off: the next command on this package finishes it"
	}
	s.add(item)
}

// awaited says whether a swap that was broken off may still need the files of a
// folder: its manifest lies in .overtone of the package.
func awaited(dir string) bool {
	for range 6 {
		if _, err := os.Lstat(filepath.Join(dir, ".overtone", "swap.json")); err == nil {
			return true
		}
		if _, err := os.Lstat(filepath.Join(dir, "swap.json")); err == nil {
			return true
		}
		dir = filepath.Dir(dir)
	}
	return false
}

// caches finds indexes of rule files for dimensions that there are not.
func (s *scan) caches() error {
	const home = ".workflow/.spec-index"
	names := s.names(home)
	for _, name := range names {
		if of, ok := strings.CutSuffix(name, ".index.json"); !ok || slices.Contains([]string{"specs", "personal"}, of) {
			continue
		}
		size, newest, _ := s.measure(path.Join(home, name))
		s.add(Item{
			Path: path.Join(home, name), Category: Artifacts, Type: "cache", Risk: Low, Action: Move, AgeDays: s.days(newest), SizeKB: size,
			Reason: "an index of rules that nothing reads",
		})
	}
	return nil
}

// trash reports what earlier cleanings moved away, and completions that are not
// finished; neither is for cleaning to decide.
func (s *scan) trash() error {
	names := s.names(TrashDir)
	for _, name := range names {
		rel := path.Join(TrashDir, name)
		size, newest, _ := s.measure(rel)
		if at, err := time.ParseInLocation(trashForm, strings.SplitN(name, "_", 2)[0], time.UTC); err == nil {
			newest = at
		}
		if age := s.days(newest); age > s.TrashDays {
			s.add(Item{
				Path: rel, Category: Artifacts, Type: "trash", Risk: Medium, Action: Report, AgeDays: age, SizeKB: size,
				Reason: "in the trash for " + strconv.Itoa(age) + " days: yours to keep or delete",
			})
		}
	}
	for _, id := range s.Broken {
		s.add(Item{
			Path: ".workflow/archives/.completing/" + id + ".json", Category: Artifacts, Type: "unfinished_completion", Risk: High, Action: Report, ID: id,
			Reason: "a completion that was broken off: finish it with `overtone session complete " + id + "`",
		})
	}
	return nil
}
