package command

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// reviewOfTheBrief leaves the fourth thing out, takes one in, and says the
// vision in other words.
func reviewOfTheBrief() conversation {
	const vision = "Nobody asks twice who has the ladder. Every tool is used."
	return conversation{
		"@" + crashInput,
		[]string{"", "comprehensive", "", "", "accept", "adjust", "1,2,3,5,6,7", "4", "1", "revise", vision, "", "", "", "", "", ""},
		[]string{
			enter, down + enter, enter, enter, enter,
			down + enter, down + down + down + " " + enter, " " + enter,
			down + down + enter, clear + vision + enter, enter,
			enter, enter, enter, enter,
		},
	}
}

// TestTheScopeIsAdjustedInTheReview talks about the brief line by line, replays
// it and does the same in forms; what left the scope is specified nowhere, what
// came in is.
func TestTheScopeIsAdjustedInTheReview(t *testing.T) {
	t.Parallel()
	talk := reviewOfTheBrief()
	dir := projectWith(t, crashInput)
	p := newProcess(t, dir, nil, "spec", "new", "--plain", talk.input)
	p.Stdin = strings.NewReader(strings.Join(talk.lines, "\n") + "\n")
	require.NoError(t, p.Start())
	ran := p.end(t)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.err, "a specification needs 3", "six of eight cannot be left out")
	want := snapshot(t, filepath.Join(dir, "specs"))
	pkg := packageIn(t, dir)
	brief := readText(t, filepath.Join(pkg, "product-brief.md"))
	require.Contains(t, brief, "Nobody asks twice who has the ladder.")
	require.Contains(t, between(brief, "### Out of Scope", "### Non-Goals"), "List what can be borrowed")
	require.Contains(t, between(brief, "### In Scope", "### Out of Scope"), "Renting out for money")
	requirements := readText(t, filepath.Join(pkg, "requirements", "_index.md"))
	require.NotContains(t, requirements, "List what can be borrowed")
	require.Contains(t, requirements, "Rent out for money")
	for name, text := range want {
		if strings.Contains(name, "epics/EPIC-") {
			require.NotContains(t, text, "List what can be borrowed", name)
		}
	}
	valid := runProcess(t, dir, nil, "spec", "validate")
	require.Contains(t, valid.out+valid.err, "0 errors")

	talk.requireAgain(t, pkg, want)
}

func between(text, from, to string) string {
	_, text, _ = strings.Cut(text, from)
	text, _, _ = strings.Cut(text, to)
	return text
}
