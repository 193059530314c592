package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A flag that names no deed sets a value, has one of its own, or leaves something out.
func TestWhatAFlagSets(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for _, c := range []struct{ name, said, want string }{
		{"`--jobs N`", "number of files done in parallel, 4 by default", "`--jobs N` MUST set the number of files done in parallel, 4 by default"},
		{"`--format text|json`", "text is the default", "`--format text|json` MUST default to text"},
		{"`-q/--quiet`", "no output but the exit code", "`-q/--quiet` MUST make sure that there is no output but the exit code"},
		{"`--until <day|hour>`", "only consider rounds before that", ""},
		{"`--json`", "print JSON instead of text", ""},
		{"`tool run`", "text is the default", ""},
	} {
		require.Equal(t, c.want, w.flagSets(c.name, c.said, "MUST"), c.name)
	}
}
