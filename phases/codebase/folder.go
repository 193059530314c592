package codebase

import (
	"io/fs"
	"os"
	"path"
)

// folder opens the folders of files one after the other, each once for all
// files that are asked for in a row: finding a file anew from the root opens
// every folder on the way to it.
type folder struct {
	root *os.Root
	dir  string
	at   *os.Root // nil: none, or dir cannot be opened
	why  error
}

// in is the folder of a path.
func (d *folder) in(p string) (*os.Root, error) {
	dir := path.Dir(p)
	if dir == d.dir {
		return d.at, d.why
	}
	d.close()
	d.dir = dir
	d.at, d.why = d.root.OpenRoot(dir)
	return d.at, d.why
}

func (d *folder) lstat(p string) (fs.FileInfo, error) {
	at, err := d.in(p)
	if err != nil {
		return nil, err
	}
	return at.Lstat(path.Base(p))
}

func (d *folder) open(p string) (*os.File, error) {
	at, err := d.in(p)
	if err != nil {
		return nil, err
	}
	return at.Open(path.Base(p))
}

// close lets go of the folder opened last.
func (d *folder) close() {
	if d.at != nil {
		_ = d.at.Close() // only read from
	}
	d.at, d.dir, d.why = nil, "", nil
}
