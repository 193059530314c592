package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// handMade is work on an understanding that no text stands behind.
func handMade(t testing.TB, u *understanding.Understanding, depth string) *Completer {
	t.Helper()
	if u.Lex == nil {
		u.Lex = loadLexicons(t)
	}
	rules, err := shippedRules()
	require.NoError(t, err)
	return New(phrasing.NewWork(analysis.Common{Lang: u.Lang, Depth: depth}, u, nil, rules, phrasing.NewWordIndex("")))
}
