package gates

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// TestSameReport: the same bytes give the same report, also from one judge
// used by many at once over one package, and judging changes nothing.
func TestSameReport(t *testing.T) {
	t.Parallel()
	x := fixture{specs.English, "service"}
	files := x.files(t)
	files["requirements/_index.md"] = []byte(strings.Replace(string(files["requirements/_index.md"]), "Total | 3", "Total | 7", 1))
	pkg := load(t, files)
	j := newJudge(t)
	first, err := j.Check(t.Context(), Input{Package: pkg, Issues: x.fixtureIssues()})
	require.NoError(t, err)
	require.NotEmpty(t, first.Findings)
	var wg sync.WaitGroup
	reports := make([]*Report, 16)
	for i := range reports {
		wg.Go(func() {
			r, err := j.Check(t.Context(), Input{Package: pkg, Issues: x.fixtureIssues()})
			if err == nil {
				reports[i] = r
			}
		})
	}
	wg.Wait()
	for _, r := range reports {
		require.Equal(t, first, r)
	}
	again, err := newJudge(t).Check(t.Context(), Input{Package: load(t, files), Issues: x.fixtureIssues()})
	require.NoError(t, err)
	require.Equal(t, first, again)
}

// TestUnreported: while phase 6 judges, its own reports need not be there.
func TestUnreported(t *testing.T) {
	t.Parallel()
	x := fixture{specs.English, "service"}
	pkg := x.pkg()
	made, err := builtIn()
	require.NoError(t, err)
	codec := made.codec
	pkg.Readiness, pkg.Summary, pkg.Export = nil, nil, nil
	pkg.Config.PhasesCompleted = pkg.Config.PhasesCompleted[:6]
	for _, doc := range pkg.Documents() { // in memory, as a first run has them
		data, err := codec.Render(doc, pkg)
		require.NoError(t, err)
		parsed, err := codec.Parse(doc.Path(), data)
		require.NoError(t, err)
		pkg.Put(parsed.Doc)
		pkg.Parsed = append(pkg.Parsed, parsed)
	}
	r, err := newJudge(t).Check(t.Context(), Input{Package: pkg, Coverage: &Coverage{Stated: 4, Placed: 4}})
	require.NoError(t, err)
	require.Empty(t, r.Findings)
	require.Equal(t, Pass, r.Gate)
}

// TestPhases: each phase is judged by its own rules on what exists so far.
func TestPhases(t *testing.T) {
	t.Parallel()
	x := fixture{specs.Chinese, "service"}
	full := x.files(t)
	prefixes := map[string][]string{
		"1": {specs.ConfigFile, specs.DiscoveryFile, "source/"}, "1.5": {specs.RefinedFile}, "2": {specs.BriefFile, specs.GlossaryFile},
		"3": {"requirements/"}, "4": {"architecture/"}, "5": {"epics/"}, "6": {specs.ReadinessFile, specs.SummaryFile}, "7": {specs.ExportFile},
	}
	j := newJudge(t)
	files := map[string][]byte{}
	for _, phase := range phaseIDs() {
		for name, data := range full {
			for _, p := range prefixes[phase] {
				if strings.HasPrefix(name, p) {
					files[name] = data
				}
			}
		}
		found, err := j.CheckPhase(t.Context(), Input{Package: load(t, files)}, phase)
		require.NoError(t, err)
		for _, f := range found {
			require.NotEqual(t, Error, f.Severity, "%s: %+v", phase, f)
		}
	}
}

// TestEmpty: a package of nothing fails closed: no dimension is given away.
func TestEmpty(t *testing.T) {
	t.Parallel()
	r, err := newJudge(t).Check(t.Context(), Input{Package: &specs.Package{ID: session}})
	require.NoError(t, err)
	require.Equal(t, Fail, r.Gate)
	require.Less(t, r.Overall, 30)
	_, err = newJudge(t).Check(t.Context(), Input{})
	require.Error(t, err)
}

