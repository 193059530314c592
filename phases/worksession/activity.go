package worksession

import (
	"bytes"
	"context"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

const maxFiles = 200 // of the folder of a session that are listed

// Activity is what happened since a session began.
type Activity struct {
	Commits int       // that touch the project, at most 1000; -1 when git cannot say
	Last    time.Time // the last of them; zero for none
}

// Activity counts the commits since the start of a session.
func (d *Desk) Activity(ctx context.Context, s *Session) (Activity, error) {
	span := "HEAD"
	args := []string{"-c", "log.showSignature=false", "log", "--no-color", "-n", "1000", "--format=%cI"}
	switch {
	case s.StartCommit != "" && d.knows(ctx, s.StartCommit):
		span = s.StartCommit + "..HEAD"
	case !s.Began().IsZero():
		args = append(args, "--since=@"+strconv.FormatInt(s.Began().Unix(), 10))
	default:
		return Activity{Commits: -1}, ctx.Err()
	}
	text, err := d.Git.Ask(ctx, append(args, span, "--", ".")...)
	if ctx.Err() != nil {
		return Activity{}, context.Cause(ctx)
	}
	if err != nil {
		return Activity{Commits: -1}, nil //nolint:nilerr // no git, no repository or no commit: it is not known
	}
	a := Activity{}
	for line := range bytes.Lines(text) {
		a.Commits++
		if at := parseTime(strings.TrimSpace(string(line))); at.After(a.Last) {
			a.Last = at
		}
	}
	return a, nil
}

// OwnFile is one file in the folder of a session.
type OwnFile struct {
	Path  string `json:"path" jsonschema:"relative to the folder of the session"`
	Bytes int64  `json:"bytes"`
}

// Files lists what lies in the folder of a session, sorted by path; links are
// named and not followed. more is true when there are too many.
func (d *Desk) Files(s *Session) (files []OwnFile, more bool) {
	_ = filepath.WalkDir(s.Dir, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil //nolint:nilerr // what cannot be read is not listed
		}
		if len(files) == maxFiles {
			more = true
			return fs.SkipAll
		}
		rel, err := filepath.Rel(s.Dir, at)
		if err != nil {
			return err
		}
		size := int64(0)
		if info, err := entry.Info(); err == nil {
			size = info.Size()
		}
		files = append(files, OwnFile{Path: filepath.ToSlash(rel), Bytes: size})
		return nil
	})
	slices.SortFunc(files, func(a, b OwnFile) int { return strings.Compare(a.Path, b.Path) })
	return files, more
}
