package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A metric has the name of what is measured, also where a verb names it; the levels
// behind a colon are none.
func TestAMetricIsNamedAfterWhatIsMeasured(t *testing.T) {
	t.Parallel()
	g := designerOf(t, &understanding.Understanding{Lang: "en", Title: "Gauge", Product: "Gauge"})
	for _, c := range []struct{ text, want string }{
		{"Upload p95: gold", "upload_duration_seconds"},
		{"Replay of one hour", "replay_duration_seconds"},
		{"Sluice levels, p95: silver", "sluice_level_duration_seconds"},
	} {
		require.Equal(t, c.want, g.metricName(c.text, "NFR-P-001", "duration_seconds"), c.text)
	}
}

// What a source says of a command by a rule is the use of that command, told as what is.
func TestARuleForACommandTellsItsUse(t *testing.T) {
	t.Parallel()
	g := designerOf(t, &understanding.Understanding{Lang: "en", Title: "gauge", Product: "gauge"})
	for _, c := range []struct{ text, want string }{
		{"For `gauge seal`, new reports MUST carry the new seal.", "new reports carry the new seal"},
		{"For `gauge seal`, the report MUST carry the new seal.", "the report carries the new seal"},
		{"Gauge MUST carry the new seal.", ""},
	} {
		require.Equal(t, c.want, g.heldFor(&specs.Requirement{Description: []specs.Item{{Text: c.text}}}))
	}
	require.Equal(t, "Gauge unpacks into a container.", g.withSubject("Unpacks into a container."))
	require.Equal(t, "Two servers in Oslo.", g.withSubject("Two servers in Oslo."))
}

func designerOf(t *testing.T, u *understanding.Understanding) *Designer {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	return &Designer{Specifier: handMade(t, u, "standard"), d: d}
}
