// Package jsonlog keeps records in a text file, one JSON object a line, that
// many processes may write and people may edit. Nothing in it is ever lost:
// readers take no lock and never write, writers work under a lock on a side
// file and either append with one write or replace the file in one step, and a
// line that cannot be read stops every writer until a person has looked at it
// or Repair has moved it to quarantine. The one exception is an unterminated
// last line, the trace of a killed process: the next writer moves it to
// quarantine and goes on.
//
// The package knows no record's meaning. Records that are not changed keep
// their bytes, fields of changed ones that nobody knows are the caller's to
// keep; see Fields.
package jsonlog

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Log is one file of records. It is safe for use by several goroutines.
type Log struct {
	d    *disk.Disk
	path string

	mu   sync.Mutex
	seen seen
}

// seen remembers up to where this process has found the file sound, so that
// many appends do not read the file many times.
type seen struct {
	info  fs.FileInfo
	size  int64
	lines int
}

// Open names the file of a log; neither it nor its folder need exist.
func Open(d *disk.Disk, path string) *Log { return &Log{d: d, path: path} }

// Path is the file as it was given to Open.
func (l *Log) Path() string { return l.path }

// QuarantinePath is the file that unreadable lines are moved to.
func (l *Log) QuarantinePath() string { return l.path + ".quarantine" }

// Line is one readable record.
type Line struct {
	Number int    // 1-based line of the file
	Raw    []byte // the JSON object, without blanks around it; shared, do not change
}

// Broken is a line that cannot be read.
type Broken struct {
	Number int    // 1-based line of the file
	Reason string // what is wrong with it, such as "not valid JSON"
	Raw    []byte // its bytes without the line end
	Torn   bool   // it is the unterminated last line that a killed process left
}

// Problem is the line as an error with the code storage.broken_line.
func (b Broken) Problem(file string) *problem.Problem {
	p := problem.New("storage.broken_line", "this line cannot be read: %s", b.Reason).At(file, b.Number)
	if b.Torn {
		return p.Mend("nothing needs doing: the next write moves it to %s.quarantine", file)
	}
	return p.Mend("mend or take out line %d by hand; until then nothing is written to the file", b.Number)
}

// Content is a file as it was read: both lists in the order of the lines.
type Content struct {
	Lines  []Line
	Broken []Broken
}

// Read gives all records and all broken lines. It needs no lock and changes
// nothing; a file that does not exist has no lines. Time and memory are linear
// in the size of the file, whatever the length of its lines.
func (l *Log) Read() (Content, error) {
	data, err := l.load()
	if err != nil {
		return Content{}, err
	}
	all := make([]physical, 0, bytes.Count(data, []byte("\n"))+1)
	each(data, 1, func(one physical) { all = append(all, one) })
	bad := make([]bool, len(all))
	Share(len(all), func(from, to int) {
		for i := from; i < to; i++ {
			bad[i] = !all[i].blank() && all[i].reason() != ""
		}
	})
	content := Content{Lines: make([]Line, 0, len(all))}
	for i, one := range all {
		switch {
		case bad[i]:
			content.Broken = append(content.Broken, one.broken())
		case !one.blank():
			content.Lines = append(content.Lines, one.line())
		}
	}
	return content, nil
}

// load reads the whole file; a missing one is empty.
func (l *Log) load() ([]byte, error) {
	data, err := l.d.ReadFile(l.path, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// Append locks the log, adds the records and unlocks it; see Writer.Append.
// Timeout bounds the wait for the lock.
func (l *Log) Append(ctx context.Context, timeout time.Duration, records ...any) error {
	w, err := l.Lock(ctx, timeout)
	if err != nil {
		return err
	}
	return errors.Join(w.Append(records...), w.Close())
}

// Lock takes the log's own lock, the side file "<path>.lock", and waits up to
// timeout for it.
func (l *Log) Lock(ctx context.Context, timeout time.Duration) (*Writer, error) {
	held, err := l.d.Lock(ctx, l.path+".lock", timeout)
	if err != nil {
		return nil, err
	}
	return &Writer{log: l, held: held}, nil
}

// Under is a writer guarded by a lock that the caller holds and will release,
// for stores of several files under one lock.
func (l *Log) Under(*disk.Held) *Writer { return &Writer{log: l} }
