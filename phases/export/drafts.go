package export

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
)

// drafts makes an issue of every epic or story. One that is not valid is
// reported, and the rest go on without it.
func (j *job) drafts() []issues.Draft {
	var out []issues.Draft
	add := func(origin string, issue issues.Issue, needs []string) {
		if found := issue.Check(); len(found) > 0 {
			j.failed = append(j.failed, failure{origin: origin, err: found[0]})
			return
		}
		out = append(out, issues.Draft{Issue: issue, Ref: origin, Needs: needs})
	}
	for _, e := range j.s.Package.Epics {
		if !j.byStory || len(e.Stories) == 0 {
			add(e.ID, j.epicIssue(e), j.before(e))
			continue
		}
		for _, st := range e.Stories {
			add(st.ID, j.storyIssue(e, st), j.storyNeeds(e, st))
		}
	}
	known := map[string]bool{}
	for _, d := range out {
		known[d.Ref] = true
	}
	for i := range out {
		j.settle(&out[i], known)
	}
	return out
}

// settle keeps every dependency that can be kept: one on an item of this
// export, and one on an item that makes no issue now but made one before. The
// others are reported.
func (j *job) settle(draft *issues.Draft, known map[string]bool) {
	var needs []string
	for _, ref := range draft.Needs {
		switch before, stored := j.active[ref]; {
		case slices.Contains(needs, ref):
		case known[ref]:
			needs = append(needs, ref)
		case stored:
			if !slices.Contains(draft.Issue.DependsOn, before.ID) {
				draft.Issue.DependsOn = append(draft.Issue.DependsOn, before.ID)
			}
		default:
			if at := (lost{origin: draft.Ref, needs: ref}); !slices.Contains(j.lost, at) {
				j.lost = append(j.lost, at)
			}
		}
	}
	draft.Needs = needs
}

// base is what all issues of a package share.
func (j *job) base(e *specs.Epic, origin, title string) issues.Issue {
	wave := j.waves.Wave(origin)
	stage, priority := "post-mvp", 3
	if j.mvp[e.ID] {
		stage, priority = "mvp", 2
	}
	return issues.Issue{
		Title: "[" + j.s.ID() + "] " + cmp.Or(specs.Plain(title), origin), Status: issues.Registered, Priority: priority, Source: "text",
		Tags:  []string{"spec-generated", "spec:" + j.s.ID(), "wave-" + strconv.Itoa(wave), stage, "epic:" + e.ID},
		Files: j.files(e),
		ExtendedContext: issues.ExtendedContext{Notes: issues.Notes{
			Session: j.s.ID(), SpecDir: j.specDir(), SourceEpic: e.ID, Wave: wave, SpecDocuments: j.documents(e),
		}},
		Lifecycle: issues.Lifecycle{TestStrategy: "integration", RegressionScope: "affected", AcceptanceType: "automated", CommitStrategy: "per-epic"},
	}
}

func (j *job) specDir() string {
	rel, err := filepath.Rel(j.s.Project, j.s.Dir)
	if err != nil {
		return filepath.ToSlash(j.s.Dir)
	}
	return filepath.ToSlash(rel)
}

// documents lists what to read before the work, relative to the project. Only
// what is there is named, each document once.
func (j *job) documents(e *specs.Epic) []string {
	pkg := j.s.Package
	out := []string{e.Path()}
	if pkg.Brief != nil {
		out = append(out, pkg.Brief.Path())
	}
	if pkg.Architecture != nil {
		out = append(out, pkg.Architecture.Path())
	}
	for _, id := range slices.Concat(e.Requirements, e.Architecture) {
		if doc := pkg.Item(id); doc != nil && !slices.Contains(out, doc.Path()) {
			out = append(out, doc.Path())
		}
	}
	for i, f := range out {
		out[i] = j.specDir() + "/" + f
	}
	return out
}

// files are the existing modules that the epic's components extend or replace.
func (j *job) files(e *specs.Epic) []string {
	a := j.s.Package.Architecture
	if a == nil {
		return nil
	}
	var out []string
	for _, c := range a.Components {
		if !slices.ContainsFunc(c.Requirements, func(id string) bool { return slices.Contains(e.Requirements, id) }) {
			continue
		}
		for _, m := range a.Mappings {
			file := specs.Plain(m.Module)
			if m.Component == c.Name && (m.Action == "extend" || m.Action == "replace") && j.exists(file) && !slices.Contains(out, file) {
				out = append(out, file)
			}
		}
	}
	return out
}
