package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// The outputs of the record commands, without one of their fields at a time.
func TestIssueOutputsFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	const id, other = "ISS-20231114-001", "GH-2"
	requireTightOutputs(t, []answering{
		{"issue-create", []string{"create", "--title", "One", "--tags", "wave-1"}},
		{"issue-create", []string{"create", "--id", other, "--title", "Two", "--depends-on", id}},
		{"issue-show", []string{"show", id}},
		{"issue-update", []string{"update", id, "--title", "First"}},
		{"issue-status", []string{"status"}},
		{"issue-status", []string{"status", id, "planned"}},
		{"issue-depend", []string{"depend", other, "--remove", id}},
		{"issue-depend", []string{"depend", other, "--on", id}},
		{"issue-ready", []string{"ready"}},
		{"issue-stats", []string{"stats"}},
		{"issue-list", []string{"list"}},
		{"issue-list", []string{"list", "--brief"}},
		{"issue-doctor", []string{"doctor"}},
		{"issue-delete", []string{"delete", id}},
		{"issue-history", []string{"history"}},
	})
}

// The outputs of the queue's commands, in the same way.
func TestQueueOutputsFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	const id, other, first, second = "ISS-20231114-001", "GH-2", "QUE-20231114-221320", "QUE-20231114-221320-2"
	requireTightOutputs(t, []answering{
		{"issue-queue", []string{"queue"}},
		{"issue-retry-queue", []string{"retry", "--queue"}},
		{"issue-create", []string{"create", "--title", "One"}},
		{"issue-create", []string{"create", "--id", other, "--title", "Two"}},
		{"issue-create", []string{"create", "--id", "GH-3", "--title", "Three"}},
		{"issue-bind", []string{"bind", "GH-3", "--solution", "solution.json"}},
		{"issue-bind", []string{"bind", id, "--solution", "solution.json"}},
		{"issue-bind", []string{"bind", other, "--solution", "solution.json"}},
		{"issue-solution", []string{"solution", id}},
		{"issue-solutions", []string{"solutions"}},
		{"issue-queue-add", []string{"queue", "add", id, other}},
		{"issue-queue", []string{"queue"}},
		{"issue-queue", []string{"queue", "show", first, "--brief"}},
		{"issue-queue-list", []string{"queue", "list"}},
		{"issue-queue-dag", []string{"queue", "dag"}},
		{"issue-queue-list", []string{"queue", "priority", first, "--priority", "2"}},
		{"issue-next", []string{"next", "--queue", "--owner", "ada"}},
		{"issue-fail", []string{"fail", first + ":S-1", "--reason", "no network", "--owner", "ada"}},
		{"issue-retry-queue", []string{"retry", "--queue", "--owner", "ada"}},
		{"issue-queue-add", []string{"queue", "add", "--new", "GH-3"}},
		{"issue-queue-list", []string{"queue", "activate", first + "," + second}},
		{"issue-queue-list", []string{"queue", "switch", first}},
		{"issue-queue-merge", []string{"queue", "merge", second, "--queue", first}},
		{"issue-queue-archive", []string{"queue", "archive", first, "--force"}},
		{"issue-queue-restore", []string{"queue", "restore", first}},
		{"issue-queue-delete", []string{"queue", "delete", first, "--force"}},
	})
}

// answering is a command and the schema of what it prints.
type answering struct {
	schema string
	args   []string
}

// requireTightOutputs runs commands of `overtone issue` in one project, in which
// lies a solution.
func requireTightOutputs(t *testing.T, all []answering) {
	t.Helper()
	env := testEnv(t, goldenEpoch)
	const solution = `{"description":"d","tasks":[{"id":"T1","title":"t","files":["a.go"]}]}`
	require.NoError(t, os.WriteFile(filepath.Join(env.Dir, "solution.json"), []byte(solution), 0o600))
	for _, test := range all {
		ran := startIn(t, env, append([]string{"issue", "--json"}, test.args...)...)
		require.Equal(t, 0, ran.code, "%s: %s", test.schema, ran.err)
		var whole map[string]any
		require.NoError(t, json.Unmarshal([]byte(ran.out), &whole), test.schema)
		emptyCounts(whole)
		requireTight(t, test.schema, whole)
	}
}

// emptyCounts takes the entries out of counts by name: which names there are
// depends on the store.
func emptyCounts(object map[string]any) {
	for key, value := range object {
		if inner, ok := value.(map[string]any); ok {
			if key == "by_status" || key == "by_priority" {
				object[key] = map[string]any{}
				continue
			}
			emptyCounts(inner)
		}
	}
}
