package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAPriorityKeepsItsMeaningBesideARemark reads the word of a priority that
// an addition in brackets follows.
func TestAPriorityKeepsItsMeaningBesideARemark(t *testing.T) {
	t.Parallel()
	table := func(cell string) string {
		return "| # | What | Prio |\n|---|---|---|\n| 1 | Boats are booked by the hour | " + cell + " |\n"
	}
	cases := []struct{ text, priority string }{
		{table("Won't (this year)"), "wont"},
		{table("Won’t (this year)"), "wont"},
		{table("Won't have this time"), "wont"},
		{table("Must (legal)"), "must"},
		{table("必须（法规）"), "must"},
		{"- [Should (if cheap)] Boats are booked by the hour.\n", "should"},
		{"- A skipper can hand a boat on (P1): the next one scans the tag and signs.\n", "should"},
		{"- Skippers get a weekly list of free berths: those that nobody has booked. P1, but the pilots would pay for it.\n", "should"},
		{"- 船长可以把船交给下一位船员代管（P1）：船员扫码登记。\n", "should"},
		{"1. **P2** Cut-over assistant: boats are booked by the hour.\n", "could"},
		{"### Must (legal)\n\n- Boats are booked by the hour.\n", "must"},
	}
	lex := loadLexicons(t)
	for _, c := range cases {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: "# Harbour\n\nHarbour is a planner for small ports.\n\n## Requirements\n\n" + c.text}), lex)
		require.NotEmpty(t, u.Features, c.text)
		assert.Equal(t, c.priority, u.Features[0].Priority, c.text)
		assert.NotContains(t, u.Features[0].Text, "P1", c.text)
	}
	beside := Understand(lex.Read(analysis.Source{Text: "# Harbour\n\nHarbour is a planner for small ports.\n\nPriorities: P0 = no launch without it, P1 = within the quarter, P2 = when there is time.\n\n## Messages\n\n- Skippers can subscribe to a berth and get a mail. P2.\n- The port sends a list every Monday. P1, but nobody asked.\n"}), lex)
	require.Len(t, beside.Features, 2)
	require.Equal(t, "could", beside.Features[0].Priority)
	require.Equal(t, "should", beside.Features[1].Priority)
	require.Empty(t, beside.Features[1].Criteria)
	require.Len(t, beside.Features[1].Reasons, 1)
	for _, heading := range []string{"Won't", "Won't (this year)", "Won’t (yet)"} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: "# Harbour\n\nHarbour is a planner for small ports.\n\n## Requirements\n\n- Boats are booked by the hour.\n\n### " + heading + "\n\n- Chat between boats.\n- Weather maps.\n"}), lex)
		assert.Len(t, u.Features, 1, "what is left out is no feature: %s", heading)
		assert.Len(t, u.NonGoals, 2, heading)
	}
}
