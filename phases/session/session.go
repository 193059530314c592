// Package session is what a phase is given and what it gives back: the package
// at hand, whom to ask and who thinks, and how new documents are merged with
// what people edited and written in one step. It knows no single phase.
package session

import (
	"context"
	"path/filepath"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// Phase is one station of the journey. Inputs name the files that it reads, by
// path or by folder ending in "/", relative to the package.
type Phase interface {
	ID() string
	Name() string
	Inputs() []string
	Run(ctx context.Context, s *Session) (*Output, error)
}

// Outward is a phase that also writes outside of the package. Lost says what of
// it no longer stands, one reason an entry.
type Outward interface {
	Lost(s *Session) []string
}

// Output is what a phase wants written.
type Output struct {
	Docs     []specs.Document
	Rewrites []Rewrite         // documents mended where they stand
	Files    []File            // JSON and other files, by path inside the package
	Promote  specs.Status      // status that every other document moves to, empty for none
	Record   specs.PhaseRecord // OutputFile, OutputDir, OutputIndex, DiscussionRounds
	Note     string            // a few words for the progress line
}

// File is a file that is no document.
type File struct {
	Name string
	Data []byte
}

// Options are the wishes of the user.
type Options struct {
	Depth       string // empty: standard
	SpecType    string // empty: inferred
	Lang        string // auto, en, zh
	Granularity string // epic or story
	NoExport    bool
	Strict      bool
	Program     string // version
	Engines     string // name of the chain: "embedded", "cmd:claude → embedded"
}

// Session is one run over one package.
type Session struct {
	Home     string // folder that holds packages, absolute
	Project  string // project root, absolute
	Issues   string // folder of the issue store, absolute
	Dir      string // the package's folder; empty until it is created
	Source   analysis.Source
	IsFile   bool
	Options  Options
	Now      time.Time
	Set      *templates.Set
	Codec    *specs.Codec
	Disk     *disk.Disk
	Analyst  *analysis.Chain
	Asker    interview.Asker
	Answers  *interview.Sheet
	Rules    []specs.ProjectRule // of the project, as they are now
	Tech     *specs.ProjectTech  // the project's profile, nil without one
	Package  *specs.Package
	Warnings []error

	// Finished says that the package had been through all phases before this run.
	// Until then whatever is made again, as when a person goes back a question, is
	// its first version: a replay of the answers makes it only once.
	Finished bool

	files map[string][]byte // what stands in the package's files now
	base  map[string][]byte // what was generated last, by path
	sums  map[string]string // of the inputs that were hashed, until one of their files changes
	held  *disk.Held

	rehearsal *rehearsal // nil in a run that writes as it goes

	asked []asked             // what a person can go back to, in the order of the phases
	posed []string            // the questions of the running phase so far, whoever answered
	given map[string][]string // what was answered before the person went back, by question
}

// ID is the session id, empty before the folder exists.
func (s *Session) ID() string {
	if s.Dir == "" {
		return ""
	}
	return filepath.Base(s.Dir)
}

// Stamp is the run's time as it is stored: RFC 3339, UTC.
func (s *Session) Stamp() string { return s.Now.UTC().Format(time.RFC3339) }

// Lang is the language of the documents.
func (s *Session) Lang() specs.Lang {
	if s.Package != nil && s.Package.Config != nil && s.Package.Config.Lang != "" {
		return s.Package.Config.Lang
	}
	return specs.English
}

// Common is what every task is told about this session.
func (s *Session) Common() analysis.Common {
	c := analysis.Common{Source: s.Source, Lang: s.Lang(), Date: s.Now.Format("2006-01-02")}
	if cfg := s.Package.Config; cfg != nil {
		c.Depth, c.SpecType, c.Focus, c.Scope = cfg.Depth, cfg.SpecType, cfg.FocusAreas, cfg.Scope
	}
	if d := s.Package.Discovery; d != nil {
		c.Codebase = d.CodebaseContext
	}
	c.Rules = s.Rules
	c.Answers = s.Said()
	if s.Package.Refined != nil {
		c.Answers = append(c.Answers, s.Package.Refined.DiscussionLog...)
	}
	return c
}

// Warn adds something the user should know that does not stop the run.
func (s *Session) Warn(err error) { s.Warnings = append(s.Warnings, err) }
