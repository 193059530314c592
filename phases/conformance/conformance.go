// Package conformance holds the files of a project to the rules that its team
// wrote down: what can be checked for certain is checked, with the file and the
// line of what breaks a rule; of everything else it says why it is not. It runs
// nothing of the project unless it is asked to.
package conformance

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
)

// Options says what to hold to which rules.
type Options struct {
	Root   string            // folder of the project
	Paths  []string          // files and folders, relative to Root; none: the whole project
	Staged bool              // the contents that are staged, instead of the files that lie there
	Rules  []guidelines.Rule // in the order in which they are reported
	Reader *meaning.Reader
	Run    bool             // run the commands that rules ask for
	Limit  time.Duration    // for each command; 0: ten minutes
	Env    []string         // environment for git
	Now    func() time.Time // measures how long commands take
	Cache  *codebase.Cache  // of the files under Root; nil: none. What is staged has none
}

// States of a rule after a check.
const (
	Kept      = "kept"        // everything that it says was checked and holds
	Broken    = "broken"      // something breaks it
	Partly    = "partly"      // some of it was checked and holds, some could not be
	Unchecked = "unchecked"   // it can be checked, but not here and now
	NotRule   = "uncheckable" // a program can make nothing of it
)

// Report is what a check found. Slices are never nil.
type Report struct {
	Findings []gates.Finding `json:"findings"` // by file and line
	Rules    []RuleResult    `json:"rules"`    // in the order that was given
	Files    int             `json:"files"`    // that were held to the rules
	Warnings []string        `json:"-"`
}

// RuleResult is one rule and what became of it.
type RuleResult struct {
	ID       string   `json:"id"`
	Kind     string   `json:"kind"`
	Topic    string   `json:"topic"`
	Text     string   `json:"text"`
	Path     string   `json:"path"`
	Line     int      `json:"line"`
	Checks   []string `json:"checks"` // what a program makes of it; empty: nothing
	State    string   `json:"state"`
	Reason   string   `json:"reason"`   // why it was not checked, or not all of it
	Findings int      `json:"findings"` // how many places break it
}

// List says of every rule what a program makes of it, without looking at the
// project.
func List(r *meaning.Reader, rules []guidelines.Rule) []RuleResult {
	out := []RuleResult{}
	for _, rule := range rules {
		m := reading(r, rule)
		one := resultOf(rule, m)
		if m.Checkable() {
			one.State = Unchecked
		}
		out = append(out, one)
	}
	return out
}

// reading is what a program makes of a rule. What was learnt binds nobody.
func reading(r *meaning.Reader, rule guidelines.Rule) meaning.Meaning {
	if rule.Kind == guidelines.Learning {
		return meaning.Meaning{Why: "what was learnt binds nobody"}
	}
	return r.Read(rule.Text, rule.Topic)
}

func resultOf(rule guidelines.Rule, m meaning.Meaning) RuleResult {
	one := RuleResult{
		ID: rule.ID, Kind: string(rule.Kind), Topic: rule.Topic, Text: meaning.Strip(rule.Text), Path: rule.Path, Line: rule.Line,
		Checks: []string{}, State: NotRule, Reason: m.Why,
	}
	for _, s := range m.Statements {
		one.Checks = append(one.Checks, s.String())
	}
	return one
}

// Check holds a project to rules. A rule that cannot be checked is no finding;
// the report says of each what became of it. Errors: storage.codebase,
// input.no_git, input.no_such_path, and those of git.
func Check(ctx context.Context, o Options) (*Report, error) {
	p, done, err := open(ctx, o)
	if err != nil {
		return nil, err
	}
	defer done()
	report := &Report{Findings: []gates.Finding{}, Rules: []RuleResult{}, Files: p.selected(), Warnings: p.sources.Warnings}
	for _, rule := range o.Rules {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		m := reading(o.Reader, rule)
		t := &trial{ctx: ctx, project: p, rule: rule}
		for i := range m.Statements {
			t.hold(&m.Statements[i])
		}
		one := resultOf(rule, m)
		t.conclude(&one)
		report.Rules = append(report.Rules, one)
		report.Findings = append(report.Findings, t.findings...)
	}
	slices.SortStableFunc(report.Findings, func(a, b gates.Finding) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return report, nil
}

// trial is one rule before a project.
type trial struct {
	ctx      context.Context
	project  *project
	rule     guidelines.Rule
	findings []gates.Finding
	checked  int      // statements
	missing  []string // what could not be checked, each once
	left     int      // findings beyond maxFindings
}

// maxFindings bounds the findings of one rule: who has hundreds needs no list.
const maxFindings = 200

// hold holds the project to one statement.
func (t *trial) hold(s *meaning.Statement) {
	before := len(t.missing)
	switch s.Kind {
	case meaning.Forbid, meaning.Only, meaning.Require:
		t.technologies(s)
	case meaning.Naming, meaning.Shape:
		t.names(s)
	case meaning.Names:
		t.bannedNames(s)
	case meaning.Beside:
		t.besideSource(s)
	case meaning.Place:
		t.placement(s)
	case meaning.NoImport, meaning.OnlyImport:
		t.imports(s)
	case meaning.Limit:
		t.limit(s)
	case meaning.Call:
		t.calls(s)
	case meaning.Command:
		t.command(s)
	}
	if len(t.missing) == before {
		t.checked++
	}
}

// cannot notes why a statement could not be checked.
func (t *trial) cannot(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !slices.Contains(t.missing, text) {
		t.missing = append(t.missing, text)
	}
}

// find notes a place that breaks the rule. Line is 0 when the file as a whole
// does.
func (t *trial) find(s *meaning.Statement, file string, line int, fix, format string, args ...any) {
	severity := gates.Error
	if s.Strength == meaning.Should {
		severity = gates.Warning
	}
	message := fmt.Sprintf(format, args...) + " (" + t.place() + ")"
	for _, f := range t.findings {
		if f.File == file && f.Line == line && f.Message == message {
			return
		}
	}
	if len(t.findings) >= maxFindings {
		t.left++
		return
	}
	t.findings = append(t.findings, gates.Finding{
		Rule: t.rule.ID, Severity: severity, Phase: "guidelines", File: file, Line: line, Message: message, Fix: fix,
	})
}

// place is where the rule stands, as people name it.
func (t *trial) place() string { return fmt.Sprintf("%s:%d", path.Base(t.rule.Path), t.rule.Line) }

// conclude says what became of the rule.
func (t *trial) conclude(one *RuleResult) {
	if len(one.Checks) == 0 {
		return
	}
	one.Findings = len(t.findings) + t.left
	one.Reason = strings.Join(t.missing, "; ")
	if t.left > 0 {
		one.Reason = strings.TrimPrefix(fmt.Sprintf("%s; %d more places are not listed", one.Reason, t.left), "; ")
	}
	switch {
	case one.Findings > 0:
		one.State = Broken
	case len(t.missing) == 0:
		one.State = Kept
	case t.checked > 0:
		one.State = Partly
	default:
		one.State = Unchecked
	}
}

// files lists the selected files for which a statement holds and that keep
// accepts.
func (t *trial) files(s *meaning.Statement, keep func(*codebase.SourceFile) bool) []*codebase.SourceFile {
	var out []*codebase.SourceFile
	for i := range t.project.sources.Files {
		f := &t.project.sources.Files[i]
		if t.project.inSelection(f.Path) && !f.Aside && inScope(s.Scope, f) && keep(f) {
			out = append(out, f)
		}
	}
	return out
}
