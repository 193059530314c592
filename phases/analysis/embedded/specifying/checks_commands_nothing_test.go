package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A flag that prints nothing, or what another sentence names, gives nothing that a test could
// prepare; where a result is written nothing has to be there before.
func TestCommandsOfNothingAndTheirResults(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Fair desk", Product: "Fair desk"}, "standard")
	for does, want := range map[string]string{
		"prints nothing on stdout": "In 3 test cases, this holds for a run with `--quiet`: it prints nothing on stdout",
		"shows them too":           "In 3 test cases, this holds for a run with `--quiet`: it shows them too",
		"lists all rules":          "In 3 test cases with a known answer, `--quiet` lists all rules: exactly what was prepared and nothing else; the data is unchanged afterwards",
	} {
		require.Equal(t, want, w.commandRun("`--quiet`", does))
	}
	for head, want := range map[string]string{
		"`fair plan HALL -o OUT`":   "`fair plan HALL -o OUT` with an input that does not exist ends with a non-zero exit code and one line on stderr that names the input",
		"`fair export HALL OUTPUT`": "`fair export HALL OUTPUT` with an input that does not exist ends with a non-zero exit code and one line on stderr that names the input",
		"`fair init --output DIR`":  "",
		"`fair check HALL`":         "`fair check HALL` with a value that does not exist ends with a non-zero exit code and one line on stderr that names the value",
	} {
		require.Equal(t, want, w.commandFails(head), head)
	}
}