// TestBounds: upper bounds are warnings where the stated Musts need more.
func TestBounds(t *testing.T) {
	t.Parallel()
	x := fixture{specs.English, "service"}
	pkg := x.pkg()
	for n := 4; n <= 9; n++ {
		pkg.Epics = append(pkg.Epics, &specs.Epic{ID: specs.EpicID(n)})
	}
	count := func() Severity {
		found, err := newJudge(t).CheckPhase(t.Context(), Input{Package: pkg}, "5")
		require.NoError(t, err)
		for _, f := range found {
			if f.Rule == "epic.count" {
				return f.Severity
			}
		}
		return ""
	}
	require.Equal(t, Error, count())
	for n := 4; n <= 12; n++ {
		pkg.Requirements = append(pkg.Requirements, &specs.Requirement{ID: specs.RequirementID(n), Priority: specs.Must, Source: specs.FromLines(n, n)})
	}
	require.Equal(t, Warning, count())
}

// TestBoundsOfACutByHand: how a person cuts the work is remarked upon, and not
// refused.
func TestBoundsOfACutByHand(t *testing.T) {
	t.Parallel()
	x := fixture{specs.English, "service"}
	pkg := x.pkg()
	pkg.Epics = pkg.Epics[:2]
	pkg.Epics[0].Stories = append(pkg.Epics[0].Stories, make([]specs.Story, 5)...)
	severities := func() map[string]Severity {
		found, err := newJudge(t).CheckPhase(t.Context(), Input{Package: pkg}, "5")
		require.NoError(t, err)
		out := map[string]Severity{}
		for _, f := range found {
			out[f.Rule] = f.Severity
		}
		return out
	}
	require.Equal(t, Error, severities()["epic.stories"])
	require.Equal(t, Error, severities()["epic.count"])
	pkg.Epics[0].Source = specs.Source{Kind: specs.Edited}
	require.Equal(t, Warning, severities()["epic.stories"])
	require.Equal(t, Warning, severities()["epic.count"])
	pkg.Epics[0].Stories = nil
	require.Equal(t, Error, severities()["epic.stories"], "an epic without any story is none")
}

// TestNotApplicable: a rule of the profile without anything to look at is a
// hint, not silence and not a failure.
func TestNotApplicable(t *testing.T) {
	t.Parallel()
	x := fixture{specs.English, "service"}
	pkg := x.pkg()
	for i := range pkg.RequirementsIndex.Entities {
		pkg.RequirementsIndex.Entities[i].States = nil
	}
	found, err := newJudge(t).CheckPhase(t.Context(), Input{Package: pkg}, "4")
	require.NoError(t, err)
	require.Contains(t, found, Finding{
		Rule: "arch.states", Severity: Info, Phase: "4", Dimension: "depth", File: "architecture/_index.md",
		Message: "not applicable: no entity has a life cycle of more than one state", Fix: "nothing to do",
	})
}

// TestCommandsEndByThemselves: what only its commands start is asked neither how it shuts down
// nor for settings; what has endpoints beside them is.
func TestCommandsEndByThemselves(t *testing.T) {
	t.Parallel()
	asked := func(edit func(*specs.Architecture)) map[string]Severity {
		pkg := fixture{specs.English, "service"}.pkg()
		a := pkg.Architecture
		a.Signatures, a.Settings, a.Deployment, a.Policies = []specs.Signature{{Name: "run", Form: "tool run"}}, nil, nil, nil
		edit(a)
		found, err := newJudge(t).CheckPhase(t.Context(), Input{Package: pkg}, "4")
		require.NoError(t, err)
		out := map[string]Severity{}
		for _, f := range found {
			out[f.Rule] = f.Severity
		}
		return out
	}
	tool := asked(func(a *specs.Architecture) { a.Endpoints = nil })
	require.Equal(t, []Severity{Info, Info}, []Severity{tool["arch.shutdown"], tool["arch.configuration"]})
	service := asked(func(*specs.Architecture) {})
	require.Equal(t, []Severity{Warning, Warning}, []Severity{service["arch.shutdown"], service["arch.configuration"]})
}

