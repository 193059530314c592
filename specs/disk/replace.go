package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// tempSuffix marks files that a killed process may leave behind; Sweep removes
// them.
const tempSuffix = ".overtone-tmp"

// Replace gives the file at path new contents in one step that a reader sees
// wholly or not at all: a new file beside it, flushed, renamed over it, folder
// flushed. An existing file keeps its permissions, a new one gets perm as the
// umask allows. A symbolic link at path is replaced, never followed: whoever
// wants its target asks ContainResolved first. Two steps: Write and Rename.
func (d *Disk) Replace(path string, data []byte, perm fs.FileMode) error {
	temp, err := d.writeTemp(path, data, perm, now)
	if err != nil {
		return err
	}
	err = d.step(Rename, path, func(*Torn) error { return renameAndSync(temp, path) })
	if err != nil {
		_ = os.Remove(temp) // a best effort after the failure that is reported
	}
	return err
}

// flush says when a new file is made to last: at once, or with many others.
type flush bool

const (
	now   flush = true
	later flush = false
)

// writeTemp writes a complete file beside path and returns its name.
func (d *Disk) writeTemp(path string, data []byte, perm fs.FileMode, when flush) (string, error) {
	var temp string
	err := d.step(Write, path, func(torn *Torn) error {
		file, err := d.createTemp(path, perm)
		if err != nil {
			return err
		}
		temp = file.Name()
		err = fill(file, path, data, torn)
		if err == nil && when == now {
			err = file.Sync()
		}
		if err != nil {
			_ = file.Close()
			_ = os.Remove(temp)
			return err
		}
		return file.Close()
	})
	return temp, err
}

// fill writes data to a fresh file with the permissions of the one it replaces.
func fill(file *os.File, target string, data []byte, torn *Torn) error {
	if old, err := os.Lstat(target); err == nil && old.Mode().IsRegular() {
		if err := file.Chmod(old.Mode().Perm()); err != nil {
			return err
		}
	}
	return put(file, data, torn)
}

// put writes data, or its first half when the step is to be torn.
func put(file *os.File, data []byte, torn *Torn) error {
	if torn == nil {
		_, err := file.Write(data)
		return err
	}
	if _, err := file.Write(data[:len(data)/2]); err != nil {
		return err
	}
	return torn.finish()
}

// createTemp opens a new file in the folder of path. The name needs no
// randomness: a name that is taken, by whomever, is passed over.
func (d *Disk) createTemp(path string, perm fs.FileMode) (*os.File, error) {
	base := filepath.Base(path)
	if len(base) > 180 { // leaves room under the usual 255 bytes a name
		base = strings.ToValidUTF8(base[:180], "")
	}
	for {
		name := fmt.Sprintf(".%s.%d-%d%s", base, os.Getpid(), d.temps.Add(1), tempSuffix)
		file, err := os.OpenFile(filepath.Join(filepath.Dir(path), name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, perm)
		if !errors.Is(err, fs.ErrExist) {
			return file, err
		}
	}
}

// Append adds data to the end of the file with one write and flushes it; a
// missing file is made with perm. The caller holds the lock that guards the
// file. When the write fails half way, the file is cut back to where it was,
// so that only a killed process can leave a torn end. One step.
func (d *Disk) Append(path string, data []byte, perm fs.FileMode) error {
	return d.step(Append, path, func(torn *Torn) error {
		file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, perm)
		if err != nil {
			return err
		}
		info, err := file.Stat()
		if err != nil {
			_ = file.Close()
			return err
		}
		err = put(file, data, torn)
		if err == nil {
			err = file.Sync()
		}
		if err != nil {
			cut := file.Truncate(info.Size())
			return errors.Join(err, cut, file.Close())
		}
		if err := file.Close(); err != nil {
			return err
		}
		if info.Size() == 0 { // perhaps a new name in the folder
			return syncDir(filepath.Dir(path))
		}
		return nil
	})
}

// Truncate cuts the file to size bytes and flushes it. The caller holds the
// lock that guards the file and has saved what is cut off.
func (d *Disk) Truncate(path string, size int64) error {
	return d.step(Truncate, path, func(*Torn) error {
		file, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		err = file.Truncate(size)
		if err == nil {
			err = file.Sync()
		}
		return errors.Join(err, file.Close())
	})
}
