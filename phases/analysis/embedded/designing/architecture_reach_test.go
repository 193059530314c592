package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// TestWhatIsDoneOutsideNeedsItsAdapter: a command that backs up writes to the place, one
// that lists what is known does not.
func TestWhatIsDoneOutsideNeedsItsAdapter(t *testing.T) {
	t.Parallel()
	g := designer(t, specs.English, "vault", "`vault backup`", "`vault list`")
	g.profile = "cli"
	p := &parts{core: 2, members: [][]int{{0}, {1}, nil}, rows: []specs.Component{
		{Name: "Backups"},
		{Name: "Listing"},
		{Name: "S3 adapter", Uses: []string{"S3"}, Source: phrasing.Rule("component-from-integration")},
	}}
	g.reachOut(p)
	require.Equal(t, []string{"S3 adapter"}, p.rows[0].Uses)
	require.Empty(t, p.rows[1].Uses)
}

// TestRulesOfAllCommandsStandInTheCore: colours and exit codes belong to no command.
func TestRulesOfAllCommandsStandInTheCore(t *testing.T) {
	t.Parallel()
	g := designer(t, specs.English, "vault", "`vault init`", "No colours when piped", "Send a message to the webhook")
	g.profile = "cli"
	got := g.rulesOfEntry([]theme{{name: "Core", how: "core", members: []int{0}}, {name: "Notifications", members: []int{1, 2}}})
	require.Equal(t, []int{0, 1}, got[0].members)
	require.Equal(t, []int{2}, got[1].members)
	require.True(t, severalDevices("Gateways"))
	require.False(t, severalDevices("API gateway"))
}
