package disk

import (
	"errors"
	"io/fs"
	"sync"
)

// File is new contents for a file, named relative to a root.
type File struct {
	Rel  string
	Data []byte
}

// makers is how many files are made at a time. A folder takes one new name at a time, so
// more of them would wait for each other.
const makers = 2

// PutAll stages many files, as Put does one after the other: they swap in the order in which
// they are given. They are written beside each other, from both halves of the list, because
// the system makes files of one folder in turn. Where a test watches every step they are
// written in order. What was staged before an error stays staged. Errors: those of Put.
func (s *Staged) PutAll(files []File, perm fs.FileMode) error {
	swaps, failed := make([]swap, len(files)), make([]error, len(files))
	write := func(i int) { swaps[i], failed[i] = s.writeBeside(files[i].Rel, files[i].Data, perm) }
	if s.d.fault != nil {
		for i := range files {
			if write(i); failed[i] != nil {
				break
			}
		}
	} else {
		var group sync.WaitGroup
		for half := range makers {
			group.Go(func() {
				for i := half * len(files) / makers; i < (half+1)*len(files)/makers; i++ {
					write(i)
				}
			})
		}
		group.Wait()
	}
	for _, next := range swaps {
		if next.Temp != "" {
			s.note(next)
		}
	}
	return errors.Join(failed...)
}
