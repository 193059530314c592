package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// whoMay is a paper with a table of operations whose last column, of the given head, says who may call.
func whoMay(head, operation, purpose, who string) string {
	return `# Depot API

An HTTP service for the depots of a tram company.

## Who calls it

| Caller | What they do with it |
|---|---|
| Workshop software | reports repairs |
| TRAMIS | assigns drivers |
| Control desk | follows the trams |

## Operations

| Method and path | Purpose | ` + head + ` |
|---|---|---|
| ` + "`POST /trams`" + ` | add a tram | clerk |
| ` + "`" + operation + "`" + ` | ` + purpose + ` | ` + who + ` |
| ` + "`DELETE /trams/{id}`" + ` | remove a tram | clerk |
`
}

func TestWhoMayCallIsWhoStandsInTheColumn(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ head, operation, purpose, who, text, answers string }{
		{"Who may", "PUT /trams/{id}/driver", "set or replace the assigned driver", "TRAMIS", "TRAMIS can set or replace the assigned driver.", "answers this caller: TRAMIS."},
		{"Allowed for", "GET /trams/{id}", "read one tram with its repairs", "clerk (own), TRAMIS, control desk", "A clerk, TRAMIS or the control desk can read one tram with its repairs.", "answers each of these callers: clerk (own), TRAMIS, control desk."},
		{"Caller", "POST /trams/{id}/withdrawal", "cancel, with a reason code", "clerk (own), TRAMIS", "A clerk or TRAMIS can cancel a tram, with a reason code.", "answers each of these callers: clerk (own), TRAMIS."},
		{"Who may call", "GET /bays", "open bays", "clerk, terminal", "A clerk or a terminal can read open bays.", "answers each of these callers: clerk, terminal."},
		{"Who may", "PUT /trams/{id}/driver", "replace the assigned driver", "", "Depot API lets callers replace the assigned driver.", ""},
		{"Who may", "POST /trams/{id}/wash", "washing of one tram", "TRAMIS", "TRAMIS can use `POST /trams/{id}/wash`: washing of one tram.", "answers this caller: TRAMIS."},
	} {
		f := callsOf(t, whoMay(test.head, test.operation, test.purpose, test.who))[test.operation]
		require.Equal(t, test.text, f.Text, test.operation)
		require.True(t, f.Called, test.operation)
		if test.answers != "" {
			require.NotEmpty(t, f.Criteria, test.operation)
			require.Equal(t, "`"+test.operation+"` "+test.answers, f.Criteria[0].Text)
		}
	}
}

func TestOneRoleThatMayCallIsItsActor(t *testing.T) {
	t.Parallel()
	f := callsOf(t, whoMay("Who may", "PATCH /trams/{id}", "change the driver of a tram", "clerk (own)"))["PATCH /trams/{id}"]
	require.Equal(t, "Clerk", f.Actor)
	require.False(t, f.Called)
	require.Equal(t, "`PATCH /trams/{id}` answers this caller: clerk (own).", f.Criteria[0].Text)
}

func TestOperationThatReadsDoesNothingElse(t *testing.T) {
	t.Parallel()
	for purpose, want := range map[string]string{
		"open bays":           "Read open bays.",
		"free tracks":         "Read free tracks.",
		"order lines":         "Read order lines.",
		"export repairs":      "Export repairs.",
		"list open bays":      "List open bays.",
		"calculate the price": "Calculate the price.",
		"order the bays":      "Order the bays.",
	} {
		f := callsOf(t, whoMay("Who may", "GET /things", purpose, "clerk"))["GET /things"]
		require.Equal(t, want, f.Text)
	}
}

func TestWhatAnotherSystemDoesIsGiven(t *testing.T) {
	t.Parallel()
	for text, built := range map[string]bool{
		"Slots are computed by TRAMIS; we merely hand them on.":   false,
		"Slots are kept by TRAMIS; the port must not store them.": true,
		"Drivers are always assigned by TRAMIS.":                  false,
		"Slots are computed by the product.":                      true,
		"Slots are sorted by start.":                              true,
	} {
		u := understood(t, whoMay("Who may", "GET /bays", "open bays", "clerk")+"\n## Rules\n\n- "+text+"\n- Repairs are never deleted.\n")
		given := (&understander{u: u}).doneByOther(text)
		require.Equal(t, built, !given, text)
	}
}
