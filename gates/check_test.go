package gates

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestClean: a good package has no finding at all, in both languages and for
// every profile, hints aside that a profile does not apply.
func TestClean(t *testing.T) {
	t.Parallel()
	for _, lang := range languages() {
		for _, profile := range Profiles() {
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
