package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestBranches: a command says the same whether the others are there or not.
func TestBranches(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	for _, one := range branches() {
		for _, rest := range []string{"--help", "--nonsense", "nonsense --json", "--json=x", "-qh", "help", "--version", "-q nonsens --no-color"} {
			args := append([]string{one.name}, strings.Fields(rest)...)
			require.Equal(t, inTree(t, env, strings.NewReader(""), args...), startIn(t, env, args...), args)
		}
		cmd := one.build(&App{})
		require.Equal(t, one.name, cmd.Name())
	}
	require.Len(t, branchesFor([]string{"version"}), 2)
	for _, args := range [][]string{nil, {"--json", "version"}, {"help", "version"}, {"completion"}, {"versio"}, {"rules"}, {"__complete", "v"}} {
		require.Len(t, branchesFor(args), len(branches()), args)
	}
}
