package jsonlog

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"unicode/utf8"
)

// quarantined is a record of the quarantine file: the line as it was and where
// it stood. Text that is not valid UTF-8 is kept in base64 instead.
type quarantined struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Reason string `json:"reason"`
	Text   string `json:"text,omitempty"`
	Base64 []byte `json:"base64,omitempty"`
}

// quarantine saves broken lines. Whoever takes them out of the log calls it
// first: a process killed in between leaves a line twice, never nowhere.
func (w *Writer) quarantine(lines []Broken) error {
	records := make([]any, 0, len(lines))
	for _, line := range lines {
		record := quarantined{File: filepath.Base(w.log.path), Line: line.Number, Reason: line.Reason}
		if utf8.Valid(line.Raw) {
			record.Text = string(line.Raw)
		} else {
			record.Base64 = line.Raw
		}
		records = append(records, record)
	}
	data, err := encode(records)
	if err != nil {
		return err
	}
	path := w.log.QuarantinePath()
	if !endsInNewline(path) { // torn itself: start a line of our own
		data = append([]byte("\n"), data...)
	}
	return w.log.d.Append(path, data, 0o644)
}

// endsInNewline is true also for a missing or empty file.
func endsInNewline(path string) bool {
	file, err := os.Open(path)
	if err != nil {
		return errors.Is(err, fs.ErrNotExist)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil || info.Size() == 0 {
		return err == nil
	}
	var last [1]byte
	_, err = file.ReadAt(last[:], info.Size()-1)
	return err == nil && last[0] == '\n'
}

// cutTail moves the torn last line to quarantine; size is where it begins.
func (w *Writer) cutTail(torn Broken, size int64) error {
	if err := w.quarantine([]Broken{torn}); err != nil {
		return err
	}
	return w.log.d.Truncate(w.log.path, size)
}

// Repair moves every broken line to quarantine and answers which it moved. The
// readable lines keep their bytes and their order. It is meant for a person
// who has seen what is broken; nothing calls it by itself. Judge, when it is
// not nil, says of readable lines, in their order, why they are broken all the
// same; an empty reason keeps a line.
func (w *Writer) Repair(judge func(Line) string) ([]Broken, error) {
	w.log.mu.Lock()
	defer w.log.mu.Unlock()
	w.log.seen = seen{}
	data, err := w.log.load()
	if err != nil {
		return nil, err
	}
	var broken []Broken
	sound := make([]byte, 0, len(data))
	each(data, 1, func(one physical) {
		if found, bad := one.judged(judge); bad {
			broken = append(broken, found)
			return
		}
		sound = append(sound, one.bytes...)
	})
	if len(broken) == 0 {
		return nil, nil
	}
	if err := w.quarantine(broken); err != nil {
		return nil, err
	}
	return broken, w.log.d.Replace(w.log.path, sound, 0o644)
}

// judged says whether a line is broken, in itself or by the judge.
func (p physical) judged(judge func(Line) string) (Broken, bool) {
	switch {
	case p.blank():
		return Broken{}, false
	case p.reason() != "":
		return p.broken(), true
	case judge == nil:
		return Broken{}, false
	}
	why := judge(p.line())
	return Broken{Number: p.number, Reason: why, Raw: bytes.TrimRight(p.bytes, "\r\n")}, why != ""
}
