package gates

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
)

// TestClean: a good package has no finding at all, in both languages and for
// every profile, hints aside that a profile does not apply.
func TestClean(t *testing.T) {
	t.Parallel()
	for _, lang := range languages() {
		for _, profile := range specs.SpecTypes() {
			t.Run(string(lang)+"/"+profile, func(t *testing.T) {
				t.Parallel()
				x := fixture{lang, profile}
				pkg := load(t, x.files(t))
				require.Empty(t, pkg.Troubles)
				r, err := newJudge(t).Check(t.Context(), Input{Package: pkg, Issues: x.fixtureIssues()})
				require.NoError(t, err)
				require.Empty(t, r.Findings)
				require.Equal(t, Pass, r.Gate)
				require.Equal(t, 100, r.Overall)
			})
		}
	}
}

// TestStoreLacksIssues: an issue of the report that the store does not hold is
// none, and an empty store holds none.
func TestStoreLacksIssues(t *testing.T) {
	t.Parallel()
	x := fixture{languages()[0], specs.SpecTypes()[0]}
	for _, kept := range []int{0, 1, 3} {
		held := append([]issues.Issue{}, x.fixtureIssues()[:kept]...)
		r, err := newJudge(t).Check(t.Context(), Input{Package: load(t, x.files(t)), Issues: held})
		require.NoError(t, err)
		lacking := 0
		for _, f := range r.Findings {
			if f.Rule == "export.mvp" || f.Rule == "export.post-mvp" {
				lacking++
			}
		}
		require.Equal(t, 3-kept, lacking)
	}
}

// TestGoalsNeedNumbers: "more" is no target unless somebody is asked how much.
func TestGoalsNeedNumbers(t *testing.T) {
	t.Parallel()
	x := fixture{languages()[0], specs.SpecTypes()[0]}
	unmeasured := func(edit func(*specs.Brief)) bool {
		pkg := load(t, x.files(t))
		edit(pkg.Brief)
		r, err := newJudge(t).Check(t.Context(), Input{Package: pkg})
		require.NoError(t, err)
		return slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Rule == "brief.goals" })
	}
	vague := func(b *specs.Brief) {
		for i := range b.Goals {
			b.Goals[i].Target = "more"
		}
	}
	require.False(t, unmeasured(func(*specs.Brief) {}))
	require.True(t, unmeasured(vague))
	require.False(t, unmeasured(func(b *specs.Brief) {
		vague(b)
		for _, g := range b.Goals {
			b.OpenQuestions = append(b.OpenQuestions, specs.Question{Text: "Which number makes " + g.ID + " reached?"})
		}
	}))
}
