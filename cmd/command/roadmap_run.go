package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapResult is the result of `overtone roadmap`.
type RoadmapResult struct {
	SessionID string           `json:"session_id"`
	Dir       string           `json:"dir" jsonschema:"folder of the roadmap, relative to where the command ran"`
	Title     string           `json:"title"`
	Lang      string           `json:"lang"`
	Spec      string           `json:"spec" jsonschema:"the package it was made of, empty when it was made of a text"`
	Mode      string           `json:"mode" jsonschema:"progressive or direct"`
	Level     string           `json:"level" jsonschema:"low, medium or high uncertainty"`
	State     string           `json:"state" jsonschema:"Planning, Refining or Ready"`
	Resumed   bool             `json:"resumed" jsonschema:"the folder was there and is of the same requirement"`
	Check     string           `json:"check" jsonschema:"pass, fixed or review"`
	Findings  []RoadmapFinding `json:"findings"`
	Fixes     []string         `json:"fixes" jsonschema:"what the quality check mended"`
	Features  int              `json:"features"`
	Rounds    int              `json:"rounds" jsonschema:"of refinement"`
	Items     []RoadmapItemRow `json:"items"`
	Waves     []IssueWave      `json:"waves"`
}

// RoadmapFinding is a remark of the quality check.
type RoadmapFinding struct {
	Rule     string `json:"rule"`
	Severity string `json:"severity"`
	Line     int    `json:"line"`
	Message  string `json:"message"`
	Fix      string `json:"fix"`
}

// RoadmapItemRow is a layer or task and its issue.
type RoadmapItemRow struct {
	Item      string   `json:"item"`
	Issue     string   `json:"issue" jsonschema:"empty before the issues exist"`
	Name      string   `json:"name"`
	Goal      string   `json:"goal"`
	Effort    string   `json:"effort"`
	Wave      int      `json:"wave"`
	DependsOn []string `json:"depends_on"`
	Features  int      `json:"features"`
	Criteria  int      `json:"criteria"`
}

// runRoadmapSteps takes a run through its steps and says how it ended.
func (a *App) runRoadmapSteps(ctx context.Context, r *roadmap.Run, o *roadmapOptions, given *ask.Answers, person interview.Asker) error {
	progress := a.Progress()
	r.Observe = func(step, note string, done bool) {
		if done {
			progress.Line("%s %-14s %s", progress.Style().Good("✓"), step, progress.Style().Faint(console.Clean(note)))
			return
		}
		progress.Now("  %s …", step)
	}
	result, err := r.Do(ctx)
	progress.Close()
	for _, w := range slices.Concat(phases.Fallbacks(r.Analyst), r.Warnings) {
		a.Warn(problem.From(w))
	}
	if err != nil {
		return a.resumableRoadmap(ctx, r, err)
	}
	report := a.roadmapResult(r, result)
	if err := a.Answer(report, func(w io.Writer) error { return printRoadmapResult(w, a.Streams().OutStyle(), report) }); err != nil {
		return err
	}
	blocked := roadmapOutcome(r, report)
	if blocked == nil && o.answers == "" {
		a.handOffRoadmap(ctx, person, r)
	}
	return cmp.Or(blocked, a.staleRoadmap(given, r))
}

// resumableRoadmap tells how to go on after a failure that left files behind.
func (a *App) resumableRoadmap(ctx context.Context, r *roadmap.Run, err error) error {
	if r.Folder == nil || r.Folder.Parsed == nil {
		return a.leftRoadmap(err)
	}
	next := fmt.Sprintf("what was answered is kept; go on with `overtone roadmap --continue %s`", r.ID())
	if errors.Is(ctx.Err(), context.Canceled) || errors.Is(err, interview.ErrQuit) {
		return problem.New(interrupted, "stopped before the end").At(a.Shown(r.Folder.Dir), 0).Mend("%s", next)
	}
	p := *problem.From(err)
	if p.Fix != "" {
		next = p.Fix + "; " + next
	}
	p.Fix = next
	return &p
}

