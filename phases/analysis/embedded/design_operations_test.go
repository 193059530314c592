package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const rehearsalRooms = `# Rehearsal rooms

- A member can reserve a room for an evening.
- The caretaker can lock a room.
- A member can cancel a reservation until noon.
- The caretaker can delete a reservation.
- A member sees the rooms that are free.
- The caretaker registers a room with its size.
- A member leaves a note for the next member in the room.
- The reservation of a member costs 8 euros per evening.
- A reservation does not block the room for more than one evening.
`

// An operation acts on what its verb acts on: what a sentence only names gets
// none.
func TestOperationsActOnTheirObject(t *testing.T) {
	t.Parallel()
	_, out := placed(t, rehearsalRooms)
	var got []string
	for _, e := range out.Architecture.Endpoints {
		got = append(got, e.Method+" "+e.Route)
	}
	require.Subset(t, got, []string{"POST /rooms/{id}/reserve", "POST /rooms/{id}/lock", "POST /reservations/{id}/cancel", "DELETE /reservations/{id}", "GET /rooms", "POST /rooms"})
	for _, route := range got {
		require.NotContains(t, route, "leave")
		require.NotContains(t, route, "cost")
		require.NotEqual(t, "DELETE /rooms/{id}", route)
	}
}

// What stands behind an address says what the operation does, by the last part
// of the address; an example of a call is no operation of its own.
func TestStatedOperationsSayWhatTheyDo(t *testing.T) {
	t.Parallel()
	_, out := placed(t, "# Locker interface\n\n## Endpoints\n\n```\nGET    /v1/lockers\nPOST   /v1/lockers/{id}/keys\nPOST   /v1/lockers/{id}/emptied\nDELETE /v1/lockers/{id}/keys\n```\n\nExample:\n\n```http\nPOST /v1/lockers/l_77/keys\n\n{\"pin\": \"4711\"}\n```\n")
	got := map[string]string{}
	for _, e := range out.Architecture.Endpoints {
		got[e.Method+" "+e.Route] = e.Purpose
	}
	require.Equal(t, map[string]string{
		"GET /v1/lockers":               "list lockers",
		"POST /v1/lockers/{id}/keys":    "create the key of a locker",
		"POST /v1/lockers/{id}/emptied": "report a locker as emptied",
		"DELETE /v1/lockers/{id}/keys":  "delete the keys of a locker",
	}, got)
}

// What the product does again and again by itself is called by nobody.
func TestWhatRecursIsNoOperation(t *testing.T) {
	t.Parallel()
	_, out := placed(t, "# Rehearsal desk\n\n- A member can reserve a room for an evening.\n- The caretaker can lock a room.\n- Finished reservations are handed to the treasurer once a day.\n- The list of members is fetched every night.\n")
	for _, e := range out.Architecture.Endpoints {
		require.NotContains(t, e.Route, "hand")
		require.NotContains(t, e.Route, "fetch")
	}
}
