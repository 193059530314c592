package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatASentenceSaysAThingCanBeAreItsStates(t *testing.T) {
	t.Parallel()
	const head = "# Kilnline\n\nKilnline is a web application for potteries.\n\n## Requirements\n\n"
	for text, want := range map[string][]string{
		"A kiln has one of four statuses: *in use*, *cooling*, *locked*, *retired*.":                                     {"in use", "cooling", "locked", "retired"},
		"Every kiln has the following states: idle, firing, cooling and locked.":                                         {"idle", "firing", "cooling", "locked"},
		"The operator sees the state of each kiln: idle, firing, cooling, on hold.":                                      {"idle", "firing", "cooling", "on hold"},
		"| ID | Requirement |\n|---|---|\n| K-1 | The operator sees the status of every kiln (idle, firing, cooling). |": {"idle", "firing", "cooling"},
		"Kiln statuses: Idle, Firing, Cooling. Only Idle can be opened.":                                                 {"Idle", "Firing", "Cooling"},
		"Statuses of a kiln: idle, firing, cooling.":                                                                     {"idle", "firing", "cooling"},
		"Each kiln goes through: waiting for clay, firing, cooling.":                                                     {"waiting for clay", "firing", "cooling"},
		"The operator sees the state of each kiln: with time, and with 3 readings.":                                      nil,
	} {
		u := Understand(readText(head+text+"\n", false), loadLexicons(t))
		var got []string
		for _, e := range u.Entities {
			got = append(got, e.States...)
		}
		require.Equal(t, want, got, text)
	}
}

func TestAStepThatIsNeverTakenIsNone(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Kilnline\n\nKilnline is a web application for potteries.\n\n## States of a kiln\n\nA kiln has one of four statuses: idle, firing, locked, retired. A firing kiln that is opened changes to locked, never directly to idle. A retired kiln cannot return to idle.\n", false), loadLexicons(t))
	require.Len(t, u.Entities, 1)
	for _, step := range u.Entities[0].Transitions {
		require.NotEqual(t, "idle", step.To)
	}
	require.NotEmpty(t, u.Entities[0].Transitions)
}