// leftRoadmap turns leaving before anything was written into the problem that
// an interrupt is.
func (a *App) leftRoadmap(err error) error {
	if errors.Is(err, interview.ErrQuit) || errors.Is(err, interview.ErrBack) || errors.Is(err, interview.ErrBackPhase) {
		return problem.New(interrupted, "stopped before the requirement was confirmed").Mend("nothing was written; begin again with `overtone roadmap`")
	}
	return err
}

func (a *App) roadmapResult(r *roadmap.Run, result *roadmap.Result) RoadmapResult {
	m := r.Roadmap
	out := RoadmapResult{
		SessionID: r.ID(), Dir: a.Shown(r.Folder.Dir), Title: specs.Plain(m.Title), Lang: string(m.Meta.Lang), Spec: m.Spec, Mode: string(m.Mode), Level: string(m.Level),
		State: string(m.State), Resumed: r.Resumed, Check: result.Check, Findings: []RoadmapFinding{}, Fixes: append([]string{}, r.Fixes...), Features: len(m.Features), Rounds: len(m.Iterations),
		Items: []RoadmapItemRow{}, Waves: []IssueWave{},
	}
	for _, f := range r.Findings {
		out.Findings = append(out.Findings, RoadmapFinding{Rule: f.Rule, Severity: f.Severity, Line: f.Line, Message: f.Message, Fix: f.Fix})
	}
	features := map[string]int{}
	for _, f := range m.Features {
		features[f.Item]++
	}
	for i := range m.Items {
		it := &m.Items[i]
		out.Items = append(out.Items, RoadmapItemRow{
			Item: it.ID, Issue: it.Issue, Name: specs.Plain(it.Name), Goal: specs.Plain(it.Goal), Effort: it.Effort, Wave: it.Wave,
			DependsOn: append([]string{}, it.Needs...), Features: features[it.ID], Criteria: len(it.Criteria),
		})
	}
	if m.State == specs.RoadmapReady {
		for n, wave := range m.Waves() {
			row := IssueWave{Wave: n + 1, Issues: []string{}}
			for _, id := range wave {
				row.Issues = append(row.Issues, m.Item(id).Issue)
			}
			out.Waves = append(out.Waves, row)
		}
	}
	return out
}

// printRoadmapResult is the short summary at the end of a run.
func printRoadmapResult(w io.Writer, style console.Style, r RoadmapResult) error {
	b := &writing{}
	b.line("%s", style.Strong(folded(r.Title, "", "")))
	b.line("%s", r.Dir)
	b.line("")
	b.line("  strategy      %s (%s uncertainty)", r.Mode, r.Level)
	b.line("  features      %d, each in exactly one item", r.Features)
	b.line("  quality       %s", r.Check)
	for _, it := range r.Items {
		about := fmt.Sprintf("%s, %s", it.Effort, session.Count(it.Features, "feature", "features"))
		b.line("  %-4s %s  %s", it.Item, style.Strong(cmp.Or(it.Issue, "-")), style.Faint(fmt.Sprintf("wave %d, %s", it.Wave, about)))
		text := it.Goal
		if r.Mode == string(specs.Direct) {
			text = it.Name
		}
		b.line("%s", folded(text, "       ", "       "))
	}
	for _, fix := range r.Fixes {
		b.line("%s", folded("mended: "+fix, "  ", "    "))
	}
	for _, f := range r.Findings {
		if f.Severity == "info" {
			continue
		}
		b.line("%s", folded(fmt.Sprintf("%s %s: %s", f.Severity, f.Rule, f.Message), "  ", "    "))
	}
	b.line("")
	b.line("%s", style.Strong("Look at first"))
	b.line("  %s", filepath.ToSlash(filepath.Join(r.Dir, specs.RoadmapFile)))
	_, err := io.WriteString(w, b.String())
	return err
}

// roadmapOutcome turns the quality check into the exit code.
func roadmapOutcome(r *roadmap.Run, shown RoadmapResult) error {
	for _, f := range r.Findings {
		if f.Blocks {
			return problem.New("gate.roadmap", "the roadmap does not pass its quality check: %s", f.Message).At(shown.Dir+"/"+specs.RoadmapFile, f.Line).
				Mend("mend it there, then run `overtone roadmap --continue %s`", shown.SessionID)
		}
	}
	return nil
}
