package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// callsOf lists the features that a source makes of its operations.
func callsOf(t *testing.T, text string) map[string]FeatureFact {
	t.Helper()
	out := map[string]FeatureFact{}
	for _, f := range understood(t, text).Features {
		if f.Group != "" && f.Group[0] >= 'A' && f.Group[0] <= 'Z' {
			out[f.Group] = f
		}
	}
	return out
}

const ferryPaper = `# Quay API

## Who calls it

| Caller | What they do with it | Volume |
|---|---|---|
| Agent systems | book berths | about 40 |
| Harbour desk | approve bookings | 6 clerks |
| Pilot tablets (ours) | report arrivals | 25 tablets |

## Functions

1. An agent can withdraw a booking until 24 hours before it starts.
2. A booking requested less than 2 hours ahead is accepted but marked.
3. Drafts above 8 metres are refused.
4. The harbour sees all bookings of a day.
5. A booking that nobody has approved within 12 hours expires.
6. The crew of a ship gets a mail when it has to leave.
7. Every change is kept with its time.

## Endpoints

| Method | Path | Purpose | Who | Errors |
|---|---|---|---|---|
| GET | /berths | List free berths | agent | |
| POST | /bookings | Request a booking | agent | 409 if the berth is taken, 422 length missing |
| GET | /bookings/{id} | Read a booking | agent, desk | 404 |
| DELETE | /bookings/{id} | Withdraw a booking | agent | 409 once moored |
| POST | /bookings/{id}/approval | Approve or refuse | desk | |
| POST | /bookings/{id}/arrival | Report the arrival | tablet | |
`

func TestOperationsOfATableAreBuiltBesideAListOfFunctions(t *testing.T) {
	t.Parallel()
	calls := callsOf(t, ferryPaper)
	require.Equal(t, "List free berths.", calls["GET /berths"].Text)
	require.Equal(t, "Request a booking.", calls["POST /bookings"].Text, "a booking that was requested late is a case of it")
	require.Equal(t, "Approve or refuse a booking.", calls["POST /bookings/{id}/approval"].Text)
	require.NotContains(t, calls, "DELETE /bookings/{id}", "a function tells of it")
}

func TestCallersOfOperations(t *testing.T) {
	t.Parallel()
	calls := callsOf(t, ferryPaper)
	require.Equal(t, "Harbour desk", calls["POST /bookings/{id}/approval"].Actor, "the table of callers names it in full")
	require.Contains(t, calls["POST /bookings/{id}/arrival"].Actor, "ilot tablet")
	require.Equal(t, "An agent or the desk can read a booking.", calls["GET /bookings/{id}"].Text, "each of them is named")
	require.Equal(t, "`GET /bookings/{id}` answers each of these callers: agent, desk.", calls["GET /bookings/{id}"].Criteria[0].Text)
}

func TestRefusalsOfOperations(t *testing.T) {
	t.Parallel()
	var got []string
	for _, c := range callsOf(t, ferryPaper)["POST /bookings"].Criteria {
		got = append(got, c.Text)
	}
	require.Equal(t, []string{
		"`POST /bookings` is answered with 409 if the berth is taken.",
		"`POST /bookings` is answered with 422 in this case: length missing.",
	}, got)
}

func TestDesksAndTeamsAmongCallersArePeople(t *testing.T) {
	t.Parallel()
	u := understood(t, ferryPaper)
	for _, i := range u.Integrations {
		require.NotEqual(t, "Harbour desk", i.Name)
	}
	at := map[string]bool{}
	for _, a := range u.Actors {
		at[a.Name] = a.System
	}
	require.False(t, at["Harbour desk"])
	require.Contains(t, at, "Harbour desk")
}

func TestThingOfPath(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"/v1/orders/{id}/decision": "order",
		"/v1/orders":               "order",
		"/rings/{id}":              "ring",
		"/loads/{id}/tests":        "load",
		"/reports/daily":           "daily",
		"/test-results/{id}":       "test result",
	} {
		require.Equal(t, want, thingOfPath(path), path)
	}
}

func TestDeedsWithoutThing(t *testing.T) {
	t.Parallel()
	x := loadLexicons(t)
	for _, c := range []struct{ method, path, purpose, want string }{
		{"POST", "/orders/{id}/decision", "Confirm, hold or reject.", "Confirm, hold or reject an order."},
		{"DELETE", "/rings/{id}", "Stop it.", "Stop a ring."},
		{"POST", "/orders/{id}/cancel", "Cancel.", "Cancel an order."},
		{"POST", "/orders/{id}/report", "Report.", "Report."}, // may be a thing
		{"GET", "/orders/{id}", "Position or status.", "Position or status."},
		{"POST", "/orders", "Place an order.", "Place an order."},
	} {
		require.Equal(t, c.want, x.deedOnThing(&EndpointFact{Method: c.method, Path: c.path, Purpose: c.purpose}), c.purpose)
	}
}
