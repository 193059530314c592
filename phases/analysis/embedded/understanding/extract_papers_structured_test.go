package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The column of a table of operations that says what each answers is what its tests expect.
func TestAnswersOfOperationsAreStated(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Barge API\n\nAn API for barges.\n\n## Endpoints\n\n| Method | Path | What it does | Success |\n|---|---|---|---|\n| POST | /barges | Report a barge | 201 with `Location` |\n| GET | /barges/{id}/track | Where a barge has been today | 200 |\n| DELETE | /barges/{id} | Take a barge out | 204 / 409 |\n")
	require.Len(t, u.Endpoints, 3)
	require.Equal(t, []string{"201 with `Location`", "200", ""}, []string{u.Endpoints[0].Answer, u.Endpoints[1].Answer, u.Endpoints[2].Answer})
	require.Contains(t, featureTexts(u), "Read where a barge has been today.")
}

// What a paper says in tables and lists of who is told, what is reported and what is aimed at
// becomes what it is.
func TestTablesAndListsOfPapersAreReadForWhatTheyAre(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Hive Book

The register of the hives.

## Personas

### Callum, hiveman
Works outside, wears gloves.

## Numbers we will be measured by

| | Today | After 6 months |
|---|---|---|
| Hives lost in winter | 37 | fewer than 5 |

## Notifications

| Event | Who is told | How | When |
|---|---|---|---|
| Queen missing | hive owner | e-mail | at once |
| Harvest ready | beekeeper and owner | e-mail | on the day |

## Reports

- Hives by apiary and year, as Excel.
- Hives without an inspection for more than 5 weeks.

## Keep

- Keep the old scales at the gate: the visitors are not part of this change.

## How a move works

Today Callum writes the number into the black book. If a number cannot be read, the entry is set aside.

In future the move is complete when the second scan has been acknowledged.
`)
	require.Contains(t, featureTexts(u), "In the case “Queen missing”, the hive owner is told via e-mail: at once.")
	require.Contains(t, featureTexts(u), "In the case “Harvest ready”, the beekeeper and owner are told via e-mail: on the day.")
	require.Contains(t, featureTexts(u), "A report shows hives by apiary and year, as Excel.")
	require.Contains(t, featureTexts(u), "A report shows hives without an inspection for more than 5 weeks.")
	require.Contains(t, featureTexts(u), "The move is complete when the second scan has been acknowledged.")
	require.Contains(t, itemTexts(u.Situation), "If a number cannot be read, the entry is set aside.")
	require.Contains(t, itemTexts(u.Constraints), "Keep the old scales at the gate: the visitors are not part of this change.")
	require.Empty(t, u.NonGoals)
	require.Equal(t, "Hiveman", u.Actors[0].Name)
	require.Equal(t, []string{"Callum"}, u.Actors[0].Aliases)
	require.Equal(t, "Hives lost in winter.", u.Goals[0].Text)
	require.Equal(t, "37", u.Goals[0].Baseline)
}

// A change is called by what it changes, and goes on with the database that may not be replaced.
func TestAChangeNamesWhatItChanges(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Change request 12: labels at the desk\n\nRequested by: Ana Ruiz, Archive. Expected: 1,900 labels a day.\n\n## The change\n\nChange LabelRoom so that labels are printed at the desk.\n\n## Given\n\n- Oracle 19c is the database; a new one is not allowed this year.\n- The timetable is read from the existing service PathFinder over gRPC.\n")
	require.Equal(t, "LabelRoom", u.Product)
	require.Equal(t, "Oracle 19c", u.Technologies[0].Name)
	require.Contains(t, itemTexts(u.Notes), "Expected: 1,900 labels a day.")
	require.Equal(t, "PathFinder", u.Integrations[0].Name)
	require.Equal(t, TechOfPartner, u.Technologies[1].Standing)
}

// Either of two states goes on, and what leads off a chain begins in each state it names.
func TestChainsWithEitherOfTwoStates(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Barge API\n\nAn API for barges.\n\n### POST /barges\n\nStates: draft → submitted → accepted or rejected → departed; submitted or accepted → lapsed.\n")
	require.Equal(t, "Barge", u.Entities[0].Name)
	require.Equal(t, []string{"draft", "submitted", "accepted", "rejected", "departed", "lapsed"}, u.Entities[0].States)
	var steps []string
	for _, s := range u.Entities[0].Transitions {
		steps = append(steps, s.From+">"+s.To)
	}
	require.Equal(t, []string{"draft>submitted", "submitted>accepted", "submitted>rejected", "accepted>departed", "submitted>lapsed", "accepted>lapsed"}, steps)
}
