package exchange

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Folder is a folder in which a format looks for its files.
type Folder struct {
	d    *disk.Disk
	root string
}

// Has says whether there is a regular file at a path below the folder.
func (f Folder) Has(rel string) bool {
	full, err := disk.ContainResolved(f.root, rel)
	if err != nil {
		return false
	}
	info, err := os.Stat(full)
	return err == nil && info.Mode().IsRegular()
}

// isDir says whether there is a folder at a path below the folder.
func (f Folder) isDir(rel string) bool {
	full, err := disk.ContainResolved(f.root, rel)
	if err != nil {
		return false
	}
	info, err := os.Stat(full)
	return err == nil && info.IsDir()
}

// read reads a file below the folder.
func (f Folder) read(rel string, limit int64) ([]byte, error) {
	full, err := disk.ContainResolved(f.root, rel)
	if err != nil {
		return nil, err
	}
	return f.d.ReadFile(full, limit)
}

// Below lists the folders directly below rel, sorted.
func (f Folder) Below(rel string) []string {
	full := f.root
	if rel != "" {
		var err error
		if full, err = disk.ContainResolved(f.root, rel); err != nil {
			return nil
		}
	}
	entries, err := os.ReadDir(full)
	if err != nil {
		return nil
	}
	var out []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			out = append(out, path.Join(rel, e.Name()))
		}
	}
	return out
}

// Load reads what is named: a file, or a folder in which the format looks for
// its files. Shown turns a path into its form for messages. Errors:
// storage.missing, input.nothing_found, input.too_large.
func (f Format) Load(d *disk.Disk, name string, shown func(string) string) ([]Input, error) {
	info, err := os.Stat(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, problem.New("input.missing", "there is no such file or folder").At(shown(name), 0).Mend("name a file or folder that exists")
	}
	if err != nil {
		return nil, problem.Wrap(err, "storage.failed", "cannot look at it").At(shown(name), 0)
	}
	if !info.IsDir() {
		data, err := d.ReadFile(name, maxFile)
		if err != nil {
			return nil, err
		}
		return []Input{{Name: shown(name), Path: BesidePath(name), Data: data}}, nil
	}
	folder := Folder{d: d, root: name}
	var found []string
	if f.find != nil {
		if found, err = f.find(folder); err != nil {
			return nil, err
		}
	}
	if len(found) == 0 {
		return nil, problem.New("input.nothing_found", "there is nothing of %s in this folder", f.Title).At(shown(name), 0).
			Mend("name the file itself; usually it is %s", f.Usual)
	}
	var out []Input
	for _, rel := range found {
		full, err := disk.ContainResolved(name, rel)
		if err != nil {
			return nil, err
		}
		data, err := d.ReadFile(full, maxFile)
		if err != nil {
			return nil, err
		}
		out = append(out, Input{Name: shown(filepath.Join(name, filepath.FromSlash(rel))), Path: fromAbove(name, rel), Data: data})
	}
	return out, nil
}

// BesidePath is a file's name with a few folders above it, because a
// format may tell from them what the file is about.
func BesidePath(name string) string {
	parts := strings.Split(filepath.ToSlash(filepath.Clean(name)), "/")
	return strings.Join(parts[max(0, len(parts)-6):], "/")
}

// fromAbove is a path below a folder with the name of that folder before it.
func fromAbove(folder, rel string) string {
	return BesidePath(filepath.Join(folder, filepath.FromSlash(rel)))
}

// firstOf looks for the first file of several.
func firstOf(names ...string) func(Folder) ([]string, error) {
	return func(f Folder) ([]string, error) {
		at := slices.IndexFunc(names, f.Has)
		if at < 0 {
			return nil, nil
		}
		return names[at : at+1], nil
	}
}

// fixed is a file with the same place in every folder.
func fixed(rel string) func(Folder, Choices) string {
	return func(Folder, Choices) string { return rel }
}

// Target is the file, or for formats of several files the folder, that an
// export into a folder writes, relative to it with "/".
func (f Format) Target(d *disk.Disk, folder string, c Choices) string {
	return f.target(Folder{d: d, root: folder}, c)
}

// LoadStream reads one file from a stream, which has no name.
func LoadStream(in io.Reader) ([]Input, error) {
	data, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	if err != nil {
		return nil, problem.Wrap(err, "storage.failed", "standard input cannot be read")
	}
	if len(data) > maxFile {
		return nil, problem.New("input.too_large", "standard input has more than %d bytes", maxFile).Mend("split it into smaller files")
	}
	return []Input{{Name: "standard input", Path: "", Data: data}}, nil
}
