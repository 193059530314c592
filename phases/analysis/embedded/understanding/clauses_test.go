package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// paper is a proposal in numbered clauses, as committees write them.
const paper = `RFC 4: Shared kiln calendar
Status: draft
Supersedes: RFC 2

The words MUST, SHOULD and MAY are used as in RFC 2119.

## 1. Summary

Members book the kiln by writing their name on a paper list in the hall.
This RFC proposes a calendar in which a member books a firing and the kiln master confirms it.

## 3. Terms

3.1. "Firing": one run of a kiln with one curve.
3.2. "Load": the pieces of one member in a firing.

## 4. Booking

4.1. The calendar MUST refuse a booking whose top temperature exceeds the limit of the kiln by more than 10 degrees.

4.2 A booking MAY be shared by several members.

4.3. A firing passes through the states booked, loaded and emptied.

4.4. At the end of a firing the calendar MUST send a receipt and pass it to the books (GnuCash).

2.5 million people fire clay.

## 5. Operation

    GET  /v1/firings?from=2025-01-01

5.1. The calendar runs on the Raspberry Pi in the hall (SQLite).

## 6. Rejected

6.1. A lock on the kiln door: too expensive.

## 7. Open

7.1. May guests book a firing?
`

func TestNumberedClausesAreStatements(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "paper.md", Text: paper}), loadLexicons(t))
	got := map[string][]string{}
	for _, f := range u.Facts() {
		got[f.Kind] = append(got[f.Kind], f.Text)
		require.NotRegexp(t, `^\d\.\d\.?$`, f.Text, "a number alone states nothing")
	}
	require.Equal(t, []string{"Members book the kiln by writing their name on a paper list in the hall."}, got["problem"])
	require.Contains(t, got["product"], "A calendar in which a member books a firing and the kiln master confirms it.")
	require.Contains(t, got["feature"], "The calendar MUST refuse a booking whose top temperature exceeds the limit of the kiln by more than 10 degrees.")
	require.Contains(t, got["feature"], "A booking MAY be shared by several members.")
	require.Equal(t, []string{"booked", "loaded", "emptied"}, got["state"])
	require.Equal(t, []string{"GnuCash"}, got["integration"])
	require.Equal(t, []string{"A lock on the kiln door: too expensive."}, got["non_goal"])
	require.Contains(t, strings.Join(got["technology"], " "), "SQLite")
	require.Equal(t, []string{"May guests book a firing?"}, got["question"])
	for _, a := range u.Actors {
		require.NotContains(t, a.Name, "May")
	}
	for _, term := range u.Terms {
		require.NotContains(t, term.Term, `"`)
	}
	for _, f := range u.Features {
		if strings.Contains(f.Text, "MAY") {
			require.Equal(t, "could", f.Priority)
		}
	}
}
