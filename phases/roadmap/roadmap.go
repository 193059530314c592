// Package roadmap turns a requirement or a finished package into a roadmap: it
// weighs how uncertain the requirement is, cuts it into layers or tasks whose
// completion can be checked, lets a person refine the plan and makes issues of
// it. It knows no terminal.
package roadmap

import (
	"context"
	"time"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// The steps of a run, as progress names them.
const (
	StepUnderstand = "understand"
	StepDecompose  = "decompose"
	StepCheck      = "quality check"
	StepRefine     = "refine"
	StepIssues     = "issues"
)

// Run is one run over one roadmap. Whoever starts it fills the exported fields
// and closes the folder in the end.
type Run struct {
	Home    string          // folder that holds roadmaps, absolute
	Project string          // project root, absolute
	Issues  string          // folder of the issue store, absolute
	Source  analysis.Source // what the roadmap is made of
	Spec    *session.Session
	Lang    string // auto, en, zh; empty: that of the source
	Mode    string // progressive, direct; empty: by the assessment
	Now     time.Time
	Set     *templates.Set
	Codec   *specs.Codec
	Disk    *disk.Disk
	Analyst *analysis.Chain // who is asked to weigh and to cut
	Reader  *analysis.Chain // the engine that always answers: it reads, and stands in
	Asker   interview.Asker
	Answers *interview.Sheet
	Rules   []specs.ProjectRule                // of the team, as they are now
	Observe func(step, note string, done bool) // may be nil

	Folder   *specs.RoadmapFolder // nil until it is made
	Roadmap  *specs.Roadmap       // nil until something is known of it
	Warnings []error
	Findings []Finding // of the quality check
	Fixes    []string  // what it mended, a sentence each
	Resumed  bool      // the folder was there and is of the same requirement

	material material
	verdict  analysis.RoadmapAssessmentOutput
	said     []specs.Exchange
	passed   string // what the quality check came to
}

// Result is how a run ended.
type Result struct {
	Check  string // Passed, Fixed or Review
	Stored Stored
}

// ID is the id of the roadmap, empty before its folder exists.
func (r *Run) ID() string {
	if r.Folder == nil {
		return ""
	}
	return r.Folder.ID
}

// Warn adds something that the user should know and that does not stop the run.
func (r *Run) Warn(err error) { r.Warnings = append(r.Warnings, err) }

func (r *Run) observe(step, note string, done bool) {
	if r.Observe != nil {
		r.Observe(step, note, done)
	}
}

// Do takes the requirement through all steps. An error leaves what was answered
// and decided in the folder; the next run over the same requirement goes on from
// there.
func (r *Run) Do(ctx context.Context) (*Result, error) {
	if r.Folder != nil {
		if err := session.RecallTranscripts(r.Disk, r.Folder.Dir, r.Analyst); err != nil {
			return nil, err
		}
	}
	result, err := r.steps(ctx)
	if left := r.keepTranscripts(); err == nil {
		err = left
	}
	return result, err
}

func (r *Run) steps(ctx context.Context) (*Result, error) {
	planned := r.Roadmap != nil && len(r.Roadmap.Items) > 0
	if err := r.understand(ctx, planned); err != nil {
		return nil, err
	}
	if !planned || r.otherMode() {
		if err := r.plan(ctx, planned); err != nil {
			return nil, err
		}
	}
	if err := r.check(ctx); err != nil {
		return nil, err
	}
	if err := r.refine(ctx); err != nil {
		return nil, err
	}
	if r.blocked() {
		return &Result{Check: r.passed}, nil
	}
	stored, err := r.issue(ctx)
	if err != nil {
		return nil, err
	}
	return &Result{Check: r.passed, Stored: stored}, nil
}

// otherMode says that the wish for a mode contradicts the plan that is there.
func (r *Run) otherMode() bool { return r.Mode != "" && r.Mode != string(r.Roadmap.Mode) }

// lang is the language of the roadmap.
func (r *Run) lang() specs.Lang {
	if r.Roadmap != nil && r.Roadmap.Meta.Lang != "" {
		return r.Roadmap.Meta.Lang
	}
	return r.material.common.Lang
}