// TestCancelled: a judgement ends when its context does.
func TestCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := newJudge(t).Check(ctx, Input{Package: &specs.Package{}})
	require.ErrorIs(t, err, context.Canceled)
}

// TestCatalog: a rule table that does not fit the checks is refused, with
// everything that is wrong in one message.
func TestCatalog(t *testing.T) {
	t.Parallel()
	data, _, err := templates.New(nil, "").Read(rulesFile)
	require.NoError(t, err)
	for name, change := range map[string][3]string{
		"missing rule":      {"{id: seed.users,", "{id: seed.people,", `the rule "seed.users" is missing; no check is called "seed.people"`},
		"unknown severity":  {"severity: error,", "severity: fatal,", `has the severity "fatal"`},
		"unknown dimension": {"dimension: depth,", "dimension: length,", "needs a dimension"},
		"unknown condition": {"applies: codebase", "applies: full-moon", `the unknown condition "full-moon"`},
		"unknown profile":   {"{api: error}", "{apu: error}", "a profile that does not exist"},
		"unknown phase":     {`phase: "3"`, `phase: "9"`, `has the phase "9"`},
		"missing words":     {"  life-cycle: {en: ", "  life-circle: {en: ", `the condition "life-cycle" has no words`},
		"twice":             {"{id: seed.users,", "{id: seed.problem,", `the rule "seed.problem" stands twice`},
		"unknown key":       {"severity: error, dimension", "severity: error, colour: red, dimension", "colour"},
		"no language":       {`zh: "没有写明目标用户"`, `zh: ""`, `lacks its message or fix in "zh"`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			changed := strings.Replace(string(data), change[0], change[1], 1)
			require.NotEqual(t, string(data), changed)
			_, err := New(templates.New(fstest.MapFS{rulesFile: {Data: []byte(changed)}}, "over"))
			require.ErrorContains(t, err, change[2])
			require.ErrorContains(t, err, "over/"+rulesFile)
		})
	}
}

// TestOverride: a project may change severity, weight and words.
func TestOverride(t *testing.T) {
	t.Parallel()
	data, _, err := templates.New(nil, "").Read(rulesFile)
	require.NoError(t, err)
	changed := strings.Replace(string(data), `{id: brief.terms, phase: "2", severity: warning`, `{id: brief.terms, phase: "2", severity: error`, 1)
	j, err := New(templates.New(fstest.MapFS{rulesFile: {Data: []byte(changed)}}, "over"))
	require.NoError(t, err)
	pkg := fixture{specs.English, "service"}.pkg()
	pkg.Brief.Terms = nil
	found, err := j.CheckPhase(t.Context(), Input{Package: pkg}, "2")
	require.NoError(t, err)
	require.Len(t, found, 1)
	require.Equal(t, Error, found[0].Severity)
}

// large is a package of many requirements, each with its epic's story.
func large(t testing.TB, n int) *specs.Package {
	t.Helper()
	x := fixture{specs.English, "service"}
	files := x.files(t)
	for i := 4; i < n; i++ {
		text := strings.NewReplacer("REQ-003", specs.RequirementID(i), "List rooms of a floor", fmt.Sprintf("List the rooms of floor %d", i)).
			Replace(string(files["requirements/REQ-003-list-rooms-of-a-floor.md"]))
		files[fmt.Sprintf("requirements/REQ-%03d-list.md", i)] = []byte(text)
	}
	return load(t, files)
}

// BenchmarkCheck judges packages of growing size; the time per document must
// not grow.
func BenchmarkCheck(b *testing.B) {
	for _, n := range []int{100, 1000, 4000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			pkg, j := large(b, n), newJudge(b)
			b.ResetTimer()
			for b.Loop() {
				if _, err := j.Check(b.Context(), Input{Package: pkg}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(n), "µs/doc")
		})
	}
}
