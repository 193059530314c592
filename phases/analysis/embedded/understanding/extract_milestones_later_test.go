package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestARoadmapNamesWhatMayComeOneDay: what has no date and is led by "later" or "maybe" is a
// wish of the last rank, one for each thing, and neither a milestone nor a title.
func TestARoadmapNamesWhatMayComeOneDay(t *testing.T) {
	t.Parallel()
	for item, want := range map[string][]string{
		"- Later, maybe: sunset-based ringing, SMS to the keeper": {"Sunset-based ringing.", "SMS to the keeper."},
		"- **Someday** – a swinging control":                      {"A swinging control."},
		"- Ideas for later: melodies":                             {"Melodies."},
		"- 0.2 (May 2027): a second tower":                        nil,
	} {
		u := understood(t, "# Bells\n\nRings bells.\n\n## Features\n\n- Strikes the hours.\n\n## Roadmap\n\n- 0.1 (May 2026): hours\n"+item+"\n")
		var got []string
		for _, f := range u.Features {
			if f.Priority == "could" {
				got = append(got, f.Text)
			}
		}
		require.Equal(t, want, got, item)
	}
}

// TestAmongRisksAreAssumptionsAndWhatIsDone: what somebody takes for granted below a list of
// risks is an assumption, and what is planned against a risk its measure.
func TestAmongRisksAreAssumptionsAndWhatIsDone(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Bells\n\nRings bells.\n\n## Risks\n\n- Contacts may weld shut. A watchdog relay is planned; the keeper is testing one.\n- Bells may crack.\n\nWe assume that the tower has mains power.\n")
	require.Len(t, u.Risks, 2)
	require.Equal(t, "A watchdog relay is planned; the keeper is testing one.", u.Risks[0].Mitigation)
	require.Empty(t, u.Risks[1].Mitigation)
	require.Len(t, u.Assumptions, 1)
}

// TestAnInstallSectionBindsTheProduct: what has to hold there is read, what the reader has to
// do is not.
func TestAnInstallSectionBindsTheProduct(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Bells\n\nRings bells.\n\n## Install\n\nYou must run the command as root. The tower has no internet, so everything has to work offline.\n")
	var all string
	for _, f := range u.Facts() {
		all += f.Text + "\n"
	}
	require.Contains(t, all, "everything has to work offline")
	require.NotContains(t, all, "as root")
}

// TestItemsLedByDatesAreStepsOfThePlan: two items or more that a date leads are milestones under
// whatever heading; a single one is what it says.
func TestItemsLedByDatesAreStepsOfThePlan(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Board\n\nA board for pilots.\n\n## Moving over\n\nBoth systems run side by side.\n\n- 2 March: the page is open to three agents\n- 13 April – parallel run begins\n- May 2027: the old board is switched off\n")
	require.Len(t, u.Milestones, 3)
	require.Empty(t, u.Features)
}
