package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatIsOpenByItselfAsksNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Coldlog\n\nColdlog is a command-line tool that archives log files.\n\n## Behaviour\n\n- Files that are still open are skipped and reported at the end of the run.\n- The format of the report is still open.\n")
	require.Len(t, u.Questions, 1)
	require.Contains(t, u.Questions[0].Text, "format of the report")
	require.Len(t, u.Features, 1)
}

func TestALegendOfRankWordsIsNobody(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Boatyard stories\n\n## Roles\n\n- **Boat owner** – rents a winter place\n- **Mechanic** – carries out engine work\n\nPriorities: **Must** = needed for 15 September, **Should** = needed by the end of the year, **Could** = before launch in April.\n\n## Stories\n\n- As a boat owner, I want to request a place so that I need not call. (Must)\n")
	for _, a := range u.Actors {
		require.NotContains(t, a.Name, "riorit")
	}
	require.Equal(t, "must", u.Features[0].Priority)
}

func TestHostsThatWriteLogsAreMachines(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Coldlog\n\nOur 180 build and application hosts write 900 GB of log files a day. Restoring a day takes an engineer three hours.\n\n## Functions\n\n- Only one archive may run per host.\n")
	for _, a := range u.Actors {
		require.NotEqual(t, "Host", a.Name)
	}
	u = understood(t, "# Suppers\n\nSuppers is a platform for home dinners.\n\n## Functions\n\n- Hosts can publish a dinner.\n")
	require.Len(t, u.Actors, 1)
}

func TestStepsThatOnlySayWhereAreThePlan(t *testing.T) {
	t.Parallel()
	plan := "# Coldlog\n\nColdlog is a command-line tool.\n\n## Functions\n\n- `coldlog list` lists files.\n\n## Rollout\n\n1. Two weeks on 10 build hosts.\n2. All build hosts, deletion switched on.\n3. Application hosts, one cluster per week.\n"
	for _, f := range understood(t, plan).Features {
		require.NotEqual(t, ListSteps, f.List)
	}
}

func TestWhatAThingShowsIsAskedForBehindAList(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Gardenia\n\nGardenia is an app for garden clubs.\n\n## Features\n\n- book a plot\n- report damage\n\nThe monthly report shows water use and fees paid.\n")
	require.Len(t, u.Features, 3)
	require.Equal(t, "The monthly report shows water use and fees paid.", u.Features[2].Text)
}

func TestWhatAnAreaContainsAreItsParts(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Gardenia\n\nGardenia is an app for garden clubs.\n\n## Features\n\nThe admin area contains:\n\n- User management\n- Payment overview\n\nThe export supports the following formats:\n\n- CSV\n- PDF\n")
	var texts []string
	for _, f := range u.Features {
		texts = append(texts, f.Text)
	}
	require.Equal(t, []string{"User management.", "Payment overview.", "The export supports the following formats: CSV and PDF."}, texts)
}
