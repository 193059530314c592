package jsonlog

import "os"

// Checkpoint says that a file was found sound as it stood: how long it was, how
// many lines it had and when it was written last, by the clock of the file
// system in nanoseconds since 1970. It is kept in a side file, so that a
// process need not read what another has checked.
type Checkpoint struct {
	Bytes    int64 `json:"bytes"`
	Lines    int   `json:"lines"`
	Modified int64 `json:"modified"`
}

// Checkpoint is the file as this writer has read or written it; ok is false
// when it has done neither, or when somebody else wrote without the lock.
func (w *Writer) Checkpoint() (c Checkpoint, ok bool) {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	known := w.log.seen
	if known.info == nil || known.info.Size() != known.size {
		return Checkpoint{}, false
	}
	return Checkpoint{Bytes: known.size, Lines: known.lines, Modified: known.info.ModTime().UnixNano()}, true
}

// Resume takes over a checkpoint and says whether the file still is as it was
// then. If so Append does not read it again; if not nothing has changed, and
// the next Read or Append looks at every line.
func (w *Writer) Resume(c Checkpoint) bool {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	info, err := os.Stat(w.log.path)
	same := err == nil && info.Mode().IsRegular() && info.Size() == c.Bytes && info.ModTime().UnixNano() == c.Modified
	if !same || c.Lines < 1 || int64(c.Lines) > c.Bytes {
		return false
	}
	w.log.seen = seen{info: info, size: c.Bytes, lines: c.Lines}
	return true
}
