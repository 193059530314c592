package jsonlog

import (
	"bytes"
	"encoding/json"
)

// Sheet is a whole file as a writer has read and checked it, for changes of a
// few lines of very many: the file is neither read nor checked again.
type Sheet struct {
	Lines []Line // all records

	w    *Writer
	all  []physical
	at   []int // by record: its place in all
	size int
}

// Sheet reads the file as Read does, on all cores. It is good until the next
// change of the file by this writer. Errors: storage.broken_line.
func (w *Writer) Sheet() (*Sheet, error) {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	data, err := w.log.load()
	if err != nil {
		return nil, err
	}
	s := w.sheet(data)
	if s.doubtful() {
		if data, err = w.sound(); err != nil {
			return nil, err
		}
		s = w.sheet(data)
	}
	s.Lines, s.at = make([]Line, 0, len(s.all)), make([]int, 0, len(s.all))
	for i, one := range s.all {
		if !one.blank() {
			s.Lines, s.at = append(s.Lines, one.line()), append(s.at, i)
		}
	}
	return s, nil
}

func (w *Writer) sheet(data []byte) *Sheet {
	s := &Sheet{w: w, size: len(data), all: make([]physical, 0, bytes.Count(data, []byte("\n"))+1)}
	each(data, 1, func(one physical) { s.all = append(s.all, one) })
	return s
}

// doubtful says whether any line is broken.
func (s *Sheet) doubtful() bool {
	bad := make([]bool, len(s.all))
	Share(len(s.all), func(from, to int) {
		for i := from; i < to && !bad[from]; i++ {
			bad[from] = !s.all[i].blank() && s.all[i].reason() != ""
		}
	})
	for _, one := range bad {
		if one {
			return true
		}
	}
	return false
}

// Put writes other records in the places of some, by their index in Lines, and
// replaces the file in one step; without any nothing is written. Errors: those
// of disk.Replace.
func (s *Sheet) Put(records map[int]json.RawMessage) error {
	if len(records) == 0 {
		return nil
	}
	changed := make(map[int][]byte, len(records))
	grown := 0
	for at, record := range records {
		line, err := encode([]any{record})
		if err != nil {
			return err
		}
		changed[s.at[at]] = line
		grown += len(line)
	}
	out := make([]byte, 0, s.size+grown)
	for i, one := range s.all {
		if line, is := changed[i]; is {
			out = append(out, line...)
		} else {
			out = append(out, one.bytes...)
		}
	}
	s.w.log.mu.Lock()
	defer s.w.log.mu.Unlock()
	s.w.log.seen = seen{}
	return s.w.log.d.Replace(s.w.log.path, out, 0o644)
}
