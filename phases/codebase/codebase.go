// Package codebase says what the project at hand contains: which files bear on
// a topic, how they hang together, what the project is built with, which habits
// and limits new code must respect and where it would hook in. It reads files
// and asks git for the list of them; it runs nothing of the project, follows no
// link, and treats every byte it reads as data. Every claim names the file that
// proves it: without the file the claim is not made.
//
// Same files, topic and clock give the same answer, byte for byte, unless the
// time limit ends the exploration early, which the answer then says.
package codebase

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Options says where to look and what for.
type Options struct {
	Root     string     // folder of the project
	Topic    string     // the idea as text; its first line is recorded
	Keywords []string   // words and phrases of the topic, most telling first; none: taken from Topic
	Lang     specs.Lang // language of the sentences; English when unknown
	Now      time.Time  // recorded as the time of the exploration
	Env      []string   // environment for git, "KEY=value"; may be nil
	Limits   Limits     // zero fields take the value of DefaultLimits

	// Progress is told now and then how many of all files were read; may be nil.
	Progress func(done, all int)

	// Cache keeps what was found in files for the next time that they are read for
	// a profile, for habits or as sources; nil: none. An exploration that looks for
	// a topic has none.
	Cache *Cache

	seen   func(fs.FS) fs.FS // what a walk sees of the folder, for tests; nil: all of it
	tables *tables           // read before, for many explorations in a row; nil: read now
}

// Limits bound an exploration, so that a huge or hostile tree costs little.
type Limits struct {
	Files     int           // files listed
	FileBytes int64         // size up to which a file is read
	Bytes     int64         // bytes read in all
	Time      time.Duration // time for listing and reading
	Relevant  int           // relevant files kept
}

// DefaultLimits are generous for a product and safe for a monorepo.
func DefaultLimits() Limits {
	return Limits{Files: 20_000, FileBytes: 512 << 10, Bytes: 64 << 20, Time: 20 * time.Second, Relevant: 30}
}

// filled takes the default for every field that is not set.
func (l Limits) filled() Limits {
	d := DefaultLimits()
	if l.Files <= 0 {
		l.Files = d.Files
	}
	if l.FileBytes <= 0 {
		l.FileBytes = d.FileBytes
	}
	if l.Bytes <= 0 {
		l.Bytes = d.Bytes
	}
	if l.Time <= 0 {
		l.Time = d.Time
	}
	if l.Relevant <= 0 {
		l.Relevant = d.Relevant
	}
	return l
}

// explorer is one exploration under way.
type explorer struct {
	opts   Options
	limits Limits
	tables *tables
	say    phrases
	topic  *topic
	root   *os.Root

	base      string // folder that the answer is about, "." for all; paths stay relative to root
	listing   string // "git" or "walk"
	files     []*file
	byPath    map[string]*file
	whole     *explorer // of a package: the explorer of the project; nil for that
	profiled  bool      // more is read than for an exploration: see Profile
	marker    *marker   // what files are held against
	manifest  manifests
	signs     signs
	signPaths *signPaths // what lookForSigns looks for
	links     *graph
	cache     *Cache             // nil: none
	surveyed  *survey            // of the architecture, once it was made
	targets   map[string]*target // see targetsByPlace
	meta      specs.CodebaseMetadata
}

// Explore looks at the project under o.Root. It answers nil without an error
// when there is no codebase: no source file and no manifest outside the folders
// of documents and specifications. A file that cannot be read or understood is
// a warning in the answer; an error means that the folder itself cannot be
// read (code "storage.codebase") or that ctx was cancelled.
func Explore(ctx context.Context, o Options) (*specs.CodebaseContext, error) {
	e, done, err := begin(ctx, o)
	if err != nil || e == nil {
		return nil, err
	}
	defer done()
	return e.answer(), nil
}

// begin lists and reads the project under o.Root. The explorer is nil when
// there is no codebase; done lets go of the folder.
func begin(ctx context.Context, o Options) (e *explorer, done func(), err error) {
	return explore(ctx, o, false)
}

// beginProfile is begin for a profile: there is always something to be said.
func beginProfile(ctx context.Context, o Options) (e *explorer, done func(), err error) {
	return explore(ctx, o, true)
}

func explore(ctx context.Context, o Options, profiled bool) (e *explorer, done func(), err error) {
	t := o.tables
	if t == nil {
		if t, err = loadTables(); err != nil {
			return nil, nil, problem.Wrap(err, "internal.tables", "the tables of the codebase exploration are broken")
		}
	}
	root, err := os.OpenRoot(o.Root)
	if err != nil {
		return nil, nil, problem.Wrap(err, "storage.codebase", "cannot read the project folder").At(o.Root, 0).
			Mend("check that the folder exists and can be read")
	}
	done = func() { _ = root.Close() } // only read from
	e = &explorer{
		opts: o, limits: o.Limits.filled(), tables: t, say: t.phrasesOf(o.Lang), root: root, base: ".",
		profiled: profiled, marker: t.newMarker(profiled), signPaths: t.signPaths(),
		topic: newTopic(o.Keywords, o.Topic, t.Rules.StopWords, t.Rules.VagueWords), byPath: map[string]*file{},
	}
	if profiled && o.Cache != nil {
		e.cache = o.Cache
		e.cache.load(t)
	}
	timed, stop := context.WithTimeout(ctx, e.limits.Time)
	defer stop()
	if err = e.list(timed); err == nil || ctx.Err() != nil || errors.Is(err, context.DeadlineExceeded) {
		err = ctx.Err()
	}
	if err != nil || !profiled && !e.hasCode() {
		done()
		return nil, nil, err
	}
	list := e.read(timed)
	if ctx.Err() != nil {
		done()
		return nil, nil, ctx.Err()
	}
	e.remember(list)
	return e, done, nil
}

// answer puts the findings together.
func (e *explorer) answer() *specs.CodebaseContext {
	e.links = e.connect()
	e.dropHabits()
	c := &specs.CodebaseContext{
		RelevantFiles:           e.relevant(),
		ExistingPatterns:        e.patterns(),
		ArchitectureConstraints: e.constraints(),
		IntegrationPoints:       e.points(),
		TechStack:               e.stack(),
		Modules:                 e.modules(),
	}
	e.meta.Timestamp = e.opts.Now.UTC().Format(time.RFC3339)
	e.meta.TaskDescription = firstLine(e.opts.Topic, 200)
	e.meta.Source = "embedded"
	e.meta.FileListing = e.listing
	e.meta.Keywords = e.topic.words
	c.Metadata = e.meta
	return c
}

// warn records something that a person should know, at most 20 times.
func (e *explorer) warn(text string) {
	const most = 20
	switch n := len(e.meta.Warnings); {
	case n < most:
		e.meta.Warnings = append(e.meta.Warnings, text)
	case n == most:
		e.meta.Warnings = append(e.meta.Warnings, "more warnings were left out")
	}
}

// firstLine is the first line of s with text in it, cut to at most n runes.
func firstLine(s string, n int) string {
	line := ""
	for line == "" && s != "" {
		line, s = cutLine(s)
	}
	if utf8.RuneCountInString(line) > n {
		line = string([]rune(line)[:n-1])
		if space := strings.LastIndexByte(line, ' '); space > len(line)*3/4 {
			line = line[:space]
		}
		line += "…"
	}
	return line
}
