package exchange_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/exchange"
)

// TestBackAndForthIsQuiet imports what another tool has written, exports it into
// the same file and imports that: nobody has changed anything.
func TestBackAndForthIsQuiet(t *testing.T) {
	t.Parallel()
	tasks, err := os.ReadFile("testdata/taskmaster/tasks.json")
	require.NoError(t, err)
	for _, one := range []struct{ format, text string }{
		{"taskmaster", string(tasks)},
		{"beads", `{"id":"a","title":"A","description":"Do","design":"So","acceptance_criteria":"- [ ] done","notes":"n","status":"blocked","priority":0,"issue_type":"bug","assignee":"bo","dependencies":[{"depends_on_id":"b","type":"related"}]}
{"id":"b.1","title":"B","status":"open","priority":2,"metadata":{"x":1}}
`},
		{"github-json", `[{"number":3,"title":"A","body":"x\r\ny","state":"OPEN","labels":[{"name":"bug"}],"url":"https://github.com/o/r/issues/3","assignees":[{"login":"bo"}]}]`},
		{"ccw", `{"id":"ISS-20250101-001","title":"A","status":"failed","priority":1,"extended_context":{"location":"x","notes":"n"},"assignee":"bo"}` + "\n"},
	} {
		s := store(t)
		_, err := bring(t, s, read(t, one.format, one.text, exchange.Choices{}), exchange.Choices{})
		require.NoError(t, err)
		out := everything(t, s)
		out.Old = func(string) ([]byte, error) { return []byte(one.text), nil }
		done, err := format(t, one.format).Write(out, exchange.Choices{})
		require.NoError(t, err)
		text := string(done.Files[0].Data)
		plan, err := batchPlan(t, s, read(t, one.format, text, exchange.Choices{}))
		require.NoError(t, err)
		for _, step := range plan.Steps {
			require.Contains(t, []string{exchange.Unchanged, exchange.Over}, step.Action, "%s %v\n%s", step.Item, step.Fields, text)
		}
		out.Old = func(string) ([]byte, error) { return []byte(text), nil }
		again, err := format(t, one.format).Write(out, exchange.Choices{})
		require.NoError(t, err)
		require.Equal(t, text, string(again.Files[0].Data))
	}
}
