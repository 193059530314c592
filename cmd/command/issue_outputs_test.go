package command

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// The outputs of the record commands, without one of their fields at a time.
func TestIssueOutputsFitTheirSchemasAndNothingLess(t *testing.T) {
	t.Parallel()
	env := testEnv(t, goldenEpoch)
	const id, other = "ISS-20231114-001", "GH-2"
	for _, test := range []struct {
		schema string
		args   []string
	}{
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
	} {
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
