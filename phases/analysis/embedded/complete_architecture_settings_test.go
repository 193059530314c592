package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestDefaultsAndValuesOfSettings(t *testing.T) {
	t.Parallel()
	rows := []struct {
		line string
		want specs.Setting
	}{
		{"`slug_style`: random, words or date prefix (`random` unless somebody changes it)", specs.Setting{Name: "slug_style", Type: "enum", Default: "random", Constraint: "random, words or date prefix"}},
		{"`idle_timeout`: how long a session stays open, 30 min by default", specs.Setting{Name: "idle_timeout", Type: "duration", Default: "30 min"}},
		{"`pass_query`: whether the query is kept, default yes", specs.Setting{Name: "pass_query", Type: "boolean", Default: "yes"}},
		{"`not_found_page`: a URL or our plain page", specs.Setting{Name: "not_found_page", Type: "enum", Constraint: "a URL or our plain page"}},
	}
	text := "# Link desk\n\n- A member can create a short link.\n- A member can delete a short link.\n\n## Settings of a workspace\n\n"
	for _, row := range rows {
		text += "- " + row.line + "\n"
	}
	_, design := designOf(t, fresh(), common("settings.md", text, "standard"))
	for _, row := range rows {
		at := slices.IndexFunc(design.Architecture.Settings, func(s specs.Setting) bool { return s.Name == row.want.Name })
		require.GreaterOrEqual(t, at, 0, row.line)
		got := design.Architecture.Settings[at]
		got.Default = strings.Trim(got.Default, "`")
		require.Equal(t, row.want, specs.Setting{Name: got.Name, Type: got.Type, Default: got.Default, Constraint: got.Constraint}, row.line)
	}
}

// A delay whose clause begins with nobody is named by its kind alone: its number is
// a setting all the same.
func TestADelayOfNobodyIsASetting(t *testing.T) {
	t.Parallel()
	_, design := designOf(t, fresh(), common("ward.md", "# Ward hub\n\n- A nurse can raise an alarm.\n  - If nobody acknowledges within 2 hours, the matron is alerted.\n", "standard"))
	require.True(t, slices.ContainsFunc(design.Architecture.Settings, func(s specs.Setting) bool {
		return s.Name == "ESCALATION_DELAY" && s.Default == "2h"
	}), design.Architecture.Settings)
}
