package embedded

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What a source states is no default of a pack: the setting has the value of
// the source with its lines, several values leave no room for any, and what the
// product does not have is not set.
func TestSettingsOfPacksGiveWay(t *testing.T) {
	t.Parallel()
	text := `# Boat yard booking

A web site on which a sailor books the crane of the yard.

- A sailor can book a time slot of the crane, at most three weeks ahead.
- A sailor can cancel a booking until 2 days before it.
- The yard master publishes the opening hours of each week.
- The yard master sees who did not come.
- A booking that is made goes to the calendar of the yard.
`
	_, design := designOf(t, fresh(), common("yard.md", text, "standard"))
	at := func(name string) *specs.Setting {
		i := slices.IndexFunc(design.Architecture.Settings, func(s specs.Setting) bool { return s.Name == name })
		if i < 0 {
			return nil
		}
		return &design.Architecture.Settings[i]
	}
	horizon := at("SCHEDULING_BOOKING_HORIZON_DAYS")
	require.NotNil(t, horizon)
	require.Equal(t, "21", horizon.Default)
	require.Equal(t, specs.Stated, horizon.Source.Kind)
	for _, s := range design.Architecture.Settings {
		require.NotEqual(t, "24h", s.Default, "%s beside the two days that the source states", s.Name)
	}
}

// Who signs in through the identity system of a house has no password here: the pack of
// accounts has nothing to say, and the one for everything else speaks in its place.
func TestAPackThatTheSourceSettlesGivesWay(t *testing.T) {
	t.Parallel()
	_, design := placed(t, "A tool to track laptop loans. Members sign in through Azure AD.")
	for _, row := range design.Architecture.Stack {
		require.NotContains(t, row.Technology, "argon2id")
	}
}
