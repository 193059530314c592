package jsonlog

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/overtone-cli/overtone/specs/disk"
)

// Writer changes a log under its lock. It is for one goroutine.
type Writer struct {
	log  *Log
	held *disk.Held
}

// Close releases the lock, unless it is the caller's own.
func (w *Writer) Close() error {
	if w.held == nil {
		return nil
	}
	return w.held.Release()
}

// Append adds records, JSON objects after json.Marshal, with one write that is
// flushed. An error leaves the file as it was. A process killed in the middle
// may leave the first few of several records; where that matters use Update,
// which adds all or none. Errors: storage.broken_line, those of disk.Append.
func (w *Writer) Append(records ...any) error {
	data, err := encodeShort(records)
	if err != nil || len(data) == 0 {
		return err
	}
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	if err := w.prepare(); err != nil {
		return err
	}
	if err := w.log.d.Append(w.log.path, data, 0o644); err != nil {
		return err
	}
	w.remember(w.log.seen.size+int64(len(data)), w.log.seen.lines+len(records))
	return nil
}

// prepare looks at what was added to the file since this process looked last.
func (w *Writer) prepare() error {
	data, first, start, err := w.news()
	if err != nil {
		return err
	}
	_, err = w.inspect(data, first, start)
	return err
}

// sound reads the whole file and gives it without a torn tail.
func (w *Writer) sound() ([]byte, error) {
	w.log.seen = seen{}
	data, err := w.log.load()
	if err != nil {
		return nil, err
	}
	return w.inspect(data, 1, 0)
}

// inspect moves a torn tail to quarantine and refuses a broken line. Data is
// the end of the file from offset start on, its first line has the number
// first; the answer is data without the tail.
func (w *Writer) inspect(data []byte, first int, start int64) ([]byte, error) {
	lines := first - 1
	var torn, bad *Broken
	each(data, first, func(one physical) {
		lines++
		if bad != nil || one.blank() || one.reason() == "" {
			return
		}
		found := one.broken()
		if !found.Torn {
			bad = &found
			return
		}
		torn = &found
		data = data[:len(data)-len(one.bytes)]
		lines--
	})
	if torn != nil {
		if err := w.cutTail(*torn, start+int64(len(data))); err != nil {
			return nil, err
		}
	}
	if bad != nil {
		return nil, bad.Problem(w.log.path)
	}
	w.remember(start+int64(len(data)), lines)
	return data, nil
}

// news reads the part of the file that is not known to be sound, with the
// number of its first line and its offset.
func (w *Writer) news() (data []byte, first int, start int64, err error) {
	known := w.log.seen
	info, err := os.Stat(w.log.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, 1, 0, nil
	}
	if err == nil && known.info != nil && os.SameFile(known.info, info) && info.Size() >= known.size {
		file, err := os.Open(w.log.path)
		if err == nil {
			defer file.Close()
			data, err = io.ReadAll(io.NewSectionReader(file, known.size, info.Size()-known.size))
		}
		if err == nil {
			return data, known.lines + 1, known.size, nil
		}
	}
	data, err = w.log.load()
	return data, 1, 0, err
}

func (w *Writer) remember(size int64, lines int) {
	info, err := os.Stat(w.log.path)
	if err != nil {
		w.log.seen = seen{} // read everything next time
		return
	}
	w.log.seen = seen{info: info, size: size, lines: lines}
}

// Read gives all records as the next write would find them: a torn tail goes
// to quarantine first, and a broken line is the error storage.broken_line.
func (w *Writer) Read() ([]Line, error) {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	data, err := w.sound()
	if err != nil {
		return nil, err
	}
	var lines []Line
	each(data, 1, func(one physical) {
		if !one.blank() {
			lines = append(lines, one.line())
		}
	})
	return lines, nil
}

// Change is what Update does with one record.
type Change struct {
	drop   bool
	record any
}

// Keep leaves the record as it is, byte for byte.
func Keep() Change { return Change{} }

// Drop takes the record out.
func Drop() Change { return Change{drop: true} }

// Put writes another record in its place, a JSON object after json.Marshal.
func Put(record any) Change { return Change{record: record} }

// Update asks change about every record in order, adds the records of add at
// the end, and replaces the file in one step, all or nothing; without any
// change nothing is written. An error from change ends it with nothing
// written. Errors: storage.broken_line, those of disk.Replace.
func (w *Writer) Update(change func(Line) (Change, error), add ...any) error {
	tail, err := encodeShort(add)
	if err != nil {
		return err
	}
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	data, err := w.sound()
	if err != nil {
		return err
	}
	out, changed, err := rewrite(data, change)
	if err != nil || (!changed && len(tail) == 0) {
		return err
	}
	w.log.seen = seen{}
	return w.log.d.Replace(w.log.path, append(out, tail...), 0o644)
}

// rewrite builds the new contents; unchanged lines keep their bytes.
func rewrite(data []byte, change func(Line) (Change, error)) (out []byte, changed bool, err error) {
	out = make([]byte, 0, len(data)+len(data)/8)
	each(data, 1, func(one physical) {
		if err != nil {
			return
		}
		if one.blank() {
			out = append(out, one.bytes...)
			return
		}
		var wanted Change
		wanted, err = change(one.line())
		switch {
		case err != nil:
		case wanted.drop:
			changed = true
		case wanted.record != nil:
			var line []byte
			line, err = encodeShort([]any{wanted.record})
			out, changed = append(out, line...), true
		default:
			out = append(out, one.bytes...)
		}
	})
	return out, changed, err
}
